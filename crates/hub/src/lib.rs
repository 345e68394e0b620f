//! A league's own program. It imports what clubs send, stores it unchanged, and calculates standings. All data is in
//! PostgreSQL.
//!
//! A bundle is trusted because its club's key signed it, however it arrived. Each row is stored once, however often it
//! is sent; a missing row is an error; and a history that diverges from a stored one (a restored copy of a club file
//! that was used further) is stored next to it until a person decides which evenings count.
#![forbid(unsafe_code)]

mod accepted;
mod arrivals;
mod championships;
mod changes;
mod clubs;
pub mod command_line;
mod compared;
mod database;
mod error;
mod evidence;
mod forks;
mod front;
mod ingest;
mod invitations;
mod kept;
mod key;
mod lists;
mod members;
pub mod office;
mod paper;
mod password;
mod persons;
mod projection;
mod roster;
mod rule_files;
mod seasons;
pub mod serve;
mod site;
mod standings;
mod tables;

pub use arrivals::{Arrival, ArrivedEvening, Change, Correction, arrival_count, arrivals};
pub use championships::{
    ChampionshipLine, add_championship, championships, name_league, remove_championship, seasons,
};
pub use clubs::{ClubLine, Signer, admit, clubs, signer, withdraw_key};
pub use database::{connect, migrate};
pub use error::HubError;
pub use evidence::evidence;
pub use forks::{Fork, History, SentEvening, count_evening, decide, forks, sent_evenings};
pub use front::{Limits, Rate};
pub use ingest::ingest;
pub use invitations::{Invitation, invitations, invite, withdraw_invitation};
pub use kept::{AllTimeLine, ClubRankedLine, all_time, club_ranking, club_ranking_by, season_ranking};
pub use key::LeagueKey;
pub use lists::{
    PlannedEvening, calendar, lists, plan, share_ruleset, share_structure, shared_rulesets,
    shared_structures, unplan, unshare,
};
pub use members::members;
pub use paper::{member_paper, results_paper, standings_paper};
pub use password::set_office_password;
pub use persons::{
    Decision, Likeness, Member, MemberId, Proposal, decide_persons, decisions, proposals, undo_decision,
};
pub use projection::rebuild;
pub use roster::{
    Difference, ErasedPerson, Person, PersonCard, PersonList, Sanction, decide_difference, differences,
    erased_persons, lift_sanction, link_record, person, persons, read_persons, remove_person, sanction,
    save_person, take_persons, undo_link, undo_refusal, unlink_record,
};
pub use site::LeagueSite;
pub use standings::{RankedLine, ranking};
pub use tables::{persons_table, results_table};
