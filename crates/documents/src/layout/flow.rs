//! Lists on a sheet, over as many columns and pages as they need.

use super::breaks::{End, Piece, breaks};
use super::sheet::Sheet;

impl Sheet<'_> {
    /// Number of further pages that these pieces take.
    pub fn pages_of<T>(&mut self, pieces: &[(Piece, T)]) -> usize {
        let sizes: Vec<Piece> = pieces.iter().map(|(piece, _)| *piece).collect();
        let rooms = self.rooms(0.0);
        let columns = breaks(&sizes, rooms, End::Free).len();
        columns.saturating_sub(rooms.beside.0).div_ceil(rooms.page.0.max(1))
    }

    /// Draws pieces one below the other, over as many columns and pages as they need, with the last page
    /// balanced.
    pub fn flow<T>(&mut self, pieces: Vec<(Piece, T)>, mut draw: impl FnMut(&mut Self, T)) {
        let sizes: Vec<Piece> = pieces.iter().map(|(piece, _)| *piece).collect();
        if let Some(first) = sizes.first() {
            self.keep(first.tall);
        }
        let begins = breaks(&sizes, self.rooms(0.0), End::Level);
        let mut lowest = (self.page(), self.y);
        for (index, (piece, what)) in pieces.into_iter().enumerate() {
            if begins.contains(&index) {
                self.next_column();
            } else if index > 0 {
                self.space(piece.above);
            }
            draw(self, what);
            lowest = if lowest.0 == self.page() {
                (lowest.0, lowest.1.max(self.y))
            } else {
                (self.page(), self.y)
            };
        }
        // All that follows goes below the longest column.
        self.y = lowest.1;
    }
}
