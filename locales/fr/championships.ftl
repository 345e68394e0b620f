# Championnats : règles d’un classement, formules, clôture d’une saison.
ranking-general = Classement général
ranking-tabs = Classements de la saison
ranking-add = Nouveau championnat
ranking-rules = Règles du classement
ranking-edit = Championnat
ranking-formula = Points d’un résultat : { $formula }.
ranking-bonuses = En plus : { $bonuses }.
ranking-milestones = Paliers : { $milestones }.
milestone-played = { $points } à { $count ->
    [one] { $count } soirée jouée
   *[other] { $count } soirées jouées
  }
milestone-played_again = { $points } { $count ->
    [one] par soirée jouée
   *[other] toutes les { $count } soirées jouées
  }
milestone-wins = { $points } à { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
  }
milestone-wins_again = { $points } { $count ->
    [one] par victoire
   *[other] toutes les { $count } victoires
  }
milestone-final_tables = { $points } à { $count ->
    [one] { $count } table finale
   *[other] { $count } tables finales
  }
milestone-final_tables_again = { $points } { $count ->
    [one] par table finale
   *[other] toutes les { $count } tables finales
  }
milestone-eliminations = { $points } à { $count ->
    [one] { $count } élimination
   *[other] { $count } éliminations
  }
milestone-eliminations_again = { $points } { $count ->
    [one] par élimination
   *[other] toutes les { $count } éliminations
  }
milestone-reached = { $count } { $what }
milestone-of-played = soirées jouées
milestone-of-wins = victoires
milestone-of-final_tables = tables finales
milestone-of-eliminations = éliminations
counting-milestones = Paliers de la saison
counting-milestones_hint = Des points pour un nombre atteint dans la saison, en plus de ceux des soirées qui comptent.
counting-milestone_add = Ajouter un palier
counting-milestone_remove = Retirer ce palier
counting-milestone_points = Points
counting-milestone_count = À
counting-milestone_of = Ce qui compte
counting-milestone_again = chaque fois
championship-milestone = Un palier s’atteint après 1 à 1 000, et il y en a vingt au plus.
doc-milestones = Paliers
seasons-milestone = palier
counting-milestone_at = pour
ranking-teams = Par équipes ({ $teams }) : { $best ->
    [0] tous les résultats d’une équipe comptent, soirée par soirée.
    [one] le meilleur résultat d’une équipe compte, soirée par soirée.
   *[other] les { $best } meilleurs résultats d’une équipe comptent, soirée par soirée.
  }
championship-teams = Il faut de deux à cent équipes, chacune nommée une fois.
counting-teams = Équipes
counting-teams_hint = Une équipe, ce sont les membres d’une étiquette : celle d’un club à une journée interclubs, par exemple. Le classement individuel reste à côté.
counting-teams_best = Résultats d’une équipe qui comptent, par soirée
counting-teams_all = tous
counting-teams_no_tags = Donnez d’abord une étiquette aux membres de chaque équipe.
seasons-teams = Équipes
seasons-players = Joueurs
field-team = Équipe
doc-teams = Classement par équipes
doc-team = Équipe
doc-players_alone = Classement individuel
doc-clubs = Classement des clubs
doc-club = Club
# Au classement d’une ligue, fait des soirées de tous ses clubs.
ranking-recorded = Chaque soirée donne les points que son club a prévus.
ranking-clubs = Classement des clubs : { $best ->
    [0] tous les résultats d’un club comptent, soirée par soirée.
    [one] le meilleur résultat d’un club compte, soirée par soirée.
   *[other] les { $best } meilleurs résultats d’un club comptent, soirée par soirée.
  }
bonus-participation = { $points } pour la présence
bonus-elimination = { $points } par joueur éliminé
bonus-win = { $points } pour la victoire
bonus-final_table = { $points } pour la table finale
bonus-bounty = { $points } par prime gagnée
ranking-dropped = { $count ->
    [one] La plus mauvaise soirée ne compte pas, une absence valant zéro.
   *[other] Les { $count } plus mauvaises soirées ne comptent pas, une absence valant zéro.
  }
ranking-first_entry = Seule la première inscription compte : les joueurs sont classés d’après la sortie de leur première inscription.
ranking-share_tied = À égalité de place, les joueurs se partagent également les points des places qu’ils occupent, victoire et table finale comprises, arrondis au centième.
ranking-tied_each = À égalité de place, chacun a les points de cette place.
ranking-named = Seules comptent les soirées dont le nom contient « { $words } ».
ranking-only_evenings = { $count ->
    [one] Seule compte une soirée choisie.
   *[other] Seules comptent { $count } soirées choisies.
  }
