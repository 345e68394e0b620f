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
    #[serde(rename = "points")]
    pub points: PointsSource,
    #[serde(rename = "bonuses")]
    pub bonuses: Bonuses,
    /// Number of best results that count; `None` for all.
    #[serde(rename = "best_n")]
    pub best_n: Option<u32>,
    /// So many of the season's evenings do not count: the worst results, and first the evenings missed,
    /// each of which is worth nothing.
    #[serde(rename = "drop_worst")]
    pub drop_worst: u32,
    /// Evenings one must have played to be ranked.
    #[serde(rename = "min_played")]
    pub min_played: u32,
    /// Criteria between equal totals, in this order.
    #[serde(rename = "ties")]
    pub ties: Vec<TieBreak>,
    /// Evenings of the season that count.
    #[serde(rename = "evenings")]
    pub evenings: CountedEvenings,
    #[serde(rename = "members")]
    pub members: RankedMembers,
    /// Of a player who bought other entries only the first one counts.
    #[serde(rename = "first_entry_only", default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub first_entry_only: bool,
    /// Players who tie each get the average of the points of the places that they occupy together; otherwise each gets
    /// those of the place that they share.
    #[serde(rename = "share_tied", default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub share_tied: bool,
    /// Points for what a member has done over the whole season, on top of those of the evenings that count.
    #[serde(rename = "milestones", default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Milestone>>", optional))]
    pub milestones: Vec<Milestone>,
    /// Teams that are ranked beside the members; `None` means no teams.
    #[serde(rename = "teams", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub teams: Option<Teams>,
}

/// Points for reaching a number over the season: ten evenings played, the third win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Milestone {
    #[serde(rename = "of")]
    pub of: MilestoneOf,
    /// The number to reach: 1 to 1,000.
    #[serde(rename = "count")]
    pub count: u32,
    #[serde(rename = "points")]
    pub points: Points,
    /// They are given again each time the number is reached once more.
    #[serde(rename = "again")]
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
#[serde(tag = "type", deny_unknown_fields)]
pub enum PointsSource {
    /// As the set-up of each evening says.
    #[serde(rename = "recorded")]
    Recorded,
    /// The same scheme for every evening.
    #[serde(rename = "scheme")]
    Scheme {
        #[serde(rename = "scheme")]
        scheme: PointsScheme,
    },
    /// A formula over named quantities.
    #[serde(rename = "formula")]
    Formula {
        /// As it was typed.
        #[serde(rename = "text")]
        text: String,
    },
}

/// Points on top of those for the result, in hundredths; 0 if there is none.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bonuses {
    #[serde(rename = "participation")]
    pub participation: Points,
    /// For each player put out.
    #[serde(rename = "elimination")]
    pub elimination: Points,
    #[serde(rename = "win")]
    pub win: Points,
    /// For everybody at the final table, as large as the evening's set-up says.
    #[serde(rename = "final_table")]
    pub final_table: Points,
    /// For each bounty won; a bounty that several share counts for each of them.
    #[serde(rename = "bounty", default)]
    pub bounty: Points,
}

/// Criterion between equal totals: the more, or the better, stands first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TieBreak {
    #[serde(rename = "wins")]
    Wins,
    #[serde(rename = "best_place")]
    BestPlace,
    /// The points of the best evening.
    #[serde(rename = "best_score")]
    BestScore,
    /// Evenings played: more come first.
    #[serde(rename = "played")]
    Played,
    #[serde(rename = "eliminations")]
    Eliminations,
}

/// Selection of the season's evenings that count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields)]
pub enum CountedEvenings {
    #[serde(rename = "all")]
    All,
    /// Those with these words in their name, whether small or capital letters.
    #[serde(rename = "named")]
    Named {
        #[serde(rename = "words")]
        words: String,
    },
    #[serde(rename = "only")]
    Only {
        /// Their numbers in the file.
        #[serde(rename = "tournaments")]
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
#[serde(tag = "type", deny_unknown_fields)]
pub enum RankedMembers {
    /// Every member who played.
    #[serde(rename = "everyone")]
    Everyone,
    /// Those who first played at the club in this season.
    #[serde(rename = "newcomers")]
    Newcomers,
    /// Those who have a tag.
    #[serde(rename = "tagged")]
    Tagged {
        /// The tag, whatever the accents and capitals.
        #[serde(rename = "tag")]
        tag: String,
    },
    #[serde(rename = "only")]
    Only {
        /// Their numbers in the file.
        #[serde(rename = "members")]
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
    #[serde(rename = "tags")]
    pub tags: Vec<String>,
    /// Number of a team's results of an evening that score, the best ones; `None` for all.
    #[serde(rename = "best")]
    pub best: Option<u32>,
}
