//! Stored data is shown as the program wrote it, or a sentence says otherwise: changes by SQL in every table, and
//! single bytes of the file.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::{Path, PathBuf};

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use tapis_club::Club;
use tapis_club::engine::base::quantity::{Chips, MemberId, Millis};
use tapis_club::engine::setup::RoomTable;
use tapis_club::locale::Language;
use tapis_club::store::{Author, ClubFile, OwnChipSet, RuleText, Venue};

use crate::rich_evening::{START, play, said};

/// A club in which every table has rows.
fn rich(folder: &Path) -> PathBuf {
    let mut club = play(folder);
    let path = club.file().path().to_owned();
    let mut rules = club.rules().default_ruleset().unwrap();
    rules.name = "Maison".to_owned();
    rules.balance_threshold = 3;
    let tournaments = club.tournaments().all().unwrap();
    let set = club.library().usual_chip_sets(Language::Fr)[0].clone();
    let setup = club.tournament(tournaments[0].id).unwrap().setup().to_draft();
    club.close();
    let file = ClubFile::open(&path).unwrap();
    file.rules().add_ruleset(&rules).unwrap();
    let tables = (1..=3).map(|no| RoomTable {
        no: serde_json::from_str(&no.to_string()).unwrap(),
        seats: 9,
        name: None,
    });
    file.library()
        .save_venue(Venue { id: None, name: "Salle".to_owned(), tables: tables.collect() })
        .unwrap();
    file.library().save_chip_set(&OwnChipSet { id: None, set }).unwrap();
    file.library().save_structure("Longue", Chips(20_000), &setup.steps).unwrap();
    let text = RuleText {
        chapter: 1,
        rule: 1,
        language: "fr".to_owned(),
        words: "Nous.".to_owned(),
        source: "x".to_owned(),
        original: "y".to_owned(),
    };
    file.rules().save_rule_text(&text).unwrap();
    file.rules().hide_rule(1, 2, true).unwrap();
    drop(file);
    path
}

/// All that a person could see of what is kept.
fn shown(club: &mut Club) -> String {
    let said = said(club);
    let file = club.file();
    let settings = ["name", "language"].map(|key| file.settings().setting(key).unwrap());
    let kept = (
        (
            file.members().all().unwrap(),
            file.members().find_members("nom", true).unwrap(),
            file.seasons().all().unwrap(),
        ),
        (
            file.library().templates().unwrap(),
            file.tournaments().all().unwrap(),
            file.rules().rulesets().unwrap(),
        ),
        (
            file.library().venues().unwrap(),
            file.library().chip_sets().unwrap(),
            file.library().structures().unwrap(),
        ),
        (file.rules().rule_texts().unwrap(), file.rules().hidden_rules().unwrap(), settings),
    );
    format!("{said} {kept:?}")
}

fn notices(club: &mut Club) -> Vec<String> {
    club.audit().notices().iter().map(|notice| notice.say(Language::En)).collect()
}

