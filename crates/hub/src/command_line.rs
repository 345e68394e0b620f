//! `tapis-hub`'s command line. Results are JSON on standard output, one object per line; errors are sentences on
//! standard error.

mod lists;
mod output;
mod publish;
#[cfg(test)]
mod tests;

use crate::base::log::complain;
use crate::championships;
use crate::command_line::output::{CommandError, read, say, write, write_parts};
use crate::evidence;
use crate::forks;
use clap::CommandFactory;
use std::io::{self, BufRead, IsTerminal};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};
use serde_json::json;
use tapis_engine::championship::ChampionshipRules;
use tapis_locale::{Language, text, unreadable};

use crate::base::rule_files::read_rules;
use crate::http::name_of;
use crate::{
    HubError, LeagueKey, Limits, MemberId, add_championship, admit, all_time, club_ranking, club_ranking_by,
    clubs, connect, decide, decide_persons, decisions, ingest, member_paper, migrate, name_league, office,
    proposals, ranking, rebuild, remove_championship, results_paper, results_table, season_ranking, serve,
    set_office_password, standings_paper, undo_decision, withdraw_key,
};

/// Imports what the clubs of a league send, and calculates standings.
#[derive(Debug, Parser)]
#[command(name = "tapis-hub", version)]
struct Arguments {
    /// The database: `postgresql://user@host/name`, or `host=/var/run/postgresql dbname=name`.
    #[arg(long, env = "TAPIS_HUB_DATABASE", value_name = "URL", global = true, default_value = "")]
    database: String,
    /// The file of the league's key, for invitations and lists.
    #[arg(long, env = "TAPIS_HUB_KEY", value_name = "FILE", global = true)]
    key: Option<PathBuf>,
    /// The language of sentences.
    #[arg(long, visible_alias = "lang", value_enum, default_value_t = Speak::Fr, global = true)]
    language: Speak,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Speak {
    Fr,
    En,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Creates the tables in an empty database, or migrates them to this version's format. Run it as the database's
    /// owner.
    Init {
        /// An existing role for everything else: it can add what clubs send, but not change or delete it.
        #[arg(long)]
        role: Option<String>,
    },
    /// Admits the club that signed a bundle, or another key of it. First compare the fingerprint with the one on the
    /// club's reports.
    Admit {
        /// File with the bundle.
        file: PathBuf,
    },
    /// Lists the clubs.
    Clubs,
    /// Withdraws a key: bundles signed with it are no longer imported.
    Withdraw {
        /// The key's fingerprint, or its beginning.
        #[arg(value_name = "KEY")]
        fingerprint: String,
    },
    /// Imports bundles, each completely or not at all. The status is 0 if all were imported.
    Take {
        /// Files with the bundles.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Lists the tournaments with several histories.
    Forks,
    /// Decides which histories of a tournament count.
    Decide {
        /// The club, by its number in the list.
        club: i32,
        /// The tournament's number in the club.
        journal: i64,
        /// The histories that count; if none, the evening counts in no ranking.
        #[arg(long, value_delimiter = ',')]
        count: Vec<i32>,
    },
    /// Lists pairs of members of different clubs who may be one person: with the same licence, or the same names. A member
    /// is `CLUB/MEMBER`.
    Duplicates,
    /// Decides that two members are one person: the first one's results count for the other.
    Same {
        /// The one whose results move.
        member: MemberId,
        /// The one that represents the person.
        other: MemberId,
    },
    /// Decides that two members are two persons: they are not proposed again.
    Different {
        /// One of the two members.
        member: MemberId,
        /// The other member.
        other: MemberId,
    },
    /// Lists these decisions.
    Decisions,
    /// Undoes one of these decisions.
    Undo {
        /// Its number in the list.
        decision: i64,
    },
    /// Ranks the members of all clubs.
    Ranking {
        /// The season, by the year in which it began.
        season: i32,
        /// A file with rules in a club's championship format; if omitted, all points of the evenings are added up.
        #[arg(long, value_name = "FILE")]
        rules: Option<PathBuf>,
        /// The last of several seasons, whose points are added up.
        #[arg(long, value_name = "SEASON", conflicts_with = "rules")]
        to: Option<i32>,
        /// Ranks by one of the season's championships, by its number.
        #[arg(long, conflicts_with_all = ["rules", "to"])]
        championship: Option<i32>,
        /// Ranks the clubs instead, each as a team of its members.
        #[arg(long, conflicts_with = "to")]
        clubs: bool,
    },
    /// Writes the standings of a season as a PDF file, in the same layout as a club's; `--lang` is their language.
    Paper {
        /// The season, by the year in which it began.
        season: i32,
        /// The file to write.
        file: PathBuf,
        /// Writes those of one of the season's championships, by its number.
        #[arg(long)]
        championship: Option<i32>,
        /// Writes one player's season at all clubs instead: the player that the member `CLUB/MEMBER` counts for.
        #[arg(long)]
        member: Option<MemberId>,
    },
    /// Writes the results of an evening as a PDF file, in the same layout as a club's; `--lang` is their language. Results
    /// that do not count say so.
    Results {
        /// The evening's number, as on its page on the site or in the list of histories (`forks`).
        number: i64,
        /// The file to write.
        file: PathBuf,
    },
    /// Writes the results of all evenings of a season that count as a CSV file; `--lang` is its language.
    ExportResults {
        /// The season, by the year in which it began.
        season: i32,
        /// The file to write.
        file: PathBuf,
    },
    /// Sets the league's name, as shown on its site.
    Name {
        /// Name of the league.
        name: String,
    },
    /// Adds a championship of a season, or changes the rules of the one with that name.
    Championship {
        /// The season, by the year in which it began.
        season: i32,
        /// Name of the championship.
        name: String,
        /// A file with rules in a club's championship format; if omitted, all points of the evenings are added up.
        #[arg(long, value_name = "FILE")]
        rules: Option<PathBuf>,
    },
    /// Lists the championships.
    Championships,
    /// Removes a championship. The evenings and their points stay.
    RemoveChampionship {
        /// Its number in the list.
        championship: i32,
    },
    /// Writes the evidence of an evening, which anyone can check with `tapis-cli league verify`: its journal as the
    /// club sent it, and the evening as signed.
    Evidence {
        /// The evening's number, as on its page on the site.
        number: i64,
        /// The file to write; its name ends in `.tapis-evidence`.
        file: PathBuf,
    },
    /// Writes the league's site into a folder, in both languages, with the evidence of each evening; `--lang` is the
    /// default.
    Publish {
        /// The folder. Files of an earlier site are replaced, or removed if they are no longer part of it; others stay.
        folder: PathBuf,
    },
    /// Imports bundles over HTTP (`POST /api/bundles`) and serves the site, until it is told to end.
    Serve {
        /// Address to listen on: on this computer, unless the HTTPS proxy is elsewhere.
        #[arg(long, default_value = "127.0.0.1:8430")]
        listen: SocketAddr,
        /// Address to listen on for the office, such as `127.0.0.1:8431`; if omitted, there is no office. Keep it off
        /// the public network, or behind an HTTPS proxy.
        #[arg(long, value_name = "LISTEN")]
        office: Option<SocketAddr>,
        /// The address at which clubs and the public reach the league, `https://…`: for the office's invitations and
        /// links.
        #[arg(long, value_name = "URL")]
        address: Option<String>,
        /// The address of a reverse proxy, such as `127.0.0.1`. It is trusted to name the client (the last address of
        /// `X-Forwarded-For`), so that limits apply per client. If omitted, requests from this computer have no limits
        /// per address.
        #[arg(long, value_name = "ADDRESS")]
        proxy: Option<IpAddr>,
        /// A name under which the server or the office is reached without that proxy, such as `league.example`; may be
        /// repeated. The host of `--address`, `localhost` and addresses in digits need not be named; requests under any
        /// other name are refused.
        #[arg(long = "host", value_name = "NAME")]
        hosts: Vec<String>,
    },
    /// Sets the password of the office: asks for it twice, or reads it from standard input. Run it as the database's
    /// owner. Ends all sessions.
    OfficePassword,
    /// Rebuilds all data derived from what the clubs have sent.
    Rebuild,
    #[command(flatten)]
    Given(lists::ListCommand),
}

/// The command line's options, from which its manual is generated.
#[must_use]
pub fn command() -> clap::Command {
    Arguments::command()
}

/// Parses the command line and runs the command.
pub async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let language = match arguments.language {
        Speak::Fr => Language::Fr,
        Speak::En => Language::En,
    };
    match run(&arguments, language).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(2),
        Err(failed) => {
            complain(&failed.say(language));
            ExitCode::from(2)
        }
    }
}

