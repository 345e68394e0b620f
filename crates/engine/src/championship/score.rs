//! The points of one result, and the sum behind them.

use std::borrow::Cow;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::rules::{ChampionshipRules, PointsSource};
use super::{Formula, FormulaError, Formulas};
use crate::points::{PointsFor, PointsScheme, explain, points};
use crate::quantity::{Cents, Chips, Place, Points};
use crate::re_entries::{FirstEntry, UntilOut};

/// What is known of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningFacts {
    /// Players who entered, each once.
    pub players: u32,
    /// Their entries in all, re-entries among them.
    pub entries: u32,
    /// What an entry cost.
    pub buy_in: Cents,
    /// The prize pool.
    pub pool: Cents,
    /// Chips that everyone started with.
    pub stack: Chips,
    /// Players at the final table.
    pub final_table: u32,
    /// How its own set-up gives points.
    pub scheme: PointsScheme,
}

impl Default for EveningFacts {
    fn default() -> Self {
        EveningFacts {
            players: 0,
            entries: 0,
            buy_in: Cents::ZERO,
            pool: Cents::ZERO,
            stack: Chips::ZERO,
            final_table: 0,
            scheme: PointsScheme::None,
        }
    }
}

/// What a player did in an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerResult {
    /// The place.
    pub place: Place,
    /// What the player owed in all.
    pub spent: Cents,
    /// Money won.
    pub prize: Cents,
    /// Whether money or a thing was won.
    pub in_money: bool,
    /// Rebuys.
    pub rebuys: u32,
    /// Add-ons.
    pub addons: u32,
    /// Players put out.
    pub eliminations: u32,
    /// Bounties won.
    pub bounties: Cents,
    /// How many, those shared with others too.
    pub bounties_won: u32,
    /// Other entries that the player bought after the first.
    pub re_entries: u32,
    /// The first entry; none: it is not known, or counts for itself already.
    pub first: Option<FirstEntry>,
    /// The points that the evening's own set-up gave.
    pub recorded: Points,
    /// The evening, shared by its results.
    pub evening: Arc<EveningFacts>,
}

impl PlayerResult {
    /// What the first entry did: its place among the first entries of all players, and what the player had bought
    /// and won when it went out. It won no prize where the player bought another one.
    fn of_first_entry(&self) -> PlayerResult {
        let Some(FirstEntry { place, until_out }) = self.first else { return self.clone() };
        let mut first = PlayerResult { place, first: None, ..self.clone() };
        if let Some(until) = until_out {
            let UntilOut { spent, rebuys, addons, eliminations, bounties, bounties_won } = until;
            first = PlayerResult {
                spent,
                prize: Cents::ZERO,
                in_money: false,
                rebuys,
                addons,
                eliminations,
                bounties,
                bounties_won,
                re_entries: 0,
                ..first
            };
        }
        if place != self.place || until_out.is_some() {
            first.recorded = points(&self.evening.scheme, place, self.evening.players);
        }
        first
    }
}

/// What a part of a score is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ScoreFor {
    /// A part of the scheme.
    Scheme {
        /// Which.
        part: PointsFor,
    },
    /// The points that the evening gave, whose parts are not known.
    Recorded,
    /// What the formula gives.
    Formula,
    /// The bonus for taking part.
    Participation,
    /// The bonus for each player put out.
    Eliminations {
        /// How many.
        players: u32,
    },
    /// The winner's bonus.
    Win,
    /// The bonus of the final table.
    FinalTable,
    /// The bonus for each bounty won.
    Bounties {
        /// How many.
        bounties: u32,
    },
}

/// A part of a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScorePart {
    /// What it is for.
    #[serde(rename = "for")]
    pub reason: ScoreFor,
    /// In hundredths.
    pub points: Points,
}

/// The points of a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// In hundredths.
    pub points: Points,
    /// Their parts; those worth nothing are left out.
    pub parts: Vec<ScorePart>,
}

/// Rules that are ready to give points.
#[derive(Debug)]
pub struct Scoring<'a> {
    rules: &'a ChampionshipRules,
    formula: Option<Arc<Formula>>,
}