const BY_HAND: [(&str, &str); 23] = [
    ("UPDATE member SET last_name = 'Autre' WHERE id = 3", "Members, “Prénom Nom03”: changed"),
    ("UPDATE member SET valid_until = '2030-01-01' WHERE id = 3", "Members, “Prénom Nom03”: changed"),
    ("UPDATE member SET folded = 'zz' WHERE id = 20", "Members, “Prénom Nom20”: changed"),
    ("DELETE FROM member WHERE id = 20", "Members, “Prénom Nom20”: deleted"),
    (
        "INSERT INTO member (id, last_name, first_name, folded, created_at) VALUES (99, 'Nom', 'De', 'nom', 0)",
        "Members, “De Nom”: added",
    ),
    ("UPDATE season SET best_n = 1", "Seasons, “2026-2027”: changed"),
    ("UPDATE setting SET value = 'Autre' WHERE key = 'name'", "Settings, “name”: changed"),
    ("DELETE FROM setting WHERE key = 'language'", "Settings, “language”: deleted"),
    ("UPDATE template SET setup = replace(setup, 'minutes', 'hours')", "Templates, "),
    ("UPDATE tournament SET season_id = NULL WHERE id = 1", "Tournaments, “1”: changed"),
    ("UPDATE tournament SET archived_at = 1 WHERE id = 1", "Tournaments, “1”: changed"),
    ("UPDATE ruleset SET base = 'autre'", "Rulesets, “Maison”: changed"),
    ("UPDATE venue SET name = 'Cave', folded = 'cave'", "Rooms, “Salle”: changed"),
    ("DELETE FROM venue_table WHERE position = 1", "Rooms, “1,1”: deleted"),
    ("UPDATE chip SET owned = 7", "Chips, "),
    ("DELETE FROM structure", "Structures, “Longue”: deleted"),
    ("UPDATE rule_text SET words = 'Eux.'", "Texts of the booklet, “1,1,fr”: changed"),
    ("DELETE FROM rule_hidden", "Texts of the booklet, “1,2”: deleted"),
    ("UPDATE exclusion SET reason = 'Rien'", "Members, “19”: changed"),
    ("UPDATE season_due SET amount = 1", "Seasons, “1”: changed"),
    ("DELETE FROM member_due", "Members, “1,16”: deleted"),
    ("UPDATE due_payment SET amount = 1 WHERE id = 1", "Members, “1”: changed"),
    ("UPDATE member SET guest = NULL WHERE id = 19", "Members, “Prénom Nom19”: changed"),
];

#[test]
fn a_change_by_sql_is_reported_and_repaired() {
    let folder = tempfile::tempdir().unwrap();
    let path = rich(folder.path());
    let mut club = Club::open(&path, Millis::ZERO).unwrap();
    assert_eq!((notices(&mut club), club.audit().verify().unwrap()), (vec![], vec![]));
    let before = shown(&mut club);
    drop(club);
    for (sql, expected) in BY_HAND {
        rusqlite::Connection::open(&path).unwrap().execute_batch(sql).unwrap();
        let mut club = Club::open(&path, Millis::ZERO).unwrap();
        let told = notices(&mut club);
        assert!(told.first().is_some_and(|first| first.starts_with(expected)), "{sql}: {told:?}");
        let copy = told.last().unwrap().rsplit_once(": ").unwrap().1.to_owned();
        assert!(Path::new(&copy).is_file(), "{sql}: {told:?}");
        assert_eq!(shown(&mut club), before, "{sql}");
        assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new(), "{sql}");
        drop(club);
        assert_eq!(notices(&mut Club::open(&path, Millis::ZERO).unwrap()), Vec::<String>::new(), "{sql}");
        std::fs::remove_file(copy).unwrap();
    }
}

