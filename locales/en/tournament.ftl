# Refusals: why something cannot be done.
refusal-setup = The tournament cannot be played yet: { $reasons }
refusal-minor = Registration refused: players must be { $minimum_age } on the day of the tournament.
refusal-already_registered = { $player } is already registered.
refusal-newcomers = Nobody was registered. { $reasons }
refusal-newcomer = { $player }: { $why }
refusal-already_signed_up = { $player } has already signed up.
refusal-not_signed_up = Nobody was signed up. { $reasons }
refusal-no_sign_up = { $player } has not signed up.
refusal-sign_ups_closed = The tournament has begun: register directly whoever arrives.
refusal-registration_closed = Registration is closed.
refusal-no_such_entry = There is no such entry.
refusal-no_such_table = There is no table { $table } in the room.
refusal-table_not_open = Table { $table } is not open.
refusal-table_open = Table { $table } is already open.
refusal-no_such_seat = Table { $table } has no seat { $seat }.
refusal-seat_taken = Seat { $seat } at table { $table } is taken or kept for somebody.
refusal-seat_blocked = Seat { $seat } at table { $table } is blocked: release it first.
refusal-only_blocked_seats = { $seats ->
    [one] Only a blocked seat is free: release it, or add a table to the room.
   *[other] Only blocked seats are free ({ $seats }): release one, or add a table to the room.
  }
refusal-small_blind_seat = Seat { $seat } at table { $table } is the next small blind: a moved player never gets it. Choose another seat.
refusal-no_seat_allowed = No allowed seat is free at table { $table }: choose another table, or wait one hand.
refusal-no_free_seat = Every seat is taken: add a table to the room.
refusal-empty_seat = Nobody sits on seat { $seat } at table { $table }.
refusal-too_few_players = At least two players are needed.
refusal-room_too_small = { $players } players for { $seats } seats: add tables to the room.
refusal-draw = The draw cannot be made: check the reserved seats.
refusal-already_started = The tournament has begun: this is no longer possible.
refusal-not_started = The tournament has not begun.
refusal-not_drawn = Draw the seats first.
refusal-already_finished = The tournament is over. Undo its end to change it.
refusal-clock_stopped = The clock is already stopped.
refusal-clock_running = The clock is already running.
refusal-clock_out_of_range = The structure has no such level or time.
refusal-pause_end = The pause must end later than now, and within twenty-four hours.
refusal-registration_end = Registration must end later than now, and within twenty-four hours.
refusal-in_break = It is a break already.
refusal-hand_for_hand = Play goes hand for hand: the hands move the clock.
refusal-not_hand_for_hand = Play does not go hand for hand.
refusal-one_table = There is one table only: it has nobody to wait for.
refusal-hand_not_done = Table { $table } has not finished its hand.
refusal-too_many_hands = At most { $most } hands can be announced.
refusal-step_minutes = A level or a break lasts from 1 to { $most } minutes.
refusal-same_structure = The levels to come last that long already.
refusal-past_frozen = What is already played can no longer change.
refusal-stack_fixed = Players are registered: the starting stack can no longer change.
refusal-not_seated = { $player } is not at a table.
refusal-bring_back_first = { $player } is out. Bring the player back first, then sell the rebuy or the add-on.
refusal-not_out = { $player } is not eliminated.
refusal-named_twice = { $player } is named twice.
refusal-flights_joined = The flights are joined here already. Undo that to choose others.
refusal-no_flights = Choose at least one flight that is over.
refusal-no_such_level = This structure has no level { $level }.
refusal-nobody_named = Choose at least one player.
refusal-last_player = The last player cannot be eliminated: that is the winner.
refusal-by_himself = { $player } cannot be both eliminated and the winner of the hand.
refusal-stacks_needed = Several players to rank: give each one’s stack at the start of the hand.
refusal-stacks_equal = Equal stacks: the ruleset leaves the order to the director. Eliminate them one after the other.
refusal-stack_impossible = That stack is impossible with the chips in play.
refusal-re_entry = Re-entry by { $player } refused: { $reason }
refusal-has_re_entered = { $player } has re-entered: eliminate this player instead of taking the entry back.
refusal-rebuy = Rebuy refused: { $reason }
refusal-add_on_for = No add-on for { $player }: { $reason }
refusal-no_add_on_to_return = { $player } has no add-on to take back.
refusal-add_on = Add-on refused: { $reason }
refusal-cannot_break = Table { $table } cannot be broken: the other tables lack seats.
refusal-not_final_table = The final table cannot be drawn: { $players ->
        [one] { $players } player left
       *[other] { $players } players left
    } for { $seats } seats.
