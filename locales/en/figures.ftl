# The drawings of the rules.
figure-sign-button = D
figure-sign-small_blind = SB
figure-sign-big_blind = BB
figure-legend = D button, SB small blind, BB big blind; a dashed seat is empty, a cross beside one says that its player goes out.
figure-hand = Hand { $number }
figure-seat = Seat { $seat }
figure-deals = Seat { $seat } deals.
figure-around = Seats are counted clockwise, from the dealer’s left.
figure-leaves-big_blind = The big blind goes out.
figure-leaves-small_blind = The small blind goes out.
figure-leaves-both = Both blinds go out.
figure-leaves-button = The button goes out.
figure-no_small_blind = No small blind.
figure-made_up = Missed blinds are made up.
figure-dead_button = Dead button.
figure-regular = Both blinds are posted.
figure-heads_up = Heads-up: the button is the small blind.
figure-heads_up-dead = Heads-up: nobody posts the small blind.
figure-comes = A player arrives.
figure-waits = The newcomer waits a hand.
figure-plays = The newcomer plays.
figure-main_pot = Main pot: { $amount }, for { $players }
figure-side_pot = Side pot: { $amount }, for { $players }
figure-returned = Back to { $players }: { $amount }
figure-bet_of = bet { $chips }
figure-race-odd = Odd chips
figure-race-cards = A card per chip
figure-race-gets = Gets
figure-race-nothing = nothing
figure-race-sum = { $odd } odd chips of { $low } are worth { $worth }: { $awarded ->
    [one] one chip
   *[other] { $awarded } chips
  } of { $high } to be won by the highest cards, one each at most.
figure-rung-big_blind = Big blind
figure-rung-raise = Smallest raise
figure-rung-reraise = Then at least
figure-rung-all_in = All-in
figure-rung-opening_all_in = All-in opening
figure-rung-over_all_in = A raise, at least
