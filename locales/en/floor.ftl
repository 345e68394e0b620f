# The floor desk: rulings in one sentence, read out at the table.
# In place of a rule's number where the club's own setting decides.
ruling-by_setting = setting of the club
ruling-impossible = These facts do not fit together, or one is missing: check them.
ruling-seat = seat { $seat }
ruling-seat-named = { $name } (seat { $seat })
ruling-nobody = nobody
ruling-or = { $first } or { $last }

ruling-balance-must = Balance: one player goes from table { $from } to table { $to }.
ruling-balance-no = Nothing to balance.
because-gap = The gap is { $gap }; tables are balanced from a gap of { $threshold }.
ruling-break_table-yes = Table { $table } can be broken: each of its players draws { $destination ->
    [free_seats] one of all the free seats elsewhere.
   *[shortest_tables] one of the free seats at the tables that are shortest at that moment.
  }
ruling-break_table-no = No table can be broken: the other tables lack seats.
because-break_order = It is the first in the announced breaking order.
ruling-break_seating = { $runs ->
    [one] Drawn: everybody has a free seat, nobody else moves, the tables end { $gap } apart.
   *[other] { $runs } draws made: everybody always had a free seat, nobody else moved, the tables ended at most { $gap } apart.
  }
ruling-break_seating-unfair = A draw did not respect the seats: make it again (gap { $gap }, draws { $runs }).
because-any_position = Each drew { $destination ->
    [free_seats] among all free seats
   *[shortest_tables] among the free seats of the tables that were shortest at that moment
  }. A player from a broken table may draw any position, and may not complain.

ruling-who_moves-none = Nobody moves.
ruling-who_moves-one = { $who } moves.
ruling-who_moves-several = Players move in this order: { $who }.
ruling-who_moves-drawn = The player who moves is drawn from those at the table.
because-next_big_blind = The player who would be the next big blind moves.
ruling-seat_for_moved = { $role ->
    [bb] The player takes seat { $seat } and is the next big blind.
    [button] The player takes seat { $seat } and has the next button.
    [sits_out] The player takes seat { $seat } and sits out the next hand.
   *[other] The player takes seat { $seat } and plays the next hand.
  }
ruling-seat_for_moved-none = Only the next small blind’s seat is free, or none: choose another table, or let the player wait a hand.
because-nearest_left = The nearest free seat left of the big blind; never the next small blind’s.
ruling-blinds = { $dead ->
    [yes] Dead button in front of { $button }
   *[no] Button: { $button }
  } · { $small ->
    [none] no small blind
   *[posted] small blind: { $sb }
  } · big blind: { $bb }.
ruling-blinds-dealer = { $who } deals.
ruling-blinds-shuffles = { $who } shuffles, { $cuts } cuts.
ruling-blinds-sits_out = { $count ->
    [one] { $who } sits this hand out.
   *[other] { $who } sit this hand out.
  }
ruling-blinds_sequence = { $count ->
    [0] No hand was asked for.
    [one] The next hand:
   *[other] The next { $count } hands:
  }
ruling-blinds_sequence-hand = Hand { $number } — { $hand }
because-big_blind_leads = The big blind moves on by one player each hand; the rest follows.
because-button_moves = Under these rules the button passes to the next seated player, and the next two post the blinds.
because-button_moves_made_up = Under these rules the button passes to the next seated player and the next two have the blinds. A player passed over by a blind makes it up, one blind in a hand, the big one first.
because-heads_up = Heads-up, the big blind moves on and the other player has the button and the small blind: first to act before the flop, last after it.
because-big_blind_out = The old big blind is out: its seat owed the small blind, which nobody posts.
because-small_blind_out = The old small blind is out: the button goes in front of that seat all the same.
because-both_blinds_out = Both blinds are out: dead button, and nobody posts the small blind.

ruling-ranking = { $count ->
    [one] { $who } finishes { $place }.
   *[other] { $who } share { $place } place.
  }
because-stack_at_start = The larger stack at the start of the hand takes the better place.
because-td_decides = Equal stacks: the rules in force leave the order to the director.
ruling-absent-stays = The absent player keeps the seat with { $stack } chips and is blinded.
ruling-absent-blinded_out = The absent player is out: the blinds have used up the stack.
ruling-absent-taken_away = The absent player is removed, and { $taken } chips leave play.
because-absent = A player who has paid is blinded to the end, others until the deadline.
ruling-clock_level-new = The next hand is played at the new level.
ruling-clock_level-old = The next hand is still played at the old level.
ruling-retroactive-heard = The claim can be heard.
ruling-retroactive-late = Too late: the next hand had begun, and the result stands.
because-hand_starts = A hand begins with the shuffle or, without a dealer, when the pot before it is awarded.

ruling-rebuy-yes = A rebuy is allowed: the player will have { $stack } chips.
ruling-rebuy-no = No rebuy: { $reason }
ruling-add_on-yes = An add-on is allowed: the player will have { $stack } chips.
ruling-add_on-no = No add-on: { $reason }
ruling-end_condition-over = The tournament is over; { $chips } chips are in play.
ruling-end_condition-on = The tournament goes on; { $chips } chips are in play.

ruling-chip_race = { $count ->
    [one] { $who } gets one large chip.
   *[other] { $who } get one large chip each.
  }
ruling-chip_race-none = No large chip is given out.
ruling-chip_race-order = Order of the deal, all of a player’s cards together: { $who }.
ruling-chip_race-saved = Served first, because nothing was left: { $who }.
ruling-chip_race-enough_for_all = Served without a race, because there is a large chip for everybody: { $who }.
ruling-chip_race-card = Wins by the best card, { $card }: { $who }.
ruling-chip_race-extra = { $chips ->
    [one] { $chips } large chip beyond the value of the small ones, so that the race puts nobody out.
   *[other] { $chips } large chips beyond the value of the small ones, so that the race puts nobody out.
  }
ruling-chip_race-cards = Cards: { $who }, { $cards }.
ruling-chip_race-final = Stack after the race: { $who }, { $chips }.
why-chip_race-rounded_up = The value of the small chips left over is rounded up to a large chip; one chip each at most.
why-chip_race-rounded_half = A remainder of half a chip or more counts as one large chip; one chip each at most.
why-chip_race-rounded_down = A remainder of less than a large chip leaves play; one chip each at most.
ruling-pots-pays = { $who } gets { $chips }.
ruling-pots-none = The pot has no winner: say who has the best hand.
ruling-pots-main = Main pot of { $amount }: { $who }.
ruling-pots-side = Side pot { $number } of { $amount }: { $who }.
ruling-pots-returned = Returned, because nobody called: { $chips } to { $who }.
because-one_pot_at_a_time = Pots are shared one at a time; odd chips go to the first winners left of the button.
because-odd_chips = The chip that cannot be shared goes to the first winner left of the button.

ruling-hand_compare-high = { $high_count ->
    [one] { $high } wins with { $category }.
   *[other] { $high } share with { $category }.
  }
ruling-hand_compare-no_low = { $high_count ->
    [one] { $high } scoops with { $category }: no low hand qualifies.
   *[other] { $high } share everything with { $category }: no low hand qualifies.
  }
ruling-hand_compare-low = { $low_count ->
    [one] { $low } wins with { $ranks }.
   *[other] { $low } share with { $ranks }.
  }
ruling-hand_compare-both = { $high_count ->
    [one] High: { $high } with { $category }
   *[other] High: { $high } share with { $category }
  } · { $low_count ->
    [one] low: { $low } with { $ranks }.
   *[other] low: { $low } share with { $ranks }.
  }
