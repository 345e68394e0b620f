# What the club sends to its league.
league-file = League
league-nothing = There is nothing to send: no evening is over.
league-written = Written to { $file }: { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
} and the names of { $members ->
    [one] one member
   *[other] { $members } members
}, signed with the club’s key { $key }.
league-written_first = Written to { $file }: { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
} and the names of { $members ->
    [one] one member
   *[other] { $members } members
}. The club has a new key, { $key }, which is kept on this computer: give the league this fingerprint.
league-not_a_bundle = This file was not written by a club for its league.
league-newer = This file comes from a newer version of Tapis (version { $version } of the file): install the latest version to read it.
league-too_large = This file is larger than a league accepts from a club: send or write one season at a time.
league-cut_off = This file was cut off, or something was added to it: ask the club to write it again.
league-wrong_signature = The signature is wrong: this file was changed after it was signed.
league-bad_line = Line { $line } of this file cannot be read ({ $why }).
league-gap = Row { $row } of tournament { $journal } is missing.
league-broken_chain = The journal of tournament { $journal } is not the one that was signed.
league-sent = The league has { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
} of this club, { $new ->
    [0] none of them new
    [one] one of them new or longer
   *[other] { $new } of them new or longer
}.
league-sent_fork = { $forked ->
    [one] One evening differs
   *[other] { $forked } evenings differ
} from what the league already had under the same number, perhaps because a copy of the club file was restored: the league decides which version counts.
league-address = “{ $address }” is not the address of a league: it begins with { $example }.
league-no_address = The club has no address of a league: join the league with its code, enter its address, or write the file to a USB stick.
league-unreachable = The league does not answer at { $address }: { $detail }. Nothing is lost; send it again later, or write the file to a USB stick.
league-why_unknown = this address cannot be found, or this computer is not connected to the internet
league-why_offline = this computer is not connected to the internet
league-why_refused = nothing answers there; the server may be stopped
league-why_slow = the server did not answer in time
league-why_cut = the connection was cut
league-other_answer = The server at { $address } is not a league’s ({ $detail }).
league-later = The league has not accepted it yet. { $why } Nothing is lost.
league-refused = The league accepted nothing. { $why }
league-not_evidence = This file is not the evidence of an evening from a league’s site.
league-evidence_cut_off = This file was cut off, or something was added to it: fetch it from the league’s site again.
league-other_key = The key { $key } signed this file, not { $wanted }.
league-evidence = This file is authentic: the key { $key } signed the evening “{ $evening }” of { $date } ({ $players ->
    [one] one player
   *[other] { $players } players
  }), its results and its journal of { $rows ->
    [one] one row
   *[other] { $rows } rows
  }; the club withheld the contents of { $withheld ->
    [0] none
    [one] one
   *[other] { $withheld }
  } of them.
league-evidence_draws = { $draws ->
    [0] It contains no draw.
    [one] It has the seed of one draw; repeated from this file: { $repeated }.
   *[other] It has the seeds of { $draws } draws; repeated from this file: { $repeated }.
  }
league-evidence_different = { $draws ->
    [one] Note: one draw does not match its seed.
   *[other] Note: { $draws } draws do not match their seeds.
  }
