//! View of a club for a person, to be compared before and after something happens to it.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::Path;

use serde::Serialize;
use serde_json::Value;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::{Club, Problem};

/// Every clock is read at this instant, so that two looks at one club are equal.
const NOW: Millis = Millis(4_102_444_800_000);

/// View of a club for a person.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClubView {
    /// Parts of the view, by their names.
    pub parts: BTreeMap<String, String>,
    /// Warnings shown to the person.
    pub told: Vec<String>,
}

/// Whether a part follows from the journal alone, whose chain shows every change.
pub fn in_the_journal(part: &str) -> bool {
    ["state", "rows", "count of rows"].iter().any(|kind| part.starts_with(kind))
}

impl ClubView {
    /// Opens the club, looks at everything and closes it.
    ///
    /// # Errors
    /// The sentence of a club that does not open.
    pub fn of(club: &Path) -> Result<Self, String> {
        let mut club = Club::open(club, NOW).map_err(said)?;
        let mut shown = ClubView::default();
        shown.told.extend(club.audit().notices().iter().map(|notice| notice.say(Language::En)));
        shown.library(&club);
        let seasons = shown.each("season", club.library().seasons(), |season| season.id.to_string());
        for season in seasons {
            let standings = club.seasons().standings(Language::En, season.id);
            shown.each(&format!("standings {}", season.id), standings, |line| line.member.to_string());
        }
        for row in shown.each("tournament", club.tournaments().all(), |row| row.id.to_string()) {
            shown.tournament(&mut club, row.id);
        }
        club.close();
        Ok(shown)
    }

    /// The parts that are not as they were.
    pub fn differing<'a>(&'a self, before: &'a ClubView) -> Vec<&'a str> {
        let names = self.parts.keys().chain(before.parts.keys());
        let mut differ: Vec<&str> = names
            .filter(|name| self.parts.get(*name) != before.parts.get(*name))
            .map(String::as_str)
            .collect();
        differ.sort_unstable();
        differ.dedup();
        differ
    }

    fn library(&mut self, club: &Club) {
        self.part("name", &club.name());
        self.part("language", &club.language());
        self.one("ruleset by default", club.rules().default_ruleset());
        self.each("member", club.library().find_members("", true, 1_000_000), |member| member.id.to_string());
        self.each("template", club.library().templates(), |template| template.name.clone());
        self.each("room", club.library().venues(), |venue| format!("{:?}", venue.id));
        self.each("chips", club.library().chip_sets(), |chips| format!("{:?}", chips.id));
        self.debug("structures", club.file().library().structures().map_err(Problem::from));
        self.debug("rulesets", club.file().rules().rulesets().map_err(Problem::from));
        self.debug("texts of rules", club.file().rules().rule_texts().map_err(Problem::from));
        self.debug("hidden rules", club.file().rules().hidden_rules().map_err(Problem::from));
    }

    /// The whole state, of which every view is a function, and the people in it.
    fn tournament(&mut self, club: &mut Club, id: TournamentId) {
        let state = club.tournament(id).map(|tournament| format!("{tournament:?}"));
        self.one(&format!("state {id}"), state);
        self.one(&format!("people {id}"), club.file().members().members_in(id).map_err(Problem::from));
        let rows = club.file().journal().rows(id).map_err(Problem::from);
        if let Some(rows) = self.known(rows) {
            self.part(&format!("count of rows {id}"), &rows.len());
            self.debug(&format!("rows {id}"), Ok(rows));
        }
    }

    /// Number of rows that the journals of these tournaments have together.
    pub fn rows(&self, of: impl Fn(&str) -> bool) -> usize {
        let counts = self.parts.iter().filter(|(name, _)| name.starts_with("count of rows") && of(name));
        counts.filter_map(|(_, count)| count.parse::<usize>().ok()).sum()
    }

    fn known<T>(&mut self, found: Result<T, Problem>) -> Option<T> {
        found.map_err(|problem| self.told.push(said(problem))).ok()
    }

    fn one(&mut self, name: &str, found: Result<impl Serialize, Problem>) {
        if let Some(found) = self.known(found) {
            self.part(name, &found);
        }
    }

    fn debug(&mut self, name: &str, found: Result<impl Debug, Problem>) {
        if let Some(found) = self.known(found) {
            self.parts.insert(name.to_owned(), format!("{found:?}"));
        }
    }

    fn part(&mut self, name: &str, found: &impl Serialize) {
        // By way of a value: its keys are in order.
        let text =
            serde_json::to_value(found).map_or_else(|error| error.to_string(), |it: Value| it.to_string());
        self.parts.insert(name.to_owned(), text);
    }

    fn each<T: Serialize>(
        &mut self,
        kind: &str,
        found: Result<Vec<T>, Problem>,
        name: impl Fn(&T) -> String,
    ) -> Vec<T> {
        let found = self.known(found).unwrap_or_default();
        for (at, one) in found.iter().enumerate() {
            self.part(&format!("{kind} {}", name(one)), one);
            self.parts
                .entry(format!("order of {kind}"))
                .or_default()
                .push_str(&format!("{at} {} ", name(one)));
        }
        found
    }
}

fn said(problem: Problem) -> String {
    problem.message.say(Language::En)
}
