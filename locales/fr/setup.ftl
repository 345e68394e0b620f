# La préparation d’un tournoi : ses sections, ses modèles, les salles du club.
prep-section-general = Général
prep-section-room = Salle et tables
prep-section-levels = Niveaux
prep-section-formula = Formule et prix
prep-section-prizes = Gains
prep-section-points = Points
prep-section-rules = Fin et règlement
prep-summary = Ce qui en résulte
prep-tools = Actions
prep-choose = Choisir…
prep-delete = Supprimer
prep-rename = Renommer
prep-replace = Remplacer
prep-duplicate = Dupliquer
prep-amend = Modifier le tournoi
prep-amend_button = Modifier
prep-save = Enregistrer les changements
prep-discard = Abandonner ce qui est écrit ?
prep-discard_words = Les changements de cette préparation seront perdus.
prep-discard_go = Abandonner
prep-open = En préparation : { $name }
prep-resume = Reprendre
prep-errors = { $count ->
    [one] { $count } point à corriger
   *[other] { $count } points à corriger
  }
prep-warnings = { $count ->
    [one] { $count } remarque sur les niveaux
   *[other] { $count } remarques sur les niveaux
  }

prep-template_hint = Remplace tout ce qui suit, sauf la date.
prep-templates = Modèles
prep-template_use = Préparer un tournoi
prep-template_name = Nom du modèle
prep-template_taken = Un modèle porte ce nom : il sera remplacé.
prep-template_usual = vos nouveaux tournois commencent ainsi
prep-template_make_usual = En faire le modèle habituel
prep-template_delete = Supprimer le modèle { $name } ?
prep-template_delete_words = Les tournois créés à partir de lui restent.
prep-kept = Modèle gardé : { $name }
prep-tournament_delete = Supprimer { $name } ?
prep-tournament_delete_words = Rien ne s’y est encore passé ; il disparaîtra de la liste.
prep-season_hint = Les points de ce tournoi comptent pour elle.
prep-stack_locked = Des joueurs sont inscrits : il ne change plus.

prep-venue = Salle du club
prep-venue_hint = Reprend ses tables ; vous pouvez les changer pour ce soir.
prep-venue_none = Aucune salle gardée
prep-venue_keep = Garder ces tables comme salle du club…
prep-venue_new = Nouvelle salle
prep-venue_edit = Modifier la salle
prep-venue_name = Nom de la salle
prep-venue_delete = Supprimer la salle { $name } ?
prep-venue_delete_words = Les tournois qui s’y jouent gardent leurs tables.
prep-venues = Salles
prep-venues_none = Aucune salle : gardez ici vos tables une fois pour toutes.
prep-venue_size = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $seats } places
prep-tables_each = Une table autrement : son numéro, son nom, ses places
prep-tables_seats = { $seats ->
    [one] { $seats } place en tout.
   *[other] { $seats } places en tout.
  }
prep-table_no = Numéro
prep-table_name = Nom (facultatif)
prep-table_seats = Places
prep-table_add = Ajouter une table
prep-table_remove = Retirer la table { $table }
prep-table_kept = en jeu
prep-room_seats = Salle
prep-room_size = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $seats } places
prep-room_small = trop peu pour { $players } joueurs

prep-played = joué
prep-up = Monter la ligne
prep-down = Descendre la ligne
prep-paste_hint = Les cellules d’un tableur conviennent, avec ou sans titres de colonnes. Une ligne « Pause » est une pause.
prep-paste_take = Remplacer la structure
prep-suggest = Proposer…
prep-suggest_title = Proposer une structure
prep-suggest_end = Fin souhaitée
prep-suggest_take = Proposer

prep-late_hint = 0 : pas d’inscription une fois le jeu commencé.
prep-late_until_hint = Facultatif, par exemple 22:15. Ce qui vient en premier ferme les inscriptions ; le directeur peut aussi les fermer ou les rouvrir lui-même.
prep-addon_single = une cave
prep-addon_double = deux caves
prep-currency = Monnaie
prep-currency_hint = Trois lettres, par exemple EUR.