league-evidence_compare = It calls the club “{ $name }”, but that name is not signed: compare the key with the one on the club’s reports.
league-evidence_same_key = That is the key you named.
league-open = League…
league-title = The league
league-words = The evenings that are over, their results with what each player spent and won, their journals, and the number, licence and name of those who played. The league’s site shows no money. Payments, debts, penalties, rulings and notes stay in the club. The file is signed with the club’s key.
league-season = Which evenings
league-all_seasons = All that are over
league-what = { $evenings ->
    [0] No evening is over yet: there is nothing to send.
    [one] One evening and { $members ->
        [one] one member
       *[other] { $members } members
    } would be sent.
   *[other] { $evenings } evenings and { $members ->
        [one] one member
       *[other] { $members } members
    } would be sent.
}
league-evenings = The evenings
league-members = The members, with everything that is sent about them
league-evening = { $results ->
    [one] one result
   *[other] { $results } results
}, { $told } journal rows with their contents, { $withheld } without
league-evening-words = { $players ->
    [one] One player
   *[other] { $players } players
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}. For the league’s rankings only, not for its site: the entry at { $buy_in }, the prize pool of { $pool }, the stack of { $stack }, and in the table everything after the points.
league-unnamed = Guest or erased member, without a name
league-gone = { $records ->
    [one] One record
   *[other] { $records } records
} of erased or merged members, without a name: the league deletes the name that it had.
league-refused-last = Not sent on { $when }: { $why } Tapis sends it again once there is something new, or when you press “Send now”.
league-server = Address of the league
league-server-hint = As the league gave it. Leave it empty to carry the file on a USB stick.
league-key = The club’s key is { $key }: the league compares it once with the one on your reports.
league-no_key = The club has no key yet: the first file creates one, and the league admits it once.
league-send = Send now
league-sending = Sending…
league-write = Write to a file…
league-not_a_code = This is not a league’s code. A code is a line such as { $example }…#join=K7Q2-9XPM-…, copied in full.
lists-not_lists = This file does not contain a league’s lists.
lists-too_large = This file is too large to come from a league.
lists-ruleset_unfit = The league’s ruleset “{ $name }” cannot be taken over, and nothing was. { $why }
lists-cut_off = This file was cut off, or something was added to it: ask the league to write it again.
lists-unreadable = These lists cannot be read ({ $why }): tell the league.
lists-other_league = These lists come from a different league: their key is { $key }, the key of the club’s league is { $known }.
lists-unknown_league = The club does not know this league yet. Compare { $key } with the key that the league gives you, then confirm.
lists-not_joined = Join the league with its code first: without it the club cannot ask for the lists.
lists-not_open = Open the lists again.
lists-taken = { $members ->
    [0] No card changed
    [one] One card changed
   *[other] { $members } cards changed
}, { $added ->
    [0] nobody added
    [one] one member added
   *[other] { $added } members added
}, { $exclusions ->
    [0] no exclusion taken over or lifted
    [one] one exclusion taken over or lifted
   *[other] { $exclusions } exclusions taken over or lifted
}, { $evenings ->
    [0] no evening planned
    [one] one evening planned
   *[other] { $evenings } evenings planned
}, { $rules ->
    [0] no ruleset or structure
    [one] one ruleset or structure
   *[other] { $rules } rulesets and structures
}.
league-join-label = Code of the league
league-join-hint = The league gives it to you once. With it, your first file is admitted automatically and the league’s lists are trusted.
league-join = Join
league-joined = Joined: the league’s key is { $key }.
league-join-other = Another code
league-automatic = Send automatically once an evening is over
league-last = Last sent on { $when }: { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
}.
league-lists = The league’s lists
league-lists-words = Licences, names, sanctions, calendar, rulesets and structures. You see what differs and choose what is taken over.
league-lists-ask = Ask the league
league-lists-open = Read from a file…
lists-title = Lists of { $league }
lists-nameless = the league
lists-made = Made on { $when }: { $persons ->
    [one] one person
   *[other] { $persons } persons
}.
lists-older = These lists are older than those last taken over and may bring back what the league has lifted since: nothing is ticked in advance.
lists-older_refused = These lists are older than the last ones taken over and may bring back a sanction that was lifted since: take the newest, or add --older to take them all the same.
lists-compare = I have compared { $key } with the key that the league gives.
lists-members = Members whose cards differ
lists-change = { $own ->
    [none] { $field }: { $listed }
   *[other] { $field }: { $before } → { $listed }
}
lists-excluded = May not play
lists-until = from { $since } to { $until }: { $reason } ({ $by })
lists-for_good = from { $since }: { $reason } ({ $by })
lists-replaces = replaces the club’s own exclusion
lists-lifted = May play again
lists-calendar = Evenings
lists-there = already in the calendar
lists-rulesets = Rulesets
lists-structures = Structures
lists-same = the same
lists-changed = replaces the club’s own
lists-renewed = the league has changed it
lists-nothing = The club has everything that these lists contain.
lists-strangers = { $count ->
    [one] One other person is not a member of the club. Find and add:
   *[other] { $count } other persons are not members of the club. Find and add:
}
lists-found = { $count ->
    [0] Nobody on the lists has this name or licence.
    [one] One person found.
   *[other] { $shown } of { $count } persons found.
}
lists-more = Show more
lists-search = Name or licence
lists-take = { $count ->
    [0] Nothing to take over
    [one] Take over one
   *[other] Take over { $count }
}
