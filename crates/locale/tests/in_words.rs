//! Amounts in words: known values, and every number read back from its words.

use proptest::prelude::*;
use tapis_locale::{Language, money_in_words, number_in_words};

#[test]
fn french_numbers_in_words() {
    let known = [
        (0, "zéro"),
        (1, "un"),
        (16, "seize"),
        (17, "dix-sept"),
        (21, "vingt et un"),
        (22, "vingt-deux"),
        (61, "soixante et un"),
        (70, "soixante-dix"),
        (71, "soixante et onze"),
        (77, "soixante-dix-sept"),
        (80, "quatre-vingts"),
        (81, "quatre-vingt-un"),
        (90, "quatre-vingt-dix"),
        (91, "quatre-vingt-onze"),
        (99, "quatre-vingt-dix-neuf"),
        (100, "cent"),
        (101, "cent un"),
        (180, "cent quatre-vingts"),
        (200, "deux cents"),
        (201, "deux cent un"),
        (999, "neuf cent quatre-vingt-dix-neuf"),
        (1_000, "mille"),
        (1_001, "mille un"),
        (1_100, "mille cent"),
        (2_000, "deux mille"),
        (21_000, "vingt et un mille"),
        (71_071, "soixante et onze mille soixante et onze"),
        (80_000, "quatre-vingt mille"),
        (80_080, "quatre-vingt mille quatre-vingts"),
        (200_000, "deux cent mille"),
        (200_200, "deux cent mille deux cents"),
        (1_000_000, "un million"),
        (80_000_000, "quatre-vingts millions"),
        (200_000_000, "deux cents millions"),
        (1_000_001, "un million un"),
        (2_000_000_000, "deux milliards"),
        (3_000_000_000_000, "trois billions"),
    ];
    for (number, words) in known {
        assert_eq!(number_in_words(Language::Fr, number), words);
    }
}

#[test]
fn english_numbers_in_words() {
    let known = [
        (0, "zero"),
        (13, "thirteen"),
        (40, "forty"),
        (71, "seventy-one"),
        (80, "eighty"),
        (100, "one hundred"),
        (201, "two hundred and one"),
        (1_000, "one thousand"),
        (1_005, "one thousand and five"),
        (1_205, "one thousand two hundred and five"),
        (101_000, "one hundred and one thousand"),
        (1_000_000, "one million"),
        (1_000_021, "one million and twenty-one"),
        (2_000_000_000, "two billion"),
    ];
    for (number, words) in known {
        assert_eq!(number_in_words(Language::En, number), words);
    }
}

#[test]
fn money_has_its_unit_and_its_hundredths() {
    let french = [
        (0, "EUR", "zéro euro"),
        (1, "EUR", "un centime"),
        (50, "EUR", "cinquante centimes"),
        (100, "EUR", "un euro"),
        (101, "EUR", "un euro et un centime"),
        (1_250, "EUR", "douze euros et cinquante centimes"),
        (7_100, "EUR", "soixante et onze euros"),
        (8_080, "EUR", "quatre-vingts euros et quatre-vingts centimes"),
        (20_000, "EUR", "deux cents euros"),
        (100_000, "EUR", "mille euros"),
        (100_000_000, "EUR", "un million d’euros"),
        (200_000_000, "USD", "deux millions de dollars"),
        (100_020_000, "EUR", "un million deux cents euros"),
        (100, "GBP", "une livre sterling"),
        (2_101, "GBP", "vingt et une livres sterling et un penny"),
        (8_100, "GBP", "quatre-vingt-une livres sterling"),
        (-1_500, "EUR", "moins quinze euros"),
        (1_500, "XPF", "quinze XPF"),
        (1_501, "XPF", "quinze XPF et un centième"),
    ];
    for (cents, currency, words) in french {
        assert_eq!(money_in_words(Language::Fr, cents, currency), words);
    }
    let english = [
        (0, "EUR", "zero euros"),
        (1, "GBP", "one penny"),
        (100, "GBP", "one pound"),
        (20_150, "USD", "two hundred and one dollars and fifty cents"),
        (100_000_000, "EUR", "one million euros"),
        (-5, "EUR", "minus five cents"),
    ];
    for (cents, currency, words) in english {
        assert_eq!(money_in_words(Language::En, cents, currency), words);
    }
}

