//! `evening`: a script of actions, one JSON object a line.

use std::io::Read;
use std::path::Path;

use serde::Deserialize;
use serde_json::{Value, json};
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::engine::rules::game::Game;
use tapis_club::engine::views::tournament_view;
use tapis_club::engine::{Action, SetupDraft};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, Problem};

use crate::base::output::say;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
struct ScriptLine {
    #[serde(default)]
    after: i64,
    #[serde(default)]
    new: Option<New>,
    #[serde(default)]
    join: Option<u32>,
    #[serde(default, rename = "do")]
    action: Option<Action>,
    #[serde(default)]
    undo: Option<u32>,
    #[serde(default)]
    redo: Option<u32>,
    #[serde(default)]
    take_back: Option<i64>,
    #[serde(default)]
    expect: Option<Value>,
    #[serde(default)]
    #[allow(dead_code, reason = "a remark for the reader of the script")]
    note: Option<String>,
}

#[derive(Debug, Deserialize)]
struct New {
    template: String,
    #[serde(default)]
    set: serde_json::Map<String, Value>,
}

struct Script<'a> {
    club: &'a mut Club,
    language: Language,
    tournament: Option<TournamentId>,
    now: Millis,
    met: bool,
}

/// Reads the content of a file; `-`: standard input.
pub fn script(file: &Path) -> Result<String, Problem> {
    let text = if file == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(file)
    };
    text.map_err(|error| {
        let values = [("file", file.display().to_string().into()), ("detail", error.to_string().into())];
        Problem::new("cli-unreadable", &values)
    })
}

pub fn run(club: &mut Club, language: Language, file: &Path) -> Result<(), Problem> {
    let text = script(file)?;
    let mut script = Script { club, language, tournament: None, now: crate::now(), met: true };
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() {
            continue;
        }
        let parsed: ScriptLine = serde_json::from_str(line).map_err(|error| {
            let values = [("line", i64::from(number).into()), ("detail", error.to_string().into())];
            Problem::new("cli-script_line", &values)
        })?;
        let answer = script.line(parsed).unwrap_or_else(|problem| {
            json!({ "refused": problem.code, "message": problem.message.say(language), "rule": problem.rule })
        });
        say!("{answer}");
    }
    if script.met { Ok(()) } else { Err(Problem::new("cli-expectation", &[])) }
}

