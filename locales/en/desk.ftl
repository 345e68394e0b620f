# The organiser's window and the room's.
desk-places = Sections
desk-messages = Messages
desk-messages_page = The page’s messages
desk-skip = Go to the page
desk-loading = Opening…
desk-tournaments = Tournaments
desk-members = Members
desk-seasons = Seasons
desk-settings = Settings
desk-undo = Undo
desk-redo = Redo
desk-old = What is shown is old: no word from the program for 3 seconds.
doubted_day-title = Is this computer’s date right?
doubted_day-evening = The computer says that today is { $day }, but the last evening of this club was on { $last }.
doubted_day-program = The computer says that today is { $day }, but this program was made later.
doubted_day-set = What you create would be dated that day and count for another season. Set the date in the computer’s settings first, then come back here.
doubted_day-done = I have set the date
doubted_day-still = The computer still says that today is { $day }.
doubted_day-right = The date is right
page-desk_reloaded = The desk’s page stopped and was loaded again ({ $times ->
    [one] once
   *[other] { $times } times
}). The tournament and its clock have lost nothing; a form that was begun has to be filled in again.
page-room_reloaded = The room’s page stopped and was loaded again ({ $times ->
    [one] once
   *[other] { $times } times
}). The tournament and its clock have lost nothing.
page-stopped = The desk’s page stopped three times within a minute. The tournament is recorded and its clock goes on. Close other programs, then load the page again. If it stops once more, quit and restart the computer.
page-reload = Load the page again
page-quit = Quit
desk-bars = To know on every page
desk-room = Room screen
desk-save = Save
desk-cancel = Close
desk-close = Close this message
desk-rule = rule { $rule }

away-ran = The clock was running.
away-stood = The clock was stopped and was to go on by itself.
away-cut_title = The program was cut off during the tournament
away-cut_words = Last sign of life at { $since }: { $lost } away. Nothing has been lost.
away-closed_title = The program was closed during the tournament
away-closed_words = Closed at { $since }: { $lost } away. Nothing has been lost.
away-copied_title = This club comes from another computer with its clock running
away-copied_words = The last action was at { $since }, { $lost } ago; how long play went on after it is not known. Nothing was lost.
away-unknown_title = The computer’s clock went back
away-unknown_words = The clock was running, or was to go on by itself. The computer started again with an hour earlier than the last sign of life at { $since }: how long it was away is not known. The tournament’s clock stands where it stood then.
away-go_on_there = Go on from there
away-stop = Stop the clock to set it
away-give_back = Give the players this time back
away-go_on = Go on as if it had run

start-words = Your club’s tournaments, from registration to standings.
start-sample = Try it with a sample club
start-open = Open a club…
start-name = Club’s name
start-recent = Opened recently
settings-kept = Settings saved.

tournaments-new = New tournament
tournaments-open = Open
tournaments-none = Prepare your first evening: it begins with your usual format, and everything can be changed.
tournaments-first = Prepare an evening

phase-registering = Registering
phase-drawn = Seats drawn
phase-playing = Playing
phase-finished = Over

tab-entries = Entries
tab-tables = Tables
tab-add_on = Add-on
tab-clock = Clock
tab-results = Results
tab-history = History

field-name = Name
field-date = Date
field-status = Status
field-entries = Entries
field-number = Number
field-last_name = Last name
field-first_name = First name
field-nickname = Nickname
field-born = Born
field-valid_until = Member until
field-email_address = E-mail address
field-phone = Telephone
field-note = Note
field-rank = Rank
field-place = Place
field-player = Player
field-stack = Stack
field-points = Points
field-played = Played
field-wins = Wins
field-best_place = Best place
field-best_n = Results that count (empty: all)
field-min_played = Tournaments played to be ranked
field-from = From
field-to = To
field-seat = Seat
field-table = Table
field-ticket = No.
field-prize = Prize
field-time = Time
field-who = By
field-what = Action
field-level = Level
field-small_blind = Small blind
field-big_blind = Big blind
field-ante = Ante
field-ante_kind = Kind of ante
field-minutes = Minutes
field-average = Average stack

