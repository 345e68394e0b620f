//! Pieces to cut out with a lot of text: clubs with a logo, long names of tournaments and players.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use crate::common::*;
use crate::seats::{receipts_of, seat_cards_of, slips_of};
use tapis_documents::papers::moves::Moves;
use tapis_documents::papers::receipts::{self, Receipts};
use tapis_documents::papers::seat_cards::{self, SeatCards};
use tapis_documents::papers::{Occasion, move_slips};
use tapis_locale::Language;

fn long_occasion() -> Occasion {
    let tournament = "Grand deepstack de la Saint-Sylvestre, onzième édition".to_owned();
    Occasion { tournament, ..occasion() }
}

/// A club with a logo is named beside it, and a long name of a tournament is complete.
#[test]
fn clubs_and_tournaments_are_named_on_every_piece() {
    let mut occasion = long_occasion();
    occasion.club.logo = Some(logo());
    let club = occasion.club.name.clone();
    for ten in [false, true] {
        let cards = SeatCards { occasion: occasion.clone(), ..seat_cards_of(10, ten) };
        let said = words(&seat_cards::print(&cards, style(Language::Fr)), "seat-cards-logo", Language::Fr);
        // The name is beside the logo on two lines.
        assert!(["Cercle de poker", "Saint-Étienne"].iter().all(|half| said.matches(half).count() == 10));
        assert_eq!(said.matches("onzième édition").count(), 10, "ten: {ten}: {said}");
    }
    for logo in [occasion.club.logo.clone(), None] {
        occasion.club.logo = logo;
        let receipts = Receipts { occasion: occasion.clone(), ..receipts_of(4) };
        let said = words(&receipts::print(&receipts, style(Language::Fr)), "receipts-long", Language::Fr);
        assert!(!said.contains('…'), "{said}");
        // On the counterfoil and on the receipt.
        assert_eq!(said.matches("édition").count(), 8, "{said}");
        let slips = Moves { occasion: occasion.clone(), ..slips_of(4) };
        let said = words(&move_slips::print(&slips, None, style(Language::Fr)), "slips-long", Language::Fr);
        assert_eq!((said.matches(&club).count(), said.matches("édition").count()), (4, 4), "{said}");
    }
}

/// With the longest name, the purpose of a receipt stays above the signature line.
#[test]
fn nothing_on_a_receipt_overlaps_what_is_below_it() {
    let receipts = Receipts { occasion: long_occasion(), ..receipts_of(26) };
    let spots = spots(&receipts::print(&receipts, style(Language::Fr)), "receipts-name", 7);
    let feet = |said: &str| -> Vec<f32> {
        let there = spots.iter().filter(|spot| spot.left > 250.0 && spot.said.contains(said));
        there.map(|spot| spot.foot).collect()
    };
    let (above, below) = (feet("novembre"), feet("association"));
    assert!(below.iter().all(|foot| above.iter().all(|what| *what > *foot || foot - what > 12.0)));
}
