# The room screen: its scenes, its panels, its layouts.
room-big_blinds = { $count ->
    [0] less than one { mark-bb }
    [one] { $count } { mark-bb }
   *[other] { $count } { mark-bb }
}
room-old = This picture is old: no word from the program for 3 seconds.
room-pressed_more = + 1 minute · Ctrl+Z: undo
room-pressed_less = − 1 minute · Ctrl+Z: undo
room-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
room-pool = Prize pool: { $sum }
room-unshared = not shared: { $sum }
room-unshared_added = added by the club: { $sum }
room-other_places = { $count ->
    [one] and { $count } more place
   *[other] and { $count } more places
  }
room-registration_open = Registration is open
room-wifi = Wi-Fi “{ $name }”
room-then = Then the evening
room-start = Start
room-registered = Registered
room-expected = Expected
room-arrivals = Just arrived
room-stack = Starting stack
room-levels = Levels
room-minutes = { $count } min
room-broken = { $count ->
    [one] Table { $tables } is breaking
   *[other] Tables { $tables } are breaking
}
room-resumes = Back at level { $level }:
room-add_on = Add-on: { $price } = { $chips } chips
room-add_on_free = Add-on: { $chips } chips
room-add_on_hands = { $count ->
    [one] Chips after { $count } hand
   *[other] Chips after { $count } hands
}
room-color_up = Small chips leave: keep yours on the table
room-color_up_of = Chips of { $chips } leave: keep yours on the table
room-in_money = All players left are in the money
room-bubble = Bubble: one more player out before the money
room-to_money = { $count ->
    [one] { $count } more player out before the money
   *[other] { $count } more players out before the money
}
room-final_table = Final table
room-points = { $points } pts
room-wins = wins the tournament
room-win_together = win the tournament together
room-break_in = Break in { $time }
room-level = Level
room-re_entries_close = Re-entry closes in
room-entry_closes = Registration closes in
room-first_prize = First prize
room-leaders = Chip leaders at { $time }
room-out_by = knocked out by { $name }
room-out_bounty = knocked out by { $name } · bounty { $amount }
room-drawn = envelope { $number }, for knocking out { $player }
room-drawn_largest = the largest envelope, for knocking out { $player }
room-envelopes =
    { $count ->
        [one] { $count } envelope left
       *[other] { $count } envelopes left
    }
room-envelopes_from = Envelopes with { $players } left
room-envelopes_of = { $count } ×
room-heads = Largest heads

panel-title = Title
panel-clock = Clock
panel-blinds = Blinds
panel-next = Next level
panel-break = Next break
panel-players = Players
panel-average = Average stack
panel-chips = Chips in play
panel-prizes = Prizes
panel-logo = Logo
panel-message = Message
panel-qr = QR code
panel-season = Season standings
panel-eliminations = Last eliminations
panel-legend = Chip values
panel-hour = Time of day
panel-track = Levels up to the break
panel-entry = Late registration
panel-leaders = Chip leaders
panel-bounties = Heads and envelopes
panel-slides = Pictures

room-preset-felt = Green felt
room-preset-hall = Bright hall
room-preset-minimal = Minimal
room-preset-board = Board

room-message_long = the message is longer than 400 letters.
room-qr_long = this text is too long for a QR code.
room-layout_gone = This layout is no more.
room-layouts_many = The club keeps 24 layouts at most: delete one.
room-layout_impossible = This layout cannot be shown.
room-scene_empty = This scene has nothing to show for now.
room-logo_kind = This file is not a PNG, JPEG, WebP or SVG picture.
room-logo_large = This picture is too large: 1.5 MB at most.
room-ground_unreadable = No text can be read on this background: make it darker or lighter.
room-not_a_colour_ground = The background’s colour is not a colour.
room-not_a_colour_ink = The text’s colour is not a colour.
room-not_a_colour_accent = The accent’s colour is not a colour.
room-mended_ink = The text { $asked } would be hard to read: it becomes { $found }.
room-mended_accent = The accent { $asked } would be hard to read: it becomes { $found }.
layout-name = Give the layout a name (60 letters at most).
layout-no_clock = The clock is missing.
layout-twice = “{ $panel }” stands twice.
layout-outside = “{ $panel }” reaches out of the screen.
layout-small = “{ $panel }” is too small to be read: at least { $columns } columns and { $rows } rows.
layout-overlap = “{ $panel }” and “{ $other }” overlap.

