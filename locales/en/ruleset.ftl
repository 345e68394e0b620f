# Rulesets: their settings, explained, and their screen.

ruleset-base-club = Club (2010)
ruleset-base-tda = Club + TDA (2024)

ruleset-group-evening = Evening and players
ruleset-group-tables = Tables
ruleset-group-blinds = Button and blinds
ruleset-group-ranking = Rebuys and places
ruleset-group-betting = Bets and raises
ruleset-group-showdown = Showdown and pots
ruleset-group-chips = Chip race
ruleset-group-conduct = Time and penalties
ruleset-group-games = Other games

unit-years = years
unit-minutes = minutes
unit-seconds = seconds
unit-players = players
unit-tables = tables
unit-percent = %
unit-raises = raises
unit-times = times
unit-count-years =
    { $count ->
        [one] { $count } year
       *[other] { $count } years
    }
unit-count-minutes = { $count } min
unit-count-seconds = { $count } s
unit-count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
unit-count-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
unit-count-percent = { $count }%
unit-count-raises =
    { $count ->
        [one] { $count } raise
       *[other] { $count } raises
    }
unit-count-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }

setting-minimum_age = Minimum age
setting-minimum_age-help = Reached on the day of the tournament. A younger member is not registered.
setting-dealer_mode = Who deals
setting-dealer_mode-help = Decides who deals the next hand and when a hand begins: at the shuffle, or, without a dealer, once the last pot is awarded.
setting-dealer_mode-players_deal = The players in turn
setting-dealer_mode-dealer = A dealer
setting-no_show_deadline_min = Time for an absent player who has not paid
setting-no_show_deadline_min-help = Counted from the start of play. After it the program proposes to take the player’s chips away.
setting-balance_threshold = Gap that calls for balancing
setting-balance_threshold-help = The difference between the longest table and the shortest.
setting-late_tables = Tighten the gap from
setting-late_tables-help = The number of tables left from which the tighter gap applies.
setting-late_balance_threshold = Tighter gap
setting-late_balance_threshold-help = Applies late in the tournament, where the setting before is on.
setting-break_order = Order in which tables break
setting-break_order-help = Numbers in order; tables not named break after them, the highest number first. Empty: the highest number first.
setting-break_destination = Where players of a broken table go
setting-break_destination-help = They draw their seats either way. At the shortest tables they keep the tables level; among all free seats the tables may have to be balanced afterwards.
setting-break_destination-shortest_tables = Free seats of the shortest tables
setting-break_destination-free_seats = All free seats
setting-balance_mover = Who moves to balance tables
setting-balance_mover-help = The next big blind is plain to everybody at the table. A draw need not know where the button of the table that is left is; it is recorded and can be made again. At stud it is always drawn.
setting-balance_mover-next_big_blind = The next big blind
setting-balance_mover-drawn = A player of the table, by a draw
setting-redraw_points = New draw of all seats
setting-redraw_points-help = Numbers of tables left, for instance 3, besides the start and the final table. Empty: no other draw. To be stated in the tournament’s rules.
setting-redraw_players = New draw at a number of players
setting-redraw_players-help = Numbers of players left, for instance 27 or 18. The draw is made as soon as no more are left. Empty: none. To be stated in the tournament’s rules.
setting-positions_fresh_s = How long a told position holds
setting-positions_fresh_s-help = Beyond it the program asks again where the button is before it moves anybody.
setting-button_system = How the button advances
setting-button_system-help = Dead button: the big blind always goes to the next player, the button may fall on an empty seat. Moving button: the button goes to the next player, and the next two post. Made up: whoever a blind went past posts it over the following hands.
setting-button_system-dead = Dead button
setting-button_system-moving = Moving button
setting-button_system-moving_made_up = Moving button, blinds made up
setting-first_button = First button
setting-first_button-help = The highest seat taken: the program knows it from the start. By cards: the program waits to be told.
setting-first_button-fixed_seat = Highest seat taken
setting-first_button-card_draw = Highest card drawn
setting-newcomer_between_button_and_sb = Newcomer between button and small blind
setting-newcomer_between_button_and_sb-help = With a dead button. What awaits a player who sits down there.
setting-newcomer_between_button_and_sb-sit_out_one = The newcomer sits out one hand
setting-newcomer_between_button_and_sb-play_now = The newcomer plays at once
setting-heads_up_repeat_sb = Small blind twice running heads-up
setting-heads_up_repeat_sb-help = With a dead button. When two are left, the last small blind may have to be it again.
setting-heads_up_repeat_sb-post = The same player posts it again
setting-heads_up_repeat_sb-dead = Nobody posts it
setting-rebuy_condition = Who may rebuy
setting-rebuy_condition-help = The stack that the player still has.
setting-rebuy_condition-zero_or_below_bb = Nothing, or less than the big blind
setting-rebuy_condition-zero_only = Nothing only
setting-rebuy_condition-at_or_below_bb = The big blind or less
setting-rebuy_condition-at_or_below_starting_stack = The starting stack or less
setting-bust_tie = Out together with equal stacks
setting-bust_tie-help = With unequal stacks the bigger one at the start of the hand ranks better.
setting-bust_tie-shared = They share the better place
setting-bust_tie-td_decides = The director decides
setting-betting = Limit to bets
setting-betting-help = Holds for a question to the floor that does not say.
setting-betting-no_limit = No-limit
setting-betting-limit = Limit
setting-betting-pot_limit = Pot limit
setting-min_raise_rule = Least raise
setting-min_raise_rule-help = After 100, then 200, the next raise is to 400 or to 300.
setting-min_raise_rule-double_total = Double the bet before
setting-min_raise_rule-increment = Repeat the last increase
setting-reopen_rule = When short all-ins open the betting again
setting-reopen_rule-help = For a player who has already bet in this round.
setting-reopen_rule-doubled = Once the player’s bet has been doubled
setting-reopen_rule-full_increment = Once they make a whole raise
setting-short_raise_percent = A short raise is completed from
setting-short_raise_percent-help = The share of what the smallest raise adds to the bet; below it, the bet is a call.
setting-limit_max_raises = Raises a round in limit
setting-limit_max_raises-help = Beyond them one can only call or fold.
setting-show_order = Who shows first
setting-show_order-help = At the showdown, where several are left.
setting-show_order-last_aggressor = The last to bet or raise
setting-show_order-first_caller = The first to call or raise
setting-hilo_odd_chip = Odd chip in high-low
setting-hilo_odd_chip-help = Where the pot does not make two equal halves.
setting-hilo_odd_chip-high_half = To the high half
setting-hilo_odd_chip-left_of_button = To the first winner left of the button
setting-tie_break_by_suit = Suits break ties
setting-tie_break_by_suit-help = Equal hands are separated by suit: spade, heart, diamond, club. Otherwise the pot is split.
setting-chip_race_rounding = Chips that come back
setting-chip_race_rounding-help = What becomes of the rest where the small chips together make no round number.
setting-chip_race_rounding-up = Rounded up
setting-chip_race_rounding-half = One chip from a half on
setting-chip_race_rounding-down = The rest is taken away
setting-chip_race_first = First card of the race
setting-chip_race_first-help = To whom it is dealt.
setting-chip_race_first-seat_1 = Seat 1
setting-chip_race_first-left_of_button = First player left of the button
setting-time_bank_s = Time to think once time is called
setting-time_bank_s-help = Granted before the countdown.
setting-countdown_s = Countdown after it
setting-countdown_s-help = At zero the hand is dead.
setting-device_in_hand = Telephone or device during a hand
setting-device_in_hand-help = Players must be told of a tolerance.
setting-device_in_hand-hand_dead = The hand is dead
setting-device_in_hand-tolerated = Tolerated
setting-spoken_languages = Languages spoken at the table
setting-spoken_languages-help = So that everybody can follow what is said. In a country where English is spoken both are the same.
setting-spoken_languages-country_and_english = The country’s and English
setting-spoken_languages-country_and_english_in_hand = The country’s and English while a hand is played
setting-spoken_languages-country = The country’s only
setting-spoken_languages-any = Any
setting-show_requests = Requests to see a hand
setting-show_requests-help = For each player and tournament, against collusion.
setting-penalty_ladder = Ladder of penalties
setting-penalty_ladder-help = The program proposes the next step for a repeated fault; the director remains free.
setting-penalty_ladder-warning_1_hand = Warning and one hand missed
setting-penalty_ladder-suspend_1_orbit = One orbit out
setting-penalty_ladder-suspend_2_orbits = Two orbits out
setting-penalty_ladder-suspend_3_orbits = Three orbits out
setting-penalty_ladder-suspend_4_orbits = Four orbits out
setting-penalty_ladder-disqualified = Disqualification
setting-lowball_27 = Order of hands in 2-7
setting-lowball_27-help = Decree: straights and flushes do not count. International: they count against the hand. The ace is high in both.
setting-lowball_27-decree = Decree of 2016
setting-lowball_27-international = International
setting-razz_order = Who begins in razz
setting-razz_order-help = Decree: the lowest up card brings in, then the highest hand shown acts. International: the reverse.
setting-razz_order-decree = Decree of 2016
setting-razz_order-international = International
setting-shuffler = Who shuffles without a dealer
setting-shuffler-help = The small blind is slower and safer: the player who deals does not touch the deck before the cut.
setting-shuffler-dealer = The player who deals
setting-shuffler-small_blind = The small blind
setting-heads_up_button = Button on going heads-up
setting-heads_up_button-help = With a dead button, where the player on the button went out: the big blind’s turn and the last small blind’s right to the button collide.
setting-heads_up_button-big_blind_moves_on = The big blind moves on
setting-heads_up_button-last_small_blind = Last hand’s small blind has it
setting-race_saved_chips = Chips that save a player in the race
setting-race_saved_chips-help = A player whom the race would leave without chips is given one.
setting-race_saved_chips-from_race = From those raced for
setting-race_saved_chips-added = Added to those raced for
setting-stud_down_card = Down card turned up at stud
setting-stud_down_card-help = By whoever deals, before the bring-in. Played on: it counts as the up card and the third card is dealt down; both of one hand kill that hand.
setting-stud_down_card-misdeal = Misdeal
setting-stud_down_card-dealt_down_instead = The hand is played on
setting-bring_in_equal = Equal cards for the bring-in
setting-bring_in_equal-help = At stud, when several show the lowest card.
setting-bring_in_equal-suit = The suit decides
setting-bring_in_equal-first_seat = First to the left of the dealer

