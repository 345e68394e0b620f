//! Generated clubs for the benches of `tapis-hub`.

use chrono::{Days, NaiveDate};
use ed25519_dalek::{Signer, SigningKey};
use tapis_engine::base::quantity::{Cents, Chips, EntryId, Millis, Points};
use tapis_engine::championship::PlayerFigures;
use tapis_engine::prizes::points::PointsScheme;
use tapis_hub::{HubError, connect, ingest};
use tapis_league::{
    ClubUid, Evening, EveningFigures, EveningResult, Hash, Head, MemberRecord, MemberState, MemberUid, Row,
    RowContent, RowKind, VERSION, Writer,
};

/// The evenings of the season of a [`bundle`].
pub const EVENINGS: u32 = 60;
/// The rows of each.
pub const ROWS: u32 = 600;
const PLAYERS: u8 = 40;
const MEMBERS: u8 = 60;

/// A club and its evenings.
#[derive(Debug, Clone)]
pub struct ClubEvenings {
    pub club: u16,
    /// The number of its file.
    pub revision: u64,
    pub members: Vec<MemberState>,
    /// The day of each evening.
    pub days: Vec<NaiveDate>,
    /// The rows of an evening.
    pub rows: u32,
    /// The players of an evening.
    pub players: u8,
    /// It is a restored copy whose evenings went on otherwise after this row.
    pub parts_after: Option<u32>,
}

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

fn figures(players: u8) -> EveningFigures {
    EveningFigures {
        players: u32::from(players),
        entries: u32::from(players),
        buy_in: Cents(1_000),
        pool: Cents(1_000) * i64::from(players),
        stack: Chips(20_000),
        final_table: 9,
        scheme: PointsScheme::SquareRoot,
    }
}

fn result(played: &ClubEvenings, journal: u32, place: u8) -> EveningResult {
    let rank = u32::from(place) + 1;
    let members = u32::try_from(played.members.len()).unwrap_or(1).max(1);
    let who = (u32::from(place) + journal) % members;
    EveningResult {
        entry: EntryId(rank),
        member: member(played.club, u8::try_from(who).unwrap_or(0)),
        place: rank,
        points: Points(i64::from(played.players - place) * 100),
        figures: PlayerFigures {
            spent: Cents(1_000),
            in_money: rank == 1,
            eliminations: 1,
            ..PlayerFigures::default()
        },
    }
}

/// A club's season of 60 evenings with 600 rows and 40 results, as the club writes and signs it.
///
/// # Errors
/// If it cannot be written.
pub fn bundle(club: u16) -> Result<Vec<u8>, String> {
    let known = |number: u8| MemberState::Known {
        number: Some(number.to_string()),
        licence: None,
        last_name: format!("Name{number}"),
        first_name: format!("Club{club}"),
    };
    let first = NaiveDate::from_ymd_opt(2026, 9, 1).unwrap_or_default();
    written(&ClubEvenings {
        club,
        revision: 1,
        members: (0..MEMBERS).map(known).collect(),
        days: (1..=EVENINGS).map(|journal| first + Days::new(u64::from(journal) * 5)).collect(),
        rows: ROWS,
        players: PLAYERS,
        parts_after: None,
    })
}

/// Bundle of a club's evenings, as the club writes and signs it.
///
/// # Errors
/// If it cannot be written.
pub fn written(played: &ClubEvenings) -> Result<Vec<u8>, String> {
    let said = |error: std::io::Error| error.to_string();
    let (club, key) = (played.club, key(played.club));
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
        revision: played.revision,
        invitation: None,
    };
    let mut writer = Writer::new(Vec::new(), &head).map_err(said)?;
    for (number, state) in (0..).zip(&played.members) {
        let record =
            MemberRecord { member: member(club, number), revision: played.revision, state: state.clone() };
        writer.member(&record).map_err(said)?;
    }
    for (journal, day) in (1..).zip(&played.days) {
        writer.journal(journal.into()).map_err(said)?;
        let mut head = tapis_league::origin(uid, journal.into());
        for seq in 1..=played.rows {
            let restored = played.parts_after.is_some_and(|row| seq > row);
            let salt = if restored { [5; 16] } else { [3; 16] };
            let content = RowContent::Told { salt, text: event(club, journal, seq).into() };
            let at = Millis(made.0 + i64::from(seq));
            let row = Row { seq: seq.into(), at, kind: RowKind::Action, version: 2, target: None, content };
            head = writer.row(&row).map_err(said)?;
        }
        let evening = Evening {
            club: uid,
            journal: journal.into(),
            rows: played.rows.into(),
            head,
            own_head: Hash([1; 32]),
            name: format!("Evening {journal}"),
            date: *day,
            season: None,
            figures: figures(played.players),
            results: (0..played.players).map(|place| result(played, journal, place)).collect(),
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
    memory_of("self")
}

/// The same of a process.
pub fn memory_of(process: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or(0) / 1024
}
