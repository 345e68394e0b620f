//! The numbers of rules.

use std::fmt;
use std::str::FromStr;

/// A rule's number, or that of a chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleNumber {
    /// The chapter, from 1.
    pub chapter: u32,
    /// The rule in it, from 1; 0 means the chapter itself.
    pub rule: u32,
}

/// The highest number of a chapter, and of a rule in one.
const HIGHEST: u32 = 99;

impl fmt::Display for RuleNumber {
    /// `5-4`, or `5` for the chapter.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            0 => write!(f, "{}", self.chapter),
            rule => write!(f, "{}-{rule}", self.chapter),
        }
    }
}

/// Error for what is no number of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchNumber;

impl FromStr for RuleNumber {
    type Err = NoSuchNumber;

    /// `5-4`, `5.4` or `5 - 4` for a rule, `5` for a chapter; each part from 1 to 99.
    ///
    /// ```
    /// use tapis_club::RuleNumber;
    /// assert_eq!("5-4".parse(), Ok(RuleNumber { chapter: 5, rule: 4 }));
    /// assert_eq!(" 14 ".parse(), Ok(RuleNumber { chapter: 14, rule: 0 }));
    /// assert!("5-0".parse::<RuleNumber>().is_err() && "5-100".parse::<RuleNumber>().is_err());
    /// ```
    fn from_str(word: &str) -> Result<Self, NoSuchNumber> {
        let part = |part: &str| {
            let part = part.trim();
            let digits = !part.is_empty() && part.len() <= 2 && part.chars().all(|c| c.is_ascii_digit());
            let number = if digits { part.parse().unwrap_or(0) } else { 0 };
            if (1..=HIGHEST).contains(&number) { Ok(number) } else { Err(NoSuchNumber) }
        };
        match word.split_once(['-', '.', '\u{2010}', '\u{2011}', '\u{2013}']) {
            Some((chapter, rule)) => Ok(RuleNumber { chapter: part(chapter)?, rule: part(rule)? }),
            None => Ok(RuleNumber { chapter: part(word)?, rule: 0 }),
        }
    }
}
