//! A line of a list as somebody, and what will happen to it.

use chrono::NaiveDate;
use tapis_lists::{DayOrder, ImportField, Row, email, fold, is_name, is_sum, phone, plain, read_day};

use super::{FieldChange, NameOrder, full_names, names};
use crate::base::problem::FieldProblem;
use crate::import::known_people::{CompletedMember, KnownPeople, MemberMatch, Who, compared};
use crate::import::preview::{ImportLine, LineIs, LineSaid, Namesake, Outcome};
use crate::members::{MemberDraft, Tags};

/// The least age of a player (1-3), for the warning.
const ADULT: u32 = 18;

/// The way in which the lines of a list are read.
pub(super) struct How<'a> {
    pub(super) columns: &'a [Option<ImportField>],
    /// The name that stands first in the column that holds both; `None` if each has its own.
    pub(super) whole: Option<NameOrder>,
    /// The club wrote the list itself: its cells are what somebody typed, whatever they look like.
    pub(super) own: bool,
    /// Headings or the person say what the columns hold; otherwise a date that is none says that they hold something
    /// else.
    pub(super) named: bool,
    /// The number that stands first in the columns of dates.
    pub(super) days: &'a [DayOrder],
    /// The list's values for a member replace the club's.
    pub(super) update: bool,
    /// Names in capitals are written as people write them.
    pub(super) recase: bool,
    pub(super) today: NaiveDate,
}

/// Whether a cell means "yes".
fn yes(value: &str) -> bool {
    ["oui", "o", "yes", "y", "x", "1", "vrai", "true", "invite", "guest"].contains(&fold(value).as_str())
}

/// The content of a row.
struct ReadRow {
    member: MemberDraft,
    /// Reasons why it cannot be taken.
    problems: Vec<FieldProblem>,
    /// The parts left out of it.
    remarks: Vec<FieldProblem>,
}

