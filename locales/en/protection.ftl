# Personal data: what the club knows of a person, for how long, and the register of processing activities.
doc-member_data = All the member’s data
doc-processing = Register of processing activities
doc-to_fill = ……………………………………………………………………
doc-data_yes = yes
doc-data_intro = This is all that the file of { $club } holds about this person. What concerns only others is left out, such as who eliminated whom. Rulings, and actions of an evening that change neither seat nor money nor result, are in the history of the tournament, where everybody is only a number.
doc-data_foot = Personal data: to be given to this person only.
doc-data_identity = Record
doc-data_added = Record made
doc-data_record = Record no.
doc-data_merged = Record merged into this one:
doc-data_told_apart = Noted as another person than that of record { $numbers }.
doc-data_kept = The club keeps this data at least until { $until }, even if the period has passed: { $reason }
doc-data_no_dues = No dues owed or paid.
doc-data_received_by = Received by
doc-data_remark = Remark
doc-data_tournaments = Tournaments
doc-data_no_tournaments = No tournament.
doc-data_money = Money received and given back at tournaments
doc-data_signed_up = signed up on { $day }
doc-data_late = late registration
doc-data_absent = absent
doc-data_seat = table { $table }, seat { $seat }
doc-data_re_entries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entries
  }
doc-data_rebuys = { $count ->
    [one] { $count } rebuy
   *[other] { $count } rebuys
  }
doc-data_addons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
  }
doc-data_bounties = { $amount } of bounties
doc-data_hits = { $count ->
    [one] { $count } player eliminated
   *[other] { $count } players eliminated
  }
doc-data_changes = Who changed the record
doc-data_change = Change

protection-title = Personal data
protection-words = This stands in the register of processing activities. Nothing is ever erased unless somebody of the club confirms it.
protection-years = Propose erasing after so many years without a sign of the member (empty: never)
protection-represented_by = Represented by (name and office)
protection-address = Address of the club
protection-contact = Contact for members’ requests
protection-text = At most 200 characters, none of them invisible.
protection-years_impossible = From 1 to { $most } years, or empty.

retention-title = Retention periods
retention-open = Retention periods
retention-back = Members
retention-words = { $years ->
    [one] The club has had no sign of these people for a year or more. Erase those whom the club no longer needs, or keep them for another year and say why. Their results stay, without the name.
   *[other] The club has had no sign of these people for { $years } years or more. Erase those whom the club no longer needs, or keep them for another year and say why. Their results stay, without the name.
  }
retention-none = The retention period has passed for nobody.
retention-off = The club has set no retention period: Tapis proposes to erase nobody.
retention-settings = Set a period
retention-change = Change the period
retention-why = Last sign
retention-sign-played = tournament of { $day }
retention-sign-season = season paid until { $day }
retention-sign-paid = payment of { $day }
retention-sign-card = membership until { $day }
retention-sign-added = record made on { $day }, nothing since
retention-ended = Period ended
retention-excluded = Excluded: erasing lifts the exclusion too.
retention-plays = Registered for “{ $tournament }”, which is not over.
retention-choose = Choose { $name }
retention-choose_all = All
retention-erase = { $count ->
    [0] Erase…
    [one] Erase { $count } person…
   *[other] Erase { $count } people…
  }
retention-keep = Keep for another year…
retention-keep_title = { $count ->
    [one] Keep { $count } person for another year
   *[other] Keep { $count } people for another year
  }
retention-keep_reason = Reason
retention-keep_go = Keep
retention-erase_sure = { $count ->
    [one] Erase { $count } person for ever?
   *[other] Erase { $count } people for ever?
  }
retention-erase_words = { $names }. Their names and all that the club knows of them go from the file. Their results stay, without the name. This cannot be undone, and copies made before hold them until they are renewed.
retention-others = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
retention-erased = { $count ->
    [one] { $count } person erased
   *[other] { $count } people erased
  }
retention-later = Reviewed for this year
retention-kept = Kept although the period has passed
retention-kept_until = until { $day }: { $reason }
retention-again = Propose again
retention-again_for = Propose again to erase { $name }
retention-reminder = { $count ->
    [one] The retention period has passed for { $count } person in the file.
   *[other] The retention period has passed for { $count } people in the file.
  }
retention-look = See the list
retention-reason_missing = Say why.
retention-text = The reason is too long (at most 200 characters) or has invisible characters.

