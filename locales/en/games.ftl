# The games and their limits
played-holdem_limit = Limit Texas Hold’em
played-holdem_pot_limit = Pot-limit Texas Hold’em
played-holdem_no_limit = No-limit Texas Hold’em
played-omaha4_high = Pot-limit Omaha
played-omaha4_hilo_limit = Limit Omaha Hi/Lo
played-omaha4_hilo = Pot-limit Omaha Hi/Lo
played-omaha5_high = Pot-limit five-card Omaha
played-stud_high = Limit seven-card stud
played-stud_hilo = Limit stud Hi/Lo
played-razz = Limit razz
played-draw27 = Limit 2-7 triple draw
setup-game = Game
setup-game_hint = What is played tonight, and how its bets are limited.
setup-max_raises = Raises in a betting round
setup-max_raises_hint = Beyond them one can only call or fold. Empty: no limit to them.
setup-seats_for_game = { $most } seats per table at most: in this game, one deck is too small for more players.
setup-final_seats_for_game = { $most } players at the final table at most: in this game, one deck is too small for more players.
refusal-forced_bets_fixed = Play has begun: a game with blinds cannot become a stud any more, nor a stud a game with blinds.
clock-bets = bets of { $small } and { $big }
doc-game = Game: { $game }.
conditions-game = Game
cli-game_unknown = “{ $game }” is not a game that the decree permits. It permits: { $games }.
setup-blinds_at_stud = line { $line }: stud is played without blinds. Choose the game again, and the levels will follow.
setup-bring_in_with_blinds = line { $line }: this game has blinds and no bring-in. Choose the game again, and the levels will follow.
setup-structure-bets = line { $line }: at stud the ante is at least 1, the bring-in at least the ante, and the small bet more than the bring-in.
csv-stud = stud
doc-bring_in = Bring-in
doc-small_bet = Small bet
doc-big_bet = Big bet
doc-average_bets = Average stack in small bets
conditions-bets = Bets
clock-bring_in = bring-in { $amount }
clock-small_bets = { $count } small bets
field-bring_in = Bring-in
field-small_bet = Small bet
field-big_bet = Big bet
doc-averages_bets = Average stack expected for { $players } players{ $bought ->
    [0] {""}
   *[other] {" "}and { $bought } rebuys, re-entries or add-ons
  }.
refusal-no_button = At stud there is no button and no blind to tell.
advice-drawn = A player of table { $from } is drawn for table { $to }, and the seat too
advice-drawn_to = A player of table { $from } is drawn for table { $to }, seat { $seat }
advice-draw_mover = Draw
rotation-list = { $rotation }: { $games }
rotation-horse = H.O.R.S.E.
rotation-count = { $count } games in turn
rotation-levels = { $count ->
    [1] one game a level
   *[other] one game for { $count } levels
}
rotation-hands = { $count ->
    [1] one game a hand
   *[other] { $count } hands a game
}
rotation-dealers_choice = dealer’s choice
rotation-button = In stud games the ante and the bring-in are paid, and the button does not move. In the other games only the blinds are paid, and the button goes on from where it was.
rotation-button_moves = In stud games the ante and the bring-in are paid; in the other games, the blinds. The button moves with every hand, whatever the game.
rotation-bets_of_limit = The two bets of a level are those of the limit games; in pot limit and no-limit, bets start from the big blind.
csv-mixed = blinds and stud
setup-rotation = Games in turn
setup-rotation_hint = Each level has blinds, and the ante and bring-in of stud.
setup-rotation_choice = Several games in turn…
setup-rotation_add = Add a game
setup-rotation_remove = Remove { $game }
setup-rotation_up = Move { $game } up
setup-rotation_change = Change of game
setup-turn-levels = By levels
setup-turn-hands = By hands
setup-turn-dealers_choice = Dealer’s choice
setup-turn_levels_count = Levels a game
setup-turn_hands_count = Hands a game
setup-rotation_games = At least two games, each of them once.
setup-rotation_turn = A game lasts 1 to { $most } levels or hands.
setup-stakes_of_one_kind = line { $line }: these games need blinds, and the ante and bring-in of stud. Choose the games again, and the levels will follow.
clock-in_limit = in limit: { $sizes }
clock-at_stud = at stud: { $forced }
