//! The guide's pictures, which are part of the program. `make guide-pictures` takes them of its windows.

use tapis_locale::Language;

/// The pictures with their names: the same files in both languages.
macro_rules! pictures {
    ($($name:literal),+ $(,)?) => {
        fn pictures(language: Language) -> &'static [(&'static str, &'static [u8])] {
            match language {
                Language::Fr => &[$(($name, include_bytes!(concat!("../../../../docs/guide/fr/pictures/", $name, ".png")))),+],
                Language::En => &[$(($name, include_bytes!(concat!("../../../../docs/guide/en/pictures/", $name, ".png")))),+],
            }
        }
    };
}

pictures!(
    "tonight",
    "setup",
    "registration",
    "tables",
    "clock",
    "prizes",
    "room",
    "room-seats",
    "devices",
    "documents",
    "members",
    "standings",
    "copies",
);

/// A picture of the guide as a PNG file; `None` if there is none of this name.
pub fn guide_picture(language: Language, name: &str) -> Option<&'static [u8]> {
    pictures(language).iter().find(|(known, _)| *known == name).map(|(_, bytes)| *bytes)
}