setting-off = off
setting-on = yes
setting-no = no
setting-empty-break_order = the highest number first
setting-empty-redraw_points = none
setting-empty-redraw_players = none
ruleset-reference-club = Rule { $rule } (text of { $edition })
ruleset-reference-tda = TDA { $edition }, { $rule }
ruleset-tda_tells = Not the TDA’s text: our rules with its settings of 2024. Rulings and the booklet cite its numbers where it speaks of the same.
ruleset-changed =
    { $changed ->
        [0] The same as { $base }
        [one] { $changed } setting differs from { $base }
       *[other] { $changed } settings differ from { $base }
    }
ruleset-choice = Rules
ruleset-same = No difference.
ruleset-own_copy = { $name } (this tournament’s settings)
ruleset-differences = What differs
ruleset-setting = Setting
ruleset-here = Here
desk-rules = Rules
rules-lead = A ruleset of the program does not change. Copy it to make the club’s own; a tournament keeps the rules it was set up with.
rules-list = Rulesets
rules-copy = Copy
rules-copy_of = Copy of { $name }
rules-rename = Rename
rules-delete = Delete
rules-delete_sure = Delete “{ $name }”?
rules-delete_tells = Tournaments and templates that use it keep their copy. Deleting cannot be undone.
rules-restore_all = Restore all
rules-restore = Restore: { $value }
rules-differs = changed
rules-search = Find a setting or a rule
rules-only_changed = Only what differs
rules-nothing_found = No setting matches.
rules-fixed = A ruleset of the program: copy it to change it.
rules-name = Name of the ruleset
rules-save = Save
rules-cancel = Cancel
rules-by_default = by default
rules-take_by_default = Use by default
rules-by_default_tells = The club’s rules: where no tournament is open, the floor desk and the printed booklet follow these.
rules-built_in = program
rules-own = club
rules-numbers = Numbers, separated by spaces
rules-name_missing = Give the ruleset a name.
rules-name_too_long = This name is too long: 60 letters at most.
store-name_taken = This name is taken: choose another.
rules-no_such_ruleset = There is no ruleset “{ $name }”.
rules-out_of_bounds = { $setting }: from { $least } to { $most }.
rules-impossible = { $setting }: this value is not possible.
setup-rule = a setting of the rules is out of its bounds.
refusal-same_ruleset = These rules are already in force.
action-change_ruleset =
    { $changed ->
        [0] Rules changed: { $name }
        [one] Rules changed: { $name } ({ $base }, { $changed } setting different)
       *[other] Rules changed: { $name } ({ $base }, { $changed } settings different)
    }
