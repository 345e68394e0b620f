# Refus : pourquoi une action n’est pas possible.
refusal-setup = Le tournoi n’est pas encore jouable : { $reasons }
refusal-minor = Inscription refusée : il faut avoir { $minimum_age } ans le jour du tournoi.
refusal-already_registered = { $player } a déjà une inscription.
refusal-newcomers = Personne n’a été inscrit. { $reasons }
refusal-newcomer = { $player } : { $why }
refusal-already_signed_up = { $player } a déjà une préinscription.
refusal-not_signed_up = Personne n’a été préinscrit. { $reasons }
refusal-no_sign_up = { $player } n’a pas de préinscription.
refusal-sign_ups_closed = Le tournoi a commencé : inscrivez directement ceux qui arrivent.
refusal-registration_closed = Les inscriptions sont closes.
refusal-no_such_entry = Cette inscription n’existe pas.
refusal-no_such_table = La table { $table } n’existe pas dans la salle.
refusal-table_not_open = La table { $table } n’est pas ouverte.
refusal-table_open = La table { $table } est déjà ouverte.
refusal-no_such_seat = La table { $table } n’a pas de place { $seat }.
refusal-seat_taken = La place { $seat } de la table { $table } est déjà prise ou réservée.
refusal-seat_blocked = La place { $seat } de la table { $table } est bloquée : libérez-la d’abord.
refusal-only_blocked_seats = { $seats ->
    [one] Seule une place bloquée est libre : libérez-la, ou ajoutez une table à la salle.
   *[other] Seules des places bloquées sont libres ({ $seats }) : libérez-en une, ou ajoutez une table à la salle.
  }
refusal-small_blind_seat = La place { $seat } de la table { $table } sera petite blinde : un joueur déplacé n’y va jamais. Choisissez une autre place.
refusal-no_seat_allowed = Aucune place permise n’est libre à la table { $table } : choisissez une autre table, ou attendez une main.
refusal-no_free_seat = Toutes les places sont prises : ajoutez une table à la salle.
refusal-empty_seat = Personne n’est assis à la place { $seat } de la table { $table }.
refusal-too_few_players = Il faut au moins deux joueurs.
refusal-room_too_small = { $players } joueurs pour { $seats } places : ajoutez des tables à la salle.
refusal-draw = Le tirage est impossible : vérifiez les places réservées.
refusal-already_started = Le tournoi a commencé : ce n’est plus possible.
refusal-not_started = Le tournoi n’a pas commencé.
refusal-not_drawn = Tirez d’abord les places.
refusal-already_finished = Le tournoi est terminé. Annulez la clôture pour le modifier.
refusal-clock_stopped = L’horloge est déjà arrêtée.
refusal-clock_running = L’horloge tourne déjà.
refusal-clock_out_of_range = Ce niveau ou cette durée n’existe pas dans la structure.
refusal-pause_end = La pause doit finir plus tard que maintenant, et d’ici à vingt-quatre heures.
refusal-registration_end = Les inscriptions doivent finir plus tard que maintenant, et d’ici à vingt-quatre heures.
refusal-in_break = C’est déjà la pause.
refusal-hand_for_hand = Le jeu se fait main par main : ce sont les mains qui font avancer l’horloge.
refusal-not_hand_for_hand = Le jeu ne se fait pas main par main.
refusal-one_table = Il n’y a qu’une table : elle n’a personne à attendre.
refusal-hand_not_done = La table { $table } n’a pas fini sa main.
refusal-too_many_hands = On annonce { $most } mains au plus.
refusal-step_minutes = Un niveau ou une pause dure de 1 à { $most } minutes.
refusal-same_structure = Les niveaux à venir durent déjà ce temps.
refusal-past_frozen = Ce qui est déjà joué ne peut plus changer.
refusal-stack_fixed = Des joueurs sont inscrits : le tapis de départ ne peut plus changer.
refusal-not_seated = { $player } n’est pas à une table.
refusal-bring_back_first = { $player } ne joue plus. Annulez d’abord la sortie, puis vendez la recave ou l’add-on.
refusal-not_out = { $player } joue encore.
refusal-named_twice = { $player } figure deux fois dans la liste.
refusal-flights_joined = Les jours 1 sont déjà réunis ici. Annulez leur réunion pour en choisir d’autres.
refusal-no_flights = Choisissez au moins un jour 1 terminé.
refusal-no_such_level = Il n’y a pas de niveau { $level } dans cette structure.
refusal-nobody_named = Choisissez au moins un joueur.
refusal-last_player = Le dernier joueur ne peut pas être éliminé : il a gagné.
refusal-by_himself = { $player } ne peut pas sortir et gagner le même coup.
refusal-stacks_needed = Plusieurs joueurs à départager : indiquez le tapis de chacun au début de la main.
refusal-stacks_equal = Tapis égaux : le règlement laisse l’ordre au directeur. Éliminez-les l’un après l’autre.
refusal-stack_impossible = Ce tapis est impossible avec les jetons en jeu.
refusal-re_entry = Ré-inscription { DE($player) } refusée : { $reason }
refusal-has_re_entered = { $player } s’est ré-inscrit : éliminez ce joueur au lieu de retirer son inscription.
refusal-rebuy = Recave refusée : { $reason }
refusal-add_on_for = Pas d’add-on pour { $player } : { $reason }
refusal-no_add_on_to_return = { $player } n’a pas d’add-on à reprendre.
refusal-add_on = Add-on refusé : { $reason }
refusal-cannot_break = La table { $table } ne peut pas être fermée : il manque des places aux autres tables.
refusal-not_final_table = La table finale ne peut pas être tirée : { $players ->
        [one] { $players } joueur restant
       *[other] { $players } joueurs restants
    } pour { $seats } places.
