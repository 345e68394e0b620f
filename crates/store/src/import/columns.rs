//! Which column holds what, by its heading in French or English.

use crate::members::fold;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    Number,
    Licence,
    LastName,
    FirstName,
    Nickname,
    Born,
    Email,
    Phone,
    ValidUntil,
    Note,
}

/// Headings of an exported list; an import understands each of them.
pub(super) const EXPORTED: [&str; 9] = [
    "Numéro",
    "Nom",
    "Prénom",
    "Surnom",
    "Date de naissance",
    "E-mail",
    "Téléphone",
    "Valable jusqu'au",
    "Licence",
];

const HEADINGS: [(&str, Column); 53] = [
    ("numero", Column::Number),
    ("n°", Column::Number),
    ("no", Column::Number),
    ("licence", Column::Licence),
    ("numero de licence", Column::Licence),
    ("numero d'adherent", Column::Number),
    ("carte", Column::Number),
    ("number", Column::Number),
    ("member number", Column::Number),
    ("nom", Column::LastName),
    ("nom de famille", Column::LastName),
    ("last name", Column::LastName),
    ("surname", Column::LastName),
    ("name", Column::LastName),
    ("prenom", Column::FirstName),
    ("first name", Column::FirstName),
    ("surnom", Column::Nickname),
    ("pseudo", Column::Nickname),
    ("nickname", Column::Nickname),
    ("naissance", Column::Born),
    ("date de naissance", Column::Born),
    ("ne le", Column::Born),
    ("ne(e) le", Column::Born),
    ("birth date", Column::Born),
    ("date of birth", Column::Born),
    ("born", Column::Born),
    ("email", Column::Email),
    ("e-mail", Column::Email),
    ("mail", Column::Email),
    ("courriel", Column::Email),
    ("telephone", Column::Phone),
    ("tel", Column::Phone),
    ("portable", Column::Phone),
    ("phone", Column::Phone),
    ("validite", Column::ValidUntil),
    ("valable jusqu'au", Column::ValidUntil),
    ("valid until", Column::ValidUntil),
    ("note", Column::Note),
    ("prenoms", Column::FirstName),
    ("firstname", Column::FirstName),
    ("given name", Column::FirstName),
    ("lastname", Column::LastName),
    ("noms", Column::LastName),
    ("adresse mail", Column::Email),
    ("adresse e-mail", Column::Email),
    ("adresse electronique", Column::Email),
    ("date naissance", Column::Born),
    ("n° licence", Column::Licence),
    ("n° adherent", Column::Number),
    ("surnoms", Column::Nickname),
    ("licence number", Column::Licence),
    ("license", Column::Licence),
    ("license number", Column::Licence),
];

/// Headings of a column that holds first and last names.
fn whole_name(heading: &str) -> bool {
    let heading = fold(heading);
    [
        "nom et prenom",
        "nom prenom",
        "prenom et nom",
        "prenom nom",
        "joueur",
        "joueurs",
        "full name",
        "player",
        "players",
    ]
    .contains(&heading.as_str())
}

/// What stands between columns: whichever of semicolon, comma and tab the first line has most of.
pub(super) fn separator(text: &str) -> char {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let count = |separator: char| first.matches(separator).count();
    let mut best = ';';
    for candidate in [',', '\t'] {
        if count(candidate) > count(best) {
            best = candidate;
        }
    }
    best
}

/// The columns, the headings that were not understood, and whether there are headings at all.
/// Without headings: last name, first name, birth date.
pub(super) fn understand(first: Option<&csv::StringRecord>) -> (Vec<Option<Column>>, Vec<String>, bool) {
    let Some(first) = first else { return (Vec::new(), Vec::new(), false) };
    let meaning = |heading: &str| {
        let heading = fold(heading.trim().trim_end_matches('.'));
        HEADINGS.iter().find(|(name, _)| *name == heading).map(|(_, column)| *column)
    };
    let columns: Vec<Option<Column>> = first.iter().map(meaning).collect();
    let alone = first.len() == 1 && (columns[0] == Some(Column::LastName) || whole_name(&first[0]));
    if alone {
        return (vec![Some(Column::LastName)], Vec::new(), true);
    }
    if columns.iter().flatten().count() < 2 {
        return (
            vec![Some(Column::LastName), Some(Column::FirstName), Some(Column::Born)],
            Vec::new(),
            false,
        );
    }
    let unknown =
        first.iter().zip(&columns).filter(|(heading, column)| column.is_none() && !heading.is_empty());
    (columns.clone(), unknown.map(|(heading, _)| heading.to_owned()).collect(), true)
}
