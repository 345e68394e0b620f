# The tournament rules, in our own words. A key for each rule, under its number.
rules-subtitle = { $game }, with or without a dealer
rules-preamble = These rules hold for the club’s tournaments. They follow the international customs of tournament poker and say what is different when the players deal themselves. Each rule keeps its number: it is the one that rulings and the screen cite.
rules-words = The director runs the tournament; the floor is the director or one of the assistants. A burn card is put aside, face down, before the cards of a new round. “To the left” means the next seat clockwise.
rules-contents = Contents
rules-chapter = { $number }. { $title }

# The ruleset that is followed, with its figures.
rules-in_force = Rules: { $name }
rules-in_force_base = Rules: { $name }, from { $base }
rules-not_the_tda = This is not the TDA’s text. These are our rules, in our words and under our numbers, with the settings of the TDA’s rules of 2024; below a rule stands where the TDA’s text speaks of the same.
rules-of_tournament = { $name }, { $date }
rules-settings = Settings
rules-settings_words = These settings are the ones that this booklet, the floor desk and the screen follow. What differs from { $base } is in bold.
rules-setting = Setting
rules-value = Here
rules-basis = Rules

rules-legend = A line in the margin marks a rule that departs from { $base }, or that the club has written itself; what follows the rule says in what.
rules-legend_none = None of these rules departs from { $base }.
# An article of the decree of 2016, among the rules that a setting rests on.
rules-decree = decree { $article }
rules-left_out = Not used by this club: { $rules }.
rules-needless = Not used in this game: { $rules }.
rules-note_text = The club’s text.
rules-note_rule = A rule of the club’s own.
rules-note_language = The club has written it in French only.

# What several rules say, depending on how bets are limited.
rules-raise_least = { $min_raise_rule ->
    [increment] A raise adds at least as much as the bet or raise before it and never less than a big blind, unless all-in: 100, then 200, then 300.
   *[double_total] A raise is at least double the bet or raise before it and never less than a big blind, unless all-in: 100, then 200, then 400.
  }
rules-raise_pot = In pot limit a player calls and then raises by the whole pot at most, that call included: with 300 in the pot before a bet of 100, the most to raise to is 600 (100 to call, and a pot of 500).
rules-raise_fixed = In limit a raise adds exactly the bet of the round, unless all-in: 200, then 400, then 600. { $limit_max_raises ->
    [off] Raises are not counted.
    [1] A round has one raise at most, besides the bet that it raises; after it, players can only call or fold.
   *[other] A round has { $limit_max_raises } raises at most, besides the bet that they raise; after them, players can only call or fold.
  }
rules-all_in_raise = Before the flop, against an all-in between one and two big blinds, players call the all-in or raise by at least one more big blind. With blinds of 100/200 and an all-in of 300, a call is 300 and a raise at least 500.
rules-all_in_raise_fixed = In limit an all-in that adds at least half a bet to the bet before it counts as a whole raise: over a bet of 200, after an all-in of 300, a raise goes to 500. An all-in that adds less may only be completed: after an all-in of 250, to 400.
rules-all_in_opening = After the flop, against an opening all-in below the big blind, players call that amount or raise by at least one more big blind. With blinds of 100/200 and an all-in of 50, a call is 50 and a raise at least 250.
rules-all_in_opening_fixed = In limit an opening all-in of at least half a bet counts as a whole bet: where the bet of the round is 200, after an all-in of 100, a raise goes to 300. A shorter one may only be completed: after an all-in of 50, a call is 50, and completing goes to 200.
rules-reopen = { $reopen_rule ->
    [full_increment] A player who sees several all-ins make a whole raise together may raise once more: a bet of 200, then all-ins of 320 and 400 open the betting again.
   *[doubled] A player whose bet is doubled by several all-ins may raise once more: a bet of 200, then all-ins of 320 and 410 open the betting again.
  }
rules-reopen_fixed = In limit, all-ins that add at least half a bet together open the betting again: over a bet of 200, an all-in of 300 does, an all-in of 290 does not.

rules-down_card = { $stud_down_card ->
    [dealt_down_instead] At stud, a down card turned up becomes its player’s up card, and the third card is dealt down; both down cards of one hand kill that hand, and its ante is returned.
   *[misdeal] At stud, a down card turned up is a misdeal too.
  }

rules-rebuy_unit = { $forced ->
    [stud] the small bet
   *[blinds] the big blind
  }

rules-restart = { $forced ->
    [stud] the player who deals at the restart
   *[blinds] the button set for the restart
  }

# What is in front of a player who has to pay.
rules-to_pay = { $forced ->
    [stud] a bet or a bring-in
    [both] a bet, blinds or a bring-in
   *[blinds] a bet or blinds
  }

rules-first_burn = { $draw ->
    [only] the first draw
    [too] the flop or the first draw
   *[no] the flop
  }

rules-first_round = { $draw ->
    [no] before the flop
   *[other] in the first round
  }

