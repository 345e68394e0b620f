# The desk of the evening: keys, palette, questions, look.
dialog-close = Close this window
dialog-discard = Leave without saving?
dialog-stay = Go on editing
dialog-leave = Leave
confirm-no = Do nothing

palette-title = Go and do
palette-search = A place, an action, a player, a member
palette-nothing = Nothing matches: try another word.
palette-place = place
palette-tab = tab of the tournament
palette-action = action
palette-club = club
palette-member = member’s card
palette-evening = evening in play
palette-ahead = evening to come
palette-past = evening of { $day }
palette-said = { $count ->
    [one] One answer, Enter: { $name }
   *[other] { $count } answers, Enter: { $name }
  }
palette-envelope = Draw the envelope for knocking out { $player }
palette-ticket = entry no. { $ticket }
palette-undo = Undo: { $what }
palette-redo = Redo: { $what }
palette-pause = Stop the clock
palette-resume = Resume the clock
palette-plus = Clock: one more minute
palette-minus = Clock: one minute less
palette-theme = Appearance: { $theme }
palette-seated = Moves: all players are seated
palette-export = Export the list of members

key-space = Space
key-ctrl_pages = Ctrl+Page ↑ ↓
key-enter = Enter
key-escape = Esc
key-shift_z = Ctrl+Shift+Z

keys-title = Keys
keys-palette = Find anything: places, actions, players, members
keys-search = Go to the search field of the screen
keys-clock = Stop or resume the clock, except in a field, a box or a menu; in a tournament Space presses no button
keys-clock_anywhere = From anywhere, also in a field: stop or resume the clock, a minute more, a minute less
keys-room_anywhere = From anywhere: previous or next level, the room’s scenes, the room’s screen
keys-press = Press the button that has the focus, open a seat
seat-key_rebuy = R
seat-key_move = M
seat-key_penalty = P
keys-seat = At an open player: rebuy (then Enter), move, penalty
keys-undo = Undo the last action
keys-redo = Redo what was undone
keys-tabs = Tabs of the tournament, in order
keys-arrows = From one tab to the next
keys-list = Choose in a list, then confirm
keys-escape = Close a window, or the last error message
keys-help = Show these keys

desk-room_close = Close the room screen
desk-palette = Go to…
desk-keys = Keys
desk-undo_what = Undo: { $what }
desk-redo_what = Redo: { $what }

settings-system = As the system
settings-contrast = High contrast

members-edit_title = Member’s card

player-out = out, { $place }
player-out_by = by { $player }
player-hits = { $count ->
    [one] { $count } player put out
   *[other] { $count } players put out
  }
player-rebuys = { $count ->
    [one] { $count } rebuy
   *[other] { $count } rebuys
  }
player-re_entries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entries
  }
player-addons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
  }
player-unregister = Remove the entry
player-amount = Amount ({ $currency })
player-receive = Receive
player-give_back = Give back

entries-owing = only those who owe
entries-total = Total
entries-give_back = Give back { $amount }
register-owes = owes { $amount }: Enter to receive it
register-debt = { $player } owes { $amount }: { $name }, { $day }
register-nickname = “{ $nickname }”

tab-prizes = Prizes and end
prizes-pool = Prize pool: { $amount }
prizes-places = { $count ->
    [one] { $count } place paid
   *[other] { $count } places paid
  }
