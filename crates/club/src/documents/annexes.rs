//! The facts of the booklet's annexes, computed by the engine.

mod beginner;
mod conditions;
pub mod drawing;
mod games;

use tapis_documents::diagrams::card::CardOrientation;
use tapis_documents::diagrams::oval::{Positions, SeatOccupant};
use tapis_documents::papers::annexes;
use tapis_documents::papers::annexes::{Annex, Annexes, Combination, Hands, SheetIssuer};
use tapis_engine::base::quantity::TournamentId;
use tapis_engine::floor::card as engine;
use tapis_engine::floor::card::read_cards;
use tapis_engine::floor::frequency::{FIVES, SEVENS, best_of_seven, of_five};
use tapis_engine::floor::high_hand::HighHand;
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::setup::Setup;
use tapis_locale::{Language, date};

use super::{DocumentFacts, Job};
use crate::documents::Papers;
use crate::documents::annexes::drawing::{drawn, name};
use crate::documents::stand_in_names::Layout;
use crate::rules::rule_words::rule_values;
use crate::{Problem, ruleset_name};

impl Job {
    /// An annex alone, under the club's rules.
    pub(super) fn club_annex(self, papers: &mut Papers<'_>, annex: Annex) -> Result<DocumentFacts, Problem> {
        let style = self.style;
        let rules = papers.club.rules().default_ruleset()?;
        let (made, issued) = (annexes(&rules, None, style.language), papers.issued(&rules, style.language));
        let layout: Layout = Box::new(move || annexes::print(annex, &made, &issued, style));
        Ok(DocumentFacts::flat(layout, papers.club.name()))
    }

    /// An annex alone, under a tournament's rules.
    pub(super) fn tournament_annex(
        self,
        papers: &mut Papers<'_>,
        annex: Annex,
        id: TournamentId,
    ) -> Result<DocumentFacts, Problem> {
        let style = self.style;
        let setup = papers.club.tournament(id)?.setup().clone();
        let mut made = annexes(&setup.rules(), Some(&setup), style.language);
        let mut issued = papers.issued(&setup.ruleset, style.language);
        if annex == Annex::Conditions {
            made.conditions = Some(papers.conditions(id, style.language, self.now)?);
            issued.subject.clone_from(&setup.name);
            issued.place = date(style.language, setup.date);
        }
        let about = format!("{} {}", setup.date, setup.name);
        Ok(DocumentFacts::flat(Box::new(move || annexes::print(annex, &made, &issued, style)), about))
    }
}

impl Papers<'_> {
    fn issued(&mut self, rules: &Ruleset, language: Language) -> SheetIssuer {
        SheetIssuer {
            club: self.letterhead(),
            rules: ruleset_name(language, rules),
            ..SheetIssuer::default()
        }
    }
}

/// The content of a club's annexes under its rules, or of a tournament's.
pub(super) fn annexes(rules: &Ruleset, setup: Option<&Setup>, language: Language) -> Annexes {
    let mut values = rule_values(language, rules, setup);
    values.extend(beginner::values(language, rules, setup));
    let has_button = setup.is_none_or(|setup| setup.has_button());
    Annexes {
        hands: hands(),
        games: games::games(rules),
        lows: setup.map(|setup| beginner::lows(language, rules, setup)).unwrap_or_default(),
        table: if has_button { table() } else { Positions::default() },
        conditions: None,
        values,
    }
}

/// A table as a beginner sees it: six players, everybody in place.
fn table() -> Positions {
    Positions {
        seats: vec![SeatOccupant::Player; 6],
        button: Some(4),
        small_blind: Some(5),
        big_blind: Some(6),
        ..Positions::default()
    }
}

/// One hand for each combination, the strongest first.
const EXAMPLES: [&str; 10] = [
    "As Ks Qs Js Ts",
    "9h 8h 7h 6h 5h",
    "Qs Qh Qd Qc 7d",
    "Ks Kd Kc 8h 8c",
    "Ad Jd 9d 6d 3d",
    "Ts 9d 8s 7h 6c",
    "7s 7h 7d Kc 4s",
    "Jh Jc 4s 4d Ah",
    "Ts Th Ac 8d 3s",
    "Ah Qs 9d 6c 2s",
];

/// The combinations with their examples and frequencies.
fn hands() -> Hands {
    let combinations = EXAMPLES.iter().filter_map(|written| {
        let cards: [engine::Card; 5] = read_cards(written).ok()?.try_into().ok()?;
        let hand = HighHand::of(cards);
        let belongs = hand.category.cards_in_it();
        let lying = |(at, card): (usize, &engine::Card)| {
            if at < belongs {
                CardOrientation::Up(drawn(*card))
            } else {
                CardOrientation::Aside(drawn(*card))
            }
        };
        Some(Combination {
            name: name(hand.category),
            cards: hand.cards.iter().enumerate().map(lying).collect(),
            hands: of_five(hand.category).into(),
            one_in: one_in(FIVES, of_five(hand.category)),
            one_in_of_seven: one_in(SEVENS, best_of_seven(hand.category)),
        })
    });
    Hands { combinations: combinations.collect(), all: FIVES.into() }
}

/// One in how many, in tenths, rounded.
fn one_in(all: u32, these: u32) -> i64 {
    let (all, these) = (i64::from(all), i64::from(these.max(1)));
    (all * 10 + these / 2) / these
}

#[cfg(test)]
mod tests {
    use super::*;
    use tapis_engine::floor::high_hand::Category;

    #[test]
    fn each_combination_has_its_own_example() {
        let hands = hands();
        let names: Vec<String> = Category::ALL.iter().rev().map(|category| name(*category)).collect();
        let shown: Vec<String> = hands.combinations.iter().map(|hand| hand.name.clone()).collect();
        assert_eq!(shown, names);
        assert_eq!(hands.combinations.iter().map(|hand| hand.hands).sum::<i64>(), hands.all);
        // 2,598,960 / 4, and 133,784,560 / 58,627,800.
        assert_eq!(hands.combinations[0].one_in, 6_497_400);
        assert_eq!(hands.combinations[8].one_in_of_seven, 23);
    }
}
