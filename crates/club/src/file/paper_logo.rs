//! The logo of the club's papers.

use std::cell::RefCell;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use tapis_documents::layout::picture::Picture;

/// The last logo read for printing, by its stored address: an evening has some
/// twenty documents, and reading a logo takes longer than laying most of them out.
#[derive(Debug, Default)]
pub(crate) struct PaperLogo(pub(crate) RefCell<Option<(String, Option<Arc<Picture>>)>>);

impl PaperLogo {
    /// The logo at this address; `None` if the club has none.
    pub(crate) fn of(&self, address: Option<String>) -> Option<Arc<Picture>> {
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
