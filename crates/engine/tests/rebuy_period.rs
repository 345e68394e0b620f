//! The end of the rebuy period: what is sold in the break, in the level after it, and later.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::{Chips, EntryId, MemberId, Millis};
use tapis_engine::play::rebuys::AddOnSale;
use tapis_engine::rules::rebuys::{AddOnFrom, RebuyPhase, RebuyRefusal};
use tapis_engine::setup::Format;
use tapis_engine::structure::Step;
use tapis_engine::{Action, Refusal, SetupDraft};

use crate::amending::{Evening, MINUTE, draft};
use crate::levels::level;

/// Rebuys to the end of level 1, a break, three more levels.
fn sells(addon_from: AddOnFrom) -> SetupDraft {
    SetupDraft {
        steps: vec![
            level(50),
            Step::Break { minutes: 10, color_up: false },
            level(100),
            level(200),
            level(400),
        ],
        late_last_level: 1,
        late_until_minute: None,
        format: Format::Rebuy {
            last_level: 1,
            max_rebuys: None,
            addon: true,
            addon_multiple: 1,
            addon_from: Some(addon_from),
        },
        ..draft()
    }
}

impl Evening {
    fn at_step(&mut self, step: usize) {
        self.ask(&Action::SetClock { step, remaining: MINUTE }, 0).unwrap();
    }

    fn sale(&self) -> Option<AddOnSale> {
        self.tournament.rebuys().add_on_sale(Millis::ZERO)
    }

    fn buys_rebuy(&mut self, entry: u32) -> Option<RebuyRefusal> {
        match self.ask(&Action::Rebuy { entry: EntryId(entry), stack: Chips::ZERO, paid: true }, 0) {
            Ok(_) => None,
            Err(Refusal::Rebuy { reason }) => Some(reason),
            Err(other) => panic!("{other:?}"),
        }
    }

    fn buys_add_on(&mut self, entry: u32) -> Option<RebuyRefusal> {
        match self.ask(&Action::AddOn { entry: EntryId(entry), paid: true }, 0) {
            Ok(_) => None,
            Err(Refusal::AddOn { reason }) => Some(reason),
            Err(other) => panic!("{other:?}"),
        }
    }
}

#[test]
fn an_add_on_is_sold_after_rebuys() {
    let mut evening = Evening::play(8, sells(AddOnFrom::PeriodEnd));
    assert_eq!(evening.buys_add_on(1), Some(RebuyRefusal::AddOnAtPeriodEnd));
    evening.at_step(1);
    assert_eq!(evening.buys_rebuy(1), None);
    assert_eq!(evening.buys_add_on(1), None);
    assert_eq!(evening.buys_add_on(1), Some(RebuyRefusal::AddOnTaken));
    // The queue is not over when the break is.
    evening.at_step(2);
    assert_eq!(evening.buys_rebuy(2), Some(RebuyRefusal::PeriodOver));
    assert_eq!(evening.buys_add_on(2), None);
    evening.at_step(3);
    assert_eq!(evening.buys_add_on(3), Some(RebuyRefusal::AddOnOver));
}

#[test]
fn an_add_on_may_wait_two_hands() {
    let mut evening = Evening::play(8, sells(AddOnFrom::AfterExtraHands));
    evening.at_step(1);
    assert_eq!(evening.buys_add_on(1), Some(RebuyRefusal::AddOnNotYet));
    evening.at_step(2);
    assert_eq!(evening.buys_rebuy(1), None);
    assert_eq!(evening.buys_add_on(1), Some(RebuyRefusal::AddOnNotYet));
    evening.ask(&Action::SetRebuyPhase { table: None, phase: RebuyPhase::AfterExtraHand2 }, 0).unwrap();
    assert_eq!(evening.buys_add_on(1), None);
}

#[test]
fn two_hands_played_before_the_break_count_in_it() {
    let mut evening = Evening::play(8, sells(AddOnFrom::AfterExtraHands));
    evening.at_step(1);
    assert_eq!(evening.sale().map(|sale| sale.hands), Some(2));
    evening.ask(&Action::SetRebuyPhase { table: None, phase: RebuyPhase::AfterExtraHand2 }, 0).unwrap();
    assert_eq!(evening.sale().map(|sale| (sale.hands, sale.until)), Some((0, 2)));
    assert_eq!(evening.buys_add_on(1), None);
    assert_eq!(evening.buys_rebuy(2), Some(RebuyRefusal::PeriodOver));
}

