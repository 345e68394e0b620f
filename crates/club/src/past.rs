//! Past evenings: those that were not played with the program, entered by hand or read from files, and corrected.

mod import;

use crate::file::subjects::PastEvenings;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, MemberId, Millis, SeasonId, TournamentId};
use tapis_engine::prizes::payouts::{PrizePlan, Shares};
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::setup::{Format, Money};
use tapis_engine::state::recorded_results::RecordedPlayer;
use tapis_engine::{Action, Refusal, Setup, SetupDraft, Tournament};
use tapis_store::{Newcomer, RecordedEvening, Season, StoreError};

use crate::evening::act::json;
use crate::evening::live_tables::all_tables;
use crate::file::club::today;
use crate::{ActionOutcome, Problem};

pub use import::{
    EveningChoice, PastChoices, PastFound, PastImport, PastPerson, PastPreview, PersonChoice, PersonIs,
};

/// A past evening as a form holds it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PastEvening {
    pub name: String,
    /// The day it was played.
    pub date: NaiveDate,
    /// The season it counts for.
    pub season: Option<SeasonId>,
    /// The currency of what was paid and won.
    pub currency: String,
    /// Price of an entry; zero: nothing, or it is not known.
    pub buy_in: Cents,
    pub players: u32,
    /// The template by which points are given where none are entered; `None` means the first.
    pub template: Option<i64>,
    /// Those who are named.
    pub results: Vec<RecordedPlayer>,
}

impl PastEvening {
    /// Whether anything was paid or won.
    fn for_money(&self) -> bool {
        let paid = |player: &RecordedPlayer| {
            player.prize > Cents::ZERO || player.spent.is_some_and(|spent| spent > Cents::ZERO)
        };
        self.buy_in > Cents::ZERO || self.results.iter().any(paid)
    }

    /// The set-up that it is stored with, of one that the club plays by.
    fn setup(&self, like: &SetupDraft) -> SetupDraft {
        let mut setup = like.clone();
        self.name.trim().clone_into(&mut setup.name);
        setup.date = self.date;
        // Nothing is known of tables and levels but that there were some.
        setup.tables.truncate(1);
        setup.steps.truncate(1);
        setup.chip_set = None;
        setup.format = Format::Freezeout;
        setup.re_entries = None;
        (setup.late_last_level, setup.late_until_minute) = (0, None);
        setup.prizes = PrizePlan {
            shares: Shares::Nothing,
            guarantee: Cents::ZERO,
            in_kind: Vec::new(),
            ..setup.prizes
        };
        let known = setup.money.take();
        let price = |of: fn(&Money) -> Cents| known.as_ref().map_or(Cents::ZERO, of);
        setup.money = self.for_money().then(|| Money {
            currency: self.currency.clone(),
            fee: self.buy_in,
            club_part: Cents::ZERO,
            rebuy_price: price(|money| money.rebuy_price),
            addon_price: price(|money| money.addon_price),
            bounty: None,
            re_entry: None,
            bounty_rounding: None,
        });
        setup
    }
}

/// An evening that is entered, and what is asked of it.
struct PastDraft {
    setup: Setup,
    season: Option<SeasonId>,
    action: Action,
}

