//! Names of players on telephones.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::MemberId;
use tapis_store::Member;

/// Part of a name that telephones show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PhoneNames {
    /// First and family name, as on the wall.
    Full,
    /// First name and the first letter of the family name; more letters where two would be alike,
    /// also where only a full stop would tell them apart.
    #[default]
    FirstAndInitial,
    /// The nickname; of whoever has none, first name and initial.
    Nickname,
    /// Initials alone, with a number where several have the same.
    Initials,
}

fn initial(word: &str) -> String {
    word.chars().next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default()
}

fn initials(words: &str) -> String {
    words.split([' ', '-', '\u{a0}']).map(initial).collect()
}

/// So many letters of a family name, with a full stop where there are more.
fn cut(last: &str, letters: usize) -> String {
    let cut: String = last.chars().take(letters).collect();
    if cut == last { cut } else { format!("{}.", cut.trim_end()) }
}

impl PhoneNames {
    /// Its name in the club file and in the catalogue's keys.
    pub(crate) fn code(self) -> &'static str {
        match self {
            PhoneNames::Full => "full",
            PhoneNames::FirstAndInitial => "first_and_initial",
            PhoneNames::Nickname => "nickname",
            PhoneNames::Initials => "initials",
        }
    }

    /// Everybody's name. No two people have the same unless all of their names are.
    pub(crate) fn of(
        self,
        members: &[Member],
        last: impl Fn(&Member) -> String,
    ) -> BTreeMap<MemberId, String> {
        let lasts: Vec<String> = members.iter().map(&last).collect();
        let short = |member: &Member, last: &str| {
            let first = member.card.first_name.trim();
            // The substitute of an erased name, and a name of one word, stay whole.
            if member.erased || first.is_empty() || last.is_empty() {
                return format!("{first} {last}").trim().to_owned();
            }
            let alike = || {
                let same = members
                    .iter()
                    .zip(&lasts)
                    .filter(|(other, _)| other.id != member.id && other.card.first_name.trim() == first);
                same.map(|(_, last)| last.as_str())
            };
            let whole = last.chars().count();
            let letters = (1..whole)
                .find(|letters| {
                    alike().all(|other| !other.chars().take(*letters).eq(last.chars().take(*letters)))
                })
                .unwrap_or(whole);
            format!("{first} {}", cut(last, letters))
        };
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        let mut named = BTreeMap::new();
        for (member, last) in members.iter().zip(&lasts) {
            let full = || format!("{} {last}", member.card.first_name).trim().to_owned();
            let nickname = member.card.nickname.as_deref().map(str::trim).filter(|name| !name.is_empty());
            let name = match self {
                PhoneNames::Full => full(),
                PhoneNames::FirstAndInitial => short(member, last),
                PhoneNames::Nickname => nickname.map_or_else(|| short(member, last), str::to_owned),
                PhoneNames::Initials if member.erased => full(),
                PhoneNames::Initials => {
                    let letters = initials(&format!("{} {last}", member.card.first_name));
                    let count = seen.entry(letters.clone()).or_default();
                    *count += 1;
                    if *count == 1 { letters } else { format!("{letters} {count}") }
                }
            };
            named.insert(member.id, name);
        }
        named
    }
}

#[cfg(test)]
mod tests {
    use tapis_store::MemberCard;

    use super::*;

    fn members(names: &[(&str, &str, Option<&str>)]) -> Vec<Member> {
        let member = |(id, (first, last, nickname)): (i64, &(&str, &str, Option<&str>))| Member {
            id: MemberId(id),
            card: MemberCard {
                first_name: (*first).to_owned(),
                last_name: (*last).to_owned(),
                nickname: nickname.map(str::to_owned),
                ..MemberCard::default()
            },
            archived: false,
            erased: false,
            merged_into: None,
        };
        (1..).zip(names).map(member).collect()
    }

    fn named(names: PhoneNames, members: &[Member]) -> Vec<String> {
        names.of(members, |member| member.card.last_name.clone()).into_values().collect()
    }

    #[test]
    fn initials_have_as_many_letters_as_necessary() {
        let members = members(&[
            ("Karim", "Benali", None),
            ("Karim", "Besson", Some("Kari")),
            ("Éva", "Durand", None),
            ("Éva", "Dur", None),
            ("Zoé", "", None),
        ]);
        assert_eq!(
            named(PhoneNames::FirstAndInitial, &members),
            ["Karim Ben.", "Karim Bes.", "Éva Dura.", "Éva Dur", "Zoé"]
        );
        assert_eq!(named(PhoneNames::Nickname, &members)[1], "Kari");
        assert_eq!(named(PhoneNames::Full, &members)[0], "Karim Benali");
        assert_eq!(named(PhoneNames::Initials, &members), ["KB", "KB 2", "ÉD", "ÉD 2", "Z"]);
    }

    #[test]
    fn an_erased_member_has_a_substitute_name() {
        let mut members = members(&[("", "", None)]);
        members[0].erased = true;
        let names = PhoneNames::Initials.of(&members, |_| "Ancien membre numéro 1".to_owned());
        assert_eq!(names.into_values().collect::<Vec<_>>(), ["Ancien membre numéro 1"]);
    }
}
