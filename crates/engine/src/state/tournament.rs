//! The one aggregate: the state of a tournament, made by applying events in order.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, Chips, EntryId, Millis, Place};
use crate::base::shared_list::{ByMember, GrowingList};
use crate::rules::citation::Citation;
use crate::setup::{Format, Setup};
use crate::state::corrected_ranking::RankingCorrection;
use crate::state::deal::Deal;
use crate::state::debts::WrittenOff;
use crate::state::entries::{Entry, EntryStatus};
use crate::state::envelopes::SealedEnvelopes;
use crate::state::flights::Flights;
use crate::state::hand_for_hand::{HandForHand, LastHands};
use crate::state::last_longers::LastLonger;
use crate::state::penalties::{Penalty, PenaltyNo};
use crate::state::prizes::{AnnouncedPrizes, GivenPrize, HandedPrize};
use crate::state::recorded_results::LaterEntry;
use crate::state::rounds::Round;
use crate::state::seats::{MoveCause, ResultLine, SeatMove};
use crate::state::sign_ups::SignUps;
use crate::state::stacks::WholeCount;
use crate::state::tables_in_play::TablesInPlay;
use crate::structure::clock::{ClockAnchor, ClockReading, LONGEST};
use crate::structure::{Pace, Tempo};

/// Phase of the evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Registering,
    Drawn,
    /// Cards are in the air.
    Playing,
    Finished,
}

/// A move that was made, kept for announcing and printing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoveMade {
    pub at: Millis,
    pub cause: MoveCause,
    /// The rule it rests on, as the ruleset of that moment cites it.
    pub rule: Citation,
    /// Move of the player between seats.
    #[serde(flatten)]
    pub step: SeatMove,
}

/// The state of one tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Tournament {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    pub(crate) clock: ClockAnchor,
    /// Time since which the clock has stood still; none while it runs.
    pub(crate) stopped_at: Option<Millis>,
    pub(crate) entries: GrowingList<Entry>,
    pub(crate) by_member: ByMember,
    pub(crate) sign_ups: SignUps,
    /// The flights that were joined here.
    pub(crate) flights: Option<Flights>,
    /// Some players began with a stack of their own.
    pub(crate) own_stacks: bool,
    /// The round that is played, where it is played in rounds.
    pub(crate) round: Round,
    pub(crate) last_longers: Vec<LastLonger>,
    pub(crate) tables: TablesInPlay,
    /// Those out in order, the first out first; several in one hand stand in order of place.
    pub(crate) out: Vec<EntryId>,
    /// The number of the last elimination.
    pub(crate) knocked_out: u32,
    pub(crate) moves: GrowingList<MoveMade>,
    pub(crate) postponed: BTreeSet<String>,
    pub(crate) results: Vec<ResultLine>,
    /// The results were entered afterwards.
    pub(crate) recorded: Option<LaterEntry>,
    /// The ranking was corrected by hand.
    pub(crate) corrected: Option<RankingCorrection>,
    pub(crate) announced: Option<AnnouncedPrizes>,
    pub(crate) deal: Option<Deal>,
    /// Players who shared an elimination, beside the one first named.
    pub(crate) shared_hits: BTreeMap<EntryId, Vec<EntryId>>,
    /// The envelopes of mystery bounties.
    pub(crate) mystery: Option<SealedEnvelopes>,
    pub(crate) whole_count: Option<WholeCount>,
    pub(crate) handed: Vec<HandedPrize>,
    pub(crate) written_off: Vec<WrittenOff>,
    /// Prizes that are not for a place, and who has them.
    pub(crate) given: Vec<GivenPrize>,
    pub(crate) penalties: Vec<Penalty>,
    /// Penalties of which hands are left.
    pub(crate) running: BTreeSet<PenaltyNo>,
    pub(crate) draw_seed: Option<crate::base::draw::Seed>,
    pub(crate) draws: u32,
    pub(crate) counts: Counts,
    pub(crate) started_at: Option<Millis>,
    pub(crate) ended_at: Option<Millis>,
    /// Numbers of tables at which all seats have been drawn.
    pub(crate) drawn_at: BTreeSet<usize>,
    /// The most players who have been in since all seats were drawn last.
    pub(crate) most_left: u32,
    pub(crate) hand_for_hand: Option<HandForHand>,
    pub(crate) last_hands: Option<LastHands>,
    /// Tempo of the club's past evenings; no event and no result depends on it.
    pub(crate) tempo: Tempo,
    pub(crate) pace: Pace,
    pub(crate) hours_off: Millis,
    /// Time when the director ends registration; `None` if its level alone does.
    pub(crate) registration_ends: Option<Millis>,
}

