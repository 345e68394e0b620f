//! A bundle as a club writes one, small enough to be looked at.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use ed25519_dalek::{Signer, SigningKey};
use tapis_engine::base::quantity::{Cents, Chips, EntryId, Millis, Points};
use tapis_engine::championship::PlayerFigures;
use tapis_engine::prizes::points::PointsScheme;
use tapis_league::{
    ClubUid, Evening, EveningFigures, EveningResult, Hash, Head, MemberRecord, MemberState, MemberUid, Row,
    RowContent, RowKind, Salt, VERSION, Writer, origin,
};

pub const CLUB: ClubUid = ClubUid([7; 16]);
/// Of the evening's private part.
pub const SALT: Salt = [8; 16];

pub fn key() -> SigningKey {
    SigningKey::from_bytes(&[3; 32])
}

pub fn head() -> Head {
    let key = Hash(key().verifying_key().to_bytes());
    Head {
        tapis_league: VERSION,
        club: CLUB,
        name: "Les As".into(),
        key,
        made: Millis(1_795_000_000_000),
        revision: 0,
        invitation: None,
    }
}

pub fn row(seq: u64, text: &str) -> Row<'static> {
    let content = RowContent::Told { salt: [9; 16], text: text.to_owned().into() };
    Row { seq, at: Millis(1_795_000_000_000), kind: RowKind::Action, version: 1, target: None, content }
}

pub fn rows() -> Vec<Row<'static>> {
    let withheld = RowContent::Withheld { digest: Hash([5; 32]) };
    vec![
        row(1, r#"[{"type":"table_opened","table":4,"size":9}]"#),
        Row { content: withheld, ..row(2, "") },
        Row { kind: RowKind::Undo, target: Some(1), ..row(3, "[]") },
        row(4, r#"[{"type":"later","words":"« quote \" »"}]"#),
    ]
}

pub fn result(entry: u32, place: u32) -> EveningResult {
    EveningResult {
        entry: EntryId(entry),
        member: MemberUid([u8::try_from(entry).unwrap(); 16]),
        place,
        points: Points(100),
        figures: PlayerFigures { spent: Cents(1_000), ..PlayerFigures::default() },
    }
}

pub fn evening(rows: &[Row<'_>]) -> Evening {
    Evening {
        club: CLUB,
        journal: 12,
        rows: rows.len() as u64,
        head: rows.iter().fold(origin(CLUB, 12), |before, row| row.hash(before)),
        own_head: Hash([1; 32]),
        name: "Main event".into(),
        date: "2026-11-21".parse().unwrap(),
        season: Some("2026/27".into()),
        figures: EveningFigures {
            players: 2,
            entries: 2,
            buy_in: Cents(1_000),
            pool: Cents(2_000),
            stack: Chips(20_000),
            final_table: 9,
            scheme: PointsScheme::SquareRoot,
        },
        results: vec![result(1, 2), result(2, 1)],
    }
}

pub fn sign(bytes: &[u8]) -> [u8; 64] {
    key().sign(bytes).to_bytes()
}

pub fn members() -> Vec<MemberRecord> {
    let known = MemberState::Known {
        number: Some("12".into()),
        licence: None,
        last_name: "Durand".into(),
        first_name: "Éva".into(),
    };
    let record = |byte, revision, state| MemberRecord { member: MemberUid([byte; 16]), revision, state };
    vec![
        record(1, 3, known),
        record(2, 9, MemberState::Erased),
        record(3, 10, MemberState::Merged { into: MemberUid([1; 16]) }),
    ]
}

/// A bundle of one evening.
pub fn bundle() -> Vec<u8> {
    with(&rows(), &evening(&rows()))
}

pub fn with(rows: &[Row<'_>], evening: &Evening) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), &head()).unwrap();
    for member in members() {
        writer.member(&member).unwrap();
    }
    writer.journal(12).unwrap();
    for row in rows {
        writer.row(row).unwrap();
    }
    writer.evening(evening, SALT, &sign).unwrap();
    writer.finish(&sign).unwrap()
}
