//! A signed proof of an evening: a small file that says how its journal ended and who had won, signed with a
//! key of the club. A committee or a league compares it with the club file later
//! (`docs/decisions/0013-signed-proofs.md`).

mod keys;

use crate::file::subjects::EveningProofs;
use std::path::Path;

use chrono::{Local, NaiveDate};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};
use tapis_engine::Tournament;
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_engine::state::seats::ResultLine;
use tapis_engine::state::tournament::Phase;
use tapis_league::{fingerprint, hex, signed};
use tapis_locale::{Language, date, text};
use tapis_store::{JournalEnd, StoreError};

use crate::Problem;

pub(crate) use keys::OwnKey;
pub use keys::{ClubKey, Keys, Withdrawal};

/// The version of the file.
const VERSION: u32 = 1;
/// The longest proof that is read, in bytes.
const LONGEST: usize = 65_536;
/// The ending of its file's name.
pub const PROOF_ENDING: &str = "json";

/// Evening that is proved, with its results.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProvenEvening {
    pub club: String,
    /// The tournament's number in the club file.
    pub tournament: TournamentId,
    pub name: String,
    /// The day it is played.
    pub date: NaiveDate,
    /// Number of rows in its journal.
    pub rows: i64,
    /// The hash of the last of them, which covers all of them.
    pub head: String,
    /// SHA-256 over a line for each result in order: place, member's number, cents won, points.
    pub standings: String,
}

/// File of a proof with its signature.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SignedProof {
    tapis_proof: u32,
    evening: ProvenEvening,
    key: String,
    signature: String,
}

/// A proof that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeProof {
    pub text: String,
    /// The fingerprint of the key.
    pub fingerprint: String,
    /// The key was made for this proof: the club's first, or this computer had none.
    pub new_key: Option<NewKey>,
}

/// Reason for a new key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NewKey {
    /// The club had none.
    First,
    /// The club has others, none of which is on this computer.
    Another,
}

/// Verdict on a proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Signed with a key of the club, and the evening here is the one that was signed.
    Same,
    /// The same, and since then something was added to the evening here.
    Continued,
    /// Signed with a key of the club, but the evening here is another.
    Differs,
    /// Signed with a key of the club that was withdrawn before this evening ended: whoever has the lost computer
    /// could have made it.
    Withdrawn,
    /// Correctly signed, but not with a key of this club.
    OtherKey,
    /// The signature is not right: something in the file was changed.
    WrongSignature,
    /// It is not a proof.
    NotAProof,
    /// A later version of the program wrote it.
    Newer,
}

impl Verdict {
    /// Whether the evening here is proved.
    pub fn proved(self) -> bool {
        matches!(self, Verdict::Same | Verdict::Continued)
    }

    /// Its name in the catalogue.
    fn key(self) -> &'static str {
        match self {
            Verdict::Same => "proof-same",
            Verdict::Continued => "proof-continued",
            Verdict::Differs => "proof-differs",
            Verdict::Withdrawn => "proof-withdrawn",
            Verdict::OtherKey => "proof-other_key",
            Verdict::WrongSignature => "proof-wrong_signature",
            Verdict::NotAProof => "proof-not_a_proof",
            Verdict::Newer => "proof-newer",
        }
    }
}

/// A proof that was looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedProof {
    /// Verdict on the proof.
    pub verdict: Verdict,
    /// Content of the proof, and the fingerprint of its key; `None` if it cannot be read.
    pub read: Option<(ProvenEvening, String)>,
    /// Number of rows in the journal here beyond those that were signed.
    pub added: i64,
    /// Its key was withdrawn.
    pub withdrawn: Option<Withdrawal>,
}

impl CheckedProof {
    fn unreadable(verdict: Verdict) -> Self {
        CheckedProof { verdict, read: None, added: 0, withdrawn: None }
    }

