//! Which column holds what, by its heading in French or English.

use serde::{Deserialize, Serialize};

use crate::{Row, fold};

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

/// Whether a list begins as an exported one does: its cells are what the program itself wrote.
pub fn is_exported(rows: &[Row]) -> bool {
    let Some(first) = rows.first() else { return false };
    let (own, rest) = first.cells.split_at_checked(EXPORTED.len()).unwrap_or_default();
    own == EXPORTED && rest.iter().all(String::is_empty)
}

/// What a heading says of its column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Meaning {
    /// One field.
    Of(ImportField),
    /// Both names: "Nom complet".
    WholeName,
    /// Whoever the list is about ("Joueur"): both names, or the family name where another column has first names.
    Somebody,
}

/// Headings by what is left of them without [`FILLERS`], their words parted by single spaces.
const HEADINGS: [(ImportField, &[&str]); 12] = [
    (
        ImportField::Number,
        &[
            "n°", "numero", "no", "num", "number", "carte", "numero carte", "n° carte", "card", "card number",
            "membership number", "matricule",
        ],
    ),
    (
        ImportField::Licence,
        &[
            "licence", "numero licence", "n° licence", "no licence", "num licence", "licence number", "license",
            "license number",
        ],
    ),
    (
        ImportField::LastName,
        &[
            "nom", "noms", "nom famille", "nom usage", "last name", "lastname", "surname", "family name", "name",
            "patronyme",
        ],
    ),
    (
        ImportField::FirstName,
        &["prenom", "prenoms", "first name", "firstname", "given name", "forename"],
    ),
    (ImportField::Nickname, &["surnom", "surnoms", "pseudo", "pseudonyme", "nickname", "alias"]),
    (
        ImportField::Born,
        &[
            "naissance", "date naissance", "ne", "nee", "ne e", "birth date", "date birth", "birthdate",
            "birthday", "born", "dob", "ddn", "anniversaire", "date anniversaire",
        ],
    ),
    (
        ImportField::Email,
        &[
            "email", "e mail", "mail", "courriel", "mel", "adresse mail", "adresse email", "adresse e mail",
            "adresse electronique", "adresse courriel", "courrier electronique", "email address",
            "e mail address", "mail address",
        ],
    ),
    (
        ImportField::Phone,
        &[
            "telephone", "tel", "portable", "mobile", "gsm", "fixe", "tel portable", "tel mobile", "tel fixe",
            "tel domicile", "telephone portable", "telephone mobile", "telephone fixe", "telephone domicile",
            "numero telephone", "numero tel", "numero portable", "numero mobile", "num tel", "n° telephone",
            "n° tel", "n° portable", "n° mobile", "no tel", "phone", "phone number", "mobile phone",
            "mobile number", "cell", "cell phone", "telephone number",
        ],
    ),
    (
        ImportField::ValidUntil,
        &[
            "validite", "valable jusqu au", "valide jusqu au", "valid until", "fin", "fin adhesion",
            "fin validite", "fin cotisation", "date fin", "date fin adhesion", "date fin validite",
            "date validite", "adhesion jusqu au", "expiration", "date expiration", "expire", "echeance",
            "date echeance", "expiry", "expires", "expiry date", "expiration date", "end date",
            "membership end", "end membership", "membership until", "membership valid until",
        ],
    ),
    (
        ImportField::Note,
        &[
            "note", "notes", "remarque", "remarques", "remark", "remarks", "commentaire", "commentaires",
            "comment", "comments", "observation", "observations", "divers",
        ],
    ),
    (
        ImportField::Tags,
        &["etiquette", "etiquettes", "tag", "tags", "categorie", "categories", "category", "groupe", "groupes"],
    ),
    (ImportField::Guest, &["invite", "guest"]),
];

/// Headings of a column that holds first and last names.
const WHOLE_NAMES: [&str; 13] = [
    "nom complet",
    "nom et prenom",
    "nom prenom",
    "nom prenoms",
    "noms prenoms",
    "noms et prenoms",
    "prenom et nom",
    "prenom nom",
    "full name",
    "fullname",
    "first and last name",
    "name and surname",
    "identite",
];

/// Whom a list is about. Beside other words of a heading they say nothing.
const SOMEBODY: [&str; 20] = [
    "adherent",
    "adherente",
    "adherents",
    "membre",
    "membres",
    "joueur",
    "joueuse",
    "joueurs",
    "licencie",
    "licencies",
    "participant",
    "participante",
    "participants",
    "beneficiaire",
    "inscrit",
    "inscrits",
    "member",
    "members",
    "player",
    "players",
];

