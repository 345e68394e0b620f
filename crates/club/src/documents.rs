//! Documents that the club prints: from what it knows to the structures that the paper asks for.

mod after;
mod annexes;
mod bounties;
mod draws;
mod dues;
mod evening;
mod facts;
mod figures;
mod guide;
mod kinds;
mod letterhead;
mod member;
mod member_data;
mod outcome;
mod penalties;
pub mod printing;
mod processing;
mod receipts;
mod report;
mod rota;
pub(crate) mod rules;
mod save;
mod season;
mod season_report;
mod seats;
mod stand_in_names;
mod stand_ins;
mod structure;
mod tonight;
mod tournament;

use chrono::{DateTime, Local, Timelike};
use serde::{Deserialize, Serialize};
use tapis_documents::papers::Moment;
use tapis_documents::{Printed, Style, papers};
use tapis_engine::base::quantity::{ChampionshipId, EntryId, Millis, SeasonId, TableNo, TournamentId};
use tapis_engine::rules::ruleset::Ruleset;
use tapis_locale::{Language, Phrase, text};
use tapis_store::StoreError;

use crate::documents::stand_in_names::{Layout, StandInNames, StandIns};
use crate::{Club, Problem, ruleset_name};

pub use kinds::{About, DocumentKind, DocumentOption, DocumentSubject};
pub(crate) use save::make_folder;
pub use save::{save, save_all, unwritable};
pub use tapis_documents::Paper;
pub use tapis_documents::papers::table_sheets::CaptainCode;
pub use tonight::{TonightPaper, Unbound};
pub(crate) use tournament::marked;

/// Options for printing a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct DocumentOptions {
    /// Its language; `None` means the club's.
    pub language: Option<Language>,
    /// The size of its sheets.
    pub paper: Paper,
    /// One colour where it helps; otherwise black and grey only.
    pub colour: bool,
    /// The season of a member's year; `None` means the latest.
    pub season: Option<SeasonId>,
    /// E-mail addresses and telephones stand on the list of members.
    pub contacts: bool,
    /// Birth dates stand on it.
    pub births: bool,
    /// Seat cards: ten a page instead of eight.
    pub ten_a_page: bool,
    /// Seat cards, move slips and receipts: those of this entry only.
    pub entry: Option<EntryId>,
    /// Seat cards and table sheets: those of this table only.
    pub table: Option<TableNo>,
    /// Seat cards: those of players whom the last draw did not seat.
    pub late: bool,
    /// Table sheets: with the code of the room's Wi-Fi, if the club named one.
    pub wifi: bool,
    /// Move slips: those of the whole evening, not only of the last moment at which somebody moved.
    pub all_moves: bool,
    /// The booklet of the rules: half the size, two pages a side, in the order for folding.
    pub folded: bool,
    /// Standings: those of this championship, not the season's own.
    pub championship: Option<ChampionshipId>,
}

impl Default for DocumentOptions {
    fn default() -> Self {
        DocumentOptions {
            language: None,
            paper: Paper::A4,
            colour: true,
            season: None,
            contacts: false,
            births: false,
            ten_a_page: false,
            entry: None,
            table: None,
            late: false,
            wifi: false,
            all_moves: false,
            folded: false,
            championship: None,
        }
    }
}

impl DocumentOptions {
    /// Style of that document for a club.
    fn style(self, club: &Club) -> Style {
        let language = self.language.unwrap_or_else(|| club.language());
        Style { language, paper: self.paper, colour: self.colour }
    }
}

/// A document, ready to be saved or printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// A name for its file, good on every system, with `.pdf`.
    pub file_name: String,
    /// Title in its language.
    pub title: String,
    /// Content of the file.
    pub bytes: Vec<u8>,
    pub pages: usize,
    /// Notices for the reader: letters that could not be printed.
    pub notices: Vec<Phrase>,
    /// Its sheets are folded to a booklet: printed on both sides, they are turned over on the short edge.
    pub folded: bool,
    /// Its sheets are cut into pieces, which have nothing on their back.
    pub cut: bool,
    /// Nothing of its kind is there yet: a sentence says so in its place.
    pub nothing: bool,
}

