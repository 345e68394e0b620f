//! The rules as the club's booklet says them: the program's words with the figures in force, and in
//! their place, where the club has written its own, the club's.

mod edit;
mod figures;
mod number;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::Chips;
use tapis_engine::rules::citation::Citation;
use tapis_engine::rules::ruleset::catalogue::Setting;
use tapis_engine::rules::ruleset::{Base, Ruleset};
use tapis_engine::setup::Setup;
use tapis_locale::{Language, Value, source, text};
use tapis_store::RuleText;

use crate::rules::rule_words::{rule_values, said, setting_words, value_words, with_stacks};
use crate::rules::rulesets::{Rules, base_name};
use crate::{Problem, ruleset_name};

use figures::{figures, filled, with_names};

pub use edit::{ClubRule, RULE_TEXT_LONGEST};
pub use figures::Figure;
pub use number::RuleNumber;

/// Number of rules in each chapter of the program's booklet; chapters and rules count from 1.
pub const CHAPTERS: [u32; 13] = [5, 24, 7, 2, 5, 20, 27, 17, 2, 7, 4, 8, 1];

/// A rule, or a chapter's title, as the booklet says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleLine {
    /// Its number: `5-4`; a chapter's title has that of the chapter.
    pub number: String,
    /// Text of the booklet, with the figures in force.
    pub words: String,
    /// Text of the program there, with the figures; `None` means a rule that only the club has.
    pub original: Option<String>,
    /// The program's words with the names of figures in the place of the figures, to begin with.
    pub draft: String,
    /// The club's words in this language, as they were written.
    pub own: Option<String>,
    /// The club has words there only in the other language: the booklet says those.
    pub other_language: bool,
    /// The program says something else since the club wrote its words: what it said then.
    pub changed_since: Option<String>,
    /// The booklet leaves it out.
    pub hidden: bool,
    /// The settings it rests on that differ from the ruleset's base, in words.
    pub differs: Vec<String>,
}

/// Chapter of the booklet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleChapter {
    pub number: u32,
    pub title: RuleLine,
    /// Its rules by number, hidden ones too.
    pub rules: Vec<RuleLine>,
}

/// All rules of the booklet in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rulebook {
    pub language: Language,
    /// Name of the ruleset whose figures stand in them.
    pub ruleset: String,
    pub chapters: Vec<RuleChapter>,
    /// The figures that the club's words may name.
    pub figures: Vec<Figure>,
}

impl RuleLine {
    /// The club says it in its own words, or has it alone.
    pub fn of_the_club(&self) -> bool {
        self.own.is_some() || self.other_language
    }
}

/// Speaker of rules: the same for all of them.
struct Speaker<'a> {
    language: Language,
    values: Vec<(String, Value)>,
    named: Vec<(String, Value)>,
    figures: Vec<Figure>,
    other_figures: Vec<Figure>,
    differing: Vec<(Vec<String>, String)>,
    texts: &'a [RuleText],
    hidden: &'a [(u32, u32)],
}

/// The catalogue's key of a rule, or of a chapter's title.
fn key(number: RuleNumber) -> String {
    if number.rule == 0 { format!("rules-chapter-{}", number.chapter) } else { format!("rule-{number}") }
}

impl Speaker<'_> {
    fn own(&self, number: RuleNumber, language: Language) -> Option<&RuleText> {
        self.texts.iter().find(|text| {
            (text.chapter, text.rule) == (number.chapter, number.rule) && text.language == language.code()
        })
    }

    fn line(&self, number: RuleNumber) -> RuleLine {
        let key = key(number);
        let original = said(self.language, &key, &self.values);
        let own = self.own(number, self.language);
        let elsewhere = self.own(number, self.language.other()).filter(|_| own.is_none());
        let words = match (own, elsewhere) {
            (Some(own), _) => filled(&own.words, &self.figures),
            (None, Some(own)) => filled(&own.words, &self.other_figures),
            (None, None) => original.clone().unwrap_or_default(),
        };
        let name = number.to_string();
        let rests = |(rules, _): &&(Vec<String>, String)| rules.contains(&name);
        RuleLine {
            words,
            draft: said(self.language, &key, &self.named).unwrap_or_default(),
            own: own.map(|own| own.words.clone()),
            other_language: elsewhere.is_some(),
            changed_since: own
                .filter(|own| own.source != source(self.language, &key).unwrap_or_default())
                .map(|own| own.original.clone()),
            hidden: self.hidden.contains(&(number.chapter, number.rule)),
            differs: self.differing.iter().filter(rests).map(|(_, said)| said.clone()).collect(),
            original,
            number: name,
        }
    }
}

