//! A structure as a file that other programs and [`super::read`] understand.

use std::fmt::Write as _;

use super::{AnteKind, Step};

/// The words of the table's head and of its cells, in the club's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CsvWords {
    /// Level, small blind, big blind, ante, kind of ante, minutes, color-up.
    pub head: [String; 7],
    /// Word for a break.
    pub rest: String,
    /// Word where chips are raced off.
    pub yes: String,
    /// The kinds of ante: none, of each player, of the big blind.
    pub kinds: [String; 3],
    /// Word in the place of a kind at stud: the line's blinds are its bring-in and its small bet.
    pub stud: String,
    /// The same at a level of both, whose bring-in stands in a column of its own.
    pub mixed: String,
    /// The name of that column.
    pub bring_in: String,
}

/// One line for each step, cells between semicolons.
pub fn csv(steps: &[Step], words: &CsvWords) -> String {
    let mut text = words.head.join(";");
    // A cell at the end of each line, where some have a bring-in beside their blinds.
    let mixed = steps.iter().any(|step| matches!(step, Step::Mixed { .. }));
    let last = if mixed { ";" } else { "" };
    if mixed {
        text = format!("{text};{}", words.bring_in);
    }
    text.push('\n');
    let mut number = 0;
    for step in steps {
        // Writing into a text cannot fail.
        let _ = match *step {
            Step::Level { small_blind, big_blind, ante, ante_kind, minutes } => {
                number += 1;
                let kind = match ante_kind {
                    AnteKind::None => &words.kinds[0],
                    AnteKind::Classic => &words.kinds[1],
                    AnteKind::BigBlind => &words.kinds[2],
                };
                writeln!(text, "{number};{small_blind};{big_blind};{ante};{kind};{minutes};{last}")
            }
            Step::Stud { ante, bring_in, small_bet, minutes } => {
                number += 1;
                writeln!(text, "{number};{bring_in};{small_bet};{ante};{};{minutes};{last}", words.stud)
            }
            Step::Mixed { small_blind, big_blind, ante, bring_in, minutes } => {
                number += 1;
                let kind = &words.mixed;
                writeln!(text, "{number};{small_blind};{big_blind};{ante};{kind};{minutes};;{bring_in}")
            }
            Step::Break { minutes, color_up } => {
                let color_up = if color_up { words.yes.as_str() } else { "" };
                writeln!(text, "{};;;;;{minutes};{color_up}{last}", words.rest)
            }
        };
    }
    text
}

/// The same for programs: an object whose `steps` are as in a set-up.
pub fn json(name: &str, steps: &[Step]) -> String {
    serde_json::to_string_pretty(&serde_json::json!({ "name": name, "steps": steps })).unwrap_or_default()
        + "\n"
}
