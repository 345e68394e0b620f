//! People, seats, prizes and chips as the room names them.

use crate::file::subjects::Room;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use tapis_engine::Tournament;
use tapis_engine::base::quantity::{
    Cents, Chips, EntryId, MemberId, Millis, Place, Points, SeatNo, TableNo, TournamentId,
};
use tapis_engine::chips::{Chip, chip_plan};
use tapis_engine::play::bounties::EnvelopeTier;
use tapis_engine::play::named_prizes::NamedLine;
use tapis_engine::setup::bounty::Bounty;
use tapis_engine::state::entries::{Entry, EntryStatus};
use tapis_engine::state::seats::{MoveCause, SeatRef};
use tapis_engine::state::tournament::{MoveMade, Phase};
use tapis_engine::structure::Field;
use tapis_engine::views::{PrizeLine, folded};
use tapis_locale::{Language, alphabetical, number};

use crate::Problem;
use crate::members::records::last_name;

/// The most eliminations shown.
const MOST_OUT: usize = 8;
/// The most stacks shown.
const MOST_STACKS: usize = 10;
/// The most results shown.
const MOST_RESULTS: usize = 9;

/// First and last names by member.
pub(super) type Names = BTreeMap<MemberId, (String, String)>;

/// The sale of add-ons, as the room shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomAddOn {
    pub price: Cents,
    pub chips: Chips,
    /// Hands that some table has still to play before it: 0 to 2 (5-5).
    pub hands: u8,
}

/// A player, and where he sits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomPlayer {
    pub entry: EntryId,
    pub first: String,
    pub last: String,
    /// His seat; `None` if seats are not drawn.
    pub seat: Option<SeatRef>,
}

/// A player who changes seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomMove {
    pub entry: EntryId,
    pub first: String,
    pub last: String,
    pub from: SeatRef,
    pub to: SeatRef,
}

/// An envelope that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomEnvelope {
    pub envelope: u32,
    /// Player who had gone out.
    pub from: String,
    pub by: Vec<String>,
    /// Amount in the envelope.
    pub amount: Cents,
    /// It is the largest of all.
    pub largest: bool,
    /// Time of the draw.
    pub at: Millis,
}

/// The bounties, as the room shows them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomBounties {
    /// Progressive ones: the largest heads of those who play, largest first.
    pub heads: Vec<RoomHead>,
    /// Number of further players with a head.
    pub others: u32,
    /// The envelopes of mystery bounties, largest first.
    pub envelopes: Vec<EnvelopeTier>,
    /// Envelopes are drawn from so many players on; `None` if they are sealed, or there are none.
    pub from: Option<u32>,
    /// The envelope that was drawn last.
    pub drawn: Option<RoomEnvelope>,
}

/// Amount on a player's head.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomHead {
    pub entry: EntryId,
    pub name: String,
    /// The same for a narrow panel.
    pub brief: String,
    pub amount: Cents,
}

/// A stack that was counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomStack {
    pub entry: EntryId,
    /// The rank; equals share the better one.
    pub rank: Place,
    pub name: String,
    /// The same for a narrow panel.
    pub brief: String,
    pub chips: Chips,
    /// The same in tenths of a big blind.
    pub bb_tenths: i64,
}

/// The largest stacks of the last count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomLeaders {
    /// Time of the count.
    pub at: Millis,
    /// Nothing was played since.
    pub fresh: bool,
    /// Number of players counted beyond those named here.
    pub others: u32,
    /// Players' stacks, largest first.
    pub lines: Vec<RoomStack>,
}

/// Prize of a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomPrize {
    pub place: Place,
    /// The last of the places that get the same.
    pub to: Place,
    pub amount: Cents,
    pub things: Vec<String>,
    /// The entry that has it already.
    pub entry: Option<EntryId>,
    pub name: Option<String>,
}

/// A prize that is not for a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomNamedPrize {
    /// Name of the prize.
    pub name: String,
    pub amount: Cents,
    pub things: Vec<String>,
    /// Winner of the prize; `None` if nobody yet.
    pub winner: Option<String>,
}