#[test]
fn add_ons_are_for_sale_once_rebuys_end() {
    let mut evening = Evening::play(8, sells(AddOnFrom::PeriodEnd));
    assert_eq!(evening.sale(), None);
    evening.at_step(1);
    assert_eq!(evening.sale().map(|sale| (sale.hands, sale.sold)), Some((0, 0)));
    evening.at_step(3);
    assert_eq!(evening.sale(), None);
    evening.at_step(2);
    evening.ask(&Action::SetRebuyPhase { table: None, phase: RebuyPhase::Closed }, 0).unwrap();
    assert_eq!(evening.sale(), None);
}

#[test]
fn several_add_ons_are_sold_or_none() {
    let mut evening = Evening::play(8, sells(AddOnFrom::PeriodEnd));
    evening.at_step(1);
    let several = |entries: &[u32]| Action::AddOnSeveral {
        entries: entries.iter().map(|entry| EntryId(*entry)).collect(),
        paid: true,
    };
    assert_eq!(evening.ask(&several(&[]), 0), Err(Refusal::NobodyNamed));
    evening.ask(&several(&[1, 2, 3]), 0).unwrap();
    let twice = |entry| Refusal::AddOnFor { entry: EntryId(entry), reason: RebuyRefusal::AddOnTaken };
    assert_eq!(evening.ask(&several(&[4, 2]), 0), Err(twice(2)));
    assert_eq!(evening.ask(&several(&[5, 5]), 0), Err(twice(5)));
    let sale = evening.sale().unwrap();
    assert_eq!((sale.sold, sale.received), (3, sale.price + sale.price + sale.price));
}

#[test]
fn an_add_on_taken_back_leaves_no_trace() {
    let mut evening = Evening::play(8, sells(AddOnFrom::PeriodEnd));
    evening.at_step(1);
    for paid in [true, false] {
        let before = (evening.tournament.counts(), evening.tournament.entry(EntryId(1)).cloned());
        evening.ask(&Action::AddOn { entry: EntryId(1), paid }, 0).unwrap();
        assert_ne!((evening.tournament.counts(), evening.tournament.entry(EntryId(1)).cloned()), before);
        evening.ask(&Action::ReturnAddOn { entry: EntryId(1) }, 0).unwrap();
        assert_eq!((evening.tournament.counts(), evening.tournament.entry(EntryId(1)).cloned()), before);
    }
    let none = Refusal::NoAddOnToReturn { entry: EntryId(1) };
    assert_eq!(evening.ask(&Action::ReturnAddOn { entry: EntryId(1) }, 0), Err(none));
    assert_eq!(evening.buys_add_on(1), None);
}

#[test]
fn a_forgotten_mark_expires_after_two_levels() {
    for phase in [None, Some(RebuyPhase::AfterExtraHand1), Some(RebuyPhase::AfterExtraHand2)] {
        let mut evening = Evening::play(8, sells(AddOnFrom::AfterExtraHands));
        evening.at_step(2);
        if let Some(phase) = phase {
            evening.ask(&Action::SetRebuyPhase { table: None, phase }, 0).unwrap();
        }
        for step in [3, 4] {
            evening.at_step(step);
            assert_eq!(evening.buys_rebuy(1), Some(RebuyRefusal::PeriodOver), "{phase:?}");
            assert_eq!(evening.buys_add_on(1), Some(RebuyRefusal::AddOnOver), "{phase:?}");
        }
    }
}

#[test]
fn rebuys_go_on_where_the_director_keeps_them_open() {
    let mut evening = Evening::play(8, sells(AddOnFrom::PeriodEnd));
    evening.at_step(3);
    let longer = |draft: &mut SetupDraft| {
        if let Format::Rebuy { last_level, .. } = &mut draft.format {
            *last_level = 3;
        }
    };
    evening.amend(0, longer).unwrap();
    assert_eq!(evening.buys_rebuy(1), None);
}

#[test]
fn late_entry_ends_with_the_last_level_in_overtime() {
    let last = SetupDraft { late_last_level: 4, ..sells(AddOnFrom::PeriodEnd) };
    let mut evening = Evening::play(8, last);
    let enter = |member| Action::Register { member: MemberId(member), born: None, paid: true };
    evening.at_step(4);
    evening.ask(&enter(20), 0).unwrap();
    assert!(evening.tournament.registration().registration_open(Millis::ZERO));
    assert!(matches!(evening.ask(&enter(21), 2), Err(Refusal::RegistrationClosed)));
}
