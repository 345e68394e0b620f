//! All the paper of an evening at once.

use serde::{Deserialize, Serialize};
use tapis_documents::bind::{Binding, Part, merge};
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_locale::{Language, text};
use tapis_store::{StoreError, TournamentRow};

use super::{
    About, Document, DocumentKind, DocumentOptions, DocumentSubject, PreparedDocument, StandInNames,
};
use crate::Problem;
use crate::documents::Papers;
use crate::file::file_names;

/// A document that may be wanted with the others of an evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TonightPaper {
    pub kind: DocumentKind,
    /// It is wanted where nobody says otherwise.
    pub usual: bool,
}

/// Whether a tournament's evening may need the document: what is about it, its season, and its own rules.
fn belongs(kind: DocumentKind, row: &TournamentRow) -> bool {
    kind.subjects().contains(&DocumentSubject::Tournament) && (!row.recorded || kind.of_recorded())
        || (kind.subjects().contains(&DocumentSubject::Season) && row.season.is_some())
}

/// The documents of an evening whose facts are gathered, to be bound into one.
pub struct Unbound {
    parts: Vec<PreparedDocument>,
    about: String,
    author: String,
    /// The language of the documents.
    language: Language,
    fronts: bool,
}

impl Unbound {
    /// Lays all of them out and binds them.
    ///
    /// # Errors
    /// `tonight-unbound` where they cannot be bound.
    pub fn lay_out(self) -> Result<Document, Problem> {
        let Unbound { parts, about, author, language, fronts } = self;
        let (documents, names): (Vec<Document>, Vec<StandInNames>) =
            parts.into_iter().map(PreparedDocument::laid_out).unzip();
        let title = text(language, "tonight-title", &[]);
        let whole = format!("{about} - {title}");
        let parts: Vec<Part<'_>> = documents
            .iter()
            .map(|document| Part { title: &document.title, bytes: &document.bytes, cut: document.cut })
            .collect();
        let binding = Binding { title: &whole, author: &author, language, fronts };
        let bound = merge(&parts, binding).ok_or_else(|| Problem::new("tonight-unbound", &[]))?;
        let mut notices = Vec::new();
        for notice in documents.into_iter().flat_map(|document| document.notices) {
            if !notices.contains(&notice) {
                notices.push(notice);
            }
        }
        notices.extend(names.into_iter().fold(StandInNames::default(), StandInNames::and).notice());
        let file_name = file_names::file_name(&about, &title);
        Ok(Document {
            file_name,
            title,
            bytes: bound.bytes,
            pages: bound.pages,
            notices,
            folded: false,
            cut: false,
            nothing: false,
        })
    }
}

impl Papers<'_> {
    /// Documents that may be printed together for a tournament's evening, with the usual ones by its phase, in the
    /// order of an evening.
    ///
    /// # Errors
    /// If there is no such tournament.
    pub fn tonight(&mut self, id: TournamentId) -> Result<Vec<TonightPaper>, Problem> {
        let row = self.tonights(id)?;
        let kinds = DocumentKind::ALL.iter().copied().filter(|kind| belongs(*kind, &row));
        Ok(kinds.map(|kind| TonightPaper { kind, usual: kind.usual().contains(&row.status) }).collect())
    }

    /// Gathers the facts of these documents about a tournament's evening, each with a file name of its own.
    ///
    /// # Errors
    /// If nothing is chosen, something chosen does not belong there, or cannot be read.
    pub fn tonight_documents(
        &mut self,
        id: TournamentId,
        kinds: &[DocumentKind],
        options: DocumentOptions,
        now: Millis,
    ) -> Result<Vec<PreparedDocument>, Problem> {
        let row = self.tonights(id)?;
        let wanted = DocumentKind::ALL.iter().copied().filter(|kind| kinds.contains(kind));
        let mut documents = Vec::new();
        let mut looked_over = false;
        for kind in wanted.filter(|kind| belongs(*kind, &row)) {
            let of_tournament = kind.subjects().contains(&DocumentSubject::Tournament);
            let season = row.season.filter(|_| !of_tournament);
            if let Some(season) = season.filter(|_| !looked_over) {
                self.club.audit().look_over_season(season)?;
                looked_over = true;
            }
            let about = season.map_or(About::Tournament(id), About::Season);
            documents.push(self.prepare_unchecked(kind, about, options, now)?);
        }
        if documents.is_empty() {
            return Err(Problem::new("tonight-nothing", &[]));
        }
        let given: Vec<String> = documents.iter().map(|document| document.file_name.clone()).collect();
        for (document, name) in documents.iter_mut().zip(file_names::apart(given)) {
            document.file_name = name;
        }
        Ok(documents)
    }

    /// The same, to be bound into one document with a bookmark for each; `fronts`: each begins on the
    /// front of a sheet.
    ///
    /// # Errors
    /// As [`Papers::tonight_documents`].
    pub fn tonight_bound(
        &mut self,
        id: TournamentId,
        kinds: &[DocumentKind],
        options: DocumentOptions,
        fronts: bool,
        now: Millis,
    ) -> Result<Unbound, Problem> {
        let parts = self.tonight_documents(id, kinds, options, now)?;
        let row = self.tonights(id)?;
        let language = options.style(self.club).language;
        let about = format!("{} {}", row.date, row.name);
        Ok(Unbound { parts, about, author: self.club.name(), language, fronts })
    }

    fn tonights(&mut self, id: TournamentId) -> Result<TournamentRow, Problem> {
        let row = self.club.tournaments().all()?.into_iter().find(|row| row.id == id);
        row.ok_or_else(|| Problem::from(StoreError::NotFound("tournament")))
    }
}
