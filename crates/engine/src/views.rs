//! Views for the screens, the paper and the projector: pure functions of the state. No screen computes a rule.

mod clock;
mod designer;
mod desk;
mod foreseen;
mod levels;
mod money;
mod penalties;
mod phone;
mod preview;
mod provisional;
mod room_seats;
mod track;

pub use clock::{Bets, Blinds, ClockView, StepView, clock_view};
pub use designer::{ActualField, DesignRow, DesignView, Remark, design_view};
pub use desk::{EntryView, SeatView, TableView, TournamentView, tournament_view};
pub use foreseen::{Foreseen, foreseen};
pub use levels::{LevelLine, StructureView, draft_structure_view, structure_view};
pub use money::{PrizeLine, folded};
pub use penalties::{
    AwayTable, OffenceView, PenaltiesView, PenaltyLine, PenaltyProposal, PenaltyState, SanctionChoice,
    penalties_view, penalty_proposal,
};
pub use phone::{NextHandRole, OwnView, own_view};
pub use preview::{PlacePreview, SetupPreview, setup_preview};
pub use room_seats::RoomTableSeats;
pub use track::{TrackState, TrackStep};