    /// Verdict in a sentence.
    pub fn say(&self, language: Language) -> String {
        let Some((evening, key)) = &self.read else { return text(language, self.verdict.key(), &[]) };
        let values = [
            ("name", evening.name.as_str().into()),
            ("date", date(language, evening.date).into()),
            ("rows", evening.rows.into()),
            ("added", self.added.into()),
            ("key", key.as_str().into()),
        ];
        let said = text(language, self.verdict.key(), &values);
        let Some(withdrawn) = &self.withdrawn else { return said };
        let day = chrono::DateTime::from_timestamp_millis(withdrawn.at.0).map(|at| at.with_timezone(&Local));
        let day = day.map_or_else(String::new, |at| date(language, at.date_naive()));
        let values =
            [("key", key.as_str().into()), ("day", day.into()), ("who", withdrawn.who.as_str().into())];
        let key = if withdrawn.who.is_empty() { "proof-key_withdrawn" } else { "proof-key_withdrawn_by" };
        format!("{said} {}", text(language, key, &values))
    }
}

impl MadeProof {
    /// Message for the person once it is saved there.
    pub fn say(&self, language: Language, file: &Path) -> String {
        let values = [("file", file.display().to_string().into()), ("key", self.fingerprint.as_str().into())];
        let key = match self.new_key {
            None => "proof-saved",
            Some(NewKey::First) => "proof-saved_first",
            Some(NewKey::Another) => "proof-saved_another",
        };
        text(language, key, &values)
    }
}

/// Bytes that are signed: a line that no other file of the program begins with, and the evening as compact JSON.
fn signed_bytes(evening: &ProvenEvening) -> Result<Vec<u8>, Problem> {
    let evening = serde_json::to_string(evening).map_err(StoreError::Unwritable)?;
    Ok(format!("tapis-proof {VERSION}\n{evening}").into_bytes())
}

/// Members by number, as the journal names them: renaming or erasing one changes no proof.
fn standings(tournament: &Tournament) -> String {
    let mut results: Vec<&ResultLine> = tournament.results().iter().collect();
    results.sort_by_key(|line| (line.place, line.entry));
    let line = |line: &&ResultLine| {
        let bounties = if line.bounties.is_zero() { String::new() } else { format!(" {}", line.bounties.0) };
        format!("{} {} {} {}{bounties}\n", line.place, line.member.0, line.prize.0, line.points.0)
    };
    hex::write(&Sha256::digest(results.iter().map(line).collect::<String>()))
}

