//! Standings over all clubs, by the rules of a club's championships and with the same engine.

pub mod cache;
pub mod championships;

use std::collections::{BTreeMap, BTreeSet};
use std::pin::pin;
use std::sync::Arc;

use chrono::NaiveDate;
use futures_util::TryStreamExt;
use serde::Serialize;
use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId as Person, Points, TournamentId};
use tapis_engine::championship::PlayerFigures;
use tapis_engine::championship::{
    ChampionshipRules, CountedEvenings, DatedResult, EveningFacts, Scoring, SharedPlaces, Standing, standings,
};
use tapis_league::{EveningFigures, EveningResult, MemberUid};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use crate::database::changes::MOST_LINKS;
use crate::database::ready;
use crate::persons::decisions::{decisions, joined};
use crate::{HubError, MemberId};

/// A line of a ranking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RankedLine {
    /// The rank, shared by equals; `None` if too few evenings were played.
    pub rank: Option<u32>,
    /// First and last name; `None` if the club has erased the member.
    pub name: Option<String>,
    pub club_name: String,
    /// The record of the club that stands for the person.
    #[serde(flatten)]
    pub id: MemberId,
    /// Points that count, in hundredths.
    pub points: Points,
    pub played: u32,
    pub wins: u32,
    pub best_place: u32,
}

/// A member of a club.
pub(crate) struct Player {
    pub(crate) id: MemberId,
    pub(crate) club_name: String,
    pub(crate) name: Option<String>,
}

/// An evening of a club that counts.
pub(crate) struct CountedEvening {
    pub(crate) club: i32,
    pub(crate) name: String,
    pub(crate) club_name: String,
    pub(crate) players: u32,
}

/// The calculated standings of a season.
pub(crate) struct SeasonStandings {
    /// The lines in order of rank, equals by club and name.
    pub(crate) lines: Vec<(Player, Standing)>,
}

/// The player that each record of a club counts for.
#[derive(Default)]
pub(crate) struct Persons {
    /// The index of each record among the players.
    numbers: BTreeMap<MemberId, i64>,
    /// The record that the league has decided is the same person.
    joined: BTreeMap<MemberId, MemberId>,
    /// The record that the club kept when it merged this one.
    merged: BTreeMap<MemberId, MemberId>,
}

impl Persons {
    /// The player that a record's results count for; `None` if no club names the player.
    fn number(&self, id: MemberId) -> Option<i64> {
        self.numbers.get(&self.root(id)).copied()
    }

    /// All links of the league and of its clubs, without the players themselves.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn linked(client: &Client) -> Result<Persons, HubError> {
        let rows =
            client.query("SELECT club, member, merged FROM member WHERE merged IS NOT NULL", &[]).await?;
        let into = |row: &Row| {
            let id = MemberId::at(row, 0);
            (id, MemberId { member: MemberUid(bytes(row, 2)), ..id })
        };
        Ok(Persons {
            numbers: BTreeMap::new(),
            joined: joined(&decisions(client).await?),
            merged: rows.iter().map(into).collect(),
        })
    }

    /// The records of more than one club that are linked with each other, whichever links count in the end.
    pub(crate) fn across(&self) -> Vec<Vec<MemberId>> {
        let mut beside = BTreeMap::<MemberId, Vec<MemberId>>::new();
        for (one, other) in self.joined.iter().chain(&self.merged) {
            beside.entry(*one).or_default().push(*other);
            beside.entry(*other).or_default().push(*one);
        }
        let (mut seen, mut groups) = (BTreeSet::new(), Vec::new());
        for first in beside.keys() {
            let (mut group, mut waiting) = (Vec::new(), vec![*first]);
            while let Some(one) = waiting.pop() {
                if seen.insert(one) {
                    group.push(one);
                    waiting.extend(beside.get(&one).into_iter().flatten());
                }
            }
            if group.iter().any(|one| one.club != first.club) {
                groups.push(group);
            }
        }
        groups
    }

    /// The record that this one counts for in the end. It depends only on the records in between: if a decision about
    /// one of them changes, only the seasons that they have played are recalculated.
    pub(crate) fn root(&self, id: MemberId) -> MemberId {
        let (mut at, mut way) = (id, Vec::new());
        while let Some(next) = self.merged.get(&at).or_else(|| self.joined.get(&at)) {
            if way.len() == MOST_LINKS {
                break;
            }
            way.push(at);
            // A club may merge two records that the league has joined the other way round. In such a circle, a record
            // that its club has not merged stands for the person.
            if let Some(first) = way.iter().position(|one| one == next) {
                let circle = way.iter().skip(first);
                return circle
                    .min_by_key(|one| (self.merged.contains_key(one), **one))
                    .copied()
                    .unwrap_or(id);
            }
            at = *next;
        }
        at
    }
}

