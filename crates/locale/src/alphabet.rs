//! The order of names: Unicode's, which French and English share.

use icu_collator::CollatorBorrowed;
use icu_collator::options::CollatorOptions;

static ALPHABET: CollatorBorrowed<'static> = CollatorBorrowed::new_root(CollatorOptions::default());

/// Separates the parts of a name: sorts before every letter, and accents before it decide only where the letters
/// after it are equal too (Unicode Technical Standard 35, part 5, merging sort keys).
const PARTED: char = '\u{fffe}';

/// What a person is sorted by, by last and first name. Accents count where the letters are the same.
///
/// ```
/// use tapis_locale::alphabetical;
/// let mut names = [
///     ("Zola", "Ana"), ("Éluard", "Ana"), ("Œil", ""), ("Lot", ""), ("Eluard", "Zoé"), ("Eluard", "Ana"),
///     ("Ogre", ""), ("Łoś", ""), ("Le", "Zoé"), ("Lebon", "Ana"), ("d’Arc", ""), ("Nguyễn", ""), ("Nguyen", ""),
/// ];
/// names.sort_by_cached_key(|(last, first)| alphabetical(last, first));
/// let sorted = [
///     ("d’Arc", ""), ("Eluard", "Ana"), ("Éluard", "Ana"), ("Eluard", "Zoé"), ("Le", "Zoé"), ("Lebon", "Ana"),
///     ("Łoś", ""), ("Lot", ""), ("Nguyen", ""), ("Nguyễn", ""), ("Œil", ""), ("Ogre", ""), ("Zola", "Ana"),
/// ];
/// assert_eq!(names, sorted);
/// ```
pub fn alphabetical(last: &str, first: &str) -> Vec<u8> {
    let mut key = Vec::new();
    match ALPHABET.write_sort_key_to(&format!("{last}{PARTED}{first}"), &mut key) {
        Ok(()) => key,
        Err(never) => match never {},
    }
}
