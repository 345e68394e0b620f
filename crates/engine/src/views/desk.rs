//! The whole of a tournament as the desk shows it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::clock::{ClockView, clock_view};
use super::levels::{StructureView, structure_view};
use super::money::PrizeLine;
use super::room_seats::{RoomTableSeats, room_seats};
use crate::base::quantity::{Cents, Chips, EntryId, MemberId, Millis, Place, SeatNo, TableNo};
use crate::journal::refusal::ReEntryRefusal;
use crate::play::advice::Advice;
use crate::play::announced_prizes::AnnouncedView;
use crate::play::bounties::{BountyLedger, Heads};
use crate::play::entry_actions::RefusedAction;
use crate::play::handed_prizes::HandedView;
use crate::play::last_longers::LastLongerView;
use crate::play::named_prizes::NamedLine;
use crate::play::re_entries::ReEntriesView;
use crate::play::rebuys::AddOnSale;
use crate::play::rounds::NextOut;
use crate::play::satellites::SatelliteSeats;
use crate::play::sign_ups::SignUpsView;
use crate::play::stacks::{StackCount, StackView};
use crate::positions::NextHand;
use crate::positions::hand::{Arrival, LastHand};
use crate::prizes::payouts::Payout;
use crate::rules::citation::{Citation, HAND_FOR_HAND};
use crate::rules::rebuys::{RebuyPhase, RebuyRefusal};
use crate::rules::ruleset::{Betting, Ruleset};
use crate::setup::SetupDraft;
use crate::state::corrected_ranking::RankingCorrection;
use crate::state::deal::Deal;
use crate::state::entries::Entry;
use crate::state::flights::Flights;
use crate::state::recorded_results::LaterEntry;
use crate::state::rounds::RoundView;
use crate::state::seats::{ResultLine, SeatRef};
use crate::state::stacks::CountedStack;
use crate::state::tables::Table;
use crate::state::tournament::{Counts, MoveMade, Phase, Tournament};

/// An entry on the screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EntryView {
    pub id: EntryId,
    pub member: MemberId,
    pub alive: bool,
    pub withdrawn: bool,
    /// Registered after play began.
    pub late: bool,
    pub seat: Option<SeatRef>,
    /// The seat kept for the draw.
    pub reserved: Option<SeatRef>,
    /// The place, once out (or the winner, once over).
    pub place: Option<Place>,
    /// Time of the elimination.
    pub out_at: Option<Millis>,
    /// Seat of the player then.
    pub out_from: Option<SeatRef>,
    pub out_by: Option<EntryId>,
    /// Other players who shared the elimination.
    pub out_by_too: Vec<EntryId>,
    pub due: Cents,
    pub paid: Cents,
    pub owed: Cents,
    /// Amount that was owed and has been written off.
    pub written_off: Cents,
    pub rebuys: u32,
    pub addons: u32,
    /// Other entries bought after an elimination.
    pub re_entries: u32,
    pub hits: u32,
    /// Present amount on this head.
    pub head: Cents,
    /// Bounties won so far.
    pub bounties: Cents,
    /// Chips handed out to the player, where some began with stacks of their own.
    pub own_stack: Option<Chips>,
    /// The stack when it was counted last; `None` if it was not.
    pub stack: Option<StackView>,
    /// Hands still to be missed; 0 if the player is not suspended (13-1).
    pub hands_to_miss: u32,
    /// Not there: dealt in and blinded (2-14).
    pub absent: bool,
    /// A rebuy is possible with an empty stack now.
    pub may_rebuy: bool,
    /// Reason why not; `None` if it is, or none are sold or the player does not sit.
    pub rebuy_refused: Option<RebuyRefusal>,
    /// An add-on is possible now.
    pub may_add_on: bool,
    pub add_on_refused: Option<RebuyRefusal>,
    /// Another entry can be bought now.
    pub may_re_enter: bool,
    /// Reason why not; `None` if it can, or none are sold or the player is not out.
    pub re_entry_refused: Option<ReEntryRefusal>,
    /// Actions that the desk offers for this player and that are refused now.
    pub refused: Vec<RefusedAction>,
}

/// A seat on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    pub no: SeatNo,
    pub entry: Option<EntryId>,
    /// Nobody is given it.
    pub blocked: bool,
}

