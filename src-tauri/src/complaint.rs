//! What goes wrong before there is a window, told to whoever started the program.

use tapis_club::locale::{Language, text};

/// Says it where it is seen. Windows gives a program with windows no console: it uses the one it was
/// started from, and where there is none, a message box.
pub fn complain(message: &str) {
    #[cfg(all(windows, not(debug_assertions)))]
    if winsafe::AttachConsole(winsafe::PidParent::Parent).is_err() {
        let _ = winsafe::HWND::NULL.MessageBox(message, "Tapis", winsafe::co::MB::ICONERROR);
    }
    eprintln!("{message}");
}

/// The sentence for a computer without what shows the pages; none: it is there. Linux brings it with the
/// package and macOS with the system.
pub fn without_pages() -> Option<String> {
    let error = tauri::webview_version().err()?;
    Some(text(language(&system_language()), "program-no_webview", &[("detail", error.to_string().into())]))
}

/// The language of a person whose system says this, as the pages judge it.
fn language(system: &str) -> Language {
    if system.starts_with("en") { Language::En } else { Language::Fr }
}

#[cfg(windows)]
fn system_language() -> String {
    use winsafe::co::RRF;
    let told = winsafe::HKEY::CURRENT_USER.RegGetValue(
        Some(r"Control Panel\International"),
        Some("LocaleName"),
        RRF::RT_REG_SZ,
    );
    match told {
        Ok(winsafe::RegistryValue::Sz(name)) => name,
        _ => String::new(),
    }
}

#[cfg(not(windows))]
fn system_language() -> String {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| std::env::var(name).ok());
    said.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_systems_language_is_followed() {
        for (system, expected) in [
            ("fr-FR", Language::Fr),
            ("en-US", Language::En),
            ("en_GB.UTF-8", Language::En),
            ("", Language::Fr),
            ("C", Language::Fr),
        ] {
            assert_eq!(language(system), expected, "{system}");
        }
    }

    #[test]
    fn the_sentence_names_what_is_missing_in_both_languages() {
        for language in Language::ALL {
            let said = text(language, "program-no_webview", &[("detail", "absent".into())]);
            assert!(said.contains("WebView2") && said.contains("absent"), "{said}");
        }
    }
}
