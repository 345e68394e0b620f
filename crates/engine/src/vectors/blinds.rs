//! Questions about positions: who moves, to which seat, and where button and blinds go.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::positions::{
    Arrival, Change, LastHand, NextHand, between, next_hand, seat_for_moved, sequence, who_moves,
};
use crate::quantity::SeatNo;
use crate::ruleset::DealerMode;

use super::{Impossible, impossible, one, read, rules, seats_fit};

#[derive(Deserialize)]
struct BigBlind {
    bb: SeatNo,
}

#[derive(Deserialize)]
struct Who {
    #[serde(default = "ten")]
    seats: SeatNo,
    occupied: Vec<SeatNo>,
    last_hand: BigBlind,
    #[serde(default = "one")]
    count: u32,
}

fn ten() -> SeatNo {
    10
}

pub(super) fn who(given: Value) -> Result<Value, Impossible> {
    let given: Who = read(given)?;
    seats_fit(given.seats, &given.occupied)?;
    seats_fit(given.seats, &[given.last_hand.bb])?;
    let count = usize::try_from(given.count).unwrap_or(usize::MAX);
    if count > given.occupied.len() {
        return impossible("more move than sit there");
    }
    Ok(json!({ "moved": who_moves(&given.occupied, given.last_hand.bb, count), "rule": "6-9" }))
}

/// The seats exist, and button, small blind and big blind lie in this order (6-3), or the button
/// is the small blind (6-19).
fn positions_fit(seats: SeatNo, hand: &LastHand) -> Result<(), Impossible> {
    [hand.button, hand.sb, hand.bb].iter().try_for_each(|seat| seats_fit(seats, &[*seat]))?;
    if let Some(dealer) = hand.dealer {
        seats_fit(seats, &[dealer])?;
    }
    if hand.sb == hand.bb {
        return impossible("small and big blind are one seat");
    }
    if hand.button != hand.sb && !between(hand.sb, hand.button, hand.bb) {
        return impossible("button, small blind and big blind do not follow each other");
    }
    Ok(())
}

#[derive(Deserialize)]
struct SeatQuestion {
    seats: SeatNo,
    occupied: Vec<SeatNo>,
    last_hand: LastHand,
    #[serde(default)]
    settings: Value,
}

pub(super) fn seat(given: Value) -> Result<Value, Impossible> {
    let given: SeatQuestion = read(given)?;
    let rules = rules(&given.settings, None)?;
    seats_fit(given.seats, &given.occupied)?;
    positions_fit(given.seats, &given.last_hand)?;
    let found = seat_for_moved(given.seats, &given.occupied, &given.last_hand, &rules);
    Ok(match found {
        Some(found) => {
            json!({ "seat": found.seat, "next_role": found.next_role, "sits_out": found.sits_out, "rule": "6-10" })
        }
        None => json!({
            "seat": null, "next_role": null, "sits_out": false, "rule": "6-10",
            "reason": "no seat but the next small blind's is free: the director decides",
        }),
    })
}

#[derive(Deserialize)]
struct Next {
    seats: SeatNo,
    last_hand: LastHand,
    #[serde(default)]
    eliminated: Vec<SeatNo>,
    #[serde(default)]
    arrivals: Vec<Arrival>,
    occupied: Vec<SeatNo>,
    #[serde(default)]
    dealer_mode: Option<DealerMode>,
    #[serde(default)]
    settings: Value,
}

fn arrived(arrivals: &[Arrival]) -> Vec<SeatNo> {
    arrivals.iter().map(|arrival| arrival.seat).collect()
}

pub(super) fn next(given: Value) -> Result<Value, Impossible> {
    let given: Next = read(given)?;
    let rules = rules(&given.settings, given.dealer_mode)?;
    let came = arrived(&given.arrivals);
    seats_fit(given.seats, &given.occupied)?;
    seats_fit(given.seats, &given.eliminated)?;
    seats_fit(given.seats, &came)?;
    positions_fit(given.seats, &given.last_hand)?;
    if let Some(seat) = came.iter().find(|seat| !given.occupied.contains(seat)) {
        return impossible(format!("nobody sits on seat {seat} where somebody arrived"));
    }
    if given.eliminated.iter().any(|seat| given.occupied.contains(seat) && !came.contains(seat)) {
        return impossible("an eliminated player still sits");
    }
    let next =
        next_hand(given.seats, &given.last_hand, &given.occupied, &given.eliminated, &given.arrivals, &rules);
    let Some(next) = next else { return impossible("fewer than two players are left") };
    let mut answer = hand(&next);
    if let Some(keys) = answer.as_object_mut() {
        // The seat that the small blind belongs to, posted or not: the next hand's facts.
        keys.insert("sb_seat".to_owned(), json!(next.sb_seat));
        keys.insert("heads_up".to_owned(), json!(next.heads_up));
        keys.insert("rules".to_owned(), json!(next.rules()));
    }
    Ok(answer)
}

/// The keys that a hand of a sequence has, and no others: whole hands are compared.
fn hand(next: &NextHand) -> Value {
    json!({
        "button": next.button, "button_dead": next.button_dead, "sb": next.sb, "bb": next.bb,
        "dealer": next.dealer, "sits_out": next.sits_out,
    })
}

#[derive(Deserialize)]
struct Sequence {
    seats: SeatNo,
    first_hand: LastHand,
    occupied: Vec<SeatNo>,
    between: Vec<Change>,
    #[serde(default)]
    dealer_mode: Option<DealerMode>,
    #[serde(default)]
    settings: Value,
}

pub(super) fn hands(given: Value) -> Result<Value, Impossible> {
    let given: Sequence = read(given)?;
    let rules = rules(&given.settings, given.dealer_mode)?;
    seats_fit(given.seats, &given.occupied)?;
    positions_fit(given.seats, &given.first_hand)?;
    let mut occupied = given.occupied.clone();
    for change in &given.between {
        seats_fit(given.seats, &change.eliminated)?;
        if change.eliminated.iter().any(|seat| !occupied.contains(seat)) {
            return impossible("somebody is eliminated who does not sit there");
        }
        occupied.retain(|seat| !change.eliminated.contains(seat));
        occupied.extend(arrived(&change.arrivals));
        seats_fit(given.seats, &occupied)?;
    }
    match sequence(given.seats, &given.first_hand, &given.occupied, &given.between, &rules) {
        Some(hands) => {
            let mut rules: Vec<&str> = Vec::new();
            for rule in hands.iter().flat_map(NextHand::rules) {
                if !rules.contains(&rule) {
                    rules.push(rule);
                }
            }
            Ok(json!({ "hands": hands.iter().map(hand).collect::<Vec<_>>(), "rules": rules }))
        }
        None => impossible("fewer than two players are left"),
    }
}
