//! The parts of a page of the guide.

use serde::Serialize;

/// A chapter of the guide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuideChapter {
    /// Its name in links, the same in both languages: `first-evening`.
    pub id: String,
    pub title: String,
    pub blocks: Vec<GuideBlock>,
}

/// A piece of a chapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum GuideBlock {
    /// A heading inside the chapter.
    Heading {
        words: String,
    },
    Paragraph {
        spans: Vec<GuideSpan>,
    },
    List {
        /// Mark before the items.
        kind: GuideList,
        /// Text of each item.
        items: Vec<Vec<GuideSpan>>,
    },
    /// A picture of the program.
    Picture {
        /// Its name, for [`guide_picture`].
        name: String,
        /// Description of the picture for a reader who does not see it.
        words: String,
    },
}

/// Mark before the items of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GuideList {
    Points,
    /// A number: steps in their order.
    Steps,
    /// A box, to tick on paper.
    Boxes,
}

/// A few words of a chapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum GuideSpan {
    Plain {
        words: String,
    },
    /// Words that stand on the screen in just this form.
    Label {
        words: String,
        /// The place of the desk that has this name.
        place: Option<GuidePlace>,
    },
    /// A key, or the name of a file or of a command.
    Code {
        /// As it is written.
        words: String,
    },
    /// Words that lead to a chapter.
    Link {
        words: String,
        /// The chapter, by its id.
        chapter: String,
    },
}

impl GuideSpan {
    /// Words of the piece.
    pub fn words(&self) -> &str {
        match self {
            GuideSpan::Plain { words }
            | GuideSpan::Label { words, .. }
            | GuideSpan::Code { words }
            | GuideSpan::Link { words, .. } => words,
        }
    }
}

/// A place of the desk to which the guide leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GuidePlace {
    Tournaments,
    Floor,
    Members,
    Seasons,
    Documents,
    Rules,
    Room,
    Settings,
}

/// The words of these spans.
pub(crate) fn plain(spans: &[GuideSpan]) -> String {
    spans.iter().map(GuideSpan::words).collect()
}

impl GuideBlock {
    /// Its paragraphs or items in plain words.
    pub(crate) fn passages(&self) -> Vec<String> {
        match self {
            GuideBlock::Heading { words } => vec![words.clone()],
            GuideBlock::Paragraph { spans } => vec![plain(spans)],
            GuideBlock::List { items, .. } => items.iter().map(|item| plain(item)).collect(),
            // A person who searches wants the sentence that the picture illustrates.
            GuideBlock::Picture { .. } => Vec::new(),
        }
    }
}
