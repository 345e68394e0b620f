# Statistics of a member and of a season, on the screen and on paper.
desk-statistics = Statistics
statistics-open = Statistics
statistics-of = Statistics: { $name }
statistics-back_members = Members
statistics-back_seasons = Seasons
statistics-period = Period
statistics-all = All seasons
statistics-figures = Figures
statistics-figures_of = Figures: { $title }
statistics-unread = Without { $names }: these evenings cannot be read.
statistics-none = Nothing to count yet: no tournament of this period is over.
statistics-percent = Place in %
statistics-percent_is = The share of the other players that the member outlasted: 100% for the winner, 0% for the first one out. In a tie the shared place counts.
statistics-form = Form
statistics-form_is = mean of the last five places in %
statistics-each = each tournament
statistics-results = Places in % over time
statistics-results_said = Places in % from { $from } to { $to }: { $count ->
    [one] one tournament
   *[other] { $count } tournaments
}, { $average } on average.
statistics-out_by = Put out by
statistics-given = Players put out
statistics-played = { $count ->
    [one] tournament played
   *[other] tournaments played
}
statistics-played_of = of the club’s { $of }
statistics-wins = { $count ->
    [one] win
   *[other] wins
}
statistics-podiums = among the first three
statistics-in_money = in the money
statistics-final_tables = { $count ->
    [one] final table
   *[other] final tables
}
statistics-best = best place
statistics-average = average place in %
statistics-money = Money, { $currency }
statistics-money_is = Won less spent, tournament after tournament. Only those played for money count.
statistics-money_said = Balance in { $currency } after { $count ->
    [one] one tournament
   *[other] { $count } tournaments
}: { $balance }.
statistics-spent = Spent
statistics-won = Won
statistics-balance = Balance
statistics-most_won = Most won at once
statistics-streaks = Streaks
statistics-streak_came = Days of play in a row on which the member came
statistics-streak_in_money = Tournaments in a row in the money
statistics-streak_final_table = Tournaments in a row at the final table
statistics-streak_now = running: { $count }
statistics-streak_over = not running
statistics-streak_dates = from { $from } to { $to }
statistics-streaks_is = What is not known, or could not be, neither counts nor breaks a streak: a tournament without prizes, fewer players than the final table has seats, an old list that does not name everybody.
statistics-eliminations = Eliminations
statistics-eliminations_said = Players put out in each tournament: { $given } in all, { $most } at most.
statistics-eliminations_sum = { $given ->
    [0] No player put out
    [one] One player put out
   *[other] { $given } players put out
  }; { $received ->
    [0] never put out by anybody known
    [one] put out once by somebody known
   *[other] put out { $received } times by somebody known
  }{ $unknown ->
    [0] .
    [one] , and once nobody knows by whom.
   *[other] , and { $unknown } times nobody knows by whom.
  }
