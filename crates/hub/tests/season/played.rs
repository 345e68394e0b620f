//! Season of one club: the bundles that leave it, and everything that it wrote.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeMap;

use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use tapis_engine::base::quantity::Millis;
use tapis_league::{Hash, MemberRecord, MemberState, MemberUid, Row, RowContent, RowKind};

use crate::bundles::{Club, Journal, member, row};

/// A year, in milliseconds.
const YEAR: i64 = 365 * 24 * 3_600_000;

/// Every row that a club has ever written, by club, journal, number and hash.
pub type Rows = BTreeMap<(u16, u64, u64, Hash), Row<'static>>;

pub fn written(number: u16, club: &Club, rows: &mut Rows) {
    for journal in &club.journals {
        let mut at = tapis_league::origin(club.uid, journal.journal);
        for row in &journal.rows {
            at = row.hash(at);
            rows.insert((number, journal.journal, row.seq, at), row.clone());
        }
    }
}

/// The number of a licence that two neighbouring clubs have given one person; `None` if they have nobody in
/// common.
pub fn common(number: u16) -> Option<u16> {
    let pair = number.div_ceil(2);
    pair.is_multiple_of(2).then_some(pair)
}

/// Licence as a club writes it; its neighbour writes the same otherwise.
fn licence(number: u16, pair: u16) -> String {
    if number.is_multiple_of(2) { format!("fr {pair}") } else { format!("FR-{pair}") }
}

/// A club whose members have names that nobody else has. The first one may be a member of its neighbour too.
fn club(number: u16, members: u8) -> Club {
    let mut club = Club::new(number, members);
    for (at, record) in club.members.iter_mut().enumerate() {
        let shared = common(number).filter(|_| at == 0);
        // One in two writes the names of the common one in another way too.
        let (last, first) = match shared {
            Some(pair) if pair.is_multiple_of(4) && number.is_multiple_of(2) => {
                (format!("Éva{pair}"), format!("ELU{pair}"))
            }
            Some(pair) if pair.is_multiple_of(4) => (format!("Élu{pair}"), format!("Eva{pair}")),
            _ => (format!("Last{number}of{at}"), format!("First{at}of{number}")),
        };
        record.state = MemberState::Known {
            number: Some(at.to_string()),
            licence: shared.map(|pair| licence(number, pair)),
            last_name: last,
            first_name: first,
        };
    }
    club
}

