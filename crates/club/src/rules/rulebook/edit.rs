//! The club writes rules of its own, leaves some out and goes back to the program's.

use serde::{Deserialize, Serialize};
use tapis_locale::{Language, source};
use tapis_store::{RuleText, Together};

use super::figures::unknown;
use super::{CHAPTERS, RuleLine, RuleNumber, Rulebook, figures, key};
use crate::Problem;
use crate::rules::rulesets::Rules;

/// The most letters in the club's words for a rule.
pub const RULE_TEXT_LONGEST: usize = 4000;
/// The most letters in a chapter's title.
const TITLE_LONGEST: usize = 80;

/// Text of the club in the place of a rule, or its omission; as it is exported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubRule {
    /// The rule's number, or the chapter's.
    pub rule: String,
    /// The language of the words; `None` if the rule is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// Text of the program when they were written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub original: Option<String>,
    /// The booklet leaves it out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
}

/// Plain text: no control characters, no white at its ends, one empty line at most.
fn plain(words: &str) -> String {
    let words = words.replace("\r\n", "\n").replace('\r', "\n").replace('\t', " ");
    let mut lines: Vec<String> = Vec::new();
    for line in words.lines() {
        let line: String = line.chars().filter(|c| !c.is_control()).collect();
        let line = line.trim();
        if !line.is_empty() || lines.last().is_some_and(|last| !last.is_empty()) {
            lines.push(line.to_owned());
        }
    }
    lines.join("\n").trim().to_owned()
}

fn rule_refused(code: &str, number: &str) -> Problem {
    Problem { rule: Some(number.to_owned()), ..Problem::new(code, &[("rule", number.into())]) }
}

/// The number that somebody typed.
fn rule_number(number: &str) -> Result<RuleNumber, Problem> {
    number.parse().map_err(|_| rule_refused("rulebook-bad_number", number))
}

