# The annexes to the rules, printed alone as well.
doc-hand_rankings = Hand rankings
doc-variants = Poker variants
doc-beginner = For a first evening
doc-glossary = Glossary
doc-conditions = Tournament conditions
annex-title = Annex { $letter }. { $title }

# Hand rankings.
annex-hands-words = From the strongest to the weakest. A hand is always five cards; those outside the combination are on a grey ground.
annex-hands-hands = Hands
annex-hands-one_in = One in
annex-hands-one_in_seven = Of 7 cards
annex-hands-count = Hands: among the { $hands } ways to take five cards from a deck of 52. One in: one five-card hand in that many. Of 7 cards: the same for the best five of seven, as at the river of hold’em.
annex-hands-ties = Between two equal combinations, the cards are compared from the highest down; for a full house, the three of a kind and then the pair. Then come the remaining cards, one by one. { $tie_break_by_suit ->
    [on] If all are equal, the suit decides: spade, heart, diamond, club.
   *[off] If all are equal, the pot is shared: no suit is better than another.
  }
annex-hands-letters = On the cards: A ace, K king, Q queen, J jack.
annex-hand-royal_flush = Royal flush
annex-hand-royal_flush-is = Ten to ace in one suit. Nothing beats it.
annex-hand-straight_flush = Straight flush
annex-hand-straight_flush-is = Five cards in a row, in one suit. Here nine high.
annex-hand-four_of_a_kind = Four of a kind
annex-hand-four_of_a_kind-is = All four cards of one rank. Here queens.
annex-hand-full_house = Full house
annex-hand-full_house-is = Three of a kind and a pair. Here kings full of eights.
annex-hand-flush = Flush
annex-hand-flush-is = Five cards of one suit, not in a row. Here ace high.
annex-hand-straight = Straight
annex-hand-straight-is = Five cards in a row in mixed suits. The ace may also stand below the two.
annex-hand-three_of_a_kind = Three of a kind
annex-hand-three_of_a_kind-is = Three cards of one rank. Here sevens.
annex-hand-two_pair = Two pair
annex-hand-two_pair-is = Two pairs of different ranks. Here jacks and fours.
annex-hand-pair = Pair
annex-hand-pair-is = Two cards of one rank. Here tens.
annex-hand-high_card = High card
annex-hand-high_card-is = None of these: the highest card counts. Here the ace.

# Poker variants.
annex-game-words = The games of French decree 2016-1326 on online circle games (Journal officiel of 8 October 2016, articles 5 to 7), in our own words: a page for each.
annex-game-deal = The deal
annex-game-rules = The rules
annex-game-example = A showdown
annex-game-round = { $round } round
annex-game-dealt-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
  }
annex-game-dealt-up = { $count ->
    [one] { $count } card face up
   *[other] { $count } cards face up
  }
annex-game-dealt-common = { $count ->
    [one] { $count } community card
   *[other] { $count } community cards
  }
annex-game-dealt-change = draw 0 to { $count } cards
annex-game-fact-players = Players
annex-game-fact-forced = Forced bets
annex-game-fact-first = Who acts first
annex-game-fact-limits = Limits
annex-game-fact-wins = Who wins
annex-game-fact-decree = Decree
annex-game-players = 2 to { $most }.
annex-game-players-stud = Eight-handed, if nobody folds, the deck runs out at the last card: one card is then turned up for all.
annex-game-forced-blinds = Small and big blind, to the left of the button; an ante where the structure has one.
annex-game-forced-stud = An ante from everyone before the deal, then the bring-in of one player. There is no button and there are no blinds.
annex-game-first-blinds = First the player to the left of the big blind; in later rounds, the first still in to the left of the button.
annex-game-first-draw = First the player to the left of the big blind; after each draw, the first still in to the left of the button. Cards are drawn in that order too.
annex-game-first-stud = The lowest card showing brings it in and may not fold; { $bring_in_equal ->
    [first_seat] of equal ones the first to the left of the dealer.
   *[suit] of equal ones the club, then diamond, heart, spade.
  } After that the best hand showing opens.
