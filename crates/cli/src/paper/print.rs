//! `print`: a document as a PDF file.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use serde_json::json;
use tapis_club::documents::{PreparedDocument, save, save_all, unwritable};
use tapis_club::engine::Phase;
use tapis_club::engine::base::quantity::{ChampionshipId, EntryId, SeasonId, TableNo, TournamentId};
use tapis_club::locale::Language;
use tapis_club::{
    About, Club, Document, DocumentKind, DocumentOption, DocumentOptions, DocumentSubject, Paper, Problem,
};

use crate::base::output::print_json;
use crate::base::whose;
use crate::paper::printers::To;

#[derive(Debug, Args)]
pub struct Print {
    /// Document to print.
    #[arg(value_enum)]
    kind: Kind,
    /// Number of the tournament; if omitted, the one being played, else the latest, and the club's own rules.
    #[arg(long, value_name = "N")]
    tournament: Option<TournamentId>,
    /// Ruleset whose rules are printed: club, tda, or one of the club's own.
    #[arg(long, value_name = "NAME", conflicts_with = "tournament")]
    ruleset: Option<String>,
    /// Number of the season; if omitted, the latest.
    #[arg(long, value_name = "N")]
    season: Option<SeasonId>,
    /// Member: a name or a part of it, or the number in the file.
    #[arg(long, value_name = "NAME")]
    member: Option<String>,
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
    entry: Option<EntryId>,
    /// Seat cards and table sheets of this table only.
    #[arg(long, value_name = "N")]
    table: Option<TableNo>,
    /// Seat cards of those who came after the draw only.
    #[arg(long)]
    late: bool,
    /// Table sheets with the code of the club's Wi-Fi, which holds its password.
    #[arg(long)]
    wifi: bool,
    /// Move slips of the whole evening, not only of the last moves.
    #[arg(long)]
    all_moves: bool,
    /// The rules as a booklet to fold: half the size, two pages a side; print on both sides, turned over on the short edge.
    #[arg(long)]
    folded: bool,
    /// The standings of this championship of the season, by its number.
    #[arg(long, value_name = "N")]
    championship: Option<ChampionshipId>,
    /// File to write; - writes to standard output; if omitted, a file here under the document's own name.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// With `tonight`: these documents and no others, with commas between.
    #[arg(long, value_enum, value_name = "KIND", value_delimiter = ',', hide_possible_values = true)]
    only: Vec<Kind>,
    #[command(flatten)]
    to: To,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Sheets {
    A4,
    Letter,
}

/// A document as the command line names it, `seat-cards`, or all of an evening's, `tonight`.
#[derive(Debug, Clone, Copy)]
enum Kind {
    One(DocumentKind),
    Tonight,
}

impl ValueEnum for Kind {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<Kind>> = LazyLock::new(|| {
            DocumentKind::ALL.iter().map(|kind| Kind::One(*kind)).chain([Kind::Tonight]).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            Kind::One(kind) => {
                PossibleValue::new(kind.name().replace('_', "-")).alias(kind.name()).help(kind.help())
            }
            Kind::Tonight => PossibleValue::new("tonight")
                .help("What the evening needs by how far it is: --out FILE.pdf binds it, --out FOLDER keeps a file each."),
        })
    }
}

impl Kind {
    /// Whether it takes an option; an evening has the options of all its documents.
    fn takes(self, option: DocumentOption) -> bool {
        match self {
            Kind::One(kind) => kind.options().contains(&option),
            Kind::Tonight => true,
        }
    }
}

