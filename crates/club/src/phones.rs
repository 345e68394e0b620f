//! Views for players' telephones: the clock, who sits where, the prizes, the season. Made of a snapshot, so that five
//! hundred of them keep nobody waiting at the desk.

mod names;
mod season;

use crate::file::subjects::Phones;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Millis, Place, TableNo, TournamentId};
use tapis_engine::play::named_prizes::NamedLine;
use tapis_engine::state::seats::SeatRef;
use tapis_engine::views::{ClockView, OwnView, PrizeLine, clock_view, folded, own_view};
use tapis_engine::{Phase, Tournament};
use tapis_locale::alphabetical;
use tapis_store::Member;

use crate::Problem;
use crate::calendar::evening_ahead::ahead;
use crate::evening::arrivals::awaits_players;
use crate::members::records::last_name;

pub use names::PhoneNames;
pub use season::{PhoneRules, PhoneRulesChapter, PhoneStanding, PhoneStandings};

/// Content that the club lets the players' telephones show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct PhoneSettings {
    /// Form of the players' names.
    pub names: PhoneNames,
    /// Prize of each place, and winnings of a player.
    pub prizes: bool,
    /// The standings of the season.
    pub standings: bool,
    /// The booklet of the rules.
    pub rules: bool,
    /// Players may say that they have come.
    pub check_in: bool,
}

impl Default for PhoneSettings {
    fn default() -> Self {
        PhoneSettings {
            names: PhoneNames::default(),
            prizes: true,
            standings: true,
            rules: true,
            check_in: false,
        }
    }
}

/// Prize on a telephone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhonePrize {
    pub place: Place,
    /// The last of the places that get the same.
    pub to: Place,
    pub amount: Cents,
    pub things: Vec<String>,
    /// Winner of the prize; `None` if it is still to be won.
    pub name: Option<String>,
}

/// A prize that is not for a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhoneNamedPrize {
    /// Name of the prize.
    pub name: String,
    pub amount: Cents,
    pub things: Vec<String>,
    /// Winner of the prize; `None` if nobody yet.
    pub winner: Option<String>,
}

/// A tournament as telephones show it to everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhoneTournament {
    /// The number in the file.
    pub id: TournamentId,
    /// The last row of its journal.
    pub seq: i64,
    pub name: String,
    /// Venue of the tournament; empty if nobody has stated it.
    pub venue: String,
    /// The day, as `2026-11-21`.
    pub date: String,
    /// Start in minutes after midnight.
    pub start_minute: u32,
    pub clock: ClockView,
    pub drawn: bool,
    /// The last level in which a newcomer may enter; `None` if nobody may any more.
    pub late_level: Option<u32>,
    /// The hour at which registration will end if that comes first, in minutes after midnight, while play has not
    /// begun; `None` if no hour ends it, or the clock says so.
    pub late_until_minute: Option<u32>,
    /// The last level of the rebuy period, while it lasts.
    pub rebuys_until: Option<u32>,
    /// The last level in which players who are out may buy another entry, while they may.
    pub re_entries_until: Option<u32>,
    /// Prize of each paid place; empty if nothing is paid, or the club does not show it.
    pub prizes: Vec<PhonePrize>,
    /// Prizes that are not for a place.
    pub named: Vec<PhoneNamedPrize>,
    /// Players may say now that they have come.
    pub check_in: bool,
    /// Players who change seats now and are not known to sit there.
    pub moving: u32,
    /// The tournament counts for a season.
    pub season: bool,
}

/// All that telephones show of the evening to everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhoneView {
    pub club: String,
    /// Content that the club shows.
    pub settings: PhoneSettings,
    /// The program's time, UTC milliseconds.
    pub now: Millis,
    /// The tournaments being played, prepared for today, or just over.
    pub tournaments: Vec<PhoneTournament>,
}

/// A player, to be found in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhonePlayer {
    pub entry: EntryId,
    /// As the club names players on telephones.
    pub name: String,
    /// The seat; `None` if not drawn, or out.
    pub seat: Option<SeatRef>,
    /// The place, once out.
    pub place: Option<Place>,
}

/// A player's own page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhoneOwn {
    pub tournament: TournamentId,
    /// As the club names players on telephones.
    pub name: String,
    /// Name of the table, if the club names its tables.
    pub table_name: Option<String>,
    /// The seat, the place, the prize.
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub view: OwnView,
    /// The player is sent to another seat and not known to sit there.
    pub moves: Option<PhoneMove>,
}

/// A change of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhoneMove {
    /// Time of the decision; with the entry it names the move.
    pub at: Millis,
    pub from: SeatRef,
    pub to: SeatRef,
}

