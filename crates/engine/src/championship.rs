//! Championships of a season: how results become points, which of them count, and who stands where.

mod formula;
mod result;
mod rules;
mod score;
mod standings;
mod teams;

pub use formula::{
    Formula, FormulaError, Formulas, LONGEST_FORMULA, QUANTITIES, Quantity, USUAL, UsualFormula,
};
pub use result::{EveningFacts, PlayerFigures, PlayerResult};
pub use rules::{
    Bonuses, ChampionshipRules, CountedEvenings, Milestone, MilestoneOf, PointsSource, RankedMembers,
    RulesProblem, Teams, TieBreak,
};
pub use score::{Score, ScoreFor, ScorePart, Scoring, SharedPlaces};
pub use standings::{DatedResult, ReachedMilestone, ScoredResult, Standing, standings};
pub use teams::{TeamEvening, TeamStanding, team_standings};