fn layout<T: Send + 'static>(facts: T, style: Style, print: fn(&T, Style) -> Printed) -> Layout {
    Box::new(move || print(&facts, style))
}

/// A document whose facts are gathered. Laying it out takes a while and no longer needs the club, so that
/// nobody waits for it.
pub struct Prepared {
    file_name: String,
    title: String,
    layout: Layout,
    logo_undrawn: bool,
    stand_ins: StandIns,
    folded: bool,
    cut: bool,
}

impl Prepared {
    /// Lays out the document's pages.
    pub fn lay_out(self) -> Document {
        let (mut document, names) = self.laid_out();
        document.notices.extend(names.notice());
        document
    }

    /// The document, and whose names it cannot write.
    fn laid_out(self) -> (Document, StandInNames) {
        let Prepared { file_name, title, layout, logo_undrawn, stand_ins, folded, cut } = self;
        let (Printed { bytes, pages, missing, nothing }, names) = stand_ins.lay_out(layout);
        let mut notices = Vec::new();
        if !missing.is_empty() {
            let letters: Vec<String> = missing.iter().map(ToString::to_string).collect();
            let values = [("letters", letters.join(" ").into())];
            notices.push(Phrase::new("doc-letters_missing", &values));
        }
        if logo_undrawn {
            notices.push(Phrase::new("doc-logo_undrawn", &[]));
        }
        (Document { file_name, title, bytes, pages, notices, folded, cut, nothing }, names)
    }
}

/// Printing of the rules: page after page, or folded.
fn booklet(options: DocumentOptions) -> fn(&papers::rules::Rules, Style) -> Printed {
    if options.folded { papers::rules::print_folded } else { papers::rules::print }
}

/// Addresses of this computer for devices in the room, for the codes on paper.
pub struct RoomLinks<'a> {
    /// The address of the telephones' page, ending in a slash.
    pub phones: String,
    /// Address at which the captain of a table asks to be let in.
    pub captain: Box<dyn Fn(TournamentId, TableNo) -> CaptainCode + 'a>,
}

/// The documents of a club, its members, seasons and evenings. [`Club::papers`] makes it.
pub struct Papers<'a> {
    club: &'a mut Club,
    /// `None` if devices are not let in, and no code leads to this computer.
    room: Option<RoomLinks<'a>>,
}

impl Club {
    /// Documents of the club for printing.
    pub fn papers(&mut self) -> Papers<'_> {
        Papers { club: self, room: None }
    }

    /// The same, with codes that lead devices in the room to this computer.
    pub fn papers_in<'a>(&'a mut self, room: Option<RoomLinks<'a>>) -> Papers<'a> {
        Papers { club: self, room }
    }
}

