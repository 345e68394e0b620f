# Past evenings: entered afterwards, read from files, corrected.

refusal-played_here = This evening is played with the program: its results come from play.
refusal-recorded_only = This evening was entered afterwards: only its results can be corrected.
refusal-correction_reason = Give the reason for the correction: it stays in the history.
refusal-correction_long = The reason is too long: at most { $most } characters.
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
