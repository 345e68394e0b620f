//! Amounts in words, for receipts.
//!
//! French is written in the traditional spelling, as banks and notaries write it: hyphens only
//! between the parts of a number below a hundred that no `et` joins (`soixante et onze`,
//! `quatre-vingt-un`, `deux cent un`). English is British: `two hundred and one`.

mod english;
mod french;
mod gender;

use crate::Language;
use crate::in_words::gender::Gender;

/// The words of a currency: singular and plural, for the unit and its hundredth.
struct Unit {
    one: String,
    many: String,
    part: &'static str,
    parts: &'static str,
    gender: Gender,
}

fn unit(language: Language, currency: &str) -> Unit {
    let of = |one: &str, many: &str, part, parts, gender| Unit {
        one: one.to_owned(),
        many: many.to_owned(),
        part,
        parts,
        gender,
    };
    let him = Gender::Masculine;
    match (language, currency) {
        (Language::Fr, "EUR") => of("euro", "euros", "centime", "centimes", him),
        (Language::Fr, "USD") => of("dollar", "dollars", "cent", "cents", him),
        (Language::Fr, "CAD") => of("dollar canadien", "dollars canadiens", "cent", "cents", him),
        (Language::Fr, "CHF") => of("franc suisse", "francs suisses", "centime", "centimes", him),
        (Language::Fr, "GBP") => of("livre sterling", "livres sterling", "penny", "pence", Gender::Feminine),
        (Language::Fr, other) => of(other, other, "centième", "centièmes", him),
        (Language::En, "EUR") => of("euro", "euros", "cent", "cents", him),
        (Language::En, "USD") => of("dollar", "dollars", "cent", "cents", him),
        (Language::En, "CAD") => of("Canadian dollar", "Canadian dollars", "cent", "cents", him),
        (Language::En, "CHF") => of("Swiss franc", "Swiss francs", "centime", "centimes", him),
        (Language::En, "GBP") => of("pound", "pounds", "penny", "pence", him),
        (Language::En, other) => of(other, other, "hundredth", "hundredths", him),
    }
}

/// Cents as money in words: `deux cent un euros et cinquante centimes`, `two hundred and one euros
/// and fifty cents`. A currency that has no words here keeps its three letters.
///
/// ```
/// use tapis_locale::{Language, money_in_words};
/// assert_eq!(money_in_words(Language::Fr, 8_000, "EUR"), "quatre-vingts euros");
/// assert_eq!(money_in_words(Language::Fr, 100_000_000, "EUR"), "un million d’euros");
/// assert_eq!(money_in_words(Language::En, 1_250, "EUR"), "twelve euros and fifty cents");
/// ```
pub fn money_in_words(language: Language, cents: i64, currency: &str) -> String {
    let unit = unit(language, currency);
    let (whole, rest) = (cents.unsigned_abs() / 100, cents.unsigned_abs() % 100);
    let mut said = Vec::new();
    if cents < 0 {
        said.push(if language == Language::Fr { "moins" } else { "minus" }.to_owned());
    }
    if whole > 0 || rest == 0 {
        said.push(counted(language, whole, &unit));
    }
    if rest > 0 {
        if whole > 0 {
            said.push(if language == Language::Fr { "et" } else { "and" }.to_owned());
        }
        let number = match language {
            Language::Fr => french::number(rest, Gender::Masculine),
            Language::En => english::number(rest),
        };
        said.push(number);
        said.push(if rest == 1 { unit.part } else { unit.parts }.to_owned());
    }
    said.join(" ")
}

fn counted(language: Language, whole: u64, unit: &Unit) -> String {
    match language {
        Language::Fr => {
            let number = french::number(whole, unit.gender);
            // French plurals start at two; millions are nouns and take `de`.
            let name = if whole < 2 { &unit.one } else { &unit.many };
            let link = match (french::ends_in_noun(whole), name.starts_with(['a', 'e', 'i', 'o', 'u'])) {
                (false, _) => " ",
                (true, true) => " d’",
                (true, false) => " de ",
            };
            format!("{number}{link}{name}")
        }
        Language::En => {
            let name = if whole == 1 { &unit.one } else { &unit.many };
            format!("{} {name}", english::number(whole))
        }
    }
}

/// A whole number in words, with no noun after it.
///
/// ```
/// use tapis_locale::{Language, number_in_words};
/// assert_eq!(number_in_words(Language::Fr, 71), "soixante et onze");
/// assert_eq!(number_in_words(Language::En, 71), "seventy-one");
/// ```
pub fn number_in_words(language: Language, number: u64) -> String {
    match language {
        Language::Fr => french::number(number, Gender::Masculine),
        Language::En => english::number(number),
    }
}
