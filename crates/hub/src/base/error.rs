//! The errors of the program.

use chrono::NaiveDate;
use tapis_engine::championship::{FormulaError, RulesProblem};
use tapis_league::BundleError;
use tapis_lists::ListError;
use tapis_locale::{Language, Value, text};
use tapis_words::{formula_words, rules_words};
use tokio_postgres::error::SqlState;

/// An error. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum HubError {
    /// The bundle is not valid.
    #[error(transparent)]
    Bundle(#[from] BundleError),
    /// The league has not admitted the club, or not this key.
    #[error("the key {fingerprint} of {name} is not admitted")]
    UnknownKey {
        name: String,
        /// The fingerprint to compare with the club's reports.
        fingerprint: String,
    },
    /// The club asks for the lists before the league has admitted its key.
    #[error("the key {fingerprint} asks for lists and is not admitted")]
    NotYetAdmitted {
        /// The fingerprint to compare with the club's reports.
        fingerprint: String,
    },
    /// The bundle carries an invitation that admits nobody: it was used or withdrawn, is for another club, or never
    /// existed.
    #[error("the invitation of the key {fingerprint} admits nobody")]
    SpentInvitation { fingerprint: String },
    /// The key was withdrawn.
    #[error("the key {fingerprint} was withdrawn")]
    WithdrawnKey { fingerprint: String },
    /// The key belongs to another club.
    #[error("the key {fingerprint} belongs to another club")]
    ForeignKey { fingerprint: String },
    /// The rows before these have not arrived.
    #[error("journal {journal}: rows before {first} have not arrived; {there} are here")]
    Missing {
        /// The tournament's number in the club.
        journal: u64,
        /// The first row that arrived.
        first: u64,
        /// Number of rows that the league has.
        there: i64,
    },
    /// A journal does not appear exactly once in the bundle with its evening.
    #[error("journal {0} has not exactly one evening")]
    NotOneEvening(u64),
    /// A club has more members than a league accepts.
    #[error("more than {most} members")]
    TooManyMembers {
        /// Number of rows that it may have.
        most: i64,
    },
    /// The date of an evening is impossible.
    #[error("{name}, {date}: an impossible date")]
    WrongDay {
        /// Name of the evening.
        name: String,
        date: NaiveDate,
    },
    /// An amount of an evening is impossible.
    #[error("{name}: an impossible amount")]
    WrongAmount {
        /// The name of the evening.
        name: String,
    },
    /// There is no such thing in the database.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The formula of a championship gives no number.
    #[error("the rules give no points: {0:?}")]
    Formula(FormulaError),
    /// Two records cannot be joined: they played in the same evening, or already count as one person.
    #[error("these two records cannot be one person")]
    NotOnePerson,
    /// A request for the lists without a valid signature over the server's number.
    #[error("not signed by a club of the league")]
    NotAsked,
    /// The file of the league's key was not named.
    #[error("the league's key is not named")]
    NoKey,
    /// The league's key cannot be read or made.
    #[error("the league's key in {}: {}", file.display(), detail.say(Language::En))]
    Key { file: std::path::PathBuf, detail: Value },
    #[error("{code}: {what}")]
    Wrong {
        /// The key of the sentence in the catalogue.
        code: &'static str,
        /// The value that it is about.
        what: String,
    },
    /// A list of persons cannot be read.
    #[error(transparent)]
    List(#[from] ListError),
    /// A list of persons has no headings, or none for the first or the last name.
    #[error("the list has no headings for the names")]
    ListHeadings,
    /// A line of a list of persons is not valid.
    #[error("line {line}: {code}: {what}")]
    ListLine {
        /// The line, counted from 1.
        line: usize,
        /// The key of the sentence in the catalogue.
        code: &'static str,
        /// The value that it is about.
        what: String,
    },
    /// Two lines of a list of persons give one licence to different persons.
    #[error("lines {} and {}: one licence, {licence}", lines.0, lines.1)]
    Licence {
        licence: String,
        /// The lines, counted from 1.
        lines: (usize, usize),
    },
    /// A file cannot be used because of its contents; the sentences.
    #[error("{}", .0.say(Language::En))]
    Content(Value),
    /// The rules of a championship cannot be used.
    #[error("these rules cannot be used: {0:?}")]
    Rules(RulesProblem),
    /// A request under a name that is not this server's.
    #[error("a request for another host")]
    WrongHost,
    /// The server is busy.
    #[error("busy")]
    Busy,
    /// A client exceeds a rate limit.
    #[error("asked too often: again in {seconds} seconds")]
    TooOften {
        /// Seconds to wait before another attempt.
        seconds: u64,
    },
    /// The server cannot listen; the system's message.
    #[error("{0}")]
    Server(std::io::Error),
    /// A newer version of the program made the database.
    #[error("the database has format {0}, which this program does not know")]
    NewerDatabase(i32),
    /// The database has no tables, or older ones.
    #[error("the database is empty")]
    NoDatabase,
    /// Stored data cannot be read.
    #[error("what the database holds cannot be read: {0}")]
    Unreadable(String),
    /// An error of the database.
    #[error("{}", .0.as_db_error().map_or_else(|| .0.to_string(), ToString::to_string))]
    Database(#[from] tokio_postgres::Error),
}

/// Whether no database answers, rather than one that refuses.
fn is_away(error: &tokio_postgres::Error) -> bool {
    let io = |source: &(dyn std::error::Error + 'static)| source.is::<std::io::Error>();
    error.is_closed() || std::error::Error::source(error).is_some_and(io)
}

impl HubError {
    /// An error of reading stored data or of serialising it.
    pub(crate) fn unreadable(detail: impl ToString) -> Self {
        HubError::Unreadable(detail.to_string())
    }

    /// Error for a client that must wait this long before another attempt.
    pub(crate) fn too_often(wait: std::time::Duration) -> Self {
        HubError::TooOften { seconds: wait.as_secs() + 1 }
    }

    /// Its code, and the key of its sentence in the catalogue.
    pub fn code(&self) -> &'static str {
        match self {
            HubError::Bundle(error) => error.code(),
            HubError::UnknownKey { .. } => "hub-unknown_key",
            HubError::NotYetAdmitted { .. } => "hub-not_yet_admitted",
            HubError::SpentInvitation { .. } => "hub-spent_invitation",
            HubError::WithdrawnKey { .. } => "hub-withdrawn_key",
            HubError::ForeignKey { .. } => "hub-foreign_key",
            HubError::Missing { .. } => "hub-missing",
            HubError::NotOneEvening(_) => "hub-not_one_evening",
            HubError::TooManyMembers { .. } => "hub-too_many_members",
            HubError::WrongDay { .. } => "hub-wrong_day",
            HubError::WrongAmount { .. } => "hub-wrong_amount",
            HubError::NotFound(_) => "hub-not_found",
            HubError::Formula(_) => "hub-formula",
            HubError::NotOnePerson => "hub-not_one_person",
            HubError::NotAsked => "hub-not_asked",
            HubError::NoKey => "hub-no_key",
            HubError::Key { .. } => "hub-key",
            HubError::Wrong { code, .. } | HubError::ListLine { code, .. } => code,
            HubError::List(error) => error.code(),
            HubError::ListHeadings => "hub-list_headings",
            HubError::Licence { .. } => "hub-list_licence",
            HubError::Content(_) => "hub-content",
            HubError::Rules(_) => "hub-rules",
            HubError::WrongHost => "hub-wrong_host",
            HubError::Busy => "hub-busy",
            HubError::TooOften { .. } => "hub-too_often",
            HubError::Server(_) => "hub-server",
            HubError::NewerDatabase(_) => "hub-newer_database",
            HubError::NoDatabase => "hub-no_database",
            HubError::Unreadable(_) => "hub-unreadable",
            HubError::Database(error) if is_away(error) => "hub-no_server",
            HubError::Database(error) => match error.code() {
                Some(&SqlState::INSUFFICIENT_PRIVILEGE) => "hub-not_allowed",
                Some(&SqlState::INVALID_CATALOG_NAME) => "hub-no_such_database",
                Some(&SqlState::READ_ONLY_SQL_TRANSACTION) => "hub-read_only",
                _ => "hub-database",
            },
        }
    }

    /// Writes the error as a sentence.
    pub fn say(&self, language: Language) -> String {
        let number = |number: u64| Value::from(i64::try_from(number).unwrap_or(i64::MAX));
        let line_of = |line: usize| number(u64::try_from(line).unwrap_or(u64::MAX));
        let values: Vec<(&str, Value)> = match self {
            HubError::Bundle(error) => error.values(),
            HubError::UnknownKey { name, fingerprint } => {
                vec![("name", name.as_str().into()), ("key", fingerprint.as_str().into())]
            }
            HubError::NotYetAdmitted { fingerprint }
            | HubError::SpentInvitation { fingerprint }
            | HubError::WithdrawnKey { fingerprint }
            | HubError::ForeignKey { fingerprint } => {
                vec![("key", fingerprint.as_str().into())]
            }
            HubError::Missing { journal, first, there } => {
                vec![("journal", number(*journal)), ("first", number(*first)), ("there", (*there).into())]
            }
            HubError::NotOneEvening(journal) => vec![("journal", number(*journal))],
            HubError::TooManyMembers { most } => vec![("most", (*most).into())],
            HubError::WrongDay { name, date } => {
                vec![("name", name.as_str().into()), ("date", date.to_string().into())]
            }
            HubError::WrongAmount { name } => vec![("name", name.as_str().into())],
            HubError::TooOften { seconds } => vec![("seconds", number(*seconds))],
            HubError::NotFound(what) => vec![("what", (*what).into())],
            HubError::NewerDatabase(format) => vec![("format", i64::from(*format).into())],
            HubError::NoDatabase
            | HubError::NotAsked
            | HubError::NoKey
            | HubError::ListHeadings
            | HubError::WrongHost
            | HubError::Busy
            | HubError::NotOnePerson => Vec::new(),
            HubError::Key { file, detail } => {
                vec![("file", file.display().to_string().into()), ("detail", detail.clone())]
            }
            HubError::Wrong { what, .. } => vec![("what", what.as_str().into())],
            HubError::ListLine { line, what, .. } => {
                vec![("line", line_of(*line)), ("what", what.as_str().into())]
            }
            HubError::Licence { licence, lines: (first, second) } => {
                let lines = [("first", line_of(*first)), ("second", line_of(*second))];
                [("licence", licence.as_str().into())].into_iter().chain(lines).collect()
            }
            HubError::Content(why) => vec![("why", why.clone())],
            HubError::Formula(error) => vec![("why", formula_words(error).into())],
            HubError::Rules(problem) => vec![("why", rules_words(problem).into())],
            HubError::Unreadable(detail) => vec![("detail", detail.as_str().into())],
            HubError::Database(_) | HubError::Server(_) | HubError::List(_) => {
                vec![("detail", self.to_string().into())]
            }
        };
        text(language, self.code(), &values)
    }
}
