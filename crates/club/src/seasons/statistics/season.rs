//! The statistics of a season.

use crate::file::subjects::Statistics;
use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, MemberId, Millis, SeasonId, TournamentId};
use tapis_locale::Language;
use tapis_store::EveningAttendance;

use super::attendance::{CameTimes, SeasonMonth};
use super::chronicle::{Chronicle, Evening};
use super::honours::{Honour, honours};
use super::{average, count};
use crate::Problem;

/// Number of the busiest evenings that are named.
const BUSIEST: usize = 5;

/// The statistics of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonStatistics {
    /// The number in the file.
    pub season: SeasonId,
    pub name: String,
    /// First day, as text.
    pub starts_on: String,
    /// Last day, as text.
    pub ends_on: String,
    pub totals: SeasonTotals,
    /// The evenings that are over, earliest first.
    pub evenings: Vec<SeasonEveningFigures>,
    /// The months from the first evening to the last, without gaps.
    pub months: Vec<SeasonMonth>,
    /// The days of the week on which evenings were played, from Monday on.
    pub weekdays: Vec<SeasonWeekday>,
    /// Numbers of members by their number of evenings, from once upwards, without gaps.
    pub came: Vec<CameTimes>,
    pub takings: Vec<SeasonTakings>,
    /// Evenings for money of which nobody knows what was taken.
    pub takings_unknown: u32,
    /// The evenings to which most came, at most five, largest first.
    pub busiest: Vec<TournamentId>,
    /// Members with the highest counts.
    pub honours: Vec<Honour>,
    /// Evenings whose journal cannot be read, by name; their duration, money and eliminations are left out.
    pub unread: Vec<String>,
}

/// A season in figures.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonTotals {
    /// Evenings that are over.
    pub evenings: u32,
    pub entries: u32,
    pub persons: u32,
    /// Of these, had played in no evening of the club before.
    pub newcomers: u32,
    /// Entries for each evening, in hundredths.
    pub average: u32,
    pub re_entries: u32,
    pub rebuys: u32,
    pub addons: u32,
    /// Evenings of which the duration is known.
    pub timed: u32,
    /// Duration of play in all.
    pub played: Millis,
    /// Average duration of play; `None` if nothing is known of any.
    pub lasted: Option<Millis>,
    pub shortest: Option<TournamentId>,
    pub longest: Option<TournamentId>,
}

/// An evening of the season in figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonEveningFigures {
    /// The number in the file.
    pub tournament: TournamentId,
    pub name: String,
    /// The day, as text.
    pub date: String,
    /// Its results were entered afterwards.
    pub recorded: bool,
    pub entries: u32,
    pub newcomers: u32,
    pub re_entries: u32,
    pub rebuys: u32,
    pub addons: u32,
    /// Duration of play; `None` if it is not known.
    pub lasted: Option<Millis>,
    /// Takings of the evening; `None` if it was played without money, or it is not known.
    pub money: Option<SeasonMoney>,
    /// Winners; several where they shared.
    pub winners: Vec<String>,
}

/// The money of an evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonMoney {
    pub currency: String,
    /// Due for entries, rebuys and add-ons.
    pub taken: Cents,
    /// Of it for prizes and bounties.
    pub players: Cents,
    /// The rest, which is the club's.
    pub club: Cents,
    /// Amount that the club added to the prizes.
    pub added: Cents,
}

/// The money of a season in one currency.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonTakings {
    /// Evenings of which it is known.
    pub evenings: u32,
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub sums: SeasonMoney,
}

/// A day of the week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonWeekday {
    /// 1: Monday, 7: Sunday.
    pub day: u32,
    pub evenings: u32,
    /// Entries for each of them, in hundredths.
    pub average: u32,
}

