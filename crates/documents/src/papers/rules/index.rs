//! The index: terms people look for, with rule numbers and
//! pages.

use tapis_locale::text;

use super::part::{Places, begin};
use crate::layout::draw::Tint;
use crate::layout::{LEADING, Piece, Run, Sheet, size};

/// The indent of the further lines of an entry.
const HANG: f32 = 10.0;

/// The terms, by the ends of their message keys (`index-…`), and the rules about
/// them.
pub const TERMS: [(&str, &[&str]); 84] = [
    ("absent", &["2-14", "2-15"]),
    ("add_on", &["5-4", "5-5"]),
    ("all_in", &["7-11", "7-12", "7-13", "7-19", "8-4", "8-5"]),
    ("appeal", &["1-1", "1-2", "9-1"]),
    ("award", &["8-10", "8-12", "8-17"]),
    ("balance", &["6-7", "6-8", "6-9", "6-10"]),
    ("bet", &["7-7", "7-15", "7-17", "7-25"]),
    ("big_blind", &["6-4", "6-9", "6-10", "6-14", "7-7"]),
    ("blinds", &["6-1", "6-3", "6-4", "6-17", "6-19"]),
    ("break_table", &["6-6", "6-7", "6-11"]),
    ("burn", &["2-5", "2-16", "2-17", "2-18", "2-19"]),
    ("button", &["2-1", "6-3", "6-5", "6-13", "6-15", "6-18", "6-19"]),
    ("call", &["7-15", "7-26", "7-27"]),
    ("cards_speak", &["8-8"]),
    ("check", &["7-5"]),
    ("chip_race", &["10-1", "10-2", "10-3", "10-4", "10-5", "10-6", "10-7"]),
    ("chips_given", &["12-7"]),
    ("chips_on_table", &["11-2", "11-3", "7-25"]),
    ("clock", &["3-6", "3-7"]),
    ("community", &["2-16", "2-20", "2-21", "2-22", "2-23"]),
    ("counting", &["7-25"]),
    ("criticism", &["12-1"]),
    ("cut", &["2-3"]),
    ("dark", &["7-6"]),
    ("deal", &["2-2", "2-5", "2-8"]),
    ("dead_button", &["6-3", "6-17", "6-18"]),
    ("dead_hand", &["2-7", "2-14", "3-1", "3-2", "3-3", "3-4", "3-5", "3-6"]),
    ("dealer", &["2-2", "2-4", "7-2", "7-4", "8-15"]),
    ("deck", &["2-10", "2-12", "2-24"]),
    ("devices", &["3-5", "12-6"]),
    ("disqualified", &["13-1"]),
    ("draw_of_seats", &["1-4", "2-1", "6-11"]),
    ("dropped", &["2-6"]),
    ("elimination", &["8-15", "8-16", "10-6"]),
    ("end", &["1-5"]),
    ("exposed_card", &["2-5", "2-8", "2-9"]),
    ("exposed_hand", &["4-1", "4-2", "12-8"]),
    ("final_table", &["1-4", "2-2"]),
    ("flop", &["2-16", "2-17", "2-18", "2-20"]),
    ("fold", &["3-1", "7-5", "12-8"]),
    ("freezeout", &["5-1"]),
    ("halfway", &["7-17"]),
    ("heads_up", &["6-19", "6-20", "8-7"]),
    ("joker", &["2-11"]),
    ("language", &["12-5"]),
    ("latecomer", &["2-15"]),
    ("level", &["6-1", "6-2"]),
    ("minimum_raise", &["7-10", "7-11", "7-12", "7-13"]),
    ("minors", &["1-3"]),
    ("misdeal", &["2-8", "2-10", "2-13"]),
    ("misunderstanding", &["7-4", "7-14"]),
    ("muck", &["3-2", "3-3", "8-5", "8-6", "8-8"]),
    ("newcomer", &["6-12", "6-13", "6-14", "6-15", "6-16"]),
    ("next_hand", &["6-1", "6-2", "9-1"]),
    ("odd_chip", &["8-13"]),
    ("out_of_turn", &["7-20", "7-21", "7-22", "7-23"]),
    ("oversized_chip", &["7-26"]),
    ("penalties", &["1-1", "2-4", "3-7", "12-1", "12-4", "13-1"]),
    ("peeking", &["12-3"]),
    ("position", &["6-10", "6-11", "6-18"]),
    ("pot", &["7-18", "8-12", "8-14", "9-2"]),
    ("protection", &["3-4", "8-8", "8-10"]),
    ("qualifier", &["1-5"]),
    ("raise", &["7-8", "7-9", "7-10", "7-15", "7-24"]),
    ("rebuy", &["5-2", "5-3", "5-5"]),
    ("reopening", &["7-19"]),
    ("retroactive", &["9-1", "9-2"]),
    ("river", &["2-19", "2-22"]),
    ("seated", &["7-1", "2-14", "8-15"]),
    ("several_chips", &["7-27"]),
    ("sharing", &["8-13", "8-14"]),
    ("show_all", &["8-1", "12-8"]),
    ("show_order", &["8-3"]),
    ("showdown", &["8-3", "8-4", "8-5", "8-6", "8-7", "8-8", "8-9"]),
    ("shuffle", &["2-3", "6-2"]),
    ("side_pots", &["8-14"]),
    ("silence", &["12-2"]),
    ("small_blind", &["6-5", "6-15", "6-17", "6-20"]),
    ("soft_play", &["12-7"]),
    ("string_bet", &["7-8", "7-24"]),
    ("too_short", &["7-14", "7-15", "7-16"]),
    ("turn", &["2-19", "2-21"]),
    ("undue_things", &["11-4", "12-4"]),
    ("word", &["7-2", "7-3", "7-9"]),
];