/// A seat of the last table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomSeat {
    pub seat: SeatNo,
    pub name: Option<String>,
}

/// Last table, and its seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastTable {
    pub table: TableNo,
    /// Its seats in order.
    pub seats: Vec<RoomSeat>,
}

/// Somebody who went out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomOut {
    pub entry: EntryId,
    pub place: Place,
    pub name: String,
    /// The same for a narrow panel.
    pub brief: String,
    /// Players who made the elimination, if known; several share the bounty.
    pub by: Vec<String>,
    /// The bounty that was paid for it.
    pub bounty: Cents,
    /// Money won; of a place that later entries may still move, what it wins as things stand.
    pub prize: Cents,
    pub things: Vec<String>,
    pub at: Millis,
}

/// A line of the result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomResult {
    pub entry: EntryId,
    pub place: Place,
    pub name: String,
    pub prize: Cents,
    pub things: Vec<String>,
    /// Season points, in hundredths.
    pub points: Points,
}

impl Room<'_> {
    /// The names of all who are in a tournament.
    pub(super) fn names_in(&self, language: Language, id: TournamentId) -> Result<Names, Problem> {
        let named = |member: tapis_store::Member| {
            let last = last_name(language, &member);
            (member.id, (member.card.first_name, last))
        };
        Ok(self.club.file.members().members_in(id)?.into_iter().map(named).collect())
    }
}

fn parts(entry: &Entry, names: &Names) -> (String, String) {
    names.get(&entry.member).cloned().unwrap_or_default()
}

fn whole(entry: &Entry, names: &Names) -> String {
    let (first, last) = parts(entry, names);
    one_line(&first, &last)
}

/// A longer name has only the initials of its first part.
const ONE_LINE: usize = 24;

/// Longest name, in letters, that shows its whole first part if the family name leads.
const FAMILY_FIRST: usize = 30;

/// In a narrow panel beside the clock, a longer one has only the initials of its first part.
const NARROW: usize = 15;

fn initials(first: &str) -> String {
    let initial = |part: &str| part.chars().next().map(|letter| format!("{letter}."));
    let initials = |word: &str| word.split('-').filter_map(initial).collect::<Vec<_>>().join("-");
    first.split_whitespace().map(initials).collect::<Vec<_>>().join("\u{a0}")
}

/// A first name: whole, or initials where the line would be longer than this and nobody else there has the same.
fn first_within(most: usize, first: &str, last: &str, names: &Names) -> String {
    let letters = first.chars().count() + 1 + last.chars().count();
    if letters <= most || last.is_empty() {
        return first.to_owned();
    }
    let short = initials(first);
    let same =
        |(other, family): &(String, String)| family == last && *other != first && initials(other) == short;
    if names.values().any(same) { first.to_owned() } else { short }
}

/// A name for a narrow panel beside the clock: 15 letters, or initials unless somebody else there has the same.
pub(super) fn narrow_line(first: &str, last: &str, names: &Names) -> String {
    format!("{} {last}", first_within(NARROW, first, last, names)).trim().to_owned()
}

fn brief(entry: &Entry, names: &Names) -> String {
    let (first, last) = parts(entry, names);
    narrow_line(&first, &last, names)
}

fn looked_for(entry: &Entry, names: &Names) -> (String, String) {
    let (first, last) = parts(entry, names);
    (first_within(FAMILY_FIRST, &first, &last, names), last)
}

/// A name for one line of a list: whole, or with initials where it would have to be small.
pub(super) fn one_line(first: &str, last: &str) -> String {
    let whole = format!("{first} {last}");
    if whole.chars().count() <= ONE_LINE || last.is_empty() {
        return whole.trim().to_owned();
    }
    format!("{} {last}", initials(first)).trim().to_owned()
}

fn name_of(tournament: &Tournament, id: EntryId, names: &Names) -> String {
    tournament.entry(id).map_or_else(String::new, |entry| whole(entry, names))
}

