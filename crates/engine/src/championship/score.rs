//! The points of one result, and the sum behind them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::rules::{ChampionshipRules, PointsSource};
use super::{Formula, FormulaError, Formulas};
use crate::base::quantity::{Place, Points};
use crate::championship::result::PlayerResult;
use crate::prizes::points::{PointsFor, PointsScheme, explain, points};

/// The number of players of an evening at each place.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SharedPlaces {
    at_end: BTreeMap<Place, u32>,
    of_first_entries: BTreeMap<Place, u32>,
}

impl SharedPlaces {
    /// Counts a player: the place at the end, and that of the first entry if it is known.
    pub fn count(&mut self, place: Place, first: Option<Place>) {
        *self.at_end.entry(place).or_default() += 1;
        if let Some(first) = first {
            *self.of_first_entries.entry(first).or_default() += 1;
        }
    }

    /// Notes in a result of this evening how many share its places.
    pub fn mark(&self, result: &mut PlayerResult) {
        let known = |places: &BTreeMap<Place, u32>, place| places.get(&place).copied().unwrap_or(1);
        result.sharing = known(&self.at_end, result.place);
        result.sharing_first =
            result.figures.first.map_or(1, |first| known(&self.of_first_entries, first.place));
    }
}

/// Reason for a part of a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ScoreFor {
    /// A part of the scheme.
    Scheme {
        part: PointsFor,
    },
    /// The points that the evening gave, whose parts are not known.
    Recorded,
    /// Points that the formula gives.
    Formula,
    /// The share of somebody who tied in the points of several places, bonuses of places among them.
    Shared {
        /// The best of the places,
        first: Place,
        last: Place,
    },
    /// The bonus for taking part.
    Participation,
    /// The bonus for each player put out.
    Eliminations {
        players: u32,
    },
    Win,
    /// The bonus of the final table.
    FinalTable,
    /// The bonus for each bounty won.
    Bounties {
        bounties: u32,
    },
}

/// A part of a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScorePart {
    /// Reason for these points.
    #[serde(rename = "for")]
    pub reason: ScoreFor,
    pub points: Points,
}