rules-chapter-1 = General rules
rule-1-1 = Fairness comes before the letter: the director and the assistants judge with common sense, may penalise whatever harms the game or the players, and may even depart from a written rule where justice asks for it. The director’s decisions are final.
rule-1-2 = Registering means accepting these rules and the decisions of the staff. There is no appeal outside the club.
rule-1-3 = The tournament room is for people of at least { $minimum_age }: nobody below that age comes in, not even to watch.
rule-1-4 = Chance, by computer or by cards, seats the players at the start, when two days merge and at the final table. { $redraw_points ->
    [none] { $redraw_players ->
        [none] There is another draw only if the rules of the tournament state it.
       *[other] All seats are also drawn anew at these numbers of players left: { $redraw_players }.
      }
   *[other] All seats are also drawn anew at these numbers of tables left: { $redraw_points }.{ $redraw_players ->
        [none] {""}
       *[other] {" "}So they are at these numbers of players left: { $redraw_players }.
      }
  }
rule-1-5 = { $stacks ->
    [own] Each player begins with the stack that earlier results earned, from { $least } to { $most } chips.
   *[same] { $stack ->
        [0] All receive the same starting stack.
       *[other] All receive the same starting stack, here { $stack } chips.
      }
  } { $end ->
    [last_player] The tournament lasts until one player has all the chips.
    [satellite] This tournament is a satellite: it stops as soon as all those left have qualified, { $qualifiers ->
        [0] as many as the pool pays seats for
       *[other] { $qualifiers } of them
      }. A number that depends on entries or rebuys is announced once it is known.
    [flight] This tournament is day 1 of a tournament over several days: it stops after level { $end_level }, and those who are left play on with their chips on day 2.
    [time_limit] This tournament stops after { $end_minutes } minutes of play, and the stacks then decide the places; it ends earlier if one player has all the chips.
   *[any] The tournament lasts until one player has all the chips. A satellite stops as soon as all those left have qualified; their number, even where it depends on entries or rebuys, is announced once it is known.
  }

rules-chapter-2 = The deal
rule-2-1 = { $forced ->
    [stud] { $first_button ->
        [card_draw] The player who deals first is drawn by cards: the highest one deals.
       *[fixed_seat] The player in the highest seat taken at the table deals first.
      }
   *[blinds] { $first_button ->
        [card_draw] The first button is drawn by cards: the highest one gets it.
       *[fixed_seat] The first button goes to the highest seat taken at the table.
      }
  }
rule-2-2 = { $dealer_mode ->
    [dealer] A dealer shuffles and deals, and nobody else. At a table without one, players deal in turn and nobody deals all the time.
   *[players_deal] Players deal in turn and nobody deals all the time. A final table may go back to playing with a dealer, who alone then shuffles and deals; all rules of play with a dealer then apply.
  }{ $forced ->
    [stud] { " " }Stud has no button: without a dealer, the deal passes every hand to the next seated player on the left.
    [both] { " " }At stud too, without a dealer, the deal passes every hand to the next seated player on the left.
   *[blinds] { "" }
  }
rule-2-3 = { $dealer_mode ->
    [dealer] The deck is shuffled before every hand. This is how it is done at a table without a dealer.
   *[players_deal] The deck is shuffled before every hand.
  } { $shuffler ->
    [small_blind] { $forced ->
        [stud] The player on the left of the one who deals shuffles for that player,
       *[blinds] The small blind shuffles for the player who deals,
      } whose neighbour on the right must cut, with a cut card, leaving at least three cards on either side.
   *[dealer] The player who deals shuffles, and the neighbour on the right must cut, leaving at least three cards on either side.
  }
rule-2-4 = A player who deals and keeps misdealing, making mistakes or turning cards up is penalised.
rule-2-5 = { $forced ->
    [stud] A down card turned up by whoever deals, or by a player without intent, comes under rule 2-8: the player does not choose to keep it.
   *[blinds] A card turned up by whoever deals, or by a player without intent, is dead and cannot be kept. The deal is finished, and the player then receives the card that would have been burnt first. The exposed card waits, face up, on the deck: it is the one burnt before { rules-first_burn }, face down this time. The last player dealt to may thus receive two cards running.
  }{ $forced ->
    [both] { " " }At stud, a down card turned up comes under rule 2-8.
   *[other] { "" }
  }
rule-2-6 = During the deal, a card that the dealer or an accident knocks off the table counts as exposed: it is dead, even if nobody saw its face. If the player knocked it off, it must be played; the director says who caused it.
rule-2-7 = Mixing a dead card, exposed or dropped, into one’s hand kills the whole hand; the others play on.
rule-2-8 = { $forced ->
    [stud] It is a misdeal if the order of dealing is wrong or if the number of cards is.
   *[blinds] It is a misdeal if one of the very first two cards is turned up, if a second card is turned up later, if the order of dealing is wrong or if the number of cards is. A single card too many for the small blind is simply taken back, shown and burnt.
  }{ $forced ->
    [stud] { " " }{ rules-down_card }
    [both] { " " }{ rules-down_card }
   *[blinds] { "" }
  } A player’s deliberate act never makes a misdeal: it puts out that player alone.
