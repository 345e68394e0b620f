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
league-not_a_bundle = This file is not one that a club wrote for its league.
league-newer = This file comes from a newer version of Tapis (version { $version } of the file): install the latest version to read it.
league-too_large = This file is larger than any that a club writes.
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
    [one] One evening is
   *[other] { $forked } evenings are
} another than the league already had under this number, perhaps because a copy of the club file was restored: the league decides which counts.
league-address = “{ $address }” is not the address of a league: it begins with { $example }.
league-unreachable = The league does not answer at { $address }: { $detail }. Nothing is lost; send it again later, or write the file on a stick.
league-other_answer = Whoever answers at { $address } is not a league’s server ({ $detail }).
league-later = The league has not taken it yet. { $why } Nothing is lost.
league-refused = The league took nothing. { $why }
league-not_evidence = This file is not the evidence of an evening, as a league’s site offers it.
league-evidence_cut_off = This file was cut off, or something was added to it: fetch it from the league’s site again.
league-other_key = The key { $key } signed this file, not { $wanted }.
league-evidence = This file holds: the key { $key } signed the evening “{ $evening }” of { $date } ({ $players ->
    [one] one player
   *[other] { $players } players
  }), its results and its journal of { $rows ->
    [one] one row
   *[other] { $rows } rows
  }; the club keeps what happened in { $withheld ->
    [0] none
    [one] one
   *[other] { $withheld }
  } of them to itself.
league-evidence_draws = { $draws ->
    [0] It tells of no draw.
    [one] It has the seed of one draw; repeated from what it tells: { $repeated }.
   *[other] It has the seeds of { $draws } draws; repeated from what it tells: { $repeated }.
  }
league-evidence_different = { $draws ->
    [one] Note: one draw is not what its seed gives.
   *[other] Note: { $draws } draws are not what their seeds give.
  }
league-evidence_compare = It calls the club “{ $name }”, which no signature covers: compare the key with the one on the club’s reports.
league-evidence_same_key = That is the key you named.
league-open = League…
league-title = The league
league-words = The evenings that are over, their results with what each player spent and won, their journals, and number, licence and name of those who played. The league’s site shows no money. Payments, debts, penalties, rulings and notes stay in the club. The file is signed with the club’s key.
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
league-members = The members, with all that is said of them
league-evening = { $results ->
    [one] one result
   *[other] { $results } results
}, { $told } rows with what happened, { $withheld } without
league-server = Address of the league
league-server-hint = As the league gave it. Empty: the file is carried on a stick.
league-key = The club’s key { $key }: the league compares it with your paper, once.
league-no_key = The club has no key yet: the first file makes one, and the league admits it once.
league-send = Send now
league-sending = Sending…
league-write = Write to a file…
league-not_a_code = This is not a code of a league. It is a line such as { $example }…#join=K7Q2-9XPM-…, copied whole.
lists-not_lists = This file does not hold a league’s lists.
lists-too_large = This file is larger than any that a league writes.
lists-cut_off = This file was cut off, or something was added to it: ask the league to write it again.
lists-unreadable = These lists cannot be read ({ $why }): tell the league.
lists-other_league = These lists come from another league than the club’s: their key is { $key }, and the club’s league has { $known }.
lists-unknown_league = The club does not know this league yet. Compare { $key } with what the league says its key is, then say so.
lists-not_joined = Join the league by its code first: without it the club cannot ask for the lists.
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
    [0] no exclusion
    [one] one exclusion
   *[other] { $exclusions } exclusions
}, { $evenings ->
    [0] no evening planned
    [one] one evening planned
   *[other] { $evenings } evenings planned
}, { $rules ->
    [0] no ruleset or structure
    [one] one ruleset or structure
   *[other] { $rules } rulesets and structures
} taken over.
league-join-label = Code of the league
league-join-hint = The league gives it once. With it the first file is admitted by itself, and the league’s lists are believed.
league-join = Join
league-joined = Joined: the league’s key is { $key }.
league-join-other = Another code
league-automatic = Send by itself once an evening is over
league-last = Sent last on { $when }: { $evenings ->
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
lists-older = These lists are older than those taken over last.
lists-compare = The league says that its key is { $key }: I have compared it.
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
lists-there = in the calendar already
lists-rulesets = Rulesets
lists-structures = Structures
lists-same = the same
lists-changed = replaces the club’s own
lists-nothing = The club has everything that these lists hold.
lists-strangers = { $count ->
    [one] One more person is no member of the club. Find and add:
   *[other] { $count } more persons are no members of the club. Find and add:
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
