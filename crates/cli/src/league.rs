//! `league`: exchanges data with the club's league.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use serde_json::json;
use tapis_club::engine::base::quantity::SeasonId;
use tapis_club::locale::Language;
use tapis_club::{
    Club, LARGEST_SENT, LeagueResults, Problem, ask_lists, documents, look_into, read_lists, send_bundles,
    verify_evidence,
};

use crate::base::output::{print_json, say};
use crate::paper::proof::own_keys;

#[derive(Debug, Subcommand)]
pub enum League {
    /// Prints what would be sent: an object for each evening that is over, then one for each member who played, with all
    /// that is said of them, and one for each record that was erased or merged. Nothing is written.
    Show {
        /// Prints all of it: after each evening an object with its figures, one for each result, with what the player spent
        /// and won, and one for each row of its journal.
        #[arg(long)]
        all: bool,
        /// Only the evenings of this season, by its number.
        #[arg(long)]
        season: Option<SeasonId>,
    },
    /// Writes the evenings that are over as one signed file. Where none of the club's keys is on this computer, one is
    /// made, and `new_key` is true.
    Write {
        /// The file to write; its name ends in `.tapis-league`.
        file: PathBuf,
        /// Only the evenings of this season, by its number.
        #[arg(long)]
        season: Option<SeasonId>,
        /// The folder in which this computer keeps private keys, under `keys`; if omitted, the program's own.
        #[arg(long, value_name = "FOLDER")]
        data: Option<PathBuf>,
    },
    /// Sends the evenings that are over to the league's server, and prints what it took in. Where none of the club's keys is
    /// on this computer, one is made; the league admits it first.
    Send {
        /// The server's address, as the league gave it: `https://…`; if omitted, the one that the club has kept.
        #[arg(long, value_name = "URL", default_value = "")]
        to: String,
        /// Only the evenings of this season, by its number.
        #[arg(long)]
        season: Option<SeasonId>,
        /// The folder in which this computer keeps private keys, under `keys`; if omitted, the program's own.
        #[arg(long, value_name = "FOLDER")]
        data: Option<PathBuf>,
    },
    /// Joins a league with its code: the club then trusts the league's lists, and the league admits the key of the club's next
    /// file.
    Join {
        /// The code, `https://…#join=…`.
        code: String,
    },
    /// Prints what the league's lists hold, compared with the club: an object with members, exclusions, evenings, rulesets
    /// and structures. Without a file the league's server is asked.
    Lists {
        /// File to read, `….tapis-lists`; if omitted, the league's server is asked.
        file: Option<PathBuf>,
        /// Takes over everything that the club does not have yet, but for persons who are no members, and for exclusions,
        /// rulesets and structures that would replace the club's own.
        #[arg(long)]
        take: bool,
        /// Takes over lists that are older than the last ones too: they may bring back what the league has lifted since.
        #[arg(long, requires = "take")]
        older: bool,
        /// Writes what the server answered to this file.
        #[arg(long, value_name = "FILE", conflicts_with = "file")]
        save: Option<PathBuf>,
        /// The fingerprint of the league's key as you compared it, where the club has not joined by a code.
        #[arg(long, value_name = "KEY")]
        league: Option<String>,
        /// Finds persons who are no members.
        #[arg(long, default_value = "")]
        search: String,
        /// The folder in which this computer keeps private keys, under `keys`; if omitted, the program's own.
        #[arg(long, value_name = "FOLDER")]
        data: Option<PathBuf>,
    },
    /// Checks such a file, signature, chains and all, and prints what is in it. Needs no club.
    Check {
        /// File to check, `….tapis-league`.
        file: PathBuf,
    },
    /// Checks the evidence of an evening, as a league's site offers it: that every row of the journal is there and the club's
    /// key signed it with the results. Prints results, rows and the seeds of draws; `again` says of each draw
    /// what its seed gives: the `same` seats, `different` ones, or that what it rests on is `not_told`. Needs no club.
    Verify {
        /// File with the evidence, `….tapis-evidence`.
        file: PathBuf,
        /// The fingerprint of the club's key, from its paper: another key is refused.
        #[arg(long, value_name = "FINGERPRINT")]
        key: Option<String>,
    },
}

