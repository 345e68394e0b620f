# Papers at an evening’s end.
doc-payouts = Payout sheet
doc-deal = Record of the deal
doc-deal_none = No deal was made.
doc-deal_by = At { $time } the players still in agreed to share { $amount }: { $method ->
    [icm] each gets what the stack is worth by the independent chip model.
    [chip_chop] the lowest prize to each, the rest by chips.
    [even] in equal parts.
   *[custom] the amounts below.
  }
doc-deal_kept = Of this, { $amount } is still to be won by the winner.
doc-deal_gap = The stacks counted make { $counted } chips: { $gap } are missing, and the deal was made knowing it.
doc-deal_share = Share
doc-deal_stack = Stack
doc-eliminations = Eliminations
doc-rulings = Floor rulings
doc-report = Evening report

doc-total = Total
doc-nothing_won = There is nothing to win.
doc-payouts_owes = owes { $amount }
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
doc-hunters = Most players put out
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
fact-exposed = Cards that came: { $value }
fact-exposed_cards = Cards turned up, in the order of the deal: { $value }
fact-elapsed_s = Seconds passed: { $value }
fact-minutes_late = Minutes late: { $value }
fact-rebuys_taken = Rebuys taken: { $value }
fact-low = Small chip: { $value }
fact-high = Large chip: { $value }
fact-chips = Chips put in: { $value }
fact-sb_posted = small blind posted: { $value }
fact-aberration = It makes no sense: { $value }
fact-acted_past = Acted past that player: { $value }
fact-actions = Actions: { $value }
fact-action = action: { $value }
fact-addon_enabled = Add-on offered: { $value }
fact-addon_multiple = Starting stacks an add-on: { $value }
fact-addon_taken = Add-on taken already: { $value }
fact-addons = Add-ons: { $value }
fact-all_in = all-in: { $value }
fact-amount_only_spoken = Amount only spoken: { $value }
fact-announce = Announced: { $value }
fact-answered = Answered the telephone: { $value }
fact-arrivals = Arrivals: { $value }
fact-at_showdown = At the showdown: { $value }
fact-at_table = At the table: { $value }
fact-behind = behind: { $value }
fact-bets = Bets of the round: { $value }
fact-bets_possible = Bets still possible: { $value }
fact-between = Between the hands: { $value }
fact-boxed_cards = Cards face up in the deck: { $value }
fact-break_order = Order of breaking: { $value }
fact-bring_in = Bring-in: { $value }
fact-broken = Broken table: { $value }
fact-burns = Burn cards: { $value }
fact-called_by = Called by: { $value }
fact-cards = Cards: { $value }
fact-case = Mistake: { $value }
fact-cause = Cause: { $value }
fact-chips_removed = Chips removed: { $value }
fact-claim_at_s = Claim at (seconds): { $value }
fact-confirmed = Confirmed: { $value }
fact-dealer_mode = Who deals: { $value }
fact-deck = Deck: { $value }
fact-deliberate = Deliberate: { $value }
fact-disputed = Disputed: { $value }
fact-during_deal = During the deal: { $value }
fact-elapsed_min = minutes played: { $value }
fact-end_condition = End of the tournament: { $value }
fact-entries = Entries: { $value }
fact-error = Mistake: { $value }
fact-event = What happened: { $value }
fact-fault = Fault of: { $value }
fact-fee_prepaid = Entry paid beforehand: { $value }
fact-first = First action: { $value }
fact-fixed_bet = Fixed bet of the round: { $value }
fact-folded = folded: { $value }
fact-format = Format: { $value }
fact-game = Game: { $value }
fact-hands_missed = Hands missed: { $value }
fact-heads_up = Heads-up: { $value }
fact-hilo = High/low: { $value }
fact-history = Earlier penalties: { $value }
fact-how = How: { $value }
fact-identifiable = Hand recognisable: { $value }
fact-initial_deal = During the deal: { $value }
fact-irregular_deck = Irregular deck: { $value }
fact-asked = Cards asked for: { $value }
fact-received = Cards dealt: { $value }
fact-next_served = Next player served: { $value }
fact-in_hand = Cards in the hand: { $value }
fact-due = Cards due: { $value }
fact-both_of_one_hand = Both of one hand: { $value }
fact-language = Language: { $value }
fact-during_hand = While a hand was played: { $value }
fact-is-change_exposed = replacement card turned up
fact-is-change_count = draw of the wrong number of cards
fact-is-hand_count = hand with the wrong number of cards
fact-is-last_call = the break that ends the rebuys
fact-is-last_card_up = last card turned up
fact-is-country = the country’s
fact-is-english = English
fact-is-other = another
fact-joker = Joker pointed out at once: { $value }
fact-kept = Kept: { $value }
fact-kind = It was to be: { $value }
fact-laid_open = Laid open: { $value }
fact-large_amount = Large amount: { $value }
fact-late_joker = Joker pointed out late: { $value }
fact-level_ends_at_s = Level ends at (seconds): { $value }
fact-low_chips = small chips: { $value }
fact-max_raise_to = Raise at most to: { $value }
fact-max_rebuys = Rebuys allowed: { $value }
fact-minutes = minutes: { $value }
fact-next_shuffle_at_s = Next shuffle at (seconds): { $value }
fact-no_show_deadline_min = Time allowed to latecomers (minutes): { $value }
fact-no_warning = Without a warning: { $value }
fact-offence = Offence: { $value }
fact-opponents = Opponents: { $value }
fact-order_known = Order known: { $value }
fact-other_value = other chips: { $value }
fact-phase = Moment: { $value }
fact-player = Player: { $value }
fact-players = Players: { $value }
fact-players_acted_after_blinds = Acted after the blinds: { $value }
fact-players_left = Players left: { $value }
fact-posted = Posted: { $value }
fact-pot_awarded_at_s = Pot awarded at (seconds): { $value }
fact-put_in = Put in: { $value }
fact-qualifiers = qualifiers: { $value }
fact-race_over = Race over: { $value }
fact-raise_after_skipped_decision = Raised after that decision: { $value }
fact-raise_announced = “Raise” said: { $value }
fact-raises_made = Raises made: { $value }
fact-reason = reason: { $value }
fact-rebuys = Rebuys: { $value }
fact-requests_made = Requests made: { $value }
fact-round = Round: { $value }
fact-round_over = Round over: { $value }
fact-runs = Draws: { $value }
fact-sanction = penalty: { $value }
fact-seat = seat: { $value }
fact-seated = Seated: { $value }
fact-seats_per_table = Seats a table: { $value }
fact-second = Second action: { $value }
fact-seen_by = Seen by: { $value }
fact-skipped_action = The skipped player’s action: { $value }
fact-small_blind_has_one_extra = One card too many for the small blind: { $value }
fact-smallest_chip = Smallest chip: { $value }
fact-starting_stack = Starting stack: { $value }
fact-strength = rank: { $value }
fact-street = Round: { $value }
fact-stub = Top of the deck: { $value }
fact-table = table: { $value }
fact-to = to: { $value }
fact-to_pay = To pay: { $value }
fact-touched = Touched: { $value }
fact-type = end: { $value }
fact-unbeatable = Unbeatable: { $value }
fact-upstream_correct = Paid right before the mistake: { $value }
fact-value = Value: { $value }
fact-variant = Game: { $value }
fact-verbal = Word said: { $value }
fact-winner_known = Winner known: { $value }
fact-wrong_count = Wrong number of cards: { $value }
fact-wrong_order = Wrong order of dealing: { $value }
fact-is-accident = an accident
fact-is-acted = a player who had acted
fact-is-acts = acts
fact-is-after_extra_hand_1 = after the first extra hand
fact-is-after_extra_hand_2 = after the second extra hand
fact-is-all_in = all-in
fact-is-asked_by_other_player = turned up at another player’s request
fact-is-awarded_too_soon = pot awarded too soon
fact-is-balance = balancing
fact-is-bet = bet
fact-is-break = breaking
fact-is-call = call
fact-is-check = check
fact-is-closed = period over
fact-is-dealer = dealer
fact-is-dealt_in = dealt in
fact-is-device = device
fact-is-disqualified = disqualified
fact-is-draw27 = 2-7 triple draw
fact-is-dropped = dropped
fact-is-everybody = everybody
fact-is-flop = flop
fact-is-flop_four_cards = flop of four cards
fact-is-flop_no_burn = flop without a burn
fact-is-flop_two_burns = flop after two burns
fact-is-fold = fold
fact-is-freezeout = freezeout
fact-is-glimpsed = glimpsed
fact-is-holdem = hold’em
fact-is-laid_in_middle = laid in the middle
fact-is-last_player = last player
fact-is-lost_in_muck = lost among the dead cards
fact-is-manager = floor
fact-is-misread_by_dealer = misread by the dealer
fact-is-mixed = mixed into the hand
fact-is-omaha4_high = Omaha with four cards
fact-is-omaha4_hilo = Omaha Hi/Lo
fact-is-omaha5_high = Omaha with five cards
fact-is-open = open
fact-is-out_of_hand = a player out of the hand
fact-is-period = rebuy period
fact-is-player = player
fact-is-player_dealer = player who deals
fact-is-player_folded = player who folded
fact-is-player_in = player in the hand
fact-is-player_in_hand = player in the hand
fact-is-player_out = player out of the hand
fact-is-player_sitting_out = player sitting out
fact-is-players_deal = the players
fact-is-post = post
fact-is-postflop = after the flop
fact-is-preflop = before the flop
fact-is-premature_flop = flop too soon
fact-is-premature_river = river too soon
fact-is-premature_turn = turn too soon
fact-is-raise = raise
fact-is-razz = razz
fact-is-rebuy = rebuys
fact-is-retrieved_by_owner = taken back by its player
fact-is-river = river
fact-is-river_no_burn = river without a burn
fact-is-satellite = satellite
fact-is-short_call = short call
fact-is-short_open = short opening
fact-is-spectator = spectator
fact-is-still_to_act = a player still to act
fact-is-stud_high = seven-card stud
fact-is-stud_hilo = stud Hi/Lo
fact-is-suspend_1_orbit = suspended one orbit
fact-is-suspend_2_orbits = suspended two orbits
fact-is-suspend_3_orbits = suspended three orbits
fact-is-suspend_4_orbits = suspended four orbits
fact-is-swept_up = swept up
fact-is-time_limit = time limit
fact-is-told_or_shown = told or shown
fact-is-turn = turn
fact-is-turn_no_burn = turn without a burn
fact-is-turned_accidentally = turned up by accident
fact-is-turned_by_dealer = turned up by the dealer
fact-is-turned_by_current_winner = turned up by the player who was winning
fact-is-winning_hand_killed = winning hand killed
fact-is-turned_by_other_player = turned up by another player
fact-is-warning_1_hand = warning and one hand
fact-true = yes
fact-false = no
fact-nothing = none

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
doc-sold_re_entries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entries
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
doc-owed_by = Still owed by { $player }
doc-written_off = Written off, not paid
doc-received_too_much = Received too much
doc-pool_head = Prize pool
doc-club_keeps = The club’s part
doc-club_adds = Added for the guarantee
doc-report_unshared = Of the pool, not shared
doc-report_announced_added = Added to the announced prizes
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
doc-incident_voided = { $what }{ $named ->
    [yes] , by { $who }
   *[no] {""}
  }
doc-incident_written_off = { $player }: { $amount } written off, { $why }
doc-incident_paid_later = { $player }: { $amount } paid after the evening

doc-chip_look = { $colour }, { $pattern }
doc-chip_each = { $count } per stack
doc-chip_later = later
doc-chip_leaves = until level { $level }
