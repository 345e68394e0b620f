//! The clock as the room and the desk show it.

use crate::state::subjects::PlayClock;
use serde::{Deserialize, Serialize};

use super::track::{TrackStep, track};
use crate::base::quantity::{Cents, Chips, Millis};
use crate::forecast::Forecast;
use crate::play::hand_for_hand::HandForHandView;
use crate::rules::game::Game;
use crate::rules::ruleset::Betting;
use crate::setup::rotation::Rotation;
use crate::setup::{SetupDraft, level_number};
use crate::state::tournament::{Phase, Tournament};
use crate::structure::clock::{ClockReading, step_length};
use crate::structure::{AnteKind, Step};

/// The sizes of a bet in limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bets {
    /// In the first rounds.
    pub small: Chips,
    /// In the last ones.
    pub big: Chips,
    /// Only in some of the games: which one is played is not known, and others have no limit.
    pub in_some_games: bool,
}

/// Forced bets and limits at a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blinds {
    /// Small blind; 0 if there is none.
    pub small: Chips,
    /// Big blind; 0 if none, only antes are posted.
    pub big: Chips,
    /// Amount of the ante; 0 if none.
    pub ante: Chips,
    pub ante_kind: AnteKind,
    /// The bring-in of stud; 0 if there is none.
    pub bring_in: Chips,
    /// Size of the bets; `None` means as much as one likes.
    pub bets: Option<Bets>,
}

/// A step of the structure, ready to be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepView {
    /// Index in the structure, from 0.
    pub index: usize,
    /// The level's number, from 1; in a break that of the level before.
    pub level: u32,
    /// The game of the level; `None` for a break, or each table decides in a rotation.
    pub game: Option<Game>,
    /// The blinds; `None` for a break.
    pub blinds: Option<Blinds>,
    pub length: Millis,
    /// Chips are raced off in this break.
    pub color_up: bool,
}

/// All that a clock shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockView {
    /// The instant it was read at.
    pub now: Millis,
    /// Game that is played: of games that take turns by level the one of this level, in a break that of the next; of
    /// others the first.
    pub game: Game,
    /// The games that take turns; `None` means one game all evening.
    pub rotation: Option<Rotation>,
    /// Phase of the evening.
    pub phase: Phase,
    /// True while time passes.
    pub running: bool,
    /// The last level is over; play goes on at its blinds.
    pub overtime: bool,
    /// Time for which it has been over, counted up; 0 unless in overtime.
    pub over: Millis,
    /// The current step. In a break that the director called: a break in its place, without
    /// blinds, whose length is what is left of it. In overtime: the last level.
    pub current: Option<StepView>,
    /// Time left of it.
    pub remaining: Millis,
    /// The instant it ends at, while it runs.
    pub ends_at: Option<Millis>,
    /// The director called this break; the level that it interrupted is `next`.
    pub called_break: bool,
    /// The instant at which a stopped clock goes on by itself.
    pub resumes_at: Option<Millis>,
    /// Time until it goes on.
    pub resumes_in: Option<Millis>,
    /// So many hands are still played before the break; `None` if nothing was announced.
    pub last_hands: Option<u32>,
    /// Play goes hand for hand; the clock is stopped and each hand takes two minutes off.
    pub hand_for_hand: Option<HandForHandView>,
    /// Expected end of the evening.
    pub forecast: Option<Forecast>,
    /// The next level's step.
    pub next: Option<StepView>,
    /// Time until the next break begins, the current step's rest included; `None` if there are no more breaks, or it is
    /// a break now.
    pub next_break_in: Option<Millis>,
    pub left: u32,
    /// Players who entered, each once.
    pub entries: u32,
    /// Their entries in all, re-entries among them.
    pub all_entries: u32,
    /// The round that is played, from 1; `None` if it is not played in rounds.
    pub round: Option<u32>,
    pub tables: u32,
    pub chips: Chips,
    /// Chips a player has on average, rounded down.
    pub average: Chips,
    /// The same in tenths of a big blind.
    pub average_bb_tenths: i64,
    /// The money to be shared; `None` if no money is played for.
    pub pool: Option<Cents>,
    /// Value of a seat in another tournament, if seats are played for.
    pub seat_value: Option<Cents>,
    /// Of it, what no prize takes because announced prizes stand; negative if the club adds it. 0 while prizes follow
    /// the pool.
    pub unshared: Cents,
    pub currency: Option<String>,
    pub places_paid: u32,
    /// A newcomer may still enter.
    pub registration_open: bool,
    /// Time until late registration closes, breaks included; `None` if nobody plays yet, it is closed, or no later
    /// level closes it.
    pub registration_closes_in: Option<Millis>,
    /// Time when the director ends registration, now or already, though its level still admits newcomers; `None` if
    /// nothing but the structure ends it. An hour comes whether the clock runs or not.
    pub registration_ends_at: Option<Millis>,
    /// Time for which players who are out may still buy another entry, likewise; `None` if not any more, or none are
    /// sold.
    pub re_entries_close_in: Option<Millis>,
    pub steps: usize,
    /// The levels up to the next break.
    pub track: Vec<TrackStep>,
}

