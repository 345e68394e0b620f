//! The two templates that every club begins with.

use chrono::NaiveDate;
use tapis_engine::SetupDraft;
use tapis_engine::base::quantity::{Cents, Chips, Points};
use tapis_engine::chips::UsualSet;
use tapis_engine::prizes::payouts::{PrizePlan, Shares};
use tapis_engine::prizes::points::PointsScheme;
use tapis_engine::rules::rebuys::AddOnFrom;
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::setup::{Format, Money, RoomTable};
use tapis_engine::structure::{AnteKind, Step, with_color_ups};
use tapis_locale::Language;

/// Blinds, and a break where there are none.
const EVENING: [Option<(i64, i64, i64)>; 20] = [
    Some((25, 50, 0)),
    Some((50, 100, 0)),
    Some((75, 150, 0)),
    Some((100, 200, 0)),
    None,
    Some((150, 300, 300)),
    Some((200, 400, 400)),
    Some((300, 600, 600)),
    Some((400, 800, 800)),
    None,
    Some((500, 1000, 1000)),
    Some((700, 1400, 1400)),
    Some((1000, 2000, 2000)),
    Some((1500, 3000, 3000)),
    None,
    Some((2000, 4000, 4000)),
    Some((3000, 6000, 6000)),
    Some((4000, 8000, 8000)),
    Some((6000, 12000, 12000)),
    Some((10000, 20000, 20000)),
];

fn steps(minutes: u32) -> Vec<Step> {
    let step = |line: &Option<(i64, i64, i64)>| match *line {
        Some((small_blind, big_blind, ante)) => Step::Level {
            small_blind: Chips(small_blind),
            big_blind: Chips(big_blind),
            ante: Chips(ante),
            ante_kind: if ante > 0 { AnteKind::BigBlind } else { AnteKind::None },
            minutes,
        },
        None => Step::Break { minutes: 10, color_up: false },
    };
    let mut steps: Vec<Step> = EVENING.iter().map(step).collect();
    // Chips are raced off where the chips that most clubs own let some go.
    let values: Vec<_> = UsualSet::TwentyFive.chips().iter().map(|chip| chip.value).collect();
    with_color_ups(&mut steps, &values);
    steps
}

/// A freezeout for a club evening (5-1).
pub fn freezeout(language: Language, date: NaiveDate) -> SetupDraft {
    let name = match language {
        Language::Fr => "Freezeout du vendredi",
        Language::En => "Friday freezeout",
    };
    SetupDraft {
        name: name.to_owned(),
        date,
        start_minute: 20 * 60,
        venue: String::new(),
        starting_stack: Chips(10_000),
        chip_set: None,
        steps: steps(15),
        seats_per_table: 9,
        final_table_seats: 9,
        tables: (1..=8).map(|no| RoomTable::new(no, 10)).collect(),
        money: None,
        game: None,
        rotation: None,
        format: Format::Freezeout,
        late_last_level: 4,
        late_until_minute: None,
        re_entries: None,
        rounds: None,
        teams: Vec::new(),
        capacity: None,
        expected: None,
        prizes: PrizePlan {
            shares: Shares::Nothing,
            unit: Cents(100),
            guarantee: Cents::ZERO,
            in_kind: Vec::new(),
            ..PrizePlan::default()
        },
        points: PointsScheme::PerPlayer { each: Points(100), participation: Points(100) },
        end: EndCondition::LastPlayer,
        ruleset: Ruleset::default(),
    }
}

/// An evening with rebuys and an add-on (5-2 to 5-5).
pub fn rebuy(language: Language, date: NaiveDate) -> SetupDraft {
    let name = match language {
        Language::Fr => "Recaves et add-on",
        Language::En => "Rebuys and add-on",
    };
    SetupDraft {
        name: name.to_owned(),
        starting_stack: Chips(5_000),
        money: Some(Money {
            currency: "EUR".to_owned(),
            fee: Cents(1_000),
            club_part: Cents::ZERO,
            rebuy_price: Cents(1_000),
            addon_price: Cents(1_000),
            bounty: None,
            re_entry: None,
            bounty_rounding: None,
        }),
        format: Format::Rebuy {
            last_level: 4,
            max_rebuys: None,
            addon: true,
            addon_multiple: 1,
            addon_from: Some(AddOnFrom::PeriodEnd),
        },
        prizes: PrizePlan {
            shares: Shares::Standard { places: None },
            unit: Cents(500),
            guarantee: Cents::ZERO,
            in_kind: Vec::new(),
            ..PrizePlan::default()
        },
        ..freezeout(language, date)
    }
}
