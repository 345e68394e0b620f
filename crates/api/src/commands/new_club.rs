//! Making a club: where its file goes, who its members are, and the club itself.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::store::RiskyPlace;
use tapis_club::store::import::{ImportPreview, Reading, preview_for_new_club};
use tapis_club::{Club, NewClub, Problem, read_list};

use crate::base::file_name::file_name;
use crate::commands::club::ClubCommands;
use crate::program::api::Api;
use crate::{ClubState, Dialog};

/// The members that a new club takes in, as their preview announced them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewMembers {
    pub list: ListSource,
    pub preview: ImportPreview,
}

/// Source of a list of members.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ListSource {
    Text { text: String },
    File { path: String },
}

impl ListSource {
    fn read(&self) -> Result<Cow<'_, [u8]>, Problem> {
        Ok(match self {
            ListSource::Text { text } => Cow::Borrowed(text.as_bytes()),
            ListSource::File { path } => Cow::Owned(read_list(Path::new(path))?),
        })
    }
}

#[commands]
impl NewClubCommands<'_> {
    /// Returns the path for the file of a new club of this name.
    #[audience(host)]
    pub fn club_proposed(&self, name: String) -> Result<String, Problem> {
        Ok(self.api.proposed(&name)?.display().to_string())
    }

    /// Lets the person choose where it goes; `null` if no place was chosen.
    #[audience(host)]
    pub fn club_place_choose(&self, name: String) -> Result<Option<String>, Problem> {
        let file = file_name(&name);
        let chosen = self.place(None, Dialog::Save { name: &file, kind: Some(("Tapis", "tapis")) });
        Ok(chosen.map(|path| path.display().to_string()))
    }

    /// Previews taking a list into a new club; a file that the person chooses where none is named, `null` if none was
    /// chosen.
    #[audience(host)]
    pub fn new_members_preview(
        &self,
        list: Option<ListSource>,
        reading: Option<Reading>,
    ) -> Result<Option<NewMembers>, Problem> {
        let chosen = || {
            let path = self.place(None, crate::commands::members::LISTS)?;
            Some(ListSource::File { path: path.display().to_string() })
        };
        let Some(list) = list.or_else(chosen) else { return Ok(None) };
        let today = chrono::Local::now().date_naive();
        let preview = preview_for_new_club(&list.read()?, &reading.unwrap_or_default(), today)?;
        Ok(Some(NewMembers { list, preview }))
    }

    /// Makes a new club and opens it: at this place, or where [`Call::club_proposed`] says.
    #[audience(host)]
    pub fn club_create(
        &self,
        club: NewClub,
        path: Option<String>,
        members: Option<NewMembers>,
    ) -> Result<ClubState, Problem> {
        let path = path.map_or_else(|| self.api.proposed(&club.name), |path| Ok(PathBuf::from(path)))?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| unwritable(&error.to_string()))?;
        }
        let today = chrono::Local::now().date_naive();
        let list = members.as_ref().map(|members| members.list.read()).transpose()?;
        let agreed = list.as_deref().zip(members.as_ref().map(|members| &members.preview));
        let create = || Club::create_from(&path, &club, agreed, today, self.now());
        self.api.replace(|| create().inspect(|_| self.api.opening().remember(&path)))?;
        ClubCommands(self.0).club_state()
    }
}

fn unwritable(detail: &str) -> Problem {
    Problem::new("open-other", &[("detail", detail.into())])
}

impl Api {
    /// Path for the file of a club of this name, if nobody chooses one: in a folder of the person's that no service
    /// keeps in step with others, under a name that no file has.
    fn proposed(&self, name: &str) -> Result<PathBuf, Problem> {
        let folders = self.host.club_folders().into_iter().map(|folder| folder.join("Tapis"));
        let all: Vec<PathBuf> = folders.chain(self.host.data_folder()).collect();
        let safe = all.iter().find(|folder| RiskyPlace::of(&folder.join("club.tapis")).is_none());
        let folder = safe.or(all.first()).ok_or_else(|| unwritable(""))?;
        let file = file_name(name);
        let stem = file.trim_end_matches(".tapis");
        let names = std::iter::once(file.clone()).chain((2..).map(|number| format!("{stem} {number}.tapis")));
        let mut free = names.map(|name| folder.join(name)).filter(|path| !path.exists());
        free.next().ok_or_else(|| unwritable(""))
    }
}

#[cfg(test)]
mod tests {
    use crate::base::file_name::file_name;

    #[test]
    fn a_file_name_suits_every_system() {
        assert_eq!(file_name(" Les As "), "Les As.tapis");
        assert_eq!(file_name("A/B: « 7\t2 » ?"), "A-B- « 72 » -.tapis");
        assert_eq!(file_name("Club de P. "), "Club de P.tapis");
        assert_eq!(file_name("…"), "….tapis");
        assert_eq!(file_name("  "), "Club.tapis");
    }
}
