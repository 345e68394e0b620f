# The league’s office: the page to work with of whoever runs the league.
office-title = League office
office-back = Back to the office
office-optional = (optional)
office-cancel = Cancel
office-add = Add
office-save = Save
office-saved = Saved.
office-remove = Remove
office-name = Name
office-number = Number
office-club = Club
office-state = State
office-failed = The database did not answer as it should: nothing has changed. The program’s log says why.
office-too_large = This form is too large, or took too long to arrive: nothing has changed.
office-form_unread = This form did not arrive whole: nothing has changed. Try again.
office-foreign = This was not asked from a page of the office: nothing has changed.
office-missing = There is no such page, or what it showed was removed.
office-no_file = Choose a file.
office-choice_wrong = This choice is not there any more: the page is up to date now.
office-day_wrong = Give a day, for example 2026-11-21.
office-hour_wrong = Give an hour, for example 20:00.
office-name_missing = Give a name.
office-pages = Pages
office-shown = { $first } to { $last } of { $count }
office-first_page = First
office-previous_page = Previous
office-next_page = Next
office-last_page = Last
office-sign_in = Sign in
office-sign_out = Sign out
office-password = Password
office-enter = Sign in
office-password_how = After twelve hours without doing anything, the password is asked for again.
office-no_password = No password was chosen yet: run “tapis-hub office-password” on the league’s computer.
office-wrong_password = This is not the password.
office-too_often = Too many wrong passwords in a row: wait for a minute.
office-ended = Sign in first: nothing has changed. Then go back in the browser to find what you had typed.
office-password_ask = Password of the office:
office-password_again = Once more:
office-password_differs = The two passwords are not the same.
office-password_length = A password has at least { $what } characters.
office-clubs = Clubs
office-waiting = To decide
office-wait_histories = { $count ->
    [one] { $count } evening has several histories
   *[other] { $count } evenings have several histories
}
office-wait_differences = { $count ->
    [0] No difference between clubs and league
    [one] { $count } difference between a club and the league
   *[other] { $count } differences between clubs and league
}
office-wait_duplicates = { $count ->
    [one] { $count } possible duplicate
   *[other] { $count } possible duplicates
}
office-no_clubs = No club has joined the league yet. Make a code below and give it to the club: it appears here with the first file that it sends.
office-keys = Keys
office-no_key = none
office-evenings = Evenings
office-undecided = To decide
office-withdraw = Withdraw
office-withdraw_title = Withdraw a key
office-withdraw_ask = Withdraw the key { $key } of “{ $club }”? The league will take nothing more that it signs. What it signed before stays. This cannot be taken back.
office-withdraw_do = Withdraw the key
office-withdrawn = The key { $key } is withdrawn.
office-invite_title = Invite a club
office-for_whom = For whom
office-address = Address of the league’s server
office-invite_club = Club
office-new_club = A new club
office-invite_how = For a club that the league knows, the code admits the key of another of its computers. Without an address, files are carried on a stick.
office-invite = Make a code
office-note_missing = Say for whom this code is.
office-address_wrong = The address begins with { $example }
office-club_wrong = There is no such club.
office-invited = This is the code with which the club joins the league:
office-code_once = It is shown once and can be used once: copy it now. The club pastes it into Tapis, under Seasons, League…, then sends its evenings: it is among the clubs from then on.
office-invitations = Invitations
office-made = Made on
office-used = Used on
office-uninvited = The invitation is withdrawn.
office-admit_title = Admit a club by its file
office-admit_how = The club writes a file and tells you the fingerprint of its key, which its reports show. The office shows that of the file, and you compare.
office-bundle = The club’s file (.tapis-league)
office-show_key = Show the fingerprint
office-compare_title = Compare the fingerprint
office-compare = Admit this key only if the club told you the same fingerprint, letter by letter. From then on the league believes everything that it signs about this club.
office-fingerprint = Fingerprint of the key
office-and_take = Take in the evenings of this file too
office-admit = It is the same: admit
office-admitted = “{ $club }” is admitted.
office-other_bundle = Another file was chosen meanwhile: compare its fingerprint again.
office-arrivals = Arrivals
office-bundles = The clubs’ files (.tapis-league)
office-take_how = Several at once if you like: each is taken whole or not at all, and once only.
office-take = Take in
office-taken = { $count ->
    [one] One file was taken in.
   *[other] { $count } files were taken in.
}
office-refused_file = { $file }: { $why }
office-none_taken = Nothing was taken in. { $why }
office-no_arrivals = Nothing has arrived yet.
office-arrived_rows = { $evenings ->
    [0] Nothing new.
    [one] { $rows ->
        [one] One new row of one evening.
       *[other] { $rows } new rows of one evening.
    }
   *[other] { $rows } new rows of { $evenings } evenings.
}
office-arrived_members = { $count ->
    [0] No member has changed.
    [one] One member is new or has changed.
   *[other] { $count } members are new or have changed.
}
office-arrived_fork = A history parts from another one: decide
office-corrected = Results corrected: { $evening }
office-player = Player
office-before = Before
office-after = After
office-absent = absent
office-histories = Histories
office-histories_how = Where a copy of a club’s file was restored and went on, an evening has several histories. The one that came first counts until you decide.
office-no_histories = Every evening has one history only.
office-to_decide = To decide
office-which_count = Which of them count?
office-decide = Decide
office-decided = Decided; the rankings follow.
office-history = { $parts }: { $has }
office-first_history = The first that arrived
office-own_history = Nothing in common
office-parts_after = { $rows ->
    [one] Parts after one row
   *[other] Parts after { $rows } rows
}
office-history_has = { $rows ->
    [one] one row
   *[other] { $rows } rows
}, { $results ->
    [one] { $results } result
   *[other] { $results } results
}
office-persons = Persons
office-to_differences = What clubs say otherwise
office-all_persons = All persons
office-search = Search for a name or a licence
office-find = Search
office-persons_found = { $count ->
    [0] No person.
    [one] One person.
   *[other] { $count } persons.
}
office-add_person = Add a person
office-last_name = Last name
office-first_name = First name
office-licence = Licence
office-born = Birth date
office-records = Records of clubs
office-sanctioned = sanction
office-person_added = The person is added.
office-person_list = Take in a list
office-person_list_how = A CSV file in UTF-8 with the columns licence, last_name, first_name and born (2001-12-31), separated by commas or semicolons. Whoever has a known licence is changed; all of it is taken, or nothing.
office-csv = CSV file
office-take_list = Take in the list
office-list_taken = { $added ->
    [0] Nobody was added,
    [one] One person was added,
   *[other] { $added } persons were added,
} { $changed ->
    [0] none changed.
    [one] one changed.
   *[other] { $changed } changed.
}
office-sanctions = Sanctions
office-no_sanctions = No sanction at present.
office-add_sanction = Add a sanction
office-since = First day
office-until = Last day
office-until_lifted = until it is lifted
office-reason = Reason
office-decided_by = Decided by
office-sanction_added = The sanction is added: clubs will have it with the next lists.
office-lift = Lift
office-lifted = The sanction is lifted.
office-no_records = No club has a record of this person.
office-search_member = Search the clubs for a member’s record
office-members_found = { $count ->
    [0] No member.
    [one] One member.
   *[other] { $count } members.
}
office-link = Is this person
office-unlink = Is not this person
office-linked = The record is this person’s.
office-unlinked = The record is not this person’s any more.
office-remove_person = Remove this person
office-remove_ask = Remove { $name }? Everything that the league says of this person is erased, and the sanctions are lifted. The clubs’ records stay. This cannot be taken back.
office-person_removed = The person is removed.
office-differences = Differences
office-differences_how = What a club says of a person otherwise than the league, and members who may be a known person. A difference that was refused is not shown again unless the club says something else.
office-no_differences = All clubs say the same as the league.
office-the_league = The league
office-licence_is = Licence { $licence }
office-no_licence = No licence
office-says_otherwise = The club writes otherwise than the league.
office-may_be = Is this the same person?
office-accept = Take over what the club says
office-refuse = Keep what the league says
office-is_person = Is this person
office-is_not_person = Is not this person
office-accepted = Taken over.
office-refused = Left as it is.
office-asked_again = The difference is to be decided again.
office-duplicates = Duplicates
office-duplicates_how = Members of different clubs with the same licence or the same name. If they are one person, the results count together, under the record of the club that you choose. Every decision can be undone.
office-no_duplicates = No duplicate to decide.
office-same_licence = Same licence
office-same_name = Same name
office-same = Same person, under { $club }
office-different = Two persons
office-joined = Their results count together.
office-kept_apart = They are two persons: they are not proposed any more.
office-decisions = Decisions
office-all_decisions = All decisions ({ $count })
office-member = Member
office-decision = Decision
office-other_member = Other member
office-counts_for = counts for
office-is_not = is not
office-undo = Undo
office-undone = The decision is undone; the rankings are as before.
office-championships = Championships
office-all_championships = All championships
office-no_championships = No evening has arrived yet.
office-season = Season
office-ranking = Ranking
office-rules_of = Rules
office-all_points = All points of the season
office-best_of = The best evenings of the season
office-best_points = { $count ->
    [one] The best evening of the season
   *[other] The { $count } best evenings of the season
}
office-own_rules = Rules of a file
office-rules_file = A file of rules
office-add_championship = Add a championship
office-same_name_how = A championship of the same season and name is given these rules.
office-season_year = Season (the year in which it begins)
office-season_wrong = Give the year in which the season begins, for example 2026.
office-best_n = Number of evenings, for the best ones
office-best_wrong = Say how many evenings count.
office-json = JSON file
office-championship_added = The championship is on the site.
office-championship_removed = The championship is removed.
office-league_name = Name of the league
office-rank = Rank
office-points = Points
office-csv_link = Table (CSV)
office-clubs_csv = Table of the clubs (CSV)
office-paper_link = On paper (PDF)
office-results_link = Results (PDF)
office-arrived_evenings = Evenings of this file
office-season_paper = Season { $season } (PDF)
office-names_how = Each name leads to that player’s season on paper (PDF).
office-on_site = On the public site
office-calendar = Calendar and rules
office-no_evenings = No evening is in the calendar.
office-plan = Add an evening
office-evening = Evening
office-day = Day
office-hour = Hour
office-venue = Place
office-venue_or_clubs = Place (empty: at each club)
office-each_club = At each club
office-club_decides = As the club likes
office-planned = The evening is in the calendar.
office-unplanned = The evening is not in the calendar any more. Clubs that have planned it keep it.
office-ruleset = Ruleset
office-structure = Structure
office-rulesets = Rulesets
office-structures = Structures
office-no_rulesets = Clubs are given no ruleset.
office-no_structures = Clubs are given no structure.
office-give_ruleset = Give a ruleset
office-give_structure = Give a structure
office-give = Give
office-ruleset_how = A JSON file with the settings; those that it leaves out are as in its base. A ruleset of the same name is replaced.
office-structure_how = A CSV or JSON file, as Tapis exports one. A structure of the same name is replaced.
office-structure_file = CSV or JSON file
office-stack = Starting stack
office-stack_wrong = Give the starting stack in chips.
office-structure_has = { $count ->
    [one] { $count } step, stack of { $stack }
   *[other] { $count } steps, stack of { $stack }
}
office-given = Given: clubs will have it with the next lists.
office-taken_back = Taken back. Clubs that have it keep it.
office-lists = Lists for the clubs
office-lists_how = Persons, sanctions, calendar, rulesets and structures as one signed file, for clubs without a connection. It holds birth dates: give it to clubs of the league only.
office-lists_link = Download the lists
office-export = Exports
office-export_how = The ranking of each season, for a spreadsheet and on paper.
office-paper = PDF
office-public_site = Public site
office-to_site = Open the public site
