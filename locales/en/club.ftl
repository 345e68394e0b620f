# A club: the one being made, and what the settings say of it.
new_club-title = New club
new_club-open = Create a club…
new_club-city = City (optional)
new_club-city_hint = Printed with the club’s name at the head of its papers.
new_club-currency = Currency of the tournaments
new_club-no_money = Without money
new_club-other_currency = Another currency…
new_club-code = Code of the currency
new_club-code_hint = Three letters: EUR, GBP, USD.
new_club-fee = Price of an entry
new_club-formula = Usual format
new_club-freezeout = Freezeout
new_club-freezeout_words = One stack each
new_club-rebuy = Rebuys and add-on
new_club-rebuy_words = Until the first break
new_club-formula_hint = New tournaments will begin like this. Everything can be changed.
new_club-members = Members
new_club-members_hint = Paste a list or choose a file; or leave it empty for now.
new_club-members_placeholder =
    John Smith
    DURAND Éva
    …
new_club-file = Choose a file…
new_club-from_file = List read from { $file }
new_club-text_again = Paste text instead
new_club-found = { $count ->
    [0] No member found
    [one] { $count } member found
   *[other] { $count } members found
  }
new_club-refused = { $count ->
    [one] { $count } line is not understood
   *[other] { $count } lines are not understood
  }
new_club-repeated = { $count ->
    [one] { $count } repeated line
   *[other] { $count } repeated lines
  }
new_club-place = The club’s file
new_club-elsewhere = Somewhere else…
new_club-go = Create the club
new_club-go_with = { $count ->
    [one] Create the club with { $count } member
   *[other] Create the club with { $count } members
  }