prep-shares = Partage de la dotation
prep-shares-standard = Barème usuel
prep-shares-field = Barème usuel, selon le nombre de joueurs
prep-shares-percent = Pourcentages par place
prep-shares-amounts = Montants par place
prep-shares-seats = Places qualificatives pour un autre tournoi
prep-shares-nothing = Rien à partager
prep-places = Places payées
prep-places_hint = Vide : une sur huit.
prep-field_percent = Part des joueurs payée (en %)
prep-field_hint = Arrondi vers le bas, au moins une place. Les ré-inscriptions comptent.
prep-amounts_hint = Ce que la dotation a de plus va au premier ; si elle a moins, les dernières places y perdent.
prep-seat_value = Valeur d’une place
prep-seat_value_hint = Ce que coûte l’inscription au tournoi visé. La dotation en paie autant qu’elle peut ; le reste va en argent à la place suivante.
prep-unit = Arrondir à
prep-unit_hint = Le reste va au premier.
prep-minimum = Gain minimal d’une place payée
prep-minimum_hint = Les dernières places sont relevées jusque-là ; s’il n’y a pas de quoi, moins de places sont payées.
prep-minimum-none = Aucun
prep-minimum-amount = Un montant
prep-minimum-entries = Tant de fois l’inscription
prep-minimum_amount = Montant minimal
prep-minimum_times = Combien de fois l’inscription
prep-minimum_times_hint = 1 : ce que le joueur a payé en tout pour s’inscrire.
prep-named = Autres prix
prep-named_hint = Meilleur débutant, premier sorti… : leur argent est pris sur la dotation avant le partage, et vous dites qui les gagne.
prep-named_hint_things = Meilleur débutant, premier sorti… : vous dites qui les gagne.
prep-named_name = Prix
prep-named_amount = Montant ({ $currency })
prep-named_add = Ajouter un autre prix
prep-named_remove = Retirer le prix { $name }
prep-guarantee = Dotation garantie
prep-guarantee_hint = 0 : aucune garantie.
prep-no_money = Tournoi sans argent : l’honneur, et les lots que voici. Les prix se règlent dans « Formule et prix ».
prep-place = { $place } place, en { $unit }
prep-place_add = Ajouter une place
prep-place_remove = Retirer la dernière
prep-size_up_to = Jusqu’à … joueurs
prep-size_players = Barème { $number }, jusqu’à … joueurs
prep-size_points = { $place } place, jusqu’à { $players } joueurs
prep-size_add = Ajouter un barème
prep-size_remove = Retirer le dernier barème
prep-things = Lots
prep-thing = Lot
prep-thing_value = Valeur
prep-thing_donor = Offert par
prep-thing_add = Ajouter un lot
prep-thing_copy = Le même lot pour la place suivante
prep-thing_remove = Retirer le lot { $name }

prep-scheme = Barème de points
prep-scheme-none = Aucun point
prep-scheme-table = Un nombre par place
prep-scheme-by_size = Un nombre par place, selon le nombre de joueurs
prep-scheme-per_player = Par joueur devancé
prep-scheme-per_player_with_podium = Par joueur devancé, avec un podium
prep-scheme-square_root = Racine carrée
prep-explained-none = Ce tournoi ne compte pas pour le classement.
prep-explained-table = Chaque place vaut un nombre fixe ; chacun reçoit en plus les points de participation.
prep-explained-by_size = Le barème dépend du nombre de joueurs ; le dernier vaut aussi au-delà. Chacun reçoit en plus les points de participation.
prep-explained-per_player = Un joueur reçoit autant de fois les points qu’il devance de joueurs, plus la participation. À égalité, chacun a les points de la place partagée, sauf si le championnat partage ceux des places occupées.
prep-explained-per_player_with_podium = Comme par joueur devancé, avec un supplément pour les premières places.
prep-explained-square_root = Dix fois la racine carrée du nombre d’inscrits divisé par la place.
prep-each = Points par joueur devancé
prep-participation = Points de participation
prep-podium = Supplément du podium
prep-pts = pts
prep-points_preview = Avec { $players } joueurs
prep-part-place = place : { $points }
prep-part-outlasted = { $players ->
    [one] { $players } joueur devancé : { $points }
   *[other] { $players } joueurs devancés : { $points }
  }
prep-part-podium = podium : { $points }
prep-part-square_root = racine : { $points }
prep-part-participation = participation : { $points }

