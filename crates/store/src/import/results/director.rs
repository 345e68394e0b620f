//! Tournaments as The Tournament Director 3 saves them (`.tdt`): one object in the notation of JavaScript, with the
//! constructors of the program's own classes around its parts. Read from files that versions 3.4 and 3.7 wrote.

use std::collections::BTreeMap;

use chrono::{Local, TimeZone};
use serde_json::{Map, Value};
use tapis_engine::base::quantity::{Cents, Place};

use crate::StoreError;
use crate::import::names::{PersonKey, WrittenPerson};
use crate::import::results::evenings::{ResultsProblem, WrittenEvening, WrittenResult, ranked};
use crate::import::{NameOrder, full_names};

/// Greatest depth to which its parts are nested.
const DEEPEST: usize = 60;

/// Whether a file is such a tournament.
pub(super) fn is_saved(file: &[u8]) -> bool {
    let head = file.get(..file.len().min(200)).unwrap_or_default();
    let head = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head);
    let head = String::from_utf8_lossy(head);
    head.trim_start().starts_with('{') && head.contains("V:") && head.contains("new Tournament(")
}

/// The evening that a file holds; whoever played is added to `people`.
pub(super) fn read(
    file: &[u8],
    people: &mut BTreeMap<PersonKey, WrittenPerson>,
) -> Result<WrittenEvening, StoreError> {
    let (text, _) = tapis_lists::decode(file);
    let saved = Notation { rest: &text, depth: 0 }.value().ok_or(StoreError::SavedUnreadable)?;
    let tournament = saved.get("T").ok_or(StoreError::SavedUnreadable)?;
    Ok(evening(tournament, people))
}

/// The notation, read from the front.
struct Notation<'a> {
    rest: &'a str,
    depth: usize,
}

impl Notation<'_> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn take(&mut self, wanted: &str) -> bool {
        self.skip();
        match self.rest.strip_prefix(wanted) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn word(&mut self) -> Option<String> {
        self.skip();
        let end = self
            .rest
            .find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '$' | '.' | '-' | '+')))
            .unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at_checked(end)?;
        self.rest = rest;
        (!word.is_empty()).then(|| word.to_owned())
    }

    fn value(&mut self) -> Option<Value> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        self.skip();
        let value = match self.rest.chars().next()? {
            '{' => self.object(),
            '[' => self.array(),
            quote @ ('"' | '\'') => self.text(quote).map(Value::String),
            _ => self.named(),
        };
        self.depth -= 1;
        value
    }

    /// A number, a word, or an object made by a constructor: what it is made of.
    fn named(&mut self) -> Option<Value> {
        let word = self.word()?;
        let made = match word.as_str() {
            "new" => self.word()?,
            "true" => return Some(Value::Bool(true)),
            "false" => return Some(Value::Bool(false)),
            "null" | "undefined" | "NaN" | "Infinity" | "-Infinity" => return Some(Value::Null),
            "Map.from" | "Set.from" => word,
            _ => {
                let number = word.parse::<i64>().map(Value::from);
                return number.ok().or_else(|| word.parse::<f64>().ok().map(Value::from));
            }
        };
        if !self.take("(") {
            return None;
        }
        let mut parts = self.list(")")?;
        let first = if parts.is_empty() { Value::Null } else { parts.swap_remove(0) };
        Some(if made == "Map.from" { by_key(first) } else { first })
    }

    fn list(&mut self, end: &str) -> Option<Vec<Value>> {
        let mut items = Vec::new();
        while !self.take(end) {
            items.push(self.value()?);
            if !self.take(",") && !self.rest.trim_start().starts_with(end) {
                return None;
            }
        }
        Some(items)
    }

    fn array(&mut self) -> Option<Value> {
        self.take("[");
        self.list("]").map(Value::Array)
    }

    fn object(&mut self) -> Option<Value> {
        self.take("{");
        let mut fields = Map::new();
        while !self.take("}") {
            self.skip();
            let key = match self.rest.chars().next()? {
                quote @ ('"' | '\'') => self.text(quote)?,
                _ => self.word()?,
            };
            if !self.take(":") {
                return None;
            }
            fields.insert(key, self.value()?);
            if !self.take(",") && !self.rest.trim_start().starts_with('}') {
                return None;
            }
        }
        Some(Value::Object(fields))
    }

    fn text(&mut self, quote: char) -> Option<String> {
        let mut text = String::new();
        let mut letters = self.rest.char_indices().skip(1);
        while let Some((at, letter)) = letters.next() {
            match letter {
                '\\' => match letters.next()?.1 {
                    'n' => text.push('\n'),
                    'r' => text.push('\r'),
                    't' => text.push('\t'),
                    kind @ ('u' | 'x') => {
                        let length = if kind == 'u' { 4 } else { 2 };
                        let digits: String = letters.by_ref().take(length).map(|(_, digit)| digit).collect();
                        let code = u32::from_str_radix(&digits, 16).ok()?;
                        text.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
                    }
                    other => text.push(other),
                },
                letter if letter == quote => {
                    self.rest = self.rest.get(at + letter.len_utf8()..)?;
                    return Some(text);
                }
                letter => text.push(letter),
            }
        }
        None
    }
}

