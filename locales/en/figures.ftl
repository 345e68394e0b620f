# The drawings of the rules.
figure-sign-button = D
figure-sign-small_blind = { mark-sb }
figure-sign-big_blind = { mark-bb }
figure-legend = D button, { mark-sb } small blind, { mark-bb } big blind; a dashed seat is empty, a cross beside one says that its player goes out.
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

# Drawings in words, for those who hear them read.
figure-alt-logo = Logo: { $club }
figure-alt-code = QR code: { $said }
figure-alt-card = { $rank ->
    [14] ace
    [13] king
    [12] queen
    [11] jack
   *[other] { $rank }
  } of { $suit ->
    [club] clubs
    [diamond] diamonds
    [heart] hearts
   *[spade] spades
  }
figure-alt-card_aside = { $card } (set apart)
figure-alt-card_down = face-down card
figure-alt-table = A table of { $seats } seats.
figure-alt-button = Button: seat { $seats }.
figure-alt-small_blind = Small blind: seat { $seats }.
figure-alt-big_blind = Big blind: seat { $seats }.
figure-alt-leaves = Leaves: seat { $seats }.
figure-alt-nobody = Empty: seat { $seats }.
figure-alt-newcomer = Joins: seat { $seats }.
figure-alt-waits = Waits for a hand: seat { $seats }.
figure-alt-chair = { $seat }: { $name }.
figure-alt-racer = Seat { $seat }: { $odd ->
    [one] one odd chip
   *[other] { $odd } odd chips
  } of { $low }, { $cards }; { $gets ->
    [0] receives nothing
   *[other] receives a chip of { $gets }
  }.