impl PastEvenings<'_> {
    /// Enters an evening that was not played with the program.
    ///
    /// # Errors
    /// A sentence for what cannot be, or where its season is closed; nothing is written then.
    pub fn record_past(&mut self, evening: &PastEvening, now: Millis) -> Result<TournamentId, Problem> {
        let recorded = self.record_all(Vec::new(), |_| vec![evening.clone()], now)?;
        recorded.first().copied().ok_or_else(|| StoreError::NotFound("tournament").into())
    }

    /// Adds members and enters the evenings that are made with their numbers, all or nothing.
    fn record_all(
        &mut self,
        newcomers: Vec<Newcomer>,
        evenings: impl FnOnce(&[MemberId]) -> Vec<PastEvening>,
        now: Millis,
    ) -> Result<Vec<TournamentId>, Problem> {
        let templates = self.club.library().templates()?;
        let like = |id: Option<i64>| {
            let found = templates.iter().find(|template| Some(template.id) == id).or(templates.first());
            found.map(|template| template.setup.clone())
        };
        let usual = crate::freezeout(self.club.language(), today());
        let names: std::collections::BTreeMap<_, _> =
            self.club.file.members().all()?.into_iter().map(|member| (member.id, member)).collect();
        let name =
            |member: MemberId| names.get(&member).map_or_else(String::new, |found| found.card.full_name());
        let author = self.club.author.clone();
        let build = |ids: &[MemberId]| -> Result<Vec<RecordedEvening>, Problem> {
            let mut written = Vec::new();
            for evening in evenings(ids) {
                let draft = evening.setup(&like(evening.template).unwrap_or_else(|| usual.clone()));
                let asked = asked(&evening, draft, None)?;
                written.push(record(asked, now, &name)?);
            }
            Ok(written)
        };
        let recorded = self.club.file.record_evenings(newcomers, build, &author, now, today())?;
        self.club.tempo = None;
        Ok(recorded)
    }

    /// A past evening as its form holds it.
    ///
    /// # Errors
    /// If there is none, or it was played with the program.
    pub fn past_evening(&mut self, id: TournamentId) -> Result<PastEvening, Problem> {
        let season = self.club.file.tournaments().tournament(id)?.season;
        let tournament = self.club.tournament(id)?;
        if tournament.ranking().recorded().is_none() {
            return Err(refused(&Refusal::PlayedHere, |_| String::new()));
        }
        let setup = tournament.setup();
        let money = setup.money.as_ref();
        Ok(PastEvening {
            name: setup.name.clone(),
            date: setup.date,
            season,
            currency: money.map_or_else(|| "EUR".to_owned(), |money| money.currency.clone()),
            buy_in: money.map_or(Cents::ZERO, |money| money.fee),
            players: tournament.counts().entries,
            template: None,
            results: tournament.ranking().recorded_players(),
        })
    }

    /// Corrects a past evening; its season stays.
    ///
    /// # Errors
    /// A sentence for what cannot be, where no reason is given, and where its season is closed.
    pub fn correct_past(
        &mut self,
        id: TournamentId,
        evening: &PastEvening,
        why: &str,
        now: Millis,
    ) -> Result<ActionOutcome, Problem> {
        self.refuse_closed(id)?;
        let draft = evening.setup(&self.club.tournament(id)?.setup().to_draft());
        let asked = asked(evening, draft, Some(why))?;
        self.club.play().act(id, &asked.action, now)
    }

    /// Refuses a change of an evening that was entered afterwards while its season is closed.
    pub(crate) fn refuse_closed(&self, id: TournamentId) -> Result<(), Problem> {
        let row = self.club.file.tournaments().tournament(id)?;
        let closed = |season: &Season| season.closed && Some(season.id) == row.season;
        if row.recorded && self.club.library().seasons()?.iter().any(closed) {
            return Err(StoreError::SeasonClosed.into());
        }
        Ok(())
    }

    /// Deletes past evenings, after a copy of the club.
    ///
    /// # Errors
    /// If one was played with the program, or its season is closed. Nothing is deleted then.
    pub fn delete_past(&mut self, ids: &[TournamentId]) -> Result<(), Problem> {
        for id in ids {
            if !self.club.file.tournaments().tournament(*id)?.recorded {
                return Err(StoreError::InUse.into());
            }
            self.refuse_closed(*id)?;
        }
        self.club.file.backup("deletion")?;
        self.club.file.delete_recorded(ids)?;
        for id in ids {
            self.club.live.remove(id);
            self.club.evenings.remove(id);
        }
        Ok(())
    }
}

/// Action that records a past evening with this set-up.
fn asked(evening: &PastEvening, draft: SetupDraft, why: Option<&str>) -> Result<PastDraft, Problem> {
    if evening.date > today() {
        let mut problem = Problem::new("past-in_future", &[]);
        problem.fields.push(("date".to_owned(), problem.message.clone()));
        return Err(problem);
    }
    // A player who finished behind, or is not named any more, has put nobody out.
    let mut results = evening.results.clone();
    for player in &mut results {
        let ahead = |hunter: &MemberId| {
            evening.results.iter().any(|other| other.member == *hunter && other.place < player.place)
        };
        player.out_by.retain(ahead);
    }
    let setup =
        draft.clone().check().map_err(|errors| refused(&Refusal::Setup { errors }, |_| String::new()))?;
    let action = Action::RecordResults {
        setup: why.map(|_| Box::new(draft)),
        players: evening.players,
        results,
        why: why.map(str::to_owned),
    };
    Ok(PastDraft { setup, season: evening.season, action })
}

fn refused(refusal: &Refusal, name: impl Fn(MemberId) -> String) -> Problem {
    Problem::refused(&Ruleset::default(), refusal, |_| "".into(), |member| name(member).into())
}

/// The rows of a new past evening.
fn record(
    asked: PastDraft,
    now: Millis,
    name: &impl Fn(MemberId) -> String,
) -> Result<RecordedEvening, Problem> {
    let PastDraft { setup, season, action } = asked;
    let draft = setup.to_draft();
    let mut tournament = Tournament::new(setup);
    let events = tournament.decide(&action, now, &mut rand::rng()).map_err(|why| refused(&why, name))?;
    for event in &events {
        tournament.apply(event);
    }
    debug_assert_eq!(tournament.invariants().check_invariants(), Ok(()));
    Ok(RecordedEvening {
        setup: draft,
        season,
        action: json(&action)?,
        events: json(&events)?,
        tables: all_tables(&tournament),
    })
}
