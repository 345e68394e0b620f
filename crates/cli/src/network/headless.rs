//! The program without a window: what `serve` and `follow` share. What happens between two computers that hold one
//! club is printed, one JSON object a line; a person answers on standard input.

use std::borrow::Cow;
use std::io::BufRead;
use std::path::PathBuf;
use std::sync::{Arc, mpsc};

use rust_embed::Embed;
use serde_json::{Value, json};
use tapis_api::{Api, Audience, Caller, ComputerCommands, ComputersView, Notice, ProblemText};
use tapis_club::Problem;
use tapis_net::{Headless, Network, Pages};

use crate::base::output::{print_json, say};
use crate::network::letting_in::DevicePrompt;

/// The pages, as they were built before this program.
#[derive(Embed)]
#[folder = "../../ui/dist"]
#[include = "phone.html"]
#[include = "screen.html"]
#[include = "device.html"]
#[include = "tablet.html"]
#[include = "assets/*"]
#[exclude = "assets/pdf*"]
#[allow_missing = true]
struct BuiltPages;

impl Pages for BuiltPages {
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        BuiltPages::get(path).map(|file| file.data)
    }
}

/// Event that wakes the program.
enum Event {
    Changed,
    Line(String),
    Stop,
}

/// The program, until it is stopped.
pub struct Program {
    pub api: Arc<Api>,
    network: Arc<Network>,
    events: mpsc::Receiver<Event>,
}

pub fn refused(detail: String) -> Problem {
    Problem::new("network-not_on", &[("detail", detail.into())])
}

impl Program {
    /// Begins; `folder` is where it remembers what belongs to this computer and not to the club.
    ///
    /// # Errors
    /// If it could not be stopped again, or `open` refuses.
    pub fn start(
        folder: Option<PathBuf>,
        open: impl FnOnce(&Api) -> Result<(), Problem>,
    ) -> Result<Self, Problem> {
        let folder = folder.or_else(|| dirs::data_dir().map(|data| data.join("fr.tapis.serve")));
        let network = Arc::new(Network::new(Arc::new(BuiltPages)));
        let host = Headless::new(folder.unwrap_or_else(std::env::temp_dir), Arc::clone(&network));
        let api = Arc::new(Api::new(Box::new(host)));
        network.serves(&api);
        let mut opened = Ok(());
        api.start(|api| {
            opened = open(api);
            Ok(())
        });
        opened?;
        api.watch_clocks();
        let (happens, events) = mpsc::channel();
        let (stops, changes) = (happens.clone(), happens.clone());
        // The other end is there until the program ends.
        let stop = move || drop(stops.send(Event::Stop));
        ctrlc::set_handler(stop).map_err(|error| refused(error.to_string()))?;
        api.listen(move |notice| {
            !matches!(notice, Notice::Changed(_) | Notice::Came(())) || changes.send(Event::Changed).is_ok()
        });
        // If standard input is closed, nobody answers.
        std::thread::spawn(move || {
            let lines = std::io::stdin().lock().lines().map_while(Result::ok);
            lines.map(Event::Line).try_for_each(|line| happens.send(line)).ok()
        });
        Ok(Program { api, network, events })
    }

    /// Prints what changes between two computers and who wants to come in, and does what is typed, until it is stopped.
    pub fn run(self, mut prompt: DevicePrompt) {
        let caller = Caller::here(Audience::Host);
        let does = |name: &str, args: Value| self.api.call(&caller, name, args);
        let mut printed = Value::Null;
        while let Ok(event) = self.events.recv() {
            match event {
                Event::Stop => break,
                Event::Changed => {}
                Event::Line(line) => {
                    let done = match prompt.typed(&self.api, line.trim()) {
                        Some(done) => done.map_err(|problem| ProblemText::of(&problem, prompt.language)),
                        None => self.typed(&line, does),
                    };
                    if let Err(ProblemText { code, message, .. }) = done {
                        print_json(&json!({ "refused": code, "message": message }));
                    }
                }
            }
            let mut now = self.state();
            let waiting = prompt.update(&self.api);
            if let (Some(now), Some([_, ..])) = (now.as_object_mut(), waiting.as_array().map(Vec::as_slice)) {
                now.insert("waiting".to_owned(), waiting);
            }
            if now != printed {
                say!("{now}");
                printed = now;
            }
        }
        self.network.unfollow();
        self.network.close();
        self.api.close();
    }

    fn typed(
        &self,
        line: &str,
        does: impl Fn(&str, Value) -> Result<String, ProblemText>,
    ) -> Result<(), ProblemText> {
        let asked = self.view().and_then(|view| view.asked).map(|asked| asked.computer.id);
        let answer = |computer: &str, equal: bool| {
            does("computer_answer", json!({ "computer": computer, "equal": equal })).map(drop)
        };
        match line.trim() {
            "add" => does("computer_expect", json!({ "expect": true })).map(drop),
            "stop" => does("computer_expect", json!({ "expect": false })).map(drop),
            "equal" => answer(&asked.unwrap_or_default(), true),
            "differ" => match asked {
                Some(computer) => answer(&computer, false),
                None => does("computer_refuse", json!({})).map(drop),
            },
            "take over" => does("take_over", json!({})).map(drop),
            "lead anyway" => does("lead_anyway", json!({})).map(drop),
            digits if digits.starts_with(|letter: char| letter.is_ascii_digit()) => {
                does("computer_typed", json!({ "digits": digits })).map(drop)
            }
            _ => Ok(()),
        }
    }

    fn view(&self) -> Option<ComputersView> {
        ComputerCommands::from(self.api.caller(&Caller::here(Audience::Host))).computers().ok()
    }

    /// State of this computer's connection to another.
    fn state(&self) -> Value {
        let Some(view) = self.view() else { return Value::Null };
        json!({
            "asking": view.asked.map(|one| json!({
                "name": one.computer.name, "digits": one.digits, "typed": one.typed,
            })),
            "expected": view.expected.map(|expected| json!({ "asking": expected.asking })),
            "accepted": view.accepted,
            "second": view.second.map(|one| json!({ "name": one.computer.name, "in_step": one.in_step })),
            "following": view.following.map(|one| json!({
                "name": one.leader.name, "linked": one.linked, "in_step": one.in_step,
            })),
            "refused": view.refused.map(|said| said.message),
        })
    }
}
