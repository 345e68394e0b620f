# What the club file answers, apart from opening.
member-erased = Erased member no. { $number }
store-member_plays = This member is entered in “{ $tournament }”, which is not over: take the entry back or end the tournament, then erase the member.
store-copy_unsound = The copy could not be verified and was not kept. Check the disk, then try again.
store-list_too_long = This list is too long: 50,000 lines and 20 MB at most. Split it, or choose another file.
store-journal_cut = The end of this tournament’s journal is missing: it has { $found } rows instead of { $written }. Take the latest copy from the “backups” folder.
open-disk_full = The disk is full: free some space, then open the club again. The file has not been touched.
open-held = Another program holds this file (an online backup, a virus scanner, a database tool): close it or wait a moment, then open the club again. The file has not been touched.
open-name_too_long = This file’s name is too long: give it a shorter name, then open it again.
open-format = This file states a format that never existed ({ $format }): another program has changed it. It has not been touched: take the latest copy from the “backups” folder.
open-disk = The disk does not let this file be read or written: check that it is plugged in, then open the club again. ({ $detail })
store-read_only = The club file or its folder has become write-protected: check the disk or USB stick, then try again. Nothing was changed.
store-busy = Another program holds the club file (an online backup, a virus scanner): wait a moment, then try again. Nothing was changed.
store-damaged = The club file is damaged: take the latest copy from the “backups” folder.
store-disk_away = The disk does not answer: check that it is plugged in, then open the club again. The history says whether the last action was recorded. ({ $detail })
season-name_missing = Give the season a name.
season-name_too_long = This name is too long: 200 letters at most.
season-ends_before_it_begins = The season ends before it begins: check both dates.
season-counts_nothing = At least one result must count; leave it empty to count them all.
store-journal_unread = Row { $row } of the journal of “{ $tournament }” was written by version { $version } of the program, and this version cannot read it: install the latest version. The file has not been touched.
notice-mended = “{ $tournament }”: { $rows ->
    [one] one row of the standings and lists differed from the journal and was written again
   *[other] { $rows } rows of the standings and lists differed from the journal and were written again
 } from it.
notice-unsound = “{ $tournament }” could not be checked. { $reason }
notice-unreadable_chip_set = This version cannot read the chip set “{ $name }”: it stays in the file and is not listed.
notice-unreadable_structure = This version cannot read the structure “{ $name }”: it stays in the file and is not listed.
notice-unreadable_template = This version cannot read the template “{ $name }”: it stays in the file and is not listed.
store-setting_unread = A newer version of the program kept something here that this version cannot read: install the latest version. Nothing was changed.
notice-short = “{ $tournament }”: { $acknowledged } rows of the journal had been recorded, { $found } are here. This file is older than the evening, or damaged, and no copy holds the rest: do again what is missing.
notice-short_copied = “{ $tournament }”: { $acknowledged } rows of the journal had been recorded, and not all of them are here ({ $found } rows). This copy holds them: { $copy }
notice-place_one_drive = This club is in a folder that OneDrive synchronises: a file copied while it changes can be incomplete or return to an older state. Keep it in a folder of this computer, and its copies in OneDrive.
notice-place_dropbox = This club is in a folder that Dropbox synchronises: a file copied while it changes can be incomplete or return to an older state. Keep it in a folder of this computer, and its copies in Dropbox.
notice-place_google_drive = This club is in a folder that Google Drive synchronises: a file copied while it changes can be incomplete or return to an older state. Keep it in a folder of this computer, and its copies in Google Drive.
notice-place_icloud = This club is in a folder that iCloud synchronises: a file copied while it changes can be incomplete or return to an older state. Keep it in a folder of this computer, and its copies in iCloud.
notice-place_network = This club is on another computer’s disk: an interruption of the network can damage it. Keep it in a folder of this computer, and its copies on the network.
