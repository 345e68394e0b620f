# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_tapis_cli_global_optspecs
    string join \n club= language= second-place= h/help V/version
end

function __fish_tapis_cli_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_tapis_cli_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_tapis_cli_using_subcommand
    set -l cmd (__fish_tapis_cli_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -s V -l version -d 'Print version'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "init" -d 'Makes a new club'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "import-members" -d 'Adds the members of a list (CSV, XLSX, XLS, ODS) and completes those who are known, all or none; each line\'s outcome is printed. A line that is refused, or may be about several people, leaves everything as it is'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "member" -d 'Members: lists, exclusions, duplicates, personal data, and the checks at registration'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "past" -d 'Past evenings, which were not played with the program: reads them from files, enters, corrects, deletes them'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "dues" -d 'Dues of a season: what is owed, what was paid, receipts and the till. Amounts in JSON are in cents'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "season" -d 'Seasons: lists them, and gives the statistics of one'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "sign-up" -d 'Who comes to an evening, before it: lists them, signs members up and off, limits the places'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "calendar" -d 'The evenings ahead and those that are over, found by any word; makes several at once from a template'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "evening" -d 'Does a script of actions, one JSON object a line; prints one result a line.'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "simulate" -d 'Plays a random but lawful evening to its winner'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "show" -d 'Prints tournaments, or one of them with its state'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "print" -d 'Prints a document: as a PDF file, or on a printer'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "rules" -d 'The rules of the booklet in the club\'s own words: lists, writes, hides and restores them'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "printers" -d 'Lists the printers that a document can be sent to. Needs no club'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "publish" -d 'Writes the club\'s web site into a folder, ready to be uploaded: HTML pages, a style sheet and a feed. Without options as the club decided on the desk. Pages that are no longer wanted go; files of others stay'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "text" -d 'Shows something as text; with a form as a message to copy, as {"kind": …, "text": …}'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "rule" -d 'Answers questions to the rules: reads one JSON object {id, topic, given} a line from standard input, writes {id, result} or {id, refusal} a line; a refusal names the key that is unknown, missing or of the wrong type. Needs no club. A question\'s own settings stand above the ruleset\'s'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "structure" -d 'Proposes a structure, reads one from a file or shows a tournament\'s, with its hours, depths, chips and what looks odd. Needs no club, but for the club\'s own chips or a tournament'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "check" -d 'Checks the file, each journal\'s chain from its set-up to its last row, the tables against the journal, members, seasons and settings against the library journal, and every invariant'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "proof" -d 'Signed proofs of evenings: makes one, compares one with the club, lists the club\'s keys'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "league" -d 'What the club sends to its league: one signed file with its closed evenings'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "update" -d 'Signed files with a newer version of the program'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "serve" -d 'Lets the devices in the room in, until it is stopped (Ctrl+C): prints the addresses that a browser is given, as {"serving": ["http://192.168.1.20:8420/", …]}. `add` on standard input lets computers ask for five minutes to become the second one of the club, the six digits that such a computer shows let it be that and give it the whole club file; `differ` refuses whoever asks for this evening, `stop` ends the asking. `let in floor`, `let in door` or `let in remote` makes a code for one more device, as --let-in does, `yes` or `no` answers the device that waits'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "phones" -d 'Changes what players\' telephones show; without options it is only printed'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "follow" -d 'Makes this computer the second one of a club that is open on another: it keeps a copy that is up to date with every action, and takes over when that computer dies. Needs no club. Prints one JSON object a line whenever something changes, at first six digits to be typed on the other computer; once they were, `equal` or `differ` on standard input says whether the other computer says so too. `take over` makes this computer lead. Runs until it is stopped'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "another-club" -d 'Says that this file was copied from another club\'s to begin this one: from now on the two are told apart, so that both can have their copy in one second place'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "backup" -d 'Copies the club into its folder of copies; prints the copy'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "restore" -d 'Puts a copy in the place of the club, which is copied first; prints that copy'
complete -c tapis-cli -n "__fish_tapis_cli_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand init" -l name -d 'What the club is called' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand init" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand init" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand init" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand init" -l sample -d 'Fills it with made-up members, a past season and an evening ready to start'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand init" -l in-play -d 'With --sample: also fills it with an evening in play at eight tables, its clock paused'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand init" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand import-members" -l column -d 'What a column holds, by its heading: number, licence, last_name, first_name, nickname, born, email, phone, valid_until, note, tags, guest or none. Remembered for lists with the same headings' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand import-members" -l sheet -d 'Which sheet of a workbook is read, by its name; none: the first visible one that holds anything' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand import-members" -l line -d 'The person a line is about: `new`, a member\'s number in the file, or `skip` to leave it out; may be repeated' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand import-members" -l recase -d 'Whether names in capitals are written as people write them ("DE LA TOUR" as "de la Tour"): kept as the club\'s way for all names from then on; none: as the club does' -r -f -a "true\t''
false\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand import-members" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand import-members" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand import-members" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand import-members" -l update -d 'The list\'s values for known members replace what the club knows; otherwise it fills what is empty'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand import-members" -l skip-refused -d 'Takes the other lines where some are refused or unclear'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand import-members" -l preview -d 'Only says what would happen'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand import-members" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "list" -d 'Lists the members, one a line, with whether they are guests, lapsed or excluded'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "export" -d 'Writes all members to a list: a spreadsheet where the name ends in .xlsx, CSV otherwise'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "exclude" -d 'Excludes a member from the club\'s tournaments'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "readmit" -d 'Lifts an exclusion'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "duplicates" -d 'Lists pairs of members who may be one person, the surest first'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "merge" -d 'Merges a member\'s second record into the first one: results, dues and penalties of both are its own'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "separate" -d 'Separates a record from the one into which it was merged'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "distinct" -d 'Notes that two members who look like one person are two'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "licences" -d 'Compares the members\' licences with a federation\'s list (CSV or a spreadsheet), a member a line'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "tag" -d 'Gives a member tags, or takes them away: words by which the club groups its members'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "tags" -d 'Lists the tags that members have, one a line, with how many have it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "note" -d 'Writes a note on a member, of today; without words the notes are listed, the latest first'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "photo" -d 'Keeps the middle of a photo (PNG, JPEG, WebP) as a member\'s portrait, for the panel and the membership card'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "data" -d 'All that the club file holds about a member, as one JSON object; `print member-data` prints it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "statistics" -d 'A member\'s statistics as one JSON object: results over time, streaks, eliminations, rivals, badges. Shares are in hundredths of a percent, amounts in cents, points in hundredths'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "protection" -d 'What the club decided about personal data: says it, or decides it anew'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "retention" -d 'The members whose retention period has passed: lists them, keeps or erases them'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "checks" -d 'What happens when somebody is registered who should not be: says it, or decides it anew'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and not __fish_seen_subcommand_from list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from list" -l tournament -d 'Only those of whom the desk should know something before they are registered in this tournament' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from list" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from list" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from list" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from export" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from export" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from export" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from export" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from exclude" -l since -d 'The first day; none: today' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from exclude" -l until -d 'The last day; none: until it is lifted' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from exclude" -l reason -d 'Why' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from exclude" -l by -d 'Who decided' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from exclude" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from exclude" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from exclude" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from exclude" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from readmit" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from readmit" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from readmit" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from readmit" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from duplicates" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from duplicates" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from duplicates" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from duplicates" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from merge" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from merge" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from merge" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from merge" -l preview -d 'Only says what would be done'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from merge" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from separate" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from separate" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from separate" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from separate" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from distinct" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from distinct" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from distinct" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from distinct" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from licences" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from licences" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from licences" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from licences" -l take -d 'Records the licences of members who have none yet'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from licences" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from tag" -l add -d 'A tag to give; may be repeated' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from tag" -l remove -d 'A tag to take away; may be repeated' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from tag" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from tag" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from tag" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from tag" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from tags" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from tags" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from tags" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from tags" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from note" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from note" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from note" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from note" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from photo" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from photo" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from photo" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from photo" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from data" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from data" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from data" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from data" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from statistics" -l season -d 'Only of this season, by its number' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from statistics" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from statistics" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from statistics" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from statistics" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from protection" -l years -d 'After so many years without a sign of a member erasing is proposed; 0: never' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from protection" -l represented-by -d 'Who represents the club, by name and office' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from protection" -l address -d 'The club\'s postal address' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from protection" -l contact -d 'How members reach the person who answers for the data' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from protection" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from protection" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from protection" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from protection" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from retention" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from retention" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from retention" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from retention" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from retention" -f -a "list" -d 'Lists the members whose period has passed, the longest ago first, then those who are kept all the same'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from retention" -f -a "keep" -d 'Keeps the data of members for another year'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from retention" -f -a "again" -d 'Proposes erasing a member again who was to be kept'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from retention" -f -a "erase" -d 'Erases members for good, all or none; their results stay and name nobody'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from retention" -f -a "reviewed" -d 'Says that somebody has gone through the list: the program does not bring it up again for a year'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from retention" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from checks" -l excluded -d 'Somebody excluded' -r -f -a "nothing\t''
warned\t''
refused\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from checks" -l lapsed -d 'A membership that has run out' -r -f -a "nothing\t''
warned\t''
refused\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from checks" -l unpaid -d 'Dues of the tournament\'s season that are not paid' -r -f -a "nothing\t''
warned\t''
refused\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from checks" -l guest -d 'A guest who came too often' -r -f -a "nothing\t''
warned\t''
refused\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from checks" -l guest-evenings -d 'To how many tournaments of a season a guest may come; 0: no limit' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from checks" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from checks" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from checks" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from checks" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "list" -d 'Lists the members, one a line, with whether they are guests, lapsed or excluded'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "export" -d 'Writes all members to a list: a spreadsheet where the name ends in .xlsx, CSV otherwise'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "exclude" -d 'Excludes a member from the club\'s tournaments'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "readmit" -d 'Lifts an exclusion'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "duplicates" -d 'Lists pairs of members who may be one person, the surest first'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "merge" -d 'Merges a member\'s second record into the first one: results, dues and penalties of both are its own'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "separate" -d 'Separates a record from the one into which it was merged'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "distinct" -d 'Notes that two members who look like one person are two'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "licences" -d 'Compares the members\' licences with a federation\'s list (CSV or a spreadsheet), a member a line'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "tag" -d 'Gives a member tags, or takes them away: words by which the club groups its members'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "tags" -d 'Lists the tags that members have, one a line, with how many have it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "note" -d 'Writes a note on a member, of today; without words the notes are listed, the latest first'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "photo" -d 'Keeps the middle of a photo (PNG, JPEG, WebP) as a member\'s portrait, for the panel and the membership card'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "data" -d 'All that the club file holds about a member, as one JSON object; `print member-data` prints it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "statistics" -d 'A member\'s statistics as one JSON object: results over time, streaks, eliminations, rivals, badges. Shares are in hundredths of a percent, amounts in cents, points in hundredths'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "protection" -d 'What the club decided about personal data: says it, or decides it anew'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "retention" -d 'The members whose retention period has passed: lists them, keeps or erases them'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "checks" -d 'What happens when somebody is registered who should not be: says it, or decides it anew'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand member; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and not __fish_seen_subcommand_from import record show correct delete help" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and not __fish_seen_subcommand_from import record show correct delete help" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and not __fish_seen_subcommand_from import record show correct delete help" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and not __fish_seen_subcommand_from import record show correct delete help" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and not __fish_seen_subcommand_from import record show correct delete help" -f -a "import" -d 'Enters the results of files, all or none: one table (CSV, XLSX, XLS, ODS), or tournaments that The Tournament Director 3 saved (.tdt). Evenings that look like one that is there, or of which something cannot be read, are left out. Prints each evening and each name, then what was entered'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and not __fish_seen_subcommand_from import record show correct delete help" -f -a "record" -d 'Enters one evening from a JSON object, as `past show` prints it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and not __fish_seen_subcommand_from import record show correct delete help" -f -a "show" -d 'Prints a past evening as one JSON object'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and not __fish_seen_subcommand_from import record show correct delete help" -f -a "correct" -d 'Corrects a past evening by a JSON object as `past show` prints it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and not __fish_seen_subcommand_from import record show correct delete help" -f -a "delete" -d 'Deletes past evenings, after a copy of the club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and not __fish_seen_subcommand_from import record show correct delete help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l unknown -d 'What becomes of people whom nobody knows' -r -f -a "refuse\t'Nothing is entered'
members\t'They become members'
former\t'They become members who are archived'
guests\t'They become guests'
unnamed\t'They are counted without a name'"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l who -d 'Who is meant by a name, as it is printed under `key`: a member\'s number in the file, or `unnamed`' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l column -d 'What a column holds, by its heading: date, evening, place, last_name, first_name, nickname, number, licence, prize, points, rebuys, addons, hits, out_by, spent, players, one_evening or none' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l cells -d 'What the cells of a table of members by dates hold; none: as they look' -r -f -a "points\t''
places\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l sheet -d 'Which sheet of a workbook is read, by its name' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l name -d 'The name of evenings that have none' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l date -d 'The day of an evening that has none' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l template -d 'The template by which points are given where the files say none' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l currency -d 'The currency of what was paid and won' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -l preview -d 'Only says what would happen'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from import" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from record" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from record" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from record" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from record" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from show" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from show" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from show" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from correct" -l why -d 'Why' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from correct" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from correct" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from correct" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from correct" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from delete" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from delete" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from delete" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from delete" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from help" -f -a "import" -d 'Enters the results of files, all or none: one table (CSV, XLSX, XLS, ODS), or tournaments that The Tournament Director 3 saved (.tdt). Evenings that look like one that is there, or of which something cannot be read, are left out. Prints each evening and each name, then what was entered'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from help" -f -a "record" -d 'Enters one evening from a JSON object, as `past show` prints it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from help" -f -a "show" -d 'Prints a past evening as one JSON object'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from help" -f -a "correct" -d 'Corrects a past evening by a JSON object as `past show` prints it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from help" -f -a "delete" -d 'Deletes past evenings, after a copy of the club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand past; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -f -a "list" -d 'Lists who owes and paid what, one member a line, then the sums'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -f -a "till" -d 'What came in by which means, and every payment in the order of the receipts'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -f -a "set" -d 'Says what a membership costs in a season'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -f -a "remove" -d 'A membership costs nothing in a season any more'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -f -a "member" -d 'Says that one member owes another amount than the others, 0 for nothing'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -f -a "as-others" -d 'A member owes as much as the others again'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -f -a "pay" -d 'Stores a payment and prints the number of its receipt'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -f -a "cancel" -d 'Cancels a payment, which keeps its number'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and not __fish_seen_subcommand_from list till set remove member as-others pay cancel help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from list" -l season -d 'Of which season, by its number; none: that of today, or the latest' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from list" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from list" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from list" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from list" -l open -d 'Only those who still owe something'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from till" -l season -d 'Of which season, by its number; none: that of today, or the latest' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from till" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from till" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from till" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from till" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from set" -l currency -d 'The currency' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from set" -l season -d 'Of which season, by its number; none: that of today, or the latest' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from set" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from set" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from set" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from set" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from remove" -l season -d 'Of which season, by its number; none: that of today, or the latest' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from remove" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from remove" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from remove" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from remove" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from member" -l reason -d 'Why' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from member" -l season -d 'Of which season, by its number; none: that of today, or the latest' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from member" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from member" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from member" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from member" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from as-others" -l season -d 'Of which season, by its number; none: that of today, or the latest' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from as-others" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from as-others" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from as-others" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from as-others" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from pay" -l means -d 'How' -r -f -a "cash\t''
cheque\t''
card\t''
transfer\t''
other\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from pay" -l on -d 'The day; none: today' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from pay" -l season -d 'Of which season, by its number; none: that of today, or the latest' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from pay" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from pay" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from pay" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from pay" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from cancel" -l reason -d 'Why' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from cancel" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from cancel" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from cancel" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from cancel" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from help" -f -a "list" -d 'Lists who owes and paid what, one member a line, then the sums'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from help" -f -a "till" -d 'What came in by which means, and every payment in the order of the receipts'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from help" -f -a "set" -d 'Says what a membership costs in a season'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from help" -f -a "remove" -d 'A membership costs nothing in a season any more'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from help" -f -a "member" -d 'Says that one member owes another amount than the others, 0 for nothing'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from help" -f -a "as-others" -d 'A member owes as much as the others again'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from help" -f -a "pay" -d 'Stores a payment and prints the number of its receipt'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from help" -f -a "cancel" -d 'Cancels a payment, which keeps its number'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand dues; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and not __fish_seen_subcommand_from list statistics archive delete standings results help" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and not __fish_seen_subcommand_from list statistics archive delete standings results help" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and not __fish_seen_subcommand_from list statistics archive delete standings results help" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and not __fish_seen_subcommand_from list statistics archive delete standings results help" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and not __fish_seen_subcommand_from list statistics archive delete standings results help" -f -a "list" -d 'Lists the seasons, one a line, the latest first'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and not __fish_seen_subcommand_from list statistics archive delete standings results help" -f -a "statistics" -d 'A season\'s statistics as one JSON object: who came, durations, takings, honours. Averages and points are in hundredths, shares in hundredths of a percent, amounts in cents, durations in milliseconds'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and not __fish_seen_subcommand_from list statistics archive delete standings results help" -f -a "archive" -d 'Archives a season: it is no longer offered for anything new'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and not __fish_seen_subcommand_from list statistics archive delete standings results help" -f -a "delete" -d 'Deletes a season with its championships; its tournaments stay, in no season'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and not __fish_seen_subcommand_from list statistics archive delete standings results help" -f -a "standings" -d 'Writes a season\'s standings to a list: a spreadsheet where the name ends in .xlsx, CSV otherwise'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and not __fish_seen_subcommand_from list statistics archive delete standings results help" -f -a "results" -d 'Writes the results of a season\'s evenings to a list, one a line, guests too; or those of one tournament'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and not __fish_seen_subcommand_from list statistics archive delete standings results help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from list" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from list" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from list" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from statistics" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from statistics" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from statistics" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from statistics" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from archive" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from archive" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from archive" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from archive" -l back -d 'Restores it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from archive" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from delete" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from delete" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from delete" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from delete" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from standings" -l season -d 'The season\'s number; without one, the season of today' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from standings" -l championship -d 'Of this championship of the season, by its number; without one, the season\'s own standings' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from standings" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from standings" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from standings" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from standings" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from results" -l season -d 'The season\'s number; without one, the season of today' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from results" -l tournament -d 'Of this tournament alone, by its number' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from results" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from results" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from results" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from results" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "list" -d 'Lists the seasons, one a line, the latest first'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "statistics" -d 'A season\'s statistics as one JSON object: who came, durations, takings, honours. Averages and points are in hundredths, shares in hundredths of a percent, amounts in cents, durations in milliseconds'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "archive" -d 'Archives a season: it is no longer offered for anything new'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "delete" -d 'Deletes a season with its championships; its tournaments stay, in no season'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "standings" -d 'Writes a season\'s standings to a list: a spreadsheet where the name ends in .xlsx, CSV otherwise'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "results" -d 'Writes the results of a season\'s evenings to a list, one a line, guests too; or those of one tournament'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and not __fish_seen_subcommand_from list add remove places help" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and not __fish_seen_subcommand_from list add remove places help" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and not __fish_seen_subcommand_from list add remove places help" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and not __fish_seen_subcommand_from list add remove places help" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and not __fish_seen_subcommand_from list add remove places help" -f -a "list" -d 'Lists who signed up, one a line in the order in which they did, then the sums: those who have arrived, are expected or wait, the places, and how many are left'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and not __fish_seen_subcommand_from list add remove places help" -f -a "add" -d 'Signs members up, all or none, in the order in which they are named'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and not __fish_seen_subcommand_from list add remove places help" -f -a "remove" -d 'Signs a member off'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and not __fish_seen_subcommand_from list add remove places help" -f -a "places" -d 'Limits the places of a tournament; whoever signed up beyond them waits'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and not __fish_seen_subcommand_from list add remove places help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from list" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from list" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from list" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from add" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from add" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from add" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from remove" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from remove" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from remove" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from remove" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from places" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from places" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from places" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from places" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from help" -f -a "list" -d 'Lists who signed up, one a line in the order in which they did, then the sums: those who have arrived, are expected or wait, the places, and how many are left'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from help" -f -a "add" -d 'Signs members up, all or none, in the order in which they are named'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from help" -f -a "remove" -d 'Signs a member off'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from help" -f -a "places" -d 'Limits the places of a tournament; whoever signed up beyond them waits'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand sign-up; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and not __fish_seen_subcommand_from ahead past archive plan help" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and not __fish_seen_subcommand_from ahead past archive plan help" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and not __fish_seen_subcommand_from ahead past archive plan help" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and not __fish_seen_subcommand_from ahead past archive plan help" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and not __fish_seen_subcommand_from ahead past archive plan help" -f -a "ahead" -d 'Lists the evenings ahead, the next one first, with who comes, who waits and the places left'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and not __fish_seen_subcommand_from ahead past archive plan help" -f -a "past" -d 'Lists the evenings that are over, the latest first, with their winners'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and not __fish_seen_subcommand_from ahead past archive plan help" -f -a "archive" -d 'Leaves an evening out of the lists: it was called off, or is of no more interest. A search finds it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and not __fish_seen_subcommand_from ahead past archive plan help" -f -a "plan" -d 'Makes several evenings at once from a template, each in the season of its day, all or none'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and not __fish_seen_subcommand_from ahead past archive plan help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from ahead" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from ahead" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from ahead" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from ahead" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from past" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from past" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from past" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from past" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from archive" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from archive" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from archive" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from archive" -l undo -d 'Takes it in again'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from archive" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from plan" -l template -d 'The template, by its name' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from plan" -l from -d 'The first day, 2026-12-04' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from plan" -l to -d 'No evening is later' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from plan" -l weeks -d 'Every so many weeks, on the weekday of the first day' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from plan" -l without -d 'A day on which there is none; may be given several times' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from plan" -l name -d 'How the evenings are called; none: as the template' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from plan" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from plan" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from plan" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from plan" -l monthly -d 'Each month instead, on the same weekday of it as the first day: the second Friday'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from plan" -l preview -d 'Only says which days they would be, and what the club has on them already'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from plan" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from help" -f -a "ahead" -d 'Lists the evenings ahead, the next one first, with who comes, who waits and the places left'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from help" -f -a "past" -d 'Lists the evenings that are over, the latest first, with their winners'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from help" -f -a "archive" -d 'Leaves an evening out of the lists: it was called off, or is of no more interest. A search finds it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from help" -f -a "plan" -d 'Makes several evenings at once from a template, each in the season of its day, all or none'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand calendar; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand evening" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand evening" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand evening" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand evening" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand simulate" -l players -d 'Players at the start' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand simulate" -l seed -d 'The seed of its chance' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand simulate" -l game -d 'For which game, by its name in a set-up: holdem_no_limit, omaha4_hilo_limit, stud_high …; none: with blinds, and of a tournament its own' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand simulate" -l rotation -d 'For games that take turns: horse, or the games by their names with commas between' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand simulate" -l turn -d 'When the next one\'s turn comes: levels:1, hands:8 or dealers_choice' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand simulate" -l kill-after -d 'Kills the program without warning after so many actions' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand simulate" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand simulate" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand simulate" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand simulate" -l members -d 'The club\'s own members play; made-up ones are added only when there are no more of them'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand simulate" -l acknowledge -d 'Prints the number of each journal row once it is acknowledged'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand simulate" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand show" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand show" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand show" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand show" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l tournament -d 'Of which tournament; none: the one being played, else the latest, and the club\'s own rules' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l ruleset -d 'The rules of which ruleset: club, tda, or one of the club\'s own' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l season -d 'Of which season; none: the latest' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l member -d 'Of which member: a name or a part of it, or the number in the file' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l paper -d 'The size of the sheets' -r -f -a "a4\t''
letter\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l per-page -d 'Seat cards on a page' -r -f -a "8\t''
10\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l entry -d 'Seat cards, move slips and receipts of this entry only' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l table -d 'Seat cards and table sheets of this table only' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l championship -d 'The standings of this championship of the season, by its number' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l out -d 'Where to write it; - writes to standard output; none: here, under the document\'s own name' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l only -d 'With `tonight`: these documents and no others, with commas between' -r -f -a "sign-in\t'Who is expected, in the order of the alphabet, with lines to sign on.'
seat-cards\t'Cards to cut, one for each player, with table and seat.'
seating-by-name\t'Who sits where, by name.'
seating-by-table\t'Who sits where, by table.'
table-sheets\t'A sheet for each table: who sits around it, and the blinds.'
draw-certificate\t'The draws with their seeds, so that anyone can make them again.'
structure\t'Levels and breaks.'
moves\t'Who moved from where to where.'
move-slips\t'Slips to cut for those who move: the last moves, or all.'
final-table\t'Who sits where at the final table, with room for stacks.'
stacks\t'Stacks as they were counted last, the largest first.'
bag-slips\t'Slips for the bags in which survivors of a flight leave their chips.'
receipts\t'Numbered receipts to cut, with counterfoils.'
prizes\t'What each place wins, and by whom.'
bounties\t'Every bounty and envelope: who won it, and what each player has of them.'
deal\t'The record of a deal, with lines to sign on.'
payouts\t'What is handed to the winners, with lines to sign on.'
results\t'Places, prizes and points.'
eliminations\t'Who went out, when, by whom and in which level.'
history\t'All that was done in a tournament, in words.'
penalties\t'The ledger of penalties, by player.'
rulings\t'The rulings of the floor that were kept.'
report\t'The evening on one page, for the committee.'
standings\t'A season\'s standings.'
scores\t'A season\'s standings with every score behind them.'
attendance\t'Who came over a season, in figures and charts.'
season-report\t'A season in figures: who came, durations, takings, honours.'
dues\t'The register of a season\'s dues: who owes and paid what, and the till.'
due-receipts\t'Numbered receipts of dues to cut: a season\'s, or a member\'s.'
member-card\t'A member\'s card, to cut.'
member-year\t'What a member played, won and scored in a season.'
member-data\t'All that the club file holds about a member, for the member who asks for it.'
rota\t'Who helps at the evenings ahead, and with what.'
members\t'The list of members; what is private only on request.'
member-cards\t'The cards of all members, to cut.'
processing\t'The register of processing activities that the law on personal data asks for.'
rules\t'The rules of tournaments, as a booklet: a tournament\'s, or the club\'s own.'
hand-rankings\t'The ten combinations, drawn, with how often each comes.'
variants\t'The games of the decree, a page each.'
beginner\t'A page for somebody who comes for the first time.'
glossary\t'The words of the table, with the other language\'s beside.'
guide\t'The guide for organisers: how an evening is run with the program, and what helps where it goes wrong.'
conditions\t'A tournament\'s own conditions on a page, or two where it has many levels.'
tonight\t'What the evening needs by how far it is: --out FILE.pdf binds it, --out FOLDER keeps a file each.'"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l printer -d 'Sends it to this printer instead of writing a file; `printers` lists them' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l copies -d 'How many copies' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l pages -d 'Which pages, such as 1-3,5' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l contacts -d 'E-mail addresses and telephones on the list of members'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l births -d 'Birth dates on the list of members'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l grey -d 'Black and grey only'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l late -d 'Seat cards of those who came after the draw only'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l wifi -d 'Table sheets with the code of the club\'s Wi-Fi, which holds its password'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l all-moves -d 'Move slips of the whole evening, not only of the last moves'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l folded -d 'The rules as a booklet to fold: half the size, two pages a side; print on both sides, turned over on the short edge'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l two-sided -d 'On both sides of the sheets'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -l wait -d 'Comes back only when the printer has all of it, or gave it up'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand print" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and not __fish_seen_subcommand_from list set hide show restore export import help" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and not __fish_seen_subcommand_from list set hide show restore export import help" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and not __fish_seen_subcommand_from list set hide show restore export import help" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and not __fish_seen_subcommand_from list set hide show restore export import help" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and not __fish_seen_subcommand_from list set hide show restore export import help" -f -a "list" -d 'Prints every chapter and rule, one object a line: its number, what the booklet says, and what is the club\'s'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and not __fish_seen_subcommand_from list set hide show restore export import help" -f -a "set" -d 'Writes a rule in the club\'s own words, or adds one under a number that is free: 5-6. A chapter is added by its title under its number alone: 14'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and not __fish_seen_subcommand_from list set hide show restore export import help" -f -a "hide" -d 'Leaves a rule out of the booklet'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and not __fish_seen_subcommand_from list set hide show restore export import help" -f -a "show" -d 'Takes a hidden rule in again'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and not __fish_seen_subcommand_from list set hide show restore export import help" -f -a "restore" -d 'Goes back to the program\'s words; deletes a rule that only the club has'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and not __fish_seen_subcommand_from list set hide show restore export import help" -f -a "export" -d 'Prints all that the club says in its own words or leaves out, one object a line'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and not __fish_seen_subcommand_from list set hide show restore export import help" -f -a "import" -d 'Takes in what another club has exported, all of it or, where a line cannot be read or is refused, nothing'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and not __fish_seen_subcommand_from list set hide show restore export import help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from list" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from list" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from list" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from list" -l changed -d 'Only what the club has changed, added or hidden'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from set" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from set" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from set" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from set" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from hide" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from hide" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from hide" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from hide" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from show" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from show" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from show" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from restore" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from restore" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from restore" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from restore" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from export" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from export" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from export" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from export" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from import" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from import" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from import" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from import" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "list" -d 'Prints every chapter and rule, one object a line: its number, what the booklet says, and what is the club\'s'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "set" -d 'Writes a rule in the club\'s own words, or adds one under a number that is free: 5-6. A chapter is added by its title under its number alone: 14'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "hide" -d 'Leaves a rule out of the booklet'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "show" -d 'Takes a hidden rule in again'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "restore" -d 'Goes back to the program\'s words; deletes a rule that only the club has'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "export" -d 'Prints all that the club says in its own words or leaves out, one object a line'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "import" -d 'Takes in what another club has exported, all of it or, where a line cannot be read or is refused, nothing'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand printers" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand printers" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand printers" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand printers" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand publish" -l site-language -d 'The language of the site, or the one that it shows first' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand publish" -l names -d 'How players are named' -r -f -a "full\t'First and family name'
initial\t'First name and the first letter of the family name'
nickname\t'The nickname; of whoever has none, first name and initial'
initials\t'Initials alone'"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand publish" -l without -d 'Leaves something out, with commas between' -r -f -a "prizes\t'What each place won'
standings\t'The standings'
rules\t'The booklet of the rules'
logo\t'The logo'"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand publish" -l address -d 'Where the site stands in the web, for the links of its feed' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand publish" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand publish" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand publish" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand publish" -l both -d 'The site in the other language too'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand publish" -l beside -d 'Writes beside the files of others that are in the folder; they stay as they are'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand publish" -l keep -d 'The club decides so from now on, on the desk too'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand publish" -l preview -d 'Only says what would be written'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand publish" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand text" -l form -d 'As a message for a group chat, in Markdown or in BBCode; an invitation and a reminder are for a chat where nothing is said' -r -f -a "chat\t'A group chat'
markdown\t'A site that reads Markdown'
bbcode\t'A forum'"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand text" -l championship -d 'The standings of this championship of the season, by its number; only as a message' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand text" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand text" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand text" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand text" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rule" -l ruleset -d 'By which rules: club, tda, or with --club one of the club\'s own by its name' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rule" -l in-words -d 'Says each ruling in words too, in this language, under the key `words`' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rule" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rule" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rule" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rule" -l schema -d 'Prints the JSON Schema of every question and answer instead'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand rule" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l format -d 'How it is written' -r -f -a "table\t'For people: hours, blinds, depths, chips and what looks odd'
json\t'For programs: the steps, and all that follows from them'
csv\t'For spreadsheets'"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l players -d 'Players expected' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l rebuys -d 'Rebuys expected, all players together' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l addons -d 'Add-ons expected, all players together' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l chips -d 'The chips: five, ten, twenty-five, hundred, or with --club a set of the club by its name' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l game -d 'For which game, by its name in a set-up: holdem_no_limit, omaha4_hilo_limit, stud_high …; none: with blinds, and of a tournament its own' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l rotation -d 'For games that take turns: horse, or the games by their names with commas between' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l turn -d 'When the next one\'s turn comes: levels:1, hands:8 or dealers_choice' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l stack -d 'The starting stack' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l start -d 'The first card, as hours and minutes' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -f -a "propose" -d 'Designs one for an evening'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -f -a "read" -d 'Reads one from a file, a table or JSON; - reads standard input'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -f -a "of" -d 'That of a tournament, with its own stack and chips; needs --club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and not __fish_seen_subcommand_from propose read of help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l minutes -d 'Minutes from the first card to the winner, breaks included' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l depth -d 'Big blinds in a starting stack' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l level -d 'Minutes in a level; none: as it comes out best' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l ante -d 'Who posts antes' -r -f -a "none\t''
classic\t''
big-blind\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l break-every -d 'Minutes of play after which a break is due; 0: no breaks' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l break-minutes -d 'Minutes in a break' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l format -d 'How it is written' -r -f -a "table\t'For people: hours, blinds, depths, chips and what looks odd'
json\t'For programs: the steps, and all that follows from them'
csv\t'For spreadsheets'"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l players -d 'Players expected' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l rebuys -d 'Rebuys expected, all players together' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l addons -d 'Add-ons expected, all players together' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l chips -d 'The chips: five, ten, twenty-five, hundred, or with --club a set of the club by its name' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l game -d 'For which game, by its name in a set-up: holdem_no_limit, omaha4_hilo_limit, stud_high …; none: with blinds, and of a tournament its own' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l rotation -d 'For games that take turns: horse, or the games by their names with commas between' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l turn -d 'When the next one\'s turn comes: levels:1, hands:8 or dealers_choice' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l stack -d 'The starting stack' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l start -d 'The first card, as hours and minutes' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from propose" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l format -d 'How it is written' -r -f -a "table\t'For people: hours, blinds, depths, chips and what looks odd'
json\t'For programs: the steps, and all that follows from them'
csv\t'For spreadsheets'"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l players -d 'Players expected' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l rebuys -d 'Rebuys expected, all players together' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l addons -d 'Add-ons expected, all players together' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l chips -d 'The chips: five, ten, twenty-five, hundred, or with --club a set of the club by its name' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l game -d 'For which game, by its name in a set-up: holdem_no_limit, omaha4_hilo_limit, stud_high …; none: with blinds, and of a tournament its own' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l rotation -d 'For games that take turns: horse, or the games by their names with commas between' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l turn -d 'When the next one\'s turn comes: levels:1, hands:8 or dealers_choice' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l stack -d 'The starting stack' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l start -d 'The first card, as hours and minutes' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from read" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l format -d 'How it is written' -r -f -a "table\t'For people: hours, blinds, depths, chips and what looks odd'
json\t'For programs: the steps, and all that follows from them'
csv\t'For spreadsheets'"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l players -d 'Players expected' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l rebuys -d 'Rebuys expected, all players together' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l addons -d 'Add-ons expected, all players together' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l chips -d 'The chips: five, ten, twenty-five, hundred, or with --club a set of the club by its name' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l game -d 'For which game, by its name in a set-up: holdem_no_limit, omaha4_hilo_limit, stud_high …; none: with blinds, and of a tournament its own' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l rotation -d 'For games that take turns: horse, or the games by their names with commas between' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l turn -d 'When the next one\'s turn comes: levels:1, hands:8 or dealers_choice' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l stack -d 'The starting stack' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l start -d 'The first card, as hours and minutes' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from of" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from help" -f -a "propose" -d 'Designs one for an evening'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from help" -f -a "read" -d 'Reads one from a file, a table or JSON; - reads standard input'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from help" -f -a "of" -d 'That of a tournament, with its own stack and chips; needs --club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand structure; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand check" -l code -d 'A code printed on a report or a draw certificate: prints the row that it proves, under the key `proven`; a code that no journal of the club holds is a finding' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand check" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand check" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand check" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand check" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and not __fish_seen_subcommand_from make check keys withdraw help" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and not __fish_seen_subcommand_from make check keys withdraw help" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and not __fish_seen_subcommand_from make check keys withdraw help" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and not __fish_seen_subcommand_from make check keys withdraw help" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and not __fish_seen_subcommand_from make check keys withdraw help" -f -a "make" -d 'Signs how an evening ended, and writes the proof. Where none of the club\'s keys is on this computer, one is made, and `new_key` is true'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and not __fish_seen_subcommand_from make check keys withdraw help" -f -a "check" -d 'Compares a proof with the club; the status is 0 where it proves the evening as the club holds it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and not __fish_seen_subcommand_from make check keys withdraw help" -f -a "keys" -d 'Lists the club\'s public keys, the oldest first, one object a line'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and not __fish_seen_subcommand_from make check keys withdraw help" -f -a "withdraw" -d 'Withdraws a key because its computer was lost or stolen: nothing is signed with it any more, and what it signs of an evening that ended later proves nothing. It stays in the list'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and not __fish_seen_subcommand_from make check keys withdraw help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from make" -l data -d 'The folder in which this computer keeps private keys, under `keys`; none: the program\'s own' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from make" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from make" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from make" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from make" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from check" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from check" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from check" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from check" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from keys" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from keys" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from keys" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from keys" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from withdraw" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from withdraw" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from withdraw" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from withdraw" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from help" -f -a "make" -d 'Signs how an evening ended, and writes the proof. Where none of the club\'s keys is on this computer, one is made, and `new_key` is true'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from help" -f -a "check" -d 'Compares a proof with the club; the status is 0 where it proves the evening as the club holds it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from help" -f -a "keys" -d 'Lists the club\'s public keys, the oldest first, one object a line'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from help" -f -a "withdraw" -d 'Withdraws a key because its computer was lost or stolen: nothing is signed with it any more, and what it signs of an evening that ended later proves nothing. It stays in the list'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand proof; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and not __fish_seen_subcommand_from show write send join lists check verify help" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and not __fish_seen_subcommand_from show write send join lists check verify help" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and not __fish_seen_subcommand_from show write send join lists check verify help" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and not __fish_seen_subcommand_from show write send join lists check verify help" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and not __fish_seen_subcommand_from show write send join lists check verify help" -f -a "show" -d 'Prints what would be sent: an object for each evening that is over, then one for each member who played, with all that is said of them, and one for each record that was erased or merged. Nothing is written'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and not __fish_seen_subcommand_from show write send join lists check verify help" -f -a "write" -d 'Writes the evenings that are over as one signed file. Where none of the club\'s keys is on this computer, one is made, and `new_key` is true'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and not __fish_seen_subcommand_from show write send join lists check verify help" -f -a "send" -d 'Sends the evenings that are over to the league\'s server, and prints what it took in. Where none of the club\'s keys is on this computer, one is made; the league admits it first'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and not __fish_seen_subcommand_from show write send join lists check verify help" -f -a "join" -d 'Joins a league with its code: the club then trusts the league\'s lists, and the league admits the key of the club\'s next file'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and not __fish_seen_subcommand_from show write send join lists check verify help" -f -a "lists" -d 'Prints what the league\'s lists hold, compared with the club: an object with members, exclusions, evenings, rulesets and structures. Without a file the league\'s server is asked'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and not __fish_seen_subcommand_from show write send join lists check verify help" -f -a "check" -d 'Checks such a file, signature, chains and all, and prints what is in it. Needs no club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and not __fish_seen_subcommand_from show write send join lists check verify help" -f -a "verify" -d 'Checks the evidence of an evening, as a league\'s site offers it: that every row of the journal is there and the club\'s key signed it with the results. Prints results, rows and the seeds of draws; `again` says of each draw what its seed gives: the `same` seats, `different` ones, or that what it rests on is `not_told`. Needs no club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and not __fish_seen_subcommand_from show write send join lists check verify help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from show" -l season -d 'Only the evenings of this season, by its number' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from show" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from show" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from show" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from show" -l all -d 'Prints all of it: after each evening an object with its figures, one for each result, with what the player spent and won, and one for each row of its journal'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from write" -l season -d 'Only the evenings of this season, by its number' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from write" -l data -d 'The folder in which this computer keeps private keys, under `keys`; none: the program\'s own' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from write" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from write" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from write" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from write" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from send" -l to -d 'The server\'s address, as the league gave it: `https://…`; none: the one that the club has kept' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from send" -l season -d 'Only the evenings of this season, by its number' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from send" -l data -d 'The folder in which this computer keeps private keys, under `keys`; none: the program\'s own' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from send" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from send" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from send" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from send" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from join" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from join" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from join" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from join" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from lists" -l save -d 'Writes what the server answered to this file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from lists" -l league -d 'The fingerprint of the league\'s key as you compared it, where the club has not joined by a code' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from lists" -l search -d 'Finds persons who are no members' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from lists" -l data -d 'The folder in which this computer keeps private keys, under `keys`; none: the program\'s own' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from lists" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from lists" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from lists" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from lists" -l take -d 'Takes over everything that the club does not have yet, but for persons who are no members, and for exclusions, rulesets and structures that would replace the club\'s own'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from lists" -l older -d 'Takes over lists that are older than the last ones too: they may bring back what the league has lifted since'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from lists" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from check" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from check" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from check" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from check" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from verify" -l key -d 'The fingerprint of the club\'s key, from its paper: another key is refused' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from verify" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from verify" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from verify" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from verify" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from help" -f -a "show" -d 'Prints what would be sent: an object for each evening that is over, then one for each member who played, with all that is said of them, and one for each record that was erased or merged. Nothing is written'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from help" -f -a "write" -d 'Writes the evenings that are over as one signed file. Where none of the club\'s keys is on this computer, one is made, and `new_key` is true'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from help" -f -a "send" -d 'Sends the evenings that are over to the league\'s server, and prints what it took in. Where none of the club\'s keys is on this computer, one is made; the league admits it first'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from help" -f -a "join" -d 'Joins a league with its code: the club then trusts the league\'s lists, and the league admits the key of the club\'s next file'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from help" -f -a "lists" -d 'Prints what the league\'s lists hold, compared with the club: an object with members, exclusions, evenings, rulesets and structures. Without a file the league\'s server is asked'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from help" -f -a "check" -d 'Checks such a file, signature, chains and all, and prints what is in it. Needs no club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from help" -f -a "verify" -d 'Checks the evidence of an evening, as a league\'s site offers it: that every row of the journal is there and the club\'s key signed it with the results. Prints results, rows and the seeds of draws; `again` says of each draw what its seed gives: the `same` seats, `different` ones, or that what it rests on is `not_told`. Needs no club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand league; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and not __fish_seen_subcommand_from check help" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and not __fish_seen_subcommand_from check help" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and not __fish_seen_subcommand_from check help" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and not __fish_seen_subcommand_from check help" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and not __fish_seen_subcommand_from check help" -f -a "check" -d 'Checks the signature of an update\'s file and prints what it states of itself; `newer` says whether it may come over this version. Needs no club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and not __fish_seen_subcommand_from check help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and __fish_seen_subcommand_from check" -l key -d 'The public key, as minisign writes it; none: the one that this program was built with' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and __fish_seen_subcommand_from check" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and __fish_seen_subcommand_from check" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and __fish_seen_subcommand_from check" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and __fish_seen_subcommand_from check" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and __fish_seen_subcommand_from help" -f -a "check" -d 'Checks the signature of an update\'s file and prints what it states of itself; `newer` says whether it may come over this version. Needs no club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand update; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand serve" -l address -d 'Only by this address of this computer; none: by all of them' -r
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand serve" -l data -d 'Where it remembers what belongs to this computer and not to the club; none: in the folder that the system has for that' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand serve" -l let-in -d 'Makes a code that lets one device in, good once and for five minutes: its address, the same to scan, and what a device without a camera types. Before the device may do anything its name is shown, and `yes` or `no` on standard input answers' -r -f -a "floor\t'A tablet on the floor: the desk\'s pages of a tournament'
door\t'A tablet by the door: registration and payment'
remote\t'The director\'s telephone, which drives the clock'"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand serve" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand serve" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand serve" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand serve" -l unasked -d 'Lets in whoever comes with that code without asking; needed where standard input is no terminal'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand serve" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand phones" -l names -d 'The form of players\' names' -r -f -a "full\t''
first_and_initial\t''
nickname\t''
initials\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand phones" -l prizes -d 'Whether the prizes, and what each player has won, are shown' -r -f -a "true\t''
false\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand phones" -l standings -d 'Whether the standings of the season are shown' -r -f -a "true\t''
false\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand phones" -l rules -d 'Whether the booklet of the rules is shown' -r -f -a "true\t''
false\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand phones" -l check-in -d 'Whether players may say that they have come' -r -f -a "true\t''
false\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand phones" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand phones" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand phones" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand phones" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand follow" -l data -d 'Where the copy of the club and what belongs to this computer are kept; none: in the folder that the system has for that' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand follow" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand follow" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand follow" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand follow" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand another-club" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand another-club" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand another-club" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand another-club" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand backup" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand backup" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand backup" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand backup" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand restore" -l club -d 'The club file' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand restore" -l language -l lang -d 'The language of sentences' -r -f -a "fr\t''
en\t''"
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand restore" -l second-place -d 'Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a command that could not reach it in the end does its work all the same and ends with status 2' -r -F
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand restore" -s h -l help -d 'Print help'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "init" -d 'Makes a new club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "import-members" -d 'Adds the members of a list (CSV, XLSX, XLS, ODS) and completes those who are known, all or none; each line\'s outcome is printed. A line that is refused, or may be about several people, leaves everything as it is'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "member" -d 'Members: lists, exclusions, duplicates, personal data, and the checks at registration'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "past" -d 'Past evenings, which were not played with the program: reads them from files, enters, corrects, deletes them'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "dues" -d 'Dues of a season: what is owed, what was paid, receipts and the till. Amounts in JSON are in cents'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "season" -d 'Seasons: lists them, and gives the statistics of one'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "sign-up" -d 'Who comes to an evening, before it: lists them, signs members up and off, limits the places'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "calendar" -d 'The evenings ahead and those that are over, found by any word; makes several at once from a template'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "evening" -d 'Does a script of actions, one JSON object a line; prints one result a line.'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "simulate" -d 'Plays a random but lawful evening to its winner'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "show" -d 'Prints tournaments, or one of them with its state'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "print" -d 'Prints a document: as a PDF file, or on a printer'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "rules" -d 'The rules of the booklet in the club\'s own words: lists, writes, hides and restores them'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "printers" -d 'Lists the printers that a document can be sent to. Needs no club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "publish" -d 'Writes the club\'s web site into a folder, ready to be uploaded: HTML pages, a style sheet and a feed. Without options as the club decided on the desk. Pages that are no longer wanted go; files of others stay'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "text" -d 'Shows something as text; with a form as a message to copy, as {"kind": …, "text": …}'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "rule" -d 'Answers questions to the rules: reads one JSON object {id, topic, given} a line from standard input, writes {id, result} or {id, refusal} a line; a refusal names the key that is unknown, missing or of the wrong type. Needs no club. A question\'s own settings stand above the ruleset\'s'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "structure" -d 'Proposes a structure, reads one from a file or shows a tournament\'s, with its hours, depths, chips and what looks odd. Needs no club, but for the club\'s own chips or a tournament'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "check" -d 'Checks the file, each journal\'s chain from its set-up to its last row, the tables against the journal, members, seasons and settings against the library journal, and every invariant'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "proof" -d 'Signed proofs of evenings: makes one, compares one with the club, lists the club\'s keys'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "league" -d 'What the club sends to its league: one signed file with its closed evenings'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "update" -d 'Signed files with a newer version of the program'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "serve" -d 'Lets the devices in the room in, until it is stopped (Ctrl+C): prints the addresses that a browser is given, as {"serving": ["http://192.168.1.20:8420/", …]}. `add` on standard input lets computers ask for five minutes to become the second one of the club, the six digits that such a computer shows let it be that and give it the whole club file; `differ` refuses whoever asks for this evening, `stop` ends the asking. `let in floor`, `let in door` or `let in remote` makes a code for one more device, as --let-in does, `yes` or `no` answers the device that waits'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "phones" -d 'Changes what players\' telephones show; without options it is only printed'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "follow" -d 'Makes this computer the second one of a club that is open on another: it keeps a copy that is up to date with every action, and takes over when that computer dies. Needs no club. Prints one JSON object a line whenever something changes, at first six digits to be typed on the other computer; once they were, `equal` or `differ` on standard input says whether the other computer says so too. `take over` makes this computer lead. Runs until it is stopped'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "another-club" -d 'Says that this file was copied from another club\'s to begin this one: from now on the two are told apart, so that both can have their copy in one second place'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "backup" -d 'Copies the club into its folder of copies; prints the copy'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "restore" -d 'Puts a copy in the place of the club, which is copied first; prints that copy'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and not __fish_seen_subcommand_from init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "list" -d 'Lists the members, one a line, with whether they are guests, lapsed or excluded'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "export" -d 'Writes all members to a list: a spreadsheet where the name ends in .xlsx, CSV otherwise'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "exclude" -d 'Excludes a member from the club\'s tournaments'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "readmit" -d 'Lifts an exclusion'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "duplicates" -d 'Lists pairs of members who may be one person, the surest first'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "merge" -d 'Merges a member\'s second record into the first one: results, dues and penalties of both are its own'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "separate" -d 'Separates a record from the one into which it was merged'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "distinct" -d 'Notes that two members who look like one person are two'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "licences" -d 'Compares the members\' licences with a federation\'s list (CSV or a spreadsheet), a member a line'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "tag" -d 'Gives a member tags, or takes them away: words by which the club groups its members'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "tags" -d 'Lists the tags that members have, one a line, with how many have it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "note" -d 'Writes a note on a member, of today; without words the notes are listed, the latest first'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "photo" -d 'Keeps the middle of a photo (PNG, JPEG, WebP) as a member\'s portrait, for the panel and the membership card'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "data" -d 'All that the club file holds about a member, as one JSON object; `print member-data` prints it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "statistics" -d 'A member\'s statistics as one JSON object: results over time, streaks, eliminations, rivals, badges. Shares are in hundredths of a percent, amounts in cents, points in hundredths'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "protection" -d 'What the club decided about personal data: says it, or decides it anew'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "retention" -d 'The members whose retention period has passed: lists them, keeps or erases them'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from member" -f -a "checks" -d 'What happens when somebody is registered who should not be: says it, or decides it anew'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from past" -f -a "import" -d 'Enters the results of files, all or none: one table (CSV, XLSX, XLS, ODS), or tournaments that The Tournament Director 3 saved (.tdt). Evenings that look like one that is there, or of which something cannot be read, are left out. Prints each evening and each name, then what was entered'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from past" -f -a "record" -d 'Enters one evening from a JSON object, as `past show` prints it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from past" -f -a "show" -d 'Prints a past evening as one JSON object'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from past" -f -a "correct" -d 'Corrects a past evening by a JSON object as `past show` prints it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from past" -f -a "delete" -d 'Deletes past evenings, after a copy of the club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from dues" -f -a "list" -d 'Lists who owes and paid what, one member a line, then the sums'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from dues" -f -a "till" -d 'What came in by which means, and every payment in the order of the receipts'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from dues" -f -a "set" -d 'Says what a membership costs in a season'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from dues" -f -a "remove" -d 'A membership costs nothing in a season any more'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from dues" -f -a "member" -d 'Says that one member owes another amount than the others, 0 for nothing'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from dues" -f -a "as-others" -d 'A member owes as much as the others again'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from dues" -f -a "pay" -d 'Stores a payment and prints the number of its receipt'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from dues" -f -a "cancel" -d 'Cancels a payment, which keeps its number'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "list" -d 'Lists the seasons, one a line, the latest first'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "statistics" -d 'A season\'s statistics as one JSON object: who came, durations, takings, honours. Averages and points are in hundredths, shares in hundredths of a percent, amounts in cents, durations in milliseconds'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "archive" -d 'Archives a season: it is no longer offered for anything new'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "delete" -d 'Deletes a season with its championships; its tournaments stay, in no season'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "standings" -d 'Writes a season\'s standings to a list: a spreadsheet where the name ends in .xlsx, CSV otherwise'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "results" -d 'Writes the results of a season\'s evenings to a list, one a line, guests too; or those of one tournament'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from sign-up" -f -a "list" -d 'Lists who signed up, one a line in the order in which they did, then the sums: those who have arrived, are expected or wait, the places, and how many are left'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from sign-up" -f -a "add" -d 'Signs members up, all or none, in the order in which they are named'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from sign-up" -f -a "remove" -d 'Signs a member off'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from sign-up" -f -a "places" -d 'Limits the places of a tournament; whoever signed up beyond them waits'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from calendar" -f -a "ahead" -d 'Lists the evenings ahead, the next one first, with who comes, who waits and the places left'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from calendar" -f -a "past" -d 'Lists the evenings that are over, the latest first, with their winners'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from calendar" -f -a "archive" -d 'Leaves an evening out of the lists: it was called off, or is of no more interest. A search finds it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from calendar" -f -a "plan" -d 'Makes several evenings at once from a template, each in the season of its day, all or none'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "list" -d 'Prints every chapter and rule, one object a line: its number, what the booklet says, and what is the club\'s'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "set" -d 'Writes a rule in the club\'s own words, or adds one under a number that is free: 5-6. A chapter is added by its title under its number alone: 14'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "hide" -d 'Leaves a rule out of the booklet'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "show" -d 'Takes a hidden rule in again'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "restore" -d 'Goes back to the program\'s words; deletes a rule that only the club has'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "export" -d 'Prints all that the club says in its own words or leaves out, one object a line'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "import" -d 'Takes in what another club has exported, all of it or, where a line cannot be read or is refused, nothing'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from structure" -f -a "propose" -d 'Designs one for an evening'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from structure" -f -a "read" -d 'Reads one from a file, a table or JSON; - reads standard input'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from structure" -f -a "of" -d 'That of a tournament, with its own stack and chips; needs --club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from proof" -f -a "make" -d 'Signs how an evening ended, and writes the proof. Where none of the club\'s keys is on this computer, one is made, and `new_key` is true'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from proof" -f -a "check" -d 'Compares a proof with the club; the status is 0 where it proves the evening as the club holds it'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from proof" -f -a "keys" -d 'Lists the club\'s public keys, the oldest first, one object a line'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from proof" -f -a "withdraw" -d 'Withdraws a key because its computer was lost or stolen: nothing is signed with it any more, and what it signs of an evening that ended later proves nothing. It stays in the list'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from league" -f -a "show" -d 'Prints what would be sent: an object for each evening that is over, then one for each member who played, with all that is said of them, and one for each record that was erased or merged. Nothing is written'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from league" -f -a "write" -d 'Writes the evenings that are over as one signed file. Where none of the club\'s keys is on this computer, one is made, and `new_key` is true'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from league" -f -a "send" -d 'Sends the evenings that are over to the league\'s server, and prints what it took in. Where none of the club\'s keys is on this computer, one is made; the league admits it first'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from league" -f -a "join" -d 'Joins a league with its code: the club then trusts the league\'s lists, and the league admits the key of the club\'s next file'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from league" -f -a "lists" -d 'Prints what the league\'s lists hold, compared with the club: an object with members, exclusions, evenings, rulesets and structures. Without a file the league\'s server is asked'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from league" -f -a "check" -d 'Checks such a file, signature, chains and all, and prints what is in it. Needs no club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from league" -f -a "verify" -d 'Checks the evidence of an evening, as a league\'s site offers it: that every row of the journal is there and the club\'s key signed it with the results. Prints results, rows and the seeds of draws; `again` says of each draw what its seed gives: the `same` seats, `different` ones, or that what it rests on is `not_told`. Needs no club'
complete -c tapis-cli -n "__fish_tapis_cli_using_subcommand help; and __fish_seen_subcommand_from update" -f -a "check" -d 'Checks the signature of an update\'s file and prints what it states of itself; `newer` says whether it may come over this version. Needs no club'