impl Rules<'_> {
    /// The club's rulebook by the rules it plays by.
    fn own_rulebook(&self, language: Language) -> Result<Rulebook, Problem> {
        self.rulebook(language, &self.default_ruleset()?, None)
    }

    fn line_of(&self, language: Language, number: RuleNumber) -> Result<Option<RuleLine>, Problem> {
        let book = self.own_rulebook(language)?;
        let lines =
            book.chapters.into_iter().flat_map(|chapter| std::iter::once(chapter.title).chain(chapter.rules));
        let name = number.to_string();
        Ok(lines
            .into_iter()
            .find(|line| line.number == name && (line.original.is_some() || line.of_the_club())))
    }

    /// The club's words with the figures of the rules it plays by.
    ///
    /// # Errors
    /// `rulebook-unknown_figure` where a name between braces is no figure.
    pub fn preview_rule(&self, language: Language, words: &str) -> Result<String, Problem> {
        let figures = figures::figures(language, &self.default_ruleset()?);
        match unknown(words, &figures) {
            Some(name) => Err(Problem::new("rulebook-unknown_figure", &[("name", name.into())])),
            None => Ok(figures::filled(&plain(words), &figures)),
        }
    }

    /// Writes a rule, or a chapter's title, in the club's own words: in the place of the program's,
    /// or as a rule that only the club has. Words that are the program's own are not kept: the rule
    /// goes on following the program.
    ///
    /// # Errors
    /// `rulebook-bad_number`, `rulebook-empty`, `rulebook-too_long`, `rulebook-unknown_figure`;
    /// `rulebook-no_chapter` where a rule stands in a chapter that has no title.
    pub fn write_rule(&self, language: Language, number: &str, words: &str) -> Result<RuleLine, Problem> {
        let number = rule_number(number)?;
        let name = number.to_string();
        let mut words = plain(words);
        let longest = if number.rule == 0 { TITLE_LONGEST } else { RULE_TEXT_LONGEST };
        if number.rule == 0 {
            words = words.replace('\n', " ");
        }
        if words.is_empty() {
            return Err(rule_refused("rulebook-empty", &name));
        }
        if words.chars().count() > longest {
            let most = i64::try_from(longest).unwrap_or(i64::MAX);
            let values = [("rule", name.as_str().into()), ("most", most.into())];
            return Err(Problem::new("rulebook-too_long", &values));
        }
        self.preview_rule(language, &words)?;
        let line = self.line_of(language, number)?;
        let titled = |chapter: RuleNumber| self.line_of(language, chapter).map(|line| line.is_some());
        if number.rule > 0 && line.is_none() && !titled(RuleNumber { rule: 0, ..number })? {
            let values = [("chapter", i64::from(number.chapter).into())];
            return Err(Problem::new("rulebook-no_chapter", &values));
        }
        if line.as_ref().is_some_and(|line| line.original.is_some() && words == line.draft) {
            self.file.rules().delete_rule_text(number.chapter, number.rule, language.code())?;
        } else {
            let kept = RuleText {
                chapter: number.chapter,
                rule: number.rule,
                language: language.code().to_owned(),
                words,
                source: source(language, &key(number)).unwrap_or_default(),
                original: line.and_then(|line| line.original).unwrap_or_default(),
            };
            self.file.rules().save_rule_text(&kept)?;
        }
        let line = self.line_of(language, number)?;
        line.ok_or_else(|| rule_refused("rulebook-no_such_rule", &name))
    }

    /// Takes in what a club has exported, all of it or nothing; words without a language are in the
    /// one that is given.
    ///
    /// # Errors
    /// As [`Rules::write_rule`] and [`Club::hide_rule`], for the first that is refused.
    pub fn import_rules(&self, language: Language, rules: &[ClubRule]) -> Result<(), Problem> {
        self.file.rules().rule_texts_together(Together::Begin)?;
        let done = rules.iter().try_for_each(|rule| {
            if let Some(words) = &rule.words {
                self.write_rule(rule.language.unwrap_or(language), &rule.rule, words)?;
            }
            if rule.hidden { self.hide_rule(&rule.rule, true) } else { Ok(()) }
        });
        let end = if done.is_ok() { Together::Keep } else { Together::Forget };
        let ended = self.file.rules().rule_texts_together(end).map_err(Problem::from);
        done.and(ended)
    }

    /// Adds a rule of the club's own, or a chapter by its title.
    ///
    /// # Errors
    /// `rulebook-taken` where there is one of that number; else as [`Rules::write_rule`].
    pub fn add_rule(&self, language: Language, number: &str, words: &str) -> Result<RuleLine, Problem> {
        let number = rule_number(number)?;
        if self.line_of(language, number)?.is_some() {
            return Err(rule_refused("rulebook-taken", &number.to_string()));
        }
        self.write_rule(language, &number.to_string(), words)
    }

    /// Leaves a rule out of the booklet, or takes it in again.
    ///
    /// # Errors
    /// `rulebook-no_such_rule` where there is none of that number, or it is a chapter's.
    pub fn hide_rule(&self, number: &str, hidden: bool) -> Result<(), Problem> {
        let number = rule_number(number)?;
        // A rule that is there is there in both languages.
        if number.rule == 0 || self.line_of(Language::default(), number)?.is_none() {
            return Err(rule_refused("rulebook-no_such_rule", &number.to_string()));
        }
        self.file.rules().hide_rule(number.chapter, number.rule, hidden)?;
        Ok(())
    }

    /// Goes back to the program's words in a language; a rule that only the club has is deleted, in
    /// both languages.
    ///
    /// # Errors
    /// `rulebook-nothing_to_restore` where the club has no words there; `rulebook-chapter_in_use`
    /// for the title of a chapter of the club's own that has rules.
    pub fn restore_rule_text(&self, language: Language, number: &str) -> Result<(), Problem> {
        let number = rule_number(number)?;
        let theirs = source(language, &key(number)).is_some();
        let chapter = |chapter: &super::RuleChapter| {
            chapter.number == number.chapter && chapter.rules.iter().any(|rule| rule.original.is_none())
        };
        let beyond = usize::try_from(number.chapter).unwrap_or(usize::MAX) > CHAPTERS.len();
        if number.rule == 0 && beyond && self.own_rulebook(language)?.chapters.iter().any(chapter) {
            return Err(rule_refused("rulebook-chapter_in_use", &number.to_string()));
        }
        let mut any = false;
        for each in Language::ALL.into_iter().filter(|each| !theirs || *each == language) {
            any |= self.file.rules().delete_rule_text(number.chapter, number.rule, each.code())?;
        }
        if !theirs {
            self.file.rules().hide_rule(number.chapter, number.rule, false)?;
        }
        if any { Ok(()) } else { Err(rule_refused("rulebook-nothing_to_restore", &number.to_string())) }
    }

    /// All that the club's booklet says in its own words or leaves out.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn club_rules(&self) -> Result<Vec<ClubRule>, Problem> {
        let texts = self.file.rules().rule_texts()?.into_iter().map(|text| ClubRule {
            rule: RuleNumber { chapter: text.chapter, rule: text.rule }.to_string(),
            language: Language::ALL.into_iter().find(|each| each.code() == text.language),
            words: Some(text.words),
            original: Some(text.original).filter(|original| !original.is_empty()),
            hidden: false,
        });
        let hidden = self.file.rules().hidden_rules()?.into_iter().map(|(chapter, rule)| ClubRule {
            rule: RuleNumber { chapter, rule }.to_string(),
            language: None,
            words: None,
            original: None,
            hidden: true,
        });
        Ok(texts.chain(hidden).collect())
    }
}
