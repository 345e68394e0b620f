//! The devices in the room: screens, and devices that are let in to do something.

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::engine::Phase;
use tapis_club::engine::base::quantity::{Millis, TableNo, TournamentId};
use tapis_club::room::Scene;
use tapis_club::room::qr_code::QrCode;
use tapis_club::{CaptainCode, Club, Problem, RoomLinks, one_line};

use crate::devices::{
    AskRefusal, Claim, ClaimRefusal, DeviceRole, PairingState, PairingView, ScreenShows, ScreenView,
    SheetAsk, SheetCode, SheetRequest, ShownScreen, TableSheet, grouped,
};
use crate::{Api, LedClub, Notice, ProblemText};

/// The longest name of a screen or a person, and the longest message, in letters.
pub(super) const LONGEST_NAME: usize = 60;
const LONGEST_MESSAGE: usize = 200;

/// A device that was let in, or waits for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownDevice {
    pub id: String,
    pub name: String,
    /// Person who uses it; empty if nobody has stated it.
    pub person: String,
    pub role: DeviceRole,
    /// The desk has let it in; else it waits.
    pub confirmed: bool,
    /// Its access outlasts the evening.
    pub keep: bool,
    /// Time of its last request, by the program's time.
    pub seen: Millis,
}

/// All devices in the room that are more than a reader.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DevicesView {
    pub now: Millis,
    pub screens: Vec<ShownScreen>,
    /// Scenes that have something to show now.
    pub scenes: Vec<Scene>,
    /// Devices that were let in, and those that wait for it.
    pub devices: Vec<ShownDevice>,
}

pub(super) fn tidy(text: &str, longest: usize) -> Result<String, Problem> {
    let most = i64::try_from(longest).unwrap_or(i64::MAX);
    one_line(text, longest).ok_or_else(|| Problem::new("device-text", &[("most", most.into())]))
}

fn gone() -> Problem {
    Problem::new("device-gone", &[])
}

