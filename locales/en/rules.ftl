# The tournament rules, in our own words. A key for each rule, under its number.
rules-subtitle = No-limit hold’em, with or without a dealer
rules-preamble = These rules hold for the club’s tournaments. They follow the international customs of tournament no-limit hold’em and say what is different when the players deal themselves. Each rule keeps its number: it is the one that rulings and the screen cite.
rules-words = The director runs the tournament; the floor is the director or one of the assistants. A burn card is put aside, face down, before cards come to the board. “To the left” means the next seat clockwise.
rules-contents = Contents
rules-chapter = { $number }. { $title }

# The ruleset that is followed, with its figures.
rules-in_force = Rules: { $name }
rules-in_force_base = Rules: { $name }, from { $base }
rules-of_tournament = { $name }, { $date }
rules-settings = Settings
rules-settings_words = These settings are the ones that this booklet, the floor desk and the screen follow. What differs from { $base } is in bold.
rules-setting = Setting
rules-value = Here
rules-basis = Rules

rules-chapter-1 = General rules
rule-1-1 = Fairness comes before the letter: the tournament director and staff may punish whatever harms the game or the players, and may even depart from a written rule where justice asks for it. Their decision is final.
rule-1-2 = To enter is to accept these rules and the decisions of the staff. There is no appeal outside the club.
rule-1-3 = The tournament room is for people of at least { $minimum_age }: nobody below that age comes in, not even to watch.
rule-1-4 = Chance seats the players at the start, when two days merge and at the final table. { $redraw_points ->
    [none] Any other draw is possible if it has been announced.
   *[other] All seats are also drawn anew at these numbers of tables left: { $redraw_points }.
  }
rule-1-5 = Everybody gets the same starting stack, and play goes on until one player has all the chips. A satellite stops as soon as only qualifiers are left; their number is announced as early as possible.

rules-chapter-2 = The deal
rule-2-1 = { $first_button ->
    [card_draw] The first button is drawn by cards: the highest one gets it.
   *[fixed_seat] The first button goes to the highest seat taken at the table.
  }
rule-2-2 = { $dealer_mode ->
    [dealer] A dealer shuffles and deals, and nobody else. At a table without one, players deal in turn and nobody deals all the time.
   *[players_deal] Players deal in turn and nobody deals all the time. A final table may go back to playing with a dealer, who alone then shuffles and deals.
  }
rule-2-3 = The deck is shuffled before every hand. The player who deals shuffles, and the player on the right cuts, leaving at least three cards on each side; the club may instead have the small blind shuffle and the player before the button cut.
rule-2-4 = A player who keeps making mistakes as dealer may be penalised.
rule-2-5 = A card turned up by the dealer, or by a player without intent, is dead and may not be kept. The deal is finished, the player gets the card that would have been burnt first, and the exposed card is burnt in its place.
rule-2-6 = A card that falls off the table through the dealer or by accident is dead. A player who dropped it himself must play it.
rule-2-7 = Mixing a dead card into one’s hand kills the whole hand; the others play on.
rule-2-8 = Cards are dealt again if one of the first two cards is exposed, if a second card is, if the order of dealing is wrong or if the number of cards is. One card too many for the small blind is simply taken back and burnt, and a deliberate act by a player puts only that player out of the hand.
rule-2-9 = Where a card that fell face down is thought to have been seen, only its owner may keep it or refuse it as an exposed card, and only if he has not touched it. Once touched it is his, and he need not show it.
rule-2-10 = A card found face up in the deck is shown and then ignored; two or more during the deal mean a new deal. Later, if there are many, the director may void the hand: the pot is shared by those still in it and the bets of the unfinished round go back.
rule-2-11 = A joker announced at once does not count. Announced late it kills its owner’s hand, and that hand only.
rule-2-12 = A deck found to be wrong during a hand voids that hand: the pot is shared by the live hands and the unfinished round is returned. Earlier hands stand.
rule-2-13 = Once two players have acted after the blinds, a misdeal no longer stops the hand, and only those it did not touch play on.
rule-2-14 = Absent players are dealt in. Their hand is dead if they are not seated when the button receives his last card.
rule-2-15 = A latecomer is dealt in and blinded. If nothing was paid in advance, the chips are removed after { $no_show_deadline_min } min of play; if it was, they stay until they are gone or the player arrives.
rule-2-16 = Flop without a burn card: if the order is known, its first card becomes the burn and a card is added. If not, the floor mixes the three and draws the burn from them.
rule-2-17 = Flop after two burn cards: if the order is known, the second burn becomes the first card of the flop and the last card of the flop becomes the burn for the turn. If not, the floor draws.
rule-2-18 = Flop of four cards: if the order is known, the fourth will be the burn for the turn. If not, the floor draws it at random.
rule-2-19 = Turn or river without a burn card: the card that came is burnt and the next one takes its place.
rule-2-20 = Flop too early: its three cards go back into the deck, which is shuffled, and it is dealt again without another burn. One card shown is enough.
rule-2-21 = Turn too early: it is put aside face up. After a burn the next card serves as the turn; then the card put aside is shuffled into the rest and the river comes without a burn.
rule-2-22 = River too early: it is shuffled into the rest of the deck and another comes without a burn.
rule-2-23 = A board card that came too early is taken back in every case, whatever the players who were skipped have done. Bets already made stand.
rule-2-24 = The deck is changed when it is due or when a card is damaged, never because a player asks.