ranking-newcomers = Pour ceux qui ont joué leur premier tournoi dans l’association cette saison.
ranking-tagged = Pour ceux qui portent l’étiquette « { $tag } ».
ranking-only_members = { $count ->
    [one] Pour un membre choisi.
   *[other] Pour { $count } membres choisis.
  }
ranking-ties = À égalité de points : { $ties }.
ranking-then = , puis{" "}
tie-wins = victoires
tie-best_place = meilleure place
tie-best_score = meilleur résultat
tie-played = tournois joués
tie-eliminations = joueurs éliminés

championship-impossible = Ce championnat ne peut pas être enregistré ainsi.
championship-name_missing = Donnez un nom au championnat.
championship-name_unfit = Ce nom est trop long, ou contient des caractères invisibles : 200 lettres au plus.
championship-name_taken = Un autre championnat de la saison porte ce nom.
championship-too_much = Un de ces nombres est trop grand.
championship-scheme = Un nombre du barème est trop grand.
championship-tie_break_twice = Le même départage est cité deux fois.
championship-words_missing = Indiquez les mots que contient le nom des soirées qui comptent.
championship-evenings_missing = Choisissez au moins une soirée.
championship-members_missing = Choisissez au moins un membre.
championship-tag_missing = Choisissez une étiquette. On les donne aux membres dans Membres, Listes, Étiquettes.
championship-formula_fails = Le classement ne peut pas être calculé. { $why }
season-closed = Cette saison est close : ses classements sont signés. Rouvrez-la pour y changer quelque chose.
season-paid = Des cotisations de cette saison ont été payées : leurs reçus restent, et la saison avec eux. Archivez-la.
season-still_playing = « { $tournament } » se joue encore : terminez ce tournoi avant de clore la saison.

formula-empty = Écrivez une formule.
formula-too_long = Cette formule est trop longue ou trop imbriquée.
formula-character = Le signe { $found } n’a pas sa place dans une formule. Les décimales s’écrivent avec un point.
formula-unreadable = La formule ne se lit plus à partir du signe { $column }. Les décimales s’écrivent avec un point.
formula-unknown = « { $name } » n’est ni une grandeur ni une fonction connue.
formula-mismatch = La formule doit donner un nombre : une condition s’écrit « condition ? valeur : autre valeur », et chaque fonction reçoit ses valeurs.
formula-no_number = La formule ne donne pas de nombre pour la place { $rank } sur { $players } : division par zéro, racine d’un nombre négatif, ou plus d’un million ?

quantity-players = joueurs inscrits (aussi : n)
quantity-entries = inscriptions en tout, ré-inscriptions comprises
quantity-rank = place, 1 pour le vainqueur (aussi : r)
quantity-buy_in = prix d’une inscription
quantity-spent = tout ce que le joueur a dû payer
quantity-pool = cagnotte
quantity-prize = gain du joueur
quantity-in_money = vrai si le joueur est payé ou reçoit un lot
quantity-rebuys = recaves du joueur
quantity-re_entries = ré-inscriptions du joueur
quantity-addons = add-ons du joueur
quantity-eliminations = joueurs qu’il a éliminés
quantity-bounties = primes qu’il a gagnées
quantity-stack = tapis de départ
quantity-final_table = joueurs à la table finale
quantity-recorded = points selon le barème de la soirée
usual-outlasted = Joueurs devancés, plus un
usual-school_league = PokerStars School League
usual-leader_board = PokerStars Tournament Leader Board
usual-dr_neau = Dr. Neau
usual-logarithm = Logarithme (The Tournament Director)
usual-evening = Devancés, présence, éliminations, places payées

