# The club file: why it is not opened.
open-missing = There is no file here: { $detail }
open-exists = A file exists here already: choose another name.
open-not_ours = This file is not a Tapis club. It has not been touched.
open-damaged = The club file is damaged. It has not been touched: take the latest copy from the “backups” folder.
open-cut = The end of the club file is missing ({ $missing } bytes): it was probably not copied in full. It has not been touched: copy it again, or take the latest copy from the “backups” folder.
open-newer = A newer version of Tapis opened this club. It has not been touched: install that version.
open-read_only = This file or its folder is write-protected: copy it to a folder of your own.
open-in_use = This club is already open in another Tapis window.
open-other = The file cannot be opened: { $detail }

store-not_found = This no longer exists.
store-fields = Check the fields marked.
store-disk_full = The disk is full: free some space, then try again. Nothing has been lost.
store-journal = The journal of this tournament is damaged at row { $row }: take the latest copy from the “backups” folder.
store-preview_stale = The list or the members have changed since the preview: preview again.
store-in_use = This tournament has a history already: it is kept.
store-name_missing = Give it a name.
store-other = The file could not be written: { $detail }

program-no_club = Open a club first.
program-last_template = This is the last template: a new tournament needs one. Make another first.
program-nothing_to_undo = There is nothing to undo.
program-nothing_to_redo = There is nothing to redo.
program-overtaken = Something else was done meanwhile: “{ $what }”. Nothing was undone or redone.
program-line_unreadable = This line is not an action: { $detail }
program-no_command = This version of Tapis knows no command “{ $command }”.
program-not_allowed = This device may not do that ({ $command }): it is for the organiser’s desk.
program-bad_arguments = This cannot be understood: a number is too large, or the page is not of the same version as Tapis. Check what was entered, or load the page again.
program-bad_answer = The answer cannot be sent.
program-detail = { $detail }

field-last_name_missing = the last name is missing.
field-first_name_missing = the first name is missing.
field-born_impossible = the birth date is impossible.
field-date_unreadable = “{ $text }” is not a date.
field-number_taken = this number is taken already.
field-email = the e-mail address is incomplete.
field-too_long = a field is too long.
field-note_too_long = the note is too long: 10,000 characters at most.
field-task_missing = name the task.
field-task_too_long = a task has forty letters at most.
field-note_empty = write the note.
field-tags_too_many = 20 tags at most, of 40 characters at most each.
field-tag_missing = name one tag.
field-invisible = a field contains invisible characters: type it again.
field-not_a_name = “{ $text }” is not a name.
field-email_unreadable = “{ $text }” is not an e-mail address.
field-second_value = “{ $text }” is a second value for the same field.
cli-output = Not everything could be printed: the output is full or closed. ({ $detail })

reason-no_re_entries = this tournament has no re-entries.
reason-still_in = this player is still in.
reason-re_entries_over = the re-entry period is over.
reason-re_entries_limit = the number of re-entries allowed is reached.
reason-envelopes_sealed = the envelopes of the bounties are sealed.
reason-freezeout = this tournament has no rebuys.
reason-stack_too_large = the stack is too large for a rebuy.
reason-limit_reached = the number of rebuys allowed is reached.
reason-hand_missed = a hand was missed: the decision had to be immediate.
reason-period_over = the rebuy period is over.
reason-no_add_on = this tournament has no add-on.
reason-add_on_taken = the add-on has been taken already.
reason-add_on_not_yet = the add-on is taken after the two hands that follow the rebuys. Note them on the page “Add-on”.
reason-add_on_at_period_end = the add-on is sold as soon as rebuys end, in the break or the next level.
reason-add_on_over = add-ons are over.

someone = Entry { $entry }
history-list = { $first } and { $last }

cli-printer = { $detail }
cli-no_club = Name the club file: --club FILE.
file-missing = { $file } does not exist.
file-denied = { $file } cannot be read: this file is protected.
file-is_folder = { $file } cannot be read: it is a folder.
file-not_text = { $file } cannot be read: it is not text in UTF-8.
cli-unreadable = { $file } cannot be read: { $detail }
cli-script_line = Line { $line } of the script: { $detail }
cli-import_refused = Nothing was imported: { $count ->
    [one] line { $lines } is not taken
   *[other] lines { $lines } are not taken
  }. Correct the list, say who is who with --line, or take the other lines with --skip-refused.
cli-expectation = The script expected something else: see the lines with “met: false”.
cli-no_template = No template is called “{ $name }”.
cli-no_tournament = The script must first make a tournament with “new”.
cli-not_sound = The check found errors.
season-impossible = A season has a name, ends after it begins and counts at least one result.

program-no_sound = Alerts cannot be heard: no loudspeaker answers. Plug one in, or check this computer’s sound.
program-silent = The volume is at zero: raise it to hear anything.
program-no_voice = No voice answers on this computer. On Linux, install “speech-dispatcher” and “espeak-ng”; on Windows and macOS, add a voice in the system’s settings.
program-no_window = The window cannot be opened: { $detail }
program-room_title = Tapis – room (F: full screen)
program-no_webview = Microsoft Edge WebView2, which shows the pages of Tapis, is missing or damaged. It is free: install it from Microsoft’s site (“Evergreen Standalone Installer”), or use the full installer of Tapis, which contains it, then open Tapis again. Your clubs are not touched. ({ $detail })
