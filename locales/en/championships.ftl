# Championships: how standings count, formulas, closing a season.
ranking-general = Overall standings
ranking-tabs = Standings of the season
ranking-add = New championship
ranking-rules = How they count
ranking-edit = Championship
ranking-formula = Points of a result: { $formula }.
ranking-bonuses = On top: { $bonuses }.
ranking-milestones = Milestones: { $milestones }.
milestone-played = { $points } for { $count ->
    [one] { $count } evening played
   *[other] { $count } evenings played
  }
milestone-played_again = { $points } for { $count ->
    [one] each evening played
   *[other] every { $count } evenings played
  }
milestone-wins = { $points } for { $count ->
    [one] { $count } win
   *[other] { $count } wins
  }
milestone-wins_again = { $points } for { $count ->
    [one] each win
   *[other] every { $count } wins
  }
milestone-final_tables = { $points } for { $count ->
    [one] { $count } final table
   *[other] { $count } final tables
  }
milestone-final_tables_again = { $points } for { $count ->
    [one] each final table
   *[other] every { $count } final tables
  }
milestone-eliminations = { $points } for { $count ->
    [one] { $count } elimination
   *[other] { $count } eliminations
  }
milestone-eliminations_again = { $points } for { $count ->
    [one] each elimination
   *[other] every { $count } eliminations
  }
milestone-reached = { $count } { $what }
milestone-of-played = evenings played
milestone-of-wins = wins
milestone-of-final_tables = final tables
milestone-of-eliminations = eliminations
counting-milestones = Milestones of the season
counting-milestones_hint = Points for a number reached over the season, on top of those of the evenings that count.
counting-milestone_add = Add a milestone
counting-milestone_remove = Remove this milestone
counting-milestone_points = Points
counting-milestone_count = At
counting-milestone_of = What counts
counting-milestone_again = each time
championship-milestone = A milestone is reached after 1 to 1,000, and there are twenty at most.
doc-milestones = Milestones
seasons-milestone = milestone
counting-milestone_at = for
ranking-teams = By teams ({ $teams }): { $best ->
    [0] all results of a team count, evening by evening.
    [one] the best result of a team counts, evening by evening.
   *[other] the { $best } best results of a team count, evening by evening.
  }
championship-teams = There are two to a hundred teams, each named once.
counting-teams = Teams
counting-teams_hint = A team is the members with a tag: that of a club at an inter-club day, for instance. The individual standings stay beside it.
counting-teams_best = Results of a team that count in an evening
counting-teams_all = all
counting-teams_no_tags = First give a tag to the members of each team.
seasons-teams = Teams
seasons-players = Players
field-team = Team
doc-teams = Team standings
doc-team = Team
doc-players_alone = Individual standings
doc-clubs = Ranking of the clubs
doc-club = Club
# In a league's ranking, made of the evenings of all its clubs.
ranking-recorded = Each evening gives the points that its club set for it.
ranking-clubs = Ranking of the clubs: { $best ->
    [0] all results of a club count, evening by evening.
    [one] the best result of a club counts, evening by evening.
   *[other] the { $best } best results of a club count, evening by evening.
  }
bonus-participation = { $points } for taking part
bonus-elimination = { $points } for each player eliminated
bonus-win = { $points } for the win
bonus-final_table = { $points } for the final table
bonus-bounty = { $points } for each bounty won
ranking-dropped = { $count ->
    [one] The worst evening does not count; one that was missed is worth nothing.
   *[other] The { $count } worst evenings do not count; one that was missed is worth nothing.
  }
ranking-first_entry = Only the first entry counts: players are ranked by when their first entries went out.
ranking-share_tied = Players who tie for a place share equally in the points of the places they occupy, win and final table included, rounded to hundredths.
ranking-tied_each = Players who tie for a place each get the points of that place.
ranking-named = Only evenings with “{ $words }” in their name count.
ranking-only_evenings = { $count ->
    [one] One chosen evening counts.
   *[other] { $count } chosen evenings count.
  }
ranking-newcomers = For those who played their first tournament at the club this season.
ranking-tagged = For those with the tag “{ $tag }”.
ranking-only_members = { $count ->
    [one] For one chosen member.
   *[other] For { $count } chosen members.
  }
ranking-ties = Of those equal in points, what decides: { $ties }.
ranking-then = , then{" "}
tie-wins = wins
tie-best_place = best place
tie-best_score = best result
tie-played = tournaments played
tie-eliminations = players eliminated

championship-impossible = This championship cannot be saved like this.
championship-name_missing = Give the championship a name.
championship-name_unfit = This name is too long, or has characters that nobody sees: 200 letters at most.
championship-name_taken = Another championship of the season has this name.
championship-too_much = One of these numbers is too large.
championship-scheme = A number of the scheme is too large.
championship-tie_break_twice = The same tie-break is named twice.
championship-words_missing = Say which words are in the names of the evenings that count.
championship-evenings_missing = Choose at least one evening.
championship-members_missing = Choose at least one member.
championship-tag_missing = Choose a tag. Members get them under Members, Lists, Tags.
championship-formula_fails = The standings cannot be calculated. { $why }
season-closed = This season is closed: its standings are signed off. Reopen it to change something.
season-paid = Dues of this season were paid: their receipts stay, and the season with them. Archive it.
season-still_playing = “{ $tournament }” is still being played: end it before you close the season.

formula-empty = Write a formula.
formula-too_long = This formula is too long or too deeply nested.
formula-character = The character { $found } does not belong in a formula. Decimals are written with a point.
formula-unreadable = The formula cannot be read from character { $column } on. Decimals are written with a point.
formula-unknown = “{ $name }” is no quantity or function that is known.
formula-mismatch = The formula must give a number: a condition is written “condition ? value : other value”, and each function needs its values.
formula-no_number = The formula gives no number for place { $rank } of { $players }: a division by zero, the root of a negative number, or more than a million?