refusal-same_table = Choose two different tables.
refusal-amount = That amount is not possible.
refusal-nothing_owed = { $player } owes nothing.
refusal-write_off_reason = Give the reason: it stays in the history and the report.
refusal-deal_gap = { $missing } chips are missing from the stacks counted: count again, or confirm that they are.
refusal-not_over = { $players } players are left: the tournament is not over.
refusal-no_such_advice = That proposal no longer applies.
refusal-prizes = The prizes do not add up: check the percentages or amounts.
refusal-no_such_penalty = There is no such penalty.
refusal-no_prize = { $player } has no prize to receive.
refusal-prize_handed = { $player } already has the whole prize.
refusal-prize_not_handed = { $player } has not been handed anything yet.
refusal-penalty_lifted = That penalty is lifted already.
refusal-penalty_too_long = A suspension lasts 1 to { $most } rounds, a warning costs at most { $most } hands.
refusal-note_too_long = The note is too long: at most { $most } characters.
refusal-nobody_suspended = Nobody is suspended at table { $table }.
refusal-disqualified = { $player } is disqualified: lift that penalty to bring the player back.
refusal-table_in_use = Table { $table } is in use: it cannot change.
refusal-nothing_to_announce = There is no money to be won yet: nothing to announce.
refusal-prizes_announced = These prizes are announced already and nothing has changed since.
refusal-nothing_announced = No prizes are announced.
refusal-no_named_prize = There is no prize “{ $prize }”.
refusal-named_given = { $player } has the prize “{ $prize }” already.
refusal-named_open = Nobody has the prize “{ $prize }” yet.
refusal-named_handed = The prize “{ $prize }” is handed over already: untick “Handed over” first.
refusal-named_kept = The prize “{ $prize }” is given to somebody: take it back before you remove or rename it.
refusal-nothing_to_deal = There is nothing to share: at least two players must be left, and prizes to be won.
refusal-deal_stands = A deal stands: cancel it first.
refusal-no_deal = No deal stands.
refusal-deal_stacks = Count the stack of every player who is left.
refusal-no_envelopes = No envelopes are drawn in this tournament.
refusal-envelopes_opened = An envelope is drawn already: they no longer change.
refusal-envelope_count = There must be an envelope for each player who is left: { $players } in all.
refusal-envelope_sum = The envelopes must make exactly what was paid for bounties.
refusal-no_envelope = No envelope is to be drawn for eliminating { $player }: it is drawn already, nobody is named, or only the winner’s is left.
refusal-deal_sum = The amounts do not make what there is to share.
refusal-deal_kept = That amount for the winner is not possible: everybody keeps what is secured.
refusal-deal_not_agreed = Every player who is left must agree.

