//! Lists that the league gives its clubs, and joining it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::{Chips, Millis};
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::structure::{AnteKind, Step};
use tapis_hub::{
    HubError, LeagueKey, MemberId, Person, PersonCard, admit, calendar, clubs, decide_difference,
    differences, ingest, invitations, invite, lift_sanction, link_record, lists, persons, plan,
    remove_person, sanction, save_person, share_ruleset, share_structure, take_persons, undo_link,
    undo_refusal, unlink_record, unplan, unshare, withdraw_invitation,
};
use tapis_league::{
    JoinCode, ListedEvening, ListedSanction, ListedStructure, Lists, ListsError, MemberState, Writer,
    fingerprint,
};
use tokio_postgres::Client;

use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;

fn key(folder: &tempfile::TempDir) -> LeagueKey {
    LeagueKey::make(&folder.path().join("league.key")).unwrap()
}

/// A bundle that carries an invitation.
fn invited(club: &Club, code: &JoinCode) -> Vec<u8> {
    let mut head = club.head();
    head.invitation = Some(code.invitation.clone());
    let sign = |bytes: &[u8]| ed25519_dalek::Signer::sign(&club.key, bytes).to_bytes();
    let mut writer = Writer::new(Vec::new(), &head).unwrap();
    for member in &club.members {
        writer.member(member).unwrap();
    }
    writer.finish(&sign).unwrap()
}

fn wrong<T: std::fmt::Debug>(result: Result<T, HubError>, code: &str) {
    let error = result.unwrap_err();
    assert_eq!(error.code(), code, "{error}");
}

#[tokio::test]
async fn an_invitation_admits_one_club_once() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let folder = tempfile::tempdir().unwrap();
    let key = key(&folder);
    wrong(LeagueKey::make(&folder.path().join("league.key")), "hub-key");
    assert_eq!(LeagueKey::read(&folder.path().join("league.key")).unwrap().public(), key.public());

    let code = invite(&client, &key, "https://ligue.example/", "Les As", None).await.unwrap();
    let typed: JoinCode = code.to_string().replace('-', " ").to_lowercase().parse().unwrap();
    assert_eq!((typed.address.as_str(), &typed.invitation), ("https://ligue.example", &code.invitation));
    assert_eq!(code.league, fingerprint(&key.public()));
    let (one, two) = (Club::new(1, 2), Club::new(2, 2));
    wrong(ingest(&mut client, &one.bundle()).await, "hub-unknown_key");
    ingest(&mut client, &invited(&one, &typed)).await.unwrap();
    // Once admitted, without it; nobody else by the same.
    ingest(&mut client, &one.bundle()).await.unwrap();
    ingest(&mut client, &invited(&one, &code)).await.unwrap();
    wrong(ingest(&mut client, &invited(&two, &code)).await, "hub-spent_invitation");
    let used = invitations(&client).await.unwrap();
    assert_eq!(
        (used.len(), used[0].note.as_str(), used[0].used_at.is_some(), used[0].club),
        (1, "Les As", true, Some(1))
    );
    wrong(withdraw_invitation(&client, used[0].id).await, "hub-not_found");

    // A club invited as a new one cannot bring a key for one that is there.
    let mut thief = Club::new(1, 2);
    thief.key = Club::new(9, 0).key;
    let code = invite(&client, &key, "", "another", None).await.unwrap();
    wrong(ingest(&mut client, &invited(&thief, &code)).await, "hub-spent_invitation");
    // Neither can one that is invited for another computer of a club come as another club.
    let code = invite(&client, &key, "", "second computer", Some(1)).await.unwrap();
    wrong(ingest(&mut client, &invited(&two, &code)).await, "hub-spent_invitation");
    ingest(&mut client, &invited(&thief, &code)).await.unwrap();
    assert_eq!(clubs(&client).await.unwrap()[0].keys.len(), 2);
    wrong(invite(&client, &key, "", "", Some(99)).await, "hub-not_found");
    // A withdrawn one admits nobody.
    let code = invite(&client, &key, "", "two", None).await.unwrap();
    let newest = invitations(&client).await.unwrap()[0].id;
    withdraw_invitation(&client, newest).await.unwrap();
    wrong(ingest(&mut client, &invited(&two, &code)).await, "hub-spent_invitation");
    // The database holds no code that could be used.
    let sql = "SELECT count(*) FROM invitation WHERE position(convert_to($$PLAIN$$, 'UTF8') IN digest) > 0 OR note = $$PLAIN$$";
    assert_eq!(database.number(&sql.replace("PLAIN", &code.invitation)).await, 0);
}

