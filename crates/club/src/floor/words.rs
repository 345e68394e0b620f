//! Which words belong to which topic.

use super::say::{Say, Words};
use super::{bets, chips, deal, hands, positions, pots, table};

/// The words for an answer. A topic without words of its own has its answer said as it is.
pub(super) fn words(topic: &str, say: &Say<'_>) -> Words {
    match topic {
        "balance" => table::balance(say),
        "break_table" => table::break_table(say),
        "break_seating" => table::break_seating(say),
        "who_moves" => positions::who_moves(say),
        "seat_for_moved" => positions::seat_for_moved(say),
        "blinds_next" => positions::blinds_next(say),
        "blinds_sequence" => positions::blinds_sequence(say),
        "ranking" => table::ranking(say),
        "absent" => table::absent(say),
        "clock_level" => table::clock_level(say),
        "retroactive" => table::retroactive(say),
        "rebuy" => chips::rebuy(say),
        "end_condition" => chips::end_condition(say),
        "chip_race" => pots::chip_race(say),
        "pots" => pots::pots(say),
        "odd_chips" => pots::odd_chips(say),
        "hand_compare" => hands::hand_compare(say),
        "stud_order" => hands::stud_order(say),
        "show_order" => hands::show_order(say),
        "mucked_hand" => deal::mucked_hand(say),
        "time_bank" => deal::time_bank(say),
        "misdeal" => deal::misdeal(say),
        "board_fix" => deal::board_fix(say),
        "penalty" => deal::penalty(say),
        "min_raise" => bets::min_raise(say),
        "max_raise" => bets::max_raise(say),
        "reopen" => bets::reopen(say),
        "short_action" => bets::short_action(say),
        "chips" | "string_bet" => bets::counts_as(say),
        "series" => bets::series(say),
        "out_of_turn" => bets::out_of_turn(say),
        _ => Words::new(say.result.to_string()),
    }
}