/// Running totals, so that an action costs the same with 10 players and with 10,000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Counts {
    /// Players who entered and count, each once.
    pub entries: u32,
    /// Other entries that they bought after they were out.
    pub re_entries: u32,
    pub left: u32,
    pub rebuys: u32,
    pub addons: u32,
    pub chips: Chips,
    /// Chips taken out of play by disqualifications (13-1).
    pub removed: Chips,
    /// Chips by which chip races changed the chips in play (10-3).
    pub raced: Chips,
    /// Chips that went out of play with the rounds that are over.
    pub earlier_rounds: Chips,
    /// Money due for the pool.
    pub pool: Cents,
    /// Money due in all.
    pub due: Cents,
    /// Money received in all.
    pub paid: Cents,
}

impl Counts {
    /// Chips in play: those handed out less those removed (1-5) or of earlier rounds, and what chip races changed.
    pub fn in_play(&self) -> Chips {
        self.chips - self.removed + self.raced - self.earlier_rounds
    }
}

impl Tournament {
    /// A tournament in which nobody is registered yet.
    pub fn new(setup: Setup) -> Self {
        Tournament {
            setup,
            phase: Phase::Registering,
            clock: ClockAnchor::NotStarted,
            stopped_at: None,
            entries: GrowingList::default(),
            by_member: ByMember::default(),
            sign_ups: SignUps::default(),
            flights: None,
            own_stacks: false,
            round: Round::default(),
            last_longers: Vec::new(),
            tables: TablesInPlay::default(),
            out: Vec::new(),
            knocked_out: 0,
            moves: GrowingList::default(),
            postponed: BTreeSet::new(),
            results: Vec::new(),
            recorded: None,
            corrected: None,
            announced: None,
            deal: None,
            shared_hits: BTreeMap::new(),
            mystery: None,
            whole_count: None,
            handed: Vec::new(),
            written_off: Vec::new(),
            given: Vec::new(),
            penalties: Vec::new(),
            running: BTreeSet::new(),
            draw_seed: None,
            draws: 0,
            counts: Counts::default(),
            started_at: None,
            ended_at: None,
            drawn_at: BTreeSet::new(),
            most_left: 0,
            hand_for_hand: None,
            last_hands: None,
            tempo: Tempo::default(),
            pace: Pace::default(),
            hours_off: Millis::ZERO,
            registration_ends: None,
        }
    }

