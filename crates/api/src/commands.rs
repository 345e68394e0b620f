//! The commands, by subject. Thin: every rule is in the club and the engine.

mod club;
mod computers;
mod data_protection;
mod devices;
mod documents;
mod dues;
mod floor;
mod guide;
mod league;
mod members;
mod network;
mod new_club;
mod past;
mod phones;
mod printing;
mod proof;
mod publishing;
mod reports;
mod room;
mod rulebook;
mod rulesets;
mod seasons;
mod seat_papers;
mod second;
pub mod second_place;
mod setup;
mod sounds;
mod structure;
mod text_size;
mod tournaments;
mod updates;

use crate::Command;

pub use club::ClubState;
pub use computers::{ComputerCommands, ComputersView, FollowingView, SecondComputer};
pub use devices::{DeviceCommands, DevicesView, ShownDevice};
pub use documents::{DraftStructure, PaperRequest, RequestedPaper, ShownDocument};
pub use network::{LostAccess, NetworkAddress, NetworkCommands, NetworkView, WifiView};
pub use printing::PrintChoice;
pub use proof::{ProofCheck, ProofKey};
pub use publishing::Publishing;
pub use reports::{CaptainSeat, CaptainView};
pub use room::RoomStatus;
pub use seat_papers::{SeatPaper, StalePaper};
pub use sounds::SoundSettings;
pub use tournaments::ActionResult;
pub use updates::{UpdateFound, UpdateReady, UpdateState};

/// The commands of every subject.
pub(crate) const ALL: [&[Command]; 30] = [
    club::COMMANDS,
    new_club::COMMANDS,
    members::COMMANDS,
    data_protection::COMMANDS,
    dues::COMMANDS,
    seasons::COMMANDS,
    setup::COMMANDS,
    structure::COMMANDS,
    text_size::COMMANDS,
    rulesets::COMMANDS,
    rulebook::COMMANDS,
    tournaments::COMMANDS,
    past::COMMANDS,
    floor::COMMANDS,
    documents::COMMANDS,
    printing::COMMANDS,
    seat_papers::COMMANDS,
    proof::COMMANDS,
    league::COMMANDS,
    publishing::COMMANDS,
    room::COMMANDS,
    sounds::COMMANDS,
    second::COMMANDS,
    guide::COMMANDS,
    updates::COMMANDS,
    network::COMMANDS,
    devices::COMMANDS,
    computers::COMMANDS,
    reports::COMMANDS,
    phones::COMMANDS,
];
