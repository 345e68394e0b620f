//! Texts to copy: an invitation, a reminder, results and standings, for a group chat or a forum.

mod forms;

use serde::{Deserialize, Serialize};
use tapis_locale::{Language, money, ordinal};

pub use forms::{Form, MessageLine, Piece};

use crate::evening::{said, won};
use crate::facts::{Evening, Season, Standings, UpcomingEvening};
use crate::words::{capital, day_and_hour, full_day, pts, say, word};

/// The most lines of results and standings; a message that fills a telephone's screen several times is not read.
const LINES: usize = 20;

/// Kind of message about an evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EveningMessage {
    /// Come and play: all there is to know.
    Invitation,
    /// It is soon: when, where, how many are registered.
    Reminder,
    /// Players and their places.
    Results,
}

fn strong(text: String) -> MessageLine {
    MessageLine::Text(vec![Piece::Strong(text)])
}

fn plain(text: String) -> MessageLine {
    MessageLine::Text(vec![Piece::Plain(text)])
}

fn address(language: Language, key: &str, address: Option<&str>) -> Vec<MessageLine> {
    let Some(address) = address else { return Vec::new() };
    let word = format!("{} ", word(language, key));
    vec![MessageLine::Gap, MessageLine::Text(vec![Piece::Plain(word), Piece::Address(address.to_owned())])]
}

/// Number of places left, if they are limited.
fn places(language: Language, coming: &UpcomingEvening) -> Option<MessageLine> {
    let left = coming.places_left?;
    Some(plain(say(language, "site-places_left", &[("places", i64::from(left).into())])))
}

/// An invitation to an evening.
pub fn invitation(
    language: Language,
    club: &str,
    coming: &UpcomingEvening,
    page: Option<&str>,
) -> Vec<MessageLine> {
    let mut lines = vec![
        strong(format!("{club} · {}", coming.name)),
        plain(capital(&day_and_hour(language, coming.day, coming.minute))),
    ];
    if !coming.venue.is_empty() {
        lines.push(plain(coming.venue.clone()));
    }
    lines.push(MessageLine::Gap);
    lines.extend(coming.facts.iter().map(|fact| MessageLine::Item(vec![Piece::Plain(fact.clone())])));
    lines.push(MessageLine::Gap);
    lines.extend(places(language, coming));
    lines.push(plain(word(language, "site-answer")));
    lines.extend(address(language, "site-more_at", page));
    lines
}

/// A reminder of an evening.
pub fn reminder(
    language: Language,
    club: &str,
    coming: &UpcomingEvening,
    page: Option<&str>,
) -> Vec<MessageLine> {
    let name = format!("{club} · {}", coming.name);
    let mut lines = vec![
        strong(say(language, "site-reminder", &[("evening", name.into())])),
        plain(capital(&day_and_hour(language, coming.day, coming.minute))),
    ];
    if !coming.venue.is_empty() {
        lines.push(plain(coming.venue.clone()));
    }
    lines.push(plain(say(language, "site-registered", &[("players", i64::from(coming.registered).into())])));
    lines.extend(places(language, coming));
    lines.extend(address(language, "site-more_at", page));
    lines
}

fn more(language: Language, all: usize) -> Option<MessageLine> {
    let rest = i64::try_from(all.saturating_sub(LINES)).unwrap_or(i64::MAX);
    (rest > 0).then(|| plain(say(language, "site-and_others", &[("count", rest.into())])))
}

/// The results of an evening.
pub fn results(language: Language, club: &str, evening: &Evening, page: Option<&str>) -> Vec<MessageLine> {
    let mut lines = vec![
        strong(format!("{club} · {}", evening.name)),
        plain(format!("{} · {}", capital(&full_day(language, evening.day)), said(language, evening))),
        MessageLine::Gap,
    ];
    for place in evening.lines.iter().take(LINES) {
        let mut after = Vec::new();
        let prize = won(language, evening, place);
        if !prize.is_empty() {
            after.push(prize);
        }
        if place.points != 0 {
            after.push(pts(language, place.points));
        }
        let given = evening.championships.iter().zip(&place.championships);
        after.extend(given.filter(|(_, given)| **given != 0).map(|(name, given)| {
            let values = [("name", name.as_str().into()), ("points", pts(language, *given).into())];
            say(language, "championship-points", &values)
        }));
        lines.push(ranked(language, place.place, &place.name, &after));
    }
    lines.extend(more(language, evening.lines.len()));
    lines.extend(address(language, "site-all_at", page));
    lines
}

fn ranked(language: Language, rank: u32, name: &str, after: &[String]) -> MessageLine {
    let mut pieces = vec![
        Piece::Strong(ordinal(language, rank)),
        Piece::Plain(" ".to_owned()),
        Piece::Name(name.to_owned()),
    ];
    if !after.is_empty() {
        pieces.push(Piece::Plain(format!(" · {}", after.join(" · "))));
    }
    MessageLine::Item(pieces)
}

/// Standings of a season or a championship.
pub fn standings(
    language: Language,
    club: &str,
    season: &Season,
    standings: &Standings,
    page: Option<&str>,
) -> Vec<MessageLine> {
    let name = match &standings.championship {
        Some((_, name)) => format!("{name}, {}", season.name),
        None => say(language, "site-standings_title", &[("season", season.name.as_str().into())]),
    };
    let mut lines = vec![strong(format!("{club} · {name}"))];
    if let Some(last) = standings.evenings.last() {
        let values =
            [("count", i64::from(standings.played).into()), ("day", full_day(language, last.day).into())];
        lines.push(plain(say(language, "site-after", &values)));
    }
    lines.push(MessageLine::Gap);
    let ranked_lines: Vec<_> = standings.lines.iter().filter(|line| line.rank > 0).collect();
    for line in ranked_lines.iter().take(LINES) {
        lines.push(ranked(language, line.rank, &line.name, &[pts(language, line.total)]));
    }
    lines.extend(more(language, ranked_lines.len()));
    if !standings.teams.is_empty() {
        lines.extend([MessageLine::Gap, strong(word(language, "seasons-teams"))]);
        for team in standings.teams.iter().take(LINES) {
            lines.push(ranked(language, team.rank, &team.name, &[pts(language, team.total)]));
        }
        lines.extend(more(language, standings.teams.len()));
    }
    lines.extend(address(language, "site-all_at", page));
    lines
}

/// The price of an entry among the facts of an evening.
pub fn price(language: Language, cents: i64, currency: &str) -> String {
    say(language, "site-price", &[("amount", money(language, cents, currency).into())])
}
