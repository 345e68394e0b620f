//! The room: what the projector shows of one to four tournaments, all of it ready to be drawn.

pub mod colours;
pub mod layout;
pub mod layouts;
mod lines;
pub mod qr_code;
pub mod scene;
mod season;
mod slides;
pub mod wifi;

use crate::file::subjects::Room;
use serde::{Deserialize, Serialize};
use tapis_engine::Phase;
use tapis_engine::base::quantity::{Chips, Millis, TableNo, TournamentId};
use tapis_engine::chips::Chip;
use tapis_engine::views::{ClockView, clock_view};
use tapis_locale::{Language, time_of_day};

use crate::calendar::evening_ahead::ahead;
use crate::file::club::today;
use crate::room::qr_code::QrCode;
use crate::{Problem, WifiCode};

pub use colours::Palette;
pub use layout::{Layout, Panel, PanelKind};
pub use layouts::{LayoutReport, MOST_LOGO, RoomKept, RoomPlace, RoomSettings};
pub use lines::{
    LastTable, RoomAddOn, RoomBounties, RoomEnvelope, RoomHead, RoomLeaders, RoomMove, RoomNamedPrize,
    RoomOut, RoomPlayer, RoomPrize, RoomResult, RoomSeat, RoomStack,
};
pub use scene::Scene;
pub use season::{RoomSeason, RoomStanding};
pub use slides::MOST_SLIDE;

/// The most tournaments the room shows at once.
pub const MOST_SHOWN: usize = 4;

/// A tournament as the room shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomTournament {
    /// The number in the file.
    pub id: TournamentId,
    pub name: String,
    /// Venue of the tournament; empty if nobody has stated it.
    pub venue: String,
    /// Start as the language writes it.
    pub starts: String,
    /// Chips that players begin with: one figure, or the smallest and the largest.
    pub stack: String,
    /// Minutes of the first level.
    pub level_minutes: u32,
    /// Seats in the room.
    pub seats: u32,
    /// The last level in which a newcomer may enter; `None` if nobody may any more.
    pub late_level: Option<u32>,
    /// Number of draws of all seats.
    pub draws: u32,
    pub scene: Scene,
    /// The instant from which another scene may be shown though nothing happens.
    pub scene_until: Option<Millis>,
    pub clock: ClockView,
    /// Players still in, by name.
    pub players: Vec<RoomPlayer>,
    /// Last arrivals while players register, latest first; later nobody.
    pub arrivals: Vec<String>,
    /// Number of players who signed up and have not come yet.
    pub expected: u32,
    /// Moves of players, by the new seat.
    pub moves: Vec<RoomMove>,
    /// Tables that were broken by these moves.
    pub broken: Vec<TableNo>,
    /// Prize of each paid place.
    pub prizes: Vec<RoomPrize>,
    /// Prizes that are not for a place.
    pub named: Vec<RoomNamedPrize>,
    /// Players who must go before all that remain are paid; `None` if the places paid are not fixed yet, or nothing is
    /// paid.
    pub to_money: Option<u32>,
    /// The last table with its seats, once all that remain sit there.
    pub final_table: Option<LastTable>,
    /// The bounties; `None` if there are none.
    pub bounties: Option<RoomBounties>,
    /// The largest stacks of the last count; `None` if nobody has counted.
    pub leaders: Option<RoomLeaders>,
    /// Last eliminations, latest first.
    pub outs: Vec<RoomOut>,
    /// The first of the results, once it is over.
    pub results: Vec<RoomResult>,
    pub season: Option<RoomSeason>,
    /// The chips that are in play or will be, smallest first; empty if nobody has said which.
    pub legend: Vec<Chip>,
    /// The sale of add-ons; `None` if none are sold now.
    pub add_on: Option<RoomAddOn>,
    /// Values of the chips that leave in this break; empty if none, or nobody has said which.
    pub leaving: Vec<Chips>,
}

/// All that the room shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomView {
    /// The language it speaks.
    pub language: Language,
    pub club: String,
    /// The scene that the director holds.
    pub hold: Option<Scene>,
    /// One tournament, or up to four in a grid; `None` if nothing is shown yet.
    pub tournaments: Vec<RoomTournament>,
    /// Arrangement of the panels.
    pub layout: Layout,
    /// The colours, each readable on each ground.
    pub palette: Palette,
    /// The club's message; empty if there is none.
    pub message: String,
    /// The code to scan, as the `d` of an SVG path; `None` if the club gave no text for it.
    pub qr: Option<QrCode>,
    /// The code of the room's Wi-Fi; `None` if the club does not show it, or play has begun.
    pub wifi: Option<WifiCode>,
    /// The logo, as a `data:` address.
    pub logo: Option<String>,
    /// Pictures that are shown in turn, by their numbers.
    pub slides: Vec<u32>,
}

