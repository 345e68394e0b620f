# Past evenings: entered afterwards, read from files, corrected.

refusal-played_here = This evening is played with the program: its results come from play.
refusal-recorded_only = This evening was entered afterwards: only its results can be corrected.
refusal-correction_reason = Give the reason for the correction: it stays in the history.
refusal-correction_long = The reason is too long: at most { $most } characters.
refusal-ranking_incomplete = A corrected ranking gives everybody one place.
refusal-ranking_unchanged = The ranking is that one already: change at least one place.
refusal-places_impossible = Place { $place } does not follow the others. After a tie, the next place skips as many.
action-correct_ranking = Ranking corrected by hand: { $why }
refusal-nobody_recorded = Enter at least one player with a place.
refusal-recorded_field = The number of players is between { $named } (those who are named) and { $most }.
refusal-recorded_twice = { $player } is in the results twice.
refusal-recorded_amount = { $player }: an amount, a number or the points are impossible.
refusal-recorded_place = { $player } cannot have come in at place { $place }: { $better ->
    [0] there were { $players } players.
    [one] one player is ahead, of { $players }.
   *[other] { $better } players are ahead, of { $players }. After a tie, the next place skips as many.
}
refusal-recorded_hunter = { $player } was put out by somebody who was not there or had gone out before.
action-record_results = { $corrected ->
    [yes] Results corrected: { $why }
   *[no] { $count ->
        [one] Evening entered afterwards, one result
       *[other] Evening entered afterwards, { $count } results
    }
}
store-results_mixed = A table of results is read alone. Choose one table, or several saved tournaments (.tdt).
store-saved_unreadable = This saved tournament cannot be read: it is damaged, or from a version of The Tournament Director that the program does not know.
past-in_future = A past evening cannot be in the future.
past-nothing = Tick at least one evening.
doc-recorded = { $unnamed ->
    [0] Results entered afterwards.
    [one] Results entered afterwards; one player is not named.
   *[other] Results entered afterwards; { $unnamed } players are not named.
}
doc-data_recorded = entered afterwards
doc-not_of_recorded = This evening was entered afterwards: only its results and its history can be printed.

