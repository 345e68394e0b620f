//! Values accepted as input, the same on the command line and in the office.

use chrono::{Local, NaiveDate};
use tapis_engine::base::quantity::{Cents, Chips, Points};
use tapis_engine::setup::LARGEST_STARTING_STACK;
use tapis_engine::setup::text::invisible;
use tapis_league::{Evening, EveningResult, is_safe_address};
use tapis_site::Address;

use crate::HubError;
use crate::base::seasons::{is_season, season_at};

/// The most characters of a name: as many as a club's seasons and championships have.
const LONGEST: usize = 200;

fn wrong(code: &'static str, what: impl ToString) -> HubError {
    HubError::Wrong { code, what: what.to_string() }
}

/// A line of text without surrounding spaces; `code` refuses one that is too long or has invisible characters.
pub(crate) fn line<'a>(text: &'a str, code: &'static str) -> Result<&'a str, HubError> {
    let text = text.trim();
    let unfit = text.chars().count() > LONGEST || text.chars().any(invisible);
    if unfit { Err(wrong(code, "")) } else { Ok(text) }
}

/// A name that a club sent, as it is stored and shown: without invisible characters, as long as a club's own forms
/// accept.
pub(crate) fn sent(text: &str) -> String {
    let seen = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !invisible(*c));
    seen.take(LONGEST).collect::<String>().trim().to_owned()
}

/// The most money that anybody pays or wins in an evening, as in a club.
const MOST_MONEY: Cents = Cents(1_000_000_000);
/// The most points of an evening, as in a club.
const MOST_POINTS: Points = Points(100_000_000);
/// The most players of an evening, and the most of anything that is counted for one of them.
const MOST_COUNTED: u32 = 10_000;

/// Refuses an evening with an amount that no club accepts: signed with an altered program, it would lead every ranking.
pub(crate) fn amounts(evening: &Evening) -> Result<(), HubError> {
    let money = |cents: Cents| (-MOST_MONEY..=MOST_MONEY).contains(&cents);
    // The pool is what all of them paid.
    let all = i64::from(MOST_COUNTED);
    let possible = |one: &EveningResult| {
        let of = &one.figures;
        (-MOST_POINTS..=MOST_POINTS).contains(&one.points)
            && [of.spent, of.prize, of.bounties].into_iter().all(money)
            && [one.place, of.rebuys, of.addons, of.eliminations, of.bounties_won, of.re_entries]
                .into_iter()
                .all(|number| number <= MOST_COUNTED)
    };
    let figures = &evening.figures;
    let whole = figures.players <= MOST_COUNTED
        && figures.entries <= MOST_COUNTED * 2
        && money(figures.buy_in)
        && (Cents::ZERO..=MOST_MONEY * all).contains(&figures.pool)
        && (Chips(0)..=LARGEST_STARTING_STACK).contains(&figures.stack);
    if whole && evening.results.iter().all(possible) {
        return Ok(());
    }
    Err(HubError::WrongAmount { name: sent(&evening.name) })
}

/// A name without surrounding spaces.
pub(crate) fn name(text: &str) -> Result<&str, HubError> {
    match line(text, "championship-name_unfit")? {
        "" => Err(wrong("office-name_missing", "")),
        name => Ok(name),
    }
}

/// Checks the note about whom an invitation is for.
pub(crate) fn note(text: &str) -> Result<&str, HubError> {
    match line(text, "hub-note_unfit")? {
        "" => Err(wrong("office-note_missing", "")),
        note => Ok(note),
    }
}

/// The address of the league's server without a trailing slash; empty if it has none.
pub(crate) fn address(text: &str) -> Result<&str, HubError> {
    let address = line(text, "hub-address_unfit")?;
    let usable = is_safe_address(address) && address.parse::<Address>().is_ok();
    if !address.is_empty() && !usable {
        return Err(wrong("hub-address", address));
    }
    Ok(address.trim_end_matches('/'))
}

/// Refuses a season in which nobody plays.
pub(crate) fn season(season: i32) -> Result<(), HubError> {
    if is_season(season) { Ok(()) } else { Err(wrong("office-season_wrong", season)) }
}

/// Refuses a day on which nobody plays.
pub(crate) fn day(day: NaiveDate) -> Result<(), HubError> {
    if is_season(season_at(day)) { Ok(()) } else { Err(wrong("hub-day", day)) }
}

/// Whether somebody may be born on this day: not before 1900 and not after `today`, as in a club.
pub(crate) fn is_birth_date(born: NaiveDate, today: NaiveDate) -> bool {
    let oldest = NaiveDate::from_ymd_opt(1900, 1, 1);
    Some(born) >= oldest && born <= today
}

/// Refuses an impossible birth date.
pub(crate) fn born(born: Option<NaiveDate>) -> Result<(), HubError> {
    match born.filter(|day| !is_birth_date(*day, Local::now().date_naive())) {
        Some(day) => Err(wrong("hub-born", day)),
        None => Ok(()),
    }
}
