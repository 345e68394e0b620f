//! Letting devices in from a terminal: the code, the name of whoever comes with it, and a person's answer.

use clap::ValueEnum;
use serde_json::{Value, json};
use tapis_api::{Api, Audience, Caller, DeviceCommands, DeviceRole, PairingView, ShownDevice};
use tapis_club::Problem;
use tapis_club::locale::{Language, text};
use tapis_club::room::qr_code::QrCode;

use crate::base::output::{complain, print_json};

/// The role of a device that is let in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Role {
    /// A tablet on the floor: the desk's pages of a tournament.
    Floor,
    /// A tablet by the door: registration and payment.
    Door,
    /// The director's telephone, which drives the clock.
    Remote,
}

impl From<Role> for DeviceRole {
    fn from(role: Role) -> DeviceRole {
        match role {
            Role::Floor => DeviceRole::Floor,
            Role::Door => DeviceRole::Door,
            Role::Remote => DeviceRole::Remote,
        }
    }
}

/// Asks the person at the terminal about devices that wait. What people read goes to standard error; standard output
/// keeps to one JSON object a line.
pub struct DevicePrompt {
    pub language: Language,
    /// Devices that have the code are let in without a question.
    unasked: bool,
    /// The device about which a person was asked, by its id.
    asked: Option<String>,
}

fn host() -> Caller {
    Caller::here(Audience::Host)
}

fn waiting(api: &Api) -> Vec<ShownDevice> {
    let devices =
        DeviceCommands::from(api.caller(&host())).devices().map(|view| view.devices).unwrap_or_default();
    devices.into_iter().filter(|device| !device.confirmed).collect()
}

impl DevicePrompt {
    pub fn new(language: Language, unasked: bool) -> Self {
        DevicePrompt { language, unasked, asked: None }
    }

    fn words(&self, key: &str, device: &str) {
        complain(&text(self.language, key, &[("name", device.into())]));
    }

    /// Makes a code for one device and prints it.
    ///
    /// # Errors
    /// If no devices are let in.
    pub fn make_code(&mut self, api: &Api, role: Role) -> Result<(), Problem> {
        let PairingView { role, url, page, code, until, .. } =
            DeviceCommands::from(api.caller(&host())).pairing_start(role.into())?;
        if let Some(picture) = QrCode::in_terminal(&url) {
            complain(&picture);
        }
        let values =
            [("url", url.as_str().into()), ("page", page.as_str().into()), ("code", code.as_str().into())];
        complain(&text(self.language, "cli-let_in", &values));
        print_json(
            &json!({ "let_in": { "role": role, "url": url, "page": page, "code": code, "until": until } }),
        );
        Ok(())
    }

    /// Does what was typed, if it is about devices. `None` if it is about something else.
    pub fn typed(&mut self, api: &Api, line: &str) -> Option<Result<(), Problem>> {
        if let Some(role) = line.strip_prefix("let in ") {
            let role = Role::from_str(role.trim(), true);
            return role.ok().map(|role| self.make_code(api, role));
        }
        let lets_in = match line.to_lowercase().as_str() {
            "yes" | "y" | "oui" | "o" => true,
            "no" | "n" | "non" => false,
            _ => return None,
        };
        self.asked.take().map(|id| {
            let caller = host();
            let call = DeviceCommands::from(api.caller(&caller));
            if lets_in { call.device_confirm(id, String::new(), None) } else { call.device_revoke(id) }
        })
    }

    /// Asks about the first device that waits, or lets all in; returns those that still wait, as JSON.
    pub fn update(&mut self, api: &Api) -> Value {
        let mut waits = waiting(api);
        if self.unasked {
            // A captain's sheet is paper for everybody to scan: whoever has it proves nothing.
            let with_code = |device: &&ShownDevice| !matches!(device.role, DeviceRole::Captain { .. });
            for device in waits.iter().filter(with_code) {
                if DeviceCommands::from(api.caller(&host()))
                    .device_confirm(device.id.clone(), String::new(), None)
                    .is_ok()
                {
                    self.words("cli-came_in", &device.name);
                }
            }
            waits = waiting(api);
        }
        if !waits.iter().any(|device| self.asked.as_ref() == Some(&device.id)) {
            self.asked = waits.first().map(|device| device.id.clone());
            if let Some(device) = waits.first() {
                self.words("cli-asks_in", &device.name);
            }
        }
        waits.iter().map(|device| json!({ "name": device.name, "role": device.role })).collect()
    }
}