prizes-guaranteed = guaranteed by the club, which received only { $received } for it
prizes-change = Change the prizes
prizes-amount = Amount
prizes-things = Prizes in kind
prizes-winner = Won by
prizes-open = still to be won
prizes-so_far = Amounts follow entries, rebuys and add-ons until they are no longer sold.
prizes-announce = Announce the prizes
prizes-announce_again = Announce anew
prizes-announced = Prizes announced at { $time } for a pool of { $amount }: they no longer change.
prizes-unshared = Not shared: { $amount }
prizes-unshared_added = Added by the club: { $amount }
prizes-stale = The announced prizes are no longer those that the pool gives
prizes-stale_pool = Pool when announced: { $announced }; now: { $pool }.
prizes-announced_amount = Announced
prizes-now_amount = Now
prizes-keep = Keep these prizes…
prizes-keep_title = Keep the announced prizes
prizes-keep_words = Players win what was announced. The difference stays visible: in the room, on the prize sheet and in the report.
prizes-keep_note = What becomes of the difference
prizes-keep_hint = Optional, for instance: jackpot of the season.
prizes-keep_go = Keep
prizes-kept = Prizes kept: { $note }
prizes-follow = Follow the pool again
prizes-see = See the prizes
prizes-rest_title = End with { $amount } not shared?
prizes-rest_words = The prizes were announced and the pool has grown since. Announce them anew to share all of it.
prizes-rest_added_title = End with { $amount } added by the club?
prizes-rest_added_words = The announced prizes exceed the pool. Announce them anew to bring them back to it.
prizes-rest_go = End like this
named-title = Other prizes
named-open = to be given
named-give = Give
named-change = Change
named-give_of = Give the prize { $prize }
named-change_of = Change who wins the prize { $prize }
named-give_title = Who wins the prize “{ $prize }”?
named-take_back = Give it to nobody
named-nobody = Nobody of that name plays tonight.
named-hand = Hand the prize { $prize } to { $player }
prizes-shares = Shared by
prizes-standard = the usual table
prizes-percent = percentages
prizes-amounts = amounts
prizes-seats = seats in another tournament
prizes-seat = seat ({ $amount })
prizes-seats_paid = { $seats ->
    [0] The pool pays for no seat at { $amount } yet.
    [one] The pool pays for { $seats } seat at { $amount }.
   *[other] The pool pays for { $seats } seats at { $amount }.
  }
flights-title = Join the flights
flights-none = No flight has ended in the sixty days before. A flight is a tournament that ends after a level: choose that in its set-up, “End and rules”.
flights-which = Flights that are over
flights-joined_in = already joined in “{ $name }”
flights-survivors = { $left ->
    [one] { $left } survivor
   *[other] { $left } survivors
  } of { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }
flights-chips = { $chips } chips
flights-missing = { $missing } are missing
flights-carried = Who survived several times
flights-carried-best = keeps the best stack
flights-carried-all = adds the stacks up
flights-level = Play goes on
flights-level_no = at level { $level }
flights-sum = { $players ->
    [one] { $players } player goes on
   *[other] { $players } players go on
  } with { $chips } chips. The tournament has { $field } players and { $entries } entries.
flights-pool = Joint prize pool: { $amount }.
flights-stacks = ({ $stacks })
flights-go = { $count ->
    [one] Join: { $count } player
   *[other] Join: { $count } players
  }
flights-where = In which tournament?
flights-new = a new tournament
flights-new_hint = It has the same levels and price; play goes on there where this day ends.
flights-day_two_name = { $name } – day 2
flights-next = Go to day 2…
flights-carried_stack = Stack kept
flights-joined = Joined here: { $names }. The tournament has { $field } players and { $entries } entries; play goes on at level { $level }.

register-more = Other ways to register
register-final = Final of the season: stacks by points…
register-flights = Join the flights…

final-title = Final of the season
final-no_season = There is no season yet: its standings decide who qualifies and with which stack.
final-season = Season
final-ranking = Standings
final-season_standings = those of the season
final-last_rank = Last rank that qualifies
final-last_rank_hint = Empty: everybody ranked. All who share the last rank qualify.
final-base = Base stack
final-per_point = Chips per point
final-unit = Rounded up to
final-nobody = Nobody is ranked yet.
final-sum = { $chips } chips in all
final-go = { $count ->
    [one] Register { $count } player with the stack
   *[other] Register { $count } players with their stacks
  }
final-go_paid = { $count ->
    [one] Register { $count } player and receive { $amount }
   *[other] Register { $count } players and receive { $amount }
  }
final-paid = receive { $amount } now

player-stack = Starting stack
player-stack_hint = Everybody’s stack: { $chips } chips.
player-stack_give = Give this stack

