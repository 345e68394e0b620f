//! Commands for what the league gives its clubs: invitations, persons, sanctions, the calendar, rulesets and
//! structures.

use std::path::{Path, PathBuf};

use chrono::{NaiveDate, NaiveTime, Timelike};
use clap::{Args, Subcommand};
use serde_json::json;
use tapis_engine::base::quantity::Millis;
use tapis_league::ListedEvening;
use tapis_locale::Language;
use tokio_postgres::Client;

use crate::base::log::complain;
use crate::base::rule_files::{read_ruleset, read_structure};
use crate::command_line::output::{CommandError, read, say, write, write_parts};
use crate::persons::roster::namesake_sentences;
use crate::{
    HubError, LeagueKey, MemberId, PersonCard, PersonList, calendar, decide_difference, differences,
    invitations, invite, lift_sanction, link_record, lists, persons, persons_table, plan, read_persons,
    remove_person, sanction, save_person, share_ruleset, share_structure, shared_rulesets, shared_structures,
    take_persons, unlink_record, unplan, unshare, withdraw_invitation,
};

#[derive(Debug, Subcommand)]
pub(super) enum ListCommand {
    /// Generates the league's key in the file given with `--key`, which must not exist yet. Keep a copy: clubs identify
    /// the league by its fingerprint.
    Key,
    /// Prints the code with which a club joins, once. Needs the league's key.
    Invite {
        /// Recipient of the invitation.
        note: String,
        /// The address of the league's server, `https://…`; if omitted, files are carried by hand.
        #[arg(long, value_name = "URL", default_value = "")]
        address: String,
        /// A known club, by its number, that needs a key for another computer; if omitted, a new club.
        #[arg(long)]
        club: Option<i32>,
    },
    /// Lists the invitations, the newest first.
    Invitations,
    /// Withdraws an invitation that nobody has used.
    Uninvite {
        /// Its number in the list.
        invitation: i32,
    },
    /// Lists the league's persons, with their club records and sanctions.
    Persons {
        /// Only those with a name or licence that begins with each of these words.
        #[arg(default_value = "")]
        search: String,
    },
    /// Adds a person, or changes the league's data about one.
    Person {
        /// The person's number; if omitted, a new person.
        #[arg(long)]
        id: Option<i64>,
        #[command(flatten)]
        card: Card,
    },
    /// Removes a person with all of the league's data. The clubs' records stay.
    RemovePerson {
        /// The person's number.
        person: i64,
    },
    /// Imports a list of persons, all of them or nothing: XLSX, XLS, ODS or CSV, with headings in French or English, of
    /// which the licence, the names and the birth date are read. A person whose licence is known is updated.
    TakePersons {
        /// File with the list of persons.
        file: PathBuf,
    },
    /// Writes the persons as a CSV file that `take-persons` imports again; `--lang` is its language.
    ExportPersons {
        /// The file to write.
        file: PathBuf,
    },
    /// Links a club's member to this person; without a number, unlinks it.
    Link {
        /// The member, `CLUB/MEMBER`.
        member: MemberId,
        /// The person's number.
        person: Option<i64>,
    },
    /// Lists differences between clubs and league about persons, and members who may be one of the persons.
    Differences,
    /// Takes over a club's data about a person, or links its member to the person.
    Accept {
        /// The member, `CLUB/MEMBER`.
        member: MemberId,
        /// The person's number.
        person: i64,
    },
    /// Refuses a difference: it is not listed again unless the club's data changes.
    Refuse {
        /// The member, `CLUB/MEMBER`.
        member: MemberId,
        /// The person's number.
        person: i64,
    },
    /// Decides that a person may not play in the league's clubs.
    Sanction {
        /// The person's number.
        person: i64,
        /// The first day.
        #[arg(long)]
        since: NaiveDate,
        /// The last day; if omitted, until it is lifted.
        #[arg(long)]
        until: Option<NaiveDate>,
        /// Reason for the sanction.
        #[arg(long)]
        reason: String,
        /// Person or body that decided.
        #[arg(long, value_name = "NAME")]
        by: String,
    },
    /// Lifts a sanction.
    Lift {
        /// Number of the sanction.
        sanction: i64,
    },
    /// Lists the league's calendar.
    Calendar,
    /// Adds an evening to the calendar.
    Plan {
        /// Day of the evening.
        date: NaiveDate,
        /// Name of the evening.
        name: String,
        /// Time at which the evening starts.
        #[arg(long, default_value = "20:00", value_parser = hour)]
        at: u16,
        /// Venue; if omitted, at each club.
        #[arg(long, default_value = "")]
        venue: String,
        /// Its ruleset, by name.
        #[arg(long)]
        ruleset: Option<String>,
        /// Its structure, by name.
        #[arg(long)]
        structure: Option<String>,
    },
    /// Removes an evening from the calendar.
    Unplan {
        /// Number of the evening.
        evening: i64,
    },
    /// Lists the rulesets for the clubs.
    Rulesets,
    /// Gives clubs a ruleset: a JSON file with its settings; omitted ones come from its `base`.
    Ruleset {
        /// Name of the ruleset.
        name: String,
        /// JSON file with the settings.
        file: PathBuf,
    },
    /// Lists the structures for the clubs.
    Structures,
    /// Gives clubs a structure: a CSV or JSON file in Tapis's export format.
    Structure {
        /// Name of the structure.
        name: String,
        /// CSV or JSON file in Tapis's export format.
        file: PathBuf,
        /// The stack that it is designed for.
        #[arg(long)]
        stack: i64,
    },
    /// Removes a ruleset from the lists.
    RemoveRuleset {
        /// Name of the ruleset.
        name: String,
    },
    /// Removes a structure from the lists.
    RemoveStructure {
        /// Name of the structure.
        name: String,
    },
    /// Writes the lists for the clubs as one signed file. Needs the league's key.
    Lists {
        /// The file to write; its name ends in `.tapis-lists`.
        file: PathBuf,
    },
}

