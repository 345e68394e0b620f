//! Images, each once in the file, in colour or greyscale.

use std::sync::Arc;

use pdf_writer::{Name, Ref};

use super::file::{File, integer};
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

/// The name of an image on the pages.
pub(super) fn name(number: usize) -> String {
    format!("P{number}")
}

/// Writes an image.
pub(super) fn write(picture: &Picture, colour: bool, file: &mut File) -> Ref {
    let id = file.id();
    let dots = if colour {
        picture.dots.clone()
    } else {
        let dots = picture.dots.as_chunks().0.iter();
        dots.map(|[red, green, blue]| lightness(*red, *green, *blue)).collect()
    };
    let side = |dots: u32| integer(usize::try_from(dots).unwrap_or(0));
    let (width, height) = (side(picture.width), side(picture.height));
    let space: &[u8] = if colour { b"DeviceRGB" } else { b"DeviceGray" };
    file.stream(id, dots, move |dict| {
        dict.pair(Name(b"Type"), Name(b"XObject")).pair(Name(b"Subtype"), Name(b"Image"));
        dict.pair(Name(b"Width"), width).pair(Name(b"Height"), height);
        dict.pair(Name(b"ColorSpace"), Name(space)).pair(Name(b"BitsPerComponent"), 8);
    });
    id
}

/// The grey as light as a colour (ITU-R BT.601).
pub(super) fn lightness(red: u8, green: u8, blue: u8) -> u8 {
    let sum = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue);
    u8::try_from((sum + 500) / 1_000).unwrap_or(u8::MAX)
}