members-add = Add a member
members-edit = Edit
members-archive = Archive
members-take_back = Take back
members-archived = with archived ones
members-search = Search a name, nickname or number
members-nobody = Nobody matches this search.
members-none = No members yet. Paste a list of names, import a file, or add a first member.
members-import = Import a list
members-paste = Paste a list
members-exported = List saved: { $path }

import-summary = { $added ->
    [one] { $added } member to add
   *[other] { $added } members to add
  }, { $known } already known, { $rejected ->
    [one] { $rejected } line refused
   *[other] { $rejected } lines refused
  }.
import-summary_more = { $updated ->
    [0] {""}
    [one] { $updated } member to complete.
   *[other] { $updated } members to complete.
  } { $unclear ->
    [0] {""}
    [one] { $unclear } line to settle.
   *[other] { $unclear } lines to settle.
  }
import-ignored = Columns left out: { $columns }
import-paste_label = List of members
import-paste_hint = Copy cells from a spreadsheet, or one line for each person: “Jean Dupont”, or last name; first name; birth date. A first line of headings is understood. Nothing is added before you agree.
import-paste_preview = See what will happen
import-paste_empty = There is no line in this text: paste at least a last name and a first name.
import-line = Line
import-outcome = What will happen
import-add = Added
import-add_minor = Added; a minor, cannot play (rule 1-3)
import-known = Already a member: nothing to do
import-repeated = Same person as on line { $line }: nothing to do
import-completes = Completes line { $line }: { $changes }
import-reject = Refused: { $reasons }
import-update = Completed: { $changes }
import-change = { $field }: { $before } → { $after }
import-filled = { $field }: { $after }
import-unclear = A namesake, or the same person? Say who it is.
import-left_out = Left out
import-without = Without this: { $reasons }
import-differs = Kept as the club has it: { $changes }
import-above = Above the headings: { $rows }
import-below = Neither a member nor a heading: { $rows }
import-go_more = Add { $count }, complete { $updated }
import-done_more = Added: { $count }, completed: { $updated }
import-recase = Write names in capitals as usual: “DUPONT Michel” becomes “Dupont Michel”, here and everywhere in the club
import-replace = Replace what the club knows by what the list says (otherwise only empty fields are filled)
import-correct = Correct
import-correct_line = Correct line { $line }, { $name }
import-correct_save = Correct the line
import-leave_out = Leave out
import-leave_out_line = Leave out or take line { $line }, { $name }
import-take_again = Take
import-who = Who { $name } is
import-who_unsaid = Who is it?
import-who_new = A new member
import-go = { $count ->
    [one] Add { $count } member
   *[other] Add { $count } members
  }
import-done = { $count ->
    [one] { $count } member added
   *[other] { $count } members added
  }

seasons-add = New season
seasons-none = No season yet: make one to keep standings.
seasons-words = { $from } to { $to }; { $played ->
    [one] { $played } tournament played.
   *[other] { $played } tournaments played.
  }
seasons-why = Why this score?
seasons-dropped = Not counted.
seasons-missed = away
seasons-counted = { $count ->
    [one] { $count } result counted
   *[other] { $count } results counted
  }
seasons-unranked = not ranked yet
seasons-behind = To reach first place: { $points } more points.
seasons-moved = Movement
seasons-compared = Arrows compare with the standings before { $day }.
seasons-new = new
seasons-same = same rank
seasons-up = { $places ->
    [one] up one place
   *[other] up { $places } places
  }
seasons-down = { $places ->
    [one] down one place
   *[other] down { $places } places
  }
seasons-last = Last { $count }
seasons-empty = No tournament of this season is over yet. The first result opens the standings.

