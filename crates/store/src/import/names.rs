//! Names that are pasted to register those they name: a message, a column of a spreadsheet, a numbered
//! list. Unlike a list of members, a line holds a name and whatever else was written beside it.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::MemberId;
use tapis_lists::{LARGEST, LINES, ListError, fold};

use super::full_names::{self, NameOrder};
use crate::StoreError;
use crate::file::subjects::Imports;
use crate::members::{Member, MemberDraft};

/// A member whom a name may mean.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NamedMember {
    /// The number in the file.
    pub member: MemberId,
    /// First and family name.
    pub name: String,
}

/// Member whom a line names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum NameFound {
    Member {
        member: NamedMember,
    },
    /// One of these, or nobody: the person says which.
    Maybe {
        /// Members whom it may mean.
        members: Vec<NamedMember>,
    },
    Unknown,
}

/// A name that was pasted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NameLine {
    /// As it was written.
    pub text: String,
    /// The first name, if it is somebody new.
    pub first_name: String,
    /// The family name, if it is somebody new.
    pub last_name: String,
    pub found: NameFound,
    /// The e-mail address beside the name, for somebody new.
    #[serde(default)]
    pub email: Option<String>,
    /// The telephone number beside the name, for somebody new.
    #[serde(default)]
    pub phone: Option<String>,
}

/// A list of names that was pasted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NamesRead {
    /// Order of the names in those of somebody new.
    pub order: NameOrder,
    /// Each name once, in the order of the list.
    pub lines: Vec<NameLine>,
    /// The lines that are nobody: greetings, signatures, titles, numbers alone.
    #[serde(default)]
    pub left_out: Vec<String>,
}

impl<'a> Imports<'a> {
    /// Members whom these mean: by number or licence where one is written, otherwise by name. Members whom a name may
    /// mean stand in the order of these keys.
    ///
    /// # Errors
    /// If the club file cannot be read.
    pub fn people_meant<'t, K: Ord>(
        self,
        people: impl Iterator<Item = &'t WrittenPerson>,
        by: impl FnMut(&Member) -> K,
    ) -> Result<Vec<NameFound>, StoreError> {
        let members = self.known_by(by)?;
        let numbered = |person: &WrittenPerson| {
            let same = |own: &Option<String>, other: &Option<String>| own.is_some() && own == other;
            let found = members
                .iter()
                .find(|known| same(&person.number, &known.number) || same(&person.licence, &known.licence));
            found.map(|known| NameFound::Member { member: known.named.clone() })
        };
        let named = |person: &WrittenPerson| match meant(&person.text, &letters(&person.text), &members) {
            NameFound::Unknown => match &person.nickname {
                Some(nickname) => meant(nickname, &letters(nickname), &members),
                None => NameFound::Unknown,
            },
            found => found,
        };
        Ok(people.map(|person| numbered(person).unwrap_or_else(|| named(person))).collect())
    }

    /// All members as they may be named, merged ones among them, in the order of these keys.
    fn known_by<K: Ord>(self, by: impl FnMut(&Member) -> K) -> Result<Vec<KnownName>, StoreError> {
        let mut members = self.file.merging().known_members()?;
        members.sort_by_cached_key(by);
        let named: BTreeMap<MemberId, NamedMember> =
            members.iter().map(|member| (member.id, NamedMember::from(member))).collect();
        let known = |member: Member| KnownName {
            named: named
                .get(&member.merged_into.unwrap_or(member.id))
                .cloned()
                .unwrap_or_else(|| (&member).into()),
            words: sorted(&NamedMember::from(&member).name),
            nickname: member.card.nickname.as_deref().map(fold),
            number: member.card.number,
            licence: member.card.licence,
        };
        Ok(members.into_iter().map(known).collect())
    }

    /// Members whom these names mean; `order`: which name stands first, as the list shows it where none is given.
    /// Members whom a name may mean stand in the order of these keys.
    ///
    /// # Errors
    /// If the club file cannot be read, and [`ListError::TooLong`].
    pub fn read_names<K: Ord>(
        self,
        text: &str,
        order: Option<NameOrder>,
        today: NaiveDate,
        by: impl FnMut(&Member) -> K,
    ) -> Result<NamesRead, StoreError> {
        if text.len() > LARGEST || text.lines().nth(LINES).is_some() {
            return Err(ListError::TooLong.into());
        }
        let members = self.known_by(by)?;
        let written = names_in(text);
        let plain = || written.iter().map(|pasted| pasted.name.as_str());
        let order = order.unwrap_or_else(|| full_names::order_of(plain()));
        let mut seen = BTreeSet::new();
        let recase = self.file.members().names_recased()?;
        let (mut lines, mut left_out) = (Vec::new(), Vec::new());
        for PastedName { text, name, email, phone } in &written {
            let found = meant(text, name, &members);
            if is_greeting(text) || (found == NameFound::Unknown && is_nobody(text, name, today)) {
                left_out.push(text.clone());
                continue;
            }
            // The same member, or the same unknown name, stands in the list twice.
            let again = match &found {
                NameFound::Member { member } => format!("member {}", member.member),
                _ if name.is_empty() => text.clone(),
                _ => sorted(name).join(" "),
            };
            if seen.insert(again) {
                let (last_name, first_name) = full_names::split(name, order);
                let new = MemberDraft { last_name, first_name, ..MemberDraft::default() }.recased(recase);
                lines.push(NameLine {
                    text: text.clone(),
                    first_name: new.first_name,
                    last_name: new.last_name,
                    found,
                    email: email.clone(),
                    phone: phone.clone(),
                });
            }
        }
        Ok(NamesRead { order, lines, left_out })
    }
}