/// Players still in, in the order in which they look for themselves.
pub(super) fn players(tournament: &Tournament, names: &Names) -> Vec<RoomPlayer> {
    let still_in = tournament.entries().iter().filter(|entry| entry.alive());
    let mut found: Vec<RoomPlayer> = still_in
        .map(|entry| {
            let (first, last) = looked_for(entry, names);
            RoomPlayer { entry: entry.id, first, last, seat: entry.seat() }
        })
        .collect();
    found.sort_by_cached_key(|player| (alphabetical(&player.last, &player.first), player.entry));
    found
}

/// Number of the latest arrivals that are named.
const ARRIVALS: usize = 3;

/// Last arrivals while players register, latest first.
pub(super) fn arrivals(tournament: &Tournament, names: &Names) -> Vec<String> {
    if tournament.phase() != Phase::Registering {
        return Vec::new();
    }
    let inside = tournament.entries().iter().rev().filter(|entry| entry.alive());
    inside.take(ARRIVALS).map(|entry| whole(entry, names)).collect()
}

pub(super) fn moves(tournament: &Tournament, moving: &[MoveMade], names: &Names) -> Vec<RoomMove> {
    let line = |made: &MoveMade| {
        let (first, last) =
            tournament.entry(made.step.entry).map(|entry| looked_for(entry, names)).unwrap_or_default();
        RoomMove { entry: made.step.entry, first, last, from: made.step.from, to: made.step.to }
    };
    moving.iter().map(line).collect()
}

/// The stacks that players begin with: one figure where all have the same.
pub(super) fn stacks(language: Language, (least, most): (Chips, Chips)) -> String {
    let (low, high) = (number(language, least.0), number(language, most.0));
    if least == most { low } else { format!("{low}\u{a0}–\u{a0}{high}") }
}

pub(super) fn add_on(tournament: &Tournament, now: Millis) -> Option<RoomAddOn> {
    let sale = tournament.rebuys().add_on_sale(now)?;
    Some(RoomAddOn { price: sale.price, chips: sale.chips, hands: sale.hands })
}

/// The chips that are in play or will be: those that have left are no help any more. And those that
/// leave in the structure's break, while it is one.
pub(super) fn chips(tournament: &Tournament, now: Millis) -> (Vec<Chip>, Vec<Chips>) {
    let setup = tournament.setup();
    let Some(set) = &setup.chip_set else { return Default::default() };
    let structure = setup.structure();
    let field = tournament.structure_field();
    let field = Field { players: field.players.max(2), ..field };
    let plan = chip_plan(
        &structure,
        set,
        setup.starting_stack,
        field,
        setup.seats_per_table,
        setup.ruleset.chip_race_rounding,
    );
    let step = tournament.read_clock(now).step;
    let smallest = plan.smallest.get(step).copied().unwrap_or(Chips::ZERO);
    let used =
        |chip: &&Chip| chip.value >= smallest && plan.needs.iter().any(|need| need.value == chip.value);
    let here = plan.color_ups.iter().filter(|color_up| color_up.step == step);
    let leaving = here.flat_map(|color_up| color_up.leaving.iter().map(|chip| chip.value)).collect();
    (set.chips.iter().filter(used).copied().collect(), leaving)
}

/// Tables that these moves have emptied and closed.
pub(super) fn broken(tournament: &Tournament, moving: &[MoveMade]) -> Vec<TableNo> {
    let breaks = moving.iter().filter(|made| made.cause == MoveCause::Break);
    let from: BTreeSet<TableNo> = breaks.map(|made| made.step.from.table).collect();
    from.into_iter().filter(|table| !tournament.tables().contains_key(table)).collect()
}

pub(super) fn prizes(tournament: &Tournament, names: &Names) -> Vec<RoomPrize> {
    let line = |(line, to): (PrizeLine, Place)| RoomPrize {
        place: line.place,
        to,
        amount: line.amount,
        things: line.in_kind.into_iter().map(|thing| thing.name).collect(),
        entry: line.winner,
        name: line.winner.map(|entry| name_of(tournament, entry, names)),
    };
    folded(tournament.prize_money().prizes().into_iter().filter(PrizeLine::of_a_place))
        .into_iter()
        .map(line)
        .collect()
}

