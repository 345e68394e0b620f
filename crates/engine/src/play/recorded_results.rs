//! Evenings that were not played with the program: their results are entered afterwards, and may be corrected.
//! Nothing else is known of them, and nothing else can be done in them.

use crate::state::subjects::Ranking;
use std::collections::{BTreeMap, BTreeSet};

use crate::base::quantity::{Cents, Chips, EntryId, MemberId, Millis, Place, Points};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::prizes::payouts::PrizeInKind;
use crate::prizes::points::points;
use crate::setup::text::invisible;
use crate::setup::{Money, Setup, SetupDraft};
use crate::state::entries::{Entry, EntryStatus};
use crate::state::prizes::HandedPrize;
use crate::state::recorded_results::{LONGEST_REASON, LaterEntry, RecordedLine, RecordedPlayer};
use crate::state::seats::ResultLine;
use crate::state::tournament::{Phase, Tournament};

/// The most players of such an evening.
pub const MOST_PLAYERS: u32 = 10_000;
/// The most of anything that is counted for one player.
const MOST_TIMES: u32 = 1_000;
/// The largest amount of money that one player paid or won, in cents: ten million.
const MOST_MONEY: Cents = Cents(1_000_000_000);
/// The most points of one result, in hundredths: a million.
const MOST_POINTS: Points = Points(100_000_000);
/// The most things that one player won, and the longest name of one in characters.
const MOST_THINGS: usize = 10;
const LONGEST_THING: usize = 200;
impl<'a> Ranking<'a> {
    /// That the results were entered afterwards; `None` if it is played with the program.
    pub fn recorded(self) -> Option<&'a LaterEntry> {
        self.tournament.recorded.as_ref()
    }

    /// Recorded results, to be corrected; the best first. What follows from the set-up and the places is not said, so
    /// that it follows from them once they are corrected.
    pub fn recorded_players(self) -> Vec<RecordedPlayer> {
        let member = |entry: EntryId| self.tournament.entry(entry).map(|entry| entry.member);
        let player = |line: &ResultLine| {
            let entry = self.tournament.entry(line.entry);
            let number = |of: fn(&Entry) -> u32| entry.map_or(0, of);
            let (rebuys, addons) = (number(|entry| entry.rebuys), number(|entry| entry.addons));
            let named = self
                .tournament
                .entries
                .iter()
                .filter(|other| self.tournament.bounty_play().hunters(other.id).contains(&line.entry))
                .count();
            let (hits, spent) = (number(|entry| entry.hits), entry.map_or(Cents::ZERO, |entry| entry.due));
            let usual = points(&self.tournament.setup.points, line.place, self.tournament.counts.entries);
            RecordedPlayer {
                member: line.member,
                place: line.place,
                prize: line.prize,
                in_kind: line.in_kind.iter().map(|thing| thing.name.clone()).collect(),
                points: Some(line.points).filter(|points| *points != usual),
                rebuys,
                addons,
                hits: Some(hits).filter(|hits| u32::try_from(named) != Ok(*hits)),
                out_by: self
                    .tournament
                    .bounty_play()
                    .hunters(line.entry)
                    .into_iter()
                    .filter_map(member)
                    .collect(),
                spent: Some(spent).filter(|spent| *spent != price(&self.tournament.setup, rebuys, addons)),
            }
        };
        self.tournament.results.iter().map(player).collect()
    }

    pub(crate) fn record_results(
        self,
        setup: Option<&SetupDraft>,
        field: u32,
        players: &[RecordedPlayer],
        why: Option<&str>,
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        let blank = self.tournament.phase == Phase::Registering && self.tournament.entries.is_empty();
        if self.tournament.recorded.is_none() && !blank {
            return Err(Refusal::PlayedHere);
        }
        let why = why.map(str::trim).filter(|why| !why.is_empty());
        if self.tournament.recorded.is_some() && why.is_none() {
            return Err(Refusal::CorrectionReason);
        }
        if why.is_some_and(|why| why.chars().count() > LONGEST_REASON) {
            return Err(Refusal::CorrectionLong { most: u32::try_from(LONGEST_REASON).unwrap_or(u32::MAX) });
        }
        check_players(field, players)?;
        let mut events = Vec::new();
        let mut of = self.tournament.setup.clone();
        if let Some(draft) = setup {
            let setup = draft.clone().check().map_err(|errors| Refusal::Setup { errors })?;
            if setup != self.tournament.setup {
                events.push(Event::Amended { setup: Box::new(setup.clone()) });
            }
            of = setup;
        }
        let mut hits: BTreeMap<MemberId, u32> = BTreeMap::new();
        for hunter in players.iter().flat_map(|player| &player.out_by) {
            *hits.entry(*hunter).or_default() += 1;
        }
        let line = |player: &RecordedPlayer| {
            let thing = |name: &String| PrizeInKind {
                place: player.place,
                name: name.trim().to_owned(),
                value: None,
                donor: None,
            };
            RecordedLine {
                member: player.member,
                place: player.place,
                prize: player.prize,
                in_kind: player.in_kind.iter().map(thing).collect(),
                points: player.points.unwrap_or_else(|| points(&of.points, player.place, field)),
                rebuys: player.rebuys,
                addons: player.addons,
                hits: player.hits.unwrap_or_else(|| hits.get(&player.member).copied().unwrap_or(0)),
                out_by: player.out_by.clone(),
                spent: player.spent.unwrap_or_else(|| price(&of, player.rebuys, player.addons)),
            }
        };
        let mut results: Vec<RecordedLine> = players.iter().map(line).collect();
        results.sort_by_key(|line| line.place);
        let won: Cents = results.iter().map(|line| line.prize).sum();
        let of_pool = |which: fn(&Money) -> Cents| of.money.as_ref().map_or(Cents::ZERO, which);
        let sold = |times: fn(&RecordedLine) -> u32| results.iter().map(|line| i64::from(times(line))).sum();
        let paid = of_pool(|money| money.fee)
            .saturating_mul(field.into())
            .saturating_add(of_pool(|money| money.rebuy_price).saturating_mul(sold(|line| line.rebuys)))
            .saturating_add(of_pool(|money| money.addon_price).saturating_mul(sold(|line| line.addons)));
        // Recorded prizes were there to be won, whatever the prices say.
        events.push(Event::ResultsRecorded {
            at,
            players: field,
            pool: won.max(paid),
            results,
            why: why.map(str::to_owned),
        });
        Ok(events)
    }
}

