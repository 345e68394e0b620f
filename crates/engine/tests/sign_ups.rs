//! Signing up before the evening: the order, the places, the waiting list, who has come.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use proptest::prelude::*;
use rand::SeedableRng;
use tapis_engine::base::quantity::{EntryId, MemberId, Millis};
use tapis_engine::journal::action::Newcomer;
use tapis_engine::play::sign_ups::SignUpState::{Arrived, Expected, Waiting};
use tapis_engine::play::sign_ups::{SignUpState, SignUpsView};
use tapis_engine::setup::SetupError;
use tapis_engine::{Action, Event, Refusal, SetupDraft, Tournament};

use crate::amending::draft;

struct Evening {
    tournament: Tournament,
    events: Vec<Event>,
    dice: rand::rngs::SmallRng,
}

fn people(members: &[i64]) -> Vec<Newcomer> {
    members.iter().map(|member| Newcomer { member: MemberId(*member), born: None }).collect()
}

impl Evening {
    fn of(capacity: Option<u32>) -> Self {
        let setup = SetupDraft { capacity, ..draft() }.check().unwrap();
        let dice = rand::rngs::SmallRng::seed_from_u64(7);
        Evening { tournament: Tournament::new(setup), events: Vec::new(), dice }
    }

    fn act(&mut self, action: &Action) -> Result<(), Refusal> {
        let events = self.tournament.decide(action, Millis(1), &mut self.dice)?;
        for event in events {
            self.tournament.apply(&event);
            assert_eq!(self.tournament.invariants().check_invariants(), Ok(()));
            self.events.push(event);
        }
        Ok(())
    }

    fn sign_up(&mut self, members: &[i64]) -> Result<(), Refusal> {
        self.act(&Action::SignUp { players: people(members) })
    }

    fn sign_off(&mut self, member: i64) -> Result<(), Refusal> {
        self.act(&Action::SignOff { member: MemberId(member) })
    }

    fn register(&mut self, member: i64) -> Result<(), Refusal> {
        self.act(&Action::Register { member: MemberId(member), born: None, paid: false })
    }

    fn limit(&mut self, capacity: Option<u32>) {
        let mut setup = self.tournament.setup().to_draft();
        setup.capacity = capacity;
        self.act(&Action::Amend { setup: Box::new(setup) }).unwrap();
    }

    fn view(&self) -> SignUpsView {
        self.tournament.registration().sign_ups_view()
    }

    fn states(&self) -> Vec<(i64, SignUpState)> {
        self.view().lines.iter().map(|line| (line.member.0, line.state)).collect()
    }
}

#[test]
fn waiting_players_move_up_in_order() {
    let mut evening = Evening::of(Some(2));
    evening.sign_up(&[7, 3]).unwrap();
    evening.sign_up(&[9]).unwrap();
    evening.sign_up(&[5]).unwrap();
    assert_eq!(evening.states(), [(7, Expected), (3, Expected), (9, Waiting), (5, Waiting)]);
    let view = evening.view();
    assert_eq!((view.expected, view.waiting, view.places_left), (2, 2, Some(0)));
    assert_eq!(
        view.lines.iter().map(|line| line.waiting).collect::<Vec<_>>(),
        [None, None, Some(1), Some(2)]
    );

    let before = evening.tournament.registration().waiting_list();
    evening.sign_off(7).unwrap();
    assert_eq!(evening.tournament.registration().moved_up_since(&before), [MemberId(9)]);
    assert_eq!(evening.states(), [(3, Expected), (9, Expected), (5, Waiting)]);
    // Only who waited is said to have moved up.
    assert_eq!(
        evening.view().lines.iter().map(|line| line.moved_up).collect::<Vec<_>>(),
        [false, true, false]
    );

    let before = evening.tournament.registration().waiting_list();
    evening.limit(Some(6));
    assert_eq!(evening.tournament.registration().moved_up_since(&before), [MemberId(5)]);
    assert_eq!(evening.view().places_left, Some(3));
    // A player who comes back stands at the end, and was not waiting.
    evening.sign_up(&[7]).unwrap();
    assert_eq!(evening.view().lines.last().map(|line| (line.no, line.moved_up)), Some((5, false)));
    evening.limit(None);
    assert_eq!((evening.view().waiting, evening.view().places_left), (0, None));
}

#[test]
fn registered_players_always_have_a_place() {
    let mut evening = Evening::of(Some(2));
    evening.sign_up(&[1, 2, 3]).unwrap();
    // The last of the list is there first.
    evening.register(3).unwrap();
    assert_eq!(evening.states(), [(1, Expected), (2, Waiting), (3, Arrived)]);
    // So is somebody who had not signed up: the desk decides, and no place is left.
    evening.register(8).unwrap();
    assert_eq!(evening.states(), [(1, Waiting), (2, Waiting), (3, Arrived)]);
    assert_eq!(evening.view().places_left, Some(0));
    assert_eq!(evening.sign_off(3), Err(Refusal::AlreadyRegistered { entry: EntryId(1) }));
    // Taken back, he is expected again, in his old place.
    evening.act(&Action::Unregister { entry: EntryId(1), why: None }).unwrap();
    assert_eq!(evening.states(), [(1, Expected), (2, Waiting), (3, Waiting)]);
    // No money, no chips, no seat.
    assert_eq!(evening.tournament.counts().entries, 1);
}