play-rules = Rules: { $name }
play-rules_title = Change the rules
play-rules_now = In force: { $name }
play-rules_after = From now on
play-rules_before = Before
play-rules_what = What will change from now on
play-rules_same = Choose other rules than those in force.
play-rules_tells = What is already played does not change. The history keeps this change, and it can be undone like the rest.
play-rules_do = Apply these rules
moves-redraw = new draw
moves-round = next round
rounds-title = Rounds
rounds-round = Round { $round }
rounds-tables_on = { $tables ->
    [one] one table still playing
   *[other] { $tables } tables still playing
}
rounds-won = won
rounds-bye = bye
last_longer-title = Last longer
last_longer-words = A bet between players: whoever of them stays in longest takes the pot. It counts neither in the prize pool nor in the till.
last_longer-new = New last longer…
last_longer-new_title = A last longer
last_longer-change_title = Change the last longer
last_longer-change = Change…
last_longer-change_of = Change { $name }
last_longer-remove = Remove
last_longer-remove_of = Remove { $name }
last_longer-name = Name
last_longer-name_hint = Optional, for instance “Table 3” or “The committee”.
last_longer-number = No. { $no }
last_longer-stake = Stake of each
last_longer-stake_hint = 0: for the honour.
last_longer-who = Players: { $count }
last_longer-search = Search players
last_longer-save = Save
last_longer-save_pot = Save, { $pot } in all
last_longer-pot = Pot
last_longer-each = { $count } × { $amount }
last_longer-left = Still in
last_longer-nobody = nobody
action-redraw_seats = New draw of all seats
action-draw_round = Next round drawn
action-set_last_longer = Last longer between players
action-remove_last_longer = Last longer removed
action-set_absent =
    { $absent ->
        [yes] { $player } is absent
       *[no] { $player } has come
    }
