//! Signed proofs: what a committee learns from one, whatever was done to it or to the club.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tapis_club::beginning::simulate::Evening;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::Author;
use tapis_club::{About, Club, DocumentKind, DocumentOptions, Keys, MadeProof, NewKey, Verdict};

const NOW: Millis = Millis(1_800_000_000_000);

struct Scene {
    folder: tempfile::TempDir,
    club: Club,
    id: TournamentId,
    keys: Keys,
}

fn played(path: &Path, seed: u64) -> (Club, TournamentId) {
    let mut club = Club::sample(path, Language::Fr, NOW).unwrap();
    let mut seen = |_| ();
    let (id, _) = Evening::new(&mut club, seed, NOW, &mut seen).play(6).unwrap();
    (club, id)
}

impl Scene {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (club, id) = played(&folder.path().join("club.tapis"), 7);
        let keys = Keys::of(folder.path());
        Scene { folder, club, id, keys }
    }

    fn prove(&mut self) -> MadeProof {
        self.club.proofs().prove_evening(self.id, &self.keys, NOW).unwrap()
    }

    fn private_files(&self) -> Vec<PathBuf> {
        let files = std::fs::read_dir(self.folder.path().join("keys")).unwrap();
        files.map(|file| file.unwrap().path()).collect()
    }
}

fn verdict(club: &mut Club, proof: &str) -> Verdict {
    let checked = club.proofs().check_proof(proof.as_bytes()).unwrap();
    for language in [Language::Fr, Language::En] {
        let said = checked.say(language);
        assert!(said.len() > 30 && !said.contains(['{', '}']), "{said}");
    }
    checked.verdict
}

#[test]
fn a_signed_evening_is_recognised() {
    let mut scene = Scene::new();
    let made = scene.prove();
    assert_eq!(made.new_key, Some(NewKey::First));
    assert_eq!(verdict(&mut scene.club, &made.text), Verdict::Same);
    let read: Value = serde_json::from_str(&made.text).unwrap();
    assert_eq!(read["evening"]["rows"], scene.club.file().journal().rows(scene.id).unwrap().len());
    // Written by an editor that adds a mark, or without spaces.
    assert_eq!(verdict(&mut scene.club, &format!("\u{feff}{read}")), Verdict::Same);
    scene.club.play().undo(scene.id, NOW).unwrap();
    let checked = scene.club.proofs().check_proof(made.text.as_bytes()).unwrap();
    assert_eq!((checked.verdict, checked.added), (Verdict::Continued, 1));
    assert!(
        checked.say(Language::Fr).contains("depuis, une ligne s’y est ajoutée\u{a0}: voyez l’historique.")
    );
    let problem = scene.club.proofs().prove_evening(scene.id, &scene.keys, NOW).unwrap_err();
    assert_eq!(problem.code, "proof-not_over");
    // Played to its end again, the evening has another proof, with the same key.
    scene.club.play().redo(scene.id, NOW).unwrap();
    let again = scene.prove();
    assert_eq!((again.new_key, &again.fingerprint), (None, &made.fingerprint));
    assert_eq!(verdict(&mut scene.club, &again.text), Verdict::Same);
}

#[test]
fn whatever_is_changed_in_a_proof_is_found() {
    let mut scene = Scene::new();
    let proof: Value = serde_json::from_str(&scene.prove().text).unwrap();
    for (field, other) in [
        ("club", json!("Autre")),
        ("tournament", json!(1)),
        ("name", json!("Autre")),
        ("date", json!("2020-01-01")),
        ("rows", json!(3)),
        ("head", json!("00".repeat(32))),
        ("standings", json!("00".repeat(32))),
    ] {
        let mut changed = proof.clone();
        changed["evening"][field] = other;
        assert_eq!(verdict(&mut scene.club, &changed.to_string()), Verdict::WrongSignature, "{field}");
    }
    let mut other_signature = proof.clone();
    other_signature["signature"] = json!("00".repeat(64));
    assert_eq!(verdict(&mut scene.club, &other_signature.to_string()), Verdict::WrongSignature);
    let with = |pointer: &str, name: &str, value: Value| {
        let mut changed = proof.clone();
        changed.pointer_mut(pointer).unwrap()[name] = value;
        changed.to_string()
    };
    for none in [
        String::new(),
        "[1]".to_owned(),
        "{}".to_owned(),
        "x".repeat(70_000),
        with("", "more", json!(1)),
        with("/evening", "more", json!(1)),
        with("", "tapis_proof", json!(0)),
        with("", "tapis_proof", json!("1")),
        with("", "key", json!("K7")),
        with("", "signature", json!(proof["signature"].as_str().unwrap().to_uppercase())),
        proof.to_string().replacen('{', "{\"key\":\"00\",", 1),
    ] {
        assert_eq!(verdict(&mut scene.club, &none), Verdict::NotAProof, "{none}");
    }
    assert_eq!(scene.club.proofs().check_proof(&[0xff, 0xfe]).unwrap().verdict, Verdict::NotAProof);
    assert_eq!(verdict(&mut scene.club, &with("", "tapis_proof", json!(2))), Verdict::Newer);
}