/// The value of a word: a number below a thousand, or a power that multiplies.
fn worth(language: Language, word: &str) -> (u64, bool) {
    let french = [
        "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
        "douze", "treize", "quatorze", "quinze", "seize",
    ];
    let english = [
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
    let small: &[&str] = if language == Language::Fr { &french } else { &english };
    if let Some(at) = (0_u64..).zip(small).find(|(_, known)| **known == word) {
        return (at.0, false);
    }
    let tens = [
        (20, "vingt", "twenty"),
        (30, "trente", "thirty"),
        (40, "quarante", "forty"),
        (50, "cinquante", "fifty"),
        (60, "soixante", "sixty"),
        (70, "", "seventy"),
        (80, "", "eighty"),
        (90, "", "ninety"),
    ];
    if let Some(ten) = tens.iter().find(|ten| ten.1 == word || ten.2 == word) {
        return (ten.0, false);
    }
    let powers = [
        (3, "mille", "thousand"),
        (6, "million", "million"),
        (9, "milliard", "billion"),
        (12, "billion", "trillion"),
        (15, "billiard", "quadrillion"),
        (18, "trillion", "quintillion"),
    ];
    let said = |power: &&(u32, &str, &str)| {
        if language == Language::Fr { power.1 == word } else { power.2 == word }
    };
    let power = powers.iter().find(said);
    assert!(power.is_some(), "nobody says {word}");
    (10_u64.pow(power.map_or(0, |power| power.0)), true)
}

/// The number that the words mean.
fn read_back(language: Language, words: &str) -> u64 {
    let (mut whole, mut group) = (0_u64, 0_u64);
    let words = words.replace("quatre-vingts", "quatre-vingt").replace("quatre-vingt", "80");
    for word in words.split([' ', '-']).filter(|word| !matches!(*word, "et" | "and")) {
        let word = if language == Language::Fr && word != "trois" && word != "six" {
            word.trim_end_matches('s')
        } else {
            word
        };
        match word {
            "80" => group += 80,
            "cent" | "hundred" => group = if group == 0 { 100 } else { group * 100 },
            word => match worth(language, word) {
                (power, true) => {
                    whole += group.max(1) * power;
                    group = 0;
                }
                (number, false) => group += number,
            },
        }
    }
    whole + group
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, ..ProptestConfig::default() })]

    /// The words of a number mean that number.
    #[test]
    fn a_number_is_read_back_from_its_words(number in prop_oneof![0..2_000_u64, 0..2_000_000_u64, any::<u64>()]) {
        for language in [Language::Fr, Language::En] {
            let words = number_in_words(language, number);
            prop_assert_eq!(read_back(language, &words), number, "{}", words);
            prop_assert!(!words.contains("  ") && words.trim() == words, "{}", words);
        }
    }

    /// `cents` and `vingts` have their s only if no number follows; `mille` never has one.
    #[test]
    fn french_agreement_is_correct(number in any::<u64>()) {
        let words = number_in_words(Language::Fr, number);
        prop_assert!(!words.contains("milles") && !words.contains("cents mille") && !words.contains("vingts mille"));
        for agreed in ["cents ", "vingts "] {
            for (at, _) in words.match_indices(agreed) {
                let after = &words[at + agreed.len()..];
                let noun = ["million", "milliard", "billion", "billiard", "trillion"];
                prop_assert!(noun.iter().any(|noun| after.starts_with(noun)), "{}", words);
            }
        }
    }

    /// No amount of money is too large or too small for words.
    #[test]
    fn every_amount_has_words(cents in any::<i64>()) {
        for language in [Language::Fr, Language::En] {
            let words = money_in_words(language, cents, "EUR");
            prop_assert!(!words.is_empty() && words.chars().all(|c| c.is_alphabetic() || " -’".contains(c)), "{}", words);
        }
    }
}