    /// The set-up in force.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn clock(&self) -> ClockAnchor {
        self.clock
    }

    /// Reading of the clock at an instant.
    pub fn read_clock(&self, now: Millis) -> ClockReading {
        self.clock.read(&self.setup.steps, now)
    }

    /// All entries by number, those taken back among them.
    pub fn entries(&self) -> &GrowingList<Entry> {
        &self.entries
    }

    /// Entry by its number.
    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        self.entries.get(id.index()?)
    }

    pub(crate) fn entry_mut(&mut self, id: EntryId) -> Option<&mut Entry> {
        self.entries.get_mut(id.index()?)
    }

    /// The tables in play.
    pub fn tables(&self) -> &TablesInPlay {
        &self.tables
    }

    /// Moves made so far, oldest first.
    pub fn moves(&self) -> &GrowingList<MoveMade> {
        &self.moves
    }

    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// Time when play began; `None` if it has not, or nobody knows.
    pub fn started_at(&self) -> Option<Millis> {
        self.started_at
    }

    /// The lead of the computer's corrected clock over the journal's time: an instant of the evening plus this is its
    /// hour on the wall.
    pub fn hours_off(&self) -> Millis {
        self.hours_off
    }

    pub(crate) fn set_anchor(&mut self, clock: ClockAnchor) {
        self.stopped_at = clock.stopped_since(&self.setup.steps, self.clock, self.stopped_at);
        self.clock = clock;
    }

    /// Somebody who was out, having outlasted so many, is in again.
    pub(crate) fn leave_those_out(&mut self, id: EntryId, revived: u32) {
        self.out.retain(|out| *out != id);
        if let Some(entry) = self.entry_mut(id) {
            entry.out_no = None;
        }
        // A player who went out after him, or with him, has in truth outlasted one player fewer.
        let later = |other: &EntryId| match self.entry(*other)?.standing {
            EntryStatus::Out { outlasted, .. } if outlasted >= revived => Some(*other),
            _ => None,
        };
        for other in self.out.iter().filter_map(later).collect::<Vec<_>>() {
            if let Some(Entry { standing: EntryStatus::Out { outlasted, .. }, .. }) = self.entry_mut(other) {
                *outlasted = outlasted.saturating_sub(1);
            }
        }
        self.counts.left += 1;
    }

    /// A pause that ends at an hour of the wall still ends at that hour; where that is over by the corrected clock,
    /// play waits for the director. So does registration that ends at an hour.
    pub(crate) fn correct_hours_by(&mut self, by: Millis, at: Millis) {
        let moved = |ends: Millis| ends.saturating_add(self.hours_off).saturating_sub(by).max(at);
        self.registration_ends =
            self.registration_ends.map(|ends| if ends > at { moved(ends) } else { ends });
        let mut clock = self.clock;
        if let ClockAnchor::Paused { until, .. } = &mut clock
            && let Some(ends) = *until
            && ends > at
        {
            let ends = ends.saturating_add(self.hours_off).saturating_sub(by);
            *until = (ends > at && ends <= at.saturating_add(LONGEST)).then_some(ends);
            self.set_anchor(clock);
        }
        self.hours_off = by;
    }

    /// Time when it ended; `None` if it has not.
    pub fn ended_at(&self) -> Option<Millis> {
        self.ended_at
    }

    /// The final results, once it is over.
    pub fn results(&self) -> &[ResultLine] {
        &self.results
    }

    /// Number of draws of all seats.
    pub fn draws(&self) -> u32 {
        self.draws
    }

    /// Seed of the last draw of all seats.
    pub fn draw_seed(&self) -> Option<&crate::base::draw::Seed> {
        self.draw_seed.as_ref()
    }

    /// Those out, the first out first.
    pub fn eliminated(&self) -> &[EntryId] {
        &self.out
    }

    /// Players that still play.
    pub fn alive(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|entry| entry.alive())
    }

    /// The place of an eliminated entry; equals share the better number (8-16).
    pub fn place(&self, entry: &Entry) -> Option<Place> {
        if self.corrected.is_some() {
            return self.results.iter().find(|line| line.entry == entry.id).map(|line| line.place);
        }
        self.played_place(entry)
    }

    /// The place at which somebody went out.
    pub(crate) fn played_place(&self, entry: &Entry) -> Option<Place> {
        match entry.standing {
            EntryStatus::Out { outlasted, .. } | EntryStatus::Recorded { outlasted, .. } => {
                Some(self.counts.entries.saturating_sub(outlasted))
            }
            _ => None,
        }
    }

    /// Whether rebuys and add-ons are sold at all (5-1).
    pub fn sells_rebuys(&self) -> bool {
        matches!(self.setup.format, Format::Rebuy { .. })
    }
}
