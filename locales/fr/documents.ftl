# Documents imprimés.
doc-page = Page { $page } / { $pages }
doc-as_of = À jour le { $date } à { $time }
doc-drawn = tirage { $number }, { $time }
doc-letters_missing = Lettres que l’imprimé ne connaît pas, remplacées par une marque : { $letters }
doc-names_instead = L’imprimé n’a pas de lettres pour ces noms ; entre parenthèses, ce qui est imprimé à la place : { $names }
doc-instead_number = n° { $number }
doc-instead_record = membre { $number }
doc-logo_undrawn = Le logo du club est un SVG : il s’affiche en salle mais ne s’imprime pas. Choisissez-le en PNG pour l’avoir sur le papier.

doc-seat_cards = Cartons de place
doc-seating_by_name = Places par nom
doc-seating_by_table = Places par table
doc-structure = Structure des blindes
doc-results = Résultats
doc-results_so_far = Résultats provisoires
doc-standings = Classement

doc-table = Table
doc-seat = Place
doc-table_no = Table { $table }
doc-free = libre
doc-player = Joueur
doc-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
doc-players_entries = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, { $entries } inscriptions
doc-nobody_seated = Personne n’est assis : les places ne sont pas tirées.

doc-level = Niveau
doc-starts = Début
doc-small_blind = Petite blinde
doc-big_blind = Grosse blinde
doc-ante = Ante
doc-length = Durée
doc-average_bb = Tapis moyen en { mark-bb }
doc-minutes = { $minutes } min
doc-break = Pause
doc-break_color_up = Pause et retrait de jetons
doc-stack = Tapis de départ : { $chips } jetons.
doc-starting_stacks = Tapis de départ : de { $least } à { $most } jetons.
doc-late_until = Inscription tardive jusqu’à la fin du niveau { $level }.
doc-late_until_hour = Inscription tardive jusqu’à { $hour }, au plus tard à la fin du niveau { $level }.
doc-re_entries = Ré-inscription d’un joueur éliminé jusqu’à la fin du niveau { $level }.
doc-rebuys = Recaves jusqu’à la fin du niveau { $level }.
doc-rebuys_and_addon = Recaves jusqu’à la fin du niveau { $level }, puis add-on.
doc-end-last_player = Le tournoi finit quand un joueur a tous les jetons.
doc-end-satellite = Satellite : le tournoi finit quand il { $qualifiers ->
    [0] ne reste que des qualifiés, un par place que paie la dotation
    [one] reste { $qualifiers } joueur
   *[other] reste { $qualifiers } joueurs
  }.
doc-end-flight = Jour 1 : le jeu s’arrête après le niveau { $level } ; ceux qui restent gardent leurs jetons pour le jour 2.
doc-end-time_limit = Le tournoi finit après { $minutes } min de jeu ; le classement se fait aux jetons.
doc-ante_each = Chaque joueur paie l’ante.
doc-ante_big_blind = La grosse blinde paie l’ante pour toute la table.
doc-averages = { mark-bb } : grosses blindes. Tapis moyen estimé pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }{ $bought ->
    [0] {""}
   *[other] {" "}et { $bought } recaves, ré-inscriptions ou add-ons
  }.
doc-ends = Fin prévue vers { $time }.

doc-place = Place
doc-of_bounties = Dont primes
doc-bounties = Primes
doc-prize = Gain
doc-seat_won = place qualificative
doc-in_kind = Lot
doc-points = Points
doc-pool = Dotation : { $amount }
doc-no_results = Personne n’est encore classé.

doc-rank = Rang
doc-played = Tournois joués
doc-wins = Victoires
doc-best_place = Meilleure place
doc-from_to = Du { $from } au { $to }
doc-after_tournament = Après le tournoi du { $date }
doc-tournaments = { $count ->
    [0] Aucun tournoi terminé.
    [one] { $count } tournoi terminé.
   *[other] { $count } tournois terminés.
  }
