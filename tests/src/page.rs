//! Actions of a person in a page: point, type, wait until something appears.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::{Key, TypingData, WebElement};

use crate::window::{Failure, Program, Result};

/// Longest wait for something to appear.
const PATIENCE: Duration = Duration::from_secs(30);
/// The interval between two attempts.
const BLINK: Duration = Duration::from_millis(25);

impl Program {
    /// Presses a button by name, once it is enabled.
    pub async fn press(&self, name: &str) -> Result<()> {
        self.click("button", name).await
    }

    /// Clicks an element by role (button, link, tab, checkbox, radio, option, menuitem, heading,
    /// dialog, row, field, any, or `test id`) and name: all of it, its start, or a part.
    pub async fn click(&self, role: &str, name: &str) -> Result<()> {
        let started = Instant::now();
        loop {
            let error: Failure = match self.look_for(role, name).await {
                Ok(Some(element)) if element.is_enabled().await.unwrap_or(false) => {
                    let still = include_str!("still.js");
                    let _ = self.driver().execute_async(still, vec![element.to_json()?]).await;
                    match element.click().await {
                        Ok(()) if self.landed(&element).await => return Ok(()),
                        Ok(()) => "the press did not reach it".into(),
                        // It moved or was redrawn in between, or is below the fold: scroll it to the middle,
                        // as a person would, and try again.
                        Err(error) => {
                            let script = "arguments[0].scrollIntoView({ block: 'center' })";
                            let _ = self.driver().execute(script, vec![element.to_json()?]).await;
                            error.into()
                        }
                    }
                }
                Ok(Some(_)) => "it is greyed out".into(),
                Ok(None) => "it is not there".into(),
                Err(error) => error,
            };
            self.patience(started, &format!("click {role} “{name}”: {error}")).await?;
        }
    }

    /// Whether a press reached its element. One that closed the window did: nobody answers then.
    async fn landed(&self, element: &WebElement) -> bool {
        let Ok(element) = element.to_json() else { return true };
        let asked = self.driver().execute_async(include_str!("reached.js"), vec![element]);
        match tokio::time::timeout(Duration::from_secs(2), asked).await {
            Ok(Ok(answer)) => answer.json() != &json!(false),
            Ok(Err(_)) | Err(_) => true,
        }
    }

    /// The element that was last to be pressed, and the one that the press reached.
    async fn last_press(&self) -> String {
        let script = "(() => { const html = (one) => one?.outerHTML?.slice(0, 160) ?? null; \
             const { element, landed } = window.__clicked ?? {}; return [html(element), html(landed)]; })()";
        self.eval(script).await.unwrap_or_default().to_string()
    }

    /// Finds an element by role and name, as [`Program::click`] does; waits for it.
    pub async fn find(&self, role: &str, name: &str) -> Result<WebElement> {
        let started = Instant::now();
        loop {
            if let Some(element) = self.look_for(role, name).await? {
                return Ok(element);
            }
            self.patience(started, &format!("there is no {role} “{name}”")).await?;
        }
    }

    /// Whether it is there now.
    pub async fn has(&self, role: &str, name: &str) -> Result<bool> {
        Ok(self.look_for(role, name).await?.is_some())
    }

    async fn look_for(&self, role: &str, name: &str) -> Result<Option<WebElement>> {
        let asked = self.driver().execute(include_str!("find.js"), vec![json!(role), json!(name)]);
        let found = match asked.await {
            // The page replaced it before the driver could refer to it.
            Err(error) if matches!(*error, WebDriverErrorInner::StaleElementReference(_)) => return Ok(None),
            found => found?,
        };
        if found.json().is_null() { Ok(None) } else { Ok(Some(found.element()?)) }
    }

    /// Replaces the text of a field found by its label.
    pub async fn fill(&self, label: &str, text: &str) -> Result<()> {
        let field = self.find("field", label).await?;
        field.clear().await?;
        field.send_keys(text).await?;
        Ok(())
    }

    /// Pastes into a field found by test id, replacing its text; several lines too.
    pub async fn paste(&self, id: &str, text: &str) -> Result<()> {
        let field = self.find("test id", id).await?;
        let script = "const [field, text] = arguments;\
            field.value = text;\
            field.dispatchEvent(new Event('input', { bubbles: true }));";
        self.driver().execute(script, vec![field.to_json()?, json!(text)]).await?;
        Ok(())
    }

