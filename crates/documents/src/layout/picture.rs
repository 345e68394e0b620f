//! Bitmaps: the club's logo.

use std::io::Cursor;

use image::imageops::FilterType;
use image::{ImageReader, Limits};

/// A bitmap on white, three bytes per pixel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// Red, green and blue, row by row from the top.
    pub dots: Vec<u8>,
}

/// The largest width or height that is printed: 50 mm at 600 dots an inch.
const MOST: u32 = 1_200;
/// The largest width or height that is read.
const MOST_READ: u32 = 8_000;

impl Picture {
    /// Reads a PNG, JPEG or WebP; `None` if it is something else, broken, or huge. Transparent pixels
    /// become white, like the paper.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
        let mut limits = Limits::default();
        limits.max_image_width = Some(MOST_READ);
        limits.max_image_height = Some(MOST_READ);
        reader.limits(limits);
        let read = reader.decode().ok()?;
        let read = if read.width().max(read.height()) > MOST {
            read.resize(MOST, MOST, FilterType::CatmullRom)
        } else {
            read
        };
        let seen = read.to_rgba8();
        let (width, height) = seen.dimensions();
        let over = |dot: u8, alpha: u8| {
            let (dot, alpha) = (u32::from(dot), u32::from(alpha));
            u8::try_from((dot * alpha + 255 * (255 - alpha) + 127) / 255).unwrap_or(u8::MAX)
        };
        let dots = seen.pixels().flat_map(|pixel| {
            let [red, green, blue, alpha] = pixel.0;
            [over(red, alpha), over(green, alpha), over(blue, alpha)]
        });
        Some(Picture { width, height, dots: dots.collect() })
    }

    /// The largest width and height within a box that keep the proportions.
    #[expect(clippy::cast_precision_loss, reason = "at most some thousand dots")]
    pub fn within(&self, width: f32, height: f32) -> (f32, f32) {
        let form = self.width.max(1) as f32 / self.height.max(1) as f32;
        if width / height > form { (height * form, height) } else { (width, width / form) }
    }
}
