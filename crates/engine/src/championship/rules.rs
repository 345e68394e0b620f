//! Decisions of a club on a championship.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Formula, FormulaError};
use crate::base::quantity::{MemberId, Points, TournamentId};
use crate::prizes::points::PointsScheme;

/// Rules by which a championship counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChampionshipRules {
    /// Source of a result's points.
    pub points: PointsSource,
    pub bonuses: Bonuses,
    /// Number of best results that count; `None` for all.
    pub best_n: Option<u32>,
    /// So many of the season's evenings do not count: the worst results, and first the evenings missed,
    /// each of which is worth nothing.
    pub drop_worst: u32,
    /// Evenings one must have played to be ranked.
    pub min_played: u32,
    /// Criteria between equal totals, in this order.
    pub ties: Vec<TieBreak>,
    /// Evenings of the season that count.
    pub evenings: CountedEvenings,
    pub members: RankedMembers,
    /// Of a player who bought other entries only the first one counts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub first_entry_only: bool,
    /// Players who tie each get the average of the points of the places that they occupy together; otherwise each gets
    /// those of the place that they share.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub share_tied: bool,
    /// Points for what a member has done over the whole season, on top of those of the evenings that count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Milestone>>", optional))]
    pub milestones: Vec<Milestone>,
    /// Teams that are ranked beside the members; `None` means no teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub teams: Option<Teams>,
}

/// Points for reaching a number over the season: ten evenings played, the third win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Milestone {
    pub of: MilestoneOf,
    /// The number to reach: 1 to 1,000.
    pub count: u32,
    pub points: Points,
    /// They are given again each time the number is reached once more.
    pub again: bool,
}

/// Achievement that a milestone counts, over all evenings of the championship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MilestoneOf {
    Played,
    Wins,
    /// Final tables, as large as each evening's set-up says.
    FinalTables,
    Eliminations,
}

impl Default for ChampionshipRules {
    fn default() -> Self {
        ChampionshipRules {
            points: PointsSource::Recorded,
            bonuses: Bonuses::default(),
            best_n: None,
            drop_worst: 0,
            min_played: 1,
            ties: vec![TieBreak::Wins, TieBreak::BestPlace],
            evenings: CountedEvenings::All,
            members: RankedMembers::Everyone,
            first_entry_only: false,
            share_tied: false,
            milestones: Vec::new(),
            teams: None,
        }
    }
}

/// Source of a result's points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum PointsSource {
    /// As the set-up of each evening says.
    Recorded,
    /// The same scheme for every evening.
    Scheme { scheme: PointsScheme },
    /// A formula over named quantities.
    Formula {
        /// As it was typed.
        text: String,
    },
}

/// Points on top of those for the result, in hundredths; 0 if there is none.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bonuses {
    pub participation: Points,
    /// For each player put out.
    pub elimination: Points,
    pub win: Points,
    /// For everybody at the final table, as large as the evening's set-up says.
    pub final_table: Points,
    /// For each bounty won; a bounty that several share counts for each of them.
    #[serde(default)]
    pub bounty: Points,
}

/// Criterion between equal totals: the more, or the better, stands first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    Wins,
    BestPlace,
    /// The points of the best evening.
    BestScore,
    /// Evenings played: more come first.
    Played,
    Eliminations,
}

/// Selection of the season's evenings that count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum CountedEvenings {
    All,
    /// Those with these words in their name, whether small or capital letters.
    Named {
        words: String,
    },
    Only {
        /// Their numbers in the file.
        tournaments: BTreeSet<TournamentId>,
    },
}

impl CountedEvenings {
    /// Whether an evening of the season counts.
    pub fn counts(&self, tournament: TournamentId, name: &str) -> bool {
        match self {
            CountedEvenings::All => true,
            CountedEvenings::Named { words } => name.to_lowercase().contains(&words.trim().to_lowercase()),
            CountedEvenings::Only { tournaments } => tournaments.contains(&tournament),
        }
    }
}

/// Selection of members who are ranked. Guests never are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum RankedMembers {
    /// Every member who played.
    Everyone,
    /// Those who first played at the club in this season.
    Newcomers,
    /// Those who have a tag.
    Tagged {
        /// The tag, whatever the accents and capitals.
        tag: String,
    },
    Only {
        /// Their numbers in the file.
        members: BTreeSet<MemberId>,
    },
}

