# Imprimés de la fin d’une soirée.
doc-payouts = Feuille de paiement
doc-deal = Procès-verbal d’arrangement
doc-deal_none = Aucun arrangement n’est conclu.
doc-deal_by = À { $time }, les joueurs encore en jeu sont convenus de partager { $amount } : { $method ->
    [icm] chacun reçoit la valeur de son tapis selon l’ICM.
    [chip_chop] le plus petit gain à chacun, le reste selon les jetons.
    [even] à parts égales.
   *[custom] les montants ci-dessous.
  }
doc-deal_kept = De cette somme, { $amount } restent à gagner pour le vainqueur.
doc-deal_gap = Les tapis comptés font { $counted } jetons : il en manque { $gap }, et l’arrangement a été conclu en le sachant.
doc-deal_share = Part
doc-deal_stack = Tapis
doc-eliminations = Éliminations
doc-rulings = Arbitrages
doc-report = Rapport de soirée

doc-total = Total
doc-nothing_won = Il n’y a rien à gagner.
doc-payouts_owes = doit { $amount }
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
fact-exposed = Cartes sorties : { $value }
fact-exposed_cards = Cartes retournées, dans l’ordre de la donne : { $value }
fact-elapsed_s = Secondes écoulées : { $value }
fact-minutes_late = Minutes de retard : { $value }
fact-rebuys_taken = Recaves prises : { $value }
fact-low = Petit jeton : { $value }
fact-high = Gros jeton : { $value }
fact-chips = Jetons posés : { $value }
fact-sb_posted = petite blinde payée : { $value }
fact-aberration = Situation absurde : { $value }
fact-acted_past = Ont parlé sans l’attendre : { $value }
fact-actions = Actions : { $value }
fact-action = action : { $value }
fact-addon_enabled = Add-on proposé : { $value }
fact-addon_multiple = Caves par add-on : { $value }
fact-addon_taken = Add-on déjà pris : { $value }
fact-addons = Add-ons : { $value }
fact-all_in = à tapis : { $value }
fact-amount_only_spoken = Montant seulement annoncé : { $value }
fact-announce = Annonce : { $value }
fact-answered = A répondu au téléphone : { $value }
fact-arrivals = Arrivées : { $value }
fact-at_showdown = Présent à l’abattage : { $value }
fact-at_table = Assis à la table : { $value }
fact-behind = derrière : { $value }
fact-bets = Mises du tour : { $value }
fact-bets_possible = Mises encore possibles : { $value }
fact-between = Entre les mains : { $value }
fact-boxed_cards = Cartes à l’envers : { $value }
fact-break_order = Ordre de fermeture : { $value }
fact-bring_in = Bring-in : { $value }
fact-broken = Table fermée : { $value }
fact-burns = Cartes brûlées : { $value }
fact-called_by = Demandé par : { $value }
fact-cards = Cartes : { $value }
fact-case = Erreur : { $value }
fact-cause = Cause : { $value }
fact-chips_removed = Jetons retirés : { $value }
fact-claim_at_s = Réclamation à (secondes) : { $value }
fact-confirmed = Confirmé : { $value }
fact-dealer_mode = Qui donne : { $value }
fact-deck = Paquet : { $value }
fact-deliberate = Geste volontaire : { $value }
fact-disputed = Contesté : { $value }
fact-during_deal = Pendant la donne : { $value }
fact-elapsed_min = minutes jouées : { $value }
fact-end_condition = Fin du tournoi : { $value }
fact-entries = Inscrits : { $value }
fact-error = Erreur : { $value }
fact-event = Ce qui s’est passé : { $value }
fact-fault = Faute de : { $value }
fact-fee_prepaid = Inscription réglée d’avance : { $value }
fact-first = Première action : { $value }
fact-fixed_bet = Mise fixe du tour : { $value }
fact-folded = passé : { $value }
fact-format = Formule : { $value }
fact-game = Jeu : { $value }
fact-hands_missed = Mains manquées : { $value }
fact-heads_up = En tête-à-tête : { $value }
fact-hilo = Haut-bas : { $value }
fact-history = Sanctions précédentes : { $value }
fact-how = Comment : { $value }
fact-identifiable = Main reconnaissable : { $value }
fact-initial_deal = Pendant la donne : { $value }
fact-irregular_deck = Paquet irrégulier : { $value }
fact-asked = Cartes demandées : { $value }
fact-received = Cartes données : { $value }
fact-next_served = Joueur suivant servi : { $value }
fact-in_hand = Cartes de la main : { $value }
fact-due = Cartes attendues : { $value }
fact-both_of_one_hand = Toutes deux de la même main : { $value }
fact-language = Langue : { $value }
fact-during_hand = Pendant une main : { $value }
fact-is-change_exposed = carte d’échange retournée
fact-is-change_count = échange au mauvais nombre
fact-is-hand_count = main au mauvais nombre
fact-is-last_call = la pause de fin des recaves
fact-is-last_card_up = dernière carte retournée
fact-is-country = celle du pays
fact-is-english = l’anglais
fact-is-other = une autre
fact-joker = Joker signalé aussitôt : { $value }
fact-kept = Gardée : { $value }
fact-kind = Il s’agissait de : { $value }
fact-laid_open = Étalée : { $value }
fact-large_amount = Somme importante : { $value }
fact-late_joker = Joker signalé tard : { $value }
fact-level_ends_at_s = Fin du niveau à (secondes) : { $value }
fact-low_chips = petits jetons : { $value }
fact-max_raise_to = Relance maximale à : { $value }
fact-max_rebuys = Recaves permises : { $value }
fact-minutes = minutes : { $value }
fact-next_shuffle_at_s = Mélange suivant à (secondes) : { $value }
fact-no_show_deadline_min = Délai des absents (minutes) : { $value }
fact-no_warning = Sans avertissement : { $value }
fact-offence = Faute : { $value }
fact-opponents = Adversaires : { $value }
fact-order_known = Ordre connu : { $value }
fact-other_value = autres jetons : { $value }
fact-phase = Moment : { $value }
fact-player = Joueur : { $value }
fact-players = Joueurs : { $value }
fact-players_acted_after_blinds = Ont parlé après les blindes : { $value }
fact-players_left = Joueurs restants : { $value }
fact-posted = Mises payées : { $value }
fact-pot_awarded_at_s = Pot attribué à (secondes) : { $value }
fact-put_in = Misé : { $value }
fact-qualifiers = qualifiés : { $value }
fact-race_over = Échange terminé : { $value }
fact-raise_after_skipped_decision = Relancé après sa décision : { $value }
fact-raise_announced = « Relance » annoncé : { $value }
fact-raises_made = Relances déjà faites : { $value }
fact-reason = raison : { $value }
fact-rebuys = Recaves : { $value }
fact-requests_made = Demandes déjà faites : { $value }
fact-round = Tour : { $value }
fact-round_over = Tour fini : { $value }
fact-runs = Tirages : { $value }
fact-sanction = sanction : { $value }
fact-seat = place : { $value }
fact-seated = Assis : { $value }
fact-seats_per_table = Places par table : { $value }
fact-second = Seconde action : { $value }
fact-seen_by = Vue par : { $value }
fact-skipped_action = Action de l’oublié : { $value }
fact-small_blind_has_one_extra = Une carte en trop à la petite blinde : { $value }
fact-smallest_chip = Plus petit jeton : { $value }
fact-starting_stack = Tapis de départ : { $value }
fact-strength = rang : { $value }
fact-street = Tour : { $value }
fact-stub = Haut du paquet : { $value }
fact-table = table : { $value }
fact-to = à : { $value }
fact-to_pay = À payer : { $value }
fact-touched = Touchée : { $value }
fact-type = fin : { $value }
fact-unbeatable = Imbattable : { $value }
fact-upstream_correct = Payé juste avant l’erreur : { $value }
fact-value = Valeur : { $value }
fact-variant = Jeu : { $value }
fact-verbal = Mot dit : { $value }
fact-winner_known = Gagnant connu : { $value }
fact-wrong_count = Nombre de cartes faux : { $value }
fact-wrong_order = Ordre de distribution faux : { $value }
fact-is-accident = un accident
fact-is-acted = un joueur qui avait parlé
fact-is-acts = agit
fact-is-after_extra_hand_1 = après la première main de plus
fact-is-after_extra_hand_2 = après la seconde main de plus
fact-is-all_in = tapis
fact-is-asked_by_other_player = retournée à la demande d’un autre
fact-is-awarded_too_soon = pot remis trop vite
fact-is-balance = équilibrage
fact-is-bet = miser
fact-is-break = fermeture
fact-is-call = suivre
fact-is-check = parole
fact-is-closed = période close
fact-is-dealer = croupier
fact-is-dealt_in = servi
fact-is-device = appareil
fact-is-disqualified = disqualification
fact-is-draw27 = triple draw 2-7
fact-is-dropped = tombée
fact-is-everybody = tous
fact-is-flop = flop
fact-is-flop_four_cards = flop de quatre cartes
fact-is-flop_no_burn = flop sans brûlée
fact-is-flop_two_burns = flop après deux brûlées
fact-is-fold = passer
fact-is-freezeout = freezeout
fact-is-glimpsed = aperçue
fact-is-holdem = hold’em
fact-is-laid_in_middle = étalée au milieu
fact-is-last_player = dernier joueur
fact-is-lost_in_muck = perdue parmi les cartes mortes
fact-is-manager = responsable
fact-is-misread_by_dealer = action mal lue par le croupier
fact-is-mixed = mêlée à la main
fact-is-omaha4_high = Omaha à quatre cartes
fact-is-omaha4_hilo = Omaha Hi/Lo
fact-is-omaha5_high = Omaha à cinq cartes
fact-is-open = ouvrir
fact-is-out_of_hand = un joueur hors du coup
fact-is-period = période de recave
fact-is-player = joueur
fact-is-player_dealer = joueur qui donne
fact-is-player_folded = joueur qui a passé
fact-is-player_in = joueur encore en jeu
fact-is-player_in_hand = joueur dans le coup
fact-is-player_out = joueur hors du coup
fact-is-player_sitting_out = joueur absent
fact-is-players_deal = les joueurs
fact-is-post = payer sa blinde
fact-is-postflop = après le flop
fact-is-preflop = avant le flop
fact-is-premature_flop = flop sorti trop tôt
fact-is-premature_river = rivière sortie trop tôt
fact-is-premature_turn = tournant sorti trop tôt
fact-is-raise = relancer
fact-is-razz = razz
fact-is-rebuy = recaves
fact-is-retrieved_by_owner = reprise par son joueur
fact-is-river = rivière
fact-is-river_no_burn = rivière sans brûlée
fact-is-satellite = qualificatif
fact-is-short_call = suivi trop court
fact-is-short_open = ouverture trop courte
fact-is-spectator = spectateur
fact-is-still_to_act = un joueur qui devait encore parler
fact-is-stud_high = stud à sept cartes
fact-is-stud_hilo = stud Hi/Lo
fact-is-suspend_1_orbit = un tour d’exclusion
fact-is-suspend_2_orbits = deux tours d’exclusion
fact-is-suspend_3_orbits = trois tours d’exclusion
fact-is-suspend_4_orbits = quatre tours d’exclusion
fact-is-swept_up = ramassée
fact-is-time_limit = durée fixée
fact-is-told_or_shown = annoncée ou montrée
fact-is-turn = tournant
fact-is-turn_no_burn = tournant sans brûlée
fact-is-turned_accidentally = retournée par accident
fact-is-turned_by_dealer = retournée par le croupier
fact-is-turned_by_current_winner = retournée par le gagnant du moment
fact-is-winning_hand_killed = main gagnante tuée
fact-is-turned_by_other_player = retournée par un autre joueur
fact-is-warning_1_hand = avertissement et une main
fact-true = oui
fact-false = non
fact-nothing = aucun

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
doc-sold_re_entries = { $count ->
    [one] { $count } ré-inscription
   *[other] { $count } ré-inscriptions
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
doc-owed_by = Reste dû par { $player }
doc-written_off = Remis, non payé
doc-received_too_much = Reçu en trop
doc-pool_head = Dotation
doc-club_keeps = Part de l’association
doc-club_adds = Ajouté pour la garantie
doc-report_unshared = Dotation non partagée
doc-report_announced_added = Ajouté aux gains annoncés
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
doc-incident_voided = { $what }{ $named ->
    [yes] , par { $who }
   *[no] {""}
  }
doc-incident_written_off = { $player } : { $amount } remis, { $why }
doc-incident_paid_later = { $player } : { $amount } payés après la soirée

doc-chip_look = { $colour }, { $pattern }
doc-chip_each = { $count } par tapis
doc-chip_later = plus tard
doc-chip_leaves = jusqu’au niveau { $level }
