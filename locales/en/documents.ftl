# Printed documents.
doc-page = Page { $page } / { $pages }
doc-as_of = As of { $time } on { $date }
doc-drawn = draw { $number }, { $time }
doc-letters_missing = Letters that the paper does not have, replaced by a mark: { $letters }
doc-names_instead = The paper has no letters for these names; in brackets what is printed instead: { $names }
doc-instead_number = no. { $number }
doc-instead_record = member { $number }
doc-logo_undrawn = The club’s logo is an SVG: the room shows it, but it is not printed. Choose it as a PNG to have it on paper.

doc-seat_cards = Seat cards
doc-seating_by_name = Seating by name
doc-seating_by_table = Seating by table
doc-structure = Blind structure
doc-results = Results
doc-results_so_far = Results so far
doc-standings = Standings

doc-table = Table
doc-seat = Seat
doc-table_no = Table { $table }
doc-free = free
doc-player = Player
doc-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
doc-players_entries = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, { $entries } entries
doc-nobody_seated = Nobody is seated: no seats have been drawn.

doc-level = Level
doc-starts = Starts
doc-small_blind = Small blind
doc-big_blind = Big blind
doc-ante = Ante
doc-length = Length
doc-average_bb = Average stack in { mark-bb }
doc-minutes = { $minutes } min
doc-break = Break
doc-break_color_up = Break and colour-up
doc-stack = Starting stack: { $chips } chips.
doc-starting_stacks = Starting stacks: { $least } to { $most } chips.
doc-late_until = Late registration until the end of level { $level }.
doc-late_until_hour = Late registration until { $hour }, at the latest until the end of level { $level }.
doc-re_entries = Re-entry of a player who is out until the end of level { $level }.
doc-rebuys = Rebuys until the end of level { $level }.
doc-rebuys_and_addon = Rebuys until the end of level { $level }, then an add-on.
doc-end-last_player = The tournament ends when one player has all the chips.
doc-end-satellite = Satellite: the tournament ends when { $qualifiers ->
    [0] only the qualifiers are left, one for each seat that the pool pays for
    [one] { $qualifiers } player is left
   *[other] { $qualifiers } players are left
  }.
doc-end-flight = Day 1: play stops after level { $level }; those who are left keep their chips for day 2.
doc-end-time_limit = The tournament ends after { $minutes } min of play; places are by stacks.
doc-ante_each = Each player posts the ante.
doc-ante_big_blind = The big blind posts the ante for the whole table.
doc-averages = { mark-bb }: big blinds. Average stack estimated for { $players ->
    [one] { $players } player
   *[other] { $players } players
  }{ $bought ->
    [0] {""}
   *[other] {" "}and { $bought } rebuys, re-entries or add-ons
  }.
doc-ends = Expected to end at about { $time }.

doc-place = Place
doc-of_bounties = Of which bounties
doc-bounties = Bounties
doc-prize = Prize
doc-seat_won = seat in another tournament
doc-in_kind = Item
doc-points = Points
doc-pool = Prize pool: { $amount }
doc-no_results = Nobody is placed yet.

doc-rank = Rank
doc-played = Tournaments played
doc-wins = Wins
doc-best_place = Best place
doc-from_to = { $from } to { $to }
doc-after_tournament = After the tournament of { $date }
doc-tournaments = { $count ->
    [0] No tournament finished.
    [one] { $count } tournament finished.
   *[other] { $count } tournaments finished.
  }
doc-best_count = { $count ->
    [one] Everyone’s best result counts.
   *[other] Everyone’s best { $count } results count.
  }
doc-not_ranked = Not ranked: fewer than { $count ->
    [one] { $count } tournament played
   *[other] { $count } tournaments played
  }

doc-moves = Moves
doc-no_moves = Nobody has changed seats.
doc-moves_at = { $time } · { $cause } (rule { $rule })
doc-cause_balance = Balancing
doc-cause_break = Table broken
doc-cause_final_table = Final table
doc-cause_redraw = New draw
doc-cause_round = Next round
doc-cause_director = Director’s decision
doc-leaves = Leaves
doc-goes_to = Goes to
doc-table_and_seat = Table { $table }, seat { $seat }

doc-prizes = Prizes
doc-other_prizes = Other prizes
doc-other_prizes_are = Other prizes: { $prizes }
doc-other_prize = { $prize }, { $winner }{ $worth ->
    [yes] {" "}({ $what })
   *[no] {""}
  }
doc-data_named = { $name }: { $what }
doc-announced = Announced at { $time }
doc-unshared = Not shared: { $amount }
doc-announced_added = Added by the club: { $amount }
doc-places_paid = { $places ->
    [0] No place is paid
    [one] { $places } place paid
   *[other] { $places } places paid
  }
doc-winner = Winner
doc-rounds_winner = Winner
doc-rounds_others = Other players
doc-signature = Signature
doc-given_by = given by { $donor }

doc-history = History
doc-no_history = Nothing has been done yet.
doc-number = No.
doc-time = Time
doc-done = What was done
doc-by = By
doc-undone = { $what } (undone later)

doc-penalties = Penalties
doc-no_penalties = No penalty.
doc-offence = Offence
doc-rule = Rule
doc-sanction = Penalty
doc-state = State
doc-proof = Control code: { $code }. It proves what was recorded up to here.
doc-proof_key = The club’s signing key: { $key }.
doc-proof_hours = The computer’s clock was put right by { $ahead ->
    [yes] +
   *[no] −
}{ $by } during the evening: what is signed has the hours of before.

doc-stacks = Stacks counted
doc-stacks_none = No stack was counted.
doc-stacks_at = Counted at { $time }: { $counted ->
    [one] { $counted } player
   *[other] { $counted } players
  } of { $left }.
doc-stacks_right = { $counted } chips, as many as are in play: the count is right.
doc-stacks_missing = { $counted } chips counted of { $chips } in play: { $gap } are missing.
doc-stacks_over = { $counted } chips counted for { $chips } in play: { $gap } too many.
doc-chips_counted = Chips
doc-big_blinds = { mark-bb }

doc-bounties_none = This tournament is played without bounties.
doc-bounty_short = In short
doc-bounty_pool = Paid for bounties
doc-bounty_paid = Won
doc-bounty_to_winner = With nobody named, to the winner
doc-envelope_last = The last envelopes, to the winner
doc-bounty_open = Not won yet
doc-envelopes = Envelopes
doc-envelopes_sealed = Sealed at { $time }.
doc-envelopes_planned = They will be sealed with { $players } players left, according to the entries at that time.
doc-envelope_amount = In it
doc-envelope_count = How many
doc-envelope_left = Still closed
doc-envelope_no = Envelope
doc-bounty_won = Eliminations
doc-bounty_nothing = No bounty was won.
doc-bounty_hand = In hand
doc-bounty_head = Onto the head
doc-bounty_players = Players
doc-bounty_hits = Eliminated
doc-bounty_has = Bounties
doc-bounty_own = On their own head
