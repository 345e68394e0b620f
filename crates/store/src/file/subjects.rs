//! The subjects of a club file, each as a view over it.

use crate::ClubFile;

/// Players who have told the desk from their telephone that they are here.
#[derive(Clone, Copy)]
pub struct ArrivalsTable<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Attendance at evenings, by season and by member.
#[derive(Clone, Copy)]
pub struct AttendanceTable<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Championships of seasons, their rules and their closing.
#[derive(Clone, Copy)]
pub struct ChampionshipsTable<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Library of the club: structures, templates, chip sets, venues, and the history of their changes.
#[derive(Clone, Copy)]
pub struct LibraryTable<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Membership dues and their payments.
#[derive(Clone, Copy)]
pub struct DuesTable<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Tasks of volunteers at evenings.
#[derive(Clone, Copy)]
pub struct DutiesTable<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Retention and erasure of personal data.
#[derive(Clone, Copy)]
pub struct PersonalData<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Members who may not enter, and until when.
#[derive(Clone, Copy)]
pub struct ExclusionsTable<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Lists of members and of results that come from elsewhere.
#[derive(Clone, Copy)]
pub struct Imports<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Members with their names, notes and photos.
#[derive(Clone, Copy)]
pub struct MembersTable<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Records of one person that were merged, and those known to be distinct.
#[derive(Clone, Copy)]
pub struct Merging<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Ends of journals that a proof states.
#[derive(Clone, Copy)]
pub struct Proofs<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Rulesets of the club, and its own texts of rules.
#[derive(Clone, Copy)]
pub struct RulesTable<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Seasons with the results of their evenings.
#[derive(Clone, Copy)]
pub struct SeasonsTable<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Settings of the club, by name, and its identity.
#[derive(Clone, Copy)]
pub struct Settings<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Tournaments, planned, in play and finished.
#[derive(Clone, Copy)]
pub struct TournamentsTable<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Journal of each tournament: its rows, its commands and their undoing.
#[derive(Clone, Copy)]
pub struct JournalTable<'a> {
    pub(crate) file: &'a ClubFile,
}

/// Checks of the tables against the journals.
#[derive(Clone, Copy)]
pub struct Checks<'a> {
    pub(crate) file: &'a ClubFile,
}

impl ClubFile {
    pub fn arrivals(&self) -> ArrivalsTable<'_> {
        ArrivalsTable { file: self }
    }

    pub fn attendance(&self) -> AttendanceTable<'_> {
        AttendanceTable { file: self }
    }

    pub fn championships(&self) -> ChampionshipsTable<'_> {
        ChampionshipsTable { file: self }
    }

    pub fn library(&self) -> LibraryTable<'_> {
        LibraryTable { file: self }
    }

    pub fn dues(&self) -> DuesTable<'_> {
        DuesTable { file: self }
    }

    pub fn duties(&self) -> DutiesTable<'_> {
        DutiesTable { file: self }
    }

    pub fn personal_data(&self) -> PersonalData<'_> {
        PersonalData { file: self }
    }

    pub fn exclusions(&self) -> ExclusionsTable<'_> {
        ExclusionsTable { file: self }
    }

    pub fn imports(&self) -> Imports<'_> {
        Imports { file: self }
    }

    pub fn members(&self) -> MembersTable<'_> {
        MembersTable { file: self }
    }

    pub fn merging(&self) -> Merging<'_> {
        Merging { file: self }
    }

    pub fn proofs(&self) -> Proofs<'_> {
        Proofs { file: self }
    }

    pub fn rules(&self) -> RulesTable<'_> {
        RulesTable { file: self }
    }

    pub fn seasons(&self) -> SeasonsTable<'_> {
        SeasonsTable { file: self }
    }

    pub fn settings(&self) -> Settings<'_> {
        Settings { file: self }
    }

    pub fn tournaments(&self) -> TournamentsTable<'_> {
        TournamentsTable { file: self }
    }

    pub fn journal(&self) -> JournalTable<'_> {
        JournalTable { file: self }
    }

    pub fn checks(&self) -> Checks<'_> {
        Checks { file: self }
    }
}
