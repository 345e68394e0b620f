//! One member at a glance: tonight, this season, the last evenings.

use crate::file::subjects::Seasons;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::Phase;
use tapis_engine::base::quantity::{Cents, MemberId, Place, Points, SeasonId, TournamentId};
use tapis_engine::state::entries::{Entry, EntryStatus};
use tapis_engine::state::seats::SeatRef;
use tapis_store::{Exclusion, Member, MemberNote, PlayedEvening};

use crate::Problem;
use crate::members::member_list::lapsed;
use crate::seasons::standings::SeasonPoints;

/// Number of recent evenings that are listed.
const LAST: u32 = 8;

/// Overview of the club's knowledge of a member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberOverview {
    pub member: Member,
    /// The membership has run out.
    pub lapsed: bool,
    /// The member may not play, or might not until its last day.
    pub exclusion: Option<Exclusion>,
    pub excluded: bool,
    /// The tournaments that are not over in which the member is.
    pub current: Vec<CurrentEntry>,
    /// The season that runs; `None` if the club has none.
    pub season: Option<MemberSeason>,
    /// Dues of the member for that season; `None` if the season has no due, or the member is a guest or archived.
    pub dues: Option<MemberDues>,
    /// The last evenings, latest first.
    pub evenings: Vec<PlayedEvening>,
    /// The records that were merged into this one.
    pub merged: Vec<Member>,
    /// The photo as a `data:` address; `None` if there is none.
    pub photo: Option<String>,
    /// Dated notes, latest first.
    pub notes: Vec<MemberNote>,
}

/// An entry in a tournament that is not over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CurrentEntry {
    /// The number in the file.
    pub tournament: TournamentId,
    pub name: String,
    /// The day it is played.
    pub date: NaiveDate,
    /// State of the member in it.
    pub at: EntryAt,
}

/// State of a member in a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EntryAt {
    /// Registered, without a seat.
    Registered,
    Seated {
        seat: SeatRef,
    },
    Out {
        place: Place,
    },
}

/// A member in the standings of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberSeason {
    /// The number in the file.
    pub season: SeasonId,
    pub name: String,
    /// The rank; `None` if there are too few evenings to be ranked.
    pub rank: Option<u32>,
    pub played: u32,
    pub wins: u32,
    /// Points that count, in hundredths.
    pub points: Points,
}

/// Amount that a member owes of a season's due.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberDues {
    pub season: SeasonId,
    /// Name of the season.
    pub name: String,
    pub currency: String,
    pub owes: Cents,
    /// Sum of its payments.
    pub paid: Cents,
    /// Amount still to pay; below 0 where more was paid than is due.
    pub rest: Cents,
}

/// A photo as a page shows it.
pub(crate) fn address(picture: &[u8]) -> String {
    format!("data:image/jpeg;base64,{}", STANDARD.encode(picture))
}

impl Seasons<'_> {
    fn member_dues(
        &self,
        member: &Member,
        season: Option<&MemberSeason>,
    ) -> Result<Option<MemberDues>, Problem> {
        let Some(season) = season.filter(|_| !member.card.guest && !member.archived) else { return Ok(None) };
        let (due, owed) = (
            self.club.file.dues().season_due(season.season)?,
            self.club.file.dues().due_of(season.season, member.id)?,
        );
        Ok(due.zip(owed).map(|(due, owed)| MemberDues {
            season: season.season,
            name: season.name.clone(),
            currency: due.currency,
            owes: owed.owes,
            paid: owed.paid,
            rest: owed.rest(),
        }))
    }

    /// Overview of a member on this day.
    ///
    /// # Errors
    /// If there is no such member.
    pub fn member_overview(&mut self, id: MemberId, today: NaiveDate) -> Result<MemberOverview, Problem> {
        // A merged record is opened from an old evening: the one that is kept answers for it.
        let id = self.club.file.merging().kept_record(id)?;
        let (member, records) =
            (self.club.library().member_there(id)?, self.club.file.merging().records_of(id)?);
        let mut current = Vec::new();
        for row in self.club.tournaments().all()?.into_iter().filter(|row| row.status != Phase::Finished) {
            let tournament = self.club.tournament(row.id)?;
            // A member who was taken back and came after all has several entries: the latest one counts.
            let own = |entry: &&Entry| records.contains(&entry.member) && entry.counts();
            let entry = tournament.entries().iter().rev().find(own);
            let Some(entry) = entry else { continue };
            let at = match entry.standing {
                EntryStatus::Seated { at } => EntryAt::Seated { seat: at },
                EntryStatus::Out { .. } | EntryStatus::Recorded { .. } => match tournament.place(entry) {
                    Some(place) => EntryAt::Out { place },
                    None => continue,
                },
                EntryStatus::Waiting | EntryStatus::Withdrawn => EntryAt::Registered,
            };
            let date = tournament.setup().date;
            current.push(CurrentEntry { tournament: row.id, name: row.name, date, at });
        }
        let season = match self.club.library().season_on(today)? {
            Some(season) => {
                let standings = self.standings(self.club.language(), season.id)?;
                let own = standings.into_iter().find(|line| line.member == id);
                Some(MemberSeason {
                    season: season.id,
                    name: season.name,
                    rank: own.as_ref().map(|line| line.rank).filter(|rank| *rank > 0),
                    played: own.as_ref().map_or(0, |line| line.played),
                    wins: own.as_ref().map_or(0, |line| line.wins),
                    points: own.map_or(Points::ZERO, |line| line.total),
                })
            }
            None => None,
        };
        let mut evenings = self.club.file.attendance().last_played_by(id, LAST)?;
        for evening in &mut evenings {
            let points = self.points_of_evening(evening.tournament)?;
            let championships = self.championship_points(evening.tournament)?;
            let given = |points: &SeasonPoints| {
                points.of((evening.tournament, &evening.name), (id, evening.place), evening.points)
            };
            let named = championships.into_iter().map(|(name, points)| (name, given(&points))).collect();
            (evening.points, evening.championships) = (given(&points), named);
        }
        let exclusion = self.club.file.exclusions().exclusion(id)?;
        Ok(MemberOverview {
            excluded: exclusion.as_ref().is_some_and(|exclusion| exclusion.holds_on(today)),
            exclusion,
            lapsed: lapsed(&member, today),
            current,
            dues: self.member_dues(&member, season.as_ref())?,
            season,
            evenings,
            merged: self.club.file.merging().merged_into(id)?,
            photo: self.club.file.members().member_photo(id)?.map(|picture| address(&picture)),
            notes: self.club.file.members().member_notes(id)?,
            member,
        })
    }
}
