//! The subjects of a club file, each as a view over it.

use crate::ClubFile;
use crate::arrivals::ArrivalsTable;
use crate::attendance::AttendanceTable;
use crate::championships::ChampionshipsTable;
use crate::check::Checks;
use crate::dues::DuesTable;
use crate::duties::DutiesTable;
use crate::erasure::PersonalData;
use crate::exclusions::ExclusionsTable;
use crate::import::Imports;
use crate::journal::JournalTable;
use crate::library::LibraryTable;
use crate::members::MembersTable;
use crate::merging::Merging;
use crate::proof::Proofs;
use crate::rule_texts::RulesTable;
use crate::seasons::SeasonsTable;
use crate::settings::Settings;
use crate::tournaments::TournamentsTable;

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

    /// Structures, templates, chip sets and venues.
    pub fn library(&self) -> LibraryTable<'_> {
        LibraryTable { file: self }
    }

    /// Membership dues and their payments.
    pub fn dues(&self) -> DuesTable<'_> {
        DuesTable { file: self }
    }

    /// Tasks of volunteers at evenings.
    pub fn duties(&self) -> DutiesTable<'_> {
        DutiesTable { file: self }
    }

    /// Retention and erasure of personal data.
    pub fn personal_data(&self) -> PersonalData<'_> {
        PersonalData { file: self }
    }

    /// Members who may not enter.
    pub fn exclusions(&self) -> ExclusionsTable<'_> {
        ExclusionsTable { file: self }
    }

    /// Lists that come from elsewhere.
    pub fn imports(&self) -> Imports<'_> {
        Imports { file: self }
    }

    /// Members with names, notes and photos.
    pub fn members(&self) -> MembersTable<'_> {
        MembersTable { file: self }
    }

    /// Merged and distinct records.
    pub fn merging(&self) -> Merging<'_> {
        Merging { file: self }
    }

    /// Ends of journals that a proof states.
    pub fn proofs(&self) -> Proofs<'_> {
        Proofs { file: self }
    }

    /// Rulesets and texts of rules.
    pub fn rules(&self) -> RulesTable<'_> {
        RulesTable { file: self }
    }

    /// Seasons and their results.
    pub fn seasons(&self) -> SeasonsTable<'_> {
        SeasonsTable { file: self }
    }

    /// Settings of the club, by name.
    pub fn settings(&self) -> Settings<'_> {
        Settings { file: self }
    }

    /// Tournaments of all dates.
    pub fn tournaments(&self) -> TournamentsTable<'_> {
        TournamentsTable { file: self }
    }

    pub fn journal(&self) -> JournalTable<'_> {
        JournalTable { file: self }
    }

    /// Checks of tables against journals.
    pub fn checks(&self) -> Checks<'_> {
        Checks { file: self }
    }
}