refusal-same_table = Choisissez deux tables différentes.
refusal-amount = Ce montant n’est pas possible.
refusal-nothing_owed = { $player } ne doit rien.
refusal-write_off_reason = Donnez la raison : elle reste dans l’historique et le compte rendu.
refusal-deal_gap = Il manque { $missing } jetons dans les tapis comptés : recomptez, ou confirmez ce manque.
refusal-not_over = Il reste { $players } joueurs : le tournoi n’est pas fini.
refusal-no_such_advice = Cette proposition n’est plus d’actualité.
refusal-prizes = Les gains ne tombent pas juste : vérifiez les pourcentages ou les montants.
refusal-no_such_penalty = Cette sanction n’existe pas.
refusal-no_prize = { $player } n’a pas de gain à recevoir.
refusal-prize_handed = { $player } a déjà reçu tout son gain.
refusal-prize_not_handed = { $player } n’a encore rien reçu.
refusal-penalty_lifted = Cette sanction est déjà levée.
refusal-penalty_too_long = Une exclusion dure de 1 à { $most } tours, un avertissement coûte au plus { $most } mains.
refusal-note_too_long = La note est trop longue : { $most } caractères au plus.
refusal-nobody_suspended = Personne n’est sous le coup d’une exclusion à la table { $table }.
refusal-disqualified = { $player } est disqualifié : levez cette sanction pour le remettre en jeu.
refusal-table_in_use = La table { $table } est utilisée : elle ne peut pas changer.
refusal-nothing_to_announce = Il n’y a pas encore d’argent à gagner : rien à annoncer.
refusal-prizes_announced = Ces gains sont déjà annoncés et rien n’a changé depuis.
refusal-nothing_announced = Aucun gain n’est annoncé.
refusal-no_named_prize = Il n’y a pas de prix « { $prize } ».
refusal-named_given = { $player } a déjà le prix « { $prize } ».
refusal-named_open = Le prix « { $prize } » n’est encore à personne.
refusal-named_handed = Le prix « { $prize } » est déjà remis : décochez d’abord « Remis ».
refusal-named_kept = Le prix « { $prize } » est attribué : reprenez-le avant de le retirer ou de le renommer.
refusal-nothing_to_deal = Il n’y a rien à partager : il faut au moins deux joueurs en jeu et des gains à venir.
refusal-deal_stands = Un arrangement est conclu : annulez-le d’abord.
refusal-no_deal = Aucun arrangement n’est conclu.
refusal-deal_stacks = Comptez le tapis de chaque joueur restant.
refusal-no_envelopes = Ce tournoi se joue sans enveloppes.
refusal-envelopes_opened = Une enveloppe est déjà tirée : elles ne changent plus.
refusal-envelope_count = Il faut une enveloppe par joueur restant : { $players } en tout.
refusal-envelope_sum = Les enveloppes doivent contenir exactement ce qui a été versé pour les primes.
refusal-no_envelope = Aucune enveloppe à tirer pour l’élimination { DE($player) } : elle est déjà tirée, personne n’est désigné, ou il ne reste que celle du vainqueur.
refusal-deal_sum = Les montants ne font pas la somme à partager.
refusal-deal_kept = Ce montant pour le vainqueur n’est pas possible : chacun doit garder ce qui lui est acquis.
refusal-deal_not_agreed = Chaque joueur restant doit donner son accord.