statistics-nemesis = Nemesis
statistics-nemesis_is = put the member out most often, at least twice
statistics-prey = Favourite prey
statistics-prey_is = put out by the member most often, at least twice
statistics-times = { $count ->
    [one] once
   *[other] { $count } times
}
statistics-times_last = { $count } times, last on { $day }
statistics-nobody_twice = Nobody twice.
statistics-rivals = Head to head
statistics-rivals_is = The tournaments that both played, and who finished before the other.
statistics-met = Met
statistics-ahead = Ahead
statistics-behind = Behind
statistics-received = Put out by this player
statistics-last_met = Last time
statistics-rivals_all = Show all ({ $count })
statistics-rivals_few = Show fewer
statistics-badges = Badges
statistics-badges_is = { $earned } of { $all }
statistics-badge_not_yet = not yet
statistics-badge_first = since { $day }
badge-win = First win
badge-win_is = Win a tournament.
badge-podium = Podium
badge-podium_is = Finish among the first three of eight players or more.
badge-double = Double
badge-double_is = Win two of your tournaments in a row.
badge-money_row = Consistency
badge-money_row_is = Finish in the money three times in a row.
badge-came_row = Loyalty
badge-came_row_is = Come on three days of play in a row.
badge-ten = Ten tournaments
badge-ten_is = Have played ten tournaments.
badge-fifty = Fifty tournaments
badge-fifty_is = Have played fifty tournaments.
badge-bubble = Bubble
badge-bubble_is = Be the last one out without a prize.
badge-hat_trick = Hat-trick
badge-hat_trick_is = Put three players out in one tournament.
badge-comeback = Comeback
badge-comeback_is = Finish in the money after a rebuy.
badge-marathon = Marathon
badge-marathon_is = Finish first or second of a tournament of four hours or more.
badge-revenge = Revenge
badge-revenge_is = Put out a player who had put you out in an earlier tournament.
statistics-season = Statistics: { $season }
statistics-count_evenings = { $count ->
    [one] tournament
   *[other] tournaments
}
statistics-count_entries = { $count ->
    [one] entry
   *[other] entries
}
statistics-count_persons = { $count ->
    [one] person
   *[other] persons
}
statistics-count_newcomers = { $count ->
    [one] newcomer
   *[other] newcomers
}
statistics-per_evening = players per tournament
statistics-mean_duration = average duration
statistics-attendance = Players per tournament
statistics-attendance_said = Players per tournament: { $entries } entries in { $count ->
    [one] one tournament
   *[other] { $count } tournaments
}, { $average } on average.
statistics-attendance_is = Newcomer: had not played any tournament of the club before.
statistics-regulars = Regulars
statistics-newcomers = Newcomers
statistics-winner = Winner
statistics-months = Entries by month
statistics-months_said = Entries by month, from { $from } to { $to }.
statistics-month = Month
statistics-persons = Persons
statistics-average_players = Players per tournament
statistics-weekdays = Players per tournament, by day
statistics-weekdays_said = Players per tournament by day of the week: { $best } draws most.
statistics-weekday = Day
statistics-came = How often everybody came
statistics-came_said = How many persons came how often: { $persons } persons, { $most } times at most.
statistics-came_times = Tournaments played
statistics-durations = Duration of the tournaments
statistics-durations_said = Duration of { $count ->
    [one] one tournament
   *[other] { $count } tournaments
}: { $mean } on average, { $longest } at most.
statistics-durations_is = From the first level to the last elimination, breaks included.
statistics-duration = Duration
statistics-takings = Takings, { $currency }
statistics-takings_said = Takings in { $currency }: { $taken }, of which { $players } to the players and { $club } to the club.
statistics-takings_is = What was due for entries, rebuys and add-ons. The club does not note its costs here.
statistics-takings_unknown = { $count ->
    [one] The takings leave out one tournament entered afterwards: its list does not name all players, or does not say what they paid.
   *[other] The takings leave out { $count } tournaments entered afterwards: their lists do not name all players, or do not say what they paid.
}
statistics-taken = Takings
statistics-to_players = To the players
statistics-to_club = To the club
statistics-added = Added by the club
statistics-busiest = Busiest tournaments
statistics-honours = Honours
statistics-honours_is = Without guests. What more than three persons would share is not given.
statistics-honours_none = No honours yet.
honour-champion = Top of the standings
honour-champion_is = First in the season’s standings.
honour-wins = Most wins
honour-wins_is = Tournaments won.
honour-podiums = Most podiums
honour-podiums_is = Places among the first three.
honour-average = Best average place
honour-average_is = Average place in %, of at least three tournaments and a third of the season.
honour-eliminations = Most eliminations
honour-eliminations_is = Players put out.
honour-came = Most tournaments
honour-came_is = Tournaments played.
honour-streak = Longest streak
honour-streak_is = Days of play in a row.
honour-bubble = The bubble
honour-bubble_is = Last one out without a prize, at least twice.
honour-prize = Most won at once
honour-prize_is = In a single tournament.