#[test]
fn a_different_evening_differs_from_another_club() {
    let mut scene = Scene::new();
    let proof = scene.prove().text;
    // A copy from before the evening lacks it; the key is in the copy that was made after the first proof.
    let path = scene.folder.path().join("club.tapis");
    let copy = scene.club.backup("demand").unwrap();
    let last = i64::try_from(scene.club.file().journal().rows(scene.id).unwrap().len()).unwrap();
    scene.club.restore_backup(&copy).unwrap();
    assert_eq!(verdict(&mut scene.club, &proof), Verdict::Same);
    scene.club.close();
    // Removal of the last row, with all that counts rows, is found by the proof.
    let db = rusqlite::Connection::open(&path).unwrap();
    let before = "SELECT hash FROM journal WHERE tournament_id = ?1 AND seq = ?2";
    let id = scene.id.0;
    let hash: Vec<u8> = db.query_row(before, (id, last - 1), |row| row.get(0)).unwrap();
    db.execute("DELETE FROM journal WHERE tournament_id = ?1 AND seq = ?2", (id, last)).unwrap();
    db.execute("UPDATE chain SET rows = ?2, head = ?3 WHERE tournament_id = ?1", (id, last - 1, hash))
        .unwrap();
    drop(db);
    let mut club = Club::open(&path, NOW).unwrap();
    assert_eq!(verdict(&mut club, &proof), Verdict::Differs);
    club.close();
    let (mut other, id) = played(&scene.folder.path().join("other.tapis"), 7);
    assert_eq!(verdict(&mut other, &proof), Verdict::OtherKey);
    // A club signs with none but its own keys, also on a computer that has another club's.
    let made = other.proofs().prove_evening(id, &scene.keys, NOW).unwrap();
    assert_eq!(made.new_key, Some(NewKey::First));
    let files = std::fs::read_dir(scene.folder.path().join("keys")).unwrap();
    assert_eq!(files.count(), 2);
}

#[test]
fn a_new_computer_gets_a_new_key() {
    let mut scene = Scene::new();
    let old = scene.prove();
    let elsewhere = tempfile::tempdir().unwrap();
    let new = scene.club.proofs().prove_evening(scene.id, &Keys::of(elsewhere.path()), NOW).unwrap();
    assert_eq!(new.new_key, Some(NewKey::Another));
    assert_ne!(new.fingerprint, old.fingerprint);
    for proof in [&old, &new] {
        assert_eq!(verdict(&mut scene.club, &proof.text), Verdict::Same);
    }
    let known: Vec<_> =
        scene.club.proofs().keys().unwrap().iter().map(|key| key.fingerprint().unwrap()).collect();
    assert_eq!(known, [old.fingerprint.clone(), new.fingerprint]);
    assert!(new.text.contains("tapis_proof"));
    // The old computer goes on with its own.
    assert_eq!((scene.prove().fingerprint, scene.private_files().len()), (old.fingerprint, 1));
}

