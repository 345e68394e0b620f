//! Data derived from the evenings that clubs have signed: who played where, and with what result. All of it can be
//! rebuilt.

use std::collections::BTreeSet;

use tapis_league::{Evening, EveningResult, PrivatePart, PublicEvening};
use tokio_postgres::{Client, Row, Transaction};

use crate::HubError;
use crate::base::checks::sent;
use crate::base::seasons::{self, season_of};
use crate::database::{changes, ready};

/// The batch size of a rebuild, in evenings.
const AT_ONCE: usize = 500;

/// Held shared by transactions that add something, and exclusively by a rebuild.
pub(crate) const WHOLE: i64 = 7_210_423;

/// An evening to be projected.
struct PendingEvening {
    club: i32,
    journal: i64,
    epoch: i32,
    season: i32,
    rows: i64,
    evening: Evening,
}

/// An evening from three columns of a row: its public part, its private part, and the salt.
pub(crate) fn evening_at(row: &Row, at: usize) -> Result<Evening, HubError> {
    let public: PublicEvening = serde_json::from_str(row.get(at)).map_err(HubError::unreadable)?;
    let salt = row.get::<_, &[u8]>(at + 2).try_into().map_err(HubError::unreadable)?;
    public.with(&PrivatePart { salt, text: row.get(at + 1) }).map_err(HubError::unreadable)
}

/// The current evenings of these histories.
async fn standing(
    transaction: &Transaction<'_>,
    clubs: &[i32],
    journals: &[i64],
    epochs: &[i32],
) -> Result<Vec<PendingEvening>, HubError> {
    let sql = "SELECT club, journal, epoch, evening.rows, record, private, salt
               FROM unnest($1::integer[], $2::bigint[], $3::integer[]) AS wanted (club, journal, epoch)
               JOIN journal USING (club, journal, epoch)
               JOIN evening USING (club, journal, epoch)
               WHERE evening.rows = journal.rows AND digest = stands";
    let mut all = Vec::new();
    for row in transaction.query(sql, &[&clubs, &journals, &epochs]).await? {
        let evening = evening_at(&row, 4)?;
        let (club, journal, epoch) = (row.get(0), row.get(1), row.get(2));
        let season = season_of(&evening)?;
        all.push(PendingEvening { club, journal, epoch, season, rows: row.get(3), evening });
    }
    Ok(all)
}

/// Projects these histories of a club again. Returns the seasons in which they counted before and those in which they
/// count now.
pub(crate) async fn project(
    transaction: &Transaction<'_>,
    club: i32,
    touched: &[(i64, i32)],
) -> Result<BTreeSet<i32>, HubError> {
    let clubs = vec![club; touched.len()];
    let (journals, epochs): (Vec<i64>, Vec<i32>) = touched.iter().copied().unzip();
    let sql = "SELECT DISTINCT season FROM played
               JOIN unnest($2::bigint[], $3::integer[]) AS wanted (journal, epoch) USING (journal, epoch)
               WHERE club = $1";
    let before = transaction.query(sql, &[&club, &journals, &epochs]).await?;
    // The results are where `played` says; both may move to another season.
    let sql =
        "DELETE FROM result USING played JOIN unnest($2::bigint[], $3::integer[]) AS wanted (journal, epoch)
                 USING (journal, epoch)
               WHERE played.club = $1 AND result.season = played.season AND result.club = played.club
                 AND result.journal = played.journal AND result.epoch = played.epoch";
    transaction.execute(sql, &[&club, &journals, &epochs]).await?;
    let evenings = standing(transaction, &clubs, &journals, &epochs).await?;
    write(transaction, &evenings).await?;
    let before = before.iter().map(|row| row.get(0));
    Ok(before.chain(evenings.iter().map(|one| one.season)).collect())
}

/// Rebuilds all derived data from what clubs have sent. Returns the number of evenings.
///
/// # Errors
/// If the database fails; nothing has changed then.
pub async fn rebuild(client: &mut Client) -> Result<usize, HubError> {
    ready(client).await?;
    let transaction = client.transaction().await?;
    // Keeps others from adding evenings in the meantime.
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&WHOLE]).await?;
    transaction.batch_execute("DELETE FROM result; DELETE FROM played").await?;
    let rows = transaction.query("SELECT club, journal, epoch FROM journal ORDER BY 1, 2, 3", &[]).await?;
    let all: Vec<(i32, i64, i32)> = rows.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect();
    for some in all.chunks(AT_ONCE) {
        let clubs: Vec<i32> = some.iter().map(|one| one.0).collect();
        let journals: Vec<i64> = some.iter().map(|one| one.1).collect();
        let epochs: Vec<i32> = some.iter().map(|one| one.2).collect();
        let evenings = standing(&transaction, &clubs, &journals, &epochs).await?;
        seasons::prepare(&transaction, &evenings.iter().map(|one| one.season).collect()).await?;
        write(&transaction, &evenings).await?;
    }
    changes::forget(&transaction).await?;
    transaction.commit().await?;
    Ok(all.len())
}

async fn write(transaction: &Transaction<'_>, evenings: &[PendingEvening]) -> Result<(), HubError> {
    write_played(transaction, evenings).await?;
    write_results(transaction, evenings).await
}

