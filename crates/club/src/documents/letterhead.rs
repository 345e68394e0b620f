//! Who gives a document out: the club's name and its logo.

use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use tapis_documents::layout::picture::Picture;
use tapis_documents::papers::Letterhead;

use crate::Club;

impl Club {
    /// The club's name, and the logo that it keeps for the room where paper can show it: an SVG is
    /// not drawn.
    pub(super) fn letterhead(&self) -> Letterhead {
        let kept = self.room_kept().ok().and_then(|kept| kept.logo);
        let bytes = kept.and_then(|address| {
            let (_, data) = address.split_once(";base64,")?;
            STANDARD.decode(data).ok()
        });
        let logo = bytes.and_then(|bytes| Picture::read(&bytes)).map(Arc::new);
        Letterhead { name: self.name(), logo }
    }
}
