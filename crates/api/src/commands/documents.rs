//! Documents: made for the preview, opened in the system's viewer, saved.

use std::path::PathBuf;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::documents::{PreparedDocument, TonightPaper, save, save_all, unwritable};
use tapis_club::engine::SetupDraft;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::{About, Document, DocumentKind, DocumentOptions, Problem};

use crate::program::api::LOOKED_OVER;
use crate::{Api, Call, Dialog};

/// Document that is requested, and its print options.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PaperRequest {
    pub paper: RequestedPaper,
    /// Language, paper and colour.
    pub options: DocumentOptions,
}

/// Kind of document that is requested.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum RequestedPaper {
    /// One about a tournament, a season or a member.
    Document { kind: DocumentKind, about: About },
    /// Several documents of a tournament's evening, bound into one.
    Evening { tournament: TournamentId, kinds: Vec<DocumentKind> },
    /// The club's rules by one of its rulesets.
    Booklet { ruleset: String },
    /// The sheet of a structure that is being designed.
    Draft(Box<DraftStructure>),
}

impl RequestedPaper {
    /// Its name among all that can be printed.
    pub(super) fn name(&self) -> &'static str {
        match self {
            RequestedPaper::Document { kind, .. } => kind.name(),
            RequestedPaper::Evening { .. } => "tonight",
            RequestedPaper::Booklet { .. } => DocumentKind::Rules.name(),
            RequestedPaper::Draft(_) => DocumentKind::Structure.name(),
        }
    }

    /// Whether all its sheets are cut into pieces.
    pub(super) fn is_cut(&self) -> bool {
        match self {
            RequestedPaper::Document { kind, .. } => kind.is_cut(),
            RequestedPaper::Evening { kinds, .. } => kinds.iter().all(|kind| kind.is_cut()),
            RequestedPaper::Booklet { .. } | RequestedPaper::Draft(_) => false,
        }
    }
}

/// A structure that is being designed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DraftStructure {
    /// The set-up that it belongs to, for those whom it expects.
    pub setup: SetupDraft,
}

/// A document, ready to be shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownDocument {
    /// A good name for its file.
    pub file_name: String,
    /// Notices for the reader: letters that could not be printed.
    pub notices: Vec<String>,
    /// The PDF in base 64.
    pub base64: String,
}

#[commands]
impl DocumentCommands<'_> {
    /// Makes a document for the preview.
    #[audience(desk)]
    pub fn document_make(&self, request: PaperRequest) -> Result<ShownDocument, Problem> {
        let document = self.made(&request, false)?;
        let base64 = STANDARD.encode(&document.bytes);
        let notices = document.notices.iter().map(|notice| notice.say(self.language())).collect();
        Ok(ShownDocument { file_name: document.file_name, notices, base64 })
    }

    /// Opens a document in the system's viewer; answers the file. The viewer reads a copy in the
    /// program's cache until the program ends; a later one of the same name takes its place, or stands
    /// beside it where the viewer holds it.
    #[audience(host)]
    pub fn document_open(&self, request: PaperRequest) -> Result<String, Problem> {
        let seats = self.seats_shown(&request)?;
        let document = self.made(&request, false)?;
        let folder = self.api.previews();
        std::fs::create_dir_all(&folder).map_err(|error| unwritable(&folder, &error))?;
        let path = folder.join(&document.file_name);
        let path = match save(&path, &document.bytes) {
            Ok(()) => path,
            Err(held) => {
                let base = document.file_name.trim_end_matches(".pdf");
                let beside = (2..10).map(|number| folder.join(format!("{base} ({number}).pdf")));
                let mut free = beside.filter(|path| save(path, &document.bytes).is_ok());
                free.next().ok_or(held)?
            }
        };
        self.api.host.open_in_viewer(&path).map_err(|detail| {
            let values = [("file", path.display().to_string().into()), ("detail", detail.into())];
            Problem::new("documents-no_viewer", &values)
        })?;
        self.remember_seats(seats);
        Ok(path.display().to_string())
    }

    /// Saves a document where the person chooses, or at a place named; `null` if none was chosen.
    #[audience(host)]
    pub fn document_save(
        &self,
        request: PaperRequest,
        path: Option<String>,
    ) -> Result<Option<String>, Problem> {
        let document = self.made(&request, false)?;
        let dialog = Dialog::Save { name: &document.file_name, kind: Some(("PDF", "pdf")) };
        let Some(path) = self.place(path, dialog) else { return Ok(None) };
        let path = with_ending(path);
        save(&path, &document.bytes)?;
        Ok(Some(path.display().to_string()))
    }

    /// Saves a file for each of these documents of a tournament's evening in a folder that the person chooses, or one
    /// named; `null` if none was chosen.
    #[audience(host)]
    pub fn documents_save(
        &self,
        tournament: TournamentId,
        kinds: Vec<DocumentKind>,
        options: DocumentOptions,
        folder: Option<String>,
    ) -> Result<Option<String>, Problem> {
        let room = self.api.room_links();
        let prepared = self
            .read(|club| club.papers_in(room).tonight_documents(tournament, &kinds, options, self.now()))?;
        let documents: Vec<Document> = prepared.into_iter().map(PreparedDocument::lay_out).collect();
        let Some(folder) = self.place(folder, Dialog::Folder) else { return Ok(None) };
        save_all(&folder, &documents)?;
        Ok(Some(folder.display().to_string()))
    }

    /// Lists the documents that may be printed together for a tournament's evening.
    #[audience(desk)]
    pub fn tonight(&self, id: TournamentId) -> Result<Vec<TonightPaper>, Problem> {
        self.read(|club| club.papers().tonight(id))
    }
}