impl Script<'_> {
    fn id(&self) -> Result<TournamentId, Problem> {
        self.tournament.ok_or_else(|| Problem::new("cli-no_tournament", &[]))
    }

    fn line(&mut self, line: ScriptLine) -> Result<Value, Problem> {
        self.now += Millis::of_seconds(line.after);
        let mut answer = json!({});
        if let Some(new) = line.new {
            self.tournament = Some(self.create(new)?);
            answer = json!({ "tournament": self.tournament });
        }
        if let Some(count) = line.join {
            answer = json!({ "joined": self.join(count)? });
        }
        if let Some(action) = line.action {
            let id = self.id()?;
            let acted = self.club.play().act(id, &action, self.now)?;
            answer =
                json!({ "done": acted.said.say(self.language), "seq": acted.seq, "events": acted.events });
        }
        if let Some(row) = line.take_back {
            let id = self.id()?;
            let (seq, done) = self.club.play().take_back(id, row, self.now)?;
            answer = json!({ "taken_back": done.say(self.language), "seq": seq });
        }
        for _ in 0..line.undo.unwrap_or(0) {
            let id = self.id()?;
            answer = json!({ "undone": self.club.play().undo(id, self.now)?.say(self.language) });
        }
        for _ in 0..line.redo.unwrap_or(0) {
            let id = self.id()?;
            answer = json!({ "redone": self.club.play().redo(id, self.now)?.say(self.language) });
        }
        if let Some(expected) = line.expect {
            answer = self.compare(&expected)?;
        }
        Ok(answer)
    }

    fn create(&mut self, new: New) -> Result<TournamentId, Problem> {
        let today = chrono::Local::now().date_naive();
        let language = self.language;
        let draft = match new.template.as_str() {
            "rebuy" => tapis_club::rebuy(language, today),
            _ => tapis_club::freezeout(language, today),
        };
        let mut fields = serde_json::to_value(draft).unwrap_or_default();
        let named: Vec<String> = new.set.keys().cloned().collect();
        if let Some(known) = fields.as_object_mut() {
            known.extend(new.set);
        }
        known_game(fields.get("game"))?;
        let draft: SetupDraft = serde_json::from_value(fields).map_err(|error| {
            Problem::new("program-line_unreadable", &[("detail", error.to_string().into())])
        })?;
        self.club.tournaments().create_tournament(following(draft, &named), None, self.now)
    }

    fn join(&mut self, count: u32) -> Result<u32, Problem> {
        let id = self.id()?;
        let known = self.club.tournament(id)?.entries().len();
        for number in (known + 1..).take(usize::try_from(count).unwrap_or(0)) {
            let draft = MemberDraft {
                last_name: format!("{id}-{number}"),
                first_name: "J".to_owned(),
                ..MemberDraft::default()
            };
            let member = self.club.library().save_member(draft, self.now)?.id;
            self.club.play().act(id, &Action::Register { member, born: None, paid: true }, self.now)?;
        }
        Ok(count)
    }

    fn compare(&mut self, expected: &Value) -> Result<Value, Problem> {
        let (id, now) = (self.id()?, self.now);
        let tournament = self.club.tournament(id)?;
        let view = tournament_view(tournament, now);
        let mut sizes: Vec<u32> = view.tables.iter().map(|table| table.players).collect();
        sizes.sort_unstable();
        let places: Value = view
            .entries
            .iter()
            .filter_map(|entry| Some((entry.id.to_string(), json!(entry.place?))))
            .collect::<serde_json::Map<_, _>>()
            .into();
        let prizes: Vec<i64> =
            view.results.iter().map(|line| line.prize.0).filter(|prize| *prize > 0).collect();
        let bounties: Vec<i64> = view.results.iter().map(|line| line.bounties.0).collect();
        let actual = json!({
            "left": view.counts.left, "entries": view.counts.entries,
            "all_entries": view.all_entries, "tables": view.tables.len(),
            "game": view.clock.game, "next_game": view.clock.next.and_then(|step| step.game), "chips": view.counts.chips, "pool": view.pool, "phase": view.phase, "due": view.counts.due,
            "paid": view.counts.paid, "level": view.clock.current.map(|step| step.level),
            "remaining_s": view.clock.remaining / 1000, "places": places, "sizes": sizes, "prizes": prizes,
            "bounties": bounties,
            "moves": view.moves.len(), "advice": view.advice.iter().map(|advice| &advice.kind).collect::<Vec<_>>(),
        });
        let differs: Vec<&String> = expected
            .as_object()
            .into_iter()
            .flatten()
            .filter(|(key, value)| !holds(value, actual.get(key.as_str())))
            .map(|(key, _)| key)
            .collect();
        self.met &= differs.is_empty();
        Ok(json!({ "met": differs.is_empty(), "differs": differs, "actual": actual }))
    }
}

/// A set-up whose levels and seats follow its games, as far as the script did not name them.
fn following(draft: SetupDraft, named: &[String]) -> SetupDraft {
    let fitting = draft.clone().fitting();
    let own = |field: &str| named.iter().any(|name| name == field);
    SetupDraft {
        steps: if own("steps") { draft.steps } else { fitting.steps },
        seats_per_table: if own("seats_per_table") { draft.seats_per_table } else { fitting.seats_per_table },
        final_table_seats: if own("final_table_seats") {
            draft.final_table_seats
        } else {
            fitting.final_table_seats
        },
        ..fitting
    }
}

/// Refuses a game that the decree does not list, and says which it lists.
fn known_game(named: Option<&Value>) -> Result<(), Problem> {
    let Some(named) = named.filter(|named| serde_json::from_value::<Option<Game>>((*named).clone()).is_err())
    else {
        return Ok(());
    };
    let games: Vec<String> =
        Game::ALL.iter().filter_map(|game| Some(json!(game).as_str()?.to_owned())).collect();
    let named = named.as_str().map_or_else(|| named.to_string(), str::to_owned);
    Err(Problem::new("cli-game_unknown", &[("game", named.into()), ("games", games.join(", ").into())]))
}

/// An object holds when each of its keys does; anything else when it is equal.
fn holds(expected: &Value, actual: Option<&Value>) -> bool {
    match (expected, actual) {
        (Value::Object(keys), Some(actual)) => keys.iter().all(|(key, value)| holds(value, actual.get(key))),
        (expected, actual) => Some(expected) == actual,
    }
}
