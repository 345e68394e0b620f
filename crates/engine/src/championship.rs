//! Championships of a season: how results become points, which of them count, and who stands where.

mod formula;
mod rules;
mod score;
mod standings;

pub use formula::{Formula, FormulaError, LONGEST_FORMULA, QUANTITIES, Quantity, USUAL, UsualFormula};
pub use rules::{
    Bonuses, ChampionshipRules, CountedEvenings, PointsSource, RankedMembers, RulesProblem, TieBreak,
};
pub use score::{EveningFacts, PlayerResult, Score, ScoreFor, ScorePart, Scoring};
pub use standings::{Played, Scored, Standing, standings};
