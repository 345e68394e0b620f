//! The two parts of an evening: the public one, which the club signs and anyone may see, and the private one, which stays
//! between club and league. A digest of the private part stands in the public one, so that one signature covers both and
//! the public part can be checked alone.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::points::PointsScheme;
use tapis_engine::quantity::{Cents, Chips, EntryId, Place, Points};

use crate::chain::{Salt, digest};
use crate::evening::{EveningFigures, EveningResult, FirstEntryResult};
use crate::{ClubUid, Evening, Hash, MemberUid, PartsError, signed};

/// What anyone may see of an evening: places and points, and no money.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublicEvening {
    /// The club.
    pub club: ClubUid,
    /// The tournament's number in the club file.
    pub journal: u64,
    /// How many rows its journal had when it was so.
    pub rows: u64,
    /// The hash of the last of them as the league chains them.
    pub head: Hash,
    /// The hash of the same row in the club file; printed reports show its beginning.
    pub own_head: Hash,
    /// What it is called.
    pub name: String,
    /// The day it was played.
    pub date: NaiveDate,
    /// The club's own season.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<String>,
    /// How many played, and how points were given.
    pub figures: PublicFigures,
    /// By entry.
    pub results: Vec<PublicResult>,
    /// The digest of the private part.
    pub private: Hash,
}

/// How many played an evening, and how points were given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublicFigures {
    /// Players who entered, each once.
    pub players: u32,
    /// Their entries in all, re-entries among them.
    pub entries: u32,
    /// Players at the final table.
    pub final_table: u32,
    /// How its own set-up gives points.
    pub scheme: PointsScheme,
}

/// What anyone may see of a player's result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublicResult {
    /// The entry.
    pub entry: EntryId,
    /// Whose; a guest's number belongs to no member that the club names.
    pub member: MemberUid,
    /// The place.
    pub place: Place,
    /// Points that the evening's own set-up gave.
    pub points: Points,
}

/// What stays between club and league, as it was hashed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrivatePart {
    /// What was hashed with it.
    pub salt: Salt,
    /// JSON.
    pub text: String,
}

/// The public part of an evening with the club's signature: what anyone can check of a published result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignedEvening {
    /// The public part.
    pub evening: PublicEvening,
    /// The same as it was signed, JSON.
    pub text: String,
    /// The signature.
    pub signature: [u8; 64],
}

/// An evening as a club sends it to its league.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentEvening {
    /// Both parts together.
    pub evening: Evening,
    /// The public part.
    pub signed: SignedEvening,
    /// The private part.
    pub private: PrivatePart,
}

/// The text of a private part.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Private {
    buy_in: Cents,
    pool: Cents,
    stack: Chips,
    results: Vec<PrivateResult>,
}

/// A player's result in it.
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
    first: Option<FirstEntryResult>,
}

impl SignedEvening {
    /// Whether that key has signed it.
    pub fn is_signed_by(&self, key: &Hash) -> bool {
        signed(&key.0, &signed_bytes(&self.text), &self.signature)
    }
}

/// What is signed: a line that no other file of the program begins with, and the public part as JSON.
pub(crate) fn signed_bytes(text: &str) -> Vec<u8> {
    format!("tapis-evening {}\n{text}", crate::VERSION).into_bytes()
}

impl PrivatePart {
    /// The digest, which stands in the public part.
    pub fn digest(&self) -> Hash {
        digest(&self.salt, &self.text)
    }
}

impl Evening {
    /// Its public and its private part; nobody may guess the salt.
    ///
    /// # Errors
    /// Where it cannot be written as JSON.
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
    /// The whole evening, with the private part that was signed with this one.
    ///
    /// # Errors
    /// Where another private part was signed, or it is none of this evening.
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
        PrivateResult {
            entry: result.entry,
            spent: result.spent,
            prize: result.prize,
            in_money: result.in_money,
            rebuys: result.rebuys,
            addons: result.addons,
            eliminations: result.eliminations,
            bounties: result.bounties,
            bounties_won: result.bounties_won,
            re_entries: result.re_entries,
            first: result.first,
        }
    }

    fn with(self, public: &PublicResult) -> EveningResult {
        EveningResult {
            entry: public.entry,
            member: public.member,
            place: public.place,
            points: public.points,
            spent: self.spent,
            prize: self.prize,
            in_money: self.in_money,
            rebuys: self.rebuys,
            addons: self.addons,
            eliminations: self.eliminations,
            bounties: self.bounties,
            bounties_won: self.bounties_won,
            re_entries: self.re_entries,
            first: self.first,
        }
    }
}
