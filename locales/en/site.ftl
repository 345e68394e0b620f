# The club's site, and the texts to copy into a group chat or a forum.
site-home = Home
site-no_page = Page not found
site-to_home = Back to the home page
site-calendar = Calendar
site-named = Special prizes
site-named_line = { $prize }: { $winner } ({ $what })
site-named_won = { $prize }: { $winner }
site-standings = Standings
site-clubs = Clubs
site-clubs_of = The clubs of { $club }.
site-club_ranked = { $rank } of the clubs, { $points }
site-all_teams = All { $count }
site-all_seasons = All seasons
site-all_seasons_how = The points of each season’s standings from { $from } to { $to }, added up.
site-each_season = The standings of each season
site-seasons = Seasons
site-pages = Pages of the standings
site-pages_of_clubs = Pages of the clubs
site-page_before = Previous page
site-page_after = Next page
site-results_by_club = All results, club by club
site-rules = Rules
site-menu = Menu
site-skip = Skip to content
site-in_language = In English
site-feed = { $club }: results and dates
site-feed_link = Follow results and dates (Atom feed)
site-feed_results = Results: { $evening }
site-feed_date = In the calendar: { $evening }
site-about = { $club }: next evenings, results and standings.
site-calendar_of = The evenings of { $club }: to come and past.
site-evening_of = { $evening }. An evening of { $club }.
site-standings_of = The standings of { $club }.
site-rules_of = The rules of { $club }, one by one.
site-day = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
  } { $day }
site-day_hour = { $day } at { $hour }
site-next = Next evenings
site-none_coming = No date has been announced yet.
site-whole_calendar = The whole calendar
site-last = Last evening
site-whole_results = All results
site-earlier = Earlier evenings
site-results_of = Results of { $year }
site-leaders = Leading: { $season }
site-whole_standings = The whole standings
site-points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
  }
site-results_here = The results will be on this page.
site-counts_for = Counts for
site-unnamed = { $unnamed ->
    [one] One player is not named.
   *[other] { $unnamed } players are not named.
  }
site-evidence = Evidence
site-evidence_link = What the club signed, with the journal of the evening
site-evidence_how = The club’s key is { $key }: its reports show it. “tapis-cli league verify { $file } --key { $key }” says whether that file was signed with it, and tells the results and the seeds of the draws.
site-general = Overall standings
site-from_to = { $from } to { $to }
site-closed = Season closed: these standings were signed off on { $day }.
site-championships = Standings of the season
site-no_standings = No evening of this season is over yet.
site-moved = Change
site-up = { $places ->
    [one] up one place
   *[other] up { $places } places
  }
site-down = { $places ->
    [one] down one place
   *[other] down { $places } places
  }
site-same = same place
site-moved_with = The change is that of the evening of { $day }.
site-played = Played
site-wins = Wins
site-best = Best place
site-unranked = Not ranked yet
site-unranked_words = { $count ->
    [one] One evening must have been played to be ranked.
   *[other] { $count } evenings must have been played to be ranked.
  }
site-behind = Evening by evening
site-behind_words = Points struck through do not count towards the total.
site-contents = Chapters
site-price = Entry: { $amount }
site-answer = Reply to this message to register.
site-more_at = More about it:
site-all_at = Everything is on the site:
site-reminder = Reminder: { $evening }
site-places_left = { $places ->
    [0] It is full: whoever answers now is on the waiting list.
    [one] One place is left.
   *[other] { $places } places are left.
  }
site-registered = { $players ->
    [0] Nobody is registered yet.
    [one] One player is registered.
   *[other] { $players } players are registered.
  }
site-and_others = { $count ->
    [one] and one other player.
   *[other] and { $count } other players.
  }
site-standings_title = Standings, { $season }
site-after = { $count ->
    [one] After one evening, { $day }
   *[other] After { $count } evenings, the last on { $day }
  }

site-foreign = “{ $folder }” already holds other files ({ $count }), for instance: { $files }. Choose an empty folder, or ask to write the site beside them; they stay as they are.
site-in_the_way = “{ $file }” is there already and was not written by Tapis: the site does not take its place. Move that file, or choose another folder.
site-other_club = “{ $file }” holds the site of another club. Choose another folder.
site-club_file = “{ $file }” is a club file or another database: it would be put online with the site. Choose a folder that holds nothing but the site.
site-link = “{ $file }” is a link to another place: the site does not write there. Choose another folder.
site-list_unread = “{ $file }”, the list of the site’s files, cannot be read: a newer version of Tapis wrote it, or the file is damaged. Choose another folder, or empty this one.
site-address_wrong = “{ $address }” is not the address of a site. Write it in full, for example { $example }
cli-no_message = There is no such text to copy: there are results, standings, an invitation and a reminder.
cli-not_now = This message does not go with that evening: an invitation and a reminder are for an evening to come, results for one that is over.
