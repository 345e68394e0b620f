//! Cells that a spreadsheet must not take for a formula.

/// The characters at which a spreadsheet recognises a formula.
fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r'])
}

/// A cell that a spreadsheet reads as text, whatever it contains.
pub fn harmless(text: &str) -> String {
    if is_formula(text) { format!("'{text}") } else { text.to_owned() }
}

/// What a cell held before it was made harmless.
pub fn plain(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|text| is_formula(text)).unwrap_or(cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_becomes_text_and_text_stays() {
        for (text, cell) in [("=1+1", "'=1+1"), ("-5", "'-5"), ("O’Neil", "O’Neil"), ("'t Hooft", "'t Hooft")]
        {
            assert_eq!(harmless(text), cell);
            assert_eq!(plain(cell), text);
        }
    }
}
