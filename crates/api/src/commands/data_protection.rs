//! Duties under the law on personal data: settings, retention periods, one member's data as a file.

use chrono::Local;
use tapis_api_macros::commands;
use tapis_club::documents::save;
use tapis_club::engine::base::quantity::MemberId;
use tapis_club::{DataProtection, Problem, Retention};

use crate::{Call, Dialog};

#[commands]
impl Call<'_> {
    /// Returns the club's decisions on personal data.
    #[audience(desk)]
    pub fn data_protection(&self) -> Result<DataProtection, Problem> {
        self.read(|club| club.privacy().data_protection())
    }

    /// Changes the club's decisions on personal data.
    #[audience(desk)]
    pub fn data_protection_set(&self, settings: DataProtection) -> Result<(), Problem> {
        self.change(None, |club| club.privacy().set_data_protection(&settings))
    }

    /// The members whose retention period has passed, and those who are kept all the same.
    #[audience(desk)]
    pub fn retention(&self) -> Result<Retention, Problem> {
        self.read(|club| club.privacy().retention(Local::now().date_naive()))
    }

    /// Number of members whose period has passed, once a year until somebody has gone through the list; `null` if
    /// nothing is to be done.
    #[audience(desk)]
    pub fn retention_reminder(&self) -> Result<Option<u32>, Problem> {
        self.read(|club| club.privacy().retention_reminder(Local::now().date_naive()))
    }

    /// Somebody has gone through the list: it is not brought up again for a year.
    #[audience(desk)]
    pub fn retention_reviewed(&self) -> Result<(), Problem> {
        self.change(None, |club| club.privacy().retention_reviewed(Local::now().date_naive()))
    }

    /// Retains the data of these members for another year.
    #[audience(desk)]
    pub fn members_keep(&self, members: Vec<MemberId>, reason: String) -> Result<(), Problem> {
        self.change(None, |club| club.privacy().keep_data(&members, &reason, Local::now().date_naive()))
    }

    /// Proposes erasing a member again who was to be kept.
    #[audience(desk)]
    pub fn member_keep_no_longer(&self, id: MemberId) -> Result<(), Problem> {
        self.change(None, |club| club.privacy().propose_erasing_again(id))
    }

    /// Erases several members for good, or none of them; results stay and name nobody.
    #[audience(desk)]
    pub fn members_erase(&self, members: Vec<MemberId>) -> Result<(), Problem> {
        self.change(None, |club| {
            club.privacy().erase_members(&members, self.now(), Local::now().date_naive())
        })
    }

    /// Writes all that the club file holds about a member to a JSON file; `null` if no place was chosen.
    #[audience(host)]
    pub fn member_data_save(&self, id: MemberId) -> Result<Option<String>, Problem> {
        let (name, text) = self.read(|club| club.privacy().member_data_file(self.language(), id))?;
        let dialog = Dialog::Save { name: &name, kind: Some(("JSON", "json")) };
        let Some(path) = self.place(None, dialog) else { return Ok(None) };
        save(&path, text.as_bytes())?;
        Ok(Some(path.display().to_string()))
    }
}
