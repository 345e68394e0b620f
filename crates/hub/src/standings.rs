//! Who stands where, over all clubs: the rules of a club's championships, by the same engine.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::NaiveDate;
use serde::Serialize;
use tapis_engine::championship::{ChampionshipRules, EveningFacts, Played, Scoring, standings};
use tapis_engine::quantity::{Cents, Chips, EntryId, MemberId, Points, TournamentId};
use tapis_league::{EveningFigures, EveningResult, MemberUid};
use tokio_postgres::{Client, Row};

use crate::HubError;
use crate::database::ready;

/// A line of a ranking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RankedLine {
    /// The rank; equals share it. None: too few evenings played.
    pub rank: Option<u32>,
    /// First and last name; none: the club has erased the member.
    pub name: Option<String>,
    /// The club.
    pub club: String,
    /// What names the member in the club's bundles.
    pub member: String,
    /// Points that count, in hundredths.
    pub points: Points,
    /// Evenings played.
    pub played: u32,
    /// Evenings won.
    pub wins: u32,
    /// The best place.
    pub best_place: u32,
}

/// A member of a club who has played.
struct Player {
    member: MemberUid,
    club: String,
    name: Option<String>,
}

/// A member as the engine counts: by a number, and the record that is kept where this one was merged.
struct Numbered {
    number: i64,
    merged_into: Option<[u8; 16]>,
}

/// By club and member.
type Numbers = BTreeMap<(i32, [u8; 16]), Numbered>;

/// The ranking of a season by these rules. Guests, whom no club names, are not in it.
///
/// # Errors
/// [`HubError::Formula`] where the rules give no points.
pub async fn ranking(
    client: &Client,
    season: i32,
    rules: &ChampionshipRules,
) -> Result<Vec<RankedLine>, HubError> {
    ready(client).await?;
    let (mut players, mut numbers) = (Vec::new(), Numbers::new());
    let sql = "SELECT member.club, club.name, member, state, last_name, first_name, merged FROM member
               JOIN club ON club.id = member.club ORDER BY member.club, last_name, first_name, member";
    for row in client.query(sql, &[]).await? {
        let member = bytes(&row, 2);
        let known: String = row.get(3);
        let name =
            (known == "known").then(|| format!("{} {}", row.get::<_, String>(5), row.get::<_, String>(4)));
        let into: Option<&[u8]> = row.get(6);
        let number = i64::try_from(players.len()).unwrap_or(i64::MAX);
        let merged_into = into.and_then(|into| into.try_into().ok());
        numbers.insert((row.get(0), member), Numbered { number, merged_into });
        players.push(Player { member: MemberUid(member), club: row.get(1), name });
    }
    let (played, evenings) = results(client, season, &numbers).await?;
    let scoring = Scoring::new(rules).map_err(HubError::Formula)?;
    let lines = standings(&scoring, evenings, &played).map_err(HubError::Formula)?;
    let line = |standing: tapis_engine::championship::Standing| {
        let player = players.get(usize::try_from(standing.member.0).ok()?)?;
        Some(RankedLine {
            rank: standing.rank,
            name: player.name.clone(),
            club: player.club.clone(),
            member: player.member.to_string(),
            points: standing.total,
            played: standing.played,
            wins: standing.wins,
            best_place: standing.best_place,
        })
    };
    Ok(lines.into_iter().filter_map(line).collect())
}

/// The results of the evenings that count, and how many evenings there are.
async fn results(client: &Client, season: i32, numbers: &Numbers) -> Result<(Vec<Played>, u32), HubError> {
    let sql = "SELECT club, journal, epoch, date, players, entries, buy_in, pool, stack, final_table, scheme
               FROM played JOIN journal USING (club, journal, epoch)
               WHERE played.season = $1 AND counts ORDER BY date, club, journal, epoch";
    let mut evenings = BTreeMap::<(i32, i64, i32), (TournamentId, NaiveDate, Arc<EveningFacts>)>::new();
    for row in client.query(sql, &[&season]).await? {
        let number = TournamentId(i64::try_from(evenings.len()).unwrap_or(i64::MAX) + 1);
        let facts = Arc::new(figures(&row)?.facts());
        evenings.insert((row.get(0), row.get(1), row.get(2)), (number, row.get(3), facts));
    }
    let sql =
        "SELECT club, journal, epoch, entry, member, place, points, spent, prize, in_money, rebuys, addons,
                 eliminations, bounties, bounties_won, re_entries, first
               FROM result WHERE season = $1";
    let mut played = Vec::new();
    for row in client.query(sql, &[&season]).await? {
        let club: i32 = row.get(0);
        let Some((tournament, date, facts)) = evenings.get(&(club, row.get(1), row.get(2))) else { continue };
        // A record that was merged after this was sent counts for the one that is kept.
        let mut member = bytes(&row, 4);
        let mut found = numbers.get(&(club, member));
        if let Some(Numbered { merged_into: Some(into), .. }) = found {
            member = *into;
            found = numbers.get(&(club, member));
        }
        let Some(Numbered { number, .. }) = found else { continue };
        let result = result(&row, MemberUid(member))?.player_result(Arc::clone(facts));
        played.push(Played { member: MemberId(*number), tournament: *tournament, date: *date, result });
    }
    Ok((played, u32::try_from(evenings.len()).unwrap_or(u32::MAX)))
}

fn bytes(row: &Row, column: usize) -> [u8; 16] {
    row.get::<_, &[u8]>(column).try_into().unwrap_or_default()
}

fn count(row: &Row, column: usize) -> u32 {
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
    })
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, HubError> {
    serde_json::from_str(text).map_err(|error| HubError::Unreadable(error.to_string()))
}
