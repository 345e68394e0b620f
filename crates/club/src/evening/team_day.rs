//! A team day: the federation's inter-club day, or a match within the club. Each round is a tournament in which every
//! table plays for itself, and a championship ranks the teams over all rounds.

use crate::file::subjects::Entries;
use serde::{Deserialize, Serialize};
use tapis_engine::SetupDraft;
use tapis_engine::base::quantity::{
    ChampionshipId, MemberId, Millis, SeasonId, SeatNo, TableNo, TournamentId,
};
use tapis_engine::championship::{ChampionshipRules, CountedEvenings, PointsSource, Teams};
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::setup::rounds::{Pairing, RoundLevels, Rounds};
use tapis_engine::setup::teams::TeamList;
use tapis_engine::setup::{Format, RoomTable};
use tapis_locale::{Language, text};
use tapis_store::ChampionshipDraft;

use crate::Problem;
use crate::file::problem::playable;

/// The most rounds of a day.
const MOST_ROUNDS: u32 = 6;

/// Team day that is wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TeamDayWish {
    /// Common set-up of its tournaments: the name of the day, its date, the levels, the points of a table.
    pub setup: SetupDraft,
    pub season: SeasonId,
    /// The tags that are teams.
    pub teams: Vec<String>,
    /// Number of rounds, 1 to 6.
    pub rounds: u32,
    /// Most players at a table, 2 to 10.
    pub seats: SeatNo,
}

/// Team day as it was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TeamDay {
    /// A tournament for each round.
    pub tournaments: Vec<TournamentId>,
    /// The championship that ranks the teams.
    pub championship: ChampionshipId,
}

impl Entries<'_> {
    /// Makes the tournaments and the championship of a team day.
    ///
    /// # Errors
    /// At the field that does not fit: fewer than two teams, a team without members, too many rounds, a set-up that
    /// cannot be played, a name that another championship has. Nothing is made then.
    pub fn create_team_day(
        &mut self,
        language: Language,
        wish: &TeamDayWish,
        now: Millis,
    ) -> Result<TeamDay, Problem> {
        let season = self.club.seasons().season(wish.season)?;
        if !(1..=MOST_ROUNDS).contains(&wish.rounds) {
            return Err(
                Problem::new("team_day-rounds", &[("most", i64::from(MOST_ROUNDS).into())]).at("rounds")
            );
        }
        let teams = self.team_lists(&wish.teams)?;
        let players: usize = teams.iter().map(|team| team.members.len()).sum();
        let mut draft = SetupDraft {
            rounds: Some(Rounds { pairing: Pairing::Draw, levels: RoundLevels::FromFirst, last: Some(1) }),
            seats_per_table: wish.seats,
            final_table_seats: wish.seats,
            format: Format::Freezeout,
            re_entries: None,
            late_last_level: 0,
            late_until_minute: None,
            capacity: None,
            end: EndCondition::LastPlayer,
            teams,
            ..wish.setup.clone()
        };
        if let Some(money) = &mut draft.money {
            money.re_entry = None;
        }
        add_tables(&mut draft, players);
        let round = |no: u32| {
            let values = [("name", wish.setup.name.trim().into()), ("round", i64::from(no).into())];
            playable(SetupDraft { name: text(language, "team_day-round", &values), ..draft.clone() })
        };
        let setups = (1..=wish.rounds)
            .map(|no| Ok((round(no)?, Some(season.id))))
            .collect::<Result<Vec<_>, Problem>>()?;
        let tournaments = self.club.file.tournaments().create_tournaments(&setups, now)?;
        let championship = ChampionshipDraft {
            id: None,
            season: season.id,
            name: wish.setup.name.trim().to_owned(),
            rules: ChampionshipRules {
                points: PointsSource::Recorded,
                evenings: CountedEvenings::Only { tournaments: tournaments.iter().copied().collect() },
                teams: Some(Teams { tags: wish.teams.clone(), best: None }),
                ..ChampionshipRules::default()
            },
        };
        match self.club.seasons().save_championship(&championship) {
            Ok(championship) => Ok(TeamDay { tournaments, championship }),
            // Most likely another championship has the name.
            Err(problem) => {
                self.club.tournaments().delete_tournaments(&tournaments)?;
                Err(problem.at("name"))
            }
        }
    }

    /// The members with each of these tags, guests too.
    fn team_lists(&self, tags: &[String]) -> Result<Vec<TeamList>, Problem> {
        if tags.len() < 2 {
            return Err(Problem::new("team_day-teams", &[]).at("teams"));
        }
        let members = self.club.file.members().all()?;
        let list = |tag: &String| {
            let own = members.iter().filter(|member| member.card.tags.contains(tag));
            let team = TeamList {
                name: tag.clone(),
                members: own.map(|member| member.id).collect::<Vec<MemberId>>(),
            };
            if team.members.is_empty() {
                return Err(Problem::new("team_day-nobody", &[("team", tag.as_str().into())]).at("teams"));
            }
            Ok(team)
        };
        tags.iter().map(list).collect()
    }
}

/// Adds table numbers until every player has a seat: the hall of another club may have more tables than this club's
/// room.
fn add_tables(draft: &mut SetupDraft, players: usize) {
    let seats = draft.seats_per_table;
    for table in &mut draft.tables {
        table.seats = table.seats.max(seats);
    }
    let needed = players.div_ceil(usize::from(seats.max(1)));
    while draft.tables.len() < needed {
        let next = draft.tables.iter().map(|table| table.no).max().unwrap_or(0).saturating_add(1);
        if next == TableNo::MAX {
            break;
        }
        draft.tables.push(RoomTable::new(next, seats));
    }
}