fn card(licence: Option<&str>, last: &str, first: &str) -> PersonCard {
    PersonCard {
        licence: licence.map(str::to_owned),
        last_name: last.into(),
        first_name: first.into(),
        born: Some("1980-05-04".parse().unwrap()),
    }
}

fn says(club: &mut Club, at: usize, licence: Option<&str>, last: &str, first: &str) {
    club.members[at].revision += 10;
    club.members[at].state = MemberState::Known {
        number: None,
        licence: licence.map(str::to_owned),
        last_name: last.into(),
        first_name: first.into(),
    };
}

async fn person(client: &Client, id: i64) -> Person {
    persons(client, "").await.unwrap().into_iter().find(|one| one.id == id).unwrap()
}

#[tokio::test]
async fn a_clubs_data_on_a_person_is_a_proposal() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut club = Club::new(1, 4);
    says(&mut club, 0, Some("L-100"), "Élu", "Éva");
    says(&mut club, 1, None, "Martin", "Paul");
    says(&mut club, 2, Some("300"), "Durand", "Zoé");
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    let at = |number| MemberId { club: 1, member: member(1, number) };
    let cards = vec![
        card(Some("l100"), "Élu", "Éva"),
        card(Some("200"), "Martin", "Paul"),
        card(Some("300"), "Durant", "Zoé"),
    ];
    assert_eq!(take_persons(&mut client, cards.clone()).await.unwrap(), (3, 0));
    assert_eq!(take_persons(&mut client, cards).await.unwrap(), (0, 0));
    let all = persons(&client, "").await.unwrap();
    let [durant, elu, martin] = &all[..] else { panic!("{all:?}") };
    // The same licence and the same names: nothing to decide. The others are proposed.
    assert_eq!((elu.records.as_slice(), martin.records.len(), durant.records.len()), (&[at(0)][..], 0, 0));
    let found = differences(&client).await.unwrap();
    let named: Vec<_> = found.iter().map(|one| (one.member, one.person, one.linked)).collect();
    assert_eq!(named, [(at(2), durant.id, false), (at(1), martin.id, false)]);
    decide_difference(&mut client, at(2), durant.id, true).await.unwrap();
    decide_difference(&mut client, at(1), martin.id, false).await.unwrap();
    // She is that person now, and the club writes her name otherwise.
    let found = differences(&client).await.unwrap();
    assert_eq!((found.len(), found[0].linked, found[0].club_says.last_name.as_str()), (1, true, "Durand"));
    decide_difference(&mut client, at(2), durant.id, true).await.unwrap();
    let taken = person(&client, durant.id).await.card;
    assert_eq!(
        (taken.last_name.as_str(), taken.licence.as_deref(), taken.born.is_some()),
        ("Durand", Some("300"), true)
    );
    assert!(differences(&client).await.unwrap().is_empty());
    wrong(decide_difference(&mut client, at(2), durant.id, true).await, "hub-not_found");
    // A refused difference comes back once the club says something else.
    says(&mut club, 1, Some("999"), "Martin", "Paul");
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(differences(&client).await.unwrap().len(), 1);

    wrong(save_person(&mut client, None, card(Some("L 100"), "Autre", "Un")).await, "hub-licence_taken");
    wrong(save_person(&mut client, None, card(None, " ", "Un")).await, "hub-person_name");
    wrong(save_person(&mut client, Some(99), card(None, "Autre", "Un")).await, "hub-not_found");
    link_record(&client, at(3), martin.id).await.unwrap();
    unlink_record(&client, at(3), None).await.unwrap();
    wrong(unlink_record(&client, at(3), None).await, "hub-not_found");
    // Erased in the club: seen, and the league decides.
    club.members[0].revision += 1;
    club.members[0].state = MemberState::Erased;
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(person(&client, elu.id).await.erased, [at(0)]);
    remove_person(&mut client, elu.id).await.unwrap();
    wrong(remove_person(&mut client, elu.id).await, "hub-not_found");
    assert!(
        persons(&client, "élu").await.unwrap().is_empty()
            && persons(&client, "DUR zoe").await.unwrap().len() == 1
    );
    assert_eq!(
        database.number("SELECT count(*) FROM person WHERE last_name = 'Élu' OR licence = 'l100'").await,
        0
    );
}

