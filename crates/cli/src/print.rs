//! `print`: a document as a PDF file.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use clap::builder::PossibleValue;
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
    /// Of which member, by the number in the file.
    #[arg(long, value_name = "N")]
    member: Option<i64>,
    /// E-mail addresses and telephones on the list of members.
    #[arg(long)]
    contacts: bool,
    /// Birth dates on the list of members.
    #[arg(long)]
    births: bool,
    /// The size of the sheets.
    #[arg(long, value_enum, default_value_t = Sheets::A4)]
    paper: Sheets,
    /// Black and grey only.
    #[arg(long)]
    grey: bool,
    /// Seat cards on a page.
    #[arg(long, value_name = "N", value_parser = ["8", "10"], default_value = "8")]
    per_page: String,
    /// Seat cards, move slips and receipts of this entry only.
    #[arg(long, value_name = "N")]
    entry: Option<u32>,
    /// Move slips of the whole evening, not only of the last moves.
    #[arg(long)]
    all_moves: bool,
    /// Where to write it; - writes to standard output; none: here, under the document's own name.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Sheets {
    A4,
    Letter,
}

/// A kind of document as the command line names it: `seat-cards`.
#[derive(Debug, Clone, Copy)]
struct Kind(DocumentKind);

impl ValueEnum for Kind {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<Kind>> =
            LazyLock::new(|| DocumentKind::ALL.iter().map(|kind| Kind(*kind)).collect());
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let name = self.0.name();
        Some(PossibleValue::new(name.replace('_', "-")).alias(name).help(self.0.help()))
    }
}

pub fn run(club: &mut Club, print: &Print) -> Result<(), Problem> {
    let Kind(kind) = print.kind;
    let subject = match kind.subject() {
        DocumentSubject::Club => print.tournament,
        DocumentSubject::Tournament => {
            let latest = club.tournaments()?.first().map(|row| row.id);
            print.tournament.or(latest)
        }
        DocumentSubject::Member => {
            let which = || Problem::new(club.language(), "cli-which_member", &[]);
            Some(print.member.ok_or_else(which)?)
        }
        DocumentSubject::Season => print.season.or(club.seasons()?.first().map(|season| season.id)),
    };
    let paper = match print.paper {
        Sheets::A4 => Paper::A4,
        Sheets::Letter => Paper::Letter,
    };
    let options = DocumentOptions {
        language: Some(club.language()),
        paper,
        colour: !print.grey,
        season: print.season,
        contacts: print.contacts,
        births: print.births,
        ten_a_page: print.per_page == "10",
        entry: print.entry,
        all_moves: print.all_moves,
    };
    let document = match (&print.ruleset, kind) {
        (Some(name), DocumentKind::Rules) => club.rules_booklet(&club.ruleset_named(name)?, options)?,
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