annex-game-first-razz = { $razz_order ->
    [international] The highest card showing brings in and may not fold; after that the lowest hand showing opens.
   *[decree] The lowest card showing brings in and may not fold; after that the best hand showing opens, as in the other studs.
  }
annex-game-limit-fixed = Limit: each bet is of a fixed size, doubled from the turn on; { $limit_max_raises ->
    [off] raises are not counted.
   *[other] { $limit_max_raises } raises a round at most.
  }
annex-game-limit-stud = Limit: each bet is of a fixed size, doubled in the last rounds; { $limit_max_raises ->
    [off] raises are not counted.
   *[other] { $limit_max_raises } raises a round at most.
  }
annex-game-limit-draw = Limit: each bet is of a fixed size, doubled in the last two rounds; { $limit_max_raises ->
    [off] raises are not counted.
   *[other] { $limit_max_raises } raises a round at most.
  }
annex-game-limit-pot = Pot limit: call, then raise by the whole pot at most, that call included. With { $pot } in the pot before a bet of { $bet }, the most to raise to is { $most }. The smallest raise is that of no-limit (rule 7-10).
annex-game-limit-none = No-limit: bet what you like, up to your stack. { $min_raise_rule ->
    [increment] A raise adds at least as much as the one before.
   *[double_total] A raise at least doubles the last bet.
  }
annex-game-low = { $ranks } low
annex-game-wins-pot = { $hand }: takes the pot
annex-game-wins-high = { $hand }: takes the high
annex-game-wins-low = { $hand }: takes the low
annex-game-wins-nothing = { $hand }
annex-game-holdem = Texas hold’em
annex-game-holdem-is = Two cards of your own and five for all: the game of our tournaments.
annex-game-holdem-wins = The best hand of five cards, taken freely from your two and the five community cards. The five on the board may do.
annex-game-holdem-decree = Article 7, I: limit, pot limit and no-limit.
annex-game-holdem-example = A plays both cards and three of the board; B has only two pair, aces and kings.
annex-game-omaha4_high = Omaha, four cards
annex-game-omaha4_high-is = Like hold’em, but with four cards, of which two count.
annex-game-omaha4_high-wins = The best hand made of exactly two of your four cards and three community cards, no more and no fewer.
annex-game-omaha4_high-decree = Article 7, II, 1°: pot limit.
annex-game-omaha4_high-example = Four spades on the board and the queen of spades in hand make no flush: A holds only one spade. B has two.
annex-game-omaha4_hilo = Omaha high/low
annex-game-omaha4_hilo-is = Omaha with four cards, where high and low share the pot.
annex-game-omaha4_hilo-wins = One half for the best high hand, the other for the lowest: five different ranks, eight at most, the ace counting one, straights and flushes ignored. Each half is played with two of your cards and three from the board, not necessarily the same. Without a low hand the high takes all. { $hilo_odd_chip ->
    [left_of_button] The odd chip goes to the first winner left of the button.
   *[high_half] The odd chip goes to the high.
  }
annex-game-omaha4_hilo-decree = Article 7, II, 2° and 3°: limit and pot limit. Article 6 cites 3° twice; we play it high/low, as its name says.
annex-game-omaha4_hilo-example = B wins the high with the two sevens; A wins the low with the two and the three, and A’s other cards serve only for the high.
annex-game-omaha5_high = Omaha, five cards
annex-game-omaha5_high-is = Omaha with one more card: strong hands are frequent.
annex-game-omaha5_high-wins = The best hand made of exactly two of your five cards and three community cards.
annex-game-omaha5_high-decree = Article 7, II, 4°: pot limit. Article 6 does not say how it is won; we play it high, as its name says.
annex-game-omaha5_high-example = A has an ace-high flush with two hearts in hand; B’s full house, with the two jacks in hand, is better.
annex-game-stud_high = Seven-card stud
annex-game-stud_high-is = No board: everyone has seven cards, four of which all can see.
annex-game-stud_high-wins = The best hand of five cards out of your seven. Suits only decide who acts first.
annex-game-stud_high-decree = Article 7, III, 1°: limit.
annex-game-stud_high-example = A’s two pair are almost all face up; B’s flush hides in three down cards.
annex-game-stud_hilo = Stud high/low
annex-game-stud_hilo-is = Seven-card stud, where high and low share the pot.
annex-game-stud_hilo-wins = One half for the best high hand, the other for the lowest: five different ranks, eight at most, the ace counting one, straights and flushes ignored. One player may take both. Without a low hand the high takes all. { $hilo_odd_chip ->
    [left_of_button] The odd chip goes to the first winner left of the button.
   *[high_half] The odd chip goes to the high.
  }
