# Signed proofs of an evening.
proof-title = Proofs of an evening
proof-words = A proof is a small file that this computer signs: a committee or a league can see later how the evening ended, and that nothing was changed since.
proof-evening = Evening
proof-save = Save its proof…
proof-check = Check a proof file…
proof-file = Proof
proof-saved = Proof saved: { $file }. Signed with the club’s key { $key }.
proof-saved_first = Proof saved: { $file }. The club has a key now, { $key }, which is kept on this computer and printed on the reports.
proof-saved_another = Proof saved: { $file }. This computer had no key of the club: it has a new one now, { $key }. Proofs signed with the older keys remain valid.
proof-same = A genuine proof, signed with the club’s key { $key }. The evening “{ $name }” ({ $date }) is exactly the one that was signed: the same results, the same { $rows } rows of the journal.
proof-continued = A genuine proof, signed with the club’s key { $key }. The { $rows } signed rows of the journal of “{ $name }” ({ $date }) are unchanged; since then, { $added ->
    [one] one row was added
   *[other] { $added } rows were added
}: see the history.
proof-differs = The signature is genuine (the club’s key { $key }), but this club file does not hold the evening “{ $name }” ({ $date }) as it was signed: it is missing or was changed.
proof-withdrawn = Worth nothing: signed with the club’s key { $key }, which was withdrawn before the evening “{ $name }” ({ $date }) ended.
proof-key_withdrawn = The key { $key } was withdrawn on { $day }.
proof-key_withdrawn_by = The key { $key } was withdrawn on { $day } by { $who }.
proof-no_such_key = No key of the club, or more than one, begins with “{ $key }”.
proof-withdrawn_already = The key { $key } has been withdrawn already.
proof-keys = Computers that sign
proof-keys-none = None yet: the first proof that is saved adds this computer.
proof-key-since = signs since { $day }
proof-key-withdrawn = has not signed since { $day }
proof-key-withdrawn_by = has not signed since { $day } (withdrawn by { $who })
proof-key-withdraw = Withdraw…
proof-key-withdraw-title = Withdraw the key { $key }?
proof-key-withdraw-words = For a computer that was lost or stolen. From now on nothing is signed with this key, and what it signs of an evening that ends later is worth nothing. Proofs of earlier evenings remain valid. This cannot be undone.
proof-key-withdraw-go = Withdraw the key
proof-other_key = The signature is right, but this club does not know the key { $key }: the proof comes from another club, or from another file of this club.
proof-wrong_signature = The signature is wrong: this file was changed after it was signed, or was not signed with the key that it names.
proof-not_a_proof = This file is not a proof made by Tapis.
proof-newer = This proof comes from a newer version of Tapis: install the latest version to check it.
proof-not_over = A proof is made once the evening is over.
proof-no_folder = This computer offers no folder in which to keep the club’s key.
proof-key_unmade = The club’s key could not be made: { $detail }. No proof was made.
proof-key_unread = The club’s key could not be read in { $file } ({ $detail }). Put this file back from a copy of this computer, or delete it: a new key will be made.
cli-proof_refused = The proof does not establish the evening.
