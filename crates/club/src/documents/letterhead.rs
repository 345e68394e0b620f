//! The issuer of a document: the club's name, city and logo.

use std::cell::RefCell;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use tapis_documents::layout::picture::Picture;
use tapis_documents::papers::Letterhead;

use crate::documents::Papers;

/// The last logo read for printing, by its stored address: an evening has some
/// twenty documents, and reading a logo takes longer than laying most of them out.
#[derive(Debug, Default)]
pub(crate) struct PaperLogo(RefCell<Option<(String, Option<Arc<Picture>>)>>);

impl PaperLogo {
    /// The logo at this address; `None` if the club has none.
    fn of(&self, address: Option<String>) -> Option<Arc<Picture>> {
        let mut read = self.0.borrow_mut();
        if read.as_ref().map(|(known, _)| known) != address.as_ref() {
            *read = address.map(|address| {
                let bytes = address.split_once(";base64,").and_then(|(_, data)| STANDARD.decode(data).ok());
                let picture = bytes.and_then(|bytes| Picture::read(&bytes)).map(Arc::new);
                (address, picture)
            });
        }
        read.as_ref().and_then(|(_, picture)| picture.clone())
    }
}

impl Papers<'_> {
    /// The club's name and city, and the room's logo if it can be printed: an SVG
    /// cannot.
    pub(super) fn letterhead(&self) -> Letterhead {
        Letterhead {
            name: self.club.name(),
            city: self.club.city(),
            logo: self.club.paper_logo.of(self.club.layouts().logo()),
        }
    }

    /// Whether the last document's club has a logo that cannot be printed.
    pub(super) fn logo_undrawn(&self) -> bool {
        self.club.paper_logo.0.borrow().as_ref().is_some_and(|(_, picture)| picture.is_none())
    }
}