ruling-hand_compare-five = Best hand, { $who }: { $cards }
ruling-hand_compare-five_low = Low hand, { $who }: { $cards }
ruling-hand_compare-low_half = Low half. { $why }
ruling-share-all = The whole pot for { $who }.
ruling-share = { $share } of the pot for { $who }.
hand-royal_flush = a royal flush
hand-straight_flush = a straight flush
hand-four_of_a_kind = four of a kind
hand-full_house = a full house
hand-flush = a flush
hand-straight = a straight
hand-three_of_a_kind = three of a kind
hand-two_pair = two pair
hand-pair = a pair
hand-high_card = a high card
ruling-stud_order-bring_in = { $who } brings it in.
ruling-stud_order-first = { $who } acts first.
ruling-show_order = Hands are shown in this order: { $who }.
ruling-show_order-together = All hands are turned up together: { $who }.
ruling-show_order-alone = Only { $who } is left and wins without showing.

ruling-min_raise = Raise to at least { $min }; { $call } to call.
ruling-min_raise-none = No more raises are allowed in this round; { $call } to call.
ruling-min_raise-open = Open for at least { $min }.
ruling-min_raise-fixed = Raise to { $min }; { $call } to call.
ruling-min_raise-open_fixed = Open for { $min }.
ruling-min_raise-complete = The bet may be completed to { $min }; { $call } to call.
ruling-max_raise = Raise to at most { $max }.
ruling-max_raise-stack = No maximum: the whole stack may be raised.
ruling-max_raise-fixed = The raise is fixed: there is no amount to choose.
ruling-reopen-yes = { $call ->
    [0] { $who } may raise or check.
   *[other] { $who } may raise, call to { $call } or fold.
  }
ruling-reopen-no = { $call ->
    [0] { $who } may only check.
   *[other] { $who } may only call to { $call } or fold.
  }
ruling-action-bet = It is a bet of { $to }.
ruling-action-raise = It is a raise to { $to }.
ruling-action-call = It is a call to { $to }.
ruling-action-check = It is a check, without a bet: { $to }.
ruling-action-fold = The hand is folded: { $to } put in.
ruling-action-other = The action counts as { $to }.
ruling-step-adds = The player adds { $chips }.
ruling-step-takes_back = The player takes back { $chips }.
ruling-step-next = Next player: { $to } to call.
ruling-short_action-void = The announcement is void; the player chooses again: { $options }.
ruling-short_action-complete = The player completes to { $to }, or folds and leaves { $loses }.
ruling-series-stands = The error stands: everybody pays { $each }.
ruling-series-stands_refund = The error stands: everybody pays { $each }, and the first bettor takes back { $refund }.
ruling-series-corrected = The error is corrected from the start: everybody pays { $each }.
ruling-series-misread_stands = The dealer’s misreading stands.
ruling-series-misread_corrected = The dealer’s misreading does not bind the player: it is corrected.
ruling-out_of_turn-stands_free = What was done out of turn stands; { $who } keeps every choice.
ruling-out_of_turn-stands_bound = What was done out of turn stands; { $who } may only call or fold.
ruling-out_of_turn-falls = What was done out of turn does not stand; { $who } keeps every choice.
ruling-out_of_turn-falls_bound = What was done out of turn does not stand; { $who } may only call or fold.
ruling-out_of_turn-may = { $who } may: { $options }.
option-fold = fold
option-call = call
option-raise = raise
option-bet = bet
option-check = check
option-complete = complete

ruling-misdeal-yes = Misdeal: all cards are gathered and dealt again.
ruling-misdeal-no = No misdeal: the hand goes on.
ruling-mucked_hand-live = The hand is live.
ruling-mucked_hand-dead = The hand is dead.
ruling-board_fix-flop_no_burn = The first flop card becomes the burn; one card is added.
ruling-board_fix-flop_no_burn_drawn = Order unknown: a manager shuffles the flop and draws the burn; one card is added.
ruling-board_fix-flop_two_burns = The second burn becomes the first flop card; the last flop card becomes the turn’s burn.
ruling-board_fix-flop_two_burns_drawn = Order unknown: a manager draws which card becomes the turn’s burn.
ruling-board_fix-flop_four_cards = The fourth flop card becomes the turn’s burn.
ruling-board_fix-flop_four_cards_drawn = Order unknown: a manager draws the turn’s burn from the four.
ruling-board_fix-no_burn = This card becomes the burn; the next one is the right card.
ruling-board_fix-premature_flop = Only the flop is shuffled back and dealt again, without a new burn.
ruling-board_fix-premature_turn = The premature turn is set aside; burn, the next card is the turn, then it is shuffled back and the river comes without a burn.
ruling-board_fix-premature_river = The premature river is shuffled back; the river is dealt without a burn.
board-burn = Burn: { $cards }
board-flop = Flop: { $cards }
board-turn_burn = Burn before the turn: { $cards }
board-turn = Turn: { $cards }
board-card = Card: { $cards }
board-next_stub_card = Next card of the deck: { $cards }
board-reshuffled_into_stub = Shuffled back into the deck: { $cards }
board-no_river_burn = No burn before the river.

ruling-time_bank-invalid = The request does not count: anyone seated at the table or a manager may make it, not the dealer.
ruling-time_bank-thinking = { $seconds } s left to think, then the countdown.
ruling-time_bank-countdown = Countdown: { $seconds } s left, then the hand is dead.
ruling-time_bank-dead = Time is up: the hand is dead.
ruling-penalty = Proposed penalty: { $sanction }.
ruling-penalty-or = Also allowed: { $sanctions }
sanction-warning_1_hand = warning and one hand missed
sanction-suspend_1_orbit = one orbit away
sanction-suspend_2_orbits = two orbits away
sanction-suspend_3_orbits = three orbits away
sanction-suspend_4_orbits = four orbits away
sanction-disqualified = disqualification

# A ruling kept in the history.
ruling-kept = Floor{ $at_table ->
    [yes] , table { $table }
   *[no] { "" }
  }{ $of_player ->
    [yes] , { $player }
   *[no] { "" }
  } – { $topic }: { $ruling } (rule { $rules })
ruling-overruled = Floor{ $at_table ->
    [yes] , table { $table }
   *[no] { "" }
  }{ $of_player ->
    [yes] , { $player }
   *[no] { "" }
  } – { $topic }, director’s decision: “{ $ruling }”, reason: “{ $reason }” (rule 1-1)
refusal-ruling_impossible = These facts do not fit together: the ruling is not kept.
refusal-ruling_changed = The tournament’s rules have changed since: read the ruling again, then keep it.
refusal-reason_needed = To depart from the rules, say what you decide and why.

