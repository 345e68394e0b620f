//! Colours of the room, and whether what is read on them can be read (WCAG AA).

use std::fmt;

use serde::{Deserialize, Serialize};

/// Colour of red, green and blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colour {
    red: u8,
    green: u8,
    blue: u8,
}

/// White as a colour value.
pub const WHITE: Colour = Colour { red: 255, green: 255, blue: 255 };
/// Black as a colour value.
pub const BLACK: Colour = Colour { red: 0, green: 0, blue: 0 };
/// The least contrast of text with its ground.
pub const LEAST: f64 = 4.5;
/// Steps in which a colour is brought nearer to another.
const STEPS: u32 = 64;

impl fmt::Display for Colour {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}

impl Colour {
    /// Reads a colour such as `#rrggbb`.
    pub fn read(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|rest| rest.len() == 6 && rest.is_ascii())?;
        let part = |from: usize| u8::from_str_radix(digits.get(from..from + 2)?, 16).ok();
        Some(Colour { red: part(0)?, green: part(2)?, blue: part(4)? })
    }

    /// So many parts in [`STEPS`] of another colour mixed in.
    fn mixed(self, other: Colour, parts: u32) -> Colour {
        let mix = |from: u8, to: u8| {
            let sum = u32::from(from) * (STEPS - parts) + u32::from(to) * parts;
            u8::try_from((sum + STEPS / 2) / STEPS).unwrap_or(u8::MAX)
        };
        Colour {
            red: mix(self.red, other.red),
            green: mix(self.green, other.green),
            blue: mix(self.blue, other.blue),
        }
    }

    /// The same hue with a third as much light again.
    fn lit(self) -> Colour {
        let more = |value: u8| value.saturating_add(value / 3);
        Colour { red: more(self.red), green: more(self.green), blue: more(self.blue) }
    }

    fn luminance(self) -> f64 {
        let part = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(self.red) + 0.7152 * part(self.green) + 0.0722 * part(self.blue)
    }

    /// The contrast of two colours, 1 to 21.
    pub fn contrast(self, other: Colour) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// The least contrast with any of these.
    fn least(self, grounds: &[Colour]) -> f64 {
        grounds.iter().map(|ground| self.contrast(*ground)).fold(f64::INFINITY, f64::min)
    }

    /// The nearest colour, towards white or black, that can be read on all of these; `None` if no colour can.
    pub fn readable(self, grounds: &[Colour]) -> Option<Colour> {
        let towards = if WHITE.least(grounds) >= BLACK.least(grounds) { WHITE } else { BLACK };
        (0..=STEPS).map(|parts| self.mixed(towards, parts)).find(|found| found.least(grounds) >= LEAST)
    }
}

/// Background behind all other content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Background {
    /// Cloth, lit from above the table.
    #[default]
    Felt,
    /// A soft light from the top.
    Glow,
    Plain,
}

/// The colours that a club chooses, `#rrggbb` each.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Colours {
    pub background: Background,
    pub ground: String,
    pub ink: String,
    pub accent: String,
}

/// All colours of the room, each readable on each ground.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Palette {
    /// Colour where the light falls.
    pub near: String,
    pub ground: String,
    /// Colour where no light falls.
    pub far: String,
    /// Bars and cards on the ground.
    pub panel: String,
    pub line: String,
    pub ink: String,
    /// Colour of what helps to read the rest.
    pub soft: String,
    pub accent: String,
    /// Text on the accent.
    pub on_accent: String,
    /// The ground is dark.
    pub dark: bool,
}

/// Reason why colours cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColoursError {
    /// One is not a colour; which.
    NotAColour(&'static str),
    /// No text can be read on this ground.
    Ground,
}

