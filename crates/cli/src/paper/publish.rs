//! `publish`: the club's web site, written into a folder.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::json;
use tapis_club::publishing::{plan, publish, site_address};
use tapis_club::{Club, PhoneNames, Problem};

use crate::Speak;
use crate::base::output::print_json;

/// The form of players' names.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Names {
    /// First and family name.
    Full,
    /// First name and the first letter of the family name.
    Initial,
    /// The nickname; if there is none, first name and initial.
    Nickname,
    /// Only the initials.
    Initials,
}

impl From<Names> for PhoneNames {
    fn from(names: Names) -> Self {
        match names {
            Names::Full => PhoneNames::Full,
            Names::Initial => PhoneNames::FirstAndInitial,
            Names::Nickname => PhoneNames::Nickname,
            Names::Initials => PhoneNames::Initials,
        }
    }
}

/// Part of a site that can be left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// The prize of each place.
    Prizes,
    /// The standings of players.
    Standings,
    /// The booklet of the rules.
    Rules,
    /// The club's logo.
    Logo,
}

#[derive(Debug, Args)]
pub struct Publish {
    /// The folder; it is made where it is not there.
    folder: PathBuf,
    /// The language of the site, or the one that it shows first.
    #[arg(long, value_enum)]
    site_language: Option<Speak>,
    /// The site in the other language too.
    #[arg(long)]
    both: bool,
    /// The form of players' names.
    #[arg(long, value_enum)]
    names: Option<Names>,
    /// Leaves something out, with commas between.
    #[arg(long, value_enum, value_delimiter = ',')]
    without: Vec<Part>,
    /// Address of the site on the web, for the links of its feed.
    #[arg(long, value_name = "URL")]
    address: Option<String>,
    /// Writes beside the files of others that are in the folder; they stay as they are.
    #[arg(long)]
    beside: bool,
    /// The club decides so from now on, on the desk too.
    #[arg(long)]
    keep: bool,
    /// Only says what would be written.
    #[arg(long)]
    preview: bool,
}

pub fn run(club: &mut Club, asked: &Publish) -> Result<(), Problem> {
    let mut settings = club.publishing().publishing_settings()?;
    if let Some(language) = asked.site_language {
        settings.language = language.into();
    }
    if let Some(names) = asked.names {
        settings.names = names.into();
    }
    if let Some(address) = &asked.address {
        settings.address = site_address(address)?;
    }
    settings.both |= asked.both;
    settings.prizes &= !asked.without.contains(&Part::Prizes);
    settings.standings &= !asked.without.contains(&Part::Standings);
    settings.rules &= !asked.without.contains(&Part::Rules);
    settings.logo &= !asked.without.contains(&Part::Logo);
    let site = club.publishing().site(&settings, crate::now())?;
    let files = site.files();
    if asked.preview {
        print_json(&json!(plan(&asked.folder, &files, &site.identity)?));
        return Ok(());
    }
    let done = publish(&asked.folder, &files, &site.identity, asked.beside)?;
    if asked.keep {
        club.publishing().keep_publishing_settings(&settings)?;
    }
    print_json(&json!(done));
    Ok(())
}
