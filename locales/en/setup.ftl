# A tournament's set-up: its sections, its templates, the club's rooms.
prep-section-general = General
prep-section-room = Room and tables
prep-section-levels = Levels
prep-section-formula = Format and prices
prep-section-prizes = Prizes
prep-section-points = Points
prep-section-rules = End and rules
prep-summary = What follows
prep-tools = Actions
prep-choose = Choose…
prep-delete = Delete
prep-rename = Rename
prep-replace = Replace
prep-duplicate = Duplicate
prep-amend = Change the tournament
prep-amend_button = Change
prep-save = Save the changes
prep-discard = Throw away what is written?
prep-discard_words = The changes to this set-up will be lost.
prep-discard_go = Throw away
prep-open = Being set up: { $name }
prep-resume = Resume
prep-errors = { $count ->
    [one] { $count } thing to correct
   *[other] { $count } things to correct
  }
prep-warnings = { $count ->
    [one] { $count } remark on the levels
   *[other] { $count } remarks on the levels
  }

prep-template_hint = Replaces all that follows but the date.
prep-templates = Templates
prep-template_use = Set up a tournament
prep-template_name = Name of the template
prep-template_taken = A template has this name: it will be replaced.
prep-template_usual = new tournaments begin like this
prep-template_make_usual = Make it the usual template
prep-template_delete = Delete the template { $name }?
prep-template_delete_words = Tournaments made from it stay.
prep-kept = Template kept: { $name }
prep-tournament_delete = Delete { $name }?
prep-tournament_delete_words = Nothing has happened in it yet; it will leave the list.
prep-season_hint = The points of this tournament count for it.
prep-stack_locked = Players are registered: it no longer changes.

prep-venue = Room of the club
prep-venue_hint = Takes its tables; you may change them for tonight.
prep-venue_none = No room is kept
prep-venue_keep = Keep these tables as a room of the club…
prep-venue_new = New room
prep-venue_edit = Change the room
prep-venue_name = Name of the room
prep-venue_delete = Delete the room { $name }?
prep-venue_delete_words = Tournaments played in it keep their tables.
prep-venues = Rooms
prep-venues_none = No room yet: keep your tables here once and for all.
prep-venue_size = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $seats } seats
prep-tables_each = A table of another kind: its number, name and seats
prep-tables_seats = { $seats ->
    [one] { $seats } seat in all.
   *[other] { $seats } seats in all.
  }
prep-table_no = Number
prep-table_name = Name (optional)
prep-table_seats = Seats
prep-table_add = Add a table
prep-table_remove = Remove table { $table }
prep-table_kept = in play
prep-room_seats = Room
prep-room_size = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $seats } seats
prep-room_small = too few for { $players } players

prep-played = played
prep-up = Move the line up
prep-down = Move the line down
prep-paste_hint = A spreadsheet’s cells will do, with or without column titles. A line that says “break” is one.
prep-paste_take = Replace the structure
prep-suggest = Propose…
prep-suggest_title = Propose a structure
prep-suggest_end = Hoped-for end
prep-suggest_take = Propose

prep-late_hint = 0: no entries once play has begun.
prep-late_until_hint = Optional, for instance 22:15. Whichever comes first ends registration; the director can also end or reopen it.
prep-addon_single = one stack
prep-addon_double = two stacks
prep-currency = Currency
prep-currency_hint = Three letters, for instance EUR.

