//! The floor: what the rules say on facts that somebody tells. Every function here is pure, takes
//! plain facts and gives a ruling with the rule's number, or says why the facts cannot be.

pub mod action;
pub mod board_fix;
pub mod card;
pub mod chip_race;
pub mod chip_rules;
pub mod facts;
pub mod frequency;
pub mod high_hand;
pub mod low_hand;
pub mod max_raise;
pub mod min_raise;
pub mod misdeal;
pub mod mucked_hand;
pub mod odd_chips;
pub mod out_of_turn;
pub mod penalties;
pub mod pots;
pub mod reopen;
pub mod series;
pub mod share;
pub mod short_action;
pub mod show_order;
pub mod showdown;
pub mod showdown_pots;
pub mod string_bet;
pub mod stud;
pub mod time_bank;
pub mod variant;