/// Differences from the ruleset's base: the rules it touches, and what it is here and there.
fn differing(language: Language, rules: &Ruleset) -> Vec<(Vec<String>, String)> {
    let base = base_name(language, rules.base);
    let worded = |setting: Setting| {
        let rules = setting.references.iter().filter(|reference| reference.base == Base::Club);
        let rules = rules.map(|reference| reference.rule.clone()).collect();
        let values = [
            ("setting", text(language, &format!("setting-{}", setting.key), &[]).into()),
            ("value", setting_words(language, &setting).into()),
            ("base", base.as_str().into()),
            ("there", value_words(language, &setting, &setting.base_value).into()),
        ];
        (rules, text(language, "rulebook-differs", &values))
    };
    rules.catalogue().into_iter().filter(|setting| setting.differs).map(worded).collect()
}

impl Rules<'_> {
    /// The rules in a language, with the figures of a ruleset and, where one is meant, of a tournament.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn rulebook(
        &self,
        language: Language,
        rules: &Ruleset,
        setup: Option<&Setup>,
    ) -> Result<Rulebook, Problem> {
        self.rulebook_played(language, rules, setup, None)
    }

    /// The same of a tournament, with the smallest and the largest stack that its players begin with.
    ///
    /// # Errors
    /// As for [`Rules::rulebook`].
    pub(crate) fn rulebook_played(
        &self,
        language: Language,
        rules: &Ruleset,
        setup: Option<&Setup>,
        stacks: Option<(Chips, Chips)>,
    ) -> Result<Rulebook, Problem> {
        let (texts, hidden) = (self.file.rules().rule_texts()?, self.file.rules().hidden_rules()?);
        let mut values = rule_values(language, rules, setup);
        if let Some(stacks) = stacks {
            with_stacks(&mut values, stacks);
        }
        let speaker = Speaker {
            language,
            named: with_names(&values, rules),
            values,
            figures: figures(language, rules),
            other_figures: figures(language.other(), rules),
            differing: differing(language, rules),
            texts: &texts,
            hidden: &hidden,
        };
        let mut numbers: Vec<RuleNumber> = (1..)
            .zip(CHAPTERS)
            .flat_map(|(chapter, count)| (0..=count).map(move |rule| RuleNumber { chapter, rule }))
            .chain(texts.iter().map(|text| RuleNumber { chapter: text.chapter, rule: text.rule }))
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        let mut chapters: Vec<RuleChapter> = Vec::new();
        for number in numbers {
            if chapters.last().is_none_or(|last| last.number != number.chapter) {
                let title = speaker.line(RuleNumber { rule: 0, ..number });
                chapters.push(RuleChapter { number: number.chapter, title, rules: Vec::new() });
            }
            if let Some(last) = chapters.last_mut().filter(|_| number.rule > 0) {
                last.rules.push(speaker.line(number));
            }
        }
        let ruleset = ruleset_name(language, rules);
        Ok(Rulebook { language, ruleset, chapters, figures: speaker.figures })
    }

    /// One rule as the booklet says it, of a tournament where one is meant, by its number or by a citation of a text
    /// that speaks of the same; none where there is none of that number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn rule_line(
        &self,
        language: Language,
        rules: &Ruleset,
        setup: Option<&Setup>,
        number: &str,
    ) -> Result<Option<RuleLine>, Problem> {
        let book = self.rulebook(language, rules, setup)?;
        let cited = Citation::from(number);
        let numbers = cited.club_rules();
        let mut rules = book.chapters.into_iter().flat_map(|chapter| chapter.rules);
        Ok(rules.find(|rule| numbers.contains(&rule.number.as_str())))
    }
}
