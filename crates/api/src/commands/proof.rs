//! Signed proofs of evenings.

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::{ClubKey, Keys, PROOF_ENDING, Problem, Verdict, Withdrawal, documents};

use crate::Dialog;

/// A public key of the club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProofKey {
    /// Fingerprint by which a person recognises it.
    pub fingerprint: String,
    /// Time since which the club has it, in UTC milliseconds.
    pub since: Millis,
    /// Computer on which it was made; empty if not stated.
    pub device: String,
    /// It was withdrawn; `null` if it counts.
    pub withdrawn: Option<Withdrawal>,
}

/// A proof that was looked at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProofCheck {
    /// Verdict on the proof.
    pub verdict: Verdict,
    pub said: String,
}

#[commands]
impl ProofCommands<'_> {
    /// Signs how an evening ended and saves the proof where the person chooses, or at a place named; answers what the
    /// person should know; `null` if no place was chosen. Makes a key where the club has none on this computer.
    #[audience(host)]
    pub fn proof_save(
        &self,
        tournament: TournamentId,
        path: Option<String>,
    ) -> Result<Option<String>, Problem> {
        let name = self.read(|club| club.proofs().proof_file_name(tournament))?;
        let dialog = Dialog::Save { name: &name, kind: Some(("JSON", PROOF_ENDING)) };
        let Some(path) = self.place_to_change(path, dialog)? else { return Ok(None) };
        let folder = self.api.host.data_folder().ok_or_else(|| Problem::new("proof-no_folder", &[]))?;
        let keys = Keys::of(&folder);
        let made = self.change(None, |club| club.proofs().prove_evening(tournament, &keys, self.now()))?;
        documents::save(&path, made.text.as_bytes())?;
        Ok(Some(made.say(self.language(), &path)))
    }

    /// The club's keys, oldest first.
    #[audience(desk)]
    pub fn proof_keys(&self) -> Result<Vec<ProofKey>, Problem> {
        let known = self.read(|club| club.proofs().keys())?;
        let shown = |key: ClubKey| {
            let fingerprint = key.fingerprint()?;
            Some(ProofKey { fingerprint, since: key.since, device: key.device, withdrawn: key.withdrawn })
        };
        Ok(known.into_iter().filter_map(shown).collect())
    }

    /// Withdraws a key: its computer was lost or stolen. Answers the keys as they are then.
    #[audience(host)]
    pub fn proof_key_withdraw(&self, fingerprint: String) -> Result<Vec<ProofKey>, Problem> {
        self.change(None, |club| club.proofs().withdraw_key(&fingerprint, self.now()))?;
        self.proof_keys()
    }

    /// Compares a proof with the club.
    #[audience(desk)]
    pub fn proof_check(&self, proof: String) -> Result<ProofCheck, Problem> {
        let checked = self.read(|club| club.proofs().check_proof(proof.as_bytes()))?;
        Ok(ProofCheck { verdict: checked.verdict, said: checked.say(self.language()) })
    }
}