settings-groups = Go to a group of settings
settings-group_club = The club
settings-group_room = Room and chips
settings-group_computer = This computer
settings-group_data = Data and safety
settings-recase = Write names in capitals as usual: “DUPONT Michel” becomes “Dupont Michel”
settings-theme = Appearance
settings-text_size = Size of the text, on this computer
settings-light = Light
settings-dark = Dark
settings-try = Try the sound
settings-file = Club file
settings-backup = Make a copy now
settings-copies = { $count ->
    [one] { $count } copy kept
   *[other] { $count } copies kept
  }

setup-template = Template
setup-season = Season
setup-no_season = None
setup-keep = Keep as template
setup-create = Create the tournament
setup-start = Start
setup-venue = Venue
setup-stack = Starting stack
setup-late = Registration until level
setup-late_until = And until what time
setup-seats = Seats per table
setup-final = Players at the final table
setup-tables = Number of tables
setup-format = Format
setup-freezeout = Freezeout
setup-rebuy = Rebuys
setup-re_entries = Re-entries
setup-re_entries_hint = A player who is out enters again: a seat by draw, a full stack. A rebuy, by contrast, is bought without leaving the seat.
setup-re_entries-none = None
setup-re_entries-limited = A limited number for each player
setup-re_entries-unlimited = Without a limit
setup-re_entries_max = Re-entries per player
setup-re_entries_level = Re-entries until level
setup-re_entries_level_hint = Empty: as long as late registration.
setup-re_entries_chips = Stack of a re-entry
setup-re_entries_chips_hint = Empty: the starting stack.
setup-re_entry_own = Re-entries at another price than entries
setup-re_entry_fee = Re-entry, part for the pool
setup-re_entry_club_part = Re-entry, part for the club
setup-last_level = Rebuys until level
setup-max_rebuys = Rebuys per player (empty: no limit)
setup-addon = Add-on at the end of the period
setup-addon_stacks = Stacks per add-on
setup-addon_from = Sale of the add-on
setup-addon_from-period_end = As soon as rebuys end, in the break
setup-addon_from-after_extra_hands = After two more hands at each table
setup-money = Tournament with money
setup-fee = Entry, part for the pool
setup-club_part = Entry, part for the club
setup-rebuy_price = Price of a rebuy
setup-addon_price = Price of the add-on
setup-levels = Levels
setup-players = Players expected
setup-unplayable = This tournament cannot be played yet: check the values.
setup-color_up = small chips taken off
setup-add_level = + level
setup-add_break = + break
setup-remove = Remove this line

warning-blinds_go_down = Level { $level }: the blinds go down.
warning-ante_above_big_blind = Level { $level }: the ante is above the big blind.
warning-steep_jump = Level { $level }: the big blind is multiplied by more than 2.5.
warning-small_blind_not_half = Level { $level }: the small blind is not half the big blind.

ante-none = none
ante-classic = classic
ante-big_blind = big blind

clock-pause = Pause
clock-resume = Resume
clock-paused = paused
clock-overtime = overtime
clock-next_break = Next break
clock-break_in = Next break in { $time }
clock-no_break = No more breaks
clock-in_break = It is the break
clock-players = { $left } of { $entries ->
    [one] { $entries } player
   *[other] { $entries } players
  }
clock-average = Average stack
clock-pool = Prize pool
clock-minus = − 1 min
clock-plus = + 1 min
clock-restart = Restart this level
clock-blinds = Blinds
clock-after = Begins after
clock-go = Go here

entries-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }
entries-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
re_entry-do = Re-enter
re_entry-do_named = Re-enter { $player }
re_entry-brief = Re-entries until level { $level }
re_entry-open = Re-entries open until level { $level }
re_entry-over = Re-entries are over
registration-ends = Registration until { $time } at the latest
registration-no_hour = No closing time
registration-reopen = Reopen registration
registration-reopen_hint = Until the end of level { $level }.
registration-close = Close registration
registration-ask = Close at a time…
registration-at = Registration ends
registration-at_go = Close at that time
entries-remove_title = Take back the registration of { $player }
entries-remove_why = Why (optional)
entries-voided = { $count ->
    [one] { $count } registration taken back
   *[other] { $count } registrations taken back
  }