annex-game-stud_hilo-decree = Article 7, III, 2°: limit.
annex-game-stud_hilo-example = B takes the high with two pair; A, with five different small cards, takes the low.
annex-game-razz = Razz
annex-game-razz-is = Seven-card stud in which the lowest hand wins.
annex-game-razz-wins = The lowest hand of five cards out of your seven, compared from its highest card down. The ace counts one, straights and flushes are ignored, a pair is bad. The best hand is 5-4-3-2-A.
annex-game-razz-decree = Article 7, III, 3°: limit.
annex-game-razz-example = The highest card decides: A’s seven is lower than B’s eight.
annex-game-draw27 = 2-7 triple draw
annex-game-draw27-is = Five down cards, three draws, and the lowest hand wins.
annex-game-draw27-wins = The lowest hand of five cards, compared from its highest card down; the ace is the highest. { $lowball_27 ->
    [international] Straights and flushes count against their owner: the best hand is 7-5-4-3-2.
   *[decree] Straights and flushes are ignored, as the decree has it: the best hand is 6-5-4-3-2. Elsewhere they count against their owner, and 7-5-4-3-2 is the best.
  }
annex-game-draw27-decree = Article 7, IV: limit, four rounds of betting at most.
annex-game-draw27-example = A’s eight is lower than B’s nine; the other cards are not looked at.

# A first evening. What stands before the bar is bold.
beginner-words = Tonight: { $game }. This is what you need to sit down at a table. Numbers refer to the rules; when in doubt, ask the director before you act.
beginner-ranks = { $low ->
    [all] From the best hand down
   *[none] What beats what
  }
beginner-actions = When it is your turn
beginner-actions-1 = Fold:| push your cards face down to the middle. There is no way back.
beginner-actions-1-rules = 3-1
beginner-actions-2 = Check:| tap the table once, if nobody has bet.
beginner-actions-2-rules = 7-5
beginner-actions-3 = Bet:| { $limits ->
    [limit] the fixed amount of the round, no more and no less.
    [mixed] at least the big blind; in limit, the fixed amount of the round.
   *[no_limit] at least the big blind.
  }
beginner-actions-3-rules = 7-7
beginner-actions-4 = Call:| match the bet. One large chip without a word is a call.
beginner-actions-4-rules = 7-26
beginner-actions-5 = Raise:| { $limits ->
    [limit] say “raise” and add the bet of the round, no more and no less.
    [mixed] say the total, then push the chips in one motion. In limit, add the bet of the round; in pot limit, the whole pot at most, your own call included.
    [pot_limit] say the total, then push the chips in one motion. { $min_raise_rule ->
        [increment] Add at least as much as the last bet or raise, and at most the whole pot, your own call included.
       *[double_total] At least double the last bet, and add at most the whole pot, your own call included.
      }
   *[no_limit] say the total, then push the chips in one motion. { $min_raise_rule ->
        [increment] Add at least as much as the last bet or raise.
       *[double_total] At least double the last bet.
      }
  }