doc-best_count = { $count ->
    [one] Le meilleur résultat de chacun compte.
   *[other] Les { $count } meilleurs résultats de chacun comptent.
  }
doc-not_ranked = Non classés : moins de { $count ->
    [one] { $count } tournoi joué
   *[other] { $count } tournois joués
  }

doc-moves = Déplacements
doc-no_moves = Personne n’a changé de place.
doc-moves_at = { $time } · { $cause } (règle { $rule })
doc-cause_balance = Équilibrage
doc-cause_break = Table fermée
doc-cause_final_table = Table finale
doc-cause_redraw = Nouveau tirage
doc-cause_round = Tour suivant
doc-cause_director = Décision du directeur
doc-leaves = Quitte
doc-goes_to = Va à
doc-table_and_seat = Table { $table }, place { $seat }

doc-prizes = Gains
doc-other_prizes = Autres prix
doc-other_prizes_are = Autres prix : { $prizes }
doc-other_prize = { $prize }, { $winner }{ $worth ->
    [yes] {" "}({ $what })
   *[no] {""}
  }
doc-data_named = { $name } : { $what }
doc-announced = Annoncés à { $time }
doc-unshared = Non partagé : { $amount }
doc-announced_added = Ajouté par le club : { $amount }
doc-places_paid = { $places ->
    [0] Aucune place payée
    [one] { $places } place payée
   *[other] { $places } places payées
  }
doc-winner = Gagnant
doc-rounds_winner = Vainqueur
doc-rounds_others = Autres joueurs
doc-signature = Signature
doc-given_by = offert par { $donor }

doc-history = Historique
doc-no_history = Rien n’a encore été fait.
doc-number = Nº
doc-time = Heure
doc-done = Ce qui a été fait
doc-by = Par
doc-undone = { $what } (annulé ensuite)

doc-penalties = Sanctions
doc-no_penalties = Aucune sanction.
doc-offence = Faute
doc-rule = Règle
doc-sanction = Sanction
doc-state = État
doc-proof = Code de contrôle : { $code }. Il prouve ce qui a été enregistré jusqu’ici.
doc-proof_key = Clé de signature du club : { $key }.
doc-proof_hours = L’horloge de l’ordinateur a été corrigée de { $ahead ->
    [yes] +
   *[no] −
}{ $by } pendant la soirée : ce qui est signé porte les heures d’avant.

doc-stacks = Tapis comptés
doc-stacks_none = Aucun tapis n’a été compté.
doc-stacks_at = Comptés à { $time } : { $counted ->
    [one] { $counted } joueur
   *[other] { $counted } joueurs
  } sur { $left }.
doc-stacks_right = { $counted } jetons, comme en jeu : le compte est bon.
doc-stacks_missing = { $counted } jetons comptés sur { $chips } en jeu : il en manque { $gap }.
doc-stacks_over = { $counted } jetons comptés pour { $chips } en jeu : { $gap } de trop.
doc-chips_counted = Jetons
doc-big_blinds = { mark-bb }

doc-bounties_none = Ce tournoi se joue sans primes.
doc-bounty_short = En bref
doc-bounty_pool = Versé pour les primes
doc-bounty_paid = Gagné
doc-bounty_to_winner = Sans gagnant désigné, au vainqueur
doc-envelope_last = Dernières enveloppes, au vainqueur
doc-bounty_open = Pas encore gagné
doc-envelopes = Enveloppes
doc-envelopes_sealed = Scellées à { $time }.
doc-envelopes_planned = Elles seront scellées à { $players } joueurs restants, selon les inscriptions d’alors.
doc-envelope_amount = Contenu
doc-envelope_count = Nombre
doc-envelope_left = Encore fermées
doc-envelope_no = Enveloppe
doc-bounty_won = Éliminations
doc-bounty_nothing = Aucune prime n’a été gagnée.
doc-bounty_hand = En main
doc-bounty_head = Sur la tête
doc-bounty_players = Joueurs
doc-bounty_hits = Éliminés
doc-bounty_has = Primes
doc-bounty_own = Sur sa tête