impl Colours {
    /// The whole palette. Ink and accent are brought as near to white or black as they must be to be read; the palette
    /// says what became of them.
    ///
    /// # Errors
    /// If one is not a colour, or nothing could be read on the ground.
    pub fn palette(&self) -> Result<Palette, ColoursError> {
        let read = |text: &str, name| Colour::read(text).ok_or(ColoursError::NotAColour(name));
        let ground = read(&self.ground, "ground")?;
        let (ink, accent) = (read(&self.ink, "ink")?, read(&self.accent, "accent")?);
        let dark = WHITE.contrast(ground) >= BLACK.contrast(ground);
        let (near, far) = match (self.background, dark) {
            (Background::Plain, _) => (ground, ground),
            (_, true) => (ground.lit(), ground.mixed(BLACK, 26)),
            (_, false) => (ground.mixed(WHITE, 32), ground.mixed(BLACK, 3)),
        };
        let panel = if dark { ground.mixed(BLACK, 16) } else { ground.mixed(BLACK, 4) };
        let grounds = [near, ground, far, panel];
        let ink = ink.readable(&grounds).ok_or(ColoursError::Ground)?;
        let accent = accent.readable(&grounds).ok_or(ColoursError::Ground)?;
        let soft = ink.mixed(ground, 16).readable(&grounds).ok_or(ColoursError::Ground)?;
        let on_accent =
            if WHITE.contrast(accent) >= BLACK.contrast(accent) { WHITE } else { far.mixed(BLACK, 32) };
        let on_accent = on_accent.readable(&[accent]).unwrap_or(BLACK);
        let text = |colour: Colour| colour.to_string();
        Ok(Palette {
            near: text(near),
            ground: text(ground),
            far: text(far),
            panel: text(panel),
            line: text(ground.mixed(ink, 16)),
            ink: text(ink),
            soft: text(soft),
            accent: text(accent),
            on_accent: text(on_accent),
            dark,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colours(ground: &str, ink: &str, accent: &str, background: Background) -> Colours {
        Colours { background, ground: ground.to_owned(), ink: ink.to_owned(), accent: accent.to_owned() }
    }

    #[test]
    fn the_measure_is_the_usual_one() {
        assert!((WHITE.contrast(BLACK) - 21.0).abs() < 1e-9);
        let grey = Colour::read("#777777").unwrap();
        assert!((WHITE.contrast(grey) - 4.478).abs() < 1e-3);
        assert_eq!(Colour::read("#12g456"), None);
        assert_eq!(Colour::read("123456"), None);
        assert_eq!(Colour::read("#1234567"), None);
    }

    #[test]
    fn colours_that_can_be_read_stay_as_they_are() {
        let palette = colours("#0c3528", "#f6efdd", "#e8cd8c", Background::Felt).palette().unwrap();
        assert_eq!((palette.ink.as_str(), palette.accent.as_str()), ("#f6efdd", "#e8cd8c"));
        assert!(palette.dark);
    }

    #[test]
    fn whatever_is_chosen_can_be_read_or_is_refused() {
        let mut refused = 0;
        for red in (0..=255_u32).step_by(51) {
            for green in (0..=255_u32).step_by(51) {
                for blue in (0..=255_u32).step_by(51) {
                    let ground = format!("#{red:02x}{green:02x}{blue:02x}");
                    for background in [Background::Plain, Background::Felt] {
                        let Ok(found) = colours(&ground, &ground, "#808080", background).palette() else {
                            refused += 1;
                            continue;
                        };
                        let read = |text: &str| Colour::read(text).unwrap();
                        for text in [&found.ink, &found.soft, &found.accent] {
                            for under in [&found.near, &found.ground, &found.far, &found.panel] {
                                let contrast = read(text).contrast(read(under));
                                assert!(contrast >= LEAST, "{ground}: {text} on {under}: {contrast}");
                            }
                        }
                        assert!(read(&found.on_accent).contrast(read(&found.accent)) >= LEAST, "{ground}");
                    }
                }
            }
        }
        // Greys in the middle, with a light on them, carry no text at all.
        assert!(refused > 0 && refused < 80, "{refused}");
    }
}