beginner-actions-5-rules = 7-8, 7-10, 7-24
beginner-actions-6 = All-in:| everything you have. From each player you can win only as much as you put in yourself.
beginner-actions-6-rules = 8-14
beginner-evening = The evening
beginner-evening-1 = On arrival| you are registered, and a draw gives you a table and a seat.
beginner-evening-1-rules = 1-2, 1-4
beginner-evening-2 = Everyone starts| with the same chips; they never leave the table.
beginner-evening-2-rules = 1-5, 11-2
beginner-evening-3 = { $forced ->
    [stud] The ante and the bets rise| at each level, from the next hand on.
    [both] Blinds, ante and bets rise| at each level, from the next hand on.
   *[blinds] The blinds rise| at each level, from the next hand on.
  }
beginner-evening-3-rules = 6-1
beginner-evening-4 = Asked to move?| Take your chips and follow the slip: tables are balanced or broken.
beginner-evening-4-rules = 6-6, 6-8
beginner-evening-5 = Small chips| are changed at a break; nobody is knocked out by that.
beginner-evening-5-rules = 10-3, 10-6
beginner-evening-6 = No chips left?| Say so and leave the table: a rebuy, if the tournament sells them, is decided at once.
beginner-evening-6-rules = 5-3, 8-15
beginner-hand = A hand
beginner-hand-1 = { $forced ->
    [stud] The ante| is paid by everybody before the deal. { $deal ->
        [rotation] An up card
       *[stud] { $razz_leads ->
            [highest] The highest up card
           *[lowest] The lowest up card
          }
      } says who posts the bring-in and may not fold.
    [both] Before the cards,| two players left of the button post the small and the big blind; in stud games everybody pays the ante, and an up card says who posts the bring-in.
   *[blinds] The button| moves on each hand; to its left, two players post the small and the big blind.
  }
beginner-hand-1-rules = { $forced ->
    [stud] 2-2, 6-1
   *[blinds] 6-3, 6-4
  }
beginner-hand-2 = { $deal ->
    [stud] Three cards| for each player who is seated, two down and one up; then players act, starting to the left of the bring-in.
    [rotation] The game changes| during the evening: each player who is seated gets the cards of the game being played.
   *[board] { $cards ->
        [2] Two cards
        [4] Four cards
       *[5] Five cards
      }| for each player who is seated; then players act, starting to the left of the big blind.
  }
beginner-hand-2-rules = 2-14
beginner-hand-3 = { $deal ->
    [stud] Three up cards,| one at a time, then a last down card. There is betting after each.
    [draw] Three draws:| give back none to five cards and get as many. There is betting after each.
    [rotation] A board, up cards or draws:| the annex of the games says how each is played.
   *[board] Three community cards,| the flop; then one, the turn; then one, the river. There is betting after each.
  }
beginner-hand-3-rules = 7-7
beginner-hand-4 = At the showdown,| { $low ->
    [half] the best high hand takes one half of the pot; the lowest takes the other, if its five ranks are different and no higher than eight.
    [all] the lowest hand of five cards takes the pot: cards speak.
    [some] the best hand takes the pot, or the lowest where the game says so; at high/low, each takes half of it.
   *[none] the best hand of five cards takes the pot: cards speak.
  }{ $deal ->
    [omaha] { " " }Two cards of one’s own and three of the board count, no more and no less.
   *[other] { "" }
  }
beginner-hand-4-rules = 8-3, 8-8
beginner-hand-5 = Equal hands| share it.
beginner-hand-5-rules = 8-13
beginner-manners = Good manners
beginner-manners-1 = Wait for your turn| to act.
beginner-manners-1-rules = 7-23
beginner-manners-2 = Protect your cards:| put a chip on them and keep them on the table.
beginner-manners-2-rules = 3-4, 11-1
beginner-manners-3 = The phone| is answered away from the table{ $device_in_hand ->
    [tolerated] { "" }.
   *[hand_dead] { "" }; during a hand it kills yours.
  }
beginner-manners-3-rules = 3-5, 12-6
beginner-manners-4 = Out of the hand,| say nothing about it.
beginner-manners-4-rules = 12-2
beginner-manners-5 = Show one,| show all; never while there is betting to come.
beginner-manners-5-rules = 4-1, 8-1
beginner-manners-6 = Chips in stacks,| that everybody can judge at a glance.
beginner-manners-6-rules = 11-3
beginner-manners-7 = Time| may be called on you: { $time_bank_s } seconds to decide.
beginner-manners-7-rules = 3-6

