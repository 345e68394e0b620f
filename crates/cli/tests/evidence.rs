//! `league verify`: the evidence of an evening, as a league's site offers it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use serde_json::Value;
use tapis_league::{Bundle, BundleLine, EVIDENCE_VERSION, Evidence, EvidenceHead, EvidenceWriter};

use crate::cli::run;

/// The evidence of each evening of a bundle, as the league's program writes it.
fn evidence(bundle: &[u8]) -> Vec<Vec<u8>> {
    let bundle = Bundle::open(bundle).unwrap();
    let head = bundle.head();
    let head = EvidenceHead {
        tapis_evidence: EVIDENCE_VERSION,
        club: head.club,
        name: head.name.clone(),
        key: head.key,
    };
    let (mut all, mut writer) = (Vec::new(), None);
    let mut lines = bundle.lines().unwrap();
    while let Some(line) = lines.next().unwrap() {
        match line {
            BundleLine::Member(_) => {}
            BundleLine::Journal(start) => {
                writer = Some(EvidenceWriter::new(Vec::new(), &head, start.journal).unwrap());
            }
            BundleLine::Row(row, _) => {
                writer.as_mut().unwrap().row(&row).unwrap();
            }
            BundleLine::Evening(evening) => all.push(writer.take().unwrap().finish(&evening.signed).unwrap()),
        }
    }
    all
}

/// Writes a file and checks it.
fn verify(folder: &Path, bytes: &[u8], more: &[&str]) -> (i32, Vec<Value>, String) {
    std::fs::write(folder.join("1.tapis-evidence"), bytes).unwrap();
    run(folder, &[&["league", "verify", "1.tapis-evidence"], more].concat())
}

#[test]
fn a_proof_is_checked_without_a_club() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    assert_eq!(run(folder, &["--club", "a.tapis", "init", "--sample"]).0, 0);
    let (_, written, _) =
        run(folder, &["--club", "a.tapis", "league", "write", "a.tapis-league", "--data", "mine"]);
    let key = written[0]["key"].as_str().unwrap();
    let bundle = std::fs::read(folder.join("a.tapis-league")).unwrap();
    let all = evidence(&bundle);
    let (_, checked, _) = run(folder, &["league", "check", "a.tapis-league"]);
    let evenings = checked[0]["evenings"].as_array().unwrap();
    assert_eq!(all.len(), evenings.len());

    let (mut seeds, mut same) = (0, 0);
    for (one, listed) in all.iter().zip(evenings) {
        let (status, said, _) = verify(folder, one, &["--key", &key.replace('-', " ").to_lowercase()]);
        assert_eq!((status, &said[0]["key"], &said[0]["same_key"]), (0, &key.into(), &true.into()));
        for (told, of) in [("journal", "journal"), ("evening", "name"), ("date", "date"), ("rows", "rows")] {
            assert_eq!(said[0][told], listed[of], "{told}");
        }
        assert_eq!((&said[0]["withheld"], &said[0]["head"]), (&listed["withheld"], &listed["head"]));
        for name in ["spent", "prize", "pool", "buy_in", "bounties"] {
            assert!(
                !said[0].to_string().contains(&format!("\"{name}\"")),
                "{name} is nobody else's business"
            );
        }
        let results = said[0]["results"].as_array().unwrap();
        assert_eq!(listed["results"], results.len());
        assert!(results.iter().is_sorted_by_key(|one| one["place"].as_u64()));
        assert!(results[0]["points"].is_number() && said[0]["words"].as_str().unwrap().contains(key));
        let draws = said[0]["draws"].as_array().unwrap();
        assert!(draws.iter().all(|draw| draw["seed"].as_str().is_some_and(|seed| seed.len() == 64)));
        seeds += draws.len();
        same += draws.iter().filter(|draw| draw["repeated"] == true && draw["again"] == "same").count();
    }
    assert!(seeds > 0 && same == seeds, "{same} of {seeds} draws are repeated");

    let (_, said, _) = verify(folder, &all[0], &[]);
    let words = said[0]["words"].as_str().unwrap();
    assert!(words.starts_with("This file is authentic: the key "), "{words}");
    assert!(words.ends_with("compare the key with the one on the club’s reports."), "{words}");
    let (_, said, _) = verify(folder, &all[0], &["--lang", "fr"]);
    let words = said[0]["words"].as_str().unwrap();
    assert!(words.starts_with("Ce fichier est authentique"), "{words}");

    // No other key, nothing that was changed or cut off, and no other kind of file.
    let (status, none, said) = verify(folder, &all[0], &["--key", "K7Q2-9XPM-4T0A-HJ3C"]);
    assert!(status == 2 && none.is_empty(), "{none:?}");
    assert_eq!(said, format!("The key {key} signed this file, not K7Q2-9XPM-4T0A-HJ3C.\n"));
    assert_eq!(verify(folder, &all[0], &["--key", ""]).0, 2);
    assert_eq!(verify(folder, &all[0], &["--key", &key[..4]]).0, 2, "the beginning alone is not enough");
    let (status, none, said) = verify(folder, &all[0][..all[0].len() - 9], &[]);
    assert!(status == 2 && none.is_empty() && said.starts_with("This file was cut off"), "{said}");
    let (status, _, said) = verify(folder, &bundle, &[]);
    assert!(status == 2 && said.starts_with("This file is not the evidence of an evening"), "{said}");
    let (status, _, said) = run(folder, &["league", "verify", "absent"]);
    assert!(status == 2 && said.starts_with("absent cannot be read"), "{said}");
    // The rows of one evening under the signature of another.
    let (one, other) = (Evidence::open(&all[0]).unwrap(), Evidence::open(&all[1]).unwrap());
    let mut writer = EvidenceWriter::new(Vec::new(), one.head(), one.evening().journal).unwrap();
    for row in one.rows() {
        writer.row(row).unwrap();
    }
    let (status, _, said) = verify(folder, &writer.finish(other.signed()).unwrap(), &[]);
    assert!(status == 2 && said.contains("is not the one that was signed"), "{said}");
}
