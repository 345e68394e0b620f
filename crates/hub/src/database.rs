//! The connection and the schema.

pub mod changes;
pub mod password;

use tokio_postgres::{Client, Config, NoTls};

use crate::HubError;

/// The migrations, in order, never changed once released; the database's format is how many have run.
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/0001_hub.sql"),
    // The tests of this module know one more, so that a released database is an older one to them.
    #[cfg(test)]
    "CREATE TABLE later AS SELECT id, name FROM club;",
];

/// Newest format of the database.
const FORMAT: i32 = {
    let (mut format, mut left) = (0, MIGRATIONS);
    while let [_, rest @ ..] = left {
        format += 1;
        left = rest;
    }
    format
};

/// Address of PostgreSQL if neither the URL nor `PGHOST` names a server.
const HERE: &str = if cfg!(unix) { "/var/run/postgresql" } else { "localhost" };

/// Completes a URL with what the environment says, as PostgreSQL's own programs do: `PGHOST`, `PGPORT`, `PGUSER`,
/// `PGPASSWORD` and `PGDATABASE`.
fn completed(url: &str, said: impl Fn(&str) -> Option<String>) -> Result<Config, HubError> {
    let mut config: Config = url.parse()?;
    if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
        config.host(said("PGHOST").as_deref().unwrap_or(HERE));
    }
    if let (true, Some(port)) = (config.get_ports().is_empty(), said("PGPORT")) {
        let wrong = |_| HubError::Wrong { code: "hub-port", what: port.clone() };
        config.port(port.parse().map_err(wrong)?);
    }
    if let (None, Some(user)) = (config.get_user(), said("PGUSER")) {
        config.user(user);
    }
    if let (None, Some(password)) = (config.get_password(), said("PGPASSWORD")) {
        config.password(password);
    }
    if let (None, Some(database)) = (config.get_dbname(), said("PGDATABASE")) {
        config.dbname(database);
    }
    Ok(config)
}

/// Connects to a database of any format. The connection is not encrypted: the database is on this computer or on a
/// network that the league trusts.
///
/// # Errors
/// If the database does not answer or the password is wrong; [`HubError::Wrong`] if `PGPORT` is no port.
pub async fn connect(url: &str) -> Result<Client, HubError> {
    let config = completed(url, |name| std::env::var(name).ok().filter(|value| !value.is_empty()))?;
    let (client, connection) = config.connect(NoTls).await?;
    // It ends with the client, whose next call reports any error.
    tokio::spawn(async move {
        // The client's next call reports the error.
        let _ = connection.await;
    });
    Ok(client)
}

/// Connects for one request to a server. PostgreSQL cancels a statement after two minutes and a wait for a lock after
/// one: otherwise it would continue for clients that have hung up.
///
/// # Errors
/// As for [`connect`].
pub(crate) async fn connect_for_request(url: &str) -> Result<Client, HubError> {
    let client = connect(url).await?;
    // With the usual 4 MB the sums of 100,000 players over several seasons are written to disk.
    let settings = "SET statement_timeout = '2min'; SET lock_timeout = '1min'; SET work_mem = '16MB'";
    client.batch_execute(settings).await?;
    Ok(client)
}

/// The format of the database; 0 if it is empty.
async fn format(client: &Client) -> Result<i32, HubError> {
    let there: Option<String> = client.query_one("SELECT to_regclass('hub_format')::text", &[]).await?.get(0);
    if there.is_none() {
        return Ok(0);
    }
    Ok(client.query_one("SELECT format FROM hub_format", &[]).await?.get(0))
}

/// A part of a list as `OFFSET` and `LIMIT` take it: at most so many lines after the first so many.
pub(crate) fn part(first: usize, most: Option<usize>) -> (i64, Option<i64>) {
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    (number(first), most.map(number))
}

/// Refuses a database that this program cannot work with.
///
/// # Errors
/// [`HubError::NoDatabase`], [`HubError::NewerDatabase`].
pub(crate) async fn ready(client: &Client) -> Result<(), HubError> {
    match format(client).await? {
        FORMAT => Ok(()),
        found if found > FORMAT => Err(HubError::NewerDatabase(found)),
        _ => Err(HubError::NoDatabase),
    }
}

