//! Standings counted club by club: a change costs what the clubs concerned have played, and a season of any size takes
//! the memory of some clubs.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use tapis_engine::base::quantity::{MemberId as Person, TournamentId};
use tapis_engine::championship::{ChampionshipRules, DatedResult, Scoring, Standing, standings};
use tokio_postgres::Transaction;
use tokio_postgres::types::ToSql;

use super::clubs;
use crate::standings::{Persons, evenings_of, results};
use crate::{HubError, MemberId};

/// The most clubs whose results are in memory at the same time.
const AT_ONCE: usize = 50;

/// Records of several clubs that may count for each other, and which of them are counted.
struct Across {
    /// The group of each record.
    groups: HashMap<MemberId, usize>,
    /// The groups that are counted.
    counted: HashSet<usize>,
    /// The records that have a name or had one.
    known: HashSet<MemberId>,
}

impl Across {
    fn is_counted(&self, record: MemberId) -> bool {
        self.groups.get(&record).is_some_and(|group| self.counted.contains(group))
    }
}

/// A count of one season by one championship's rules.
struct Count<'a> {
    transaction: &'a Transaction<'a>,
    /// The championship's number, and its rules.
    championship: i32,
    rules: &'a ChampionshipRules,
    season: i32,
    scoring: Scoring<'a>,
    /// The evenings that the season has had, if their number decides how many results count.
    had: u32,
    persons: Persons,
    across: Across,
}

/// Counts the standings of a season: of the changed clubs, or of all. What was kept of them is replaced. Returns the clubs
/// whose lines may be others now.
///
/// # Errors
/// [`HubError::Formula`] if the rules give no points; what is kept is not whole then.
pub(super) async fn count(
    transaction: &Transaction<'_>,
    championship: i32,
    rules: &ChampionshipRules,
    season: i32,
    changed: Option<&[i32]>,
) -> Result<Vec<i32>, HubError> {
    let persons = Persons::linked(transaction.client()).await?;
    let groups = persons.across();
    let homes: BTreeSet<i32> = match changed {
        Some(changed) => changed.iter().copied().collect(),
        None => {
            let rows =
                transaction.query("SELECT DISTINCT club FROM played WHERE season = $1", &[&season]).await?;
            rows.iter().map(|row| row.get(0)).collect()
        }
    };
    let touched = |group: &[MemberId]| changed.is_none() || group.iter().any(|one| homes.contains(&one.club));
    let counted: HashSet<usize> =
        groups.iter().enumerate().filter(|(_, group)| touched(group)).map(|(at, _)| at).collect();
    let others = groups.iter().enumerate().filter(|(at, _)| counted.contains(at));
    let others: Vec<i32> = others.flat_map(|(_, group)| group.iter().map(|one| one.club)).collect();
    let homes: Vec<i32> = homes.into_iter().chain(others).collect::<BTreeSet<i32>>().into_iter().collect();
    let records: Vec<MemberId> = groups.iter().flatten().copied().collect();
    let across = Across {
        known: known(transaction, &records).await?,
        groups: groups
            .iter()
            .enumerate()
            .flat_map(|(at, all)| all.iter().map(move |one| (*one, at)))
            .collect(),
        counted,
    };
    let had = evenings_of(transaction.client(), season, rules).await?;
    let scoring = Scoring::new(rules).map_err(HubError::Formula)?;
    let count = Count { transaction, championship, rules, season, scoring, had, persons, across };
    count.forget(&homes, changed.is_none()).await?;
    let (mut linked, mut number) = (Vec::new(), BTreeMap::<MemberId, i64>::new());
    for some in homes.chunks(AT_ONCE) {
        count.homes(some, &mut linked, &mut number).await?;
    }
    let lines = standings(&count.scoring, count.had, &linked).map_err(HubError::Formula)?;
    let names: HashMap<i64, MemberId> = number.into_iter().map(|(root, number)| (number, root)).collect();
    let lines = lines.into_iter().filter_map(|line| Some((*names.get(&line.member.0)?, line)));
    count.keep(&lines.collect::<Vec<_>>()).await?;
    Ok(homes)
}

/// Those of these records that are stored.
async fn known(transaction: &Transaction<'_>, records: &[MemberId]) -> Result<HashSet<MemberId>, HubError> {
    let (clubs, members) = columns(records);
    let sql = "SELECT club, member FROM unnest($1::integer[], $2::bytea[]) AS asked (club, member)
               JOIN member USING (club, member)";
    Ok(transaction.query(sql, &[&clubs, &members]).await?.iter().map(|row| MemberId::at(row, 0)).collect())
}

fn columns(records: &[MemberId]) -> (Vec<i32>, Vec<&[u8]>) {
    records.iter().map(|one| (one.club, one.member.0.as_slice())).unzip()
}