#[test]
fn a_withdrawn_key_proves_no_later_evening() {
    let mut scene = Scene::new();
    let before = scene.prove();
    let lost = Millis(NOW.0 + 86_400_000);
    let author = Author { person: "Camille".into(), device: "Bar".into() };
    scene.club.set_author(author);
    let withdrawn = scene.club.proofs().withdraw_key(&before.fingerprint[..6].to_lowercase(), lost).unwrap();
    assert_eq!(withdrawn.withdrawn.as_ref().map(|it| (it.at, it.who.as_str())), Some((lost, "Camille")));
    // The evening had ended before: its proof stands, and says that the key has gone.
    let checked = scene.club.proofs().check_proof(before.text.as_bytes()).unwrap();
    assert_eq!(checked.verdict, Verdict::Same);
    assert!(
        checked.say(Language::En).contains("was withdrawn on")
            && checked.say(Language::En).contains("Camille")
    );
    // Twice is once too often, and no key is meant by nothing.
    let refused = |club: &mut Club, key: &str| club.proofs().withdraw_key(key, NOW).unwrap_err().code;
    assert_eq!(refused(&mut scene.club, &before.fingerprint), "proof-withdrawn_already");
    assert_eq!(refused(&mut scene.club, " - "), "proof-no_such_key");
    // This computer signs with a new key from now on.
    let after = scene.prove();
    assert_eq!(after.new_key, Some(NewKey::Another));
    assert_ne!(after.fingerprint, before.fingerprint);
    assert_eq!(verdict(&mut scene.club, &after.text), Verdict::Same);
    assert_eq!(scene.club.proofs().key_on_paper().unwrap(), Some(after.fingerprint));
    // An older copy of the club does not know of it: there an evening is played, and signed with the old key.
    let later = Millis(lost.0 + 86_400_000);
    let mut seen = |_| ();
    let (second, _) = Evening::new(&mut scene.club, 8, later, &mut seen).play(6).unwrap();
    let stolen = scene.club.proofs().keys().unwrap();
    let mut forgotten = stolen.clone();
    forgotten[0].withdrawn = None;
    forgotten.truncate(1);
    scene.club.file().settings().keep("proof_keys", &forgotten).unwrap();
    let forged = scene.club.proofs().prove_evening(second, &scene.keys, later).unwrap();
    assert_eq!(forged.fingerprint, before.fingerprint);
    scene.club.file().settings().keep("proof_keys", &stolen).unwrap();
    let checked = scene.club.proofs().check_proof(forged.text.as_bytes()).unwrap();
    assert_eq!(checked.verdict, Verdict::Withdrawn);
    assert!(!checked.verdict.proved());
    assert!(checked.say(Language::Fr).starts_with("Sans valeur"));
    assert_eq!(scene.club.audit().verify().unwrap(), Vec::<String>::new());
}

#[test]
fn the_private_key_is_its_owners_alone() {
    let mut scene = Scene::new();
    scene.prove();
    let [file] = <[PathBuf; 1]>::try_from(scene.private_files()).unwrap();
    let private = std::fs::read_to_string(&file).unwrap();
    assert_eq!(private.trim().len(), 64);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let copy = scene.club.backup("demand").unwrap();
    let bytes = std::fs::read(copy).unwrap();
    assert!(!bytes.windows(64).any(|part| part == private.trim().as_bytes()));
    // A key that was spoilt is told, and not replaced silently.
    std::fs::write(&file, "00").unwrap();
    let problem = scene.club.proofs().prove_evening(scene.id, &scene.keys, NOW).unwrap_err();
    assert_eq!(problem.code, "proof-key_unread");
    assert_eq!(scene.club.proofs().keys().unwrap().len(), 1);
}

#[test]
fn the_report_carries_the_keys_fingerprint() {
    let mut scene = Scene::new();
    let report = |scene: &mut Scene| {
        let about = About::Tournament(scene.id);
        let options = DocumentOptions::default();
        let made = scene.club.papers().prepare(DocumentKind::Report, about, options, NOW).unwrap().lay_out();
        let pdf = scene.folder.path().join("report.pdf");
        std::fs::write(&pdf, made.bytes).unwrap();
        let read = std::process::Command::new("pdftotext").arg(&pdf).arg("-").output().unwrap();
        String::from_utf8(read.stdout).unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(!report(&mut scene).contains("Clé de signature"));
    let made = scene.prove();
    let text = report(&mut scene);
    assert!(text.contains(&format!("Clé de signature du club : {}", made.fingerprint)), "{text}");
}
