//! The evidence of an evening holds what its club has signed, and nothing else is believed.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use proptest::prelude::*;
use tapis_engine::base::draw::{Seed, draw_seats};
use tapis_engine::base::quantity::EntryId;
use tapis_league::{
    Again, BundleError, ClubUid, Draw, DrawKind, EVIDENCE_VERSION, Evening, Evidence, EvidenceHead,
    EvidenceWriter, Hash, LARGEST_EVIDENCE, Row, RowKind, SignedEvening,
};

use crate::bundles::{packed, unpacked};
use crate::made::{CLUB, SALT, bundle, evening, key, row, rows, sign};

fn head() -> EvidenceHead {
    let key = Hash(key().verifying_key().to_bytes());
    EvidenceHead { tapis_evidence: EVIDENCE_VERSION, club: CLUB, name: "Les As".into(), key }
}

fn signed(evening: &Evening) -> SignedEvening {
    let evening = evening.parts(SALT).unwrap().0;
    let text = serde_json::to_string(&evening).unwrap();
    let signature = sign(format!("tapis-evening 1\n{text}").as_bytes());
    SignedEvening { evening, text, signature }
}

fn with(rows: &[Row<'_>], evening: &Evening) -> Vec<u8> {
    let mut writer = EvidenceWriter::new(Vec::new(), &head(), evening.journal).unwrap();
    for row in rows {
        writer.row(row).unwrap();
    }
    writer.finish(&signed(evening)).unwrap()
}

fn evidence() -> Vec<u8> {
    with(&rows(), &evening(&rows()))
}

#[test]
fn evidence_is_read_as_it_was_written() {
    let found = Evidence::open(&evidence()).unwrap();
    assert_eq!(found.head(), &head());
    assert_eq!(found.evening(), &evening(&rows()).parts(SALT).unwrap().0);
    assert_eq!(found.signed(), &signed(&evening(&rows())));
    assert_eq!((found.rows(), found.told()), (rows().as_slice(), 3));
    assert_eq!(found.fingerprint(), tapis_league::fingerprint(&head().key.0));
    assert_eq!(evidence(), evidence(), "the same rows give the same bytes");
}

/// A bundle's lines of the evening are those of its evidence, so that whoever reads one reads the other; only the
/// private part is missing.
#[test]
fn its_lines_are_the_public_ones_of_a_bundle() {
    let lines = |text: String| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let sent: Vec<String> = lines(unpacked(&bundle()))
        .into_iter()
        .skip(1)
        .filter(|line| !line.starts_with("{\"member\"") && !line.starts_with("{\"end\""))
        .map(|line| line.split_once(",\"salt\":").map_or(line.clone(), |(public, _)| format!("{public}}}")))
        .collect();
    assert_eq!(lines(unpacked(&evidence()))[1..], sent);
    assert!(!unpacked(&evidence()).contains("Durand"));
}

/// Proofs of version 1 are read for ever.
#[test]
fn a_proof_of_version_1_is_still_readable() {
    let kept = include_str!("evidence-1.jsonl");
    assert_eq!(unpacked(&evidence()), kept);
    assert_eq!(Evidence::open(&packed(kept)).unwrap().rows(), rows());
}

#[test]
fn a_changed_line_is_noticed() {
    let text = unpacked(&evidence());
    let changed = |from: &str, to: &str| {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        Evidence::open(&packed(&changed))
    };
    let signature = |found| matches!(found, Err(BundleError::WrongSignature));
    let chain = |found| matches!(found, Err(BundleError::BrokenChain { journal: 12 }));
    assert!(signature(changed("\"place\":1", "\"place\":2")));
    assert!(signature(changed("Main event", "Main evening")));
    assert!(chain(changed("\"table\\\":4", "\"table\\\":5")), "what a row tells");
    assert!(chain(changed(&"05".repeat(32), &"06".repeat(32))), "the digest of one that is withheld");
    // Another club, and another key, each in the first line only.
    assert!(chain(changed(&CLUB.to_string(), &ClubUid([8; 16]).to_string())));
    let other = tapis_league::hex::write(&[4; 32]);
    assert!(signature(changed(&head().key.to_string(), &other)));
    assert!(matches!(changed("\"tapis_evidence\":1", "\"tapis_evidence\":2"), Err(BundleError::Newer(2))));
    assert!(matches!(changed("\n[2,", "\n[3,"), Err(BundleError::Gap { journal: 12, expected: 2 })));
    // The club's name is nobody's signature; whoever checks compares the key.
    let renamed = changed("Les As", "Les Rois").unwrap();
    assert_eq!((renamed.head().name.as_str(), renamed.signed()), ("Les Rois", &signed(&evening(&rows()))));
}

#[test]
fn missing_added_and_other_lines_are_refused() {
    let written = evidence();
    for length in 0..written.len() {
        assert!(Evidence::open(&written[..length]).is_err(), "{length} bytes");
    }
    let twice = [written.clone(), written.clone()].concat();
    assert!(matches!(Evidence::open(&twice), Err(BundleError::CutOff)));
    let text = unpacked(&written);
    for more in ["{}\n", "\n", "{"] {
        assert!(matches!(Evidence::open(&packed(&format!("{text}{more}"))), Err(BundleError::CutOff)));
    }
    assert!(matches!(Evidence::open(&bundle()), Err(BundleError::NotABundle)));
    assert!(matches!(Evidence::open(b"%PDF-1.7"), Err(BundleError::NotABundle)));
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let (first, last) = (lines[..2].concat(), lines[2..].concat());
    // Only from its first row on, without a journal, and with a member.
    let later = first.replacen("\"first\":1", "\"first\":2", 1);
    assert!(matches!(
        Evidence::open(&packed(&format!("{later}{last}"))),
        Err(BundleError::Gap { journal: 12, expected: 1 })
    ));
    assert!(matches!(
        Evidence::open(&packed(&format!("{}{last}", lines[0]))),
        Err(BundleError::Line { line: 2, .. })
    ));
    let member = "{\"member\":{\"member\":\"01010101010101010101010101010101\",\"revision\":1,\
                  \"state\":{\"is\":\"erased\"}}}\n";
    assert!(matches!(
        Evidence::open(&packed(&format!("{first}{member}{last}"))),
        Err(BundleError::Line { line: 3, .. })
    ));
}

/// Proofs that a right key could sign to deceive.
#[test]
fn contradictions_under_a_right_key_are_refused() {
    let right = evening(&rows());
    let open = |evening| Evidence::open(&with(&rows(), &evening));
    for wrong in [
        Evening { rows: 9, ..right.clone() },
        Evening { head: Hash([4; 32]), ..right.clone() },
        Evening { head: evening(&rows()[..2]).head, rows: 2, ..right.clone() },
    ] {
        assert!(matches!(open(wrong), Err(BundleError::BrokenChain { journal: 12 })));
    }
    assert!(matches!(
        open(Evening { club: ClubUid([8; 16]), ..right.clone() }),
        Err(BundleError::WrongSignature)
    ));
    let none: Vec<_> = std::iter::repeat_n(right.results[0].clone(), 2).collect();
    assert!(matches!(open(Evening { results: none, ..right }), Err(BundleError::Line { .. })));
}

#[test]
fn evidence_that_unpacks_without_end_is_refused() {
    let mut out = GzEncoder::new(Vec::new(), Compression::best());
    let text = unpacked(&evidence());
    let first: String = text.split_inclusive('\n').take(2).collect();
    out.write_all(first.as_bytes()).unwrap();
    let zeros = vec![b'['; 1 << 20];
    for _ in 0..128 {
        out.write_all(&zeros).unwrap();
    }
    let bomb = out.finish().unwrap();
    assert!(bomb.len() < 1 << 18);
    assert!(matches!(Evidence::open(&bomb), Err(BundleError::TooLarge)));
    // The same with rows that could be some, which together are more than is read.
    let mut out = GzEncoder::new(Vec::new(), Compression::best());
    out.write_all(first.as_bytes()).unwrap();
    let words = "x".repeat(1 << 20);
    for seq in 1..=80 {
        let salt = "09".repeat(16);
        out.write_all(format!("[{seq},1795000000000,\"a\",1,null,\"{salt}\",\"{words}\"]\n").as_bytes())
            .unwrap();
    }
    assert!(matches!(Evidence::open(&out.finish().unwrap()), Err(BundleError::TooLarge)));
    assert!(matches!(Evidence::open(&vec![0; LARGEST_EVIDENCE + 1]), Err(BundleError::TooLarge)));
}

/// A row in which these players were drawn at two tables with so many seats.
fn drawn(seq: u64, seed: Seed, size: u8) -> Row<'static> {
    let players: Vec<EntryId> = (1..=12).map(EntryId).collect();
    let seats = draw_seats(&players, &[(1, size), (2, size)], &[(2, 3)], &[], &seed).unwrap();
    let seats: Vec<_> = seats
        .iter()
        .map(|(entry, table, seat)| {
            serde_json::json!({ "entry": entry, "at": { "table": table, "seat": seat } })
        })
        .collect();
    let seats = serde_json::json!(seats);
    row(
        seq,
        &format!(
            r#"[{{"type":"seats_drawn","seed":"{seed}","tables":[1,2],"seats":{seats},"from":{{"sizes":[{size},{size}]}}}}]"#
        ),
    )
}

