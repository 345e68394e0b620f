//! Signed proofs of evenings.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::engine::quantity::TournamentId;
use tapis_club::{Keys, PROOF_ENDING, Problem, Verdict, documents};

use crate::{Call, Dialog};

/// A proof that was looked at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct ProofChecked {
    /// What it is worth.
    pub verdict: Verdict,
    /// In a sentence.
    pub said: String,
}

#[commands]
impl Call<'_> {
    /// Signs how an evening ended and saves the proof where the person chooses, or at a place named; answers
    /// what the person should know; null: no place was chosen. Makes a key where the club has none on this
    /// computer.
    #[audience(host)]
    pub fn proof_save(
        &self,
        tournament: TournamentId,
        path: Option<String>,
    ) -> Result<Option<String>, Problem> {
        let name = self.read(|club| club.proof_file_name(tournament))?;
        let dialog = Dialog::Save { name: &name, kind: Some(("JSON", PROOF_ENDING)) };
        let choose = || self.api.host.choose(dialog);
        let Some(path) = path.map(PathBuf::from).or_else(choose) else { return Ok(None) };
        let folder = self.api.host.data_folder().ok_or_else(|| Problem::new("proof-no_folder", &[]))?;
        let keys = Keys::of(&folder);
        let made = self.change(None, |club| club.prove_evening(tournament, &keys, self.now()))?;
        documents::save(&path, made.text.as_bytes())?;
        Ok(Some(made.say(self.language(), &path)))
    }

    /// Compares a proof with the club.
    #[audience(desk)]
    pub fn proof_check(&self, proof: String) -> Result<ProofChecked, Problem> {
        let checked = self.read(|club| club.check_proof(proof.as_bytes()))?;
        Ok(ProofChecked { verdict: checked.verdict, said: checked.say(self.language()) })
    }
}
