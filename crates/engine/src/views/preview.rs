//! Preview of a set-up while it is still being written: when it will end, what each place gets, and what is not right
//! yet.

use serde::{Deserialize, Serialize};

use super::levels::{StructureView, view_of};
use crate::base::quantity::{Cents, Place, Points, SeatNo};
use crate::play::bounties::{MysteryPreview, mystery_preview};
use crate::prizes::payouts::{PrizeInKind, Takings, payouts, prize_pool};
use crate::prizes::points::{PointsPart, explain, points};
use crate::setup::{Money, SetupDraft, SetupError};
use crate::structure::{Field, Structure, Tempo};

/// The most places that are shown.
const MOST_PLACES: u32 = 100;

/// Prize of a place in the preview.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlacePreview {
    pub place: Place,
    pub amount: Cents,
    pub in_kind: Vec<PrizeInKind>,
    /// Season points, in hundredths.
    pub points: Points,
    /// The sum behind them.
    pub parts: Vec<PointsPart>,
}

/// Preview of a set-up for so many players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetupPreview {
    /// All that stands in the way of playing it.
    pub errors: Vec<SetupError>,
    /// The structure; none while its levels cannot be played.
    pub structure: Option<StructureView>,
    /// The starting stack in tenths of the first big blind; none while there is none.
    pub depth_bb_tenths: Option<i64>,
    /// The money that the entries bring for the prizes; rebuys are not expected.
    pub collected: Cents,
    /// The money to be shared: more where the plan guarantees more.
    pub pool: Cents,
    /// Places that get money or things.
    pub paid: u32,
    /// Every place up to the hundredth.
    pub places: Vec<PlacePreview>,
    /// The envelopes of mystery bounties; `None` if there are none.
    pub mystery: Option<MysteryPreview>,
    /// Seats in the room.
    pub seats: u32,
    /// Number of players for which it was computed.
    pub players: u32,
}

/// Preview of a draft, as far as it is right, for so many players; rebuys and add-ons that are expected make the
/// evening longer.
///
/// ```
/// use tapis_engine::base::quantity::{Cents, Chips};
/// use tapis_engine::structure::Tempo;
/// use tapis_engine::views::setup_preview;
/// # use tapis_engine::setup::end_condition::EndCondition;
/// # use tapis_engine::prizes::payouts::*;
/// # use tapis_engine::prizes::points::*;
/// # use tapis_engine::rules::ruleset::*;
/// # use tapis_engine::setup::*;
/// # use tapis_engine::structure::*;
/// # let level = |big: Chips| Step::Level {
/// #     small_blind: big / 2, big_blind: big, ante: Chips::ZERO, ante_kind: AnteKind::None, minutes: 20,
/// # };
/// let draft = SetupDraft {
///     name: String::new(),
///     // …
/// #    date: "2026-11-21".parse().unwrap(), start_minute: 1200, venue: String::new(),
/// #    starting_stack: Chips(5_000), chip_set: None, steps: vec![level(Chips(50)), level(Chips(100))], seats_per_table: 9,
/// #    final_table_seats: 9, tables: vec![RoomTable::new(1, 10)],
/// #    money: Some(Money { currency: "EUR".into(), fee: Cents(1_000), club_part: Cents::ZERO, rebuy_price: Cents::ZERO, addon_price: Cents::ZERO, bounty: None, bounty_rounding: None, re_entry: None }),
/// #    game: None, rotation: None, format: Format::Freezeout, re_entries: None, rounds: None, teams: Vec::new(), late_last_level: 0, late_until_minute: None, capacity: None, expected: None,
/// #    prizes: PrizePlan { shares: Shares::Standard { places: Some(2) }, ..PrizePlan::default() },
/// #    points: PointsScheme::None, end: EndCondition::LastPlayer, ruleset: Ruleset::default(),
/// };
/// let preview = setup_preview(&draft, 8, Tempo::default());
/// assert_eq!(preview.errors, [SetupError::NameMissing]);
/// assert_eq!(preview.places[0].amount, Cents(5_200));
/// assert_eq!(preview.depth_bb_tenths, Some(1_000));
/// ```
pub fn setup_preview(draft: &SetupDraft, field: impl Into<Field>, tempo: Tempo) -> SetupPreview {
    let field = field.into();
    let players = field.players;
    let structure = Structure::check(draft.steps.clone()).ok();
    let structure = structure.map(|structure| view_of(draft, &structure, draft.starting_stack, field, tempo));
    let first_big_blind = draft.steps.iter().find_map(crate::structure::Step::unit);
    let fee = draft.money.as_ref().map_or(Cents::ZERO, |money| money.fee.max(Cents::ZERO));
    let collected = fee.saturating_mul(i64::from(players));
    let pool = if draft.money.is_none() { Cents::ZERO } else { prize_pool(&draft.prizes, collected) };
    let entry_price = draft.money.as_ref().map(Money::entry_price);
    let possible = draft.prizes.errors(entry_price).is_empty();
    let entry_price = entry_price.unwrap_or(Cents::ZERO);
    let takings = Takings { pool, entries: players, players, entry_price };
    let prizes =
        if possible && draft.flight_level().is_none() { payouts(&draft.prizes, takings) } else { Vec::new() };
    let place = |place: Place| {
        let prize = place.checked_sub(1).and_then(|index| prizes.get(usize::try_from(index).ok()?));
        PlacePreview {
            place,
            amount: prize.map_or(Cents::ZERO, |prize| prize.amount),
            in_kind: prize.map_or_else(Vec::new, |prize| prize.in_kind.clone()),
            points: points(&draft.points, place, players),
            parts: explain(&draft.points, place, players),
        }
    };
    let in_money = prizes.iter().filter(|prize| prize.amount > Cents::ZERO).count();
    let bounty = draft.money.as_ref().and_then(|money| money.bounty.as_ref());
    let mystery = bounty
        .and_then(|bounty| mystery_preview(bounty, players, u32::try_from(in_money).unwrap_or(u32::MAX)));
    let size = |seats: SeatNo| u32::from(seats.min(draft.seats_per_table));
    SetupPreview {
        errors: draft.errors(),
        structure,
        depth_bb_tenths: first_big_blind.and_then(|big| draft.starting_stack.depth_tenths(big)),
        collected,
        pool,
        paid: u32::try_from(
            prizes.iter().filter(|prize| prize.amount > Cents::ZERO || !prize.in_kind.is_empty()).count(),
        )
        .unwrap_or(u32::MAX),
        places: (1..=players.min(MOST_PLACES)).map(place).collect(),
        mystery,
        seats: draft.tables.iter().map(|table| size(table.seats)).sum(),
        players,
    }
}
