//! The club's logo: once in the file however often it is drawn, in colour or greyscale, with the
//! text beside it, not below it.
#![allow(clippy::unwrap_used)]

use std::io::Cursor;
use std::process::Command;
use std::sync::Arc;

use crate::common::{BOTH, NAMES, kept, occasion, style, words};
use tapis_documents::Style;
use tapis_documents::layout::picture::Picture;
use tapis_documents::papers::Letterhead;
use tapis_documents::papers::standings::{self, StandingRow, Standings};
use tapis_locale::Language;

/// A red disc on a transparent background, wider than high.
fn logo() -> Arc<Picture> {
    let drawn = image::RgbaImage::from_fn(120, 60, |x, y| {
        let (dx, dy) = (i64::from(x) - 60, i64::from(y) - 30);
        image::Rgba(if dx * dx + dy * dy < 800 { [200, 20, 30, 255] } else { [0, 0, 0, 0] })
    });
    let mut bytes = Cursor::new(Vec::new());
    drawn.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    Arc::new(Picture::read(bytes.get_ref()).unwrap())
}

fn of_club(club: Letterhead) -> Standings {
    let line = |(rank, (first, last)): (usize, &(&str, &str))| StandingRow {
        rank: u32::try_from(rank + 1).unwrap(),
        name: format!("{first} {last}"),
        points: 100,
        played: 3,
        wins: 1,
        best_place: 1,
    };
    Standings {
        club,
        season: "2026–2027".to_owned(),
        days: None,
        played: 4,
        rules: vec!["Les 3 meilleurs résultats comptent.".to_owned()],
        min_played: 0,
        last_day: Some(occasion().day),
        teams: Vec::new(),
        clubs: false,
        lines: NAMES.iter().cycle().take(60).enumerate().map(line).collect(),
    }
}

#[test]
fn the_logo_is_grey_without_colours() {
    for language in BOTH {
        let club = Letterhead { logo: Some(logo()), ..occasion().club };
        let printed = standings::print(&of_club(club.clone()), style(language));
        let grey = standings::print(&of_club(club.clone()), Style { colour: false, ..style(language) });
        assert_eq!(printed.bytes, standings::print(&of_club(club), style(language)).bytes);
        assert!(words(&printed, "logo", language).contains("Cercle de poker de Saint-Étienne"));
        for (printed, name, colour) in [(printed, "logo", "index"), (grey, "logo-grey", "gray")] {
            let path = kept(&printed, name, language);
            let listed = Command::new("pdfimages").arg("-list").arg(path).output().unwrap();
            let listed = String::from_utf8(listed.stdout).unwrap();
            let images: Vec<&str> = listed.lines().skip(2).collect();
            assert_eq!(images.len(), 1, "{listed}");
            assert!(
                images.iter().all(|line| line.contains("120    60") && line.contains(colour)),
                "{listed}"
            );
        }
    }
}

/// One with more colours than a byte can number keeps all of them.
#[test]
fn a_logo_of_many_colours_keeps_them() {
    let dots =
        (0..400_u16).flat_map(|number| [number.to_be_bytes()[0], number.to_be_bytes()[1], 7]).collect();
    let picture = Arc::new(Picture { width: 20, height: 20, dots });
    let club = Letterhead { logo: Some(picture), ..occasion().club };
    let printed = standings::print(&of_club(club), style(Language::En));
    let path = kept(&printed, "logo-colours", Language::En);
    let listed = Command::new("pdfimages").arg("-list").arg(path).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    assert!(listed.contains("20    20  rgb"), "{listed}");
}

#[test]
fn only_a_picture_is_a_logo() {
    assert_eq!(Picture::read(b"<svg xmlns='http://www.w3.org/2000/svg'/>"), None);
    assert_eq!(Picture::read(&[0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0, 0]), None);
    assert_eq!(Picture::read(&[]), None);
}