handling-intro = This register describes what the club does with personal data in Tapis. What the club does with it elsewhere, such as on its site or in a messaging app, is to be added.
handling-controller = Controller
handling-club = Club
handling-updated = Register updated on
handling-purpose = Purpose
handling-persons = People
handling-data = Data
handling-recipients = Who sees it
handling-kept = Kept
handling-field_name = family and first name
handling-field_number = member number
handling-field_nickname = nickname
handling-field_licence = licence number
handling-field_born = birth date
handling-field_email = e-mail address
handling-field_phone = telephone
handling-field_valid_until = end of the membership
handling-field_note = free note
handling-field_photo = photo
handling-field_tags = tags (groups of the club)
handling-members = Members’ file
handling-members_purpose = To know who is a member or a guest, to reach members, to check membership and age at registration.
handling-members_persons = Members ({ $members }), guests ({ $guests }), former members ({ $former })
handling-members_recipients = Those who work at the desk on the club’s computer. A list that is printed or exported goes to whom the club gives it; it has contacts and birth dates only where they are asked for.
handling-members_kept = { $years ->
    [one] A year after the last sign of the member: a tournament, a season paid, a payment, the end of the membership. After that Tapis proposes erasing once a year; the club confirms it, or keeps the data for another year and notes why.
   *[other] { $years } years after the last sign of the member: a tournament, a season paid, a payment, the end of the membership. After that Tapis proposes erasing once a year; the club confirms it, or keeps the data for another year and notes why.
  }
handling-dues = Dues
handling-dues_purpose = To receive dues, to give receipts, to keep the till.
handling-dues_persons = Members
handling-dues_data = The amount due in a season and the reason for another rate; day, amount and means of each payment, the number of the receipt, who received it.
handling-dues_recipients = Those who work at the desk, and the treasurer for the printed register.
handling-dues_kept = Amounts, days and receipt numbers stay in the accounts. When the member is erased, the name and the reasons go.
handling-tournaments = Tournaments, results and standings
handling-tournaments_purpose = To register players, draw seats, keep the till of the evening, and establish results, standings and statistics.
handling-tournaments_persons = Members and guests who play
handling-tournaments_data = Sign-ups and registrations with their time, seats, re-entries, rebuys and payments, eliminations, places, prizes and points. Until the tournament ends, what captains report from their tables, with their names.
handling-tournaments_recipients = The desk. The players present see names, seats and results on the room’s screen and on the sheets that are put up. While the desk lets devices in, anyone on the same local network sees on a phone the names ({ $names }), the seats, how the tournament stands and, if the club wants it, prizes and standings. Where the club publishes its site, everybody sees names as the club chose, places, points and, if the club wants so, prizes.
handling-tournaments_kept = Results stay. The journal of a tournament refers to everybody by a number only: after erasing, nothing says who it was.
handling-discipline = Penalties and exclusions
handling-discipline_purpose = To apply the rules at the table, and to refuse entry to somebody who is excluded.
handling-discipline_persons = The members and guests concerned
handling-discipline_data = Offence, penalty and the director’s note; of an exclusion, the days, the reason and who decided.
handling-discipline_recipients = Those who work at the desk. At registration an exclusion is reported without its reason.
handling-discipline_kept = A penalty stays in the journal of its tournament, where everybody is only a number; the director’s note stays there too, and had better name nobody. Of an exclusion that was lifted, or of somebody who was erased, nothing is kept.
handling-changes = History of changes
handling-changes_purpose = To know who changed what, to be able to undo it, and to notice a file that was tampered with.
handling-changes_persons = Members, and those who work at the desk
handling-changes_data = When, and the name and device of the person at the desk; of records, what was changed.
handling-changes_recipients = Those who work at the desk.
handling-changes_kept = As long as the file. When a member is erased, what the history said of the member is removed.
handling-security = Security measures
handling-secure_offline = The file is on a computer of the club. Tapis works without the internet and sends data to nobody, in the European Union or elsewhere. Devices in the room have no access until the desk opens it; it is limited to the local network, is not encrypted, and nothing of it is logged.
handling-secure_service = The folder of the file is however copied by { $service }: that service receives the data and is among the recipients.
handling-secure_network = The file is on a network disk: access depends on the rights on that disk too.
handling-secure_access = The file is not encrypted: it is protected by the account and the disk of the computer.
handling-secure_chain = Each change is noted in a journal whose rows are chained. When it opens the file, Tapis checks that nothing was tampered with, and reports it.
handling-secure_copies = Copies are made automatically in the folder “backups”: all for two days, then one a day for two weeks, one a week for two months, and one a month without limit. A copy made before somebody was erased still holds the person: Tapis names these files, and the club deletes them.
handling-secure_second = An up-to-date copy is kept in a second place, which the club chose.
handling-secure_computers = The club was held by two computers: a complete copy is on the second one too. Between the two everything is encrypted, and each accepts only the other.
handling-rights = Rights of the people concerned
handling-right_access = Somebody who asks gets all the data about them, printed and as a JSON file, from their record.
handling-right_change = A record is corrected at the desk; the history keeps what was changed.
handling-right_erase = Somebody can be erased as soon as their tournaments are over. Their results stay, without the name.
members-data_save = Save the data
members-data_saved = Data saved in { $path }
