//! Fractions rounded half up, in whole numbers.

/// `part` of `whole` in hundredths of a percent; `None` if there is no whole.
pub(crate) fn share(part: u32, whole: u32) -> Option<u32> {
    rounded(part.into(), whole.into(), 10_000)
}

/// `part * scale / whole`, rounded half up; `None` if there is no whole.
pub(crate) fn rounded(part: u64, whole: u64, scale: u64) -> Option<u32> {
    (2 * part * scale + whole).checked_div(2 * whole).and_then(|found| u32::try_from(found).ok())
}
