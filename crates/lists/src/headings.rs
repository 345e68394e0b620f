//! The words of headings in French and English.

use crate::{ImportField, fold};

/// The meaning of a column's heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning {
    Of(ImportField),
    /// Both names: "Nom complet".
    WholeName,
    /// The people whom the list is about ("Joueur"): both names, or the family name where another column has first
    /// names.
    Somebody,
}

/// Headings by what is left of them without [`FILLERS`], their words parted by single spaces, with bars between them.
const HEADINGS: [(ImportField, &[&str]); 12] = [
    (
        ImportField::Number,
        &[
            "n°|numero|no|num|number|carte|numero carte|n° carte|card|card number|membership number",
            "matricule",
        ],
    ),
    (
        ImportField::Licence,
        &[
            "licence|numero licence|n° licence|no licence|num licence|licence number|license",
            "license number",
        ],
    ),
    (
        ImportField::LastName,
        &["nom|noms|nom famille|nom usage|last name|lastname|surname|family name|name|patronyme"],
    ),
    (ImportField::FirstName, &["prenom|prenoms|first name|firstname|given name|forename"]),
    (ImportField::Nickname, &["surnom|surnoms|pseudo|pseudonyme|nickname|alias"]),
    (
        ImportField::Born,
        &[
            "naissance|date naissance|ne|nee|ne e|birth date|date birth|birthdate|birthday|born|dob|ddn",
            "anniversaire|date anniversaire",
        ],
    ),
    (
        ImportField::Email,
        &[
            "email|e mail|mail|courriel|mel|adresse mail|adresse email|adresse e mail",
            "adresse electronique|adresse courriel|courrier electronique|email address|e mail address",
            "mail address",
        ],
    ),
    (
        ImportField::Phone,
        &[
            "telephone|tel|portable|mobile|gsm|fixe|tel portable|tel mobile|tel fixe|tel domicile",
            "telephone portable|telephone mobile|telephone fixe|telephone domicile|numero telephone",
            "numero tel|numero portable|numero mobile|num tel|n° telephone|n° tel|n° portable|n° mobile",
            "no tel|phone|phone number|mobile phone|mobile number|cell|cell phone|telephone number",
        ],
    ),
    (
        ImportField::ValidUntil,
        &[
            "validite|valable jusqu au|valide jusqu au|valid until|fin|fin adhesion|fin validite",
            "fin cotisation|date fin|date fin adhesion|date fin validite|date validite|adhesion jusqu au",
            "expiration|date expiration|expire|echeance|date echeance|expiry|expires|expiry date",
            "expiration date|end date|membership end|end membership|membership until",
            "membership valid until",
        ],
    ),
    (
        ImportField::Note,
        &[
            "note|notes|remarque|remarques|remark|remarks|commentaire|commentaires|comment|comments",
            "observation|observations|divers",
        ],
    ),
    (ImportField::Tags, &["etiquette|etiquettes|tag|tags|categorie|categories|category|groupe|groupes"]),
    (ImportField::Guest, &["invite|guest"]),
];

/// Headings of a column that holds first and last names.
const WHOLE_NAMES: [&str; 2] = [
    "nom complet|nom et prenom|nom prenom|nom prenoms|noms prenoms|noms et prenoms|prenom et nom",
    "prenom nom|full name|fullname|first and last name|name and surname|identite",
];

/// Words for the persons of a list. Beside other words of a heading they say nothing.
const SOMEBODY: [&str; 3] = [
    "adherent|adherente|adherents|membre|membres|joueur|joueuse|joueurs|licencie|licencies",
    "participant|participante|participants|beneficiaire|inscrit|inscrits|member|members|player",
    "players",
];

/// Words of a heading that say nothing about its column.
const FILLERS: [&str; 3] = [
    "de|d|du|des|l|la|le|les|un|une|votre|vos|ton|ta|tes|mon|ma|quel|quelle|est|sont|indiquez",
    "saisissez|merci|perso|personnel|personnelle|obligatoire|facultatif|principal|principale|the",
    "of|your|my|s|what|is",
];

/// Words of a heading that is about somebody or something else.
const OTHERS: [&str; 6] = [
    "payeur|payeuse|payer|acheteur|acheteuse|buyer|commande|order|urgence|emergency|lieu|parent",
    "parents|pere|mere|tuteur|tutrice|representant|responsable|conjoint|club|equipe|team|societe",
    "entreprise|company|raison|organisation|ville|commune|pays|rue|postal|postale|paiement",
    "payment|reglement|transaction|recu|facture|ticket|billet|formule|tarif|montant|partenaire",
    "parrain|banque|iban|medecin|certificat|tournoi|soiree|evenement|campagne|fille|assurance|fax",
    "father|mother|guardian|sponsor",
];

/// Whether a word or heading is one of these.
fn among(lines: &[&str], wanted: &str) -> bool {
    lines.iter().any(|line| line.split('|').any(|one| one == wanted))
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
    let known = HEADINGS.iter().find(|(_, names)| among(names, &name));
    let whole = || among(&WHOLE_NAMES, &name).then_some(Meaning::WholeName);
    known.map(|(field, _)| Meaning::Of(*field)).or_else(whole)
}

fn meant(heading: &str) -> Option<Meaning> {
    let all = words(heading);
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    if let Some(known) = named(&all) {
        return Some(known);
    }
    if all.iter().any(|word| among(&OTHERS, word)) {
        return None;
    }
    let says_nothing = |word: &&&str| {
        !among(&FILLERS, word) && !among(&SOMEBODY, word) && word.chars().any(char::is_alphabetic)
            || word.contains('°')
    };
    let left: Vec<&str> = all.iter().filter(says_nothing).copied().collect();
    match left.as_slice() {
        [] => all.iter().any(|word| among(&SOMEBODY, word)).then_some(Meaning::Somebody),
        left => named(left),
    }
}

/// As the heading itself says, otherwise as it says without what stands in brackets.
pub(super) fn meaning_of(heading: &str) -> Option<Meaning> {
    let bare = unbracketed(heading);
    meant(heading).or_else(|| meant(&bare).filter(|_| bare != heading))
}

/// The field of a column with this heading.
pub fn meaning(heading: &str) -> Option<ImportField> {
    match meaning_of(heading)? {
        Meaning::Of(field) => Some(field),
        Meaning::WholeName | Meaning::Somebody => Some(ImportField::LastName),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EXPORTED;

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
}
