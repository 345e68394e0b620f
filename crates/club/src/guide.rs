//! The guide for organisers: the chapters of `docs/guide`, which are part of the program.

mod markdown;
mod pictures;

pub use pictures::guide_picture;
use serde::Serialize;
use tapis_locale::Language;
use tapis_store::fold;

/// The most passages that a search answers.
const MOST: usize = 40;

/// A chapter of the guide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuideChapter {
    /// Its name in links, the same in both languages: `first-evening`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it says.
    pub blocks: Vec<GuideBlock>,
}

/// A piece of a chapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum GuideBlock {
    /// A heading inside the chapter.
    Heading {
        /// Its words.
        words: String,
    },
    /// A paragraph.
    Paragraph {
        /// What it says.
        spans: Vec<GuideSpan>,
    },
    /// A list.
    List {
        /// What stands before the items.
        kind: GuideList,
        /// What each item says.
        items: Vec<Vec<GuideSpan>>,
    },
    /// A picture of the program.
    Picture {
        /// Its name, for [`guide_picture`].
        name: String,
        /// What it shows, for whoever does not see it.
        words: String,
    },
}

/// What stands before the items of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GuideList {
    /// A point.
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
    /// Plain words.
    Plain {
        /// The words.
        words: String,
    },
    /// Words that stand on the screen in just this form.
    Label {
        /// The words.
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
        /// The words.
        words: String,
        /// The chapter, by its id.
        chapter: String,
    },
}

impl GuideSpan {
    /// Its words.
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
    /// The evenings.
    Tournaments,
    /// Rulings.
    Floor,
    /// The members.
    Members,
    /// Seasons and standings.
    Seasons,
    /// What is printed.
    Documents,
    /// The rules.
    Rules,
    /// The room's screen.
    Room,
    /// The settings.
    Settings,
}

/// A passage in which what is looked for occurs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuideHit {
    /// The chapter, by its id.
    pub chapter: String,
    /// Its title.
    pub title: String,
    /// The block, by its place in the chapter, from 0.
    pub block: usize,
    /// The sentence.
    pub words: String,
}

/// The chapters with their ids, in order: the same files in both languages, and the same order as in `SUMMARY.md`.
macro_rules! chapters {
    ($($id:literal),+ $(,)?) => {
        fn sources(language: Language) -> &'static [(&'static str, &'static str)] {
            match language {
                Language::Fr => &[$(($id, include_str!(concat!("../../../docs/guide/fr/", $id, ".md")))),+],
                Language::En => &[$(($id, include_str!(concat!("../../../docs/guide/en/", $id, ".md")))),+],
            }
        }
    };
}

chapters!(
    "first-evening",
    "installing",
    "evening",
    "checklist",
    "projector",
    "devices",
    "printing",
    "members",
    "seasons",
    "prizes",
    "deals",
    "coming-over",
    "trouble",
    "data-protection",
);

/// The guide in a language.
pub fn guide(language: Language) -> Vec<GuideChapter> {
    sources(language).iter().map(|(id, source)| markdown::chapter(language, id, source)).collect()
}

/// The passages of the guide in which every word of the query occurs, whatever the accents and capitals; none for an
/// empty query.
pub fn search_guide(language: Language, query: &str) -> Vec<GuideHit> {
    let folded = fold(query);
    let wanted: Vec<&str> = folded.split_whitespace().collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for chapter in guide(language) {
        if holds(&chapter.title, &wanted) {
            found.push(hit(&chapter, 0, chapter.title.clone()));
        }
        for (block, words) in chapter
            .blocks
            .iter()
            .enumerate()
            .flat_map(|(at, block)| block.passages().into_iter().map(move |words| (at, words)))
        {
            if holds(&words, &wanted) {
                found.push(hit(&chapter, block, sentence(&words, &wanted)));
            }
        }
    }
    found.truncate(MOST);
    found
}

fn holds(words: &str, wanted: &[&str]) -> bool {
    let words = fold(words);
    wanted.iter().all(|word| words.contains(word))
}

fn hit(chapter: &GuideChapter, block: usize, words: String) -> GuideHit {
    GuideHit { chapter: chapter.id.clone(), title: chapter.title.clone(), block, words }
}

/// The sentence in which most of the words occur, the first of them.
fn sentence(words: &str, wanted: &[&str]) -> String {
    let occur = |sentence: &str| {
        let sentence = fold(sentence);
        wanted.iter().filter(|word| sentence.contains(**word)).count()
    };
    let mut best = (0, words);
    for sentence in words.split_inclusive(". ") {
        let count = occur(sentence);
        if count > best.0 {
            best = (count, sentence);
        }
    }
    best.1.trim().to_owned()
}

/// The words of these spans.
pub(crate) fn plain(spans: &[GuideSpan]) -> String {
    spans.iter().map(GuideSpan::words).collect()
}

impl GuideBlock {
    /// Its paragraphs or items in plain words.
    fn passages(&self) -> Vec<String> {
        match self {
            GuideBlock::Heading { words } => vec![words.clone()],
            GuideBlock::Paragraph { spans } => vec![plain(spans)],
            GuideBlock::List { items, .. } => items.iter().map(|item| plain(item)).collect(),
            // Whoever searches wants the sentence that the picture illustrates.
            GuideBlock::Picture { .. } => Vec::new(),
        }
    }
}