/// A table on the screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableView {
    pub no: TableNo,
    /// Name in the room.
    pub name: Option<String>,
    /// Its seats in order.
    pub seats: Vec<SeatView>,
    pub players: u32,
    /// A button and blinds go around: not at stud.
    pub has_button: bool,
    /// The last hand's positions, as told.
    pub told: Option<LastHand>,
    /// Seats whose player has gone since.
    pub left_since: Vec<SeatNo>,
    /// Those who have come since.
    pub came_since: Vec<Arrival>,
    /// Time of the last statement.
    pub told_at: Option<Millis>,
    /// Recent enough to move somebody by them.
    pub fresh: bool,
    /// Button and blinds of the next hand.
    pub next: Option<NextHand>,
    /// Seats that a moved player may take (6-10).
    pub allowed: Vec<SeatNo>,
    /// Phase of the rebuy period's end here.
    pub rebuy_phase: RebuyPhase,
    /// Prize of the next player out here; `None` if nobody can go out.
    pub next_out: Option<NextOut>,
    /// Its players find seats at the other tables, so that it can be broken (6-6).
    pub can_break: bool,
}

/// The rules that the desk names beside what it shows, as the ruleset in force cites them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeskRules {
    /// Seats are drawn (1-4).
    pub draw: Citation,
    /// Button and blinds advance (6-3).
    pub positions: Citation,
    /// Rule of the player who moves for balance (6-9).
    pub mover: Citation,
    /// Rule of the new seat (6-10).
    pub seat: Citation,
    /// Several out in one hand (8-16).
    pub together: Citation,
    /// Rebuys during the period (5-2).
    pub rebuys: Citation,
    /// The period's end (5-5).
    pub rebuys_end: Citation,
    /// The director decides (1-1).
    pub director: Citation,
    pub hand_for_hand: Citation,
}

impl DeskRules {
    fn of(ruleset: &Ruleset) -> Self {
        DeskRules {
            draw: ruleset.cite("1-4"),
            positions: ruleset.cite("6-3"),
            mover: ruleset.cite("6-9"),
            seat: ruleset.cite("6-10"),
            together: ruleset.cite("8-16"),
            rebuys: ruleset.cite("5-2"),
            rebuys_end: ruleset.cite("5-5"),
            director: ruleset.cite("1-1"),
            hand_for_hand: ruleset.cite(HAND_FOR_HAND),
        }
    }
}

/// All of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TournamentView {
    /// The set-up in force.
    pub setup: SetupDraft,
    /// Phase of the evening.
    pub phase: Phase,
    /// The lead of the computer's corrected clock: an instant of this view plus this is its hour on the wall.
    pub hours_off: Millis,
    pub counts: Counts,
    /// Entries of all players, re-entries among them.
    pub all_entries: u32,
    /// Other entries for players who are out; `None` if none are sold.
    pub re_entries: Option<ReEntriesView>,
    pub clock: ClockView,
    /// Entries in order of their numbers.
    pub entries: Vec<EntryView>,
    /// Sign-ups before the evening.
    pub sign_ups: SignUpsView,
    pub tables: Vec<TableView>,
    /// The tables in play and those that were since the seats were drawn: the floor plan keeps their places.
    pub tables_tonight: Vec<TableNo>,
    /// Tables of the room that are not in play.
    pub closed_tables: Vec<TableNo>,
    /// Every seat of the room.
    pub room: Vec<RoomTableSeats>,
    /// Limit of bets: as the game says, whatever the rules say of other games.
    pub betting: Betting,
    /// Rules that are named beside what is shown.
    pub rules: DeskRules,
    /// Actions that are advised.
    pub advice: Vec<Advice>,
    /// Moves made, newest first.
    pub moves: Vec<MoveMade>,
    /// The money to be shared.
    pub pool: Cents,
    /// Prize of each paid place as things stand.
    pub payouts: Vec<Payout>,
    /// Prizes and their winners: places still to be won, then those who have won something.
    pub prizes: Vec<PrizeLine>,
    /// Prizes that are not for a place, in the order of the plan.
    pub named: Vec<NamedLine>,
    /// The prizes that were announced; `None` if they follow the pool.
    pub announced: Option<AnnouncedView>,
    /// The deal that stands.
    pub deal: Option<Deal>,
    /// The seats in another tournament that are played for; `None` if money or things are.
    pub seats: Option<SatelliteSeats>,
    /// Players who have qualified for another tournament, once this one is over.
    pub qualified: Vec<EntryId>,
    /// All rounds so far, the one that is played last; empty if it is not played in rounds, or no seats are drawn.
    pub rounds: Vec<RoundView>,
    pub last_longers: Vec<LastLongerView>,
    /// The flights that were joined here; `None` if it is no day on which flights meet.
    pub flights: Option<Flights>,
    /// Survivors of a flight that is over, the largest stack first.
    pub survivors: Vec<CountedStack>,
    /// Every bounty; `None` if there are none.
    pub bounties: Option<BountyLedger>,
    /// Stacks counted, and whether they make the chips in play.
    pub stack_count: StackCount,
    /// Those who are left play at the final table.
    pub final_table: bool,
    /// Nothing is left to play for: it is over, its limit is reached, one is left, or a deal leaves nothing.
    pub at_its_end: bool,
    /// Those who are left may make a deal now.
    pub may_deal: bool,
    /// The place that the next player out takes; `None` if nobody can go out, or it depends on the table.
    pub next_place: Option<Place>,
    /// Results so far, best first; whole once it is over.
    pub results: Vec<ResultLine>,
    /// The results were entered afterwards; `None` if it is played with the program.
    pub recorded: Option<LaterEntry>,
    /// The ranking was corrected by hand.
    pub corrected: Option<RankingCorrection>,
    /// Prizes in their winners' hands.
    pub handed: HandedView,
    pub structure: StructureView,
    /// A newcomer may still enter.
    pub registration_open: bool,
    /// Rebuys and add-ons are sold at all.
    pub sells_rebuys: bool,
    /// The rebuy period lasts: the level after which it ends (5-2). `None` if it is over, or there is none.
    pub rebuys_until: Option<u32>,
    /// The sale of add-ons, once the rebuy period is over.
    pub add_on_sale: Option<AddOnSale>,
    /// Seed of the last draw of all seats, in hexadecimal.
    pub draw_seed: Option<String>,
    /// Number of draws of all seats.
    pub draws: u32,
    pub ended_at: Option<Millis>,
}