# The floor desk’s screen.
desk-floor = Floor
keys-guide = Open the guide
keys-floor = Open the floor desk
floor-search = What happened?
floor-search-own = Say it in your own words
floor-enter = Enter
floor-examples = For example
floor-example-1 = misdeal
floor-example-2 = he said 300 and put in 250
floor-example-3 = who shows first
floor-example-4 = he acted out of turn
floor-example-5 = not enough chips for a raise
floor-all = All subjects
floor-another = Another question
floor-words-said = said says announced announces announce raise raised raises called calls
floor-words-put = put puts in bet threw throws pushed pushes placed places
floor-he = He
floor-then = then
floor-before = Before him:
floor-unraised = nobody had raised: { $bet } to call, least raise { $least }
floor-or = {" "}or{" "}
floor-whatever = { $missing } The answer does not depend on it.
floor-book-club = the club’s rules, edition of 2010
floor-book-tda = the TDA’s rules, edition of 2024
floor-level = Level { $level }, blinds { $small } / { $big }, by the clock.
floor-touch = Touch who is meant, if it helps.
floor-meant = { $who }: the sentence speaks of this player.
floor-change = Change
floor-players_at = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
floor-search-ignored = a an the of to in on at and or he she they it who that is was has had his her its their with for by not i my me we you
floor-rules_found = Rules
floor-rule_close = Close the rule
floor-subjects = Subjects
floor-none = No subject has this name.
floor-no_table = None
floor-missing = Say the facts first.
floor-missing-number = A number is not accepted: correct it first.
floor-missing-fact = “{ $fact }”
floor-missing-facts = Still missing: { $facts }.
floor-known = from the tournament
floor-choose = Choose…
floor-missing-positions = First tap the button’s seat, then the blinds’.
floor-missing-button = First tap the button’s seat.
floor-missing-bb = First tap the big blind’s seat.
floor-missing-busted = Tap the players who went out in the same hand.
floor-missing-wrong = Say what was wrong with the deal.
floor-stacks_before = Stacks of the players who went out
floor-keep = Keep in the history
floor-overrule = Decide otherwise
floor-follow = Follow the rules
floor-decision = Your decision
floor-reason = Your reason
floor-reason-hint = The history cannot be erased: avoid people’s names.
floor-less = { $what }: less
floor-more = { $what }: more
floor-remove = Remove: { $what }
floor-yes = Yes
floor-no = No
floor-seat = Seat { $seat }
floor-seats = Seats at the table
floor-tone-taken = taken
floor-tone-free = free
floor-tone-out = out
floor-tone-new = newcomer
floor-tone-chosen = in question
floor-mark-button = D
floor-mark-sb = { mark-sb }
floor-mark-bb = { mark-bb }
floor-tap = What you tap
floor-tap-taken = Seat taken or free
floor-tap-out = Player out
floor-tap-balance = Came to balance
floor-tap-break = Came from a broken table
floor-tap-busted = Tap each player who is out.
floor-spot-button = Button
floor-spot-sb = Small blind
floor-spot-bb = Big blind
floor-spot-dealer = Dealer
floor-ring-keys = By keyboard: arrows from seat to seat, D button, S small blind, B big blind, Enter to tap.
floor-sb_posted = Was the small blind posted?
floor-last_hand = Last hand
floor-next_hand = Next hand
floor-play = Play this hand and go on to the next
floor-who_deals = Who deals
floor-players_deal = The players
floor-dealer = A dealer
floor-how_many = How many players
floor-sizes = Players at each table
floor-add-table = Add a table
floor-players_before = Players left before the hand
floor-stack-of = Stack, { $who }
floor-stack = The player’s stack
floor-big_blind = Big blind
floor-starting = Starting stack
floor-rebuys_taken = Rebuys taken
floor-hands_missed = Hands missed
floor-limit = Rebuys allowed
floor-no_limit = no limit
floor-add_on = Add-on sold in this tournament
floor-add_on_taken = Has he taken the add-on already?
floor-add_on_taken-yes = this player has taken it
floor-add_on_taken-no = this player has not taken it yet
floor-add_on_stacks = Worth of the add-on, in starting stacks
floor-add_on-yes = an add-on is sold in this tournament
floor-add_on-no = no add-on is sold in this tournament
floor-phase = How far the table is
floor-phase-period = rebuy period
floor-phase-last_call = closing break, add-on sold
floor-phase-after_extra_hand_1 = after the 1st extra hand
floor-phase-after_extra_hand_2 = after the 2nd extra hand
floor-phase-closed = period over
floor-prepaid = Paid beforehand?
floor-prepaid-yes = paid in advance
floor-prepaid-no = did not pay in advance
floor-posted = Blinds and antes paid so far
floor-late = Minutes late
floor-level_ended = The level ended…
floor-claimed = The claim comes…
floor-when-before_award = before the pot was awarded
floor-when-between = between the pot and the shuffle
floor-when-after_shuffle = after the shuffle began
floor-pack = The deck of cards, for: { $hand }
floor-card-back = { $card }, take back
floor-card-twice = { $card } is given already.
floor-card-unreadable = Write cards like this: As Kh 10d 2c.
floor-four-colours = Four colours

floor-group-positions = Blinds and seats
floor-group-stacks = Chips and stacks
floor-group-bets = Bets and raises
floor-group-pots = Pots
floor-group-showdown = Showdown
floor-group-deal = The deal
floor-group-time = Time and absence
floor-group-conduct = Conduct

# The subjects, and the words by which they are found.
topic-blinds_next = Button and blinds
topic-blinds_next-words = dead dealer small big blind sb bb position next hand button where is the posts who
topic-blinds_sequence = Button and blinds, several hands
topic-seat_for_moved = Seat for a moved player
topic-seat_for_moved-words = balance newcomer place table change
topic-who_moves = Who moves
topic-who_moves-words = balance player leave table
topic-balance = Must we balance
topic-balance-words = gap tables balancing balance uneven
topic-break_table = Which table to break
topic-break_table-words = close breaking table break which
topic-break_seating = Seats for a broken table
topic-ranking = Out in the same hand
topic-ranking-words = elimination place tie stack bubble bust ranking two players same hand
topic-rebuy = Rebuy and add-on
topic-rebuy-words = addon recave chips rebuy add-on can
topic-end_condition = End of the tournament
topic-absent = Absent player
topic-absent-words = late latecomer blinded empty seat no show player absent
topic-clock_level = Which level for this hand
topic-clock_level-words = blinds clock change increase
topic-retroactive = Late claim
topic-retroactive-words = retroactivity too late next hand mistake
topic-chip_race = Chip race
topic-chip_race-words = colour color up chips exchange small chip race
topic-pots = Pots and all-ins
topic-pots-words = main side pot split returned uncalled all-in all in allin three players
topic-odd_chips = Odd chip
topic-odd_chips-words = split remainder indivisible odd chip
topic-hand_compare = Who wins
topic-hand_compare-words = showdown hand omaha stud razz hi lo high low cards kicker holdem who wins best
topic-show_order = Who shows first
topic-show_order-words = showdown order cards who shows first
topic-stud_order = Stud: who acts
topic-stud_order-words = bring-in first act razz upcards
topic-mucked_hand = Mucked hand
topic-mucked_hand-words = dead live folded cards mucked winner threw away
topic-min_raise = Minimum raise
topic-min_raise-words = bet open double least min raise minimum minraise
topic-max_raise = Pot-limit maximum
topic-max_raise-words = raise bet most plo
topic-reopen = May the player raise again
topic-reopen-words = short all-in incomplete raise reopening can again action reopened
topic-short_action = Short bet, call or raise
topic-short_action-words = too few incomplete complete undercall underraise said announced not enough chips under raise short call put in only but 000 puts
topic-chips = Chips put in without a word
topic-chips-words = oversized one several chip silent call raise announce said announced raise overchip big no words single
topic-string_bet = String bet
topic-string_bet-words = raise several motions said announced string bet went back for more two
topic-series = Errors in a row
topic-series-words = chain wrong amount short call three players
topic-out_of_turn = Action out of turn
topic-out_of_turn-words = skipped player acted before acting act out of turn they me his
topic-misdeal = Misdeal
topic-misdeal-words = exposed card deal void joker deck irregular missing card double boxed face up misdeal dealt three cards not in two during player got no cards
topic-board_fix = Board dealt wrong
topic-board_fix-words = flop turn river burn premature no early four card forgot dealt too
topic-time_bank = Calling time
topic-time_bank-words = clock countdown minute slow stall calling time call the stalling player
topic-penalty = Penalties
topic-penalty-words = warning suspension disqualification offence sanction penalty abusive insult soft play cheating collusion