pub fn run(club: &mut Club, language: Language, league: &League) -> Result<(), Problem> {
    match league {
        League::Show { all, season } => show(club, *season, *all),
        League::Write { file, season, data } => {
            let made = club.league().league_bundle(*season, &own_keys(data.as_deref())?, crate::now())?;
            documents::save(file, &made.bytes)?;
            print_json(&json!({ "key": made.fingerprint, "new_key": made.new_key, "evenings": made.evenings,
                    "members": made.members, "bytes": made.bytes.len(), "words": made.say(language, file) }));
            Ok(())
        }
        League::Send { to, season, data } => {
            let keys = own_keys(data.as_deref())?;
            let made = club.league().league_bundles(*season, &keys, crate::now(), LARGEST_SENT)?;
            let Some(first) = made.first() else { return Err(Problem::new("league-nothing", &[])) };
            let to = if to.is_empty() { &first.sending.address } else { to };
            let sent = send_bundles(to, &made, language)?;
            club.league().note_sent(&first.sending, to, &sent.receipt, crate::now())?;
            print_json(
                &json!({ "key": first.fingerprint, "receipt": sent.receipt, "words": sent.say(language) }),
            );
            Ok(())
        }
        League::Join { code } => {
            club.league().join_league(code)?;
            print_json(&json!(club.league().league_settings()?));
            Ok(())
        }
        League::Lists { file, take, older, save, league, search, data } => {
            let bytes = match file {
                Some(file) => read_lists(file)?,
                None => {
                    ask_lists(&club.league().ask_lists(&own_keys(data.as_deref())?, crate::now())?, language)?
                }
            };
            if let Some(save) = save {
                documents::save(save, &bytes)?;
            }
            let today = chrono::Local::now().date_naive();
            let view = club.league().lists_view(&bytes, search, usize::MAX, today)?;
            if !take {
                print_json(&json!(view));
                return Ok(());
            }
            if view.older && !older {
                return Err(Problem::new("lists-older_refused", &[]));
            }
            let taken = club.league().take_lists(
                &bytes,
                &view.everything(),
                league.as_deref(),
                crate::now(),
                today,
            )?;
            print_json(&json!({ "taken": taken, "words": taken.say(language) }));
            Ok(())
        }
        League::Check { file } => check(file),
        League::Verify { file, key } => verify(language, file, key.as_deref()),
    }
}

fn show(club: &mut Club, season: Option<SeasonId>, all: bool) -> Result<(), Problem> {
    let preview = club.league().league_preview(season)?;
    for evening in preview.evenings {
        print_json(&json!({ "evening": evening }));
        if all {
            let (LeagueResults { figures, results, .. }, rows) =
                club.league().league_evening(evening.tournament)?;
            print_json(&json!({ "figures": figures }));
            for result in results {
                print_json(&json!({ "result": result }));
            }
            for row in rows {
                print_json(&json!({ "row": row }));
            }
        }
    }
    for member in preview.members {
        print_json(&json!({ "member": member }));
    }
    for record in preview.gone {
        print_json(&json!({ "gone": record }));
    }
    Ok(())
}

fn read(file: &Path) -> Result<Vec<u8>, Problem> {
    std::fs::read(file).map_err(|error| {
        let values = [("file", file.display().to_string().into()), ("detail", error.to_string().into())];
        Problem::new("cli-unreadable", &values)
    })
}

pub fn check(file: &Path) -> Result<(), Problem> {
    print_json(&json!(look_into(&read(file)?)?));
    Ok(())
}

pub fn verify(language: Language, file: &Path, key: Option<&str>) -> Result<(), Problem> {
    let verified = verify_evidence(&read(file)?, key)?;
    let words = verified.say(language);
    let mut answer = json!(verified);
    answer["words"] = words.into();
    say!("{answer}");
    Ok(())
}