rule-2-9 = If somebody claims to have glimpsed a card that stayed face down, only its owner may choose to keep or refuse it, provided it has not been touched. A card that has been touched must be kept. A card that is refused is treated as a card turned up (rule 2-5). A card that is kept need not be shown, and whoever saw it is free to speak of it or not.
rule-2-10 = A card found face up in the deck is shown to all, set aside and ignored: it changes nothing in the deal. Two or more during the deal make a misdeal. Later, if there are many, the director may void the hand: the pot is shared among the players still in, and the bets of the unfinished round are returned.
rule-2-11 = A joker pointed out at once does not count, like a card found face up. Pointed out late, it kills the hand of its holder, which is incomplete, and that hand only.
rule-2-12 = A deck found to be wrong during a hand, because a card is missing, is there twice or belongs elsewhere, voids that hand: the pot is shared by the live hands and the unfinished round is returned. Earlier hands stand.
rule-2-13 = Once two players have acted after { $forced ->
    [stud] the bring-in
    [both] the blinds or the bring-in
   *[blinds] the blinds
  }, a mistake in the deal no longer stops the hand, unless it makes no sense; only those it does not touch go on.
rule-2-14 = Absent players are dealt in. Their hand is dead, before any action, if they are not seated when { $forced ->
    [stud] the last player
   *[blinds] the button (or the player who deals)
  } receives the last card of the deal.
rule-2-15 = A registered latecomer is dealt in and { $forced ->
    [stud] posts antes.
    [both] posts blinds and antes.
   *[blinds] posts blinds.
  } If nothing was paid beforehand, or nothing is to be paid, the chips are removed after { $no_show_deadline_min } minutes of play. If the fee was paid, they stay to the last one or until the player arrives.
rule-2-16 = Flop without a burn: if the order is known, its first card becomes the burn and a card is added. Otherwise the floor shuffles the three face down and draws the burn; a card completes the flop.
rule-2-17 = Flop after two burns: if the order is known, the second burn becomes the first card of the flop and the last card of the flop becomes the turn’s burn. Otherwise the floor shuffles the flop face down and draws the turn’s burn; then shuffles the two burns, draws the flop’s, and the other joins the flop.
rule-2-18 = Flop of four cards: if the order is known, the fourth will be the turn’s burn. Otherwise the four are shuffled face down and the floor draws it.
rule-2-19 = Turn or river without a burn card: the card that came is burnt and the next one takes its place.
rule-2-20 = Flop dealt too soon: its three cards go back into the deck, which is shuffled, and it is dealt again without another burn. A single card shown is enough for this.
rule-2-21 = Turn too early: it is put aside face up. After a burn the next card serves as the turn; then the card put aside is shuffled into the rest and the river comes without a burn.
rule-2-22 = River too early: it is shuffled into the rest of the deck and another comes without a burn.
rule-2-23 = A community card dealt too soon is taken back in any case, whatever the forgotten players do, even if they fold or check. Bets already made stand.
rule-2-24 = The deck is changed when it is due or when a card is damaged, never because a player asks.

rules-chapter-3 = Dead hands
rule-3-1 = A word or gesture of giving up kills the hand, and tapping several times after { rules-to_pay } is a fold (see 7-5); those who act next must check that they have understood. Cards are given up face down, towards the middle, so that nobody can see them.
rule-3-2 = A hand thrown among the dead cards that the dealer can no longer tell from them is dead for good. Its player loses the bet, even where nobody called it, except for the part that no opponent can cover.
rule-3-3 = A hand thrown clear of the dead cards is dead even if it can be recognised; only the director may save it, in the rare case of an opponent’s fault and a large amount.
rule-3-4 = Players protect their own cards: a hand swept up or thrown away by accident, by the dealer or another player, is dead. If it has touched no other dead card or can be recognised, and the amount is large, the director may give it back. The player’s last bet comes back if nobody has called or raised it.
rule-3-5 = { $device_in_hand ->
    [tolerated] This club tolerates telephones and devices during a hand, as long as they disturb nobody and help no hand.
   *[hand_dead] Answering the telephone or using a device during a hand kills the hand.
  }
rule-3-6 = After a reasonable time a player seated at the table, in the hand or not, or the floor, but not the dealer, may call the clock: { $countdown_s ->
    [0] { $time_bank_s } seconds, without a countdown after them.
   *[other] { $time_bank_s } seconds, then a countdown of { $countdown_s }.
  } At zero the hand is dead.
rule-3-7 = Playing for time, or calling time at every turn, may be penalised.

rules-chapter-4 = Exposed hands
rule-4-1 = Stating or showing one’s hand, or part of it, while bets are still possible is penalised after the hand, even against a last player who is all-in. The hand stays live.
rule-4-2 = Laying one’s hand face up in the middle without a word is penalised too, and the floor decides whether it is a fold or a call, in the opponents’ interest. Only a hand that cannot be beaten always counts as a call, and the penalty stays.