impl Count<'_> {
    /// Deletes what is kept of these clubs, but for persons of other clubs too who are not counted.
    async fn forget(&self, homes: &[i32], all: bool) -> Result<(), HubError> {
        let left: Vec<MemberId> =
            self.across.groups.keys().filter(|one| !self.across.is_counted(**one)).copied().collect();
        let (clubs, members) = columns(&left);
        let sql = "DELETE FROM standing WHERE season = $1 AND championship = $2 AND ($3 OR club = ANY($4))
                     AND NOT EXISTS (SELECT FROM unnest($5::integer[], $6::bytea[]) AS kept (club, member)
                                     WHERE kept.club = standing.club AND kept.member = standing.member)";
        let of: [&(dyn ToSql + Sync); 6] = [&self.season, &self.championship, &all, &homes, &clubs, &members];
        self.transaction.execute(sql, &of).await?;
        let sql =
            "DELETE FROM standing_team WHERE season = $1 AND championship = $2 AND ($3 OR home = ANY($4))";
        let of: [&(dyn ToSql + Sync); 4] = [&self.season, &self.championship, &all, &homes];
        self.transaction.execute(sql, &of).await?;
        Ok(())
    }

    /// Counts what was played at these clubs. Results of persons of other clubs too are added to `linked`, each under a
    /// number.
    async fn homes(
        &self,
        homes: &[i32],
        linked: &mut Vec<DatedResult>,
        number: &mut BTreeMap<MemberId, i64>,
    ) -> Result<(), HubError> {
        let rows =
            self.transaction.query("SELECT club, member FROM member WHERE club = ANY($1)", &[&homes]).await?;
        let here: HashSet<MemberId> = rows.iter().map(|row| MemberId::at(row, 0)).collect();
        let (mut roots, mut numbers) = (Vec::new(), HashMap::<MemberId, i64>::new());
        let of = |record: MemberId| {
            let root = self.persons.root(record);
            // Guests are named by no club.
            (here.contains(&root) || self.across.known.contains(&root)).then(|| {
                *numbers.entry(root).or_insert_with(|| {
                    roots.push(root);
                    i64::try_from(roots.len()).unwrap_or(i64::MAX)
                })
            })
        };
        let rules = self.rules;
        let (played, evenings) =
            results(self.transaction.client(), self.season, rules, Some(homes), of).await?;
        let root = |person: Person| roots.get(usize::try_from(person.0 - 1).ok()?).copied();
        let mut by_home = BTreeMap::<i32, Vec<DatedResult>>::new();
        let before = linked.len();
        for one in played {
            let at = usize::try_from(one.tournament.0 - 1).unwrap_or(usize::MAX);
            let (Some(evening), Some(root)) = (evenings.get(at), root(one.member)) else { continue };
            if self.across.is_counted(root) {
                let next = i64::try_from(number.len()).unwrap_or(i64::MAX);
                let member = Person(*number.entry(root).or_insert(next));
                // Only within one evening of one club is the number of an evening compared with others.
                let tournament =
                    TournamentId(i64::try_from(before).unwrap_or(0).saturating_add(one.tournament.0));
                linked.push(DatedResult { member, tournament, ..one.clone() });
            }
            by_home.entry(evening.club).or_default().push(one);
        }
        let (mut lines, mut teams) = (Vec::new(), Vec::new());
        for (home, played) in by_home {
            let all = standings(&self.scoring, self.had, &played).map_err(HubError::Formula)?;
            let (players, all): (Vec<MemberId>, Vec<Standing>) =
                all.into_iter().filter_map(|line| Some((root(line.member)?, line))).unzip();
            teams.push((home, clubs::ranked(rules, &players, &all)));
            let all = players.into_iter().zip(all);
            lines.extend(all.filter(|(root, _)| !self.across.groups.contains_key(root)));
        }
        self.keep(&lines).await?;
        clubs::keep(self.transaction, self.season, self.championship, &teams).await
    }

    /// The key by which the database orders a line: with a rank before without, then as the engine judges them.
    fn key(&self, line: &Standing) -> Vec<u8> {
        let unranked = i64::from(line.rank.is_none());
        let merit = line.merit(&self.rules.ties);
        bytes(&std::iter::once(unranked).chain(merit).collect::<Vec<_>>())
    }

    /// Stores lines of the standings.
    async fn keep(&self, lines: &[(MemberId, Standing)]) -> Result<(), HubError> {
        let number = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
        let numbers = |value: fn(&Standing) -> u32| {
            lines.iter().map(|(_, one)| number(value(one))).collect::<Vec<i32>>()
        };
        let roots: Vec<MemberId> = lines.iter().map(|(root, _)| *root).collect();
        let (clubs, members) = columns(&roots);
        let keys: Vec<Vec<u8>> = lines.iter().map(|(_, one)| self.key(one)).collect();
        let ranked: Vec<bool> = lines.iter().map(|(_, one)| one.rank.is_some()).collect();
        let points: Vec<i64> = lines.iter().map(|(_, one)| one.total.0).collect();
        let sql = "INSERT INTO standing (season, championship, club, member, key, ranked, points, played, wins, best_place)
                   SELECT $1, $2, * FROM unnest($3::integer[], $4::bytea[], $5::bytea[], $6::boolean[], $7::bigint[],
                                                $8::integer[], $9::integer[], $10::integer[])";
        let values: [&(dyn ToSql + Sync); 10] = [
            &self.season,
            &self.championship,
            &clubs,
            &members,
            &keys,
            &ranked,
            &points,
            &numbers(|one| one.played),
            &numbers(|one| one.wins),
            &numbers(|one| one.best_place),
        ];
        self.transaction.execute(sql, &values).await?;
        Ok(())
    }
}

/// Numbers as bytes that are in the same order.
fn bytes(order: &[i64]) -> Vec<u8> {
    order.iter().flat_map(|one| (one ^ i64::MIN).to_be_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::bytes;

    #[test]
    fn bytes_are_in_the_order_of_numbers() {
        let all = [[0, i64::MIN], [0, -5], [0, 0], [0, 7], [0, i64::MAX], [1, -1]];
        assert!(all.map(|one| bytes(&one)).is_sorted());
    }
}