fn rules_in(file: Option<&Path>) -> Result<ChampionshipRules, CommandError> {
    let Some(file) = file else { return Ok(ChampionshipRules::default()) };
    read_rules(&read(file)?).map_err(|error| lists::bad(file, error))
}

/// False if something was refused; standard error says what.
async fn run(arguments: &Arguments, language: Language) -> Result<bool, CommandError> {
    // A new key needs no database.
    if let Command::Given(lists::ListCommand::Key) = &arguments.command {
        return lists::make_key(arguments.key.as_deref()).map(|()| true);
    }
    let mut client = connect(&arguments.database).await?;
    match &arguments.command {
        Command::Init { role } => migrate(&mut client, role.as_deref()).await?,
        Command::Admit { file } => say(&admit(&mut client, &read(file)?).await?),
        Command::Clubs => clubs(&client).await?.iter().for_each(say),
        Command::Withdraw { fingerprint } => {
            say(&json!({ "withdrawn": withdraw_key(&mut client, fingerprint).await? }));
        }
        Command::Take { files } => {
            let mut all = true;
            for file in files {
                // A refused file does not stop the others.
                let taken = match read(file) {
                    Ok(bytes) => ingest(&mut client, &bytes).await.map_err(CommandError::Hub),
                    Err(failed) => Err(failed),
                };
                match taken {
                    Ok(receipt) => say(&json!({ "file": file, "receipt": receipt })),
                    Err(failed) => {
                        all = false;
                        complain(&format!("{}: {}", file.display(), failed.say(language)));
                    }
                }
            }
            return Ok(all);
        }
        Command::Forks => forks(&client).await?.iter().for_each(say),
        Command::Decide { club, journal, count } => {
            decide(&mut client, *club, *journal, count).await?;
            say(&json!({ "club": club, "journal": journal, "count": count }));
        }
        Command::Duplicates => proposals(&client).await?.iter().for_each(say),
        Command::Same { member, other } => {
            say(&json!({ "decision": decide_persons(&mut client, *member, *other, true).await? }));
        }
        Command::Different { member, other } => {
            say(&json!({ "decision": decide_persons(&mut client, *member, *other, false).await? }));
        }
        Command::Decisions => decisions(&client).await?.iter().for_each(say),
        Command::Undo { decision } => {
            undo_decision(&mut client, *decision).await?;
            say(&json!({ "undone": decision }));
        }
        Command::Ranking { season, to: Some(to), .. } => {
            all_time(&mut client, *season, *to).await?.iter().for_each(say);
        }
        Command::Ranking { season, rules: Some(rules), clubs: true, .. } => {
            club_ranking_by(&client, *season, &rules_in(Some(rules))?).await?.iter().for_each(say);
        }
        Command::Ranking { season, championship, clubs: true, .. } => {
            club_ranking(&mut client, *season, *championship).await?.iter().for_each(say);
        }
        Command::Ranking { season, rules: None, championship, .. } => {
            season_ranking(&mut client, *season, *championship).await?.iter().for_each(say);
        }
        Command::Ranking { season, rules, .. } => {
            ranking(&client, *season, &rules_in(rules.as_deref())?).await?.iter().for_each(say);
        }
        Command::Paper { season, file, championship, member } => {
            let bytes = match member {
                None => standings_paper(&mut client, *season, *championship, language).await?,
                Some(member) => member_paper(&mut client, *season, *championship, *member, language).await?,
            };
            write(file, &bytes)?;
            say(&json!({ "bytes": bytes.len() }));
        }
        Command::Results { number, file } => {
            let bytes = results_paper(&client, *number, language).await?;
            write(file, &bytes)?;
            say(&json!({ "bytes": bytes.len() }));
        }
        Command::ExportResults { season, file } => {
            let bytes = write_parts(file, results_table(client, *season, language).await?).await?;
            say(&json!({ "bytes": bytes }));
        }
        Command::Name { name } => name_league(&client, name).await?,
        Command::Championship { season, name, rules } => {
            let id = add_championship(&client, *season, name, &rules_in(rules.as_deref())?).await?;
            say(&json!({ "championship": id }));
        }
        Command::Championships => championships(&client).await?.iter().for_each(say),
        Command::RemoveChampionship { championship } => remove_championship(&client, *championship).await?,
        Command::Evidence { number, file } => {
            let bytes = evidence(&client, *number).await?;
            write(file, &bytes)?;
            say(&json!({ "evening": number, "bytes": bytes.len() }));
        }
        Command::Publish { folder } => {
            let done = publish::publish(&mut client, folder, language).await?;
            say(&json!({ "files": done.files, "removed": done.removed }));
            return Ok(done.whole);
        }
        Command::Serve { listen, office, address, proxy, hosts } => {
            let names = hosts.iter().chain(address).filter_map(|one| name_of(one)).collect();
            serving(arguments, language, (*listen, *office), address.clone(), (*proxy, names)).await?;
        }
        Command::OfficePassword => {
            set_office_password(&client, &password(language)?).await?;
            say(&json!({ "office": "password" }));
        }
        Command::Given(what) => lists::run(&mut client, what, arguments.key.as_deref(), language).await?,
        Command::Rebuild => say(&json!({ "evenings": rebuild(&mut client).await? })),
    }
    Ok(true)
}

