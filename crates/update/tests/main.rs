//! Updates as files and over a connection.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

mod archives;
mod feeds;