/// `[[key, value], …]` as an object.
fn by_key(pairs: Value) -> Value {
    let Value::Array(pairs) = pairs else { return pairs };
    let pair = |pair: Value| match pair {
        Value::Array(both) => {
            let mut both = both.into_iter();
            both.next().zip(both.next()).and_then(|(key, value)| Some((key.as_str()?.to_owned(), value)))
        }
        _ => None,
    };
    Value::Object(pairs.into_iter().filter_map(pair).collect())
}

fn list<'v>(of: &'v Value, name: &str) -> &'v [Value] {
    of.get(name).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}

fn words(of: &Value, name: &str) -> String {
    of.get(name).and_then(Value::as_str).unwrap_or_default().trim().to_owned()
}

/// Money as the program notes it, in whole units and their parts.
fn cents(of: &Value, name: &str) -> Cents {
    let amount = of.get(name).and_then(Value::as_f64).unwrap_or_default();
    // Rounded to the hundredth; what is no amount is none.
    if (0.0..=1e7).contains(&amount) {
        Cents(i64::from((amount * 100.0).round() as i32))
    } else {
        Cents::ZERO
    }
}

fn time(of: &Value, name: &str) -> i64 {
    of.get(name).and_then(Value::as_f64).map_or(0, |time| time as i64)
}

/// A player of a saved tournament.
struct Player<'v> {
    id: &'v str,
    key: PersonKey,
    buy_ins: usize,
    addons: usize,
    spent: Cents,
    /// Time when the player went out for good, and those responsible; `None` if it is still in.
    out: Option<(i64, Vec<&'v str>)>,
    /// Players who put this one out, once for each time.
    hunters: Vec<&'v str>,
}

fn person(player: &Value) -> WrittenPerson {
    let name = player.get("Name").unwrap_or(&Value::Null);
    let info = player.get("Info").unwrap_or(&Value::Null);
    let (mut last_name, mut first_name) = (words(name, "Lastname"), words(name, "Firstname"));
    let nickname = words(name, "Nickname");
    let text = match (first_name.is_empty(), last_name.is_empty()) {
        (true, true) => nickname.clone(),
        (false, false) => format!("{first_name} {last_name}"),
        _ => format!("{first_name}{last_name}"),
    };
    if last_name.is_empty() && first_name.is_empty() {
        (last_name, first_name) = full_names::split(&nickname, NameOrder::FirstLast);
    }
    let number = Some(words(info, "OptID")).filter(|number| !number.is_empty());
    let nickname = Some(nickname).filter(|nickname| !nickname.is_empty() && *nickname != text);
    WrittenPerson { text, last_name, first_name, number, licence: None, nickname }
}

fn read_player<'v>(
    id: &'v str,
    player: &'v Value,
    people: &mut BTreeMap<PersonKey, WrittenPerson>,
) -> Player<'v> {
    let person = person(player);
    let key = person.key();
    people.entry(key.clone()).or_insert(person);
    // The rake is a part of the amount.
    let paid = |of: &Value| cents(of, "Amount");
    let hunters = |of: &'v Value| -> Vec<&'v str> {
        match of.get("HitmanUUID") {
            Some(Value::String(one)) => vec![one],
            Some(Value::Array(all)) => all.iter().filter_map(Value::as_str).collect(),
            _ => Vec::new(),
        }
    };
    let (buy_ins, rebuys, addons) = (list(player, "Buyins"), list(player, "Rebuys"), list(player, "AddOns"));
    let outs = |buy_in: &'v Value| buy_in.get("BustOut").filter(|out| out.is_object());
    let last = buy_ins.last().and_then(outs);
    Player {
        id,
        key,
        buy_ins: buy_ins.len() + rebuys.len(),
        addons: addons.len(),
        spent: buy_ins.iter().chain(rebuys).chain(addons).map(paid).sum(),
        out: last.map(|out| (time(out, "Time"), hunters(out))),
        hunters: buy_ins.iter().filter_map(outs).flat_map(hunters).collect(),
    }
}