# Ce qui manque à un tournoi pour être joué.
setup-name_invisible = ce nom contient des caractères invisibles : saisissez-le de nouveau.
setup-date = l’année doit être comprise entre 1900 et 2199.
setup-name_missing = donnez-lui un nom.
setup-name_too_long = ce nom dépasse 200 caractères.
setup-starting_stack = le tapis de départ doit être un nombre de jetons positif.
setup-seats_per_table = de 2 à 10 places par table.
setup-final_table_seats = de 2 à 10 joueurs en table finale.
setup-no_table = indiquez au moins une table de la salle.
setup-table_twice = deux tables portent le numéro { $table }.
setup-table_seats = la table { $table } doit avoir de 2 à 10 places.
setup-price = ce prix est hors des limites.
setup-bounty_to_head = de 1 à 99 % de la prime passent sur la tête.
setup-envelope_tier = une enveloppe contient quelque chose, et il y en a au moins une de ce montant.
setup-mystery_players = les enveloppes se tirent à partir de 2 à 10 000 joueurs restants.
setup-currency = la monnaie s’écrit en trois lettres, par exemple EUR.
setup-addon_multiple = un add-on vaut une ou deux caves.
setup-re_entry_level = les ré-inscriptions durent au moins un niveau : indiquez lequel, ou autorisez les inscriptions tardives.
setup-re_entry_most = au moins une ré-inscription par joueur, ou aucune limite.
setup-re_entry_chips = le tapis d’une ré-inscription va de 1 à un milliard de jetons.
setup-rebuy_level = les recaves durent au moins un niveau.
setup-start_minute = l’heure de début n’est pas une heure du jour.
setup-late_until_minute = l’heure de fin des inscriptions est une heure du jour, et les inscriptions durent au moins un niveau : indiquez lequel.
setup-capacity = le nombre de places va de 2 à 10 000.
setup-expected = on attend de 2 à 10 000 joueurs.
setup-qualifiers = de 1 à 1 000 qualifiés.
setup-flight_level = le jour 1 finit avec un niveau de la structure.
setup-flight_bounty = pas de primes dans un tournoi en plusieurs jours : retirez-les dans « Formule et prix ».
setup-rounds_rebuy = par tours, chacun n’a qu’une inscription : ni recave, ni add-on, ni ré-inscription.
setup-rounds_end = les tours se jouent jusqu’au dernier joueur, ou jusqu’au nombre de qualifiés.
setup-rounds_last = un nombre de tours va de 1 à 20.
setup-teams = une équipe a un nom et des joueurs.
setup-time_limit = la durée va d’une minute à sept jours.
setup-points = des points sont hors des limites.
setup-structure-no_level = il faut au moins un niveau.
setup-structure-too_long = pas plus de 200 lignes dans la structure.
setup-structure-begins_with_break = la structure ne commence pas par une pause.
setup-structure-minutes = ligne { $line } : la durée va de 1 à 600 minutes.
setup-structure-blinds = ligne { $line } : la grosse blinde vaut au moins 1, la petite ne la dépasse pas.
setup-prizes-places = de 1 à 100 places payées.
setup-prizes-field_percent = de 1 à 100 % des joueurs.
setup-prizes-percent_sum = les pourcentages font { $sum } au lieu de 100.
setup-prizes-share_count = indiquez de 1 à 100 places.
setup-prizes-amount_of = le montant de la place { $line } est hors des limites.
setup-prizes-seat_value = une place qualificative vaut d’un centime à dix millions.
setup-prizes-unit = l’arrondi va d’un centime à un million.
setup-prizes-guarantee = cette garantie est hors des limites.
setup-prizes-minimum = le gain minimal va d’un centime à dix millions, ou de 0,01 à 100 fois l’inscription.
setup-prizes-minimum_of_nothing = l’inscription ne coûte rien : indiquez le gain minimal en montant.
setup-prizes-below_minimum = le montant de la place { $line } est au-dessous du gain minimal.
setup-prizes-named_name = dites comment s’appelle l’autre prix { $line }.
setup-prizes-named_twice = l’autre prix { $line } porte le nom d’un autre.
setup-prizes-named_amount = le montant de l’autre prix { $line } est hors des limites.
setup-prizes-thing_place = le lot { $line } va à la première place ou à une suivante.
setup-prizes-thing_name = dites ce qu’est le lot { $line }.

