//! Meaning of columns, read from their headings in French or English.

use crate::Row;
use crate::field::ImportField;
use crate::headings::{Meaning, meaning_of};
use crate::row::ABOVE;

/// Headings of an exported list; an import understands each of them.
pub const EXPORTED: [&str; 12] = [
    "Numéro",
    "Nom",
    "Prénom",
    "Surnom",
    "Date de naissance",
    "E-mail",
    "Téléphone",
    "Valable jusqu'au",
    "Licence",
    "Note",
    "Étiquettes",
    "Invité",
];

/// Whether a list begins as an exported one does: its cells are what the program itself wrote.
pub fn is_exported(rows: &[Row]) -> bool {
    let Some(first) = rows.first() else { return false };
    let (own, rest) = first.cells.split_at_checked(EXPORTED.len()).unwrap_or_default();
    own == EXPORTED && rest.iter().all(String::is_empty)
}

/// The separator of columns: whichever of semicolon, comma and tab the first line has most of, unless another one
/// stands in almost all lines, as below a title.
pub(super) fn separator(text: &str) -> char {
    let lines = || text.lines().filter(|line| !line.trim().is_empty()).take(ABOVE);
    let first = lines().next().unwrap_or_default();
    let count = |separator: char| first.matches(separator).count();
    let mut best = ';';
    for candidate in [',', '\t'] {
        if count(candidate) > count(best) {
            best = candidate;
        }
    }
    let with = |separator: char| lines().filter(|line| line.contains(separator)).count();
    let all = lines().count();
    let others = [';', '\t', ','].into_iter().filter(|other| with(*other) * 10 >= all * 6);
    if with(best) * 2 <= all { others.max_by_key(|other| with(*other)).unwrap_or(best) } else { best }
}

/// The fields of these headings' columns. One column is read for each field; a second e-mail address, telephone
/// number, note or tag has its use where the first one is empty.
fn columns(headings: &[String]) -> Vec<Option<ImportField>> {
    let meanings: Vec<Option<Meaning>> = headings.iter().map(|heading| meaning_of(heading)).collect();
    let has = |wanted: Meaning| meanings.contains(&Some(wanted));
    let last = has(Meaning::Of(ImportField::LastName));
    let whole = has(Meaning::WholeName) && !last;
    let mut taken = Vec::new();
    let field = |meaning: &Option<Meaning>| {
        let field = match (*meaning)? {
            Meaning::Of(ImportField::FirstName) if whole => return None,
            Meaning::Of(field) => field,
            Meaning::WholeName if last => return None,
            Meaning::Somebody if last || whole => return None,
            Meaning::WholeName | Meaning::Somebody => ImportField::LastName,
        };
        let several =
            matches!(field, ImportField::Email | ImportField::Phone | ImportField::Note | ImportField::Tags);
        if taken.contains(&field) && !several {
            return None;
        }
        taken.push(field);
        Some(field)
    };
    meanings.iter().map(field).collect()
}

/// The row of a list's headings, and what its columns hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListColumns {
    /// The row of the headings, from 0; `None` if there are none.
    pub heading: Option<usize>,
    /// For each column from the left; `None` if it is left out.
    pub columns: Vec<Option<ImportField>>,
}

/// Whether a row may be the headings: one says that a name stands below it. A word such as "Joueur" must have another
/// field beside it, and one that comes again in another line is what members are, not what a column is.
fn heads(row: &Row, columns: &[Option<ImportField>], all: &[Row]) -> bool {
    let Some(name) = columns.iter().position(|column| *column == Some(ImportField::LastName)) else {
        return false;
    };
    let Some(cell) = row.cells.get(name) else { return false };
    let count = |row: &Row| row.cells.iter().filter(|cell| !cell.is_empty()).count();
    let again =
        |other: &Row| other.cells.get(name) == Some(cell) && other.cells != row.cells && count(other) > 1;
    let filled = count(row);
    let somebody = meaning_of(cell) == Some(Meaning::Somebody);
    let others = columns.iter().flatten().count() > 1;
    (others || !somebody && filled > 1) && !all.iter().any(again)
}