impl Statistics<'_> {
    /// The statistics of a season.
    ///
    /// # Errors
    /// If there is no such season, or its standings cannot be computed.
    pub fn season_statistics(
        &mut self,
        language: Language,
        id: SeasonId,
    ) -> Result<SeasonStatistics, Problem> {
        let season = self.club.seasons().season(id)?;
        let chronicle = self.chronicle(Some(id))?;
        let attendance = self.season_attendance(id)?;
        let evenings = self.season_evenings(language, attendance.evenings, &chronicle)?;
        let standings = self.club.seasons().standings(language, id)?;
        let honours = honours(&chronicle, &self.nameable()?, &standings);
        let mut busiest: Vec<&SeasonEveningFigures> = evenings.iter().collect();
        busiest.sort_by_key(|evening| std::cmp::Reverse(evening.entries));
        Ok(SeasonStatistics {
            season: id,
            name: season.name,
            starts_on: season.starts_on,
            ends_on: season.ends_on,
            totals: totals(&evenings, attendance.persons),
            months: attendance.months,
            weekdays: weekdays(&evenings),
            came: attendance.came,
            takings: takings(&evenings),
            takings_unknown: count(chronicle.evenings.iter().filter(|evening| unknown(evening)).count()),
            busiest: busiest.into_iter().take(BUSIEST).map(|evening| evening.tournament).collect(),
            honours,
            evenings,
            unread: chronicle.unread,
        })
    }

    fn season_evenings(
        &mut self,
        language: Language,
        attended: Vec<EveningAttendance>,
        chronicle: &Chronicle,
    ) -> Result<Vec<SeasonEveningFigures>, Problem> {
        let told: BTreeMap<TournamentId, &Evening> =
            chronicle.evenings.iter().map(|evening| (evening.id, evening)).collect();
        let first = |evening: &EveningAttendance| -> Vec<MemberId> {
            let players = told.get(&evening.tournament).into_iter().flat_map(|known| &known.told.players);
            players.filter(|player| player.place == 1).map(|player| player.member).collect()
        };
        let first: Vec<Vec<MemberId>> = attended.iter().map(first).collect();
        // All at once: the members are read for them.
        let mut names = self.club.names_of(language, first.iter().flatten().copied())?.into_iter();
        let figures = attended.into_iter().zip(first).map(|(evening, first)| {
            let known = told.get(&evening.tournament);
            SeasonEveningFigures {
                tournament: evening.tournament,
                name: evening.name,
                date: evening.date,
                recorded: known.is_some_and(|known| known.recorded),
                entries: evening.entries,
                newcomers: evening.newcomers,
                re_entries: known.map_or(0, |known| known.told.re_entries),
                rebuys: evening.rebuys,
                addons: evening.addons,
                lasted: known.and_then(|known| known.told.lasted),
                money: known.and_then(|known| money(known)),
                winners: names.by_ref().take(first.len()).collect(),
            }
        });
        Ok(figures.collect())
    }
}

fn unknown(evening: &Evening) -> bool {
    evening.told.currency.is_some() && evening.told.takings.is_none()
}

fn money(evening: &Evening) -> Option<SeasonMoney> {
    let takings = evening.told.takings?;
    Some(SeasonMoney {
        currency: evening.told.currency.clone()?,
        taken: takings.due,
        players: takings.players,
        club: takings.due.saturating_sub(takings.players),
        added: takings.added,
    })
}

fn totals(evenings: &[SeasonEveningFigures], persons: u32) -> SeasonTotals {
    let sum = |of: fn(&SeasonEveningFigures) -> u32| evenings.iter().map(of).sum::<u32>();
    let mut timed: Vec<(Millis, TournamentId)> =
        evenings.iter().filter_map(|evening| Some((evening.lasted?, evening.tournament))).collect();
    timed.sort();
    let played: Millis = timed.iter().map(|(lasted, _)| *lasted).sum();
    let times = i64::try_from(timed.len()).unwrap_or(i64::MAX);
    let (entries, all) = (sum(|evening| evening.entries), count(evenings.len()));
    SeasonTotals {
        evenings: all,
        entries,
        persons,
        newcomers: sum(|evening| evening.newcomers),
        average: average(entries, all),
        re_entries: sum(|evening| evening.re_entries),
        rebuys: sum(|evening| evening.rebuys),
        addons: sum(|evening| evening.addons),
        timed: count(timed.len()),
        played,
        lasted: (times > 0).then(|| played / times),
        shortest: timed.first().map(|(_, tournament)| *tournament),
        longest: timed.last().map(|(_, tournament)| *tournament),
    }
}

fn takings(evenings: &[SeasonEveningFigures]) -> Vec<SeasonTakings> {
    let mut sums: BTreeMap<&str, SeasonTakings> = BTreeMap::new();
    for money in evenings.iter().filter_map(|evening| evening.money.as_ref()) {
        let none = || SeasonMoney {
            currency: money.currency.clone(),
            taken: Cents::ZERO,
            players: Cents::ZERO,
            club: Cents::ZERO,
            added: Cents::ZERO,
        };
        let all = sums.entry(&money.currency).or_insert_with(|| SeasonTakings { evenings: 0, sums: none() });
        all.evenings += 1;
        all.sums.taken += money.taken;
        all.sums.players += money.players;
        all.sums.club += money.club;
        all.sums.added += money.added;
    }
    sums.into_values().collect()
}

fn weekdays(evenings: &[SeasonEveningFigures]) -> Vec<SeasonWeekday> {
    let mut days: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
    for evening in evenings {
        let Ok(day) = evening.date.parse::<NaiveDate>() else { continue };
        let (played, entries) = days.entry(day.weekday().number_from_monday()).or_default();
        *played += 1;
        *entries += evening.entries;
    }
    let day =
        |(day, (evenings, entries))| SeasonWeekday { day, evenings, average: average(entries, evenings) };
    days.into_iter().map(day).collect()
}
