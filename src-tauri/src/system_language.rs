//! The language of the computer.

use tapis_club::locale::Language;

/// The language of whoever uses this computer, as the pages judge it: what is said before a club is open.
pub fn system_language() -> Language {
    language(&said_by_system())
}

fn language(system: &str) -> Language {
    if system.starts_with("en") { Language::En } else { Language::Fr }
}

#[cfg(windows)]
fn said_by_system() -> String {
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
fn said_by_system() -> String {
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
}
