//! The subjects of the program, each as a view over it.

use crate::Api;
use crate::commands::club::Opening;
use crate::standby::following::FollowingComputer;
use crate::standby::leading::LeadingComputer;
use crate::standby::pairing::ComputerTrust;

impl Api {
    /// While this computer follows another.
    pub fn following(&self) -> FollowingComputer<'_> {
        FollowingComputer { api: self }
    }

    /// While this computer leads.
    pub fn leading(&self) -> LeadingComputer<'_> {
        LeadingComputer { api: self }
    }

    /// Trust between computers of a club.
    pub fn computers(&self) -> ComputerTrust<'_> {
        ComputerTrust { api: self }
    }

    /// Clubs that are opened.
    pub fn opening(&self) -> Opening<'_> {
        Opening { api: self }
    }
}