rules-chapter-5 = Rebuys and add-ons
rule-5-1 = { $format ->
    [freezeout] This tournament is a freezeout: there is no rebuy and no add-on.
    [rebuy] In a freezeout there is no rebuy and no add-on. This tournament is none: rules 5-2 to 5-5 apply to it.
   *[any] In a freezeout there is no rebuy and no add-on.
  }
rule-5-2 = { $format ->
    [freezeout] Not used in this tournament. Where rebuys are sold, they follow this. During the announced period
    [rebuy] Until the end of level { $rebuy_last_level }
   *[any] During the announced period
  } { $rebuy_condition ->
    [zero_only] a player who has no chips left
    [at_or_below_bb] a player who has no more than { rules-rebuy_unit }
    [at_or_below_starting_stack] a player who has no more than the starting stack
   *[zero_or_below_bb] a player who has no chips, or less than { rules-rebuy_unit } of the level,
  } may buy one starting stack, one at a time. { $max_rebuys ->
    [any] The number of rebuys may be limited.
    [unlimited] Their number is not limited.
    [1] Each player may buy only once.
   *[other] Each player may buy { $max_rebuys } times at most.
  }
rule-5-3 = A rebuy is decided at once, without missing a hand. Once announced, its chips play as if they were already there, and it must be paid for.
rule-5-4 = The add-on is a last purchase open to all at the end of the rebuys, whatever their stack. { $addon ->
    [off] This tournament has none.
    [1] Here it is worth one starting stack.
    [2] Here it is double: two starting stacks for the price of one add-on.
   *[any] It may be worth one starting stack or, double, two for the price of one.
  }
rule-5-5 = { $addon_from ->
    [period_end] The add-on is sold as soon as rebuys end, in the break that ends them, or in the next level; the last rebuys are taken in that break. Once the next level is over nothing more is sold.
    [any] The add-on is sold as soon as rebuys end, in the break that ends them, where the tournament says so. Otherwise two more hands are played when the period is over: after the first, those entitled to it may rebuy; after the second, only the add-on is left, whatever the stack, and a rebuy and an add-on do not add up.
   *[after_extra_hands] A rebuy and an add-on do not add up. When the period is over two more hands are played: after the first, those entitled to it may rebuy; after the second, only the add-on is left, whatever the stack. A player who goes out in the second hand can therefore only take the add-on.
  }

rules-chapter-6 = { $forced ->
    [stud] Changes of seat
   *[blinds] Blinds and changes of seat
  }
rule-6-1 = { $forced ->
    [stud] The ante, bring-in and bets of a new level apply to the next hand if it has not begun.
    [both] The amounts of a new level, of blinds and of stud, apply to the next hand if it has not begun. As a rule the small blind is half the big one.
   *[blinds] The blinds of a new level apply to the next hand if it has not begun. As a rule the small blind is half the big one.
  }
rule-6-2 = A hand begins with the shuffle. Without a dealer it begins when the pot before has been awarded.
rule-6-3 = { $button_system ->
    [moving] Every hand the button passes to the next seated player: it is never dead.
    [moving_made_up] Every hand the button passes to the next seated player: it is never dead.
   *[dead] The button may be dead: the big blind moves on and the rest follows.
  }
rule-6-4 = { $button_system ->
    [moving] The two players seated left of the button post the blinds, even where somebody’s going out makes one of them skip a blind or post it twice.
    [moving_made_up] The two players seated left of the button have the blinds. A player whom a blind went past, because somebody went out, makes it up over the following hands: one blind in a hand, the big one first. A hand may thus have more than one big or small blind, and nobody misses one.
   *[dead] Every hand the big blind passes clockwise to the next seated player, over empty seats and without exception.
  }
rule-6-5 = { $button_system ->
    [moving] The new button is the old one’s neighbour on the left, small blind before or not.
    [moving_made_up] The new button is the old one’s neighbour on the left, small blind before or not.
   *[dead] { $heads_up_button ->
        [last_small_blind] Last hand’s small blind has the next button: nothing takes it away, not even going heads-up.
       *[big_blind_moves_on] Last hand’s small blind has the next button: nothing takes it away, except going heads-up (rule 6-20).
      }
  }
rule-6-6 = The order in which tables break is set beforehand, and so is where their players go: { $break_destination ->
    [free_seats] each draws one of all the free seats, at whichever table.
   *[shortest_tables] each draws one of the free seats at the tables that are shortest at that moment.
  } { $break_order ->
    [highest_first] The table with the highest number breaks first.
   *[other] Announced order: { $break_order }, then the others, the highest number first.
  }
rule-6-7 = Balancing and breaking tables differ in what they mean for the seats { $forced ->
    [stud] { "" }
   *[blinds] { "and blinds " }
  }of those who move: rule 6-10 holds for the one, rule 6-11 for the other.
