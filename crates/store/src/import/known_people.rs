//! The people who are known already: by number, licence and e-mail address, then by name and birth date.

use std::collections::{BTreeMap, BTreeSet};

use tapis_engine::base::quantity::MemberId;
use tapis_lists::fold;

use super::changes::{FieldChange, carried, changes, letters};
use crate::import::changes::name_key;
use crate::members::{Member, MemberDraft};

/// Somebody who is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Who {
    Member(MemberId),
    /// Somebody whom a line above adds.
    Line(usize),
}

/// Member whom a line may be about.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum MemberMatch {
    /// Nobody who is known.
    Nobody,
    One(Who),
    /// One of these, or somebody else.
    Unclear(Vec<Who>),
    /// Somebody else, who has that number.
    NumberOf(Who),
}

/// The people who are known already.
pub(super) struct KnownPeople {
    people: Vec<(Who, MemberDraft)>,
    /// Places in `people`, by name; those of one name are few.
    names: BTreeMap<(String, String), Vec<usize>>,
    numbers: BTreeMap<String, usize>,
    licences: BTreeMap<String, Vec<usize>>,
    /// Places in `people` of the members as the club, or a line above, has them.
    members: BTreeMap<MemberId, usize>,
    /// Places in `people` of those whom lines above add, as they are by now.
    lines: BTreeMap<usize, usize>,
    /// Records that a line said already, so that the next of the same name is another one.
    said: BTreeSet<usize>,
}

/// A line compared with somebody of the same name.
#[derive(PartialEq, Eq)]
enum Likeness {
    /// By number or licence.
    Certain,
    Same,
    /// The name says so, and nothing else says anything.
    NameAlone,
    Unclear,
    Different,
}

/// Whether two values are the same; `None` if one of them is not known.
fn same<T>(one: Option<T>, other: Option<T>, equal: impl Fn(&T, &T) -> bool) -> Option<bool> {
    Some(equal(&one?, &other?))
}

fn likeness(who: Who, known: &MemberDraft, draft: &MemberDraft) -> Likeness {
    let number = same(known.number.as_ref(), draft.number.as_ref(), |one, other| one == other);
    let licence =
        same(known.licence.as_ref(), draft.licence.as_ref(), |one, other| letters(one) == letters(other));
    let email = same(known.email.as_ref(), draft.email.as_ref(), |one, other| fold(one) == fold(other));
    let born = same(known.born, draft.born, |one, other| one == other);
    if number == Some(true) || licence == Some(true) {
        return Likeness::Certain;
    }
    if born == Some(false) {
        return Likeness::Different;
    }
    let alike = born == Some(true) || email == Some(true);
    if number == Some(false) || licence == Some(false) {
        return if alike { Likeness::Unclear } else { Likeness::Different };
    }
    match email {
        _ if alike => Likeness::Same,
        // A person with another address may have changed it, but not within one list.
        Some(false) if matches!(who, Who::Line(_)) => Likeness::Different,
        Some(false) => Likeness::Unclear,
        _ => Likeness::NameAlone,
    }
}

impl KnownPeople {
    pub(super) fn of(members: &[Member]) -> Self {
        let mut known = KnownPeople {
            people: Vec::new(),
            names: BTreeMap::new(),
            numbers: BTreeMap::new(),
            licences: BTreeMap::new(),
            members: BTreeMap::new(),
            lines: BTreeMap::new(),
            said: BTreeSet::new(),
        };
        for member in members {
            let who = Who::Member(member.merged_into.unwrap_or(member.id));
            known.note(member.card.clone().draft(member.id), who);
        }
        known
    }

    /// Notes somebody for the lines below: a member, a record that was merged into one, or whom a line adds.
    pub(super) fn note(&mut self, draft: MemberDraft, who: Who) {
        let at = self.people.len();
        if let Who::Member(id) = who
            && draft.id == Some(id)
        {
            self.members.insert(id, at);
        }
        if let Who::Line(line) = who {
            self.lines.insert(line, at);
        }
        if let Some(number) = &draft.number {
            self.numbers.insert(number.clone(), at);
        }
        if let Some(licence) = draft.licence.as_deref().map(letters).filter(|letters| !letters.is_empty()) {
            self.licences.entry(licence).or_default().push(at);
        }
        self.names.entry(name_key(&draft.last_name, &draft.first_name)).or_default().push(at);
        self.people.push((who, draft));
    }

    /// The known values of a member.
    pub(super) fn member(&self, id: MemberId) -> Option<&MemberDraft> {
        self.members.get(&id).and_then(|at| self.person(*at)).map(|(_, draft)| draft)
    }

    /// The person whom a line above adds, completed by another line; the fields it completes; and those it has
    /// otherwise.
    pub(super) fn completed(
        &self,
        line: usize,
        said: &MemberDraft,
    ) -> Option<(MemberDraft, Vec<FieldChange>, Vec<FieldChange>)> {
        let (_, known) = self.lines.get(&line).and_then(|at| self.person(*at))?;
        Some(changes(known, said, false))
    }