#[commands]
impl DeviceCommands<'_> {
    /// Returns the content of a screen: that of this id, or a new one.
    #[audience(public, leader)]
    pub fn screen_view(&self, id: Option<String>) -> Result<ScreenView, Problem> {
        let language = self.api.language();
        let now = self.now();
        let (screen, is_new) = {
            let mut devices = self.api.devices();
            let screen = devices.screen(id.as_deref(), self.caller.address, language, now);
            let screen = screen.ok_or_else(|| Problem::new("screen-too_many", &[]))?.clone();
            let is_new = id.as_ref() != Some(&screen.id);
            if is_new {
                self.api.keep_devices(&devices);
            }
            (screen, is_new)
        };
        if is_new {
            self.api.tell(Notice::Came(()));
        }
        let (shown, hold) = self.room_choice();
        let hold = match screen.shows {
            ScreenShows::Scene { scene } => Some(scene),
            ScreenShows::Name | ScreenShows::Room => hold,
        };
        let room = match screen.shows {
            ScreenShows::Name => None,
            // Without a club there is nothing to show; the screen waits.
            _ => self.read(|club| club.room().view(language, &shown, hold, now)).ok(),
        };
        Ok(ScreenView { id: screen.id, name: screen.name, language, message: screen.message, room })
    }

    /// A device says that it has scanned or been told a code.
    #[audience(public, guessable, leader)]
    pub fn pair_claim(&self, claim: Claim) -> Result<PairingState, Problem> {
        let claimed = self.api.devices().claim(&claim, self.api.language(), self.now());
        let claimed = claimed.map_err(|why| match why {
            ClaimRefusal::Unknown => Problem::new(ProblemText::UNKNOWN_PAIRING, &[]),
            ClaimRefusal::Expired => Problem::new("pairing-expired", &[]),
            ClaimRefusal::Used => Problem::new("pairing-used", &[]),
        })?;
        self.api.tell(Notice::Came(()));
        Ok(claimed)
    }

    /// The table sheet whose code was typed; `pairing` proves that the device knows the code.
    #[audience(public, guessable, leader)]
    pub fn pair_sheet(&self, pairing: String) -> Result<TableSheet, Problem> {
        let tables: Vec<(TournamentId, TableNo)> = self.read(|club| {
            let mut tables = Vec::new();
            for row in club.tournaments().all()?.iter().filter(|row| row.status != Phase::Finished) {
                tables.extend(club.tournament(row.id)?.tables().keys().map(|table| (row.id, *table)));
            }
            Ok(tables)
        })?;
        let sheet = self.api.devices().sheet_typed(&pairing, tables.into_iter());
        sheet.ok_or_else(|| Problem::new(ProblemText::UNKNOWN_PAIRING, &[]))
    }

    /// A device that has scanned a table sheet asks to be let in as its captain's; the desk decides.
    #[audience(public, guessable, leader)]
    pub fn pair_ask(&self, ask: SheetAsk) -> Result<SheetRequest, Problem> {
        let ask = SheetAsk { person: tidy(&ask.person, LONGEST_NAME)?, ..ask };
        let open = self.read(|club| Ok(club.tournament(ask.tournament)?.tables().contains_key(&ask.table)));
        let asked = self.api.devices().ask(&ask, self.caller.address, self.api.language(), self.now());
        let asked = asked.map_err(|why| match why {
            AskRefusal::Unknown => Problem::new(ProblemText::UNKNOWN_PAIRING, &[]),
            AskRefusal::TableWaits => {
                Problem::new("pairing-table_waits", &[("table", i64::from(ask.table).into())])
            }
            AskRefusal::ManyWait => Problem::new("pairing-many_wait", &[]),
        })?;
        if !open.unwrap_or(false) {
            self.api.devices().revoke(&asked.claimed.device);
            return Err(Problem::new("report-table_closed", &[("table", i64::from(ask.table).into())]));
        }
        self.api.tell(Notice::Came(()));
        Ok(asked)
    }

    /// Returns the state of a device that has scanned a code; `null` if it was refused, or has no access any more.
    #[audience(public, leader)]
    pub fn pair_state(&self, device: String) -> Result<Option<PairingState>, Problem> {
        Ok(self.api.devices().claimed(&device, self.now()))
    }

    /// The club that is open here, so that a device that is not known here can tell whether it has come to another
    /// club's computer; `null` if none is open.
    #[audience(public, leader)]
    pub fn pair_club(&self) -> Result<Option<LedClub>, Problem> {
        let read =
            |club: &mut Club| Ok(LedClub { identity: club.file().settings().identity()?, name: club.name() });
        Ok(self.read(read).ok())
    }

    /// All devices in the room that are more than a reader.
    #[audience(desk, leader)]
    pub fn devices(&self) -> Result<DevicesView, Problem> {
        let (screens, devices) = {
            let devices = self.api.devices();
            let now = self.now();
            let inside = devices.writers().iter().filter(|writer| !writer.is_over(now));
            let shown = inside.map(|writer| ShownDevice {
                id: writer.id.clone(),
                name: writer.name.clone(),
                person: writer.person.clone(),
                role: writer.role.clone(),
                confirmed: writer.confirmed,
                keep: writer.keep && !matches!(writer.role, DeviceRole::Captain { .. }),
                seen: writer.seen,
            });
            (devices.screens(), shown.collect())
        };
        let (chosen, _) = self.room_choice();
        let scenes = self.read(|club| club.room().room_possible(&chosen, self.now())).unwrap_or_default();
        Ok(DevicesView { now: self.now(), screens, scenes, devices })
    }

    /// Gives a screen something to show.
    #[audience(desk, leader)]
    pub fn screen_show(&self, id: String, shows: ScreenShows) -> Result<(), Problem> {
        self.screen_change(&id, |screen| screen.shows = shows)
    }

    /// Gives a screen another name.
    #[audience(desk, leader)]
    pub fn screen_rename(&self, id: String, name: String) -> Result<(), Problem> {
        let name = tidy(&name, LONGEST_NAME)?;
        self.screen_change(&id, |screen| {
            if !name.is_empty() {
                screen.name = name;
            }
        })
    }

    /// Shows a message on a screen; empty means nothing any more.
    #[audience(desk, leader)]
    pub fn screen_message(&self, id: String, message: String) -> Result<(), Problem> {
        let message = tidy(&message, LONGEST_MESSAGE)?;
        self.screen_change(&id, |screen| screen.message = message)
    }

    /// Forgets a screen; where it is still open, it comes back under another name.
    #[audience(desk, leader)]
    pub fn screen_forget(&self, id: String) -> Result<(), Problem> {
        {
            let mut devices = self.api.devices();
            devices.forget_screen(&id);
            self.api.keep_devices(&devices);
        }
        self.api.tell(Notice::Changed(None));
        Ok(())
    }

    /// Makes a code with which one device is let in, good once and for five minutes.
    #[audience(desk, leader)]
    pub fn pairing_start(&self, role: DeviceRole) -> Result<PairingView, Problem> {
        let address = self.api.phone_address().ok_or_else(|| Problem::new("pairing-off", &[]))?;
        let now = self.now();
        let (secret, until) = {
            let mut devices = self.api.devices();
            let secret = devices.pair(role.clone(), now);
            let until = devices.pairing.as_ref().map_or(now, |pairing| pairing.until);
            (secret, until)
        };
        let url = format!("{address}{}#{secret}", role.page());
        let (page, code, qr) = (format!("{address}device"), grouped(&secret), QrCode::of(&url));
        Ok(PairingView { role, url, page, code, qr, until })
    }

    /// The code is worth nothing any more.
    #[audience(desk, leader)]
    pub fn pairing_stop(&self) -> Result<(), Problem> {
        self.api.devices().pairing = None;
        Ok(())
    }

    /// Lets a device in that waits for it, and says who uses it; empty if nobody is named. Unless it is to be kept, its
    /// access ends with the evening.
    #[audience(desk, leader)]
    pub fn device_confirm(&self, id: String, person: String, keep: Option<bool>) -> Result<(), Problem> {
        let person = tidy(&person, LONGEST_NAME)?;
        {
            let mut devices = self.api.devices();
            let writer = devices.writer(&id).ok_or_else(gone)?;
            (writer.confirmed, writer.person, writer.keep) = (true, person, keep.unwrap_or(false));
            self.api.keep_devices(&devices);
        }
        self.api.tell(Notice::Changed(None));
        Ok(())
    }

    /// Refuses a device that waits, or takes its access away.
    #[audience(desk, leader)]
    pub fn device_revoke(&self, id: String) -> Result<(), Problem> {
        {
            let mut devices = self.api.devices();
            if !devices.revoke(&id) {
                return Err(gone());
            }
            self.api.keep_devices(&devices);
        }
        self.api.tell(Notice::Changed(None));
        Ok(())
    }
}

impl DeviceCommands<'_> {
    fn screen_change(&self, id: &str, work: impl FnOnce(&mut crate::devices::Screen)) -> Result<(), Problem> {
        {
            let mut devices = self.api.devices();
            work(devices.screen_of_desk(id).ok_or_else(gone)?);
            self.api.keep_devices(&devices);
        }
        self.api.tell(Notice::Changed(None));
        Ok(())
    }
}

impl Api {
    /// Addresses of this computer for devices in the room, for the codes on paper; `None` if they are not let in.
    pub(crate) fn room_links(&self) -> Option<RoomLinks<'_>> {
        let phones = self.phone_address()?;
        let address = phones.clone();
        let captain = move |tournament, table| {
            let mut devices = self.devices();
            let SheetCode { scanned, typed, made } = devices.sheet_code(tournament, table);
            if made {
                self.keep_devices(&devices);
            }
            let page = format!("{address}device");
            CaptainCode { scanned: format!("{page}#{scanned}"), page, typed: grouped(&typed) }
        };
        Some(RoomLinks { phones, captain: Box::new(captain) })
    }
}
