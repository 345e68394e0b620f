//! Messages about failures before there is a window, for the person who started the program.

use tapis_club::locale::text;

use crate::system_language::system_language;

/// Shows the message where it is seen. Windows gives a program with windows no console: it uses the one it was started
/// from, and where there is none, a message box.
pub fn complain(message: &str) {
    // A debug build has a console; compiled there too, so that a check sees what a release will not compile.
    #[cfg(windows)]
    if !cfg!(debug_assertions) && winsafe::AttachConsole(winsafe::PidParent::Parent).is_err() {
        use winsafe::prelude::Handle as _;
        // Without a screen nobody can be told.
        let _ = winsafe::HWND::NULL.MessageBox(message, "Tapis", winsafe::co::MB::ICONERROR);
    }
    eprintln!("{message}");
}

/// The sentence for a computer without what shows the pages; `None` if it is there. Linux brings it with the
/// package and macOS with the system.
pub fn without_pages() -> Option<String> {
    let error = tauri::webview_version().err()?;
    Some(text(system_language(), "program-no_webview", &[("detail", error.to_string().into())]))
}

#[cfg(test)]
mod tests {
    use tapis_club::locale::Language;

    use super::*;

    #[test]
    fn the_sentence_names_what_is_missing_in_both_languages() {
        for language in Language::ALL {
            let said = text(language, "program-no_webview", &[("detail", "absent".into())]);
            assert!(said.contains("WebView2") && said.contains("absent"), "{said}");
        }
    }
}
