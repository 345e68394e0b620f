//! The club's name, city, currency, language and other settings, as they are changed.

use tapis_locale::Language;
use tapis_store::StoreError;

use crate::Problem;
use crate::file::club::{currency_code, visible};
use crate::file::subjects::Details;

impl Details<'_> {
    /// Gives the club another language.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set_language(self, language: Language) -> Result<(), Problem> {
        let value = serde_json::to_string(&language).map_err(StoreError::Unwritable)?;
        Ok(self.club.file.settings().set_setting("language", &value)?)
    }

    /// Gives the club a name.
    ///
    /// # Errors
    /// If it has characters that nobody sees, or the file cannot be written.
    pub fn set_name(self, name: &str) -> Result<(), Problem> {
        Ok(self.club.file.settings().set_setting("name", visible(name)?)?)
    }

    /// Sets the club's name, its city, and the currency of new evenings and fees (`None` if the club plays without money);
    /// all of it is checked before any is stored.
    ///
    /// # Errors
    /// If the name or the city has characters that nobody sees, the currency is no currency's code, or the file cannot be
    /// written.
    pub fn describe(self, name: &str, city: &str, currency: Option<&str>) -> Result<(), Problem> {
        let (name, city) = (visible(name)?, visible(city)?);
        let currency = currency.map(currency_code).transpose()?.unwrap_or_default();
        let settings = self.club.file.settings();
        settings.set_setting("name", name)?;
        settings.set_setting("city", city)?;
        Ok(settings.set_setting("currency", currency)?)
    }

    /// Stores a setting of the club.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep_setting(self, name: &str, value: &str) -> Result<(), Problem> {
        Ok(self.club.file.settings().set_setting(name, value)?)
    }
}