entries-due = Due
entries-paid = Received
entries-owed = Owed
entries-filter = Filter the list
entries-none = Nobody yet: type three letters of a name, then Enter.
entries-late = late
entries-reserved = table { $table }, seat { $seat } kept
entries-settle = Receive { $amount }
entries-reserve = Keep a seat
entries-reserve_for = Seat kept: { $player }
entries-reserve_words = For the director by the computer, or a special need. The draw respects it.
entries-lift = Give the seat up
entries-remove = Remove

register-title = Register a player
register-paid = paid
register-search = Three letters of the name, then Enter
register-in = already registered
register-newcomer = New member: { $name }…

draw-title = Seats
draw-words = Seats are drawn at random, tables as even as possible.
draw-do = Draw the seats
draw-done = { $tables ->
    [one] Seats drawn at one table.
   *[other] Seats drawn at { $tables } tables.
  }
draw-seed = Number drawn at random by the computer:
draw-verify = Verify this draw
draw-verify_words = This number is enough to work out every seat again: the document “{ doc-draw_certificate }” says how.
draw-start = Cards in the air
draw-show_all = Show all seats
draw-again = Draw again

tables-none = Tables appear once seats are drawn.
find-label = A name: eliminate, rebuy, move…
find-waiting = no seat
find-nobody = Nobody. A name, or table and seat: “3 5”.
find-nobody_called = Nobody for “{ $name }”.
find-several = { $count } players: choose with ↑ ↓, or type more. Enter alone chooses nobody.
find-one = Enter chooses this player. Nothing is done yet.
find-said = { $player }, { $where }: Enter chooses this player.
tables-all = All
tables-open = Open table { $table }
blocked-open = Block seats…
blocked-title = Block seats
blocked-words = Nobody is drawn to a blocked seat or moved there until you release it. When all other seats are taken, the next newcomer opens another table. A press on a number blocks or releases a whole row or column.
blocked-everywhere = Seat { $seat } at every table: block or release
blocked-whole = Free seats at table { $table }: block or release
blocked-closed = not in play
blocked-free = free
blocked-taken = taken
blocked-kept = kept for somebody
blocked-blocked = blocked
blocked-done = Close
table-title = Table { $table }
table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
table-next = Next hand: button { $button }, small blind { $sb }, big blind { $bb }, dealer { $dealer }
seat-free = free
seat-at = table { $table }, seat { $seat }
seat-short = table { $table } · { $seat }
mark-button = Button
tell-button = Touch the seat where the button is (even an empty one).
tell-big_blind = Touch the big blind’s seat.

plan-view = How the tables are shown
plan-as-plan = Plan
plan-as-list = List
plan-arrange = Arrange the tables
plan-arrange-hint = Drag each table to where it stands in the room, or move it with the arrow keys. The plan is kept for this venue.
plan-arrange-done = Keep this plan
plan-arrange-auto = Automatic arrangement
plan-arrange-cell = Table { $table }, column { $column }, row { $row }
places-outside = Table { $table } cannot be placed there on the plan.
places-twice = Table { $table } is placed twice, or where another one stands.
plan-pages = Tables shown
plan-todo = To do
plan-nothing = Nothing to do
stream-next = Next
stream-more = Something else…
stream-reports = Captains wait for an answer
stream-envelopes = Envelopes are to be drawn
plan-last_out = Last eliminations
plan-all_out = All eliminations ({ $count })
plan-take_back = undo
plan-unknown = Button unknown. { tell-button }
plan-short = { $gap } short
plan-left = seat to leave
plan-blocked = blocked
plan-advised = move advised
plan-awaited = move to announce
plan-absent = absent
plan-suspended = penalty running
plan-unpaid = unpaid
plan-chosen = chosen
plan-by = eliminates this player
plan-together = To choose several players: Ctrl + click on their seats.
plan-grow = Enlarge table { $table }
plan-shrink = Show all tables (table { $table } is enlarged)
plan-all_tables = All tables
plan-counted = counted at { $time }
plan-final = Final table
plan-final-next = next out: { $place }
plan-final-next_prize = next out, { $place }: { $prize }
plan-final-stacks = { $count } stacks counted · total { $chips }
plan-final-prizes = To be won
plan-final-deal_made = A deal has been made.

