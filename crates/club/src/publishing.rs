//! Publications of the club: its web site, and texts to copy. DocumentFacts here as facts; `tapis-site` makes pages and
//! texts.

mod facts;
mod folder;
mod messages;
mod names;

use crate::file::subjects::Publishing;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::Millis;
use tapis_locale::Language;
use tapis_site::{Address, Logo, PictureKind, Site};

use crate::{PhoneNames, Problem};

pub use folder::{MANIFEST, PublishResult, SitePlan, plan, publish};
pub use messages::Message;
pub use tapis_site::messages::{EveningMessage, Form};
pub use tapis_site::{Files, SitePath};

const SETTINGS: &str = "publishing";

/// Settings of the club's publications.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct PublishingSettings {
    /// The language of the site, or the one that it shows first.
    pub language: Language,
    /// The site is in the other language too.
    pub both: bool,
    /// Form of the players' names.
    pub names: PhoneNames,
    /// Prize of each place.
    pub prizes: bool,
    /// The standings of seasons and championships.
    pub standings: bool,
    /// The booklet of the rules.
    pub rules: bool,
    pub logo: bool,
    /// Address of the site on the web, for links in texts and in the feed; `None` if not known.
    pub address: Option<Address>,
}

impl Default for PublishingSettings {
    fn default() -> Self {
        PublishingSettings {
            language: Language::default(),
            both: false,
            names: PhoneNames::default(),
            prizes: true,
            standings: true,
            rules: true,
            logo: true,
            address: None,
        }
    }
}

/// The address of the site on the web, as somebody typed it; `None` if it is empty.
///
/// # Errors
/// If the text is not an address.
pub fn site_address(typed: &str) -> Result<Option<Address>, Problem> {
    if typed.trim().is_empty() {
        return Ok(None);
    }
    let values = [("address", typed.trim().into()), ("example", "https://club.example/poker/".into())];
    typed.parse().map(Some).map_err(|_| Problem::new("site-address_wrong", &values).at("address"))
}

impl Publishing<'_> {
    /// Settings of the club's publications; at first all of it, in the club's language.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn publishing_settings(&self) -> Result<PublishingSettings, Problem> {
        let first = || PublishingSettings { language: self.club.language(), ..PublishingSettings::default() };
        Ok(self.club.file.settings().kept(SETTINGS)?.unwrap_or_else(first))
    }

    /// Decides what the club publishes.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep_publishing_settings(&self, settings: &PublishingSettings) -> Result<(), Problem> {
        Ok(self.club.file.settings().keep(SETTINGS, settings)?)
    }

    /// Gathers the club's site as these settings say. Making its files takes a while and no longer needs the club.
    ///
    /// # Errors
    /// If the file or a journal cannot be read, or a formula gives no number.
    pub fn site(&mut self, settings: &PublishingSettings, now: Millis) -> Result<Site, Problem> {
        let main = self.site_facts(settings, settings.language, now)?;
        let other = settings.language.other();
        let other = if settings.both { Some(self.site_facts(settings, other, now)?) } else { None };
        Ok(Site {
            main,
            other,
            logo: settings.logo.then(|| self.site_logo()).flatten(),
            identity: self.club.file.settings().identity()?,
            address: settings.address.clone(),
        })
    }

    /// The room's logo as a file.
    fn site_logo(&mut self) -> Option<Logo> {
        let address = self.club.layouts().logo()?;
        let (kind, data) = address.strip_prefix("data:")?.split_once(";base64,")?;
        Some(Logo { kind: PictureKind::of_type(kind)?, bytes: STANDARD.decode(data).ok()? })
    }
}