/// The league's data about a person.
#[derive(Debug, Args)]
pub(super) struct Card {
    /// The legal last name.
    #[arg(long)]
    last: String,
    /// The legal first name.
    #[arg(long)]
    first: String,
    /// Licence of the person.
    #[arg(long)]
    licence: Option<String>,
    /// The birth date.
    #[arg(long)]
    born: Option<NaiveDate>,
}

fn hour(text: &str) -> Result<u16, String> {
    let time = NaiveTime::parse_from_str(text, "%H:%M").map_err(|error| error.to_string())?;
    u16::try_from(time.hour() * 60 + time.minute()).map_err(|error| error.to_string())
}

/// The league's key, from the command line or the environment.
pub(super) fn key(file: Option<&Path>) -> Result<LeagueKey, CommandError> {
    Ok(LeagueKey::read(file.ok_or(HubError::NoKey)?)?)
}

pub(super) fn make_key(own: Option<&Path>) -> Result<(), CommandError> {
    let made = LeagueKey::make(own.ok_or(HubError::NoKey)?)?;
    say(&json!({ "key": made.fingerprint() }));
    Ok(())
}

/// An error in the contents of a file, with the file's name.
pub(super) fn bad(file: &Path, error: HubError) -> CommandError {
    match error {
        HubError::Content(detail) => CommandError::Content { file: file.to_owned(), detail },
        error => error.into(),
    }
}