# Une salle du club.
setup-venue_name = donnez un nom à la salle (100 lettres au plus).
setup-venue_taken = une autre salle porte ce nom.
setup-venue_empty = indiquez au moins une table (500 au plus).

# Une structure collée depuis un tableur.
paste-no_level = Aucun niveau dans ce qui est collé : il faut au moins la petite et la grosse blinde.
paste-line = Ligne { $line } illisible : « { $text } ».

# L’historique : ce qui a été fait.
action-amend = Réglages du tournoi modifiés
action-register = Inscription { DE($player) }
action-register_several =
    { $count ->
        [one] Inscription { DE($player) }
       *[other] Inscription de { $count } joueurs
    }
action-sign_up =
    { $count ->
        [one] Préinscription { DE($player) }
       *[other] Préinscription de { $count } joueurs
    }
action-sign_off = Préinscription { DE($player) } annulée
sign_up-moved_up =
    { $count ->
        [one] { $what } · Une place se libère pour { $players }
       *[other] { $what } · Des places se libèrent pour { $players }
    }
action-settle_absents =
    { $withdrawn ->
        [0] { $absent ->
            [one] { $absent } absent, place bloquée
           *[other] { $absent } absents, places bloquées
        }
       *[other] { $absent ->
            [0] { $withdrawn ->
                [one] Inscription d’absent retirée : { $names }
               *[other] { $withdrawn } inscriptions d’absents retirées : { $names }
            }
           *[other] Absents : { $absent } à place bloquée, { $withdrawn } à inscription retirée : { $names }
        }
    }
action-unregister = Inscription { DE($player) } retirée{ $given ->
    [yes] {" "}({ $why })
   *[no] {""}
  }
action-pay = { $amount } reçus { DE($player) }
action-write_off = Dette { DE($player) } remise
action-reserve_seat = Table { $table }, place { $seat } réservée à { $player }
action-lift_reservation = Place réservée { DE($player) } libérée
action-draw_seats = Tirage des places
action-start = Début du tournoi
action-pause_clock = Horloge arrêtée
action-resume_clock = Horloge relancée
action-set_clock = Horloge réglée
action-shift_clock = Horloge décalée de { $duration }
action-pause_until = { $timed ->
    [yes] Horloge arrêtée jusqu’à { $time }
   *[no] Horloge arrêtée, sans heure de reprise
  }