qualified-enter = Enter the qualifiers…
qualified-title = Enter the qualifiers
qualified-where = In which tournament?
qualified-paid = Their prize here pays for the entry. One undo in the other tournament removes all of them.
qualified-inside = already entered
qualified-nowhere = Prepare the tournament they qualified for first.
qualified-go = { $count ->
    [one] Enter { $count } player
   *[other] Enter { $count } players
  }
prizes-nothing = no money
prizes-how_many = Places paid (empty: one in eight)
prizes-list_percent = Percentages, first place first
prizes-list_amounts = Amounts, first place first
prizes-unit = Rounded to ({ $currency })
prizes-guarantee = Guaranteed pool ({ $currency })
prizes-thing = Prize
prizes-donor = Given by
prizes-remove = Remove the prize { $name }
prizes-add = Add a prize
prizes-handed = Handed over
prizes-hand = Handed to { $player }
prizes-hand_rest = { $amount } handed over before
prizes-too_much = Handed over in excess: { $amount }
debts-title = What is still owed
debts-why = Why this debt is written off
debts-write_off = Write off
debts-write_off_ask = Write off…
debts-owes = owes { $amount }
debts-received = { $amount } received
debts-of = { $player } owes { $amount }
prizes-field = usual table, by the number of players
prizes-field_percent = Part of the players paid (in %)

# A deal between the players who are left.
deal-make = Deal…
deal-title = Deal between the { $players } players left
deal-pot = { $amount } to share, of which { $secured } is secured to each.
deal-stack = Stack
deal-stack_of = Stack of { $player }
deal-counted = { $counted } chips counted of { $chips } in play.
deal-missing = { $missing } chips are missing.
deal-too_many = { $over } chips too many: count again.
deal-kept = Left for the winner ({ $currency })
deal-unit = Rounded to ({ $currency })
deal-icm = ICM
deal-icm_words = what the stack is worth, given the prizes
deal-chip_chop = By chips
deal-chip_chop_words = the lowest prize to each, the rest by chips
deal-even = Equal parts
deal-even_words = the same to each
deal-custom = Agreed amounts
deal-custom_words = as the players say
deal-custom_of = Amount for { $player }
deal-custom_left = Still to share: { $amount }
deal-custom_over = Shared in excess: { $amount }
deal-method = Way of sharing
deal-agrees = Agrees
deal-agrees_of = { $player } agrees
deal-legend = In small type, the difference from ICM. Each player agrees by name; any change takes that back.
deal-count = Count all stacks to see ICM and the share by chips.
deal-go = Make the deal
deal-stands = Deal made
deal-share = Share
deal-kept_is = { $amount } is still to be won by the winner.
deal-kept_none = Only places are left to play for.
deal-agreed = agreed amount
deal-gap_ask = { $missing } chips are missing
deal-gap_words = The stacks counted make { $counted } of { $chips } chips. Count again, or conclude knowing it.
deal-gap_go = Conclude all the same
prizes-agreed = still in, agreed amount
deal-next = The deal is made. End the tournament, or play on for the places.
deal-lift = Cancel the deal
deal-lift_ask = Cancel this deal?
deal-lift_words = Prizes will go by place again.

copies-why = Why
copies-file = File
copies-start = the club was opened
copies-migration = change of version
copies-update = update
copies-end = end of a tournament
copies-demand = asked for

announce-title = { $count ->
    [one] One player changes seats
   *[other] { $count } players change seats
  }
announce-move = { $player } goes to table { $table }, seat { $seat }
announce-break = Table { $table } breaks
announce-final_table = Final table: the seats are drawn
announce-redraw = The seats are drawn anew
announce-round = Next round: the seats are drawn
announce-words = Read it aloud, tick who is seated.
announce-all = All seated
announce-rest = { $count ->
    [one] The last one is seated
   *[other] The other { $count } are seated
  }
announce-one = Seated
announce-from = From table { $table }, seat { $seat }. Shown in the room.
arrival-title = { $player } arrives
arrival-table = table { $table }
arrival-seat = seat { $seat }
arrival-chips = { $chips } chips to hand out
room-moves = New seats

