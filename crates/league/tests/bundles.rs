//! Bundles are read as they were written, and nothing else is.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use proptest::prelude::*;
use tapis_league::{
    Bundle, BundleError, BundleLine, Evening, Hash, Head, MemberRecord, MemberState, MemberUid, Row, RowKind,
    Writer,
};

use crate::made::{SALT, bundle, evening, head, members, result, row, rows, sign, with};

pub fn unpacked(bundle: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(bundle).read_to_string(&mut text).unwrap();
    text
}

pub fn packed(text: &str) -> Vec<u8> {
    let mut out = GzEncoder::new(Vec::new(), Compression::fast());
    out.write_all(text.as_bytes()).unwrap();
    out.finish().unwrap()
}

/// Members, rows and evenings of a bundle.
type Contents = (Vec<MemberRecord>, Vec<(Row<'static>, Hash)>, Vec<Evening>);

/// Reads all of it.
fn read(bytes: &[u8]) -> Result<Contents, BundleError> {
    let bundle = Bundle::open(bytes)?;
    let (mut members, mut rows, mut evenings) = (Vec::new(), Vec::new(), Vec::new());
    let mut lines = bundle.lines()?;
    while let Some(line) = lines.next()? {
        match line {
            BundleLine::Member(member) => members.push(member),
            BundleLine::Journal(_) => {}
            BundleLine::Row(row, hash) => rows.push((row.into_owned(), hash)),
            BundleLine::Evening(sent) => evenings.push(sent.evening),
        }
    }
    Ok((members, rows, evenings))
}

#[test]
fn a_bundle_is_read_as_it_was_written() {
    let written = bundle();
    assert_eq!(Bundle::open(&written).unwrap().head(), &head());
    let (found, read_rows, evenings) = read(&written).unwrap();
    assert_eq!(found, members());
    assert_eq!(evenings, [evening(&rows())]);
    assert_eq!(read_rows.iter().map(|(row, _)| row.clone()).collect::<Vec<_>>(), rows());
    assert_eq!(read_rows.last().unwrap().1, evenings[0].head);
    assert_eq!(bundle(), written, "the same lines give the same bytes");
}

/// Bundles of version 1 are read for ever: its lines are stored here as they were.
#[test]
fn a_bundle_of_version_1_is_still_readable() {
    let kept = include_str!("bundle-1.jsonl");
    assert_eq!(unpacked(&bundle()), kept);
    assert_eq!(read(&packed(kept)).unwrap().2, [evening(&rows())]);
}

#[test]
fn a_changed_line_is_noticed() {
    let text = unpacked(&bundle());
    for (from, to) in [
        ("Durand", "Dupond"),
        ("\"place\":1", "\"place\":2"),
        ("\"table\\\":4", "\"table\\\":5"),
        ("Les As", "Les Rois"),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        assert!(matches!(read(&packed(&changed)), Err(BundleError::WrongSignature)), "{from}");
    }
    let without: String =
        text.lines().filter(|line| !line.starts_with("[2,")).map(|line| format!("{line}\n")).collect();
    assert!(matches!(read(&packed(&without)), Err(BundleError::WrongSignature)));
    let later = text.replacen("\"tapis_league\":1", "\"tapis_league\":2", 1);
    assert!(matches!(read(&packed(&later)), Err(BundleError::Newer(2))));
}

#[test]
fn a_bundle_of_wrong_length_is_refused() {
    let written = bundle();
    for length in 0..written.len() {
        assert!(read(&written[..length]).is_err(), "{length} bytes");
    }
    let twice = [written.clone(), written.clone()].concat();
    assert!(matches!(read(&twice), Err(BundleError::CutOff)));
    let text = unpacked(&written);
    assert!(matches!(read(&packed(&format!("{text}{{}}\n"))), Err(BundleError::CutOff)));
    assert!(matches!(read(b"%PDF-1.7"), Err(BundleError::NotABundle)));
    assert!(matches!(read(&packed("{}\n")), Err(BundleError::NotABundle)));
}

/// Bundles with which a club that has a right key could deceive the league.
#[test]
fn contradictions_under_a_right_key_are_refused() {
    let rows = rows();
    let right = evening(&rows);
    let gap: Vec<Row<'_>> = rows.iter().filter(|row| row.seq != 2).cloned().collect();
    assert!(matches!(read(&with(&gap, &right)), Err(BundleError::Gap { journal: 12, expected: 2 })));
    let longer = Evening { rows: 9, ..right.clone() };
    assert!(matches!(read(&with(&rows, &longer)), Err(BundleError::BrokenChain { journal: 12 })));
    let other = Evening { head: Hash([4; 32]), ..right.clone() };
    assert!(matches!(read(&with(&rows, &other)), Err(BundleError::BrokenChain { journal: 12 })));
    let twice = Evening { results: vec![result(1, 1), result(1, 2)], ..right.clone() };
    assert!(matches!(read(&with(&rows, &twice)), Err(BundleError::Line { .. })));
    let foreign = Evening { club: tapis_league::ClubUid([8; 16]), ..right.clone() };
    assert!(matches!(read(&with(&rows, &foreign)), Err(BundleError::WrongSignature)));
    for wrong in [
        Row { kind: RowKind::Undo, target: Some(5), ..row(5, "[]") },
        Row { kind: RowKind::Redo, target: None, ..row(5, "[]") },
        Row { target: Some(1), ..row(5, "[]") },
        row(5, "\0"),
    ] {
        let rows = [rows.clone(), vec![wrong]].concat();
        assert!(matches!(read(&with(&rows, &evening(&rows))), Err(BundleError::Line { .. })));
    }
}

/// A journal ends with its evening.
#[test]
fn a_row_after_its_evening_is_refused() {
    let mut writer = Writer::new(Vec::new(), &head()).unwrap();
    writer.journal(12).unwrap();
    for row in rows() {
        writer.row(&row).unwrap();
    }
    writer.evening(&evening(&rows()), SALT, &sign).unwrap();
    writer.row(&row(5, "[]")).unwrap();
    assert!(matches!(read(&writer.finish(&sign).unwrap()), Err(BundleError::Line { .. })));
}

/// A small file that would fill the memory.
#[test]
fn a_bundle_that_unpacks_without_end_is_refused() {
    let mut out = GzEncoder::new(Vec::new(), Compression::best());
    let zeros = vec![b'0'; 1 << 20];
    for _ in 0..64 {
        out.write_all(&zeros).unwrap();
    }
    let bomb = out.finish().unwrap();
    assert!(bomb.len() < 1 << 17);
    assert!(matches!(read(&bomb), Err(BundleError::TooLarge)));
    assert!(matches!(Bundle::open(&vec![0; tapis_league::LARGEST + 1]), Err(BundleError::TooLarge)));
    let written = sign(b"");
    assert!(read(&written).is_err());
}

proptest! {
    /// If any byte is changed, the file is refused or reads as before (gzip has bytes that mean nothing).
    #[test]
    fn no_changed_byte_is_believed(at in 0_usize..10_000, by in 1_u8..=255) {
        let written = bundle();
        let mut changed = written.clone();
        let at = at % written.len();
        changed[at] ^= by;
        if let Ok(found) = read(&changed) {
            prop_assert_eq!(found, read(&written).unwrap());
        }
    }

    #[test]
    fn nothing_that_is_read_stops_the_reader(bytes in proptest::collection::vec(any::<u8>(), 0..400), text in ".{0,200}") {
        prop_assert!(read(&bytes).is_err());
        prop_assert!(read(&packed(&text)).is_err());
    }
}

/// Each journal that is read is kept until the whole bundle was.
#[test]
fn a_bundle_has_so_many_journals_and_no_more() {
    let of = |journals: u64| {
        let mut writer = Writer::new(Vec::new(), &head()).unwrap();
        for journal in 1..=journals {
            writer.journal(journal).unwrap();
        }
        read(&writer.finish(&sign).unwrap())
    };
    assert!(of(10_000).is_ok());
    assert!(matches!(of(10_001), Err(BundleError::TooLarge)));
}

/// Pages, lists and papers of the league show names whole.
#[test]
fn a_name_has_a_thousand_characters_at_most() {
    let of = |club: &str, last: &str, evening: &str| {
        let mut writer = Writer::new(Vec::new(), &Head { name: club.into(), ..head() }).unwrap();
        let state = MemberState::Known {
            number: None,
            licence: None,
            last_name: last.into(),
            first_name: String::new(),
        };
        writer.member(&MemberRecord { member: MemberUid([1; 16]), revision: 1, state }).unwrap();
        let played = Evening { name: evening.into(), ..self::evening(&rows()) };
        writer.journal(12).unwrap();
        for row in rows() {
            writer.row(&row).unwrap();
        }
        writer.evening(&played, SALT, &sign).unwrap();
        read(&writer.finish(&sign).unwrap())
    };
    let (long, longer) = ("é".repeat(1_000), "é".repeat(1_001));
    assert!(of(&long, &long, &long).is_ok());
    for (line, found) in [(1, of(&longer, "", "")), (2, of("", &longer, "")), (8, of("", "", &longer))] {
        assert!(matches!(found, Err(BundleError::Line { line: at, .. }) if at == line), "{found:?}");
    }
    assert!(
        of("Les\0As", "", "").is_err() && of("", "Du\0rand", "").is_err() && of("", "", "Ma\0in").is_err()
    );
}
