# Before the evening: who signed up, the places, the waiting list.
sign_ups-which = What is shown
sign_ups-on_site = On site
sign_ups-before =
    { $count ->
        [0] Before the evening
       *[other] Before the evening ({ $count })
    }
sign_ups-open = Sign-ups
sign_ups-title = Sign-ups
sign_ups-search = Sign a member up: a few letters of the name
sign_ups-hint = Signing up takes no money and gives no seat. When the player arrives, one press under “On site” makes it an entry.
sign_ups-no_limit = No limit
sign_ups-limit = Set the places
sign_ups-count =
    { $count ->
        [0] Nobody has signed up
        [one] { $count } signed up with a place
       *[other] { $count } signed up with a place
    }
sign_ups-count_waiting =
    { $count ->
        [one] { $count } on the waiting list
       *[other] { $count } on the waiting list
    }
sign_ups-count_arrived =
    { $count ->
        [one] { $count } already here
       *[other] { $count } already here
    }
sign_ups-left =
    { $count ->
        [0] Full
        [one] { $count } place left
       *[other] { $count } places left
    }
sign_ups-none = Nobody has signed up yet. Look for a member, or paste the list from the group chat.
sign_ups-no = No.
sign_ups-since = Signed up on
sign_ups-when = { $day } at { $hour }
sign_ups-waiting = Waiting list
sign_ups-waits = waiting, no. { $place }
sign_ups-moved_up = moved up from the waiting list
sign_ups-arrived = is here
sign_ups-off = Not coming
sign_ups-off_whom = { $player } is not coming
sign_ups-in = already signed up
sign_ups-do = Sign up
sign_ups-do_count =
    { $count ->
        [0] Sign up
        [one] Sign up { $count } player
       *[other] Sign up { $count } players
    }
sign_ups-not_there = Signed up, not here yet
sign_ups-keys = Space ticks, Ctrl+A ticks all who have a place, Enter registers
checklist-others = The other members
ahead-signed_up = Signed up, not here yet
setup-capacity_field = Number of places
setup-capacity_hint = Whoever signs up beyond it goes on the waiting list. Empty: no limit.