/// The ranking of a season by these rules, calculated from scratch. It leaves out guests, whom no club names.
///
/// # Errors
/// [`HubError::Formula`] if the rules give no points.
pub async fn ranking(
    client: &Client,
    season: i32,
    rules: &ChampionshipRules,
) -> Result<Vec<RankedLine>, HubError> {
    ready(client).await?;
    let line = |(player, standing): (Player, Standing)| RankedLine {
        rank: standing.rank,
        name: player.name,
        club_name: player.club_name,
        id: player.id,
        points: standing.total,
        played: standing.played,
        wins: standing.wins,
        best_place: standing.best_place,
    };
    Ok(counted(client, season, rules).await?.lines.into_iter().map(line).collect())
}

/// The standings of a season by these rules, calculated from all its results.
pub(crate) async fn counted(
    client: &Client,
    season: i32,
    rules: &ChampionshipRules,
) -> Result<SeasonStandings, HubError> {
    let (mut players, mut persons) = (Vec::new(), Persons::default());
    persons.joined = joined(&decisions(client).await?);
    let sql = "SELECT member.club, club.name, member, state, last_name, first_name, merged FROM member
               JOIN club ON club.id = member.club ORDER BY member.club, last_name, first_name, member";
    for row in client.query(sql, &[]).await? {
        let id = MemberId { club: row.get(0), member: MemberUid(bytes(&row, 2)) };
        let known: String = row.get(3);
        let name =
            (known == "known").then(|| format!("{} {}", row.get::<_, String>(5), row.get::<_, String>(4)));
        if let Some(into) = row.get::<_, Option<&[u8]>>(6).and_then(|into| into.try_into().ok()) {
            persons.merged.insert(id, MemberId { member: MemberUid(into), ..id });
        }
        persons.numbers.insert(id, i64::try_from(players.len()).unwrap_or(i64::MAX));
        players.push(Some(Player { id, club_name: row.get(1), name }));
    }
    let (played, evenings) = results(client, season, rules, None, |record| persons.number(record)).await?;
    let scoring = Scoring::new(rules).map_err(HubError::Formula)?;
    let had = u32::try_from(evenings.len()).unwrap_or(u32::MAX);
    let lines = standings(&scoring, had, &played).map_err(HubError::Formula)?;
    // Each has one line.
    let mut player = |at: i64| players.get_mut(usize::try_from(at).ok()?)?.take();
    let lines = lines.into_iter().filter_map(|line| Some((player(line.member.0)?, line))).collect();
    Ok(SeasonStandings { lines })
}

/// The season of one player, calculated from the results of his records alone: the record that stands for him, and the
/// evenings of the clubs of these records. His rank among all is not known here. `None` if he has no result.
///
/// # Errors
/// [`HubError::Formula`] if the rules give no points.
pub(crate) async fn counted_of(
    client: &Client,
    season: i32,
    rules: &ChampionshipRules,
    member: MemberId,
) -> Result<Option<(MemberId, Standing, Vec<CountedEvening>)>, HubError> {
    let persons = Persons::linked(client).await?;
    let id = persons.root(member);
    let linked = persons.joined.keys().chain(persons.merged.keys()).filter(|one| persons.root(**one) == id);
    let clubs: BTreeSet<i32> = linked.chain([&id]).map(|one| one.club).collect();
    let clubs: Vec<i32> = clubs.into_iter().collect();
    let of = |record: MemberId| (persons.root(record) == id).then_some(0);
    let (played, evenings) = results(client, season, rules, Some(&clubs), of).await?;
    let scoring = Scoring::new(rules).map_err(HubError::Formula)?;
    let had = evenings_of(client, season, rules).await?;
    let line = standings(&scoring, had, &played).map_err(HubError::Formula)?.pop();
    Ok(line.map(|line| (id, line, evenings)))
}

/// The evenings of a season by these rules, if their number decides how many results count; otherwise 0.
pub(crate) async fn evenings_of(
    client: &Client,
    season: i32,
    rules: &ChampionshipRules,
) -> Result<u32, HubError> {
    if rules.drop_worst == 0 {
        return Ok(0);
    }
    let sql = "SELECT name FROM played JOIN journal USING (club, journal, epoch) WHERE played.season = $1 AND counts";
    let rows = client.query(sql, &[&season]).await?;
    let counted = rows.iter().filter(|row| counts(rules, row.get(0))).count();
    Ok(u32::try_from(counted).unwrap_or(u32::MAX))
}

