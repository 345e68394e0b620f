//! Past evenings, which were not played with the program.

use std::path::{Path, PathBuf};

use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::store::import::results::ResultsReading;
use tapis_club::{PastChoices, PastEvening, PastImport, PastPreview, Problem, read_list};

use crate::Dialog;

/// The files that results may come from; `tdt` is a tournament that The Tournament Director saved.
const RESULTS: Dialog<'static> = Dialog::Open {
    kind: "XLSX, XLS, ODS, CSV, TDT",
    endings: &["xlsx", "xls", "ods", "csv", "txt", "tsv", "tdt"],
};

fn read_all(paths: &[PathBuf]) -> Result<Vec<Vec<u8>>, Problem> {
    paths.iter().map(|path| read_list(Path::new(path))).collect()
}

#[commands]
impl PastCommands<'_> {
    /// Lets the person choose files with results and says what they would bring; `null` if none was chosen. Without a
    /// reading, as the files show themselves.
    #[audience(host)]
    pub fn past_preview(
        &self,
        paths: Option<Vec<String>>,
        reading: Option<ResultsReading>,
    ) -> Result<Option<(Vec<String>, PastPreview)>, Problem> {
        self.api.leading().may_change()?;
        let known = paths.map(|paths| paths.into_iter().map(PathBuf::from).collect());
        let paths: Vec<PathBuf> = known.unwrap_or_else(|| self.api.host.choose_several(RESULTS));
        if paths.is_empty() {
            return Ok(None);
        }
        let files = read_all(&paths)?;
        let preview = self.read(|club| club.past().preview_past(&files, &reading.unwrap_or_default()))?;
        Ok(Some((paths.iter().map(|path| path.display().to_string()).collect(), preview)))
    }

    /// Enters what was chosen of that preview.
    #[audience(host)]
    pub fn past_import(
        &self,
        paths: Vec<String>,
        reading: Option<ResultsReading>,
        choices: PastChoices,
    ) -> Result<PastImport, Problem> {
        let paths: Vec<PathBuf> = paths.into_iter().map(PathBuf::from).collect();
        let files = read_all(&paths)?;
        self.change(None, |club| {
            club.past().import_past(&files, &reading.unwrap_or_default(), &choices, self.now())
        })
    }

    /// Previews results that were pasted.
    #[audience(desk)]
    pub fn past_preview_text(
        &self,
        text: String,
        reading: Option<ResultsReading>,
    ) -> Result<PastPreview, Problem> {
        self.read(|club| club.past().preview_past(&[text.into_bytes()], &reading.unwrap_or_default()))
    }

    /// Enters what was chosen of that preview.
    #[audience(desk)]
    pub fn past_import_text(
        &self,
        text: String,
        reading: Option<ResultsReading>,
        choices: PastChoices,
    ) -> Result<PastImport, Problem> {
        self.change(None, |club| {
            club.past().import_past(&[text.into_bytes()], &reading.unwrap_or_default(), &choices, self.now())
        })
    }

    /// A past evening as its form holds it.
    #[audience(desk)]
    pub fn past_evening(&self, id: TournamentId) -> Result<PastEvening, Problem> {
        self.read(|club| club.past().past_evening(id))
    }

    /// Enters a past evening.
    #[audience(desk)]
    pub fn past_record(&self, evening: PastEvening) -> Result<TournamentId, Problem> {
        self.change(None, |club| club.past().record_past(&evening, self.now()))
    }

    /// Corrects a past evening for a reason, and says what was done.
    #[audience(desk)]
    pub fn past_correct(
        &self,
        id: TournamentId,
        evening: PastEvening,
        why: String,
    ) -> Result<String, Problem> {
        let acted = self.change(Some(id), |club| club.past().correct_past(id, &evening, &why, self.now()))?;
        Ok(acted.said.say(self.language()))
    }

    /// Deletes past evenings, after a copy of the club.
    #[audience(desk)]
    pub fn past_delete(&self, ids: Vec<TournamentId>) -> Result<(), Problem> {
        self.change(None, |club| club.past().delete_past(&ids))
    }
}
