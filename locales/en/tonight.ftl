# All the paper of an evening at once.
tonight-title = Paper for the evening
tonight-nothing = Choose at least one document.
tonight-unbound = The documents could not be bound into one. Save them in a folder.
tonight-all = Everything for tonight
tonight-which = Documents bound together, in this order
tonight-folder = Into a folder…
tonight-saved = { $count ->
    [one] One document saved
   *[other] { $count } documents saved
  } in: { $folder }

ahead-players = Players
ahead-entries = Entries
ahead-seats = Seats
ahead-clock = Clock
ahead-room = Room
ahead-is_done = done
ahead-is_now = to do now
ahead-is_lacking = tables are missing
ahead-is_later = later
ahead-starts = Starts at { $hour }
ahead-open = Open the evening
ahead-members = { $count ->
    [0] No members in the file
    [one] { $count } member in the file
   *[other] { $count } members in the file
  }
ahead-add_members = Add the members
ahead-entered = { $count ->
    [0] Nobody yet
    [one] { $count } entry
   *[other] { $count } entries
  }
ahead-entered_owed = { $entered }, { $owed } to collect
ahead-register = Register the players
ahead-go_on = Go on registering
ahead-seats_enough = { $seats } seats in the room
ahead-seats_lacking = { $seats } seats in the room for { $wanted } players: { $lacking } are missing
ahead-add_tables = { $count ->
    [one] Add { $count } table
   *[other] Add { $count } tables
  }
ahead-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
ahead-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
  }
ahead-room_open = The room screen is open.
ahead-room_screen = A second screen is connected.
ahead-room_alone = No second screen: the room opens in a window.
ahead-open_room = Open the room screen
ahead-awaited = Came last time, not here yet
ahead-others = { " " }and { $count } more
ahead-last = Last evening
ahead-last_was = { $count ->
    [one] { $count } player, winner: { $winner }
   *[other] { $count } players, winner: { $winner }
  }
ahead-last_lasted = Duration: { $lasted }
ahead-last_incidents = { $count ->
    [one] { $count } ruling or penalty
   *[other] { $count } rulings or penalties
  }
ahead-last_owed = Still to collect: { $owed }
