//! A browser as the devices in the room have one: a telephone, a tablet, a screen. It is Debian's Chromium, or with
//! `TAPIS_BROWSER=webkit` the small browser of Debian's WebKit, for the sake of iPhones and iPads. A WebDriver has no
//! developer tools there: the page is clicked and not touched, the test sets its theme, and errors are noted only once
//! it has loaded.

use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::common::requestdata::RequestData;
use thirtyfour::{By, Capabilities, SessionId, WebDriver, WebElement};

use crate::screen::Screen;
use crate::window::{Failure, Result};
use crate::{artifact, pictures_wanted, root};

/// Longest wait for something to appear.
const PATIENCE: Duration = Duration::from_secs(20);
const BLINK: Duration = Duration::from_millis(25);
/// Notes what goes wrong in a page.
const COMPLAINTS: &str = include_str!("../../src-tauri/src/complaints.js");
/// Path of WebKit's small browser.
const MINI_BROWSER: &str = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/// Kind of device in the browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Device {
    /// Its screen in logical pixels.
    pub size: (u32, u32),
    /// It is touched, and has no mouse.
    pub touch: bool,
    /// Language that the browser asks for.
    pub language: &'static str,
}

impl Device {
    /// A telephone in French.
    pub const PHONE: Device = Device { size: (390, 844), touch: true, language: "fr-FR" };
    /// A small, old telephone.
    pub const SMALL_PHONE: Device = Device { size: (320, 568), touch: true, language: "fr-FR" };
    /// A tablet held across.
    pub const TABLET: Device = Device { size: (1180, 820), touch: true, language: "fr-FR" };
    /// Television that shows the room.
    pub const SCREEN: Device = Device { size: (1280, 720), touch: false, language: "fr-FR" };

    /// The same in English.
    pub fn in_english(self) -> Device {
        Device { language: "en-GB", ..self }
    }
}

/// A browser on a device.
pub struct Browser {
    name: String,
    driver: WebDriver,
    engine: Engine,
    device: Device,
}

/// Processes that run while the browser does.
enum Engine {
    /// Chromium's driver, and its port.
    Chromium { driver: Child, port: u16 },
    /// WebKit's driver on a screen of the device's size, with the browser's home folder.
    WebKit { _screen: Screen, _home: TempDir },
}

impl Browser {
    /// Starts one. Its pictures get this name as a prefix.
    pub async fn start(name: &str, device: Device) -> Result<Self> {
        match std::env::var("TAPIS_BROWSER").as_deref() {
            Ok("webkit") => Browser::webkit(name, device).await,
            _ => Browser::chromium(name, device).await,
        }
    }

    async fn webkit(name: &str, device: Device) -> Result<Self> {
        let (mut screen, home) = (Screen::start(device.size)?, TempDir::new()?);
        let language = format!("{}.UTF-8", device.language.replace('-', "_"));
        screen.environment.push(("LOCPATH", locale(home.path(), &language)?));
        let port = screen.driver(home.path(), &language)?;
        let options = json!({ "binary": MINI_BROWSER, "args": ["--automation", "--full-screen"] });
        let mut capabilities = Capabilities::new();
        capabilities.set("webkitgtk:browserOptions", options)?;
        let driver = connect(port, &capabilities).await?;
        driver.fullscreen_window().await?;
        let engine = Engine::WebKit { _screen: screen, _home: home };
        Ok(Browser { name: format!("{name}-webkit"), driver, engine, device })
    }

    async fn chromium(name: &str, device: Device) -> Result<Self> {
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let mut driver = Command::new("chromedriver");
        driver.arg(format!("--port={port}"));
        driver.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut process = driver
            .spawn()
            .map_err(|error| format!("chromedriver does not start ({error}): run scripts/setup.sh"))?;
        match session(port, device).await {
            Ok(driver) => {
                let engine = Engine::Chromium { driver: process, port };
                Ok(Browser { name: name.to_owned(), driver, engine, device })
            }
            Err(error) => {
                process.kill()?;
                process.wait()?;
                Err(error)
            }
        }
    }

    /// Opens an address in the browser.
    pub async fn open(&self, url: &str) -> Result<()> {
        self.driver.goto(url).await?;
        if self.is_webkit() {
            self.driver.execute(COMPLAINTS, vec![]).await?;
        }
        Ok(())
    }

