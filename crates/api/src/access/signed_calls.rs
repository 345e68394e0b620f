//! Commands of devices that were let in: each is signed, counted, and done once.

use std::sync::Arc;

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::{MemberId, Millis};
use tapis_club::locale::Language;
use tapis_club::{ActionOutcome, Problem};

use crate::base::lock::locked;
use crate::devices::line::DeviceCalls;
use crate::devices::{DeviceRole, Devices, Writer, secret};
use crate::program::api::{Caller, by_name, take_changed};
use crate::program::command::{is_kept, written};
use crate::{Api, Call, ProblemText};

/// A command as a device sent it.
#[derive(Debug, Clone, Copy)]
pub struct SignedCall<'a> {
    pub device: &'a str,
    /// Counts the device's calls in this session; never the same again.
    pub count: u64,
    /// Names the command: sent again after a lost answer, it is the same.
    pub id: &'a str,
    /// Time of the call, by the program's time as the device knows it.
    pub at: Millis,
    pub command: &'a str,
    /// Its arguments, as they came.
    pub body: &'a [u8],
    /// HMAC-SHA-256 over session, count, id, time, command and body, in hexadecimal digits.
    pub mac: &'a str,
}

/// Reason why a call is not believed to come from a device that was let in. Nothing was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignatureError {
    /// No such device, or it has no access any more, or the desk has not let it in yet.
    Unknown,
    /// It is not signed with the device's key for this session. The session is told: after a start of the program
    /// a device signs anew.
    Forged {
        /// Session that the device must sign for.
        session: String,
    },
    /// It has been heard before, or the device counts from further back than it did.
    Repeated {
        /// The highest count that was heard: the device goes on from there.
        highest: u64,
    },
    /// The device asks for too much at once.
    Hasty,
    /// It was asked for too long ago. Where it was done before, the device is given that answer instead.
    Late { now: Millis },
}

/// The longest id of a command.
const LONGEST_ID: usize = 64;
/// So many answers are kept for each device.
const ANSWERS: usize = 32;
/// A command asked for so long ago is not done any more: the line was down meanwhile, and whoever pressed has seen that
/// nothing happened.
const TIMELY: Millis = Millis::of_seconds(8);

fn is_timely(at: Millis, now: Millis) -> bool {
    let apart = now.saturating_sub(at);
    (-TIMELY..=TIMELY).contains(&apart)
}

impl Devices {
    /// Caller, if the call is signed, and the calls received from there.
    fn judge(
        &mut self,
        call: &SignedCall<'_>,
        now: Millis,
    ) -> Result<(Caller, Arc<std::sync::Mutex<DeviceCalls>>), SignatureError> {
        let session = self.session.clone();
        let is_in = |writer: &&Writer| writer.id == call.device && writer.confirmed && !writer.is_over(now);
        let writer = self.kept.writers.iter().find(is_in).ok_or(SignatureError::Unknown)?;
        let head = format!("{session}\n{}\n{}\n{}\n{}\n", call.count, call.id, call.at.0, call.command);
        if !secret::proves(&writer.key, &[head.as_bytes(), call.body], call.mac) {
            return Err(SignatureError::Forged { session });
        }
        let at_table = match writer.role {
            DeviceRole::Captain { tournament, table } => Some((tournament, table)),
            _ => None,
        };
        let person = if writer.person.is_empty() { &writer.name } else { &writer.person };
        let caller = Caller {
            audience: writer.role.audience(),
            person: person.clone(),
            device: writer.name.clone(),
            language: None,
            at_table,
            address: None,
        };
        let line = self.lines.entry(call.device.to_owned()).or_default();
        let mut heard = locked(line);
        if !heard.hear(call.count) {
            return Err(SignatureError::Repeated { highest: heard.highest });
        }
        drop(heard);
        Ok((caller, Arc::clone(line)))
    }
}

/// The result of a command that was done before.
enum CommandResult {
    /// A row of a journal.
    Acted(ActionOutcome),
    /// Something else, by its number; 0 if it has none.
    Made(i64),
}

impl Api {
    /// The answer to a command that was done before the program last ended; `None` if it is new.
    pub(crate) fn answered_before(
        &self,
        caller: &Caller,
        command: &str,
        name: &str,
        args: &Value,
    ) -> Option<Result<String, ProblemText>> {
        let call = self.caller(caller);
        let done = self.read(|club| {
            let acted = club.play().done_before(name)?.map(CommandResult::Acted);
            Ok(if acted.is_some() { acted } else { club.play().made_before(name)?.map(CommandResult::Made) })
        });
        let answer = done.transpose()?.and_then(|done| call.answers_again(command, args, done));
        Some(answer.map_err(|problem| ProblemText::of(&problem, call.language())))
    }
}

