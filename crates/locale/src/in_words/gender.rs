//! The gender of what is counted.

/// Whether the noun counted is feminine; this only matters in French.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Gender {
    Masculine,
    Feminine,
}
