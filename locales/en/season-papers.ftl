# Papers of a season.
doc-scores = Standings in detail
doc-attendance = Attendance
doc-season_report = Season report
doc-tournaments_from = Tournaments { $first } to { $last }
doc-all_count = Every result counts.
doc-min_played = To be ranked one must have played { $count ->
    [one] { $count } tournament
   *[other] { $count } tournaments
  }.
doc-scores_key = In brackets: what does not count.
doc-scheme = Scheme
doc-tournaments_played = The tournaments
doc-date = Date
doc-tournament = Tournament
doc-entries = Players
doc-newcomers = Newcomers
doc-regulars = Came before
doc-re_entries_sold = Re-entries
doc-rebuys_sold = Rebuys
doc-addons_sold = Add-ons
doc-no_evening = No tournament of this season is over.
doc-attendance_sum = { $evenings ->
    [one] { $evenings } tournament over
   *[other] { $evenings } tournaments over
  }, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  } of { $members ->
    [one] { $members } person
   *[other] { $members } people
  }, { $newcomers ->
    [0] no newcomer
    [one] { $newcomers } newcomer
   *[other] { $newcomers } newcomers
  } among them. On average { $average } players a tournament, { $fewest } at least, { $most } at most.
doc-chart_players = Players at each tournament
doc-chart_stacks = Entries, rebuys and add-ons at each tournament
doc-chart_numbers = The numbers are those of the table.
doc-chart_newcomer = Newcomer: had played in no tournament of the club before.
doc-chart_months = Entries by month
doc-chart_regulars = How often each member came
doc-chart_times = Tournaments played in the season.
doc-month = Month
doc-participations = Entries
doc-evenings = Tournaments
doc-average_players = Players a tournament
doc-members_seen = Different people
doc-times = Tournaments played
doc-members_count = People
scheme-all = Points of a tournament: { $parts }.
scheme-table = by place, from the first down: { $points }
scheme-size = up to { $players } players, by place: { $points }
scheme-each = { $points } for each player outlasted
scheme-podium = besides, for the first places: { $points }
scheme-participation = besides { $points } for taking part
scheme-square_root = 10 × √(players ÷ place)
