//! Proof of an evening as anyone who checks it sees it. No club is needed.

use chrono::NaiveDate;
use serde::Serialize;
use tapis_engine::base::quantity::{Place, Points};
use tapis_league::{Again, BundleError, ClubUid, Draw, Evidence, Hash, MemberUid, PublicResult};
use tapis_locale::{Language, Value, date, text};

use crate::Problem;

/// Verified evidence of an evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EvidenceContents {
    pub club: ClubUid,
    /// The club's name in the file; it is not signed.
    pub name: String,
    /// The fingerprint of the key that signed the evening.
    pub key: String,
    /// It is the requested key.
    pub same_key: bool,
    /// The tournament's number in the club file.
    pub journal: u64,
    pub evening: String,
    /// The day it was played.
    pub date: NaiveDate,
    pub players: u32,
    /// The results, the best first.
    pub results: Vec<EvidenceResult>,
    /// The rows of its journal.
    pub rows: usize,
    /// The number of disclosed rows.
    pub told: usize,
    /// The number of withheld rows.
    pub withheld: usize,
    /// The hash of the last row.
    pub head: Hash,
    /// The hash of the same row in the club file; its beginning is on the report.
    pub own_head: Hash,
    /// The disclosed draws with their seeds.
    pub draws: Vec<Draw>,
}

/// Result in a proof.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EvidenceResult {
    pub place: Place,
    /// The player's ID, as in the club's bundles.
    pub member: MemberUid,
    pub points: Points,
}

/// Verifies the evidence of an evening and lists its contents; `key` is the fingerprint of the required key.
///
/// # Errors
/// If it is not valid; `league-other_key`.
pub fn verify_evidence(bytes: &[u8], key: Option<&str>) -> Result<EvidenceContents, Problem> {
    let evidence = Evidence::open(bytes).map_err(|error| {
        let code = match error {
            BundleError::NotABundle => "league-not_evidence",
            BundleError::CutOff => "league-evidence_cut_off",
            _ => error.code(),
        };
        Problem::new(code, &error.values())
    })?;
    let fingerprint = evidence.fingerprint();
    if let Some(wanted) = key.filter(|wanted| typed(wanted) != typed(&fingerprint)) {
        let values = [("key", fingerprint.as_str().into()), ("wanted", wanted.into())];
        return Err(Problem::new("league-other_key", &values));
    }
    let (evening, told) = (evidence.evening(), evidence.told());
    let result =
        |one: &PublicResult| EvidenceResult { place: one.place, member: one.member, points: one.points };
    let mut results: Vec<EvidenceResult> = evening.results.iter().map(result).collect();
    results.sort_by_key(|one| one.place);
    Ok(EvidenceContents {
        club: evening.club,
        name: evidence.head().name.clone(),
        key: fingerprint,
        same_key: key.is_some(),
        journal: evening.journal,
        evening: evening.name.clone(),
        date: evening.date,
        players: evening.figures.players,
        results,
        rows: evidence.rows().len(),
        told,
        withheld: evidence.rows().len() - told,
        head: evening.head,
        own_head: evening.own_head,
        draws: evidence.draws(),
    })
}

/// Normalises a fingerprint typed from paper.
fn typed(key: &str) -> String {
    let digit = |letter: char| match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    key.chars().filter(char::is_ascii_alphanumeric).map(digit).collect()
}

impl EvidenceContents {
    /// Message for the person in a language.
    pub fn say(&self, language: Language) -> String {
        let count = |number: usize| Value::from(i64::try_from(number).unwrap_or(i64::MAX));
        let holds = [
            ("key", self.key.as_str().into()),
            ("evening", self.evening.as_str().into()),
            ("date", date(language, self.date).into()),
            ("players", i64::from(self.players).into()),
            ("rows", count(self.rows)),
            ("withheld", count(self.withheld)),
        ];
        let repeated = self.draws.iter().filter(|draw| draw.repeated).count();
        let draws = [("draws", count(self.draws.len())), ("repeated", count(repeated))];
        let key = if self.same_key {
            text(language, "league-evidence_same_key", &[])
        } else {
            text(language, "league-evidence_compare", &[("name", self.name.as_str().into())])
        };
        let holds = text(language, "league-evidence", &holds);
        let different = self.draws.iter().filter(|draw| draw.again == Again::Different).count();
        let draws = text(language, "league-evidence_draws", &draws);
        if different == 0 {
            return format!("{holds} {draws} {key}");
        }
        let different = text(language, "league-evidence_different", &[("draws", count(different))]);
        format!("{holds} {draws} {different} {key}")
    }
}
