//! Text that a device in the room sends: one short line, as a person sees it.

use tapis_engine::setup::text::invisible;

/// Characters that take no place on the line: zero-width spaces and marks, soft hyphens, byte order marks.
fn unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2060}'
            ..='\u{2064}' | '\u{feff}'
    )
}

/// The line without spaces around it and without characters that nobody sees. `None` if it has more characters than
/// this, ends a line, or turns the direction of writing.
///
/// ```
/// use tapis_club::one_line;
/// assert_eq!(one_line(" Zo\u{200b}é ", 3).as_deref(), Some("Zoé"));
/// assert_eq!(one_line("Zo\u{202e}é", 10), None);
/// ```
pub fn one_line(text: &str, longest: usize) -> Option<String> {
    let seen: String = text.chars().filter(|c| !unseen(*c)).collect();
    let line = seen.trim();
    let odd = |c: char| invisible(c) || matches!(c, '\u{2028}' | '\u{2029}');
    (line.chars().count() <= longest && !line.chars().any(odd)).then(|| line.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_removed_or_refused() {
        assert_eq!(
            one_line("\u{feff}Zoé\u{ad} \u{200f}Nou\u{2060}velle\u{200b} ", 60).unwrap(),
            "Zoé Nouvelle"
        );
        assert_eq!(one_line("\u{200b}\u{feff} ", 60).unwrap(), "");
        for odd in ["a\u{202e}b", "a\u{2066}b", "a\nb", "a\u{2028}b", "a\u{7}b", "abcd"] {
            assert_eq!(one_line(odd, 3), None, "{odd:?}");
        }
    }
}
