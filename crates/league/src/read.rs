//! Reads bundles, and uses nothing of one until its signature has been checked.

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read};

use flate2::bufread::GzDecoder;
use serde::Deserialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use tapis_engine::base::quantity::Millis;

use crate::bundle::RowLine;
use crate::parts::end_bytes;
use crate::{
    BundleError, ClubUid, Hash, Head, JournalStart, MemberRecord, MemberState, PrivatePart, PublicEvening,
    Row, RowContent, RowKind, SentEvening, SignedEvening, VERSION, hex, origin, signed,
};

/// The largest bundle that is read, in packed bytes.
pub const LARGEST: usize = 64 << 20;
/// The largest bundle that a league accepts over the network, in bytes: some eight seasons of a club. A larger one is
/// sent in parts, or comes as a file.
pub const LARGEST_SENT: usize = 16 << 20;
/// The most it may unpack to, in bytes: some twenty seasons of a club.
pub const MOST_BYTES: u64 = 256 << 20;
/// The most members it may name.
const MOST_MEMBERS: u64 = 100_000;
/// The most journals it may contain: 27 years of a club that plays every evening.
const MOST_JOURNALS: u64 = 10_000;
/// First bytes of a gzip file.
const GZIP: &[u8] = &[0x1f, 0x8b];
/// The longest line, in bytes.
const LONGEST_LINE: u64 = 4 << 20;
/// The most rows of a journal.
const MOST_ROWS: u64 = 1 << 20;
/// The longest name, in characters: pages and papers show names in full, and a list of the league has thousands.
const LONGEST_NAME: usize = 1_000;
/// The most results of an evening.
const MOST_RESULTS: usize = 10_000;
/// The most players of an evening: a club may know their number without knowing each.
const MOST_PLAYERS: u32 = 1_000_000;
/// Far beyond any time that a club's clock shows.
const LATEST: i64 = 1 << 52;

/// A line of a bundle.
#[derive(Debug)]
pub enum BundleLine<'a> {
    Member(MemberRecord),
    /// The beginning of a journal.
    Journal(JournalStart),
    /// The next row of that journal, with its hash.
    Row(Row<'a>, Hash),
    /// The evening of that journal.
    Evening(Box<SentEvening>),
}

/// A line of a bundle or of evidence.
pub(crate) enum EvidenceLine<'a> {
    Member(MemberRecord),
    Journal(JournalStart),
    Row(Row<'a>, Hash),
    Evening(Box<SignedEvening>, Option<PrivatePart>),
}

#[derive(Deserialize)]
struct Version {
    tapis_league: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Other<'a> {
    member: Option<MemberRecord>,
    journal: Option<JournalStart>,
    #[serde(borrow)]
    evening: Option<&'a RawValue>,
    signature: Option<String>,
    salt: Option<String>,
    #[serde(borrow)]
    private: Option<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    end: String,
}

/// The lines of a packed file.
pub(crate) struct Unpacker<'a> {
    from: BufReader<io::Take<GzDecoder<&'a [u8]>>>,
    line: Vec<u8>,
}

impl<'a> Unpacker<'a> {
    /// Refuses a file larger than `largest`, and reads at most `most` unpacked bytes.
    pub(crate) fn of(packed: &'a [u8], largest: usize, most: u64) -> Result<Self, BundleError> {
        if packed.len() > largest {
            return Err(BundleError::TooLarge);
        }
        if !packed.starts_with(GZIP) {
            return Err(BundleError::NotABundle);
        }
        let unpacked = GzDecoder::new(packed).take(most);
        Ok(Unpacker { from: BufReader::with_capacity(1 << 16, unpacked), line: Vec::new() })
    }

    fn bundle(packed: &'a [u8]) -> Result<Self, BundleError> {
        Self::of(packed, LARGEST, MOST_BYTES)
    }

    /// The next line with its line feed, if there is one.
    pub(crate) fn next(&mut self) -> Result<Option<&[u8]>, BundleError> {
        self.line.clear();
        let read = self.from.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut self.line);
        read.map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => BundleError::CutOff,
            _ => BundleError::NotABundle,
        })?;
        if self.line.is_empty() {
            return Ok(None);
        }
        if self.line.last() != Some(&b'\n') {
            let whole = self.line.len() as u64 == LONGEST_LINE || self.from.get_ref().limit() == 0;
            return Err(if whole { BundleError::TooLarge } else { BundleError::CutOff });
        }
        Ok(Some(&self.line))
    }

    /// Whether nothing follows the last line.
    fn ended(mut self) -> bool {
        matches!(self.next(), Ok(None)) && self.from.into_inner().into_inner().into_inner().is_empty()
    }
}

/// A bundle with a valid signature.
#[derive(Debug)]
pub struct Bundle<'a> {
    packed: &'a [u8],
    head: Head,
    lines: u64,
}

