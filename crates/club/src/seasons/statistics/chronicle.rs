//! The evenings that are over, earliest first, with each player as the member who is kept.

use crate::file::subjects::Statistics;
use std::collections::BTreeMap;

use tapis_engine::Phase;
use tapis_engine::base::quantity::{MemberId, SeasonId, TournamentId};

use crate::Problem;
use crate::file::known_evening::{EveningRecord, PlayerRecord};
use crate::seasons::standings::SeasonPoints;

/// An evening that is over.
#[derive(Debug)]
pub(super) struct Evening {
    pub(super) id: TournamentId,
    pub(super) name: String,
    pub(super) date: String,
    pub(super) recorded: bool,
    pub(super) told: EveningRecord,
}

impl Evening {
    pub(super) fn player(&self, member: MemberId) -> Option<&PlayerRecord> {
        self.told.players.iter().find(|player| player.member == member)
    }
}

/// All evenings that are over, or those of a season.
#[derive(Debug, Default)]
pub(super) struct Chronicle {
    pub(super) evenings: Vec<Evening>,
    /// The names of the evenings whose journal cannot be read.
    pub(super) unread: Vec<String>,
}

impl Chronicle {
    /// Days on which the member came; `None` if the lists of that day leave players unnamed.
    pub(super) fn came(&self, member: MemberId) -> Vec<(&str, Option<bool>)> {
        let days = self.evenings.chunk_by(|one, other| one.date == other.date);
        let came = |day: &[Evening]| {
            if day.iter().any(|evening| evening.player(member).is_some()) {
                return Some(true);
            }
            day.iter().all(|evening| evening.told.unnamed == 0).then_some(false)
        };
        days.filter_map(|day| Some((day.first()?.date.as_str(), came(day)))).collect()
    }
}

impl Statistics<'_> {
    /// Records of the evenings that are over; of a season, or of all.
    pub(in crate::seasons::statistics) fn chronicle(
        &mut self,
        season: Option<SeasonId>,
    ) -> Result<Chronicle, Problem> {
        let merged = self.club.file.merging().merged_records()?;
        let kept = |member: &mut MemberId| *member = merged.get(member).copied().unwrap_or(*member);
        let mut rows = self.club.tournaments().all()?;
        rows.retain(|row| row.status == Phase::Finished && (season.is_none() || row.season == season));
        let mut chronicle = Chronicle::default();
        let mut scored: BTreeMap<SeasonId, SeasonPoints> = BTreeMap::new();
        for row in rows.into_iter().rev() {
            // An unreadable journal was reported when the club was opened; here it is named.
            let Ok(details) = self.club.seasons().evening_details(row.id) else {
                chronicle.unread.push(row.name);
                continue;
            };
            let mut told = details.told.clone();
            if let Some(season) = row.season
                && !scored.contains_key(&season)
            {
                scored.insert(season, self.club.seasons().season_points(season, None)?);
            }
            let points = row.season.and_then(|season| scored.get(&season));
            for player in &mut told.players {
                kept(&mut player.member);
                if let Some(points) = points {
                    player.points =
                        points.of((row.id, &row.name), (player.member, player.place), player.points);
                }
                player.out_by.iter_mut().for_each(kept);
            }
            let (id, name, date, recorded) = (row.id, row.name, row.date, row.recorded);
            chronicle.evenings.push(Evening { id, name, date, recorded, told });
        }
        Ok(chronicle)
    }

    /// Everybody who may be named: who is not erased, and whether they are guests.
    pub(in crate::seasons::statistics) fn nameable(
        &self,
    ) -> Result<BTreeMap<MemberId, NamedPerson>, Problem> {
        let members = self.club.file.members().all()?.into_iter();
        Ok(members
            .map(|member| {
                let name = member.card.full_name();
                (member.id, NamedPerson { name: name.trim().to_owned(), guest: member.card.guest })
            })
            .collect())
    }
}

/// A person who can be named.
#[derive(Debug, Clone)]
pub(super) struct NamedPerson {
    pub(super) name: String,
    pub(super) guest: bool,
}
