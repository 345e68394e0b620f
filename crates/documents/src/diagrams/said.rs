//! Drawings in words, for a reader who does not see them.

use tapis_locale::{Language, Value, number, text};

use super::card::{Lying, Suit};
use super::chip_race::ChipRace;
use super::oval::{Positions, Sitting};
use super::raises::Rung;
use super::side_pots::{SidePots, letter, part_said};

/// "Ace of spades, face-down card".
pub fn cards(language: Language, cards: &[Lying]) -> String {
    let up = |card: &super::card::Card| {
        let suit = match card.suit {
            Suit::Club => "club",
            Suit::Diamond => "diamond",
            Suit::Heart => "heart",
            Suit::Spade => "spade",
        };
        let values = [("rank", i64::from(card.rank).into()), ("suit", suit.into())];
        text(language, "figure-alt-card", &values)
    };
    let one = |lying: &Lying| match lying {
        Lying::Up(card) => up(card),
        Lying::Aside(card) => text(language, "figure-alt-card_aside", &[("card", up(card).into())]),
        Lying::Down => text(language, "figure-alt-card_down", &[]),
    };
    cards.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Describes the occupants of a table, its button and its blinds.
pub(super) fn table(language: Language, at: &Positions) -> String {
    let all = i64::try_from(at.seats.len()).unwrap_or(0);
    let mut said = vec![text(language, "figure-alt-table", &[("seats", all.into())])];
    let mut seats = |key: &str, seats: Vec<u8>| {
        if !seats.is_empty() {
            let listed: Vec<String> = seats.iter().map(ToString::to_string).collect();
            said.push(text(language, key, &[("seats", listed.join(", ").into())]));
        }
    };
    seats("figure-alt-button", at.button.into_iter().collect());
    seats("figure-alt-small_blind", at.small_blind.into_iter().chain(at.also_small.clone()).collect());
    seats("figure-alt-big_blind", at.big_blind.into_iter().chain(at.also_big.clone()).collect());
    for (key, kind) in [
        ("figure-alt-leaves", Sitting::Leaves),
        ("figure-alt-nobody", Sitting::Nobody),
        ("figure-alt-newcomer", Sitting::Newcomer),
        ("figure-alt-waits", Sitting::Waits),
    ] {
        let there = (1..).zip(&at.seats).filter(|(_, sitting)| **sitting == kind);
        seats(key, there.map(|(seat, _)| seat).collect());
    }
    said.join(" ")
}

/// Describes each player's bet and the pots into which it goes.
pub(super) fn pots(language: Language, pots: &SidePots) -> String {
    let bet = |(index, chips): (usize, &i64)| {
        let said = text(language, "figure-bet_of", &[("chips", (*chips).into())]);
        format!("{} {said}", letter(index))
    };
    let bets = pots.bets.iter().enumerate().map(bet);
    bets.chain(pots.parts.iter().map(|part| part_said(language, part))).collect::<Vec<_>>().join(". ")
}

/// Describes the odd chips, cards and new chips of each player.
pub(super) fn race(language: Language, race: &ChipRace) -> String {
    let one = |racer: &super::chip_race::Racer| {
        let dealt: Vec<Lying> = racer.cards.iter().map(|card| Lying::Up(*card)).collect();
        let values: [(&str, Value); 5] = [
            ("seat", i64::from(racer.seat).into()),
            ("odd", racer.odd.into()),
            ("low", race.low.into()),
            ("cards", cards(language, &dealt).into()),
            ("gets", if racer.wins { race.high } else { 0 }.into()),
        ];
        text(language, "figure-alt-racer", &values)
    };
    race.racers.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// The bets in order, up to the smallest that may follow.
pub(super) fn raises(language: Language, rungs: &[Rung]) -> String {
    let one = |rung: &Rung| format!("{} {}", text(language, &rung.name, &[]), number(language, rung.to));
    rungs.iter().map(one).collect::<Vec<_>>().join(", ")
}
