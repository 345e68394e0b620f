//! `rules`: the booklet's rules in the club's own words.

use std::io::Read;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use serde_json::json;
use tapis_club::locale::Language;
use tapis_club::{Club, ClubRule, Problem, RuleLine};

use crate::base::output::print_json;

#[derive(Debug, Subcommand)]
pub enum Rules {
    /// Prints every chapter and rule, one object a line: its number, what the booklet says, and what
    /// is the club's.
    List {
        /// Only what the club has changed, added or hidden.
        #[arg(long)]
        changed: bool,
    },
    /// Writes a rule in the club's own words, or adds one under a number that is free: 5-6. A chapter
    /// is added by its title under its number alone: 14.
    Set {
        /// The rule's number.
        rule: String,
        /// The words; figures of the ruleset by name: {balance_threshold}. If omitted, standard input is read.
        words: Option<String>,
    },
    /// Leaves a rule out of the booklet.
    Hide {
        /// The rule's number.
        rule: String,
    },
    /// Takes a hidden rule in again.
    Show {
        /// The rule's number.
        rule: String,
    },
    /// Goes back to the program's words; deletes a rule that only the club has.
    Restore {
        /// The rule's number.
        rule: String,
    },
    /// Prints all that the club says in its own words or leaves out, one object a line.
    Export,
    /// Takes in what another club has exported, all of it or, where a line cannot be read or is refused, nothing.
    Import {
        /// The file; - reads standard input.
        file: PathBuf,
    },
}

/// Does what was asked, in a language.
pub fn run(club: &mut Club, language: Language, rules: &Rules) -> Result<(), Problem> {
    match rules {
        Rules::List { changed } => list(club, language, *changed)?,
        Rules::Set { rule, words } => {
            let words = match words {
                Some(words) => words.clone(),
                None => read(Path::new("-"))?,
            };
            printed(&club.rules().write_rule(language, rule, &words)?);
        }
        Rules::Hide { rule } => club.rules().hide_rule(rule, true)?,
        Rules::Show { rule } => club.rules().hide_rule(rule, false)?,
        Rules::Restore { rule } => club.rules().restore_rule_text(language, rule)?,
        Rules::Export => {
            for rule in club.rules().club_rules()? {
                print_json(&json!(rule));
            }
        }
        Rules::Import { file } => import(club, language, &read(file)?)?,
    }
    Ok(())
}

fn printed(line: &RuleLine) {
    print_json(&json!(line));
}

fn list(club: &Club, language: Language, changed: bool) -> Result<(), Problem> {
    let book = club.rules().rulebook(language, &club.rules().default_ruleset()?, None)?;
    for chapter in book.chapters {
        for line in std::iter::once(chapter.title).chain(chapter.rules) {
            if !changed || line.of_the_club() || line.hidden {
                printed(&line);
            }
        }
    }
    Ok(())
}

fn import(club: &mut Club, language: Language, text: &str) -> Result<(), Problem> {
    let mut rules = Vec::new();
    for (number, line) in (1_i64..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let read: Result<ClubRule, _> = serde_json::from_str(line.trim_start_matches('\u{feff}'));
        rules.push(read.map_err(|error| {
            let values = [("line", number.into()), ("detail", error.to_string().into())];
            Problem::new("cli-rules_unreadable", &values)
        })?);
    }
    club.rules().import_rules(language, &rules)?;
    print_json(&json!({ "imported": rules.len() }));
    Ok(())
}

fn read(file: &Path) -> Result<String, Problem> {
    let mut text = String::new();
    let read = if file.as_os_str() == "-" {
        std::io::stdin().lock().read_to_string(&mut text).map(|_| ())
    } else {
        std::fs::read_to_string(file).map(|found| text = found)
    };
    read.map_err(|error| {
        let values = [("file", file.display().to_string().into()), ("detail", error.to_string().into())];
        Problem::new("cli-unreadable", &values)
    })?;
    Ok(text)
}