/// The points of a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
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
    /// If the formula cannot be used.
    pub fn new(rules: &'a ChampionshipRules) -> Result<Self, FormulaError> {
        Scoring::with(rules, &mut Formulas::default())
    }

    /// The same with formulas that were read before.
    ///
    /// # Errors
    /// If the formula cannot be used.
    pub fn with(rules: &'a ChampionshipRules, formulas: &mut Formulas) -> Result<Self, FormulaError> {
        let formula = match &rules.points {
            PointsSource::Formula { text } => Some(formulas.read(text)?),
            PointsSource::Recorded | PointsSource::Scheme { .. } => None,
        };
        Ok(Scoring { rules, formula })
    }

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
    /// If the formula gives no number for it.
    pub fn points(&self, of: &PlayerResult) -> Result<Points, FormulaError> {
        let of = &*self.counting(of);
        let own = match self.shared(of)? {
            Some(shared) => shared.points,
            None => self.of_place(of)?,
        };
        Ok(own.saturating_add(sum(&self.bonuses(of))))
    }

    /// The points of the place, bonuses of places among them.
    fn of_place(&self, of: &PlayerResult) -> Result<Points, FormulaError> {
        let own = match (&self.rules.points, &self.formula) {
            (PointsSource::Scheme { scheme }, _) => points(scheme, of.place, of.evening.players),
            (PointsSource::Formula { .. }, Some(formula)) => formula.points(of)?,
            (PointsSource::Recorded | PointsSource::Formula { .. }, _) => of.recorded,
        };
        Ok(own.saturating_add(sum(&self.place_bonuses(of))))
    }

    /// The share of a player who tied: the average over the places, in whole hundredths, halves away from 0, so that
    /// all of them get the same. `None` if nobody shares the place, or each gets its points.
    fn shared(&self, of: &PlayerResult) -> Result<Option<ScorePart>, FormulaError> {
        if !self.rules.share_tied || of.sharing < 2 {
            return Ok(None);
        }
        let first = of.place;
        let last = first.saturating_add(of.sharing - 1).min(of.evening.players.max(first));
        let mut all = 0_i128;
        for place in first..=last {
            all += i128::from(self.of_place(&of.in_place(place))?.0);
        }
        let places = i128::from(last - first + 1);
        let share = (2 * all.abs() + places) / (2 * places) * all.signum();
        let points = Points(i64::try_from(share).unwrap_or(i64::MAX));
        Ok(Some(ScorePart { reason: ScoreFor::Shared { first, last }, points }))
    }

    /// The bonuses that depend on the place, also those worth nothing here.
    fn place_bonuses(&self, of: &PlayerResult) -> [ScorePart; 2] {
        let bonuses = &self.rules.bonuses;
        let only = |reason, yes: bool, points: Points| ScorePart {
            reason,
            points: if yes { points } else { Points::ZERO },
        };
        [
            only(ScoreFor::Win, of.place == 1, bonuses.win),
            only(ScoreFor::FinalTable, of.place <= of.evening.final_table, bonuses.final_table),
        ]
    }

    /// The bonuses that do not depend on the place, also those worth nothing here.
    fn bonuses(&self, of: &PlayerResult) -> [ScorePart; 3] {
        let part = |reason, points| ScorePart { reason, points };
        let bonuses = &self.rules.bonuses;
        let players = of.figures.eliminations;
        [
            part(ScoreFor::Participation, bonuses.participation),
            part(ScoreFor::Eliminations { players }, bonuses.elimination.saturating_mul(i64::from(players))),
            part(
                ScoreFor::Bounties { bounties: of.figures.bounties_won },
                bonuses.bounty.saturating_mul(i64::from(of.figures.bounties_won)),
            ),
        ]
    }

    /// The points of a result with the sum behind them.
    ///
    /// # Errors
    /// If the formula gives no number for it.
    pub fn score(&self, of: &PlayerResult) -> Result<Score, FormulaError> {
        let of = &*self.counting(of);
        let part = |reason, points| ScorePart { reason, points };
        let of_scheme = |scheme: &PointsScheme| {
            let parts = explain(scheme, of.place, of.evening.players);
            parts.into_iter().map(|told| part(ScoreFor::Scheme { part: told.reason }, told.points)).collect()
        };
        let shared = self.shared(of)?;
        let mut parts: Vec<ScorePart> = match (&self.rules.points, &self.formula) {
            _ if shared.is_some() => Vec::from_iter(shared),
            (PointsSource::Scheme { scheme }, _) => of_scheme(scheme),
            (PointsSource::Formula { .. }, Some(formula)) => {
                vec![part(ScoreFor::Formula, formula.points(of)?)]
            }
            (PointsSource::Recorded | PointsSource::Formula { .. }, _) => {
                let parts: Vec<ScorePart> = of_scheme(&of.evening.scheme);
                if sum(&parts) == of.recorded { parts } else { vec![part(ScoreFor::Recorded, of.recorded)] }
            }
        };
        let [participation, eliminations, bounties] = self.bonuses(of);
        let [win, final_table] = self.place_bonuses(of);
        parts.extend([participation, eliminations]);
        if shared.is_none() {
            parts.push(win);
        }
        parts.push(bounties);
        if shared.is_none() {
            parts.push(final_table);
        }
        parts.retain(|part| part.points != Points::ZERO);
        Ok(Score { points: sum(&parts), parts })
    }
}

fn sum(parts: &[ScorePart]) -> Points {
    parts.iter().fold(Points::ZERO, |sum, part| sum.saturating_add(part.points))
}

#[cfg(test)]
mod tests {
    use super::super::Bonuses;
    use super::*;
    use crate::championship::{EveningFacts, PlayerFigures};
    use crate::play::re_entries::FirstEntry;