rules-chapter-3 = Dead hands
rule-3-1 = A word or gesture of giving up kills the hand, and tapping several times after blinds or a bet counts as a fold. Cards are given up face down, towards the middle.
rule-3-2 = A hand thrown away that can no longer be told apart is dead. Its player loses what he has bet, except the part no opponent can cover.
rule-3-3 = Thrown away but recognisable, it is still dead; in a rare case the director may save it.
rule-3-4 = Protect your cards: a hand killed by accident is dead unless the director decides otherwise. The player’s last bet comes back if nobody has called or raised it.
rule-3-5 = Answering the telephone or using a device during a hand kills the hand, unless the club has set a tolerance.
rule-3-6 = After a reasonable time anyone seated at the table, or the floor, but not the dealer, may call time: { $countdown_s ->
    [0] { $time_bank_s } seconds, without a countdown.
   *[other] { $time_bank_s } seconds, then a countdown of { $countdown_s }.
  } At zero the hand is dead.
rule-3-7 = Playing for time, or calling time at every turn, may be penalised.

rules-chapter-4 = Exposed hands
rule-4-1 = Announcing or showing one’s hand while bets are still possible is penalised after the hand, even against one last player who is all-in. The hand stays live.
rule-4-2 = Laying one’s hand in the middle without a word is penalised too, and the floor decides whether it folds or calls, in the opponents’ interest. Only a hand that cannot be beaten always counts as a call.

rules-chapter-5 = Rebuys and add-ons
rule-5-1 = In a freezeout there is no rebuy and no add-on.
rule-5-2 = { $rebuy_condition ->
    [zero_only] During the announced period a player who has no chips left may buy one starting stack at a time.
    [at_or_below_bb] During the announced period a player who has no more than the big blind may buy one starting stack at a time.
    [at_or_below_starting_stack] During the announced period a player who has no more than the starting stack may buy one starting stack at a time.
   *[zero_or_below_bb] During the announced period a player who has no chips, or less than the big blind, may buy one starting stack at a time.
  } The number of rebuys may be limited.
rule-5-3 = A rebuy is decided at once, without missing a hand. Once announced, its chips play as if they were already there, and it must be paid for.
rule-5-4 = The add-on is a last purchase open to all at the end of the rebuys, whatever their stack. It may be worth one or two starting stacks.
rule-5-5 = When the period is over two more hands are played. After the first, those entitled to it may rebuy; after the second, only the add-on is left.