    /// Selects the option that starts with this text, in a drop-down list found by its label.
    pub async fn choose(&self, label: &str, option: &str) -> Result<()> {
        let list = self.find("field", label).await?;
        let script = "const [list, wanted] = arguments;\
            const found = [...list.options].find((option) => option.text.trim().startsWith(wanted));\
            if (!found) return false;\
            list.value = found.value;\
            list.dispatchEvent(new Event('input', { bubbles: true }));\
            list.dispatchEvent(new Event('change', { bubbles: true }));\
            return true;";
        let chosen = self.driver().execute(script, vec![list.to_json()?, json!(option)]).await?;
        if chosen.json() == &json!(true) {
            Ok(())
        } else {
            Err(format!("“{label}” has no “{option}”").into())
        }
    }

    /// Types wherever the focus is; in a dialog that has just opened, once it accepts keys.
    pub async fn write(&self, keys: impl Into<TypingData>) -> Result<()> {
        self.until("!(performance.now() < document.activeElement.closest('dialog')?.dataset.settled)")
            .await?;
        self.driver().active_element().await?.send_keys(keys).await?;
        Ok(())
    }

    /// Presses a letter with the control key.
    pub async fn control(&self, letter: &str) -> Result<()> {
        self.write(Key::Control + letter).await
    }

    /// Waits until this text is on the screen; all kinds of spaces are equal.
    pub async fn see(&self, text: &str) -> Result<()> {
        self.until_text(text, true).await
    }

    /// Waits until this text is no longer on the screen.
    pub async fn gone(&self, text: &str) -> Result<()> {
        self.until_text(text, false).await
    }

    async fn until_text(&self, text: &str, there: bool) -> Result<()> {
        let wanted = plain(text);
        let started = Instant::now();
        loop {
            let seen = self.text().await?;
            if seen.to_lowercase().contains(&wanted.to_lowercase()) == there {
                return Ok(());
            }
            let what = if there { "is not seen" } else { "is still seen" };
            self.patience(started, &format!("“{text}” {what}")).await?;
        }
    }

    /// All text on the screen.
    pub async fn text(&self) -> Result<String> {
        let seen = self.driver().execute("return document.body?.innerText ?? ''", vec![]).await?;
        Ok(plain(seen.json().as_str().unwrap_or_default()))
    }

    /// Waits until a JavaScript expression is true.
    pub async fn until(&self, expression: &str) -> Result<()> {
        let started = Instant::now();
        loop {
            if self.eval(expression).await? == json!(true) {
                return Ok(());
            }
            self.patience(started, &format!("never true: {expression}")).await?;
        }
    }

    /// The value of a JavaScript expression.
    pub async fn eval(&self, expression: &str) -> Result<Value> {
        let value = self.driver().execute(format!("return ({expression})"), vec![]).await?;
        Ok(value.json().clone())
    }

    /// Calls a command of the program from the page, as the page itself would; the inner error is
    /// its refusal.
    pub async fn call(&self, command: &str, arguments: Value) -> Result<std::result::Result<Value, Value>> {
        let script = "const [command, args, done] = arguments;\
            window.__TAURI_INTERNALS__.invoke(command, args).then(\
            (value) => done({ ok: value ?? null }),\
            (error) => done({ refused: error?.message ? { ...error, message: error.message } : error }));";
        let answer = self.driver().execute_async(script, vec![json!(command), arguments]).await?;
        let answer = answer.json();
        match answer.get("refused") {
            Some(refused) => Ok(Err(refused.clone())),
            None => Ok(Ok(answer.get("ok").cloned().unwrap_or(Value::Null))),
        }
    }

    /// Errors in the page since it was loaded: errors, unhandled rejections, violations of the content security policy,
    /// messages of problems that are still shown.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let script = "const shown = [...document.querySelectorAll('.toast:not(.good) .text')];
            const complaints = window.__complaints ?? ['nobody listened'];
            // Machines that run tests have no loudspeaker.
            const faults = shown.map((one) => one.textContent).filter((text) => !/haut-parleur|loudspeaker/.test(text));
            return [...complaints, ...faults]";
        let found = self.driver().execute(script, vec![]).await?;
        Ok(found.convert()?)
    }

    /// Waits a little; when time is up, fails with what was expected and a picture of the screen.
    pub(crate) async fn patience(&self, started: Instant, what: &str) -> Result<()> {
        if started.elapsed() < PATIENCE {
            tokio::time::sleep(BLINK).await;
            return Ok(());
        }
        let picture = self.taken("failed").await.map(|path| path.display().to_string());
        let complaints = self.complaints().await.unwrap_or_default();
        let text = self.text().await.unwrap_or_default();
        let press = self.last_press().await;
        Err(format!(
            "{what}\npicture: {picture:?}\ncomplaints: {complaints:?}\nlast press: {press}\nscreen: {text}"
        )
        .into())
    }
}

/// Text with every run of spaces as one plain space.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