# Why the ruling is what it is.
why-hand_compare-alone = No other hand is in play.
why-hand_compare-combination = The combination is stronger.
why-hand_compare-rank = Same combination: the cards that make it are stronger.
why-hand_compare-kicker = Same combination: a kicker decides.
why-hand_compare-suit = Everything is equal except the suit, which counts under these rules.
why-hand_compare-tie = The hands are equal: they share.
why-hand_compare_low-alone = No other low hand is in play.
why-hand_compare_low-combination = For low, the weaker combination wins.
why-hand_compare_low-rank = For low, hands are compared from the highest card down: the smaller card wins.
why-hand_compare_low-kicker = For low, with the same combination, the smaller kicker wins.
why-hand_compare_low-tie = The low hands are equal: they share.
why-stud_order-lowest_card = The lowest card showing brings it in.
why-stud_order-highest_card = The highest card showing brings it in.
why-stud_order-best_shown = The best hand showing acts first.
why-stud_order-lowest_shown = The lowest hand showing acts first.
why-stud_order-suit = The cards showing are equal: the suit decides.
why-stud_order-first_seat = Equal cards: the first to the left of the dealer brings in.
why-show_order-last_aggressor = The last to bet or raise shows first, then clockwise.
why-show_order-first_caller = Under these rules the first to call or raise shows first.
why-show_order-first_to_speak = Nobody bet in the last round: the first to act shows first.
why-show_order-alone = Only one hand is left: it wins without being shown.
why-show_order-all_in = With all-ins there is no more betting: no hand may be mucked unseen.
why-mucked_hand-not_identifiable = Nobody can say for certain which cards these were.
why-mucked_hand-live = The hand can be identified, and no opponent turned it up wrongly: cards speak.
why-mucked_hand-live_under_control = Its owner took it back and it can be identified: the floor checks.
why-mucked_hand-dead = Turned up by somebody who had no right to.
why-mucked_hand-dead_unless_saved = Mucked before the showdown: dead, but the director may save it in rare cases.
why-min_raise-opening = An opening bet is at least the big blind.
why-min_raise-whole_bet = A raise is at least the previous bet or raise, counted as these rules say.
why-min_raise-all_in_below_big_blind = The all-in is below the big blind before the flop: the others still owe the full big blind.
why-min_raise-small_all_in = The all-in adds less than a big blind: a raise adds at least a big blind to it.
why-min_raise-large_all_in = The all-in is less than a full raise and the rules are silent: the proposal adds the last full raise.
why-min_raise-limit_bet = In limit, an opening bet or a raise is one fixed bet.
why-min_raise-limit_reached = In limit, no more raises are allowed in this round.
why-min_raise-limit_completes = In limit, anything short of a full bet is completed first: the bring-in, or an all-in of less than half a bet.
why-max_raise-pot = The player calls first, then raises by the size of the pot.
why-max_raise-stack = Only the player’s own stack limits the raise.
why-max_raise-fixed = In limit, bets are fixed.
why-reopen-not_yet_acted = This player has not acted in this round yet.
why-reopen-whole_raise = A full raise was made after this player acted.
why-reopen-doubled = This player’s bet has been doubled, if only by successive all-ins.
why-reopen-full_increment = The all-ins after this player add up to a full raise.
why-reopen-short_all_ins = After this player there were only all-ins of less than a full raise.
why-reopen-nothing_new = Nobody raised after this player.
why-reopen-half_bet = In limit, all-ins of half a bet or more count as a full raise.
why-short_action-words_bind = A clear announcement is binding, even if the chips fall short.
why-short_action-amount_said = What is said is due: the amount announced counts, whatever chips were put in.
why-short_action-opening_completed = An opening bet has a minimum, the big blind or, in limit, the bet of the round: it is completed.
why-short_action-short_call = Less than the bet, with no action announced: the player completes the call, or gives up what was put in.
why-short_action-amount_void = Too small an amount, only spoken: the announcement is void.
why-short_action-raise_completed = What the raise adds to the bet reaches the required share of what the smallest raise adds to it: it must be completed.
why-short_action-raise_becomes_call = What the raise adds to the bet falls short of the required share of what the smallest raise adds to it: it is a call.
why-short_action-not_short = The amount is enough.
why-short_action-all_in = Going all-in for less is not a mistake.
why-short_action-all_in_half_bet = In limit, an all-in of half a bet or more counts as a full bet: the next raise goes on top of it.
why-short_action-all_in_below_half = In limit, an all-in of less than half a bet does not reopen the betting; the next players may complete it to a full bet.
why-short_action-fixed_bet = In limit, bets and raises have one size: the surplus is returned.
why-short_action-above_pot = In pot limit, nobody may bet more than the pot: the surplus is returned.
why-short_action-no_raise_left = No more raises are allowed in this round: it is a call, and the surplus is returned.
why-chips-single_chip_call = One chip put in without a word after a bet is a call.
why-chips-single_chip_opens = Nobody has bet: the chip counts in full.
why-chips-single_chip_raise = A raise announced without an amount is worth the chip put in.
why-chips-amount_announced = The amount stated before the chips went in counts.
why-chips-every_chip_needed = If any one of these chips were taken away, the bet would not be called: it is a call.
why-chips-all_chips_count = One chip fewer would still call: the total counts.
why-chips-words_bind = What the player said is binding.
why-chips-short = The amount put in makes no whole bet or raise: the rule on bets that are too small applies.
why-chips-fixed_bet = In limit, bets and raises have one size: the surplus is returned.
why-chips-above_pot = In pot limit, nobody may bet more than the pot: the surplus is returned.
why-chips-no_raise_left = No more raises are allowed in this round: it is a call, and the surplus is returned.
why-string_bet-first_motion = Of a bet made in several motions, only the first counts.
why-string_bet-one_motion = Everything was put in with one motion.
why-string_bet-call_then_rest = The raise was announced: the call first, then the rest.
why-string_bet-words_bind = The raise was announced: it is at least the minimum raise.
why-string_bet-amount_said = The total was announced first: it is due, in one motion or in several.
why-string_bet-call_made_up = The motions only make up the call.
why-string_bet-below_call = What counts is less than the bet: the player completes the call or gives up these chips.
why-string_bet-opening_completed = An opening bet has a minimum, the big blind or, in limit, the bet of the round: it is completed.
why-string_bet-short = The amount put in makes no whole bet or raise: the rule on bets that are too small applies.
why-string_bet-fixed_bet = In limit, bets and raises have one size: the surplus is returned.
why-string_bet-above_pot = In pot limit, nobody may bet more than the pot: the surplus is returned.
why-string_bet-no_raise_left = No more raises are allowed in this round: it is a call, and the surplus is returned.
why-series-three_acted = Three players or more acted after the error.
why-series-few_acted = Fewer than three players acted after the error.
why-series-below_big_blind = Less than the big blind, or in limit than the bet of the round, never stands.
why-series-upstream_correct = An earlier player put in the right amount.
why-series-dealer_insists = The dealer stands by the announcement.
why-out_of_turn-situation_unchanged = One or two players acted, and the skipped player changes nothing for them.
why-out_of_turn-situation_changed = One or two players acted, and the skipped player bets or raises.
why-out_of_turn-not_yet_decided = One or two players acted: it depends on what the skipped player does.
why-out_of_turn-too_late = Three players or more acted: the skipped player spoke up too late.
why-out_of_turn-freed_by_raise = Somebody raised after the player’s decision: the player may act freely again.
why-misdeal-first_or_second_card = The very first or the second card dealt was seen.
why-misdeal-second_exposed = A second card was seen.
why-misdeal-wrong_order = The cards were dealt in the wrong order.
why-misdeal-wrong_count = The number of cards is wrong.
why-misdeal-boxed_cards = Several cards lay face up in the deck.
why-misdeal-one_exposed = One card seen: it becomes the first burn, and the player gets the card that would have been burnt.
why-misdeal-extra_card_is_burn = One card too many for the small blind: taken back, it becomes the burn.
why-misdeal-one_boxed = One card face up in the deck: it is shown and ignored.
why-misdeal-boxed_after_deal = Cards face up after the deal: if there are many, the director may void the hand.
why-misdeal-joker = A joker announced at once is ignored.
why-misdeal-too_late = Two players have acted since the blinds or the bring-in: the hand goes on for those the error does not affect.
why-misdeal-deliberate = A deliberate act never causes a misdeal: only the player who did it is out of the hand.
why-misdeal-nothing_wrong = Nothing calls for a misdeal.
why-penalty-first = First offence of this kind.
why-penalty-repeated = Repeat offence: the penalty goes up one step.
why-penalty-no_warning = This offence is punished without a prior warning.
ruling-td_decides = The rules do not settle this case: the director may choose otherwise.
ruling-alternatives = Also defensible: { $totals }
ruling-td_may_relieve = In rare cases the director may let the player lose only what was put in.
ruling-concerned_out = The players affected by the error are out of the hand.
notice-lowball_27_differs = By the other rule of 2-7 the winner would be another.
notice-low_full_houses = Two full houses at low: the weaker one wins here.
notice-nobody_shows = Nobody shows for a pot that several can win: it is shared among them.
notice-dead_hand_put_in_most = A dead hand put in more than all others: the director may give its last bet back.
ruling-chip_race-deal = { $chips ->
    [one] { $chips } large chip to race for: deal { $cards } cards.
   *[other] { $chips } large chips to race for: deal { $cards } cards.
  }