/// Creates the tables or migrates them to the newest format, as their owner. `program` is an existing role that is
/// granted what `tapis-hub` needs from day to day and no more: it cannot change or delete a row that a club sent, nor
/// create or drop tables.
///
/// # Errors
/// [`HubError::NewerDatabase`], or if the role lacks permission.
pub async fn migrate(client: &mut Client, program: Option<&str>) -> Result<(), HubError> {
    let transaction = client.transaction().await?;
    // Two programs may start at once.
    transaction.execute("SELECT pg_advisory_xact_lock(7210420)", &[]).await?;
    let found = format(transaction.client()).await?;
    if found > FORMAT {
        return Err(HubError::NewerDatabase(found));
    }
    let done = usize::try_from(found).unwrap_or(0);
    for step in MIGRATIONS.iter().skip(done) {
        transaction.batch_execute(step).await?;
    }
    let keep = if found == 0 {
        format!("CREATE TABLE hub_format (format integer NOT NULL); INSERT INTO hub_format VALUES ({FORMAT})")
    } else {
        format!("UPDATE hub_format SET format = {FORMAT}")
    };
    transaction.batch_execute(&keep).await?;
    for role in roles(transaction.client(), program).await? {
        transaction.batch_execute(&grants(&role)).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// The roles to which rights are granted, quoted for SQL: the named one, or those that already have some.
async fn roles(client: &Client, named: Option<&str>) -> Result<Vec<String>, HubError> {
    let sql = "SELECT quote_ident($1) WHERE $1 IS NOT NULL
               UNION SELECT quote_ident(grantee) FROM information_schema.role_table_grants
               WHERE $1 IS NULL AND table_schema = 'public' AND table_name = 'arrival'
                 AND privilege_type = 'INSERT' AND grantee <> grantor";
    Ok(client.query(sql, &[&named]).await?.iter().map(|row| row.get(0)).collect())
}

/// The rights of the program's role.
fn grants(role: &str) -> String {
    format!(
        "GRANT SELECT ON ALL TABLES IN SCHEMA public TO {role};
         GRANT INSERT ON club, club_key, arrival, journal, journal_row, evening, member, person_decision TO {role};
         GRANT UPDATE (name) ON club TO {role};
         GRANT UPDATE (withdrawn_at) ON club_key TO {role};
         GRANT UPDATE (rows, head, revision, stands, counts) ON journal TO {role};
         GRANT UPDATE ON member TO {role};
         GRANT UPDATE (undone_at) ON person_decision TO {role};
         GRANT INSERT, UPDATE, DELETE ON played, result, championship TO {role};
         GRANT INSERT, DELETE ON standing, standing_team, standing_of, standing_over, standing_span TO {role};
         GRANT INSERT, UPDATE (changes) ON change, change_club TO {role};
         GRANT UPDATE (name) ON league TO {role};
         GRANT INSERT ON invitation, sanction TO {role};
         GRANT UPDATE (withdrawn_at, used_at, club) ON invitation TO {role};
         GRANT UPDATE (lifted_at), DELETE ON sanction TO {role};
         GRANT INSERT, UPDATE ON person TO {role};
         GRANT INSERT, UPDATE, DELETE ON person_record, person_refused, person_apart, planned, shared TO {role};
         GRANT EXECUTE ON FUNCTION hub_season(integer), hub_counted() TO {role};"
    )
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use tapis_postgres::Postgres;

    use super::*;

    /// A database of the first format, as its release left it.
    #[tokio::test]
    async fn an_older_database_is_refused_until_migrated() {
        let postgres = Postgres::start();
        postgres.ask("postgres", "CREATE DATABASE hub");
        let mut client = connect(&postgres.url("hub")).await.unwrap();
        assert!(matches!(ready(&client).await, Err(HubError::NoDatabase)));
        let made = "CREATE TABLE hub_format (format integer NOT NULL); INSERT INTO hub_format VALUES (1);
                    INSERT INTO club (uid, name) VALUES (decode(repeat('c1', 16), 'hex'), 'Les As')";
        client.batch_execute(MIGRATIONS[0]).await.unwrap();
        client.batch_execute(made).await.unwrap();
        assert!(matches!(ready(&client).await, Err(HubError::NoDatabase)));
        for _ in 0..2 {
            migrate(&mut client, None).await.unwrap();
            ready(&client).await.unwrap();
            assert_eq!(postgres.ask("hub", "SELECT name FROM later"), "Les As");
        }
        client.batch_execute("UPDATE hub_format SET format = 99").await.unwrap();
        assert!(matches!(ready(&client).await, Err(HubError::NewerDatabase(99))));
        assert!(matches!(migrate(&mut client, None).await, Err(HubError::NewerDatabase(99))));
    }

    #[test]
    fn the_environment_completes_what_a_url_leaves_out() {
        let said = |name: &str| {
            let all = [
                ("PGHOST", "db"),
                ("PGPORT", "6000"),
                ("PGUSER", "eva"),
                ("PGPASSWORD", "x"),
                ("PGDATABASE", "l"),
            ];
            all.iter().find(|(one, _)| *one == name).map(|(_, value)| (*value).to_owned())
        };
        let config = completed("", said).unwrap();
        assert_eq!(
            (config.get_ports(), config.get_user(), config.get_dbname()),
            (&[6000][..], Some("eva"), Some("l"))
        );
        assert_eq!(config.get_password(), Some(&b"x"[..]));
        let config = completed("dbname=other user=adam port=1", said).unwrap();
        assert_eq!(
            (config.get_ports(), config.get_user(), config.get_dbname()),
            (&[1][..], Some("adam"), Some("other"))
        );
        let wrong = completed("", |name| (name == "PGPORT").then(|| "many".to_owned()));
        assert!(matches!(wrong, Err(HubError::Wrong { code: "hub-port", .. })));
    }
}
