//! Page for an address that leads nowhere.

use maud::{Markup, html};

use crate::frame::{self, Page};
use crate::words::word;
use crate::{Edition, SitePage};

/// The page, `deep` folders below that of the site.
pub(crate) fn page(edition: &Edition<'_>, deep: usize) -> Markup {
    let language = edition.language();
    let (title, said) = (word(language, "site-no_page"), word(language, "office-missing"));
    let (up, home) = ("../".repeat(deep), SitePage::Home.file());
    let content = html! {
        h1 { (title) }
        p { (said) }
        p { a href={ (up) (edition.path(&home).as_str()) } { (word(language, "site-to_home")) } }
    };
    // The other language leads to its home.
    let page = Page { file: &home, title: &title, description: &said, menu: None };
    frame::page_below(edition, &up, &page, &content)
}
