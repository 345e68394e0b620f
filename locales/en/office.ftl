# The league’s office: the web page of the people who run the league.
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
office-failed = The database did not answer as expected: nothing has changed. The program’s log says why.
office-too_large = This form is too large, or took too long to arrive: nothing has changed.
office-form_unread = This form did not arrive completely: nothing has changed. Try again.
office-foreign = This request did not come from a page of the office: nothing has changed.
office-missing = There is no such page, or what it showed was removed.
office-no_file = Choose a file.
office-choice_wrong = This choice no longer exists: the page has been updated.
office-day_wrong = Enter a day, for example 2026-11-21.
office-hour_wrong = Enter a time, for example 20:00.
office-name_missing = Enter a name.
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
office-password_how = After twelve hours of inactivity you have to enter the password again.
office-no_password = No password has been set yet: run “tapis-hub office-password” on the league’s computer.
office-wrong_password = This is not the password.
office-too_often = Too many wrong passwords in a row: wait a minute.
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
office-wait_erased = { $count ->
    [one] { $count } person whose clubs have erased every record
   *[other] { $count } persons whose clubs have erased every record
}
office-wait_duplicates = { $count ->
    [one] { $count } possible duplicate
   *[other] { $count } possible duplicates
}
office-no_clubs = No club has joined the league yet. Create a code below and give it to the club: the club appears here when it sends its first file.
office-keys = Keys
office-no_key = none
office-evenings = Evenings
office-undecided = To decide
office-withdraw = Withdraw
office-withdraw_title = Withdraw a key
office-withdraw_ask = Withdraw the key { $key } of “{ $club }”? The league will accept nothing more that is signed with it. What it has already signed stays. This cannot be undone.
office-withdraw_do = Withdraw the key
office-withdrawn = The key { $key } is withdrawn.
office-invite_title = Invite a club
office-for_whom = For whom
office-address = Address of the league’s server
office-invite_club = Club
office-new_club = A new club
office-invite_how = For a club that the league already knows, the code admits the key of another of its computers. Without an address, files are carried on a USB stick.
office-invite = Create a code
office-note_missing = Enter who the code is for.
office-club_wrong = There is no such club.
office-invited = This is the code with which the club joins the league:
office-code_once = It is shown once and can be used once: copy it now. The club pastes it into Tapis, under Seasons, League…, then sends its evenings: it then appears among the clubs.
office-invitations = Invitations
office-made = Made on
office-used = Used on
office-uninvited = The invitation is withdrawn.
office-admit_title = Admit a club by its file
office-admit_how = The club writes a file and tells you the fingerprint of its key, which its reports show. The office shows the one in the file: compare them.
office-bundle = The club’s file (.tapis-league)
office-show_key = Show the fingerprint
office-compare_title = Compare the fingerprint
office-compare = Admit this key only if the club told you the same fingerprint, letter by letter. From then on the league believes everything signed with it about this club.
office-fingerprint = Fingerprint of the key
office-and_take = Import the evenings in this file too
office-admit = They match: admit
office-admitted = “{ $club }” is admitted.
office-other_bundle = Another file was chosen in the meantime: compare its fingerprint again.
office-arrivals = Arrivals
office-bundles = The clubs’ files (.tapis-league)
office-take_how = You can choose several: each is imported completely or not at all, and only once.
office-take = Import
office-taken = { $count ->
    [one] One file was imported.
   *[other] { $count } files were imported.
}
office-refused_file = { $file }: { $why }
office-none_taken = Nothing was imported. { $why }
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
office-arrived_fork = A history diverges from another one: decide
office-corrected = Corrected: { $evening }
office-name_before = Name before: { $name }
office-day_before = Day before:
office-figures_corrected = Figures that championships’ formulas may use were corrected: amounts, stacks, rebuys, add-ons, knockouts or bounties.
office-player = Player
office-before = Before
office-after = After
office-absent = absent
office-histories = Histories
office-histories_how = If a club went on from a restored copy of its file, an evening has several histories. The first to arrive counts until you decide. The results of each open on paper (PDF).
office-no_histories = Every evening has only one history.
office-to_decide = To decide
office-version_players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
office-version_first = { $count ->
    [one] First: { $names }
   *[other] The first: { $names }
}
office-version_arrived = Arrived on
office-histories_changed = The histories of this evening, or the decision about them, have changed since this page was opened. Nothing was decided: look at them, then decide.
office-all_clubs = All clubs
office-sent = Evenings of { $club }
office-sent_how = An evening that does not count is neither in the rankings nor on the site. Use this, for example, for an evening that a club finished by mistake and sent.
office-nothing_sent = This club has not sent an evening yet.
office-players = Players
office-counts = Counts
office-counts_not = Does not count
office-leave = Do not count it
office-count = Count it
office-left = The evening no longer counts; the rankings follow.
office-counted = The evening counts; the rankings follow.
office-which_count = Which of them count?
office-decide = Decide
office-decided = Decided; the rankings follow.
office-history = { $parts }: { $has }
office-first_history = The first to arrive
office-own_history = Nothing in common
office-parts_after = { $rows ->
    [one] Diverges after one row
   *[other] Diverges after { $rows } rows
}
office-history_has = { $rows ->
    [one] one row
   *[other] { $rows } rows
}, { $results ->
    [one] { $results } result
   *[other] { $results } results
}
office-persons = Persons
office-to_differences = Differences from the clubs
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
office-person_list = Import a list
office-person_list_how = An XLSX, XLS, ODS or CSV table whose first line names the columns: licence, last name, first name, birth date. Persons with a known licence are updated; the list is imported completely or not at all.
office-list_file = File of the list
office-list_ignored = Columns that are not imported: { $headings }.
office-take_list = Import the list
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
office-no_sanctions = No current sanctions.
office-add_sanction = Add a sanction
office-since = First day
office-until = Last day
office-until_lifted = until it is lifted
office-reason = Reason
office-decided_by = Decided by
office-sanction_added = The sanction is added: clubs will get it with the next lists.
office-lift = Lift
office-lifted = The sanction is lifted.
office-no_records = No club has a record of this person.
office-search_member = Search the clubs for a member’s record
office-members_found = { $count ->
    [0] No member.
    [one] One member.
   *[other] { $count } members.
}
office-link = It is this person
office-unlink = It is someone else
office-linked = The record is this person’s.
office-unlinked = The record is no longer this person’s.
office-remove_person = Remove this person
office-remove_ask = Remove { $name }? Everything that the league stores about this person is erased, and the sanctions are lifted. The clubs’ records stay. This cannot be undone.
office-person_removed = The person is removed.
office-changed = Somebody has changed this since the page was opened. Nothing was saved: what the fields say is kept, with the current value below. Correct it, then save.
office-now = Now: { $value }
office-now_empty = Now: nothing
office-erased = Record erased by its club
office-detach = Detach it
office-detached = The erased record is no longer attached to this person.
office-erased_title = Persons without a record
office-erased_how = Their clubs have erased all their records. The name that the league keeps may come from there. Open the person: remove them, or, if the league still needs them, detach the erased record.
office-differences = Differences
office-differences_how = Where a club’s record of a person differs from the league’s, and members who may be a known person. A refused difference is not shown again unless the club’s record changes.
office-no_differences = All clubs say the same as the league.
office-the_league = The league
office-licence_is = Licence { $licence }
office-no_licence = No licence
office-says_otherwise = The club’s record differs from the league’s.
office-may_be = Is this the same person?
office-accept = Take over what the club says
office-refuse = Keep what the league says
office-is_person = It is this person
office-is_not_person = It is someone else
office-accepted = Taken over.
office-refused = Left as it is.
office-asked_again = The difference is open again.
office-duplicates = Duplicates
office-duplicates_how = Members of different clubs with the same licence or the same name. If they are one person, their results count together, under the record of the club that you choose. Every decision can be undone.
office-no_duplicates = No duplicates to decide.
office-same_licence = Same licence
office-same_name = Same name
office-same = Same person, under { $club }
office-different = Two persons
office-joined = Their results count together.
office-kept_apart = They are two persons: they will not be proposed again.
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
office-seasons = Seasons
office-over_seasons = Ranking over several seasons
office-from_season = First season
office-to_season = Last season
office-show = Show
office-ranking = Ranking
office-rules_of = Rules
office-all_points = All points of the season
office-best_of = The best evenings of the season
office-best_points = { $count ->
    [one] The best evening of the season
   *[other] The { $count } best evenings of the season
}
office-own_rules = Rules from a file
office-rules_file = A rules file
office-rules_from = As an existing championship
office-from = Championship, for the same rules
office-save_rules = Save the rules (JSON)
office-rules_how = For rules of your own: save those of a championship or of the general ranking, change that file in a text editor, then choose it here. Its keys are described in hub.md, which comes with the program, under “Rules of a championship”.
office-championship_there = The season already has a championship “{ $name }”. Nothing was changed. Its current rules: { $rules } To give it yours, add it again (a file has to be chosen again).
office-add_championship = Add a championship
office-same_name_how = To change the rules of a championship, add it again with the same season and name: the page shows its current rules first.
office-season_year = Season (the year in which it begins)
office-season_wrong = Enter the year in which the season begins, for example 2026.
office-best_n = Number of evenings, for the best ones
office-best_wrong = Enter how many evenings count.
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
office-names_how = Each name links to that player’s season on paper (PDF).
office-on_site = On the public site
office-calendar = Calendar and rules
office-no_evenings = There are no evenings in the calendar.
office-plan = Add an evening
office-evening = Evening
office-day = Day
office-hour = Time
office-venue = Place
office-venue_or_clubs = Place (empty: at each club)
office-each_club = At each club
office-club_decides = Up to the club
office-planned = The evening is in the calendar.
office-unplanned = The evening is no longer in the calendar. Clubs that have planned it keep it.
office-ruleset = Ruleset
office-structure = Structure
office-rulesets = Rulesets
office-structures = Structures
office-no_rulesets = No ruleset is given to the clubs.
office-no_structures = No structure is given to the clubs.
office-give_ruleset = Give a ruleset
office-give_structure = Give a structure
office-give = Give
office-ruleset_how = A JSON file with the settings; any that it leaves out come from its base. A ruleset of the same name is replaced.
office-structure_how = A CSV or JSON file, as exported by Tapis. A structure of the same name is replaced.
office-shared_there = “{ $name }” is already given to clubs. Nothing was changed: to replace it, choose the file again and give it.
office-structure_file = CSV or JSON file
office-stack = Starting stack
office-stack_wrong = Enter the starting stack in chips.
office-structure_has = { $count ->
    [one] { $count } step, stack of { $stack }
   *[other] { $count } steps, stack of { $stack }
}
office-given = Added: clubs will get it with the next lists.
office-taken_back = Removed. Clubs that already have it keep it.
office-lists = Lists for the clubs
office-lists_how = Persons, sanctions, calendar, rulesets and structures as one signed file, for clubs without a connection. It contains birth dates: give it only to clubs of the league.
office-lists_link = Download the lists
office-export = Exports
office-export_how = Rankings, results and persons, for a spreadsheet or on paper.
office-players_csv = Players (CSV)
office-teams_csv = Clubs (CSV)
office-all_results = All evenings
office-results_csv = Results (CSV)
office-persons_csv = Export the list (CSV)
office-place = Place
office-rebuys = Rebuys
office-addons = Add-ons
office-re_entries = Re-entries
office-eliminations = Eliminations
office-paper = PDF
office-public_site = Public site
office-to_site = Open the public site
