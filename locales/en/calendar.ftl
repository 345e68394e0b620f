# Several evenings at once.
series-to_before_from = The last day is before the first one.
series-weeks = 1 to 12 weeks between two evenings.
series-too_many = At most { $most } evenings at once: choose an earlier last day.
series-no_day = Tick at least one day.

calendar-title = Calendar
calendar-search = Search: name, date, season, winner
calendar-none = No evening ahead.
calendar-past = Past evenings
calendar-nothing = No evening answers to “{ $query }”.
calendar-coming = Coming
calendar-waiting = Waiting
calendar-at = at { $hour }
calendar-of = { $coming } of { $capacity }
calendar-full = full
calendar-all = Show all { $count } evenings ahead
series-open = Several evenings…
series-title = Prepare several evenings
team_day-title = Prepare a team match
team_day-open = Team match…
team_day-words = A tournament for each round, in which every table plays for itself: the draw keeps the players of a team apart, points follow from the place at the table and the number of its players, and a championship adds up the teams.
team_day-name = Name
team_day-players = Players of the teams who are not in yet
team_day-name_usual = Inter-club day
team_day-date = Day
team_day-season = Season
team_day-template = Like
team_day-rounds = A match has between 1 and { $most } rounds.
team_day-rounds_count = Rounds
team_day-seats = Players at a table
team_day-points = Points at a table
team_day-points-outlasted = one for each player outlasted, and one for taking part
team_day-points-template = as in the template
team_day-who = Teams
team_day-who_hint = A team is the members with a tag. Guests of other clubs are members too: import their lists, each with its tag.
team_day-team = { $team }: { $count ->
    [one] one player
   *[other] { $count } players
}
team_day-teams = A team match needs at least two teams.
team_day-nobody = Nobody has the tag “{ $team }”.
team_day-no_tags = Give the members of each team a tag first.
team_day-summary = { $players } players: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} at { $tables ->
    [one] one table
   *[other] { $tables } tables
}
team_day-make = Prepare the match
team_day-made = { $name }: { $count ->
    [one] one round is
   *[other] { $count } rounds are
} prepared, with the championship of the teams.
team_day-taken_back = The team match was removed.
team_day-round = { $name } · round { $round }
series-name = Name of the evenings
series-from = First evening
series-to = Not after
series-rhythm = How often
series-every =
    { $weeks ->
        [one] Every week
       *[other] Every { $weeks } weeks
    }
series-monthly = Every month, on the same weekday (the 2nd Friday)
series-empty = Choose the first and the last day: the evenings appear here.
series-untick = Untick the days without an evening: holidays, breaks.
series-taken = On that day: { $names }
series-go =
    { $count ->
        [0] Create the evenings
        [one] Create { $count } evening
       *[other] Create { $count } evenings
    }
doc-rota = Volunteers’ rota
rota-open = Volunteers…
rota-title = Volunteers
rota-door = Door
rota-floor = Floor
rota-bar = Bar
rota-tidying = Tidying up
rota-evening = Evening
rota-task = Task
rota-none = No evening ahead.
rota-add = Add
rota-add_to = Add a volunteer, { $task }, { $evening }
rota-remove = Remove { $player }, { $task }, { $evening }
rota-who = Who helps? Three letters of the name
rota-helpers = Who helps this season
rota-times = { $name }: { $evenings ->
    [one] { $evenings } evening
   *[other] { $evenings } evenings
  }
rota-tasks_edit = The tasks, with commas between
rota-tasks_save = Keep the tasks
rota-tasks_saved = Tasks kept
rota-tasks = there are one to twelve tasks, all different, of forty letters at most.
series-taken_back =
    { $count ->
        [one] { $count } evening taken out of the calendar
       *[other] { $count } evenings taken out of the calendar
    }
series-made =
    { $count ->
        [one] { $count } evening created
       *[other] { $count } evenings created
    }
calendar-archived = archived
calendar-archive = Archive
calendar-archive_title = Archive “{ $name }”?
calendar-archive_words = The evening does not take place: it leaves the calendar, the first screen and the web site. A search finds it, and it can come back.
calendar-archive_over = The evening leaves the lists. A search finds it, its results still count, and it can come back.
calendar-archive_done = “{ $name }” is archived
calendar-back = Bring back
calendar-back_done = “{ $name }” is back in the calendar
calendar-archive_playing = This evening is being played: end it first.
