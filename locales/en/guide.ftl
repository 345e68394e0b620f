# The guide: its chapters are in docs/guide/en.
desk-guide = Guide
doc-guide = Guide to Tapis
guide-title = Guide to Tapis
guide-intro = This guide is in the program too: press F1, search it, follow its links. Each chapter begins on a page of its own and can hang by the desk alone.
guide-see = { $words } (page { $page })
guide-chapters = Chapters
guide-search = Search the guide
guide-nothing = Nothing in the guide: try another word.
guide-enlarge = Enlarge