pub(crate) fn apply_recorded(
    tournament: &mut Tournament,
    at: Millis,
    field: u32,
    pool: Cents,
    lines: &[RecordedLine],
    why: Option<&String>,
) {
    let mut whole = Tournament::new(tournament.setup.clone());
    whole.tempo = tournament.tempo;
    for (line, number) in lines.iter().zip(1_u32..) {
        let id = EntryId(number);
        whole.entries.push(Entry {
            id,
            member: line.member,
            registered_at: at,
            late: false,
            due: line.spent,
            paid: line.spent,
            written_off: Cents::ZERO,
            rebuys: line.rebuys,
            addons: line.addons,
            add_on: None,
            bounty: Cents::ZERO,
            chips: Chips::ZERO,
            counted: None,
            reserved: None,
            absent: false,
            standing: EntryStatus::Recorded { outlasted: field.saturating_sub(line.place), by: None },
            hits: line.hits,
            out_no: None,
            earlier: Vec::new(),
        });
        whole.by_member.insert(line.member, id);
        whole.counts.due += line.spent;
        whole.counts.paid += line.spent;
        whole.counts.rebuys += line.rebuys;
        whole.counts.addons += line.addons;
        whole.results.push(ResultLine {
            entry: id,
            member: line.member,
            place: line.place,
            prize: line.prize,
            in_kind: line.in_kind.clone(),
            bounties: Cents::ZERO,
            points: line.points,
        });
    }
    // Prizes won then are in the winners' hands.
    let won = whole.results.iter().filter(|line| line.wins());
    whole.handed = won
        .map(|line| HandedPrize {
            entry: line.entry,
            at,
            amount: line.money(),
            in_kind: line.in_kind.clone(),
        })
        .collect();
    for (line, number) in lines.iter().zip(1_u32..) {
        let hunters: Vec<EntryId> =
            line.out_by.iter().filter_map(|member| whole.by_member.get(*member)).collect();
        let Some((first, others)) = hunters.split_first() else { continue };
        if let Some(Entry { standing: EntryStatus::Recorded { by, .. }, .. }) =
            whole.entry_mut(EntryId(number))
        {
            *by = Some(*first);
        }
        if !others.is_empty() {
            whole.shared_hits.insert(EntryId(number), others.to_vec());
        }
    }
    whole.counts.entries = field;
    whole.counts.pool = pool;
    whole.phase = Phase::Finished;
    let named = u32::try_from(lines.len()).unwrap_or(u32::MAX);
    whole.recorded = Some(LaterEntry { at, unnamed: field.saturating_sub(named), why: why.cloned() });
    *tournament = whole;
}