async fn write_played(transaction: &Transaction<'_>, evenings: &[PendingEvening]) -> Result<(), HubError> {
    let of = |value: fn(&PendingEvening) -> i64| evenings.iter().map(value).collect::<Vec<i64>>();
    let numbers = |value: fn(&PendingEvening) -> i32| evenings.iter().map(value).collect::<Vec<i32>>();
    let clubs = numbers(|one| one.club);
    let journals = of(|one| one.journal);
    let epochs = numbers(|one| one.epoch);
    let seasons = numbers(|one| one.season);
    let rows = of(|one| one.rows);
    let dates: Vec<chrono::NaiveDate> = evenings.iter().map(|one| one.evening.date).collect();
    let names: Vec<String> = evenings.iter().map(|one| sent(&one.evening.name)).collect();
    let club_seasons: Vec<Option<String>> =
        evenings.iter().map(|one| one.evening.season.as_deref().map(sent)).collect();
    let players = numbers(|one| count(one.evening.figures.players));
    let entries = numbers(|one| count(one.evening.figures.entries));
    let buy_ins = of(|one| one.evening.figures.buy_in.0);
    let pools = of(|one| one.evening.figures.pool.0);
    let stacks = of(|one| one.evening.figures.stack.0);
    let finals = numbers(|one| count(one.evening.figures.final_table));
    let mut schemes = Vec::new();
    for one in evenings {
        schemes.push(written(&one.evening.figures.scheme)?);
    }
    let sql = "INSERT INTO played (club, journal, epoch, season, date, name, club_season, rows, players, entries,
                 buy_in, pool, stack, final_table, scheme)
               SELECT * FROM unnest($1::integer[], $2::bigint[], $3::integer[], $4::integer[], $5::date[], $6::text[],
                 $7::text[], $8::bigint[], $9::integer[], $10::integer[], $11::bigint[], $12::bigint[], $13::bigint[],
                 $14::integer[], $15::text[])
               ON CONFLICT (club, journal, epoch) DO UPDATE SET
                 season = excluded.season, date = excluded.date, name = excluded.name,
                 club_season = excluded.club_season, rows = excluded.rows, players = excluded.players,
                 entries = excluded.entries, buy_in = excluded.buy_in, pool = excluded.pool, stack = excluded.stack,
                 final_table = excluded.final_table, scheme = excluded.scheme";
    transaction
        .execute(
            sql,
            &[
                &clubs,
                &journals,
                &epochs,
                &seasons,
                &dates,
                &names,
                &club_seasons,
                &rows,
                &players,
                &entries,
                &buy_ins,
                &pools,
                &stacks,
                &finals,
                &schemes,
            ],
        )
        .await?;
    Ok(())
}

async fn write_results(transaction: &Transaction<'_>, evenings: &[PendingEvening]) -> Result<(), HubError> {
    let all: Vec<(&PendingEvening, &EveningResult)> =
        evenings.iter().flat_map(|one| one.evening.results.iter().map(move |result| (one, result))).collect();
    let of =
        |value: fn(&EveningResult) -> i64| all.iter().map(|(_, result)| value(result)).collect::<Vec<i64>>();
    let numbers = |value: fn(&EveningResult) -> u32| {
        all.iter().map(|(_, result)| count(value(result))).collect::<Vec<i32>>()
    };
    let seasons: Vec<i32> = all.iter().map(|(one, _)| one.season).collect();
    let clubs: Vec<i32> = all.iter().map(|(one, _)| one.club).collect();
    let journals: Vec<i64> = all.iter().map(|(one, _)| one.journal).collect();
    let epochs: Vec<i32> = all.iter().map(|(one, _)| one.epoch).collect();
    let entries = of(|result| i64::from(result.entry.0));
    let members: Vec<&[u8]> = all.iter().map(|(_, result)| result.member.0.as_slice()).collect();
    let places = numbers(|result| result.place);
    let points = of(|result| result.points.0);
    let spent = of(|result| result.figures.spent.0);
    let prizes = of(|result| result.figures.prize.0);
    let in_money: Vec<bool> = all.iter().map(|(_, result)| result.figures.in_money).collect();
    let rebuys = numbers(|result| result.figures.rebuys);
    let addons = numbers(|result| result.figures.addons);
    let eliminations = numbers(|result| result.figures.eliminations);
    let bounties = of(|result| result.figures.bounties.0);
    let bounties_won = numbers(|result| result.figures.bounties_won);
    let re_entries = numbers(|result| result.figures.re_entries);
    let mut firsts = Vec::new();
    for (_, result) in &all {
        firsts.push(result.figures.first.as_ref().map(written).transpose()?);
    }
    let sql = "INSERT INTO result (season, club, journal, epoch, entry, member, place, points, spent, prize, in_money,
                 rebuys, addons, eliminations, bounties, bounties_won, re_entries, first)
               SELECT * FROM unnest($1::integer[], $2::integer[], $3::bigint[], $4::integer[], $5::bigint[],
                 $6::bytea[], $7::integer[], $8::bigint[], $9::bigint[], $10::bigint[], $11::boolean[], $12::integer[],
                 $13::integer[], $14::integer[], $15::bigint[], $16::integer[], $17::integer[], $18::text[])";
    transaction
        .execute(
            sql,
            &[
                &seasons,
                &clubs,
                &journals,
                &epochs,
                &entries,
                &members,
                &places,
                &points,
                &spent,
                &prizes,
                &in_money,
                &rebuys,
                &addons,
                &eliminations,
                &bounties,
                &bounties_won,
                &re_entries,
                &firsts,
            ],
        )
        .await?;
    Ok(())
}

/// No count in an evening exceeds the column's type.
fn count(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn written(value: &impl serde::Serialize) -> Result<String, HubError> {
    serde_json::to_string(value).map_err(HubError::unreadable)
}
