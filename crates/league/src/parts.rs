//! The two parts of an evening: the public one, which the club signs and anyone may see, and the private one, which
//! stays between club and league. The public part contains a digest of the private one, so that one signature covers
//! both and the public part can be checked alone.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, Chips, EntryId, Place, Points};
use tapis_engine::championship::PlayerFigures;
use tapis_engine::play::re_entries::FirstEntry;
use tapis_engine::prizes::points::PointsScheme;

use crate::chain::{Salt, digest};
use crate::evening::{EveningFigures, EveningResult};
use crate::{ClubUid, Evening, Hash, MemberUid, PartsError, signed};

/// The public part of an evening: places and points, no money.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublicEvening {
    pub club: ClubUid,
    /// The tournament's number in the club file.
    pub journal: u64,
    /// Number of rows in its journal at that point.
    pub rows: u64,
    /// The hash of the last one in the league's chain.
    pub head: Hash,
    /// The hash of the same row in the club file; its beginning is on printed reports.
    pub own_head: Hash,
    pub name: String,
    /// The day it was played.
    pub date: NaiveDate,
    /// The club's own season.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<String>,
    /// Number of players, and the scheme of points.
    pub figures: PublicFigures,
    pub results: Vec<PublicResult>,
    /// The digest of the private part.
    pub private: Hash,
}

/// Number of players of an evening, and the scheme of its points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublicFigures {
    /// Players who entered, each counted once.
    pub players: u32,
    /// All entries, including re-entries.
    pub entries: u32,
    /// Players at the final table.
    pub final_table: u32,
    /// Scheme by which its set-up gives points.
    pub scheme: PointsScheme,
}

/// The public part of a player's result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublicResult {
    pub entry: EntryId,
    /// The player; a guest's ID belongs to no member that the club names.
    pub member: MemberUid,
    pub place: Place,
    /// Points by the evening's set-up.
    pub points: Points,
}

/// The private part as it was hashed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrivatePart {
    /// The salt of its digest.
    pub salt: Salt,
    /// Content of the part as JSON.
    pub text: String,
}

/// The public part of an evening with the club's signature, with which anyone can check a published result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignedEvening {
    pub evening: PublicEvening,
    /// The public part as signed, JSON.
    pub text: String,
    pub signature: [u8; 64],
}

/// An evening as a club sends it to its league.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentEvening {
    pub evening: Evening,
    pub signed: SignedEvening,
    pub private: PrivatePart,
}

/// The contents of a private part.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Private {
    buy_in: Cents,
    pool: Cents,
    stack: Chips,
    results: Vec<PrivateResult>,
}

/// A player's result in the private part.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PrivateResult {
    entry: EntryId,
    spent: Cents,
    prize: Cents,
    in_money: bool,
    rebuys: u32,
    addons: u32,
    eliminations: u32,
    bounties: Cents,
    bounties_won: u32,
    re_entries: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<FirstEntry>,
}

impl SignedEvening {
    /// Whether this key has signed it.
    pub fn is_signed_by(&self, key: &Hash) -> bool {
        signed(&key.0, &signed_bytes(&self.text), &self.signature)
    }
}

/// Bytes that are signed: a line that begins no other file of the program, and the public part as JSON.
pub(crate) fn signed_bytes(text: &str) -> Vec<u8> {
    format!("tapis-evening {}\n{text}", crate::VERSION).into_bytes()
}

impl PrivatePart {
    /// The digest for the public part.
    pub fn digest(&self) -> Hash {
        digest(&self.salt, &self.text)
    }
}

impl Evening {
    /// Splits it into its public and private part; the salt must not be guessable.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    pub fn parts(&self, salt: Salt) -> Result<(PublicEvening, PrivatePart), serde_json::Error> {
        let EveningFigures { players, entries, buy_in, pool, stack, final_table, scheme } = &self.figures;
        let results = self.results.iter().map(PrivateResult::of).collect();
        let private = Private { buy_in: *buy_in, pool: *pool, stack: *stack, results };
        let private = PrivatePart { salt, text: serde_json::to_string(&private)? };
        let result = |result: &EveningResult| PublicResult {
            entry: result.entry,
            member: result.member,
            place: result.place,
            points: result.points,
        };
        let public = PublicEvening {
            club: self.club,
            journal: self.journal,
            rows: self.rows,
            head: self.head,
            own_head: self.own_head,
            name: self.name.clone(),
            date: self.date,
            season: self.season.clone(),
            figures: PublicFigures {
                players: *players,
                entries: *entries,
                final_table: *final_table,
                scheme: scheme.clone(),
            },
            results: self.results.iter().map(result).collect(),
            private: private.digest(),
        };
        Ok((public, private))
    }
}

impl PublicEvening {
    /// Joins it with the private part into the whole evening.
    ///
    /// # Errors
    /// If a different private part was signed, or it does not belong to this evening.
    pub fn with(&self, private: &PrivatePart) -> Result<Evening, PartsError> {
        if private.digest() != self.private {
            return Err(PartsError::NotSigned);
        }
        let Private { buy_in, pool, stack, results } =
            serde_json::from_str(&private.text).map_err(PartsError::Unreadable)?;
        let entries = self.results.iter().map(|result| result.entry);
        if !entries.eq(results.iter().map(|result| result.entry)) {
            return Err(PartsError::OtherEntries);
        }
        let results = self.results.iter().zip(results).map(|(public, private)| private.with(public));
        let PublicFigures { players, entries, final_table, scheme } = self.figures.clone();
        Ok(Evening {
            club: self.club,
            journal: self.journal,
            rows: self.rows,
            head: self.head,
            own_head: self.own_head,
            name: self.name.clone(),
            date: self.date,
            season: self.season.clone(),
            figures: EveningFigures { players, entries, buy_in, pool, stack, final_table, scheme },
            results: results.collect(),
        })
    }
}

impl PrivateResult {
    fn of(result: &EveningResult) -> Self {
        let EveningResult { entry, figures, .. } = *result;
        let PlayerFigures { spent, prize, in_money, rebuys, addons, .. } = figures;
        let PlayerFigures { eliminations, bounties, bounties_won, re_entries, first, .. } = figures;
        PrivateResult {
            entry,
            spent,
            prize,
            in_money,
            rebuys,
            addons,
            eliminations,
            bounties,
            bounties_won,
            re_entries,
            first,
        }
    }

    fn with(self, public: &PublicResult) -> EveningResult {
        let PublicResult { entry, member, place, points } = *public;
        let PrivateResult { spent, prize, in_money, rebuys, addons, .. } = self;
        let PrivateResult { eliminations, bounties, bounties_won, re_entries, first, .. } = self;
        let figures = PlayerFigures {
            spent,
            prize,
            in_money,
            rebuys,
            addons,
            eliminations,
            bounties,
            bounties_won,
            re_entries,
            first,
        };
        EveningResult { entry, member, place, points, figures }
    }
}

/// Bytes that the last line signs: a line that begins no other file of the program, and the digest of all previous
/// lines.
pub(crate) fn end_bytes(lines: &Hash) -> Vec<u8> {
    format!("tapis-league {}\n{lines}", crate::VERSION).into_bytes()
}

/// First line of a proof.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EvidenceHead {
    /// The version of the file.
    pub tapis_evidence: u32,
    /// The club whose evening it is.
    pub club: ClubUid,
    /// The club's name according to the file. It is not signed.
    pub name: String,
    /// The public key that signed the evening.
    pub key: Hash,
}