ruling-chip_race-exchanged = Plain exchange, in large chips: { $who }, { $chips }.
ruling-chip_race-odd = Cards to be dealt: { $who }, { $chips }.
refused-card_twice = A card is given twice: check.
refused-card_count = Cards are missing, or there are too many.
refused-nobody = No hand is in play.
refused-no_such_seat = This table has no such seat.
refused-seat_twice = A seat is named twice.
refused-chips_out_of_range = A number of chips is impossible.
refused-not_whole_chips = An amount is no whole number of small chips: check the smallest chip.
refused-chips_do_not_change = The large chip must be worth a whole number of small ones.
refused-no_button = Say where the button is.
refused-not_live = This player is no longer in the hand.
refused-no_such_round = There is no such betting round.
refused-not_stud = This game is no stud.

# The facts that are given.
floor-missing-board = Give the cards that lie on the table.
floor-missing-upcards = Give the up cards of at least two players.
floor-missing-hands = Give all cards of two hands at least, and the board.
floor-missing-pot = Tap the players who put chips in.
floor-missing-players = Tap the players of the table.
floor-street = Betting round
floor-street-preflop = Before the flop
floor-street-postflop = After the flop
floor-street-flop = Flop
floor-street-turn = Turn
floor-street-river = River
floor-bring_in = Bring-in at stud (0: none)
floor-raises_made = Raises already made
floor-most = Greatest raise
floor-bets = Bets of the round
floor-bet = Bet { $number }, in all
floor-all_in = All-in
floor-add-bet = Add a bet or raise
floor-last-away = Remove the last line
floor-actions = What happened in the round
floor-add-action = Add an action
floor-player = Player
floor-players = Players
floor-action = Action
floor-to = Up to
floor-to_act = Whose turn it is
floor-game = Game
game-holdem = Hold’em
game-holdem_pot_limit = Hold’em pot limit
game-omaha4_high = Omaha 4, high
game-omaha4_hilo = Omaha 4, high and low
game-omaha5_high = Omaha 5, high
game-omaha4_pot_limit = Omaha 4 pot limit
game-omaha4_hilo_pot_limit = Omaha 4 high and low, pot limit
game-omaha5_pot_limit = Omaha 5 pot limit
game-stud_high = Stud, high
game-stud_hilo = Stud, high and low
game-razz = Razz
game-draw27 = Triple draw 2-7
floor-pot_before = Pot before the last bet
floor-last_bet = Last bet, in all
floor-already_in = In front of the player already
floor-said = What was said
floor-said-silent = nothing
floor-said-call = “call”
floor-said-raise = “raise” alone
floor-said-raise_amount = “raise” to…
floor-said-amount = an amount alone
floor-said-all_in = “all-in”
floor-spoken = Amount said, in all
floor-whole_stack = The player’s whole stack
floor-placed = Chips put in, in all
floor-chips_left = Has he chips left?
floor-chips_left-some = he has chips left
floor-chips_left-none = those are his last chips
floor-bet_to_match = Bet to pay
floor-least = Least raise
floor-chips-put = Chips put in
floor-chip-add = Put in a chip of { $chip }
floor-chip-back = Take back a chip of { $chip }
floor-chips-none = No chip put in
floor-motion = Motion { $number }
floor-motions = Motions
floor-add-motion = Add a motion
floor-first_error = The first error
floor-error-short_call = a short call
floor-error-short_open = a short opening
floor-error-short_raise = a short raise
floor-error-misread_by_dealer = an action misread by the dealer
floor-true_amount = What was to be paid
floor-short_amount = What was paid
floor-upstream = Players in between who had it right
floor-acted_after = Players who acted after
floor-admits = Does the dealer admit the error?
floor-admits-yes = the dealer admits the error
floor-admits-no = the dealer stands by what was said
floor-skipped = Player skipped
floor-acted_past = Players who acted out of turn
floor-skipped_action = What does the skipped player do now?
floor-unsaid = Not yet decided
floor-freed = Did anybody raise after that decision?
floor-exposed = Cards seen during the deal, by their order in it
floor-fault = Another fault
floor-fault-none = None
floor-fault-wrong_order = Wrong order
floor-fault-wrong_count = Wrong number of cards
floor-fault-small_blind = One card too many for the small blind
floor-boxed = Cards face up in the deck
floor-acted_after_blinds = Players who acted after the blinds
floor-acted_after_bring_in = Players who acted after the bring-in
floor-deliberate = Is it a player’s deliberate act?
floor-case = What happened
floor-case-flop_no_burn = Flop without a burn
floor-case-flop_two_burns = Flop after two burns
floor-case-flop_four_cards = Flop of four cards
floor-case-turn_no_burn = Turn without a burn
floor-case-river_no_burn = River without a burn
floor-case-premature_flop = Premature flop
floor-case-premature_turn = Premature turn
floor-case-premature_river = Premature river
floor-order_known = Is the order of the cards known?
board-exposed = Cards laid
board-burns = Burns
board-stub = Next of the deck
board-drawn = Drawn
floor-identifiable = Can the cards be told for certain?
floor-identifiable-yes = its cards can be told with certainty
floor-identifiable-no = its cards cannot be told with certainty
floor-what_happened = What happened to the hand
mucked-retrieved_by_owner = taken back by its owner
mucked-turned_accidentally = turned by accident
mucked-turned_by_current_winner = turned by the player who was winning
mucked-turned_by_dealer = turned by the dealer
mucked-turned_by_other_player = turned by another player
mucked-asked_by_other_player = turned because another player asked
mucked-thrown_before_showdown = thrown away before the showdown
floor-tap-live = Player in the hand
floor-tap-aggressor = Last to bet or raise
floor-tap-caller = First to call or raise
floor-mark-caller = Calls
floor-show-all_in = Do all-ins leave no more betting?
floor-tap-button = Button
floor-tap-winner = Winner
floor-mark-aggressor = Bet
floor-round = Betting round
floor-board = Board
floor-hands = Players at the showdown
floor-in_pot = Players who put chips in
floor-put_in = Chips put in
floor-folded = Folded
floor-rank = Rank of the hand
floor-low_rank = Rank at low
floor-rank-hint = 1 is the best hand; the same number for a tie; 0 where it is not shown, or has no low.
floor-smallest = Smallest chip in play
floor-hilo = High and low
floor-pot = Pot
floor-race-low = Small chip to go
floor-race-high = Large chip
floor-rounding = Rounding
floor-rounding-rules = As the rules say
floor-rounding-up = Up to the next chip
floor-rounding-half = From half a chip
floor-rounding-down = Without the rest
floor-race-first = First card
floor-race-first-rules = As the rules say
floor-race-first-seat_1 = To seat 1
floor-race-first-left_of_button = Left of the button
floor-race-chips = Small chips
floor-race-other = Value of other chips
floor-race-cards = The cards
floor-race-cards-dealt = Dealt by the program
floor-race-cards-written = Dealt at the table
floor-deal = Deal the cards
floor-deal-again = Deal again
floor-caller = Who calls time
caller-player_in_hand = A player in the hand
caller-player_folded = A player who has folded
caller-player_sitting_out = A seated player, not in the hand
caller-player_dealer = The player who deals
caller-manager = A manager
caller-dealer = The dealer
caller-spectator = A spectator
floor-in_room = Show the countdown to the room
floor-countdown-start = Start the time
floor-countdown-stop = Stop
countdown-thinking = Thinking
countdown-countdown = Countdown
countdown-hand_dead = Time is up: hand dead
countdown-not_called = Time not called

