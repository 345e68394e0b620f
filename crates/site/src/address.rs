//! Address of the site on the web once it is uploaded.

use serde::{Deserialize, Serialize};
use url::Url;

use crate::SitePath;

/// The address of the folder on the web: `https://club.example/poker/`.
///
/// ```
/// use tapis_site::Address;
/// let address: Address = "https://club.example/poker".parse().unwrap();
/// assert_eq!(address.of(&"rules.html".parse().unwrap()), "https://club.example/poker/rules.html");
/// assert!("club.example".parse::<Address>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "String"))]
#[serde(try_from = "String", into = "String")]
pub struct Address(Url);

/// A text is no address of a site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotAnAddress;

impl std::fmt::Display for NotAnAddress {
    fn fmt(&self, words: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        words.write_str("not the address of a site")
    }
}

impl std::str::FromStr for Address {
    type Err = NotAnAddress;

    fn from_str(text: &str) -> Result<Self, NotAnAddress> {
        let mut url = Url::parse(text.trim()).map_err(|_| NotAnAddress)?;
        let plain = url.query().is_none() && url.fragment().is_none() && url.username().is_empty();
        if !matches!(url.scheme(), "http" | "https") || url.host().is_none() || !plain {
            return Err(NotAnAddress);
        }
        if !url.path().ends_with('/') {
            url.set_path(&format!("{}/", url.path()));
        }
        Ok(Address(url))
    }
}

impl TryFrom<String> for Address {
    type Error = NotAnAddress;

    fn try_from(text: String) -> Result<Self, NotAnAddress> {
        text.parse()
    }
}

impl From<Address> for String {
    fn from(address: Address) -> String {
        address.0.into()
    }
}

impl Address {
    /// Returns the address as text.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// The address of a file of the site.
    pub fn of(&self, path: &SitePath) -> String {
        let path = path.as_str();
        format!("{}{}", self.0, path.strip_suffix("index.html").unwrap_or(path))
    }
}
