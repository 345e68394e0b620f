//! The end of an evening for the desk: the till explained to the cent, what must still be brought, and the next evening.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::Phase;
use tapis_engine::base::quantity::{Cents, EntryId, Millis, TournamentId};
use tapis_engine::views::{TournamentView, tournament_view};

use crate::Problem;
use crate::evening::money::{Account, Purchase, SoldKind, accounts};
use crate::file::subjects::EveningViews;

/// The income from one kind of sale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Takings {
    pub of: SoldKind,
    pub count: u32,
    /// Sum of their prices.
    pub due: Cents,
}

/// Money that an entry still owes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Debt {
    pub entry: EntryId,
    pub amount: Cents,
    /// Sales that are not paid, or only in part, oldest first.
    pub purchases: Vec<Purchase>,
}

/// Money that was received from an entry beyond what it owes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Overpayment {
    pub entry: EntryId,
    pub amount: Cents,
}

/// The till of an evening. The prizes less the sum received equal the debts, the sum written off and the club's
/// addition, less the overpayments, the club's part and the money without a winner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Till {
    pub currency: String,
    /// Kinds that were sold.
    pub takings: Vec<Takings>,
    pub due: Cents,
    pub received: Cents,
    /// Sum of the debts.
    pub owed: Cents,
    pub debts: Vec<Debt>,
    pub overpaid: Vec<Overpayment>,
    /// Sum of the overpayments.
    pub too_much: Cents,
    pub written_off: Cents,
    /// Part of the amount due that the club keeps.
    pub club: Cents,
    /// Amount that the club adds to meet its guarantee.
    pub added: Cents,
    /// Prizes of those who have won something, bounties included, whether handed over or not.
    pub prizes: Cents,
    /// Money for prizes and bounties that nobody has won; negative if the prizes exceed it.
    pub without_winner: Cents,
    /// Money of the prizes handed over.
    pub handed: Cents,
    /// Prizes still to be handed over; negative if too much was.
    pub to_hand: Cents,
    /// Sum received, less the prizes handed over.
    pub holds: Cents,
}

impl Till {
    /// The till of an evening played for money, from its view and the accounts of its entries.
    pub(crate) fn of(view: &TournamentView, accounts: &BTreeMap<EntryId, Account>) -> Option<Self> {
        let currency = view.setup.money.as_ref()?.currency.clone();
        let counts = view.counts;
        let takings = |of, count| {
            let sales = accounts.values().flat_map(|account| &account.purchases);
            Takings {
                of,
                count,
                due: sales.filter(|purchase| purchase.of == of).map(|purchase| purchase.due).sum(),
            }
        };
        let debts = view.entries.iter().filter(|entry| entry.owed > Cents::ZERO).map(|entry| Debt {
            entry: entry.id,
            amount: entry.owed,
            purchases: accounts
                .get(&entry.id)
                .map(|account| {
                    account.purchases.iter().filter(|purchase| purchase.open > Cents::ZERO).cloned().collect()
                })
                .unwrap_or_default(),
        });
        let debts: Vec<Debt> = debts.collect();
        let over = view.entries.iter().filter(|entry| entry.owed < Cents::ZERO);
        let overpaid: Vec<Overpayment> =
            over.map(|entry| Overpayment { entry: entry.id, amount: Cents::ZERO - entry.owed }).collect();
        let bounties = view.bounties.as_ref().map_or(Cents::ZERO, |ledger| ledger.pool);
        let prizes = view.handed.amount + view.handed.owed;
        let all = [
            takings(SoldKind::Entries, counts.entries),
            takings(SoldKind::ReEntries, counts.re_entries),
            takings(SoldKind::Rebuys, counts.rebuys),
            takings(SoldKind::Addons, counts.addons),
        ];
        Some(Till {
            currency,
            takings: all.into_iter().filter(|one| one.count > 0 || one.due != Cents::ZERO).collect(),
            due: counts.due,
            received: counts.paid,
            owed: debts.iter().map(|debt| debt.amount).sum(),
            debts,
            too_much: overpaid.iter().map(|one| one.amount).sum(),
            overpaid,
            written_off: view.entries.iter().map(|entry| entry.written_off).sum(),
            club: counts.due - counts.pool - bounties,
            added: view.pool - counts.pool,
            prizes,
            without_winner: view.pool + bounties - prizes,
            handed: view.handed.amount,
            to_hand: view.handed.owed,
            holds: view.handed.till,
        })
    }
}

