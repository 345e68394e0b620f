//! Long names on documents about seats and money: none is cut, none divided inside a word.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use crate::common::*;
use crate::seats::{ALL, blinds, receipts_of, seat_cards_of, slips_of, table, table_sheets as sheets_of};
use tapis_documents::papers::member_card::{self, MemberCards};
use tapis_documents::papers::moves::Moves;
use tapis_documents::papers::receipts::{self, Receipts};
use tapis_documents::papers::seat_cards::{self, SeatCards};
use tapis_documents::papers::structure::Ante;
use tapis_documents::papers::table_sheets::{self, TableSheets};
use tapis_documents::papers::{Letterhead, Name, move_slips};
use tapis_locale::Language;

/// A name that takes two lines is divided between first and family name.
#[test]
fn names_around_a_table_break_between_names() {
    let said = lines(&sheets_of(9, style(Language::Fr)), "names-around", Language::Fr);
    let whole = |part: &str| said.iter().any(|line| line.contains(part));
    assert!(whole("Wójcik-Żmijewski") && whole("Nguyễn Thị Hồng"), "{said:?}");
}

/// A long word is set smaller, not divided: a syllable alone reads like a name of its own.
#[test]
fn names_around_a_table_stay_undivided() {
    let far = ["Chrząszczyżewoszycka", "Brzęczyszczykiewicz", "Παπαχατζηγεωργίου"];
    let mut sheet = table(0, 9);
    for (chair, last) in sheet.chairs.iter_mut().zip(far.iter().cycle()) {
        chair.name = Some(Name { first: "Anne-Sophie".to_owned(), last: (*last).to_owned() });
    }
    let sheets = TableSheets {
        occasion: occasion(),
        tables: vec![sheet],
        blinds: blinds(),
        ante: Ante::None,
        wifi: None,
    };
    let said = lines(&table_sheets::print(&sheets, style(Language::Fr)), "names-far", Language::Fr);
    for last in far {
        let whole = said.iter().flat_map(|line| line.split_whitespace()).filter(|word| *word == last);
        assert!(whole.count() >= 3, "{last}: {said:#?}");
    }
}

/// A long club name is not shortened: it takes two lines, or a smaller font.
#[test]
fn the_name_of_a_club_is_not_cut() {
    let club = "Association amicale des joueuses et joueurs de poker du Haut-Val";
    for logo in [None, Some(logo())] {
        let mut occasion = occasion();
        occasion.club = Letterhead { name: club.to_owned(), logo, ..Letterhead::default() };
        let style = style(Language::Fr);
        let cards = |ten| SeatCards { occasion: occasion.clone(), ..seat_cards_of(1, ten) };
        let sheets = TableSheets {
            occasion: occasion.clone(),
            tables: vec![table(0, 9)],
            blinds: blinds(),
            ante: Ante::None,
            wifi: None,
        };
        let card = member_card::Card {
            name: name(1),
            nickname: "Doudou".to_owned(),
            number: "0042".to_owned(),
            status: member_card::Status::Member,
            photo: None,
        };
        let cards_of = MemberCards { club: occasion.club.clone(), cards: vec![card] };
        for (what, printed) in [
            ("eight", seat_cards::print(&cards(false), style)),
            ("ten", seat_cards::print(&cards(true), style)),
            ("slip", move_slips::print(&Moves { occasion: occasion.clone(), ..slips_of(1) }, None, style)),
            ("receipt", receipts::print(&Receipts { occasion: occasion.clone(), ..receipts_of(1) }, style)),
            ("sheet", table_sheets::print(&sheets, style)),
            ("card", member_card::print(&cards_of, style)),
        ] {
            let page = spots(&printed, &format!("club-{what}"), 1);
            let whole = club.split(' ').all(|word| page.iter().any(|spot| spot.said == word));
            assert!(whole, "{what}, {}: {page:#?}", occasion.club.logo.is_some());
        }
    }
}

/// The longest names are complete, on the narrow counterfoil too.
#[test]
fn no_name_is_cut() {
    for (what, make, _) in ALL {
        let text = words(&make(10, style(Language::Fr)), &format!("{what}-names"), Language::Fr);
        let text: String = text.chars().filter(|c| c.is_alphabetic()).collect();
        for part in ["Παπαδόπουλος", "Щербаков", "Phượng", "Wójcik", "Montmorency", "Laval"]
        {
            let again = text.matches(part).count();
            let twice = if what == "receipts" { 2 } else { 1 };
            assert!(again >= twice, "{what}: {part} {again} times in\n{text}");
        }
    }
}
