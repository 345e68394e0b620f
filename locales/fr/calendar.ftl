# Plusieurs soirées à la fois.
series-to_before_from = Le dernier jour est avant le premier.
series-weeks = De 1 à 12 semaines entre deux soirées.
series-too_many = Au plus { $most } soirées à la fois : rapprochez le dernier jour.
series-no_day = Cochez au moins un jour.

calendar-title = Calendrier
calendar-search = Chercher : nom, date, saison, vainqueur
calendar-none = Aucune soirée à venir.
calendar-past = Soirées passées
calendar-nothing = Aucune soirée ne répond à « { $query } ».
calendar-coming = Attendus
calendar-waiting = En attente
calendar-at = à { $hour }
calendar-of = { $coming } sur { $capacity }
calendar-full = complet
calendar-all = Afficher les { $count } soirées à venir
series-open = Plusieurs soirées…
series-title = Préparer plusieurs soirées
team_day-title = Préparer une rencontre par équipes
team_day-open = Rencontre par équipes…
team_day-words = Un tournoi par tour, où chaque table joue pour elle-même : le tirage sépare les joueurs d’une équipe, les points suivent la place à la table et le nombre de ses joueurs, et un championnat additionne les équipes.
team_day-name = Nom
team_day-players = Joueurs des équipes pas encore inscrits
team_day-name_usual = Journée interclubs
team_day-date = Jour
team_day-season = Saison
team_day-template = Comme
team_day-rounds = Une rencontre a de 1 à { $most } tours.
team_day-rounds_count = Nombre de tours
team_day-seats = Joueurs par table
team_day-points = Points à une table
team_day-points-outlasted = un par joueur devancé, et un de participation
team_day-points-template = comme dans le modèle
team_day-who = Équipes
team_day-who_hint = Une équipe, ce sont les membres d’une étiquette. Les invités d’autres clubs en sont aussi : importez leurs listes, chacune avec son étiquette.
team_day-team = { $team } : { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
team_day-teams = Une rencontre par équipes se joue à deux équipes au moins.
team_day-nobody = Personne n’a l’étiquette « { $team } ».
team_day-no_tags = Donnez d’abord une étiquette aux membres de chaque équipe.
team_day-summary = { $players } joueurs : { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
} à { $tables ->
    [one] une table
   *[other] { $tables } tables
}
team_day-make = Préparer la rencontre
team_day-made = { $name } : { $count ->
    [one] un tour est prêt
   *[other] { $count } tours sont prêts
}, avec le championnat des équipes.
team_day-taken_back = La rencontre par équipes est retirée.
team_day-round = { $name } · tour { $round }
series-name = Nom des soirées
series-from = Première soirée
series-to = Pas après le
series-rhythm = Rythme
series-every =
    { $weeks ->
        [one] Chaque semaine
       *[other] Toutes les { $weeks } semaines
    }
series-monthly = Chaque mois, le même jour de la semaine (le 2e vendredi)
series-empty = Choisissez la première et la dernière date : les jours apparaissent ici.
series-untick = Décochez les jours sans soirée : fériés, vacances.
series-taken = Ce jour-là : { $names }
series-go =
    { $count ->
        [0] Créer les soirées
        [one] Créer { $count } soirée
       *[other] Créer { $count } soirées
    }
doc-rota = Tableau des bénévoles
rota-open = Bénévoles…
rota-title = Bénévoles
rota-door = Accueil
rota-floor = Arbitrage
rota-bar = Buvette
rota-tidying = Rangement
rota-evening = Soirée
rota-task = Tâche
rota-none = Aucune soirée à venir.
rota-add = Ajouter
rota-add_to = Ajouter un bénévole, { $task }, { $evening }
rota-remove = Retirer { $player }, { $task }, { $evening }
rota-who = Qui aide ? Trois lettres du nom
rota-helpers = Qui aide cette saison
rota-times = { $name } : { $evenings ->
    [one] { $evenings } soirée
   *[other] { $evenings } soirées
  }
rota-tasks_edit = Les tâches, séparées par des virgules
rota-tasks_save = Garder les tâches
rota-tasks_saved = Tâches gardées
rota-tasks = il faut de une à douze tâches, toutes différentes, de quarante lettres au plus.
series-taken_back =
    { $count ->
        [one] { $count } soirée retirée du calendrier
       *[other] { $count } soirées retirées du calendrier
    }
series-made =
    { $count ->
        [one] { $count } soirée créée
       *[other] { $count } soirées créées
    }
calendar-archived = archivée
calendar-archive = Archiver
calendar-archive_title = Archiver « { $name } » ?
calendar-archive_words = La soirée n’a pas lieu : elle quitte le calendrier, l’écran d’accueil et le site. La recherche la retrouve, et elle peut revenir.
calendar-archive_over = La soirée quitte les listes. La recherche la retrouve, ses résultats comptent toujours, et elle peut revenir.
calendar-archive_done = « { $name } » est archivée
calendar-back = Remettre
calendar-back_done = « { $name } » est de retour dans le calendrier
calendar-archive_playing = Cette soirée est en cours : terminez-la d’abord.