prep-shares = How the pool is shared
prep-shares-standard = Usual table
prep-shares-field = Usual table, by the number of players
prep-shares-percent = Percentages by place
prep-shares-amounts = Amounts by place
prep-shares-seats = Seats in another tournament
prep-shares-nothing = Nothing to share
prep-places = Places paid
prep-places_hint = Empty: one in eight.
prep-field_percent = Part of the players paid (%)
prep-field_hint = Rounded down, one place at least. Re-entries count.
prep-amounts_hint = What the pool has beyond goes to the winner; where it has less, the last places lose.
prep-seat_value = Value of a seat
prep-seat_value_hint = What an entry in the other tournament costs. The pool pays for as many as it can; what is left goes in cash to the next place.
prep-unit = Round to
prep-unit_hint = The remainder goes to the winner.
prep-minimum = Least that a paid place gets
prep-minimum_hint = The last places are raised to it; where the money does not reach, fewer places are paid.
prep-minimum-none = None
prep-minimum-amount = An amount
prep-minimum-entries = So many times the entry
prep-minimum_amount = Least amount
prep-minimum_times = How many times the entry
prep-minimum_times_hint = 1: what a player has paid in all to enter.
prep-named = Other prizes
prep-named_hint = Best newcomer, first out…: their money is taken from the pool before it is shared, and you say who wins them.
prep-named_hint_things = Best newcomer, first out…: you say who wins them.
prep-named_name = Prize
prep-named_amount = Amount ({ $currency })
prep-named_add = Add another prize
prep-named_remove = Remove the prize { $name }
prep-guarantee = Guaranteed pool
prep-guarantee_hint = 0: no guarantee.
prep-no_money = No money is played for: honour, and the prizes below. Prices are set in “Format and prices”.
prep-place = { $place } place, in { $unit }
prep-place_add = Add a place
prep-place_remove = Remove the last
prep-size_up_to = Up to … players
prep-size_players = Scale { $number }, up to … players
prep-size_points = { $place } place, up to { $players } players
prep-size_add = Add a scale
prep-size_remove = Remove the last scale
prep-things = Prizes in kind
prep-thing = Prize
prep-thing_value = Value
prep-thing_donor = Given by
prep-thing_add = Add a prize
prep-thing_copy = The same prize for the next place
prep-thing_remove = Remove the prize { $name }

prep-scheme = Points
prep-scheme-none = No points
prep-scheme-table = A number for each place
prep-scheme-by_size = A number for each place, by the number of players
prep-scheme-per_player = For each player outlasted
prep-scheme-per_player_with_podium = For each player outlasted, with a podium
prep-scheme-square_root = Square root
prep-explained-none = This tournament does not count for the standings.
prep-explained-table = Each place is worth a fixed number; everybody also gets the points for taking part.
prep-explained-by_size = The scale depends on the number of players; the last one also holds beyond. Everybody also gets the points for taking part.
prep-explained-per_player = A player gets the points as many times as players outlasted, and those for taking part. Players who tie each get the points of the place that they share, unless the championship shares those of the places they occupy.
prep-explained-per_player_with_podium = As for each player outlasted, with a bonus for the first places.
prep-explained-square_root = Ten times the square root of the entries divided by the place.
prep-each = Points for each player outlasted
prep-participation = Points for taking part
prep-podium = Bonus of the podium
prep-pts = pts
prep-points_preview = With { $players } players
prep-part-place = place: { $points }
prep-part-outlasted = { $players ->
    [one] { $players } player outlasted: { $points }
   *[other] { $players } players outlasted: { $points }
  }
prep-part-podium = podium: { $points }
prep-part-square_root = root: { $points }
prep-part-participation = taking part: { $points }

