//! Members of several clubs who are one person.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{
    HubError, Likeness, MemberId, RankedLine, admit, decide_persons, decisions, ingest, proposals, ranking,
    undo_decision,
};
use tapis_league::MemberState;
use tokio_postgres::Client;

use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;

fn named(club: &mut Club, at: usize, last: &str, first: &str, licence: Option<&str>) {
    club.members[at].state = MemberState::Known {
        number: None,
        licence: licence.map(str::to_owned),
        last_name: last.into(),
        first_name: first.into(),
    };
}

/// Three clubs of two members, whose first one plays everywhere.
async fn league(client: &mut Client) -> Vec<MemberId> {
    let mut first = Vec::new();
    for number in 1..=3 {
        let mut club = Club::new(number, 2);
        match number {
            1 => named(&mut club, 0, "Élu", "Éva", Some("L-100")),
            2 => named(&mut club, 0, "eva", "ELU", Some("200")),
            _ => named(&mut club, 0, "Martin", "Éva", Some("l 100")),
        }
        named(&mut club, 1, &format!("Seul{number}"), "Un", None);
        let players = [member(number, 0), member(number, 1)];
        club.journals.push(Journal::new(1, "2026-10-02", 4, &players));
        let line = admit(client, &club.bundle()).await.unwrap();
        ingest(client, &club.bundle()).await.unwrap();
        first.push(MemberId { club: line.club, member: member(number, 0) });
    }
    first
}

async fn ranked(client: &Client) -> Vec<RankedLine> {
    ranking(client, 2026, &ChampionshipRules::default()).await.unwrap()
}

#[tokio::test]
async fn a_person_in_three_clubs_is_decided() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let eva = league(&mut client).await;
    let before = ranked(&client).await;
    assert_eq!(before.len(), 6);

    let proposed = |found: &[tapis_hub::Proposal]| -> Vec<_> {
        found.iter().map(|one| (one.because, one.one.id, one.other.id)).collect()
    };
    let found = proposed(&proposals(&client).await.unwrap());
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(
        found.contains(&(Likeness::Licence, eva[0], eva[2]))
            && found.contains(&(Likeness::Name, eva[0], eva[1]))
    );

    // The second counts for the first, and the first for the third: all three are one.
    let one = decide_persons(&mut client, eva[1], eva[0], true).await.unwrap();
    let two = decide_persons(&mut client, eva[0], eva[2], true).await.unwrap();
    let lines = ranked(&client).await;
    assert_eq!((lines.len(), lines[0].id, lines[0].played, lines[0].points.0), (4, eva[2], 3, 600));
    assert_eq!(lines[0].name.as_deref(), Some("Éva Martin"));
    assert!(proposals(&client).await.unwrap().is_empty());
    // No circle, and nobody twice.
    for (member, other) in [(eva[2], eva[1]), (eva[2], eva[2]), (eva[0], eva[1])] {
        let refused = decide_persons(&mut client, member, other, true).await;
        assert!(matches!(refused, Err(HubError::NotOnePerson)), "{refused:?}");
    }

    undo_decision(&mut client, two).await.unwrap();
    assert_eq!(ranked(&client).await[0].points.0, 400);
    undo_decision(&mut client, one).await.unwrap();
    assert_eq!(ranked(&client).await, before);
    assert!(matches!(undo_decision(&mut client, one).await, Err(HubError::NotFound("decision"))));
    assert_eq!(proposals(&client).await.unwrap().len(), 2);

    decide_persons(&mut client, eva[1], eva[0], false).await.unwrap();
    assert_eq!(proposed(&proposals(&client).await.unwrap()), [(Likeness::Licence, eva[0], eva[2])]);
    assert_eq!(ranked(&client).await, before);
    assert_eq!(decisions(&client).await.unwrap().len(), 1);
}

/// Two decisions about one pair never contradict each other.
#[tokio::test]
async fn a_decision_is_undone_before_the_opposite_one() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let eva = league(&mut client).await;
    let refused = |done: Result<i64, HubError>, wanted: &str| {
        assert!(matches!(&done, Err(HubError::Wrong { code, .. }) if *code == wanted), "{done:?}");
    };
    let one = decide_persons(&mut client, eva[1], eva[0], true).await.unwrap();
    let two = decide_persons(&mut client, eva[2], eva[0], true).await.unwrap();
    for (member, other) in [(eva[0], eva[1]), (eva[1], eva[0]), (eva[1], eva[2]), (eva[1], eva[1])] {
        refused(decide_persons(&mut client, member, other, false).await, "hub-decided_same");
    }
    undo_decision(&mut client, one).await.unwrap();
    let apart = decide_persons(&mut client, eva[0], eva[1], false).await.unwrap();
    // Neither directly nor by a record that counts for one of them.
    for (member, other) in [(eva[0], eva[1]), (eva[1], eva[0]), (eva[1], eva[2])] {
        refused(decide_persons(&mut client, member, other, true).await, "hub-decided_apart");
    }
    refused(decide_persons(&mut client, eva[1], eva[0], false).await, "hub-decided_apart");
    let left: Vec<i64> = decisions(&client).await.unwrap().iter().map(|one| one.id).collect();
    assert_eq!(left, [two, apart]);
    undo_decision(&mut client, apart).await.unwrap();
    decide_persons(&mut client, eva[1], eva[2], true).await.unwrap();
}

#[tokio::test]
async fn two_who_played_in_one_evening_are_two() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let eva = league(&mut client).await;
    let beside = MemberId { member: member(1, 1), ..eva[0] };
    assert!(matches!(decide_persons(&mut client, beside, eva[0], true).await, Err(HubError::NotOnePerson)));
    // Nor indirectly: a member of club 2 cannot be joined with the person that another player of the same evening
    // counts for.
    decide_persons(&mut client, eva[1], eva[0], true).await.unwrap();
    let beside = MemberId { member: member(2, 1), ..eva[1] };
    assert!(matches!(decide_persons(&mut client, beside, eva[0], true).await, Err(HubError::NotOnePerson)));
    let nobody = MemberId { member: member(9, 9), ..eva[0] };
    assert!(matches!(
        decide_persons(&mut client, nobody, eva[0], true).await,
        Err(HubError::NotFound("member"))
    ));
}

/// Clubs all of whose members have one name.
#[tokio::test]
async fn namesakes_never_make_more_pairs_than_records() {
    let database = Database::new().await;
    let mut client = database.client().await;
    for (number, members) in [(1, 100), (2, 200), (3, 250)] {
        let mut club = Club::new(number, members);
        for at in 0..usize::from(members) {
            named(&mut club, at, "Martin", "Ana", None);
        }
        admit(&mut client, &club.bundle()).await.unwrap();
        ingest(&mut client, &club.bundle()).await.unwrap();
    }
    let found = proposals(&client).await.unwrap();
    assert_eq!(found.len(), 450, "each of the second and third club, with one of the first");
    assert!(found.iter().all(|one| one.one.id.club != one.other.id.club));

    // A decision makes room for the next pair.
    let first = found.last().unwrap().clone();
    decide_persons(&mut client, first.one.id, first.other.id, false).await.unwrap();
    let found = proposals(&client).await.unwrap();
    let next = found.iter().find(|one| one.other == first.other).unwrap();
    assert_ne!(next.one, first.one);
    assert_eq!(found.len(), 450);
}