away-asleep_title = The computer slept during the tournament
away-asleep_words = Asleep since { $since }, away for { $lost }. Nothing is lost.

clock-sure = Change the clock?
clock-sure_words = The level had { $time } left.
clock-sure_restart = Restart the level
clock-sure_go = Go to this level

import-show = Lines shown
import-show_all = All ({ $count })
import-show_added = To be added ({ $count })
import-show_updated = To be completed ({ $count })
import-show_problems = To be checked ({ $count })
import-show_none = No line of this kind.

seasons-edit = Season
seasons-edit_do = Edit the season
seasons-name_needed = Give the season a name.
seasons-dates_needed = Give two dates, the end after the beginning.
start-name_needed = Give the club a name.

settings-language = Language
copies-made = Copied
copies-repair = before a repair
copies-deletion = before a deletion
copies-restore = before a restore

day-form = dd/mm/yyyy
day-unreadable = “{ $text }” is not a date: write for example 12/03/1990.
hour-unreadable = “{ $text }” is not a time of day: write for example 20:30.
day-needed = Give a date, for example 12/03/2026.
number-too_large = At most { $max } here.
number-too_small = At least { $min } here.
number-unreadable = “{ $text }” is not a number.
register-hint = Enter registers the chosen player, or takes the payment of what is owed.

members-more = { $count ->
    [one] And one more: narrow the search.
   *[other] And { $count } more: narrow the search.
  }

copies-restore_do = Restore
copies-restore_one = Restore the copy of { $when }
copies-sure = Go back to the copy of { $when }?
copies-sure_words = All that was done since goes from the club: members, tournaments, seasons. What is there now is copied first: you can come back to it in the same way. Whoever was erased since comes back with the copy: erase that person again.
copies-restored = The club is back at the copy of { $when }

members-erase = Erase this person…
members-erase_sure = Erase { $name }?
members-erase_words = At the person’s request: the name and all that the club knows of the person go from the file. Results stay, without the name. To take somebody off the list only, archive instead.
members-erase_again = Really erase { $name }?
members-erase_last = This cannot be undone. Copies made before still hold the name until they are renewed.
members-erase_go = Erase for ever
members-erased_copies = These copies in the folder “backups” still hold the person ({ $count }): { $names }. All are kept for two days, then one a day for two weeks, one a week for two months, and one a month without limit. So that nothing is left, delete these files, and those that you copied elsewhere.
members-erased = Erased

clubs-title = Clubs
clubs-reveal = Show the folder
leave-title = A clock is running
leave-open = Open the other club
leave-open_words = The clock of “{ $names }” is running, and the room will no longer show it. When you come back to this club, Tapis asks whether the time that passed counts.
leave-quit = Quit Tapis
leave-quit_words = The clock of “{ $names }” is running. The room’s screen closes too; at the next start, Tapis asks whether the time that passed counts.
keys-quit = Quit Tapis

clock-late_closes = Registration closes in
room-late_closes = Registration closes in { $time }
bust-stack_of = { bust-stack }, { $player }
bust-by_of = { bust-by }, { $player }
finish-missing = { $missing } chips are missing
finish-missing_words = You counted { $counted } chips; { $chips } are in play. Count again, or finish with these stacks.
finish-missing_go = Finish with these

import-order_first_last = First names are read first: Jean Dupont.
import-order_last_first = Last names are read first: Dupont Jean.
import-swap = Swap first and last names
import-back = Back to the text
results-season = Season
results-season_joined = The tournament counts in “{ $season }”
results-season_left = The tournament counts in no season any more
checklist-title = Not here yet
checklist-keys = Space ticks, Ctrl+A ticks the regulars, Enter registers
checklist-usual = Tick the regulars ({ $count })
checklist-all = Tick all ({ $count })
checklist-register =
    { $count ->
        [0] Register
        [one] Register { $count } player
       *[other] Register { $count } players
    }