prep-end = The tournament ends
prep-end-last_player = when one player is left
prep-end-satellite = when only those who qualify are left (satellite)
prep-end-flight = after a level: it is a day 1 (flight)
prep-end-time_limit = after a given time
prep-end_hint-last_player = One player has all the chips.
prep-end_hint-satellite = All who are left qualify and share the first place. Choose seats under “Prizes”, or give each a prize there.
prep-end_hint-flight = Those who are left keep their chips for day 2, and so does the pool: nothing is paid here.
prep-end_hint-time_limit = Those left are ranked by their stacks.
prep-rounds = Tables
prep-rounds-none = are balanced and broken down to a final table
prep-rounds-bracket = play in rounds, with a bracket (heads-up)
prep-rounds-draw = play in rounds, winners draw new seats (shoot-out)
prep-rounds_hint-none = The usual tournament.
prep-rounds_hint-bracket = Each table plays until one player is left; the winners of neighbouring tables meet in the next round with new stacks. The losers of a round share their place. No rebuys, add-ons or re-entries.
prep-rounds_hint-draw = Each table plays until one player is left; the winners draw seats for the next round and get new stacks. Those who go out in the same place at their tables share their place. No rebuys, add-ons or re-entries.
prep-rounds_seats = Players at a table
prep-rounds_seats_hint = 2 for heads-up matches. Each table needs its own number under “Room and tables”: 16 players in heads-up matches need 8 tables.
prep-rounds_levels = A round begins with
prep-rounds_levels-from_first = the first level
prep-rounds_levels-go_on = the level that was reached
prep-rounds_last = Rounds
prep-rounds_last_hint = Empty: until one player is left. 1: every table plays for itself, and season points follow from the place at the table and the number of its players.
prep-teams = Teams kept apart
prep-teams_words = The draw seats their players at different tables: { $teams }.
prep-teams_remove = Draw without teams
prep-qualifiers = How many qualify
prep-qualifiers_by_pool = As many as the pool pays seats for.
prep-flight_level = Last level of day 1
prep-limit = Length in minutes, breaks included
prep-dealers = Who deals
prep-dealers-players_deal = the players, in turn
prep-dealers-dealer = dealers who do not play

prep-ends = Estimated end
prep-ends_within = about { $time }, ± { $minutes } min
prep-ends_about = around { $time }
prep-never = nothing makes this evening end
prep-lasts = lasts about { $length }
prep-depth = Depth at the start
prep-big_blinds = { $count } { mark-bb }
prep-overlay = { $amount } of it added by the guarantee
prep-without_re_entries = without re-entries
prep-without_rebuys = without the rebuys

prep-finish_qualify = { $players ->
    [one] The player who is left qualifies.
   *[other] The { $players } players who are left qualify.
  }
prep-finish_stacks = Count the stack of each of the { $players } players left: it gives their place.
prep-finish_flight = Count the stack of each of the { $players } players who are left: it is taken along to day 2.
prep-finish_stack = Stack of { $player }
prep-finish_counted = { $counted } chips counted of { $chips } in play.

prep-bounty_kind = Knockout bounties
prep-bounty_kind_hint = Paid on top of the entry, to whoever knocks a player out.
prep-bounty_none = None
prep-bounty_fixed = Fixed
prep-bounty_progressive = Progressive
prep-bounty_mystery = Mystery
prep-bounty_amount = Bounty per entry
prep-bounty_amount_hint = It is added to the price of the entry.
prep-bounty_rounding = Sharing of bounties
prep-bounty_rounding-cents = To the cent
prep-bounty_rounding-whole = In whole units, without coins
prep-bounty_percent = Part onto the head, in %
prep-bounty_percent_hint = The rest is paid at once, in whole units.
prep-mystery_from = Envelopes are drawn from
prep-mystery_from_hint = And only once registration and re-entries are closed. Before that, knocking out wins nothing.
prep-mystery_in_the_money = the money
prep-mystery_players = a number of players left
prep-mystery_left = Players left
prep-envelopes = Envelopes wanted
prep-envelopes_words = The rest of the bounties is shared in equal parts by the other envelopes: one for each player left, the last one for the winner.
prep-envelopes_preview = With { $entries } entries
prep-envelopes_pool =
    { $count ->
        [one] { $pool } of bounties in { $count } envelope:
       *[other] { $pool } of bounties in { $count } envelopes:
    }
prep-envelopes_of = { $count } × { $amount }
prep-envelopes_left_out =
    { $count ->
        [one] { $count } wanted envelope would be left out: there is not enough money, or there are not enough players.
       *[other] { $count } wanted envelopes would be left out: there is not enough money, or there are not enough players.
    }
