//! Path of a file within the site.

use serde::{Deserialize, Serialize};

/// Names that Windows keeps for devices.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// The place of a file within the site: at most three names of small letters, digits, hyphens and dots, which mean the
/// same on every system and lead nowhere else.
///
/// ```
/// use tapis_site::SitePath;
/// let page: SitePath = "evenings/12.html".parse().unwrap();
/// assert_eq!(page.to("style.css"), "../style.css");
/// assert!("../club.tapis".parse::<SitePath>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SitePath(String);

/// A text is not the place of a file of a site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotAPath(pub String);

impl std::fmt::Display for NotAPath {
    fn fmt(&self, words: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(words, "not a file of a site: {}", self.0)
    }
}

fn a_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    let base = name.split('.').next().unwrap_or_default();
    let device =
        DEVICES.contains(&base) || (base.len() == 4 && (base.starts_with("com") || base.starts_with("lpt")));
    name.len() <= 60
        && name.starts_with(plain)
        && name.ends_with(plain)
        && name.chars().all(|c| plain(c) || c == '-' || c == '.')
        && !device
}

impl std::str::FromStr for SitePath {
    type Err = NotAPath;

    fn from_str(text: &str) -> Result<Self, NotAPath> {
        let names: Vec<&str> = text.split('/').collect();
        if names.len() <= 3 && names.iter().all(|name| a_name(name)) {
            Ok(SitePath(text.to_owned()))
        } else {
            Err(NotAPath(text.to_owned()))
        }
    }
}

impl TryFrom<String> for SitePath {
    type Error = NotAPath;

    fn try_from(text: String) -> Result<Self, NotAPath> {
        text.parse()
    }
}

impl From<SitePath> for String {
    fn from(path: SitePath) -> String {
        path.0
    }
}

impl std::fmt::Display for SitePath {
    fn fmt(&self, words: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        words.write_str(&self.0)
    }
}

impl SitePath {
    /// A path that this crate composes of fixed names and numbers.
    pub(crate) fn composed(text: String) -> Self {
        debug_assert!(text.parse::<SitePath>().is_ok(), "{text}");
        SitePath(text)
    }

    /// As text, with `/` between the names.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Relative path from a page here to a file, by its path in the site.
    pub fn to(&self, target: &str) -> String {
        let deep = self.0.matches('/').count();
        format!("{}{target}", "../".repeat(deep))
    }
}

#[cfg(test)]
mod tests {
    use super::SitePath;

    #[test]
    fn only_plain_names_within_the_folder_are_paths() {
        for good in
            ["index.html", "evenings/12.html", "en/standings/3-1.html", "style.css", "tapis-site.json"]
        {
            assert!(good.parse::<SitePath>().is_ok(), "{good}");
        }
        for bad in [
            "",
            "/etc/passwd",
            "../a",
            "a/../b",
            "a//b",
            "a/",
            "C:/a",
            "a\\b",
            ".htaccess",
            "a.",
            "Index.html",
            "con.html",
            "evenings/nul",
            "com1",
            "a b",
            "é.html",
            "a/b/c/d",
            "a:b",
        ] {
            assert!(bad.parse::<SitePath>().is_err(), "{bad}");
        }
    }
}