legend-title = What the plan shows
legend-name = Rivers
legend-seated = player seated
legend-free = free seat
legend-awaited = player expected at this seat
legend-left = seat that a player is leaving
legend-blocked = blocked seat: nobody is given it
legend-absent = absent, blinds are posted
legend-suspended = serving a penalty
legend-unpaid = has not paid everything
legend-sought = matches what is typed
legend-chosen = chosen to go out in the same hand
legend-short = table that is short of a player
legend-unknown = the table’s button is not known
legend-use = Touch a player to act, drag to move; touch a table’s number to enlarge it.

plan-then = Then: { $what }
plan-then_nothing = Then: nothing to do.
plan-after = { $left ->
    [one] Afterwards: { $left } player
   *[other] Afterwards: { $left } players
  }, { $count } at table { $table }.
bust-other_tables = Other tables
bust-short = Eliminate
bust-touch = By whom? Touch the seat at table { $table }.
bust-touch_bounty = By whom? Touch the seat: the bounty goes there.
bust-by_remove = Remove
seat-owes = Owes { $amount }
sale-unpaid = { $amount } to pay
sale-will_owe = will owe { $amount }
player-other = Other…
player-absent_short = Absent
player-arrived_short = Is back
desk-undo_link = undo
penalty-another = Another penalty
brief-freezeout = no rebuys
brief-stack_too_large = stack too large
brief-limit_reached = limit reached
brief-hand_missed = hand missed
brief-period_over = over
brief-no_add_on = none
brief-add_on_taken = taken
brief-add_on_not_yet = after 2 hands
brief-add_on_at_period_end = once rebuys end
brief-add_on_over = over
bust-whom = Eliminate { $player }
bust-who = By whom?
bust-who_hint = Touch that seat. Optional.
bust-who_bounty = Touch that seat: the bounty is theirs.
bust-unknown = not known
bust-no_prize = no prize
bust-by = by
bust-several = Several out at once
bust-several_short = Several…
bust-together = Several in one hand…
bust-order = Who had more chips?
bust-order_words = The first of the list is placed best; drag a name to its place. The order is enough: nothing need be counted.
bust-order_counted = The stacks given decide: give all of them.
bust-more = { $player } had more
bust-less = { $player } had less
bust-words = Several players out in one hand are ranked by their stacks at its start.
bust-stack = Stack at the start of the hand
bust-all = { $count ->
    [one] { $count } player out
   *[other] { $count } players out
  }
rebuy-do = Rebuy
rebuy-stack = chips the player has left
rebuy-open = Rebuys until level { $level }
rebuy-phase-period = Period over: two extra hands per table
rebuy-phase-last_call = Break that ends the rebuys: last rebuys, and add-ons
rebuy-phase-after_extra_hand_1 = After the first hand: last rebuys
rebuy-phase-after_extra_hand_2 = After the second hand: add-ons only
rebuy-phase-closed = Rebuys and add-ons are over
rebuy-set-after_extra_hand_1 = 1st hand played
rebuy-set-after_extra_hand_2 = 2nd hand played
rebuy-set-closed = Close sales
rebuy-tables = Rebuys and extra hands
rebuy-all_tables = All tables
rebuy-table = Table { $table }
rebuy-phase-differs = Not the same at every table
rebuy-addons_until = Add-ons until the end of level { $level }
rebuy-addon_at_end = Sell the add-on as soon as rebuys end
rebuy-keep_open = Rebuys until the end of level { $level }
addon-do = Add-on
addon-title = Who takes the add-on?
addon-price = { $amount } for { $chips } chips
addon-free = { $chips } chips, no payment
addon-rebuys_over = rebuys are over
addon-rebuys_too = rebuys are still sold
addon-all = Tick all
addon-paid = paid
addon-taken = taken
addon-owe_first = Owe first:
addon-owe_still = Still owe:
addon-ticked =
    { $count ->
        [one] { $count } add-on ticked
       *[other] { $count } add-ons ticked
    }