rule-6-8 = { $late_tables ->
    [off] Tables are balanced from a difference of { $balance_threshold } players between two of them.
   *[other] Tables are balanced from a difference of { $balance_threshold } players between two of them, and of { $late_balance_threshold } once { $late_tables } tables or fewer are left.
  } At the short table that is entitled to it, one player is enough to ask for play to stop until then.
rule-6-9 = { $forced ->
    [stud] To balance, the player who moves is drawn from those at that table.
   *[blinds] { $balance_mover ->
        [drawn] To balance, the player who moves is drawn from those at that table.
       *[next_big_blind] The player who moves to balance tables is the next big blind. Where the table told more than { $positions_fresh_s } seconds ago who that is, it is asked again.
    }
  }
rule-6-10 = { $forced ->
    [stud] The seat of a player who is moved is drawn from the free seats at the new table.
   *[blinds] A player who is moved takes the big blind if that seat is free, or else the nearest free seat to its left, and never the small blind. If only the small blind and the button are free, the player takes the button.
  }
rule-6-11 = { $forced ->
    [stud] A player who comes from a broken table draws a seat, whichever it is, and may not complain.
   *[blinds] A player who comes from a broken table draws a seat and may get any position, even the button or a blind just had, and may not complain.
  }
rule-6-12 = { $button_system ->
    [moving] A newcomer in a seat left empty just to the left of the new button plays at once and posts the small blind. The next player has the big blind, even if that player had it in the hand before.
    [moving_made_up] A newcomer in a seat left empty just to the left of the new button plays at once and posts the small blind. The next player has the big blind, even if that player had it in the hand before.
   *[dead] { $newcomer_between_button_and_sb ->
        [play_now] A newcomer in a seat left empty just to the left of the new button, before the small blind, plays at once.
       *[sit_out_one] A newcomer in a seat left empty just to the left of the new button, before the small blind, waits one hand, because the button is due to somebody else (rule 6-5). In the next hand the newcomer plays and the button passes to the left.
      }
  }
rule-6-13 = { $button_system ->
    [moving] A newcomer in the empty seat to which the button comes plays at once and has the button. The next two players have the blinds, even if they have just had them.
    [moving_made_up] A newcomer in the empty seat to which the button comes plays at once and has the button. The next two players have the blinds, even if they have just had them.
   *[dead] A newcomer in the empty seat where the button would have come plays at once, but the button goes to the neighbour on the left, the last small blind.
  }
rule-6-14 = { $button_system ->
    [moving] A newcomer in the seat of a big blind who has just gone out plays at once, as small blind: the button has come to the neighbour on the right.
    [moving_made_up] A newcomer in the seat of a big blind who has just gone out plays at once, as small blind: the button has come to the neighbour on the right.
   *[dead] A newcomer in the seat of a big blind who has just gone out plays at once, as small blind: the big blind has moved on to the left, and the button is still due on the right.
  }
rule-6-15 = A newcomer in the seat of a small blind who has just gone out plays at once, on the button.
rule-6-16 = { $button_system ->
    [moving] A newcomer is always dealt in and plays without waiting.
    [moving_made_up] A newcomer is always dealt in and plays without waiting.
   *[dead] Whenever it is possible a newcomer is dealt in and plays without waiting; rule 6-12 is the exception.
  }
rule-6-17 = { $button_system ->
    [moving] The small blind is never missing: where a player goes out, the next one still seated posts it. Without a dealer the player on the button deals.
    [moving_made_up] If the player left of the button has to make up a big blind, nobody posts the small blind in that seat: it follows in the next hand, on the button. Without a dealer the player on the button deals.
   *[dead] If the new small blind is missing because the old big blind is out, nobody posts it. Without a dealer the new dealer then deals twice running.
  }
rule-6-18 = { $button_system ->
    [moving] The button is never missing: where a player goes out, the next one still seated has it.
    [moving_made_up] The button is never missing: where a player goes out, the next one still seated has it.
   *[dead] If the new button is missing because the old small blind is out, the position goes to the player on its right. Without a dealer the last player to deal deals again; a player in the blinds never deals.
  }
rule-6-19 = Heads-up the button posts the small blind, acts first { rules-first_round } and last after it.
rule-6-20 = { $button_system ->
    [moving] On going heads-up too the button passes to the next player, who posts the small blind (rule 6-19), even if the other one has the big blind twice running.
    [moving_made_up] On going heads-up too the button passes to the next player, who posts the small blind (rule 6-19), even if the other one has the big blind twice running. Blinds still to be made up are no longer owed.
   *[dead] { $heads_up_button ->
        [last_small_blind] On going heads-up last hand’s small blind has the button (rule 6-5), even if the other player then posts the big blind twice running; if that player went out, the big blind moves on.
       *[big_blind_moves_on] On going heads-up the big blind moves on and the other player has the button, even if that player had it already: this comes before rule 6-5.
      } { $heads_up_repeat_sb ->
        [dead] If the player on the button has just posted the small blind, nobody posts it.
       *[post] If the player on the button has just posted the small blind, the same player posts it again.
      }
  }

