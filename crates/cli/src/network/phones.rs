//! `phones`: the settings of players' telephones.

use clap::{Args, ValueEnum};
use tapis_club::{Club, PhoneNames, PhoneSettings, Problem};

use crate::base::output::print_json;

/// The settings to change; the others stay as they are.
#[derive(Debug, Args)]
pub struct Phones {
    /// The form of players' names.
    #[arg(long)]
    names: Option<Names>,
    /// Whether the prizes, and what each player has won, are shown.
    #[arg(long, value_name = "true|false")]
    prizes: Option<bool>,
    /// Whether the standings of the season are shown.
    #[arg(long, value_name = "true|false")]
    standings: Option<bool>,
    /// Whether the booklet of the rules is shown.
    #[arg(long, value_name = "true|false")]
    rules: Option<bool>,
    /// Whether players may say that they have come.
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
pub fn run(club: &mut Club, phones: &Phones) -> Result<(), Problem> {
    let before = club.phones().phone_settings()?;
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
        club.phones().keep_phone_settings(settings)?;
    }
    print_json(&settings);
    Ok(())
}
