//! The evidence of an evening: its journal as the club sent it, and the public part of the evening as signed. The
//! private part is never read.

use std::pin::pin;

use futures_util::TryStreamExt;
use tapis_engine::base::quantity::Millis;
use tapis_league::{
    ClubUid, EVIDENCE_VERSION, Evidence, EvidenceHead, EvidenceWriter, Hash, Row, RowContent, RowKind,
    SignedEvening,
};
use tokio_postgres::Client;
use tokio_postgres::types::ToSql;

use crate::HubError;
use crate::database::ready;

/// The most bytes of events that are read, a thousand times what an evening needs.
const MOST_BYTES: usize = 64 << 20;

/// The site's folder of evidence.
const FOLDER: &str = "evidence";

/// The path of an evening's evidence on the site.
pub(crate) fn evidence_path(number: i64) -> String {
    format!("{FOLDER}/{number}.{}", tapis_league::EVIDENCE_ENDING)
}

/// The evening whose evidence has this file name.
pub(crate) fn evidence_number(name: &str) -> Option<i64> {
    let number = name.split('.').next()?.parse().ok()?;
    evidence_path(number).strip_prefix(FOLDER)?.strip_prefix('/').filter(|right| *right == name)?;
    Some(number)
}

/// The numbers of the evenings on the site.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn shown(client: &Client) -> Result<Vec<i64>, HubError> {
    let sql =
        "SELECT number FROM played JOIN journal USING (club, journal, epoch) WHERE counts ORDER BY number";
    Ok(client.query(sql, &[]).await?.iter().map(|row| row.get(0)).collect())
}

/// Whether this evening is on the site.
pub(crate) async fn is_shown(client: &Client, number: i64) -> Result<bool, HubError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM played JOIN journal USING (club, journal, epoch)
                              WHERE number = $1 AND counts)";
    Ok(client.query_one(sql, &[&number]).await?.get(0))
}

/// The history that the evidence is about.
struct History {
    club: i32,
    journal: i64,
    epoch: i32,
    season: i32,
    head: EvidenceHead,
    evening: SignedEvening,
}

/// The evidence of an evening, by the number in its address, whether it counts or not: all rows of its history,
/// including shared ones, and the current evening.
///
/// # Errors
/// [`HubError::NotFound`] if there is none; [`HubError::Unreadable`] if the stored data is not what the club signed.
pub async fn evidence(client: &Client, number: i64) -> Result<Vec<u8>, HubError> {
    ready(client).await?;
    let history = history(client, number).await?;
    let bytes = write(client, &history).await?;
    // Never serve evidence that a verifier would refuse.
    match Evidence::open(&bytes) {
        Ok(_) => Ok(bytes),
        Err(tapis_league::BundleError::TooLarge) => Err(too_large()),
        Err(error) => Err(HubError::unreadable(error)),
    }
}

fn too_large() -> HubError {
    HubError::Bundle(tapis_league::BundleError::TooLarge)
}

async fn history(client: &Client, number: i64) -> Result<History, HubError> {
    let sql = "SELECT club, journal, epoch, season, club.uid, club.name, key, record, signature
               FROM journal JOIN evening USING (club, journal, epoch) JOIN club ON club.id = club
               WHERE number = $1 AND evening.rows = journal.rows AND digest = stands";
    let row = client.query_opt(sql, &[&number]).await?.ok_or(HubError::NotFound("evening"))?;
    let text: String = row.get(7);
    let evening = SignedEvening {
        evening: serde_json::from_str(&text).map_err(HubError::unreadable)?,
        text,
        signature: row.get::<_, &[u8]>(8).try_into().map_err(HubError::unreadable)?,
    };
    let head = EvidenceHead {
        tapis_evidence: EVIDENCE_VERSION,
        club: ClubUid(row.get::<_, &[u8]>(4).try_into().map_err(HubError::unreadable)?),
        name: row.get(5),
        key: Hash(row.get::<_, &[u8]>(6).try_into().map_err(HubError::unreadable)?),
    };
    Ok(History {
        club: row.get(0),
        journal: row.get(1),
        epoch: row.get(2),
        season: row.get(3),
        head,
        evening,
    })
}