past-menu = Past evenings
past-enter = Enter a past evening
past-correct = Correct a past evening
past-import = Import past evenings
past-import_files = Import results (files)…
past-paste = Paste results
past-paste_label = Results, as in a spreadsheet or a message
past-paste_hint = One line for each result, with or without headings: date, evening, place, name, prize, points… Or only the names, first to last. Or a table: names on the left, a column for each date.
past-correct_do = Correct
past-delete_title = Delete “{ $name }”?
past-delete_words = Its results will count nowhere in the club any more. A league that has already received it keeps counting it: ask the league to leave it out. A copy of the club is made first, and the club’s journal keeps a record of the deletion.
past-deleted = { $count ->
    [one] Evening deleted.
   *[other] { $count } evenings deleted.
}
past-entered = { $count ->
    [one] Evening entered.
   *[other] { $count } evenings entered.
}
past-there = already in the list
past-players = Players
past-unnamed = { $count ->
    [one] one of whom is not named
   *[other] { $count } of whom are not named
}
past-buy_in = Buy-in
past-points_like = Points
past-points_like_hint = As this template gives them, where no points are entered.
past-results = Results
past-next = Player in place { $place }: a few letters
past-add_hint = Add the players in order of finish, the winner first. Places can be changed afterwards; a tie has the same place.
past-more = Rebuys, add-ons and eliminations
past-prize = Prize ({ $currency })
past-thing = Other prize
past-rebuys = Rebuys
past-addons = Add-ons
past-hits = Elim.
past-place_of = Place of { $player }
past-prize_of = Prize of { $player }
past-thing_of = Other prize of { $player }
past-points_of = Points of { $player }
past-rebuys_of = Rebuys of { $player }
past-addons_of = Add-ons of { $player }
past-hits_of = Eliminations by { $player }
past-up = Move { $player } up
past-remove = Remove { $player }
ranking-correct = Correct the ranking
ranking-words = Prizes and points follow the places; bounties and the shares of a deal stay with their players. What was handed over already is settled in the tab of the prizes.
ranking-place_of = Place of { $player }
past-why = Reason for the correction
past-why_hint = It stays in the history, with your name and the day.
past-save = Save the evening
past-save_correction = Save the correction
past-evening_of = Evening of { $day }
past-evening = Evening
past-summary = { $evenings ->
    [one] One evening
   *[other] { $evenings } evenings
}, { $people ->
    [one] one player
   *[other] { $people } players
}
past-evenings = Evenings
past-all = All evenings
past-want = Enter “{ $name }”
past-of_named = ({ $count } named)
past-remarks = Remarks
past-season_closed = The season { $season } is closed.
past-already = There is already an evening called “{ $name }” on that day.
past-reranked = Places behind ties were put right.
past-no_season = No season on that day: it will count in no standings.
past-people = Players
past-all_known = { $count ->
    [one] This player is known.
   *[other] All { $count } players are known.
}
past-people_hint = { $known ->
    [0] No player is known.
    [one] One player is known.
   *[other] { $known } players are known.
} { $others ->
    [one] Say who the other one is.
   *[other] Say who the other { $others } are.
}
past-nobody_all = The { $count } names that match nobody in the club:
past-written = Name as written
past-times = Evenings
past-is = Who is it?
past-is_of = Who is “{ $name }”?
past-choose = Choose…
past-is_other = Another member…
past-is_new = New member
past-is_former = Former member (archived)
past-is_guest = Guest
past-is_unnamed = Counted without a name
past-look = Find a member
past-certain = { $count ->
    [one] One name that is known
   *[other] { $count } names that are known
}
past-undecided = { $count ->
    [one] One name is still to be settled.
   *[other] { $count } names are still to be settled.
}
past-undated = A date is missing ({ $count }).
past-go = { $count ->
    [0] Enter the evenings
    [one] Enter one evening
   *[other] Enter { $count } evenings
}
past-left = Neither a result nor a heading: { $rows }
past-none_read = No evening could be read: see what is said below each.
past-name_incomplete = The first or last name is missing of: { $names }. Say which member it is, complete the name, or count without a name.
past-cells = Below each date
past-cells_points = the points of the evening
past-cells_places = the place
past-column_date = Date
past-column_evening = Name of the evening
past-column_place = Place
past-column_last_name = Last name (or full name)
past-column_first_name = First name
past-column_nickname = Nickname
past-column_number = Member number
past-column_licence = Licence
past-column_prize = Prize
past-column_points = Points
past-column_rebuys = Rebuys
past-column_addons = Add-ons
past-column_hits = Eliminations
past-column_out_by = Put out by
past-column_spent = Paid in all
past-column_players = Number of players
past-column_one_evening = One evening (the heading says which)
past-recorded = { $unnamed ->
    [0] Entered afterwards on { $day }.
    [one] Entered afterwards on { $day }; one player is not named.
   *[other] Entered afterwards on { $day }; { $unnamed } players are not named.
}
past-corrected = Corrected: { $why }
past-status = entered afterwards
results-place = Line { $line }: “{ $text }” is not a place.
results-date = Line { $line }: “{ $text }” is not a date.
results-points = Line { $line }: “{ $text }” is not a number of points.
results-number = Line { $line }: “{ $text }” is not a number.
results-name_missing = Line { $line }: the name is missing.
results-not_a_name = Line { $line }: “{ $text }” is not a name.
results-twice = { $line ->
    [0] “{ $text }” is in it twice.
   *[other] Line { $line }: “{ $text }” is in this evening already.
}
results-no_order = Places or points are missing.
results-nobody = Nobody played in it.
results-not_over = The tournament is not over.
results-no_names = Say which column holds the names.
results-not_tracked = Saved without the names of its players.
