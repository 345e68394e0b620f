//! Championships of a season: how results become points, which of them count, and who stands where.

mod formula;
mod rules;
mod score;
mod standings;
mod teams;

pub use formula::{
    Formula, FormulaError, Formulas, LONGEST_FORMULA, QUANTITIES, Quantity, USUAL, UsualFormula,
};
pub use rules::{
    Bonuses, ChampionshipRules, CountedEvenings, Milestone, MilestoneOf, PointsSource, RankedMembers,
    RulesProblem, TieBreak,
};
pub use score::{EveningFacts, PlayerResult, Score, ScoreFor, ScorePart, Scoring, SharedPlaces};
pub use standings::{Played, Reached, Scored, Standing, standings};
pub use teams::{TeamEvening, TeamStanding, Teams, team_standings};