impl Papers<'_> {
    /// Prints a document: [`Papers::prepare`], laid out.
    ///
    /// # Errors
    /// As [`Papers::prepare`].
    pub fn document(
        &mut self,
        kind: DocumentKind,
        about: About,
        options: DocumentOptions,
        now: Millis,
    ) -> Result<Document, Problem> {
        if let About::Season(season) = about {
            self.club.audit().look_over_season(season)?;
        }
        Ok(self.prepare(kind, about, options, now)?.lay_out())
    }

    /// Gathers the facts of a document. The rules are the club's, or those of the tournament they are about. Before a
    /// document about a season the caller compares the tables with the journals ([`Audit::look_over_season`]).
    ///
    /// # Errors
    /// If the tournament, season or member is missing or cannot be read, or such a document is not about one.
    pub fn prepare(
        &mut self,
        kind: DocumentKind,
        about: About,
        options: DocumentOptions,
        now: Millis,
    ) -> Result<Prepared, Problem> {
        if !kind.subjects().contains(&about.subject()) {
            return Err(StoreError::NotFound("subject of the document").into());
        }
        if let About::Tournament(id) = about
            && !kind.of_recorded()
            && self.club.tournament(id)?.ranking().recorded().is_some()
        {
            return Err(Problem::new("doc-not_of_recorded", &[]));
        }
        let style = options.style(self.club);
        let (printed, named) = match (kind.annex(), about) {
            (Some(annex), About::Tournament(id)) => self.annex_document(annex, Some(id), style, now)?,
            (Some(annex), _) => self.annex_document(annex, None, style, now)?,
            (None, About::Club) => (self.club_document(kind, options)?, self.club.name()),
            (None, About::Tournament(id)) if kind == DocumentKind::Rules => {
                self.tournament_booklet(id, options, now)?
            }
            (None, About::Tournament(id)) => self.tournament_document(kind, id, (style, options), now)?,
            (None, About::Season(id)) => self.season_document(kind, id, options.championship, style)?,
            (None, About::Member(id)) => self.member_document(kind, id, options, style)?,
        };
        let named = self.named(kind, printed, &named, style);
        Ok(Prepared { folded: options.folded && kind == DocumentKind::Rules, ..named })
    }

    /// Gathers the facts of the booklet of a ruleset, whatever is played by it.
    ///
    /// # Errors
    /// If the club's own texts cannot be read.
    pub fn rules_booklet(&mut self, rules: &Ruleset, options: DocumentOptions) -> Result<Prepared, Problem> {
        let style = options.style(self.club);
        let printed = layout(self.rules_of_club(rules, style.language)?, style, booklet(options));
        let about = format!("{} - {}", self.club.name(), ruleset_name(style.language, rules));
        let named = self.named(DocumentKind::Rules, printed, &about, style);
        Ok(Prepared { folded: options.folded, ..named })
    }

    fn named(&self, kind: DocumentKind, layout: Layout, about: &str, style: Style) -> Prepared {
        let title = text(style.language, kind.key(), &[]);
        let file_name = crate::file::file_names::file_name(about, &title);
        Prepared {
            file_name,
            title,
            layout,
            logo_undrawn: self.logo_undrawn(),
            // A file that cannot be read has been reported by then.
            stand_ins: self.stand_ins(style.language).unwrap_or_default(),
            folded: false,
            cut: kind.is_cut(),
        }
    }

    fn club_document(&mut self, kind: DocumentKind, options: DocumentOptions) -> Result<Layout, Problem> {
        let style = options.style(self.club);
        Ok(match kind {
            DocumentKind::Members => {
                layout(self.members_listed(style.language, options)?, style, papers::members::print)
            }
            DocumentKind::Processing => {
                layout(self.processing(style.language)?, style, papers::dossier::print)
            }
            DocumentKind::Rota => layout(
                self.rota(style.language, chrono::Local::now().date_naive())?,
                style,
                papers::dossier::print,
            ),
            DocumentKind::Guide => layout(self.guide(style.language), style, papers::guide::print),
            DocumentKind::MemberCards => layout(self.member_cards()?, style, papers::member_card::print),
            _ => {
                let rules = self.rules_of_club(&self.club.rules().default_ruleset()?, style.language)?;
                layout(rules, style, booklet(options))
            }
        })
    }

    /// The booklet of a tournament's rules, with its conditions.
    fn tournament_booklet(
        &mut self,
        id: TournamentId,
        options: DocumentOptions,
        now: Millis,
    ) -> Result<(Layout, String), Problem> {
        let style = options.style(self.club);
        let tournament = self.club.tournament(id)?;
        let (setup, stacks) = (tournament.setup().clone(), tournament.flight_play().starting_stacks());
        let mut rules = self.rules_of_tournament(&setup, stacks, style.language)?;
        rules.annexes.conditions = Some(self.conditions(id, style.language, now)?);
        let about = format!("{} {}", setup.date, setup.name);
        Ok((layout(rules, style, booklet(options)), about))
    }
}

/// An instant by the clock on the wall here.
fn moment(at: Millis) -> Option<Moment> {
    let at = DateTime::from_timestamp_millis(at.0)?.with_timezone(&Local);
    Some(Moment { day: at.date_naive(), minute: i64::from(at.hour() * 60 + at.minute()) })
}