/// Words of a heading that say nothing about its column.
const FILLERS: [&str; 38] = [
    "de", "d", "du", "des", "l", "la", "le", "les", "un", "une", "votre", "vos", "ton", "ta", "tes", "mon", "ma",
    "quel", "quelle", "est", "sont", "indiquez", "saisissez", "merci", "perso", "personnel", "personnelle",
    "obligatoire", "facultatif", "principal", "principale", "the", "of", "your", "my", "s", "what", "is",
];

/// Words of a heading that is about somebody or something else.
const OTHERS: [&str; 62] = [
    "payeur", "payeuse", "payer", "acheteur", "acheteuse", "buyer", "commande", "order", "urgence", "emergency",
    "lieu", "parent", "parents", "pere", "mere", "tuteur", "tutrice", "representant", "responsable", "conjoint",
    "club", "equipe", "team", "societe", "entreprise", "company", "raison", "organisation", "ville", "commune",
    "pays", "rue", "postal", "postale", "paiement", "payment", "reglement", "transaction", "recu", "facture",
    "ticket", "billet", "formule", "tarif", "montant", "partenaire", "parrain", "banque", "iban", "medecin",
    "certificat", "tournoi", "soiree", "evenement", "campagne", "fille", "assurance", "fax", "father", "mother",
    "guardian", "sponsor",
];

/// What stands between columns: whichever of semicolon, comma and tab the first line has most of, unless another one
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

/// The words of a heading; `n°` is one.
fn words(heading: &str) -> Vec<String> {
    let spaced = fold(heading).replace('°', "° ");
    let words = spaced.split(|c: char| !c.is_alphanumeric() && c != '°');
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// A heading without what it says in brackets: "Date de naissance (JJ/MM/AAAA)".
fn unbracketed(heading: &str) -> String {
    let mut depth = 0_usize;
    let mut kept = String::new();
    for c in heading.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            c if depth == 0 => kept.push(c),
            _ => {}
        }
    }
    kept
}

fn named(words: &[&str]) -> Option<Meaning> {
    let name = words.join(" ");
    let known = HEADINGS.iter().find(|(_, names)| names.contains(&name.as_str()));
    let whole = || WHOLE_NAMES.contains(&name.as_str()).then_some(Meaning::WholeName);
    known.map(|(field, _)| Meaning::Of(*field)).or_else(whole)
}

fn meant(heading: &str) -> Option<Meaning> {
    let all = words(heading);
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    if let Some(known) = named(&all) {
        return Some(known);
    }
    if all.iter().any(|word| OTHERS.contains(word)) {
        return None;
    }
    let says_nothing = |word: &&&str| {
        !FILLERS.contains(*word) && !SOMEBODY.contains(*word) && word.chars().any(char::is_alphabetic)
            || word.contains('°')
    };
    let left: Vec<&str> = all.iter().filter(says_nothing).copied().collect();
    match left.as_slice() {
        [] => all.iter().any(|word| SOMEBODY.contains(word)).then_some(Meaning::Somebody),
        left => named(left),
    }
}

/// As the heading itself says, otherwise as it says without what stands in brackets.
fn meaning_of(heading: &str) -> Option<Meaning> {
    let bare = unbracketed(heading);
    meant(heading).or_else(|| meant(&bare).filter(|_| bare != heading))
}

/// What a column with this heading holds.
pub fn meaning(heading: &str) -> Option<ImportField> {
    match meaning_of(heading)? {
        Meaning::Of(field) => Some(field),
        Meaning::WholeName | Meaning::Somebody => Some(ImportField::LastName),
    }
}

/// What the columns of these headings hold. One column is read for each field; a second e-mail address, telephone
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

/// How many rows may stand above the headings.
pub(super) const ABOVE: usize = 30;

/// Where the headings of a list stand, and what its columns hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Understood {
    /// The row of the headings, from 0; none: there are none.
    pub heading: Option<usize>,
    /// For each column from the left; none: it is left out.
    pub columns: Vec<Option<ImportField>>,
}

