//! Pictures that the room shows in turn: sponsors, the next evening, a poster.

use serde::{Deserialize, Serialize};

use crate::Problem;
use crate::room::layouts::{Layouts, Slide};

/// The most bytes of one picture.
pub const MOST_SLIDE: usize = 1_000_000;
/// The most pictures that a club keeps.
const MOST_SLIDES: u32 = 8;

const SLIDES: &str = "room-slides";

fn key(id: u32) -> String {
    format!("room-slide-{id}")
}

fn gone() -> Problem {
    Problem::new("room-slide_gone", &[])
}

impl Layouts<'_> {
    /// The pictures in their order.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn slides(&self) -> Result<Vec<Slide>, Problem> {
        Ok(self.read::<SlideStore>(SLIDES)?.unwrap_or_default().slides)
    }

    /// One picture as a `data:` address.
    ///
    /// # Errors
    /// If there is none of that number.
    pub fn slide(&self, id: u32) -> Result<String, Problem> {
        self.read::<Option<String>>(&key(id))?.flatten().ok_or_else(gone)
    }

    /// Adds a picture, a PNG, JPEG, WebP or SVG as a `data:` address, after the others.
    ///
    /// # Errors
    /// If it is no such picture, it is too large, or there is no room for another.
    pub fn add_slide(&self, name: &str, address: &str) -> Result<(), Problem> {
        crate::room::layouts::judge_picture(address, MOST_SLIDE, "room-slide_large")?;
        let mut kept = self.read::<SlideStore>(SLIDES)?.unwrap_or_default();
        if kept.slides.len() >= MOST_SLIDES as usize {
            return Err(Problem::new("room-slides_many", &[("most", i64::from(MOST_SLIDES).into())]));
        }
        kept.last = kept.last.saturating_add(1);
        self.write(&key(kept.last), &Some(address.to_owned()))?;
        kept.slides.push(Slide { id: kept.last, name: name.trim().to_owned() });
        self.write(SLIDES, &kept)
    }

    /// Takes a picture away.
    ///
    /// # Errors
    /// If there is none of that number.
    pub fn remove_slide(&self, id: u32) -> Result<(), Problem> {
        let mut kept = self.read::<SlideStore>(SLIDES)?.unwrap_or_default();
        let before = kept.slides.len();
        kept.slides.retain(|slide| slide.id != id);
        if kept.slides.len() == before {
            return Err(gone());
        }
        self.write(SLIDES, &kept)?;
        self.write::<Option<String>>(&key(id), &None)
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SlideStore {
    /// The highest number given so far.
    last: u32,
    slides: Vec<Slide>,
}
