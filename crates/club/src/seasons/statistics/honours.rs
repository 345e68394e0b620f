//! Members with the highest counts of a season, without guests and erased members. An honour that more than three would
//! share is not given.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, MemberId, Points};

use super::chronicle::{Chronicle, NamedPerson};
use super::streak::Streak;
use super::{count, mean};
use crate::seasons::standings::StandingLine;

/// The most who share an honour.
const SHARED: usize = 3;
/// Evenings that a mean place is told from, at least.
const ENOUGH: u32 = 3;

/// Kind of achievement that is honoured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HonourKind {
    /// First in the season's own standings.
    Champion,
    Wins,
    /// Most places among the first three.
    Podiums,
    /// The best mean place in percent, of at least three evenings and a third of those of the season.
    Average,
    /// Most players put out.
    Eliminations,
    Came,
    /// Most days of play in a row.
    Streak,
    /// Most often the first to go out without a prize, at least twice.
    Bubble,
    /// The most won in one evening, in each currency.
    Prize,
}

impl HonourKind {
    /// Its name in the catalogue: `honour-wins`, and what it is for: `honour-wins_is`.
    pub fn name(self) -> &'static str {
        match self {
            HonourKind::Champion => "champion",
            HonourKind::Wins => "wins",
            HonourKind::Podiums => "podiums",
            HonourKind::Average => "average",
            HonourKind::Eliminations => "eliminations",
            HonourKind::Came => "came",
            HonourKind::Streak => "streak",
            HonourKind::Bubble => "bubble",
            HonourKind::Prize => "prize",
        }
    }
}

/// Value of an honour's achievement.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum HonourValue {
    Times {
        times: u32,
    },
    Points {
        points: Points,
    },
    /// A share of the other players.
    Share {
        /// In hundredths of a percent.
        share: u32,
    },
    Money {
        amount: Cents,
        currency: String,
    },
}

/// Somebody who holds an honour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Holder {
    pub member: MemberId,
    /// First and last name.
    pub name: String,
}

/// An honour of the season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Honour {
    pub kind: HonourKind,
    /// Members who hold it; several where they are equal.
    pub holders: Vec<Holder>,
    pub value: HonourValue,
}

/// Counts of a member.
#[derive(Debug, Default)]
struct Tally {
    played: u32,
    wins: u32,
    podiums: u32,
    hits: u32,
    bubbles: u32,
    shares: Vec<u32>,
}

/// The honours that somebody holds, in the order in which they are shown.
pub(super) fn honours(
    chronicle: &Chronicle,
    names: &BTreeMap<MemberId, NamedPerson>,
    standings: &[StandingLine],
) -> Vec<Honour> {
    let members = |member: &MemberId| names.get(member).is_some_and(|named| !named.guest);
    let mut tallies: BTreeMap<MemberId, Tally> = BTreeMap::new();
    let mut prizes: BTreeMap<&str, Vec<(MemberId, Cents)>> = BTreeMap::new();
    for evening in &chronicle.evenings {
        for own in evening.told.players.iter().filter(|own| members(&own.member)) {
            let tally = tallies.entry(own.member).or_default();
            tally.played += 1;
            tally.wins += u32::from(own.place == 1);
            tally.podiums += u32::from(own.place <= 3);
            tally.hits += own.hits;
            tally.bubbles += u32::from(own.bubble);
            tally.shares.extend(evening.told.share(own));
            if let (Some(currency), true) = (&evening.told.currency, own.won > Cents::ZERO) {
                prizes.entry(currency).or_default().push((own.member, own.won));
            }
        }
    }
    let enough = ENOUGH.max(count(chronicle.evenings.len().div_ceil(3)));
    let most = |kind: HonourKind, least: u32, times: &dyn Fn(MemberId, &Tally) -> u32| {
        let counted = tallies.iter().map(|(member, tally)| (*member, times(*member, tally)));
        best(kind, names, counted.filter(|(_, times)| *times >= least.max(1)), |times| HonourValue::Times {
            times,
        })
    };
    let mut found = Vec::new();
    let first = standings.iter().filter(|line| line.rank == 1 && members(&line.member));
    found.extend(best(HonourKind::Champion, names, first.map(|line| (line.member, line.total)), |points| {
        HonourValue::Points { points }
    }));
    found.extend(most(HonourKind::Wins, 1, &|_, tally| tally.wins));
    found.extend(most(HonourKind::Podiums, 1, &|_, tally| tally.podiums));
    let means = tallies.iter().filter(|(_, tally)| tally.played >= enough);
    let means = means.filter_map(|(member, tally)| Some((*member, mean(tally.shares.iter().copied())?)));
    found.extend(best(HonourKind::Average, names, means, |share| HonourValue::Share { share }));
    found.extend(most(HonourKind::Eliminations, 1, &|_, tally| tally.hits));
    found.extend(most(HonourKind::Came, 2, &|_, tally| tally.played));
    found.extend(most(HonourKind::Streak, 2, &|member, _| {
        Streak::of(chronicle.came(member).into_iter()).best
    }));
    found.extend(most(HonourKind::Bubble, 2, &|_, tally| tally.bubbles));
    for (currency, won) in prizes {
        found.extend(best(HonourKind::Prize, names, won.into_iter(), |amount| HonourValue::Money {
            amount,
            currency: currency.to_owned(),
        }));
    }
    found
}

/// Those with the highest value; `None` if nobody, or more than can share it.
fn best<V: Ord + Copy>(
    kind: HonourKind,
    names: &BTreeMap<MemberId, NamedPerson>,
    values: impl Iterator<Item = (MemberId, V)>,
    told: impl FnOnce(V) -> HonourValue,
) -> Option<Honour> {
    let values: Vec<(MemberId, V)> = values.collect();
    let highest = values.iter().map(|(_, value)| *value).max()?;
    let mut of: Vec<MemberId> =
        values.into_iter().filter(|(_, value)| *value == highest).map(|(member, _)| member).collect();
    of.sort_unstable();
    of.dedup();
    let holders: Vec<Holder> = of
        .into_iter()
        .filter_map(|member| Some(Holder { member, name: names.get(&member)?.name.clone() }))
        .collect();
    let shared = (1..=SHARED).contains(&holders.len());
    shared.then(|| Honour { kind, holders, value: told(highest) })
}
