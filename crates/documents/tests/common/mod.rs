//! Invented people and evenings, and poppler to read what was printed.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests")]

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Arc, Mutex, OnceLock};

use chrono::NaiveDate;
use tapis_documents::layout::picture::Picture;
use tapis_documents::papers::seat_cards::Card;
use tapis_documents::papers::{Moment, Name, Occasion};
use tapis_documents::{Paper, PdfFile, Style};
use tapis_locale::Language;

pub const BOTH: [Language; 2] = [Language::Fr, Language::En];

/// Realistic names: long, double-barrelled, from many countries.
pub const NAMES: [(&str, &str); 16] = [
    ("Amélie", "Berthier"),
    ("Marie-Antoinette-Joséphine", "de la Rochefoucauld-Montmorency-Laval"),
    ("Łukasz", "Wójcik-Żmijewski"),
    ("Nguyễn Thị Hồng", "Phượng"),
    ("Αλέξανδρος", "Παπαδόπουλος"),
    ("Юрий", "Щербаков"),
    ("Jérôme", "Cœurdacier"),
    ("Inès", "N’Diaye"),
    ("Noël", "Saint-Cyr"),
    ("Jean", "Wolfeschlegelsteinhausenbergerdorffwelchevoralterns"),
    ("Chloé", "Rousseau"),
    ("Hugo", "Garnier"),
    ("Loïc", "Marchand"),
    ("Océane", "Vidal"),
    ("Théo", "Delaunay"),
    ("Yaël", "Perrin"),
];

pub fn name(index: usize) -> Name {
    let (first, last) = NAMES[index % NAMES.len()];
    let again = index / NAMES.len();
    let last = if again == 0 { last.to_owned() } else { format!("{last} {}", again + 1) };
    Name { first: first.to_owned(), last }
}

pub fn occasion() -> Occasion {
    let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    Occasion {
        club: "Cercle de poker de Saint-Étienne".into(),
        tournament: "Deepstack du vendredi".to_owned(),
        day,
        venue: "Salle des fêtes".to_owned(),
        game: String::new(),
        as_of: Some(Moment { day, minute: 20 * 60 + 5 }),
        draw: None,
        tables: BTreeMap::new(),
    }
}

/// This many players, nine to a table.
pub fn cards(players: usize) -> Vec<Card> {
    (0..players)
        .map(|index| Card {
            name: name(index),
            entry: u32::try_from(index + 1).unwrap(),
            table: u16::try_from(index / 9 + 1).unwrap(),
            seat: u8::try_from(index % 9 + 1).unwrap(),
            stack: None,
        })
        .collect()
}

pub fn style(language: Language) -> Style {
    Style { language, paper: Paper::A4, colour: true }
}

/// A document made from this many entries.
pub type Make = fn(usize, Style) -> PdfFile;

/// The number of pages of a document with this many entries.
pub type Counts = [(usize, usize); 3];

/// A document of this many entries, made once for all tests that only read it.
pub fn once(what: &'static str, make: Make, entries: usize, language: Language) -> Arc<PdfFile> {
    type PrintedCache = BTreeMap<(&'static str, usize, Language), Arc<OnceLock<Arc<PdfFile>>>>;
    static MADE: Mutex<PrintedCache> = Mutex::new(BTreeMap::new());
    let place = Arc::clone(MADE.lock().unwrap().entry((what, entries, language)).or_default());
    Arc::clone(place.get_or_init(|| Arc::new(make(entries, style(language)))))
}

/// Saves a document where it can be looked at, and returns the path.
pub fn kept(printed: &PdfFile, name: &str, language: Language) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("paper");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(format!("{name}-{}.pdf", if language == Language::Fr { "fr" } else { "en" }));
    // Whole or not at all: another test may be reading the same document.
    let draft = path.with_extension(format!("{:?}", std::thread::current().id()));
    std::fs::write(&draft, &printed.bytes).unwrap();
    std::fs::rename(&draft, &path).unwrap();
    path
}

fn poppler(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output().expect("poppler-utils is installed");
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The text by lines, with every space.
pub fn lines(printed: &PdfFile, name: &str, language: Language) -> Vec<String> {
    let path = kept(printed, name, language);
    let text = poppler("pdftotext", &["-layout", path.to_str().unwrap(), "-"]);
    text.lines().map(str::to_owned).collect()
}

/// A word on a page.
#[derive(Debug, Clone)]
pub struct Spot {
    pub left: f32,
    pub right: f32,
    /// The distance from the top of the page to its foot.
    pub foot: f32,
    pub said: String,
}

/// Each word of a page with its position.
pub fn spots(printed: &PdfFile, name: &str, page: usize) -> Vec<Spot> {
    let (path, page) = (kept(printed, name, Language::Fr), page.to_string());
    let text = poppler("pdftotext", &["-bbox", "-f", &page, "-l", &page, path.to_str().unwrap(), "-"]);
    let word = |line: &str| {
        let value = |name: &str| line.split_once(&format!("{name}=\""))?.1.split_once('"')?.0.parse().ok();
        let said = line.split_once('>')?.1.split_once("</word>")?.0.to_owned();
        Some(Spot { left: value("xMin")?, right: value("xMax")?, foot: value("yMax")?, said })
    };
    text.lines().filter_map(word).collect()
}

/// A logo, three times as wide as high.
pub fn logo() -> Arc<Picture> {
    let drawn = image::RgbaImage::from_pixel(90, 30, image::Rgba([200, 20, 30, 255]));
    let mut bytes = std::io::Cursor::new(Vec::new());
    drawn.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    Arc::new(Picture::read(bytes.get_ref()).unwrap())
}

/// The text in reading order, with single plain spaces.
pub fn words(printed: &PdfFile, name: &str, language: Language) -> String {
    let path = kept(printed, name, language);
    let text = poppler("pdftotext", &["-layout", path.to_str().unwrap(), "-"]);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The output of `pdffonts`, a line for each font.
pub fn fonts(printed: &PdfFile, name: &str, language: Language) -> Vec<String> {
    let path = kept(printed, name, language);
    poppler("pdffonts", &[path.to_str().unwrap()]).lines().skip(2).map(str::to_owned).collect()
}

/// The output of `pdfinfo`.
pub fn information(printed: &PdfFile, name: &str, language: Language) -> String {
    let path = kept(printed, name, language);
    poppler("pdfinfo", &[path.to_str().unwrap()])
}