rules-chapter-7 = Actions and raises
rule-7-1 = Players act from their seats only: what is declared standing does not count, and abuse may be punished.
rule-7-2 = What is said binds: fold, check, call, bet or raise, it is owed once said. The dealer’s word decides. Without a dealer the floor may hear the table, but what can be seen on it, cards and chips, counts most.
rule-7-3 = Players who speak or signal in any but the usual way take the risk of how it is understood.
rule-7-4 = If the dealer admits to having misread an action, the player is not bound by it; if the dealer finds the action ambiguous, the reading stands (rule 7-3). It stands too if three players have acted before the player objects: everybody must check what the dealer announces. Without a dealer, whoever deals does not announce actions.
rule-7-5 = Tapping several times after { rules-to_pay } is a fold, and a check in later rounds as long as nobody has bet.
rule-7-6 = Betting before the community cards come is allowed, to as many players and for as many rounds as like it. In a dispute about such announcements only those count that the dealer confirms; without a dealer the floor says which hold.
rule-7-7 = { $limits ->
    [limit] { $forced ->
        [stud] The first bet of a round has a fixed size: the small bet in the first two rounds, the big bet, which is twice that, in the later ones.
        [both] The first bet of a round has a fixed size: the small bet in the first two rounds, the big bet, which is twice that, in the later ones.
       *[blinds] The first bet of a round has a fixed size: the big blind in the first two rounds, twice that in the later ones.
      }
    [mixed] In no-limit and pot limit the first bet of a round is at least the big blind. In limit it has a fixed size: the small bet in the first two rounds, the big bet, which is twice that, in the later ones.
   *[no_limit] Before the flop as after it, the first bet of a round is at least the big blind.
  } { $forced ->
    [stud] In the first round the bring-in counts towards its player’s bet, and another player may complete it to the small bet: that is not a raise.
    [both] Blinds and the bring-in count towards their players’ bets. If nobody has raised, the big blind may still raise when its turn comes; completing a bring-in is not a raise.
   *[blinds] Blinds count towards their players’ bets, and if nobody has raised, the big blind may still raise when its turn comes.
  } A round of betting is over when everybody left has acted and has matched the highest bet or is all-in.
rule-7-8 = A raise is made in one of these ways: the full amount put in in one movement, the total stated before it is put in, or the word “raise” said first.
rule-7-9 = A stated amount is a total: “3,000 more” means 3,000 in all, and a player who persists in stating it otherwise may be penalised. After the word “raise” two steps are allowed if the first equals the bet to call, and they add up: “raise: 800… plus 3,000” means 3,800 in all.
rule-7-10 = { $limits ->
    [limit] { rules-raise_fixed }
    [pot_limit] { rules-raise_least } { rules-raise_pot }
    [mixed] { rules-raise_least } That holds in no-limit and pot limit. { rules-raise_pot } { rules-raise_fixed }
   *[no_limit] { rules-raise_least }
  }
rule-7-11 = { $draw ->
    [no] Before the flop
   *[other] In the first round
  }, against an all-in below the big blind, players still owe the big blind and the smallest raise is two big blinds. With blinds of 100/200 and an all-in of 50, a call is 200 and a raise at least 400.
rule-7-12 = { $limits ->
    [limit] { rules-all_in_raise_fixed }
    [mixed] { rules-all_in_raise } { rules-all_in_raise_fixed }
   *[no_limit] { rules-all_in_raise }
  }
rule-7-13 = { $limits ->
    [limit] { rules-all_in_opening_fixed }
    [mixed] { rules-all_in_opening } { rules-all_in_opening_fixed }
   *[no_limit] { rules-all_in_opening }
  }
rule-7-14 = A player who announces a call or a raise and puts in too little must complete it. The director lets it go only in the rare case of a true misunderstanding: the player had plainly not understood a much larger bet that meant elimination, and then leaves only what had been put in.
rule-7-15 = { $limits ->
    [limit] Without a word, a bet that is too small is brought up to the bet of the round.
    [mixed] Without a word, a bet that is too small is brought up to the big blind, or in limit to the bet of the round.
   *[no_limit] Without a word, a bet that is too small is brought up to the big blind.
  } A short call is completed or given up with the chips left in; if the amount was only spoken, it is void and the player chooses again. A short raise is completed if what it adds to the bet reaches { $short_raise_percent }% of what the smallest raise adds to it, and is otherwise a call.{ $limits ->
    [limit] { " " }What goes beyond the fixed bet or raise is returned.
    [pot_limit] { " " }What goes beyond the maximum (rule 7-10) is returned.
    [mixed] { " " }In limit and pot limit, what goes beyond the maximum (rule 7-10) is returned.
   *[no_limit] { "" }
  } Rules 7-26 and 7-27 come first.
