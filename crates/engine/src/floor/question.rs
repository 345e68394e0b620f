//! Questions to the rules and their answers, typed: what the floor desk, the command line, the words
//! and the journal have in common. Every question is read strictly: a fact that is unknown, missing
//! or of the wrong kind is refused by its key.
//!
//! ```
//! use serde_json::json;
//! use tapis_engine::floor::question::{Answer, Question};
//! use tapis_engine::rules::ruleset::Ruleset;
//!
//! let given = json!({ "seats": 9, "occupied": [2, 3, 5, 8], "last_hand": { "bb": 8 }, "count": 1 });
//! let question = Question::read("who_moves", given).unwrap();
//! let Answer::WhoMoves(found) = question.answer(&Ruleset::default()).unwrap() else { unreachable!() };
//! assert_eq!(found.moved, [2]);
//!
//! let misspelt = json!({ "seats": 9, "ocupied": [2, 3, 5, 8], "last_hand": { "bb": 8 } });
//! assert_eq!(Question::read("who_moves", misspelt).unwrap_err().key(), Some("ocupied"));
//! ```

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::floor::facts::FactsError;
use crate::floor::pots::{PotsFacts, PotsSettlement};
use crate::floor::{
    at_seat, board_fix, chip_race, chip_rules, closed_card, dead_hand, exposed_hand, in_the_dark, late_chips,
    loose_card, max_raise, min_raise, misdeal, mucked_hand, odd_chips, out_of_turn, penalties, pot_award,
    reopen, series, short_action, show_order, show_request, showdown, shown_fold, simultaneous,
    spoken_language, string_bet, stud, tap, time_bank,
};
use crate::rules::ruleset::Ruleset;

pub mod blinds;
pub mod ending;
pub mod moments;
pub mod play;
pub mod pots;
pub mod schema;
pub mod tables;
pub mod topic_facts;
use topic_facts::TopicFacts;

