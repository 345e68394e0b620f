//! Cells that a spreadsheet must not take for a formula.

/// The characters at which a spreadsheet recognises a formula.
fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r'])
}

/// Whether it is a formula behind the apostrophes with which it begins.
fn is_quoted(text: &str) -> bool {
    is_formula(text.trim_start_matches('\''))
}

/// A cell that a spreadsheet reads as text, whatever it contains.
pub fn harmless(text: &str) -> String {
    if is_quoted(text) { format!("'{text}") } else { text.to_owned() }
}

/// Content of a cell before it was made harmless.
pub fn plain(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|text| is_quoted(text)).unwrap_or(cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_becomes_text_and_text_stays() {
        for (text, cell) in [
            ("=1+1", "'=1+1"),
            ("-5", "'-5"),
            ("'=1", "''=1"),
            ("O’Neil", "O’Neil"),
            ("'t Hooft", "'t Hooft"),
        ] {
            assert_eq!(harmless(text), cell);
            assert_eq!(plain(cell), text);
        }
    }
}
