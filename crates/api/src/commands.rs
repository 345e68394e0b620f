//! The commands, by subject. Thin: every rule is in the club and the engine.

mod club;
mod data_protection;
mod documents;
mod dues;
mod floor;
mod guide;
mod members;
mod new_club;
mod printing;
mod proof;
mod room;
mod rulebook;
mod rulesets;
mod seasons;
mod second;
mod setup;
mod sounds;
mod structure;
mod tournaments;
mod updates;

use crate::Command;

pub use club::ClubState;
pub use documents::{DraftStructure, PaperRequest, RequestedPaper, ShownDocument};
pub use printing::PrintChoice;
pub use proof::{ProofChecked, ProofKey};
pub use room::{ClockKey, RoomStatus};
pub use second::{SecondPlace, SecondPlaceTrouble};
pub use sounds::{AlertChoice, SoundSettings};
pub use tournaments::Acted;
pub use updates::{UpdateFound, UpdateReady, UpdateState};

/// The commands of every subject.
pub(crate) const ALL: [&[Command]; 20] = [
    club::COMMANDS,
    new_club::COMMANDS,
    members::COMMANDS,
    data_protection::COMMANDS,
    dues::COMMANDS,
    seasons::COMMANDS,
    setup::COMMANDS,
    structure::COMMANDS,
    rulesets::COMMANDS,
    rulebook::COMMANDS,
    tournaments::COMMANDS,
    floor::COMMANDS,
    documents::COMMANDS,
    printing::COMMANDS,
    proof::COMMANDS,
    room::COMMANDS,
    sounds::COMMANDS,
    second::COMMANDS,
    guide::COMMANDS,
    updates::COMMANDS,
];
