//! Parts of a pot, as exact fractions.

use std::borrow::Cow;
use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A part of a pot, in lowest terms; written `0`, `1`, `1/2`, `3/4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Share {
    parts: u32,
    of: u32,
}

impl Share {
    /// Share of nothing at all.
    pub const NOTHING: Share = Share { parts: 0, of: 1 };
    /// Share of the whole pot.
    pub const WHOLE: Share = Share { parts: 1, of: 1 };
    /// The upper or the lower half.
    pub const HALF: Share = Share { parts: 1, of: 2 };

    /// Numerator and denominator of the share.
    pub fn parts(self) -> (u32, u32) {
        (self.parts, self.of)
    }

    /// Share of each if so many divide this one; the whole for nobody or one.
    #[must_use]
    pub fn among(self, winners: usize) -> Share {
        let winners = u32::try_from(winners).unwrap_or(u32::MAX).max(1);
        Share::new(u64::from(self.parts), u64::from(self.of) * u64::from(winners))
    }

    /// Both together.
    ///
    /// ```
    /// use tapis_engine::floor::share::Share;
    /// let scoop = Share::HALF.plus(Share::HALF.among(2));
    /// assert_eq!(scoop.to_string(), "3/4");
    /// ```
    #[must_use]
    pub fn plus(self, other: Share) -> Share {
        let (a, b) = (u64::from(self.of), u64::from(other.of));
        let least = a / common(a, b) * b;
        let parts = u64::from(self.parts) * (least / a) + u64::from(other.parts) * (least / b);
        Share::new(parts, least)
    }

    /// Pots are shared by at most a packful of players, so that this fits after reducing.
    fn new(parts: u64, of: u64) -> Share {
        let by = common(parts, of).max(1);
        let fit = |number: u64| u32::try_from(number / by).unwrap_or(u32::MAX);
        Share { parts: fit(parts), of: fit(of) }
    }
}

/// The greatest common divisor.
fn common(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common(b, a % b) }
}

impl fmt::Display for Share {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.of {
            1 => write!(to, "{}", self.parts),
            of => write!(to, "{}/{of}", self.parts),
        }
    }
}

impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Share, D::Error> {
        let text = String::deserialize(from)?;
        let (parts, of) = text.split_once('/').unwrap_or((&text, "1"));
        match (parts.parse(), of.parse()) {
            (Ok(parts), Ok(of)) if of > 0 => Ok(Share { parts, of }),
            _ => Err(D::Error::custom(format!("{text:?} is not a share"))),
        }
    }
}

impl schemars::JsonSchema for Share {
    fn schema_name() -> Cow<'static, str> {
        "Share".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string", "pattern": "^[0-9]+(/[1-9][0-9]*)?$",
            "description": "A part of a pot: `0`, `1`, `1/2`, `3/4`.",
        })
    }
}

impl Serialize for Share {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