# What a tournament lacks.
setup-name_invisible = this name contains invisible characters: type it again.
setup-date = the year must be from 1900 to 2199.
setup-name_missing = give it a name.
setup-name_too_long = this name is longer than 200 characters.
setup-starting_stack = the starting stack must be a positive number of chips.
setup-seats_per_table = 2 to 10 seats per table.
setup-final_table_seats = 2 to 10 players at the final table.
setup-no_table = name at least one table of the room.
setup-table_twice = two tables bear number { $table }.
setup-table_seats = table { $table } must have 2 to 10 seats.
setup-price = this price is out of range.
setup-bounty_to_head = 1 to 99% of a bounty goes onto the head.
setup-envelope_tier = an envelope has something in it, and there is at least one of that amount.
setup-mystery_players = envelopes are drawn from 2 to 10,000 players left on.
setup-currency = a currency has three letters, for instance EUR.
setup-addon_multiple = an add-on is one or two starting stacks.
setup-re_entry_level = re-entries last one level at least: say which, or allow late registration.
setup-re_entry_most = one re-entry for each player at least, or no limit.
setup-re_entry_chips = the stack of a re-entry goes from 1 to a thousand million chips.
setup-rebuy_level = rebuys last one level at least.
setup-start_minute = the start is not a time of day.
setup-late_until_minute = the end of registration is a time of day, and late registration lasts a level at least: say which.
setup-capacity = the number of places goes from 2 to 10,000.
setup-expected = 2 to 10,000 players are expected.
setup-qualifiers = 1 to 1,000 qualify.
setup-flight_level = a flight ends with a level of the structure.
setup-flight_bounty = no bounties in a tournament over several days: remove them in “Format and prices”.
setup-rounds_rebuy = in rounds everybody has one entry: no rebuys, add-ons or re-entries.
setup-rounds_end = rounds are played until one player is left, or as many as qualify.
setup-rounds_last = a number of rounds is 1 to 20.
setup-teams = a team has a name and players.
setup-time_limit = the time goes from one minute to seven days.
setup-points = some points are out of range.
setup-structure-no_level = there must be a level.
setup-structure-too_long = no more than 200 lines in the structure.
setup-structure-begins_with_break = the structure does not begin with a break.
setup-structure-minutes = line { $line }: from 1 to 600 minutes.
setup-structure-blinds = line { $line }: the big blind is at least 1 and the small blind is not above it.
setup-prizes-places = 1 to 100 places are paid.
setup-prizes-field_percent = 1 to 100 % of the players.
setup-prizes-percent_sum = the percentages make { $sum }, not 100.
setup-prizes-share_count = give 1 to 100 places.
setup-prizes-amount_of = the amount of place { $line } is out of range.
setup-prizes-seat_value = a seat is worth one cent to ten million.
setup-prizes-unit = the rounding goes from one cent to a million.
setup-prizes-guarantee = this guarantee is out of range.
setup-prizes-minimum = the least prize goes from one cent to ten million, or from 0.01 to 100 times the entry.
setup-prizes-minimum_of_nothing = an entry costs nothing: give the least prize as an amount.
setup-prizes-below_minimum = the amount of place { $line } is below the least prize.
setup-prizes-named_name = say what other prize { $line } is called.
setup-prizes-named_twice = other prize { $line } has the name of another one.
setup-prizes-named_amount = the amount of other prize { $line } is out of range.
setup-prizes-thing_place = prize { $line } goes to the first place or a later one.
setup-prizes-thing_name = say what prize { $line } is.

# A room of the club.
setup-venue_name = give the room a name (100 letters at most).
setup-venue_taken = another room has that name.
setup-venue_empty = name at least one table (500 at most).

# A structure pasted from a spreadsheet.
paste-no_level = There is no level in what was pasted: it needs a small and a big blind at least.
paste-line = Line { $line } cannot be read: “{ $text }”.

# The history: what was done.
action-amend = Tournament settings changed
action-register = { $player } registered
action-register_several =
    { $count ->
        [one] { $player } registered
       *[other] { $count } players registered
    }
action-sign_up =
    { $count ->
        [one] { $player } signed up
       *[other] { $count } players signed up
    }
action-sign_off = { $player } signed off
sign_up-moved_up =
    { $count ->
        [one] { $what } · { $players } moves up from the waiting list
       *[other] { $what } · { $players } move up from the waiting list
    }
