//! The booklet's rules in the club's own words.

use tapis_api_macros::commands;
use tapis_club::locale::Language;
use tapis_club::{Problem, RuleLine, Rulebook};

#[commands]
impl RulebookCommands<'_> {
    /// All rules of the booklet in a language, by the rules that the club plays by.
    #[audience(floor)]
    pub fn rulebook(&self, language: Language) -> Result<Rulebook, Problem> {
        self.read(|club| club.rules().rulebook(language, &club.rules().default_ruleset()?, None))
    }

    /// The club's words with the figures put in.
    #[audience(desk)]
    pub fn rule_preview(&self, language: Language, words: String) -> Result<String, Problem> {
        self.read(|club| club.rules().preview_rule(language, &words))
    }

    /// Writes a rule of the booklet, or a chapter's title, in the club's own words.
    #[audience(desk)]
    pub fn rule_write(&self, language: Language, number: String, words: String) -> Result<RuleLine, Problem> {
        self.change(None, |club| club.rules().write_rule(language, &number, &words))
    }

    /// Adds a rule that only the club has, or a chapter by its title.
    #[audience(desk)]
    pub fn rule_add(&self, language: Language, number: String, words: String) -> Result<RuleLine, Problem> {
        self.change(None, |club| club.rules().add_rule(language, &number, &words))
    }

    /// Leaves a rule out of the booklet, or takes it in again.
    #[audience(desk)]
    pub fn rule_hide(&self, number: String, hidden: bool) -> Result<(), Problem> {
        self.change(None, |club| club.rules().hide_rule(&number, hidden))
    }

    /// Goes back to the program's words; deletes a rule that only the club has.
    #[audience(desk)]
    pub fn rule_text_restore(&self, language: Language, number: String) -> Result<(), Problem> {
        self.change(None, |club| club.rules().restore_rule_text(language, &number))
    }
}
