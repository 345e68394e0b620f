//! French numbers in words, in the traditional spelling.

use crate::in_words::gender::Gender;

const SMALL: [&str; 20] = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
    "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
];
/// Sixty counts on to seventy-nine, and eighty to ninety-nine.
const TENS: [&str; 10] = [
    "",
    "",
    "vingt",
    "trente",
    "quarante",
    "cinquante",
    "soixante",
    "soixante",
    "quatre-vingt",
    "quatre-vingt",
];
/// Powers of a thousand that are nouns (long scale), largest first.
const NOUNS: [(u64, &str); 5] = [
    (1_000_000_000_000_000_000, "trillion"),
    (1_000_000_000_000_000, "billiard"),
    (1_000_000_000_000, "billion"),
    (1_000_000_000, "milliard"),
    (1_000_000, "million"),
];

/// Whether a number ends in a noun, which takes `de` before what is counted.
pub fn ends_in_noun(number: u64) -> bool {
    number > 0 && number.is_multiple_of(1_000_000)
}

/// Spells out a whole number in French.
pub fn number(number: u64, gender: Gender) -> String {
    if number == 0 {
        return small(0, gender).to_owned();
    }
    let mut said: Vec<String> = Vec::new();
    let mut rest = number;
    for (value, noun) in NOUNS {
        let count = rest / value;
        rest %= value;
        if count > 0 {
            let several = if count > 1 { "s" } else { "" };
            // Before a noun, cents and vingts keep their s.
            said.push(format!("{} {noun}{several}", hundreds(count, Gender::Masculine, true)));
        }
    }
    let (thousands, rest) = (rest / 1_000, rest % 1_000);
    match thousands {
        0 => {}
        1 => said.push("mille".to_owned()),
        // `mille` is a number, so cents and vingts lose their s before it.
        count => said.push(format!("{} mille", hundreds(count, Gender::Masculine, false))),
    }
    if rest > 0 {
        said.push(hundreds(rest, gender, true));
    }
    said.join(" ")
}

/// Below a thousand; `last` if no number follows.
fn hundreds(number: u64, gender: Gender, last: bool) -> String {
    let (count, rest) = (number / 100, number % 100);
    let several = if count > 1 && rest == 0 && last { "s" } else { "" };
    let hundred = match count {
        0 => None,
        1 => Some("cent".to_owned()),
        count => Some(format!("{} cent{several}", small(count, Gender::Masculine))),
    };
    let rest = (rest > 0).then(|| tens(rest, gender, last));
    [hundred, rest].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// From 1 to 99.
fn tens(number: u64, gender: Gender, last: bool) -> String {
    if number < 20 {
        return small(number, gender).to_owned();
    }
    let ten = usize::try_from(number / 10).ok().and_then(|ten| TENS.get(ten)).copied().unwrap_or_default();
    // Seventy and ninety count on from ten.
    let unit = if matches!(number / 10, 7 | 9) { number % 10 + 10 } else { number % 10 };
    match (number / 10, unit) {
        (8, 0) => format!("{ten}{}", if last { "s" } else { "" }),
        (_, 0) => ten.to_owned(),
        (2..=6, 1) | (7, 11) => format!("{ten} et {}", small(unit, gender)),
        _ => format!("{ten}-{}", small(unit, gender)),
    }
}

fn small(number: u64, gender: Gender) -> &'static str {
    match (number, gender) {
        (1, Gender::Feminine) => "une",
        _ => usize::try_from(number).ok().and_then(|at| SMALL.get(at)).copied().unwrap_or_default(),
    }
}
