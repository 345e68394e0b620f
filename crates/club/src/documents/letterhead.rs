//! Who gives a document out: the club's name and its logo.

use std::cell::RefCell;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use tapis_documents::layout::picture::Picture;
use tapis_documents::papers::Letterhead;

use crate::Club;

/// The last logo that was read for paper, by the address it is kept under: an evening's paper is
/// some twenty documents, and a logo takes longer to read than most of them.
#[derive(Debug, Default)]
pub(crate) struct PaperLogo(RefCell<Option<(String, Option<Arc<Picture>>)>>);

impl PaperLogo {
    /// The logo of this address; none: the club has none.
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

impl Club {
    /// The club's name, and the logo that it keeps for the room where paper can show it: an SVG is
    /// not drawn.
    pub(super) fn letterhead(&self) -> Letterhead {
        Letterhead { name: self.name(), logo: self.paper_logo.of(self.room_logo()) }
    }

    /// The last document's letterhead had a logo to show, and paper cannot.
    pub(super) fn logo_undrawn(&self) -> bool {
        self.paper_logo.0.borrow().as_ref().is_some_and(|(_, picture)| picture.is_none())
    }
}