rules-chapter-6 = Blinds and changes of seat
rule-6-1 = The blinds of a new level apply to the next hand if it has not begun.
rule-6-2 = A hand begins with the shuffle. Without a dealer it begins when the pot before has been awarded.
rule-6-3 = { $button_system ->
    [moving] Every hand the button passes to the next seated player: it is never dead.
   *[dead] The button may be dead: the big blind moves on and the rest follows.
  }
rule-6-4 = { $button_system ->
    [moving] The two players seated left of the button post the blinds, even where somebody’s going out makes one of them skip a blind or post it twice.
   *[dead] Every hand the big blind passes clockwise to the next seated player, without exception.
  }
rule-6-5 = { $button_system ->
    [moving] The new button is the old one’s neighbour on the left, small blind before or not.
   *[dead] Last hand’s small blind has the next button.
  }
rule-6-6 = The order in which tables break, and where their players go, follow a procedure set beforehand. { $break_order ->
    [highest_first] The table with the highest number breaks first.
   *[other] Announced order: { $break_order }, then the others, the highest number first.
  }
rule-6-7 = Balancing and breaking tables differ in what they mean for the seats and blinds of those who move.
rule-6-8 = { $late_tables ->
    [off] Tables are balanced from a difference of { $balance_threshold } players.
   *[other] Tables are balanced from a difference of { $balance_threshold } players, and of { $late_balance_threshold } once { $late_tables } tables or fewer are left.
  } At the short table one player is enough to ask for play to stop.
rule-6-9 = The player who moves to balance tables is the next big blind.
rule-6-10 = A player who is moved takes the big blind if that seat is free, or else the nearest free seat to its left, and never the small blind. If only the small blind and the button are free, he takes the button.
rule-6-11 = Who comes from a broken table may draw any position, even a blind just paid, and may not complain.
rule-6-12 = { $newcomer_between_button_and_sb ->
    [play_now] A newcomer in a seat left empty just to the left of the new button, before the small blind, plays at once.
   *[sit_out_one] A newcomer in a seat left empty just to the left of the new button, before the small blind, waits one hand. The next hand he plays and the button passes to his left.
  }
rule-6-13 = A newcomer in the empty seat where the button would have come plays at once, but the button goes to the neighbour on his left, the last small blind.
rule-6-14 = A newcomer in the seat of a big blind who has just gone out plays at once, as small blind.
rule-6-15 = A newcomer in the seat of a small blind who has just gone out plays at once, on the button.
rule-6-16 = Whenever it is possible a newcomer is dealt in and plays without waiting.
rule-6-17 = { $button_system ->
    [moving] The small blind is never missing: where a player goes out, the next one still seated posts it. Without a dealer the player on the button deals.
   *[dead] If the new small blind is missing because the old big blind is out, nobody posts it. Without a dealer the same player then deals twice running.
  }
rule-6-18 = { $button_system ->
    [moving] The button is never missing: where a player goes out, the next one still seated has it.
   *[dead] If the new button is missing because the old small blind is out, the position goes to the player on its right. Without a dealer the last player to deal deals again; a player in the blinds never deals.
  }
rule-6-19 = Heads-up the button posts the small blind, speaks first before the flop and last after it.
rule-6-20 = On going heads-up the big blind moves on and the other player has the button, even if he had it already. { $heads_up_repeat_sb ->
    [dead] If he has just posted the small blind, nobody posts it.
   *[post] If he has just posted the small blind, he posts it again.
  }

rules-chapter-7 = Actions and raises
rule-7-1 = Players act from their seats only; abuse may be punished.
rule-7-2 = What is said binds. The dealer’s word decides; without a dealer, what can be seen on the table counts most.
rule-7-3 = Who speaks or signals in any but the usual way takes the risk of how it is understood.
rule-7-4 = If the dealer admits to having misread an action, the player is not bound by it. The misreading stands, though, if three players have acted before he objects.
rule-7-5 = Tapping several times is a fold when there are blinds or a bet to pay, and a check when there is nothing to pay.
rule-7-6 = Betting without looking at one’s cards is allowed, without limit. In a dispute about the announcement the dealer confirms it or the floor decides.
rule-7-7 = The first bet of a round is at least the big blind.
rule-7-8 = A raise is made in one movement, by stating the full amount, or by saying “raise” first.
rule-7-9 = A stated amount is a total: “4,000 more” means 4,000 in all. After the word “raise” two movements are allowed if the first equals the bet to call.
rule-7-10 = { $min_raise_rule ->
    [increment] A raise adds at least as much as the bet or raise before it and never less than a big blind, unless all-in: 100, then 200, then 300.
   *[double_total] A raise is at least double the bet or raise before it and never less than a big blind, unless all-in: 100, then 200, then 400.
  }