/// Two persons of one name who are there already are no reason to refuse a list that names them.
#[tokio::test]
async fn a_list_may_name_one_of_two_equals() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let martin =
        PersonCard { last_name: "Martin".into(), first_name: "Paul".into(), ..PersonCard::default() };
    for _ in 0..2 {
        save_person(&mut client, None, martin.clone()).await.unwrap();
    }
    let cards = vec![martin, card(Some("7"), "Durand", "Zoé")];
    assert_eq!(take_persons(&mut client, cards).await.unwrap(), (1, 0));
    assert_eq!(persons(&client, "").await.unwrap().len(), 3);
}

/// A decision that a record is not this person is not overruled by equal names, and neither is a later decision to the
/// contrary.
#[tokio::test]
async fn a_record_that_is_not_a_person_stays_so() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let mut club = Club::new(1, 1);
    says(&mut club, 0, Some("1"), "Durand", "Zoé");
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    let record = MemberId { club: 1, member: member(1, 0) };
    let zoe = save_person(&mut client, None, card(Some("1"), "Durand", "Zoé")).await.unwrap();
    let other = save_person(&mut client, None, card(None, "Martin", "Paul")).await.unwrap();
    assert_eq!(person(&client, zoe).await.records, [record]);

    unlink_record(&client, record, Some(zoe)).await.unwrap();
    wrong(unlink_record(&client, record, Some(zoe)).await, "hub-not_found");
    for revision in 2..4 {
        club.revision = revision;
        ingest(&mut client, &club.bundle()).await.unwrap();
        save_person(&mut client, Some(zoe), card(Some("1"), "Durand", "Zoé")).await.unwrap();
        assert_eq!(person(&client, zoe).await.records, []);
        assert_eq!(differences(&client).await.unwrap(), []);
    }
    // Other words are asked about, and the same words again are too.
    says(&mut club, 0, Some("1"), "DURAND", "Zoé");
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!((person(&client, zoe).await.records.len(), differences(&client).await.unwrap().len()), (0, 1));
    decide_difference(&mut client, record, zoe, false).await.unwrap();
    assert_eq!(differences(&client).await.unwrap(), []);
    undo_refusal(&client, record, zoe).await.unwrap();
    wrong(undo_refusal(&client, record, zoe).await, "hub-not_found");
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!((person(&client, zoe).await.records.len(), differences(&client).await.unwrap().len()), (0, 1));

    // By hand it is the person, and leaves only this one; who it was before is said.
    assert_eq!(link_record(&client, record, zoe).await.unwrap(), None);
    assert_eq!(link_record(&client, record, other).await.unwrap(), Some(zoe));
    wrong(unlink_record(&client, record, Some(zoe)).await, "hub-not_found");
    wrong(undo_link(&client, record, zoe).await, "hub-not_found");
    assert_eq!(person(&client, other).await.records, [record]);
    assert_eq!(link_record(&client, record, zoe).await.unwrap(), Some(other));
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(person(&client, zoe).await.records, [record]);

    unlink_record(&client, record, Some(zoe)).await.unwrap();
    club.members[0].revision += 1;
    club.members[0].state = MemberState::Erased;
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(database.number("SELECT count(digest) FROM person_apart").await, 0);
    remove_person(&mut client, zoe).await.unwrap();
    assert_eq!(database.number("SELECT count(*) FROM person_apart").await, 0);
}

