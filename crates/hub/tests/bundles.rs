//! Bundles as clubs write them, of evenings that nobody played.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use ed25519_dalek::{Signer, SigningKey};
use tapis_engine::base::quantity::{Cents, Chips, EntryId, Millis, Points};
use tapis_engine::championship::PlayerFigures;
use tapis_engine::play::re_entries::FirstEntry;
use tapis_engine::prizes::points::PointsScheme;
use tapis_league::{
    ClubUid, Evening, EveningFigures, EveningResult, Hash, Head, JournalStart, MemberRecord, MemberState,
    MemberUid, Row, RowContent, RowKind, VERSION, Writer, origin,
};

/// Money that everybody pays, and the part of each for the pool: figures that occur nowhere else.
pub const SPENT: Cents = Cents(71_101);
pub const TO_POOL: Cents = Cents(61_103);

/// Start of the first of all evenings.
const BEGIN: Millis = Millis(1_790_000_000_000);

/// A club with its key and what it has played.
#[derive(Clone)]
pub struct Club {
    pub uid: ClubUid,
    pub name: String,
    pub key: SigningKey,
    pub members: Vec<MemberRecord>,
    pub journals: Vec<Journal>,
    /// Time of its clock when it makes a bundle.
    pub clock: Millis,
    /// Number of changes that are in no journal.
    pub revision: u64,
}

/// An evening with its rows.
#[derive(Clone)]
pub struct Journal {
    pub journal: u64,
    pub date: String,
    pub rows: Vec<Row<'static>>,
    /// The members, the winner first.
    pub ranked: Vec<MemberUid>,
    /// The points, in hundredths, of the last one, and of each other more than the next.
    pub worth: i64,
    pub name: String,
    pub spent: Cents,
}

fn uid(club: u16) -> [u8; 16] {
    let [high, low] = club.to_be_bytes();
    std::array::from_fn(|at| if at == 0 { high } else { low })
}

/// The club that has this.
pub fn number(uid: &[u8]) -> u16 {
    u16::from_be_bytes([uid[0], uid[1]])
}

pub fn member(club: u16, number: u8) -> MemberUid {
    let mut uid = uid(club);
    uid[15] = number;
    MemberUid(uid)
}

/// A row with words of its own.
pub fn row(seq: u64, words: &str) -> Row<'static> {
    let text = format!(r#"[{{"type":"table_opened","table":{seq},"words":"{words}"}}]"#);
    let content = RowContent::Told { salt: [9; 16], text: text.into() };
    Row {
        seq,
        at: Millis(BEGIN.0 + i64::try_from(seq).unwrap()),
        kind: RowKind::Action,
        version: 1,
        target: None,
        content,
    }
}

impl Journal {
    /// An evening of so many rows in which these members came in so.
    pub fn new(journal: u64, date: &str, rows: u64, ranked: &[MemberUid]) -> Journal {
        let mut all: Vec<Row<'static>> = (1..=rows).map(|seq| row(seq, "as played")).collect();
        if let Some(second) = all.get_mut(1) {
            second.content = RowContent::Withheld { digest: Hash([7; 32]) };
        }
        let name = format!("Evening {journal}");
        Journal {
            journal,
            date: date.into(),
            rows: all,
            ranked: ranked.to_vec(),
            worth: 100,
            name,
            spent: SPENT,
        }
    }

    pub fn evening(&self, club: ClubUid) -> Evening {
        let players = u32::try_from(self.ranked.len()).unwrap();
        let result = |(at, member): (usize, &MemberUid)| {
            let place = u32::try_from(at).unwrap() + 1;
            EveningResult {
                entry: EntryId(place),
                member: *member,
                place,
                points: Points(i64::from(players - place + 1) * self.worth),
                figures: PlayerFigures {
                    spent: self.spent,
                    prize: if place == 1 { TO_POOL * i64::from(players) } else { Cents::ZERO },
                    in_money: place == 1,
                    first: Some(FirstEntry { place, until_out: None }),
                    ..PlayerFigures::default()
                },
            }
        };
        Evening {
            club,
            journal: self.journal,
            rows: self.rows.len() as u64,
            head: self.hash(club, self.rows.len()),
            own_head: Hash([1; 32]),
            name: self.name.clone(),
            date: self.date.parse().unwrap(),
            season: None,
            figures: EveningFigures {
                players,
                entries: players,
                buy_in: self.spent,
                pool: TO_POOL * i64::from(players),
                stack: Chips(81_000),
                final_table: 9,
                scheme: PointsScheme::None,
            },
            results: self.ranked.iter().enumerate().map(result).collect(),
        }
    }

    /// The hash of a row.
    pub fn hash(&self, club: ClubUid, seq: usize) -> Hash {
        self.rows[..seq].iter().fold(origin(club, self.journal), |before, row| row.hash(before))
    }
}

impl Club {
    /// A club with so many members.
    pub fn new(number: u16, members: u8) -> Club {
        let known = |at: u8| MemberRecord {
            member: member(number, at),
            revision: u64::from(at) + 1,
            state: MemberState::Known {
                number: Some(at.to_string()),
                licence: None,
                last_name: format!("Last{at}"),
                first_name: format!("First{at}"),
            },
        };
        Club {
            uid: ClubUid(uid(number)),
            name: format!("Club {number}"),
            key: SigningKey::from_bytes(&std::array::from_fn(|at| uid(number)[at / 2])),
            members: (0..members).map(known).collect(),
            journals: Vec::new(),
            clock: BEGIN,
            revision: 1,
        }
    }

    pub fn head(&self) -> Head {
        let key = Hash(self.key.verifying_key().to_bytes());
        Head {
            tapis_league: VERSION,
            club: self.uid,
            name: self.name.clone(),
            key,
            made: self.clock,
            revision: self.revision,
            invitation: None,
        }
    }

    /// Everything, as a club sends it.
    pub fn bundle(&self) -> Vec<u8> {
        self.bundle_from(|_| 1)
    }

    /// The same with the rows of each journal from one on.
    pub fn bundle_from(&self, first: impl Fn(&Journal) -> u64) -> Vec<u8> {
        let sign = |bytes: &[u8]| self.key.sign(bytes).to_bytes();
        let mut writer = Writer::new(Vec::new(), &self.head()).unwrap();
        for member in &self.members {
            writer.member(member).unwrap();
        }
        for journal in &self.journals {
            let first = first(journal);
            let skipped = usize::try_from(first).unwrap() - 1;
            let before = journal.hash(self.uid, skipped);
            writer.journal_from(JournalStart { journal: journal.journal, first, before }).unwrap();
            for row in &journal.rows[skipped..] {
                writer.row(row).unwrap();
            }
            writer.evening(&journal.evening(self.uid), [8; 16], &sign).unwrap();
        }
        writer.finish(&sign).unwrap()
    }
}

/// The same club from a copy of its file that went on otherwise after so many rows.
pub fn went_on(club: &Club, after: usize, rows: u64, words: &str) -> Club {
    let mut other = club.clone();
    let journal = &mut other.journals[0];
    journal.rows.truncate(after);
    for seq in after as u64 + 1..=rows {
        journal.rows.push(row(seq, words));
    }
    journal.ranked.reverse();
    other
}
