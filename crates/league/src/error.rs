//! What is wrong with a bundle.

use tapis_locale::Value;

/// Why a file is not a bundle that can be believed.
#[derive(Debug, thiserror::Error)]
pub enum BundleError {
    /// It is no bundle at all.
    #[error("not a bundle")]
    NotABundle,
    /// A later version of the program wrote it.
    #[error("version {0}, which this program does not know")]
    Newer(u32),
    /// It is larger than any bundle is, packed or unpacked.
    #[error("too large")]
    TooLarge,
    /// It ends before its signature, or something follows it.
    #[error("cut off, or something follows its end")]
    CutOff,
    /// It was changed after it was signed.
    #[error("the signature does not belong to it")]
    WrongSignature,
    /// The club's key signed a line that is none. Lines count from 1.
    #[error("line {line}: {why}")]
    Line {
        /// Which.
        line: u64,
        /// What is wrong with it.
        why: String,
    },
    /// A row is missing.
    #[error("journal {journal}: row {expected} is missing")]
    Gap {
        /// The journal.
        journal: u64,
        /// Its number.
        expected: u64,
    },
    /// The chain of a journal does not begin or end as the bundle says.
    #[error("journal {journal}: the chain is broken")]
    BrokenChain {
        /// The journal.
        journal: u64,
    },
}

impl BundleError {
    /// Names it, and its sentence in the catalogue.
    pub fn code(&self) -> &'static str {
        match self {
            BundleError::NotABundle => "league-not_a_bundle",
            BundleError::Newer(_) => "league-newer",
            BundleError::TooLarge => "league-too_large",
            BundleError::CutOff => "league-cut_off",
            BundleError::WrongSignature => "league-wrong_signature",
            BundleError::Line { .. } => "league-bad_line",
            BundleError::Gap { .. } => "league-gap",
            BundleError::BrokenChain { .. } => "league-broken_chain",
        }
    }

    /// The values of its sentence.
    pub fn values(&self) -> Vec<(&'static str, Value)> {
        let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX).into();
        match self {
            BundleError::NotABundle
            | BundleError::TooLarge
            | BundleError::CutOff
            | BundleError::WrongSignature => Vec::new(),
            BundleError::Newer(version) => vec![("version", i64::from(*version).into())],
            BundleError::Line { line, why } => vec![("line", number(*line)), ("why", why.as_str().into())],
            BundleError::Gap { journal, expected } => {
                vec![("journal", number(*journal)), ("row", number(*expected))]
            }
            BundleError::BrokenChain { journal } => vec![("journal", number(*journal))],
        }
    }
}

/// Why a private part does not belong to an evening.
#[derive(Debug, thiserror::Error)]
pub enum PartsError {
    /// Another one was signed.
    #[error("a private part that was not signed")]
    NotSigned,
    /// It is none.
    #[error("{0}")]
    Unreadable(serde_json::Error),
    /// Its results are of other entries, or in another order.
    #[error("a private part of other entries")]
    OtherEntries,
}

/// Why a file does not hold a league's lists that can be believed.
#[derive(Debug, thiserror::Error)]
pub enum ListsError {
    /// It is another file.
    #[error("not a league's lists")]
    NotLists,
    /// A later version of the program wrote it.
    #[error("version {0}, which this program does not know")]
    Newer(u32),
    /// It is larger than any that a league writes.
    #[error("too large")]
    TooLarge,
    /// It ends before its signature, or something follows it.
    #[error("cut off, or something follows its end")]
    CutOff,
    /// It was changed after it was signed.
    #[error("the signature does not belong to it")]
    WrongSignature,
    /// The league's key signed what cannot be.
    #[error("{0}")]
    Unreadable(String),
}

impl ListsError {
    /// Names it, and its sentence in the catalogue.
    pub fn code(&self) -> &'static str {
        match self {
            ListsError::NotLists => "lists-not_lists",
            ListsError::Newer(_) => "league-newer",
            ListsError::TooLarge => "lists-too_large",
            ListsError::CutOff => "lists-cut_off",
            ListsError::WrongSignature => "league-wrong_signature",
            ListsError::Unreadable(_) => "lists-unreadable",
        }
    }

    /// The values of its sentence.
    pub fn values(&self) -> Vec<(&'static str, Value)> {
        match self {
            ListsError::Newer(version) => vec![("version", i64::from(*version).into())],
            ListsError::Unreadable(why) => vec![("why", why.as_str().into())],
            ListsError::NotLists | ListsError::TooLarge | ListsError::CutOff | ListsError::WrongSignature => {
                Vec::new()
            }
        }
    }
}
