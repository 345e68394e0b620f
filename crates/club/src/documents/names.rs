//! Names for files: good on Windows, where most clubs work.

/// The longest name, so that the folder's own path still fits before it.
const LONGEST: usize = 120;

/// A name for a PDF file that says so much: no letter that Windows forbids, no space or stop at
/// its end, never longer than a folder takes.
pub fn file_name(says: &str) -> String {
    let forbidden = |c: char| (c.is_control() && !c.is_whitespace()) || "<>:\"/\\|?*".contains(c);
    let space = |c: char| if c.is_whitespace() { ' ' } else { c };
    let name: String = says.chars().map(|c| if forbidden(c) { '-' } else { space(c) }).collect();
    let words: Vec<&str> = name.split(' ').filter(|word| !word.is_empty()).collect();
    let mut short: String = words.join(" ").chars().take(LONGEST).collect();
    short.truncate(short.trim_end_matches(['.', ' ']).len());
    format!("{}.pdf", short.trim_start_matches(['.', ' ', '-']))
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[test]
    fn a_file_name_is_good_on_windows() {
        assert_eq!(
            file_name("2026-11-21 Finale : 8/9 <A> - Résultats"),
            "2026-11-21 Finale - 8-9 -A- - Résultats.pdf"
        );
        assert_eq!(file_name("Gains…\tÀ  lire. "), "Gains… À lire.pdf");
        assert!(file_name(&"long ".repeat(100)).len() <= 124);
    }
}
