//! The pictures that the room shows in turn.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_club::Club;
use tapis_club::locale::Language;
use tapis_club::room::PanelKind;
use tapis_engine::base::quantity::Millis;

const PICTURE: &str = "data:image/png;base64,iVBORw0KGgo=";

fn club(folder: &tempfile::TempDir) -> Club {
    Club::sample(&folder.path().join("club.tapis"), Language::Fr, Millis(1_795_201_200_000)).unwrap()
}

#[test]
fn pictures_keep_their_order_and_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    club.layouts().add_slide(" Brasserie du Port ", PICTURE).unwrap();
    club.layouts().add_slide("Affiche", PICTURE).unwrap();
    club.layouts().remove_slide(2).unwrap();
    club.layouts().add_slide("Prochaine soirée", PICTURE).unwrap();
    let slides = club.layouts().slides().unwrap();
    let named: Vec<_> = slides.iter().map(|slide| (slide.id, slide.name.as_str())).collect();
    assert_eq!(named, [(1, "Brasserie du Port"), (3, "Prochaine soirée")]);
    assert_eq!(club.layouts().slide(3).unwrap(), PICTURE);
    assert_eq!(club.layouts().slide(2).unwrap_err().code, "room-slide_gone");
    assert_eq!(club.layouts().remove_slide(2).unwrap_err().code, "room-slide_gone");
    let shown = club.room().view(Language::Fr, &[], None, Millis(1_795_201_200_000)).unwrap();
    assert_eq!(shown.slides, [1, 3]);
}

#[test]
fn unsuitable_pictures_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let club = club(&folder);
    let refused = |address: &str| club.layouts().add_slide("x", address).unwrap_err().code;
    assert_eq!(refused("data:text/html;base64,PGI+"), "room-logo_kind");
    let large = format!("data:image/jpeg;base64,{}", "A".repeat(1_400_000));
    assert_eq!(refused(&large), "room-slide_large");
    for _ in 0..8 {
        club.layouts().add_slide("x", PICTURE).unwrap();
    }
    assert_eq!(refused(PICTURE), "room-slides_many");
    assert_eq!(club.layouts().slides().unwrap().len(), 8);
}

#[test]
fn a_layout_without_pictures_has_no_gap() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let mut layout = club.layouts().kept(Language::Fr).unwrap().layouts.remove(2);
    let place = serde_json::json!({ "kind": "slides", "x": 13, "y": 10, "w": 3, "h": 2 });
    layout.panels.push(serde_json::from_value(place).unwrap());
    club.layouts().keep_layout(layout).unwrap();
    let panels = |club: &mut Club| {
        let view = club.room().view(Language::Fr, &[], None, Millis(1_795_201_200_000)).unwrap();
        view.layout.panels.iter().any(|panel| panel.kind == PanelKind::Slides)
    };
    assert!(!panels(&mut club));
    club.layouts().add_slide("x", PICTURE).unwrap();
    assert!(panels(&mut club));
}
