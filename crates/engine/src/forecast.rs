//! Forecast of the evening's end: from the structure, the players left and their chips, and the pace of eliminations so
//! far.
//!
//! The evening is followed from now on as [`expected_end`](crate::structure::expected_end) follows it from the start,
//! by the same model (`structure/course.rs` explains it): from one elimination to the next, each after its average
//! wait. While rebuys are sold most of those who lose their chips buy again; while newcomers are let in, one more is
//! expected for every sixteen entries. Time in the structure is lengthened by the pauses that are usual (`tempo.rs`).
//!
//! While play goes hand for hand the clock goes by hands: until the bubble bursts, two minutes of the structure take as
//! long as a hand does. **That is an assumption**: no evening that the model was fitted to was played hand for hand. A
//! hand is taken to last two minutes, which weighs as much as four hands seen, and how much that adds is taken to be as
//! uncertain as it is long.
//!
//! The tempo is the club's, and what is seen of this evening counts beside it: twenty eliminations weigh as much as the
//! assumption. Time without an elimination counts too.
//!
//! The interval is that of eight evenings in ten. Its width adds what chance does to each wait still to come to what is
//! not known of the tempo. With two players left the wait varies as much as it lasts; with more, the stacks of those
//! who do not go out come nearer to it, and it varies the less the more players share it.
//!
//! A clock stopped without a stated end moves the forecast by a minute for each minute, and the interval grows: the
//! rest of the stop is as uncertain as the stop has been long so far. (In those evenings, where the clock had stood for
//! 5, 10 and 20 minutes, the rest of the pause was 10, 19 and 23 minutes as a root mean square.)
//!
//! It is not known how well this holds above 30 entries, so no interval is stated there (`judged`).
//!
//! Each evening judged by figures fitted to those of other years (`crates/engine/tests/fitting.rs`), with that many per
//! cent of it played:
//!
//! | played | bias | median error | stated margin | ends within it |
//! |---|---|---|---|---|
//! | 2 % | −4 min | 26 min | 53 min | 84 % |
//! | 25 % | −2 min | 23 min | 47 min | 82 % |
//! | 50 % | 0 min | 24 min | 43 min | 85 % |
//! | 75 % | 0 min | 19 min | 36 min | 83 % |
//! | 90 % | 6 min | 11 min | 26 min | 87 % |
//!
//! The figures rest on evenings of one club, and the years are quarters of the evenings in the order of the file: their
//! days are not known.

use crate::state::subjects::EndForecast;
use serde::{Deserialize, Serialize};

use crate::base::quantity::{Chips, Millis};
use crate::play::hand_for_hand::{Hands, OFF_PER_HAND};
use crate::setup::{Format, level_number};
use crate::state::tournament::{Phase, Tournament};
use crate::structure::clock::{ClockReading, step_length};
use crate::structure::{BuyTimes, Course, LARGE, Pace, Step, Tempo, position};

/// The interval reaches so many hundredths of a standard deviation to each side. 128 would hold 80 % of a normal
/// distribution, but evenings of other years than those fitted to lie further out: with 128 it held 75 to 83 % of them.
const REACH: i128 = 150;
/// Uncertainty of the tempo with more entries than in any evening that the model was judged by, as a standard deviation
/// in thousandths of the time to come.
const UNKNOWN_LARGE: i128 = 120;
/// An interval wider than this to each side says nothing.
const TOO_WIDE: Millis = Millis::of_minutes(180);
/// Nothing is said more exactly than this.
const GRAIN: Millis = Millis::of_minutes(5);

/// Expected end of an evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forecast {
    /// The middle of the interval, UTC milliseconds. While the clock is stopped it recedes.
    pub ends_at: Millis,
    /// Half its width; a multiple of five minutes; 0 if the end is fixed.
    pub margin: Millis,
    /// Such intervals were compared with real evenings; otherwise the margin is an assumption.
    pub judged: bool,
    /// Obstacle that stops the clock from going on by itself; `None` if nothing does.
    pub held: Option<ClockObstacle>,
    /// The step of the structure in which the middle lies, from 0.
    pub step: usize,
    /// The structure is over before: play is expected to go on in overtime.
    pub overtime: bool,
}

/// Obstacle that stops the clock from going on by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClockObstacle {
    /// It was stopped, until somebody lets it go on.
    Stopped { since: Millis },
    /// Play goes hand for hand.
    Hands {
        /// Expected duration of a hand.
        lasting: Millis,
    },
}

/// Situation from which a forecast is made.
#[derive(Debug, Clone, Copy)]
pub struct Situation<'a> {
    pub steps: &'a [Step],
    pub reading: ClockReading,
    /// The instant it was read at.
    pub now: Millis,
    /// The instant of the first card.
    pub began: Millis,
    /// Time since which the clock has stood still, if it does not go on by itself.
    pub stopped_at: Option<Millis>,
    /// Play goes hand for hand.
    pub hands: Option<Hands>,
    pub left: u32,
    pub entries: u32,
    pub chips: Chips,
    /// Play ends when so many are left.
    pub goal: u32,
    /// Purchases that are still possible.
    pub buying: BuyTimes,
    /// The tempo assumed before the first card.
    pub tempo: Tempo,
    /// Pace of eliminations so far.
    pub pace: Pace,
}