action-settle_absents =
    { $withdrawn ->
        [0] { $absent ->
            [one] { $absent } absent player, seat kept
           *[other] { $absent } absent players, seats kept
        }
       *[other] { $absent ->
            [0] { $withdrawn ->
                [one] Registration of an absent player taken back: { $names }
               *[other] Registrations of { $withdrawn } absent players taken back: { $names }
            }
           *[other] Absent players: { $absent } keeping their seats, { $withdrawn } registrations taken back: { $names }
        }
    }
action-unregister = Registration of { $player } taken back{ $given ->
    [yes] {" "}({ $why })
   *[no] {""}
  }
action-pay = { $amount } received from { $player }
action-write_off = Debt of { $player } written off
action-reserve_seat = Table { $table }, seat { $seat } kept for { $player }
action-lift_reservation = Reserved seat of { $player } given up
action-draw_seats = Seats drawn
action-start = Tournament started
action-pause_clock = Clock stopped
action-resume_clock = Clock resumed
action-set_clock = Clock set
action-shift_clock = Clock shifted by { $duration }
action-pause_until = { $timed ->
    [yes] Clock stopped until { $time }
   *[no] Clock stopped, no time set to go on
  }
action-close_registration = { $timed ->
    [yes] Registration ends at { $time }
   *[no] Registration closed
  }
action-reopen_registration = Registration reopened
action-break_now = { $minutes ->
    [one] One-minute break called during the level
   *[other] Break of { $minutes } minutes called during the level
  }
action-step_clock = { $forward ->
    [yes] On to the next level
   *[no] Back to the level before
  }
action-correct_hours = { $none ->
    [yes] The computer’s clock is again that of the evening’s beginning: its hours follow
   *[no] Computer’s clock put right by { $ahead ->
        [yes] +
       *[no] −
    }{ $by }: the evening’s hours follow
}
action-give_back = Time away given back to the clock
action-start_hand_for_hand = Hand for hand begins
action-table_hand_done = Hand for hand: table { $table } { $done ->
    [yes] ready
   *[no] still playing
  }
action-next_hand = Hand for hand: next hand, two minutes off
action-end_hand_for_hand = Hand for hand ends
action-announce_last_hands = { $hands ->
    [0] Last hands no longer announced
    [one] Last hand announced
   *[other] Last { $hands } hands announced
  }
action-cut_levels = Levels to come: { $minutes } minutes each
action-change_structure = Structure changed
action-open_table = Table { $table } opened
action-block_seats = Blocked seats: { $tables }
blocked-seats = table { $table }: { $seats }
blocked-none = table { $table }: none
action-tell_position = { $position ->
    [button] Button
   *[big_blind] Big blind
  } on seat { $seat } at table { $table }
action-bust = { $count ->
    [one] { $player } is out
   *[other] { $player } are out
  }
bust-placed = { $what }, place { $place }
bust-paid = { $what }, place { $place }, { $prize }
action-revive = { $player } brought back
action-register_with_stacks =
    { $count ->
        [one] Stack of { $count } player given
       *[other] Stacks of { $count } players given
    }
action-join_flights =
    { $count ->
        [one] Flights joined: { $count } player plays on
       *[other] Flights joined: { $count } players play on
    }
action-re_enter = Re-entry by { $player }
re_entry-seated = { $what }: table { $table }, seat { $seat }
action-rebuy = Rebuy by { $player }
action-add_on = Add-on by { $player }
action-add_on_several =
    { $count ->
        [one] Add-on by { $player }
       *[other] { $count } add-ons
    }