addon-sold =
    { $count ->
        [0] No add-on so far
        [one] { $count } add-on taken
       *[other] { $count } add-ons taken
    }
addon-mistake_paid = A mistake? Untick it: the add-on and its money are taken back.
addon-mistake = A mistake? Untick it: the add-on is taken back.
addon-receive = Receive { $count } × { $amount }
addon-note =
    { $count ->
        [one] Note { $count } add-on
       *[other] Note { $count } add-ons
    }
addon-unpaid =
    { $count ->
        [one] Note the add-on, to be paid later
       *[other] Note the { $count } add-ons, to be paid later
    }
addon-waits =
    { $count ->
        [one] { $names } is still playing the hands before the add-on.
       *[other] { $count } players are still playing the hands before the add-on.
    }
addon-hands =
    { $count ->
        [one] { $count } more hand before the add-on
       *[other] { $count } more hands before the add-on
    }
addon-hands_played = Played at all tables
addon-hands_done = Both hands are played.
addon-give = Give { $chips } chips to each
addon-closes = Closes at the end of level { $level }.
addon-close = Close now
addon-line =
    { $count ->
        [0] Add-on: nobody yet
        [one] Add-on: { $count } taken
       *[other] Add-on: { $count } taken
    }
move-do = Move
move-do_to = Move to table { $table }, seat { $seat }
move-touch = Touch a free seat, or choose:
player-more = More…
penalty-do = Penalty
penalty-of = Penalty: { $player }

advice-final_table = Final table: { $players } players, to be drawn at table { $table }
advice-draw_final = Draw the final table
advice-break = Table { $table } can be broken
advice-break_how = Its { $players } players draw { $destination ->
    [free_seats] among the { $free } free seats elsewhere.
   *[shortest_tables] at the shortest of the other tables ({ $free } free seats elsewhere).
  }
advice-do_break = Break table { $table }
advice-over = The tournament can be ended
advice-winner = { $player } wins the tournament
advice-finish = End the tournament
advice-gap = A player of table { $from } should go to table { $to }
advice-sizes = Table { $from }: { $long } players, table { $to }: { $short }.
advice-by_lot = { $open ->
    [player] Player drawn by lot: button of table { $table } unknown.
    [seat] Seat drawn by lot: button of table { $table } unknown.
   *[both] Player and seat drawn by lot: buttons unknown.
  }
advice-role_bb = Will be big blind.
advice-role_button = Will have the button.
advice-button_known = Is the button of table { $table } known?
advice-button_touch = Touch who has it.
advice-button_here = The button is here: seat { $seat }, { $player }
advice-accept = Done
advice-other_seat = other seat
advice-postpone = Later
advice-all = Make all moves
advice-other_player = other player
advice-other_table = other table
advice-break_any = Break another table
advice-otherwise = Otherwise…
advice-do_choice = Do it so

moves-title = List of moves
moves-from = From
moves-to = To
moves-why = Why
moves-balance = balance
moves-break = table broken
moves-final_table = final table
moves-director = director

results-final = Results
results-so_far = Standing so far
results-none = Nobody is out yet.
results-revive = Bring back
results-honour = No money: honour only.

room-players = Players
room-chips = Chips in play
room-seats = { $name }: your seats