/// Question and answer of each topic. A new topic: a line here, its words in the club's `floor`, its tool on the desk.
macro_rules! topics {
    ($($(#[$doc:meta])* $topic:literal $Name:ident($Facts:ty) -> $Answer:ty = $rule:expr;)*) => {
        /// A question to the rules: the facts of one topic, with settings for it alone.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "topic", content = "given")]
        pub enum Question {
            $($(#[$doc])* #[serde(rename = $topic)] $Name(TopicFacts<$Facts>),)*
        }

        /// Answer of the rules to a [`Question`] of the same topic.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(untagged)]
        #[allow(clippy::large_enum_variant, reason = "there is one at a time")]
        pub enum Answer {
            $($(#[$doc])* $Name($Answer),)*
        }

        /// Every topic, in the order of the rules' chapters.
        pub const TOPICS: &[&str] = &[$($topic),*];

        impl Question {
            pub fn topic(&self) -> &'static str {
                match self { $(Question::$Name(_) => $topic,)* }
            }

            /// Reads the facts of a topic.
            ///
            /// # Errors
            /// There is no such topic, or a fact is unknown, missing or of the wrong kind.
            pub fn read(topic: &str, given: Value) -> Result<Question, FactsError> {
                match topic {
                    $($topic => Ok(Question::$Name(TopicFacts::read(given)?)),)*
                    other => Err(FactsError::UnknownTopic { topic: other.to_owned() }),
                }
            }

            /// Answers by these rules; the question's own settings stand above them.
            ///
            /// # Errors
            /// The facts contradict each other or the rules of any game.
            pub fn answer(&self, rules: &Ruleset) -> Result<Answer, FactsError> {
                match self {
                    $(Question::$Name(TopicFacts { facts, settings }) => {
                        let rule: fn(&Ruleset, &$Facts) -> Result<$Answer, FactsError> = $rule;
                        Ok(Answer::$Name(rule(&settings.over(rules)?, facts)?))
                    })*
                }
            }
        }

        impl Answer {
            /// Reads the answer to a question about a topic, as it was written.
            ///
            /// # Errors
            /// There is no such topic, or this is no answer of it.
            pub fn read(topic: &str, result: Value) -> Result<Answer, FactsError> {
                match topic {
                    $($topic => Ok(Answer::$Name(topic_facts::read(result)?)),)*
                    other => Err(FactsError::UnknownTopic { topic: other.to_owned() }),
                }
            }
        }

        /// The schemas of each topic: its facts, and its answer.
        fn schemas(generator: &mut schemars::SchemaGenerator) -> Vec<(&'static str, [schemars::Schema; 2])> {
            vec![$((
                $topic,
                [generator.subschema_for::<TopicFacts<$Facts>>(), generator.subschema_for::<$Answer>()],
            )),*]
        }
    };
}

topics! {
    /// Positions of the next hand (6-3 to 6-20).
    "blinds_next" BlindsNext(blinds::AfterHand) -> blinds::HandToCome = blinds::next;
    /// Positions of several hands in a row.
    "blinds_sequence" BlindsSequence(blinds::SeveralHands) -> blinds::HandsToCome = blinds::hands;
    /// The seat of a player who is moved (6-10).
    "seat_for_moved" SeatForMoved(blinds::MovedTo) -> blinds::SeatGiven = blinds::seat;
    /// Player who moves (6-9).
    "who_moves" WhoMoves(blinds::MovedFrom) -> blinds::MovingPlayers = blinds::who;
    /// Whether tables are balanced (6-8).
    "balance" Balance(tables::TableSizes) -> tables::Balancing = tables::balance;
    /// Whether a table is broken (6-6).
    "break_table" BreakTable(tables::TablesToBreak) -> tables::Breaking = tables::break_table;
    /// Seats of the players of a broken table (6-11).
    "break_seating" BreakSeating(tables::SeatsToDraw) -> tables::SeatsDrawn = tables::break_seating;
    /// Places of players who go out in one hand (8-16).
    "ranking" Ranking(play::OutTogether) -> play::Places = play::ranking;
    /// Whether chips are sold to a player (5-1 to 5-5).
    "rebuy" Rebuy(play::Buyer) -> play::Sale = play::rebuy;
    /// Whether the tournament is over (1-5).
    "end_condition" EndCondition(ending::Course) -> ending::CourseEnd = |_, facts| ending::end_condition(facts);
    /// The stack of an absent player (2-15).
    "absent" Absent(play::Absentee) -> play::AbsentStack = play::absent_player;
    /// Level at which a hand is played (6-1, 6-2).
    "clock_level" ClockLevel(moments::LevelMoments) -> moments::NextLevel = moments::clock_level;
    /// Whether a claim comes in time (9-1).
    "retroactive" Retroactive(moments::ClaimMoments) -> moments::ClaimHeard = moments::retroactive;
    /// Time to think (3-6).
    "time_bank" TimeBank(time_bank::ThinkingFacts) -> time_bank::TimeBank = time_bank::time_bank;
    /// The chip race (chapter 10).
    "chip_race" ChipRace(chip_race::RaceFacts) -> pots::Race = pots::chip_race;
    /// Pots, what goes back, and who gets what (8-13, 8-14).
    "pots" Pots(PotsFacts) -> PotsSettlement = pots::pots;
    /// A pot that cannot be shared alike (8-13).
    "odd_chips" OddChips(odd_chips::OddChipsFacts) -> pots::OddChips = |_, facts| pots::odd(facts);
    /// Hand that wins (004, article 6).
    "hand_compare" HandCompare(showdown::ShowdownQuestion) -> showdown::Showdown =
        |rules, facts| showdown::showdown(facts, rules);
    /// Player who begins at stud (004, 7-III).
    "stud_order" StudOrder(stud::StudQuestion) -> stud::StudOrder = |rules, facts| stud::stud_order(facts, rules);
    /// Player who shows first (8-3).
    "show_order" ShowOrder(show_order::ShowQuestion) -> show_order::ShowFound =
        |rules, facts| show_order::show_order(facts, rules);
    /// Whether a hand thrown away is live (8-8).
    "mucked_hand" MuckedHand(mucked_hand::MuckedFacts) -> mucked_hand::MuckedRuling =
        |_, facts| Ok(mucked_hand::mucked_hand(facts.event, facts.identifiable));
    /// The least raise (7-7, 7-10 to 7-13).
    "min_raise" MinRaise(min_raise::BetsSoFar) -> min_raise::MinRaise = min_raise::min_raise;
    /// The greatest raise (004, article 7).
    "max_raise" MaxRaise(max_raise::PotFacts) -> max_raise::MaxRaise = max_raise::max_raise;
    /// Whether the betting is open again (7-19).
    "reopen" Reopen(reopen::RoundSoFar) -> reopen::Reopen = reopen::reopen;
    /// Too few chips for what was meant (7-14, 7-15).
    "short_action" ShortAction(short_action::ShortFacts) -> short_action::ShortRuling = short_action::short_action;
    /// Chips without the words for them (7-26, 7-27).
    "chips" Chips(chip_rules::ChipFacts) -> chip_rules::ChipRuling = chip_rules::chips;
    /// A bet in several motions (7-8, 7-9, 7-24).
    "string_bet" StringBet(string_bet::Motions) -> string_bet::MotionRuling = string_bet::string_bet;
    /// An error that others built upon (7-4, 7-16).
    "series" Series(series::SeriesFacts) -> series::SeriesRuling = |_, facts| series::series(facts);
    /// A player who was passed over (7-20, 7-21).
    "out_of_turn" OutOfTurn(out_of_turn::SkippedFacts) -> out_of_turn::SkippedRuling =
        |_, facts| out_of_turn::out_of_turn(facts);
    /// A card that fell, was seen or was mixed into a hand (2-6, 2-7, 2-9).
    "loose_card" LooseCard(loose_card::LooseCardFacts) -> loose_card::LooseCardRuling =
        |_, facts| loose_card::loose_card(facts);
    /// Whether a player was in the seat (2-14, 7-1).
    "at_seat" AtSeat(at_seat::AtSeatFacts) -> at_seat::AtSeatRuling = |_, facts| Ok(at_seat::at_seat(*facts));
    /// A hand killed in play (3-2, 3-4, 3-5).
    "dead_hand" DeadHand(dead_hand::DeadHandFacts) -> dead_hand::DeadHandRuling = dead_hand::dead_hand;
    /// A hand that is told or shown too soon (4-1, 4-2).
    "exposed_hand" ExposedHand(exposed_hand::ExposedHandFacts) -> exposed_hand::ExposedHandRuling =
        |_, facts| exposed_hand::exposed_hand(facts);
    /// Tapping on the table (7-5).
    "tap" Tap(tap::TapFacts) -> tap::TapRuling = |_, facts| tap::tap(facts);
    /// Bets announced before the cards come (7-6).
    "in_the_dark" InTheDark(in_the_dark::DarkFacts) -> in_the_dark::DarkRuling = in_the_dark::in_the_dark;
    /// Two players act at once (7-22).
    "simultaneous" Simultaneous(simultaneous::AtOnceFacts) -> simultaneous::AtOnceRuling =
        |_, facts| simultaneous::simultaneous(facts);
    /// Players who may see a hand that was not shown (8-7).
    "show_request" ShowRequest(show_request::ShowRequestFacts) -> show_request::ShowRequestRuling =
        |rules, facts| Ok(show_request::show_request(rules, facts));
    /// A language spoken at the table (12-5).
    "spoken_language" SpokenLanguage(spoken_language::LanguageFacts) -> spoken_language::LanguageRuling =
        |rules, facts| Ok(spoken_language::spoken_language(rules, facts));
    /// A pot awarded wrongly, or a winning hand killed (8-11, 8-12).
    "pot_award" PotAward(pot_award::PotAwardFacts) -> pot_award::PotAwardRuling =
        |_, facts| pot_award::pot_award(facts);
    /// Small chips that turn up late (10-7).
    "late_chips" LateChips(late_chips::LateChipsFacts) -> late_chips::LateChipsRuling =
        |_, facts| late_chips::late_chips(facts);
    /// A folded hand shown to somebody (12-8).
    "shown_fold" ShownFold(shown_fold::ShownFoldFacts) -> shown_fold::ShownFoldRuling =
        |_, facts| shown_fold::shown_fold(facts);
    /// Whether the cards are dealt anew (2-5 to 2-13).
    "misdeal" Misdeal(misdeal::DealFacts) -> misdeal::MisdealRuling = misdeal::misdeal;
    /// A closed card of stud or draw, later in the hand (2-5, 2-8, 2-11, 2-13).
    "closed_card" ClosedCard(closed_card::ClosedCardFacts) -> closed_card::ClosedCardRuling =
        |_, facts| closed_card::closed_card(facts);
    /// A board dealt wrongly (2-16 to 2-23).
    "board_fix" BoardFix(board_fix::BoardFacts) -> board_fix::BoardFix = |_, facts| board_fix::board_fix(facts);
    /// The penalty that the ladder proposes (13-1).
    "penalty" Penalty(penalties::FaultFacts) -> penalties::PenaltyAdvice = |rules, facts| {
        let why = || FactsError::Impossible { why: "the ladder has no step".to_owned() };
        penalties::suggest(rules, facts).ok_or_else(why)
    };
}

/// A question as it stands in JSON.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestionJson {
    topic: String,
    given: Value,
}

impl<'de> Deserialize<'de> for Question {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let QuestionJson { topic, given } = QuestionJson::deserialize(from)?;
        Question::read(&topic, given).map_err(serde::de::Error::custom)
    }
}

/// Something that is there once, where its count is not told.
fn one() -> u32 {
    1
}