impl<'a> Bundle<'a> {
    /// Checks that a file is a complete bundle signed by the key in its first line. The caller decides whether to trust
    /// that key.
    ///
    /// # Errors
    /// If it is not.
    pub fn open(packed: &'a [u8]) -> Result<Self, BundleError> {
        let mut unpacked = Unpacker::bundle(packed)?;
        let first = unpacked.next()?.ok_or(BundleError::NotABundle)?;
        let version: Version = serde_json::from_slice(first).map_err(|_| BundleError::NotABundle)?;
        if version.tapis_league > VERSION {
            return Err(BundleError::Newer(version.tapis_league));
        }
        let head: Head = serde_json::from_slice(first).map_err(|_| BundleError::NotABundle)?;
        if head.tapis_league != VERSION {
            return Err(BundleError::NotABundle);
        }
        check_name(&head.name).map_err(|why| BundleError::Line { line: 1, why: why.to_owned() })?;
        let (mut hash, mut lines) = (Sha256::new_with_prefix(first), 1);
        let end: End = loop {
            let line = unpacked.next()?.ok_or(BundleError::CutOff)?;
            if line.starts_with(b"{\"end\":") {
                break serde_json::from_slice(line).map_err(|_| BundleError::CutOff)?;
            }
            hash.update(line);
            lines += 1;
        };
        if !unpacked.ended() {
            return Err(BundleError::CutOff);
        }
        let signature = hex::read(&end.end).ok_or(BundleError::WrongSignature)?;
        if !signed(&head.key.0, &end_bytes(&Hash(hash.finalize().into())), &signature) {
            return Err(BundleError::WrongSignature);
        }
        Ok(Bundle { packed, head, lines })
    }

    pub fn head(&self) -> &Head {
        &self.head
    }

    /// Its lines after the first, in order.
    ///
    /// # Errors
    /// As for [`Lines::next`].
    pub fn lines(&self) -> Result<Lines<'_>, BundleError> {
        let mut unpacked = Unpacker::bundle(self.packed)?;
        unpacked.next()?;
        Ok(Lines::of(unpacked, self.head.club, self.head.key, self.lines - 1))
    }
}

/// The journal that is being read.
#[derive(Debug, Clone, Copy)]
struct Reading {
    journal: u64,
    next: u64,
    at: Hash,
}

/// Iterates over the lines of a bundle.
pub struct Lines<'a> {
    unpacked: Unpacker<'a>,
    club: ClubUid,
    key: Hash,
    left: u64,
    line: u64,
    members: u64,
    journals: u64,
    journal: Option<Reading>,
}

impl<'a> Lines<'a> {
    /// The `left` lines after the first one, from a club and its key.
    pub(crate) fn of(unpacked: Unpacker<'a>, club: ClubUid, key: Hash, left: u64) -> Self {
        Lines { unpacked, club, key, left, line: 1, members: 0, journals: 0, journal: None }
    }

    /// Whether nothing follows what was read.
    pub(crate) fn ended(self) -> bool {
        self.unpacked.ended()
    }