counting-name = Nom du championnat
counting-name_hint = Par exemple : Deepstack, Challenge des nouveaux
counting-points = Points d’un résultat
counting-recorded = Ceux de chaque soirée
counting-recorded_hint = Chaque tournoi a son barème, choisi dans sa préparation.
counting-same_scheme = Le même barème pour toutes les soirées
counting-formula = Une formule
counting-formula_field = Formule
counting-usual = Formules courantes
counting-usual_choose = Choisir…
counting-quantities = Grandeurs et fonctions
counting-functions = Fonctions : sqrt, log, log10, exp, pow(x, y), min(x, y), max(x, y), round, floor. Condition : rank <= 3 ? 10 : 0.
counting-tied = Joueurs à égalité de place
counting-tied-each = Chacun a les points de cette place
counting-tied-share = Ils partagent les points des places qu’ils occupent
counting-tied-share_hint = Chacun reçoit la moyenne des points de ces places, victoire et table finale comprises, arrondie au centième. Des points saisis avec d’anciens résultats restent tels quels.
counting-bonuses = Points en plus
counting-bonus-participation = Présence
counting-bonus-elimination = Par joueur éliminé
counting-bonus-win = Victoire
counting-bonus-final_table = Table finale
counting-bonus-bounty = Par prime gagnée
counting-counting = Ce qui compte
counting-best_n = Meilleurs résultats comptés (vide : tous)
counting-drop_worst = Soirées retirées
counting-min_played = Soirées pour être classé
counting-first_entry = Seule la première inscription compte
counting-first_entry_hint = Les joueurs sont classés d’après la sortie de leur première inscription, comme si personne ne s’était ré-inscrit. Ce qui a été acheté ou gagné après ne compte pas.
counting-evenings = Soirées
counting-evenings-all = Toutes celles de la saison
counting-evenings-named = Celles dont le nom contient…
counting-evenings-only = Celles que je choisis
counting-words = Mots du nom
counting-members = Qui est classé
counting-members-everyone = Tous les membres qui ont joué
counting-members-newcomers = Les nouveaux de la saison
counting-members-tagged = Ceux qui portent une étiquette
counting-members-only = Les membres que je choisis
counting-more = Plus de règles
counting-ties = À égalité de points
counting-tie = Départage { $number }
counting-no_tie = Rien de plus
counting-save = Enregistrer les règles
counting-saved = Les règles du classement sont enregistrées
counting-delete = Supprimer ce championnat
counting-delete_sure = Supprimer « { $name } » ? Les résultats restent, seul ce classement disparaît.
counting-deleted = « { $name } » est supprimé
counting-preview = Ce que ces règles changeraient
counting-preview_new = Le classement selon ces règles
counting-preview_none = Rien ne change.
counting-preview_empty = Aucun résultat ne compte encore.
counting-preview_unchanged = { $count ->
    [0] {""}
    [one] Rien ne change pour un membre.
   *[other] Rien ne change pour { $count } membres.
  }
counting-before = Avant
counting-after = Après
counting-absent = –

season-close = Clore la saison
season-close_words = Les classements sont gardés tels qu’ils sont, quoi que deviennent les résultats. Une saison close peut être rouverte.
season-close_by = Signé par
season-close_do = Clore et signer
season-closed_by = Saison close le { $day }, signée par { $name }.
season-closed_differs = Des résultats ont changé depuis : recalculés, les classements seraient différents.
season-reopen = Rouvrir la saison
season-reopen_sure = Rouvrir la saison « { $name } » ? Les classements signés laissent la place à ceux que donnent les résultats.
season-archive = Archiver la saison
season-archived = Archivées
season-archive_back = Reprendre la saison
season-archive_done = { $name } est archivée : on ne la propose plus pour un nouveau tournoi.
season-archive_undone = { $name } est reprise.
season-delete = Supprimer la saison
season-delete_sure = { $played ->
    [0] La saison { $name } sera supprimée, avec ses règles et ses championnats.
    [one] La saison { $name } sera supprimée, avec ses règles et ses championnats. Son tournoi joué reste, sans saison.
   *[other] La saison { $name } sera supprimée, avec ses règles et ses championnats. Ses { $played } tournois joués restent, sans saison.
  }
season-deleted = { $name } est supprimée.
season-closed_done = La saison « { $name } » est close
season-reopened = La saison « { $name } » est rouverte

provisional-tab = Ce soir
provisional-words = Classement provisoire avec « { $tournament } » : un joueur encore assis compte pour la pire place qui lui reste.
provisional-tonight = Ce soir
provisional-before = Avant
provisional-playing = en jeu
provisional-what_if_of = Et si { $name } finit…
provisional-room = { $season } · provisoire
score-recorded = { $points } selon la soirée
score-finished = { $place } de la soirée, avec { $count ->
    [0] une seule inscription
    [one] { $count } ré-inscription
   *[other] { $count } ré-inscriptions
  }
score-formula = { $points } par la formule
score-shared = { $points } pour les places { $first } à { $last } partagées
score-participation = { $points } présence
score-eliminations = { $points } pour { $players ->
    [one] { $players } joueur éliminé
   *[other] { $players } joueurs éliminés
  }
score-win = { $points } victoire
score-final_table = { $points } table finale
score-bounties = { $points } pour { $bounties ->
    [one] { $bounties } prime gagnée
   *[other] { $bounties } primes gagnées
  }