async fn write(client: &Client, history: &History) -> Result<Vec<u8>, HubError> {
    let mut writer = EvidenceWriter::new(Vec::new(), &history.head, history.evening.evening.journal)
        .map_err(HubError::unreadable)?;
    // A history that diverges from another one has only its own rows; earlier ones are its parent's.
    let sql = "WITH RECURSIVE line AS (
                 SELECT parent, branched_after, epoch, $5::bigint AS last FROM journal
                 WHERE club = $1 AND journal = $2 AND epoch = $3
                 UNION ALL
                 SELECT journal.parent, journal.branched_after, journal.epoch, least(line.branched_after, line.last)
                 FROM line JOIN journal ON journal.club = $1 AND journal.journal = $2 AND journal.epoch = line.parent
               )
               SELECT seq, at, kind, version, target, digest, salt, events
               FROM line JOIN journal_row AS there ON there.season = $4 AND there.club = $1 AND there.journal = $2
                 AND there.epoch = line.epoch AND seq > line.branched_after AND seq <= line.last
               ORDER BY seq";
    let last = i64::try_from(history.evening.evening.rows).unwrap_or(i64::MAX);
    let History { club, journal, epoch, season, .. } = history;
    let values: [&(dyn ToSql + Sync); 5] = [club, journal, epoch, season, &last];
    let mut rows = pin!(client.query_raw(sql, values).await?);
    let mut bytes = 0;
    while let Some(row) = rows.try_next().await? {
        let row = kept(&row)?;
        if let RowContent::Told { text, .. } = &row.content {
            bytes += text.len();
        }
        if bytes > MOST_BYTES {
            return Err(too_large());
        }
        writer.row(&row).map_err(HubError::unreadable)?;
    }
    writer.finish(&history.evening).map_err(HubError::unreadable)
}

/// A row as the club sent it.
fn kept(row: &tokio_postgres::Row) -> Result<Row<'_>, HubError> {
    let number = |at| u64::try_from(row.get::<_, i64>(at)).map_err(HubError::unreadable);
    let kind = u8::try_from(row.get::<_, i8>(2)).map(char::from).map_err(HubError::unreadable)?;
    let digest: Option<&[u8]> = row.get(5);
    let told: (Option<&[u8]>, Option<&str>) = (row.get(6), row.get(7));
    let content = match (digest, told) {
        (Some(digest), _) => {
            RowContent::Withheld { digest: Hash(digest.try_into().map_err(HubError::unreadable)?) }
        }
        (None, (Some(salt), Some(text))) => {
            RowContent::Told { salt: salt.try_into().map_err(HubError::unreadable)?, text: text.into() }
        }
        _ => return Err(HubError::unreadable("a row without content")),
    };
    Ok(Row {
        seq: number(0)?,
        at: Millis(row.get(1)),
        kind: RowKind::of(kind.encode_utf8(&mut [0; 4]))
            .ok_or_else(|| HubError::unreadable("a row of no kind"))?,
        version: u32::try_from(row.get::<_, i32>(3)).map_err(HubError::unreadable)?,
        target: row.get::<_, Option<i64>>(4).map(u64::try_from).transpose().map_err(HubError::unreadable)?,
        content,
    })
}

#[cfg(test)]
mod tests {
    use super::{evidence_number, evidence_path};

    #[test]
    fn one_address_leads_to_an_evening() {
        assert_eq!(evidence_path(12), "evidence/12.tapis-evidence");
        assert_eq!(evidence_number("12.tapis-evidence"), Some(12));
        for other in ["012.tapis-evidence", "+12.tapis-evidence", "12.html", "12", "", "12.tapis-evidence.gz"]
        {
            assert_eq!(evidence_number(other), None, "{other}");
        }
    }
}
