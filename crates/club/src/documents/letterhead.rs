//! The issuer of a document: the club's name, city and logo.

use tapis_documents::papers::Letterhead;

use crate::documents::Papers;

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
