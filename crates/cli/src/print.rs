//! `print`: a document as a PDF file.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde_json::json;
use tapis_club::{Club, DocumentKind, DocumentOptions, DocumentSubject, Paper, Problem};

#[derive(Debug, Args)]
pub struct Print {
    /// What.
    #[arg(value_enum)]
    kind: Kind,
    /// Of which tournament; none: the latest, and the club's own rules.
    #[arg(long, value_name = "N")]
    tournament: Option<i64>,
    /// The rules of which ruleset: club, tda, or one of the club's own.
    #[arg(long, value_name = "NAME", conflicts_with = "tournament")]
    ruleset: Option<String>,
    /// Of which season; none: the latest.
    #[arg(long, value_name = "N")]
    season: Option<i64>,
    /// The size of the sheets.
    #[arg(long, value_enum, default_value_t = Sheets::A4)]
    paper: Sheets,
    /// Black and grey only.
    #[arg(long)]
    grey: bool,
    /// Where to write it; - writes to standard output; none: here, under the document's own name.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Kind {
    /// Cards to cut, one for each player, with table and seat.
    #[value(alias = "seat_cards")]
    SeatCards,
    /// Who sits where, by name.
    #[value(alias = "seating_by_name")]
    SeatingByName,
    /// Who sits where, by table.
    #[value(alias = "seating_by_table")]
    SeatingByTable,
    /// Levels and breaks.
    Structure,
    /// Who moved from where to where.
    Moves,
    /// What each place wins, with lines to sign on.
    Prizes,
    /// Places, prizes and points.
    Results,
    /// All that was done in a tournament, in words.
    History,
    /// The ledger of penalties, by player.
    Penalties,
    /// A season's standings.
    Standings,
    /// The rules of tournaments, as a booklet.
    Rules,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Sheets {
    A4,
    Letter,
}

impl Kind {
    fn document(self) -> DocumentKind {
        match self {
            Kind::SeatCards => DocumentKind::SeatCards,
            Kind::SeatingByName => DocumentKind::SeatingByName,
            Kind::SeatingByTable => DocumentKind::SeatingByTable,
            Kind::Structure => DocumentKind::Structure,
            Kind::Moves => DocumentKind::Moves,
            Kind::Prizes => DocumentKind::Prizes,
            Kind::Results => DocumentKind::Results,
            Kind::History => DocumentKind::History,
            Kind::Penalties => DocumentKind::Penalties,
            Kind::Standings => DocumentKind::Standings,
            Kind::Rules => DocumentKind::Rules,
        }
    }
}

pub fn run(club: &mut Club, print: &Print) -> Result<(), Problem> {
    let kind = print.kind.document();
    let subject = match kind.subject() {
        DocumentSubject::Club => print.tournament,
        DocumentSubject::Tournament => {
            let latest = club.tournaments()?.first().map(|row| row.id);
            print.tournament.or(latest)
        }
        DocumentSubject::Season => print.season.or(club.seasons()?.first().map(|season| season.id)),
    };
    let paper = match print.paper {
        Sheets::A4 => Paper::A4,
        Sheets::Letter => Paper::Letter,
    };
    let options = DocumentOptions { language: Some(club.language()), paper, colour: !print.grey };
    let document = match (&print.ruleset, kind) {
        (Some(name), DocumentKind::Rules) => club.rules_booklet(&club.ruleset_named(name)?, options),
        _ => club.document(kind, subject, options, crate::now())?,
    };
    for notice in &document.notices {
        eprintln!("{notice}");
    }
    let place = print.out.clone().unwrap_or_else(|| PathBuf::from(&document.file_name));
    let written = if place == Path::new("-") {
        std::io::stdout().write_all(&document.bytes)
    } else {
        std::fs::write(&place, &document.bytes)
    };
    written.map_err(|error| {
        let values = [("file", place.display().to_string().into()), ("detail", error.to_string().into())];
        Problem::new(club.language(), "cli-unwritable", &values)
    })?;
    if place != Path::new("-") {
        println!("{}", json!({ "file": place, "pages": document.pages, "bytes": document.bytes.len() }));
    }
    Ok(())
}
