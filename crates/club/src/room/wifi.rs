//! The network of the room, as a code that lets a telephone join it.

use crate::file::subjects::Room;
use serde::{Deserialize, Serialize};
use tapis_locale::Phrase;

use crate::Problem;
use crate::room::qr_code::QrCode;

const SETTING: &str = "wifi";
/// The bytes of the longest name of a network (IEEE 802.11).
const LONGEST_NAME: usize = 32;
/// The characters of a password of WPA2 or WPA3.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=63;

/// Wi-Fi network of the room.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Wifi {
    /// Its name, as telephones list it.
    pub name: String,
    /// Its password; empty if it is open.
    pub password: String,
    /// The room's screen shows the code before play.
    pub in_room: bool,
}

/// A network with the code that telephones scan to join it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WifiCode {
    pub name: String,
    pub qr: QrCode,
}

impl Wifi {
    /// The code's text, as the cameras of telephones read it: `WIFI:T:WPA;S:name;P:password;;`.
    pub(crate) fn text(&self) -> String {
        let escaped = |text: &str| -> String {
            text.chars()
                .flat_map(|letter| {
                    let special = matches!(letter, '\\' | ';' | ',' | ':' | '"');
                    special.then_some('\\').into_iter().chain([letter])
                })
                .collect()
        };
        let name = escaped(&self.name);
        if self.password.is_empty() {
            format!("WIFI:T:nopass;S:{name};;")
        } else {
            format!("WIFI:T:WPA;S:{name};P:{};;", escaped(&self.password))
        }
    }

    /// The code that telephones scan; `None` if no code holds so much.
    pub fn code(&self) -> Option<WifiCode> {
        Some(WifiCode { name: self.name.clone(), qr: QrCode::of(&self.text())? })
    }

    fn check(&self) -> Result<(), Problem> {
        let seen = |text: &str| !text.chars().any(char::is_control);
        let mut fields = Vec::new();
        let mut wrong = |field: &str, key: &str| fields.push((field.to_owned(), Phrase::new(key, &[])));
        if self.name.is_empty() || self.name.len() > LONGEST_NAME || !seen(&self.name) {
            wrong("name", "wifi-wrong_name");
        }
        let length = self.password.chars().count();
        if !self.password.is_empty() && (!PASSWORD.contains(&length) || !seen(&self.password)) {
            wrong("password", "wifi-wrong_password");
        }
        if fields.is_empty() { Ok(()) } else { Err(Problem { fields, ..Problem::new("store-fields", &[]) }) }
    }
}

impl Room<'_> {
    /// The network of the room; `None` if nobody named it.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn wifi(&self) -> Result<Option<Wifi>, Problem> {
        Ok(self.club.file.settings().kept::<Option<Wifi>>(SETTING)?.flatten())
    }

    /// Names the network of the room, or forgets it.
    ///
    /// # Errors
    /// If its name or password is no Wi-Fi network's, or the file cannot be written.
    pub fn keep_wifi(&self, wifi: Option<Wifi>) -> Result<(), Problem> {
        // Spaces belong to a password, and almost never to a name that was typed.
        let wifi = wifi.map(|wifi| Wifi { name: wifi.name.trim().to_owned(), ..wifi });
        wifi.as_ref().map_or(Ok(()), Wifi::check)?;
        Ok(self.club.file.settings().keep(SETTING, &wifi)?)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    fn wifi(name: &str, password: &str) -> Wifi {
        Wifi { name: name.to_owned(), password: password.to_owned(), in_room: false }
    }

    #[test]
    fn special_letters_are_escaped_as_cameras_read_them() {
        assert_eq!(wifi("Livebox-4F2A", "").text(), "WIFI:T:nopass;S:Livebox-4F2A;;");
        assert_eq!(
            wifi("Club; salle 1", r#"a:b,c"d\e"#).text(),
            r#"WIFI:T:WPA;S:Club\; salle 1;P:a\:b\,c\"d\\e;;"#
        );
    }

    #[test]
    fn only_what_a_network_can_be_is_taken() {
        let fields = |wifi: Wifi| -> Vec<String> {
            wifi.check()
                .err()
                .map_or(Vec::new(), |problem| problem.fields.into_iter().map(|(field, _)| field).collect())
        };
        assert_eq!(fields(wifi("Salle", "")), [""; 0]);
        assert_eq!(fields(wifi("Salle", "12345678")), [""; 0]);
        assert_eq!(fields(wifi("", "1234567")), ["name", "password"]);
        assert_eq!(fields(wifi(&"é".repeat(17), &"x".repeat(64))), ["name", "password"]);
        assert_eq!(fields(wifi("Sal\nle", "1234\t678")), ["name", "password"]);
    }
}
