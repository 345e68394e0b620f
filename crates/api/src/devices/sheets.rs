//! The captain's code on a table sheet. Paper lies on the table for everybody to scan, so the code lets nobody in: it
//! only proves that a device has seen the sheet, and the desk lets it in by its name. The device's key is agreed upon
//! then, so that neither the paper nor what the network carries gives it away.

use std::net::IpAddr;

use serde::{Deserialize, Serialize};
use tapis_club::engine::base::quantity::{Millis, TableNo, TournamentId};
use tapis_club::locale::Language;

use super::pairing::{GOOD_FOR, proves_code};
use super::{DeviceRole, Devices, PairingState, secret};

/// The contents of the code on a table sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TableSheet {
    pub tournament: TournamentId,
    pub table: TableNo,
    /// The proof that a device has seen the sheet.
    pub proof: String,
}

/// A table sheet's code, for both ways to enter it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SheetCode {
    /// The part behind the address of the devices' page.
    pub(crate) scanned: String,
    /// The code for a device without a camera.
    pub(crate) typed: String,
    /// The secret of all sheets was just made and must be kept.
    pub(crate) made: bool,
}

/// A device that has scanned a table sheet asks to be its captain's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SheetAsk {
    pub tournament: TournamentId,
    pub table: TableNo,
    /// Proof from the sheet.
    pub proof: String,
    /// Person who asks; empty if not stated.
    pub person: String,
    /// The device's half of the agreement (X25519), in hexadecimal digits.
    pub public: String,
}

/// Answer to a device that asks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetRequest {
    pub claimed: PairingState,
    /// This computer's half of the agreement.
    pub public: String,
}

/// The most devices that may wait for a captain's table at the same time: one sheet that is photographed keeps the
/// captains of other tables from nothing.
const MOST_AT_TABLE: usize = 2;
/// The most that may wait at one address, behind which all telephones of the room may be, and in all.
const MOST_HERE: usize = 12;
const MOST_WAITING: usize = 40;

/// Reason why a device may not ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AskRefusal {
    /// It has not seen the sheet.
    Unknown,
    /// Enough devices wait for the same table.
    TableWaits,
    /// Enough devices wait at its address, or in all.
    ManyWait,
}

/// Hexadecimal digits of the proof on paper.
const DIGITS: usize = 32;

fn sheet(tournament: TournamentId, table: TableNo) -> String {
    format!("tapis table {} {table}", tournament.0)
}

impl Devices {
    /// The code of a table's sheet.
    pub(crate) fn sheet_code(&mut self, tournament: TournamentId, table: TableNo) -> SheetCode {
        let made = self.kept.sheets.is_empty();
        if made {
            self.kept.sheets = secret::random_hex();
        }
        let proof = self.proof(tournament, table);
        let scanned = format!("table-{}-{table}-{proof}", tournament.0);
        SheetCode { scanned, typed: self.typed_sheet(tournament, table), made }
    }

    fn proof(&self, tournament: TournamentId, table: TableNo) -> String {
        let mut proof = secret::derived(&self.kept.sheets, &sheet(tournament, table));
        proof.truncate(DIGITS);
        proof
    }

    fn typed_sheet(&self, tournament: TournamentId, table: TableNo) -> String {
        secret::typed(&self.kept.sheets, &format!("{} typed", sheet(tournament, table)))
    }

    /// The sheet of one of these tables whose code was typed; a device proves that it knows the code as it does for a
    /// pairing. `None` if it is none of theirs.
    pub(crate) fn sheet_typed(
        &self,
        pairing: &str,
        mut tables: impl Iterator<Item = (TournamentId, TableNo)>,
    ) -> Option<TableSheet> {
        let (tournament, table) = tables.find(|(tournament, table)| {
            !self.kept.sheets.is_empty() && proves_code(&self.typed_sheet(*tournament, *table), pairing)
        })?;
        Some(TableSheet { tournament, table, proof: self.proof(tournament, table) })
    }

