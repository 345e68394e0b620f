//! Text as it is compared and searched.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Text as it is searched: without accents, in small letters.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    // An acute accent that stands alone is an apostrophe; decomposed it would be a space.
    let apostrophes = |c: char| if matches!(c, '´' | '`' | '‘' | 'ʼ' | '′') { '\'' } else { c };
    let text = text.chars().filter(|c| !unseen(*c)).map(apostrophes);
    for c in text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
        match c {
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            'ß' => folded.push_str("ss"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            '’' => folded.push('\''),
            c => folded.push(c),
        }
    }
    folded
}

/// Characters that nobody sees and that no name contains: a byte order mark, a zero-width space, a soft hyphen.
pub(super) fn unseen(c: char) -> bool {
    matches!(c, '\u{feff}' | '\u{200b}' | '\u{ad}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn apostrophes_of_all_kinds_are_one() {
        for name in ["D'Aubigné", "D’Aubigné", "D´Aubigné", "D`Aubigné", "D‘Aubi\u{200b}gné"] {
            assert_eq!(fold(name), "d'aubigne", "{name}");
        }
    }
}
