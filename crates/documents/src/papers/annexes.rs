//! The annexes of the booklet, each also printed alone: the hands, the games of the decree, a
//! beginner's sheet, the glossary, a tournament's own conditions.

pub mod beginner;
pub mod conditions;
mod content;
pub mod games;
pub mod glossary;
pub mod hands;

use tapis_locale::{Value, text};

pub use conditions::Conditions;
pub use content::{Annexes, Low};
pub use games::Game;
pub use hands::{Combination, Hands};

use super::{Letterhead, printed};
use crate::layout::{Heading, Sheet};
use crate::{PdfFile, Style};

/// Annex to the rules of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Annex {
    Hands,
    /// The games of the decree.
    Games,
    /// A page for a player's first evening.
    Beginner,
    Glossary,
    /// The tournament's own conditions.
    Conditions,
}

impl Annex {
    /// The order in the booklet.
    pub const ALL: &'static [Annex] =
        &[Annex::Hands, Annex::Games, Annex::Beginner, Annex::Glossary, Annex::Conditions];

    /// Whether there is anything to print in it.
    pub fn is_in(self, annexes: &Annexes) -> bool {
        match self {
            Annex::Hands | Annex::Beginner | Annex::Glossary => !annexes.hands.combinations.is_empty(),
            Annex::Games => !annexes.games.is_empty(),
            Annex::Conditions => annexes.conditions.is_some(),
        }
    }

    /// The message key of its title.
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

/// Club that issues a sheet, and the rules under which it does.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SheetIssuer {
    pub club: Letterhead,
    /// The tournament, if it is about one.
    pub subject: String,
    pub place: String,
    /// The name of the ruleset.
    pub rules: String,
}

/// Prints an annex alone.
pub fn print(annex: Annex, annexes: &Annexes, issued: &SheetIssuer, style: Style) -> PdfFile {
    let SheetIssuer { club, subject, place, rules } = issued.clone();
    let foot = [club.name.as_str(), rules.as_str()].join(" · ");
    let title = text(style.language, annex.key(), &[]);
    let heading = Heading { club, title, subject, place, foot };
    printed(style, heading, |sheet| draw(sheet, annex, annexes))
}

/// Adds an annex to a sheet.
pub(super) fn draw(sheet: &mut Sheet<'_>, annex: Annex, annexes: &Annexes) {
    let values = annexes.values.iter().map(|(name, value)| (name.as_str(), value.clone()));
    let values: &[(&str, Value)] = &values.collect::<Vec<_>>();
    match annex {
        Annex::Hands => hands::draw(sheet, &annexes.hands, values),
        Annex::Games => games::draw(sheet, &annexes.games, values),
        Annex::Beginner => beginner::draw(sheet, annexes, values),
        Annex::Glossary => glossary::draw(sheet),
        Annex::Conditions => {
            if let Some(conditions) = &annexes.conditions {
                conditions::draw(sheet, conditions);
            }
        }
    }
}
