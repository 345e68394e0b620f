### A second computer for the club.
computer-no_club = This computer leads no club.
computer-unknown = This computer is not known here. Compare the digits again.
computer-taken = { $name } follows this club already: one second computer at a time.
computer-unreached = The first computer does not answer: nothing has changed. Wait until it is back, or take over.
computer-unanswered = The first computer did not answer in time. Look in the history whether it was done before you do it again.
computer-at_first = This is done on { $name }, the first computer.
computer-not_following = This computer follows no club.
computer-no_folder = There is no folder for the club on this computer.
computer-leads = { $name } leads this club now. This computer can change nothing in it any more; it follows as soon as { $name } answers.
computer-doubted = { $name } followed this club this evening and may have taken over. Nothing is changed here until that is known.
computer-version = The two computers do not have the same version of Tapis: update the older one.
computer-digits = The digits are not the same, or the other computer refused.
computer-address = This address will not do: { $detail }