impl<'a> Scoring<'a> {
    /// Makes the rules ready.
    ///
    /// # Errors
    /// Where the formula cannot be used.
    pub fn new(rules: &'a ChampionshipRules) -> Result<Self, FormulaError> {
        Scoring::with(rules, &mut Formulas::default())
    }

    /// The same with formulas that were read before.
    ///
    /// # Errors
    /// Where the formula cannot be used.
    pub fn with(rules: &'a ChampionshipRules, formulas: &mut Formulas) -> Result<Self, FormulaError> {
        let formula = match &rules.points {
            PointsSource::Formula { text } => Some(formulas.read(text)?),
            PointsSource::Recorded | PointsSource::Scheme { .. } => None,
        };
        Ok(Scoring { rules, formula })
    }

    /// The rules.
    pub fn rules(&self) -> &'a ChampionshipRules {
        self.rules
    }

    /// The result that counts: the player's, or that of the first entry alone.
    pub fn counting<'r>(&self, of: &'r PlayerResult) -> Cow<'r, PlayerResult> {
        if self.rules.first_entry_only { Cow::Owned(of.of_first_entry()) } else { Cow::Borrowed(of) }
    }

    /// The points of a result.
    ///
    /// # Errors
    /// Where the formula gives no number for it.
    pub fn points(&self, of: &PlayerResult) -> Result<Points, FormulaError> {
        let of = &*self.counting(of);
        let own = match (&self.rules.points, &self.formula) {
            (PointsSource::Scheme { scheme }, _) => points(scheme, of.place, of.evening.players),
            (PointsSource::Formula { .. }, Some(formula)) => formula.points(of)?,
            (PointsSource::Recorded | PointsSource::Formula { .. }, _) => of.recorded,
        };
        Ok(own.saturating_add(sum(&self.bonuses(of))))
    }

    /// What is given on top, also what is worth nothing here.
    fn bonuses(&self, of: &PlayerResult) -> [ScorePart; 5] {
        let part = |reason, points| ScorePart { reason, points };
        let bonuses = &self.rules.bonuses;
        let only = |yes: bool, points: Points| if yes { points } else { Points::ZERO };
        let players = of.eliminations;
        [
            part(ScoreFor::Participation, bonuses.participation),
            part(ScoreFor::Eliminations { players }, bonuses.elimination.saturating_mul(i64::from(players))),
            part(ScoreFor::Win, only(of.place == 1, bonuses.win)),
            part(
                ScoreFor::Bounties { bounties: of.bounties_won },
                bonuses.bounty.saturating_mul(i64::from(of.bounties_won)),
            ),
            part(ScoreFor::FinalTable, only(of.place <= of.evening.final_table, bonuses.final_table)),
        ]
    }

    /// The points of a result with the sum behind them.
    ///
    /// # Errors
    /// Where the formula gives no number for it.
    pub fn score(&self, of: &PlayerResult) -> Result<Score, FormulaError> {
        let of = &*self.counting(of);
        let part = |reason, points| ScorePart { reason, points };
        let of_scheme = |scheme: &PointsScheme| {
            let parts = explain(scheme, of.place, of.evening.players);
            parts.into_iter().map(|told| part(ScoreFor::Scheme { part: told.reason }, told.points)).collect()
        };
        let mut parts: Vec<ScorePart> = match (&self.rules.points, &self.formula) {
            (PointsSource::Scheme { scheme }, _) => of_scheme(scheme),
            (PointsSource::Formula { .. }, Some(formula)) => {
                vec![part(ScoreFor::Formula, formula.points(of)?)]
            }
            (PointsSource::Recorded | PointsSource::Formula { .. }, _) => {
                let parts: Vec<ScorePart> = of_scheme(&of.evening.scheme);
                if sum(&parts) == of.recorded { parts } else { vec![part(ScoreFor::Recorded, of.recorded)] }
            }
        };
        let extra = self.bonuses(of);
        let worth = |part: &ScorePart| part.points != Points::ZERO;
        parts.retain(worth);
        parts.extend(extra.into_iter().filter(worth));
        Ok(Score { points: sum(&parts), parts })
    }
}

fn sum(parts: &[ScorePart]) -> Points {
    parts.iter().fold(Points::ZERO, |sum, part| sum.saturating_add(part.points))
}
