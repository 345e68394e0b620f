//! The subjects of the program, each as a view over it.

use crate::Api;

/// This computer while it follows another: its copy of the club, and the line to the one that leads.
#[derive(Clone, Copy)]
pub struct FollowingComputer<'a> {
    pub(crate) api: &'a Api,
}

/// This computer while it leads: the second computer, and doubts about who leads.
#[derive(Clone, Copy)]
pub struct LeadingComputer<'a> {
    pub(crate) api: &'a Api,
}

/// Trust between the computers of a club.
#[derive(Clone, Copy)]
pub struct ComputerTrust<'a> {
    pub(crate) api: &'a Api,
}

/// Clubs that are opened, and those opened recently.
#[derive(Clone, Copy)]
pub struct Opening<'a> {
    pub(crate) api: &'a Api,
}

impl Api {
    pub fn following(&self) -> FollowingComputer<'_> {
        FollowingComputer { api: self }
    }

    pub fn leading(&self) -> LeadingComputer<'_> {
        LeadingComputer { api: self }
    }

    pub fn computers(&self) -> ComputerTrust<'_> {
        ComputerTrust { api: self }
    }

    pub fn opening(&self) -> Opening<'_> {
        Opening { api: self }
    }
}
