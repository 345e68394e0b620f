//! The values of a list that the club does not know of a member yet, or knows otherwise.

use serde::{Deserialize, Serialize};
use tapis_lists::{ImportField, fold, plain, seen};

use crate::members::MemberDraft;

/// A field of a member, as the club knows it and as a list says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FieldChange {
    pub field: ImportField,
    /// The club's value, dates as 2026-12-31; empty if there is none.
    pub before: String,
    pub after: String,
}

/// The letters and digits of a licence.
pub(super) fn letters(text: &str) -> String {
    fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// The digits of a telephone number as it is called within its country; its text where it has none.
pub(super) fn digits(text: &str) -> String {
    let all: String = text.chars().filter(char::is_ascii_digit).collect();
    let national = all.strip_prefix("0033").or_else(|| all.strip_prefix("33").filter(|rest| rest.len() == 9));
    let bare = national.unwrap_or(&all).trim_start_matches('0');
    if bare.is_empty() { fold(text) } else { bare.to_owned() }
}

/// A text without what a list cannot carry: unseen characters, how its lines end, an apostrophe before a formula.
pub(super) fn carried(text: &str) -> String {
    plain(seen(text).trim()).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether two texts say the same in this field.
fn alike(field: ImportField, one: &str, other: &str) -> bool {
    match field {
        ImportField::Phone => digits(one) == digits(other),
        ImportField::Licence => letters(one) == letters(other) || carried(one) == carried(other),
        ImportField::Email | ImportField::Nickname => fold(&carried(one)) == fold(&carried(other)),
        ImportField::LastName | ImportField::FirstName => name_key(one, "") == name_key(other, ""),
        _ => carried(one) == carried(other),
    }
}

/// The member as the list completes it, or with `update` changes it; what is changed; and what the list says otherwise
/// and is not taken. What the list does not say empties nothing.
pub(super) fn changes(
    known: &MemberDraft,
    said: &MemberDraft,
    update: bool,
) -> (MemberDraft, Vec<FieldChange>, Vec<FieldChange>) {
    let mut member = known.clone();
    let (mut done, mut left) = (Vec::new(), Vec::new());
    let mut text = |field: ImportField, known: &mut Option<String>, said: Option<&String>| {
        let Some(said) = said else { return };
        let before = known.clone().unwrap_or_default();
        if !before.is_empty() && alike(field, &before, said) {
            return;
        }
        let taken = before.is_empty() || update;
        let change = FieldChange { field, before, after: said.clone() };
        if taken {
            *known = Some(said.clone());
            done.push(change);
        } else {
            left.push(change);
        }
    };
    let mut last_name = Some(member.last_name.clone());
    let mut first_name = Some(member.first_name.clone());
    text(ImportField::LastName, &mut last_name, Some(&said.last_name));
    text(ImportField::FirstName, &mut first_name, Some(&said.first_name));
    text(ImportField::Number, &mut member.number, said.number.as_ref());
    text(ImportField::Licence, &mut member.licence, said.licence.as_ref());
    text(ImportField::Nickname, &mut member.nickname, said.nickname.as_ref());
    text(ImportField::Email, &mut member.email, said.email.as_ref());
    text(ImportField::Phone, &mut member.phone, said.phone.as_ref());
    text(ImportField::Note, &mut member.note, said.note.as_ref());
    let day = |date: Option<chrono::NaiveDate>| date.map(|date| date.to_string());
    let (mut born, mut valid_until) = (day(member.born), day(member.valid_until));
    text(ImportField::Born, &mut born, day(said.born).as_ref());
    text(ImportField::ValidUntil, &mut valid_until, day(said.valid_until).as_ref());
    member.last_name = last_name.unwrap_or_default();
    member.first_name = first_name.unwrap_or_default();
    if born != day(member.born) {
        member.born = said.born;
    }
    if valid_until != day(member.valid_until) {
        member.valid_until = said.valid_until;
    }
    let tags = member.tags.with(&said.tags);
    if tags != member.tags {
        let cell = |tags: &crate::members::Tags| tags.cell().unwrap_or_default();
        done.push(FieldChange { field: ImportField::Tags, before: cell(&member.tags), after: cell(&tags) });
        member.tags = tags;
    }
    if said.guest && !member.guest {
        let change = FieldChange {
            field: ImportField::Guest,
            before: String::new(),
            after: crate::import::export::GUEST.to_owned(),
        };
        member.guest |= update;
        if update { done.push(change) } else { left.push(change) }
    }
    (member, done, left)
}

/// A name as it is compared: letters and digits alone, without accents and capitals. Hyphens, apostrophes and spaces
/// make no other name.
pub(super) fn name_key(last: &str, first: &str) -> (String, String) {
    let key = |name: &str| {
        let folded = fold(name);
        let letters: String = folded.chars().filter(|c| c.is_alphanumeric()).collect();
        if letters.is_empty() { folded } else { letters }
    };
    (key(last), key(first))
}