# A tournament’s conditions.
conditions-start = Start
conditions-starts = { $time }
conditions-venue = Venue
conditions-blinds = Blinds
conditions-entry = Entry
conditions-entry-free = Free.
conditions-entry-price = { $price }.
conditions-entry-parts = { $price }: { $pool } for the prizes and { $club } for the club.
conditions-late = Latecomers
conditions-late-until = May enter until the end of level { $level }.
conditions-late-until_hour = May enter until { $hour }, at the latest until the end of level { $level }.
conditions-late-none = No entry after the start.
conditions-re_entries = Re-entries
conditions-re_entries-until = For a player who is out, until the end of level { $level }, { $most ->
    [0] without a limit
   *[other] at most { $most } for each player
  }.
conditions-re_entries-price = { $price } for { $chips } chips.
conditions-re_entries-stack = { $chips } chips.
conditions-re_entries-seat = The seat is drawn as for a new player; in the results only the last elimination counts.
conditions-rebuys = Rebuys
conditions-rebuys-none = Freezeout: no rebuys and no add-on.
conditions-rebuys-until = Until the end of level { $level }, { $most ->
    [0] without a limit
   *[other] at most { $most } for each player
  }.
conditions-rebuys-price = { $price } for { $chips } chips.
conditions-rebuys-stack = { $chips } chips.
conditions-rebuys-when-zero_only = Open to a player with no chips left.
conditions-rebuys-when-zero_or_below_bb = Open to a player with no chips left, or with less than the big blind.
conditions-rebuys-when-at_or_below_bb = Open to a player with no more than the big blind.
conditions-rebuys-when-at_or_below_starting_stack = Open to a player with no more than the starting stack.
conditions-addon = Add-on
conditions-addon-price = One each as rebuys end, whatever the stack: { $price } for { $chips } chips.
conditions-addon-free = One each as rebuys end, whatever the stack: { $chips } chips.
conditions-end = End
conditions-bounty = Bounties
conditions-bounty-fixed = { $amount } of each entry goes to whoever knocks the player out. The winner keeps the own one.
conditions-bounty-progressive = { $amount } of each entry is put on the player’s head. Whoever knocks the player out is paid a part of it, and { $percent }% goes onto that player’s own head. The winner keeps the own one.
conditions-bounty-mystery =
    { $players ->
        [0] Once all who are left are paid
       *[other] With { $players } players left
    }, all that was paid for bounties ({ $amount } for each entry) is put into envelopes, one for each player left{ $tiers ->
        [0] {""}
       *[other] {", among them"} { $envelopes }
    }. Whoever knocks a player out draws one; the last one is the winner’s.
conditions-bounty-envelopes = { $count } of { $amount }
conditions-prizes = Prizes
conditions-prizes-nothing = Played for honour.
conditions-prizes-standard = One place in eight is paid, by the usual table.
conditions-prizes-places = { $places ->
    [one] { $places } place is paid
   *[other] { $places } places are paid
  }, by the usual table.
conditions-prizes-field = { $percent }% of the entries are paid, by the usual table.
conditions-prizes-shares = Shares: { $shares }.
conditions-prizes-amounts = Prizes: { $amounts }; what is left goes to the winner.
conditions-prizes-seats = Seats worth { $amount }, as many as the pool pays for; what is left goes to the next place.
conditions-prizes-minimum = A paid place gets at least { $amount }{ $of ->
    [amount] {""}
   *[entries] {" "}({ $times } times the entry)
  }.
conditions-prizes-guarantee = At least { $amount } to be won.
conditions-prizes-in_kind = Prizes in kind: { $prizes }.
conditions-place = { $place }: { $what }
conditions-more = and { $count } more
conditions-rules = Rules
conditions-levels_end = The planned levels end at { $time }.
conditions-ends = Expected to end at about { $time } with { $players } players.