# Penalties.
penalty-offence = Offence
penalty-before = The player’s last penalty for this offence
penalty-note = Details (optional, without people’s names)
penalty-hands = { $hands ->
    [one] { $sanction }: { $hands } hand
   *[other] { $sanction }: { $hands } hands
  }
penalty-takes_two = Another player is at fault, too: penalise that player separately.
penalty-away = Table { $table }, a player is away:
penalty-told = Given: { $sanction }
penalty-hand_played = A hand was played
penalty-round_played = A round was played
penalty-none = No penalty in this tournament.
penalty-sanction = Penalty
penalty-state = State
penalty-lift = Lift
penalty-given = { $kind ->
    [warning] { $count ->
        [0] warning
        [one] warning and one hand missed
       *[other] warning and { $count } hands missed
      }
    [suspension] { $count ->
        [one] one round away
       *[other] { $count } rounds away
      }
   *[disqualified] disqualification
  }
penalty-disqualify = Disqualify { $player }
penalty-disqualify_tells = This player goes out now, in the place held: { $place }. By the ladder of these rules the chips leave play; average and total follow.
penalty-counted = Chips counted, removed from play
penalty-counted_hint = Empty: they are not counted, and the tournament’s total stays as it is.
penalty-disqualify_go = Disqualify and remove the chips
penalty-past = Punished before this season
penalty-past_all = Penalties
penalty-past_none = No other penalty this season.
penalty-past_line = { $date }, { $tournament }: { $offence }, { $sanction } ({ $state })
penalty-state-running = { $hands ->
    [one] { $hands } hand left
   *[other] { $hands } hands left
  }
penalty-state-served = served
penalty-state-player_out = player out
penalty-state-disqualified = { $chips ->
    [0] disqualified
   *[other] disqualified, { $chips } chips removed
  }
penalty-state-lifted = lifted
penalty-first = none
offence-repeated_misdeals = Repeated misdeals
offence-time_abuse = Abuse of time
offence-exposed_hand = Exposed hand
offence-acting_standing = Acting while standing
offence-wrong_amounts = Wrong amounts told
offence-splashed_bets = Chips thrown into the middle
offence-out_of_turn = Acting out of turn
offence-string_bet = Bets in several motions
offence-wrong_hand_called = Hand called wrongly at the showdown
offence-outside_chips = Chips brought to the table
offence-criticism = Criticism
offence-remarks = Remarks on others’ hands
offence-rabbit_hunting = Looking at cards to come
offence-disturbance = Disturbing the others
offence-language = Language not allowed
offence-device = Device used in a hand
offence-soft_play = Soft play
offence-giving_chips = Giving chips away
offence-shown_fold = Folded hand shown
offence-other = Another offence

# Faults of cards, hands, announcements and pots, and what becomes of them.
ruling-loose_card-counts_as_exposed = The card is dead and counts as turned up: its player receives another at the end of the deal.
ruling-loose_card-players_own_fault = The player knocked the card off and must play it.
ruling-loose_card-fell_later = The card fell after the deal: the director decides; it stays in play unless there is a reason against it.
ruling-loose_card-mixed_in = The whole hand is dead; the others play on.
ruling-loose_card-touched = The card has been touched: its player keeps it and need not show it.
ruling-loose_card-untouched = Its player alone chooses to keep or refuse it; once kept it need not be shown.
ruling-loose_card-kept = The player keeps the card and need not show it.
ruling-loose_card-refused = The card is turned up and dead: its player receives another at the end of the deal.
ruling-at_seat-away = The hand is dead: the player was not seated when the last card was dealt.
ruling-at_seat-in_time = The hand is live: the player was seated in time.
ruling-at_seat-standing = The action does not count: players act from their seats. The hand stays live.
ruling-at_seat-seated = The action counts.
ruling-dead_hand-lost_in_muck = The hand is dead; the player’s bets stay in the pot.
ruling-dead_hand-not_covered = The hand is dead; { $returned } go back to the player, because no opponent can cover them.
ruling-dead_hand-swept_up = The hand is dead: players protect their own cards.
ruling-dead_hand-unanswered = The hand is dead; the last bet, { $returned }, goes back to the player: nobody has called or raised it.
ruling-dead_hand-device = The hand is dead: no device is used during a hand.
ruling-dead_hand-device_tolerated = The hand is live: the club tolerates devices.
ruling-dead_hand-stays = Stays in the pot: { $chips }
ruling-dead_hand-save = The director may give the hand back: it can be recognised, and the amount is large.
ruling-exposed_hand-too_soon = The hand stays live; its player is penalised after the hand.
ruling-exposed_hand-no_more_bets = Nothing to penalise: no more bets are possible.
ruling-exposed_hand-floor_reads_it = You decide whether it is a fold or a call, in the opponents’ interest; the player is penalised after the hand.
ruling-exposed_hand-unbeatable_calls = It is a call, because nothing beats this hand; the player is penalised after the hand.
ruling-tap-something_to_pay = Tapping is a fold: there is { $chips } to call.
ruling-tap-nothing_to_pay = Tapping is a check: there is nothing to call.
ruling-in_the_dark-allowed = The announcement binds: betting before the cards come is allowed.
ruling-in_the_dark-confirmed = The announcement binds: the dealer confirms it.
ruling-in_the_dark-not_confirmed = The announcement does not count: the dealer does not confirm it.
ruling-in_the_dark-floor_decides = Without a dealer you decide which announcements count, after hearing the table.
ruling-simultaneous-coherent = Both actions count, in order; { $call ->
    [0] nobody has bet.
   *[other] { $call } to call.
  }
ruling-simultaneous-overtaken = The first action counts; the second no longer makes sense, and its player chooses again: { $options }.
ruling-show_request-granted = The hand is shown, as an exception. { $left ->
    [0] It was this player’s last request.
    [one] This player has { $left } request left.
   *[other] This player has { $left } requests left.
  }
