//! What follows the rules of the booklet, and is printed alone as well: the combinations, the
//! games of the decree, a beginner's sheet, the words, a tournament's own conditions.

pub mod beginner;
pub mod conditions;
pub mod games;
pub mod glossary;
pub mod hands;

use tapis_locale::{Value, text};

pub use conditions::Conditions;
pub use games::Game;
pub use hands::{Combination, Hands};

use super::{Letterhead, printed};
use crate::diagrams::oval::Positions;
use crate::layout::{Heading, Sheet};
use crate::{Printed, Style};

/// What the annexes are made of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Annexes {
    /// The combinations.
    pub hands: Hands,
    /// The games, a page each.
    pub games: Vec<Game>,
    /// A table as a beginner meets it.
    pub table: Positions,
    /// A tournament's own conditions; none: no tournament is meant.
    pub conditions: Option<Conditions>,
    /// The rules' settings by the names under which sentences ask for them.
    pub values: Vec<(String, Value)>,
}

/// An annex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Annex {
    /// The ten combinations.
    Hands,
    /// The games of the decree.
    Games,
    /// A page for a first evening.
    Beginner,
    /// The words.
    Glossary,
    /// The tournament's own conditions.
    Conditions,
}

impl Annex {
    /// In the order of the booklet.
    pub const ALL: &'static [Annex] =
        &[Annex::Hands, Annex::Games, Annex::Beginner, Annex::Glossary, Annex::Conditions];

    /// There is something to fill it with.
    pub fn is_in(self, annexes: &Annexes) -> bool {
        match self {
            Annex::Hands | Annex::Beginner | Annex::Glossary => !annexes.hands.combinations.is_empty(),
            Annex::Games => !annexes.games.is_empty(),
            Annex::Conditions => annexes.conditions.is_some(),
        }
    }

    /// The sentence that names it.
    pub fn key(self) -> &'static str {
        match self {
            Annex::Hands => "doc-hand_rankings",
            Annex::Games => "doc-variants",
            Annex::Beginner => "doc-beginner",
            Annex::Glossary => "doc-glossary",
            Annex::Conditions => "doc-conditions",
        }
    }
}

/// Who gives a sheet out, and under which rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Issued {
    /// The club.
    pub club: Letterhead,
    /// What it is about, where it is about a tournament.
    pub subject: String,
    /// When and where.
    pub place: String,
    /// What the ruleset is called.
    pub rules: String,
}

/// Prints an annex alone.
pub fn print(annex: Annex, annexes: &Annexes, issued: &Issued, style: Style) -> Printed {
    let Issued { club, subject, place, rules } = issued.clone();
    let foot = [club.name.as_str(), rules.as_str()].join(" · ");
    let title = text(style.language, annex.key(), &[]);
    let heading = Heading { club, title, subject, place, foot };
    printed(style, heading, |sheet| draw(sheet, annex, annexes))
}

/// Fills a sheet with an annex.
pub(super) fn draw(sheet: &mut Sheet<'_>, annex: Annex, annexes: &Annexes) {
    let values = annexes.values.iter().map(|(name, value)| (name.as_str(), value.clone()));
    let values: &[(&str, Value)] = &values.collect::<Vec<_>>();
    match annex {
        Annex::Hands => hands::draw(sheet, &annexes.hands, values),
        Annex::Games => games::draw(sheet, &annexes.games, values),
        Annex::Beginner => beginner::draw(sheet, &annexes.hands, &annexes.table, values),
        Annex::Glossary => glossary::draw(sheet),
        Annex::Conditions => {
            if let Some(conditions) = &annexes.conditions {
                conditions::draw(sheet, conditions);
            }
        }
    }
}
