//! Every command of the program, stated once: a documented method of [`Call`] with the
//! [`Audience`] that may call it. The desktop's commands, the TypeScript client, the permissions of
//! each window and the dispatch by name ([`Api::call`]) all follow from that statement.
//!
//! This crate knows no window system: what only the computer can do (dialogs, windows, sounds) it
//! asks of a [`Host`].
#![forbid(unsafe_code)]

mod alarm;
mod alerts;
mod api;
mod audience;
mod broadcast;
mod clock_source;
mod command;
mod commands;
mod devices;
mod door;
#[cfg(feature = "ts")]
mod generated;
mod host;
mod hours;
mod live;
mod loudspeaker;
mod memory;
mod own_sound;
mod said;
mod standby;
mod subjects;
mod teller;
#[cfg(feature = "ts")]
mod typescript;

pub use alerts::Alert;
use alerts::Alerts;
pub use api::{Api, Call, Caller, PhonesNow};
pub use audience::Audience;
#[cfg(feature = "ts")]
pub use command::Signature;
pub use command::{Command, Property, table};
pub use commands::{
    Acted, AlertChoice, CaptainSeat, CaptainView, ClockKey, ClubState, ComputerCommands, ComputersView,
    DeviceCommands, DevicesView, DraftStructure, FollowingView, LostAccess, NetworkAddress, NetworkCommands,
    NetworkView, PaperRequest, PrintChoice, ProofChecked, ProofKey, Publishing, RequestedPaper, RoomStatus,
    SeatPaper, SecondComputer, SecondPlace, SecondPlaceTrouble, ShownDevice, ShownDocument, SoundSettings,
    StalePaper, TextSize, UpdateFound, UpdateReady, UpdateState, WifiView,
};
pub use devices::{
    Claim, Claimed, DeviceRole, PairingView, ScreenShows, ScreenView, SheetAsk, SheetAsked, ShownScreen,
    SignedCall, TableSheet, Unsigned,
};
#[cfg(feature = "ts")]
pub use generated::generated_files;
pub use host::{
    Dialog, Host, Installing, NetworkCard, NetworkState, Notice, RoomOrder, RoomTrouble, RoomWindow, Screen,
    Updates,
};
pub use live::Live;
pub use loudspeaker::{Spoken, Trouble};
pub use own_sound::{Clip, OwnSound};
pub use said::Said;
pub use standby::{
    AskedComputer, Computer, ExpectedComputer, Forwarded, FoundComputer, LeadClaim, Leads, LedClub, Line,
    Needs, Update,
};