#[test]
fn the_seed_of_a_draw_gives_its_seats_again() {
    let seed = |byte| Seed([byte; 32]);
    let blocked = r#"[{"type":"seats_blocked","tables":[{"table":2,"seats":[3]}]}]"#;
    let honest = drawn(2, seed(1), 9);
    // The second player's seat is exchanged with the first one's.
    let text = match drawn(4, seed(2), 8).content {
        tapis_league::RowContent::Told { text, .. } => text.into_owned(),
        tapis_league::RowContent::Withheld { .. } => unreachable!(),
    };
    let forged = text.replace("\"entry\":1,", "\"entry\":0,");
    let forged = forged.replace("\"entry\":2,", "\"entry\":1,").replace("\"entry\":0,", "\"entry\":2,");
    assert_ne!(forged, text);
    let undone = Row { kind: RowKind::Undo, target: Some(2), ..row(3, "[]") };
    let late = r#"[{"type":"late_seated","entry":13,"at":{"table":1,"seat":9},"seed":"0303030303030303030303030303030303030303030303030303030303030303","among":1}]"#;
    let rows = vec![row(1, blocked), honest, undone, row(4, &forged), row(5, late), drawn(6, seed(4), 8)];
    let found = Evidence::open(&with(&rows, &evening(&rows))).unwrap().draws();
    let draw = |row, kind, byte, stands, again| Draw {
        row,
        at: rows[0].at,
        kind,
        seed: seed(byte),
        stands,
        repeated: again == Again::Same,
        again,
    };
    assert_eq!(
        found,
        [
            draw(2, DrawKind::Seats, 1, false, Again::Same),
            draw(4, DrawKind::Seats, 2, true, Again::Different),
            draw(5, DrawKind::Late, 3, true, Again::NotTold),
            draw(6, DrawKind::Seats, 4, true, Again::Same),
        ]
    );
}