/// A tournament at one moment, with the names that telephones may show.
#[derive(Debug, Clone)]
struct Shot {
    id: TournamentId,
    seq: i64,
    season: bool,
    tournament: Arc<Tournament>,
    names: BTreeMap<MemberId, String>,
    /// Players who are expected at another seat.
    moves: BTreeMap<EntryId, PhoneMove>,
}

/// The evening at one moment. It stays as it is, and whoever has it waits for nobody.
#[derive(Debug, Clone)]
pub struct PhoneSnapshot {
    club: String,
    settings: PhoneSettings,
    shots: Vec<Shot>,
}

/// Takes away what a clock says of the money that is played for.
pub fn hide_money(clock: &mut ClockView) {
    (clock.pool, clock.seat_value, clock.unshared) = (None, None, Cents::ZERO);
}

/// The most tournaments that telephones show.
const MOST: usize = 4;
/// A tournament that is over is shown for so long.
const AFTER: Millis = Millis::of_minutes(12 * 60);
const SETTINGS: &str = "phones";
const CAPTAINS: &str = "captains";

/// Rights that the club gives to captains' telephones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct CaptainSettings {
    /// Eliminations that a captain reports are done at once; else the desk confirms each.
    pub eliminates: bool,
}

impl Phones<'_> {
    /// Content that the club lets telephones show.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn phone_settings(&self) -> Result<PhoneSettings, Problem> {
        Ok(self.club.file.settings().kept(SETTINGS)?.unwrap_or_default())
    }

    /// Decides what telephones show.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep_phone_settings(&self, settings: PhoneSettings) -> Result<(), Problem> {
        Ok(self.club.file.settings().keep(SETTINGS, &settings)?)
    }

    /// Rights that the club gives to captains.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn captain_settings(&self) -> Result<CaptainSettings, Problem> {
        Ok(self.club.file.settings().kept(CAPTAINS)?.unwrap_or_default())
    }

    /// Decides what captains may do.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep_captain_settings(&self, settings: CaptainSettings) -> Result<(), Problem> {
        Ok(self.club.file.settings().keep(CAPTAINS, &settings)?)
    }

    /// The evening as it is now.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn snapshot(&mut self, now: Millis) -> Result<PhoneSnapshot, Problem> {
        let settings = self.phone_settings()?;
        let mut shots = Vec::new();
        for id in self.phones_show(now)? {
            let moves = self.club.tables().moves_to_announce(id)?.into_iter();
            let moves = moves.map(|made| {
                (made.step.entry, PhoneMove { at: made.at, from: made.step.from, to: made.step.to })
            });
            let moves = moves.collect();
            let names = self.phone_names(id, settings.names)?;
            let row = self.club.file.tournaments().tournament(id)?;
            let seq = self.club.file.journal().journal_length(id)?;
            self.club.tournament(id)?;
            let Some(tournament) = self.club.live.get(&id).map(crate::file::live::Live::snapshot) else {
                continue;
            };
            shots.push(Shot { id, seq, season: row.season.is_some(), tournament, names, moves });
        }
        Ok(PhoneSnapshot { club: self.club.name(), settings, shots })
    }

    /// The tournaments being played; without any, those of today that are prepared, and those just over.
    fn phones_show(&mut self, now: Millis) -> Result<Vec<TournamentId>, Problem> {
        let rows = self.club.tournaments().all()?;
        let mut shown: Vec<TournamentId> =
            rows.iter().filter(|row| row.status == Phase::Playing).map(|row| row.id).collect();
        let today = crate::file::club::today();
        let recent = [today.pred_opt().unwrap_or(today), today].map(|day| day.to_string());
        for row in rows.iter().filter(|row| recent.contains(&row.date) && !row.archived) {
            let shows = match row.status {
                Phase::Playing => false,
                Phase::Registering | Phase::Drawn => row.date == today.to_string(),
                Phase::Finished => {
                    let ended = self.club.tournament(row.id)?.ended_at();
                    ended.is_some_and(|ended| now.saturating_sub(ended) < AFTER)
                }
            };
            if shows {
                shown.push(row.id);
            }
        }
        if shown.is_empty() {
            // The next one, so that whoever opens the page early finds the right evening.
            shown.extend(ahead(&rows, today).first().map(|row| row.id));
        }
        shown.truncate(MOST);
        Ok(shown)
    }

    /// Names for telephones of everybody in a tournament, or of those who signed up for it. An erased member has no
    /// name in any language.
    pub(crate) fn phone_names(
        &self,
        id: TournamentId,
        names: PhoneNames,
    ) -> Result<BTreeMap<MemberId, String>, Problem> {
        let mut members = self.club.file.members().members_in(id)?;
        // A player who signed up is named as later, when he is registered.
        members.extend(self.club.file.members().members_signed_up(id)?);
        members.sort_by_key(|member| member.id);
        members.dedup_by_key(|member| member.id);
        Ok(self.named_for_phones(&members, names))
    }

    fn named_for_phones(&self, members: &[Member], names: PhoneNames) -> BTreeMap<MemberId, String> {
        let language = self.club.language();
        names.of(members, |member| last_name(language, member))
    }
}

