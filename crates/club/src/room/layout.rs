//! Layouts: which panels stand where around the clock.

use serde::{Deserialize, Serialize};

use super::colours::{Background, Colours};

/// Columns of the grid.
pub const COLUMNS: u8 = 16;
/// Rows of the grid.
pub const ROWS: u8 = 12;
/// The smallest clock whose digits are three tenths of the screen high.
pub const CLOCK: (u8, u8) = (12, 5);

/// Kind of content in a panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PanelKind {
    /// The tournament's name and the club's.
    Title,
    /// The level and the time left.
    Clock,
    Blinds,
    Next,
    /// Time of the next break.
    Break,
    /// Players left, and how many came.
    Players,
    Average,
    Chips,
    Prizes,
    Logo,
    Message,
    /// A code to scan.
    Qr,
    /// The season's best ten.
    Season,
    /// Players who went out last.
    Eliminations,
    /// The time of day.
    Hour,
    /// Value of each chip.
    Legend,
    /// The levels up to the next break.
    Track,
    /// Time for which one may still enter; afterwards, what is paid.
    Entry,
    /// The largest stacks of the last count.
    Leaders,
    /// The largest heads, or the envelopes.
    Bounties,
    /// The club's pictures, in turn.
    Slides,
}

impl PanelKind {
    /// All kinds of panels in order.
    pub const ALL: [PanelKind; 21] = [
        PanelKind::Title,
        PanelKind::Clock,
        PanelKind::Blinds,
        PanelKind::Next,
        PanelKind::Break,
        PanelKind::Players,
        PanelKind::Average,
        PanelKind::Chips,
        PanelKind::Prizes,
        PanelKind::Logo,
        PanelKind::Message,
        PanelKind::Qr,
        PanelKind::Season,
        PanelKind::Eliminations,
        PanelKind::Hour,
        PanelKind::Legend,
        PanelKind::Track,
        PanelKind::Entry,
        PanelKind::Leaders,
        PanelKind::Bounties,
        PanelKind::Slides,
    ];

    /// The smallest it can be and still be read: columns, rows.
    pub fn least(self) -> (u8, u8) {
        match self {
            PanelKind::Clock => CLOCK,
            PanelKind::Season | PanelKind::Eliminations | PanelKind::Leaders | PanelKind::Bounties => (3, 3),
            PanelKind::Prizes | PanelKind::Slides => (3, 2),
            PanelKind::Legend => (3, 1),
            PanelKind::Blinds => (3, 1),
            PanelKind::Qr => (2, 2),
            PanelKind::Title | PanelKind::Message => (3, 1),
            PanelKind::Track => (8, 1),
            _ => (2, 1),
        }
    }
}

/// A panel on the grid; columns and rows are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Panel {
    pub kind: PanelKind,
    pub x: u8,
    pub y: u8,
    /// Number of columns that it takes.
    pub w: u8,
    pub h: u8,
}

impl Panel {
    const fn at(kind: PanelKind, x: u8, y: u8, w: u8, h: u8) -> Self {
        Panel { kind, x, y, w, h }
    }

    fn overlaps(&self, other: &Panel) -> bool {
        let apart = |from: u8, size: u8, at: u8, width: u8| {
            u16::from(from) + u16::from(size) <= u16::from(at)
                || u16::from(at) + u16::from(width) <= u16::from(from)
        };
        !apart(self.x, self.w, other.x, other.w) && !apart(self.y, self.h, other.y, other.h)
    }
}

/// A layout with its colours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Layout {
    /// Names it: that of a preset, or `own-` and a number; empty means a new one.
    pub id: String,
    /// Name that the club gives to it; of a preset, its name in the catalogue.
    pub name: String,
    /// It comes with the program and cannot be changed, only copied.
    pub preset: bool,
    pub panels: Vec<Panel>,
    pub colours: Colours,
}

