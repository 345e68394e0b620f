//! Content of the columns in a list of results, by their headings in French or English.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_lists::fold;

use super::values::day;

/// Content of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ResultField {
    Date,
    /// Name of the evening.
    Evening,
    Place,
    /// The family name, or both names where no column holds first names.
    LastName,
    FirstName,
    /// Name of the person at the table.
    Nickname,
    /// The member's number in the club.
    Number,
    /// The number of the licence.
    Licence,
    /// Prize of the player: money or things.
    Prize,
    /// The points of the evening.
    Points,
    Rebuys,
    Addons,
    Hits,
    /// Player who put this one out.
    OutBy,
    /// Money paid in all.
    Spent,
    Players,
    /// One evening's results of everybody: its heading says which evening.
    OneEvening,
}

const HEADINGS: [(&str, ResultField); 84] = [
    ("date", ResultField::Date),
    ("jour", ResultField::Date),
    ("day", ResultField::Date),
    ("le", ResultField::Date),
    ("tournoi", ResultField::Evening),
    ("soiree", ResultField::Evening),
    ("evenement", ResultField::Evening),
    ("manche", ResultField::Evening),
    ("nom du tournoi", ResultField::Evening),
    ("tournament", ResultField::Evening),
    ("event", ResultField::Evening),
    ("evening", ResultField::Evening),
    ("title", ResultField::Evening),
    ("place", ResultField::Place),
    ("rang", ResultField::Place),
    ("rank", ResultField::Place),
    ("position", ResultField::Place),
    ("pos", ResultField::Place),
    ("classement", ResultField::Place),
    ("finish", ResultField::Place),
    ("#", ResultField::Place),
    ("nom", ResultField::LastName),
    ("nom de famille", ResultField::LastName),
    ("last name", ResultField::LastName),
    ("lastname", ResultField::LastName),
    ("surname", ResultField::LastName),
    ("joueur", ResultField::LastName),
    ("joueurs", ResultField::LastName),
    ("player", ResultField::LastName),
    ("players", ResultField::LastName),
    ("name", ResultField::LastName),
    ("full name", ResultField::LastName),
    ("membre", ResultField::LastName),
    ("nom prenom", ResultField::LastName),
    ("nom et prenom", ResultField::LastName),
    ("prenom nom", ResultField::LastName),
    ("prenom et nom", ResultField::LastName),
    ("prenom", ResultField::FirstName),
    ("first name", ResultField::FirstName),
    ("firstname", ResultField::FirstName),
    ("surnom", ResultField::Nickname),
    ("pseudo", ResultField::Nickname),
    ("nickname", ResultField::Nickname),
    ("numero", ResultField::Number),
    ("n°", ResultField::Number),
    ("no", ResultField::Number),
    ("numero d'adherent", ResultField::Number),
    ("n° adherent", ResultField::Number),
    ("member number", ResultField::Number),
    ("licence", ResultField::Licence),
    ("n° licence", ResultField::Licence),
    ("numero de licence", ResultField::Licence),
    ("license", ResultField::Licence),
    ("gain", ResultField::Prize),
    ("gains", ResultField::Prize),
    ("lot", ResultField::Prize),
    ("lots", ResultField::Prize),
    ("prix", ResultField::Prize),
    ("prize", ResultField::Prize),
    ("prizes", ResultField::Prize),
    ("winnings", ResultField::Prize),
    ("prize winnings", ResultField::Prize),
    ("points", ResultField::Points),
    ("pts", ResultField::Points),
    ("score", ResultField::Points),
    ("recaves", ResultField::Rebuys),
    ("recave", ResultField::Rebuys),
    ("rebuys", ResultField::Rebuys),
    ("rebuy", ResultField::Rebuys),
    ("add-ons", ResultField::Addons),
    ("add-on", ResultField::Addons),
    ("addons", ResultField::Addons),
    ("addon", ResultField::Addons),
    ("eliminations", ResultField::Hits),
    ("ko", ResultField::Hits),
    ("hits", ResultField::Hits),
    ("knockouts", ResultField::Hits),
    ("elimine par", ResultField::OutBy),
    ("sorti par", ResultField::OutBy),
    ("hitman", ResultField::OutBy),
    ("mise", ResultField::Spent),
    ("cost", ResultField::Spent),
    ("nombre de joueurs", ResultField::Players),
    ("entries", ResultField::Players),
];

/// The field of a column with this heading. A heading that is a date stands above the results of that day.
pub(super) fn meaning(heading: &str, today: NaiveDate) -> Option<ResultField> {
    let folded = fold(heading.trim().trim_end_matches(['.', ':']).trim());
    let known = HEADINGS.iter().find(|(name, _)| *name == folded).map(|(_, field)| *field);
    known.or_else(|| day(heading, today).map(|_| ResultField::OneEvening))
}

/// The columns, and whether there are headings at all. Without headings: place and name, or the name alone in the
/// order of the places.
pub(super) fn understand(first: &[String], today: NaiveDate) -> (Vec<Option<ResultField>>, bool) {
    let columns: Vec<Option<ResultField>> = first.iter().map(|heading| meaning(heading, today)).collect();
    let named = columns.iter().flatten().any(|field| {
        matches!(
            field,
            ResultField::LastName | ResultField::FirstName | ResultField::Nickname | ResultField::Number
        )
    });
    if named {
        return (columns, true);
    }
    let numbered = first.first().is_some_and(|cell| super::values::place(cell).is_some());
    let usual: &[ResultField] = if numbered {
        &[ResultField::Place, ResultField::LastName, ResultField::Prize, ResultField::Points]
    } else {
        &[ResultField::LastName, ResultField::Prize, ResultField::Points]
    };
    (usual.iter().map(|field| Some(*field)).take(first.len()).collect(), false)
}