/// Nothing stays of whoever the league removes: no reason of a sanction, lifted or not, and no digest of names. An
/// erased member's digest goes too.
#[tokio::test]
async fn of_a_removed_person_nothing_stays() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let folder = tempfile::tempdir().unwrap();
    let key = key(&folder);
    let mut club = Club::new(1, 2);
    says(&mut club, 0, Some("1"), "Durand", "Zoé");
    says(&mut club, 1, None, "Martin", "Paul");
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    let at = |number| MemberId { club: 1, member: member(1, number) };
    let zoe = save_person(&mut client, None, card(Some("1"), "Durant", "Zoé")).await.unwrap();
    let paul = save_person(&mut client, None, card(Some("2"), "Martin", "Paul")).await.unwrap();
    link_record(&client, at(0), zoe).await.unwrap();
    link_record(&client, at(1), paul).await.unwrap();
    says(&mut club, 1, Some("3"), "Martin", "Paul");
    ingest(&mut client, &club.bundle()).await.unwrap();
    let day = "2026-11-01".parse().unwrap();
    for person in [zoe, zoe, paul] {
        sanction(&client, person, day, None, "Collusion", "La commission").await.unwrap();
    }
    lift_sanction(&client, 1).await.unwrap();
    for (record, person) in [(at(0), zoe), (at(1), paul)] {
        decide_difference(&mut client, record, person, false).await.unwrap();
    }
    let refused = "SELECT count(*) FROM person_refused";
    assert_eq!(database.number(refused).await, 2);

    remove_person(&mut client, zoe).await.unwrap();
    assert_eq!(database.number("SELECT count(*) FROM sanction").await, 1);
    assert_eq!(database.number(refused).await, 1);
    // A club that had taken her sanction over is not told of her any more.
    let bytes = lists(&client, &key, Millis(1_795_000_000_000), day).await.unwrap();
    let read = Lists::read(&bytes).unwrap();
    assert_eq!(read.persons.iter().map(|one| one.last_name.as_str()).collect::<Vec<_>>(), ["Martin"]);

    club.members[1].revision += 1;
    club.members[1].state = MemberState::Erased;
    ingest(&mut client, &club.bundle()).await.unwrap();
    assert_eq!(database.number(refused).await, 0);
}