/// Whether a row may be the headings: one says that a name stands below it. A word such as "Joueur" must have another
/// field beside it, and one that comes again in another line is what members are, not what a column is.
fn heads(row: &Row, columns: &[Option<ImportField>], below: &[Row]) -> bool {
    let Some(name) = columns.iter().position(|column| *column == Some(ImportField::LastName)) else {
        return false;
    };
    let Some(cell) = row.cells.get(name) else { return false };
    let again = |other: &Row| other.cells.get(name) == Some(cell) && other.cells != row.cells;
    let filled = row.cells.iter().filter(|cell| !cell.is_empty()).count();
    let somebody = meaning_of(cell) == Some(Meaning::Somebody);
    let others = columns.iter().flatten().count() > 1;
    (others || !somebody && filled > 1) && !below.iter().any(again)
}

/// What the columns of a list hold, by the first of its rows that are headings. Without headings: last name, first
/// name, birth date, and addresses and telephone numbers by what they look like.
pub fn understand(rows: &[Row]) -> Understood {
    let Some(first) = rows.first() else { return Understood { heading: None, columns: Vec::new() } };
    let found = columns(&first.cells);
    let alone = |row: &Row| row.cells.len() == 1;
    let name_alone = alone(first) && found == [Some(ImportField::LastName)];
    let of_itself = |heading: &&String| matches!(meaning_of(heading), Some(Meaning::Of(_)));
    if name_alone || first.cells.iter().filter(of_itself).count() > 1 {
        return Understood { heading: Some(0), columns: found };
    }
    let rest = rows.iter().enumerate().take(ABOVE + 1);
    let headed = rest.map(|(at, row)| (at, row, columns(&row.cells))).find(|(at, row, columns)| {
        heads(row, columns, rows.get(at + 1..).unwrap_or_default())
    });
    match headed {
        Some((at, _, columns)) => Understood { heading: Some(at), columns },
        None => Understood { heading: None, columns: unheaded(rows) },
    }
}

/// How many rows without headings say what their columns hold.
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
    fn headings_are_understood_as_services_and_clubs_write_them() {
        use ImportField as F;
        for (heading, wanted) in [
            ("Nom de l’adhérent", Some(F::LastName)),
            ("Prénom adhérent", Some(F::FirstName)),
            ("Nom complet", Some(F::LastName)),
            ("Joueurs", Some(F::LastName)),
            ("N° d'adhérent", Some(F::Number)),
            ("N°adhérent", Some(F::Number)),
            ("Fin d’adhésion", Some(F::ValidUntil)),
            ("Date de fin d'adhésion", Some(F::ValidUntil)),
            ("Valable jusqu'au", Some(F::ValidUntil)),
            ("Tél. portable", Some(F::Phone)),
            ("Téléphone 2", Some(F::Phone)),
            ("Email 1", Some(F::Email)),
            ("Adresse e-mail", Some(F::Email)),
            ("Date de naissance (JJ/MM/AAAA)", Some(F::Born)),
            ("Né(e) le", Some(F::Born)),
            ("Quelle est votre date de naissance ?", Some(F::Born)),
            ("Player's last name", Some(F::LastName)),
            ("last_name", Some(F::LastName)),
            ("Nom acheteur", None),
            ("Prénom payeur", None),
            ("Email payeur", None),
            ("Numéro de commande", None),
            ("Nom du club", None),
            ("Lieu de naissance", None),
            ("Tél. en cas d’urgence", None),
            ("Adresse", None),
            ("Date", None),
            ("Nom de jeune fille", None),
            ("Horodateur", None),
            ("", None),
        ] {
            assert_eq!(meaning(heading), wanted, "{heading}");
        }
        for exported in EXPORTED {
            assert!(meaning(exported).is_some(), "{exported}");
        }
    }

    #[test]
    fn headings_are_looked_for_below_titles() {
        let found = understand(&rows(&["Poker Club", ";", "Nom;Prénom;Mobile", "Petit;Paul;06"]));
        assert_eq!(found.heading, Some(2));
        assert_eq!(found.columns.len(), 3);
        // What members are is no heading.
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
        assert_eq!(
            columns("Joueur;Prénom"),
            [Some(ImportField::LastName), Some(ImportField::FirstName)]
        );
        assert_eq!(
            columns("Nom complet;Né le"),
            [Some(ImportField::LastName), Some(ImportField::Born)]
        );
    }

    #[test]
    fn the_separator_is_that_of_most_lines() {
        assert_eq!(separator("Liste, club de Lyon\nNom;Prénom\nDupont;Jean\nPetit;Zoé\n"), ';');
        assert_eq!(separator("Nom;Prénom;Note\nA;B;x, y, z\n"), ';');
        assert_eq!(separator("Nom,Prénom\nA,B\n"), ',');
    }
}