action-close_registration = { $timed ->
    [yes] Fin des inscriptions à { $time }
   *[no] Inscriptions closes
  }
action-reopen_registration = Inscriptions rouvertes
action-break_now = { $minutes ->
    [one] Pause d’une minute décidée en cours de niveau
   *[other] Pause de { $minutes } minutes décidée en cours de niveau
  }
action-step_clock = { $forward ->
    [yes] Passage au niveau suivant
   *[no] Retour au niveau précédent
  }
action-correct_hours = { $none ->
    [yes] L’horloge de l’ordinateur est de nouveau celle du début de la soirée : les heures suivent
   *[no] Horloge de l’ordinateur corrigée de { $ahead ->
        [yes] +
       *[no] −
    }{ $by } : les heures de la soirée suivent
}
action-give_back = Temps d’absence rendu à l’horloge
action-start_hand_for_hand = Début du main par main
action-table_hand_done = Main par main : table { $table } { $done ->
    [yes] prête
   *[no] encore en jeu
  }
action-next_hand = Main par main : main suivante, deux minutes de moins
action-end_hand_for_hand = Fin du main par main
action-announce_last_hands = { $hands ->
    [0] Annonce des dernières mains retirée
    [one] Dernière main annoncée
   *[other] { $hands } dernières mains annoncées
  }
action-cut_levels = Niveaux à venir : { $minutes } minutes chacun
action-change_structure = Structure modifiée
action-open_table = Table { $table } ouverte
action-block_seats = Places bloquées : { $tables }
blocked-seats = table { $table }, { $seats }
blocked-none = table { $table }, aucune
action-tell_position = { $position ->
    [button] Bouton
   *[big_blind] Grosse blinde
  } en place { $seat } à la table { $table }
action-bust = { $count ->
    [one] Sortie { DE($player) }
   *[other] Sorties { DE($player) }
  }
bust-placed = { $what } : { $place ->
    [1] 1re
   *[other] { $place }e
  } place
bust-paid = { $what } : { $place ->
    [1] 1re
   *[other] { $place }e
  } place, { $prize }
action-revive = Retour en jeu { DE($player) }
action-register_with_stacks =
    { $count ->
        [one] Tapis de { $count } joueur attribué
       *[other] Tapis de { $count } joueurs attribués
    }
action-join_flights =
    { $count ->
        [one] Jours 1 réunis : { $count } joueur qualifié
       *[other] Jours 1 réunis : { $count } joueurs qualifiés
    }
action-re_enter = Ré-inscription { DE($player) }
re_entry-seated = { $what } : table { $table }, place { $seat }
action-rebuy = Recave { DE($player) }
action-add_on = Add-on { DE($player) }
action-add_on_several =
    { $count ->
        [one] Add-on { DE($player) }
       *[other] { $count } add-ons
    }
action-return_add_on = Add-on { DE($player) } repris
action-set_rebuy_phase = Fin de la période de recaves : étape notée
action-balance = Équilibrage : un joueur de la table { $from } vers la table { $to }
action-balance_of = Équilibrage : { $player } passe de la table { $from } à la table { $to }
action-break_table = Table { $table } fermée
action-follow_advice = Tous les déplacements conseillés faits
action-draw_final_table = Tirage de la table finale
action-move_player = { $player } va en table { $table }, place { $seat }
action-exchange_seats = { $player } et { $other } échangent leurs places
action-postpone = Proposition remise à plus tard
action-penalise = { $sanction ->
    [warning] { $count ->
        [0] Avertissement pour { $player }
        [one] Avertissement et une main manquée pour { $player }
       *[other] Avertissement et { $count } mains manquées pour { $player }
      }
    [suspension] { $count ->
        [one] Exclusion { DE($player) } pour un tour
       *[other] Exclusion { DE($player) } pour { $count } tours
      }
   *[disqualified] Disqualification { DE($player) }
  } ({ $offence ->
    [repeated_misdeals] fausses donnes répétées
    [time_abuse] abus du temps
    [exposed_hand] main dévoilée
    [acting_standing] jeu debout
    [wrong_amounts] montants mal annoncés
    [splashed_bets] jetons lancés au milieu
    [out_of_turn] jeu hors de son tour
    [string_bet] mises en plusieurs fois
    [wrong_hand_called] fausse annonce à l’abattage
    [outside_chips] jetons apportés à la table
    [criticism] critiques
    [remarks] remarques hors du coup
    [rabbit_hunting] cartes à venir regardées
    [disturbance] gêne des autres joueurs
    [language] langue non admise
    [device] appareil utilisé pendant le coup
    [soft_play] jeu de complaisance
    [giving_chips] don de jetons
    [shown_fold] main jetée montrée
   *[other] autre faute
  })