fn evening(tournament: &Value, people: &mut BTreeMap<PersonKey, WrittenPerson>) -> WrittenEvening {
    let mut problems = Vec::new();
    let saved = tournament.get("Players").unwrap_or(&Value::Null);
    if saved.pointer("/Config/TrackPlayers").and_then(Value::as_bool) == Some(false) {
        problems.push(ResultsProblem::NotTracked);
    }
    let none = Map::new();
    let saved = saved.get("Players").and_then(Value::as_object).unwrap_or(&none);
    let bought_in = saved.iter().filter(|(_, player)| !list(player, "Buyins").is_empty());
    let players: Vec<Player<'_>> = bought_in.map(|(id, player)| read_player(id, player, people)).collect();
    let left: Vec<&Player<'_>> = players.iter().filter(|player| player.out.is_none()).collect();
    if players.is_empty() && problems.is_empty() {
        problems.push(ResultsProblem::Nobody);
    }
    // Several may be left where they shared the prizes and stopped: prizes say in which order.
    let prizes = awarded(tournament);
    let best = |player: &Player<'_>| prizes.get(player.id).map_or(Place::MAX, |prize| prize.place);
    if left.len() > 1 && left.iter().any(|player| best(player) == Place::MAX) {
        problems.push(ResultsProblem::NotOver);
    }
    let place = |player: &Player<'_>| -> Place {
        let ahead = |other: &&Player<'_>| match (&player.out, &other.out) {
            (None, None) => best(other) < best(player),
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (Some((own, _)), Some((others, _))) => {
                others > own || (others == own && best(other) < best(player))
            }
        };
        u32::try_from(players.iter().filter(ahead).count()).unwrap_or(u32::MAX).saturating_add(1)
    };
    let keys: BTreeMap<&str, &PersonKey> = players.iter().map(|player| (player.id, &player.key)).collect();
    let all: Vec<&str> = players.iter().flat_map(|player| player.hunters.iter().copied()).collect();
    let places: BTreeMap<&str, Place> = players.iter().map(|player| (player.id, place(player))).collect();
    let mut results: Vec<WrittenResult> = Vec::new();
    for player in &players {
        let own = places.get(player.id).copied().unwrap_or(0);
        let out_by = player.out.iter().flat_map(|(_, by)| by);
        let ahead = out_by.filter(|by| places.get(**by).is_some_and(|place| *place < own));
        let prize = prizes.get(player.id);
        results.push(WrittenResult {
            line: 0,
            person: player.key.clone(),
            place: own,
            prize: prize.map_or(Cents::ZERO, |prize| prize.amount),
            in_kind: prize.map(|prize| prize.things.clone()).unwrap_or_default(),
            points: None,
            rebuys: u32::try_from(player.buy_ins.saturating_sub(1)).unwrap_or(0),
            addons: u32::try_from(player.addons).unwrap_or(0),
            hits: u32::try_from(all.iter().filter(|by| **by == player.id).count()).ok(),
            out_by: ahead.filter_map(|by| keys.get(by)).map(|key| (*key).clone()).collect(),
            spent: Some(player.spent),
        });
    }
    let mut seen = std::collections::BTreeSet::new();
    for result in &results {
        if !seen.insert(&result.person) {
            let text = people.get(&result.person).map(|person| person.text.clone()).unwrap_or_default();
            problems.push(ResultsProblem::Twice { line: 0, text });
        }
    }
    let count = u32::try_from(results.len()).unwrap_or(u32::MAX);
    let reranked = problems.is_empty() && ranked(&mut results, count);
    let begun = [time(tournament, "StartTime"), time(tournament, "EndTime")].into_iter().find(|at| *at > 0);
    let date = begun.and_then(|at| Local.timestamp_millis_opt(at).single()).map(|at| at.date_naive());
    let buy_in = saved.values().find_map(|player| {
        let first = list(player, "Buyins").first()?;
        Some(cents(first, "Amount"))
    });
    WrittenEvening {
        name: words(tournament, "Title"),
        date,
        players: count,
        buy_in: buy_in.unwrap_or(Cents::ZERO),
        results,
        reranked,
        problems,
    }
}

/// Prize that a player was awarded.
#[derive(Default)]
struct AwardedPrize {
    place: Place,
    amount: Cents,
    things: Vec<String>,
}

/// By player. What the same players were awarded together is added first, then shared in equal parts: tied players get
/// their places' prizes one by one.
fn awarded(tournament: &Value) -> BTreeMap<&str, AwardedPrize> {
    let mut all: BTreeMap<&str, AwardedPrize> = BTreeMap::new();
    let mut together: BTreeMap<Vec<&str>, Cents> = BTreeMap::new();
    let prizes = tournament.pointer("/Prizes/Prizes").and_then(Value::as_array);
    for prize in prizes.into_iter().flatten() {
        let to: Vec<&str> = list(prize, "AwardedToPlayers").iter().filter_map(Value::as_str).collect();
        let amount = cents(prize, "CalculatedAmount");
        let place =
            prize.get("Recipient").and_then(Value::as_u64).and_then(|place| Place::try_from(place).ok());
        *together.entry(to.clone()).or_default() += amount;
        for player in to {
            let own = all
                .entry(player)
                .or_insert_with(|| AwardedPrize { place: Place::MAX, ..AwardedPrize::default() });
            own.place = own.place.min(place.filter(|place| *place > 0).unwrap_or(Place::MAX));
            if amount == Cents::ZERO {
                let name = words(prize, "Description");
                if !name.is_empty() {
                    own.things.push(name.chars().take(200).collect());
                }
            }
        }
    }
    for (players, amount) in together {
        let parts = i64::try_from(players.len()).unwrap_or(1).max(1);
        for (player, part) in players.into_iter().zip(0..) {
            // Cents that cannot be shared go to those who are named first.
            let share = amount.0 / parts + i64::from(part < amount.0 % parts);
            if let Some(own) = all.get_mut(player) {
                own.amount += Cents(share);
            }
        }
    }
    all
}