prep-end = Le tournoi se termine
prep-end-last_player = quand il reste un joueur
prep-end-satellite = quand il ne reste que les qualifiés (satellite)
prep-end-flight = après un niveau : c’est un jour 1 (flight)
prep-end-time_limit = après un temps donné
prep-end_hint-last_player = Un joueur a tous les jetons.
prep-end_hint-satellite = Ceux qui restent se qualifient tous et partagent la première place. Choisissez les places qualificatives dans « Gains », ou donnez-y un lot à chacun.
prep-end_hint-flight = Ceux qui restent gardent leurs jetons pour le jour 2, et la dotation aussi : rien n’est payé ici.
prep-end_hint-time_limit = Ceux qui restent sont classés par leur tapis.
prep-rounds = Les tables
prep-rounds-none = s’équilibrent et se cassent jusqu’à la table finale
prep-rounds-bracket = jouent par tours, avec un tableau (duels)
prep-rounds-draw = jouent par tours, vainqueurs tirés au sort (shoot-out)
prep-rounds_hint-none = Le tournoi habituel.
prep-rounds_hint-bracket = Chaque table joue jusqu’à ce qu’il reste un joueur ; les vainqueurs de tables voisines se rencontrent au tour suivant avec un nouveau tapis. Les perdants d’un tour partagent leur place. Ni recave, ni add-on, ni ré-inscription.
prep-rounds_hint-draw = Chaque table joue jusqu’à ce qu’il reste un joueur ; les vainqueurs tirent leur place au tour suivant et reçoivent un nouveau tapis. Ceux qui sortent à la même place de leur table partagent leur place. Ni recave, ni add-on, ni ré-inscription.
prep-rounds_seats = Joueurs par table
prep-rounds_seats_hint = 2 : des duels. Chaque table d’un tour a son numéro dans « Salle et tables » : 16 joueurs en duels jouent à 8 tables.
prep-rounds_levels = Un tour commence
prep-rounds_levels-from_first = au premier niveau
prep-rounds_levels-go_on = au niveau atteint
prep-rounds_last = Nombre de tours
prep-rounds_last_hint = Vide : jusqu’au dernier joueur. 1 : chaque table joue pour elle-même, et les points de saison suivent la place à la table et le nombre de ses joueurs.
prep-teams = Équipes séparées
prep-teams_words = Le tirage place leurs joueurs à des tables différentes : { $teams }.
prep-teams_remove = Tirer sans équipes
prep-qualifiers = Nombre de qualifiés
prep-qualifiers_by_pool = Autant que la dotation paie de places.
prep-flight_level = Dernier niveau du jour 1
prep-limit = Durée en minutes, pauses comprises
prep-dealers = Qui donne
prep-dealers-players_deal = les joueurs, à tour de rôle
prep-dealers-dealer = des donneurs qui ne jouent pas

prep-ends = Fin estimée
prep-ends_within = vers { $time }, ± { $minutes } min
prep-ends_about = { $time } environ
prep-never = rien ne fait finir cette soirée
prep-lasts = dure environ { $length }
prep-depth = Tapis de départ, en grosses blindes
prep-big_blinds = { $count } { mark-bb }
prep-overlay = dont { $amount } ajoutés par la garantie
prep-without_re_entries = sans les ré-inscriptions
prep-without_rebuys = sans les recaves

prep-finish_qualify = { $players ->
    [one] Le joueur qui reste est qualifié.
   *[other] Les { $players } joueurs qui restent sont qualifiés.
  }
prep-finish_stacks = Comptez le tapis de chacun des { $players } joueurs qui restent : il donne leur place.
prep-finish_flight = Comptez le tapis de chacun des { $players } joueurs qui restent : il repart avec au jour 2.
prep-finish_stack = Tapis { DE($player) }
prep-finish_counted = { $counted } jetons comptés sur { $chips } en jeu.

prep-bounty_kind = Primes d’élimination
prep-bounty_kind_hint = Payées en plus de l’inscription, à qui élimine un joueur.
prep-bounty_none = Aucune
prep-bounty_fixed = Fixes
prep-bounty_progressive = Progressives
prep-bounty_mystery = Mystère
prep-bounty_amount = Prime par inscription
prep-bounty_amount_hint = Elle s’ajoute au prix de l’inscription.
prep-bounty_rounding = Partage des primes
prep-bounty_rounding-cents = Au centime
prep-bounty_rounding-whole = En unités entières, sans pièces
prep-bounty_percent = Part sur la tête, en %
prep-bounty_percent_hint = Le reste est payé tout de suite, en unités entières.
prep-mystery_from = Enveloppes tirées à partir de
prep-mystery_from_hint = Et seulement une fois inscriptions et ré-inscriptions closes. Avant, éliminer ne rapporte rien.
prep-mystery_in_the_money = l’entrée dans l’argent
prep-mystery_players = un nombre de joueurs restants
prep-mystery_left = Joueurs restants
prep-envelopes = Enveloppes voulues
prep-envelopes_words = Le reste de la cagnotte est partagé en parts égales entre les autres enveloppes : une par joueur restant, la dernière au vainqueur.
prep-envelopes_preview = Avec { $entries } inscriptions
prep-envelopes_pool =
    { $count ->
        [one] { $pool } de primes dans { $count } enveloppe :
       *[other] { $pool } de primes dans { $count } enveloppes :
    }
prep-envelopes_of = { $count } × { $amount }
prep-envelopes_left_out =
    { $count ->
        [one] { $count } enveloppe voulue serait laissée de côté : la cagnotte ou les joueurs ne suffisent pas.
       *[other] { $count } enveloppes voulues seraient laissées de côté : la cagnotte ou les joueurs ne suffisent pas.
    }
