//! The name of a club's file.

/// Characters that some system does not allow in a file's name.
const NOT_IN_NAMES: [char; 9] = ['/', '\\', ':', '*', '?', '"', '<', '>', '|'];

/// The name of a club's file.
pub(crate) fn file_name(club: &str) -> String {
    let plain = club.trim().replace(NOT_IN_NAMES, "-").replace(char::is_control, "");
    // Windows takes neither a space nor a full stop at the end.
    let plain = plain.trim_end_matches(['.', ' ']);
    format!("{}.tapis", if plain.is_empty() { "Club" } else { plain })
}
