//! Images, each once in the file, in colour or greyscale; those of few colours as numbers of their colours, which takes
//! a fraction of the space.

use std::collections::BTreeMap;
use std::sync::Arc;

use printpdf::{DictItem, ExternalStream, ExternalXObject, XObject};

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

/// An image as a stream of the file.
pub(super) fn embedded(picture: &Picture, colour: bool) -> XObject {
    let name = |name: &str| DictItem::Name(name.into());
    let (content, space) = if !colour {
        let dots = picture.dots.as_chunks().0.iter();
        let grey = dots.map(|[red, green, blue]| lightness(*red, *green, *blue));
        (grey.collect(), name("DeviceGray"))
    } else if let Some((dots, list)) = numbered(&picture.dots) {
        let last = i64::try_from(list.len() / 3 - 1).unwrap_or(0);
        let list = [name("Indexed"), name("DeviceRGB"), DictItem::Int(last), DictItem::Bytes(list)];
        (dots, DictItem::Array(list.into()))
    } else {
        (picture.dots.clone(), name("DeviceRGB"))
    };
    let entries = [
        ("Type", name("XObject")),
        ("Subtype", name("Image")),
        ("Width", DictItem::Int(picture.width.into())),
        ("Height", DictItem::Int(picture.height.into())),
        ("ColorSpace", space),
        ("BitsPerComponent", DictItem::Int(8)),
    ];
    let dict = entries.into_iter().map(|(name, item)| (name.to_owned(), item)).collect();
    let stream = ExternalStream { dict, content, compress: true };
    XObject::External(ExternalXObject { stream, width: None, height: None, dpi: None })
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
