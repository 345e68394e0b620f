# Two records of one person: finding, merging and separating them.
merge-open = Duplicates
merge-title = Possible duplicates
merge-back = Members
merge-words = These records look alike. If they are one person, merge them: results, dues and penalties then count together. Nothing is lost: they can be separated later.
merge-none = No record looks like another.
merge-like-licence = Same licence number
merge-like-name = Same name
merge-like-exchanged = First and last name exchanged
merge-like-born = Same birth date, similar names
merge-like-spelling = Similar names
merge-played = { $count ->
    [0] no evening
    [one] { $count } evening
   *[other] { $count } evenings
}
merge-compare = Compare
merge-compare_for = Compare the records of { $one } and { $other }
merge-distinct = Two people
merge-distinct_for = { $one } and { $other } are two people
merge-with = Merge with…
merge-with_title = Merge { $name } with another record
merge-search = Search for the other record
merge-nobody = No other member has that name.
merge-dialog = Merge two records
merge-field = Field
merge-kept = Record kept
merge-other = Record merged into it
merge-result = After the merge
merge-swap = Keep the other record
merge-evenings = Evenings played
merge-go = Merge
merge-done = { $name } now has one record. It can be separated again from the member’s panel.
merge-records = Merged records
merge-record = { $name } (record { $number })
merge-separate = Separate
merge-separate_for = Separate record { $number } of { $name }
merge-separated = The two records are separated.
merge-same = The two records are the same.
merge-same_tournament = Both members played in the same tournament (“{ $tournament }”), so they are two people.
merge-has_merged = Other records were merged into this one. Keep it and merge the other one into it, or separate the merged records first.
merge-excluded = The record that would go is excluded and the other one is not. Keep the excluded record, or lift the exclusion first.
merge-not_merged = This record is not merged into another one.
alike-words = { $count ->
    [one] A member who looks like this is in the file already.
   *[other] Members who look like this are in the file already.
  }
alike-open = Open the record
alike-take = Register { $name }
