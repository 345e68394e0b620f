//! The guide on paper.

use std::sync::Arc;

use tapis_documents::layout::picture::Picture;
use tapis_documents::papers::guide::{Block, Chapter, Guide, Mark, Piece};
use tapis_locale::Language;

use crate::documents::Papers;
use crate::guide;
use crate::guide::contents::{GuideBlock, GuideChapter, GuideList, GuideSpan};

impl Papers<'_> {
    /// The guide with the club's letterhead.
    pub(super) fn guide(&mut self, language: Language) -> Guide {
        let chapters = guide::guide(language);
        let printed = chapters.iter().map(|chapter| Chapter {
            title: chapter.title.clone(),
            blocks: chapter.blocks.iter().filter_map(|block| printed(language, block, &chapters)).collect(),
        });
        Guide {
            club: self.letterhead(),
            foot: format!("Tapis {}", env!("CARGO_PKG_VERSION")),
            chapters: printed.collect(),
        }
    }
}

/// `None` for a picture that does not exist.
fn printed(language: Language, block: &GuideBlock, chapters: &[GuideChapter]) -> Option<Block> {
    let words = |spans: &[GuideSpan]| spans.iter().map(|span| piece(span, chapters)).collect();
    Some(match block {
        GuideBlock::Heading { words } => Block::Heading(words.clone()),
        GuideBlock::Paragraph { spans } => Block::Paragraph(words(spans)),
        GuideBlock::List { kind, items } => {
            let mark = match kind {
                GuideList::Points => Mark::Point,
                GuideList::Steps => Mark::Number,
                GuideList::Boxes => Mark::Square,
            };
            Block::List { mark, items: items.iter().map(|item| words(item)).collect() }
        }
        GuideBlock::Picture { name, words } => {
            let picture = guide::guide_picture(language, name).and_then(Picture::read)?;
            Block::Picture { picture: Arc::new(picture), words: words.clone() }
        }
    })
}

fn piece(span: &GuideSpan, chapters: &[GuideChapter]) -> Piece {
    match span {
        GuideSpan::Plain { words } | GuideSpan::Code { words } => Piece::Regular(words.clone()),
        GuideSpan::Label { words, .. } => Piece::Bold(words.clone()),
        GuideSpan::Link { words, chapter } => match chapters.iter().position(|other| other.id == *chapter) {
            Some(place) => Piece::See(words.clone(), place),
            None => Piece::Regular(words.clone()),
        },
    }
}