/// Fault of a layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum LayoutError {
    /// It has no name, or one of more than 60 letters.
    Name,
    /// It has no clock.
    NoClock,
    /// A panel stands twice.
    Twice {
        panel: PanelKind,
    },
    /// A panel reaches out of the screen.
    Outside {
        panel: PanelKind,
    },
    /// A panel is too small to be read.
    Small {
        panel: PanelKind,
        columns: u8,
        rows: u8,
    },
    Overlap {
        panel: PanelKind,
        other: PanelKind,
    },
}

impl Layout {
    /// The same without a panel that has nothing to show: the one above it, or else beside it, that
    /// is as wide or as high takes its place.
    #[must_use]
    pub fn without(mut self, kind: PanelKind) -> Self {
        let Some(at) = self.panels.iter().position(|panel| panel.kind == kind) else { return self };
        let gone = self.panels.remove(at);
        let above = |panel: &&mut Panel| {
            (panel.x, panel.w) == (gone.x, gone.w) && panel.y.checked_add(panel.h) == Some(gone.y)
        };
        let beside = |panel: &&mut Panel| {
            (panel.y, panel.h) == (gone.y, gone.h) && panel.x.checked_add(panel.w) == Some(gone.x)
        };
        if let Some(panel) = self.panels.iter_mut().find(above) {
            panel.h = panel.h.saturating_add(gone.h);
        } else if let Some(panel) = self.panels.iter_mut().find(beside) {
            panel.w = panel.w.saturating_add(gone.w);
        }
        self
    }

    /// Faults of its panels and its name; nothing: it can be shown.
    pub fn errors(&self) -> Vec<LayoutError> {
        let mut found = Vec::new();
        if self.name.trim().is_empty() || self.name.chars().count() > 60 {
            found.push(LayoutError::Name);
        }
        if !self.panels.iter().any(|panel| panel.kind == PanelKind::Clock) {
            found.push(LayoutError::NoClock);
        }
        for (index, panel) in self.panels.iter().enumerate() {
            let others = || self.panels.iter().take(index);
            let kind = panel.kind;
            if others().any(|other| other.kind == kind) {
                found.push(LayoutError::Twice { panel: kind });
                continue;
            }
            let ends = |from: u8, size: u8| u16::from(from) + u16::from(size);
            if ends(panel.x, panel.w) > u16::from(COLUMNS) || ends(panel.y, panel.h) > u16::from(ROWS) {
                found.push(LayoutError::Outside { panel: kind });
            }
            let (columns, rows) = kind.least();
            if panel.w < columns || panel.h < rows {
                found.push(LayoutError::Small { panel: kind, columns, rows });
            }
            let over = others().find(|other| panel.overlaps(other));
            found.extend(over.map(|other| LayoutError::Overlap { panel: kind, other: other.kind }));
        }
        found
    }
}

fn preset(id: &str, panels: &[Panel], background: Background, [ground, ink, accent]: [&str; 3]) -> Layout {
    let colours =
        Colours { background, ground: ground.to_owned(), ink: ink.to_owned(), accent: accent.to_owned() };
    Layout { id: id.to_owned(), name: id.to_owned(), preset: true, panels: panels.to_vec(), colours }
}

