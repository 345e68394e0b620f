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
    fn of(&self, address: String) -> Option<Arc<Picture>> {
        let mut read = self.0.borrow_mut();
        if let Some((known, picture)) = read.as_ref()
            && *known == address
        {
            return picture.clone();
        }
        let bytes = address.split_once(";base64,").and_then(|(_, data)| STANDARD.decode(data).ok());
        let picture = bytes.and_then(|bytes| Picture::read(&bytes)).map(Arc::new);
        *read = Some((address, picture.clone()));
        picture
    }
}

impl Club {
    /// The club's name, and the logo that it keeps for the room where paper can show it: an SVG is
    /// not drawn.
    pub(super) fn letterhead(&self) -> Letterhead {
        Letterhead { name: self.name(), logo: self.room_logo().and_then(|kept| self.paper_logo.of(kept)) }
    }

    /// There is a logo, and paper cannot show it.
    pub(super) fn logo_undrawn(&self) -> bool {
        self.room_logo().is_some_and(|kept| self.paper_logo.of(kept).is_none())
    }
}
