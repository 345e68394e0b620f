//! The program's commands over HTTP, for the devices in the room: telephones, screens, tablets.
//!
//! One computer holds the truth. Devices ask by POST, one route for each command of [`tapis_api::table`], and hear
//! of changes by server-sent events. Nothing is stored here: what was acknowledged is in the club file.
//!
//! Every device in the same network can connect. A stranger can call only what `tapis_api` says is public; all else
//! needs a device that the desk has let in. `docs/decisions/0017-network.md` says what that protects from.
#![forbid(unsafe_code)]

mod base;
mod computers;
mod requests;
mod server;
mod switch;

pub use base::limits::Limits;
pub use base::limits::PORT;
pub use base::pages::Pages;
pub use server::{Server, StartError};
pub use switch::Network;
pub use switch::headless::Headless;