proptest! {
    /// If any byte is changed, the file is refused or all that a signature covers is as before.
    #[test]
    fn no_changed_byte_is_believed(at in 0_usize..10_000, by in 1_u8..=255) {
        let written = evidence();
        let mut changed = written.clone();
        let at = at % written.len();
        changed[at] ^= by;
        if let Ok(found) = Evidence::open(&changed) {
            let right = Evidence::open(&written).unwrap();
            prop_assert_eq!((found.signed(), found.rows()), (right.signed(), right.rows()));
            prop_assert_eq!((found.head().club, found.head().key), (CLUB, head().key));
        }
    }

    /// The same where somebody packs it again.
    #[test]
    fn no_changed_character_is_believed(at in 0_usize..10_000, by in 1_u8..128) {
        let mut text = unpacked(&evidence()).into_bytes();
        let at = at % text.len();
        text[at] ^= by;
        let mut out = GzEncoder::new(Vec::new(), Compression::fast());
        out.write_all(&text).unwrap();
        if let Ok(found) = Evidence::open(&out.finish().unwrap()) {
            prop_assert_eq!(found.signed(), &signed(&evening(&rows())));
            prop_assert_eq!(found.rows(), rows());
            prop_assert_eq!((found.head().club, found.head().key), (CLUB, head().key));
        }
    }

    #[test]
    fn nothing_that_is_read_stops_the_reader(bytes in proptest::collection::vec(any::<u8>(), 0..400), text in ".{0,200}") {
        prop_assert!(Evidence::open(&bytes).is_err());
        prop_assert!(Evidence::open(&packed(&text)).is_err());
    }
}
