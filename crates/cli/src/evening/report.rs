//! `show`, `text` and `check`.

use clap::ValueEnum;
use serde_json::json;
use tapis_club::engine::base::quantity::{Cents, ChampionshipId, EntryId, SeasonId, TournamentId};
use tapis_club::locale::{Language, money, number, ordinal, points};
use tapis_club::publishing::{EveningMessage, Form};
use tapis_club::{Club, Problem, Ranking};

use crate::base::output::{print_json, say};

/// Kind of text that can be shown.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Kind {
    /// The seating, by table.
    Seating,
    /// Places, prizes and points.
    Results,
    /// The season's standings.
    Standings,
    /// The actions, the latest first.
    History,
    /// An invitation to an evening, as a message.
    Invitation,
    /// A reminder of an evening, as a message.
    Reminder,
}

/// Effect of a message.
#[derive(Debug, Clone, Copy)]
pub enum MessageSubject {
    /// Something about an evening.
    Evening(EveningMessage),
    Standings,
}

/// Format of a message, by the place where it is pasted.
#[derive(Debug, Clone, Copy, Default, ValueEnum)]
pub enum MessageForm {
    /// A group chat.
    #[default]
    Chat,
    /// A site that reads Markdown.
    Markdown,
    /// A forum that reads BBCode.
    Bbcode,
}

impl From<MessageForm> for Form {
    fn from(form: MessageForm) -> Self {
        match form {
            MessageForm::Chat => Form::Chat,
            MessageForm::Markdown => Form::Markdown,
            MessageForm::Bbcode => Form::Bbcode,
        }
    }
}

impl Kind {
    /// Effect of the message; `None` if there is no message of it.
    pub fn message(self) -> Option<MessageSubject> {
        match self {
            Kind::Seating | Kind::History => None,
            Kind::Results => Some(MessageSubject::Evening(EveningMessage::Results)),
            Kind::Standings => Some(MessageSubject::Standings),
            Kind::Invitation => Some(MessageSubject::Evening(EveningMessage::Invitation)),
            Kind::Reminder => Some(MessageSubject::Evening(EveningMessage::Reminder)),
        }
    }

    /// It is nothing but a message.
    pub fn only_as_message(self) -> bool {
        matches!(self, Kind::Invitation | Kind::Reminder)
    }
}

/// Prints a message to copy.
pub fn message(
    club: &mut Club,
    language: Language,
    told: MessageSubject,
    id: i64,
    form: MessageForm,
    championship: Option<ChampionshipId>,
) -> Result<(), Problem> {
    let answer = match told {
        MessageSubject::Standings => {
            let ranking = Ranking { season: SeasonId(id), championship };
            let text = club.publishing().standings_message(language, ranking, form.into())?;
            json!({ "kind": "standings", "text": text })
        }
        MessageSubject::Evening(kind) => {
            let messages = club.publishing().evening_messages(language, TournamentId(id), form.into())?;
            let found = messages.into_iter().find(|message| message.kind == kind);
            json!(found.ok_or_else(|| Problem::new("cli-not_now", &[]))?)
        }
    };
    say!("{answer}");
    Ok(())
}

pub fn show(club: &mut Club, language: Language, tournament: Option<TournamentId>) -> Result<(), Problem> {
    match tournament {
        Some(id) => print_json(&json!(club.views().desk(language, id, crate::now())?)),
        None => {
            for row in club.tournaments().all()? {
                print_json(&json!(row));
            }
        }
    }
    Ok(())
}

pub fn text(club: &mut Club, language: Language, kind: Kind, id: i64) -> Result<(), Problem> {
    match kind {
        Kind::History => {
            for line in club.play().history(language, TournamentId(id))? {
                let mark = if line.undone { "×" } else { " " };
                let rule = line.rule.map_or_else(String::new, |rule| format!(" ({rule})"));
                let device = line.device.unwrap_or_default();
                let author: Vec<_> = [line.who, device].into_iter().filter(|name| !name.is_empty()).collect();
                let author =
                    if author.is_empty() { String::new() } else { format!("  [{}]", author.join(", ")) };
                say!("{:>5} {mark} {}{rule}{author}", line.seq, line.text);
            }
        }
        Kind::Standings => {
            for line in club.seasons().standings(language, SeasonId(id))? {
                let rank = if line.rank == 0 { String::new() } else { ordinal(language, line.rank) };
                say!("{rank:>5}  {:<30} {:>8} {:>3}", line.name, points(language, line.total.0), line.played);
            }
        }
        // Messages: `message` says them.
        Kind::Invitation | Kind::Reminder => {}
        Kind::Seating => {
            let desk = club.views().desk(language, TournamentId(id), crate::now())?;
            for table in &desk.view.tables {
                for seat in &table.seats {
                    let name = seat.entry.and_then(|entry| name(&desk, entry)).unwrap_or_default();
                    say!("{:>3} {:>3}  {name}", table.no, seat.no);
                }
            }
        }
        Kind::Results => {
            let desk = club.views().desk(language, TournamentId(id), crate::now())?;
            let currency = desk.view.setup.money.as_ref().map(|money| money.currency.clone());
            for line in &desk.view.results {
                let won = currency.as_ref().filter(|_| line.money() > Cents::ZERO);
                let prize =
                    won.map_or_else(String::new, |currency| money(language, line.money().0, currency));
                let name = name(&desk, line.entry).unwrap_or_default();
                let place = ordinal(language, line.place);
                say!("{place:>5}  {name:<30} {prize:>10} {:>8}", points(language, line.points.0));
            }
            say!("{}", number(language, desk.view.counts.chips.0));
        }
    }
    Ok(())
}

fn name(desk: &tapis_club::DeskTournament, entry: EntryId) -> Option<String> {
    let member = desk.view.entries.iter().find(|other| other.id == entry)?.member;
    let person = desk.people.iter().find(|person| person.member == member)?;
    Some(format!("{} {}", person.first_name, person.last_name))
}

pub fn check(club: &mut Club, language: Language, code: Option<&str>) -> Result<(), Problem> {
    // A table repaired when the file was opened a moment ago was not sound.
    let mut findings: Vec<String> =
        club.audit().unsound().iter().map(|notice| notice.say(language)).collect();
    findings.extend(club.audit().verify()?);
    let mut answer = serde_json::Map::new();
    if let Some(code) = code {
        let proven = club.file().proofs().proven(code)?;
        if proven.is_none() {
            findings.push(tapis_club::locale::text(language, "cli-code_unknown", &[("code", code.into())]));
        }
        let proven = proven.map(|proven| {
            json!({ "tournament": proven.tournament, "name": proven.name, "row": proven.row, "at": proven.at })
        });
        answer.insert("proven".to_owned(), json!(proven));
    }
    answer.insert("sound".to_owned(), findings.is_empty().into());
    answer.insert("findings".to_owned(), json!(findings));
    say!("{}", serde_json::Value::Object(answer));
    if findings.is_empty() { Ok(()) } else { Err(Problem::new("cli-not_sound", &[])) }
}
