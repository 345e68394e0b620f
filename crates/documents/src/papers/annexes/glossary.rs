//! The glossary, in the alphabetical order of each language, with the word in the other
//! language beside it.

use tapis_locale::{Language, text};
use unicode_normalization::UnicodeNormalization;

use crate::layout::draw::Tint;
use crate::layout::{Piece, Run, Sheet};

/// The words, by their message keys: `glossary-ante`, `glossary-ante-is`.
pub const WORDS: &[&str] = &[
    "add_on",
    "all_in",
    "ante",
    "average",
    "balance",
    "big_blind",
    "blind",
    "bluff",
    "board",
    "break_table",
    "bring_in",
    "bubble",
    "burn",
    "bust",
    "button",
    "buy_in",
    "call",
    "check",
    "chip_leader",
    "chip_race",
    "clock",
    "collusion",
    "color_up",
    "community_cards",
    "cut",
    "cutoff",
    "dead_button",
    "dead_hand",
    "deal",
    "dealer",
    "deep_stack",
    "director",
    "dry_pot",
    "final_table",
    "floor",
    "flop",
    "fold",
    "freezeout",
    "hand_for_hand",
    "heads_up",
    "high_low",
    "hole_cards",
    "icm",
    "kicker",
    "late_registration",
    "level",
    "limit",
    "limp",
    "main_pot",
    "misdeal",
    "muck",
    "no_limit",
    "nuts",
    "odd_chip",
    "orbit",
    "pair",
    "payout",
    "penalty",
    "pot",
    "pot_limit",
    "prize_pool",
    "rabbit_hunting",
    "raise",
    "re_entry",
    "rebuy",
    "redraw",
    "river",
    "satellite",
    "seat_card",
    "short_stack",
    "showdown",
    "side_pot",
    "small_blind",
    "soft_play",
    "split_pot",
    "stack",
    "starting_stack",
    "string_bet",
    "structure",
    "suited",
    "turn",
    "under_the_gun",
    "up_card",
];

/// The font size of its text.
const SIZE: f32 = 8.6;

/// A word of the glossary in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub word: String,
    /// The word in the other language, if it differs.
    pub elsewhere: Option<String>,
    pub meaning: String,
}

/// A sorting key: without accents, capitals or hyphens.
fn alphabetical(word: &str) -> String {
    let plain = word.nfd().filter(|letter| letter.is_alphanumeric() || *letter == ' ');
    plain.flat_map(char::to_lowercase).collect()
}

/// All words of a language, sorted.
pub fn entries(language: Language) -> Vec<Entry> {
    let entry = |name: &&str| {
        let key = format!("glossary-{name}");
        let (word, elsewhere) = (text(language, &key, &[]), text(language.other(), &key, &[]));
        let meaning = text(language, &format!("{key}-is"), &[]);
        let another = alphabetical(&elsewhere) != alphabetical(&word);
        Entry { word, elsewhere: another.then_some(elsewhere), meaning }
    };
    let mut entries: Vec<Entry> = WORDS.iter().map(entry).collect();
    entries.sort_by_cached_key(|entry| (alphabetical(&entry.word), entry.word.clone()));
    entries
}

/// Space between entries, in points.
const BETWEEN: f32 = SIZE * 0.42;

/// Fills a sheet with the glossary, in two balanced columns.
pub(super) fn draw(sheet: &mut Sheet<'_>) {
    sheet.columns(2);
    let runs = |entry: Entry| {
        let said = match entry.elsewhere {
            Some(elsewhere) => format!(" ({elsewhere})\u{2002}{}", entry.meaning),
            None => format!("\u{2002}{}", entry.meaning),
        };
        [Run::bold(entry.word), Run::regular(said)]
    };
    let piece = |entry| {
        let runs = runs(entry);
        let tall = sheet.tall(&runs, SIZE, sheet.width());
        (Piece { above: BETWEEN, ..Piece::of(tall) }, runs)
    };
    let pieces = entries(sheet.style().language).into_iter().map(piece).collect();
    sheet.flow(pieces, |sheet, runs| sheet.paragraph(&runs, SIZE, Tint::Ink));
    sheet.columns(1);
}