impl PlayClock<'_> {
    /// One step, ready to be shown.
    pub(crate) fn step_view(self, index: usize) -> Option<StepView> {
        step_view(&self.tournament.setup, index)
    }

    /// The unit ([`Step::unit`]) in force at a step: the big blind; in a break, that of the level to come.
    pub(crate) fn unit_at(self, index: usize) -> Chips {
        let steps = &self.tournament.setup.steps;
        let after = steps.iter().skip(index).find_map(Step::unit);
        after.or_else(|| steps.iter().rev().find_map(Step::unit)).unwrap_or(Chips::ZERO)
    }

    /// Chips a player has on average, rounded down.
    pub(crate) fn average(self) -> Chips {
        match self.tournament.counts.left {
            0 => Chips::ZERO,
            left => self.tournament.counts.in_play() / i64::from(left),
        }
    }
}

/// Present step of the clock: the step, the break that the director called, or in overtime the last level, where a
/// break stands behind it.
fn current_step(tournament: &Tournament, reading: &ClockReading) -> Option<StepView> {
    let here = tournament.play_clock().step_view(reading.step)?;
    if reading.called_break {
        return Some(StepView {
            game: None,
            blinds: None,
            length: reading.remaining,
            color_up: false,
            ..here
        });
    }
    if here.blinds.is_none() && !reading.rests(&tournament.setup.steps) {
        let last = tournament.setup.steps.iter().rposition(|step| !step.is_break());
        return last.and_then(|last| tournament.play_clock().step_view(last));
    }
    Some(here)
}

/// One of these steps, ready to be shown.
pub(super) fn step_view(draft: &SetupDraft, index: usize) -> Option<StepView> {
    let steps = &draft.steps;
    let step = steps.get(index)?;
    let level = level_number(steps, index);
    let game = draft.game_at_level(level).filter(|_| !step.is_break());
    let in_some_games = game.is_none() && draft.games().iter().any(|game| game.betting() != Betting::Limit);
    let bets = |small: Chips| Bets { small, big: small.saturating_mul(2), in_some_games };
    // If each table decides, the bets are told if any game has them.
    let limit = match game {
        Some(game) => game.betting() == Betting::Limit,
        None => draft.games().iter().any(|game| game.betting() == Betting::Limit),
    };
    let with_blinds = |small: Chips, big: Chips| Blinds {
        small,
        big,
        ante: Chips::ZERO,
        ante_kind: AnteKind::None,
        bring_in: Chips::ZERO,
        bets: limit.then(|| bets(big)),
    };
    let with_bring_in = |ante: Chips, bring_in: Chips, small_bet: Chips| Blinds {
        ante,
        ante_kind: AnteKind::Classic,
        bring_in,
        bets: Some(bets(small_bet)),
        ..with_blinds(Chips::ZERO, Chips::ZERO)
    };
    let (blinds, color_up) = match *step {
        Step::Level { small_blind, big_blind, ante, ante_kind, .. } => {
            (Some(Blinds { ante, ante_kind, ..with_blinds(small_blind, big_blind) }), false)
        }
        Step::Stud { ante, bring_in, small_bet, .. } => {
            (Some(with_bring_in(ante, bring_in, small_bet)), false)
        }
        Step::Mixed { small_blind, big_blind, ante, bring_in, .. } => {
            let stud = with_bring_in(ante, bring_in, big_blind);
            let blinds = match game.map(|game| game.variant().is_stud()) {
                Some(true) => stud,
                Some(false) => with_blinds(small_blind, big_blind),
                None => Blinds { small: small_blind, big: big_blind, ..stud },
            };
            (Some(blinds), false)
        }
        Step::Break { color_up, .. } => (None, color_up),
    };
    Some(StepView { index, level, game, blinds, length: step_length(step), color_up })
}

/// Late registration closes when the first level begins in which nobody may enter any more; `None` if it has closed. In
/// rounds it does so with the first round, whatever level the next one begins with.
fn registration_closes_in(tournament: &Tournament, reading: &ClockReading, now: Millis) -> Option<Millis> {
    let open = tournament.registration().registration_open(now);
    let by_level = closes_in(tournament, reading, tournament.setup.late_last_level);
    sooner(tournament, by_level, now).filter(|_| open)
}

