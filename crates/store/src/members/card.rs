//! Data of a member, as the file and as a form hold it, and its faults.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::MemberId;
use tapis_engine::setup::text::invisible;
use tapis_lists::{first_without_capitals, fold, seen, without_capitals};
use unicode_normalization::UnicodeNormalization;

use super::Tags;
use crate::base::problem::FieldProblem;

/// A member as a form holds it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct MemberDraft {
    /// `None` means a new one.
    pub id: Option<MemberId>,
    /// The club's own number or card.
    pub number: Option<String>,
    pub last_name: String,
    pub first_name: String,
    pub nickname: Option<String>,
    pub born: Option<NaiveDate>,
    pub email: Option<String>,
    pub phone: Option<String>,
    /// Last day of the membership.
    pub valid_until: Option<NaiveDate>,
    pub note: Option<String>,
    /// The licence of a federation.
    pub licence: Option<String>,
    /// Not a member: plays so many evenings of a season as the club allows, and is not in the standings.
    pub guest: bool,
    /// Tags by which the club groups its members.
    #[serde(default)]
    pub tags: Tags,
}

/// A member of the club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Member {
    /// The number in the file.
    pub id: MemberId,
    /// All that a form holds.
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub card: MemberCard,
    /// No longer shown among the others.
    pub archived: bool,
    /// Erased for good: nothing is known of the person any more.
    pub erased: bool,
    /// The member's other record, into which this one was merged; `None` if it stands for itself.
    pub merged_into: Option<MemberId>,
}

/// Data of a member.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberCard {
    /// The club's own number or card.
    pub number: Option<String>,
    pub last_name: String,
    pub first_name: String,
    pub nickname: Option<String>,
    pub born: Option<NaiveDate>,
    pub email: Option<String>,
    pub phone: Option<String>,
    /// Last day of the membership.
    pub valid_until: Option<NaiveDate>,
    pub note: Option<String>,
    /// The licence of a federation.
    pub licence: Option<String>,
    /// Not a member: plays so many evenings of a season as the club allows, and is not in the standings.
    pub guest: bool,
    /// Tags by which the club groups its members.
    #[serde(default)]
    pub tags: Tags,
}

impl MemberCard {
    /// First and last name.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name)
    }

    /// The card as a form holds it, to be changed.
    pub fn draft(self, id: MemberId) -> MemberDraft {
        let MemberCard {
            number,
            last_name,
            first_name,
            nickname,
            born,
            email,
            phone,
            valid_until,
            note,
            licence,
            guest,
            tags,
        } = self;
        MemberDraft {
            id: Some(id),
            number,
            last_name,
            first_name,
            nickname,
            born,
            email,
            phone,
            valid_until,
            note,
            licence,
            guest,
            tags,
        }
    }
}

/// The most letters of a note.
pub(crate) const NOTE: usize = 10_000;

/// Without characters that nobody sees, in composed letters, without spaces around it.
fn tidied(text: &str) -> String {
    seen(text).trim().nfc().collect()
}

fn tidy(text: &mut Option<String>) {
    *text = text.take().map(|text| tidied(&text)).filter(|text| !text.is_empty());
}

impl MemberDraft {
    /// Trims every field; empty ones become none.
    pub fn tidied(mut self) -> Self {
        self.last_name = tidied(&self.last_name);
        self.first_name = tidied(&self.first_name);
        let texts = [&mut self.number, &mut self.nickname, &mut self.email, &mut self.phone];
        texts.into_iter().chain([&mut self.note, &mut self.licence]).for_each(tidy);
        self
    }

    /// The same with names in capitals as people write them, if the club likes.
    pub(crate) fn recased(mut self, recase: bool) -> Self {
        if recase {
            self.last_name = without_capitals(&self.last_name).into_owned();
            self.first_name = first_without_capitals(&self.first_name).into_owned();
        }
        self
    }

    /// Faults in the data itself, on this day.
    pub fn problems(&self, today: NaiveDate) -> Vec<FieldProblem> {
        let mut problems = Vec::new();
        if self.last_name.is_empty() {
            problems.push(FieldProblem::LastNameMissing);
        }
        if self.first_name.is_empty() {
            problems.push(FieldProblem::FirstNameMissing);
        }
        let oldest = NaiveDate::from_ymd_opt(1900, 1, 1);
        if self.born.is_some_and(|born| born > today || Some(born) < oldest) {
            problems.push(FieldProblem::BornImpossible);
        }
        let plausible = |mail: &str| {
            mail.split_once('@')
                .is_some_and(|(name, host)| !name.is_empty() && host.contains('.') && !mail.contains(' '))
        };
        if self.email.as_deref().is_some_and(|mail| !plausible(mail)) {
            problems.push(FieldProblem::Email);
        }
        let short = [&self.number, &self.nickname, &self.email, &self.phone, &self.licence];
        let names = [&self.last_name, &self.first_name];
        let long = |text: &String| text.chars().count() > 200;
        if short.into_iter().flatten().any(long) || names.into_iter().any(long) {
            problems.push(FieldProblem::TooLong);
        }
        let note = self.note.as_deref().unwrap_or_default();
        if note.chars().count() > NOTE {
            problems.push(FieldProblem::NoteTooLong);
        }
        let hides = |text: &String| text.chars().any(invisible);
        let lines = |c: char| matches!(c, '\n' | '\r' | '\t');
        if short.into_iter().flatten().any(hides)
            || names.into_iter().any(hides)
            || note.chars().any(|c| invisible(c) && !lines(c))
            || self.tags.has_invisible()
        {
            problems.push(FieldProblem::Invisible);
        }
        if self.tags.too_many() {
            problems.push(FieldProblem::TagsTooMany);
        }
        problems
    }

    pub(crate) fn folded(&self) -> String {
        let texts = [&self.nickname, &self.number, &self.licence].map(Option::as_ref);
        let words = [Some(&self.last_name), Some(&self.first_name)].into_iter().chain(texts);
        fold(&words.flatten().map(String::as_str).chain(self.tags.iter()).collect::<Vec<_>>().join(" "))
    }
}
