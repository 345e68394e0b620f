# Papers at an evening’s end.
doc-payouts = Payout sheet
doc-eliminations = Eliminations
doc-rulings = Floor rulings
doc-report = Evening report

doc-total = Total
doc-nothing_won = There is nothing to win.
doc-payouts_sum = Prizes: { $total }. Handed over: { $handed }. { $left ->
   *[owed] Still to be handed over: { $amount }.
    [placed] Still to be handed over to those already placed: { $amount }.
    [too_much] Handed over too much: { $amount }.
  }
doc-handed_at = Handed at
doc-sign_treasurer = Treasurer
doc-sign_director = Tournament director

doc-out_count = { $count ->
    [0] Nobody is out.
    [one] { $count } player out.
   *[other] { $count } players out.
  }
doc-still_in = { $count ->
    [0] Nobody is playing.
    [one] { $count } player still in.
   *[other] { $count } players still in.
  }
doc-won_by = { $count ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
  }
doc-out_by = Put out by
doc-hunters = Who put out the most
doc-hunter = { $name }: { $count }

doc-ruling_count = { $count ->
    [0] No ruling was kept.
    [one] { $count } ruling.
   *[other] { $count } rulings.
  }
doc-overruled_count = { $count ->
    [one] In { $count } case the director departed from the rules.
   *[other] In { $count } cases the director departed from the rules.
  }
doc-answer = What the rules say:
doc-by_rules = { $count ->
    [one] (rule { $rules })
   *[other] (rules { $rules })
  }
doc-decision = The director’s decision:
doc-reason = Reason:
doc-ruled_by = Noted by { $who }.
fact-part = { $key }: { $value }
fact-tables = Players at each table: { $value }
fact-seats = Seats at the table: { $value }
fact-occupied = Seats taken: { $value }
fact-eliminated = Seats out: { $value }
fact-last_hand = Last hand: { $value }
fact-first_hand = First hand: { $value }
fact-count = How many: { $value }
fact-busted = Out: { $value }
fact-start_stacks = Stacks before the hand: { $value }
fact-players_before = Players before the hand: { $value }
fact-button = Button: { $value }
fact-big_blind = Big blind: { $value }
fact-bet_to_match = Bet to match: { $value }
fact-already_in = Already in: { $value }
fact-min_raise_to = Minimum raise to: { $value }
fact-placed = Placed: { $value }
fact-stages = Motions: { $value }
fact-pot = Pot: { $value }
fact-pot_before_last_bet = Pot before the bet: { $value }
fact-last_bet = Last bet: { $value }
fact-stack = Stack: { $value }
fact-true_amount = True amount: { $value }
fact-short_amount = Wrong amount: { $value }
fact-players_acted_after = Players who have acted since: { $value }
fact-skipped = Passed over: { $value }
fact-to_act = To act: { $value }
fact-live = Still in the hand: { $value }
fact-last_aggressor = Last aggressor: { $value }
fact-winners = Winners: { $value }
fact-hands = Hands: { $value }
fact-upcards = Cards shown: { $value }
fact-board = Board: { $value }
fact-exposed = Exposed cards: { $value }
fact-exposed_cards = Exposed cards by player: { $value }
fact-elapsed_s = Seconds passed: { $value }
fact-minutes_late = Minutes late: { $value }
fact-rebuys_taken = Rebuys taken: { $value }
fact-low = Small chip: { $value }
fact-high = Large chip: { $value }
fact-chips = Chips put in: { $value }

doc-not_over = The tournament is not over: this report is provisional.
doc-attendance_head = The evening
doc-players_head = Players
doc-of_these_newcomers = of these, newcomers
doc-of_these_late = of these, registered late
doc-withdrawn = Entries taken back
doc-tables_drawn = Tables at the draw
doc-planned_at = Planned start
doc-began_at = Play began
doc-ended_at = Play ended
doc-last_level = Last level played
doc-players_moved = Players moved
doc-moved_balance = of these, to balance
doc-tables_broken = Tables broken
doc-redraws = New draws, the final table included
doc-till = The till
doc-no_money = This tournament is played without money.
doc-sold_entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }
doc-sold_rebuys = { $count ->
    [one] { $count } rebuy
   *[other] { $count } rebuys
  }
doc-sold_addons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
  }
doc-due = Due in all
doc-received = Received
doc-owed_by = { $count ->
    [one] Still owed by { $count } player
   *[other] Still owed by { $count } players
  }
doc-received_too_much = Received too much
doc-pool_head = Prize pool
doc-club_keeps = The club’s part
doc-club_adds = Added for the guarantee
doc-prizes_handed = Prizes handed over
doc-prizes_left = Prizes still to be handed over
doc-prizes_too_much = Prizes handed over too much
doc-in_till = In the till
doc-incidents = Incidents
doc-no_incident = No penalty, no ruling, and the program was never cut off.
doc-results_part = { $shown } of { $all } places
doc-more_incidents = { $count ->
    [one] and { $count } more, in the penalties and rulings printed apart.
   *[other] and { $count } more, in the penalties and rulings printed apart.
  }
doc-incident_penalty = { $player }, { $offence }: { $sanction } (rule { $rule }){ $lifted ->
    [yes] , lifted later
   *[no] { "" }
  }.
doc-incident_away = The program was cut off: { $duration } given back to the clock.

doc-chip_look = { $colour }, { $pattern }
doc-chip_each = { $count } per stack
doc-chip_later = later
doc-chip_leaves = until level { $level }