ruling-show_request-not_at_table = Refused: only players at the table may ask.
ruling-show_request-not_at_showdown = Refused: the hand was no longer in at the showdown.
ruling-show_request-heads_up = Refused: heads-up nobody can collude.
ruling-show_request-used_up = Refused: this player has no request left in this tournament.
ruling-spoken_language-named = This language may be spoken at the table.
ruling-spoken_language-any_language = Any language may be spoken at the table, but nobody talks about the hand being played.
ruling-spoken_language-between_hands = Between hands any language may be spoken; while a hand is played it may not.
ruling-spoken_language-not_named = This language is not spoken at the table: ask the player to change to one that is. The player’s hand stays in play; a player who does it again is penalised.
ruling-pot_award-laid_open = The winner receives the pot: a winning hand laid open can no longer be killed.
ruling-pot_award-face_down = The hand is dead, because it had not been laid open: the pot goes to the hands still live.
ruling-pot_award-winner_known = The pot goes to the player who won: it is still clear who did.
ruling-pot_award-winner_unknown = The last live hands share the pot: it is no longer clear who won.
ruling-pot_award-players_own_fault = A player still in the hand is at fault: the director decides.
ruling-late_chips-race_over = These chips leave the tournament: { $chips } fewer in play.
ruling-late_chips-still_in_play = These chips take part in the race with the others: { $chips }.
ruling-shown_fold-one_is_all = The hand is shown to all, { $when ->
    [now] now.
   *[other] after the round of betting.
  }
ruling-shown_fold-before_acting = The hand is shown to all, the betting of the round is played again, and the player who showed it is penalised.
ruling-shown_fold-all_saw = Nothing to put right: all have seen it.
ruling-misdeal-void = The hand is void: the live hands share the pot, and the bets of the unfinished round are returned.
ruling-misdeal-earlier = Earlier hands stand.
ruling-misdeal-holder_out = The hand that held the joker is dead.
why-misdeal-down_card_exposed = A down card of stud was seen.
why-misdeal-dealt_down_instead = A down card of stud that is turned up becomes its player’s up card, and the third card is dealt down.
why-misdeal-both_down_cards = Both down cards of one hand were turned up: that hand is dead, and its ante is returned.
ruling-closed_card-replaced = The card is dead; its player gets another once all the others have theirs.
ruling-closed_card-completed = { $cards ->
    [one] The missing card is dealt.
   *[other] The { $cards } missing cards are dealt.
  }
ruling-closed_card-taken_back = { $decides ->
    [yes] { $cards } cards too many are taken back and shown; the rules speak of one only, so you decide whether the hand goes on.
   *[no] The card too many is taken back, shown and burnt.
  }
ruling-closed_card-incomplete = The hand lacks a card: it is dead, and the others play on.
ruling-closed_card-too_many = The hand has too many cards: it is out, and the others play on.
ruling-closed_card-stays_up = The rules leave this to you. Customary: the card stays up, and its player may be all-in with what is in the pot before the betting begins{ $other ->
    [yes] ; with two left, the other’s last card is dealt up too.
   *[no] .
  }
ruling-closed_card-nothing_wrong = The number is right: the hand goes on.
topic-closed_card = Down card at stud or draw
topic-closed_card-words = stud draw change discard exchange cards too many too few exposed turned up seventh last card asked received hand
floor-closed-change_exposed = a replacement card turned up
floor-closed-change_count = a draw of the wrong number of cards
floor-closed-hand_count = a hand with the wrong number of cards
floor-closed-last_card_up = the last card turned up
floor-change_asked = Cards asked for
floor-change_received = Cards dealt
floor-next_served = Has the next player been served?
floor-next_served-yes = the next player is served
floor-next_served-no = the next player is not served
floor-in_hand = Cards in the hand
floor-due = Cards due by now
floor-still_in = Players still in
floor-deal_of = Game dealt
floor-deal_of-board = With a board
floor-deal_of-stud_high = Stud
floor-deal_of-draw27 = Draw
floor-both_of_one_hand = Both of one hand?
why-misdeal-late_joker = A joker pointed out late kills the hand that holds it, and only that hand.
why-misdeal-irregular_deck = The deck is wrong: a card is missing, is there twice or belongs elsewhere.
topic-loose_card = Card dropped, glimpsed or mixed in
topic-loose_card-words = card dropped fell floor off the table seen flashed glimpsed exposed mixed dead hand deal
topic-at_seat = Player standing or away
topic-at_seat-words = seated standing seat away absent last card acted dead hand at your seat not in his
topic-dead_hand = Dead hand: what goes back
topic-dead_hand-words = dead hand killed mucked swept picked up dealer phone telephone device text headphones protect bets back all-in cover texting my cards unprotected
topic-exposed_hand = Hand told or shown too soon
topic-exposed_hand-words = exposed shown told announced face up middle fold call talking about the hand early
topic-tap = Tapping the table
topic-tap-words = tap tapped knock knocked gesture check fold
topic-in_the_dark = Betting in the dark
topic-in_the_dark-words = in the dark blind bet before the flop announced check
topic-simultaneous = Two actions at once
topic-simultaneous-words = simultaneous same time two players together
topic-show_request = Request to see a hand
topic-show_request-words = see show hand showdown ask request losing cards want to that
topic-spoken_language = Language spoken at the table
topic-spoken_language-words = language foreign tongue speaks talks english french between hands
topic-pot_award = Pot awarded wrongly, winning hand killed
topic-pot_award-words = pot pushed awarded too soon premature winner winning hand killed dealer shared wrong player
topic-late_chips = Small chips found late
topic-late_chips-words = chips found forgotten old small race color up late exchange
topic-shown_fold = Folded hand shown to somebody
topic-shown_fold-words = shown showed neighbour folded show one show all neighbor
floor-happened = What happened?
floor-language = Which language?
floor-language-country = the country’s language
floor-language-english = English
floor-language-other = another language
floor-during_hand = While a hand was played?
floor-during_hand-yes = during a hand
floor-during_hand-no = between hands
floor-loose-dropped = fell off the table
floor-loose-glimpsed = was glimpsed, and is still face down
floor-loose-mixed = that was dead got mixed into a hand
floor-drop_cause = Who made it fall?
floor-drop-dealer = whoever deals
floor-drop-accident = a player, by accident
floor-drop-player = its own player
floor-in_deal = During the deal?
floor-in_deal-yes = during the deal
floor-in_deal-no = not during the deal
floor-touched = Has its player touched it?
floor-touched-yes = its player has touched it
floor-touched-no = its player has not touched it
floor-card_kept = What does the player choose?
floor-card-unsaid = he has not chosen yet
floor-card-kept = he keeps it
floor-card-refused = he refuses it
floor-seat-dealt_in = the deal
floor-seat-acts = an action
floor-seat_matters = What is it about?
floor-was_seated = Was the player seated at that moment?
floor-was_seated-yes = was at the seat
floor-was_seated-no = was not at the seat
floor-death = What killed it
floor-death-lost_in_muck = thrown away, not to be told from the dead cards
floor-death-swept_up = taken away by mistake
floor-death-device = killed by a telephone or device
floor-hand_put_in = This player’s bets in the hand
floor-best_put_in = Opponent still in: bets
floor-best_behind = Still behind (0: all-in)
floor-other_put_in = Another opponent: bets (0: none)
floor-other_behind = Still behind (0: all-in)
floor-recognisable = Can it be recognised?
floor-recognisable-yes = it can be told
floor-recognisable-no = it cannot be told
floor-large = Is a large amount at stake?
floor-large-yes = much is at stake
floor-large-no = little is at stake
floor-own_last_bet = The player’s last bet
floor-answered = Has it been called or raised?
floor-answered-yes = called or raised
floor-answered-no = not answered
floor-exposure = How did the hand become known?
floor-exposure-told_or_shown = told or shown
floor-exposure-laid_in_middle = laid in the middle, without a word
floor-bets_possible = Can anybody still bet in this hand?
floor-bets_possible-yes = bets are still possible in this hand
floor-bets_possible-no = no more bets are possible in this hand
floor-unbeatable = Can nothing beat this hand?
floor-unbeatable-yes = nothing can beat it
floor-unbeatable-no = it can be beaten
floor-to_pay = Still to pay (blinds or bets)
floor-disputed = Is the announcement disputed?
floor-disputed-yes = is disputed
floor-disputed-no = is not disputed
floor-confirmed = Does the dealer confirm it?
floor-confirmed-yes = the dealer confirms it
floor-confirmed-no = the dealer does not confirm it
floor-first_action = First to act
floor-second_action = The next one
floor-first_to = First: up to
floor-second_to = Next: up to
floor-asker = Does the asker play at this table?
floor-asker-yes = plays at this table
floor-asker-no = does not play at this table
floor-was_in = Was the hand in at the showdown?
floor-was_in-yes = was at the showdown
floor-was_in-no = was not at the showdown
floor-two_left = Are only two players at the table?
floor-two_left-yes = there are only two players at the table
floor-two_left-no = there are more than two players at the table
floor-requests = Requests already granted to this player
floor-award-winning_hand_killed = a winning hand was killed
floor-award-awarded_too_soon = the pot was awarded too soon
floor-laid_open = Did it lie open?
floor-laid_open-yes = it was laid open
floor-laid_open-no = it was not laid open
floor-winner_known = Can it still be told who had won?
floor-winner_known-yes = the winner is still known
floor-winner_known-no = the winner is no longer known
floor-award_fault = Through whose fault?
floor-award-dealer = whoever deals
floor-award-player_out = a player out of the hand
floor-award-player_in = a player in the hand
floor-found_value = Value of the chips found
floor-race_over = Is the race for these chips over?
floor-race_over-yes = their race is over
floor-race_over-no = their race is not over
floor-seen_by = Who saw it?
floor-seen-out_of_hand = a player out of the hand
floor-seen-acted = a player in the hand who has acted
floor-seen-still_to_act = a player in the hand who has still to act
floor-seen-everybody = the whole table
floor-round_over = Is the round of betting over?
floor-round_over-yes = the betting round is over
floor-round_over-no = the betting round is not over
floor-joker = Joker
floor-joker-none = None
floor-joker-at_once = Announced at once
floor-joker-late = Announced late
floor-irregular_deck = Irregular deck (a card missing, double, foreign)?
floor-initial_deal = Face-up cards in the deck: during the deal?
floor-aberration = Is the hand unplayable as it is?
penalty-choose = Choose a player…

