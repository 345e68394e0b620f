# The league's own program.
hub-unknown_key = “{ $name }” signed this with the key { $key }, which the league has not admitted yet: the league compares it with the club’s paper, then admits it.
hub-not_yet_admitted = The league has not admitted this club’s key { $key } yet: send it the club’s evenings first, then it gives its lists.
hub-spent_invitation = The code with which this club joined the league is not valid: it was used before, was withdrawn, or was for another club. Ask the league for another one, or have it admit the key { $key }.
hub-withdrawn_key = This was signed with the key { $key }, which was withdrawn.
hub-foreign_key = The key { $key } belongs to another club.
hub-missing = Tournament { $journal }: the rows before { $first } have not arrived. The league has { $there ->
    [0] none
    [one] one
   *[other] { $there }
}: ask the club for the whole file.
hub-not_one_evening = Tournament { $journal } does not have exactly one evening in this file.
hub-too_many_members = A club can have { $most } members in the league, including erased and merged records: this one would have more.
hub-wrong_day = The evening “{ $name }” is dated { $date }, which is impossible: the club corrects the date and sends the file again.
hub-wrong_amount = The evening “{ $name }” contains an amount, points or a number that is impossible: the club corrects it and sends the file again.
hub-port = PGPORT is “{ $what }”, which is no port of PostgreSQL: a number such as 5432 is.
hub-not_found = There is no such { $what ->
    [club] club
    [key] key, or more than one begins like this
    [member] member
    [evening] evening
    [decision] decision, or it was undone
    [invitation] invitation, or it was used
    [person] person, or the member was erased
    [difference] difference any more
    [championship] championship
    [record] record of this person, or no longer
    [sanction] sanction, or it was lifted
    [planned] evening in the calendar
    [ruleset] ruleset
    [structure] structure
   *[history] history of this tournament
}.
hub-formula = These rules give no points. { $why }
hub-newer_database = This database was created by a newer version of tapis-hub (format { $format }): install that version here.
hub-no_database = This database has no tables of tapis-hub, or tables of an older version: run “tapis-hub init” as its owner.
hub-unreadable = The contents of the database cannot be read: { $detail }
hub-database = The database reports: { $detail }
hub-rules = These rules cannot be used. { $why }
hub-busy = The league cannot accept this now: try again in a few minutes.
hub-wrong_host = The league has no such address. Whoever runs it starts its server with --proxy or --host.
hub-too_often = Too many requests: the league answers again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
hub-server = The server cannot listen there: { $detail }
hub-not_counted = { $club }, does not count
hub-league = League
hub-nobody = A player
hub-not_one_person = These two cannot be one person: they played in the same evening, or already count as one.
hub-no_key = Name the file of the league’s key with --key; “tapis-hub key” makes one.
hub-key = The league’s key ({ $file }) cannot be used: { $detail }
hub-person_name = “{ $what }” needs a last name and a first name of at most 120 letters each.
hub-list_headings = This list has no column headings, or none for the last or the first name. Name the columns in the first line, for example: Licence, Last name, First name, Birth date.
hub-list_name = Line { $line }: the last or the first name is missing. Nothing is imported.
hub-list_born = Line { $line }: “{ $what }” is no birth date. Nothing is imported.
hub-licence_taken = Another person has the licence { $what }.
hub-evening = “{ $what }”: an evening needs a name and a start time.
hub-ruleset = “{ $what }” cannot be given to clubs: a ruleset needs a name and valid settings.
hub-structure = “{ $what }” cannot be given to clubs: a structure needs a name, a stack and playable levels.
hub-shared_used = “{ $what }” is used by an evening in the calendar: remove that first.
hub-not_asked = This request does not come from a club of the league: it has to be signed with the club’s key.
hub-address = “{ $what }” is not a complete address: it begins with “https”.
hub-address_unfit = The address is too long, or has invisible characters: 200 letters at most.
hub-note_unfit = The name of who is invited is too long, or has invisible characters: 200 letters at most.
hub-venue_unfit = The name of the place is too long, or has invisible characters: 200 letters at most.
hub-day = “{ $what }”: nobody plays on this day.
hub-born = The birth date { $what } is impossible: it lies between 1900 and today.
hub-list_licence = Lines { $first } and { $second }: two different persons have the licence { $licence }. Nothing is imported.
hub-list_namesakes = Lines { $lines }: the same last and first name, without a licence or a birth date. If this is one person, remove the other from the league.
hub-decided_same = These two members already count as one person: undo that decision first.
hub-decided_apart = A decision already says that these are two persons: undo it first.
hub-no_server = PostgreSQL does not answer: start it, or check --database. ({ $detail })
hub-content = { $why }
hub-not_text = This is not text in UTF-8: save it again in that format.
hub-json = Line { $line }: this is not JSON.
hub-json_missing = “{ $what }” is missing.
hub-json_unknown = “{ $what }” is unknown here: check the spelling.
hub-json_setting = “{ $what }” cannot have this value.
hub-json_value = Line { $line }: this value is not possible.
hub-key_exists = a file already exists there, and is kept.
hub-not_a_key = this file is not a key of a league.
hub-site_list = The list of the site’s files ({ $file }) cannot be read. Delete it to publish into this folder all the same: pages that are no longer part of the site then stay there.
hub-ruleset_long = “{ $what }”: the name of a ruleset has 60 letters at most.
hub-licence_unfit = The licence “{ $what }” is too long, or has invisible characters: 120 letters at most.
hub-not_allowed = The role that was used may not do this: use the database’s owner. ({ $detail })
hub-no_such_database = There is no such database: make it with “createdb”, or check --database. ({ $detail })
hub-read_only = This database is a copy that can only be read: use the primary one for this. ({ $detail })