/// The layouts that come with the program; the first is what a new club has.
pub fn presets() -> Vec<Layout> {
    use PanelKind as K;
    let felt = [
        Panel::at(K::Title, 0, 0, 12, 1),
        Panel::at(K::Logo, 12, 0, 4, 1),
        Panel::at(K::Clock, 0, 1, 16, 5),
        Panel::at(K::Track, 0, 6, 16, 1),
        Panel::at(K::Blinds, 0, 7, 9, 3),
        Panel::at(K::Next, 9, 7, 7, 3),
        Panel::at(K::Players, 0, 10, 5, 2),
        Panel::at(K::Average, 5, 10, 5, 2),
        Panel::at(K::Entry, 10, 10, 6, 2),
    ];
    let hall = [
        Panel::at(K::Title, 0, 0, 13, 1),
        Panel::at(K::Hour, 13, 0, 3, 1),
        Panel::at(K::Clock, 0, 1, 16, 5),
        Panel::at(K::Blinds, 0, 6, 10, 3),
        Panel::at(K::Next, 10, 6, 6, 3),
        Panel::at(K::Players, 0, 9, 4, 3),
        Panel::at(K::Average, 4, 9, 4, 3),
        Panel::at(K::Break, 8, 9, 4, 3),
        Panel::at(K::Prizes, 12, 9, 4, 3),
    ];
    let minimal = [
        Panel::at(K::Clock, 0, 1, 16, 6),
        Panel::at(K::Blinds, 1, 7, 14, 3),
        Panel::at(K::Next, 3, 10, 5, 2),
        Panel::at(K::Players, 8, 10, 5, 2),
    ];
    let board = [
        Panel::at(K::Title, 0, 0, 12, 1),
        Panel::at(K::Clock, 0, 1, 12, 5),
        Panel::at(K::Blinds, 0, 6, 12, 2),
        Panel::at(K::Next, 0, 8, 4, 2),
        Panel::at(K::Break, 4, 8, 4, 2),
        Panel::at(K::Average, 8, 8, 4, 2),
        Panel::at(K::Players, 0, 10, 6, 2),
        Panel::at(K::Chips, 6, 10, 6, 2),
        Panel::at(K::Prizes, 12, 0, 4, 3),
        Panel::at(K::Eliminations, 12, 3, 4, 3),
        Panel::at(K::Season, 12, 6, 4, 4),
        Panel::at(K::Legend, 12, 10, 4, 2),
    ];
    vec![
        preset("felt", &felt, Background::Felt, ["#0f4434", "#f6efdd", "#e8cd8c"]),
        preset("hall", &hall, Background::Plain, ["#ffffff", "#0b1510", "#0f5138"]),
        preset("minimal", &minimal, Background::Glow, ["#101413", "#f4f1e8", "#d9b765"]),
        preset("board", &board, Background::Glow, ["#14233b", "#f3f0e6", "#f0c35a"]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_presets_are_sound_and_keep_their_colours() {
        assert!(presets().len() >= 3);
        for layout in presets() {
            assert_eq!(layout.errors(), [], "{}", layout.id);
            let palette = layout.colours.palette().unwrap();
            assert_eq!((palette.ink, palette.accent), (layout.colours.ink, layout.colours.accent));
        }
    }

    #[test]
    fn a_panel_with_nothing_to_show_leaves_no_hole() {
        let board = presets().into_iter().find(|layout| layout.id == "board").unwrap();
        let area = |layout: &Layout| -> u16 {
            layout.panels.iter().map(|panel| u16::from(panel.w) * u16::from(panel.h)).sum()
        };
        let without = board.clone().without(PanelKind::Legend);
        assert_eq!((without.errors(), area(&without)), (vec![], area(&board)));
        assert!(without.panels.contains(&Panel::at(PanelKind::Season, 12, 6, 4, 6)));
        assert_eq!(without.clone().without(PanelKind::Legend), without);
    }

    #[test]
    fn what_could_not_be_seen_is_refused() {
        let mut layout = presets().remove(0);
        layout.panels = vec![
            Panel::at(PanelKind::Clock, 0, 0, 16, 4),
            Panel::at(PanelKind::Blinds, 0, 3, 16, 3),
            Panel::at(PanelKind::Qr, 15, 8, 2, 2),
            Panel::at(PanelKind::Qr, 0, 8, 2, 2),
        ];
        layout.name = " ".to_owned();
        assert_eq!(
            layout.errors(),
            [
                LayoutError::Name,
                LayoutError::Small { panel: PanelKind::Clock, columns: 12, rows: 5 },
                LayoutError::Overlap { panel: PanelKind::Blinds, other: PanelKind::Clock },
                LayoutError::Outside { panel: PanelKind::Qr },
                LayoutError::Twice { panel: PanelKind::Qr },
            ]
        );
        layout.panels.clear();
        assert!(layout.errors().contains(&LayoutError::NoClock));
    }
}