/// Payment of a player by the prices of the set-up.
fn price(setup: &Setup, rebuys: u32, addons: u32) -> Cents {
    let Some(money) = &setup.money else { return Cents::ZERO };
    let bought = |each: Cents, times: u32| each.saturating_mul(times.into());
    money
        .entry_price()
        .saturating_add(bought(money.rebuy_price, rebuys))
        .saturating_add(bought(money.addon_price, addons))
}

/// Whether a thing cannot be called so.
fn unnamable(name: &str) -> bool {
    name.trim().is_empty() || name.chars().count() > LONGEST_THING || name.chars().any(invisible)
}

/// The first thing that is wrong with what was entered.
fn check_players(field: u32, players: &[RecordedPlayer]) -> Result<(), Refusal> {
    if players.is_empty() {
        return Err(Refusal::NobodyRecorded);
    }
    let named = u32::try_from(players.len()).unwrap_or(u32::MAX);
    if field < named || field > MOST_PLAYERS {
        return Err(Refusal::RecordedField { named, most: MOST_PLAYERS });
    }
    let mut seen = BTreeSet::new();
    let mut places: Vec<Place> = players.iter().map(|player| player.place).collect();
    places.sort_unstable();
    for player in players {
        let member = player.member;
        if !seen.insert(member) {
            return Err(Refusal::RecordedTwice { member });
        }
        let money = |amount: Cents| (Cents::ZERO..=MOST_MONEY).contains(&amount);
        let times = [player.rebuys, player.addons, player.hits.unwrap_or(0)];
        if !money(player.prize)
            || !money(player.spent.unwrap_or_default())
            || !(-MOST_POINTS..=MOST_POINTS).contains(&player.points.unwrap_or_default())
            || times.iter().any(|times| *times > MOST_TIMES)
            || player.in_kind.len() > MOST_THINGS
            || player.in_kind.iter().any(|name| unnamable(name))
        {
            return Err(Refusal::RecordedAmount { member });
        }
        if !(1..=field).contains(&player.place) {
            return Err(Refusal::RecordedPlace { member, place: player.place, players: field, better: 0 });
        }
    }
    for player in players {
        let better = places.partition_point(|place| *place < player.place);
        let better = u32::try_from(better).unwrap_or(u32::MAX);
        if player.place <= better {
            let (member, place) = (player.member, player.place);
            return Err(Refusal::RecordedPlace { member, place, players: field, better });
        }
        // Nobody is put out by himself, by somebody who was not there, or by somebody who came in behind.
        let possible = |hunter: &MemberId| {
            players.iter().any(|other| other.member == *hunter && other.place < player.place)
        };
        if !player.out_by.iter().all(possible) {
            return Err(Refusal::RecordedHunter { member: player.member });
        }
    }
    Ok(())
}