    /// The member with this number, other than this one.
    pub(super) fn owner(&self, number: Option<&str>, but: Option<MemberId>) -> Option<Who> {
        let (who, _) = self.numbers.get(number?).and_then(|at| self.people.get(*at))?;
        Some(*who).filter(|who| but.is_none_or(|but| *who != Who::Member(but)))
    }

    fn person(&self, at: usize) -> Option<&(Who, MemberDraft)> {
        self.people.get(at)
    }

    /// Finds the member whom a line is about.
    pub(super) fn find(&mut self, draft: &MemberDraft) -> MemberMatch {
        let named = self.names.get(&name_key(&draft.last_name, &draft.first_name)).cloned();
        let named = named.unwrap_or_default();
        // A list that the club wrote itself names everybody, namesakes too.
        let known = |at: &&usize| {
            let Some((Who::Member(member), own)) = self.person(**at) else { return false };
            let spelt = |known: &str, said: &str| fold(&carried(known)) == fold(&carried(said));
            let latest = self.member(*member).filter(|_| own.id == Some(*member));
            spelt(&own.last_name, &draft.last_name)
                && spelt(&own.first_name, &draft.first_name)
                && latest.is_some_and(|latest| {
                    let (_, done, left) = changes(latest, draft, false);
                    done.is_empty() && left.is_empty()
                })
        };
        let unsaid = named.iter().filter(known).find(|at| !self.said.contains(at));
        let found = unsaid.or_else(|| named.iter().find(known)).copied();
        if let Some((at, who)) = found.and_then(|at| Some((at, self.person(at)?.0))) {
            self.said.insert(at);
            return MemberMatch::One(who);
        }
        let of = |wanted: &[Likeness]| -> Vec<Who> {
            let people = named.iter().filter_map(|at| self.person(*at));
            let found = people.filter(|(who, known)| wanted.contains(&likeness(*who, known, draft)));
            found.map(|(who, _)| *who).collect::<BTreeSet<_>>().into_iter().collect()
        };
        if let [who] = of(&[Likeness::Certain]).as_slice() {
            return MemberMatch::One(*who);
        }
        let all: BTreeSet<Who> =
            named.iter().filter_map(|at| self.person(*at)).map(|(who, _)| *who).collect();
        let (sure, open) =
            (of(&[Likeness::Certain, Likeness::Same]), of(&[Likeness::NameAlone, Likeness::Unclear]));
        match (sure.as_slice(), open.as_slice()) {
            ([who], _) => MemberMatch::One(*who),
            ([], []) => self.elsewhere(draft),
            ([], [who]) if all.len() == 1 && of(&[Likeness::Unclear]).is_empty() => MemberMatch::One(*who),
            ([], _) => MemberMatch::Unclear(open),
            _ => MemberMatch::Unclear(sure),
        }
    }

    /// Somebody of another name who has that number or licence: who was born on the same day is the same person.
    fn elsewhere(&self, draft: &MemberDraft) -> MemberMatch {
        let number = draft.number.as_ref().and_then(|number| self.numbers.get(number)).copied();
        let licences = draft.licence.as_deref().and_then(|licence| self.licences.get(&letters(licence)));
        let people = number.iter().chain(licences.into_iter().flatten()).filter_map(|at| self.person(*at));
        let (last, first) = name_key(&draft.last_name, &draft.first_name);
        let alike = |known: &MemberDraft| {
            let (known_last, known_first) = name_key(&known.last_name, &known.first_name);
            let born = known.born.is_some() && known.born == draft.born;
            born && (known_last == last || known_first == first)
        };
        let mut people = people.filter(|(_, known)| alike(known));
        match (people.next(), number.and_then(|at| self.person(at))) {
            (Some((who, _)), _) => MemberMatch::One(*who),
            (None, Some((who, _))) => MemberMatch::NumberOf(*who),
            (None, None) => MemberMatch::Nobody,
        }
    }
}

/// The values of a list for a member, as [`changes`] compares them. The name of a record that was merged is no other
/// name.
pub(super) fn compared(
    known: &KnownPeople,
    member: MemberId,
    said: &MemberDraft,
    update: bool,
) -> CompletedMember {
    let Some(latest) = known.member(member) else { return CompletedMember::default() };
    let key = name_key(&said.last_name, &said.first_name);
    let named = known.names.get(&key).into_iter().flatten().filter_map(|at| known.person(*at));
    let mut merged = named.filter(|(who, _)| *who == Who::Member(member));
    let mut said = said.clone();
    if merged.any(|(_, own)| own.id != Some(member)) {
        said.last_name.clone_from(&latest.last_name);
        said.first_name.clone_from(&latest.first_name);
    }
    let (member, done, left) = changes(latest, &said, update);
    CompletedMember { member, done, left }
}

/// A member as a list completes it.
#[derive(Default)]
pub(super) struct CompletedMember {
    /// The member with what the list brings.
    pub(super) member: MemberDraft,
    pub(super) done: Vec<FieldChange>,
    /// The list's values that differ and are not taken.
    pub(super) left: Vec<FieldChange>,
}
