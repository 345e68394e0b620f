//! A captain's table, what captains report, and what the desk makes of it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Place, SeatNo, TableNo, TournamentId};
use tapis_club::engine::views::ClockView;
use tapis_club::engine::{Event, Phase};
use tapis_club::{
    ActionOutcome, CaptainSettings, Club, DeskTournament, Problem, Report, ReportContent, ReportDecision,
};

use super::devices::tidy;
use crate::Call;
use crate::program::command::read;

/// A seat as its captain sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CaptainSeat {
    pub seat: SeatNo,
    /// Entry that should sit there; `null` if nobody.
    pub entry: Option<EntryId>,
    /// First and family name.
    pub first: String,
    pub last: String,
    /// The player is sent here and not known to sit yet.
    pub awaited: bool,
    /// The player may take a rebuy with an empty stack.
    pub may_rebuy: bool,
    /// Not there: dealt in and blinded.
    pub absent: bool,
    /// Hands to be missed for a penalty.
    pub hands_to_miss: u32,
}

/// A player who went out at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CaptainGone {
    pub entry: EntryId,
    /// First and family name.
    pub first: String,
    pub last: String,
}

/// A table as its captain sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CaptainView {
    pub tournament: TournamentId,
    /// Name of the player.
    pub name: String,
    /// The last row of its journal.
    pub seq: i64,
    pub table: TableNo,
    /// Name of the table, if the club names its tables.
    pub table_name: Option<String>,
    /// The table is in play.
    pub open: bool,
    pub clock: ClockView,
    pub seats: Vec<CaptainSeat>,
    /// Players who went out here and may buy another entry, latest first.
    pub may_re_enter: Vec<CaptainGone>,
    /// The seat of the button in the hand to come; `null` if not known.
    pub button: Option<SeatNo>,
    /// The position of the button may be reported.
    pub has_button: bool,
    /// In hand-for-hand play: whether this table has finished the hand; `null` means no such play.
    pub hand_done: Option<bool>,
    /// The place of the next player out; `null` if nobody can go out now.
    pub next_place: Option<Place>,
    /// Prize of that place.
    pub next_prize: Cents,
    /// Eliminations need no word of the desk.
    pub eliminates: bool,
    /// Reports of this table, latest first.
    pub reports: Vec<Report>,
}

fn name_of(desk: &DeskTournament, member: MemberId) -> (String, String) {
    let person = desk.people.iter().find(|person| person.member == member);
    person.map(|person| (person.first_name.clone(), person.last_name.clone())).unwrap_or_default()
}

fn events_of(acted: Option<&ActionOutcome>) -> &[Event] {
    acted.map_or(&[], |acted| &acted.events)
}

