//! Which column holds what, by its heading in French or English.

use serde::{Deserialize, Serialize};

use crate::fold;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ImportField {
    /// The member's number in the club.
    Number,
    /// The number of the licence.
    Licence,
    /// The family name, or both names where no column holds first names.
    LastName,
    /// The first name.
    FirstName,
    /// What the person is called at the table.
    Nickname,
    /// The day of birth.
    Born,
    /// The e-mail address.
    Email,
    /// The telephone number.
    Phone,
    /// The last day of the membership.
    ValidUntil,
    /// Anything else.
    Note,
    /// By which the club groups its members, with commas or semicolons between them.
    Tags,
    /// Whether the person is a guest.
    Guest,
}

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

const HEADINGS: [(&str, ImportField); 63] = [
    ("numero", ImportField::Number),
    ("n°", ImportField::Number),
    ("no", ImportField::Number),
    ("licence", ImportField::Licence),
    ("numero de licence", ImportField::Licence),
    ("numero d'adherent", ImportField::Number),
    ("carte", ImportField::Number),
    ("number", ImportField::Number),
    ("member number", ImportField::Number),
    ("nom", ImportField::LastName),
    ("nom de famille", ImportField::LastName),
    ("last name", ImportField::LastName),
    ("surname", ImportField::LastName),
    ("name", ImportField::LastName),
    ("prenom", ImportField::FirstName),
    ("first name", ImportField::FirstName),
    ("surnom", ImportField::Nickname),
    ("pseudo", ImportField::Nickname),
    ("nickname", ImportField::Nickname),
    ("naissance", ImportField::Born),
    ("date de naissance", ImportField::Born),
    ("ne le", ImportField::Born),
    ("ne(e) le", ImportField::Born),
    ("birth date", ImportField::Born),
    ("date of birth", ImportField::Born),
    ("born", ImportField::Born),
    ("email", ImportField::Email),
    ("e-mail", ImportField::Email),
    ("mail", ImportField::Email),
    ("courriel", ImportField::Email),
    ("telephone", ImportField::Phone),
    ("tel", ImportField::Phone),
    ("portable", ImportField::Phone),
    ("phone", ImportField::Phone),
    ("validite", ImportField::ValidUntil),
    ("valable jusqu'au", ImportField::ValidUntil),
    ("valid until", ImportField::ValidUntil),
    ("note", ImportField::Note),
    ("prenoms", ImportField::FirstName),
    ("firstname", ImportField::FirstName),
    ("given name", ImportField::FirstName),
    ("lastname", ImportField::LastName),
    ("noms", ImportField::LastName),
    ("adresse mail", ImportField::Email),
    ("adresse e-mail", ImportField::Email),
    ("adresse electronique", ImportField::Email),
    ("date naissance", ImportField::Born),
    ("n° licence", ImportField::Licence),
    ("n° adherent", ImportField::Number),
    ("surnoms", ImportField::Nickname),
    ("licence number", ImportField::Licence),
    ("license", ImportField::Licence),
    ("license number", ImportField::Licence),
    ("notes", ImportField::Note),
    ("remarque", ImportField::Note),
    ("remarques", ImportField::Note),
    ("etiquettes", ImportField::Tags),
    ("etiquette", ImportField::Tags),
    ("tags", ImportField::Tags),
    ("categorie", ImportField::Tags),
    ("categories", ImportField::Tags),
    ("invite", ImportField::Guest),
    ("guest", ImportField::Guest),
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

/// What a column with this heading holds.
pub fn meaning(heading: &str) -> Option<ImportField> {
    let heading = fold(heading.trim().trim_end_matches('.')).replace('_', " ");
    HEADINGS.iter().find(|(name, _)| *name == heading).map(|(_, column)| *column)
}

/// The columns, and whether there are headings at all. Without headings: last name, first name, birth date.
pub fn understand(first: &[String]) -> (Vec<Option<ImportField>>, bool) {
    let columns: Vec<Option<ImportField>> = first.iter().map(|heading| meaning(heading)).collect();
    match (first, columns.as_slice()) {
        ([], _) => (Vec::new(), false),
        ([_], [Some(ImportField::LastName)]) => (columns, true),
        ([alone], _) if whole_name(alone) => (vec![Some(ImportField::LastName)], true),
        _ if columns.iter().flatten().count() < 2 => {
            let usual = [ImportField::LastName, ImportField::FirstName, ImportField::Born];
            (usual.map(Some).to_vec(), false)
        }
        _ => (columns, true),
    }
}
