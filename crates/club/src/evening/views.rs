//! A tournament as the desk shows it, with names.

use crate::file::subjects::EveningViews;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{EntryId, MemberId, Millis, Points, SeasonId, TournamentId};
use tapis_engine::forecast::Forecast;
use tapis_engine::state::penalties::Offence;
use tapis_engine::state::tournament::{MoveMade, Phase};
use tapis_engine::views::{
    ClockView, PenaltiesView, PenaltyProposal, TournamentView, clock_view, penalties_view, penalty_proposal,
    tournament_view,
};
use tapis_locale::Language;
use tapis_store::{Member, StoreError};

use crate::evening::announce::MoveKey;
use crate::evening::history::Turn;
use crate::members::records::{by_name, last_name};
use crate::seasons::standings::EveningChampionship;
use crate::{Problem, TablePlace};

/// Names of a member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Person {
    /// The number in the file.
    pub member: MemberId,
    pub first_name: String,
    pub last_name: String,
    pub nickname: Option<String>,
    /// The club's own number.
    pub number: Option<String>,
    /// A guest, and not a member.
    pub guest: bool,
}

/// All that the desk shows of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeskTournament {
    /// The number in the file.
    pub id: TournamentId,
    /// The season it counts for.
    pub season: Option<SeasonId>,
    pub view: TournamentView,
    /// The championships that count it beside the season's own standings, once it is over.
    pub championships: Vec<EveningChampionship>,
    /// Everybody in it or signed up for it, by name.
    pub people: Vec<Person>,
    /// Moves that the room must still hear of, by the seat they lead to.
    pub announce: Vec<MoveMade>,
    /// Players who entered during play and do not sit yet, the latest first, each with the time of that.
    pub arriving: Vec<MoveKey>,
    /// Places of its venue's tables on the floor plan; empty if nobody has arranged them.
    pub places: Vec<TablePlace>,
    /// Action that Ctrl+Z would take back.
    pub undo: Option<String>,
    /// The journal's row of that, as an action answers it in `Acted::seq`.
    pub undo_seq: Option<i64>,
    /// Action that Ctrl+Y would do again.
    pub redo: Option<String>,
    /// The journal's row of that.
    pub redo_seq: Option<i64>,
}

/// A tournament that is being played, with its clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedClock {
    /// The number in the file.
    pub id: TournamentId,
    pub name: String,
    pub clock: ClockView,
}

impl EveningViews<'_> {
    /// All that the desk shows of a tournament.
    ///
    /// # Errors
    /// If there is none, or its journal cannot be read.
    pub fn desk(
        &mut self,
        language: Language,
        id: TournamentId,
        now: Millis,
    ) -> Result<DeskTournament, Problem> {
        let mut view = tournament_view(self.club.tournament(id)?, now);
        let mut championships = Vec::new();
        if view.phase == Phase::Finished {
            championships = self.club.seasons().championships_of(id, &view.results).unwrap_or_default();
            // Without them while a formula fails: the standings say why.
            if self.club.seasons().with_points(id, &mut view.results).is_err() {
                view.results.iter_mut().for_each(|line| line.points = Points::ZERO);
            }
        }
        let season = self.club.file.tournaments().tournament(id)?.season;
        let mut members = self.club.file.members().members_in(id)?;
        members.extend(self.club.file.members().members_signed_up(id)?);
        let known: BTreeSet<MemberId> = members.iter().map(|member| member.id).collect();
        let teams = view.setup.teams.iter().flat_map(|team| &team.members);
        for id in teams.filter(|id| !known.contains(id)) {
            match self.club.file.members().member(*id) {
                Ok(member) => members.push(member),
                // A template of another club names members that this one does not have.
                Err(StoreError::NotFound(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        members.sort_unstable_by_key(|member| member.id);
        members.dedup_by_key(|member| member.id);
        members.sort_by_cached_key(by_name);
        let people = members.into_iter().map(|member| person(language, member)).collect();
        let announce = self.club.tables().moves_to_announce(id)?;
        let arriving = self.club.tables().arriving(id)?;
        let places = self.club.tables().table_places(id)?;
        let (undo, redo) = self.club.play().next_turns(id)?;
        let say = |(_, done): Turn| done.say(language);
        let seq = |turn: &Option<Turn>| turn.as_ref().map(|(seq, _)| *seq);
        let (undo_seq, redo_seq) = (seq(&undo), seq(&redo));
        let (undo, redo) = (undo.map(say), redo.map(say));
        Ok(DeskTournament {
            id,
            season,
            view,
            championships,
            people,
            announce,
            arriving,
            places,
            undo,
            undo_seq,
            redo,
            redo_seq,
        })
    }

    /// The ledger of penalties of a tournament (13-1).
    ///
    /// # Errors
    /// If there is none, or its journal cannot be read.
    pub fn penalties(&mut self, id: TournamentId) -> Result<PenaltiesView, Problem> {
        Ok(penalties_view(self.club.tournament(id)?))
    }

    /// Penalty that the ladder proposes for a fault of a player now (13-1); `None` if the ruleset has no ladder, or
    /// there is no such player.
    ///
    /// # Errors
    /// As [`EveningViews::penalties`].
    pub fn penalty_proposal(
        &mut self,
        id: TournamentId,
        entry: EntryId,
        offence: Offence,
    ) -> Result<Option<PenaltyProposal>, Problem> {
        Ok(penalty_proposal(self.club.tournament(id)?, entry, offence))
    }

    /// The clock of a tournament.
    ///
    /// # Errors
    /// If there is none, or its journal cannot be read.
    pub fn clock(&mut self, id: TournamentId, now: Millis) -> Result<ClockView, Problem> {
        Ok(clock_view(self.club.tournament(id)?, now))
    }

    /// Forecast of the end if the levels after the present one lasted so many minutes; none unless it is being played.
    ///
    /// # Errors
    /// As [`EveningViews::clock`].
    pub fn forecast_cut(
        &mut self,
        id: TournamentId,
        minutes: u32,
        now: Millis,
    ) -> Result<Option<Forecast>, Problem> {
        Ok(self.club.tournament(id)?.end_forecast().forecast_cut(minutes, now))
    }
}

fn person(language: Language, member: Member) -> Person {
    let last_name = last_name(language, &member);
    let (member, card) = (member.id, member.card);
    let (first_name, nickname, number) = (card.first_name, card.nickname, card.number);
    Person { member, first_name, last_name, nickname, number, guest: card.guest }
}