#[test]
fn nobody_signs_up_where_one_of_several_cannot() {
    let mut evening = Evening::of(None);
    assert_eq!(evening.sign_up(&[]), Err(Refusal::NobodyNamed));
    evening.sign_up(&[1]).unwrap();
    evening.register(2).unwrap();
    assert_eq!(evening.sign_up(&[1]), Err(Refusal::AlreadySignedUp { member: MemberId(1) }));
    assert_eq!(evening.sign_up(&[2]), Err(Refusal::AlreadyRegistered { entry: EntryId(1) }));
    assert_eq!(evening.sign_off(4), Err(Refusal::NoSignUp { member: MemberId(4) }));
    let Err(Refusal::NotSignedUp { refused }) = evening.sign_up(&[4, 1, 5, 5, 2]) else { panic!() };
    assert_eq!(refused.iter().map(|one| one.member.0).collect::<Vec<_>>(), [1, 5, 2]);
    assert_eq!(evening.states(), [(1, Expected)]);
    let young = Newcomer { member: MemberId(6), born: Some("2010-01-01".parse().unwrap()) };
    let minor = evening.act(&Action::SignUp { players: vec![young] });
    assert_eq!(minor, Err(Refusal::Minor { minimum_age: 18 }));
}

#[test]
fn sign_ups_end_when_play_begins() {
    let mut evening = Evening::of(None);
    evening.sign_up(&[1, 2, 3]).unwrap();
    evening.register(1).unwrap();
    evening.register(2).unwrap();
    evening.act(&Action::DrawSeats).unwrap();
    evening.sign_up(&[4]).unwrap();
    evening.act(&Action::Start).unwrap();
    assert!(!evening.view().open);
    assert_eq!(evening.sign_up(&[5]), Err(Refusal::SignUpsClosed));
    evening.sign_off(3).unwrap();
    assert_eq!(evening.states(), [(1, Arrived), (2, Arrived), (4, Expected)]);
}

#[test]
fn the_limit_of_places_is_playable() {
    for wrong in [0, 1, 10_001] {
        let errors = SetupDraft { capacity: Some(wrong), ..draft() }.check().unwrap_err();
        assert_eq!(errors, [SetupError::Capacity]);
        assert_eq!(errors[0].field(), "capacity");
    }
    assert!(SetupDraft { capacity: Some(2), ..draft() }.check().is_ok());
    // A set-up without a limit is written as it always was.
    assert!(!serde_json::to_string(&draft()).unwrap().contains("capacity"));
}

#[derive(Debug, Clone)]
enum Ask {
    Up(i64),
    Off(i64),
    In(i64),
    Back(i64),
    Limit(Option<u32>),
}

fn asked() -> impl Strategy<Value = Ask> {
    let member = 1_i64..12;
    prop_oneof![
        4 => member.clone().prop_map(Ask::Up),
        2 => member.clone().prop_map(Ask::Off),
        2 => member.clone().prop_map(Ask::In),
        1 => member.prop_map(Ask::Back),
        1 => prop::option::of(2_u32..9).prop_map(Ask::Limit),
    ]
}

proptest! {
    #[test]
    fn sign_ups_keep_order_places_and_replay(
        asks in prop::collection::vec(asked(), 1..60)
    ) {
        let mut evening = Evening::of(Some(4));
        let mut order: Vec<i64> = Vec::new();
        for ask in asks {
            match ask {
                Ask::Up(member) => {
                    if evening.sign_up(&[member]).is_ok() {
                        order.push(member);
                    }
                }
                Ask::Off(member) => {
                    if evening.sign_off(member).is_ok() {
                        order.retain(|other| *other != member);
                    }
                }
                Ask::In(member) => {
                    let _ = evening.register(member);
                }
                Ask::Back(member) => {
                    let entries = evening.tournament.entries();
                    let entry = entries.iter().find(|entry| entry.counts() && entry.member.0 == member);
                    if let Some(entry) = entry.map(|entry| entry.id) {
                        evening.act(&Action::Unregister { entry, why: None }).unwrap();
                    }
                }
                Ask::Limit(capacity) => evening.limit(capacity),
            }
            let view = evening.view();
            prop_assert_eq!(view.lines.iter().map(|line| line.member.0).collect::<Vec<_>>(), order.clone());
            // Nobody who waits stands before somebody who is expected, and no more are expected than have a place.
            let states: Vec<_> =
                view.lines.iter().map(|line| line.state).filter(|state| *state != Arrived).collect();
            prop_assert!(states.is_sorted_by_key(|state| *state == Waiting));
            let entries = evening.tournament.counts().entries;
            if let Some(capacity) = view.capacity {
                prop_assert!(entries + view.expected <= capacity.max(entries));
                prop_assert_eq!(view.places_left, Some(capacity.saturating_sub(entries + view.expected)));
                // A place is free only where nobody waits.
                prop_assert!(view.waiting == 0 || view.places_left == Some(0));
            } else {
                prop_assert_eq!(view.waiting, 0);
            }
            let first = SetupDraft { capacity: Some(4), ..draft() }.check().unwrap();
            prop_assert_eq!(&Tournament::replay(first, &evening.events), &evening.tournament);
        }
    }
}