#[tokio::test]
async fn the_lists_hold_what_the_league_has_decided() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let folder = tempfile::tempdir().unwrap();
    let key = key(&folder);
    let mut club = Club::new(1, 2);
    says(&mut club, 0, Some("100"), "Élu", "Éva");
    club.journals.push(Journal::new(1, "2026-10-02", 3, &[member(1, 0), member(1, 1)]));
    admit(&mut client, &club.bundle()).await.unwrap();
    ingest(&mut client, &club.bundle()).await.unwrap();
    let eva = save_person(&mut client, None, card(Some("100"), "Élu", "Éva")).await.unwrap();
    let day = |text: &str| text.parse::<chrono::NaiveDate>().unwrap();
    let held = sanction(&client, eva, day("2026-11-01"), None, "Collusion", "La commission").await.unwrap();
    let over =
        sanction(&client, eva, day("2025-11-01"), Some(day("2025-12-01")), "Insultes", "La commission")
            .await
            .unwrap();
    wrong(
        sanction(&client, eva, day("2026-11-02"), Some(day("2026-11-01")), "x", "y").await,
        "exclusion-ends_before",
    );
    wrong(sanction(&client, eva, day("2026-11-02"), None, " ", "y").await, "exclusion-reason_missing");
    wrong(sanction(&client, 99, day("2026-11-02"), None, "x", "y").await, "hub-not_found");
    lift_sanction(&client, over).await.unwrap();
    wrong(lift_sanction(&client, over).await, "hub-not_found");

    let level = Step::Level {
        small_blind: Chips(25),
        big_blind: Chips(50),
        ante: Chips(0),
        ante_kind: AnteKind::None,
        minutes: 20,
    };
    let structure =
        ListedStructure { name: "Ligue".into(), starting_stack: Chips(20_000), steps: vec![level] };
    share_structure(&client, &structure).await.unwrap();
    wrong(
        share_structure(&client, &ListedStructure { steps: vec![], ..structure.clone() }).await,
        "hub-structure",
    );
    let ruleset = Ruleset { name: "Ligue 2026".into(), ..Ruleset::default() };
    share_ruleset(&client, &ruleset).await.unwrap();
    wrong(share_ruleset(&client, &Ruleset::default()).await, "hub-ruleset");
    let evening = |date: &str, structure: Option<&str>| ListedEvening {
        date: day(date),
        start_minute: 20 * 60,
        name: "Finale".into(),
        venue: "Lille".into(),
        ruleset: Some("Ligue 2026".into()),
        structure: structure.map(str::to_owned),
    };
    let past = plan(&client, &evening("2026-01-01", None)).await.unwrap();
    plan(&client, &evening("2026-12-05", Some("Ligue"))).await.unwrap();
    wrong(plan(&client, &evening("2026-12-05", Some("Aucune"))).await, "hub-not_found");
    wrong(unshare(&client, "structure", "Ligue").await, "hub-shared_used");
    assert_eq!(calendar(&client).await.unwrap().len(), 2);

    let now = Millis(1_795_000_000_000);
    let bytes = lists(&client, &key, now, day("2026-11-27")).await.unwrap();
    let read = Lists::read(&bytes).unwrap();
    assert_eq!((read.key.0, read.made), (key.public(), now));
    let [person] = &read.persons[..] else { panic!("{read:?}") };
    assert_eq!(
        (person.records.len(), person.records[0].member, person.records[0].club),
        (1, member(1, 0), club.uid)
    );
    let expected = ListedSanction {
        since: day("2026-11-01"),
        until: None,
        reason: "Collusion".into(),
        decided_by: "La commission".into(),
    };
    assert_eq!(person.sanctions, [expected]);
    assert_eq!(
        (read.calendar, read.rulesets, read.structures),
        (vec![evening("2026-12-05", Some("Ligue"))], vec![ruleset], vec![structure])
    );
    lift_sanction(&client, held).await.unwrap();
    unplan(&client, past).await.unwrap();
    wrong(unplan(&client, past).await, "hub-not_found");
    assert!(
        Lists::read(&lists(&client, &key, now, day("2026-11-27")).await.unwrap()).unwrap().persons[0]
            .sanctions
            .is_empty()
    );
    // Every change of the file is noticed.
    for at in (0..bytes.len()).step_by(7) {
        let mut other = bytes.clone();
        other[at] ^= 1;
        assert!(
            Lists::read(&other).map_or(true, |found| found.made == now && found.persons == read.persons),
            "byte {at}"
        );
    }
    assert!(matches!(Lists::read(&club.bundle()), Err(ListsError::NotLists)));
    assert!(matches!(Lists::read(&bytes[..bytes.len() - 9]), Err(ListsError::CutOff)));
}

/// The answer to the first sending is lost, and the club sends again while the first is still being imported.
#[tokio::test]
async fn a_repeated_first_bundle_is_received() {
    let database = Database::new().await;
    let client = database.client().await;
    let folder = tempfile::tempdir().unwrap();
    let code = invite(&client, &key(&folder), "", "Les As", None).await.unwrap();
    let packed = invited(&Club::new(1, 200), &code);
    let send = || async {
        let mut client = database.client().await;
        ingest(&mut client, &packed).await.map(|receipt| receipt.name)
    };
    let (one, two, three) = tokio::join!(send(), send(), send());
    for sent in [one, two, three] {
        assert_eq!(sent.unwrap(), "Club 1");
    }
}

#[tokio::test]
async fn a_removed_person_leaves_no_letters() {
    let database = Database::new().await;
    let mut client = database.client().await;
    let card = PersonCard {
        licence: Some("L-1".into()),
        last_name: "Élu".into(),
        first_name: "Éva".into(),
        ..PersonCard::default()
    };
    let eva = save_person(&mut client, None, card).await.unwrap();
    for (search, found) in [("eva", 1), ("l1 ELU", 1), ("va", 0), ("", 1)] {
        assert_eq!(persons(&client, search).await.unwrap().len(), found, "{search}");
    }
    remove_person(&mut client, eva).await.unwrap();
    let left = "SELECT count(*) FROM person
                WHERE num_nonnulls(spelt, alike_licence, words, alphabet, licence, last_name) > 0";
    assert_eq!(database.number(left).await, 0);
}
