# The list of members and their panel.

members-lists = Lists
members-came = Evenings this season
members-remarks = Remarks
members-lapsed = membership expired
members-is_archived = archived
members-close = Close the panel
members-card = member { $number }
members-rank = in the season
members-evenings = { $count ->
    [one] evening
   *[other] evenings
}
members-wins = { $count ->
    [one] win
   *[other] wins
}
members-registered = registered
members-seated = in play, table { $table }, seat { $seat }
members-valid = Membership
members-until = until { $day }
members-lapsed_on = expired on { $day }
members-mail = E-mail
members-last = Recent evenings
members-never = No evening finished yet.
members-place = { $place } of { $entries }
members-points = { $points } pts
