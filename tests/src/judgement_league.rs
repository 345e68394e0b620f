//! Properties that must hold of what a league and its clubs send each other, whatever is in it. Inputs are packed,
//! chained and signed here with a key that anybody has: a cheat signs too.

use std::io::Write as _;

use ed25519_dalek::{Signer as _, SigningKey};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest as _, Sha256};
use tapis_club::engine::base::quantity::{EntryId, Millis, Points};
use tapis_club::engine::prizes::points::PointsScheme;
use tapis_league::{
    Again, Bundle, BundleError, ClubUid, EVIDENCE_VERSION, Evidence, EvidenceHead, EvidenceWriter, Hash,
    JoinCode, Lists, MemberUid, PublicEvening, PublicFigures, PublicResult, Row, RowContent, RowKind,
    SignedEvening, origin,
};

use super::Judgement;

const CLUB: ClubUid = ClubUid([7; 16]);

/// The key that the tests of the format have too.
fn key() -> SigningKey {
    SigningKey::from_bytes(&[3; 32])
}

fn packed(text: &[u8]) -> Vec<u8> {
    let mut out = GzEncoder::new(Vec::new(), Compression::fast());
    out.write_all(text).unwrap();
    out.finish().unwrap()
}

fn hex(bytes: &[u8]) -> String {
    tapis_league::hex::write(bytes)
}

/// A line with the signature over what stands before it.
fn end(what: &str, before: &[u8]) -> Vec<u8> {
    let signed = format!("{what} 1\n{}", hex(&Sha256::digest(before)));
    format!("{{\"end\":\"{}\"}}\n", hex(&key().sign(signed.as_bytes()).to_bytes())).into_bytes()
}

/// Any bytes, as a file of each kind: whatever is read is the same a second time.
pub fn file(bytes: &[u8]) -> Judgement {
    let evidence = Evidence::open(bytes);
    if let Ok(found) = &evidence {
        assert_eq!(found.draws(), Evidence::open(bytes).unwrap().draws());
    }
    let lists = Lists::read(bytes);
    let bundle = read(bytes);
    if evidence.is_ok() || lists.is_ok() || bundle.is_ok() { Judgement::Taken } else { Judgement::Refused }
}

/// Number of lines of a bundle that can be read.
fn read(bytes: &[u8]) -> Result<usize, BundleError> {
    let bundle = Bundle::open(bytes)?;
    let mut lines = bundle.lines()?;
    let mut count = 0;
    while let Some(line) = lines.next()? {
        drop(line);
        count += 1;
    }
    Ok(count)
}

/// The lines of a bundle but the last one, signed as they stand.
pub fn bundle(lines: &str) -> Judgement {
    let mut text = lines.as_bytes().to_vec();
    if !text.ends_with(b"\n") {
        text.push(b'\n');
    }
    let last = end("tapis-league", &text);
    text.extend(last);
    if read(&packed(&text)).is_ok() { Judgement::Taken } else { Judgement::Refused }
}

/// The journal of an evening, a line for each row: its events; `u` or `r` and a number: that row was undone or done
/// again; `w`: it is withheld. All of it is chained and signed, and its draws are made again.
pub fn evening(lines: &str) -> Judgement {
    let (mut rows, mut at) = (Vec::new(), origin(CLUB, 12));
    for (line, seq) in lines.lines().zip(1..) {
        let target = line.get(1..).and_then(|rest| rest.trim().parse().ok());
        let told = |text: &str| RowContent::Told { salt: [9; 16], text: text.to_owned().into() };
        let (kind, target, content) = match line.chars().next() {
            Some('u') => (RowKind::Undo, target, told("[]")),
            Some('r') => (RowKind::Redo, target, told("[]")),
            Some('w') => (RowKind::Action, None, RowContent::Withheld { digest: Hash([5; 32]) }),
            _ => (RowKind::Action, None, told(line)),
        };
        let row = Row { seq, at: Millis(1_795_000_000_000), kind, version: 1, target, content };
        at = row.hash(at);
        rows.push(row);
    }
    let result = |(entry, place): (u32, u32)| PublicResult {
        entry: EntryId(entry),
        member: MemberUid([1; 16]),
        place,
        points: Points(100),
    };
    let evening = PublicEvening {
        club: CLUB,
        journal: 12,
        rows: rows.len() as u64,
        head: at,
        own_head: Hash([1; 32]),
        name: "Main event".into(),
        date: "2026-11-21".parse().unwrap(),
        season: None,
        figures: PublicFigures { players: 4, entries: 4, final_table: 9, scheme: PointsScheme::SquareRoot },
        results: (1..=4).zip([2, 1, 3, 4]).map(result).collect(),
        private: Hash([2; 32]),
    };
    let text = serde_json::to_string(&evening).unwrap();
    let signature = key().sign(format!("tapis-evening 1\n{text}").as_bytes()).to_bytes();
    let head = EvidenceHead {
        tapis_evidence: EVIDENCE_VERSION,
        club: CLUB,
        name: "Les As".into(),
        key: Hash(key().verifying_key().to_bytes()),
    };
    let mut writer = EvidenceWriter::new(Vec::new(), &head, 12).unwrap();
    for row in &rows {
        writer.row(row).unwrap();
    }
    let bytes = writer.finish(&SignedEvening { evening, text, signature }).unwrap();
    let Ok(evidence) = Evidence::open(&bytes) else { return Judgement::Refused };
    assert_eq!(evidence.rows(), rows);
    let draws = evidence.draws();
    for draw in &draws {
        assert_eq!(draw.repeated, draw.again == Again::Same, "{draw:?}");
    }
    if draws.is_empty() { Judgement::Unread } else { Judgement::Taken }
}

