//! `phones`: what players' telephones show.

use clap::{Args, ValueEnum};
use tapis_club::{Club, PhoneNames, PhoneSettings, Problem};

use crate::members::say;

/// What is decided; the rest stays.
#[derive(Debug, Args)]
pub struct Phones {
    /// How players are named.
    #[arg(long)]
    names: Option<Names>,
    /// What each place wins, and what a player has won.
    #[arg(long, value_name = "true|false")]
    prizes: Option<bool>,
    /// The standings of the season.
    #[arg(long, value_name = "true|false")]
    standings: Option<bool>,
    /// The booklet of the rules.
    #[arg(long, value_name = "true|false")]
    rules: Option<bool>,
    /// Players may say that they have come.
    #[arg(long, value_name = "true|false")]
    check_in: Option<bool>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum Names {
    Full,
    FirstAndInitial,
    Nickname,
    Initials,
}

/// Prints the settings as they are now.
pub fn run(club: &Club, phones: &Phones) -> Result<(), Problem> {
    let before = club.phone_settings()?;
    let names = phones.names.map(|names| match names {
        Names::Full => PhoneNames::Full,
        Names::FirstAndInitial => PhoneNames::FirstAndInitial,
        Names::Nickname => PhoneNames::Nickname,
        Names::Initials => PhoneNames::Initials,
    });
    let settings = PhoneSettings {
        names: names.unwrap_or(before.names),
        prizes: phones.prizes.unwrap_or(before.prizes),
        standings: phones.standings.unwrap_or(before.standings),
        rules: phones.rules.unwrap_or(before.rules),
        check_in: phones.check_in.unwrap_or(before.check_in),
    };
    if settings != before {
        club.keep_phone_settings(settings)?;
    }
    say(&settings);
    Ok(())
}
