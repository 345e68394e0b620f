//! The log of the programs, for developers: on standard error, and only what our own crates say. No line names a
//! person, nor holds a token: `tests/tests/program/log.rs` plays an evening and looks for them.
#![forbid(unsafe_code)]

use std::io;

use tracing::Subscriber;
use tracing_subscriber::filter::FilterFn;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, fmt};

/// The variable that says what is logged, written as for `RUST_LOG`: `debug`, `tapis_store=trace,warn`.
pub const VARIABLE: &str = "TAPIS_LOG";

/// Logs on standard error from now on: what [`VARIABLE`] says; without it `usual`, in the same words.
pub fn start(usual: &str) {
    let wanted = std::env::var(VARIABLE).ok().filter(|wanted| !wanted.trim().is_empty());
    let wanted = wanted.as_deref().unwrap_or(usual);
    // A log that runs already is that of a test.
    let _ = subscriber(wanted, io::stderr).try_init();
}

/// A log in which a filter's words choose what is written, to be read by a test.
pub fn subscriber<W>(wanted: &str, to: W) -> impl Subscriber + Send + Sync + use<W>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let chosen = EnvFilter::builder().parse_lossy(wanted);
    // Libraries log addresses that are asked for, in which there are keys.
    let ours = FilterFn::new(|about| about.target().starts_with("tapis"));
    let lines = fmt::layer().with_writer(to).with_ansi(false);
    tracing_subscriber::registry().with(lines.with_filter(chosen).with_filter(ours))
}
