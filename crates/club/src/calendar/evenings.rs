//! The club's calendar: the evenings ahead with their places, those that are over with their winners, and a search
//! over all of them.

use crate::file::subjects::Schedule;
use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};
use tapis_engine::Phase;
use tapis_engine::base::quantity::{Cents, SeasonId, TournamentId};
use tapis_locale::{Language, date, text};
use tapis_store::{TournamentRow, Winner, fold};

use crate::Problem;

/// An evening of the calendar.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CalendarLine {
    /// The number in the file.
    pub id: TournamentId,
    /// The name of the evening.
    pub name: String,
    /// The day, as text.
    pub date: String,
    /// The season it counts for.
    pub season: Option<SeasonId>,
    /// The season's name; empty if it counts for none.
    pub season_name: String,
    /// The phase it is in.
    pub phase: Phase,
    /// Its results were entered afterwards.
    pub recorded: bool,
    /// It is left out of the lists, but for a search.
    pub archived: bool,
    /// Nothing happened in it, or its results were entered afterwards: it can be deleted.
    pub deletable: bool,
    /// Entries in it; players who are not named among them.
    pub entries: u32,
    /// Start, venue and sign-ups; `None` if it is over, or its journal cannot be read.
    pub plan: Option<CalendarPlan>,
    /// The winner, or several who shared the place; empty until there is one.
    pub winner: String,
    /// Prize of the first place.
    pub prize: Cents,
    /// The amount of each winner if several share the first place.
    pub prizes: Vec<Cents>,
    /// Currency of the evening; `None` if it is played without money.
    pub currency: Option<String>,
}

/// Plan of an evening that is not over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CalendarPlan {
    /// Start in minutes after midnight.
    pub start_minute: u16,
    /// Venue; empty if not stated.
    pub venue: String,
    /// Number of players with a place: those who are in, and those who signed up and do not wait.
    pub coming: u32,
    /// Number of players who wait for a place.
    pub waiting: u32,
    /// Greatest number of players; `None` for no limit.
    pub capacity: Option<u32>,
    /// Number of free places; `None` for no limit.
    pub places_left: Option<u32>,
}

/// The calendar, or what of it answers to a search.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Calendar {
    /// Those that are played or still to come, the next one first.
    pub ahead: Vec<CalendarLine>,
    /// Those that are over, and those whose day has passed, latest first.
    pub past: Vec<CalendarLine>,
}

/// All that an evening is found by, folded.
fn words_of(language: Language, line: &CalendarLine) -> String {
    let day = line.date.parse::<NaiveDate>().map(|day| {
        let weekday = i64::from(day.weekday().number_from_monday());
        let named =
            text(language, "site-day", &[("weekday", weekday.into()), ("day", date(language, day).into())]);
        format!("{named} {} {}", day.format("%d/%m/%Y"), day.format("%-d/%-m"))
    });
    let venue = line.plan.as_ref().map(|plan| plan.venue.as_str()).unwrap_or_default();
    let parts = [
        line.name.as_str(),
        line.date.as_str(),
        &day.unwrap_or_default(),
        &line.season_name,
        &line.winner,
        venue,
    ];
    fold(&parts.join(" "))
}

impl Schedule<'_> {
    /// The evenings ahead and those that are over. Every word of the query is in the name, the day, the season, the
    /// winner or the venue, whatever the accents and capitals. An empty one leaves all but those that are archived.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn calendar(
        &mut self,
        language: Language,
        query: &str,
        today: NaiveDate,
    ) -> Result<Calendar, Problem> {
        let seasons = self.club.library().seasons()?;
        let mut winners: BTreeMap<TournamentId, Winner> = self
            .club
            .file
            .attendance()
            .winners()?
            .into_iter()
            .map(|winner| (winner.tournament, winner))
            .collect();
        let asked = fold(query);
        let asked: Vec<&str> = asked.split_whitespace().collect();
        let today = today.to_string();
        let mut calendar = Calendar { ahead: Vec::new(), past: Vec::new() };
        for row in self.club.tournaments().all()?.into_iter().filter(|row| !row.archived || !asked.is_empty())
        {
            let season = row.season.and_then(|id| seasons.iter().find(|season| season.id == id));
            let season_name = season.map(|season| season.name.clone()).unwrap_or_default();
            let won = winners.remove(&row.id);
            let ahead = row.status == Phase::Playing || (row.status != Phase::Finished && row.date >= today);
            let line = self.calendar_line(row, season_name, won)?;
            let words = if asked.is_empty() { String::new() } else { words_of(language, &line) };
            if asked.iter().all(|word| words.contains(word)) {
                if ahead { calendar.ahead.push(line) } else { calendar.past.push(line) }
            }
        }
        let start = |line: &CalendarLine| line.plan.as_ref().map(|plan| plan.start_minute);
        calendar.ahead.sort_by(|one, other| {
            (&one.date, start(one), one.id).cmp(&(&other.date, start(other), other.id))
        });
        Ok(calendar)
    }

    fn calendar_line(
        &mut self,
        row: TournamentRow,
        season_name: String,
        won: Option<Winner>,
    ) -> Result<CalendarLine, Problem> {
        let open = row.status != Phase::Finished;
        // One that cannot be replayed stays in the list; opening the club told of it, and so does opening it.
        let replayed = if open { self.club.tournament(row.id).ok() } else { None };
        let plan = replayed.map(|tournament| {
            let (setup, view) = (tournament.setup(), tournament.registration().sign_ups_view());
            CalendarPlan {
                start_minute: setup.start_minute,
                venue: setup.venue.clone(),
                coming: row.entries.saturating_add(view.expected),
                waiting: view.waiting,
                capacity: view.capacity,
                places_left: view.places_left,
            }
        });
        let deletable = row.recorded || self.club.file.journal().journal_length(row.id)? == 0;
        let TournamentRow { id, season, name, date, status, entries, recorded, archived } = row;
        let (winner, prize, prizes, currency) =
            won.map(|won| (won.name, won.prize, won.prizes, won.currency)).unwrap_or_default();
        Ok(CalendarLine {
            id,
            name,
            date,
            season,
            season_name,
            phase: status,
            recorded,
            archived,
            deletable,
            entries,
            plan,
            winner,
            prize,
            prizes,
            currency,
        })
    }
}
