//! Images, each once in the file, in colour or greyscale.

use std::sync::Arc;

use printpdf::{RawImage, RawImageData, RawImageFormat, XObjectId};

use crate::layout::draw::{Command, Page};
use crate::layout::picture::Picture;

/// Each image once, in the order of first use.
pub(super) fn pictures(pages: &[Page]) -> Vec<Arc<Picture>> {
    let mut pictures: Vec<Arc<Picture>> = Vec::new();
    for command in pages.iter().flat_map(|page| &page.commands) {
        if let Command::Picture { picture, .. } = command
            && !pictures.contains(picture)
        {
            pictures.push(Arc::clone(picture));
        }
    }
    pictures
}

pub(super) fn picture_id(number: usize) -> XObjectId {
    XObjectId(format!("Picture{number}"))
}

pub(super) fn image(picture: &Picture, colour: bool) -> RawImage {
    let (pixels, data_format) = if colour {
        (picture.dots.clone(), RawImageFormat::RGB8)
    } else {
        let dots = picture.dots.chunks_exact(3).map(|dot| match dot {
            [red, green, blue] => lightness(*red, *green, *blue),
            _ => u8::MAX,
        });
        (dots.collect(), RawImageFormat::R8)
    };
    let side = |dots: u32| usize::try_from(dots).unwrap_or(0);
    let (width, height) = (side(picture.width), side(picture.height));
    RawImage { pixels: RawImageData::U8(pixels), width, height, data_format, tag: Vec::new() }
}

/// The grey as light as a colour (ITU-R BT.601).
pub(super) fn lightness(red: u8, green: u8, blue: u8) -> u8 {
    let sum = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue);
    u8::try_from((sum + 500) / 1_000).unwrap_or(u8::MAX)
}