/// The same time, or that until the hour at which the director ends registration.
fn sooner(tournament: &Tournament, by_level: Option<Millis>, now: Millis) -> Option<Millis> {
    let ends =
        tournament.registration().registration_ends_at(now).filter(|_| tournament.phase == Phase::Playing);
    by_level.into_iter().chain(ends.map(|ends| ends.saturating_sub(now).max(Millis::ZERO))).min()
}

/// Other entries that are sold as long as latecomers may enter end with registration.
fn re_entries_close_in(tournament: &Tournament, reading: &ClockReading, now: Millis) -> Option<Millis> {
    let sold = tournament.setup.re_entries.as_ref()?;
    let by_level = closes_in(tournament, reading, tournament.setup.re_entries_last_level()?);
    match sold.last_level {
        Some(_) => by_level,
        None => {
            sooner(tournament, by_level, now).filter(|_| tournament.rebuys().re_entries_until(now).is_some())
        }
    }
}

/// Time until the level after this one begins; `None` if that one has begun, or there is none after it.
fn closes_in(tournament: &Tournament, reading: &ClockReading, last_level: u32) -> Option<Millis> {
    let setup = &tournament.setup;
    let late = |step: usize| setup.level_number(step) <= last_level;
    if tournament.phase != Phase::Playing || !late(reading.step) {
        return None;
    }
    let closes = (reading.step..setup.steps.len()).find(|step| !late(*step))?;
    let between: Millis =
        setup.steps.iter().take(closes).skip(reading.step.saturating_add(1)).map(step_length).sum();
    // A break that the director called comes before what is left of the level it interrupted.
    let called = if reading.called_break { reading.remaining } else { Millis::ZERO };
    Some(reading.level_left.saturating_add(called).saturating_add(between))
}

/// Reads the clock for the room and the desk.
pub fn clock_view(tournament: &Tournament, now: Millis) -> ClockView {
    let reading = tournament.read_clock(now);
    let steps = &tournament.setup.steps;
    let average = tournament.play_clock().average();
    let big_blind = tournament.play_clock().unit_at(reading.step);
    let ahead = || steps.iter().enumerate().skip(reading.step.saturating_add(1));
    let interrupted = reading.called_break.then(|| tournament.play_clock().step_view(reading.step)).flatten();
    let current = current_step(tournament, &reading);
    let next = interrupted.or_else(|| {
        ahead()
            .find(|(_, step)| !step.is_break())
            .and_then(|(index, _)| tournament.play_clock().step_view(index))
    });
    let played = current.filter(|step| step.game.is_some()).or(next);
    let rests = reading.rests(steps);
    let break_at = ahead().find(|(_, step)| step.is_break()).map(|(index, _)| index).filter(|_| !rests);
    let counts = tournament.counts;
    ClockView {
        now,
        game: played.and_then(|step| step.game).unwrap_or_else(|| tournament.setup.game()),
        rotation: tournament.setup.rotation.clone(),
        phase: tournament.phase,
        running: reading.running,
        overtime: reading.overtime,
        over: if reading.overtime {
            Millis::ZERO.saturating_sub(reading.level_left).max(Millis::ZERO)
        } else {
            Millis::ZERO
        },
        current,
        remaining: reading.remaining,
        ends_at: tournament.clock.ends_at(steps, now),
        called_break: reading.called_break,
        resumes_at: reading.resumes_at,
        resumes_in: reading.resumes_at.map(|at| at.saturating_sub(now)),
        last_hands: tournament.hand_play().last_hands(now),
        hand_for_hand: tournament.hand_play().hand_for_hand_view(),
        forecast: tournament.end_forecast().forecast(now),
        next,
        next_break_in: break_at.map(|index| {
            let between = steps.iter().take(index).skip(reading.step.saturating_add(1));
            between.map(step_length).sum::<Millis>().saturating_add(reading.remaining)
        }),
        left: counts.left,
        entries: counts.entries,
        all_entries: counts.all_entries(),
        round: tournament.round_play().round(),
        tables: u32::try_from(tournament.tables.len()).unwrap_or(u32::MAX),
        chips: counts.in_play(),
        average,
        average_bb_tenths: average.depth_tenths(big_blind).unwrap_or(0),
        pool: tournament.setup.money.as_ref().map(|_| tournament.prize_money().pool()),
        seat_value: tournament.setup.seat_value(),
        unshared: tournament.prize_money().unshared(),
        currency: tournament.setup.money.as_ref().map(|money| money.currency.clone()),
        places_paid: u32::try_from(tournament.prize_money().payouts().len()).unwrap_or(u32::MAX),
        registration_open: tournament.registration().registration_open(now),
        registration_closes_in: registration_closes_in(tournament, &reading, now),
        registration_ends_at: tournament.registration().registration_ends_at(now),
        re_entries_close_in: re_entries_close_in(tournament, &reading, now),
        steps: steps.len(),
        track: track(steps, reading.step),
    }
}
