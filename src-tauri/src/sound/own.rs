//! The club's own sounds, and the bells where there is none or it is damaged.

use tapis_api::{Alert, Clip, Trouble};

use super::bells;

/// The sound of an alert, never silence, and the damage to the club's own sound, if there is any.
pub(super) fn or_bell(own: Result<Option<Clip>, Trouble>, alert: Alert) -> (Clip, Option<Trouble>) {
    match own {
        Ok(Some(own)) => (own, None),
        Ok(None) => (bells::clip(alert), None),
        Err(damage) => (bells::clip(alert), Some(damage)),
    }
}

/// The alerts whose damaged sounds have been reported.
#[derive(Debug, Default)]
pub(super) struct DamagedSounds(Vec<Alert>);

impl DamagedSounds {
    /// The damage to report when an alert is played: each once, until the sound is whole again.
    pub(super) fn news(&mut self, alert: Alert, damage: Option<Trouble>) -> Option<Trouble> {
        let told = self.0.contains(&alert);
        self.0.retain(|one| *one != alert || damage.is_some());
        let damage = damage.filter(|_| !told)?;
        self.0.push(alert);
        Some(damage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_sound_gives_way_to_the_bell() {
        let own = Clip { samples: vec![0.5, -0.5], ..bells::clip(Alert::Level) };
        assert_eq!(or_bell(Ok(Some(own.clone())), Alert::Level), (own, None));
        let bell = bells::clip(Alert::Level);
        assert_eq!(or_bell(Ok(None), Alert::Level), (bell.clone(), None));
        let damage = Trouble::OwnSound(Alert::Level);
        assert_eq!(or_bell(Err(damage.clone()), Alert::Level), (bell, Some(damage)));
    }

    #[test]
    fn each_damaged_sound_is_told_once_until_mended() {
        let mut damaged = DamagedSounds::default();
        let mut played =
            |alert, is_damaged: bool| damaged.news(alert, is_damaged.then_some(Trouble::OwnSound(alert)));
        assert_eq!(played(Alert::Break, false), None);
        assert_eq!(played(Alert::Level, true), Some(Trouble::OwnSound(Alert::Level)));
        assert_eq!(played(Alert::Break, true), Some(Trouble::OwnSound(Alert::Break)));
        assert_eq!((played(Alert::Level, true), played(Alert::Break, true)), (None, None));
        assert_eq!(played(Alert::Level, false), None);
        assert_eq!(played(Alert::Level, true), Some(Trouble::OwnSound(Alert::Level)));
    }
}
