# Imprimés d’une saison.
doc-scores = Classement détaillé
doc-attendance = Fréquentation
doc-season_report = Bilan de la saison
doc-tournaments_from = Tournois { $first } à { $last }
doc-all_count = Tous les résultats comptent.
doc-min_played = Pour être classé, il faut avoir joué { $count ->
    [one] { $count } tournoi
   *[other] { $count } tournois
  }.
doc-scores_key = Entre parenthèses : ce qui ne compte pas.
doc-scheme = Barème
doc-tournaments_played = Les tournois
doc-date = Date
doc-tournament = Tournoi
doc-entries = Joueurs
doc-newcomers = Nouveaux venus
doc-regulars = Habitués
doc-re_entries_sold = Ré-inscriptions
doc-rebuys_sold = Recaves
doc-addons_sold = Add-ons
doc-no_evening = Aucun tournoi de cette saison n’est terminé.
doc-attendance_sum = { $evenings ->
    [one] { $evenings } tournoi terminé
   *[other] { $evenings } tournois terminés
  }, { $entries ->
    [one] { $entries } participation
   *[other] { $entries } participations
  } de { $members ->
    [one] { $members } personne
   *[other] { $members } personnes
  }, dont { $newcomers ->
    [0] aucun nouveau venu
    [one] { $newcomers } nouveau venu
   *[other] { $newcomers } nouveaux venus
  }. En moyenne { $average } joueurs par tournoi, au moins { $fewest }, au plus { $most }.
doc-chart_players = Joueurs par tournoi
doc-chart_stacks = Inscriptions, recaves et add-ons par tournoi
doc-chart_numbers = Les numéros sont ceux du tableau.
doc-chart_newcomer = Nouveau venu : qui n’avait encore joué aucun tournoi de l’association.
doc-chart_months = Participations par mois
doc-chart_regulars = Combien de fois chacun est venu
doc-chart_times = Nombre de tournois joués dans la saison.
doc-month = Mois
doc-participations = Participations
doc-evenings = Tournois
doc-average_players = Joueurs par tournoi
doc-members_seen = Personnes différentes
doc-times = Tournois joués
doc-members_count = Personnes
scheme-all = Points d’un tournoi : { $parts }.
scheme-table = selon la place, du premier au dernier payé en points : { $points }
scheme-size = jusqu’à { $players } joueurs, selon la place : { $points }
scheme-each = { $points } par joueur devancé
scheme-podium = plus, pour les premières places : { $points }
scheme-participation = plus { $points } pour avoir participé
scheme-square_root = 10 × √(joueurs ÷ place)
