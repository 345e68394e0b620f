//! Pictures made of dots: the club's logo.

use std::io::Cursor;

use image::imageops::FilterType;
use image::{ImageReader, Limits};

/// A picture on white, three bytes for each dot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Dots across.
    pub width: u32,
    /// Dots down.
    pub height: u32,
    /// Red, green and blue, row by row from the top.
    pub dots: Vec<u8>,
}

/// The most dots across or down that are printed: 50 mm at 600 dots an inch.
const MOST: u32 = 1_200;
/// The most that are read at all.
const MOST_READ: u32 = 8_000;

impl Picture {
    /// Reads a PNG, JPEG or WebP; none where it is something else, broken, or huge. What can be
    /// seen through becomes white, as the paper is.
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

    /// The largest width and height in a box that keep its form.
    #[expect(clippy::cast_precision_loss, reason = "at most some thousand dots")]
    pub fn within(&self, width: f32, height: f32) -> (f32, f32) {
        let form = self.width.max(1) as f32 / self.height.max(1) as f32;
        if width / height > form { (height * form, height) } else { (width, width / form) }
    }
}