/// The fields of a list's columns, by the first of its rows that are headings. Without headings: last name, first
/// name, birth date, and addresses and telephone numbers by what they look like.
pub fn understand(rows: &[Row]) -> ListColumns {
    let Some(first) = rows.first() else { return ListColumns { heading: None, columns: Vec::new() } };
    let found = columns(&first.cells);
    let alone = |row: &Row| row.cells.len() == 1;
    let name_alone = alone(first) && found == [Some(ImportField::LastName)];
    let of_itself = |heading: &&String| matches!(meaning_of(heading), Some(Meaning::Of(_)));
    if name_alone || first.cells.iter().filter(of_itself).count() > 1 {
        return ListColumns { heading: Some(0), columns: found };
    }
    let rest = rows.iter().enumerate().take(ABOVE + 1);
    let headed = rest
        .map(|(at, row)| (at, row, columns(&row.cells)))
        .find(|(_, row, columns)| heads(row, columns, rows));
    match headed {
        Some((at, _, columns)) => ListColumns { heading: Some(at), columns },
        None => ListColumns { heading: None, columns: unheaded(rows) },
    }
}

/// Rows without headings that say what their columns hold.
const LOOKED_AT: usize = 200;

fn unheaded(rows: &[Row]) -> Vec<Option<ImportField>> {
    let rows = rows.get(..rows.len().min(LOOKED_AT)).unwrap_or_default();
    let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let mostly = |at: usize, is: fn(&str) -> bool| {
        let cells: Vec<&String> =
            rows.iter().filter_map(|row| row.cells.get(at)).filter(|cell| !cell.is_empty()).collect();
        let alike = cells.iter().filter(|cell| is(cell)).count();
        alike > 0 && alike * 10 >= cells.len() * 8
    };
    let usual = [ImportField::LastName, ImportField::FirstName, ImportField::Born];
    let mut columns: Vec<Option<ImportField>> = usual.map(Some).to_vec();
    columns.resize(width.max(usual.len()), None);
    for (at, column) in columns.iter_mut().enumerate().skip(2) {
        if mostly(at, |cell| crate::email(cell).is_some()) {
            *column = Some(ImportField::Email);
        } else if mostly(at, |cell| cell.chars().filter(char::is_ascii_digit).count() >= 9) {
            *column = Some(ImportField::Phone);
        }
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(list: &[&str]) -> Vec<Row> {
        let row = |(at, line): (usize, &&str)| Row {
            line: at + 1,
            cells: line.split(';').map(str::to_owned).collect(),
        };
        list.iter().enumerate().map(row).collect()
    }

    #[test]
    fn headings_are_looked_for_below_titles() {
        let found = understand(&rows(&["Poker Club", ";", "Nom;Prénom;Mobile", "Petit;Paul;06"]));
        assert_eq!(found.heading, Some(2));
        assert_eq!(found.columns.len(), 3);
        // Words for members are no headings.
        let list = ["Durand;Alice;Joueur;Invité", "Petit;Paul;Joueur;Invité"];
        assert_eq!(understand(&rows(&list)).heading, None);
        assert_eq!(understand(&rows(&["Dupont;Jean", "Petit;Zoé"])).heading, None);
    }

    #[test]
    fn a_whole_name_gives_way_to_its_two_parts() {
        let columns = |heading: &str| understand(&rows(&[heading])).columns;
        assert_eq!(
            columns("Nom;Prénom;Nom complet"),
            [Some(ImportField::LastName), Some(ImportField::FirstName), None]
        );
        assert_eq!(columns("Joueur;Prénom"), [Some(ImportField::LastName), Some(ImportField::FirstName)]);
        assert_eq!(columns("Nom complet;Né le"), [Some(ImportField::LastName), Some(ImportField::Born)]);
    }

    #[test]
    fn the_separator_is_that_of_most_lines() {
        assert_eq!(separator("Liste, club de Lyon\nNom;Prénom\nDupont;Jean\nPetit;Zoé\n"), ';');
        assert_eq!(separator("Nom;Prénom;Note\nA;B;x, y, z\n"), ';');
        assert_eq!(separator("Nom,Prénom\nA,B\n"), ',');
    }
}
