//! The results of one evening as they are gathered from the lines of a table, until everybody has a place.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use tapis_engine::base::quantity::{Cents, Place, Points};

use crate::import::names::{PersonKey, WrittenPerson};
use crate::import::results::evenings::{ResultsProblem, WrittenEvening, WrittenResult, ranked};

/// A line of an evening before places are known.
pub(super) struct UnplacedResult {
    pub(super) result: WrittenResult,
    pub(super) place: Option<Place>,
}

/// Evening gathered from the lines of a file.
#[derive(Default)]
pub(super) struct GatheredEvening {
    pub(super) name: String,
    pub(super) date: Option<NaiveDate>,
    pub(super) players: u32,
    pub(super) lines: Vec<UnplacedResult>,
    pub(super) problems: Vec<ResultsProblem>,
}

impl UnplacedResult {
    /// A line of this number about somebody.
    pub(super) fn of(line: usize, person: PersonKey) -> Self {
        let result = WrittenResult {
            line,
            person,
            place: 0,
            prize: Cents::ZERO,
            in_kind: Vec::new(),
            points: None,
            rebuys: 0,
            addons: 0,
            hits: None,
            out_by: Vec::new(),
            spent: None,
        };
        UnplacedResult { result, place: None }
    }
}

impl GatheredEvening {
    /// With everybody's place: the one that is said, otherwise that by points, otherwise that of the line.
    pub(super) fn read(self, people: &BTreeMap<PersonKey, WrittenPerson>) -> WrittenEvening {
        let GatheredEvening { name, date, players, mut lines, mut problems } = self;
        let mut seen = BTreeSet::new();
        for line in &lines {
            if !seen.insert(line.result.person.clone()) {
                let text =
                    people.get(&line.result.person).map(|person| person.text.clone()).unwrap_or_default();
                problems.push(ResultsProblem::Twice { line: line.result.line, text });
            }
        }
        let placed = lines.iter().filter(|line| line.place.is_some()).count();
        let scored = lines.iter().filter(|line| line.result.points.is_some()).count();
        let mut reranked = false;
        if lines.is_empty() {
            problems.push(ResultsProblem::Nobody);
        } else if placed == lines.len() {
            for line in &mut lines {
                line.result.place = line.place.unwrap_or(0);
            }
        } else if scored == lines.len() && placed == 0 {
            let points: Vec<Points> = lines.iter().filter_map(|line| line.result.points).collect();
            for line in &mut lines {
                let more = points.iter().filter(|other| Some(**other) > line.result.points).count();
                line.result.place = u32::try_from(more + 1).unwrap_or(Place::MAX);
            }
        } else if placed == 0 && scored == 0 {
            for (line, place) in lines.iter_mut().zip(1..) {
                line.result.place = place;
            }
        } else {
            problems.push(ResultsProblem::NoOrder);
        }
        let mut results: Vec<WrittenResult> = lines.into_iter().map(|line| line.result).collect();
        let there: BTreeSet<PersonKey> = results.iter().map(|result| result.person.clone()).collect();
        for result in &mut results {
            let own = result.person.clone();
            result.out_by.retain(|hunter| there.contains(hunter) && *hunter != own);
        }
        let last = results.iter().map(|result| result.place).max().unwrap_or(0);
        let players = players.max(last).max(u32::try_from(results.len()).unwrap_or(u32::MAX));
        if problems.is_empty() {
            reranked = ranked(&mut results, players);
        }
        let places: BTreeMap<PersonKey, Place> =
            results.iter().map(|result| (result.person.clone(), result.place)).collect();
        for result in &mut results {
            let place = result.place;
            result.out_by.retain(|hunter| places.get(hunter).is_some_and(|other| *other < place));
        }
        WrittenEvening { name, date, players, buy_in: Cents::ZERO, results, reranked, problems }
    }
}
