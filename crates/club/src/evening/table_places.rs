//! Places of the tables on the desk's floor plan. The director arranges them once for a venue; every evening played
//! there shows them so.

use crate::file::subjects::Tables;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{TableNo, TournamentId};

use crate::Problem;

/// Columns of the grid on which tables are placed.
pub const COLUMNS: u8 = 12;
/// Number of its rows.
pub const ROWS: u8 = 50;

/// A table's cell on the floor plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TablePlace {
    pub table: TableNo,
    /// From 0, the left one; below [`COLUMNS`].
    pub column: u8,
    /// From 0, the upper one; below [`ROWS`].
    pub row: u8,
}

fn setting(venue: &str) -> String {
    format!("floor-{}", venue.trim())
}

impl Tables<'_> {
    /// Places of the tables of this tournament's venue; empty if nobody has arranged them.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn table_places(&mut self, id: TournamentId) -> Result<Vec<TablePlace>, Problem> {
        let key = setting(&self.club.tournament(id)?.setup().venue);
        Ok(self.club.file.settings().kept(&key)?.unwrap_or_default())
    }

    /// Stores the places of this tournament's tables on the floor plan of its venue, replacing the earlier ones; empty
    /// means the plan arranges them itself again.
    ///
    /// # Errors
    /// If a cell is outside the grid, a table or a cell is named twice, or the file cannot be written.
    pub fn place_tables(&mut self, id: TournamentId, places: &Vec<TablePlace>) -> Result<(), Problem> {
        let mut tables = BTreeSet::new();
        let mut cells = BTreeSet::new();
        for place in places {
            if place.column >= COLUMNS || place.row >= ROWS {
                return Err(Problem::new("places-outside", &[("table", i64::from(place.table).into())]));
            }
            if !tables.insert(place.table) || !cells.insert((place.column, place.row)) {
                return Err(Problem::new("places-twice", &[("table", i64::from(place.table).into())]));
            }
        }
        let key = setting(&self.club.tournament(id)?.setup().venue);
        Ok(self.club.file.settings().keep(&key, places)?)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]
    use tapis_engine::base::quantity::Millis;
    use tapis_locale::Language;

    use super::*;
    use crate::Club;

    const NOW: Millis = Millis(1_795_000_000_000);

    fn place(table: TableNo, column: u8, row: u8) -> TablePlace {
        TablePlace { table, column, row }
    }

    #[test]
    fn tables_are_placed_by_venue() {
        let folder = tempfile::tempdir().unwrap();
        let today = "2026-11-21".parse().unwrap();
        let mut club = Club::create(&folder.path().join("a.tapis"), "Les As", Language::Fr, today).unwrap();
        let mut evening = |venue: &str| {
            let mut setup = crate::freezeout(Language::Fr, today);
            setup.venue = venue.to_owned();
            club.tournaments().create_tournament(setup, None, NOW).unwrap()
        };
        let (first, second, elsewhere) = (evening("Salle"), evening(" Salle "), evening("Foyer"));
        assert_eq!(club.tables().table_places(first).unwrap(), []);

        let places = vec![place(1, 0, 0), place(4, 2, 1)];
        club.tables().place_tables(first, &places).unwrap();
        assert_eq!(club.tables().table_places(second).unwrap(), places);
        assert_eq!(club.tables().table_places(elsewhere).unwrap(), []);

        for wrong in [
            vec![place(1, COLUMNS, 0)],
            vec![place(1, 0, ROWS)],
            vec![place(1, 0, 0), place(1, 1, 0)],
            vec![place(1, 0, 0), place(2, 0, 0)],
        ] {
            club.tables().place_tables(first, &wrong).unwrap_err();
        }
        assert_eq!(club.tables().table_places(first).unwrap(), places);
        club.tables().place_tables(first, &Vec::new()).unwrap();
        assert_eq!(club.tables().table_places(second).unwrap(), []);
    }
}