/// A name under which somebody is known, as names are compared.
struct KnownName {
    /// Member known by it: the kept record where it is the name of a merged one.
    named: NamedMember,
    /// The words of first and family name.
    words: Vec<String>,
    nickname: Option<String>,
    number: Option<String>,
    licence: Option<String>,
}

impl From<&Member> for NamedMember {
    fn from(member: &Member) -> Self {
        NamedMember { member: member.id, name: member.card.full_name() }
    }
}

/// A name's words in an order of their own, so that it does not matter which was written first.
pub(super) fn sorted(name: &str) -> Vec<String> {
    let mut words: Vec<String> =
        fold(name).split([' ', '-']).filter(|word| !word.is_empty()).map(str::to_owned).collect();
    words.sort_unstable();
    words
}

fn meant(text: &str, name: &str, members: &[KnownName]) -> NameFound {
    let of = |wanted: &dyn Fn(&KnownName) -> bool| -> Vec<NamedMember> {
        // Somebody may be known by several names.
        let mut seen = BTreeSet::new();
        let found = members.iter().filter(|known| wanted(known)).map(|known| &known.named);
        found.filter(|named| seen.insert(named.member)).cloned().collect()
    };
    let words = sorted(name);
    let exact = if words.is_empty() {
        of(&|known| known.number.as_deref() == Some(text))
    } else {
        of(&|known| known.words == words)
    };
    // A town or a telephone number may stand beside the name.
    let within = || of(&|known| known.words.len() > 1 && known.words.iter().all(|word| words.contains(word)));
    let in_part = || {
        of(&|known| {
            known.nickname.as_ref() == Some(&fold(name))
                || words.iter().all(|word| known.words.contains(word))
        })
    };
    let certain = if exact.is_empty() { within() } else { exact };
    match certain.as_slice() {
        [member] => NameFound::Member { member: member.clone() },
        [] if words.is_empty() => NameFound::Unknown,
        [] => match in_part() {
            none if none.is_empty() => NameFound::Unknown,
            members => NameFound::Maybe { members },
        },
        _ => NameFound::Maybe { members: certain },
    }
}

/// Removes the mark before a name in a numbered or dotted list.
pub(super) fn unnumbered(line: &str) -> &str {
    let line = line.trim();
    // Bullets, arrows, ticks and boxes; not what begins a name, a remark, an address or a telephone number.
    let mark = |c: char| !c.is_alphanumeric() && !"\"'’‘“«(<@+".contains(c);
    if !line.chars().any(char::is_alphabetic) {
        return line.trim_start_matches(mark);
    }
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    // "2e" is no number of a list, and "007" alone may be that of a member.
    if rest.starts_with(mark) { rest.trim_start_matches(mark) } else { line }
}

