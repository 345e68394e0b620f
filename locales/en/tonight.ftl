# All the paper of an evening at once.
tonight-title = Paper for the evening
tonight-nothing = Choose at least one document.
tonight-unbound = The documents could not be bound into one. Save them in a folder.
tonight-all = Everything for tonight
tonight-which = Documents bound together, in this order
tonight-folder = Into a folder…
tonight-saved = { $count ->
    [one] One document saved
   *[other] { $count } documents saved
  } in: { $folder }
