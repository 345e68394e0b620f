# The players’ page, on their telephones
phone-live = live
phone-connecting = connecting…
phone-lost = offline
phone-lost_words = Connection lost. What you see is { $ago } old. Check the club’s Wi-Fi.
phone-lost_never = No connection to the club’s computer. Check the club’s Wi-Fi.
phone-retry = Try again
phone-ago_seconds = less than a minute
phone-ago_minutes = { $minutes } min
phone-nothing = No tournament at the moment.
phone-nothing_words = This page updates by itself.
phone-choose = Which tournament?
phone-sections = Sections
phone-game = Game
phone-place = My seat
phone-prizes = Prizes
phone-season = Season
phone-rules = Rules
phone-paused = Clock stopped
phone-resumes = Resumes at { $time }
phone-overtime = Last level, extended
phone-finished = Tournament over
phone-starts = Starts at { $time }
phone-starts_on = { $day } at { $time }
phone-waiting = The clock has not been started yet.
phone-hand_for_hand = Hand for hand · hand { $hand }
phone-last_hands = { $hands ->
    [one] Last hand before the break
   *[other] { $hands } more hands before the break
  }
phone-blinds = Blinds
phone-after_break = After the break
phone-last_level = Last level
phone-players = players
phone-entries = entries
phone-average = average stack
phone-big_blinds = { $count } { mark-bb } on average
phone-to_break = to the break
phone-break_left = break ends
phone-no_break = no more breaks
phone-unshared = Not shared
phone-unshared_added = Added by the club
phone-other_prizes = Other prizes
phone-pool = Prize pool
phone-paid = { $count ->
    [one] 1 place paid
   *[other] { $count } places paid
  }
phone-paid_range = from { $least } to { $most }
phone-late = Registration
phone-re_entries = Re-entries
phone-all_entries = { $count } entries
phone-rebuys = Rebuys
phone-until_hour = until { $time }, level { $level } at the latest
phone-until_level = until level { $level }
phone-moving = { $count ->
    [one] One player changes seats
   *[other] { $count } players change seats
  }
phone-who = Who are you?
phone-who_words = Tap your name to see your seat and be alerted. This phone remembers it and tells the club’s computer, which does not keep it.
phone-find_me = Find my seat
phone-search = Search for a name
phone-nobody = Nobody of that name in this tournament.
phone-no_players = Nobody is registered yet.
phone-not_me = That is not me
phone-your_seat = { $name }, your seat
phone-table = table
phone-seat = seat
phone-table_seat = table { $table }, seat { $seat }
phone-not_drawn = Seats are not drawn yet. Yours will show here.
phone-not_seated = You have no seat at the moment.
phone-seat_picture = Table of { $seats } seats: you are in seat { $seat }
phone-next_hand-sits_out = You sit out the next hand.
phone-next_hand-big_blind = Big blind in the next hand
phone-next_hand-small_blind = Small blind in the next hand
phone-next_hand-button = Button in the next hand
phone-hands_to_miss = { $count ->
    [one] Penalty: one hand to miss
   *[other] Penalty: { $count } hands to miss
  }
phone-you_move = { $name }, you change tables
phone-you_change_seat = { $name }, you change seats
phone-take_chips = Take your chips.
phone-arrives-sits_out = You sit out the first hand.
phone-arrives-big_blind = You arrive in the big blind and play at once.
phone-arrives-small_blind = You arrive in the small blind and play at once.
phone-arrives-button = You arrive on the button and play at once.
phone-arrives-plays = You play at once.
phone-from = from table { $table }, seat { $seat }
phone-there = I am there
phone-alerts_on = Sound and vibration are on
phone-alerts_off = Alert me with a sound
phone-out = { $name }, you finish
phone-of = of { $entries }
phone-won = You win { $prize }
phone-bounties = Bounties won: { $amount }
phone-winner = { $name }, you win the tournament!
phone-no_prize = Not a paid place
phone-prize_place = Place
phone-prize_what = Prize
phone-no_prizes = No prizes are set yet.
phone-provisional = Provisional: if the evening ended now.
phone-standing_points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}
phone-tonight = + { $points } tonight
phone-still_playing = still playing
phone-no_season = This tournament does not count for any standings yet.
phone-which_standings = Which standings?
phone-rules_search = Search the rules
# Words of players, and how the rules write them.
phone-rules_words = all in=all-in | allin=all-in | string bet=several stages | string=several stages | out of turn=before | color up=chip race
phone-no_rule = No rule with these words.
phone-loading = Loading…
phone-you = you

phone-check_in = I have arrived
phone-check_in_words = Touch your name: the desk registers you. Nothing is paid here.
phone-check_in-asked = announced
phone-check_in-here = registered
phone-check_in_not_listed = My name is not in the list
phone-check_in_thanks = Thank you, { $name }!
phone-check_in_desk = The desk knows. Please come and pay your entry.
phone-check_in_back = Back to the list
phone-check_in_both = Give your first and last name.
phone-check_in_closed = Arrivals are closed here: please go to the desk.
phone-first_name = First name
phone-last_name = Last name
line-unreachable = No connection to the club’s computer. Check the Wi-Fi, then try again.
line-slow = The club’s computer does not answer. Try again in a moment.
line-busy = Too many requests at once: nothing was sent. Try again in a moment.
line-failed = The club’s computer could not answer. Try again in a moment.
page-old = This page could not open: the network is slow, or this browser is too old (it takes one of 2022 or later). The clock is on the wall.
page-no_script = This page needs JavaScript, which this browser does not run. The clock is on the wall.
page-again = Reload the page
