//! A league's own program. It imports what clubs send, stores it unchanged, and calculates standings. All data is in
//! PostgreSQL.
//!
//! A bundle is trusted because its club's key signed it, however it arrived. Each row is stored once, however often it
//! is sent; a missing row is an error; and a history that diverges from a stored one (a restored copy of a club file
//! that was used further) is stored next to it until a person decides which evenings count.
#![forbid(unsafe_code)]

mod base;
mod clubs;
pub mod command_line;
mod database;
mod evenings;
mod http;
mod ingest;
mod lists;
pub mod office;
mod persons;
mod publishing;
pub mod serve;
mod standings;

pub use base::error::HubError;
pub use base::key::LeagueKey;
pub use base::member::{Member, MemberId};
pub use clubs::invitations::{Invitation, invitations, invite, withdraw_invitation};
pub use clubs::members::members;
pub use clubs::{ClubLine, Signer, admit, clubs, signer, withdraw_key};
pub use database::password::set_office_password;
pub use database::{connect, migrate};
pub use evenings::arrivals::{Arrival, ArrivedEvening, Change, Correction, arrival_count, arrivals};
pub use evenings::evidence::evidence;
pub use evenings::histories::{Fork, History, SentEvening, count_evening, decide, forks, sent_evenings};
pub use evenings::projection::rebuild;
pub use http::{Limits, Rate};
pub use ingest::ingest;
pub use lists::{
    PlannedEvening, calendar, lists, plan, share_ruleset, share_structure, shared_rulesets,
    shared_structures, unplan, unshare,
};
pub use persons::decisions::{
    Decision, Likeness, Proposal, decide_persons, decisions, proposals, undo_decision,
};
pub use persons::roster::{
    Difference, ErasedPerson, Person, PersonCard, PersonList, Sanction, decide_difference, differences,
    erased_persons, lift_sanction, link_record, person, persons, read_persons, remove_person, sanction,
    save_person, take_persons, undo_link, undo_refusal, unlink_record,
};
pub use publishing::paper::{member_paper, results_paper, standings_paper};
pub use publishing::site::LeagueSite;
pub use publishing::tables::{persons_table, results_table};
pub use standings::cache::{
    AllTimeLine, ClubRankedLine, all_time, club_ranking, club_ranking_by, season_ranking,
};
pub use standings::championships::{
    ChampionshipLine, add_championship, championships, name_league, remove_championship, seasons,
};
pub use standings::{RankedLine, ranking};