    /// The next line; `None` at the end. Checks that rows follow each other without a gap and form the chain, and that
    /// an evening is signed, has its private part, and agrees with the rows before it.
    ///
    /// # Errors
    /// If one of these checks fails.
    #[expect(clippy::should_implement_trait, reason = "each line borrows from the one reader")]
    pub fn next(&mut self) -> Result<Option<BundleLine<'_>>, BundleError> {
        let line = self.line + 1;
        let wrong = |why: &str| BundleError::Line { line, why: why.to_owned() };
        Ok(Some(match self.found()? {
            None => return Ok(None),
            Some(EvidenceLine::Member(member)) => BundleLine::Member(member),
            Some(EvidenceLine::Journal(start)) => BundleLine::Journal(start),
            Some(EvidenceLine::Row(row, hash)) => BundleLine::Row(row, hash),
            Some(EvidenceLine::Evening(signed, private)) => {
                let private = private.ok_or_else(|| wrong("an evening without its private part"))?;
                let evening = signed.evening.with(&private).map_err(|error| wrong(&error.to_string()))?;
                BundleLine::Evening(Box::new(SentEvening { evening, signed: *signed, private }))
            }
        }))
    }

    /// Like [`Self::next`], but the private part of an evening may be missing and is not checked.
    pub(crate) fn found(&mut self) -> Result<Option<EvidenceLine<'_>>, BundleError> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        self.line += 1;
        let at = self.line;
        let Some(line) = self.unpacked.next()? else { return Err(BundleError::CutOff) };
        let wrong = |why: &str| BundleError::Line { line: at, why: why.to_owned() };
        if line.first() == Some(&b'[') {
            let row: RowLine<'_> = serde_json::from_slice(line).map_err(|error| wrong(&error.to_string()))?;
            let row = row.row().ok_or_else(|| wrong("not a row"))?;
            let reading = self.journal.as_mut().ok_or_else(|| wrong("a row without a journal"))?;
            check(&row).map_err(wrong)?;
            if row.seq != reading.next {
                return Err(BundleError::Gap { journal: reading.journal, expected: reading.next });
            }
            reading.at = row.hash(reading.at);
            reading.next += 1;
            return Ok(Some(EvidenceLine::Row(row, reading.at)));
        }
        let other: Other<'_> = serde_json::from_slice(line).map_err(|error| wrong(&error.to_string()))?;
        let Other { member, journal, evening, signature, salt, private } = other;
        let private = match (salt, private) {
            (Some(salt), Some(text)) => {
                let salt = hex::read(&salt).ok_or_else(|| wrong("not a salt"))?;
                Some(PrivatePart { salt, text: text.get().to_owned() })
            }
            (None, None) => None,
            _ => return Err(wrong("a private part without its salt, or a salt alone")),
        };
        Ok(Some(match (member, journal, evening, signature, private) {
            (Some(member), None, None, None, None) => {
                named(&member).try_for_each(|name| check_name(name)).map_err(wrong)?;
                self.members += 1;
                if self.members > MOST_MEMBERS {
                    return Err(BundleError::TooLarge);
                }
                EvidenceLine::Member(member)
            }
            (None, Some(start), None, None, None) => {
                self.journals += 1;
                if self.journals > MOST_JOURNALS {
                    return Err(BundleError::TooLarge);
                }
                if start.first == 0 || start.first > MOST_ROWS || start.journal > MOST_ROWS {
                    return Err(wrong("not a journal"));
                }
                if start.first == 1 && start.before != origin(self.club, start.journal) {
                    return Err(BundleError::BrokenChain { journal: start.journal });
                }
                let JournalStart { journal, first: next, before } = start;
                self.journal = Some(Reading { journal, next, at: before });
                EvidenceLine::Journal(start)
            }
            (None, None, Some(text), Some(signature), private) => {
                let evening: PublicEvening =
                    serde_json::from_str(text.get()).map_err(|error| wrong(&error.to_string()))?;
                let signature = hex::read(&signature).ok_or_else(|| wrong("not a signature"))?;
                let signed = SignedEvening { evening, text: text.get().to_owned(), signature };
                if signed.evening.club != self.club || !signed.is_signed_by(&self.key) {
                    return Err(BundleError::WrongSignature);
                }
                check_evening(&signed.evening).map_err(wrong)?;
                let ends = |reading: &Reading| {
                    let PublicEvening { journal, rows, head, .. } = &signed.evening;
                    reading.journal == *journal && reading.next == rows + 1 && reading.at == *head
                };
                if !self.journal.as_ref().is_some_and(ends) {
                    return Err(BundleError::BrokenChain { journal: signed.evening.journal });
                }
                // Its journal ends with it.
                self.journal = None;
                EvidenceLine::Evening(Box::new(signed), private)
            }
            _ => return Err(wrong("neither a member, nor a journal, nor an evening")),
        }))
    }
}

fn named(member: &MemberRecord) -> impl Iterator<Item = &String> {
    let (always, sometimes) = match &member.state {
        MemberState::Known { number, licence, last_name, first_name } => {
            (Some([last_name, first_name]), [number.as_ref(), licence.as_ref()])
        }
        MemberState::Erased | MemberState::Merged { .. } => (None, [None, None]),
    };
    always.into_iter().flatten().chain(sometimes.into_iter().flatten())
}

/// Refuses names with NUL and names that are too long.
pub(crate) fn check_name(name: &str) -> Result<(), &'static str> {
    if name.contains('\0') {
        return Err("a NUL character in a name");
    }
    // The byte length is at least the number of characters, so the cheap test comes first.
    if name.len() > LONGEST_NAME && name.chars().count() > LONGEST_NAME {
        return Err("a name of more than 1,000 characters");
    }
    Ok(())
}

fn check(row: &Row<'_>) -> Result<(), &'static str> {
    if row.seq > MOST_ROWS {
        return Err("too many rows in a journal");
    }
    if row.at < Millis(-LATEST) || row.at > Millis(LATEST) {
        return Err("an impossible time");
    }
    if i32::try_from(row.version).is_err() {
        return Err("an impossible version");
    }
    let right = match (row.kind, row.target) {
        (RowKind::Action, None) => true,
        (RowKind::Undo | RowKind::Redo, Some(target)) => (1..row.seq).contains(&target),
        _ => false,
    };
    if !right {
        return Err("an impossible target");
    }
    match &row.content {
        RowContent::Told { text, .. } if text.contains('\0') => Err("a NUL character in an event"),
        _ => Ok(()),
    }
}

fn check_evening(evening: &PublicEvening) -> Result<(), &'static str> {
    check_name(&evening.name)?;
    evening.season.as_deref().map_or(Ok(()), check_name)?;
    if evening.rows == 0 {
        return Err("an evening without a journal");
    }
    if evening.results.len() > MOST_RESULTS {
        return Err("more than 10,000 results");
    }
    let figures = &evening.figures;
    if [figures.players, figures.entries, figures.final_table].iter().any(|count| *count > MOST_PLAYERS) {
        return Err("more than 1,000,000 players");
    }
    let entries: BTreeSet<_> = evening.results.iter().map(|result| result.entry).collect();
    if entries.len() != evening.results.len() {
        return Err("an entry with two results");
    }
    if evening.results.iter().any(|result| result.place == 0) {
        return Err("place 0");
    }
    Ok(())
}