/// Fault of a championship's rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum RulesProblem {
    CountsNothing,
    /// A number is out of bounds.
    TooMuch,
    /// The scheme's numbers are out of bounds.
    Scheme,
    /// The same tie-break twice.
    TieBreakTwice,
    /// No words are given that an evening's name holds.
    WordsMissing,
    /// No evening is chosen.
    EveningsMissing,
    /// No member is chosen.
    MembersMissing,
    /// No tag is chosen.
    TagMissing,
    /// Teams are two to a hundred tags, each named once.
    Teams,
    /// A milestone is reached after 1 to 1,000, and there are twenty at most.
    Milestone,
    /// The formula cannot be used.
    Formula {
        error: FormulaError,
    },
}

/// The most points that a bonus is worth: a million.
const MOST: Points = Points(100_000_000);
/// The most teams of a championship.
const MOST_TEAMS: usize = 100;
/// The most milestones of a championship.
const MOST_MILESTONES: usize = 20;
/// The most evenings that a number may name.
const MOST_EVENINGS: u32 = 1_000;

fn wrong_teams(teams: &Teams) -> bool {
    let named: BTreeSet<&str> = teams.tags.iter().map(|tag| tag.trim()).collect();
    !(2..=MOST_TEAMS).contains(&teams.tags.len()) || named.len() < teams.tags.len() || named.contains("")
}

impl ChampionshipRules {
    /// Faults of the rules; empty if the rules can be used.
    pub fn problems(&self) -> Vec<RulesProblem> {
        let Bonuses { participation, elimination, win, final_table, bounty } = &self.bonuses;
        let bonuses = [participation, elimination, win, final_table, bounty];
        let numbers = [self.best_n.unwrap_or(1), self.drop_worst, self.min_played];
        let too_much = bonuses.iter().any(|points| !(-MOST..=MOST).contains(*points))
            || numbers.iter().any(|number| *number > MOST_EVENINGS);
        let milestone = |milestone: &Milestone| {
            !(1..=MOST_EVENINGS).contains(&milestone.count) || !(-MOST..=MOST).contains(&milestone.points)
        };
        let ties: BTreeSet<TieBreak> = self.ties.iter().copied().collect();
        let found = [
            (self.best_n == Some(0), RulesProblem::CountsNothing),
            (too_much, RulesProblem::TooMuch),
            (
                self.milestones.len() > MOST_MILESTONES || self.milestones.iter().any(milestone),
                RulesProblem::Milestone,
            ),
            (self.teams.as_ref().is_some_and(wrong_teams), RulesProblem::Teams),
            (self.teams.as_ref().is_some_and(|teams| teams.best == Some(0)), RulesProblem::CountsNothing),
            (ties.len() < self.ties.len(), RulesProblem::TieBreakTwice),
            (
                matches!(&self.evenings, CountedEvenings::Named { words } if words.trim().is_empty()),
                RulesProblem::WordsMissing,
            ),
            (
                matches!(&self.evenings, CountedEvenings::Only { tournaments } if tournaments.is_empty()),
                RulesProblem::EveningsMissing,
            ),
            (
                matches!(&self.members, RankedMembers::Only { members } if members.is_empty()),
                RulesProblem::MembersMissing,
            ),
            (
                matches!(&self.members, RankedMembers::Tagged { tag } if tag.trim().is_empty()),
                RulesProblem::TagMissing,
            ),
        ];
        let mut problems: Vec<RulesProblem> =
            found.into_iter().filter(|(wrong, _)| *wrong).map(|(_, problem)| problem).collect();
        match &self.points {
            PointsSource::Recorded => {}
            PointsSource::Scheme { scheme } if scheme.is_valid() => {}
            PointsSource::Scheme { .. } => problems.push(RulesProblem::Scheme),
            PointsSource::Formula { text } => {
                let error = Formula::read(text).err();
                problems.extend(error.map(|error| RulesProblem::Formula { error }));
            }
        }
        problems
    }

    /// Whether it asks for more than place, field and recorded points: for what the evening's own
    /// journal holds ([`crate::championship::result::EveningFacts`]).
    pub fn needs_evenings(&self) -> bool {
        self.first_entry_only
            || self.share_tied
            || self.points != PointsSource::Recorded
            || self.bonuses.elimination != Points::ZERO
            || self.bonuses.final_table != Points::ZERO
            || self.bonuses.bounty != Points::ZERO
            || self.ties.contains(&TieBreak::Eliminations)
            || self
                .milestones
                .iter()
                .any(|milestone| matches!(milestone.of, MilestoneOf::FinalTables | MilestoneOf::Eliminations))
    }
}

/// Teams that are ranked, and the number of a team's players who score.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Teams {
    /// The tags that are teams.
    pub tags: Vec<String>,
    /// Number of a team's results of an evening that score, the best ones; `None` for all.
    pub best: Option<u32>,
}
