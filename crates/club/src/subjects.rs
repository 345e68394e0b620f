//! The subjects of a club, each as a view over it.

use crate::Club;
use crate::calendar::evening_ahead::Schedule;
use crate::equipment::structure_files::LevelDesign;
use crate::evening::act::Play;
use crate::evening::announce::Tables;
use crate::evening::arrivals::Arrivals;
use crate::evening::away::Absence;
use crate::evening::entry_checks::Entries;
use crate::evening::notices::Audit;
use crate::evening::reports::TableReports;
use crate::evening::tournaments::Tournaments;
use crate::evening::views::EveningViews;
use crate::file::club::second::Standby;
use crate::floor::Floor;
use crate::league::League;
use crate::members::dues::Membership;
use crate::past::PastEvenings;
use crate::personal_data::data_protection::Privacy;
use crate::phones::Phones;
use crate::proof::EveningProofs;
use crate::publishing::Publishing;
use crate::room::Room;
use crate::seasons::exporting::Seasons;
use crate::seasons::statistics::attendance::Statistics;

impl Club {
    /// Acts of an evening, and their history.
    pub fn play(&mut self) -> Play<'_> {
        Play { club: self }
    }

    pub fn schedule(&mut self) -> Schedule<'_> {
        Schedule { club: self }
    }

    /// Levels for a set-up, at the club's own tempo.
    pub fn levels(&mut self) -> LevelDesign<'_> {
        LevelDesign { club: self }
    }

    pub fn tables(&mut self) -> Tables<'_> {
        Tables { club: self }
    }

    /// Players who say that they are here.
    pub fn arrivals(&mut self) -> Arrivals<'_> {
        Arrivals { club: self }
    }

    /// Time missed while a clock ran.
    pub fn absence(&mut self) -> Absence<'_> {
        Absence { club: self }
    }

    /// Checks before an entry.
    pub fn entries(&mut self) -> Entries<'_> {
        Entries { club: self }
    }

    /// Comparison of tables with journals.
    pub fn audit(&mut self) -> Audit<'_> {
        Audit { club: self }
    }

    /// Views of an evening for the desk.
    pub fn views(&mut self) -> EveningViews<'_> {
        EveningViews { club: self }
    }

    pub fn reports(&mut self) -> TableReports<'_> {
        TableReports { club: self }
    }

    /// Tournaments of all dates.
    pub fn tournaments(&mut self) -> Tournaments<'_> {
        Tournaments { club: self }
    }

    /// Rulings asked for at a table.
    pub fn floor(&mut self) -> Floor<'_> {
        Floor { club: self }
    }

    /// Exchange with the league.
    pub fn league(&mut self) -> League<'_> {
        League { club: self }
    }

    /// Evenings played without the program.
    pub fn past(&mut self) -> PastEvenings<'_> {
        PastEvenings { club: self }
    }

    /// Protection of personal data.
    pub fn privacy(&mut self) -> Privacy<'_> {
        Privacy { club: self }
    }

    pub fn phones(&mut self) -> Phones<'_> {
        Phones { club: self }
    }

    /// Signed proofs of evenings.
    pub fn proofs(&mut self) -> EveningProofs<'_> {
        EveningProofs { club: self }
    }

    /// Published site and messages.
    pub fn publishing(&mut self) -> Publishing<'_> {
        Publishing { club: self }
    }

    pub fn room(&mut self) -> Room<'_> {
        Room { club: self }
    }

    /// Seasons and their standings.
    pub fn seasons(&mut self) -> Seasons<'_> {
        Seasons { club: self }
    }

    /// Statistics of seasons and members.
    pub fn statistics(&mut self) -> Statistics<'_> {
        Statistics { club: self }
    }

    pub fn membership(&self) -> Membership<'_> {
        Membership { club: self }
    }

    /// Second computer and second place.
    pub fn standby(&mut self) -> Standby<'_> {
        Standby { club: self }
    }
}