#[commands]
impl ReportCommands<'_> {
    /// A table as its captain sees it.
    #[audience(table)]
    pub fn captain_view(&self, id: TournamentId, table: TableNo) -> Result<CaptainView, Problem> {
        self.at_table(id, table)?;
        let now = self.now();
        let (desk, settings, seq, reports) = self.read(|club| {
            Ok((
                club.views().desk(self.language(), id, now)?,
                club.phones().captain_settings()?,
                club.file().journal().journal_length(id)?,
                club.reports().reports_of_table(id, table)?,
            ))
        })?;
        let view = &desk.view;
        let here = view.tables.iter().find(|other| other.no == table);
        let entry = |entry: EntryId| view.entries.iter().find(|other| other.id == entry);
        let seats = here.map(|here| {
            let seat = |seat: &tapis_club::engine::views::SeatView| {
                let player = seat.entry.and_then(entry);
                let (first, last) = player.map(|player| name_of(&desk, player.member)).unwrap_or_default();
                let awaited = desk.announce.iter().any(|made| Some(made.step.entry) == seat.entry);
                CaptainSeat {
                    seat: seat.no,
                    entry: seat.entry,
                    first,
                    last,
                    awaited,
                    may_rebuy: player.is_some_and(|player| player.may_rebuy),
                    absent: player.is_some_and(|player| player.absent),
                    hands_to_miss: player.map_or(0, |player| player.hands_to_miss),
                }
            };
            here.seats.iter().map(seat).collect::<Vec<_>>()
        });
        let mut gone: Vec<_> = view
            .entries
            .iter()
            .filter(|entry| entry.may_re_enter && entry.out_from.is_some_and(|from| from.table == table))
            .collect();
        gone.sort_by_key(|entry| std::cmp::Reverse(entry.out_at));
        let may_re_enter = gone.into_iter().map(|entry| {
            let (first, last) = name_of(&desk, entry.member);
            CaptainGone { entry: entry.id, first, last }
        });
        let may_re_enter = may_re_enter.collect();
        let hand = view.clock.hand_for_hand.as_ref();
        let next_out = here.and_then(|here| here.next_out);
        Ok(CaptainView {
            tournament: id,
            name: view.setup.name.clone(),
            seq,
            table,
            table_name: here.and_then(|here| here.name.clone()),
            open: here.is_some(),
            clock: view.clock.clone(),
            seats: seats.unwrap_or_default(),
            may_re_enter,
            button: here
                .filter(|here| here.fresh)
                .and_then(|here| here.next.as_ref())
                .map(|next| next.hand.button),
            has_button: here.is_some_and(|here| here.has_button) && view.phase == Phase::Playing,
            hand_done: hand
                .and_then(|hand| hand.tables.iter().find(|one| one.table == table))
                .map(|one| one.done),
            next_place: next_out.map(|next| next.place),
            next_prize: next_out.map_or(Cents::ZERO, |next| next.prize),
            eliminates: settings.eliminates,
            reports,
        })
    }

    /// Reports something from a table. Answers the report as it is on the disk.
    #[audience(table)]
    pub fn report(&self, id: TournamentId, table: TableNo, what: ReportContent) -> Result<Report, Problem> {
        self.at_table(id, table)?;
        let what = tidied(what)?;
        let report = |club: &mut Club, at| club.reports().report(id, table, &self.caller.person, what, at);
        let (report, _) = self.sounding(id, report, |(_, acted)| events_of(acted.as_ref()))?;
        Ok(report)
    }

    /// Lists the reports that wait for the desk, oldest first: reports that say different things of the same are one
    /// decision.
    #[audience(floor, remote)]
    pub fn reports(&self, id: TournamentId) -> Result<Vec<ReportDecision>, Problem> {
        self.read(|club| club.reports().report_decisions(id))
    }

    /// Does what a report says, or takes note of it, and puts aside what says otherwise. Answers what was done, in
    /// words; `null` means nothing but that.
    #[audience(floor, remote)]
    pub fn report_confirm(&self, report: u32) -> Result<Option<String>, Problem> {
        let id = self.read(|club| club.reports().tournament_of_report(report))?;
        let confirm = |club: &mut Club, at| club.reports().report_confirm(report, at);
        let acted = self.sounding(id, confirm, |acted| events_of(acted.as_ref()))?;
        Ok(acted.map(|acted| acted.said.say(self.language())))
    }

    /// Puts reports of one tournament aside, all of them or none.
    #[audience(floor, remote)]
    pub fn reports_dismiss(&self, id: TournamentId, reports: Vec<u32>) -> Result<(), Problem> {
        self.change(Some(id), |club| club.reports().reports_dismiss(id, &reports, self.now()))
    }

    /// Returns the rights that the club gives to captains.
    #[audience(desk)]
    pub fn captain_settings(&self) -> Result<CaptainSettings, Problem> {
        self.read(|club| club.phones().captain_settings())
    }

    /// Decides what captains may do.
    #[audience(desk)]
    pub fn captain_settings_keep(&self, settings: CaptainSettings) -> Result<CaptainSettings, Problem> {
        self.change(None, |club: &mut Club| {
            club.phones().keep_captain_settings(settings)?;
            club.phones().captain_settings()
        })
    }
}

/// The most letters of a captain's words.
const LONGEST: usize = 120;

/// The report with its words as one line.
fn tidied(mut what: ReportContent) -> Result<ReportContent, Problem> {
    if let ReportContent::Stranger { who: words, .. } | ReportContent::Floor { words } = &mut what {
        *words = tidy(words, LONGEST)?;
    }
    Ok(what)
}

/// The arguments of a report.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReportArguments {
    id: TournamentId,
    table: TableNo,
    what: ReportContent,
}

impl Call<'_> {
    /// The answer to a report that was taken before, asked with these arguments.
    pub(crate) fn reported_before(&self, args: Value) -> Result<Report, Problem> {
        let ReportArguments { id, table, what } = read(args)?;
        self.at_table(id, table)?;
        let what = tidied(what)?;
        self.read(|club| club.reports().reported_before(id, table, &self.caller.person, what, self.now()))
    }

    /// A captain's device speaks of its own table alone.
    fn at_table(&self, id: TournamentId, table: TableNo) -> Result<(), Problem> {
        match self.caller.at_table {
            Some(own) if own != (id, table) => {
                Err(Problem::new("report-other_table", &[("table", i64::from(own.1).into())]))
            }
            _ => Ok(()),
        }
    }
}
