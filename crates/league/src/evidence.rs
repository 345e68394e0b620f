//! The evidence of one published evening: what anyone needs to check a result against the club's signature.
//!
//! It is a bundle of one evening without members, without the evening's private part (which contains all amounts of
//! money), and without a signature over the whole file. The evening's signature covers the club, the journal's number
//! and the hash of its last row, and that hash covers all rows before it. Only the club's name is not covered; the
//! fingerprint of its key identifies a club.

use serde::Deserialize;

use crate::parts::EvidenceHead;
use crate::read::{EvidenceLine, Lines, Unpacker, check_name};
use crate::{
    BundleError, Draw, JournalStart, PublicEvening, Row, RowContent, SignedEvening, draws, fingerprint,
};

/// The version of the file.
pub const EVIDENCE_VERSION: u32 = 1;
/// File extension of a proof.
pub const EVIDENCE_ENDING: &str = "tapis-evidence";
/// The largest evidence that is read, in packed bytes: a thousand times what an evening needs.
pub const LARGEST_EVIDENCE: usize = 16 << 20;
/// The most it may unpack to, in bytes.
const MOST_BYTES: u64 = 64 << 20;

#[derive(Deserialize)]
struct Version {
    tapis_evidence: u32,
}

/// A verified evening with its journal: the rows form the chain, and the key has signed its last hash with the results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evidence {
    head: EvidenceHead,
    evening: SignedEvening,
    rows: Vec<Row<'static>>,
}

impl Evidence {
    /// Checks that a file is the complete evidence of one evening. The caller decides whether to trust the key.
    ///
    /// # Errors
    /// If it is not.
    pub fn open(packed: &[u8]) -> Result<Self, BundleError> {
        let mut unpacked = Unpacker::of(packed, LARGEST_EVIDENCE, MOST_BYTES)?;
        let first = unpacked.next()?.ok_or(BundleError::NotABundle)?;
        let version: Version = serde_json::from_slice(first).map_err(|_| BundleError::NotABundle)?;
        if version.tapis_evidence > EVIDENCE_VERSION {
            return Err(BundleError::Newer(version.tapis_evidence));
        }
        let head: EvidenceHead = serde_json::from_slice(first).map_err(|_| BundleError::NotABundle)?;
        if head.tapis_evidence != EVIDENCE_VERSION {
            return Err(BundleError::NotABundle);
        }
        check_name(&head.name).map_err(|why| BundleError::Line { line: 1, why: why.to_owned() })?;
        let mut lines = Lines::of(unpacked, head.club, head.key, u64::MAX);
        match lines.found()? {
            Some(EvidenceLine::Journal(JournalStart { first: 1, .. })) => {}
            Some(EvidenceLine::Journal(JournalStart { journal, .. })) => {
                return Err(BundleError::Gap { journal, expected: 1 });
            }
            _ => return Err(BundleError::Line { line: 2, why: "not the journal".to_owned() }),
        }
        let mut rows = Vec::new();
        let evening = loop {
            let why = match lines.found()? {
                Some(EvidenceLine::Row(row, _)) => {
                    rows.push(row.into_owned());
                    continue;
                }
                Some(EvidenceLine::Evening(evening, None)) => break *evening,
                Some(EvidenceLine::Evening(_, Some(_))) => "an evening with its private part",
                _ => "neither a row nor the evening",
            };
            let line = u64::try_from(rows.len()).map_or(u64::MAX, |rows| rows + 3);
            return Err(BundleError::Line { line, why: why.to_owned() });
        };
        if !lines.ended() {
            return Err(BundleError::CutOff);
        }
        Ok(Evidence { head, evening, rows })
    }

    pub fn head(&self) -> &EvidenceHead {
        &self.head
    }

    /// The fingerprint of the key that signed it, as on the club's reports.
    pub fn fingerprint(&self) -> String {
        fingerprint(&self.head.key.0)
    }

    /// The public part of the evening.
    pub fn evening(&self) -> &PublicEvening {
        &self.evening.evening
    }

    /// The public part as signed.
    pub fn signed(&self) -> &SignedEvening {
        &self.evening
    }

    /// All rows of its journal, in order.
    pub fn rows(&self) -> &[Row<'static>] {
        &self.rows
    }

    /// Number of rows that are disclosed; the others are only digests.
    pub fn told(&self) -> usize {
        self.rows.iter().filter(|row| matches!(row.content, RowContent::Told { .. })).count()
    }

    /// The draws in its disclosed rows, with their seeds, each repeated as far as the rows allow.
    pub fn draws(&self) -> Vec<Draw> {
        draws::draws(&self.rows, &self.evening.evening)
    }
}
