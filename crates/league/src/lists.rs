//! Lists that a league gives its clubs: persons with their licences and sanctions, the calendar, rulesets and
//! structures.

use std::io::{Read, Write};

use chrono::NaiveDate;
use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tapis_engine::base::quantity::{Chips, Millis};
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::structure::{Step, Structure};

use crate::{ClubUid, Hash, LARGEST, ListsError, MemberUid, hex, signed};

/// The version of the file.
pub const LISTS_VERSION: u32 = 1;

/// File extension of league lists.
pub const LISTS_ENDING: &str = "tapis-lists";

/// The most it may unpack to, in bytes.
const MOST_BYTES: u64 = 64 << 20;

/// First bytes of a gzip file.
const GZIP: &[u8] = &[0x1f, 0x8b];

/// Everything that a league gives its clubs at one moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lists {
    /// The version of the file.
    pub tapis_lists: u32,
    pub league: String,
    /// The public key that signed it.
    pub key: Hash,
    /// Time of creation in UTC milliseconds by the league's clock.
    pub made: Millis,
    /// The persons that the league knows, by name.
    pub persons: Vec<ListedPerson>,
    /// The league's evenings, by date.
    pub calendar: Vec<ListedEvening>,
    pub rulesets: Vec<Ruleset>,
    pub structures: Vec<ListedStructure>,
}

/// A person. The league decides licence, names, birth date and sanctions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedPerson {
    /// The records of clubs that are this person.
    pub records: Vec<ListedRecord>,
    pub licence: Option<String>,
    /// The legal last name.
    pub last_name: String,
    /// The legal first name.
    pub first_name: String,
    pub born: Option<NaiveDate>,
    /// The sanctions in force against the person.
    pub sanctions: Vec<ListedSanction>,
}

/// A member of a club.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedRecord {
    pub club: ClubUid,
    pub member: MemberUid,
}

/// The person may not play in the league's clubs.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedSanction {
    pub since: NaiveDate,
    /// The last day; `None` until it is lifted.
    pub until: Option<NaiveDate>,
    pub reason: String,
    pub decided_by: String,
}

/// An evening of the league's calendar.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedEvening {
    pub date: NaiveDate,
    /// Start in minutes after midnight.
    pub start_minute: u16,
    pub name: String,
    /// Venue; empty means at each club.
    pub venue: String,
    /// The name of its ruleset in these lists; `None` for the club's own.
    pub ruleset: Option<String>,
    /// The name of its structure in these lists; `None` for the club's own.
    pub structure: Option<String>,
}

/// Structure of levels under its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedStructure {
    pub name: String,
    /// The stack that it was designed for.
    pub starting_stack: Chips,
    /// Its levels and breaks.
    pub steps: Vec<Step>,
}

#[derive(Deserialize)]
struct Version {
    tapis_lists: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    end: String,
}

/// Bytes that are signed: a line that begins no other file of the program, and the digest of the first line.
fn signed_bytes(line: &[u8]) -> Vec<u8> {
    format!("tapis-lists {LISTS_VERSION}\n{}", Hash(Sha256::digest(line).into())).into_bytes()
}

impl Lists {
    /// The file: gzip of two lines of JSON, the lists and their signature.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, sign: &dyn Fn(&[u8]) -> [u8; 64]) -> std::io::Result<Vec<u8>> {
        let mut line = serde_json::to_vec(self)?;
        line.push(b'\n');
        let mut end = serde_json::to_vec(&End { end: hex::write(&sign(&signed_bytes(&line))) })?;
        end.push(b'\n');
        let mut out = GzEncoder::new(Vec::new(), Compression::default());
        out.write_all(&line)?;
        out.write_all(&end)?;
        out.finish()
    }

    /// Reads lists and checks them against the key that they contain. The club decides whether to trust that key.
    ///
    /// # Errors
    /// If the file is incomplete, was changed, or is invalid.
    pub fn read(packed: &[u8]) -> Result<Self, ListsError> {
        if packed.len() > LARGEST {
            return Err(ListsError::TooLarge);
        }
        if !packed.starts_with(GZIP) {
            return Err(ListsError::NotLists);
        }
        let mut bytes = Vec::new();
        GzDecoder::new(packed)
            .take(MOST_BYTES + 1)
            .read_to_end(&mut bytes)
            .map_err(|_| ListsError::CutOff)?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(ListsError::TooLarge);
        }
        let split = bytes.iter().position(|byte| *byte == b'\n').ok_or(ListsError::NotLists)?;
        let (line, end) = bytes.split_at(split + 1);
        let version: Version = serde_json::from_slice(line).map_err(|_| ListsError::NotLists)?;
        if version.tapis_lists > LISTS_VERSION {
            return Err(ListsError::Newer(version.tapis_lists));
        }
        let unreadable = |error: serde_json::Error| ListsError::Unreadable(error.to_string());
        let lists: Lists = serde_json::from_slice(line).map_err(unreadable)?;
        let end: End = serde_json::from_slice(end).map_err(|_| ListsError::CutOff)?;
        let signature = hex::read(&end.end).ok_or(ListsError::WrongSignature)?;
        if !signed(&lists.key.0, &signed_bytes(line), &signature) {
            return Err(ListsError::WrongSignature);
        }
        lists.check()?;
        Ok(lists)
    }

    fn check(&self) -> Result<(), ListsError> {
        let wrong = |what: &str| Err(ListsError::Unreadable(what.to_owned()));
        if self.structures.iter().any(|one| Structure::check(one.steps.clone()).is_err()) {
            return wrong("a structure that cannot be played");
        }
        if self.rulesets.iter().any(|one| one.name.trim().is_empty() || !one.problems().is_empty()) {
            return wrong("a ruleset that cannot be played by");
        }
        if self.calendar.iter().any(|one| one.start_minute >= 24 * 60 || one.name.trim().is_empty()) {
            return wrong("an evening without a name or an hour");
        }
        let backwards = |one: &ListedSanction| one.until.is_some_and(|until| until < one.since);
        if self.persons.iter().any(|one| one.sanctions.iter().any(backwards)) {
            return wrong("a sanction that ends before it begins");
        }
        Ok(())
    }
}