rule-7-16 = A chain of mistakes is put right from the first, unless three players have acted since: then it stands, and a player who had bet before a short call takes the difference back. What is below { $limits ->
    [limit] the bet of the round
   *[no_limit] the big blind
  }, or what an earlier player had paid right, is always corrected.
rule-7-17 = Bets are placed in front, half-way to the pot, and gathered there when the round is over. Throwing them into the middle again and again may be penalised.
rule-7-18 = Once the chips are gathered, a difference whose cause stays in dispute no longer counts: the pot is taken to be complete.
rule-7-19 = A raise all-in that is too short does not let those who have bet raise again; those who have not bet yet may raise. { $limits ->
    [limit] { rules-reopen_fixed }
    [mixed] { rules-reopen } { rules-reopen_fixed }
   *[no_limit] { rules-reopen }
  }
rule-7-20 = If one or two players have acted past somebody, their actions bind when the player they forgot folds, checks or calls. If that player bets or raises, they may only call or fold, unless they had themselves bet or raised.
rule-7-21 = If three or more have acted past a player, their actions stand, and the skipped player, who spoke up too late, may only call or fold what was bet meanwhile. A bet or raise made after that decision lets the player act freely again.
rule-7-22 = Two actions at once count as made in order; the second is checked for whether it still makes sense.
rule-7-23 = Acting out of turn often may be penalised.
rule-7-24 = A raise is made in one go. Of a bet made in several stages only the first counts; the dealer may say so unasked, and abuse may be penalised.
rule-7-25 = Only a bet must be counted and stated to an opponent still in the hand who asks: by the player who made it, or by the dealer if that player refuses. A stack, a pot or a difference to pay need not be.
rule-7-26 = A single chip that is too large, put in silently after { rules-to_pay }, is a call; { $limits ->
    [limit] first to bet in a round, it is the bet of the round, and the rest is returned. With the word “raise” alone it raises by the fixed amount.
    [mixed] first to bet in a round, it is a bet of its value, or of the maximum allowed. With the word “raise” alone it raises to its value, or to the maximum allowed; any other amount is said before the chip touches the table.
    [pot_limit] first to speak after the flop, it is a bet of its value, or of the maximum allowed. With the word “raise” alone it raises to its value, or to the maximum allowed; any other amount is said before the chip touches the table.
   *[no_limit] first to speak after the flop, it is a bet of its value. With the word “raise” alone it raises to its value, and any other amount is said before the chip touches the table.
  } The same holds where the player has chips in front already.
rule-7-27 = Several chips put in silently after { rules-to_pay } are a call if taking away any one of them would leave less than the call: two chips of 500 after a bet of 600, for example. Otherwise their total counts. The same holds where the player has chips in front already.

rules-chapter-8 = Showdown
rule-8-1 = A hand that won without a showdown and was shown to one player is shown to all.
rule-8-2 = A player who wins without a showdown may show one card only.
rule-8-3 = { $show_order ->
    [first_caller] At the showdown the first to call or raise in the last round shows first, or the first to speak if nobody bet.
   *[last_aggressor] At the showdown the last aggressor of the last round shows first, or the first to speak if nobody bet.
  } Then, clockwise, come those who say they beat that hand. A player who expects to win does well to show quickly.
rule-8-4 = When all-ins leave no more betting possible, the live hands are all turned up together and at once, and none may be thrown away. { $board ->
    [all] The community cards still to come are then dealt.
   *[other] The cards still to come are then dealt.
  }
rule-8-5 = At the showdown a player who concedes and has shown nothing may throw the hand away unshown, unless all-in (rule 8-4).
rule-8-6 = If all the others throw their hands away at the showdown, the last one wins without being shown.
rule-8-7 = As an exception any player at the table who suspects collusion may ask to see hands that were not shown at the showdown; never heads-up, and not as a habit. { $show_requests ->
    [0] This club grants no such request.
    [one] Each player is granted it once in a tournament.
   *[other] Each player is granted it { $show_requests } times at most in a tournament.
  }
rule-8-8 = Cards speak, whatever was announced; a false announcement that is meant or repeated is penalised. A hand thrown away at the showdown lives again if it can be recognised and is taken back under the director’s eyes, was turned up by accident, or was turned up by the player who was winning. It is dead if the dealer turned it up, if another player turned it up or asked for it, or if it can no longer be recognised, even after a false announcement. Players protect their own until the winner is clear.
rule-8-9 = A winning hand that is shown at the showdown is shown whole, { $hand ->
    [two] both cards
   *[more] all its cards
  }, and to everybody.
rule-8-10 = The winning hand is kept apart, even when the others have folded, until the losing hands are gathered and the chips handed over.
rule-8-11 = A winning hand laid open on the table can no longer be killed by the dealer’s mistake.
rule-8-12 = If a pot is awarded too soon through the fault of whoever deals or of a player out of the hand, and nobody can tell any more who had won, it is shared by the last live hands.
rule-8-13 = Chips that cannot be divided, of the smallest value in play, go one by one to the first winners to the left of { $forced ->
    [stud] the player who deals.
    [both] the button, at stud of the player who deals.
   *[blinds] the button.
  } { $hilo_odd_chip ->
    [left_of_button] So it is between high and low too.
   *[high_half] Between high and low the odd chip goes to the high half.
  }
