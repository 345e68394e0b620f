//! Arguments that the command line accepts.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use super::*;

/// A value that the argument accepts.
fn value(of: &clap::Arg) -> &'static str {
    match of.get_id().as_str() {
        "member" | "other" => "1/00000000000000000000000000000000",
        "date" | "since" => "2026-11-27",
        _ => "1",
    }
}

/// An argument with the ID of a global option would be read in its place.
#[test]
fn every_command_is_read_beside_the_global_options() {
    command().debug_assert();
    let all = command();
    assert!(all.get_subcommands().count() > 40);
    for one in all.get_subcommands() {
        let mut line = vec!["tapis-hub".to_owned(), one.get_name().to_owned()];
        for argument in one.get_arguments() {
            if argument.is_positional() {
                line.push(value(argument).to_owned());
            } else if argument.is_required_set() {
                line.extend([format!("--{}", argument.get_long().unwrap()), value(argument).to_owned()]);
            }
        }
        line.extend(
            ["--key", "league.key", "--database", "dbname=league", "--lang", "en"].map(str::to_owned),
        );
        let read = Arguments::try_parse_from(&line).unwrap_or_else(|error| panic!("{line:?}: {error}"));
        assert_eq!(read.key.as_deref(), Some(Path::new("league.key")), "{line:?}");
        assert_eq!((read.database.as_str(), matches!(read.language, Speak::En)), ("dbname=league", true));
    }
}