/// Rows as other versions of the program write them, which this one cannot read or does not know.
fn of_other_versions(journal: &mut Journal, random: &mut StdRng) {
    let texts = [
        // This version, and some that are not written yet.
        (1, r#"[ {"type" : "table_opened" , "table" : 4 , "size" : 9 } ]"#.to_owned()),
        (1, r#"[{"type":"player_seated","seat":"4b"}]"#.to_owned()),
        (2, r#"[{"type":"comet_seen","tail":1e400,"deep":[[[[[[]]]]]]}]"#.to_owned()),
        (99, "{\"what\":\"\u{202e}another form\", \"é\" : \"\\ud83c\\udccf\"}".to_owned()),
        (99, "no JSON at all \\ \" ' ; -- \t\r\n\u{1f0a1} ".to_owned()),
        (0, String::new()),
        (2, format!("[{}]", "9".repeat(random.random_range(0..4_000)))),
    ];
    for (version, text) in texts {
        let seq = journal.rows.len() as u64 + 1;
        let content = RowContent::Told { salt: random.random(), text: text.into() };
        let kind = [RowKind::Action, RowKind::Undo, RowKind::Redo][random.random_range(0..3)];
        let target = (kind != RowKind::Action).then(|| random.random_range(1..seq));
        journal.rows.push(Row { kind, target, version, content, ..row(seq, "") });
    }
}

/// Instants as a computer without a battery has them: decades before or after, and backwards.
fn by_a_wrong_clock(journal: &mut Journal, random: &mut StdRng) {
    for row in &mut journal.rows {
        row.at = Millis(row.at.0 + random.random_range(-60 * YEAR..60 * YEAR));
    }
}

/// The results are corrected without a row: a record of a double that was merged, or a later version that counts
/// otherwise.
fn corrected_beside(club: &mut Club, random: &mut StdRng) {
    let at = random.random_range(0..club.journals.len());
    club.journals[at].ranked.swap(0, 1);
    club.revision += random.random_range(1..9);
}

/// Data of one club's season.
pub struct Season {
    /// The club as it is at the end.
    pub club: Club,
    /// The bundles in the order in which they left it.
    pub sent: Vec<Vec<u8>>,
    /// A copy of its file went on otherwise.
    pub forked: bool,
    /// Its clock was wrong.
    pub wrong_clock: bool,
    /// Journals with rows of other versions.
    pub other_versions: usize,
    /// Evenings whose results were corrected without a row.
    pub corrected: usize,
}

/// Plays the season of one club.
pub fn season(number: u16, random: &mut StdRng, rows: &mut Rows) -> Season {
    let members = random.random_range(6..12);
    let mut club = club(number, members);
    let mut sent = Vec::new();
    let mut restored: Option<Club> = None;
    let (mut forked, mut other_versions, mut corrected) = (false, 0, 0);
    let wrong_clock = random.random_bool(0.4);
    let bundle = |club: &mut Club, random: &mut StdRng| {
        if wrong_clock {
            club.clock = Millis(1_790_000_000_000 + random.random_range(-60 * YEAR..60 * YEAR));
        }
        club.bundle()
    };
    for evening in 1..=random.random_range(3..7_u64) {
        let mut players: Vec<MemberUid> = (0..members).map(|at| member(number, at)).collect();
        players.shuffle(random);
        players.truncate(random.random_range(2..=usize::from(members)));
        let month = [10, 11, 12][usize::try_from(evening).unwrap() % 3];
        let date = format!("2026-{month}-{:02}", random.random_range(1..28));
        let mut journal = Journal::new(evening, &date, random.random_range(3..30), &players);
        if random.random_bool(0.3) {
            of_other_versions(&mut journal, random);
            other_versions += 1;
        }
        if wrong_clock {
            by_a_wrong_clock(&mut journal, random);
        }
        club.journals.push(journal);
        if random.random_bool(0.3) {
            restored = Some(club.clone());
        }
        // The ranking is corrected.
        if random.random_bool(0.2) {
            let journal = club.journals.last_mut().unwrap();
            let next = journal.rows.len() as u64 + 1;
            journal.rows.push(row(next, "corrected"));
            journal.ranked.swap(0, 1);
        }
        if random.random_bool(0.2) {
            // A member of two clubs stays.
            let gone = &mut club.members[random.random_range(1..usize::from(members))];
            if gone.state != MemberState::Erased {
                let revision = gone.revision + 100;
                *gone = MemberRecord { revision, state: MemberState::Erased, member: gone.member };
                club.revision += 1;
            }
        }
        // The club is offline most of the time.
        if random.random_bool(0.5) {
            sent.push(bundle(&mut club, random));
        }
        if random.random_bool(0.3) {
            corrected_beside(&mut club, random);
            corrected += 1;
            if random.random_bool(0.5) {
                sent.push(bundle(&mut club, random));
            }
        }
    }
    // The disk failed, and the copy from before goes on otherwise.
    if let Some(mut copy) = restored.filter(|_| random.random_bool(0.5)) {
        let journal = copy.journals.last_mut().unwrap();
        let next = journal.rows.len() as u64 + 1;
        journal.rows.push(row(next, "on the restored copy"));
        journal.ranked.reverse();
        let went_on = club.journals.iter_mut().find(|one| one.journal == journal.journal).unwrap();
        forked = went_on.rows.len() >= journal.rows.len();
        if !forked {
            // Nothing else was written there meanwhile: the copy's evening is the one that stands.
            *went_on = journal.clone();
        }
        written(number, &copy, rows);
        sent.push(bundle(&mut copy, random));
    }
    written(number, &club, rows);
    sent.push(bundle(&mut club, random));
    Season { club, sent, forked, wrong_clock, other_versions, corrected }
}
