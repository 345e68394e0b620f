# Papers about members.
doc-members = Members’ list
doc-member_card = Member’s card
doc-member_cards = Members’ cards
doc-member_year = The member’s season
doc-members_total = { $count ->
    [0] No member.
    [one] { $count } member.
   *[other] { $count } members.
  }
doc-name = Name
doc-nickname = Nickname
doc-born = Born
doc-email = E-mail
doc-phone = Telephone
doc-valid_until = Valid until
doc-private = Personal data: not to be posted or passed on.
doc-card_number = Member no. { $number }
doc-card_member = Membership without an end
doc-card_until = Valid until { $date }
doc-card_former = Former member

doc-all_seasons = All tournaments
doc-played_nothing = No tournament is over.
doc-rank_of = { $rank } of { $of }
doc-podiums = In the first three
doc-average_place = Average place
doc-won_money = Won
doc-paid_money = Paid
doc-owed_money = Still owed
doc-hits = Players put out
documents-of_member = The member
documents-member_find = Find a member
documents-member_chosen = Member: { $name }
documents-member_none = Nobody has that name.
documents-season = Season
documents-contacts = With e-mail and telephone
documents-births = With birth date
cli-which_member = Say which member, by name or by the number in the file: --member NAME.
cli-member_unknown = Nobody answers to “{ $name }” in this club, neither by name nor by number.
cli-member_several = Several members answer to “{ $name }”: { $found }. Say which, by the number in brackets.
doc-option_refused = The option { $option } goes only with: { $kinds }.
doc-guest = { $name } (guest)