rule-8-14 = Pots are shared one at a time, beginning with the outermost.
rule-8-15 = The dealer announces a player who is out and who leaves the table; without a dealer the player tells the floor. Only players still in sit at the tables.
rule-8-16 = Of two or more players out in the same hand, the better place goes to the one who began it with the larger stack. { $bust_tie ->
    [td_decides] Where stacks are equal, the director decides.
   *[shared] Where stacks are equal, they share the better place.
  }
rule-8-17 = Everybody, even out of the hand, is asked to point out a mistake in the award of a pot and to help put it right.

rules-chapter-9 = Retroactivity
rule-9-1 = No decision goes back to a hand once the next has begun in the sense of rule 6-2: a claim has to be made at once.
rule-9-2 = When the chips of a round have been gathered, the pot is taken to be right, without appeal (see 7-18).

rules-chapter-10 = Chip race
rule-10-1 = { $chip_race_first ->
    [left_of_button] The chip race begins to the left of { rules-restart }.
   *[seat_1] The chip race begins at seat 1, { $forced ->
        [stud] whoever deals
       *[blinds] wherever the button is
      }; without a dealer or seat numbers, to the left of { rules-restart }.
  } Each odd chip earns a card.
rule-10-2 = The cards of a chip race are dealt face up, all of one player’s together: a player with three odd chips receives three cards before the next player gets any.
rule-10-3 = { $chip_race_rounding ->
    [half] As many higher chips are given as the leftover small ones are worth in all; a remainder of half a chip or more counts as one.
    [down] As many higher chips are given as the leftover small ones are worth in all; what makes no whole one is taken away.
   *[up] As many higher chips are given as the leftover small ones are worth in all, rounded up.
  }
rule-10-4 = In a chip race the best cards win; among equals spade beats heart, heart beats diamond and diamond beats club.
rule-10-5 = In a chip race nobody wins more than one chip, even with the two best cards.
rule-10-6 = The race puts nobody out: a player who would be left with nothing takes part like the others but is given one of the chips, whatever the cards. { $race_saved_chips ->
    [added] That chip is added to those raced for.
   *[from_race] If there are more such players than chips, chips are added.
  }
rule-10-7 = An old small chip found later is worth nothing: it is not exchanged and is taken away.

rules-chapter-11 = On the table
rule-11-1 = Cards stay above the table and in plain view. If they were outside the edge of the table, or the player who deals could not see them, what comes of it is settled against their player; the others must remember who is still in.
rule-11-2 = Chips stay on the table, even in breaks. Chips brought from elsewhere or out of a pocket without the floor’s leave are removed and their bearer is punished without a warning.
rule-11-3 = A stack may be arranged as one likes if it can be read at a glance: nothing hidden, no loose heaps, no piles of mixed colours. Racks are for moving only.
rule-11-4 = The staff judge what disturbs and may have things, drinks and food taken off the table.

rules-chapter-12 = Ethics
rule-12-1 = Criticising an opponent’s play without need, without end or without measure is penalised.
rule-12-2 = Those out of the hand, and those who watch, say nothing that could influence it, or they are penalised.
rule-12-3 = When a hand ends before the last round, looking at the cards that would have come is forbidden and penalised.
rule-12-4 = Any excessive conduct that disturbs others may be penalised: gestures, noise, words, dress, things, manners. The staff judge it.
rule-12-5 = { $spoken_languages ->
    [country] Only the language of the country is spoken at the table.
    [country_and_english_in_hand] While a hand is played, only the language of the country and English are spoken at the table; between hands, any language may be.
    [any] Any language may be spoken at the table, but in none does anybody talk about the hand being played.
   *[country_and_english] Only the language of the country and English are spoken at the table.
  }
rule-12-6 = Telephone calls are taken away from the table. { $device_in_hand ->
    [tolerated] Other devices are tolerated (rule 3-5).
   *[hand_dead] Using a device during a hand kills the hand (rule 3-5).
  }
rule-12-7 = Poker is an individual game. Going easy on an opponent is punished, if need be by removing the bets. Giving chips away has both players punished, without a warning.
rule-12-8 = A folded hand shown to one is shown to all, in such a way that nobody still in the hand profits from it: as a rule after the round. If a player who saw it had still to act, the offender is penalised, the hand is shown and the betting of the round is played again.

rules-chapter-13 = Penalties
rule-13-1 = For a fault that is repeated the penalties rise by steps: { $penalty_ladder }. A suspended player leaves the table; { $forced ->
    [stud] the antes are posted
    [both] the blinds and antes are posted
   *[blinds] the blinds are posted
  }, and cards are dealt but the hand is dead unseen. A disqualified player loses all chips and does not come back. A grave fault skips steps, and the director alone judges the intent.