action-lift_penalty = Sanction { $penalty } levée
action-count_played = { $unit ->
    [round] Tour joué
   *[hand] Main jouée
  } à la table { $table } : absences décomptées
action-change_prizes = Répartition des gains modifiée
action-announce_prizes = Gains annoncés
action-keep_announced = Gains annoncés gardés{ $said ->
    [yes]  : { $note }
   *[no] {""}
  }
action-lift_announcement = Gains de nouveau calculés sur la dotation
action-give_named = { $given ->
    [yes] Prix « { $prize } » attribué à { $player }
   *[no] Prix « { $prize } » repris
  }
action-hand_named = { $handed ->
    [yes] Prix « { $prize } » remis
   *[no] Prix « { $prize } » non remis
  }
action-hand_prize = { $handed ->
    [no] Gain repris : { $player }
   *[yes] Gain remis à { $player }
  }
action-make_deal = Arrangement conclu, { $method ->
    [icm] selon l’ICM
    [chip_chop] au prorata des jetons
    [even] à parts égales
   *[custom] montants convenus
  }
action-name_hunters = Élimination { DE($player) } : auteur noté
action-count_stacks =
    { $count ->
        [0] Compte d’un tapis effacé
        [one] Tapis { DE($player) } : { $chips }
       *[other] { $count } tapis comptés
    }
action-seal_envelopes =
    { $count ->
        [one] { $count } enveloppe scellée
       *[other] { $count } enveloppes scellées
    }
action-draw_envelope =
    { $known ->
        [yes] Enveloppe pour l’élimination { DE($player) } : { $amount }
       *[no] Enveloppe pour l’élimination { DE($player) }
    }
action-lift_deal = Arrangement annulé
action-finish = Fin du tournoi
history-undo = Annulé : { $what }
history-redo = Rétabli : { $what }
history-take_back = Retirer
move-exchange = { $seat } : échanger avec { $player }
history-take_back_title = Retirer seulement cette action : { $what }
own-entry = Inscription{ $state ->
    [free] {""}
    [paid] , { $amount } payés
   *[unpaid] , { $amount } non payés
  }
own-re_entry = Ré-inscription{ $state ->
    [free] {""}
    [paid] , { $amount } payés
   *[unpaid] , { $amount } non payés
  }
own-rebuy = Recave{ $state ->
    [free] {""}
    [paid] , { $amount } payés
   *[unpaid] , { $amount } non payés
  }
own-add_on = Add-on{ $state ->
    [free] {""}
    [paid] , { $amount } payés
   *[unpaid] , { $amount } non payés
  }
own-absent = Absence notée
own-arrived = Retour noté
history-of_player = Ce soir
take_back-done = Retrait de « { $what } »
take_back-ruling = Une décision de l’arbitrage
take_back-gone = Cette action est déjà annulée.
take_back-depends = « { $what } » ne se retire pas seule : « { $later } », fait ensuite, en dépend. Annulez d’abord cela, ou corrigez par une nouvelle action.