impl Room<'_> {
    /// Of the tournaments that were chosen, those that the room shows: at most four, and none that is no more. Where
    /// none was chosen, those that are played now, or else the next.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn room_shown(&mut self, chosen: &[TournamentId]) -> Result<Vec<TournamentId>, Problem> {
        let rows = self.club.tournaments().all()?;
        let there = |id: &&TournamentId| rows.iter().any(|row| row.id == **id);
        let chosen: Vec<TournamentId> = chosen.iter().filter(there).take(MOST_SHOWN).copied().collect();
        if !chosen.is_empty() {
            return Ok(chosen);
        }
        let playing = rows.iter().filter(|row| row.status == Phase::Playing).map(|row| row.id);
        let playing: Vec<TournamentId> = playing.take(MOST_SHOWN).collect();
        if !playing.is_empty() {
            return Ok(playing);
        }
        let next = ahead(&rows, today());
        Ok(next.first().map(|row| row.id).into_iter().collect())
    }

    /// All that the room shows of these tournaments.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn view(
        &mut self,
        language: Language,
        chosen: &[TournamentId],
        hold: Option<Scene>,
        now: Millis,
    ) -> Result<RoomView, Problem> {
        let mut tournaments = Vec::new();
        for id in self.room_shown(chosen)? {
            tournaments.push(self.room_tournament(language, id, hold, now)?);
        }
        let kept = self.club.layouts().kept(language)?;
        let mut layout = kept.chosen();
        if tournaments.iter().all(|shown| shown.legend.is_empty()) {
            layout = layout.without(PanelKind::Legend);
        }
        if kept.logo.is_none() {
            layout = layout.without(PanelKind::Logo);
        }
        if kept.slides.is_empty() {
            layout = layout.without(PanelKind::Slides);
        }
        let palette = layout.colours.palette();
        Ok(RoomView {
            language,
            club: self.club.name(),
            hold: hold.filter(|held| tournaments.iter().any(|shown| shown.scene == *held)),
            wifi: self.room_wifi(&tournaments)?,
            tournaments,
            palette: palette.map_err(|_| Problem::new("room-ground_unreadable", &[]))?,
            layout,
            message: kept.settings.message.clone(),
            qr: QrCode::of(&kept.settings.qr),
            logo: kept.logo,
            slides: kept.slides.iter().map(|slide| slide.id).collect(),
        })
    }

    /// The code of the Wi-Fi, for as long as players arrive: later nobody is shown it, nor told it by the network.
    fn room_wifi(&self, shown: &[RoomTournament]) -> Result<Option<WifiCode>, Problem> {
        let arriving =
            |shown: &RoomTournament| matches!(shown.clock.phase, Phase::Registering | Phase::Drawn);
        if !shown.iter().any(arriving) {
            return Ok(None);
        }
        Ok(self.wifi()?.filter(|wifi| wifi.in_room).and_then(|wifi| wifi.code()))
    }

    /// The scenes that have something to show in one of these tournaments now: those that can be held.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn room_possible(&mut self, chosen: &[TournamentId], now: Millis) -> Result<Vec<Scene>, Problem> {
        let mut standings = Vec::new();
        for id in self.room_shown(chosen)? {
            let moving = self.club.tables().moves_to_announce(id)?;
            standings.push(scene::EveningState::of(self.club.tournament(id)?, &moving, now));
        }
        let possible = |scene: &Scene| standings.iter().any(|standing| standing.possible(*scene));
        Ok(Scene::ALL.into_iter().filter(possible).collect())
    }

    fn room_tournament(
        &mut self,
        language: Language,
        id: TournamentId,
        hold: Option<Scene>,
        now: Millis,
    ) -> Result<RoomTournament, Problem> {
        let names = self.names_in(language, id)?;
        let moving = self.club.tables().moves_to_announce(id)?;
        let season = self.room_season(language, id)?;
        let tournament = self.club.tournament(id)?;
        let standing = scene::EveningState::of(tournament, &moving, now);
        let shown = scene::decide(&standing, hold, now);
        let clock = clock_view(tournament, now);
        let setup = tournament.setup();
        let (legend, leaving) = lines::chips(tournament, now);
        let minutes = setup.steps.first().map_or(0, tapis_engine::structure::Step::minutes);
        let room = setup.tables.iter().filter_map(|table| setup.seats_at(table.no)).map(u32::from).sum();
        Ok(RoomTournament {
            id,
            name: setup.name.clone(),
            venue: setup.venue.clone(),
            starts: time_of_day(language, i64::from(setup.start_minute)),
            stack: lines::stacks(language, tournament.flight_play().starting_stacks()),
            level_minutes: minutes,
            seats: room,
            late_level: Some(setup.late_last_level).filter(|last| *last > 0 && clock.registration_open),
            draws: tournament.draws(),
            scene: shown.scene,
            scene_until: shown.until,
            players: lines::players(tournament, &names),
            arrivals: lines::arrivals(tournament, &names),
            expected: tournament.registration().sign_ups_view().expected,
            moves: lines::moves(tournament, &moving, &names),
            broken: lines::broken(tournament, &moving),
            prizes: lines::prizes(tournament, &names),
            named: lines::named_prizes(tournament, &names),
            to_money: (standing.paid > 0).then(|| standing.left.saturating_sub(standing.paid)),
            final_table: standing.at_final.then(|| lines::last_table(tournament, &names)).flatten(),
            bounties: lines::bounties(tournament, &names),
            leaders: lines::leaders(tournament, &names, now),
            outs: lines::outs(tournament, &names),
            results: lines::results(tournament, &names),
            season,
            legend,
            add_on: lines::add_on(tournament, now),
            leaving,
            clock,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_quiet_zone() {
        let code = QrCode::of("https://club.example/saison").unwrap();
        assert!(code.path.starts_with("M4 4h7v1h-7z"), "{}", code.path);
        assert_eq!(code.size, 33 + 4);
        assert_eq!(QrCode::of("  "), None);
        assert_eq!(QrCode::of(&"x".repeat(5_000)), None);
    }
}