checklist-register_paid =
    { $count ->
        [0] Register and receive
        [one] Register { $count } player and receive { $amount }
       *[other] Register { $count } players and receive { $amount }
    }
checklist-came = { $came } of { $of }
checklist-here = Here
checklist-here_paid = Here + { $amount }
checklist-more =
    { $count ->
        [one] { $count } more member: search by name.
       *[other] { $count } more members: search by name.
    }
paste-title = Paste names…
paste-label = One name a line
paste-hint = First Last or LAST First, numbered or not, from a message or a spreadsheet. A line may hold several names separated by commas.
paste-none = The names that are read appear here.
paste-all_new =
    { $count ->
        [one] { $count } unknown: add as a member
       *[other] { $count } unknown: add as members
    }
paste-left_out = Left out, nobody’s name: { $rows }
paste-take = Register
paste-leave = Leave out
paste-which = Who is it?
paste-unknown = Unknown, left out
paste-new = New member: { $name }
absents-open = Absent players…
absents-title = Who has not come?
absents-words = An absent player whose seat is kept is dealt in and posts blinds. A registration that is taken back is refunded. One undo takes all of it back.
absents-owing =
    { $count ->
        [one] { $count } player has not paid:
       *[other] { $count } players have not paid:
    }
absents-here = here
absents-absent = seat kept
absents-withdrawn = taken back
absents-go =
    { $count ->
        [0] Save
        [one] Save { $count } absent player
       *[other] Save { $count } absent players
    }
devices-title = To check
devices-screen = Second screen
devices-ready = connected
devices-no_screen = none
devices-printer = Printer
devices-no_printer = none
devices-sound = Sound
devices-volume = { $percent }%
devices-silent = off
tournaments-winner = Winner
tournaments-prize = First prize
tournaments-years = Year
tournaments-all_years = All
tournaments-more = More actions

bounty-title = Bounties
bounty-pool = { $amount } of bounties in play, { $paid } already won
bounty-unclaimed = { $amount } without a named winner: they will go to the winner
bounty-to_winner = { $amount } that nobody is named for, gone to the winner
bounty-nobody_over = nobody named: { $amount } to the winner
bounty-none = Nobody is out yet.
bounty-from = Out
bounty-by = By
bounty-paid = In hand
bounty-to_head = On the head
bounty-column = Bounties
bounty-heads = The largest heads
bounty-nobody = nobody named, { $amount } waiting
bounty-name = By whom…
bounty-name_of = Say who knocked out { $player }
bounty-name_title = Who knocked out { $player }?
bounty-name_words = Several players share the bounty; what cannot be divided goes to the first named.
bounty-search = Find a player
bounty-named_none = Nobody: the bounty waits.
bounty-save = Save
bounty-head_of = { $amount } on the head
bounty-won_of = { $amount } of bounties

envelopes-waits = { $hunters } knocked out { $player }: an envelope to draw
envelopes-unnamed = { $player } is out with nobody named: who draws the envelope?
envelopes-draw = Draw the envelope
envelopes-last = Last drawn: { $amount } (no. { $number }), { $hunters }
envelopes-left =
    { $count ->
        [one] { $count } envelope still closed
       *[other] { $count } envelopes still closed
    }
envelopes-unopened = { $amount } in the envelopes
envelopes-to_winner = { $amount } in the last envelopes, gone to the winner
envelopes-planned = Envelopes with { $players } players left, by the entries so far
envelopes-sealed = Envelopes sealed at { $time }
envelopes-inside = Inside
envelopes-count = How many
envelopes-closed = Still closed
envelopes-number = Envelope
envelopes-none = No envelope is drawn yet.
envelopes-amount = Inside each ({ $currency })
envelopes-count_of = How many envelopes, row { $number }
envelopes-amount_of = Inside each, row { $number }
envelopes-remove = Remove row { $number }
envelopes-add = Add envelopes
envelopes-seal_do = Seal now…
envelopes-change = Change the envelopes…
envelopes-seal_title = The envelopes
envelopes-seal_words = One for each player left, with all that was paid for bounties inside. Once one is drawn they no longer change.
envelopes-seal = Seal
envelopes-counted = { $count } envelopes for { $players }
envelopes-summed = { $sum } of { $pool }
envelopes-missing = { $amount } missing
envelopes-over = { $amount } too much

