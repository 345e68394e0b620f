//! Every command of the program, stated once: a documented method of [`Call`] with the
//! [`Audience`] that may call it. The desktop's commands, the TypeScript client, the permissions of
//! each window and the dispatch by name ([`Api::call`]) all follow from that statement.
//!
//! This crate knows no window system: what only the computer can do (dialogs, windows, sounds) it
//! asks of a [`Host`].
#![forbid(unsafe_code)]

mod access;
mod base;
mod clocks;
mod commands;
mod computers;
mod devices;
mod dispatch;
mod host;
mod program;
mod standby;

pub use access::signed_calls::{SignatureError, SignedCall};
pub use base::alerts::{Alert, Alerts};
pub use base::audience::Audience;
pub use base::clock_key::ClockKey;
pub use base::club_sounds::AlertChoice;
pub use base::loudspeaker::{Trouble, Utterance};
pub use base::problem_text::ProblemText;
pub use base::text_size::TextSize;
pub use commands::second_place::{SecondPlace, SecondPlaceTrouble};
pub use commands::{
    ActionResult, CaptainSeat, CaptainView, ClubState, ComputerCommands, ComputersView, DeviceCommands,
    DevicesView, DraftStructure, FollowingView, LostAccess, NetworkAddress, NetworkCommands, NetworkView,
    PaperRequest, PrintChoice, ProofCheck, ProofKey, Publishing, RequestedPaper, RoomStatus, SeatPaper,
    SecondComputer, ShownDevice, ShownDocument, SoundSettings, StalePaper, UpdateFound, UpdateReady,
    UpdateState, WifiView,
};
pub use computers::messages::{
    Computer, ForwardedCommand, FoundComputer, LeaderLine, Leads, LedClub, Needs, Update,
};
pub use computers::pair::{AskedComputer, Claim as LeadClaim, ExpectedComputer};
pub use devices::{
    Claim, DeviceRole, PairingState, PairingView, ScreenShows, ScreenView, SheetAsk, SheetRequest,
    ShownScreen, TableSheet,
};
#[cfg(feature = "ts")]
pub use dispatch::generation::generated_files;
pub use dispatch::table;
pub use host::{
    Dialog, Host, InstallerStart, NetworkCard, NetworkState, Notice, RoomOrder, RoomTrouble, RoomWindow,
    Screen, Updates,
};
pub use program::api::{Api, Call, Caller, PhonesNow};
#[cfg(feature = "ts")]
pub use program::command::Signature;
pub use program::command::{Command, Property};
pub use program::live::Live;
pub use program::own_sound::{Clip, OwnSound};
