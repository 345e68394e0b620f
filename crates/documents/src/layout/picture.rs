//! Bitmaps: the club's logo, photos of members.

use std::io::Cursor;

use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{DynamicImage, ImageDecoder, ImageReader, Limits, RgbImage};

/// A bitmap on white, three bytes per pixel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Width in whole pixels.
    pub width: u32,
    /// Height in whole pixels.
    pub height: u32,
    /// Red, green and blue, row by row from the top.
    pub dots: Vec<u8>,
}

/// The largest width or height that is printed: 50 mm at 600 dots an inch.
const MOST: u32 = 1_200;
/// The largest width or height that is read.
const MOST_READ: u32 = 8_000;

/// Width and height of a portrait in pixels: 20 mm at 400 dots an inch.
const PORTRAIT: u32 = 320;
/// The quality of a portrait as JPEG, of 100.
const QUALITY: u8 = 82;

/// A photo as a small square JPEG: its middle, upright as the camera held it. `None` if it is no PNG, JPEG or WebP,
/// broken, or huge. Nothing of where and when it was taken is kept.
pub fn portrait(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut decoder = reader(bytes)?.into_decoder().ok()?;
    let orientation = decoder.orientation().ok()?;
    let mut read = DynamicImage::from_decoder(decoder).ok()?;
    read.apply_orientation(orientation);
    let small = read.resize_to_fill(PORTRAIT, PORTRAIT, FilterType::CatmullRom);
    let (seen, mut out) = (on_white(&small), Vec::new());
    let dots = RgbImage::from_raw(PORTRAIT, PORTRAIT, seen)?;
    dots.write_with_encoder(JpegEncoder::new_with_quality(&mut out, QUALITY)).ok()?;
    Some(out)
}

fn reader(bytes: &[u8]) -> Option<ImageReader<Cursor<&[u8]>>> {
    let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
    let mut limits = Limits::default();
    limits.max_image_width = Some(MOST_READ);
    limits.max_image_height = Some(MOST_READ);
    reader.limits(limits);
    Some(reader)
}

/// Red, green and blue, row by row; transparent pixels become white.
fn on_white(picture: &DynamicImage) -> Vec<u8> {
    if !picture.color().has_alpha() {
        return picture.to_rgb8().into_raw();
    }
    let over = |dot: u8, alpha: u8| {
        let (dot, alpha) = (u32::from(dot), u32::from(alpha));
        u8::try_from((dot * alpha + 255 * (255 - alpha) + 127) / 255).unwrap_or(u8::MAX)
    };
    let seen = picture.to_rgba8();
    let dots = seen.pixels().flat_map(|pixel| {
        let [red, green, blue, alpha] = pixel.0;
        [over(red, alpha), over(green, alpha), over(blue, alpha)]
    });
    dots.collect()
}

impl Picture {
    /// Reads a PNG, JPEG or WebP; `None` if it is something else, broken, or huge. Transparent pixels
    /// become white, like the paper.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let read = reader(bytes)?.decode().ok()?;
        let read = if read.width().max(read.height()) > MOST {
            read.resize(MOST, MOST, FilterType::CatmullRom)
        } else {
            read
        };
        Some(Picture { width: read.width(), height: read.height(), dots: on_white(&read) })
    }

    /// The largest width and height within a box that keep the proportions.
    #[expect(clippy::cast_precision_loss, reason = "at most some thousand dots")]
    pub fn within(&self, width: f32, height: f32) -> (f32, f32) {
        let form = self.width.max(1) as f32 / self.height.max(1) as f32;
        if width / height > form { (height * form, height) } else { (width, width / form) }
    }
}
