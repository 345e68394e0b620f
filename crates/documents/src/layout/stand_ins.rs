//! Names that the font cannot write, and the words printed in their place.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::mem;

use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

use super::glyphs::Face;

/// A way to write a person's name that the font cannot write, and the words printed in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandIn {
    /// The name as it stands in a text.
    pub written: String,
    /// The words printed instead.
    pub instead: String,
    /// The person, by a number of the caller's.
    pub person: usize,
}

thread_local! {
    /// The stand-ins of the document that this thread lays out, the longest name first.
    static STAND_INS: RefCell<Vec<StandIn>> = const { RefCell::new(Vec::new()) };
    static USED: RefCell<BTreeSet<usize>> = const { RefCell::new(BTreeSet::new()) };
}

/// Lays a document out with stand-ins, and reports whose it contains.
pub fn standing_in<T>(mut stand_ins: Vec<StandIn>, lay_out: impl FnOnce() -> T) -> (T, BTreeSet<usize>) {
    for stand_in in &mut stand_ins {
        stand_in.written = plain(&stand_in.written);
    }
    stand_ins.retain(|stand_in| !stand_in.written.is_empty());
    stand_ins.sort_by_key(|stand_in| std::cmp::Reverse(stand_in.written.len()));
    STAND_INS.set(stand_ins);
    let laid_out = lay_out();
    STAND_INS.take();
    (laid_out, USED.take())
}

/// Whether the font lacks a letter of a text.
pub fn lacks(words: &str) -> bool {
    let Some(font) = rustybuzz::Face::from_slice(Face::Regular.file(), 0) else { return false };
    plain(words).chars().any(|letter| !letter.is_whitespace() && font.glyph_index(letter).is_none())
}

/// Characters that only control others and have no glyph.
fn invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// A text composed and without control characters, with the names as they are.
pub(super) fn plain(text: &str) -> String {
    let kept = |c: &char| !invisible(*c);
    let seen = |c: char| if c.is_control() { ' ' } else { c };
    if is_nfc_quick(text.chars()) == IsNormalized::Yes {
        return text.chars().filter(kept).map(seen).collect();
    }
    text.nfc().filter(kept).map(seen).collect()
}

/// Replaces the names in a text, which may go from one of its parts to the next.
pub(super) fn replace(parts: &mut [String]) {
    STAND_INS.with_borrow(|stand_ins| {
        if stand_ins.is_empty() || parts.iter().all(|part| part.is_ascii()) {
            return;
        }
        for stand_in in stand_ins {
            let mut from = 0;
            while let Some(at) = found(&parts.concat(), &stand_in.written, from) {
                put(parts, at, at + stand_in.written.len(), &stand_in.instead);
                from = at + stand_in.instead.len();
                USED.with_borrow_mut(|used| used.insert(stand_in.person));
            }
        }
    });
}

/// The place of a name in a text from there on, where it is not a part of a longer one.
fn found(text: &str, name: &str, from: usize) -> Option<usize> {
    let ends = |letter: Option<char>| !letter.is_some_and(char::is_alphanumeric);
    let places = text.get(from..)?.match_indices(name).map(|(at, _)| from + at);
    places.into_iter().find(|at| {
        let (before, after) = (text.get(..*at), text.get(at + name.len()..));
        ends(before.and_then(|text| text.chars().next_back()))
            && ends(after.and_then(|text| text.chars().next()))
    })
}

/// Puts words in the place of what stands between two places of the whole text.
fn put(parts: &mut [String], from: usize, to: usize, words: &str) {
    let (mut begin, mut words) = (0, words);
    for part in parts {
        let end = begin + part.len();
        if from < end && begin < to {
            let inside = from.saturating_sub(begin)..to.min(end) - begin;
            part.replace_range(inside, mem::take(&mut words));
        }
        begin = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replaced(names: &[&str], parts: &[&str]) -> (Vec<String>, BTreeSet<usize>) {
        let stand_in = |(person, written): (usize, &&str)| StandIn {
            written: (*written).to_owned(),
            instead: format!("no. {person}"),
            person,
        };
        let mut parts: Vec<String> = parts.iter().map(|part| (*part).to_owned()).collect();
        let ((), used) =
            standing_in(names.iter().enumerate().map(stand_in).collect(), || replace(&mut parts));
        (parts, used)
    }

    #[test]
    fn a_name_is_replaced_across_parts() {
        let (parts, used) = replaced(&["小明 王", "王 小明"], &["→ 王 ", "小明", " 3"]);
        assert_eq!((parts.concat(), used), ("→ no. 1 3".to_owned(), BTreeSet::from([1])));
        assert_eq!(parts, ["→ no. 1", "", " 3"]);
    }

    #[test]
    fn a_part_of_another_name_is_left() {
        let (parts, used) = replaced(&["王 小"], &["王 小明, 王 小"]);
        assert_eq!((parts.concat(), used.len()), ("王 小明, no. 0".to_owned(), 1));
        assert_eq!(replaced(&[], &["王 小"]).0, ["王 小"]);
    }

    #[test]
    fn the_font_lacks_some_scripts_only() {
        assert!(["王", "محمد", "ไทย", "🎉", "김"].iter().all(|name| lacks(name)));
        assert!(!["Łoś", "Nguyễn", "Γιώργος", "Ольга", "Anne-Marie"].iter().any(|name| lacks(name)));
    }
}
