//! File names that are valid on Windows, which most clubs use.

/// The longest name in UTF-16 units, so that the folder's own path fits before
/// it.
const LONGEST: usize = 120;
/// The longest name, in UTF-16 units, that a folder of Windows takes.
const LONGEST_OF_ALL: usize = 255;
/// The longest name in bytes, so that it fits into a Linux folder with its extension.
const LONGEST_IN_BYTES: usize = 240;
/// Names that Windows reserves for devices, with any extension.
const DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"];

/// A name for a PDF about something: without characters that Windows forbids, invisible ones,
/// device names, or a space or dot at its end. If it is too long, the subject is
/// shortened and never the kind of document, so that two documents do not get the same name.
pub fn file_name(about: &str, title: &str) -> String {
    format!("{}.pdf", base(about, title))
}

/// The same without its extension.
pub fn base(about: &str, title: &str) -> String {
    let (about, title) = (clean(about), clean(title));
    let title = shortened(&title, LONGEST, LONGEST_IN_BYTES);
    let between = if about.is_empty() || title.is_empty() { "" } else { " - " };
    let taken = title.encode_utf16().count() + between.len();
    let about =
        shortened(&about, LONGEST.saturating_sub(taken), LONGEST_IN_BYTES.saturating_sub(title.len() + 3));
    let mut name = format!("{about}{between}{title}");
    name = name.trim_matches(['.', ' ', '-']).to_owned();
    if name.is_empty() {
        name.push_str("Document");
    }
    if device(&name) {
        name.insert(0, '_');
    }
    name
}

/// Whether Windows would write a file of this name under exactly this name, and not to a device or an
/// alternate stream.
pub(crate) fn allowed(name: &str) -> bool {
    name.encode_utf16().count() <= LONGEST_OF_ALL
        && !name.contains(forbidden)
        && !name.ends_with(['.', ' '])
        && !device(name)
}

fn clean(text: &str) -> String {
    let space = |c: char| if c.is_whitespace() { ' ' } else { c };
    let seen = text.chars().map(space).filter(|c| !unseen(*c));
    let name: String = seen.map(|c| if forbidden(c) { '-' } else { c }).collect();
    let words: Vec<&str> = name.split(' ').filter(|word| !word.is_empty()).collect();
    words.join(" ").trim_matches(['.', ' ']).to_owned()
}

/// Characters that Windows does not allow in a name.
fn forbidden(c: char) -> bool {
    c.is_control() || "<>:\"/\\|?*".contains(c)
}

/// Characters that change the direction of writing, or join or separate letters: they could make a name
/// look like another one.
fn unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The start of a text that is short enough, without a trailing space or dot.
fn shortened(text: &str, letters: usize, bytes: usize) -> String {
    let mut short = String::new();
    let mut count = 0;
    for c in text.chars() {
        count += c.len_utf16();
        if count > letters || short.len() + c.len_utf8() > bytes {
            break;
        }
        short.push(c);
    }
    short.truncate(short.trim_end_matches(['.', ' ']).len());
    short
}

/// Whether Windows would take a file of that name for a device.
fn device(name: &str) -> bool {
    let base = name.split('.').next().unwrap_or_default().trim_end().to_uppercase();
    let numbered = base.strip_prefix("COM").or(base.strip_prefix("LPT"));
    let number = |rest: &str| {
        rest.chars().count() == 1 && rest.contains(|c: char| c.is_ascii_digit() || "¹²³".contains(c))
    };
    DEVICES.contains(&base.as_str()) || numbered.is_some_and(number)
}

/// The names, with a number appended to those already used, ignoring case, which Windows does
/// not distinguish.
pub fn apart(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut given: Vec<String> = Vec::new();
    for name in names {
        let base = name.trim_end_matches(".pdf").to_owned();
        let mut candidate = name;
        let mut number = 2;
        while given.iter().any(|other| other.to_lowercase() == candidate.to_lowercase()) {
            candidate = format!("{base} ({number}).pdf");
            number += 1;
        }
        given.push(candidate);
    }
    given
}

#[cfg(test)]
mod tests {
    use super::{allowed, apart, file_name};

    #[test]
    fn typed_file_names_are_judged_as_on_windows() {
        for good in ["a.pdf", "Élodie  Łoś.pdf", ".a", "contact.pdf", "COM10.pdf"] {
            assert!(allowed(good), "{good}");
        }
        for bad in ["a:b.pdf", "a?.pdf", "CON.pdf", "lpt1", "a.", "a.pdf ", "a\tb"] {
            assert!(!allowed(bad), "{bad}");
        }
        assert!(allowed(&"é".repeat(255)) && !allowed(&"é".repeat(256)));
    }

    #[test]
    fn a_file_name_is_good_on_windows() {
        assert_eq!(
            file_name("2026-11-21 Finale : 8/9 <A>", "Résultats"),
            "2026-11-21 Finale - 8-9 -A- - Résultats.pdf"
        );
        assert_eq!(file_name("", "Gains…\tÀ  lire. "), "Gains… À lire.pdf");
        assert_eq!(file_name(" .. ", "..."), "Document.pdf");
        assert_eq!(
            file_name("../../etc", "passwd"),
            "-..-etc - passwd.pdf".trim_start_matches('-').trim_start_matches("..-")
        );
        assert_eq!(
            file_name("a\u{202e}fdp.exe\u{200b}", "b\u{7}"),
            "afdp.exe - b-.pdf".replace("-.pdf", ".pdf")
        );
    }

    #[test]
    fn no_file_has_a_devices_name() {
        for name in ["CON", "nul", "Aux.2026", "COM1", "lpt9 ", "COM²", "prn . x", "CONIN$"] {
            assert!(file_name("", name).starts_with('_'), "{name}: {}", file_name("", name));
        }
        for name in ["COM", "COM10", "CONTRE", "Nulle part", "LPTX"] {
            assert_eq!(file_name("", name), format!("{name}.pdf"));
        }
        assert_eq!(file_name("CON", "Gains"), "CON - Gains.pdf");
    }

    #[test]
    fn a_long_name_is_shortened_where_it_says_least() {
        for letter in ["long ", "é", "Щ", "漢", "🂡"] {
            let names = ["Résultats", "Gains"].map(|title| file_name(&letter.repeat(300), title));
            for (name, title) in names.iter().zip(["Résultats", "Gains"]) {
                assert!(name.ends_with(&format!(" - {title}.pdf")), "{name}");
                assert!(name.encode_utf16().count() <= 124 && name.len() <= 244, "{name}");
            }
        }
        assert!(file_name("x", &"y".repeat(500)).len() <= 244);
    }

    #[test]
    fn names_in_a_folder_are_told_apart() {
        let names = ["a.pdf", "A.pdf", "b.pdf", "a.pdf"].map(str::to_owned);
        assert_eq!(apart(names), ["a.pdf", "A (2).pdf", "b.pdf", "a (3).pdf"]);
    }
}