/// Values found once for all entries.
struct OfAll {
    heads: Heads,
    stacks: BTreeMap<EntryId, StackView>,
}

fn entry_view(tournament: &Tournament, entry: &Entry, all: &OfAll, now: Millis) -> EntryView {
    let OfAll { heads, stacks } = all;
    let (out_at, out_from, out_by) = match entry.standing {
        crate::state::entries::EntryStatus::Out { at, by, from, .. } => (Some(at), Some(from), by),
        crate::state::entries::EntryStatus::Recorded { by, .. } => (None, None, by),
        _ => (None, None, None),
    };
    let final_place = || tournament.results.iter().find(|line| line.entry == entry.id).map(|line| line.place);
    let answer = (tournament.phase == Phase::Playing && tournament.sells_rebuys() && entry.seat().is_some())
        .then(|| tournament.rebuys().rebuy_answer(entry, Chips::ZERO, now));
    let buys_again = tournament.phase == Phase::Playing
        && tournament.setup.re_entries.is_some()
        && out_from.is_some()
        && !tournament.conduct().disqualified(entry.id);
    let again = tournament.rebuys().re_entry_refused(entry, now);
    EntryView {
        id: entry.id,
        member: entry.member,
        alive: entry.alive(),
        withdrawn: !entry.counts(),
        late: entry.late,
        seat: entry.seat(),
        reserved: entry.reserved,
        place: tournament.place(entry).or_else(final_place),
        out_at,
        out_from,
        out_by,
        out_by_too: tournament.shared_hits.get(&entry.id).cloned().unwrap_or_default(),
        due: entry.due,
        paid: entry.paid,
        owed: entry.owed(),
        written_off: entry.written_off,
        rebuys: entry.rebuys,
        addons: entry.addons,
        re_entries: entry.re_entries(),
        hits: entry.hits,
        head: heads.head(entry.id),
        bounties: heads.won(entry.id),
        own_stack: tournament.own_stacks.then_some(entry.chips),
        stack: stacks.get(&entry.id).copied(),
        hands_to_miss: if entry.alive() { tournament.conduct().hands_to_miss(entry.id) } else { 0 },
        absent: entry.absent,
        may_rebuy: answer.as_ref().is_some_and(|answer| answer.rebuy_allowed),
        rebuy_refused: answer.as_ref().and_then(|answer| answer.rebuy_refused),
        may_add_on: answer.as_ref().is_some_and(|answer| answer.addon_allowed),
        add_on_refused: answer.as_ref().and_then(|answer| answer.addon_refused),
        may_re_enter: buys_again && again.is_none(),
        re_entry_refused: again.filter(|_| buys_again),
        refused: tournament.eliminations().refused_of(entry, now),
    }
}

