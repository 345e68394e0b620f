//! British English numbers in words.

const SMALL: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const TENS: [&str; 10] =
    ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
/// Powers of a thousand, largest first.
const POWERS: [(u64, &str); 6] = [
    (1_000_000_000_000_000_000, "quintillion"),
    (1_000_000_000_000_000, "quadrillion"),
    (1_000_000_000_000, "trillion"),
    (1_000_000_000, "billion"),
    (1_000_000, "million"),
    (1_000, "thousand"),
];

/// Spells out a whole number in English.
pub fn number(number: u64) -> String {
    if number == 0 {
        return word(&SMALL, 0).to_owned();
    }
    let mut said: Vec<String> = Vec::new();
    let mut rest = number;
    for (value, name) in POWERS {
        let count = rest / value;
        rest %= value;
        if count > 0 {
            said.push(format!("{} {name}", hundreds(count)));
        }
    }
    if rest > 0 {
        // "and" joins a remainder below a hundred: one thousand and five, one thousand two hundred and five.
        let and = if rest < 100 && !said.is_empty() { "and " } else { "" };
        said.push(format!("{and}{}", hundreds(rest)));
    }
    said.join(" ")
}

/// From 1 to 999.
fn hundreds(number: u64) -> String {
    let (count, rest) = (number / 100, number % 100);
    match (count, rest) {
        (0, rest) => tens(rest),
        (count, 0) => format!("{} hundred", word(&SMALL, count)),
        (count, rest) => format!("{} hundred and {}", word(&SMALL, count), tens(rest)),
    }
}

/// From 1 to 99.
fn tens(number: u64) -> String {
    match (number / 10, number % 10) {
        (0 | 1, _) => word(&SMALL, number).to_owned(),
        (ten, 0) => word(&TENS, ten).to_owned(),
        (ten, unit) => format!("{}-{}", word(&TENS, ten), word(&SMALL, unit)),
    }
}

fn word(words: &[&'static str], at: u64) -> &'static str {
    usize::try_from(at).ok().and_then(|at| words.get(at)).copied().unwrap_or_default()
}
