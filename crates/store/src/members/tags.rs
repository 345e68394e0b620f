//! Words by which a club groups its members: women, newcomers, a team.

use serde::{Deserialize, Serialize};
use tapis_engine::setup::text::invisible;
use tapis_lists::fold;
use unicode_normalization::UnicodeNormalization;

/// The most tags of a member.
pub const MOST_TAGS: usize = 20;
/// The most letters of a tag.
pub const LONGEST_TAG: usize = 40;

/// The tags of a member: trimmed, none twice whatever the accents and capitals, in the order of the alphabet. In the
/// file one stands on each line; in a list they stand in one cell, with commas.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(from = "Vec<String>", into = "Vec<String>")]
#[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
pub struct Tags(Vec<String>);

impl From<Vec<String>> for Tags {
    fn from(tags: Vec<String>) -> Self {
        tags.iter().flat_map(|tag| tag.split(ENDS)).collect()
    }
}

impl From<Tags> for Vec<String> {
    fn from(tags: Tags) -> Self {
        tags.0
    }
}

/// Separators between tags in a text.
const ENDS: [char; 3] = [',', ';', '\n'];

impl<'a> FromIterator<&'a str> for Tags {
    fn from_iter<T: IntoIterator<Item = &'a str>>(tags: T) -> Self {
        let tidy = |tag: &str| tag.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect::<String>();
        let tags = tags.into_iter().map(tidy).filter(|tag| !tag.is_empty());
        let mut tags: Vec<(String, String)> = tags.map(|tag| (fold(&tag), tag)).collect();
        // The spelling that is named first stays.
        tags.sort_by(|one, other| one.0.cmp(&other.0));
        tags.dedup_by(|one, other| one.0 == other.0);
        Tags(tags.into_iter().map(|(_, tag)| tag).collect())
    }
}

impl Tags {
    /// The tags that a text names, with commas, semicolons or line ends between them.
    pub fn read(text: &str) -> Self {
        text.split(ENDS).collect()
    }

    /// Iterates over the tags in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a tag is among them, whatever the accents and capitals.
    pub fn contains(&self, tag: &str) -> bool {
        let wanted = fold(tag.trim());
        self.iter().any(|own| fold(own) == wanted)
    }

    /// These and those of another record.
    #[must_use]
    pub fn with(&self, others: &Tags) -> Self {
        self.iter().chain(others.iter()).collect()
    }

    /// For one cell of a list; `None` if there is no tag.
    pub(crate) fn cell(&self) -> Option<String> {
        (!self.is_empty()).then(|| self.0.join(", "))
    }

    /// As they stand in the file; `None` if there is no tag.
    pub(crate) fn lines(&self) -> Option<String> {
        (!self.is_empty()).then(|| self.0.join("\n"))
    }

    /// Whether there are too many, or one is too long.
    pub(crate) fn too_many(&self) -> bool {
        self.0.len() > MOST_TAGS || self.iter().any(|tag| tag.chars().count() > LONGEST_TAG)
    }

    pub(crate) fn has_invisible(&self) -> bool {
        self.iter().any(|tag| tag.chars().any(invisible))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_once_and_in_order() {
        let tags = Tags::read(" Équipe  B;femmes,\nFEMMES, ,Débutants");
        assert_eq!(tags.iter().collect::<Vec<_>>(), ["Débutants", "Équipe B", "femmes"]);
        assert_eq!(Tags::read(&tags.lines().unwrap_or_default()), tags);
        assert_eq!(Tags::read(&tags.cell().unwrap_or_default()), tags);
        assert!(tags.contains("equipe b ") && !tags.contains("equipe"));
        assert_eq!((Tags::read(" ,;\n").cell(), Tags::default().lines()), (None, None));
        assert!(!Tags::read(&"x".repeat(40)).too_many() && Tags::read(&"x".repeat(41)).too_many());
    }
}
