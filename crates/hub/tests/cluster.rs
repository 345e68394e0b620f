//! Databases of the tests, in one PostgreSQL for all of them.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use tapis_hub::{connect, migrate};
use tapis_postgres::Postgres;
use tokio_postgres::Client;

static POSTGRES: OnceLock<Postgres> = OnceLock::new();
static NUMBER: AtomicU32 = AtomicU32::new(0);

/// A database of its own for a test.
pub struct Database {
    pub name: String,
}

impl Database {
    /// Creates an empty database for a test.
    pub async fn empty() -> Database {
        let name = format!("hub{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        POSTGRES.get_or_init(Postgres::start).ask("postgres", &format!("CREATE DATABASE {name}"));
        Database { name }
    }

    /// One with tables, and a role that may do what the program does.
    pub async fn new() -> Database {
        let database = Database::empty().await;
        let mut owner = connect(&database.owner()).await.unwrap();
        let role = database.role();
        owner.batch_execute(&format!("CREATE ROLE {role} LOGIN")).await.unwrap();
        migrate(&mut owner, Some(&role)).await.unwrap();
        database
    }

    /// Role that the program signs in with.
    pub fn role(&self) -> String {
        format!("program_{}", self.name)
    }

    /// URL for the program's `--database`, as the owner of the tables.
    pub fn owner(&self) -> String {
        POSTGRES.get_or_init(Postgres::start).url(&self.name)
    }

    /// The same as the program's own role.
    pub fn url(&self) -> String {
        self.owner().replace("user=owner", &format!("user={}", self.role()))
    }

    /// A connection as the program's role.
    pub async fn client(&self) -> Client {
        connect(&self.url()).await.unwrap()
    }

    /// A number that the database answers.
    pub async fn number(&self, sql: &str) -> i64 {
        self.client().await.query_one(sql, &[]).await.unwrap().get(0)
    }
}
