//! Words that belong to each topic.

use tapis_engine::floor::question::{Answer, Question};

use super::say::{Say, Words};
use super::{bets, chips, deal, faults, hands, positions, pots, table};

/// The words for an answer, some of which depend on the question. `None` if it is another one's.
pub(super) fn words(say: &Say<'_>, question: &Question, answer: &Answer) -> Option<Words> {
    use {Answer as A, Question as Q};
    Some(match (answer, question) {
        (A::Balance(found), _) => table::balance(say, found),
        (A::BreakTable(found), _) => table::break_table(say, found),
        (A::BreakSeating(found), Q::BreakSeating(asked)) => table::break_seating(say, &asked.facts, found),
        (A::WhoMoves(found), _) => positions::who_moves(say, found),
        (A::SeatForMoved(found), _) => positions::seat_for_moved(say, found),
        (A::BlindsNext(found), _) => positions::blinds_next(say, found),
        (A::BlindsSequence(found), _) => positions::blinds_sequence(say, found),
        (A::Ranking(found), _) => table::ranking(say, found),
        (A::Absent(found), _) => table::absent(say, found),
        (A::ClockLevel(found), _) => table::clock_level(say, found),
        (A::Retroactive(found), _) => table::retroactive(say, found),
        (A::Rebuy(found), _) => chips::rebuy(say, found),
        (A::EndCondition(found), _) => chips::end_condition(say, found),
        (A::ChipRace(found), _) => pots::chip_race(say, found),
        (A::Pots(found), _) => pots::pots(say, found),
        (A::OddChips(found), _) => pots::odd_chips(say, found),
        (A::HandCompare(found), Q::HandCompare(asked)) => {
            hands::hand_compare(say, asked.facts.variant, found)
        }
        (A::StudOrder(found), _) => hands::stud_order(say, found),
        (A::ShowOrder(found), _) => hands::show_order(say, found),
        (A::MuckedHand(found), _) => deal::mucked_hand(say, found),
        (A::TimeBank(found), _) => deal::time_bank(say, found),
        (A::ClosedCard(found), _) => deal::closed_card(say, found),
        (A::Misdeal(found), _) => deal::misdeal(say, found),
        (A::BoardFix(found), Q::BoardFix(asked)) => deal::board_fix(say, &asked.facts, found),
        (A::Penalty(found), _) => deal::penalty(say, found),
        (A::LooseCard(found), _) => faults::loose_card(say, found),
        (A::AtSeat(found), _) => faults::at_seat(say, found),
        (A::DeadHand(found), _) => faults::dead_hand(say, found),
        (A::ExposedHand(found), _) => faults::exposed_hand(say, found),
        (A::Tap(found), Q::Tap(asked)) => faults::tap(say, asked.facts.to_pay, found),
        (A::InTheDark(found), _) => faults::in_the_dark(say, found),
        (A::Simultaneous(found), _) => faults::simultaneous(say, found),
        (A::SpokenLanguage(found), _) => faults::spoken_language(say, found),
        (A::ShowRequest(found), _) => faults::show_request(say, found),
        (A::PotAward(found), _) => faults::pot_award(say, found),
        (A::LateChips(found), _) => faults::late_chips(say, found),
        (A::ShownFold(found), _) => faults::shown_fold(say, found),
        (A::MinRaise(found), _) => bets::min_raise(say, found),
        (A::MaxRaise(found), _) => bets::max_raise(say, found),
        (A::Reopen(found), Q::Reopen(asked)) => bets::reopen(say, &asked.facts.to_act, found),
        (A::ShortAction(found), Q::ShortAction(asked)) => bets::short_action(say, asked.facts.placed, found),
        (A::Chips(found), Q::Chips(asked)) => bets::chips(say, &asked.facts, found),
        (A::StringBet(found), Q::StringBet(asked)) => bets::string_bet(say, &asked.facts, found),
        (A::Series(found), Q::Series(asked)) => bets::series(say, asked.facts.error, found),
        (A::OutOfTurn(found), Q::OutOfTurn(asked)) => bets::out_of_turn(say, &asked.facts.skipped, found),
        (
            A::BreakSeating(_)
            | A::HandCompare(_)
            | A::BoardFix(_)
            | A::Reopen(_)
            | A::Tap(_)
            | A::ShortAction(_)
            | A::Chips(_)
            | A::StringBet(_)
            | A::Series(_)
            | A::OutOfTurn(_),
            _,
        ) => return None,
    })
}
