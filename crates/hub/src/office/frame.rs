//! The frame of every page: head, the league's name, the menu, notices and refusals.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use tapis_locale::{Language, text};

use super::answers::{Answer, Refusal, Reply};
use super::desk::{Desk, RefusedForm};
use super::session::Notice;
use crate::HubError;
use crate::office::answers::bytes;

/// An entry of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Menu {
    Clubs,
    Arrivals,
    Histories,
    Persons,
    Duplicates,
    Championships,
    Calendar,
    Export,
}

impl Menu {
    /// Address of the menu's page.
    fn address(self) -> &'static str {
        Menu::ALL.iter().find(|(place, ..)| *place == self).map_or("/", |(_, address, _)| address)
    }

    const ALL: [(Menu, &'static str, &'static str); 8] = [
        (Menu::Clubs, "/clubs", "office-clubs"),
        (Menu::Arrivals, "/arrivals", "office-arrivals"),
        (Menu::Histories, "/histories", "office-histories"),
        (Menu::Persons, "/persons", "office-persons"),
        (Menu::Duplicates, "/duplicates", "office-duplicates"),
        (Menu::Championships, "/championships", "office-championships"),
        (Menu::Calendar, "/calendar", "office-calendar"),
        (Menu::Export, "/export", "office-export"),
    ];
}

fn head(language: Language, title: &str) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="color-scheme" content="light dark";
            meta name="robots" content="noindex";
            title { (title) " · " (text(language, "office-title", &[])) }
            link rel="stylesheet" href="/style.css";
            link rel="icon" href="data:,";
        }
    }
}

/// The button for the other language; it returns to this page.
fn other_language(language: Language, here: &str) -> Markup {
    let other = language.other();
    html! {
        form method="post" action="/language" {
            input type="hidden" name="to" value=(here);
            button.plain name="language" value=(other.code()) lang=(other.tag()) data-testid="language" {
                (text(other, "site-in_language", &[]))
            }
        }
    }
}

impl Desk {
    /// A page, with the notice or refusal at its top.
    pub fn page(&self, menu: Menu, title: &str, given: &RefusedForm<'_>, content: Markup) -> Answer {
        let notice = self.office.sessions.said(&self.key);
        let refusal = given.refusal.as_ref();
        let status = refusal.map_or(StatusCode::OK, |(status, _)| *status);
        let refusal = refusal.map(|(_, sentence)| sentence.as_str());
        Ok(Reply::Page(status, page(self, menu, title, notice.as_ref(), refusal, &content)))
    }
}

/// A page: its content in the common frame.
fn page(
    desk: &Desk,
    menu: Menu,
    title: &str,
    notice: Option<&Notice>,
    refusal: Option<&str>,
    content: &Markup,
) -> Markup {
    let language = desk.language;
    html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            (head(language, title))
            body {
                a.skip href="#content" { (desk.word("site-skip")) }
                header {
                    div.top {
                        a.league href="/clubs" {
                            strong { (desk.word("office-title")) }
                            @if !desk.league.is_empty() { " " small { (desk.league) } }
                        }
                        div.session {
                            (other_language(language, desk.address.as_deref().unwrap_or(menu.address())))
                            form method="post" action="/signout" {
                                button.plain data-testid="signout" { (desk.word("office-sign_out")) }
                            }
                        }
                    }
                    nav aria-label=(desk.word("site-menu")) {
                        ul {
                            @for (place, address, key) in Menu::ALL {
                                @let current = (place == menu).then(|| {
                                    if desk.here == address { "page" } else { "true" }
                                });
                                li { a href=(address) aria-current=[current] { (desk.word(key)) } }
                            }
                        }
                    }
                }
                main id="content" tabindex="-1" {
                    h1 { (title) }
                    @if let Some(refusal) = refusal {
                        div.refusal role="alert" data-testid="refusal" { p { (refusal) } }
                    }
                    @if let Some(notice) = notice { (said(desk, notice)) }
                    (content)
                }
            }
        }
    }
}

fn said(desk: &Desk, notice: &Notice) -> Markup {
    html! {
        @if !notice.sentence.is_empty() {
            div.notice role="status" data-testid="notice" {
                p { (notice.sentence) }
                @if let Some(undo) = &notice.undo {
                    form.press method="post" action=(undo.to) {
                        (desk.once())
                        @for (name, value) in &undo.fields { input type="hidden" name=(name) value=(value); }
                        button.plain data-testid="undo" { (desk.word("office-undo")) }
                    }
                }
                @if let Some(code) = &notice.code {
                    p.code { code data-testid="code" { (code) } }
                    p { (desk.word("office-code_once")) }
                }
            }
        }
        @if !notice.refused.is_empty() {
            div.refusal role="alert" data-testid="refusal" {
                ul { @for one in &notice.refused { li { (one) } } }
            }
        }
    }
}

/// A page without a session.
pub(super) fn outside(
    language: Language,
    status: StatusCode,
    refusal: Option<&str>,
    content: &Markup,
) -> Response {
    let title = text(language, "office-sign_in", &[]);
    let page = html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            (head(language, &title))
            body {
                header {
                    div.top {
                        span.league { strong { (text(language, "office-title", &[])) } }
                        div.session { (other_language(language, "/signin")) }
                    }
                }
                main id="content" {
                    h1 { (title) }
                    @if let Some(refusal) = refusal {
                        div.refusal role="alert" data-testid="refusal" { p { (refusal) } }
                    }
                    (content)
                }
            }
        }
    };
    (status, bytes("text/html; charset=utf-8", page.into_string().into_bytes())).into_response()
}

/// A page with one message.
pub(super) fn bare(language: Language, status: StatusCode, sentence: &str) -> Response {
    let title = text(language, "office-title", &[]);
    let page = html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            (head(language, &title))
            body {
                main id="content" {
                    h1 { (title) }
                    div.refusal role="alert" data-testid="refusal" { p { (sentence) } }
                    p { a href="/clubs" { (text(language, "office-back", &[])) } }
                }
            }
        }
    };
    (status, bytes("text/html; charset=utf-8", page.into_string().into_bytes())).into_response()
}

/// Page about an internal error.
pub(super) fn failed(language: Language, error: &HubError) -> Response {
    let refusal = Refusal::from_failed(error, language);
    bare(language, refusal.status(), &refusal.say(language))
}
