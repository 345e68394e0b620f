//! Images, each once in the file, in colour or greyscale; those of few colours as numbers of their colours, which takes
//! a fraction of the space.

use std::collections::BTreeMap;
use std::sync::Arc;

use pdf_writer::{Name, Ref, Str};

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

/// Meaning of the numbers in an image.
enum Colours {
    Grey,
    All,
    /// These, three bytes each.
    Listed(Vec<u8>),
}

/// Writes an image and returns its reference.
pub(super) fn write(picture: &Picture, colour: bool, file: &mut File) -> Ref {
    let id = file.id();
    let (dots, colours) = if !colour {
        let dots = picture.dots.as_chunks().0.iter();
        let grey = dots.map(|[red, green, blue]| lightness(*red, *green, *blue));
        (grey.collect(), Colours::Grey)
    } else if let Some((dots, list)) = numbered(&picture.dots) {
        (dots, Colours::Listed(list))
    } else {
        (picture.dots.clone(), Colours::All)
    };
    let side = |dots: u32| integer(usize::try_from(dots).unwrap_or(0));
    let (width, height) = (side(picture.width), side(picture.height));
    file.stream(id, dots, move |dict| {
        dict.pair(Name(b"Type"), Name(b"XObject")).pair(Name(b"Subtype"), Name(b"Image"));
        dict.pair(Name(b"Width"), width).pair(Name(b"Height"), height);
        match colours {
            Colours::Grey => drop(dict.pair(Name(b"ColorSpace"), Name(b"DeviceGray"))),
            Colours::All => drop(dict.pair(Name(b"ColorSpace"), Name(b"DeviceRGB"))),
            Colours::Listed(list) => {
                let mut space = dict.insert(Name(b"ColorSpace")).array();
                space.item(Name(b"Indexed")).item(Name(b"DeviceRGB"));
                space.item(integer(list.len() / 3 - 1)).item(Str(&list));
            }
        }
        dict.pair(Name(b"BitsPerComponent"), 8);
    });
    id
}

/// Each dot as the number of its colour, and the colours; `None` if there are more than a byte can number.
fn numbered(dots: &[u8]) -> Option<(Vec<u8>, Vec<u8>)> {
    let mut numbers = BTreeMap::new();
    let (mut list, mut numbered) = (Vec::new(), Vec::with_capacity(dots.len() / 3));
    let mut last = None;
    for colour in dots.as_chunks::<3>().0 {
        let number = match last {
            Some((known, number)) if known == colour => number,
            _ => match numbers.get(colour) {
                Some(number) => *number,
                None => {
                    let number = u8::try_from(numbers.len()).ok()?;
                    numbers.insert(*colour, number);
                    list.extend(colour);
                    number
                }
            },
        };
        last = Some((colour, number));
        numbered.push(number);
    }
    (!list.is_empty()).then_some((numbered, list))
}

/// The grey as light as a colour (ITU-R BT.601).
pub(super) fn lightness(red: u8, green: u8, blue: u8) -> u8 {
    let sum = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue);
    u8::try_from((sum + 500) / 1_000).unwrap_or(u8::MAX)
}