impl EveningProofs<'_> {
    /// A good name for the file of an evening's proof.
    ///
    /// # Errors
    /// If the tournament cannot be read.
    pub fn proof_file_name(&mut self, id: TournamentId) -> Result<String, Problem> {
        let title = text(self.club.language(), "proof-file", &[]);
        let setup = self.club.tournament(id)?.setup();
        let about = format!("{} {}", setup.name, setup.date);
        Ok(format!("{}.{PROOF_ENDING}", crate::file::file_names::base(&about, &title)))
    }

    /// Signs how an evening ended. The first time, and on a computer that has none of the club's keys, a key is made.
    ///
    /// # Errors
    /// If the evening is not over, or a key cannot be made or read.
    pub fn prove_evening(
        &mut self,
        id: TournamentId,
        keys: &Keys,
        now: Millis,
    ) -> Result<MadeProof, Problem> {
        let club = self.club.name();
        let end = self.club.file.proofs().journal_end(id)?;
        let tournament = self.club.tournament(id)?;
        let end = end
            .filter(|_| tournament.phase() == Phase::Finished)
            .ok_or_else(|| Problem::new("proof-not_over", &[]))?;
        let setup = tournament.setup();
        let (name, date) = (setup.name.clone(), setup.date);
        let evening = ProvenEvening {
            club,
            tournament: id,
            name,
            date,
            rows: end.rows,
            head: hex::write(&end.hash),
            standings: standings(tournament),
        };
        let had_one = !self.keys()?.is_empty();
        let key = self.own_key(keys, now)?;
        let signature = hex::write(&key.sign(&signed_bytes(&evening)?));
        let public = key.public();
        let file = SignedProof { tapis_proof: VERSION, evening, key: hex::write(&public), signature };
        let text = serde_json::to_string_pretty(&file).map_err(StoreError::Unwritable)? + "\n";
        let new_key = key.new.then_some(if had_one { NewKey::Another } else { NewKey::First });
        Ok(MadeProof { text, fingerprint: fingerprint(&public), new_key })
    }

    /// Verdict on a proof, compared with the evening as this club holds it now.
    ///
    /// # Errors
    /// If the club file cannot be read, or its journal is damaged.
    pub fn check_proof(&self, file: &[u8]) -> Result<CheckedProof, Problem> {
        let Some(text) = std::str::from_utf8(file).ok().filter(|text| text.len() <= LONGEST) else {
            return Ok(CheckedProof::unreadable(Verdict::NotAProof));
        };
        let text = text.trim_start_matches('\u{feff}');
        let version =
            serde_json::from_str::<Json>(text).ok().and_then(|file| file.get("tapis_proof")?.as_u64());
        let Some(version) = version else { return Ok(CheckedProof::unreadable(Verdict::NotAProof)) };
        if version > u64::from(VERSION) {
            return Ok(CheckedProof::unreadable(Verdict::Newer));
        }
        let read = serde_json::from_str::<SignedProof>(text).ok().and_then(|file| {
            let head: [u8; 32] = hex::read(&file.evening.head)?;
            Some((hex::read(&file.key)?, hex::read(&file.signature)?, head.to_vec(), file))
        });
        let Some((key, signature, head, file)) = read.filter(|(.., file)| file.tapis_proof == VERSION) else {
            return Ok(CheckedProof::unreadable(Verdict::NotAProof));
        };
        let end = JournalEnd { rows: file.evening.rows, hash: head };
        let known = self.keys()?.into_iter().find(|known| known.key == file.key);
        let (mut verdict, added) = if !signed(&key, &signed_bytes(&file.evening)?, &signature) {
            (Verdict::WrongSignature, 0)
        } else if known.is_none() {
            (Verdict::OtherKey, 0)
        } else {
            self.compare(&end, &file.evening.standings)?
        };
        let withdrawn = known.and_then(|key| key.withdrawn).filter(|_| verdict != Verdict::WrongSignature);
        if verdict.proved() && withdrawn.is_some() && !self.ended_before(&end, withdrawn.as_ref())? {
            verdict = Verdict::Withdrawn;
        }
        Ok(CheckedProof { verdict, read: Some((file.evening, fingerprint(&key))), added, withdrawn })
    }

    /// Whether the journal here had come to this end before a key was withdrawn.
    fn ended_before(&self, end: &JournalEnd, withdrawn: Option<&Withdrawal>) -> Result<bool, Problem> {
        let Some(id) = self.club.file.proofs().ended_so(end)? else { return Ok(false) };
        let rows = self.club.file.journal().rows(id)?;
        let last = rows.iter().find(|row| row.seq == end.rows);
        Ok(last.is_some_and(|row| withdrawn.is_none_or(|withdrawn| row.at <= withdrawn.at)))
    }

    /// Whether a journal here ends so, or once did, and how many rows it has since then.
    fn compare(&self, end: &JournalEnd, results: &str) -> Result<(Verdict, i64), Problem> {
        let Some(id) = self.club.file.proofs().ended_so(end)? else { return Ok((Verdict::Differs, 0)) };
        // The chain is followed anew: a row proves those before it only through it.
        let here = self.club.replay(id)?;
        let now = self.club.file.proofs().journal_end(id)?.map_or(0, |now| now.rows);
        Ok(match now - end.rows {
            0 if standings(&here) == results => (Verdict::Same, 0),
            0 => (Verdict::Differs, 0),
            added => (Verdict::Continued, added),
        })
    }
}
