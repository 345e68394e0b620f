//! The ranking of an evening that is over, corrected by hand.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::{EntryId, Millis, Place, Points};
use tapis_engine::prizes::payouts::{PrizePlan, Shares};
use tapis_engine::prizes::points::PointsScheme;
use tapis_engine::state::corrected_ranking::CorrectedPlace;
use tapis_engine::views::tournament_view;
use tapis_engine::{Action, Event, Refusal, Tournament};

use crate::started::{ask, bust, started};

const AT: Millis = Millis(5_000);

struct Evening {
    tournament: Tournament,
    dice: rand::rngs::SmallRng,
}

impl Evening {
    /// Five players of 10 €: 5 wins, then 4, 3, 2, 1; three places are paid.
    fn over() -> Self {
        let (tournament, dice) = started(5, |draft| {
            draft.prizes = PrizePlan { shares: Shares::Standard { places: Some(3) }, ..PrizePlan::default() };
            let by_place = [500, 400, 300, 200, 100].map(Points).to_vec();
            draft.points = PointsScheme::Table { by_place, participation: Points(0) };
        });
        let mut evening = Evening { tournament, dice };
        for entry in 1..=4 {
            evening.ask(&bust(entry)).unwrap();
        }
        evening
    }

    fn ask(&mut self, action: &Action) -> Result<(), Refusal> {
        ask(&mut self.tournament, &mut self.dice, action, AT)
    }

    fn correct(&mut self, places: &[(u32, Place)], why: &str) -> Result<(), Refusal> {
        let places =
            places.iter().map(|(entry, place)| CorrectedPlace { entry: EntryId(*entry), place: *place });
        self.ask(&Action::CorrectRanking { places: places.collect(), why: why.to_owned() })
    }

    /// Entry, place, prize and points of each, best first.
    fn results(&self) -> Vec<(u32, Place, i64, i64)> {
        let lines = self.tournament.results().iter();
        lines.map(|line| (line.entry.0, line.place, line.prize.0, line.points.0)).collect()
    }
}

#[test]
fn prizes_and_points_follow_the_corrected_places() {
    let mut evening = Evening::over();
    evening.ask(&Action::Finish { stacks: Vec::new() }).unwrap();
    let before = evening.results();
    evening.ask(&Action::HandPrize { entry: EntryId(4), handed: true }).unwrap();
    // 3 and 4 were noted the wrong way round.
    evening.correct(&[(5, 1), (4, 3), (3, 2), (2, 4), (1, 5)], "  Notés à l’envers ").unwrap();
    let after = evening.results();
    let at = |of: &[(u32, Place, i64, i64)], index: usize| (of[index].1, of[index].2, of[index].3);
    assert_eq!(after.iter().map(|line| line.0).collect::<Vec<_>>(), [5, 3, 4, 2, 1]);
    for index in 0..5 {
        assert_eq!(at(&after, index), at(&before, index));
    }
    let view = tournament_view(&evening.tournament, AT);
    assert_eq!(view.corrected.unwrap().why, "Notés à l’envers");
    let place = |entry: u32| view.entries.iter().find(|one| one.id == EntryId(entry)).unwrap().place;
    assert_eq!((place(3), place(4), place(5)), (Some(2), Some(3), Some(1)));
    // The amount handed over for the second place is too much for the third.
    assert!(!view.handed.settled.contains(&EntryId(4)));
    // A tie shares what both places pay, to the cent.
    evening.correct(&[(5, 1), (4, 2), (3, 2), (2, 4), (1, 5)], "Ensemble").unwrap();
    let tied = evening.results();
    assert_eq!(tied[1].2 + tied[2].2, before[1].2 + before[2].2);
    assert!((tied[1].2 - tied[2].2).abs() <= 1);
    assert_eq!(tied.iter().map(|line| line.2).sum::<i64>(), before.iter().map(|line| line.2).sum::<i64>());
}

#[test]
fn a_correction_is_complete_ordered_and_has_a_reason() {
    let mut evening = Evening::over();
    let places = [(5, 1), (4, 3), (3, 2), (2, 4), (1, 5)];
    assert_eq!(evening.correct(&places, "Tôt"), Err(Refusal::NotOver { players: 1 }));
    evening.ask(&Action::Finish { stacks: Vec::new() }).unwrap();
    assert_eq!(evening.correct(&places, "  "), Err(Refusal::CorrectionReason));
    assert_eq!(evening.correct(&places, &"x".repeat(501)), Err(Refusal::CorrectionLong { most: 500 }));
    assert_eq!(evening.correct(&places[1..], "Un manque"), Err(Refusal::RankingIncomplete));
    let twice = [(5, 1), (5, 2), (3, 3), (2, 4), (1, 5)];
    assert_eq!(evening.correct(&twice, "Deux fois"), Err(Refusal::RankingIncomplete));
    let gap = [(5, 1), (4, 3), (3, 3), (2, 4), (1, 5)];
    assert_eq!(evening.correct(&gap, "Un trou"), Err(Refusal::PlacesImpossible { place: 3 }));
    let same = [(5, 1), (4, 2), (3, 3), (2, 4), (1, 5)];
    assert_eq!(evening.correct(&same, "Rien"), Err(Refusal::RankingUnchanged));
    let undone = evening.tournament.decide(
        &Action::CorrectRanking {
            places: places.map(|(entry, place)| CorrectedPlace { entry: EntryId(entry), place }).to_vec(),
            why: "Notés à l’envers".to_owned(),
        },
        AT,
        &mut evening.dice,
    );
    assert!(
        matches!(undone.unwrap().as_slice(), [Event::RankingCorrected { results, .. }] if results.len() == 5)
    );
}
