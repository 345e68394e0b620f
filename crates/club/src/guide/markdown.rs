//! Reads a chapter. The guide uses headings, paragraphs, lists of one depth (with boxes too), bold, code, links between
//! chapters and pictures, each a paragraph of its own; a test (`crates/club/tests/guide.rs`) refuses anything else,
//! whose words would stand here without their form.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use tapis_locale::{Language, text};

use crate::guide::contents::{GuideBlock, GuideChapter, GuideList, GuidePlace, GuideSpan, plain};

/// The places of the desk with the sentences that name them.
const PLACES: [(GuidePlace, &str); 8] = [
    (GuidePlace::Tournaments, "desk-tournaments"),
    (GuidePlace::Floor, "desk-floor"),
    (GuidePlace::Members, "desk-members"),
    (GuidePlace::Seasons, "desk-seasons"),
    (GuidePlace::Documents, "desk-documents"),
    (GuidePlace::Rules, "desk-rules"),
    (GuidePlace::Room, "desk-room"),
    (GuidePlace::Settings, "desk-settings"),
];

struct Reader {
    language: Language,
    title: String,
    blocks: Vec<GuideBlock>,
    spans: Vec<GuideSpan>,
    bold: bool,
    link: Option<String>,
    /// The picture whose words are being read.
    picture: Option<String>,
    /// The list that is being read, and its items.
    list: Option<(GuideList, Vec<Vec<GuideSpan>>)>,
}

/// Reads a chapter from its Markdown.
pub(super) fn chapter(language: Language, id: &str, source: &str) -> GuideChapter {
    let mut reader = Reader {
        language,
        title: String::new(),
        blocks: Vec::new(),
        spans: Vec::new(),
        bold: false,
        link: None,
        picture: None,
        list: None,
    };
    for event in Parser::new_ext(source, Options::ENABLE_TASKLISTS) {
        reader.take(event);
    }
    GuideChapter { id: id.to_owned(), title: reader.title, blocks: reader.blocks }
}

impl Reader {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(Tag::Strong) => self.bold = true,
            Event::End(TagEnd::Strong) => self.bold = false,
            Event::Start(Tag::Link { dest_url, .. }) => {
                self.link = Some(dest_url.strip_suffix(".md").unwrap_or(&dest_url).to_owned());
            }
            Event::End(TagEnd::Link) => self.link = None,
            Event::Start(Tag::List(first)) => {
                let kind = if first.is_some() { GuideList::Steps } else { GuideList::Points };
                self.list = Some((kind, Vec::new()));
            }
            Event::TaskListMarker(_) => {
                if let Some((kind, _)) = &mut self.list {
                    *kind = GuideList::Boxes;
                }
            }
            Event::End(TagEnd::Item) => {
                let item = std::mem::take(&mut self.spans);
                if let Some((_, items)) = &mut self.list {
                    items.push(item);
                }
            }
            Event::End(TagEnd::List(_)) => {
                if let Some((kind, items)) = self.list.take() {
                    self.blocks.push(GuideBlock::List { kind, items });
                }
            }
            Event::End(TagEnd::Heading(level)) => {
                let words = plain(&std::mem::take(&mut self.spans));
                match level {
                    HeadingLevel::H1 => self.title = words,
                    _ => self.blocks.push(GuideBlock::Heading { words }),
                }
            }
            Event::Start(Tag::Image { dest_url, .. }) => {
                let file = dest_url.strip_prefix("pictures/").unwrap_or(&dest_url);
                self.picture = Some(file.strip_suffix(".png").unwrap_or(file).to_owned());
            }
            Event::End(TagEnd::Image) => {
                let words = plain(&std::mem::take(&mut self.spans));
                if let Some(name) = self.picture.take() {
                    self.blocks.push(GuideBlock::Picture { name, words });
                }
            }
            // Those of an item are the item, and that of a picture is empty.
            Event::End(TagEnd::Paragraph) if self.list.is_none() && !self.spans.is_empty() => {
                let spans = std::mem::take(&mut self.spans);
                self.blocks.push(GuideBlock::Paragraph { spans });
            }
            Event::Text(words) => self.say(&words),
            Event::SoftBreak | Event::HardBreak => self.say(" "),
            Event::Code(words) => self.spans.push(GuideSpan::Code { words: words.into_string() }),
            _ => (),
        }
    }

    /// Adds words. What the parser hands over in parts becomes one span again.
    fn say(&mut self, said: &str) {
        let language = self.language;
        match self.spans.last_mut() {
            Some(GuideSpan::Label { words, place }) if self.bold => {
                words.push_str(said);
                *place = place_of(language, words);
            }
            Some(GuideSpan::Link { words, chapter }) if self.link.as_ref() == Some(chapter) => {
                words.push_str(said);
            }
            Some(GuideSpan::Plain { words }) if !self.bold && self.link.is_none() => words.push_str(said),
            _ => {
                let words = said.to_owned();
                self.spans.push(match (&self.link, self.bold) {
                    (Some(chapter), _) => GuideSpan::Link { words, chapter: chapter.clone() },
                    (None, true) => GuideSpan::Label { place: place_of(language, &words), words },
                    (None, false) => GuideSpan::Plain { words },
                });
            }
        }
    }
}

fn place_of(language: Language, label: &str) -> Option<GuidePlace> {
    PLACES.iter().find(|(_, key)| text(language, key, &[]) == label).map(|(place, _)| *place)
}