/// A name written whole, and what stands beside it.
pub(super) struct WrittenName {
    pub(super) name: String,
    pub(super) email: Option<String>,
    pub(super) phone: Option<String>,
}

/// The name in a line without its number in the list, an address ("Jean Dupont <jean@example.org>") and a telephone
/// number.
pub(super) fn written(line: &str) -> WrittenName {
    let line = unnumbered(line);
    let email = tapis_lists::email(line).map(str::to_owned);
    let rest = match &email {
        Some(email) => line.replacen(email.as_str(), " ", 1).replace("mailto:", " "),
        None => line.to_owned(),
    };
    let dialled = |c: char| c.is_ascii_digit() || matches!(c, ' ' | '.' | '-' | '+' | '\u{a0}' | '\u{202f}');
    let phone = rest
        .split(|c: char| !dialled(c))
        .map(|part| part.trim_matches(|c: char| !c.is_ascii_digit() && c != '+'))
        .find(|part| (9..=15).contains(&part.chars().filter(char::is_ascii_digit).count()))
        .map(str::to_owned);
    let rest = match &phone {
        Some(phone) => rest.replacen(phone.as_str(), " ", 1),
        None => rest,
    };
    let beside =
        |c: char| c.is_whitespace() || matches!(c, '<' | '>' | '(' | ')' | ':' | '-' | '–' | ',' | ';');
    let name = if email.is_some() || phone.is_some() {
        let name = rest.replace(['<', '>', '"'], " ").replace("()", " ");
        name.trim_matches(beside).to_owned()
    } else {
        rest
    };
    WrittenName { name: name.split_whitespace().collect::<Vec<_>>().join(" "), email, phone }
}

/// Whether a line greets, closes or signs a message.
pub(super) fn is_greeting(line: &str) -> bool {
    const BEGINNINGS: [&str; 16] = [
        "bonjour",
        "bonsoir",
        "salut",
        "hello",
        "coucou",
        "cordialement",
        "merci",
        "amicalement",
        "sportivement",
        "bien a vous",
        "bien cordialement",
        "a bientot",
        "envoye de mon",
        "envoye depuis",
        "sent from my",
        "thanks",
    ];
    let line = fold(line.trim());
    let next = |rest: &str| rest.chars().next().is_none_or(|c| !c.is_alphanumeric());
    BEGINNINGS.iter().any(|begins| line.strip_prefix(begins).is_some_and(next))
}

/// Letters and what stands inside names; the rest of a line says nothing about who is meant.
fn letters(text: &str) -> String {
    let kept = |c: char| c.is_alphabetic() || matches!(c, '\'' | '’' | '-');
    let words = text.split(|c: char| c.is_whitespace() || c.is_ascii_punctuation() && !kept(c));
    let named =
        |word: &&str| word.chars().any(char::is_alphabetic) && !word.chars().any(|c| c.is_ascii_digit());
    words.map(|word| word.trim_matches(|c| !kept(c))).filter(named).collect::<Vec<_>>().join(" ")
}

/// A name as it is written, by its letters alone, and what stands beside it.
struct PastedName {
    text: String,
    name: String,
    email: Option<String>,
    phone: Option<String>,
}

/// A name without remarks in brackets, where anything else is left.
fn unbracketed(text: &str) -> String {
    let mut depth = 0_usize;
    let mut outside = String::new();
    for c in text.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            c if depth == 0 => outside.push(c),
            _ => {}
        }
    }
    if outside.chars().any(char::is_alphabetic) { outside } else { text.to_owned() }
}

impl PastedName {
    fn of(text: &str) -> Self {
        let WrittenName { name, email, phone } = written(text);
        // A number alone may be a member's, or a licence.
        PastedName { text: text.to_owned(), name: letters(&unbracketed(&name)), email, phone }
    }
}

