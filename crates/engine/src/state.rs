//! A tournament as it stands. Plain data; nothing here decides anything.

pub mod blocked_seats;
pub mod corrected_ranking;
pub mod deal;
pub mod debts;
pub mod entries;
pub mod envelopes;
pub mod flights;
pub mod hand_for_hand;
pub mod last_longers;
pub mod penalties;
pub mod prizes;
pub mod recorded_results;
pub mod rounds;
pub mod seats;
pub mod sign_ups;
pub mod stacks;
pub(crate) mod subjects;
pub mod tables;
pub mod tables_in_play;
pub mod tournament;