impl PhoneSnapshot {
    fn shot(&self, id: TournamentId) -> Option<&Shot> {
        self.shots.iter().find(|shot| shot.id == id)
    }

    /// All that is shown to everybody.
    pub fn view(&self, now: Millis) -> PhoneView {
        let tournaments = self.shots.iter().map(|shot| shot.view(self.settings, now)).collect();
        PhoneView { club: self.club.clone(), settings: self.settings, now, tournaments }
    }

    /// Everybody in a tournament, by name; empty if telephones do not show it.
    pub fn players(&self, id: TournamentId) -> Vec<PhonePlayer> {
        let Some(shot) = self.shot(id) else { return Vec::new() };
        let entries = shot.tournament.entries().iter().filter(|entry| entry.counts());
        let mut players: Vec<PhonePlayer> = entries
            .map(|entry| PhonePlayer {
                entry: entry.id,
                name: shot.name(entry.member),
                seat: entry.seat(),
                place: shot.tournament.place(entry),
            })
            .collect();
        players.sort_by_cached_key(|player| (alphabetical(&player.name, ""), player.entry));
        players
    }

    /// A player's own page; `None` if telephones do not show that tournament, or there is no such entry.
    pub fn own(&self, id: TournamentId, entry: EntryId, now: Millis) -> Option<PhoneOwn> {
        let shot = self.shot(id)?;
        let mut view = own_view(&shot.tournament, entry, now)?;
        if !self.settings.prizes {
            (view.prize, view.bounties) = (Cents::ZERO, Cents::ZERO);
            view.things.clear();
        }
        let member = shot.tournament.entry(entry)?.member;
        let named = |table: TableNo| {
            shot.tournament.setup().tables.iter().find(|room| room.no == table)?.name.clone()
        };
        Some(PhoneOwn {
            tournament: id,
            name: shot.name(member),
            table_name: view.seat.and_then(|seat| named(seat.table)),
            moves: shot.moves.get(&entry).copied(),
            view,
        })
    }

    /// The instant at which something that is shown changes by itself: a level, a break, the end of a pause or of
    /// registration.
    pub fn turns_at(&self, now: Millis) -> Option<Millis> {
        let moments = self.shots.iter().filter_map(|shot| shot.tournament.registration().next_moment(now));
        moments.filter(|moment| *moment > now).min()
    }
}

impl Shot {
    fn name(&self, member: MemberId) -> String {
        self.names.get(&member).cloned().unwrap_or_default()
    }

    fn view(&self, settings: PhoneSettings, now: Millis) -> PhoneTournament {
        let tournament = &*self.tournament;
        let setup = tournament.setup();
        let mut clock = clock_view(tournament, now);
        if !settings.prizes {
            hide_money(&mut clock);
        }
        let winner = |entry: EntryId| tournament.entry(entry).map(|entry| self.name(entry.member));
        let prize = |(line, to): (PrizeLine, Place)| PhonePrize {
            place: line.place,
            to,
            amount: line.amount,
            things: line.in_kind.into_iter().map(|thing| thing.name).collect(),
            name: line.winner.and_then(winner),
        };
        let prizes = folded(tournament.prize_money().prizes().into_iter().filter(PrizeLine::of_a_place));
        let named = |line: NamedLine| PhoneNamedPrize {
            name: line.name,
            amount: line.amount,
            things: line.thing.into_iter().collect(),
            winner: line.winner.and_then(winner),
        };
        let named = tournament.prize_money().named_prizes().into_iter().map(named);
        PhoneTournament {
            id: self.id,
            seq: self.seq,
            name: setup.name.clone(),
            venue: setup.venue.clone(),
            date: setup.date.to_string(),
            start_minute: setup.start_minute.into(),
            drawn: tournament.phase() != Phase::Registering,
            late_level: Some(setup.late_last_level).filter(|last| *last > 0 && clock.registration_open),
            late_until_minute: setup
                .late_until_minute
                .map(u32::from)
                .filter(|_| tournament.phase() < Phase::Playing && clock.registration_ends_at.is_none()),
            rebuys_until: tournament.rebuys().rebuys_until(now),
            re_entries_until: tournament.rebuys().re_entries_until(now),
            prizes: if settings.prizes { prizes.into_iter().map(prize).collect() } else { Vec::new() },
            named: if settings.prizes { named.collect() } else { Vec::new() },
            check_in: settings.check_in && awaits_players(tournament, now),
            moving: u32::try_from(self.moves.len()).unwrap_or(u32::MAX),
            season: self.season && settings.standings,
            clock,
        }
    }
}