/// Prizes that are not for a place.
pub(super) fn named_prizes(tournament: &Tournament, names: &Names) -> Vec<RoomNamedPrize> {
    let line = |line: NamedLine| RoomNamedPrize {
        name: line.name,
        amount: line.amount,
        things: line.thing.into_iter().collect(),
        winner: line.winner.map(|entry| name_of(tournament, entry, names)),
    };
    tournament.prize_money().named_prizes().into_iter().map(line).collect()
}

/// The bounties; `None` if there are none.
pub(super) fn bounties(tournament: &Tournament, names: &Names) -> Option<RoomBounties> {
    let ledger = tournament.bounty_play().bounties()?;
    let mut heads = tournament.bounty_play().heads_in_play();
    if !matches!(tournament.bounty_play().bounty(), Some(Bounty::Progressive { .. })) {
        heads.clear();
    }
    let others = u32::try_from(heads.len().saturating_sub(MOST_STACKS)).unwrap_or(u32::MAX);
    let head = |(entry, amount): (EntryId, Cents)| {
        let player = tournament.entry(entry)?;
        Some(RoomHead { entry, name: whole(player, names), brief: brief(player, names), amount })
    };
    let mystery = ledger.mystery;
    let largest = mystery.as_ref().and_then(|mystery| mystery.tiers.first()).map(|tier| tier.amount);
    let drawn = mystery.as_ref().and_then(|mystery| mystery.drawn.first()).map(|drawn| RoomEnvelope {
        envelope: drawn.envelope,
        from: name_of(tournament, drawn.from, names),
        by: tournament
            .bounty_play()
            .hunters(drawn.from)
            .into_iter()
            .map(|by| name_of(tournament, by, names))
            .collect(),
        amount: drawn.amount,
        largest: Some(drawn.amount) == largest,
        at: drawn.at,
    });
    Some(RoomBounties {
        heads: heads.into_iter().take(MOST_STACKS).filter_map(head).collect(),
        others,
        from: mystery.as_ref().filter(|mystery| mystery.sealed_at.is_none()).map(|mystery| mystery.from),
        envelopes: mystery.map(|mystery| mystery.tiers).unwrap_or_default(),
        drawn,
    })
}

/// The largest stacks of the last count; `None` if there was none.
pub(super) fn leaders(tournament: &Tournament, names: &Names, now: Millis) -> Option<RoomLeaders> {
    let (count, stacks) = (tournament.stacks().stack_count(now), tournament.stacks().stack_views(now));
    let line = |id: &EntryId| {
        let stack = stacks.get(id)?;
        let player = tournament.entry(*id)?;
        let line = RoomStack {
            entry: *id,
            rank: stack.rank?,
            name: whole(player, names),
            brief: brief(player, names),
            chips: stack.chips,
            bb_tenths: stack.bb_tenths,
        };
        Some((stack.fresh, line))
    };
    let found: Vec<(bool, RoomStack)> = count.leaders.iter().filter_map(line).collect();
    let fresh = !found.is_empty() && found.iter().all(|(fresh, _)| *fresh);
    let others = u32::try_from(found.len().saturating_sub(MOST_STACKS)).unwrap_or(u32::MAX);
    let lines: Vec<RoomStack> = found.into_iter().take(MOST_STACKS).map(|(_, line)| line).collect();
    let at = count.at.filter(|_| tournament.phase() == Phase::Playing && !lines.is_empty())?;
    let at = at.saturating_add(tournament.hours_off());
    Some(RoomLeaders { at, fresh, others, lines })
}

