//! Groups of callers and the commands that each may call.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Group of callers that may call a command, and for which a caller speaks.
///
/// `Public` < `Table` < `Floor` < `Desk` < `Host`: each may call what those before it may. `Door` has the place of
/// `Table` in that order, and neither may call what is for the other. `Room` stands beside the order: the projector's
/// window may call the public commands and its own, and its own are otherwise for the desk and the host alone.
/// `Remote`, the director's telephone, may call the public commands and those that its page needs
/// ([`Command::admits`](crate::Command::admits)); no command is for it alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Any screen: a player's telephone, a display in the bar.
    Public,
    Room,
    Table,
    /// A tablet by the door: registration, payment.
    Door,
    /// The director's telephone: the clock, and what captains report.
    Remote,
    /// A floor person walking the room.
    Floor,
    /// The tournament director's desk.
    Desk,
    /// This computer only: files, dialogs, printers, loudspeakers, settings.
    Host,
}

impl Audience {
    /// All audiences in their order.
    pub const ALL: [Audience; 8] = [
        Audience::Public,
        Audience::Room,
        Audience::Table,
        Audience::Door,
        Audience::Remote,
        Audience::Floor,
        Audience::Desk,
        Audience::Host,
    ];

    /// Whether a caller of this audience may call a command that is for `needed`.
    ///
    /// ```
    /// use tapis_api::Audience;
    /// assert!(Audience::Desk.may_call(Audience::Table));
    /// assert!(!Audience::Room.may_call(Audience::Table), "the projector's window changes nothing");
    /// ```
    pub fn may_call(self, needed: Audience) -> bool {
        match (self, needed) {
            (_, Audience::Public) => true,
            (Audience::Room | Audience::Table | Audience::Door | Audience::Remote, needed) => self == needed,
            (_, Audience::Room) => self.rank() >= Audience::Desk.rank(),
            _ => self.rank() >= needed.rank(),
        }
    }

    fn rank(self) -> u8 {
        match self {
            Audience::Public | Audience::Room | Audience::Remote => 0,
            Audience::Table | Audience::Door => 1,
            Audience::Floor => 2,
            Audience::Desk => 3,
            Audience::Host => 4,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Audience::Public => "public",
            Audience::Room => "room",
            Audience::Table => "table",
            Audience::Door => "door",
            Audience::Remote => "remote",
            Audience::Floor => "floor",
            Audience::Desk => "desk",
            Audience::Host => "host",
        }
    }
}

impl fmt::Display for Audience {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.name())
    }
}
