//! The public part of an evening holds no money, and the part between club and league is the one that was signed with
//! it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use sha2::{Digest, Sha256};
use tapis_engine::base::quantity::{Cents, Chips, EntryId};
use tapis_engine::championship::PlayerFigures;
use tapis_engine::play::re_entries::{FirstEntry, UntilOut};
use tapis_league::{
    Bundle, BundleError, BundleLine, Evening, EveningFigures, EveningResult, Evidence, EvidenceHead,
    EvidenceWriter, Hash, PartsError, PrivatePart, SentEvening, hex,
};

use crate::bundles::{packed, unpacked};
use crate::made::{SALT, bundle, evening, head, result, rows, sign, with};

/// Figures that occur nowhere else.
const AMOUNTS: [i64; 12] =
    [71_101, 71_102, 71_103, 71_104, 71_105, 71_106, 71_107, 71_108, 71_109, 71_110, 71_111, 71_112];

fn telling() -> Evening {
    let count = |at: usize| u32::try_from(AMOUNTS[at]).unwrap();
    let until_out = UntilOut {
        spent: Cents(AMOUNTS[6]),
        rebuys: count(7),
        addons: count(7),
        eliminations: count(7),
        bounties: Cents(AMOUNTS[8]),
        bounties_won: count(7),
    };
    let figures = PlayerFigures {
        spent: Cents(AMOUNTS[3]),
        prize: Cents(AMOUNTS[4]),
        in_money: true,
        rebuys: count(9),
        addons: count(10),
        bounties: Cents(AMOUNTS[5]),
        bounties_won: count(11),
        re_entries: 1,
        first: Some(FirstEntry { place: 2, until_out: Some(until_out) }),
        ..result(2, 1).figures
    };
    let winner = EveningResult { figures, ..result(2, 1) };
    let right = evening(&rows());
    let figures = EveningFigures {
        buy_in: Cents(AMOUNTS[0]),
        pool: Cents(AMOUNTS[1]),
        stack: Chips(AMOUNTS[2]),
        ..right.figures
    };
    Evening { figures, results: vec![result(1, 2), winner], ..right }
}

/// The evening of a bundle.
fn sent(bundle: &[u8]) -> Result<SentEvening, BundleError> {
    let bundle = Bundle::open(bundle)?;
    let mut lines = bundle.lines()?;
    while let Some(line) = lines.next()? {
        if let BundleLine::Evening(sent) = line {
            return Ok(*sent);
        }
    }
    panic!("no evening");
}

fn evidence(sent: &SentEvening) -> String {
    let head = EvidenceHead { tapis_evidence: 1, club: head().club, name: head().name, key: head().key };
    let mut writer = EvidenceWriter::new(Vec::new(), &head, sent.evening.journal).unwrap();
    for row in rows() {
        writer.row(&row).unwrap();
    }
    unpacked(&writer.finish(&sent.signed).unwrap())
}

/// The same lines with another one, as the club's own key would have signed them.
fn signed_again(bundle: &[u8], from: &str, to: &str) -> Vec<u8> {
    let text = unpacked(bundle);
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "{from}");
    let lines = &changed[..changed.find("{\"end\"").unwrap()];
    let digest = hex::write(&Sha256::digest(lines));
    let end = hex::write(&sign(format!("tapis-league 1\n{digest}").as_bytes()));
    packed(&format!("{lines}{{\"end\":\"{end}\"}}\n"))
}

#[test]
fn the_league_has_every_amount_and_evidence_has_none() {
    let written = with(&rows(), &telling());
    let sent = sent(&written).unwrap();
    assert_eq!(sent.evening, telling());
    let (bundle, evidence) = (unpacked(&written), evidence(&sent));
    for amount in AMOUNTS {
        assert!(bundle.contains(&amount.to_string()), "{amount}");
        assert!(!evidence.contains(&amount.to_string()), "{amount}");
    }
    for name in
        ["spent", "prize", "in_money", "rebuys", "addons", "bount", "first\":{", "buy_in", "pool", "salt"]
    {
        assert!(!evidence.contains(name), "{name}");
    }
    let found = Evidence::open(&packed(&evidence)).unwrap();
    assert_eq!(found.signed(), &sent.signed);
    let places: Vec<_> = found.evening().results.iter().map(|one| (one.entry, one.place)).collect();
    assert_eq!(places, [(EntryId(1), 2), (EntryId(2), 1)]);
    assert_eq!(found.evening().private, sent.private.digest());
}

/// Even where the club's own key signs the file.
#[test]
fn another_private_part_than_was_signed_is_refused() {
    let written = with(&rows(), &telling());
    let salt = format!("\"salt\":\"{}\"", hex::write(&SALT));
    let refused = |from: &str, to: &str| {
        let refused = sent(&signed_again(&written, from, to));
        let right = matches!(&refused, Err(BundleError::Line { line: 10, .. }));
        assert!(right, "{from} {to}: {refused:?}");
    };
    assert_eq!(sent(&signed_again(&written, "Durand", "Dupond")).unwrap().evening, telling());
    refused("\"prize\":71105", "\"prize\":71106");
    refused("\"private\":{", "\"private\":{ ");
    refused(&salt, &salt.replace("08", "09"));
    refused(&salt, "\"salt\":\"08\"");
    refused(&format!(",{salt}"), "");
    let private = telling().parts(SALT).unwrap().1.text;
    refused(&format!(",\"private\":{private}"), "");
    refused(&format!(",{salt},\"private\":{private}"), "");
}

/// Private parts that a right key could sign to deceive.
#[test]
fn a_private_part_of_other_entries_is_refused() {
    let (public, private) = telling().parts(SALT).unwrap();
    assert_eq!(public.with(&private).unwrap(), telling());
    let signed = |text: String| {
        let private = PrivatePart { salt: SALT, text };
        let mut public = public.clone();
        public.private = private.digest();
        public.with(&private)
    };
    for (from, to) in [("\"entry\":1", "\"entry\":3"), ("\"entry\":2", "\"entry\":1")] {
        let other = signed(private.text.replace(from, to));
        assert!(matches!(other, Err(PartsError::OtherEntries)), "{other:?}");
    }
    assert!(matches!(signed("{}".to_owned()), Err(PartsError::Unreadable(_))));
    let more = private.text.replacen('{', "{\"name\":\"\",", 1);
    assert!(matches!(signed(more), Err(PartsError::Unreadable(_))));
    let other = PrivatePart { salt: [9; 16], ..private };
    assert!(matches!(public.with(&other), Err(PartsError::NotSigned)));
}

/// Evidence made by hand from a bundle's lines is refused because it says too much.
#[test]
fn evidence_with_the_private_part_is_refused() {
    let text = unpacked(&bundle());
    let line = text.lines().find(|line| line.starts_with("{\"evening\"")).unwrap();
    let right = evidence(&sent(&bundle()).unwrap());
    let lines: Vec<&str> = right.lines().collect();
    let telling = format!("{}\n{line}\n", lines[..lines.len() - 1].join("\n"));
    assert!(matches!(Evidence::open(&packed(&telling)), Err(BundleError::Line { line: 7, .. })));
    assert!(Evidence::open(&packed(&right)).is_ok());
}

/// The salt alone makes another digest, so that nobody finds small figures by trying.
#[test]
fn the_digest_depends_on_the_salt() {
    let digests: Vec<Hash> =
        [[1; 16], [2; 16]].into_iter().map(|salt| telling().parts(salt).unwrap().0.private).collect();
    assert_ne!(digests[0], digests[1]);
}