/// A sorting key, without accents and capitals.
fn sorted(word: &str) -> String {
    let bare = |c: char| match c {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        other => other,
    };
    word.to_lowercase().replace('œ', "oe").chars().map(bare).collect()
}

/// The pages of some rules, each once, on one line.
fn pages(rules: &[&str], places: &Places) -> String {
    let mut pages: Vec<usize> =
        rules.iter().filter_map(|rule| places.rules.get(*rule)).map(|(page, _)| page + 1).collect();
    pages.sort_unstable();
    pages.dedup();
    pages.iter().map(ToString::to_string).collect::<Vec<_>>().join(",\u{a0}")
}

/// The index, in two columns on pages of its own, without rules that are left out.
pub(super) fn index(sheet: &mut Sheet<'_>, places: &Places) {
    let language = sheet.style().language;
    let title = text(language, "rules-index", &[]);
    sheet.running(&title);
    sheet.next_page();
    begin(sheet, &title);
    let mut terms: Vec<(String, String, Vec<&str>)> = TERMS
        .iter()
        .map(|(key, rules)| {
            let term = text(language, &format!("index-{key}"), &[]);
            let known = rules.iter().copied().filter(|rule| places.rules.contains_key(*rule)).collect();
            (sorted(&term), term, known)
        })
        .filter(|(_, _, rules): &(_, _, Vec<&str>)| !rules.is_empty())
        .collect();
    terms.sort();
    sheet.columns(2);
    let mut letter = None;
    let mut pieces = Vec::new();
    for (sorted, term, rules) in terms {
        if sorted.chars().next() != letter {
            letter = sorted.chars().next();
            let head: String = letter.iter().flat_map(|letter| letter.to_uppercase()).collect();
            let above = size::BODY * 0.7;
            let piece = Piece { above, tall: LEADING * size::BODY, heads: true };
            pieces.push((piece, (Run::bold(head), Tint::Accent)));
        }
        let values = [("rules", rules.join(", ").into()), ("pages", pages(&rules, places).into())];
        let where_to = text(language, "rules-index_entry", &values);
        let run = Run::regular(format!("{term} {where_to}"));
        let tall = sheet.hanging_tall(std::slice::from_ref(&run), size::BODY, HANG);
        pieces.push((Piece::of(tall), (run, Tint::Ink)));
    }
    sheet.flow(pieces, |sheet, (run, tint)| sheet.hanging(&[run], size::BODY, tint, HANG));
    sheet.columns(1);
}
