//! The captain's code on a table sheet. Paper lies on the table for everybody to scan, so the code lets nobody in: it
//! only proves that a device has seen the sheet, and the desk lets it in by its name. The device's key is agreed upon
//! then, so that neither the paper nor what the network carries gives it away.

use serde::{Deserialize, Serialize};
use tapis_club::engine::quantity::{Millis, TableNo, TournamentId};
use tapis_club::locale::Language;

use super::pairing::GOOD_FOR;
use super::{Claimed, DeviceRole, Devices, secret};

/// A device that has scanned a table sheet asks to be its captain's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SheetAsk {
    /// The tournament.
    pub tournament: TournamentId,
    /// The table.
    pub table: TableNo,
    /// What the sheet says.
    pub proof: String,
    /// Who asks; empty: not said.
    pub person: String,
    /// The device's half of the agreement (X25519), in hexadecimal digits.
    pub public: String,
}

/// What a device that asks is answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetAsked {
    /// How it stands.
    pub claimed: Claimed,
    /// This computer's half of the agreement.
    pub public: String,
}

/// The most devices that may wait at the same time.
const MOST_WAITING: usize = 8;
/// Hexadecimal digits of the proof on paper.
const DIGITS: usize = 32;

fn sheet(tournament: TournamentId, table: TableNo) -> String {
    format!("tapis table {} {table}", tournament.0)
}

impl Devices {
    /// What the sheet of a table says, behind the address of the devices' page. True: the secret of all sheets was
    /// just made and must be kept.
    pub(crate) fn sheet_code(&mut self, tournament: TournamentId, table: TableNo) -> (String, bool) {
        let made = self.kept.sheets.is_empty();
        if made {
            self.kept.sheets = secret::random_hex();
        }
        let proof = secret::derived(&self.kept.sheets, &sheet(tournament, table));
        let proof = proof.get(..DIGITS).unwrap_or_default();
        (format!("table-{}-{table}-{proof}", tournament.0), made)
    }

    /// A device asks to be let in as a captain's. None: it has not seen the sheet, or too many wait already.
    pub(crate) fn ask(&mut self, ask: &SheetAsk, language: Language, now: Millis) -> Option<SheetAsked> {
        let SheetAsk { tournament, table, .. } = *ask;
        let seen = !self.kept.sheets.is_empty()
            && secret::proves_beginning(&self.kept.sheets, &sheet(tournament, table), &ask.proof);
        // Whoever was not answered for so long asks again.
        self.kept.writers.retain(|writer| writer.confirmed || now.saturating_sub(writer.since) < GOOD_FOR);
        let waiting = self.kept.writers.iter().filter(|writer| !writer.confirmed).count();
        if !seen || waiting >= MOST_WAITING {
            return None;
        }
        let (public, secret) = secret::agreed(&ask.public)?;
        let role = DeviceRole::Captain { tournament, table };
        let id = self.waits(&secret, role, ask.person.clone(), (language, now));
        Some(SheetAsked { claimed: self.claimed(&id, now)?, public })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(devices: &mut Devices, table: TableNo, code: &str, now: Millis) -> Option<SheetAsked> {
        let proof = code.rsplit('-').next().unwrap().to_owned();
        let (tournament, person) = (TournamentId(4), "Zoé".to_owned());
        let public = "09".repeat(32);
        devices.ask(&SheetAsk { tournament, table, proof, person, public }, Language::Fr, now)
    }

    #[test]
    fn who_has_seen_the_sheet_may_ask_for_its_table_alone() {
        let mut devices = Devices::default();
        assert!(ask(&mut devices, 2, "", Millis::ZERO).is_none(), "no sheet was made");
        let (code, made) = devices.sheet_code(TournamentId(4), 2);
        assert!(made && code.starts_with("table-"));
        assert_eq!(
            devices.sheet_code(TournamentId(4), 2),
            (code.clone(), false),
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
    fn few_wait_at_a_time_and_whoever_is_not_answered_is_forgotten() {
        let mut devices = Devices::default();
        let (code, _) = devices.sheet_code(TournamentId(4), 2);
        let taken = (0..20).filter(|_| ask(&mut devices, 2, &code, Millis::ZERO).is_some()).count();
        assert_eq!(taken, MOST_WAITING);
        assert!(ask(&mut devices, 2, &code, GOOD_FOR).is_some());
        assert_eq!(devices.writers().len(), 1);
    }
}
