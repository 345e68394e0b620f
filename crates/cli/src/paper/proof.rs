//! `proof`: signed proofs of evenings.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_club::{Club, ClubKey, Keys, Problem, documents};

use crate::base::output::{print_json, say};

/// The name of the program's data folder on this computer.
const PROGRAM: &str = "fr.tapis.desk";

#[derive(Debug, Subcommand)]
pub enum Proof {
    /// Signs how an evening ended, and writes the proof. Where none of the club's keys is on this computer, one
    /// is made, and `new_key` is true.
    Make {
        /// Number of the tournament.
        tournament: TournamentId,
        /// The file to write.
        file: PathBuf,
        /// The folder in which this computer keeps private keys, under `keys`; if omitted, the program's own.
        #[arg(long, value_name = "FOLDER")]
        data: Option<PathBuf>,
    },
    /// Compares a proof with the club; the status is 0 where it proves the evening as the club holds it.
    Check {
        /// File with the proof.
        file: PathBuf,
    },
    /// Lists the club's public keys, the oldest first, one object a line.
    Keys,
    /// Withdraws a key because its computer was lost or stolen: nothing is signed with it any more, and what it
    /// signs of an evening that ended later proves nothing. It stays in the list.
    Withdraw {
        /// The key's fingerprint, as `proof keys` and the reports state it, or its beginning.
        key: String,
    },
}

pub fn run(club: &mut Club, language: Language, proof: &Proof) -> Result<(), Problem> {
    match proof {
        Proof::Make { tournament, file, data } => make(club, language, *tournament, file, data.as_deref()),
        Proof::Check { file } => check(club, language, file),
        Proof::Keys => {
            for key in club.proofs().keys()? {
                say!("{}", stated(&key));
            }
            Ok(())
        }
        Proof::Withdraw { key } => {
            let key = club.proofs().withdraw_key(key, crate::now())?;
            say!("{}", stated(&key));
            Ok(())
        }
    }
}

fn stated(key: &ClubKey) -> Value {
    json!({ "fingerprint": key.fingerprint(), "key": key.key, "since": key.since, "device": key.device,
        "withdrawn": key.withdrawn })
}

/// The keys of this computer, in the folder that was named or the program's own.
pub fn own_keys(data: Option<&Path>) -> Result<Keys, Problem> {
    let own = || Some(dirs::data_dir()?.join(PROGRAM));
    let folder = data.map(Path::to_owned).or_else(own);
    Ok(Keys::of(&folder.ok_or_else(|| Problem::new("proof-no_folder", &[]))?))
}

fn make(
    club: &mut Club,
    language: Language,
    tournament: TournamentId,
    file: &Path,
    data: Option<&Path>,
) -> Result<(), Problem> {
    let made = club.proofs().prove_evening(tournament, &own_keys(data)?, crate::now())?;
    documents::save(file, made.text.as_bytes())?;
    let words = made.say(language, file);
    let new_key = made.new_key.is_some();
    print_json(&json!({ "key": made.fingerprint, "new_key": new_key, "words": words }));
    Ok(())
}

fn check(club: &mut Club, language: Language, file: &Path) -> Result<(), Problem> {
    let text = std::fs::read(file).map_err(|error| {
        let values = [("file", file.display().to_string().into()), ("detail", error.to_string().into())];
        Problem::new("cli-unreadable", &values)
    })?;
    let checked = club.proofs().check_proof(&text)?;
    let words = checked.say(language);
    let (evening, key) = checked.read.unzip();
    let answer = json!({ "verdict": checked.verdict, "words": words, "key": key, "evening": evening });
    say!("{answer}");
    if checked.verdict.proved() { Ok(()) } else { Err(Problem::new("cli-proof_refused", &[])) }
}
