//! All members as a list for a spreadsheet.

use tapis_lists::EXPORTED;

use crate::StoreError;
use crate::base::lists::{Cell, List, ListColumn, ListFormat};
use crate::file::subjects::Imports;
use crate::members::{Member, MemberCard};

/// Cell that marks a guest.
pub(super) const GUEST: &str = "oui";

/// A member's cells, one for each of [`EXPORTED`].
fn cells(card: MemberCard) -> Vec<Cell> {
    let tags = card.tags.cell();
    vec![
        Cell::of(card.number),
        Cell::Text(card.last_name),
        Cell::Text(card.first_name),
        Cell::of(card.nickname),
        card.born.map_or(Cell::Empty, Cell::Date),
        Cell::of(card.email),
        Cell::of(card.phone),
        card.valid_until.map_or(Cell::Empty, Cell::Date),
        Cell::of(card.licence),
        Cell::of(card.note),
        Cell::of(tags),
        Cell::of(card.guest.then(|| GUEST.to_owned())),
    ]
}

/// Widths of the columns in characters.
const WIDTHS: [f64; EXPORTED.len()] = [10.0, 22.0, 18.0, 16.0, 18.0, 30.0, 18.0, 18.0, 14.0, 40.0, 24.0, 8.0];

impl Imports<'_> {
    /// All members who are not archived as a list that a spreadsheet opens, in the order of these keys.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn export_members<K: Ord>(
        self,
        by: impl FnMut(&Member) -> K,
        format: ListFormat,
    ) -> Result<Vec<u8>, StoreError> {
        let mut members = self.file.members().all()?;
        members.sort_by_cached_key(by);
        let shown = members.into_iter().filter(|member| !member.archived);
        let columns = EXPORTED.iter().zip(WIDTHS);
        let list = List {
            name: "Membres".to_owned(),
            columns: columns
                .map(|(heading, width)| ListColumn { heading: (*heading).to_owned(), width })
                .collect(),
            rows: shown.map(|member| cells(member.card)).collect(),
        };
        list.write(format)
    }
}
