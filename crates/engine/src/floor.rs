//! The floor: what the rules say on facts that somebody tells. Every function here is pure, takes
//! plain facts and gives a ruling with the rule's number, or says why the facts cannot be.

pub mod card;
pub mod chip_race;
pub mod facts;
pub mod high_hand;
pub mod low_hand;
pub mod mucked_hand;
pub mod odd_chips;
pub mod pots;
pub mod share;
pub mod show_order;
pub mod showdown;
pub mod stud;
pub mod variant;
