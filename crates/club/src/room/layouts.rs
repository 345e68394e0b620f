//! Settings of the club for its room: the screen it goes to, its layouts, its logo, its message.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tapis_locale::{Language, Phrase, Value, text};
use tapis_store::ClubFile;

use super::Palette;
use super::colours::ColoursError;
use super::layout::{Layout, LayoutError, presets};
use crate::file::refusal_words::reason;
use crate::room::qr_code::QrCode;
use crate::{Club, Problem};

/// The most bytes of a logo: it comes with every picture of the room.
pub const MOST_LOGO: usize = 1_500_000;
/// The most letters of a message.
const MOST_MESSAGE: usize = 400;
/// The most layouts a club keeps.
const MOST_LAYOUTS: usize = 24;

const SETTINGS: &str = "room";
const LAYOUTS: &str = "room-layouts";
const LOGO: &str = "room-logo";

/// Place of the room's window.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RoomPlace {
    /// On the screen that the desk is not on; in a window where there is only one.
    #[default]
    Auto,
    /// In a window, wherever it is put.
    Window,
    /// On this screen, by the name that the system gives it.
    Screen { name: String },
}

/// The small things that the club chooses for its room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct RoomSettings {
    /// Place of the window.
    pub place: RoomPlace,
    /// The layout in use.
    pub layout: String,
    /// Message of the club to everybody; empty if there is none.
    pub message: String,
    /// The text or address of the code to scan; empty if there is none.
    pub qr: String,
}

impl Default for RoomSettings {
    fn default() -> Self {
        RoomSettings {
            place: RoomPlace::Auto,
            layout: "felt".to_owned(),
            message: String::new(),
            qr: String::new(),
        }
    }
}

/// All that a club keeps of its room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomKept {
    pub settings: RoomSettings,
    /// All layouts: the program's, then the club's own.
    pub layouts: Vec<Layout>,
    /// The logo, as a `data:` address.
    pub logo: Option<String>,
    /// Pictures that are shown in turn.
    pub slides: Vec<Slide>,
}

impl RoomKept {
    /// The layout in use; where it is no more, the first.
    pub fn chosen(&self) -> Layout {
        let named = |layout: &&Layout| layout.id == self.settings.layout;
        let found = self.layouts.iter().find(named).or_else(|| self.layouts.first());
        found.cloned().unwrap_or_else(|| presets().remove(0))
    }
}

/// Preview of a layout with its faults.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LayoutReport {
    /// The colours as they would be shown; `None` if nothing could be read on that ground.
    pub palette: Option<Palette>,
    /// Errors that stand in the way, each a sentence.
    pub errors: Vec<String>,
    /// Repairs that were made, each a sentence.
    pub mended: Vec<String>,
}

impl LayoutReport {
    /// Of a layout, in words.
    pub fn of(language: Language, layout: &Layout) -> Self {
        let (palette, errors) = judged(layout);
        let mut mended = Vec::new();
        if let Some(palette) = &palette {
            let pairs = [
                ("ink", &layout.colours.ink, &palette.ink),
                ("accent", &layout.colours.accent, &palette.accent),
            ];
            for (which, asked, found) in pairs {
                if !asked.eq_ignore_ascii_case(found) {
                    let told = [("asked", asked.as_str().into()), ("found", found.as_str().into())];
                    mended.push(text(language, &format!("room-mended_{which}"), &told));
                }
            }
        }
        LayoutReport { palette, errors: errors.iter().map(|error| error.say(language)).collect(), mended }
    }
}

/// A layout's colours as they would be shown, and what stands in its way.
fn judged(layout: &Layout) -> (Option<Palette>, Vec<Phrase>) {
    let mut errors: Vec<Phrase> = layout.errors().iter().map(layout_phrase).collect();
    let palette = layout.colours.palette();
    if let Err(error) = &palette {
        errors.push(match error {
            ColoursError::Ground => Phrase::new("room-ground_unreadable", &[]),
            ColoursError::NotAColour(which) => Phrase::new(format!("room-not_a_colour_{which}"), &[]),
        });
    }
    (palette.ok(), errors)
}

fn layout_phrase(error: &LayoutError) -> Phrase {
    let (code, mut values) = reason(error);
    for (name, value) in &mut values {
        if let (true, Value::Text(kind)) = (name == "panel" || name == "other", &*value) {
            *value = Phrase::new(format!("panel-{kind}"), &[]).into();
        }
    }
    Phrase::with(format!("layout-{code}"), values)
}

/// Storage of the screens of a club's room: settings, layouts, logo. [`Club::layouts`] makes it.
#[derive(Debug, Clone, Copy)]
pub struct Layouts<'a> {
    file: &'a ClubFile,
}

impl Club {
    /// The settings, layouts and logo of the room's screens.
    pub fn layouts(&self) -> Layouts<'_> {
        Layouts { file: &self.file }
    }
}

/// Refuses what is not a picture that pages can show, or has more than `most` bytes.
pub(super) fn judge_picture(address: &str, most: usize, large: &str) -> Result<(), Problem> {
    let kinds = ["png", "jpeg", "webp", "svg+xml"];
    if !kinds.iter().any(|kind| address.starts_with(&format!("data:image/{kind};base64,"))) {
        return Err(Problem::new("room-logo_kind", &[]));
    }
    if address.len() > most.saturating_mul(4) / 3 + 64 {
        return Err(Problem::new(large, &[]));
    }
    Ok(())
}