/// A prize in kind that its winner does not have yet, and that somebody gives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AwaitedThing {
    pub thing: String,
    pub donor: String,
    pub winner: EntryId,
}

/// The evening after this one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextEvening {
    /// The number in the file.
    pub id: TournamentId,
    pub name: String,
    pub date: NaiveDate,
}

/// The end of an evening, as the desk shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ending {
    /// The till; `None` if it is played without money.
    pub till: Option<Till>,
    pub awaited: Vec<AwaitedThing>,
    /// Number of prizes that their winners do not have, or only in part.
    pub unhanded: u32,
    /// Winners of these prizes.
    pub to_give: Vec<EntryId>,
    /// The next evening that is planned; `None` if there is none.
    pub next: Option<NextEvening>,
}

impl EveningViews<'_> {
    /// The end of an evening: till, prizes that are still to be handed over, next evening.
    ///
    /// # Errors
    /// If there is no such tournament, or its journal cannot be read.
    pub fn ending(&mut self, id: TournamentId, now: Millis) -> Result<Ending, Problem> {
        let view = tournament_view(self.club.tournament(id)?, now);
        let accounts = accounts(&self.club.file.journal().rows(id)?);
        let settled = |entry| view.handed.settled.contains(&entry);
        let places = view.prizes.iter().filter_map(|line| Some((line, line.winner?)));
        let places: Vec<_> = places.filter(|(_, winner)| !settled(*winner)).collect();
        let named = view.named.iter().filter_map(|line| Some((line, line.winner?)));
        let named: Vec<_> = named.filter(|(line, _)| !line.settled).collect();
        let winners = places.iter().map(|(_, winner)| *winner).chain(named.iter().map(|(_, winner)| *winner));
        let to_give: BTreeSet<EntryId> = winners.collect();
        let of_places = places.iter().flat_map(|(line, winner)| {
            let things = line.in_kind.iter();
            things.map(|thing| (thing.name.clone(), thing.donor.clone(), *winner))
        });
        let of_named = named
            .iter()
            .filter_map(|(line, winner)| Some((line.thing.clone()?, line.donor.clone(), *winner)));
        let given = |(thing, donor, winner): (String, Option<String>, EntryId)| {
            let donor = donor.filter(|donor| !donor.trim().is_empty())?;
            Some(AwaitedThing { thing, donor, winner })
        };
        Ok(Ending {
            till: Till::of(&view, &accounts),
            awaited: of_places.chain(of_named).filter_map(given).collect(),
            unhanded: u32::try_from(places.len() + named.len()).unwrap_or(u32::MAX),
            to_give: to_give.into_iter().collect(),
            next: self.next_evening(view.setup.date)?,
        })
    }

    fn next_evening(&mut self, after: NaiveDate) -> Result<Option<NextEvening>, Problem> {
        let planned = |status| matches!(status, Phase::Registering | Phase::Drawn);
        let rows =
            self.club.tournaments().all()?.into_iter().filter(|row| !row.archived && planned(row.status));
        let next = rows.filter_map(|row| {
            let date: NaiveDate = row.date.parse().ok().filter(|date| *date > after)?;
            Some(NextEvening { id: row.id, name: row.name, date })
        });
        Ok(next.min_by_key(|next| (next.date, next.id)))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use chrono::NaiveDate;
    use tapis_engine::Action;
    use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis, TournamentId};
    use tapis_engine::journal::action::BustLine;
    use tapis_engine::prizes::payouts::PrizeInKind;
    use tapis_engine::setup::bounty::Bounty;
    use tapis_engine::structure::Step;
    use tapis_locale::Language;
    use tapis_store::MemberDraft;

    use super::{AwaitedThing, Till};
    use crate::beginning::simulate::Evening;
    use crate::evening::money::{SoldKind, accounts};
    use crate::{Club, rebuy};

    fn day(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, day).unwrap()
    }

    /// Every cent has its line.
    fn explained(till: &Till) {
        assert_eq!(till.received + till.owed + till.written_off - till.too_much, till.due);
        assert_eq!(till.takings.iter().map(|one| one.due).sum::<Cents>(), till.due);
        let missing =
            till.owed + till.written_off + till.added - till.too_much - till.club - till.without_winner;
        assert_eq!(till.prizes - till.received, missing);
        assert_eq!((till.handed + till.to_hand, till.received - till.handed), (till.prizes, till.holds));
        for debt in &till.debts {
            assert_eq!(debt.purchases.iter().map(|purchase| purchase.open).sum::<Cents>(), debt.amount);
        }
    }

    /// Sales, later payments, withdrawals, undo and redo included.
    #[test]
    fn the_till_is_explained_after_every_evening() {
        let folder = tempfile::tempdir().unwrap();
        let mut checked = 0;
        for seed in 1..=12 {
            let path = folder.path().join(format!("{seed}.tapis"));
            let mut club = Club::create(&path, "Club", Language::Fr, day(21)).unwrap();
            let (id, _) =
                Evening::new(&mut club, seed, Millis(1_795_291_200_000), &mut |_| {}).play(23).unwrap();
            let now = Millis(1_795_391_200_000);
            // Some are played without money.
            let Some(till) = club.views().ending(id, now).unwrap().till else { continue };
            explained(&till);
            checked += 1;
            let accounts = accounts(&club.file.journal().rows(id).unwrap());
            for entry in club.tournament(id).unwrap().entries().iter().filter(|entry| entry.counts()) {
                let account = &accounts[&entry.id];
                let open: Cents = account.purchases.iter().map(|purchase| purchase.open).sum();
                assert_eq!(open - account.credit, entry.owed(), "seed {seed}, {:?}", entry.id);
            }
        }
        assert!(checked > 3, "{checked}");
    }

    struct Desk {
        _folder: tempfile::TempDir,
        club: Club,
        id: TournamentId,
    }

    impl Desk {
        /// Four players who buy in at 10 €, 5 € of bounty and 2 € for the club; 60 € are guaranteed.
        fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("c.tapis");
            let mut club = Club::create(&path, "Club", Language::Fr, day(21)).unwrap();
            let mut setup = rebuy(Language::Fr, day(21));
            let money = setup.money.as_mut().unwrap();
            money.bounty = Some(Bounty::Fixed { amount: Cents(500) });
            money.club_part = Cents(200);
            setup.prizes.guarantee = Cents(6_000);
            setup.prizes.in_kind = vec![PrizeInKind {
                place: 2,
                name: "Mallette".to_owned(),
                value: None,
                donor: Some("Karim".to_owned()),
            }];
            let id = club.tournaments().create_tournament(setup, None, Millis::ZERO).unwrap();
            let mut desk = Desk { _folder: folder, club, id };
            for number in 1..=4 {
                let member = desk.member(number);
                desk.does(0, &Action::Register { member, born: None, paid: number != 4 });
            }
            desk.does(0, &Action::DrawSeats);
            desk.does(0, &Action::Start);
            desk
        }

        fn member(&mut self, number: u32) -> MemberId {
            let draft = MemberDraft {
                last_name: format!("Famille{number}"),
                first_name: "Une".to_owned(),
                ..MemberDraft::default()
            };
            self.club.library().save_member(draft, Millis::ZERO).unwrap().id
        }

        fn does(&mut self, minute: i64, action: &Action) {
            self.club.play().act(self.id, action, Millis::of_minutes(minute)).unwrap();
        }

        fn till(&mut self) -> Till {
            let till = self.club.views().ending(self.id, Millis::of_minutes(300)).unwrap().till.unwrap();
            explained(&till);
            till
        }
    }

    #[test]
    fn a_debt_names_the_sale_that_is_unpaid() {
        let mut desk = Desk::new();
        let pay = |entry, amount| Action::Pay { entry: EntryId(entry), amount: Cents(amount) };
        desk.does(3, &Action::Rebuy { entry: EntryId(1), stack: Chips::ZERO, paid: false });
        desk.does(4, &Action::Rebuy { entry: EntryId(2), stack: Chips::ZERO, paid: true });
        // The entry that was not paid is settled first, whatever was bought since.
        desk.does(5, &Action::Rebuy { entry: EntryId(4), stack: Chips::ZERO, paid: false });
        desk.does(6, &pay(4, 2_000));
        let till = desk.till();
        let owes = |till: &Till| {
            let debts = till.debts.iter().flat_map(|debt| {
                debt.purchases
                    .iter()
                    .map(|purchase| (debt.entry.0, purchase.of, purchase.at.0 / 60_000, purchase.open.0))
            });
            debts.collect::<Vec<_>>()
        };
        assert_eq!(owes(&till), [(1, SoldKind::Rebuys, 3, 1_000), (4, SoldKind::Rebuys, 5, 700)]);
        assert_eq!((till.due, till.received, till.owed), (Cents(9_800), Cents(8_100), Cents(1_700)));
        assert_eq!((till.club, till.added), (Cents(800), Cents::ZERO));
        // Paid with too much, given back, and given up.
        desk.does(7, &pay(1, 1_500));
        let till = desk.till();
        assert_eq!((till.too_much, owes(&till).len()), (Cents(500), 1));
        desk.does(8, &pay(1, -700));
        assert_eq!(owes(&desk.till())[0], (1, SoldKind::Rebuys, 3, 200));
        desk.does(9, &Action::WriteOff { entry: EntryId(4), why: "Offert".to_owned() });
        let till = desk.till();
        assert_eq!((till.written_off, owes(&till).len()), (Cents(700), 1));
    }

    #[test]
    fn an_add_on_taken_back_changes_no_till() {
        let mut desk = Desk::new();
        let steps = desk.club.tournament(desk.id).unwrap().setup().steps.clone();
        let step = steps.iter().position(Step::is_break).unwrap();
        desk.does(3, &Action::SetClock { step, remaining: Millis::of_minutes(5) });
        for (entry, paid) in [(1, true), (2, false), (4, true)] {
            let before = desk.till();
            desk.does(4, &Action::AddOnSeveral { entries: vec![EntryId(entry)], paid });
            assert_ne!(desk.till(), before);
            desk.does(5, &Action::ReturnAddOn { entry: EntryId(entry) });
            assert_eq!(desk.till(), before, "{entry}");
        }
        // Money that came for it later settles the debt that is older.
        desk.does(6, &Action::AddOn { entry: EntryId(4), paid: false });
        let owed = desk.till().owed;
        desk.does(7, &Action::Pay { entry: EntryId(4), amount: owed });
        desk.does(8, &Action::ReturnAddOn { entry: EntryId(4) });
        assert_eq!((desk.till().owed, desk.till().too_much), (Cents::ZERO, Cents(1_000)));
    }

    #[test]
    fn the_till_is_explained_at_each_step() {
        let mut desk = Desk::new();
        desk.club.tournaments().create_tournament(rebuy(Language::Fr, day(28)), None, Millis::ZERO).unwrap();
        for entry in [4, 3, 2] {
            let bust = BustLine { entry: EntryId(entry), by: Some(EntryId(1)), stack: None };
            desk.does(20, &Action::Bust { players: vec![bust] });
            desk.till();
        }
        let till = desk.till();
        assert_eq!((till.added, till.without_winner), (Cents(2_000), Cents::ZERO), "{till:?}");
        assert_eq!((till.prizes, till.to_hand), (Cents(8_000), Cents(8_000)));
        let ending = desk.club.views().ending(desk.id, Millis::of_minutes(300)).unwrap();
        let thing =
            AwaitedThing { thing: "Mallette".to_owned(), donor: "Karim".to_owned(), winner: EntryId(2) };
        assert_eq!(ending.awaited, [thing]);
        assert_eq!(ending.next.unwrap().date, day(28));
        for action in [
            Action::HandPrize { entry: EntryId(1), handed: true },
            Action::HandPrize { entry: EntryId(2), handed: true },
            Action::Finish { stacks: Vec::new() },
        ] {
            desk.does(30, &action);
            desk.till();
        }
        let ending = desk.club.views().ending(desk.id, Millis::of_minutes(300)).unwrap();
        assert_eq!((ending.unhanded, ending.awaited.len()), (0, 0));
        assert_eq!(desk.till().holds, Cents(6_800 - 1_700 - 8_000), "the debt and the club's part");
    }
}
