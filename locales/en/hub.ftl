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
hub-wrong_day = Tournament { $journal } was played on a day that cannot be.
hub-not_found = There is no such { $what ->
    [club] club
    [key] key, or more than one begins so
    [member] member
    [evening] evening
    [decision] decision that stands
    [invitation] invitation that nobody has used
    [person] person, or the member was erased
    [difference] difference any more
    [championship] championship
    [sanction] sanction that holds
    [evening] evening in the calendar
    [ruleset] ruleset
    [structure] structure
    [championship] championship of that season
   *[history] history of this tournament
}.
hub-formula = These rules give no points. { $why }
hub-newer_database = A newer version of tapis-hub made this database (format { $format }): install it here.
hub-no_database = This database has no tables of tapis-hub, or those of an older version: run “tapis-hub init” as its owner.
hub-unreadable = What the database holds cannot be read: { $detail }
hub-database = The database says: { $detail }
hub-rules = Nobody could be ranked by these rules.
hub-busy = The league cannot take this now: try again in a few minutes.
hub-too_often = Too many requests came from there: the league answers again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
hub-server = The server cannot listen there: { $detail }
hub-unwritable = { $file } cannot be written: { $detail }
hub-league = League
hub-nobody = A player
hub-not_one_person = These two cannot be one person: they played in one evening, or count as one already.
hub-no_key = Name the file of the league’s key with --key; “tapis-hub key” makes one.
hub-key = The league’s key ({ $file }) cannot be used: { $detail }
hub-person_name = “{ $what }” needs a last name and a first name of at most 120 letters.
hub-licence_taken = Another person has the licence { $what }.
hub-evening = “{ $what }”: an evening needs a name and an hour.
hub-ruleset = “{ $what }” cannot be given to clubs: a ruleset needs a name and settings within their bounds.
hub-structure = “{ $what }” cannot be given to clubs: a structure needs a name, a stack and levels that can be played.
hub-shared_used = “{ $what }” belongs to an evening of the calendar: take that out first.
hub-not_asked = This was not asked by a club of the league: its key has to sign what the league’s server gave.
