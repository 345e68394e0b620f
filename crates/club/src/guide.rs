//! The guide for organisers: the chapters of `docs/guide`, which are part of the program.

pub mod contents;
mod markdown;
mod pictures;

use crate::guide::contents::GuideChapter;
pub use pictures::guide_picture;
use serde::Serialize;
use tapis_locale::Language;
use tapis_store::fold;

/// The most passages that a search answers.
const MOST: usize = 40;

/// A passage in which what is looked for occurs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuideHit {
    /// The chapter, by its id.
    pub chapter: String,
    pub title: String,
    /// The block, by its place in the chapter, from 0.
    pub block: usize,
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
