//! Who is known already, by number and by name.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use tapis_engine::quantity::MemberId;

use super::Outcome;
use crate::members::{FieldProblem, Member, MemberDraft, fold};

/// Last and first name, folded.
type Name = (String, String);

/// Who is known already.
pub(super) struct Known {
    numbers: BTreeMap<String, Who>,
    names: BTreeMap<Name, Vec<(Option<NaiveDate>, Who)>>,
}

#[derive(Clone, Copy)]
pub(super) enum Who {
    Member(MemberId),
    Line(usize),
}

impl Known {
    pub(super) fn of(members: &[Member]) -> Self {
        let mut known = Known { numbers: BTreeMap::new(), names: BTreeMap::new() };
        for member in members {
            let card = &member.card;
            known.note(
                card.number.as_deref(),
                &card.last_name,
                &card.first_name,
                card.born,
                Who::Member(member.merged_into.unwrap_or(member.id)),
            );
        }
        known
    }

    pub(super) fn note(
        &mut self,
        number: Option<&str>,
        last: &str,
        first: &str,
        born: Option<NaiveDate>,
        who: Who,
    ) {
        if let Some(number) = number {
            self.numbers.insert(number.to_owned(), who);
        }
        self.names.entry((fold(last), fold(first))).or_default().push((born, who));
    }

    /// The same name is the same person unless both birth dates are known and differ.
    fn find(&self, draft: &MemberDraft) -> Option<Who> {
        let named = self.names.get(&(fold(&draft.last_name), fold(&draft.first_name)));
        let same = named.and_then(|people| {
            people.iter().find(|(born, _)| born.is_none() || draft.born.is_none() || *born == draft.born)
        });
        same.map(|(_, who)| *who)
    }
}

/// What will happen to somebody of whom a line tells.
pub(super) fn judge(member: &MemberDraft, mut problems: Vec<FieldProblem>, known: &Known) -> Outcome {
    if !problems.is_empty() {
        return Outcome::Reject { problems };
    }
    match known.find(member) {
        Some(Who::Member(member)) => return Outcome::Known { member },
        Some(Who::Line(line)) => return Outcome::Repeated { line },
        None => {}
    }
    match member.number.as_ref().and_then(|number| known.numbers.get(number)) {
        Some(Who::Member(by)) => problems.push(FieldProblem::NumberTaken { by: *by }),
        Some(Who::Line(_)) => problems.push(FieldProblem::NumberTaken { by: MemberId(0) }),
        None => return Outcome::Add,
    }
    Outcome::Reject { problems }
}