stacks-title = Count the stacks
stacks-do = Count stacks…
stacks-words = Enter goes to the next seat, then to the next table; 12.5k means 12,500.
stacks-tables = Tables to count
stacks-table = Table { $table }
stacks-waiting = { $count ->
    [one] { $count } player to count
   *[other] { $count } players to count
  }
stacks-of = { $player }’s stack
stacks-here = Table { $table }: { $chips }
stacks-all = { $players ->
    [one] { $players } player counted of { $left }
   *[other] { $players } players counted of { $left }
  }, { $counted } chips of { $chips } in play
stacks-right = The count is right.
stacks-missing = { $chips } chips are missing.
stacks-over = { $chips } chips too many.
stacks-save = Save table { $table }
stacks-has = stack { $chips } ({ $depth }) at { $time }

arrivals-title = { $count ->
    [one] { $count } arrival to confirm
   *[other] { $count } arrivals to confirm
  }
arrivals-new = new: needs a card
arrivals-typed = name written by the player
arrivals-make = Make the card…
arrivals-register = Register
arrivals-register_paid = Register and take the money
arrivals-dismiss = Ignore
arrivals-dismiss_all = Ignore all
arrivals-dismiss_named = Ignore the arrival of { $name }

end-prizes = Prizes
end-handed = { $amount } handed over
end-to_hand = { $amount } to hand over
end-all_handed = all is handed over
end-places = { $count ->
    [one] The place and its points
   *[other] The { $count } places and their points
  }
end-back = Back to the prizes
end-tick = handed over
end-agreed = deal
end-bounties = { $amount } of it bounties
end-rest = Other settings of the prizes
end-go = To the end of the evening
end-title = To finish
end-papers = Prizes and payouts
end-text = Text to send
end-text_copy = Copy
end-text_copied = copied
end-text_show = See the text and its other forms
end-site = The club’s site
end-site_go = Publish…
end-later = after the end
end-copy = Copy to { $folder }
end-copy_made = up to date
end-copy_behind = behind
end-next_day = For { $day }
end-next = For the next time
end-next_open = Open “{ $name }”
end-ask = Ask { $player } for { $amount }.
end-give = Hand { $player } the prize.
end-bring = { $donor } brings { $player }’s prize: { $thing }.
end-nothing = Nothing is left to do.
end-open_prizes = { $count ->
    [one] One prize stays noted.
   *[other] { $count } prizes stay noted.
  }
end-open_debts = { $amount } owed stays noted.
end-open_both = { $count ->
    [one] One prize and { $amount } owed stay noted.
   *[other] { $count } prizes and { $amount } owed stay noted.
  }
end-finish = End the evening
end-finished = Ended at { $time }

till-title = Till
till-lead = { $received } received, { $prizes } to hand over
till-so_far = { $received } received of { $due } due
till-explained = { $lead }: { $parts }
till-then = { $lead }:
till-and = { $explained };
till-owes = { $player } owes { $amount } ({ $what })
till-for_entries = entry at { $time }
till-for_re_entries = re-entry at { $time }
till-for_rebuys = rebuy at { $time }
till-for_addons = add-on at { $time }
till-club = { $amount } for the club
till-added = { $amount } added by the club
till-written_off = { $amount } of debts written off
till-overpaid = { $player } paid { $amount } too much
till-without_winner = { $amount } without a winner
till-beyond = { $amount } promised beyond the pool
till-holds = There must be { $amount } in the till now.
till-short = The till advances { $amount }: more was handed over than received.
till-less_owed = less { $amount } owed
till-less_written_off = less { $amount } written off
till-and_too_much = plus { $amount } overpaid
till-apart = The float is apart.
debts-settle = Received
debts-settle_of = Received: { $player }, { $amount }
till-give_up_of = Another outcome: { $player }’s debt
