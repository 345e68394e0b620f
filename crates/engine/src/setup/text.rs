//! Text as a person typed it.

/// Control characters and those that turn the direction of writing: a name with them looks like another
/// one, or breaks the line of a list.
pub fn invisible(c: char) -> bool {
    c.is_control() || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}