/// Whether a line is nobody's name, where it means no member: a title, a sentence, an address or a telephone number
/// alone.
fn is_nobody(text: &str, name: &str, today: NaiveDate) -> bool {
    /// The most words of a name.
    const WORDS: usize = 6;
    let text = text.trim();
    name.is_empty()
        || !tapis_lists::is_name(name, today)
        || tapis_lists::is_sum(text, "")
        || text.ends_with([':', '!', '?'])
        || name.split_whitespace().count() > WORDS
}

/// The names of a list.
fn names_in(text: &str) -> Vec<PastedName> {
    let mut names = Vec::new();
    for line in text.lines().map(unnumbered).filter(|line| !line.is_empty()) {
        let cells: Vec<PastedName> = line
            .split([',', ';'])
            .map(unnumbered)
            .filter(|cell| !cell.is_empty())
            .map(PastedName::of)
            .collect();
        let written = || cells.iter().filter(|cell| !cell.name.is_empty());
        // "Dupont, Jean" is one name, "Jean Dupont, Zoé Petit" two.
        let whole = written().count() > 1 && written().all(|cell| cell.name.contains(' '));
        if whole && !is_greeting(line) {
            names.extend(cells.into_iter().filter(|cell| !cell.name.is_empty()));
        } else {
            names.push(PastedName::of(line));
        }
    }
    names
}

/// Somebody whom results name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WrittenPerson {
    /// As it was written.
    pub text: String,
    /// Family name; empty if not known.
    pub last_name: String,
    /// First name; empty if not known.
    pub first_name: String,
    /// The club's own number.
    pub number: Option<String>,
    pub licence: Option<String>,
    pub nickname: Option<String>,
}

impl WrittenPerson {
    /// Key that tells this person from others: the number or licence where there is one, otherwise the words of the
    /// name.
    pub fn key(&self) -> PersonKey {
        let words = sorted(&format!(
            "{} {} {}",
            self.last_name,
            self.first_name,
            self.nickname.as_deref().unwrap_or("")
        ));
        let number = self.number.as_deref().or(self.licence.as_deref());
        PersonKey(match number {
            Some(number) => format!("{number}: {}", words.join(" ")),
            None => words.join(" "),
        })
    }
}

/// A name as it was written, however often.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonKey(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        names_in(text).into_iter().map(|pasted| pasted.name).collect()
    }

    #[test]
    fn a_name_is_found_whatever_stands_around_it() {
        for (text, name) in [
            ("1. LEFEVRE Jean-Pierre", "LEFEVRE Jean-Pierre"),
            ("12) Zoé Petit", "Zoé Petit"),
            ("3 Zoé Petit", "Zoé Petit"),
            ("– Zoé Petit (payé)", "Zoé Petit"),
            ("• Zoé Petit", "Zoé Petit"),
            ("▪️ 4 - Zoé Petit", "Zoé Petit"),
            ("✅ Zoé Petit", "Zoé Petit"),
            ("[x] Zoé Petit", "x Zoé Petit"),
            ("> Jean Dupont <jean@ex.fr>", "Jean Dupont"),
            ("Jean Dupont, jean@ex.fr, 06 12 34 56 78", "Jean Dupont"),
            ("Jean Dupont : 0612345678", "Jean Dupont"),
            ("Inès de la Tour\t06 12 34 56 78", "Inès de la Tour"),
            ("Dupont, Jean", "Dupont Jean"),
            ("Dupont;Jean;12/03/1980", "Dupont Jean"),
            ("Sean O’Neil", "Sean O’Neil"),
            ("06 12 34 56 78", ""),
        ] {
            assert_eq!(names(text), [name], "{text}");
        }
    }

    #[test]
    fn commas_divide_only_whole_names() {
        assert_eq!(names("Jean Dupont, Zoé Petit ; Luc Martin"), ["Jean Dupont", "Zoé Petit", "Luc Martin"]);
        assert_eq!(names("Dupont, Jean\r\nPetit, Zoé\r\n\r\n"), ["Dupont Jean", "Petit Zoé"]);
    }
}