/// The document that is asked for, to be delivered once the club is closed: a printer may take its time. `None` if it
/// has been written already, as a file each.
pub fn document(club: &mut Club, language: Language, print: &Print) -> Result<Option<Document>, Problem> {
    print.check_options()?;
    let (tournaments, seasons) = (club.tournaments().all()?, club.library().seasons()?);
    let playing = tournaments.iter().find(|row| row.status == Phase::Playing).map(|row| row.id);
    let tournaments: Vec<TournamentId> = tournaments.iter().map(|row| row.id).collect();
    let seasons: Vec<SeasonId> = seasons.iter().map(|season| season.id).collect();
    known(print.tournament, &tournaments, "print-unknown_tournament")?;
    known(print.season, &seasons, "print-unknown_season")?;
    let tournament = print.tournament.or(playing).or(tournaments.first().copied());
    let season = print.season.or(seasons.first().copied());
    if let (Some(entry), Some(id)) = (print.entry, tournament)
        && club.tournament(id)?.entry(entry).is_none()
    {
        let number = [("number", entry.to_string().into())];
        return Err(Problem::new("print-unknown_entry", &number));
    }
    let (paper, colour) = print.sheets();
    let options = DocumentOptions {
        language: Some(language),
        paper,
        colour,
        season: print.season.filter(|_| print.kind.takes(DocumentOption::Season)),
        contacts: print.contacts,
        births: print.births,
        ten_a_page: print.per_page == "10" && print.kind.takes(DocumentOption::TenAPage),
        entry: print.entry,
        table: print.table,
        late: print.late,
        wifi: print.wifi,
        all_moves: print.all_moves,
        folded: print.folded,
        championship: print.championship,
    };
    let none = |key| Problem::new(key, &[]);
    let document = match (print.kind, &print.ruleset) {
        (Kind::Tonight, _) => {
            let id = tournament.ok_or_else(|| none("print-no_tournament"))?;
            return tonight(club, language, print, id, options);
        }
        (Kind::One(DocumentKind::Rules), Some(name)) => {
            let ruleset = club.rules().ruleset_named(name)?;
            club.papers().rules_booklet(&ruleset, options)?.lay_out()
        }
        (Kind::One(kind), _) => {
            let about = match kind.subject() {
                DocumentSubject::Club if kind.subjects().contains(&DocumentSubject::Tournament) => {
                    print.tournament.map_or(About::Club, About::Tournament)
                }
                DocumentSubject::Club => About::Club,
                DocumentSubject::Tournament => {
                    About::Tournament(tournament.ok_or_else(|| none("print-no_tournament"))?)
                }
                DocumentSubject::Member => {
                    let asked = print.member.as_deref().ok_or_else(|| none("cli-which_member"))?;
                    About::Member(whose::member(club, asked)?)
                }
                DocumentSubject::Season => About::Season(season.ok_or_else(|| none("print-no_season"))?),
            };
            club.papers().document(kind, about, options, crate::now())?
        }
    };
    Ok(Some(document))
}

/// Whether a document takes an option.
type Takes<'a> = &'a dyn Fn(DocumentKind) -> bool;

impl Print {
    /// The paper, and whether it is printed in colour.
    fn sheets(&self) -> (Paper, bool) {
        let paper = match self.paper {
            Sheets::A4 => Paper::A4,
            Sheets::Letter => Paper::Letter,
        };
        (paper, !self.grey)
    }