impl<'a> Situation<'a> {
    /// The tempo after what was seen of it.
    fn tempo_now(&self) -> Tempo {
        let played = position(self.steps, &self.reading);
        let waiting = self.pace.waiting(self.tempo.figures(), self.steps, played, self.left, self.chips);
        self.tempo.tonight(self.pace, self.began, waiting)
    }

    /// The evening from here on, if it goes on by these steps.
    fn ahead(&self, steps: &'a [Step], tempo: Tempo) -> Course<'a> {
        let late = self.buying.late_until;
        let lengths = |from: usize| -> Millis { steps.iter().take(late).skip(from).map(step_length).sum() };
        let to_come = if self.reading.step < late {
            self.reading.level_left.max(Millis::ZERO).saturating_add(lengths(self.reading.step + 1))
        } else {
            Millis::ZERO
        };
        let more = i128::from(self.entries) * i128::from(tempo.figures().late) * i128::from(to_come)
            / i128::from(lengths(0).max(Millis(1)));
        let players = i128::from(self.left) * 1_000 + more;
        let chips = i128::from(self.chips) + more * i128::from(self.buying.stack) / 1_000;
        Course::from(steps, self.reading.step, self.reading.level_left, players, chips)
            .down_to(self.goal)
            .buying(self.buying)
            .at(tempo)
    }

    /// Rest of a break that the director called.
    fn called(&self) -> Millis {
        if self.reading.called_break { self.reading.remaining } else { Millis::ZERO }
    }

    /// Time by which hand-for-hand play, on this course, lasts longer than the clock goes on by; below 0 where its
    /// hands are short.
    fn by_hands(&self, ahead: &Course<'_>) -> i128 {
        let Some(hands) = self.hands else { return 0 };
        let mut bubble = ahead.clone().down_to(hands.until_left.max(self.goal));
        bubble.play_out();
        bubble.played * i128::from(hands.lasting.saturating_sub(OFF_PER_HAND)) / i128::from(OFF_PER_HAND)
    }

    /// Time until somebody is out if that takes so many millionths of its average: what makes up evenings asks it.
    pub fn next_out(&self, need: u32) -> Millis {
        let mut ahead = self.ahead(self.steps, self.tempo).needing(i128::from(need));
        ahead.next_out(Millis::MAX);
        ahead.elapsed.saturating_add(self.called())
    }

    /// Pace after one more hand in which players went out.
    #[must_use]
    pub fn after(&self, out: u32) -> Pace {
        let played = position(self.steps, &self.reading);
        let waiting = self.pace.waiting(self.tempo.figures(), self.steps, played, self.left, self.chips);
        self.pace.after(out, waiting, played, self.now)
    }
}

/// The forecast; none where there is nothing to expect, or nothing that is worth saying.
pub fn forecast(situation: &Situation<'_>) -> Option<Forecast> {
    forecast_along(situation, situation.steps)
}

/// The forecast if play goes on by other levels than those it was judged by so far.
fn forecast_along(situation: &Situation<'_>, steps: &[Step]) -> Option<Forecast> {
    let Situation { reading, now, stopped_at, hands, left, entries, chips, goal, .. } = *situation;
    if left <= goal.max(1) || chips <= Chips::ZERO || !steps.iter().any(|step| !step.is_break()) {
        return None;
    }
    let tempo = situation.tempo_now();
    let mut ahead = Situation { steps, ..*situation }.ahead(steps, tempo);
    let by_hands = situation.by_hands(&ahead);
    ahead.play_out();
    let stood = stopped_at.map_or(0, |since| i128::from(now.saturating_sub(since).max(Millis::ZERO)));
    let beside = by_hands.saturating_mul(by_hands).saturating_add(stood.saturating_mul(stood));
    let margin = ahead.margin(tempo, entries, beside)?;
    let start = reading.resumes_at.map_or(now, |at| at.max(now)).saturating_add(situation.called());
    let (step, overtime) = step_at(steps, &reading, ahead.elapsed);
    let ends_at = start
        .saturating_add(tempo.with_pauses(ahead.elapsed))
        .saturating_add(Millis::try_from(by_hands).ok()?);
    let held = match hands {
        Some(Hands { lasting, .. }) => Some(ClockObstacle::Hands { lasting }),
        None => stopped_at.map(|since| ClockObstacle::Stopped { since }),
    };
    Some(Forecast { ends_at, margin, judged: entries <= LARGE, held, step, overtime })
}

impl Course<'_> {
    /// Half the width of the interval around where this course has come to, with the variance of what
    /// else is not known; none where it would be so wide that it says nothing.
    pub(crate) fn margin(&self, tempo: Tempo, entries: u32, beside: i128) -> Option<Millis> {
        let unknown = i128::from(tempo.figures().unknown);
        let unknown =
            self.played * if entries > LARGE { unknown.max(UNKNOWN_LARGE) } else { unknown } / 1_000;
        let variance = self.variance.saturating_add(unknown * unknown).saturating_add(beside);
        let deviation = i128::try_from(u128::try_from(variance).ok()?.isqrt()).ok()?;
        let reach = tempo.with_pauses(Millis::try_from(deviation * REACH / 100).ok()?);
        let margin = (GRAIN * ((reach + GRAIN / 2) / GRAIN)).max(GRAIN);
        (margin <= TOO_WIDE).then_some(margin)
    }
}

