//! Breaks text into lines: where the language allows it, with hyphens if a word is too long.

use std::rc::Rc;

use tapis_locale::Language;
use unicode_linebreak::{BreakOpportunity, linebreaks};

use super::fonts::Type;
use super::glyphs::{Face, width};
use super::runs::{LayoutKey, Line, Run};
use super::stand_ins::{self, plain};

/// The text between two possible line breaks.
struct Piece {
    text: String,
    face: Face,
    /// Whether a line may break after it.
    end: bool,
}

/// Whether that break is inside an e-mail address, where a hyphen would be read as part of it.
fn addressed(whole: &str, at: usize) -> bool {
    let Some((before, after)) = whole.split_at_checked(at).filter(|_| whole.contains('@')) else {
        return false;
    };
    let head = before.rsplit(char::is_whitespace).next().unwrap_or_default();
    let tail = after.split(char::is_whitespace).next().unwrap_or_default();
    !head.is_empty() && (head.contains('@') || tail.contains('@'))
}

/// Whether that break is inside the number of a rule: `11-D`.
fn numbered(whole: &str, at: usize) -> bool {
    whole.split_at_checked(at).is_some_and(|(before, after)| {
        let digit =
            before.strip_suffix('-').is_some_and(|before| before.ends_with(|c: char| c.is_ascii_digit()));
        digit && after.starts_with(|c: char| c.is_ascii_uppercase())
    })
}

/// Runs ready for shaping, as [`clean`](super::fonts::clean) makes a text of one weight.
pub fn cleaned(runs: &[Run]) -> Vec<Run> {
    let mut texts: Vec<String> = runs.iter().map(|run| plain(&run.text)).collect();
    stand_ins::replace(&mut texts);
    texts.into_iter().zip(runs).map(|(text, run)| Run { text, face: run.face }).collect()
}

fn pieces(runs: &[Run]) -> Vec<Piece> {
    let runs = cleaned(runs);
    let whole: String = runs.iter().map(|run| run.text.as_str()).collect();
    let breaks: Vec<usize> = linebreaks(&whole)
        .filter(|(_, kind)| *kind == BreakOpportunity::Allowed)
        .filter(|(at, _)| !addressed(&whole, *at) && !numbered(&whole, *at))
        .map(|(at, _)| at)
        .collect();
    let mut found = Vec::new();
    let mut begin = 0;
    for run in runs {
        let end = begin + run.text.len();
        let (first, past) =
            (breaks.partition_point(|at| *at <= begin), breaks.partition_point(|at| *at <= end));
        let inside = breaks.get(first..past).unwrap_or_default().iter().copied();
        let mut from = begin;
        for to in inside.chain(Some(end)) {
            if let Some(text) = whole.get(from..to).filter(|text| !text.is_empty()) {
                found.push(Piece {
                    text: text.to_owned(),
                    face: run.face,
                    end: breaks.binary_search(&to).is_ok(),
                });
            }
            from = to;
        }
        begin = end;
    }
    found
}

/// A part of a word, with its width in points with and without trailing spaces.
struct Part {
    face: Face,
    text: String,
    full: f32,
    bare: f32,
}

struct Setter<'a> {
    letters: &'a Type,
    size: f32,
    wide: f32,
    language: Language,
    lines: Vec<Line>,
    /// The line so far, and its width.
    line: Vec<(Face, String)>,
    used: f32,
}

/// The width of a word without trailing spaces.
fn measure(word: &[Part]) -> f32 {
    let before: f32 = word.iter().rev().skip(1).rev().map(|part| part.full).sum();
    before + word.last().map_or(0.0, |part| part.bare)
}

/// Breaks runs into lines no wider than `wide` points. Words are hyphenated only if they would
/// otherwise leave a third of a line empty, or are longer than a line.
pub fn set(letters: &Type, runs: &[Run], size: f32, wide: f32, language: Language) -> Vec<Line> {
    let mut setter = Setter { letters, size, wide, language, lines: Vec::new(), line: Vec::new(), used: 0.0 };
    let mut word: Vec<Part> = Vec::new();
    for piece in pieces(runs) {
        word.push(setter.part(piece.face, piece.text));
        if piece.end {
            setter.put(std::mem::take(&mut word));
        }
    }
    setter.put(word);
    setter.flush();
    setter.lines
}

/// The largest font size at which no word is divided at this width; no limit if a word would be divided
/// even at size `least`.
pub fn undivided(letters: &Type, runs: &[Run], wide: f32, least: f32) -> f32 {
    let (mut most, mut word) = (0.0_f32, 0.0);
    for Piece { text, face, end } in pieces(runs) {
        let (full, bare) = letters.widths(&text, face, 1.0);
        most = most.max(word + bare);
        word = if end { 0.0 } else { word + full };
    }
    if most > 0.0 && most * least <= wide { wide / most } else { f32::MAX }
}

