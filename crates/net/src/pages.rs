//! The pages that devices load: the files that Vite wrote.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, Response, StatusCode};

/// Where the pages' files come from: the program that is built has them in itself.
pub trait Pages: Send + Sync {
    /// A file by its path below the pages' folder; none: there is none.
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>>;
}

/// The pages by their address.
pub(crate) const PAGES: [(&str, &str); 4] =
    [("/", "phone.html"), ("/screen", "screen.html"), ("/device", "device.html"), ("/tablet", "tablet.html")];

/// What a browser makes of a file; none: devices need no such file.
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