impl Call<'_> {
    /// Makes a document; `fronts`: of several bound into one each begins on the front of a sheet. Only
    /// its facts are gathered while others wait for the club; it is laid out afterwards.
    pub(super) fn made(&self, request: &PaperRequest, fronts: bool) -> Result<Document, Problem> {
        let options = request.options;
        let room = self.api.room_links();
        if let RequestedPaper::Document { about: About::Season(season), .. } = &request.paper {
            let tournaments = self.read(|club| club.audit().begin_look_over(*season))?;
            for some in tournaments.chunks(LOOKED_OVER) {
                self.read(|club| club.audit().look_over_tournaments(some))?;
            }
        }
        let prepared = self.read(|club| match &request.paper {
            RequestedPaper::Evening { tournament, kinds } => {
                club.papers_in(room).tonight_bound(*tournament, kinds, options, fronts, self.now()).map(Err)
            }
            RequestedPaper::Document { kind, about } => {
                club.papers_in(room).prepare(*kind, *about, options, self.now()).map(Ok)
            }
            RequestedPaper::Booklet { ruleset } => {
                let found = club.rules().ruleset_of_key(self.language(), ruleset)?;
                club.papers().rules_booklet(&found.ruleset, options).map(Ok)
            }
            RequestedPaper::Draft(draft) => {
                club.papers().draft_structure(&draft.setup, draft.setup.expected_field(), options).map(Ok)
            }
        })?;
        match prepared {
            Ok(one) => Ok(one.lay_out()),
            Err(several) => several.lay_out(),
        }
    }
}

/// A name that a person typed without its ending; `Finale 8.9` has none either.
fn with_ending(path: PathBuf) -> PathBuf {
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf")) {
        return path;
    }
    let mut name = path.into_os_string();
    name.push(".pdf");
    name.into()
}

impl Api {
    /// Folder of the viewer's copies of documents while the program runs.
    fn previews(&self) -> PathBuf {
        self.host.cache_folder().join("previews")
    }

    /// Removes the viewer's copies: they name members, and nobody erases them by hand. What a viewer holds open
    /// on Windows goes at the next start.
    pub(crate) fn forget_previews(&self) {
        // The folder may be absent, or a viewer holds a file of it.
        let _ = std::fs::remove_dir_all(self.previews());
    }
}