action-remove_absent = Absent player removed: { $player }
advice-redraw = { $players ->
    [0] { $tables } tables left
   *[other] { $players } players left
  }: all seats are drawn anew, as announced
advice-next_round = Every table has its winner: round { $round } with { $players } players { $tables ->
    [one] at one table
   *[other] at { $tables } tables
}
advice-do_redraw = Draw the seats
advice-do_next_round = Draw the next round
advice-no_show = { $player } has been absent for { $minutes } min and has not paid: the chips are taken away
advice-no_show_stack = Chips the player has left
advice-do_no_show = Remove the player
player-absent = Mark absent
player-arrived = Mark as arrived
player-is_absent = absent
refusal-already_absent = { $player } is already marked absent.
refusal-not_absent = { $player } is not marked absent.
refusal-paid_ahead = { $player } has paid: the stack stays and is blinded.
refusal-not_late_yet = { $player } keeps the chips until { $minutes } minutes of play.
refusal-nothing_to_redraw = There is only one table: nothing to draw anew.
refusal-played_in_rounds = In this tournament each table plays until it has its winner: nobody changes tables before the next round.
refusal-no_rounds = This tournament is not played in rounds.
refusal-last_round = The last round is over: end the tournament.
refusal-round_goes_on = { $tables ->
    [one] One table is still playing this round.
   *[other] { $tables } tables are still playing this round.
}
refusal-table_won = The last player of table { $table } has won it and plays the next round.
refusal-earlier_round = { $player } went out in an earlier round. To correct it, undo the draw of this round first.
refusal-no_last_longer = This last longer no longer exists.
refusal-last_longer_players = A last longer needs at least two players.
refusal-last_longer_begun = One of these players is out: this last longer can no longer be changed.
refusal-last_longer_stake = The stake must be an amount, and only in a tournament played for money.
refusal-last_longer_name = The name has at most { $most } characters.