quantity-players = players entered (also: n)
quantity-entries = entries in all, re-entries among them
quantity-rank = place, 1 for the winner (also: r)
quantity-buy_in = price of an entry
quantity-spent = all that the player had to pay
quantity-pool = prize pool
quantity-prize = money the player won
quantity-in_money = true where the player won money or a thing
quantity-rebuys = rebuys of the player
quantity-re_entries = re-entries of the player
quantity-addons = add-ons of the player
quantity-eliminations = players eliminated by the player
quantity-bounties = bounties won by the player
quantity-stack = starting stack
quantity-final_table = players at the final table
quantity-recorded = points by the evening’s own scheme
usual-outlasted = Players outlasted, plus one
usual-school_league = PokerStars School League
usual-leader_board = PokerStars Tournament Leader Board
usual-dr_neau = Dr. Neau
usual-logarithm = Logarithm (The Tournament Director)
usual-evening = Outlasted, taking part, eliminations, paid places

counting-name = Name of the championship
counting-name_hint = For example: Deepstack, Newcomers’ challenge
counting-points = Points of a result
counting-recorded = Those of each evening
counting-recorded_hint = Each tournament has its scheme, chosen in its set-up.
counting-same_scheme = The same scheme for every evening
counting-formula = A formula
counting-formula_field = Formula
counting-usual = Usual formulas
counting-usual_choose = Choose…
counting-quantities = Quantities and functions
counting-functions = Functions: sqrt, log, log10, exp, pow(x, y), min(x, y), max(x, y), round, floor. Condition: rank <= 3 ? 10 : 0.
counting-tied = Players who tie for a place
counting-tied-each = Each gets the points of that place
counting-tied-share = They share the points of the places they occupy
counting-tied-share_hint = Each gets the average of the points of these places, win and final table included, rounded to hundredths. Points entered with past results stay as they are.
counting-bonuses = Points on top
counting-bonus-participation = Taking part
counting-bonus-elimination = For each player eliminated
counting-bonus-win = Win
counting-bonus-final_table = Final table
counting-bonus-bounty = For each bounty won
counting-counting = What counts
counting-best_n = Best results that count (empty: all)
counting-drop_worst = Evenings dropped
counting-min_played = Evenings needed to be ranked
counting-first_entry = Only the first entry counts
counting-first_entry_hint = Players are ranked by when their first entries went out, as if nobody had re-entered. What was bought or won afterwards does not count.
counting-evenings = Evenings
counting-evenings-all = All of the season
counting-evenings-named = Those with words in their name
counting-evenings-only = Those that I choose
counting-words = Words in the name
counting-members = Who is ranked
counting-members-everyone = All members who played
counting-members-newcomers = The season’s newcomers
counting-members-tagged = Those with a tag
counting-members-only = The members that I choose
counting-more = More rules
counting-ties = Equal in points
counting-tie = Tie-break { $number }
counting-no_tie = Nothing more
counting-save = Save the rules
counting-saved = How the standings count is saved
counting-delete = Delete this championship
counting-delete_sure = Delete “{ $name }”? The results stay; only these standings go.
counting-deleted = “{ $name }” is deleted
counting-preview = What these rules would change
counting-preview_new = The standings by these rules
counting-preview_none = Nothing changes.
counting-preview_empty = No result counts yet.
counting-preview_unchanged = { $count ->
    [0] {""}
    [one] Nothing changes for one member.
   *[other] Nothing changes for { $count } members.
  }
counting-before = Before
counting-after = After
counting-absent = –

season-close = Close the season
season-close_words = The standings are kept as they are, whatever becomes of the results. A closed season can be reopened.
season-close_by = Signed by
season-close_do = Close and sign
season-closed_by = Season closed on { $day }, signed by { $name }.
season-closed_differs = Results have changed since: recalculated, the standings would be different.
season-reopen = Reopen the season
season-reopen_sure = Reopen season “{ $name }”? The signed standings give way to those that the results give.
season-archive = Archive the season
season-archived = Archived
season-archive_back = Restore the season
season-archive_done = { $name } is archived: it is not offered for a new tournament any more.
season-archive_undone = { $name } is restored.
season-delete = Delete the season
season-delete_sure = { $played ->
    [0] The season { $name } will be deleted with its rules and championships.
    [one] The season { $name } will be deleted with its rules and championships. The tournament played in it stays, in no season.
   *[other] The season { $name } will be deleted with its rules and championships. The { $played } tournaments played in it stay, in no season.
  }
season-deleted = { $name } is deleted.
season-closed_done = Season “{ $name }” is closed
season-reopened = Season “{ $name }” is open again

provisional-tab = Tonight
provisional-words = Provisional standings with “{ $tournament }”: a player still seated counts with the worst place that is left.
provisional-tonight = Tonight
provisional-before = Before
provisional-playing = playing
provisional-what_if_of = What if { $name } finishes…
provisional-room = { $season } · provisional
score-recorded = { $points } by the evening
score-finished = { $place } of the evening, with { $count ->
    [0] one entry
    [one] { $count } re-entry
   *[other] { $count } re-entries
  }
score-formula = { $points } by the formula
score-shared = { $points } for sharing places { $first } to { $last }
score-participation = { $points } taking part
score-eliminations = { $points } for { $players ->
    [one] { $players } player eliminated
   *[other] { $players } players eliminated
  }
score-win = { $points } win
score-final_table = { $points } final table
score-bounties = { $points } for { $bounties ->
    [one] { $bounties } bounty won
   *[other] { $bounties } bounties won
  }