impl How<'_> {
    /// The names in a row: last and first, or the whole one and nothing.
    fn name<'r>(&self, row: &'r Row) -> (&'r str, &'r str) {
        let cell = |wanted: ImportField| {
            let at = self.columns.iter().position(|column| *column == Some(wanted));
            at.and_then(|at| row.cells.get(at)).map(|text| plain(text)).unwrap_or_default()
        };
        (cell(ImportField::LastName), cell(ImportField::FirstName))
    }

    /// Whether a row is a sum, not somebody.
    pub(super) fn is_sum(&self, row: &Row) -> bool {
        let (last, first) = self.name(row);
        let mut filled = row.cells.iter().map(String::as_str).filter(|cell| !cell.is_empty());
        let (one, other) = (filled.next().unwrap_or_default(), filled.next().unwrap_or_default());
        !self.own && (is_sum(last, first) || (last.is_empty() && first.is_empty() && is_sum(one, other)))
    }

    /// Whether a row at the end of a list is a remark below it: one cell where everybody has several.
    pub(super) fn is_below(&self, row: &Row) -> bool {
        let filled = row.cells.iter().filter(|cell| !cell.is_empty()).count();
        let (last, first) = self.name(row);
        let says = last.split_whitespace().count() > 3 || !is_name(last, self.today);
        !self.own && self.whole.is_none() && filled == 1 && first.is_empty() && (last.is_empty() || says)
    }

    fn read(&self, row: &Row) -> ReadRow {
        let mut member = MemberDraft::default();
        let (mut problems, mut remarks) = (Vec::new(), Vec::new());
        for (at, (value, column)) in row.cells.iter().zip(self.columns).enumerate() {
            let Some(column) = *column else { continue };
            let value = plain(value);
            if value.is_empty() {
                continue;
            }
            let text = || value.to_owned();
            // If two columns hold the same, the first that says something counts.
            let mut once = |field: &mut Option<String>, value: String| match field {
                Some(first) if *first != value => remarks.push(FieldProblem::SecondValue { text: value }),
                _ => *field = Some(value),
            };
            match column {
                ImportField::Number => member.number = Some(text()),
                ImportField::Licence => member.licence = Some(text()),
                ImportField::LastName => match self.whole {
                    Some(order) => self.whole_name(&mut member, value, order, &mut problems),
                    None => member.last_name = text(),
                },
                ImportField::FirstName => member.first_name = text(),
                ImportField::Nickname => member.nickname = Some(text()),
                ImportField::Email if self.own => member.email = Some(text()),
                ImportField::Email => match email(value) {
                    Some(found) => once(&mut member.email, found.to_owned()),
                    None => remarks.push(FieldProblem::EmailUnreadable { text: text() }),
                },
                ImportField::Phone if self.own => member.phone = Some(text()),
                ImportField::Phone => once(&mut member.phone, phone(value)),
                ImportField::Note => match &mut member.note {
                    Some(note) => *note = format!("{note}\n{value}"),
                    None => member.note = Some(text()),
                },
                ImportField::Tags => member.tags = member.tags.with(&Tags::read(value)),
                ImportField::Guest => member.guest = yes(value),
                ImportField::Born | ImportField::ValidUntil => {
                    let (birth, order) = (column == ImportField::Born, self.days.get(at).copied());
                    let told = if self.named { &mut remarks } else { &mut problems };
                    match read_day(value, birth, self.today, order.unwrap_or_default()) {
                        Some(date) if birth => member.born = Some(date),
                        Some(date) => member.valid_until = Some(date),
                        None => told.push(FieldProblem::DateUnreadable { text: text() }),
                    }
                }
            }
        }
        let mut member = member.tidied();
        let mut found = member.problems(self.today);
        if self.named && !self.own && found.contains(&FieldProblem::BornImpossible) {
            found.retain(|problem| *problem != FieldProblem::BornImpossible);
            remarks.push(FieldProblem::BornImpossible);
            member.born = None;
        }
        problems.extend(found);
        ReadRow { member, problems, remarks }
    }

    /// A name written whole, and the address and the telephone number that stand beside it.
    fn whole_name(
        &self,
        member: &mut MemberDraft,
        value: &str,
        order: NameOrder,
        problems: &mut Vec<FieldProblem>,
    ) {
        let written = names::written(value);
        member.email = member.email.take().or(written.email);
        member.phone = member.phone.take().or(written.phone.map(|number| phone(&number)));
        if !self.named && names::is_greeting(&written.name) {
            problems.push(FieldProblem::NotAName { text: written.name.clone() });
        }
        (member.last_name, member.first_name) = full_names::split(&written.name, order);
    }

    /// A text among the names of somebody new that is none.
    fn unnamed(&self, member: &MemberDraft) -> Vec<FieldProblem> {
        let names = [&member.last_name, &member.first_name].into_iter().filter(|name| !name.is_empty());
        let wrong = names.filter(|name| !self.own && !is_name(name, self.today));
        wrong.map(|name| FieldProblem::NotAName { text: name.clone() }).collect()
    }
}

/// Whether somebody is too young to play.
pub(super) fn is_minor(member: &MemberDraft, today: NaiveDate) -> bool {
    member.born.and_then(|born| today.years_since(born)).is_some_and(|age| age < ADULT)
}

/// A row as it is understood.
pub(super) struct UnderstoodLine {
    pub(super) line: ImportLine,
    /// A name in it is written in capitals.
    pub(super) capitals: bool,
    /// A line above that it completes, and who that is then.
    pub(super) completes: Option<(usize, MemberDraft)>,
}

/// The outcome of a row, and the person.
pub(super) fn understand_line(
    row: &Row,
    how: &How<'_>,
    said: Option<&LineSaid>,
    known: &mut KnownPeople,
) -> UnderstoodLine {
    let ReadRow { mut member, mut problems, mut remarks } = how.read(row);
    let corrected = said.and_then(|said| said.corrected.clone());
    let typed = corrected.is_some();
    if let Some(corrected) = corrected {
        member = MemberDraft { id: None, ..corrected.tidied() };
        problems = member.problems(how.today);
        remarks.clear();
    }
    let recased = member.clone().recased(true);
    let capitals = recased != member;
    if how.recase {
        member = recased;
    }
    let left_out = said.is_some_and(|said| said.left_out);
    let (outcome, differs) = if left_out {
        (Outcome::LeftOut, Vec::new())
    } else if problems.is_empty() {
        let unnamed = if typed { Vec::new() } else { how.unnamed(&member) };
        judged(&member, unnamed, said.and_then(|said| said.is.as_ref()), how, known)
    } else {
        (Outcome::Reject { problems }, Vec::new())
    };
    let mut completes = None;
    match &outcome {
        Outcome::Add => known.note(member.clone(), Who::Line(row.line)),
        Outcome::Update { member, becomes, .. } => {
            known.note(MemberDraft::clone(becomes), Who::Member(*member))
        }
        Outcome::Repeated { line, changes } if !changes.is_empty() => {
            completes = known.completed(*line, &member).map(|(draft, ..)| (*line, draft));
            if let Some((_, draft)) = &completes {
                known.note(draft.clone(), Who::Line(*line));
            }
        }
        _ => {}
    }
    let minor = is_minor(&member, how.today);
    UnderstoodLine {
        line: ImportLine { line: row.line, member, outcome, minor, remarks, differs },
        capitals,
        completes,
    }
}