/// The first line of a league's lists, signed as it stands: what is taken is written and read again as it is.
pub fn lists(line: &str) -> Judgement {
    let mut text = line.replace('\n', " ").into_bytes();
    text.push(b'\n');
    let last = end("tapis-lists", &text);
    text.extend(last);
    let Ok(lists) = Lists::read(&packed(&text)) else { return Judgement::Refused };
    let again = lists.write(&|bytes| key().sign(bytes).to_bytes()).unwrap();
    assert_eq!(Lists::read(&again).ok().as_ref(), Some(&lists), "{line}");
    Judgement::Taken
}

/// A code as somebody typed it: what is understood is shown so that it is understood again.
pub fn join_code(typed: &str) -> Judgement {
    let Ok(code) = typed.parse::<JoinCode>() else { return Judgement::Refused };
    let shown = code.to_string();
    assert_eq!(shown.parse::<JoinCode>().ok().as_ref(), Some(&code), "{typed:?} is shown as {shown:?}");
    Judgement::Taken
}

/// A known list, signed by nobody yet.
pub fn known_lists() -> String {
    let key = hex(&key().verifying_key().to_bytes());
    format!(
        r#"{{"tapis_lists":1,"league":"Ligue","key":"{key}","made":1795000000000,"persons":[{{"records":[{{"club":"{0}","member":"{0}"}}],"licence":"NO-1","last_name":"DURAND","first_name":"Éva","born":"1990-02-03","sanctions":[{{"since":"2026-01-01","until":"2026-02-01","reason":"Collusion","decided_by":"La commission"}}]}}],"calendar":[{{"date":"2026-12-05","start_minute":840,"name":"Finale","venue":"Lille","ruleset":null,"structure":null}}],"rulesets":[],"structures":[]}}"#,
        hex(&CLUB.0)
    )
}

/// Known journals, of draws with all that they rest on.
pub fn known_evenings() -> Vec<String> {
    let seed = |byte: u8| hex(&[byte; 32]);
    let seats = |entries: std::ops::RangeInclusive<u32>, table: u16| {
        let seat = |(entry, seat): (u32, u8)| {
            format!(r#"{{"entry":{entry},"at":{{"table":{table},"seat":{seat}}}}}"#)
        };
        entries.zip(1..).map(seat).collect::<Vec<_>>().join(",")
    };
    let step = |entry: u32, from: (u16, u8), to: (u16, u8)| {
        let at = |(table, seat)| format!(r#"{{"table":{table},"seat":{seat}}}"#);
        format!(r#"{{"entry":{entry},"from":{},"to":{}}}"#, at(from), at(to))
    };
    let moved = |cause: &str, steps: &[String], closed: &str, byte| {
        format!(
            r#"[{{"type":"moved","at":1,"cause":"{cause}","moves":[{}],"closed":[{closed}],"seed":"{}"}}]"#,
            steps.join(","),
            seed(byte)
        )
    };
    let drawn = |from: &str| {
        format!(
            r#"[{{"type":"seats_drawn","seed":"{}","tables":[1,2],"seats":[{},{}],"from":{from}}}]"#,
            seed(1),
            seats(1..=3, 1),
            seats(4..=6, 2)
        )
    };
    let withheld = hex(&[6; 32]);
    let late = format!(
        r#"[{{"withheld":"{withheld}"}},{{"type":"table_opened","table":3,"size":4}},{{"type":"late_seated","entry":7,"at":{{"table":3,"seat":2}},"seed":"{}","among":3}}]"#,
        seed(2)
    );
    let out = r#"[{"type":"eliminated","at":1,"out":[{"entry":2,"place":7,"by":1}]}]"#.to_owned();
    let with = drawn(r#"{"sizes":[4,6],"teams":[[1,4],[2]]}"#);
    let blocked = r#"[{"type":"seats_blocked","tables":[{"table":3,"seats":[4]}]}]"#.to_owned();
    let kept = r#"[{"type":"seat_reserved","entry":4,"at":{"table":2,"seat":1}}]"#.to_owned();
    let left = format!(r#"[{{"withheld":"{withheld}","left":6}}]"#);
    let broken = moved("break", &[step(7, (3, 2), (1, 2))], "3", 3);
    let balance = moved("balance", &[step(1, (1, 1), (2, 3))], "", 4);
    let redraw = moved("redraw", &[step(3, (1, 3), (2, 2)), step(5, (2, 2), (1, 1))], "", 5);
    let last = moved("final_table", &[step(3, (2, 2), (1, 5)), step(5, (1, 1), (1, 2))], "2", 6);
    let round = moved("round", &[step(3, (1, 5), (2, 2)), step(5, (1, 2), (4, 1))], "1", 7);
    [
        vec![blocked, kept, with, late, out, left, "w".into(), broken, redraw, balance, last],
        vec![drawn(r#"{"sizes":[4,4]}"#), "u 1".into(), drawn(r#"{"sizes":[3,3]}"#), "r 1".into(), round],
    ]
    .map(|rows| rows.join("\n"))
    .to_vec()
}
