//! The club file: SQLite, the journal and its tables.