    /// Whether it is WebKit's.
    pub fn is_webkit(&self) -> bool {
        matches!(self.engine, Engine::WebKit { .. })
    }

    /// The WebDriver session, for anything without a helper here.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Evaluates an expression in the page.
    pub async fn eval(&self, expression: &str) -> Result<Value> {
        Ok(self.driver.execute(format!("return ({expression})"), vec![]).await?.json().clone())
    }

    /// Waits until an expression is true in the page.
    pub async fn until(&self, expression: &str) -> Result<()> {
        let started = Instant::now();
        loop {
            if self.eval(expression).await.unwrap_or_default() == json!(true) {
                return Ok(());
            }
            self.patience(started, expression).await?;
        }
    }

    /// The text that is shown.
    pub async fn text(&self) -> Result<String> {
        let text = self.eval("document.body.innerText").await?;
        Ok(text.as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// Waits until a text is shown.
    pub async fn see(&self, text: &str) -> Result<()> {
        self.wait_for(text, true).await
    }

    /// Waits until a text is not shown any more.
    pub async fn gone(&self, text: &str) -> Result<()> {
        self.wait_for(text, false).await
    }

    async fn wait_for(&self, text: &str, there: bool) -> Result<()> {
        let started = Instant::now();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        while self.text().await?.contains(&text) != there {
            self.patience(started, &format!("“{text}” there: {there}")).await?;
        }
        Ok(())
    }

    /// Finds an element by its `data-testid`; waits for it.
    pub async fn find(&self, id: &str) -> Result<WebElement> {
        let started = Instant::now();
        loop {
            if let Ok(found) = self.driver.find(By::Css(format!("[data-testid=\"{id}\"]"))).await {
                return Ok(found);
            }
            self.patience(started, &format!("there is no “{id}”")).await?;
        }
    }

    /// Whether an element is there now.
    pub async fn has(&self, id: &str) -> Result<bool> {
        Ok(!self.driver.find_all(By::Css(format!("[data-testid=\"{id}\"]"))).await?.is_empty())
    }

    /// Touches an element, once that is possible.
    pub async fn tap(&self, id: &str) -> Result<()> {
        let started = Instant::now();
        loop {
            let error: Failure = match self.find(id).await?.click().await {
                Ok(()) => return Ok(()),
                Err(error) => error.into(),
            };
            self.patience(started, &format!("tap “{id}”: {error}")).await?;
        }
    }

    /// Touches an element twice in a hurry, if it is there.
    pub async fn twice(&self, selector: &str) -> Result<()> {
        // Two presses, and not the fourth and fifth of a series: WebKit counts on while they follow each other.
        let rested = "(() => { if (!window.lastPress) { window.lastPress = { at: -1000 }; \
             addEventListener('click', () => { window.lastPress.at = performance.now(); }, true); } \
             return performance.now() - window.lastPress.at > 700; })()";
        self.until(rested).await?;
        if let Ok(found) = self.driver.find(By::Css(selector)).await {
            // It may go between the two.
            let _ = self.driver.action_chain().double_click_element(&found).perform().await;
        }
        Ok(())
    }

    /// Touches an element until a text is shown: what has just appeared ignores touches for a moment.
    pub async fn tap_until(&self, id: &str, text: &str) -> Result<()> {
        let started = Instant::now();
        while !self.text().await?.contains(text) {
            if let Ok(found) = self.driver.find(By::Css(format!("[data-testid=\"{id}\"]"))).await {
                // It may go while it is touched: then the text is about to be there.
                let _ = found.click().await;
            }
            self.patience(started, &format!("“{text}” after “{id}”")).await?;
        }
        Ok(())
    }

    /// Touches an element for as long as it says a text. It says something else once it has acted on a touch.
    pub async fn tap_while(&self, id: &str, text: &str) -> Result<()> {
        let started = Instant::now();
        while self.find(id).await?.text().await?.contains(text) {
            self.tap(id).await?;
            self.patience(started, &format!("“{id}” still says “{text}”")).await?;
        }
        Ok(())
    }

    /// From now on every answer takes so many milliseconds more; 0 if there is none. Chromium only.
    pub async fn delay(&self, latency: u32) -> Result<()> {
        if self.is_webkit() {
            return Ok(());
        }
        self.devtools("Network.enable", json!({})).await?;
        let conditions =
            json!({ "offline": false, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.devtools("Network.emulateNetworkConditions", conditions).await
    }

    /// Types into a field in place of what is there.
    pub async fn fill(&self, id: &str, text: &str) -> Result<()> {
        let field = self.find(id).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// The text of an element as it is read out: of a time, its name.
    pub async fn text_of(&self, id: &str) -> Result<String> {
        let found = self.find(id).await?;
        let text = match found.attr("aria-label").await? {
            Some(label) => label,
            None => found.text().await?,
        };
        Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// Wears a theme, as the system asks for it: light, dark or contrast.
    pub async fn wear(&self, theme: &str) -> Result<()> {
        if self.is_webkit() {
            self.eval(&format!("document.documentElement.dataset.theme = '{theme}'")).await?;
            return Ok(());
        }
        self.prefer(theme).await?;
        self.until(&format!("document.documentElement.dataset.theme === '{theme}'")).await
    }

    /// The system asks for a theme: light, dark or contrast.
    pub async fn prefer(&self, theme: &str) -> Result<()> {
        let scheme = if theme == "dark" { "dark" } else { "light" };
        let contrast = if theme == "contrast" { "more" } else { "no-preference" };
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-contrast", "value": contrast },
        ]});
        self.devtools("Emulation.setEmulatedMedia", features).await
    }

    /// Has the system's own few colours, as somebody does who sees badly.
    pub async fn force_colours(&self) -> Result<()> {
        let forced = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
        self.devtools("Emulation.setEmulatedMedia", forced).await
    }

    async fn devtools(&self, command: &str, args: Value) -> Result<()> {
        devtools(&self.driver, command, args).await
    }

    /// The violations that axe-core finds, by CSS selector.
    pub async fn axe(&self) -> Result<Vec<String>> {
        let source = fs::read_to_string(root().join("ui/node_modules/axe-core/axe.min.js"))?;
        let script = format!(
            "{source};const done = arguments[0];
             axe.run(document, {{ resultTypes: ['violations'] }}).then((found) =>
               done(found.violations.flatMap((one) => one.nodes.map((node) =>
                 `${{one.id}}: ${{node.target}} ${{node.failureSummary ?? ''}}`))),
             (error) => done([String(error)]))"
        );
        Ok(self.driver.execute_async(script, vec![]).await?.convert()?)
    }

    /// Errors in the page since it was loaded.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        Ok(serde_json::from_value(self.eval("window.__complaints ?? ['nobody listened']").await?)?)
    }

    /// Elements outside the screen's width, and controls too small for a finger.
    pub async fn misfits(&self) -> Result<Vec<String>> {
        let script = "const wide = document.documentElement.clientWidth;
            const name = (one) => `${one.tagName} ${one.dataset.testid ?? one.className} ${one.innerText ?? ''}`.slice(0, 80);
            const shown = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility?.() ?? true);
            const out = shown.filter((one) => {
              const box = one.getBoundingClientRect();
              return box.width > 0 && (box.right > wide + 1 || box.left < -1) && !one.closest('[data-scrolls], svg, .hidden, fieldset');
            }).map((one) => `outside: ${name(one)}`);
            const small = shown.filter((one) => one.matches('button, select, summary, input:not([type=radio]):not([type=checkbox])'))
              .filter((one) => { const box = one.getBoundingClientRect(); return box.width > 0 && (box.height < 43.5 || box.width < 43.5); })
              .map((one) => `small: ${name(one)} ${Math.round(one.getBoundingClientRect().height)}`);
            return [...out, ...small];";
        let mut found: Vec<String> = self.driver.execute(script, vec![]).await?.convert()?;
        // Without touch there is nothing that would have to be large.
        found.retain(|misfit| !self.is_webkit() || !misfit.starts_with("small: "));
        Ok(found)
    }

    /// Saves a picture of the page where pictures are wanted.
    pub async fn picture(&self, what: &str) -> Result<()> {
        if pictures_wanted() {
            self.taken(what).await?;
        }
        Ok(())
    }

    /// A picture of the page, in `artifacts/`.
    async fn taken(&self, what: &str) -> Result<PathBuf> {
        let path = artifact(&self.name, what)?;
        fs::write(&path, self.driver.screenshot_as_png().await?)?;
        Ok(path)
    }

    /// Closes the browser and its driver.
    pub async fn quit(self) -> Result<()> {
        Ok(self.driver.clone().quit().await?)
    }

    pub fn device(&self) -> Device {
        self.device
    }

    async fn patience(&self, started: Instant, what: &str) -> Result<()> {
        if started.elapsed() < PATIENCE {
            tokio::time::sleep(BLINK).await;
            return Ok(());
        }
        let picture = self.taken("failed").await.map(|path| path.display().to_string());
        let complaints = self.complaints().await.unwrap_or_default();
        let text = self.text().await.unwrap_or_default();
        Err(format!("{what}\npicture: {picture:?}\ncomplaints: {complaints:?}\nscreen: {text}").into())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let Engine::Chromium { driver, port } = &mut self.engine else { return };
        // After a failed test the session is still open: the driver closes the browser with it. The library would wait
        // for the answer on the runtime that it blocks.
        let session = self.driver.session_id().to_string();
        if self.driver.clone().leak().is_ok() {
            let _ = close(*port, &session);
        }
        let _ = driver.kill();
        let _ = driver.wait();
    }
}

/// Closes a session without a runtime.
fn close(port: u16, session: &str) -> std::io::Result<()> {
    let mut driver = TcpStream::connect(("127.0.0.1", port))?;
    driver.set_read_timeout(Some(PATIENCE))?;
    write!(driver, "DELETE /session/{session} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
    driver.read(&mut [0; 64]).map(drop)
}

async fn session(port: u16, device: Device) -> Result<WebDriver> {
    let (width, height) = device.size;
    let mut arguments = vec![
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        "--hide-scrollbars".to_owned(),
        format!("--window-size={width},{height}"),
        format!("--lang={}", device.language),
    ];
    if device.touch {
        arguments.push("--touch-events=enabled".to_owned());
    }
    let metrics = json!({ "width": width, "height": height, "pixelRatio": 1, "touch": device.touch, "mobile": device.touch });
    let options = json!({
        "args": arguments,
        "mobileEmulation": { "deviceMetrics": metrics },
        "prefs": { "intl.accept_languages": device.language },
    });
    let mut capabilities = Capabilities::new();
    capabilities.set("browserName", json!("chrome"))?;
    capabilities.set("goog:chromeOptions", options)?;
    let driver = connect(port, &capabilities).await?;
    devtools(&driver, "Page.addScriptToEvaluateOnNewDocument", json!({ "source": COMPLAINTS })).await?;
    Ok(driver)
}

/// Makes the C library's data of a language, which WebKit asks for it; answers their folder.
fn locale(home: &Path, language: &str) -> Result<PathBuf> {
    let folder = home.join("locale");
    fs::create_dir_all(&folder)?;
    let name = language.trim_end_matches(".UTF-8");
    let made =
        Command::new("localedef").args(["-i", name, "-f", "UTF-8"]).arg(folder.join(language)).output();
    let made = made.map_err(|error| format!("localedef does not start ({error}): run scripts/setup.sh"))?;
    // It warns of what its own sources lack, and ends with 1 then.
    if folder.join(language).join("LC_CTYPE").exists() {
        return Ok(folder);
    }
    Err(format!("no locale {language}: {}", String::from_utf8_lossy(&made.stderr)).into())
}

async fn connect(port: u16, capabilities: &Capabilities) -> Result<WebDriver> {
    let address = format!("http://127.0.0.1:{port}");
    let started = Instant::now();
    loop {
        match WebDriver::new(&address, capabilities.clone()).await {
            Ok(driver) => {
                driver.set_script_timeout(Duration::from_secs(30)).await?;
                return Ok(driver);
            }
            // The driver needs a moment until it listens.
            Err(_) if started.elapsed() < PATIENCE => tokio::time::sleep(BLINK).await,
            Err(error) => return Err(format!("no session with the browser: {error}").into()),
        }
    }
}

/// A command of Chromium's developer tools.
#[derive(Debug)]
struct Devtools<'a>(&'a str, Value);

impl FormatRequestData for Devtools<'_> {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let body = json!({ "cmd": self.0, "params": self.1 });
        RequestData::new(http::Method::POST, format!("/session/{session}/goog/cdp/execute")).add_body(body)
    }
}

async fn devtools(driver: &WebDriver, command: &str, args: Value) -> Result<()> {
    driver.handle().cmd(Devtools(command, args)).await?;
    Ok(())
}
