//! A new club from one form: what it is called, where it is, what it plays for and how, and who its members are.

use std::path::Path;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::SetupDraft;
use tapis_engine::base::quantity::{Cents, Millis};
use tapis_engine::prizes::payouts::Shares;
use tapis_engine::setup::Money;
use tapis_locale::Language;
use tapis_store::ClubFile;
use tapis_store::import::ImportPreview;

use crate::file::club::{currency_code, visible};
use crate::{Club, Problem, freezeout, rebuy};

/// Statements about a club before there is one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewClub {
    pub name: String,
    /// City of the club; empty if not stated.
    pub city: String,
    /// The language of its documents.
    pub language: Language,
    /// Currency of its evenings, as three capital letters; `None` means no money.
    pub currency: Option<String>,
    /// Price of an entry, in hundredths of that currency.
    pub fee: Cents,
    /// Usual format of its evenings: new ones begin like this.
    pub formula: UsualFormat,
}

/// Usual format of a club's evenings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum UsualFormat {
    /// One stack each (5-1).
    Freezeout,
    /// Rebuys and an add-on (5-2 to 5-5).
    Rebuy,
}

impl NewClub {
    /// The templates it begins with, the usual one first.
    fn templates(&self, today: NaiveDate) -> [SetupDraft; 2] {
        let mut made = [freezeout(self.language, today), rebuy(self.language, today)];
        for setup in &mut made {
            setup.money = self.currency.clone().map(|currency| Money {
                currency,
                fee: self.fee,
                club_part: Cents::ZERO,
                rebuy_price: self.fee,
                addon_price: self.fee,
                bounty: None,
                re_entry: None,
                bounty_rounding: None,
            });
            setup.prizes.shares = match setup.money {
                Some(_) => Shares::Standard { places: None },
                None => Shares::Nothing,
            };
        }
        if self.formula == UsualFormat::Rebuy {
            made.reverse();
        }
        made
    }
}

impl Club {
    /// Makes a new club with the built-in templates.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub fn create(path: &Path, name: &str, language: Language, today: NaiveDate) -> Result<Self, Problem> {
        let setups = [crate::freezeout(language, today), crate::rebuy(language, today)];
        Club::filled(path, visible(name)?, language, &setups)
    }

    /// Makes a new club: its templates, a season that its evenings join from the first one on, and the members that
    /// the preview of their list announced ([`tapis_store::import::preview_for_new_club`]). All of it, or no club.
    ///
    /// # Errors
    /// A sentence that says why not: at its field where it is the form's.
    pub fn create_from(
        path: &Path,
        new: &NewClub,
        members: Option<(&[u8], &ImportPreview)>,
        today: NaiveDate,
        now: Millis,
    ) -> Result<Self, Problem> {
        let (name, city) = (visible(&new.name)?, visible(&new.city)?);
        if name.is_empty() {
            return Err(Problem::new("start-name_needed", &[]).at("name"));
        }
        let currency = new.currency.as_deref().map(currency_code).transpose()?;
        let made = |draft: &Path| {
            let templates = new.templates(today);
            let mut club = Club::filled(draft, name, new.language, &templates)?;
            let usual = club.library().templates()?.into_iter().find(|kept| kept.name == templates[0].name);
            usual.map(|kept| club.library().make_usual_template(kept.id)).transpose()?;
            club.details().describe(name, city, currency)?;
            let season = club.library().next_season(today)?;
            club.library().save_season(&season)?;
            if let Some((list, preview)) = members {
                club.library().import(list, preview, now)?;
            }
            Ok::<_, Problem>(club.file)
        };
        Ok(Club::with(ClubFile::create_by(path, made)?))
    }
}