rule-7-11 = Before the flop, against an all-in below the big blind, players still owe the big blind and the smallest raise is two big blinds.
rule-7-12 = Before the flop, against an all-in between one and two big blinds, players call the all-in or raise by at least one more big blind.
rule-7-13 = After the flop, against an opening all-in below the big blind, players call that amount or raise by at least one more big blind.
rule-7-14 = Who announces a call or a raise and puts in too little must complete it. The director lets it go only in the rare case of a true misunderstanding.
rule-7-15 = Without a word, a bet that is too small is brought up to the big blind, and a short call is completed or given up with the chips left in. A short raise is completed if it reaches { $short_raise_percent }% of the smallest raise, and is otherwise a call.
rule-7-16 = A chain of mistakes is put right from the first, unless three players have acted since: then it stands, and who had bet before a short call takes the difference back. What is below the big blind, or what an earlier player had paid right, is always corrected.
rule-7-17 = Bets are placed in front, half-way to the pot. Throwing them into the middle again and again may be penalised.
rule-7-18 = Once the chips are gathered, an unexplained difference no longer counts: the pot is taken to be complete.
rule-7-19 = A raise all-in that is too short does not let those who have bet raise again; those who speak later may raise. { $reopen_rule ->
    [full_increment] Who sees several all-ins make a whole raise together may raise once more.
   *[doubled] Who sees his bet doubled by several all-ins may raise once more.
  }
rule-7-20 = If one or two players have acted past somebody, their actions bind when the player they forgot folds, checks or calls. If that player bets or raises, they may only call or fold, unless they had themselves bet or raised.
rule-7-21 = If three or more have acted past a player, their actions stand and he may only call or fold. A later bet or raise sets him free.
rule-7-22 = Two actions at once count as made in order; the second is checked for whether it still makes sense.
rule-7-23 = Acting out of turn often may be penalised.
rule-7-24 = Of a bet made in several stages only the first counts, and abuse may be penalised.
rule-7-25 = Only a bet must be counted and stated to an opponent still in the hand who asks. A stack, a pot or a difference need not be.
rule-7-26 = A single chip that is too large, put in silently after a bet or blinds, is a call; first to speak after the flop, it is a bet of its value. With the word “raise” alone it raises to its value, and any other amount is said before the chip goes in.
rule-7-27 = Several chips put in silently are a call if taking away any one of them would leave less than the call. Otherwise their total counts.

rules-chapter-8 = Showdown
rule-8-1 = A hand that won without a showdown and was shown to one player is shown to all.
rule-8-2 = Who wins without a showdown may show one card only.
rule-8-3 = { $show_order ->
    [first_caller] At the showdown the first to call or raise in the last round shows first, or the first to speak if nobody bet.
   *[last_aggressor] At the showdown the last aggressor of the last round shows first, or the first to speak if nobody bet.
  } Then, clockwise, come those who say they beat him.