/// The only table left, with every seat.
pub(super) fn last_table(tournament: &Tournament, names: &Names) -> Option<LastTable> {
    let table = tournament.tables().values().next()?;
    let seat = |no| RoomSeat { seat: no, name: table.at(no).map(|id| name_of(tournament, id, names)) };
    Some(LastTable { table: table.no, seats: (1..=table.size()).map(seat).collect() })
}

pub(super) fn outs(tournament: &Tournament, names: &Names) -> Vec<RoomOut> {
    let out = tournament.eliminated().iter().rev().filter_map(|id| tournament.entry(*id));
    let prizes = tournament.prize_money().prizes();
    let bounties = tournament.bounty_play().bounties().unwrap_or_default();
    let paid = |entry| {
        let won = bounties.won.iter().find(|won| won.from == entry);
        won.map_or(Cents::ZERO, |won| won.shares.iter().map(|share| share.paid).sum())
    };
    let line = |entry: &Entry| match entry.standing {
        EntryStatus::Out { at, .. } => {
            let won = prizes.iter().find(|prize| prize.winner == Some(entry.id));
            Some(RoomOut {
                entry: entry.id,
                place: tournament.place(entry)?,
                name: whole(entry, names),
                brief: brief(entry, names),
                by: tournament
                    .bounty_play()
                    .hunters(entry.id)
                    .into_iter()
                    .map(|by| name_of(tournament, by, names))
                    .collect(),
                bounty: paid(entry.id),
                prize: won.map_or(Cents::ZERO, |won| won.amount),
                things: won.map_or_else(Vec::new, |won| {
                    won.in_kind.iter().map(|thing| thing.name.clone()).collect()
                }),
                at,
            })
        }
        _ => None,
    };
    out.filter_map(line).take(MOST_OUT).collect()
}

pub(super) fn results(tournament: &Tournament, names: &Names) -> Vec<RoomResult> {
    let line = |line: &tapis_engine::state::seats::ResultLine| RoomResult {
        entry: line.entry,
        place: line.place,
        name: name_of(tournament, line.entry, names),
        prize: line.prize,
        things: line.in_kind.iter().map(|thing| thing.name.clone()).collect(),
        points: line.points,
    };
    tournament.results().iter().take(MOST_RESULTS).map(line).collect()
}

#[cfg(test)]
mod tests {
    use tapis_engine::base::quantity::MemberId;

    use super::{FAMILY_FIRST, Names, first_within, narrow_line, one_line};

    #[test]
    fn a_long_name_has_unambiguous_initials() {
        let family = "de La Rochefoucauld-Montmorency";
        let people = [("Jean-Christophe", family), ("Marie", family), ("Maximilienne", family)];
        let names: Names = (1..)
            .map(MemberId)
            .zip(people.map(|(first, last)| (first.to_owned(), last.to_owned())))
            .collect();
        let shown = |first: &str, last: &str| first_within(FAMILY_FIRST, first, last, &names);
        assert_eq!(shown("Jean-Christophe", family), "J.-C.");
        assert_eq!(shown("Marie", family), "Marie");
        assert_eq!(shown("Jean-Christophe", "Petit"), "Jean-Christophe");
        assert_eq!(narrow_line("Wolfgang", "N’Diaye", &names), "W. N’Diaye");
        assert_eq!(narrow_line("Amélie", "Lefèvre", &names), "Amélie Lefèvre");
        assert_eq!(narrow_line("Marie", family, &names), format!("Marie {family}"));
    }

    #[test]
    fn a_long_name_keeps_its_family_name_whole() {
        assert_eq!(one_line("Amélie", "Lefèvre"), "Amélie Lefèvre");
        assert_eq!(one_line("Marie-Françoise", "Van der Straeten-Waillet"), "M.-F. Van der Straeten-Waillet");
        assert_eq!(one_line("Jean Paul", "de La Rochefoucauld"), "J.\u{a0}P. de La Rochefoucauld");
        assert_eq!(one_line("", "Ancien membre numéro 12 345 678"), "Ancien membre numéro 12 345 678");
        assert_eq!(one_line("Un prénom vraiment sans fin", ""), "Un prénom vraiment sans fin");
    }
}