/// The outcome for somebody in whom nothing is wrong, and the list's values that differ from the club's.
fn judged(
    member: &MemberDraft,
    unnamed: Vec<FieldProblem>,
    is: Option<&LineIs>,
    how: &How<'_>,
    known: &mut KnownPeople,
) -> (Outcome, Vec<FieldChange>) {
    let taken = |who: Who| match who {
        Who::Member(by) => FieldProblem::NumberTaken { by },
        Who::Line(_) => FieldProblem::NumberTaken { by: tapis_engine::base::quantity::MemberId(0) },
    };
    let refused = |problem: FieldProblem| (Outcome::Reject { problems: vec![problem] }, Vec::new());
    let found = match is {
        Some(LineIs::New) => {
            known.owner(member.number.as_deref(), None).map_or(MemberMatch::Nobody, MemberMatch::NumberOf)
        }
        Some(LineIs::Member { member }) if known.member(*member).is_some() => {
            MemberMatch::One(Who::Member(*member))
        }
        _ => known.find(member),
    };
    match found {
        MemberMatch::Nobody if unnamed.is_empty() => (Outcome::Add, Vec::new()),
        MemberMatch::Nobody => (Outcome::Reject { problems: unnamed }, Vec::new()),
        MemberMatch::One(Who::Line(line)) => {
            let (completed, changes, left) = known.completed(line, member).unwrap_or_default();
            let owner = known.owner(completed.number.as_deref(), None).filter(|who| *who != Who::Line(line));
            match owner {
                Some(who) if changes.iter().any(|change| change.field == ImportField::Number) => {
                    refused(taken(who))
                }
                _ => (Outcome::Repeated { line, changes }, left),
            }
        }
        MemberMatch::One(Who::Member(id)) => {
            let CompletedMember { member: completed, mut done, left } =
                compared(known, id, member, how.update);
            if done.is_empty() {
                return (Outcome::Known { member: id }, left);
            }
            // A member who is saved again is written as the club likes.
            let before = completed.clone();
            let completed = completed.recased(how.recase);
            for (field, before, after) in [
                (ImportField::LastName, before.last_name, &completed.last_name),
                (ImportField::FirstName, before.first_name, &completed.first_name),
            ] {
                if before != *after {
                    done.push(FieldChange { field, before, after: after.clone() });
                }
            }
            let changed = done.iter().any(|change| change.field == ImportField::Number);
            if let Some(who) = known.owner(completed.number.as_deref(), Some(id)).filter(|_| changed) {
                return refused(taken(who));
            }
            match completed.problems(how.today) {
                problems if problems.is_empty() => {
                    (Outcome::Update { member: id, changes: done, becomes: Box::new(completed) }, left)
                }
                problems => (Outcome::Reject { problems }, left),
            }
        }
        MemberMatch::Unclear(people) => {
            let namesake = |who: Who| match who {
                Who::Member(member) => known.member(member).map(|own| Namesake {
                    member,
                    name: format!("{} {}", own.first_name, own.last_name),
                    number: own.number.clone(),
                    born: own.born,
                    email: own.email.clone(),
                }),
                Who::Line(_) => None,
            };
            (Outcome::Unclear { members: people.into_iter().filter_map(namesake).collect() }, Vec::new())
        }
        MemberMatch::NumberOf(who) => refused(taken(who)),
    }
}
