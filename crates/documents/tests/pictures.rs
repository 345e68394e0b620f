//! Pages as pictures, compared with the reviewed ones in `tests/pictures`: anything that moves, grows
//! or disappears is detected and measured. `TAPIS_REFERENCES=write` rewrites the pictures.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::{Path, PathBuf};
use std::process::Command;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, GrayImage, ImageEncoder, Luma};
use tapis_documents::diagrams::Figure;
use tapis_documents::diagrams::oval::{Positions, SeatOccupant};
use tapis_documents::diagrams::tables::TableHand;
use tapis_documents::papers::rules;
use tapis_documents::{PdfFile, Style};
use tapis_locale::Language;

use crate::common::*;

/// Dots an inch: enough to see where things are, too few to see how a letter is drawn.
const DOTS: &str = "40";
/// The radius over which a dot's lightness is averaged, twice: two millimetres. Small differences
/// between versions of poppler do not show.
const AROUND: usize = 3;
/// Dots are alike if their averages, of 255, differ by no more than this.
const ALIKE: u32 = 10;
/// A page differs if more than this many dots in a thousand are not alike: each of these pages does when
/// everything on it moves by 1.3 millimetres.
const OTHER: usize = 2;

/// The booklet with a drawing below one of its rules.
fn booklet(style: Style) -> PdfFile {
    let mut rules = crate::rules::rules(style.language);
    let mut seats = vec![SeatOccupant::Player; 8];
    (seats[1], seats[4], seats[6]) = (SeatOccupant::Leaves, SeatOccupant::Nobody, SeatOccupant::Newcomer);
    let at = Positions {
        seats,
        button: Some(1),
        small_blind: Some(2),
        big_blind: Some(3),
        ..Positions::default()
    };
    let hand = TableHand { at, said: Vec::new(), dealer: Some(1) };
    rules.figures = vec![("6-15".to_owned(), Figure::Tables(vec![hand.clone(), hand]))];
    rules::print(&rules, style)
}

/// The page with a given rule of the booklet.
fn page_of(printed: &PdfFile, rule: &str) -> usize {
    let file = lopdf::Document::load_mem(&printed.bytes).unwrap();
    let marks = file.get_toc().unwrap().toc;
    marks.iter().find(|mark| mark.title.starts_with(&format!("{rule} "))).unwrap().page
}

/// The pages that are compared.
fn pages() -> Vec<(&'static str, PdfFile, usize)> {
    let (french, english) = (style(Language::Fr), style(Language::En));
    let grey = Style { colour: false, ..french };
    let rules = booklet(french);
    let (rule, index) = (page_of(&rules, "6-15"), rules.pages);
    vec![
        ("booklet-cover", rules.clone(), 1),
        ("booklet-contents", rules.clone(), 2),
        ("booklet-drawing", rules.clone(), rule),
        ("booklet-index", rules, index),
        ("seat-cards", crate::seats::ten(10, french), 1),
        ("table-sheet", crate::seats::table_sheets(9, french), 1),
        ("structure", crate::evening::structure(22, english), 1),
        ("standings", crate::evening::standings(60, grey), 2),
        ("report", crate::after::report(60, french), 1),
        ("member-cards", crate::members::cards(7, english), 1),
    ]
}

/// A page as printed in greyscale, in sixteen greys.
fn drawn(printed: &PdfFile, name: &str, page: usize) -> GrayImage {
    let path = kept(printed, &format!("picture-{name}"), Language::Fr);
    let (picture, page) = (path.with_extension(""), page.to_string());
    let mut poppler = Command::new("pdftoppm");
    poppler.args(["-r", DOTS, "-gray", "-png", "-singlefile", "-f", &page]).arg(&path).arg(&picture);
    assert!(poppler.status().expect("poppler-utils is installed").success());
    let mut drawn = image::open(picture.with_extension("png")).unwrap().to_luma8();
    for Luma([light]) in drawn.pixels_mut() {
        *light = (u16::from(*light) * 15 / 255 * 17).try_into().unwrap();
    }
    drawn
}

fn write(picture: &GrayImage, path: &Path) {
    let file = std::fs::File::create(path).unwrap();
    let encoder = PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::NoFilter);
    encoder.write_image(picture.as_raw(), picture.width(), picture.height(), ExtendedColorType::L8).unwrap();
}

/// Averages along each row of a picture of this width, rotated by a quarter turn: twice makes a square.
fn averaged(dots: &[u32], wide: usize) -> Vec<u32> {
    let high = dots.len() / wide;
    let mut turned = vec![0; dots.len()];
    for (y, row) in dots.chunks(wide).enumerate() {
        let mut sums = vec![0];
        row.iter().for_each(|dot| sums.push(sums.last().unwrap() + dot));
        for x in 0..wide {
            let (from, to) = (x.saturating_sub(AROUND), (x + AROUND + 1).min(wide));
            turned[x * high + y] = (sums[to] - sums[from]) / u32::try_from(to - from).unwrap();
        }
    }
    turned
}

/// The average lightness around each dot of a picture, in sixteenths.
fn softened(picture: &GrayImage) -> Vec<u32> {
    let (wide, high) = (picture.width() as usize, picture.height() as usize);
    let sharp: Vec<u32> = picture.as_raw().iter().map(|dot| u32::from(*dot) * 16).collect();
    [wide, high, wide, high].into_iter().fold(sharp, |dots, wide| averaged(&dots, wide))
}

/// The positions at which two pictures of one size are not alike.
fn unlike(one: &GrayImage, other: &GrayImage) -> Vec<usize> {
    let (one, other) = (softened(one), softened(other));
    (0..one.len()).filter(|at| one[*at].abs_diff(other[*at]) > ALIKE * 16).collect()
}

/// Another version may round the size of the sheet to a dot more or less.
fn cut(picture: &GrayImage, wide: u32, high: u32) -> GrayImage {
    image::imageops::crop_imm(picture, 0, 0, wide, high).to_image()
}

#[test]
fn pages_look_as_when_somebody_looked_at_them() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let anew = std::env::var("TAPIS_REFERENCES").is_ok_and(|said| said == "write");
    let mut others = Vec::new();
    for (name, printed, page) in pages() {
        let (now, path) = (drawn(&printed, name, page), folder.join(format!("{name}.png")));
        if anew {
            write(&now, &path);
            continue;
        }
        let reference = image::open(&path).expect("the picture was kept").to_luma8();
        let (wide, high) = (now.width().min(reference.width()), now.height().min(reference.height()));
        let grown = [now.width().abs_diff(reference.width()), now.height().abs_diff(reference.height())];
        let places = unlike(&cut(&now, wide, high), &cut(&reference, wide, high));
        if grown.iter().any(|by| *by > 1) || places.len() * 1000 > (wide * high) as usize * OTHER {
            let seen = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("paper/{name}-now.png"));
            write(&now, &seen);
            let down = places.first().map_or(0, |at| at / wide as usize * 100 / high as usize);
            others.push(format!(
                "{name}: {} of {} dots, the first {down} % down; now {}, then {}",
                places.len(),
                wide * high,
                seen.display(),
                path.display()
            ));
        }
    }
    let said = others.join("\n");
    assert!(others.is_empty(), "look at these pages; if all is well, TAPIS_REFERENCES=write:\n{said}");
}
