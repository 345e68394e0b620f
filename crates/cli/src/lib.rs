//! `tapis-cli`: what the program does, without a window, on the same file.
#![forbid(unsafe_code)]

mod base;
mod club;
mod evening;
mod league;
mod network;
mod paper;
mod update;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand, ValueEnum};
use tapis_club::engine::base::quantity::{ChampionshipId, Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::import::{ImportField, LineSaid, Reading};
use tapis_club::{Club, Problem};

use crate::base::output;
use crate::base::output::print_json;
use crate::club::{calendar, dues, members, past, seasons, sign_up};
use crate::evening::{report, rule, rulebook, simulate, structure};
use crate::network::{phones, serve};
use crate::paper::{print, printers, proof, publish};

/// Runs a poker club's tournaments without a window, on the same club file as the program.
///
/// Answers are JSON on standard output, one object a line; what goes wrong is a sentence on
/// standard error. The exit status is 0 unless the input cannot be used or a check finds
/// something wrong.
#[derive(Debug, Parser)]
#[command(name = "tapis-cli", version)]
struct Arguments {
    /// The club file.
    #[arg(long, value_name = "FILE", global = true)]
    club: Option<PathBuf>,
    /// The language of sentences.
    #[arg(long, visible_alias = "lang", value_enum, default_value_t = Speak::Fr, global = true)]
    language: Speak,
    /// Keeps a copy of the club in this folder too, up to date after each action, and puts backups there; a
    /// command that could not reach it in the end does its work all the same and ends with status 2.
    #[arg(long, value_name = "FOLDER", global = true)]
    second_place: Option<PathBuf>,
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
    /// Makes a new club.
    Init {
        /// Name of the club.
        #[arg(long, default_value = "Club")]
        name: String,
        /// Fills it with made-up members, a past season and an evening ready to start.
        #[arg(long)]
        sample: bool,
        /// With --sample: also fills it with an evening in play at eight tables, its clock paused.
        #[arg(long, requires = "sample")]
        in_play: bool,
    },
    /// Adds the members of a list (CSV, XLSX, XLS, ODS) and completes those who are known, all or none; each line's
    /// outcome is printed. A line that is refused, or may be about several people, leaves everything as it is.
    ImportMembers {
        /// File with the list of members.
        file: PathBuf,
        /// Content of a column, by its heading: number, licence, last_name, first_name, nickname, born, email,
        /// phone, valid_until, note, tags, guest or none. Remembered for lists with the same headings.
        #[arg(long = "column", value_name = "HEADING=FIELD", value_parser = members::column)]
        columns: Vec<(String, Option<ImportField>)>,
        /// Name of the sheet of a workbook to read; if omitted, the first visible one that holds anything.
        #[arg(long, value_name = "NAME")]
        sheet: Option<String>,
        /// The list's values for known members replace what the club knows; otherwise it fills what is empty.
        #[arg(long)]
        update: bool,
        /// The person a line is about: `new`, a member's number in the file, or `skip` to leave it out; may be repeated.
        #[arg(long = "line", value_name = "LINE=WHO", value_parser = members::line)]
        lines: Vec<LineSaid>,
        /// Whether names in capitals are written as people write them ("DE LA TOUR" as "de la Tour"): kept as the club's
        /// way for all names from then on; if omitted, as the club does.
        #[arg(long, value_name = "true|false")]
        recase: Option<bool>,
        /// Takes the other lines where some are refused or unclear.
        #[arg(long)]
        skip_refused: bool,
        /// Only says what would happen.
        #[arg(long)]
        preview: bool,
    },
    /// Members: lists, exclusions, duplicates, personal data, and the checks at registration.
    #[command(subcommand)]
    Member(members::Member),
    /// Past evenings, which were not played with the program: reads them from files, enters, corrects, deletes them.
    #[command(subcommand)]
    Past(past::Past),
    /// Dues of a season: what is owed, what was paid, receipts and the till. Amounts in JSON are in cents.
    #[command(subcommand)]
    Dues(dues::Dues),
    /// Seasons: lists them, and gives the statistics of one.
    #[command(subcommand)]
    Season(seasons::Season),
    /// Sign-ups before an evening: lists them, signs members up and off, limits the places.
    #[command(subcommand)]
    SignUp(sign_up::SignUp),
    /// The evenings ahead and those that are over, found by any word; makes several at once from a template.
    #[command(subcommand)]
    Calendar(calendar::Calendar),
    /// Does a script of actions, one JSON object a line; prints one result a line.
    ///
    /// A line is one of:
    /// {"new": {"template": "freezeout" | "rebuy", "set": {…}}}  makes a tournament; `set` replaces
    ///   fields of the template's set-up, its `game`, `rotation` or `re_entries` among them; levels and seats
    ///   that it does not name follow the games;
    /// {"join": 38}  registers so many made-up members;
    /// {"do": {"type": "bust", …}}  one action, with the fields of its type;
    /// {"undo": 3}, {"redo": 3}  so many times;
    /// {"take_back": 12}  what the journal's row 12 (a `seq` that was answered) did, and nothing else;
    /// {"expect": {"left": 5, …}}  compares with the state: left, entries (players, each once),
    ///   all_entries (with re-entries), tables, game, next_game, chips,
    ///   pool, phase, level, places, sizes.
    /// Each may have "after": seconds passed since the line before.
    #[command(verbatim_doc_comment)]
    Evening {
        /// The script; - reads standard input.
        file: PathBuf,
    },
    /// Plays a random but lawful evening to its winner.
    Simulate(simulate::Simulate),
    /// Prints tournaments, or one of them with its state.
    Show {
        /// Number of the tournament; if omitted, all tournaments are listed.
        tournament: Option<TournamentId>,
    },
    /// Prints a document: as a PDF file, or on a printer.
    Print(print::Print),
    /// The rules of the booklet in the club's own words: lists, writes, hides and restores them.
    #[command(subcommand)]
    Rules(rulebook::Rules),
    /// Lists the printers that a document can be sent to. Needs no club.
    Printers,
    /// Writes the club's web site into a folder, ready to be uploaded: HTML pages, a style sheet and a feed. Without
    /// options as the club decided on the desk. Pages that are no longer wanted go; files of others stay.
    Publish(publish::Publish),
    /// Shows something as text; with a form as a message to copy, as {"kind": …, "text": …}.
    Text {
        /// Kind of text.
        #[arg(value_enum)]
        kind: report::Kind,
        /// Number of the tournament, or of the season for standings.
        id: i64,
        /// As a message for a group chat, in Markdown or in BBCode; an invitation and a reminder are for a chat where
        /// nothing is said.
        #[arg(long, value_enum)]
        form: Option<report::MessageForm>,
        /// The standings of this championship of the season, by its number; only as a message.
        #[arg(long, value_name = "N", requires = "form")]
        championship: Option<ChampionshipId>,
    },
    /// Answers questions to the rules: reads one JSON object {id, topic, given} a line from standard
    /// input, writes {id, result} or {id, refusal} a line; a refusal names the key that is unknown,
    /// missing or of the wrong type. Needs no club. A question's own settings stand above the ruleset's.
    Rule {
        /// Prints the JSON Schema of every question and answer instead.
        #[arg(long, conflicts_with_all = ["ruleset", "in_words"])]
        schema: bool,
        /// Ruleset: club, tda, or with --club one of the club's own by its name.
        #[arg(long, value_name = "NAME")]
        ruleset: Option<String>,
        /// Says each ruling in words too, in this language, under the key `words`.
        #[arg(long, value_enum, value_name = "LANGUAGE")]
        in_words: Option<Speak>,
    },
    /// Proposes a structure, reads one from a file or shows a tournament's, with its hours, depths,
    /// chips and what looks odd. Needs no club, but for the club's own chips or a tournament.
    Structure(structure::Structure),
    /// Checks the file, each journal's chain from its set-up to its last row, the tables against the
    /// journal, members, seasons and settings against the library journal, and every invariant.
    Check {
        /// A code printed on a report or a draw certificate: prints the row that it proves, under the key
        /// `proven`; a code that no journal of the club holds is a finding.
        #[arg(long)]
        code: Option<String>,
    },
    /// Signed proofs of evenings: makes one, compares one with the club, lists the club's keys.
    #[command(subcommand)]
    Proof(proof::Proof),
    /// Data that the club sends to its league: one signed file with its closed evenings.
    #[command(subcommand)]
    League(league::League),
    /// Signed files with a newer version of the program.
    #[command(subcommand)]
    Update(update::Updates),
    /// Lets the devices in the room in, until it is stopped (Ctrl+C): prints the addresses that a browser is given,
    /// as {"serving": ["http://192.168.1.20:8420/", …]}. `add` on standard input lets computers ask for five minutes to
    /// become the second one of the club, the six digits that such a computer shows let it be that and give it the
    /// whole club file; `differ` refuses whoever asks for this evening, `stop` ends the asking. `let in floor`, `let in
    /// door` or `let in remote` makes a code for one more device, as --let-in does, `yes` or `no` answers the device that
    /// waits.
    Serve(serve::Serve),
    /// Changes what players' telephones show; without options it is only printed.
    Phones(phones::Phones),
    /// Makes this computer the second one of a club that is open on another: it keeps a copy that is up to date with
    /// every action, and takes over when that computer dies. Needs no club. Prints one JSON object a line whenever
    /// something changes, at first six digits to be typed on the other computer; once they were, `equal` or `differ` on
    /// standard input says whether the other computer says so too. `take over` makes this computer lead. Runs until it
    /// is stopped.
    Follow(serve::Follow),
    /// Says that this file was copied from another club's to begin this one: from now on the two are told apart,
    /// so that both can have their copy in one second place.
    AnotherClub,
    /// Copies the club into its folder of copies; prints the copy.
    Backup,
    /// Puts a copy in the place of the club, which is copied first; prints that copy.
    Restore {
        /// Copy of the club to restore.
        copy: PathBuf,
    },
}

/// The command line's options and subcommands, of which its manual pages and completions are made.
#[must_use]
pub fn command() -> clap::Command {
    Arguments::command()
}

/// Does what this process was started for.
#[must_use]
pub fn main() -> ExitCode {
    // Standard error is for sentences: whoever reads them by a program must find nothing else there.
    tapis_log::start("off");
    let arguments = Arguments::parse();
    let done = run(&arguments).and_then(|()| match output::failure() {
        Some(detail) => Err(Problem::new("cli-output", &[("detail", detail.into())])),
        None => Ok(()),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            let language = arguments.language.into();
            output::complain(&problem.message.say(language));
            // The message about a single field is that field's sentence.
            for (_, phrase) in problem.fields.iter().filter(|(_, phrase)| *phrase != problem.message) {
                output::complain(&format!("- {}", phrase.say(language)));
            }
            ExitCode::from(2)
        }
    }
}

/// The instant it is, UTC milliseconds.
fn now() -> Millis {
    Millis(chrono::Utc::now().timestamp_millis())
}

impl From<Speak> for Language {
    fn from(speak: Speak) -> Language {
        match speak {
            Speak::Fr => Language::Fr,
            Speak::En => Language::En,
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), Problem> {
    let language = arguments.language.into();
    if let Command::Rule { schema, ruleset, in_words } = &arguments.command {
        if *schema {
            rule::print_schema();
            return Ok(());
        }
        let rules = rule::ruleset(arguments.club.as_deref(), ruleset.as_deref())?;
        return rule::answer_all(&rules, in_words.map(Language::from));
    }
    if let Command::Structure(structure) = &arguments.command {
        return structure::run(structure, language, arguments.club.as_deref());
    }
    if let Command::Update(updates) = &arguments.command {
        return update::run(updates);
    }
    if let Command::League(league::League::Check { file }) = &arguments.command {
        return league::check(file);
    }
    if let Command::League(league::League::Verify { file, key }) = &arguments.command {
        return league::verify(language, file, key.as_deref());
    }
    if let Command::Follow(follow) = &arguments.command {
        return serve::follow(follow, language);
    }
    if matches!(arguments.command, Command::Printers) {
        return printers::list(language);
    }
    let path = arguments.club.as_deref().ok_or_else(|| Problem::new("cli-no_club", &[]))?;
    if let Command::Init { name, sample, in_play } = &arguments.command {
        let today = chrono::Local::now().date_naive();
        let club = match (sample, in_play) {
            (true, true) => Club::sample_in_play(path, language, now())?,
            (true, false) => Club::sample(path, language, now())?,
            (false, _) => Club::create(path, name, language, today)?,
        };
        club.close();
        return Ok(());
    }
    if let Command::Serve(serve) = &arguments.command {
        return serve::run(serve, path, language);
    }
    let mut club = open(path)?;
    if let Some(folder) = &arguments.second_place {
        // The state of the second place is asked for at the end.
        club.standby().set_second_place(folder, None, Box::new(|_| ()))?;
    }
    let mut paper = None;
    match &arguments.command {
        Command::Init { .. }
        | Command::Rule { .. }
        | Command::Structure(_)
        | Command::Update(_)
        | Command::Printers
        | Command::Serve(_)
        | Command::Follow(_) => {}
        Command::ImportMembers { file, columns, sheet, update, lines, recase, skip_refused, preview } => {
            let reading = Reading {
                sheet: sheet.clone(),
                update: *update,
                lines: lines.clone(),
                recase: *recase,
                ..Reading::default()
            };
            let all = members::ImportOptions { preview: *preview, skip_refused: *skip_refused };
            members::import(&mut club, file, columns, reading, all)?;
        }
        Command::Member(command) => members::run(&mut club, language, command)?,
        Command::Past(command) => past::run(&mut club, command)?,
        Command::Dues(command) => dues::run(&mut club, language, command)?,
        Command::Season(command) => seasons::run(&mut club, language, command)?,
        Command::SignUp(command) => sign_up::run(&mut club, language, command)?,
        Command::Calendar(command) => calendar::run(&mut club, language, command)?,
        Command::Evening { file } => evening::commands::run(&mut club, language, file)?,
        Command::Simulate(simulate) => simulate::run(&mut club, language, simulate)?,
        Command::Show { tournament } => report::show(&mut club, language, *tournament)?,
        Command::Print(print) => paper = print::document(&mut club, language, print)?,
        Command::Rules(rules) => rulebook::run(&mut club, language, rules)?,
        Command::Publish(publish) => publish::run(&mut club, publish)?,
        Command::Text { kind, id, form, championship } => match (kind.message(), form) {
            (Some(message), form) if form.is_some() || kind.only_as_message() => {
                report::message(&mut club, language, message, *id, form.unwrap_or_default(), *championship)?;
            }
            (None, Some(_)) => return Err(Problem::new("cli-no_message", &[])),
            _ => report::text(&mut club, language, *kind, *id)?,
        },
        Command::Check { code } => report::check(&mut club, language, code.as_deref())?,
        Command::Phones(phones) => phones::run(&mut club, phones)?,
        Command::Proof(proof) => proof::run(&mut club, language, proof)?,
        Command::League(league) => league::run(&mut club, language, league)?,
        Command::AnotherClub => {
            club.standby().become_another_club()?;
            print_json(&serde_json::json!({ "another_club": true }));
        }
        Command::Backup => print_json(&serde_json::json!({ "copy": club.backup("demand")? })),
        Command::Restore { copy } => {
            print_json(&serde_json::json!({ "before": club.restore_backup(copy)? }));
        }
    }
    let second = club.standby().reach_second_place();
    club.close();
    if let (Command::Print(print), Some(document)) = (&arguments.command, paper) {
        print::deliver(language, print, &document)?;
    }
    second
}

fn open(path: &Path) -> Result<Club, Problem> {
    Club::open(path, now())
}