/// Runs the command. `own` is the file of the league's key.
pub(super) async fn run(
    client: &mut Client,
    given: &ListCommand,
    own: Option<&Path>,
    language: Language,
) -> Result<(), CommandError> {
    match given {
        ListCommand::Key => make_key(own)?,
        ListCommand::Invite { note, address, club } => {
            let code = invite(client, &key(own)?, address, note, *club).await?;
            say(&json!({ "code": code.to_string() }));
        }
        ListCommand::Invitations => invitations(client).await?.iter().for_each(say),
        ListCommand::Uninvite { invitation } => {
            withdraw_invitation(client, *invitation).await?;
            say(&json!({ "withdrawn": invitation }));
        }
        ListCommand::Persons { search } => persons(client, search).await?.iter().for_each(say),
        ListCommand::Person { id, card } => {
            let card = PersonCard {
                licence: card.licence.clone(),
                last_name: card.last.clone(),
                first_name: card.first.clone(),
                born: card.born,
            };
            say(&json!({ "person": save_person(client, *id, card).await? }));
        }
        ListCommand::RemovePerson { person } => {
            remove_person(client, *person).await?;
            say(&json!({ "removed": person }));
        }
        ListCommand::TakePersons { file } => {
            let list = read_persons(&read(file)?, chrono::Local::now().date_naive())?;
            let (added, changed) = take_persons(client, list.cards).await?;
            for sentence in namesake_sentences(&list.namesakes, language) {
                complain(&sentence);
            }
            let PersonList { ignored, namesakes, .. } = list;
            say(&json!({ "added": added, "changed": changed, "ignored": ignored, "namesakes": namesakes }));
        }
        ListCommand::ExportPersons { file } => {
            let bytes = write_parts(file, persons_table(&*client, language).await?).await?;
            say(&json!({ "bytes": bytes }));
        }
        ListCommand::Link { member, person } => {
            match person {
                Some(person) => drop(link_record(client, *member, *person).await?),
                None => unlink_record(client, *member, None).await?,
            }
            say(&json!({ "member": member, "person": person }));
        }
        ListCommand::Differences => differences(client).await?.iter().for_each(say),
        ListCommand::Accept { member, person } => decide(client, *member, *person, true).await?,
        ListCommand::Refuse { member, person } => decide(client, *member, *person, false).await?,
        ListCommand::Sanction { person, since, until, reason, by } => {
            let id = sanction(client, *person, *since, *until, reason, by).await?;
            say(&json!({ "sanction": id }));
        }
        ListCommand::Lift { sanction } => {
            lift_sanction(client, *sanction).await?;
            say(&json!({ "lifted": sanction }));
        }
        ListCommand::Calendar => calendar(client).await?.iter().for_each(say),
        ListCommand::Plan { date, name, at, venue, ruleset, structure } => {
            let evening = ListedEvening {
                date: *date,
                start_minute: *at,
                name: name.clone(),
                venue: venue.clone(),
                ruleset: ruleset.clone(),
                structure: structure.clone(),
            };
            say(&json!({ "evening": plan(client, &evening).await? }));
        }
        ListCommand::Unplan { evening } => {
            unplan(client, *evening).await?;
            say(&json!({ "removed": evening }));
        }
        ListCommand::Rulesets => shared_rulesets(client).await?.iter().for_each(say),
        ListCommand::Ruleset { name, file } => {
            let ruleset = read_ruleset(name, &read(file)?).map_err(|error| bad(file, error))?;
            share_ruleset(client, &ruleset).await?;
            say(&json!({ "ruleset": ruleset.name }));
        }
        ListCommand::Structures => shared_structures(client).await?.iter().for_each(say),
        ListCommand::Structure { name, file, stack } => {
            let bytes = read(file)?;
            let structure = read_structure(name, &bytes, *stack).map_err(|error| bad(file, error))?;
            share_structure(client, &structure).await?;
            say(&json!({ "structure": structure.name, "steps": structure.steps.len() }));
        }
        ListCommand::RemoveRuleset { name } => remove(client, "ruleset", name).await?,
        ListCommand::RemoveStructure { name } => remove(client, "structure", name).await?,
        ListCommand::Lists { file } => {
            let now = chrono::Local::now();
            let made = lists(client, &key(own)?, Millis(now.timestamp_millis()), now.date_naive()).await?;
            write(file, &made)?;
            say(&json!({ "bytes": made.len() }));
        }
    }
    Ok(())
}

async fn decide(
    client: &mut Client,
    member: MemberId,
    person: i64,
    accept: bool,
) -> Result<(), CommandError> {
    decide_difference(client, member, person, accept).await?;
    say(&json!({ "member": member, "person": person, "accepted": accept }));
    Ok(())
}

async fn remove(client: &Client, kind: &'static str, name: &str) -> Result<(), CommandError> {
    unshare(client, kind, name).await?;
    say(&json!({ "removed": name }));
    Ok(())
}
