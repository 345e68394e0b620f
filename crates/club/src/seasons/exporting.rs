//! Results and standings as lists for a spreadsheet, complete enough to recalculate the standings from them.

use crate::file::subjects::Seasons;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{SeasonId, TournamentId};
use tapis_engine::championship::TeamStanding;
use tapis_engine::state::entries::Entry;
use tapis_engine::{Phase, Tournament};
use tapis_locale::{Language, text};
use tapis_store::{Cell, List, ListColumn, ListFormat, MemberCard};

use crate::file::file_names::base;
use crate::members::records::last_name;
use crate::seasons::standings::SeasonPoints;
use crate::{Problem, Ranking, SeasonEvening};

/// A list that is written for a spreadsheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeasonExport {
    /// Standings: a line for each member, with the points of every evening.
    Standings { ranking: Ranking },
    /// Standings of teams: a line for each, with the points of every evening.
    Teams { ranking: Ranking },
    /// The results of all evenings of a season that are over: a line for each player of each.
    Season { season: SeasonId },
    /// The results of a tournament that is over.
    Tournament { tournament: TournamentId },
}

/// A heading, and how wide its column is.
type Head = (&'static str, f64);

/// Columns for the person of a line, in both lists.
const PERSON: [Head; 4] =
    [("field-last_name", 20.0), ("field-first_name", 16.0), ("field-number", 10.0), ("field-licence", 14.0)];

/// The columns of results before and after the person.
const EVENING: [Head; 6] = [
    ("list-date", 12.0),
    ("list-tournament", 30.0),
    ("list-players", 9.0),
    ("list-buy_in", 9.0),
    ("list-pool", 10.0),
    ("list-place", 7.0),
];
const RESULT: [Head; 11] = [
    ("list-guest", 8.0),
    ("list-points", 9.0),
    ("list-prize", 10.0),
    ("list-bounties", 10.0),
    ("list-spent", 10.0),
    ("list-rebuys", 9.0),
    ("list-addons", 9.0),
    ("list-eliminations", 12.0),
    ("list-all_entries", 12.0),
    ("list-re_entries", 12.0),
    ("list-first_place", 12.0),
];

/// The columns of standings before and after the person.
const RANK: [Head; 1] = [("list-rank", 7.0)];
const TOTALS: [Head; 4] =
    [("list-points", 9.0), ("list-played", 9.0), ("list-wins", 9.0), ("list-best_place", 9.0)];

/// The columns of teams after the rank.
const TEAM: [Head; 3] = [("list-team", 24.0), ("list-points", 9.0), ("list-wins", 9.0)];

/// The column of an evening behind standings.
fn evening_column(evening: &SeasonEvening) -> ListColumn {
    let day = evening.date.parse::<NaiveDate>().map(|day| day.format("%d/%m/%Y").to_string());
    let heading = format!("{} {}", day.unwrap_or_else(|_| evening.date.clone()), evening.name);
    ListColumn { heading, width: 14.0 }
}

fn columns(language: Language, heads: &[&[Head]]) -> Vec<ListColumn> {
    let heads = heads.iter().flat_map(|part| part.iter());
    heads.map(|(key, width)| ListColumn { heading: text(language, key, &[]), width: *width }).collect()
}

/// Last name, first name, number, licence; an erased member has the words that stand for the name.
fn person(last_name: String, card: &MemberCard) -> [Cell; 4] {
    [
        Cell::Text(last_name),
        Cell::Text(card.first_name.clone()),
        Cell::of(card.number.clone()),
        Cell::of(card.licence.clone()),
    ]
}

fn count(number: u32) -> Cell {
    Cell::Number(i64::from(number))
}

impl Seasons<'_> {
    /// A list as a file.
    ///
    /// # Errors
    /// If there is no such season, championship or tournament, it is not over, or a formula gives no number.
    pub fn export(
        &mut self,
        language: Language,
        what: SeasonExport,
        format: ListFormat,
    ) -> Result<Vec<u8>, Problem> {
        let list = match what {
            SeasonExport::Standings { ranking } => self.standings_list(language, ranking)?,
            SeasonExport::Teams { ranking } => self.teams_list(language, ranking)?,
            SeasonExport::Season { season } => {
                let own = self.season(season)?;
                let rows = self.club.tournaments().all()?.into_iter();
                let mut over: Vec<(String, TournamentId)> = rows
                    .filter(|row| row.season == Some(season) && row.status == Phase::Finished)
                    .map(|row| (row.date, row.id))
                    .collect();
                over.sort();
                self.results_list(language, own.name, over.into_iter().map(|(_, id)| id))?
            }
            SeasonExport::Tournament { tournament } => {
                let row = self.club.file.tournaments().tournament(tournament)?;
                if row.status != Phase::Finished {
                    return Err(Problem::new("list-not_over", &[]));
                }
                self.results_list(language, row.name, [tournament].into_iter())?
            }
        };
        Ok(list.write(format)?)
    }

    fn results_list(
        &mut self,
        language: Language,
        name: String,
        tournaments: impl Iterator<Item = TournamentId>,
    ) -> Result<List, Problem> {
        let mut rows = Vec::new();
        for id in tournaments {
            let tournament = self.club.replay(id)?;
            let points = self.points_of_evening(id)?;
            self.add_results(language, (id, &tournament), &points, &mut rows)?;
        }
        Ok(List { name, columns: columns(language, &[&EVENING, &PERSON, &RESULT]), rows })
    }

    /// A line for each player, the winner first.
    fn add_results(
        &self,
        language: Language,
        (id, tournament): (TournamentId, &Tournament),
        points: &SeasonPoints,
        rows: &mut Vec<Vec<Cell>>,
    ) -> Result<(), Problem> {
        let setup = tournament.setup();
        let players = tournament.counts().entries;
        let firsts = tournament.rebuys().first_entries();
        for line in tournament.results() {
            let member =
                self.club.file.members().member(self.club.file.merging().kept_record(line.member)?)?;
            let guest =
                if member.card.guest { Cell::Text(text(language, "list-yes", &[])) } else { Cell::Empty };
            let entry = tournament.entry(line.entry);
            let of_entry = |of: fn(&Entry) -> u32| entry.map_or(0, of);
            let mut row = vec![
                Cell::Date(setup.date),
                Cell::Text(setup.name.clone()),
                count(players),
                Cell::Hundredths(setup.entry_price().0),
                Cell::Hundredths(tournament.prize_money().pool().0),
                count(line.place),
            ];
            row.extend(person(last_name(language, &member), &member.card));
            row.extend([
                guest,
                Cell::Hundredths(points.of((id, &setup.name), (member.id, line.place), line.points).0),
                Cell::Hundredths(line.prize.0),
                Cell::Hundredths(line.bounties.0),
                Cell::Hundredths(entry.map_or(0, |entry| entry.due.0)),
                count(of_entry(|entry| entry.rebuys)),
                count(of_entry(|entry| entry.addons)),
                count(of_entry(|entry| entry.hits)),
                count(tournament.counts().all_entries()),
                count(of_entry(Entry::re_entries)),
                firsts.get(&line.entry).map_or(Cell::Empty, |first| count(first.place)),
            ]);
            rows.push(row);
        }
        Ok(())
    }

    /// In the order of the standings; whoever played too few evenings has no rank. A column for each evening holds the
    /// points of those results that count, and in square brackets of those that do not.
    fn standings_list(&mut self, language: Language, ranking: Ranking) -> Result<List, Problem> {
        let season = self.season(ranking.season)?;
        let name = self.championship_name(ranking)?.unwrap_or(season.name);
        let table = self.season_table(language, ranking)?;
        let mut columns = columns(language, &[&RANK, &PERSON, &TOTALS]);
        let milestones = table.lines.iter().any(|line| !line.standing.milestones.is_empty());
        if milestones {
            columns.push(ListColumn { heading: text(language, "doc-milestones", &[]), width: 10.0 });
        }
        columns.extend(table.evenings.iter().map(evening_column));
        let mut rows = Vec::new();
        for line in &table.lines {
            let standing = &line.standing;
            let member = self.club.file.members().member(standing.member)?;
            let mut row = vec![if standing.rank == 0 { Cell::Empty } else { count(standing.rank) }];
            row.extend(person(last_name(language, &member), &member.card));
            row.extend([
                Cell::Hundredths(standing.total.0),
                count(standing.played),
                count(standing.wins),
                count(standing.best_place),
            ]);
            if milestones {
                row.push(Cell::Hundredths(standing.milestones.iter().map(|reached| reached.points.0).sum()));
            }
            row.extend(line.scores.iter().map(|score| match score {
                Some(result) if result.counted => Cell::Hundredths(result.points.0),
                Some(result) => Cell::SetAside(result.points.0),
                None => Cell::Empty,
            }));
            rows.push(row);
        }
        Ok(List { name, columns, rows })
    }

    /// The teams, best first, with the points and the players of every evening.
    fn teams_list(&mut self, language: Language, ranking: Ranking) -> Result<List, Problem> {
        let season = self.season(ranking.season)?;
        let name = self.championship_name(ranking)?.unwrap_or(season.name);
        let table = self.season_table(language, ranking)?;
        let mut columns = columns(language, &[&RANK, &TEAM]);
        columns.extend(table.evenings.iter().map(evening_column));
        let line = |team: &TeamStanding| {
            let mut row = vec![
                count(team.rank),
                Cell::Text(team.team.clone()),
                Cell::Hundredths(team.total.0),
                count(team.wins),
            ];
            row.extend(table.evenings.iter().map(|evening| {
                let scored = team.evenings.iter().find(|scored| scored.tournament == evening.tournament);
                scored.map_or(Cell::Empty, |scored| Cell::Hundredths(scored.points.0))
            }));
            row
        };
        let rows = table.teams.iter().map(line).collect();
        Ok(List { name, columns, rows })
    }

    /// Name of a list's file, valid on Windows as well.
    ///
    /// # Errors
    /// If there is no such season, championship or tournament.
    pub fn export_name(
        &self,
        language: Language,
        what: SeasonExport,
        format: ListFormat,
    ) -> Result<String, Problem> {
        let (key, name) = match what {
            SeasonExport::Standings { ranking } | SeasonExport::Teams { ranking } => {
                let season = self.season(ranking.season)?.name;
                let name = match self.championship_name(ranking)? {
                    Some(championship) => format!("{season} {championship}"),
                    None => season,
                };
                let teams = matches!(what, SeasonExport::Teams { .. });
                (if teams { "list-file_teams" } else { "list-file_standings" }, name)
            }
            SeasonExport::Season { season } => ("list-file_results", self.season(season)?.name),
            SeasonExport::Tournament { tournament } => {
                let row = self.club.file.tournaments().tournament(tournament)?;
                ("list-file_results", format!("{} {}", row.date, row.name))
            }
        };
        let ending = format.ending();
        Ok(format!("{}.{ending}", base(&text(language, key, &[("name", name.into())]), "")))
    }
}