    /// A device asks to be let in as a captain's.
    pub(crate) fn ask(
        &mut self,
        ask: &SheetAsk,
        address: Option<IpAddr>,
        language: Language,
        now: Millis,
    ) -> Result<SheetRequest, AskRefusal> {
        let SheetAsk { tournament, table, .. } = *ask;
        let seen = !self.kept.sheets.is_empty()
            && secret::proves_beginning(&self.kept.sheets, &sheet(tournament, table), &ask.proof);
        // A device that was not answered for so long asks again.
        self.kept.writers.retain(|writer| writer.confirmed || now.saturating_sub(writer.since) < GOOD_FOR);
        if !seen {
            return Err(AskRefusal::Unknown);
        }
        let role = DeviceRole::Captain { tournament, table };
        let waiting = || self.kept.writers.iter().filter(|writer| !writer.confirmed);
        if waiting().filter(|writer| writer.role == role).count() >= MOST_AT_TABLE {
            return Err(AskRefusal::TableWaits);
        }
        let here = waiting().filter(|writer| writer.address == address).count();
        if here >= MOST_HERE || waiting().count() >= MOST_WAITING {
            return Err(AskRefusal::ManyWait);
        }
        let (public, secret) = secret::agreed(&ask.public).ok_or(AskRefusal::Unknown)?;
        let id = self.waits(&secret, role, ask.person.clone(), (language, now));
        if let Some(writer) = self.writer(&id) {
            writer.address = address;
        }
        Ok(SheetRequest { claimed: self.claimed(&id, now).ok_or(AskRefusal::Unknown)?, public })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask_from(
        devices: &mut Devices,
        (table, address): (TableNo, u8),
        code: &str,
        now: Millis,
    ) -> Result<SheetRequest, AskRefusal> {
        let proof = code.rsplit('-').next().unwrap().to_owned();
        let (tournament, person) = (TournamentId(4), "Zoé".to_owned());
        let public = "09".repeat(32);
        let ask = SheetAsk { tournament, table, proof, person, public };
        devices.ask(&ask, Some(IpAddr::from([10, 0, 0, address])), Language::Fr, now)
    }

    fn ask(devices: &mut Devices, table: TableNo, code: &str, now: Millis) -> Option<SheetRequest> {
        ask_from(devices, (table, 1), code, now).ok()
    }

    #[test]
    fn a_sheet_admits_to_its_own_table_alone() {
        let mut devices = Devices::default();
        assert!(ask(&mut devices, 2, "", Millis::ZERO).is_none(), "no sheet was made");
        let first = devices.sheet_code(TournamentId(4), 2);
        let SheetCode { scanned: code, made, .. } = first.clone();
        assert!(made && code.starts_with("table-"));
        assert_eq!(
            devices.sheet_code(TournamentId(4), 2),
            SheetCode { made: false, ..first },
            "printing again gives the same"
        );
        let asked = ask(&mut devices, 2, &code, Millis::ZERO).unwrap();
        assert!(!asked.claimed.confirmed);
        let other = ask(&mut devices, 2, &code, Millis::ZERO).unwrap();
        assert_ne!((&asked.public, &asked.claimed.device), (&other.public, &other.claimed.device));
        assert!(ask(&mut devices, 3, &code, Millis::ZERO).is_none(), "another table");
        assert!(ask(&mut devices, 2, &code[..code.len() - 2], Millis::ZERO).is_none(), "cut off");
    }

    #[test]
    fn a_typed_code_leads_to_its_table_alone() {
        let mut devices = Devices::default();
        let tables = || (1..=9).flat_map(|table| [(TournamentId(3), table), (TournamentId(4), table)]);
        let proof = |code: &str| secret::derived(code, "tapis pairing");
        assert_eq!(devices.sheet_typed(&proof(""), tables()), None, "no sheet was made");
        let SheetCode { typed, scanned, .. } = devices.sheet_code(TournamentId(4), 2);
        let sheet = devices.sheet_typed(&proof(&typed), tables()).unwrap();
        assert_eq!(format!("table-{}-{}-{}", sheet.tournament.0, sheet.table, sheet.proof), scanned);
        assert!(ask(&mut devices, 2, &sheet.proof, Millis::ZERO).is_some());
        let other = devices.sheet_code(TournamentId(4), 12).typed;
        for unknown in [&other, "0000000000000000", &typed[1..]] {
            assert_eq!(devices.sheet_typed(&proof(unknown), tables()), None, "{unknown}");
        }
    }

    #[test]
    fn one_photographed_sheet_blocks_no_other_table() {
        let mut devices = Devices::default();
        let [second, fifth] = [2, 5].map(|table| devices.sheet_code(TournamentId(4), table).scanned);
        let tries = (1..=100).map(|address| ask_from(&mut devices, (2, address), &second, Millis::ZERO));
        let refused: Vec<_> = tries.filter_map(Result::err).collect();
        assert_eq!(refused, [AskRefusal::TableWaits; 98]);
        assert!(ask(&mut devices, 5, &fifth, Millis::ZERO).is_some());
        assert!(ask(&mut devices, 2, &second, GOOD_FOR).is_some(), "those were not answered");
        assert_eq!(devices.writers().len(), 1);
    }

    #[test]
    fn one_address_takes_few_places() {
        let mut devices = Devices::default();
        let codes: Vec<_> =
            (1..=30).map(|table| (table, devices.sheet_code(TournamentId(4), table).scanned)).collect();
        let mut taken = |address| {
            let asked = |(table, code): &&(TableNo, String)| {
                ask_from(&mut devices, (*table, address), code, Millis::ZERO).is_ok()
            };
            codes.iter().filter(asked).count()
        };
        assert_eq!((taken(1), taken(2)), (MOST_HERE, MOST_HERE));
        let refused = ask_from(&mut devices, (30, 1), &codes[29].1, Millis::ZERO);
        assert_eq!(refused.unwrap_err(), AskRefusal::ManyWait);
    }
}
