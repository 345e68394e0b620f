//! Generated clubs for the benches of `tapis-hub`: each has a season of 60 evenings with 600 rows and 40 results.

use ed25519_dalek::{Signer, SigningKey};
use tapis_engine::base::quantity::{Cents, Chips, EntryId, Millis, Points};
use tapis_engine::prizes::points::PointsScheme;
use tapis_hub::{HubError, connect, ingest};
use tapis_league::{
    ClubUid, Evening, EveningFigures, EveningResult, Hash, Head, MemberRecord, MemberState, MemberUid, Row,
    RowContent, RowKind, VERSION, Writer,
};

/// The evenings of a club.
pub const EVENINGS: u32 = 60;
/// The rows of an evening.
pub const ROWS: u32 = 600;
const PLAYERS: u8 = 40;
const MEMBERS: u8 = 60;

/// An event of some 150 bytes, so that a row with its keys has 185.
pub fn event(club: u16, journal: u32, seq: u32) -> String {
    format!(
        r#"[{{"type":"eliminated","at":17950{seq:08},"out":[{{"entry":{},"by":[{}],"stack":{},"table":{},"seat":{}}}]}}]/*{club:04}{journal:04}*/{}"#,
        seq % 40,
        (seq + 7) % 40,
        (seq * 7919) % 90_000,
        seq % 6,
        seq % 9,
        "x".repeat(36)
    )
}

fn club_uid(club: u16) -> ClubUid {
    let mut uid = [7; 16];
    uid[..2].copy_from_slice(&club.to_be_bytes());
    ClubUid(uid)
}

fn member(club: u16, number: u8) -> MemberUid {
    let mut uid = club_uid(club).0;
    uid[15] = number;
    MemberUid(uid)
}

fn key(club: u16) -> SigningKey {
    let mut seed = [1; 32];
    seed[..2].copy_from_slice(&club.to_be_bytes());
    SigningKey::from_bytes(&seed)
}

fn figures() -> EveningFigures {
    EveningFigures {
        players: u32::from(PLAYERS),
        entries: u32::from(PLAYERS),
        buy_in: Cents(1_000),
        pool: Cents(40_000),
        stack: Chips(20_000),
        final_table: 9,
        scheme: PointsScheme::SquareRoot,
    }
}

fn result(club: u16, journal: u32, place: u8) -> EveningResult {
    let rank = u32::from(place) + 1;
    EveningResult {
        entry: EntryId(rank),
        member: member(club, u8::try_from((u32::from(place) + journal) % u32::from(MEMBERS)).unwrap_or(0)),
        place: rank,
        points: Points(i64::from(PLAYERS - place) * 100),
        spent: Cents(1_000),
        prize: Cents::ZERO,
        in_money: rank == 1,
        rebuys: 0,
        addons: 0,
        eliminations: 1,
        bounties: Cents::ZERO,
        bounties_won: 0,
        re_entries: 0,
        first: None,
    }
}

/// A club's season, as the club writes and signs it.
///
/// # Errors
/// What could not be written.
pub fn bundle(club: u16) -> Result<Vec<u8>, String> {
    let said = |error: std::io::Error| error.to_string();
    let key = key(club);
    let sign = |bytes: &[u8]| key.sign(bytes).to_bytes();
    let uid = club_uid(club);
    let name = format!("Club {club}");
    let made = Millis(1_795_000_000_000);
    let head = Head {
        tapis_league: VERSION,
        club: uid,
        name,
        key: Hash(key.verifying_key().to_bytes()),
        made,
        revision: 1,
        invitation: None,
    };
    let mut writer = Writer::new(Vec::new(), &head).map_err(said)?;
    for number in 0..MEMBERS {
        let state = MemberState::Known {
            number: Some(number.to_string()),
            licence: None,
            last_name: format!("Name{number}"),
            first_name: format!("Club{club}"),
        };
        writer.member(&MemberRecord { member: member(club, number), revision: 1, state }).map_err(said)?;
    }
    for journal in 1..=EVENINGS {
        writer.journal(journal.into()).map_err(said)?;
        let mut head = tapis_league::origin(uid, journal.into());
        for seq in 1..=ROWS {
            let content = RowContent::Told { salt: [3; 16], text: event(club, journal, seq).into() };
            let at = Millis(made.0 + i64::from(seq));
            let row = Row { seq: seq.into(), at, kind: RowKind::Action, version: 2, target: None, content };
            head = writer.row(&row).map_err(said)?;
        }
        let day = chrono::NaiveDate::from_ymd_opt(2026, 9, 1).unwrap_or_default();
        let evening = Evening {
            club: uid,
            journal: journal.into(),
            rows: ROWS.into(),
            head,
            own_head: Hash([1; 32]),
            name: format!("Evening {journal}"),
            date: day + chrono::Days::new(u64::from(journal) * 5),
            season: None,
            figures: figures(),
            results: (0..PLAYERS).map(|place| result(club, journal, place)).collect(),
        };
        writer.evening(&evening, [4; 16], &sign).map_err(said)?;
    }
    writer.finish(&sign).map_err(said)
}

/// Imports all bundles over this many connections.
///
/// # Errors
/// As for [`ingest`].
pub async fn take(url: &str, bundles: &[Vec<u8>], connections: usize) -> Result<(), HubError> {
    let one = async |from: usize| -> Result<(), HubError> {
        let mut client = connect(url).await?;
        for bundle in bundles.iter().skip(from).step_by(connections) {
            ingest(&mut client, bundle).await?;
        }
        Ok(())
    };
    let all = (0..connections).map(one);
    futures_util::future::try_join_all(all).await?;
    Ok(())
}

/// The peak memory of this process in MB; 0 if the system does not report it.
pub fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or(0) / 1024
}