#[test]
fn changed_schemas_are_reported_at_every_opening() {
    for (sql, expected) in [
        (
            "CREATE TRIGGER t AFTER INSERT ON result BEGIN UPDATE result SET points = 1; END",
            "(“t”) is not one of",
        ),
        ("DROP INDEX result_by_member", "(“result_by_member”) is not one of"),
        ("UPDATE library SET who = 'Personne' WHERE seq = 4", "damaged at row 4"),
        ("UPDATE library SET at = at + 1 WHERE seq = 5", "damaged at row 5"),
        ("UPDATE library SET content = NULL, salt = NULL WHERE shelf = 'member'", "damaged at row "),
        ("DELETE FROM library WHERE seq = (SELECT max(seq) FROM library)", "damaged at row "),
        ("UPDATE library_end SET rows = rows + 1", "damaged at row "),
        ("DELETE FROM library_end", "damaged at row "),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = rich(folder.path());
        rusqlite::Connection::open(&path).unwrap().execute_batch(sql).unwrap();
        for _ in 0..2 {
            let mut club = Club::open(&path, Millis::ZERO).unwrap();
            let told = notices(&mut club);
            assert!(told.iter().any(|notice| notice.contains(expected)), "{sql}: {told:?}");
            assert_ne!(club.audit().verify().unwrap(), Vec::<String>::new(), "{sql}");
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let path = rich(folder.path());
    rusqlite::Connection::open(&path).unwrap().execute_batch("DROP TABLE rule_hidden").unwrap();
    assert_eq!(Club::open(&path, Millis::ZERO).unwrap_err().code, "open-damaged");
}

/// Standings that are printed come from members and seasons as the program wrote them.
#[test]
fn a_changed_season_is_repaired_before_printing() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = Club::open(&rich(folder.path()), Millis::ZERO).unwrap();
    let season = club.library().seasons().unwrap()[0].clone();
    let by_hand = rusqlite::Connection::open(club.file().path()).unwrap();
    by_hand.execute("UPDATE season SET min_played = 9", []).unwrap();
    assert_ne!(club.library().seasons().unwrap()[0], season);
    let options = tapis_club::DocumentOptions::default();
    club.papers()
        .document(tapis_club::DocumentKind::Standings, tapis_club::About::Season(season.id), options, START)
        .unwrap();
    assert_eq!(club.library().seasons().unwrap()[0], season);
    assert!(notices(&mut club)[0].starts_with("Seasons, "), "{:?}", notices(&mut club));
}

#[test]
fn a_flipped_byte_is_reported_or_harmless() {
    let folder = tempfile::tempdir().unwrap();
    let path = rich(folder.path());
    let before = shown(&mut Club::open(&path, Millis::ZERO).unwrap());
    let sound = std::fs::read(&path).unwrap();
    let mut dice = ChaCha20Rng::seed_from_u64(14);
    let (mut refused, mut told, mut same) = (0, 0, 0);
    for _ in 0..100 {
        let at = dice.random_range(100..sound.len());
        let mut bytes = sound.clone();
        bytes[at] ^= 1 << dice.random_range(0..8);
        let beside = tempfile::tempdir().unwrap();
        let path = beside.path().join("club.tapis");
        std::fs::write(&path, bytes).unwrap();
        match Club::open(&path, Millis::ZERO) {
            Err(_) => refused += 1,
            Ok(mut club) => {
                if !notices(&mut club).is_empty() {
                    told += 1;
                    continue;
                }
                assert_eq!(shown(&mut club), before, "byte {at}");
                same += 1;
            }
        }
    }
    assert!(refused > 0 && told > 0 && same > 0, "{refused} refused, {told} told, {same} without effect");
}

#[test]
fn a_members_history_lasts_until_erasure() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = Club::open(&rich(folder.path()), Millis::ZERO).unwrap();
    club.set_author(Author { person: "Zoé".to_owned(), device: "tablette".to_owned() });
    let id = MemberId(20);
    let member = club.file().members().member(id).unwrap();
    let draft = tapis_club::store::MemberDraft {
        id: Some(id),
        last_name: member.card.last_name,
        first_name: member.card.first_name,
        valid_until: chrono::NaiveDate::from_ymd_opt(2027, 8, 31),
        ..Default::default()
    };
    club.library().save_member(draft.clone(), START).unwrap();
    club.library().save_member(draft, START).unwrap();
    let changes = club.file().library().member_changes(id).unwrap();
    assert_eq!(changes.len(), 2, "saving what there is writes nothing: {changes:?}");
    let change = &changes[0];
    assert_eq!((&*change.who, &*change.device, change.first), ("Zoé", "tablette", false));
    let field = &change.fields[0];
    assert_eq!((change.fields.len(), &*field.field), (1, "valid_until"));
    assert_eq!((field.before.as_deref(), field.after.as_deref()), (None, Some("2027-08-31")));
    assert!(changes[1].first);
    club.library().erase_member(id, START).unwrap();
    let left = format!("{:?}", club.file().library().member_changes(id).unwrap());
    assert!(!left.contains("2027") && !left.contains("Nom20") && left.contains("Zoé"), "{left}");
    assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
}