    /// A result of an evening of nine with this place, shared by so many.
    fn result(place: Place, sharing: u32, recorded: i64) -> PlayerResult {
        let scheme = PointsScheme::PerPlayer { each: Points(100), participation: Points(100) };
        PlayerResult {
            place,
            figures: PlayerFigures {
                eliminations: 1,
                first: Some(FirstEntry { place: 4, until_out: None }),
                ..PlayerFigures::default()
            },
            sharing,
            sharing_first: 2,
            recorded: Points(recorded),
            evening: Arc::new(EveningFacts { players: 9, final_table: 2, scheme, ..EveningFacts::default() }),
        }
    }

    fn points_of(rules: &ChampionshipRules, of: &PlayerResult) -> i64 {
        let scoring = Scoring::new(rules).unwrap();
        let score = scoring.score(of).unwrap();
        assert_eq!((scoring.points(of), sum(&score.parts)), (Ok(score.points), score.points));
        score.points.0
    }

    #[test]
    fn players_who_tie_share_the_points_of_their_places() {
        let formula = || PointsSource::Formula { text: "players - rank + 1".into() };
        let scheme = |by_place: &[i64]| PointsSource::Scheme {
            scheme: PointsScheme::Table {
                by_place: by_place.iter().copied().map(Points).collect(),
                participation: Points::ZERO,
            },
        };
        let rules =
            |share_tied, points| ChampionshipRules { share_tied, points, ..ChampionshipRules::default() };
        // Three winners of nine: (9 + 8 + 7) / 3.
        assert_eq!(points_of(&rules(false, formula()), &result(1, 3, 900)), 900);
        assert_eq!(points_of(&rules(true, formula()), &result(1, 3, 900)), 800);
        assert_eq!(points_of(&rules(true, PointsSource::Recorded), &result(1, 3, 900)), 800);
        assert_eq!(
            points_of(&rules(true, PointsSource::Recorded), &result(1, 3, 777)),
            777,
            "entered by hand"
        );
        assert_eq!(points_of(&rules(true, formula()), &result(4, 1, 600)), 600, "alone");
        // 25 points for three players, and 5 for two: to the hundredth, halves upwards, the same for each.
        assert_eq!(points_of(&rules(true, scheme(&[1_500, 1_000])), &result(1, 3, 0)), 833);
        assert_eq!(points_of(&rules(true, scheme(&[0, 0, 0, 5])), &result(4, 2, 0)), 3);
        assert_eq!(points_of(&rules(true, scheme(&[0, 0, 0, -5])), &result(4, 2, 0)), -3);
        assert_eq!(points_of(&rules(true, formula()), &result(9, 3, 100)), 100, "no places below the last");
        let first_entry_only = ChampionshipRules { first_entry_only: true, ..rules(true, formula()) };
        assert_eq!(points_of(&first_entry_only, &result(1, 1, 900)), 550, "first entries: fourth and fifth");
    }

    #[test]
    fn tied_winners_share_the_bonuses_of_their_places() {
        let bonuses = Bonuses {
            win: Points(300),
            final_table: Points(150),
            elimination: Points(50),
            ..Bonuses::default()
        };
        let scheme = PointsScheme::PerPlayer { each: Points(100), participation: Points::ZERO };
        let mut rules = ChampionshipRules {
            points: PointsSource::Scheme { scheme },
            bonuses,
            ..ChampionshipRules::default()
        };
        assert_eq!(points_of(&rules, &result(1, 3, 900)), 800 + 300 + 150 + 50);
        rules.share_tied = true;
        // (8 + 7 + 6 + 3 + 2 times 1.50) / 3, and the elimination of one's own.
        assert_eq!(points_of(&rules, &result(1, 3, 900)), 900 + 50);
        let parts = Scoring::new(&rules).unwrap().score(&result(1, 3, 900)).unwrap().parts;
        assert_eq!(parts[0].reason, ScoreFor::Shared { first: 1, last: 3 });
    }
}