impl Call<'_> {
    /// The answer to a command that was done before.
    fn answers_again(&self, command: &str, args: &Value, done: CommandResult) -> Result<String, Problem> {
        match (command, done) {
            ("report", _) => written(&self.reported_before(args.clone())?),
            ("member_save", CommandResult::Made(member)) => {
                let saved = self.read(|club| Ok(club.file().members().member(MemberId(member))?))?;
                written(&self.without_private(saved))
            }
            (_, CommandResult::Made(_)) => written(&()),
            (_, CommandResult::Acted(acted)) => {
                let said = acted.said.say(self.language());
                Ok(match command {
                    "act" => json!({ "seq": acted.seq, "events": acted.events, "said": said }).to_string(),
                    "take_back" => json!({ "seq": acted.seq, "said": said }).to_string(),
                    _ => json!(said).to_string(),
                })
            }
        }
    }
}

impl Api {
    /// Judges whether a device that was let in asks to follow, by a command `events` without a body that is timely.
    ///
    /// # Errors
    /// If it is not signed as it must be.
    pub fn follows_signed(&self, call: &SignedCall<'_>) -> Result<(), SignatureError> {
        self.wait_for_start();
        let now = self.now();
        let (_, line) = self.devices().judge(call, now)?;
        if !locked(&line).paces(now) {
            return Err(SignatureError::Hasty);
        }
        if is_timely(call.at, now) { Ok(()) } else { Err(SignatureError::Late { now }) }
    }

    /// Does what a device asks, once: the same command sent again is answered with the first answer. Answers as
    /// [`Api::call`] does.
    ///
    /// # Errors
    /// If it is not signed as it must be; nothing was done.
    pub fn call_signed(
        &self,
        call: &SignedCall<'_>,
        language: Option<Language>,
    ) -> Result<Result<String, ProblemText>, SignatureError> {
        self.wait_for_start();
        let (caller, line) = {
            let mut devices = self.devices();
            let now = self.now();
            let judged = devices.judge(call, now)?;
            if let Some(writer) = devices.writer(call.device) {
                writer.seen = now;
            }
            judged
        };
        let caller = Caller { language, ..caller };
        let args = serde_json::from_slice(call.body).unwrap_or(Value::Null);
        // Held while it is done: the same command that comes meanwhile waits for its answer.
        let mut line = locked(&line);
        if !line.paces(self.now()) {
            return Err(SignatureError::Hasty);
        }
        let named = (1..=LONGEST_ID).contains(&call.id.len());
        if let Some((_, answer)) = line.answers.iter().find(|(id, _)| named && id == call.id) {
            return Ok(answer.clone());
        }
        let name = format!("{} {}", call.device, call.id);
        let kept = named && is_kept(call.command);
        if let Some(answer) =
            kept.then(|| self.answered_before(&caller, call.command, &name, &args)).flatten()
        {
            return Ok(answer);
        }
        let now = self.now();
        if !is_timely(call.at, now) {
            return Err(SignatureError::Late { now });
        }
        take_changed();
        let answer = if kept {
            by_name(name, || self.call(&caller, call.command, args))
        } else {
            self.call(&caller, call.command, args)
        };
        // A command that only reads may be read again.
        if named && (take_changed() || answer.is_err()) {
            line.answers.push_back((call.id.to_owned(), answer.clone()));
            if line.answers.len() > ANSWERS {
                line.answers.pop_front();
            }
        }
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::devices::{Claim, FORGOTTEN};

    #[test]
    fn access_ends_with_the_evening_unless_it_is_kept() {
        let mut devices = Devices::default();
        let code = devices.pair(DeviceRole::Floor, Millis::ZERO);
        let (pairing, proof) =
            (secret::derived(&code, "tapis pairing"), secret::derived(&code, "tapis claim"));
        let claimed = devices
            .claim(&Claim { pairing, proof, browser: String::new() }, Language::Fr, Millis::ZERO)
            .unwrap();
        let id = claimed.device;
        devices.writer(&id).unwrap().confirmed = true;
        let day = Millis::of_minutes(24 * 60);
        assert!(devices.claimed(&id, day - Millis::of_minutes(1)).is_some());
        assert!(devices.claimed(&id, day).is_none());
        let call =
            SignedCall { device: &id, count: 1, id: "a", at: day, command: "act", body: b"{}", mac: "" };
        assert_eq!(devices.judge(&call, day).err(), Some(SignatureError::Unknown));
        devices.writer(&id).unwrap().keep = true;
        assert!(matches!(devices.judge(&call, day).err(), Some(SignatureError::Forged { .. })));
        assert!(devices.claimed(&id, day).is_some() && devices.claimed(&id, FORGOTTEN).is_none());
    }
}
