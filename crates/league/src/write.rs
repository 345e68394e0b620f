//! Writes bundles and evidence.

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::bundle::RowLine;
use crate::parts::{end_bytes, signed_bytes};
use crate::{
    ClubUid, Evening, EvidenceHead, Hash, Head, JournalStart, MemberRecord, PrivatePart, Row, Salt,
    SignedEvening, hex,
};

/// Writes a bundle line by line. The same lines always give the same bytes.
#[derive(Debug)]
pub struct Writer<W: Write> {
    out: GzEncoder<W>,
    hash: Sha256,
    club: ClubUid,
    /// The hash of the last row.
    at: Hash,
}

#[derive(Serialize)]
struct MemberLine<'a> {
    member: &'a MemberRecord,
}

#[derive(Serialize)]
struct JournalLine {
    journal: JournalStart,
}

#[derive(Serialize)]
struct End {
    end: String,
}

impl<W: Write> Writer<W> {
    /// Begins a bundle.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn new(out: W, head: &Head) -> io::Result<Self> {
        Self::begin(out, head.club, head)
    }

    fn begin(out: W, club: ClubUid, head: &impl Serialize) -> io::Result<Self> {
        let out = GzEncoder::new(out, Compression::default());
        let mut writer = Writer { out, hash: Sha256::new(), club, at: Hash([0; 32]) };
        writer.line(head)?;
        Ok(writer)
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut bytes = serde_json::to_vec(line)?;
        bytes.push(b'\n');
        self.hash.update(&bytes);
        self.out.write_all(&bytes)
    }

    /// Adds a member.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn member(&mut self, member: &MemberRecord) -> io::Result<()> {
        self.line(&MemberLine { member })
    }

    /// Begins a journal with its first row.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn journal(&mut self, journal: u64) -> io::Result<()> {
        self.journal_from(JournalStart { journal, first: 1, before: crate::origin(self.club, journal) })
    }

    /// Begins a journal with a later row.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn journal_from(&mut self, journal: JournalStart) -> io::Result<()> {
        self.at = journal.before;
        self.line(&JournalLine { journal })
    }

    /// Adds the next row of the journal and returns its hash.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn row(&mut self, row: &Row<'_>) -> io::Result<Hash> {
        self.at = row.hash(self.at);
        self.line(&RowLine::of(row))?;
        Ok(self.at)
    }

    /// Adds the evening of the journal whose rows were just added: its public part, signed, and its private part. The
    /// salt of the private part must not be guessable.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn evening(
        &mut self,
        evening: &Evening,
        salt: Salt,
        sign: &dyn Fn(&[u8]) -> [u8; 64],
    ) -> io::Result<()> {
        let (public, private) = evening.parts(salt)?;
        let text = serde_json::to_string(&public)?;
        let signature = sign(&signed_bytes(&text));
        self.signed(&text, &signature, Some(&private))
    }

    fn signed(&mut self, text: &str, signature: &[u8; 64], private: Option<&PrivatePart>) -> io::Result<()> {
        let private = private.map_or_else(String::new, |PrivatePart { salt, text }| {
            format!(",\"salt\":\"{}\",\"private\":{text}", hex::write(salt))
        });
        let signature = hex::write(signature);
        // As text, so that the reader gets exactly what was signed.
        let line = format!("{{\"evening\":{text},\"signature\":\"{signature}\"{private}}}\n");
        self.hash.update(&line);
        self.out.write_all(line.as_bytes())
    }

    /// Signs the file and ends it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish(mut self, sign: &dyn Fn(&[u8]) -> [u8; 64]) -> io::Result<W> {
        let lines = Hash(self.hash.finalize().into());
        let mut end = serde_json::to_vec(&End { end: hex::write(&sign(&end_bytes(&lines))) })?;
        end.push(b'\n');
        self.out.write_all(&end)?;
        self.out.finish()
    }
}

/// Writes the evidence of one evening row by row. The same rows always give the same bytes.
#[derive(Debug)]
pub struct EvidenceWriter<W: Write>(Writer<W>);

impl<W: Write> EvidenceWriter<W> {
    /// Begins the evidence of an evening of this journal.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn new(out: W, head: &EvidenceHead, journal: u64) -> io::Result<Self> {
        let mut writer = Writer::begin(out, head.club, head)?;
        writer.journal(journal)?;
        Ok(EvidenceWriter(writer))
    }

    /// Adds the next row of the journal and returns its hash.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn row(&mut self, row: &Row<'_>) -> io::Result<Hash> {
        self.0.row(row)
    }

    /// Adds the public part of the evening as its club has signed it, and ends the file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish(mut self, evening: &SignedEvening) -> io::Result<W> {
        self.0.signed(&evening.text, &evening.signature, None)?;
        self.0.out.finish()
    }
}
