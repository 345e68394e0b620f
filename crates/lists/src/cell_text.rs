//! The content of a cell as people write it: names, addresses, telephone numbers, sums.

use chrono::NaiveDate;

use crate::{fold, read_date};

/// Words with which the line of a total begins.
const SUMS: [&str; 14] = [
    "total",
    "totaux",
    "sous total",
    "somme",
    "nombre",
    "nb",
    "effectif",
    "moyenne",
    "sum",
    "subtotal",
    "count",
    "average",
    "grand total",
    "totals",
];

/// Words that count people.
const COUNTED: [&str; 14] = [
    "membres",
    "membre",
    "adherents",
    "adherent",
    "joueurs",
    "joueur",
    "personnes",
    "inscrits",
    "licencies",
    "participants",
    "members",
    "players",
    "people",
    "lignes",
];

/// Words of an address behind a number.
const STREETS: [&str; 20] = [
    "rue",
    "avenue",
    "av",
    "bd",
    "bld",
    "boulevard",
    "chemin",
    "impasse",
    "place",
    "allee",
    "allees",
    "route",
    "quai",
    "cours",
    "square",
    "bis",
    "street",
    "road",
    "lane",
    "lotissement",
];

fn words(text: &str) -> Vec<String> {
    let folded = fold(text);
    folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn counts_people(words: &[String]) -> bool {
    words.iter().any(|word| COUNTED.contains(&word.as_str()))
}

/// Whether a line that begins with these two cells is a sum or a count below a list, not somebody: "Total",
/// "Total ; 14 membres", "Effectif : 31".
pub fn is_sum(first: &str, second: &str) -> bool {
    let (ahead, behind) = (words(first), words(second));
    let whole = ahead.join(" ");
    let begins = SUMS.iter().any(|sum| {
        whole == *sum
            || whole.strip_prefix(sum).is_some_and(|rest| {
                rest.starts_with(' ')
                    && (rest.chars().any(|c| c.is_ascii_digit())
                        || counts_people(&ahead)
                        || rest == " general")
            })
    });
    let nobody = behind.is_empty()
        || second.chars().any(|c| c.is_ascii_digit())
        || counts_people(&behind)
        || !second.chars().any(char::is_alphabetic);
    begins && nobody
}

/// Whether a text may be somebody's name: not a number, a date, an address, a telephone number or the beginning of a
/// message.
pub fn is_name(text: &str, today: NaiveDate) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let words = words(text);
    let numbered = words.first().is_some_and(|word| word.chars().all(|c| c.is_ascii_digit()));
    let street = || words.iter().skip(1).any(|word| STREETS.contains(&word.as_str()));
    text.chars().any(char::is_alphabetic)
        && !text.contains('@')
        && !text.contains("://")
        && !fold(text).starts_with("www.")
        && !text.ends_with(':')
        && digits < 5
        && !(numbered && (street() || counts_people(&words)))
        && read_date(text, false, today).is_none()
}

/// A telephone number of which a spreadsheet made a number: without the zero that all French ones begin with, without
/// the plus of an international one, or with decimals.
pub fn phone(text: &str) -> String {
    let whole = text.strip_suffix(".0").or_else(|| text.strip_suffix(",0")).unwrap_or(text);
    let powers = || {
        let (number, power) = whole.split_once(['E', 'e'])?;
        let power: usize = power.trim_start_matches('+').parse().ok()?;
        let (ahead, behind) = number.split_once([',', '.']).unwrap_or((number, ""));
        let zeros = power.checked_sub(behind.len()).filter(|zeros| *zeros < 12)?;
        let digits = ahead.bytes().chain(behind.bytes()).all(|byte| byte.is_ascii_digit());
        digits.then(|| format!("{ahead}{behind}{}", "0".repeat(zeros)))
    };
    let plain = powers().unwrap_or_else(|| whole.to_owned());
    let digits: String = plain.chars().filter(char::is_ascii_digit).collect();
    let parted = |c: char| c.is_ascii_digit() || matches!(c, ' ' | '.' | '-' | '\u{a0}' | '\u{202f}');
    if !plain.chars().all(parted) || digits.starts_with('0') {
        return plain;
    }
    match digits.len() {
        9 => format!("0{plain}"),
        11 if digits.starts_with("33") && digits == plain => format!("+{plain}"),
        _ => plain,
    }
}

/// An e-mail address, as far as that can be seen.
fn plausible(mail: &str) -> bool {
    let odd = |c: char| c.is_whitespace() || matches!(c, '<' | '>' | ',' | ';' | '"' | '(' | ')');
    mail.split_once('@').is_some_and(|(name, host)| {
        let ends = host.starts_with('.') || host.ends_with('.');
        !name.is_empty() && host.contains('.') && !ends && !host.contains('@') && !mail.contains(odd)
    })
}

/// The first e-mail address in a text, as it stands alone, in angle brackets behind a name, or among others.
pub fn email<'a>(text: &'a str) -> Option<&'a str> {
    let parts =
        text.split(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | ',' | ';' | '(' | ')' | '"'));
    let bare = |part: &'a str| part.strip_prefix("mailto:").unwrap_or(part).trim_end_matches(['.', ':']);
    parts.map(bare).find(|part| plausible(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_dates_and_addresses_are_no_names() {
        let today = NaiveDate::from_ymd_opt(2026, 11, 25).unwrap_or_default();
        for name in ["Dupont", "O’Neil", "Élodie 12", "Le \"Petit\"", "d'Aubigné", "Mars", "X", "Du\u{7}rand"]
        {
            assert!(is_name(name, today), "{name}");
        }
        for text in [
            "5",
            "12/03/1987",
            "3 mars 1985",
            "jean@example.org",
            "12 rue de la Paix",
            "0612345678",
            "14 membres",
            "https://example.org",
            "Bonjour à tous :",
            "-",
        ] {
            assert!(!is_name(text, today), "{text}");
        }
    }

    #[test]
    fn sums_are_told_from_people_of_that_name() {
        for (first, second) in
            [("Total", ""), ("TOTAL :", "14 membres"), ("Effectif : 31", ""), ("Nombre", "31")]
        {
            assert!(is_sum(first, second), "{first} {second}");
        }
        for (first, second) in [("Total", "Marie"), ("Totalier", ""), ("Dupont", "12"), ("", "")] {
            assert!(!is_sum(first, second), "{first} {second}");
        }
    }

    #[test]
    fn a_telephone_number_gets_back_what_a_spreadsheet_took() {
        for (written, wanted) in [
            ("612345678", "0612345678"),
            ("6 12 34 56 78", "06 12 34 56 78"),
            ("612345678.0", "0612345678"),
            ("6,12345678E+08", "0612345678"),
            ("33612345678", "+33612345678"),
            ("06 12 34 56 78", "06 12 34 56 78"),
            ("012345678", "012345678"),
            ("+33 6 12 34 56 78", "+33 6 12 34 56 78"),
            ("poste 12", "poste 12"),
        ] {
            assert_eq!(phone(written), wanted);
        }
    }

    #[test]
    fn an_address_is_found_in_what_stands_around_it() {
        for (text, wanted) in [
            ("a@b.fr", Some("a@b.fr")),
            ("Jean Dupont <jean@ex.fr>", Some("jean@ex.fr")),
            ("mailto:jean@ex.fr", Some("jean@ex.fr")),
            ("a@b.fr ; c@d.fr", Some("a@b.fr")),
            ("jean@", None),
            ("jean at ex.fr", None),
            ("a@b@c.fr", None),
        ] {
            assert_eq!(email(text), wanted, "{text}");
        }
    }
}