# The sentences with blanks: a piece for each fact.
ask-said = { $who } said { $blank }
ask-spoken = { $blank }
ask-short_action-stack = , with a stack of { $blank } in all
ask-short_action-placed = , put in { $blank } in all
ask-bet = ; to call: { $blank }
ask-least = ; least raise: { $blank }
ask-blind = ; big blind: { $blank }
ask-most = ; greatest raise: { $blank }
ask-street = ; round: { $blank }
ask-raises = ; raises made: { $blank }
ask-short_action-all_in = ; { $blank }
ask-chips-chips = { $who } put in { $blank }
ask-chips-said = , said { $blank }
ask-chips-already = ; he had { $blank } in front of him
ask-string_bet-motions = , put in { $blank }
ask-absent-fee_prepaid = { $who } { $blank }
ask-absent-stack = , with a stack of { $blank }
ask-absent-posted = ; blinds and antes already paid: { $blank }
ask-absent-minutes_late = ; late by { $blank } minutes
ask-max_raise-variant = At { $blank }
ask-max_raise-pot_before_last_bet = , the pot was { $blank }
ask-max_raise-last_bet = before the last bet, of { $blank } in all
ask-max_raise-already_in = ; the player has { $blank } in front of him
ask-mucked_hand-event = The hand was { $blank }
ask-mucked_hand-identifiable = ; { $blank }
ask-series-error = The first error is { $blank }
ask-series-true_amount = ; the amount due was { $blank }
ask-series-short_amount = , { $blank } was paid
ask-series-upstream_correct = ; players before him who were right: { $blank }
ask-series-players_acted_after = ; players who acted after: { $blank }
ask-series-dealer_admits = ; { $blank }
ask-rebuy-phase = How far the table is: { $blank }
ask-rebuy-stack = . { $who } has a stack of { $blank }
ask-rebuy-rebuys_taken = , has taken { $blank } rebuys
ask-rebuy-hands_missed = and missed { $blank } hands
ask-rebuy-big_blind = ; big blind: { $blank }
ask-rebuy-starting_stack = ; starting stack: { $blank }
ask-rebuy-max_rebuys = ; rebuys allowed: { $blank }
ask-rebuy-addon_enabled = ; { $blank }
ask-rebuy-addon_taken = ; { $blank }
ask-rebuy-addon_multiple = , worth { $blank } starting stacks
ask-clock_level-when = The level ended { $blank }
ask-retroactive-when = The claim comes { $blank }
ask-dealing = ; dealing: { $blank }
ask-penalty-offence = Offence: { $blank }
ask-penalty-sanction = ; last penalty for it: { $blank }
ask-loose_card-event = A card { $blank }
ask-loose_card-cause = ; made to fall by { $blank }
ask-loose_card-during_deal = ; { $blank }
ask-loose_card-touched = ; { $blank }
ask-loose_card-kept = ; { $blank }
ask-at_seat-event = It is about { $blank }
ask-at_seat-seated = ; { $who } { $blank }
ask-dead_hand-cause = The hand was { $blank }
ask-dead_hand-put_in = ; its player had put in { $blank }
ask-dead_hand-best = ; an opponent in the hand has put in { $blank }
ask-dead_hand-best_behind = and has { $blank } left
ask-dead_hand-other = ; another has put in { $blank }
ask-dead_hand-other_behind = and has { $blank } left
ask-dead_hand-identifiable = ; { $blank }
ask-dead_hand-large_amount = ; { $blank }
ask-dead_hand-last_bet = ; its player’s last bet: { $blank }
ask-dead_hand-answered = , { $blank }
ask-exposed_hand-how = The hand was { $blank }
ask-exposed_hand-bets_possible = ; { $blank }
ask-exposed_hand-unbeatable = ; { $blank }
ask-tap-to_pay = { $who } tapped the table, with { $blank } to pay (blinds or bets)
ask-in_the_dark-disputed = What was announced in the dark { $blank }
ask-in_the_dark-confirmed = ; { $blank }
ask-simultaneous-bet = To call: { $blank }
ask-simultaneous-first = ; the first to act wanted to { $blank }
ask-simultaneous-first_to = , in all { $blank }
ask-simultaneous-second = ; the next one wanted to { $blank }
ask-simultaneous-second_to = , in all { $blank }
ask-show_request-at_table = Whoever asks { $blank }
ask-show_request-at_showdown = ; the hand { $blank }
ask-show_request-heads_up = ; { $blank }
ask-show_request-requests_made = ; requests granted to this player already: { $blank }
ask-spoken_language-language = The language spoken is { $blank }
ask-spoken_language-during_hand = , { $blank }
ask-closed_card-event = There was { $blank }
ask-closed_card-asked = ; cards asked for: { $blank }
ask-closed_card-received = , given: { $blank }
ask-closed_card-next_served = ; { $blank }
ask-closed_card-stud = ; game: { $blank }
ask-closed_card-in_hand = ; cards in the hand: { $blank }
ask-closed_card-due = , due by now: { $blank }
ask-closed_card-players_left = ; players still in: { $blank }
ask-pot_award-event = It happened that { $blank }
ask-pot_award-laid_open = ; { $blank }
ask-pot_award-winner_known = ; { $blank }
ask-pot_award-fault = ; at fault: { $blank }
ask-late_chips-value = Chips worth { $blank } were found
ask-late_chips-race_over = ; { $blank }
ask-shown_fold-seen_by = The folded hand was seen by { $blank }
ask-shown_fold-round_over = ; { $blank }
