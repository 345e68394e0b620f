//! The words that stand for names which no paper can write.

use std::collections::BTreeSet;

use tapis_documents::PdfFile;
use tapis_documents::layout::{StandIn, standing_in};
use tapis_locale::Phrase;

/// The words that stand for names in a document.
#[derive(Default)]
pub(super) struct StandIns {
    /// Names, and what is printed in their place.
    pub(crate) persons: Vec<(String, String)>,
    pub(crate) written: Vec<StandIn>,
}

impl StandIns {
    /// Lays a document out, and reports whose names it cannot write.
    pub(super) fn lay_out(self, layout: Layout) -> (PdfFile, StandInNames) {
        let (printed, used) = standing_in(self.written, layout);
        let used = |(person, names)| used.contains(&person).then_some(names);
        (printed, StandInNames(self.persons.into_iter().enumerate().filter_map(used).collect()))
    }
}

/// The names that a document cannot write, with what is printed in their place.
#[derive(Default)]
pub(super) struct StandInNames(BTreeSet<(String, String)>);

impl StandInNames {
    /// Those of two documents.
    pub(super) fn and(mut self, other: StandInNames) -> StandInNames {
        self.0.extend(other.0);
        self
    }

    /// The sentence for the reader; `None` if every name is written.
    pub(super) fn notice(self) -> Option<Phrase> {
        let names: Vec<String> =
            self.0.into_iter().map(|(name, instead)| format!("{name} ({instead})")).collect();
        (!names.is_empty()).then(|| Phrase::new("doc-names_instead", &[("names", names.join(", ").into())]))
    }
}

/// Lays a document out: the facts are in it.
pub(crate) type Layout = Box<dyn FnOnce() -> PdfFile + Send>;
