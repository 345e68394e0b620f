//! The errors of bundles and lists.

use tapis_locale::Value;

/// Reason why a bundle is rejected.
#[derive(Debug, thiserror::Error)]
pub enum BundleError {
    /// It is not a bundle.
    #[error("not a bundle")]
    NotABundle,
    /// A later version of the program wrote it.
    #[error("version {0}, which this program does not know")]
    Newer(u32),
    /// It is too large, packed or unpacked.
    #[error("too large")]
    TooLarge,
    /// It ends before its signature, or something follows it.
    #[error("cut off, or something follows its end")]
    CutOff,
    /// It was changed after it was signed.
    #[error("the signature does not belong to it")]
    WrongSignature,
    /// The club's key signed an invalid line. Lines count from 1.
    #[error("line {line}: {why}")]
    Line {
        line: u64,
        /// Description of the fault.
        why: String,
    },
    /// A row is missing.
    #[error("journal {journal}: row {expected} is missing")]
    Gap { journal: u64, expected: u64 },
    /// The chain of a journal does not begin or end as stated.
    #[error("journal {journal}: the chain is broken")]
    BrokenChain { journal: u64 },
}

impl BundleError {
    /// Its code, and the key of its sentence in the catalogue.
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

/// Reason why a private part does not belong to an evening.
#[derive(Debug, thiserror::Error)]
pub enum PartsError {
    /// A different one was signed.
    #[error("a private part that was not signed")]
    NotSigned,
    #[error("{0}")]
    Unreadable(serde_json::Error),
    /// Its results are for other entries or in another order.
    #[error("a private part of other entries")]
    OtherEntries,
}

/// Reason why a file of lists is rejected.
#[derive(Debug, thiserror::Error)]
pub enum ListsError {
    /// It is not a file of lists.
    #[error("not a league's lists")]
    NotLists,
    /// A later version of the program wrote it.
    #[error("version {0}, which this program does not know")]
    Newer(u32),
    /// It is too large.
    #[error("too large")]
    TooLarge,
    /// It ends before its signature, or something follows it.
    #[error("cut off, or something follows its end")]
    CutOff,
    /// It was changed after it was signed.
    #[error("the signature does not belong to it")]
    WrongSignature,
    /// The league's key signed invalid lists.
    #[error("{0}")]
    Unreadable(String),
}

impl ListsError {
    /// Its code, and the key of its sentence in the catalogue.
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