fn seat_view(table: &Table, no: SeatNo) -> SeatView {
    let entry = table.at(no);
    SeatView { no, entry, blocked: entry.is_none() && table.blocked.contains(&no) }
}

/// The whole of a tournament at one instant.
pub fn tournament_view(tournament: &Tournament, now: Millis) -> TournamentView {
    let rules = &tournament.setup.ruleset;
    let room = &tournament.setup.tables;
    let name = |no| room.iter().find(|other| other.no == no).and_then(|other| other.name.clone());
    let payouts = tournament.prize_money().payouts();
    let tables = tournament.tables.values().map(|table| TableView {
        no: table.no,
        name: name(table.no),
        seats: (1..=table.size()).map(|no| seat_view(table, no)).collect(),
        players: u32::try_from(table.players()).unwrap_or(u32::MAX),
        has_button: tournament.setup.has_button(),
        told: table.told.as_ref().map(|told| told.hand.clone()),
        left_since: table.told.as_ref().map(|told| told.left.clone()).unwrap_or_default(),
        came_since: table.told.as_ref().map(|told| told.arrived.clone()).unwrap_or_default(),
        told_at: table.told.as_ref().map(|told| told.at),
        fresh: tournament.seat_plan().fresh(table, now).is_some(),
        next: table.next(rules),
        allowed: tournament.adviser().seats_allowed(table.no, now),
        rebuy_phase: tournament.rebuys().rebuy_phase(table.no, now),
        next_out: tournament.round_play().next_out_at(table, &payouts),
        can_break: tournament.phase == Phase::Playing && tournament.seat_plan().can_break(table.no),
    });
    let rooms = tournament.setup.tables.iter().map(|room| room.no);
    let results = tournament.prize_money().results_so_far();
    let decided = tournament.ranking().decided();
    let to_hand = decided.as_ref().unwrap_or(&results);
    let all = OfAll { heads: tournament.bounty_play().heads(), stacks: tournament.stacks().stack_views(now) };
    TournamentView {
        setup: tournament.setup.to_draft(),
        phase: tournament.phase,
        hours_off: tournament.hours_off,
        counts: tournament.counts,
        all_entries: tournament.counts.all_entries(),
        re_entries: tournament.rebuys().re_entries_view(now),
        clock: clock_view(tournament, now),
        entries: tournament.entries.iter().map(|entry| entry_view(tournament, entry, &all, now)).collect(),
        sign_ups: tournament.registration().sign_ups_view(),
        tables: tables.collect(),
        tables_tonight: tournament.tables.tonight().iter().copied().collect(),
        closed_tables: rooms.filter(|no| !tournament.tables.contains_key(no)).collect(),
        room: room_seats(tournament),
        betting: tournament.seat_plan().rules_now(now).betting,
        rules: DeskRules::of(rules),
        advice: tournament.adviser().advice(now),
        moves: tournament.moves.iter().rev().cloned().collect(),
        pool: tournament.prize_money().pool(),
        payouts: tournament.prize_money().payouts(),
        prizes: tournament.prize_money().prizes_with(to_hand),
        named: tournament.prize_money().named_prizes(),
        announced: tournament.prize_money().announced_view(),
        deal: tournament.deal.clone(),
        seats: tournament.ranking().seats(),
        qualified: tournament.ranking().qualified(),
        rounds: tournament.round_play().rounds(),
        last_longers: tournament.last_longer_bets().last_longers(),
        flights: tournament.flights.clone(),
        survivors: tournament.flight_play().survivors(),
        bounties: tournament.bounty_play().bounty().map(|_| tournament.bounty_play().ledger_of(all.heads)),
        stack_count: tournament.stacks().stack_count(now),
        final_table: tournament.seat_plan().at_final_table(now),
        at_its_end: tournament.ranking().at_its_end(now),
        may_deal: tournament.deals().may_deal().is_ok(),
        next_place: tournament.round_play().next_place(),
        recorded: tournament.recorded.clone(),
        corrected: tournament.corrected.clone(),
        handed: tournament.prize_money().handed_view(to_hand),
        results,
        structure: structure_view(tournament),
        registration_open: tournament.registration().registration_open(now),
        sells_rebuys: tournament.sells_rebuys(),
        rebuys_until: tournament.rebuys().rebuys_until(now),
        add_on_sale: tournament.rebuys().add_on_sale(now),
        draw_seed: tournament.draw_seed.as_ref().map(ToString::to_string),
        draws: tournament.draws,
        ended_at: tournament.ended_at,
    }
}