/// Step of the clock after so much time in the structure, and whether that is over then.
fn step_at(steps: &[Step], reading: &ClockReading, after: Millis) -> (usize, bool) {
    let mut left = after;
    for (index, step) in steps.iter().enumerate().skip(reading.step) {
        let length =
            if index == reading.step { reading.level_left.max(Millis::ZERO) } else { step_length(step) };
        if left < length {
            return (index, false);
        }
        left = left.saturating_sub(length);
    }
    (steps.len().saturating_sub(1), true)
}

impl<'a> EndForecast<'a> {
    /// Purchases that are still possible.
    fn buying(self) -> BuyTimes {
        let steps = &self.tournament.setup.steps;
        let until =
            |level: u32| (0..steps.len()).take_while(|step| level_number(steps, *step) <= level).count();
        BuyTimes {
            stack: self.tournament.setup.starting_stack,
            // A player who buys another entry brings a stack back as a rebuy does.
            rebuys_until: match self.tournament.setup.format {
                Format::Rebuy { last_level, .. } => until(last_level),
                Format::Freezeout => 0,
            }
            .max(self.tournament.setup.re_entries_last_level().map_or(0, until)),
            late_until: until(self.tournament.setup.late_last_level),
        }
    }

    /// The same, without latecomers where the director has ended registration.
    fn buying_at(self, now: Millis) -> BuyTimes {
        let buying = self.buying();
        let ended = self.tournament.registration().registration_ends_at(now).is_some_and(|ends| ends <= now);
        if ended { BuyTimes { late_until: 0, ..buying } } else { buying }
    }

    /// All that a forecast is made from.
    pub fn situation(self, now: Millis) -> Situation<'a> {
        let reading = self.tournament.read_clock(now);
        let hands = self.tournament.hand_play().hands(now);
        let waits = !reading.running && reading.resumes_at.is_none() && hands.is_none();
        Situation {
            steps: &self.tournament.setup.steps,
            reading,
            now,
            began: self.tournament.started_at.unwrap_or(now),
            stopped_at: self.tournament.stopped_at.filter(|_| waits),
            hands,
            left: self.tournament.counts.left,
            entries: self.tournament.counts.entries,
            chips: self.chips_found(now),
            goal: self.tournament.ranking().qualifiers().unwrap_or(1),
            buying: self.buying_at(now),
            tempo: self.tournament.tempo,
            pace: self.tournament.pace,
        }
    }

    /// Chips in play: those that a whole count found, or else those that must be there.
    fn chips_found(self, now: Millis) -> Chips {
        let counted = self.tournament.stacks().stacks_now(now).filter(|stacks| !stacks.is_empty());
        counted
            .map_or(self.tournament.counts.in_play(), |stacks| stacks.iter().map(|stack| stack.chips).sum())
    }

    /// Expected end of the evening; none unless it is being played.
    pub fn forecast(self, now: Millis) -> Option<Forecast> {
        self.forecast_with(&self.tournament.setup.steps, now)
    }

    /// Expected end if the levels after the present one lasted so many minutes.
    pub fn forecast_cut(self, minutes: u32, now: Millis) -> Option<Forecast> {
        let steps = crate::structure::cut_after(
            &self.tournament.setup.steps,
            self.tournament.read_clock(now).step,
            minutes,
        );
        self.forecast_with(&steps, now)
    }

    fn forecast_with(self, steps: &[Step], now: Millis) -> Option<Forecast> {
        // A round waits for its last table, and the next one begins with new stacks: the model does not cover that.
        if self.tournament.phase != Phase::Playing || self.tournament.setup.rounds.is_some() {
            return None;
        }
        let situation = self.situation(now);
        let found = forecast_along(&situation, steps)?;
        let Some(limit) = self.tournament.play_clock().play_limit() else { return Some(found) };
        let left = limit.saturating_sub(self.tournament.adviser().played(now)).max(Millis::ZERO);
        let limit = now.saturating_add(left);
        if found.ends_at <= limit {
            return Some(found);
        }
        let (step, overtime) = step_at(steps, &situation.reading, left);
        Some(Forecast {
            ends_at: limit,
            margin: Millis::ZERO,
            judged: true,
            held: found.held,
            step,
            overtime,
        })
    }
}

impl Tournament {
    /// Players go out: their tempo is better known.
    pub(crate) fn note_pace(&mut self, out: usize, at: Millis) {
        let out = u32::try_from(out).unwrap_or(u32::MAX).min(self.counts.left);
        self.pace = self.end_forecast().situation(at).after(out);
    }
}