hall-open = Open the room screen
hall-full = Full screen
hall-menu = Scene of the room
hall-settings = Room settings…
hall-shows = What the room sees
hall-scene = Scene
hall-scene_auto = By itself
hall-held = This scene stays until you choose “By itself”.
hall-held_now = The room stays on “{ $scene }”. Ctrl+0 lets the scenes change by themselves again.
hall-held_closed = Once it is opened, the room stays on “{ $scene }”. Ctrl+0 lets the scenes change by themselves.
hall-released = The room’s scenes change by themselves again.
hall-tournaments = Tournaments shown ({ $count } at most)
hall-where = Where
hall-auto = On the second screen, or else in a window
hall-window = In a window
hall-screen = { $name } ({ $size })
hall-screen_desk = { $name } ({ $size }), the screen you work on
room_bar-nothing = There is no tournament to show in the room.
room_bar-pulled = The room’s screen is unplugged: the room comes back as soon as it is plugged in.
room_bar-mirrored = Both screens show the same picture: the room sees this screen. Extend the display in the system’s settings.
room_bar-missing = The screen chosen for the room is not there: { $screen }.
room_bar-misplaced = The system has not put the room on its screen.
room_bar-closed = The room’s screen was closed.
room_bar-stopped = The room’s page stopped three times within a minute: it is closed. Close other programs, then open it again.
room_bar-here = Show the room here
room_bar-again = Try again
room_bar-where = Choose the screen…
room_bar-reopen = Open the room’s screen again
room_bar-leave = Leave it closed
hall-sleeps = Your system has not confirmed that it keeps the screen on: turn its sleep off.
hall-told = What the club tells
hall-told_kept = Message and code saved
hall-qr = Text or address of the QR code
hall-logo_choose = Choose a picture…
hall-logo_remove = Remove
hall-logo_alt = The club’s logo
hall-logo_words = PNG, JPEG or WebP, 1.5 MB at most; an SVG is shown but not printed.
hall-slides = Rotating pictures
hall-slides_words = Sponsors, posters, the next evening: shown one after another in breaks, before the start, and in a panel of the clock if you add it. PNG, JPEG, WebP or SVG, 1 MB at most, eight in all.
hall-slide_add = Add a picture…
hall-slide_remove = Remove { $name }
room-slide_gone = That picture is no longer there.
room-slide_large = That picture is too large: 1 MB at most.
room-slides_many = There are { $most } pictures already: remove one first.
hall-layouts = Layouts
hall-layout_used = In use
hall-layout_use = Use
hall-layout_copy = Copy and edit
hall-layout_edit = Edit
hall-layout_edit_one = Edit { $name }
hall-layout_mine = { $name } of the club
hall-layout_name = Name of the layout
hall-layout_kept = Layout “{ $name }” saved
hall-layout_delete = Delete the layout { $name }?
hall-layout_delete_words = If the room uses it, it goes back to the green felt.
hall-layout_delete_do = Delete
hall-editor = Edit the layout
hall-editor_words = Drag a panel to move it, its corner to size it. By keyboard: the arrows move, Shift + arrows size, Delete removes.
hall-panels = Panels
hall-panel_at = { $panel }: column { $column }, row { $row }, { $columns } × { $rows }
hall-remove = Remove { $panel }
hall-add = Add
hall-background = Background
hall-background_felt = Felt
hall-background_glow = Soft light
hall-background_plain = Plain
hall-colour_ground = Background colour
hall-colour_ink = Text
hall-colour_accent = Accent
hall-colour_code = { $what }: code
palette-scene = Room: { $scene }

scene-welcome = Welcome
scene-seats = Seats
scene-clock = Clock
scene-break = Break
scene-moves = Moves
scene-prizes = Prizes
scene-final_table = Final table
scene-winner = Winner
