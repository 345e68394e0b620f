//! Badges: a small fixed set, each with a criterion that anybody can check.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, Millis, TournamentId};

use super::chronicle::{Chronicle, Evening};
use crate::file::known_evening::PlayerRecord;

/// Number of players put out in one evening that make a hat-trick.
const HAT_TRICK: u32 = 3;
/// Number in a row that earns a badge.
const ROW: u32 = 3;
/// An evening as long as this is a marathon.
const MARATHON: Millis = Millis::of_minutes(4 * 60);

/// Kind of achievement that a badge honours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BadgeKind {
    Win,
    /// Among the first three of at least eight players.
    Podium,
    /// Won two evenings in a row of those played.
    Double,
    /// In the money three times in a row.
    MoneyRow,
    /// Came on three days of play in a row.
    CameRow,
    Ten,
    Fifty,
    /// The first to go out without a prize before those who won one.
    Bubble,
    /// Put out three players in one evening.
    HatTrick,
    /// In the money after a rebuy.
    Comeback,
    /// First or second of an evening of four hours or more.
    Marathon,
    /// Put out somebody who had put the member out in an earlier evening.
    Revenge,
}

impl BadgeKind {
    /// All of them, in the order in which they are shown.
    pub const ALL: [BadgeKind; 12] = [
        BadgeKind::Win,
        BadgeKind::Podium,
        BadgeKind::Double,
        BadgeKind::MoneyRow,
        BadgeKind::CameRow,
        BadgeKind::Ten,
        BadgeKind::Fifty,
        BadgeKind::Bubble,
        BadgeKind::HatTrick,
        BadgeKind::Comeback,
        BadgeKind::Marathon,
        BadgeKind::Revenge,
    ];

    /// Its name in the catalogue: `badge-hat_trick`, and what it is for: `badge-hat_trick_is`.
    pub fn name(self) -> &'static str {
        match self {
            BadgeKind::Win => "win",
            BadgeKind::Podium => "podium",
            BadgeKind::Double => "double",
            BadgeKind::MoneyRow => "money_row",
            BadgeKind::CameRow => "came_row",
            BadgeKind::Ten => "ten",
            BadgeKind::Fifty => "fifty",
            BadgeKind::Bubble => "bubble",
            BadgeKind::HatTrick => "hat_trick",
            BadgeKind::Comeback => "comeback",
            BadgeKind::Marathon => "marathon",
            BadgeKind::Revenge => "revenge",
        }
    }
}

/// An evening in which a badge was earned.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BadgeEvening {
    /// The number in the file.
    pub tournament: TournamentId,
    pub name: String,
    /// The day, as text.
    pub date: String,
}

/// A badge, earned or not yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Badge {
    pub kind: BadgeKind,
    /// Evening of the first time; `None` if not yet.
    pub first: Option<BadgeEvening>,
    /// Number of times; 0 if not yet.
    pub times: u32,
}

/// Progress of a member towards what takes several evenings.
#[derive(Debug, Default)]
struct Progress {
    played: u32,
    money: u32,
    won_before: bool,
    hunters: BTreeSet<MemberId>,
}

impl Progress {
    /// The badges that this evening earned.
    fn earned(&mut self, member: MemberId, evening: &Evening, own: &PlayerRecord) -> Vec<BadgeKind> {
        let told = &evening.told;
        let won = own.place == 1;
        self.played += 1;
        match told.in_money(own) {
            Some(true) => self.money += 1,
            Some(false) => self.money = 0,
            None => {}
        }
        let mut victims = told.players.iter().filter(|other| other.out_by.contains(&member));
        let earned = [
            (won, BadgeKind::Win),
            (own.place <= 3 && told.field >= 8, BadgeKind::Podium),
            (won && self.won_before, BadgeKind::Double),
            (self.money == ROW && told.in_money(own) == Some(true), BadgeKind::MoneyRow),
            (self.played == 10, BadgeKind::Ten),
            (self.played == 50, BadgeKind::Fifty),
            (own.bubble, BadgeKind::Bubble),
            (own.hits >= HAT_TRICK, BadgeKind::HatTrick),
            (own.rebuys > 0 && own.in_money, BadgeKind::Comeback),
            (own.place <= 2 && told.lasted.is_some_and(|lasted| lasted >= MARATHON), BadgeKind::Marathon),
            (victims.any(|victim| self.hunters.contains(&victim.member)), BadgeKind::Revenge),
        ];
        self.won_before = won;
        self.hunters.extend(&own.out_by);
        earned.into_iter().filter(|(earned, _)| *earned).map(|(_, kind)| kind).collect()
    }
}

/// Every badge of a member.
pub(super) fn badges(chronicle: &Chronicle, member: MemberId) -> Vec<Badge> {
    let mut badges: Vec<Badge> =
        BadgeKind::ALL.into_iter().map(|kind| Badge { kind, first: None, times: 0 }).collect();
    let mut give = |kind: BadgeKind, evening: &Evening| {
        let Some(badge) = badges.iter_mut().find(|badge| badge.kind == kind) else { return };
        badge.times += 1;
        badge.first.get_or_insert_with(|| BadgeEvening {
            tournament: evening.id,
            name: evening.name.clone(),
            date: evening.date.clone(),
        });
    };
    let mut progress = Progress::default();
    let mut row = 0;
    for (day, came) in chronicle.came(member) {
        let evenings = chronicle.evenings.iter().filter(|evening| evening.date == day);
        for (index, evening) in evenings.filter(|evening| evening.player(member).is_some()).enumerate() {
            row += u32::from(index == 0);
            if row == ROW && index == 0 {
                give(BadgeKind::CameRow, evening);
            }
            let Some(own) = evening.player(member) else { continue };
            for kind in progress.earned(member, evening, own) {
                give(kind, evening);
            }
        }
        if came == Some(false) {
            row = 0;
        }
    }
    badges
}