impl Layouts<'_> {
    pub(super) fn read<T: DeserializeOwned>(&self, key: &str) -> Result<Option<T>, Problem> {
        Ok(self.file.settings().kept(key)?)
    }

    pub(super) fn write<T: Serialize + DeserializeOwned>(&self, key: &str, value: &T) -> Result<(), Problem> {
        Ok(self.file.settings().keep(key, value)?)
    }

    fn own_layouts(&self) -> Result<Vec<Layout>, Problem> {
        Ok(self.read(LAYOUTS)?.unwrap_or_default())
    }

    /// All that the club stores of its room.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn kept(&self, language: Language) -> Result<RoomKept, Problem> {
        let mut layouts = presets();
        for layout in &mut layouts {
            layout.name = text(language, &format!("room-preset-{}", layout.id), &[]);
        }
        layouts.extend(self.own_layouts()?);
        Ok(RoomKept {
            settings: self.settings()?,
            layouts,
            logo: self.read(LOGO)?.flatten(),
            slides: self.slides()?,
        })
    }

    /// The small things alone.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn settings(&self) -> Result<RoomSettings, Problem> {
        Ok(self.read(SETTINGS)?.unwrap_or_default())
    }

    /// The club's logo alone, as a `data:` address; none where it cannot be read either.
    pub(crate) fn logo(&self) -> Option<String> {
        self.read(LOGO).ok().flatten().flatten()
    }

    /// Stores the small settings of the room.
    ///
    /// # Errors
    /// If there is no such layout, the message is too long, or no code holds that text.
    pub fn keep_settings(&self, mut settings: RoomSettings) -> Result<(), Problem> {
        settings.message = settings.message.trim().to_owned();
        settings.qr = settings.qr.trim().to_owned();
        let mut fields = Vec::new();
        let mut wrong = |field: &str, key: &str| fields.push((field.to_owned(), Phrase::new(key, &[])));
        if settings.message.chars().count() > MOST_MESSAGE {
            wrong("message", "room-message_long");
        }
        if !settings.qr.is_empty() && QrCode::of(&settings.qr).is_none() {
            wrong("qr", "room-qr_long");
        }
        if !presets().iter().chain(&self.own_layouts()?).any(|layout| layout.id == settings.layout) {
            wrong("layout", "room-layout_gone");
        }
        if !fields.is_empty() {
            return Err(Problem { fields, ..Problem::new("store-fields", &[]) });
        }
        self.write(SETTINGS, &settings)
    }

    /// Stores a layout of the club's own, its colours as they can be read; a preset is copied. It is in use from then
    /// on.
    ///
    /// # Errors
    /// A sentence for what is wrong with it.
    pub fn keep_layout(&self, mut layout: Layout) -> Result<(), Problem> {
        layout.name = layout.name.trim().to_owned();
        let (palette, errors) = judged(&layout);
        let (Some(palette), []) = (palette, errors.as_slice()) else {
            let mut problem = Problem::new("room-layout_impossible", &[]);
            problem.message = errors.into_iter().next().unwrap_or(problem.message);
            return Err(problem);
        };
        layout.colours.ink = palette.ink;
        layout.colours.accent = palette.accent;
        let mut own = self.own_layouts()?;
        let known = own.iter().position(|other| other.id == layout.id).filter(|_| !layout.preset);
        layout.preset = false;
        if let Some(slot) = known.and_then(|at| own.get_mut(at)) {
            *slot = layout.clone();
        } else {
            if own.len() >= MOST_LAYOUTS {
                return Err(Problem::new("room-layouts_many", &[]));
            }
            let number = |other: &Layout| other.id.strip_prefix("own-").and_then(|no| no.parse::<u32>().ok());
            let next = own.iter().filter_map(number).max().unwrap_or(0).saturating_add(1);
            layout.id = format!("own-{next}");
            own.push(layout.clone());
        }
        self.write(LAYOUTS, &own)?;
        let settings = RoomSettings { layout: layout.id, ..self.settings()? };
        self.write(SETTINGS, &settings)
    }

    /// Forgets a layout of the club's own.
    ///
    /// # Errors
    /// If there is none of that name.
    pub fn delete_layout(&self, id: &str) -> Result<(), Problem> {
        let mut own = self.own_layouts()?;
        let before = own.len();
        own.retain(|layout| layout.id != id);
        if own.len() == before {
            return Err(Problem::new("room-layout_gone", &[]));
        }
        self.write(LAYOUTS, &own)?;
        let settings = self.settings()?;
        if settings.layout == id {
            self.write(SETTINGS, &RoomSettings { layout: RoomSettings::default().layout, ..settings })?;
        }
        Ok(())
    }

    /// Stores the club's logo, a PNG, JPEG, WebP or SVG as a `data:` address; none takes it away.
    ///
    /// # Errors
    /// If it is no such picture, or too large.
    pub fn keep_logo(&self, logo: Option<&str>) -> Result<(), Problem> {
        if let Some(address) = logo {
            judge_picture(address, MOST_LOGO, "room-logo_large")?;
        }
        self.write(LOGO, &logo.map(str::to_owned))
    }
}

/// A picture that the room shows in its turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Slide {
    /// Names it; never used again for another picture.
    pub id: u32,
    /// Name of its file.
    pub name: String,
}
