//! Letting a device in: a code that is good once and for five minutes, and the desk’s word that it is that device.

use serde::{Deserialize, Serialize};
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::room::qr_code::QrCode;

use super::{DeviceRole, Devices, Writer, secret};

/// Validity of a code.
pub(crate) const GOOD_FOR: Millis = Millis::of_minutes(5);

/// A code that waits for its device.
#[derive(Debug)]
pub(crate) struct Pairing {
    secret: String,
    pub(crate) role: DeviceRole,
    pub(crate) until: Millis,
}

/// A code for a device, as the desk shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PairingView {
    /// Future role of the device.
    pub role: DeviceRole,
    /// The address; the secret is behind its `#`, which browsers do not send.
    pub url: String,
    /// The page to open on a device without a camera.
    pub page: String,
    /// The secret as it is typed on that page, in four groups of four.
    pub code: String,
    /// The same as a code to scan.
    pub qr: Option<QrCode>,
    /// Time until which it is good, by the program's time.
    pub until: Millis,
}

/// A device says that it has scanned a code. Neither the secret nor the key is in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// Identifier of the code: HMAC-SHA-256 of `tapis pairing` by the secret.
    pub pairing: String,
    /// That the device knows the secret: HMAC-SHA-256 of `tapis claim` by it.
    pub proof: String,
    /// The browser that says so, by a number that it has made itself: the same claim from there is answered again.
    /// Empty if it is not.
    #[serde(default)]
    pub browser: String,
}

/// Whether a device that sends this knows a code.
pub(super) fn proves_code(code: &str, pairing: &str) -> bool {
    secret::proves(code, &[b"tapis pairing"], pairing)
}

/// The reason why a code is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ClaimRefusal {
    /// There is no such code.
    Unknown,
    /// It is older than five minutes.
    Expired,
    /// A device has used it.
    Used,
}

/// State of a device that has scanned a code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PairingState {
    pub device: String,
    /// The name that the desk sees.
    pub name: String,
    pub role: DeviceRole,
    /// The desk has let it in.
    pub confirmed: bool,
    /// Session for its signatures: another one after each start of the program.
    pub session: String,
    /// The program's time, which it signs too.
    pub now: Millis,
}

impl Devices {
    /// A new code; the one before is worth nothing any more.
    pub(crate) fn pair(&mut self, role: DeviceRole, now: Millis) -> String {
        let secret = secret::typable();
        self.pairing = Some(Pairing { secret: secret.clone(), role, until: now.saturating_add(GOOD_FOR) });
        secret
    }

    /// A device has scanned the code, which is used up; the browser that used it may say so again where the answer was
    /// lost on the way.
    pub(crate) fn claim(
        &mut self,
        claim: &Claim,
        language: Language,
        now: Millis,
    ) -> Result<PairingState, ClaimRefusal> {
        if let Some((before, id)) = &self.answered
            && (&before.pairing, &before.proof) == (&claim.pairing, &claim.proof)
        {
            let again = before == claim && !claim.browser.is_empty();
            return again.then(|| self.claimed(id, now)).flatten().ok_or(ClaimRefusal::Used);
        }
        let known = |pairing: &&Pairing| {
            proves_code(&pairing.secret, &claim.pairing)
                && secret::proves(&pairing.secret, &[b"tapis claim"], &claim.proof)
        };
        let Pairing { secret, role, until } =
            self.pairing.as_ref().filter(known).ok_or(ClaimRefusal::Unknown)?;
        if now >= *until {
            return Err(ClaimRefusal::Expired);
        }
        let (secret, role) = (secret.clone(), role.clone());
        self.pairing = None;
        let id = self.waits(&secret, role, String::new(), (language, now));
        self.answered = Some((claim.clone(), id.clone()));
        self.claimed(&id, now).ok_or(ClaimRefusal::Used)
    }

    /// A device waits until the desk lets it in; its key is derived from the secret. Answers its id.
    pub(super) fn waits(
        &mut self,
        secret: &str,
        role: DeviceRole,
        person: String,
        (language, now): (Language, Millis),
    ) -> String {
        let (id, key) = (secret::random_hex(), secret::derived(secret, "tapis device"));
        let name = self.new_name(language);
        let (confirmed, keep, since, seen) = (false, false, now, now);
        let address = None;
        self.kept.writers.push(Writer {
            id: id.clone(),
            key,
            name,
            person,
            role,
            confirmed,
            keep,
            since,
            seen,
            address,
        });
        id
    }

    /// State of a device; `None` if it was refused, or has no access any more.
    pub(crate) fn claimed(&self, id: &str, now: Millis) -> Option<PairingState> {
        let writer = self.kept.writers.iter().find(|writer| writer.id == id && !writer.is_over(now))?;
        Some(PairingState {
            device: writer.id.clone(),
            name: writer.name.clone(),
            role: writer.role.clone(),
            confirmed: writer.confirmed,
            session: self.session.clone(),
            now,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(secret: &str, browser: &str) -> Claim {
        let (pairing, proof) =
            (secret::derived(secret, "tapis pairing"), secret::derived(secret, "tapis claim"));
        Claim { pairing, proof, browser: browser.to_owned() }
    }

    #[test]
    fn a_code_says_why_it_is_worth_nothing() {
        let mut devices = Devices::default();
        let secret = devices.pair(DeviceRole::Door, Millis::ZERO);
        let mut asked =
            |secret: &str, browser, now| devices.claim(&claim(secret, browser), Language::Fr, now);
        assert_eq!(asked("0000000000000000", "a", Millis::ZERO).unwrap_err(), ClaimRefusal::Unknown);
        assert_eq!(asked(&secret, "a", GOOD_FOR).unwrap_err(), ClaimRefusal::Expired);
        let came = asked(&secret, "a", Millis(GOOD_FOR.0 - 1)).unwrap();
        assert_eq!((came.role, came.confirmed), (DeviceRole::Door, false));
        assert_eq!(asked(&secret, "b", Millis::ZERO).unwrap_err(), ClaimRefusal::Used);
    }
}
