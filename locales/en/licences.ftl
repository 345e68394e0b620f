licences-open = Check licences…
licences-title = Licences
licences-choose = Choose a list…
licences-words = Compare the members with your federation’s list: a CSV file or a spreadsheet, with licence numbers. Nothing is sent, and nothing changes until you ask for it.
licences-own = In the club
licences-listed = On the list
licences-same = Up to date
licences-new = To take over: the club has not noted the licence
licences-different = Two different numbers
licences-not_listed = Not on the list
licences-take = { $count ->
    [0] Take over
    [one] Take over { $count } licence
   *[other] Take over { $count } licences
  }
licences-taken = { $count ->
    [one] { $count } licence noted.
   *[other] { $count } licences noted.
  }
licences-strangers = { $count ->
    [one] { $count } person on the list is no member of the club.
   *[other] { $count } persons on the list are no members of the club.
  }
licences-no_column = No column of this list has the heading “Licence”: add it in the spreadsheet.
