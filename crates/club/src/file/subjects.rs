//! The subjects of a club, each as a view over it.

use crate::Club;

/// Acts of an evening: asked, foreseen, undone, done again, and their history.
pub struct Play<'a> {
    pub(crate) club: &'a mut Club,
}

/// Evenings to come: calendar, series, places, and the volunteers' rota.
pub struct Schedule<'a> {
    pub(crate) club: &'a mut Club,
}

/// Levels for a set-up, at the club's own tempo.
pub struct LevelDesign<'a> {
    pub(crate) club: &'a mut Club,
}

/// Tables in play: moves to announce, stacks of the final table, places on the plan.
pub struct Tables<'a> {
    pub(crate) club: &'a mut Club,
}

/// Players who say by telephone that they are here.
pub struct Arrivals<'a> {
    pub(crate) club: &'a mut Club,
}

/// Time that the program missed while a clock ran, and the answer to it.
pub struct Absence<'a> {
    pub(crate) club: &'a mut Club,
}

/// Entries of an evening before they are made: checks, debts, flights and teams.
pub struct Entries<'a> {
    pub(crate) club: &'a mut Club,
}

/// The club's name, city, currency, language and other settings.
pub struct Details<'a> {
    pub(crate) club: &'a mut Club,
}

/// Comparison of the tables with the journals when a club is opened.
pub struct Audit<'a> {
    pub(crate) club: &'a mut Club,
}

/// Views of an evening for the desk.
pub struct EveningViews<'a> {
    pub(crate) club: &'a mut Club,
}

/// Reports that captains send from their tables.
pub struct TableReports<'a> {
    pub(crate) club: &'a mut Club,
}

/// Tournaments: made, archived, deleted.
pub struct Tournaments<'a> {
    pub(crate) club: &'a mut Club,
}

/// Rulings asked for at a table.
pub struct Floor<'a> {
    pub(crate) club: &'a mut Club,
}

/// Exchange with the league: bundles, lists, settings.
pub struct League<'a> {
    pub(crate) club: &'a mut Club,
}

/// Evenings that were played without the program.
pub struct PastEvenings<'a> {
    pub(crate) club: &'a mut Club,
}

/// Protection of personal data: what is kept, how long, and its erasure.
pub struct Privacy<'a> {
    pub(crate) club: &'a mut Club,
}

/// Pages of telephones and their settings.
pub struct Phones<'a> {
    pub(crate) club: &'a mut Club,
}

/// Signed proofs of evenings, and the keys they are signed with.
pub struct EveningProofs<'a> {
    pub(crate) club: &'a mut Club,
}

/// Published site of the club, and its messages.
pub struct Publishing<'a> {
    pub(crate) club: &'a mut Club,
}

/// Room screen: its scenes, layouts and lines.
pub struct Room<'a> {
    pub(crate) club: &'a mut Club,
}

/// Seasons: rules, standings, championships, exports.
pub struct Seasons<'a> {
    pub(crate) club: &'a mut Club,
}

/// Statistics of seasons and of members.
pub struct Statistics<'a> {
    pub(crate) club: &'a mut Club,
}

/// Dues of memberships by season.
#[derive(Clone, Copy)]
pub struct Membership<'a> {
    pub(crate) club: &'a Club,
}

/// Second computer and second place of the club file.
pub struct Standby<'a> {
    pub(crate) club: &'a mut Club,
}

impl Club {
    pub fn play(&mut self) -> Play<'_> {
        Play { club: self }
    }

    pub fn schedule(&mut self) -> Schedule<'_> {
        Schedule { club: self }
    }

    pub fn levels(&mut self) -> LevelDesign<'_> {
        LevelDesign { club: self }
    }

    pub fn tables(&mut self) -> Tables<'_> {
        Tables { club: self }
    }

    pub fn arrivals(&mut self) -> Arrivals<'_> {
        Arrivals { club: self }
    }

    pub fn details(&mut self) -> Details<'_> {
        Details { club: self }
    }

    pub fn absence(&mut self) -> Absence<'_> {
        Absence { club: self }
    }

    pub fn entries(&mut self) -> Entries<'_> {
        Entries { club: self }
    }

    pub fn audit(&mut self) -> Audit<'_> {
        Audit { club: self }
    }

    pub fn views(&mut self) -> EveningViews<'_> {
        EveningViews { club: self }
    }

    pub fn reports(&mut self) -> TableReports<'_> {
        TableReports { club: self }
    }

    pub fn tournaments(&mut self) -> Tournaments<'_> {
        Tournaments { club: self }
    }

    pub fn floor(&mut self) -> Floor<'_> {
        Floor { club: self }
    }

    pub fn league(&mut self) -> League<'_> {
        League { club: self }
    }

    pub fn past(&mut self) -> PastEvenings<'_> {
        PastEvenings { club: self }
    }

    pub fn privacy(&mut self) -> Privacy<'_> {
        Privacy { club: self }
    }

    pub fn phones(&mut self) -> Phones<'_> {
        Phones { club: self }
    }

    pub fn proofs(&mut self) -> EveningProofs<'_> {
        EveningProofs { club: self }
    }

    pub fn publishing(&mut self) -> Publishing<'_> {
        Publishing { club: self }
    }

    pub fn room(&mut self) -> Room<'_> {
        Room { club: self }
    }

    pub fn seasons(&mut self) -> Seasons<'_> {
        Seasons { club: self }
    }

    pub fn statistics(&mut self) -> Statistics<'_> {
        Statistics { club: self }
    }

    pub fn membership(&self) -> Membership<'_> {
        Membership { club: self }
    }

    pub fn standby(&mut self) -> Standby<'_> {
        Standby { club: self }
    }
}
