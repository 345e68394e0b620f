//! Names by which people tell devices apart: an animal and a colour.

use rand::seq::IndexedRandom;
use tapis_club::locale::{Language, text};

use super::Devices;

/// A name that no other device has. `None` in a room with hundreds of devices.
fn free(language: Language, taken: &[&str]) -> Option<String> {
    let words = |key: &str| -> Vec<String> {
        text(language, key, &[]).split(',').map(|word| word.trim().to_owned()).collect()
    };
    let (animals, colours) = (words("device-animals"), words("device-colours"));
    let named = |animal: &str, colour: &str| {
        text(language, "device-name", &[("animal", animal.into()), ("colour", colour.into())])
    };
    let all = animals.iter().flat_map(|animal| colours.iter().map(|colour| named(animal, colour)));
    let free: Vec<String> = all.filter(|name| !taken.contains(&name.as_str())).collect();
    free.choose(&mut rand::rng()).cloned()
}

impl Devices {
    /// A name for a device that is new.
    pub(super) fn new_name(&self, language: Language) -> String {
        let taken: Vec<&str> = self.names().collect();
        free(language, &taken).unwrap_or_else(super::secret::random_hex)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_enough_names_of_two_words() {
        for language in [Language::Fr, Language::En] {
            let mut taken: Vec<String> = Vec::new();
            for _ in 0..200 {
                let known: Vec<&str> = taken.iter().map(String::as_str).collect();
                let name = free(language, &known).unwrap_or_default();
                assert_eq!(name.split(' ').count(), 2, "{name}");
                taken.push(name);
            }
            taken.sort();
            taken.dedup();
            assert_eq!(taken.len(), 200);
        }
    }
}
