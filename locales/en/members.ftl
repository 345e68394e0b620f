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
championship-points = { $name }: { $points }
members-points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}

members-licence = licence { $number }
members-guest = guest
members-excluded = excluded
members-excluded_row = Exclusion
members-excluded_open = since { $since }
members-excluded_until = { $since } to { $until }
members-excluded_why = { $reason } ({ $by })
members-show = Members shown
members-show_all = All
members-show_guests = Guests { $count }
members-show_lapsed = Membership expired { $count }
members-show_excluded = Excluded { $count }
field-licence = Licence
field-guest = Guest, not a member yet
field-tags = Tags
tags-hint = With commas between them. A tag groups members for the list, the search and the championships.
tags-known = Tags of the club
tags-title = Tags
tags-open = Tags…
tags-all = All tags
tags-one = { $tag } ({ $members })
tags-filter = Tag
tags-which = Tag
tags-who = Who has it
tags-saved = “{ $tag }”: { $members ->
    [0] nobody has this tag any more
    [one] { $members } member
   *[other] { $members } members
  }.
notes-title = Notes
notes-new = New note
notes-add = Add the note
notes-delete = Delete
notes-delete_named = Delete the note of { $day }
notes-delete_sure = The note of { $day } will be deleted.
exclude-title = Exclude { $name }
exclude-words = Tapis says so at registration. The list of members shows the reason only in the member’s panel.
exclude-since = From
exclude-until = Until (empty: until further notice)
exclude-reason = Reason
exclude-by = Decided by
exclude-go = Exclude
exclude-edit = Exclusion…
exclude-open = Exclude…
exclude-lift = Lift the exclusion
exclusion-ends_before = The exclusion ends before it begins.
exclusion-reason_missing = Give the reason.
exclusion-decider_missing = Say who decided, for example “the committee of 12 May”.
exclusion-text = The reason or “Decided by” is too long (500 characters at most) or contains invisible characters.
entry-refused = { $player }: registration refused. { $reasons }
entry-excluded = This person is excluded from the club.
entry-excluded_until = This person is excluded from the club until { $day }.
entry-lapsed = The membership expired on { $day }.
entry-guest = { $came ->
    [one] This guest has already come { $came } time this season, of { $most } at most.
   *[other] This guest has already come { $came } times this season, of { $most } at most.
}
entry-checks = Checks at registration
entry-checks_words = “Warn” shows a warning and lets you register. “Refuse” does not let you register.
entry-checks_excluded = Excluded person
entry-checks_lapsed = Membership expired
entry-checks_guest = Guest who came too often
entry-checks_evenings = Evenings a season for a guest (empty: no limit)
entry-checks_nothing = Say nothing
entry-checks_warned = Warn
entry-checks_refused = Refuse
members-export_csv = Export (CSV)
members-export_xlsx = Export (Excel, LibreOffice)
columns-title = Columns of the file
columns-remembered = The columns are read like those of the last list with the same headings.
columns-words = Say what each column holds. Once the members are added, Tapis reads lists with the same headings the same way.
columns-headed = The first line holds headings
columns-column = Column
columns-values = First values
columns-holds = Holds
columns-unnamed = Column { $number }
columns-holds_of = Content of “{ $column }”
columns-none = Left out
columns-last_name = Last name (or both names)
members-more_deeds = More
import-sheet = Sheet of the workbook
photo-of = Photo of { $name }
photo-choose = Photo…
photo-other = Another photo…
photo-remove = Remove the photo
photo-unreadable = This picture cannot be read: choose a PNG, JPEG or WebP photo.
photo-large = This picture is too large: 20 MB at most.
field-photo = Photo