/// Like [`set`], but cached.
pub(super) fn kept(letters: &Type, runs: &[Run], size: f32, wide: f32, language: Language) -> Rc<[Line]> {
    let asked: LayoutKey = (runs.to_vec(), size.to_bits(), wide.to_bits(), language);
    if let Some(known) = letters.lines.borrow().get(&asked) {
        return Rc::clone(known);
    }
    let lines: Rc<[Line]> = set(letters, runs, size, wide, language).into();
    letters.lines.borrow_mut().insert(asked, Rc::clone(&lines));
    lines
}

impl Setter<'_> {
    fn part(&self, face: Face, text: String) -> Part {
        let (full, bare) = self.letters.widths(&text, face, self.size);
        Part { face, text, full, bare }
    }

    fn put(&mut self, word: Vec<Part>) {
        let wide = measure(&word);
        let fits = |used: f32| used + wide <= self.wide + 0.01;
        if fits(self.used) {
            self.add(word);
        } else if self.used > self.wide * 0.67 && wide <= self.wide {
            self.flush();
            self.add(word);
        } else {
            self.divide(word);
        }
    }

    fn add(&mut self, word: Vec<Part>) {
        for Part { face, text, full, .. } in word {
            self.used += full;
            self.line.push((face, text));
        }
    }

    /// Puts as many syllables of a long word on the line as fit, and the rest on the next.
    fn divide(&mut self, word: Vec<Part>) {
        let [Part { face, text, .. }] = word.as_slice() else {
            self.flush();
            return self.add(word);
        };
        let (face, text) = (*face, text.clone());
        let room = self.wide - self.used;
        let parted =
            if text.contains('@') { self.address(&text, face) } else { self.syllables(&text, face, room) };
        match parted {
            Some((head, rest)) => {
                self.add(vec![self.part(face, head)]);
                self.flush();
                self.put(vec![self.part(face, rest)]);
            }
            None if !self.line.is_empty() => {
                self.flush();
                self.put(word);
            }
            None => self.chop(&text, face),
        }
    }

    /// The longest hyphenated start that fits, and the rest.
    fn syllables(&self, text: &str, face: Face, room: f32) -> Option<(String, String)> {
        let lang = match self.language {
            Language::Fr => hypher::Lang::French,
            Language::En => hypher::Lang::English,
        };
        let begin = text.find(char::is_alphabetic)?;
        let word: &str = text.get(begin..)?;
        let end = word.find(|c: char| !c.is_alphabetic()).unwrap_or(word.len());
        let (word, prefix) = (word.get(..end)?, text.get(..begin)?);
        if word.chars().next()?.is_uppercase() && self.used > 0.0 {
            return None;
        }
        let mut best = None;
        let mut head = String::new();
        for syllable in hypher::hyphenate(word, lang) {
            head.push_str(syllable);
            let letters = head.chars().count();
            let left = word.chars().count() - letters;
            let tried = format!("{prefix}{head}-");
            if letters >= 3 && left >= 3 && self.letters.width(&tried, face, self.size) <= room {
                best = Some((tried, text.get(prefix.len() + head.len()..)?.to_owned()));
            }
        }
        best
    }

    /// Breaks an e-mail address on its own line before its @ or after a dot: a hyphen
    /// would be read as part of it.
    fn address(&self, text: &str, face: Face) -> Option<(String, String)> {
        if !self.line.is_empty() {
            return None;
        }
        let places = text.char_indices().filter_map(|(at, letter)| match letter {
            '@' if at > 0 => Some(at),
            '.' | '_' => Some(at + 1),
            _ => None,
        });
        let fits = |at: &usize| {
            text.get(..*at).is_some_and(|head| self.letters.width(head, face, self.size) <= self.wide)
        };
        let at = places.filter(|at| *at < text.len()).filter(fits).max()?;
        Some((text.get(..at)?.to_owned(), text.get(at..)?.to_owned()))
    }

    /// Divides a word without syllable breaks: as many letters as fit.
    fn chop(&mut self, text: &str, face: Face) {
        let mut head = String::new();
        for letter in text.chars() {
            let mut tried = head.clone();
            tried.push(letter);
            if !head.is_empty() && self.letters.width(&tried, face, self.size) > self.wide {
                let part = self.part(face, std::mem::take(&mut head));
                self.add(vec![part]);
                self.flush();
            }
            head.push(letter);
        }
        self.add(vec![self.part(face, head)]);
    }

    fn flush(&mut self) {
        let mut parts = std::mem::take(&mut self.line);
        self.used = 0.0;
        while let Some((_, text)) = parts.last_mut() {
            text.truncate(text.trim_end_matches(' ').len());
            if !text.is_empty() {
                break;
            }
            parts.pop();
        }
        let mut line = Line::default();
        for (face, text) in parts {
            let glyphs = self.letters.glyphs(&text, face);
            line.width += width(&glyphs, self.size);
            match line.parts.last_mut() {
                Some((last, found)) if *last == face => found.extend(glyphs),
                _ => line.parts.push((face, glyphs)),
            }
        }
        if !line.parts.is_empty() {
            self.lines.push(line);
        }
    }
}
