//! Eliminations between players, and the balance of two players.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::MemberId;

use super::chronicle::{Chronicle, NamedPerson};
use super::count;

/// Number of times that one of two players put the other out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OutBy {
    pub member: MemberId,
    /// First and last name.
    pub name: String,
    pub times: u32,
    /// The day of the last time, as text.
    pub last: String,
}

/// Eliminations given and received.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberEliminations {
    pub given: u32,
    /// The most of them in one evening.
    pub most: u32,
    /// Number of times that a known player put the member out; each of several who did it together counts.
    pub received: u32,
    /// Number of times by an unknown player.
    pub unknown: u32,
    /// Player who put the member out most often, at least twice.
    pub nemesis: Option<OutBy>,
    /// Player whom the member put out most often, at least twice.
    pub prey: Option<OutBy>,
}

/// Another player with whom the member played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rival {
    pub member: MemberId,
    /// First and last name.
    pub name: String,
    /// A guest of the club.
    pub guest: bool,
    /// Evenings that both played.
    pub met: u32,
    /// Of these, the member finished before the other.
    pub ahead: u32,
    /// Of these, the other finished before the member.
    pub behind: u32,
    /// Number of times that the member put the other out.
    pub given: u32,
    /// Number of times that the other put the member out.
    pub received: u32,
    /// The day of the last evening that both played, as text.
    pub last: String,
}

#[derive(Debug, Default)]
struct Meetings {
    met: u32,
    ahead: u32,
    behind: u32,
    given: u32,
    received: u32,
    last: String,
    given_last: String,
    received_last: String,
}

/// The eliminations of a member, and everybody with whom the member played, those met most often first.
pub(super) fn rivals(
    chronicle: &Chronicle,
    member: MemberId,
    names: &BTreeMap<MemberId, NamedPerson>,
) -> (MemberEliminations, Vec<Rival>) {
    let mut eliminations = MemberEliminations::default();
    let mut others: BTreeMap<MemberId, Meetings> = BTreeMap::new();
    for evening in &chronicle.evenings {
        let Some(own) = evening.player(member) else { continue };
        eliminations.given += own.hits;
        eliminations.most = eliminations.most.max(own.hits);
        eliminations.received += count(own.out_by.len());
        eliminations.unknown += u32::from(own.place > 1 && own.out_by.is_empty());
        for other in evening.told.players.iter().filter(|other| other.member != member) {
            let met = others.entry(other.member).or_default();
            met.met += 1;
            met.last.clone_from(&evening.date);
            match own.place.cmp(&other.place) {
                Ordering::Less => met.ahead += 1,
                Ordering::Greater => met.behind += 1,
                Ordering::Equal => {}
            }
            if other.out_by.contains(&member) {
                met.given += 1;
                met.given_last.clone_from(&evening.date);
            }
            if own.out_by.contains(&other.member) {
                met.received += 1;
                met.received_last.clone_from(&evening.date);
            }
        }
    }
    let most = |times: fn(&Meetings) -> u32, last: fn(&Meetings) -> &String| {
        let found = others.iter().filter(|(other, met)| times(met) >= 2 && names.contains_key(other));
        let (other, met) =
            found.max_by_key(|(other, met)| (times(met), last(met), std::cmp::Reverse(**other)))?;
        let name = names.get(other)?.name.clone();
        Some(OutBy { member: *other, name, times: times(met), last: last(met).clone() })
    };
    eliminations.nemesis = most(|met| met.received, |met| &met.received_last);
    eliminations.prey = most(|met| met.given, |met| &met.given_last);
    let rival = |(other, met): (MemberId, Meetings)| {
        let NamedPerson { name, guest } = names.get(&other)?.clone();
        let Meetings { met, ahead, behind, given, received, last, .. } = met;
        Some(Rival { member: other, name, guest, met, ahead, behind, given, received, last })
    };
    let mut rivals: Vec<Rival> = others.into_iter().filter_map(rival).collect();
    rivals.sort_by(|one, other| {
        (other.met, &other.last, &one.name)
            .cmp(&(one.met, &one.last, &other.name))
            .then(one.member.cmp(&other.member))
    });
    (eliminations, rivals)
}
