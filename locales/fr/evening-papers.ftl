# Imprimés de la fin d’une soirée.
doc-payouts = Feuille de paiement
doc-eliminations = Éliminations
doc-rulings = Arbitrages
doc-report = Rapport de soirée

doc-total = Total
doc-nothing_won = Il n’y a rien à gagner.
doc-payouts_sum = Gains : { $total }. Remis : { $handed }. { $left ->
   *[owed] Reste à remettre : { $amount }.
    [placed] Reste à remettre aux joueurs déjà classés : { $amount }.
    [too_much] Remis en trop : { $amount }.
  }
doc-handed_at = Remis à
doc-sign_treasurer = Le trésorier
doc-sign_director = Le directeur du tournoi

doc-out_count = { $count ->
    [0] Personne n’est sorti.
    [one] { $count } joueur sorti.
   *[other] { $count } joueurs sortis.
  }
doc-still_in = { $count ->
    [0] Personne ne joue.
    [one] { $count } joueur encore en jeu.
   *[other] { $count } joueurs encore en jeu.
  }
doc-won_by = { $count ->
    [one] Vainqueur : { $names }.
   *[other] Vainqueurs : { $names }.
  }
doc-out_by = Sorti par
doc-hunters = Qui a sorti le plus de joueurs
doc-hunter = { $name } : { $count }

doc-ruling_count = { $count ->
    [0] Aucun arbitrage n’a été gardé.
    [one] { $count } arbitrage.
   *[other] { $count } arbitrages.
  }
doc-overruled_count = { $count ->
    [one] Dans { $count } cas, le directeur s’est écarté du règlement.
   *[other] Dans { $count } cas, le directeur s’est écarté du règlement.
  }
doc-answer = Réponse du règlement :
doc-by_rules = { $count ->
    [one] (règle { $rules })
   *[other] (règles { $rules })
  }
doc-decision = Décision du directeur :
doc-reason = Motif :
doc-ruled_by = Noté par { $who }.
fact-part = { $key } : { $value }
fact-tables = Joueurs par table : { $value }
fact-seats = Places à la table : { $value }
fact-occupied = Places prises : { $value }
fact-eliminated = Places sorties : { $value }
fact-last_hand = Dernière main : { $value }
fact-first_hand = Première main : { $value }
fact-count = Nombre : { $value }
fact-busted = Sortis : { $value }
fact-start_stacks = Tapis avant la main : { $value }
fact-players_before = Joueurs avant la main : { $value }
fact-button = Bouton : { $value }
fact-big_blind = Grosse blinde : { $value }
fact-bet_to_match = Mise à payer : { $value }
fact-already_in = Déjà mis : { $value }
fact-min_raise_to = Relance minimale à : { $value }
fact-placed = Posé : { $value }
fact-stages = Gestes : { $value }
fact-pot = Pot : { $value }
fact-pot_before_last_bet = Pot avant la mise : { $value }
fact-last_bet = Dernière mise : { $value }
fact-stack = Tapis : { $value }
fact-true_amount = Vrai montant : { $value }
fact-short_amount = Montant faux : { $value }
fact-players_acted_after = Joueurs qui ont agi depuis : { $value }
fact-skipped = Oublié : { $value }
fact-to_act = Doit parler : { $value }
fact-live = Encore dans le coup : { $value }
fact-last_aggressor = Dernier relanceur : { $value }
fact-winners = Gagnants : { $value }
fact-hands = Mains : { $value }
fact-upcards = Cartes visibles : { $value }
fact-board = Tableau : { $value }
fact-exposed = Cartes vues : { $value }
fact-exposed_cards = Cartes vues par joueur : { $value }
fact-elapsed_s = Secondes écoulées : { $value }
fact-minutes_late = Minutes de retard : { $value }
fact-rebuys_taken = Recaves prises : { $value }
fact-low = Petit jeton : { $value }
fact-high = Gros jeton : { $value }
fact-chips = Jetons posés : { $value }

doc-not_over = Le tournoi n’est pas fini : ce rapport est provisoire.
doc-attendance_head = La soirée
doc-players_head = Joueurs
doc-of_these_newcomers = dont nouveaux venus
doc-of_these_late = dont inscrits en retard
doc-withdrawn = Inscriptions reprises
doc-tables_drawn = Tables au tirage
doc-planned_at = Début prévu
doc-began_at = Début du jeu
doc-ended_at = Fin du jeu
doc-last_level = Dernier niveau joué
doc-players_moved = Joueurs déplacés
doc-moved_balance = dont pour équilibrer
doc-tables_broken = Tables fermées
doc-redraws = Nouveaux tirages, table finale comprise
doc-till = La caisse
doc-no_money = Ce tournoi se joue sans argent.
doc-sold_entries = { $count ->
    [one] { $count } inscription
   *[other] { $count } inscriptions
  }
doc-sold_rebuys = { $count ->
    [one] { $count } recave
   *[other] { $count } recaves
  }
doc-sold_addons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
  }
doc-due = Dû en tout
doc-received = Reçu
doc-owed_by = { $count ->
    [one] Reste dû par { $count } joueur
   *[other] Reste dû par { $count } joueurs
  }
doc-received_too_much = Reçu en trop
doc-pool_head = Dotation
doc-club_keeps = Part de l’association
doc-club_adds = Ajouté pour la garantie
doc-prizes_handed = Gains remis
doc-prizes_left = Gains à remettre
doc-prizes_too_much = Gains remis en trop
doc-in_till = En caisse
doc-incidents = Incidents
doc-no_incident = Aucune sanction, aucun arbitrage, aucun arrêt du programme.
doc-results_part = { $shown } places sur { $all }
doc-more_incidents = { $count ->
    [one] et { $count } autre, dans les sanctions et les arbitrages imprimés à part.
   *[other] et { $count } autres, dans les sanctions et les arbitrages imprimés à part.
  }
doc-incident_penalty = { $player }, { $offence } : { $sanction } (règle { $rule }){ $lifted ->
    [yes] , levée ensuite
   *[no] { "" }
  }.
doc-incident_away = Programme interrompu : { $duration } rendues à l’horloge.

doc-chip_look = { $colour }, { $pattern }
doc-chip_each = { $count } par tapis
doc-chip_later = plus tard
doc-chip_leaves = jusqu’au niveau { $level }
