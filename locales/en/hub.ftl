# The league's own program.
hub-unknown_key = “{ $name }” signed this with the key { $key }, which the league has not admitted yet: the league compares it with the club’s paper, then admits it.
hub-withdrawn_key = This was signed with the key { $key }, which was withdrawn.
hub-foreign_key = The key { $key } belongs to another club.
hub-missing = Tournament { $journal }: the rows before { $first } have not arrived. The league has { $there ->
    [0] none
    [one] one
   *[other] { $there }
}: ask the club for the whole file.
hub-not_one_evening = Tournament { $journal } does not have exactly one evening in this file.
hub-wrong_day = Tournament { $journal } has an impossible date.
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
hub-too_often = Too many requests: the league answers again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
hub-server = The server cannot listen there: { $detail }
hub-unwritable = { $file } cannot be written: { $detail }
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