    /// Refuses options that the document does not take, by the names that were typed.
    fn check_options(&self) -> Result<(), Problem> {
        let takes = |option| move |kind: DocumentKind| kind.options().contains(&option);
        let of_member = |kind: DocumentKind| kind.subject() == DocumentSubject::Member;
        let asked: [(&str, bool, Takes, bool); 12] = [
            ("--only", !self.only.is_empty(), &|_| false, true),
            ("--ruleset", self.ruleset.is_some(), &takes(DocumentOption::Ruleset), false),
            ("--member", self.member.is_some(), &of_member, false),
            ("--contacts", self.contacts, &takes(DocumentOption::Contacts), false),
            ("--births", self.births, &takes(DocumentOption::Births), false),
            ("--entry", self.entry.is_some(), &takes(DocumentOption::Entry), true),
            ("--table", self.table.is_some(), &takes(DocumentOption::Table), true),
            ("--late", self.late, &takes(DocumentOption::Late), true),
            ("--wifi", self.wifi, &takes(DocumentOption::Wifi), true),
            ("--all-moves", self.all_moves, &takes(DocumentOption::AllMoves), true),
            ("--championship", self.championship.is_some(), &takes(DocumentOption::Championship), false),
            ("--folded", self.folded, &takes(DocumentOption::Folded), false),
        ];
        for (option, asked, takes, tonight) in asked {
            let taken = match self.kind {
                Kind::One(kind) => takes(kind),
                Kind::Tonight => tonight,
            };
            if asked && !taken {
                let kinds = DocumentKind::ALL.iter().filter(|kind| takes(**kind));
                let kinds = kinds.map(|kind| kind.name().replace('_', "-"));
                let kinds: Vec<String> = kinds.chain(tonight.then(|| "tonight".to_owned())).collect();
                let values = [("option", option.into()), ("kinds", kinds.join(", ").into())];
                return Err(Problem::new("doc-option_refused", &values));
            }
        }
        Ok(())
    }
}

/// Checks that what was asked for by its number exists.
fn known<Id: PartialEq + Display>(asked: Option<Id>, there: &[Id], key: &str) -> Result<(), Problem> {
    match asked.filter(|id| !there.contains(id)) {
        Some(id) => Err(Problem::new(key, &[("number", id.to_string().into())])),
        None => Ok(()),
    }
}

/// Writes the documents that an evening needs, in a folder, bound, or to a printer.
fn tonight(
    club: &mut Club,
    language: Language,
    print: &Print,
    id: TournamentId,
    options: DocumentOptions,
) -> Result<Option<Document>, Problem> {
    let only: Vec<DocumentKind> = print
        .only
        .iter()
        .filter_map(|kind| match kind {
            Kind::One(kind) => Some(*kind),
            Kind::Tonight => None,
        })
        .collect();
    let kinds = if only.is_empty() {
        let usual = club.papers().tonight(id)?.into_iter().filter(|paper| paper.usual);
        usual.map(|paper| paper.kind).collect()
    } else {
        only
    };
    let bound = |place: &PathBuf| place.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"));
    let folder = print.out.as_ref().filter(|place| !bound(place) && place.as_path() != Path::new("-"));
    let Some(folder) = folder else {
        let bound = club.papers().tonight_bound(id, &kinds, options, print.to.two_sided(), crate::now())?;
        return bound.lay_out().map(Some);
    };
    let prepared = club.papers().tonight_documents(id, &kinds, options, crate::now())?;
    let documents: Vec<_> = prepared.into_iter().map(PreparedDocument::lay_out).collect();
    let notices = documents.iter().flat_map(|document| &document.notices);
    for notice in notices.map(|notice| notice.say(language)).collect::<BTreeSet<_>>() {
        crate::base::output::complain(&notice);
    }
    for (file, document) in save_all(folder, &documents)?.iter().zip(&documents) {
        print_json(&json!({ "file": file, "pages": document.pages, "bytes": document.bytes.len() }));
    }
    Ok(None)
}

/// Sends a document to the printer that is named, or writes it where it shall be.
pub fn deliver(language: Language, print: &Print, document: &Document) -> Result<(), Problem> {
    for notice in &document.notices {
        crate::base::output::complain(&notice.say(language));
    }
    if print.to.send(language, document, print.sheets())? {
        return Ok(());
    }
    let place = print.out.clone().unwrap_or_else(|| PathBuf::from(&document.file_name));
    if place == Path::new("-") {
        let mut out = std::io::stdout().lock();
        let written = out.write_all(&document.bytes).and_then(|()| out.flush());
        return written.map_err(|error| unwritable(&place, &error));
    }
    save(&place, &document.bytes)?;
    print_json(&json!({ "file": place, "pages": document.pages, "bytes": document.bytes.len() }));
    Ok(())
}
