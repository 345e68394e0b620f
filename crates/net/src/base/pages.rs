//! The pages that devices load: the files that Vite wrote.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, Response, StatusCode};
use tapis_club::locale::{Language, Phrase};

/// Source of the pages' files: the program that is built has them in itself.
pub trait Pages: Send + Sync {
    /// A file by its path below the pages' folder; `None` if there is none.
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>>;
}

/// The pages by their address.
pub(crate) const PAGES: [(&str, &str); 4] =
    [("/", "phone.html"), ("/screen", "screen.html"), ("/device", "device.html"), ("/tablet", "tablet.html")];

/// Media type of a file; `None` if devices need no such file.
fn kind(path: &str) -> Option<&'static str> {
    Some(match path.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "woff2" => "font/woff2",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}

/// A file that a browser asked for.
pub(crate) fn serve(pages: &Arc<dyn Pages>, path: &str, cache: &'static str) -> Response<Body> {
    let found = kind(path).and_then(|kind| Some((kind, pages.file(path)?)));
    let Some((kind, bytes)) = found else {
        let mut missing = Response::new(Body::empty());
        *missing.status_mut() = StatusCode::NOT_FOUND;
        return missing;
    };
    let mut response = Response::new(Body::from(bytes.into_owned()));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}

/// A page in both languages for whoever is not shown the page asked for, with the address of the players' page at
/// this end of the line.
pub(crate) fn astray(status: StatusCode, here: SocketAddr) -> Response<Body> {
    // A telephone behind the same address as many others: the page is asked for again by itself.
    let (key, again) = match status {
        StatusCode::TOO_MANY_REQUESTS => ("network-busy", "<meta http-equiv=\"refresh\" content=\"3\">"),
        _ => ("network-astray", ""),
    };
    let address = format!("http://{}/", SocketAddr::new(here.ip().to_canonical(), here.port()));
    let said = |language: Language| {
        let (words, code) = (Phrase::new(key, &[]).say(language), language.code());
        format!("<p lang=\"{code}\">{words}</p>")
    };
    let (french, english) = (said(Language::Fr), said(Language::En));
    let page = format!(
        "<!doctype html><html lang=\"fr\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Tapis</title>{again}</head>\
         <body style=\"max-width: 30em; margin: 15vh auto; padding: 0 1em; font: 1.25em/1.5 sans-serif\">\
         {french}{english}<p><a href=\"{address}\">{address}</a></p></body></html>"
    );
    let mut response = Response::new(Body::from(page));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A person looks at what is asked for there, no script.
pub(crate) fn is_page(path: &str) -> bool {
    !["/api/", "/assets/", "/events"].iter().any(|other| path.starts_with(other))
}
