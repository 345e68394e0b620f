//! Signing in with the league's password.

use std::time::Instant;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use maud::html;
use tapis_locale::{Language, text};

use super::form::Form;
use super::{frame, gate};
use crate::HubError;
use crate::database::connect_for_request;
use crate::database::password::{LONGEST, is_password, kept_password};
use crate::http::{Asker, read_few};
use crate::office::answers::see;
use crate::office::state::Office;

/// The size limit of the form: each byte of a password may be encoded as three.
const BODY: usize = 3 * LONGEST + 1_000;

fn show(language: Language, status: StatusCode, key: Option<&str>) -> Response {
    let word = |key: &str| text(language, key, &[]);
    let content = html! {
        form.panel method="post" action="/signin" {
            div.field {
                label for="password" { (word("office-password")) }
                input id="password" name="password" type="password" autocomplete="current-password" required
                    autofocus data-testid="password";
            }
            button data-testid="signin" { (word("office-enter")) }
        }
        p.soft { (word("office-password_how")) }
    };
    frame::outside(language, status, key.map(word).as_deref(), &content)
}

/// Page on which people sign in.
pub(super) async fn page(office: &Office, language: Language) -> Response {
    // Many requests at once use only one database connection.
    let _checking = office.checking.lock().await;
    match kept(office).await {
        Ok(Some(_)) => show(language, StatusCode::OK, None),
        Ok(None) => show(language, StatusCode::OK, Some("office-no_password")),
        Err(error) => frame::failed(language, &error),
    }
}

/// Requests without a session get the sign-in page.
pub(super) fn needed(language: Language, post: bool) -> Response {
    // A form is not processed; going back in the browser restores what was typed.
    if post { show(language, StatusCode::FORBIDDEN, Some("office-ended")) } else { see("/signin") }
}

async fn kept(office: &Office) -> Result<Option<String>, HubError> {
    let client = connect_for_request(&office.settings.database).await?;
    kept_password(&client).await
}

/// Signs in with the right password.
pub(super) async fn enter(
    office: &Office,
    language: Language,
    asker: Asker,
    headers: &HeaderMap,
    body: Body,
) -> Response {
    let wrong = |status, key: &'static str| show(language, status, Some(key));
    let Some(body) = read_few(body, BODY).await else {
        return wrong(StatusCode::FORBIDDEN, "office-wrong_password");
    };
    let typed = Form::text(&body).get("password").to_owned();
    // One at a time: many attempts at once have to wait.
    let _checking = office.checking.lock().await;
    if !office.attempts.are_few(asker, Instant::now()) {
        return wrong(StatusCode::TOO_MANY_REQUESTS, "office-too_often");
    }
    let kept = match kept(office).await {
        Ok(Some(kept)) => kept,
        Ok(None) => return wrong(StatusCode::FORBIDDEN, "office-no_password"),
        Err(error) => return frame::failed(language, &error),
    };
    let hash = kept.clone();
    let right = tokio::task::spawn_blocking(move || is_password(&hash, &typed)).await.unwrap_or(false);
    if !right {
        office.attempts.wrong(asker, Instant::now());
        return wrong(StatusCode::FORBIDDEN, "office-wrong_password");
    }
    let token = match office.sessions.begin(kept, Instant::now()) {
        Ok(token) => token,
        Err(error) => return frame::failed(language, &error),
    };
    let secure = if gate::is_secure(headers) { "; Secure" } else { "" };
    let cookie = format!("{}={token}; Path=/; HttpOnly; SameSite=Strict{secure}", super::session::SESSION);
    let mut response = see("/clubs");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
