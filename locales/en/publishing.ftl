# Publishing the club's site, and the texts to copy.
publish-open = Publish…
publish-title = Publish the club’s site
publish-words = Tapis writes the site into a folder on this computer: next evenings, results, standings. Put that folder online afterwards.
publish-folder = Folder
publish-no_folder = No folder is chosen. Take an empty one that serves for nothing but the site.
publish-choose = Choose the folder
publish-change = Change the folder
publish-language = Language
publish-both_fr = In French too
publish-both_en = In English too
publish-names = Names of the players
publish-parts = Contents
publish-prizes = Prizes
publish-standings = Standings
publish-rules = Rules
publish-logo = Logo
publish-address = Address of the site on the internet (optional)
publish-address_hint = The texts to copy lead there.
publish-pages = { $pages ->
    [one] One page.
   *[other] { $pages } pages.
  }
publish-same = This folder is up to date: nothing has changed.
publish-changes = To be written: { $added ->
    [0] no new file
    [one] one new file
   *[other] { $added } new files
  }, { $changed ->
    [0] none changed
    [one] one changed
   *[other] { $changed } changed
  }. { $removed ->
    [0] Nothing is removed.
    [one] One file is removed.
   *[other] { $removed } files are removed.
  }
publish-details = Which files
publish-file_added = new
publish-file_changed = changed
publish-file_removed = removed
publish-edited = Changed by hand since the last time: { $files }. Those that are part of the site will be written again; the others stay.
publish-foreign = { $count ->
    [one] This folder already holds something else ({ $files }), which stays as it is and will be put online with the site.
   *[other] This folder already holds { $count } other files or folders, for example { $files }. They stay as they are and will be put online with the site.
  }
publish-beside = Write the site beside them
publish-go = Write the site
publish-done = The site is written in “{ $folder }”. Put this folder online.
publish-open_site = Open the site
site-not_opened = “{ $file }” could not be opened: { $detail }. Open this file yourself.
message-open = Text to copy…
message-title = Text to copy
message-kind-invitation = Invitation
message-kind-reminder = Reminder
message-kind-results = Results
message-form = For
message-form-chat = a group chat (WhatsApp, Signal…)
message-form-markdown = Discord or a site (Markdown)
message-form-bbcode = a forum (BBCode)
message-text = The text, as it will be pasted
message-copy = Copy
message-copied = The text is copied.
message-not_copied = Copying is not allowed here. The text is selected: copy it with Ctrl+C.
