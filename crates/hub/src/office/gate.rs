//! Access control: the session cookie, and forms from the office's own pages only.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use tapis_league::hex;
use tapis_locale::Language;

use super::form::Form;
use super::session::{FoundSession, digest};
use crate::http::read_few;
use crate::office::answers::{header_text, see};
use crate::office::session::SESSION;
use crate::office::state::Office;

/// The cookie of the language.
const LANGUAGE: &str = "tapis_language";
/// The size limit of the language form.
const LONGEST: usize = 4 << 10;

fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find_map(|(name, value)| (name == wanted).then_some(value))
}

/// The chosen language, or the one that the browser asks for.
pub(super) fn language(headers: &HeaderMap, otherwise: Language) -> Language {
    match cookie(headers, LANGUAGE) {
        Some("fr") => Language::Fr,
        Some("en") => Language::En,
        _ => crate::http::answers::language(headers, otherwise),
    }
}

/// The session of a request.
pub(super) fn session(office: &Office, headers: &HeaderMap) -> Option<FoundSession> {
    let token: [u8; 32] = hex::read(cookie(headers, SESSION)?)?;
    office.sessions.find(&digest(&token), std::time::Instant::now())
}

/// Whether a form comes from a page of this server. The browser sets these headers; a page of another server cannot.
pub(super) fn is_own(headers: &HeaderMap) -> bool {
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin";
    }
    let (Some(origin), Some(host)) =
        (header_text(headers, header::ORIGIN), header_text(headers, header::HOST))
    else {
        return false;
    };
    let from = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    from.is_some_and(|from| from.eq_ignore_ascii_case(host))
}

/// Whether the browser uses HTTPS, through a proxy.
pub(super) fn is_secure(headers: &HeaderMap) -> bool {
    header_text(headers, header::ORIGIN).is_some_and(|origin| origin.starts_with("https://"))
}

/// Stores the chosen language and redirects back.
pub(super) async fn change_language(headers: &HeaderMap, body: Body) -> Response {
    let form = read_few(body, LONGEST).await.map(|body| Form::text(&body)).unwrap_or_default();
    let to = form.get("to");
    // Only to a page of this server.
    let here =
        to.starts_with('/') && !to.starts_with("//") && !to.contains(|c: char| c == '\\' || c.is_control());
    let mut response = see(if here { to } else { "/" });
    let code = if form.get("language") == Language::En.code() { Language::En } else { Language::Fr }.code();
    let secure = if is_secure(headers) { "; Secure" } else { "" };
    let kept = format!("{LANGUAGE}={code}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict{secure}");
    if let Ok(kept) = HeaderValue::from_str(&kept) {
        response.headers_mut().insert(header::SET_COOKIE, kept);
    }
    response
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    fn said(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.parse::<header::HeaderName>().unwrap(), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn a_form_of_another_page_is_not_ours() {
        let host = ("host", "127.0.0.1:8431");
        assert!(is_own(&said(&[host, ("origin", "http://127.0.0.1:8431")])));
        assert!(is_own(&said(&[host, ("sec-fetch-site", "same-origin")])));
        // A proxy that adds HTTPS and changes the host.
        assert!(is_own(&said(&[
            host,
            ("origin", "https://ligue.example"),
            ("sec-fetch-site", "same-origin")
        ])));
        for other in [
            vec![host],
            vec![host, ("origin", "null")],
            vec![host, ("origin", "http://evil.example")],
            vec![host, ("origin", "http://127.0.0.1:8430")],
            vec![host, ("origin", "http://127.0.0.1:8431"), ("sec-fetch-site", "same-site")],
            vec![host, ("origin", "http://127.0.0.1:8431"), ("sec-fetch-site", "cross-site")],
            vec![host, ("sec-fetch-site", "none")],
        ] {
            assert!(!is_own(&said(&other)), "{other:?}");
        }
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let headers =
            said(&[("cookie", "a=1; tapis_office=xyz; tapis_language=en"), ("accept-language", "fr")]);
        assert_eq!(cookie(&headers, SESSION), Some("xyz"));
        assert_eq!(language(&headers, Language::Fr), Language::En);
        assert_eq!(cookie(&headers, "office"), None);
    }
}