/// Whether an evening counts by these rules: words in its name decide. Evening numbers are ignored, as they refer to
/// one club's file.
pub(crate) fn counts(rules: &ChampionshipRules, name: &str) -> bool {
    match &rules.evenings {
        CountedEvenings::Named { .. } => rules.evenings.counts(TournamentId(0), name),
        CountedEvenings::All | CountedEvenings::Only { .. } => true,
    }
}

/// The evenings that count, of all clubs or of some, and their results: of each record whose player has a number.
pub(crate) async fn results(
    client: &Client,
    season: i32,
    rules: &ChampionshipRules,
    clubs: Option<&[i32]>,
    mut number: impl FnMut(MemberId) -> Option<i64>,
) -> Result<(Vec<DatedResult>, Vec<CountedEvening>), HubError> {
    let sql = "SELECT played.club, journal, epoch, date, players, entries, buy_in, pool, stack, final_table, scheme,
                 played.name, club.name
               FROM played JOIN journal USING (club, journal, epoch) JOIN club ON club.id = played.club
               WHERE played.season = $1 AND counts AND ($2::integer[] IS NULL OR played.club = ANY($2))
               ORDER BY date, played.club, journal, epoch";
    let mut all = Vec::new();
    let mut evenings = BTreeMap::<(i32, i64, i32), (TournamentId, NaiveDate, Arc<EveningFacts>)>::new();
    let rows = client.query(sql, &[&season, &clubs]).await?;
    for row in rows.iter().filter(|row| counts(rules, row.get(11))) {
        let (club, players) = (row.get(0), count(row, 4));
        all.push(CountedEvening { club, name: row.get(11), club_name: row.get(12), players });
        let number = TournamentId(i64::try_from(all.len()).unwrap_or(i64::MAX));
        let facts = Arc::new(figures(row)?.facts());
        evenings.insert((row.get(0), row.get(1), row.get(2)), (number, row.get(3), facts));
    }
    let sql =
        "SELECT club, journal, epoch, entry, member, place, points, spent, prize, in_money, rebuys, addons,
                 eliminations, bounties, bounties_won, re_entries, first
               FROM result WHERE season = $1 AND ($2::integer[] IS NULL OR club = ANY($2))";
    let mut played = Vec::new();
    let mut shared = BTreeMap::<TournamentId, SharedPlaces>::new();
    let of: [&(dyn ToSql + Sync); 2] = [&season, &clubs];
    // There may be hundreds of thousands, so stream them.
    let mut rows = pin!(client.query_raw(sql, of).await?);
    while let Some(row) = rows.try_next().await? {
        let club: i32 = row.get(0);
        let Some((tournament, date, facts)) = evenings.get(&(club, row.get(1), row.get(2))) else { continue };
        let member = MemberUid(bytes(&row, 4));
        let result = result(&row, member)?.player_result(Arc::clone(facts));
        if rules.share_tied {
            let first = result.figures.first.map(|first| first.place);
            shared.entry(*tournament).or_default().count(result.place, first);
        }
        let Some(number) = number(MemberId { club, member }) else { continue };
        played.push(DatedResult { member: Person(number), tournament: *tournament, date: *date, result });
    }
    for DatedResult { tournament, result, .. } in &mut played {
        if let Some(places) = shared.get(tournament) {
            places.mark(result);
        }
    }
    Ok((played, all))
}

fn bytes(row: &Row, column: usize) -> [u8; 16] {
    row.get::<_, &[u8]>(column).try_into().unwrap_or_default()
}

pub(crate) fn count(row: &Row, column: usize) -> u32 {
    u32::try_from(row.get::<_, i32>(column)).unwrap_or(0)
}

fn figures(row: &Row) -> Result<EveningFigures, HubError> {
    Ok(EveningFigures {
        players: count(row, 4),
        entries: count(row, 5),
        buy_in: Cents(row.get(6)),
        pool: Cents(row.get(7)),
        stack: Chips(row.get(8)),
        final_table: count(row, 9),
        scheme: read(row.get(10))?,
    })
}

fn result(row: &Row, member: MemberUid) -> Result<EveningResult, HubError> {
    Ok(EveningResult {
        entry: EntryId(u32::try_from(row.get::<_, i64>(3)).unwrap_or(0)),
        member,
        place: count(row, 5),
        points: Points(row.get(6)),
        figures: PlayerFigures {
            spent: Cents(row.get(7)),
            prize: Cents(row.get(8)),
            in_money: row.get(9),
            rebuys: count(row, 10),
            addons: count(row, 11),
            eliminations: count(row, 12),
            bounties: Cents(row.get(13)),
            bounties_won: count(row, 14),
            re_entries: count(row, 15),
            first: row.get::<_, Option<&str>>(16).map(read).transpose()?,
        },
    })
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, HubError> {
    serde_json::from_str(text).map_err(HubError::unreadable)
}