rule-8-4 = When all-ins leave no more betting possible, the live hands are all turned up together.
rule-8-5 = Who concedes may throw his hand away unshown, unless he is all-in.
rule-8-6 = If all the others throw their hands away at the showdown, the last one wins without being shown.
rule-8-7 = As an exception any player at the table who suspects collusion may ask to see hands that were not shown at the showdown; never heads-up, and not as a habit.
rule-8-8 = Cards speak. A hand thrown away lives again if it can be recognised and is taken back, was turned up by accident, or was turned up by the player who was winning; it is dead if the dealer or another player turned it up, or if it can no longer be recognised.
rule-8-9 = To take the pot the winner shows both cards to everybody.
rule-8-10 = The winning hand is kept apart until the chips have been handed over.
rule-8-11 = A winning hand laid open on the table can no longer be killed by the dealer’s mistake.
rule-8-12 = If a pot is awarded too soon through the fault of the dealer or an outsider and nobody can tell any more who had won, it is shared by the last live hands.
rule-8-13 = Chips that cannot be divided go one by one to the first winners to the left of the button. { $hilo_odd_chip ->
    [left_of_button] So it is between high and low too.
   *[high_half] Between high and low the odd chip goes to the high half.
  }
rule-8-14 = Pots are shared one at a time, beginning with the outermost.
rule-8-15 = A player who is out is announced and leaves the table: only players still in sit there.
rule-8-16 = Of two players out in the same hand, the better place goes to the one who began it with the larger stack. { $bust_tie ->
    [td_decides] Where stacks are equal, the director decides.
   *[shared] Where stacks are equal, they share the better place.
  }
rule-8-17 = Everybody is asked to point out a mistake in an award.

rules-chapter-9 = Retroactivity
rule-9-1 = No decision goes back to a hand once the next has begun in the sense of rule 6-2.
rule-9-2 = When the chips of a round have been gathered, the pot is taken to be right.

rules-chapter-10 = Chip race
rule-10-1 = { $chip_race_first ->
    [left_of_button] The chip race begins to the left of the button set for the restart.
   *[seat_1] The chip race begins at seat 1, wherever the button is; without a dealer or seat numbers, to the left of the button set for the restart.
  } Each odd chip earns a card.
rule-10-2 = Cards are dealt face up, all of one player’s together.
rule-10-3 = { $chip_race_rounding ->
    [half] As many higher chips are given as the leftover small ones are worth in all; a remainder of half a chip or more counts as one.
    [down] As many higher chips are given as the leftover small ones are worth in all; what makes no whole one is taken away.
   *[up] As many higher chips are given as the leftover small ones are worth in all, rounded up.
  }
rule-10-4 = The best cards win; among equals spade beats heart, heart beats diamond and diamond beats club.
rule-10-5 = Nobody wins more than one chip.
rule-10-6 = The race puts nobody out: a player who would be left with nothing is given one of the chips.
rule-10-7 = An old chip found later is worth nothing and is taken away.

rules-chapter-11 = On the table
rule-11-1 = Cards stay above the table and in plain view; who forgets it bears the consequences.
rule-11-2 = Chips stay on the table, even in breaks. Chips brought from elsewhere are removed and their bearer is punished without a warning.
rule-11-3 = A stack must be readable at a glance. Racks are for moving only.
rule-11-4 = The staff may have things, drinks and food taken off the table.

rules-chapter-12 = Ethics
rule-12-1 = Criticising an opponent without need, without end or without measure is penalised.
rule-12-2 = Those out of the hand, and those who watch, say nothing that could influence it, or they are penalised.
rule-12-3 = Looking at the cards that would have come is forbidden and penalised.
rule-12-4 = Any excessive or disturbing conduct may be penalised.
rule-12-5 = Only the language of the country and English are spoken at the table.
rule-12-6 = Telephone calls are taken away from the table. Using a device during a hand kills the hand.
rule-12-7 = Going easy on an opponent is punished, if need be by removing the bets. Giving chips away has both players punished, without a warning.
rule-12-8 = A folded hand shown to one is shown to all, as a rule after the round. If the one who saw it had still to act, the offender is penalised, the hand is shown and the betting of the round is played again.

rules-chapter-13 = Penalties
rule-13-1 = For a fault that is repeated the penalties rise by steps: { $penalty_ladder }. Who is suspended leaves the table, blinds posted and hand dead; who is disqualified loses his chips. A grave fault skips steps, and the director alone judges the intent.