action-return_add_on = Add-on by { $player } taken back
action-set_rebuy_phase = End of the rebuy period: step noted
action-balance = Balance: one player from table { $from } to table { $to }
action-balance_of = Balance: { $player } goes from table { $from } to table { $to }
action-break_table = Table { $table } broken
action-follow_advice = All advised moves made
action-draw_final_table = Final table drawn
action-move_player = { $player } moved to table { $table }, seat { $seat }
action-exchange_seats = { $player } and { $other } exchange seats
action-postpone = Proposal put off
action-penalise = { $sanction ->
    [warning] { $count ->
        [0] Warning for { $player }
        [one] Warning and one hand missed for { $player }
       *[other] Warning and { $count } hands missed for { $player }
      }
    [suspension] { $count ->
        [one] { $player } suspended for one round
       *[other] { $player } suspended for { $count } rounds
      }
   *[disqualified] { $player } disqualified
  } ({ $offence ->
    [repeated_misdeals] repeated misdeals
    [time_abuse] abuse of time
    [exposed_hand] exposed hand
    [acting_standing] acting while standing
    [wrong_amounts] wrong amounts announced
    [splashed_bets] bets thrown into the middle
    [out_of_turn] acting out of turn
    [string_bet] string bets
    [wrong_hand_called] hand miscalled at showdown
    [outside_chips] chips brought to the table
    [criticism] criticism
    [remarks] remarks on a hand not played
    [rabbit_hunting] rabbit hunting
    [disturbance] disturbing others
    [language] language not allowed
    [device] device used in a hand
    [soft_play] soft play
    [giving_chips] giving chips
    [shown_fold] folded hand shown
   *[other] another fault
  })
action-lift_penalty = Penalty { $penalty } lifted
action-count_played = { $unit ->
    [round] Round
   *[hand] Hand
  } played at table { $table }: absences counted
action-change_prizes = Prizes changed
action-announce_prizes = Prizes announced
action-keep_announced = Announced prizes kept{ $said ->
    [yes] : { $note }
   *[no] {""}
  }
action-lift_announcement = Prizes follow the pool again
action-give_named = { $given ->
    [yes] Prize “{ $prize }” given to { $player }
   *[no] Prize “{ $prize }” taken back
  }
action-hand_named = { $handed ->
    [yes] Prize “{ $prize }” handed over
   *[no] Prize “{ $prize }” not handed over after all
  }
action-hand_prize = { $handed ->
    [no] Prize taken back: { $player }
   *[yes] Prize handed to { $player }
  }
action-make_deal = Deal made, { $method ->
    [icm] by ICM
    [chip_chop] by chips
    [even] in equal parts
   *[custom] amounts as agreed
  }
action-name_hunters = Knockout of { $player }: by whom is noted
action-count_stacks =
    { $count ->
        [0] A counted stack was cleared
        [one] { $player }’s stack: { $chips }
       *[other] { $count } stacks counted
    }
action-seal_envelopes =
    { $count ->
        [one] { $count } envelope sealed
       *[other] { $count } envelopes sealed
    }
action-draw_envelope =
    { $known ->
        [yes] Envelope for eliminating { $player }: { $amount }
       *[no] Envelope for eliminating { $player }
    }
action-lift_deal = Deal cancelled
action-finish = Tournament ended
history-undo = Undone: { $what }
history-redo = Redone: { $what }
history-take_back = Take back
move-exchange = { $seat }: exchange with { $player }
history-take_back_title = Take back this action alone: { $what }
own-entry = Entry{ $state ->
    [free] {""}
    [paid] , { $amount } paid
   *[unpaid] , { $amount } not paid
  }
own-re_entry = Re-entry{ $state ->
    [free] {""}
    [paid] , { $amount } paid
   *[unpaid] , { $amount } not paid
  }
own-rebuy = Rebuy{ $state ->
    [free] {""}
    [paid] , { $amount } paid
   *[unpaid] , { $amount } not paid
  }
own-add_on = Add-on{ $state ->
    [free] {""}
    [paid] , { $amount } paid
   *[unpaid] , { $amount } not paid
  }
own-absent = Marked absent
own-arrived = Marked as back
history-of_player = Tonight
take_back-done = Taking back “{ $what }”
take_back-ruling = A ruling of the floor
take_back-gone = This action is undone already.
take_back-depends = “{ $what }” cannot be taken back alone: “{ $later }”, done since, depends on it. Undo that first, or correct it by a new action.