/// Serves the public site, and the office if requested.
async fn serving(
    arguments: &Arguments,
    language: Language,
    (listen, desk): (SocketAddr, Option<SocketAddr>),
    address: Option<String>,
    (proxy, names): (Option<IpAddr>, Vec<String>),
) -> Result<(), CommandError> {
    let (listener, public) = serve::listen(listen).await?;
    let desk = match desk {
        Some(desk) => Some(serve::listen(desk).await?),
        None => None,
    };
    match &desk {
        Some((_, at)) => say(&json!({ "listens": public.to_string(), "office": at.to_string() })),
        None => say(&json!({ "listens": public.to_string() })),
    }
    let key = arguments.key.as_deref().map(LeagueKey::read).transpose()?;
    let (database, limits) = (arguments.database.clone(), Limits::default());
    let settings = serve::Settings {
        database: database.clone(),
        language,
        key: key.clone(),
        proxy,
        names: names.clone(),
        limits: limits.clone(),
    };
    let serving = serve::serve(settings, listener);
    let Some((listener, _)) = desk else { return Ok(serving.await?) };
    let public = public.to_string();
    let settings = office::Settings { database, language, key, address, public, proxy, names, limits };
    let ((), ()) = tokio::try_join!(serving, office::serve(settings, listener))?;
    Ok(())
}

/// The password, typed twice without echo, or the first line of standard input.
fn password(language: Language) -> Result<String, CommandError> {
    let unread = |error: io::Error| CommandError::File(unreadable(Path::new("-"), &error));
    if !io::stdin().is_terminal() {
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line).map_err(unread)?;
        return Ok(line.trim_end_matches(['\r', '\n']).to_owned());
    }
    let ask = |key: &str| rpassword::prompt_password(text(language, key, &[]) + " ").map_err(unread);
    let typed = ask("office-password_ask")?;
    if ask("office-password_again")? == typed {
        Ok(typed)
    } else {
        Err(HubError::Wrong { code: "office-password_differs", what: String::new() }.into())
    }
}
