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
mod subject;
mod tonight;
mod tournament;

use chrono::{DateTime, Local, Timelike};
use serde::{Deserialize, Serialize};
use tapis_documents::papers::Moment;
use tapis_documents::{PdfFile, Style, papers};
use tapis_engine::base::quantity::{ChampionshipId, EntryId, Millis, SeasonId, TableNo, TournamentId};
use tapis_engine::rules::ruleset::Ruleset;
use tapis_locale::{Language, Phrase, text};

use crate::documents::stand_in_names::{Layout, StandInNames, StandIns};
use crate::{Club, Problem, ruleset_name};

pub use kinds::{DocumentKind, DocumentOption};
pub(crate) use save::make_folder;
pub use save::{save, save_all, unwritable};
pub use subject::{About, DocumentSubject};
pub use tapis_documents::Paper;
pub use tapis_documents::papers::table_sheets::CaptainCode;
pub use tonight::{TonightPaper, Unbound};
pub(crate) use tournament::marked;

/// Options for printing a document, as they are asked for. A document receives those that it takes ([`DocumentKind`]),
/// and refuses others.
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

    /// The options that are given beside language, paper and colour, with their names.
    fn given(self) -> impl Iterator<Item = (&'static str, DocumentOption)> {
        let DocumentOptions {
            language: _,
            paper: _,
            colour: _,
            season,
            contacts,
            births,
            ten_a_page,
            entry,
            table,
            late,
            wifi,
            all_moves,
            folded,
            championship,
        } = self;
        let options = [
            ("season", season.is_some(), DocumentOption::Season),
            ("contacts", contacts, DocumentOption::Contacts),
            ("births", births, DocumentOption::Births),
            ("ten_a_page", ten_a_page, DocumentOption::TenAPage),
            ("entry", entry.is_some(), DocumentOption::Entry),
            ("table", table.is_some(), DocumentOption::Table),
            ("late", late, DocumentOption::Late),
            ("wifi", wifi, DocumentOption::Wifi),
            ("all_moves", all_moves, DocumentOption::AllMoves),
            ("folded", folded, DocumentOption::Folded),
            ("championship", championship.is_some(), DocumentOption::Championship),
        ];
        options.into_iter().filter_map(|(name, given, option)| given.then_some((name, option)))
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

/// Style of a document that is asked for, and the time at which it is.
#[derive(Debug, Clone, Copy)]
struct Job {
    style: Style,
    now: Millis,
}

/// The facts of a document, with its subject for the name of its file.
struct DocumentFacts {
    layout: Layout,
    about: String,
    folded: bool,
}

impl DocumentFacts {
    /// A document that is not folded.
    fn flat(layout: Layout, about: String) -> Self {
        DocumentFacts { layout, about, folded: false }
    }
}

fn layout<T: Send + 'static>(facts: T, style: Style, print: fn(&T, Style) -> PdfFile) -> Layout {
    Box::new(move || print(&facts, style))
}

/// A document whose facts are gathered. Laying it out takes a while and no longer needs the club, so that
/// nobody waits for it.
pub struct PreparedDocument {
    file_name: String,
    title: String,
    layout: Layout,
    logo_undrawn: bool,
    stand_ins: StandIns,
    folded: bool,
    cut: bool,
}

impl PreparedDocument {
    /// Lays out the document's pages.
    pub fn lay_out(self) -> Document {
        let (mut document, names) = self.laid_out();
        document.notices.extend(names.notice());
        document
    }

    /// The document, and whose names it cannot write.
    fn laid_out(self) -> (Document, StandInNames) {
        let PreparedDocument { file_name, title, layout, logo_undrawn, stand_ins, folded, cut } = self;
        let (PdfFile { bytes, pages, missing, nothing }, names) = stand_ins.lay_out(layout);
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

/// The rules, laid out page after page, or folded.
fn booklet(rules: papers::rules::Rules, style: Style, folded: bool, about: String) -> DocumentFacts {
    let print = if folded { papers::rules::print_folded } else { papers::rules::print };
    DocumentFacts { layout: layout(rules, style, print), about, folded }
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
    /// If the tournament, season or member is missing or cannot be read, or such a document is not about one or does not
    /// take an option that is given.
    pub fn prepare(
        &mut self,
        kind: DocumentKind,
        about: About,
        options: DocumentOptions,
        now: Millis,
    ) -> Result<PreparedDocument, Problem> {
        kind.check_options(options)?;
        self.prepare_unchecked(kind, about, options, now)
    }

    /// The same, where the options are those of several documents, each of which takes its own.
    fn prepare_unchecked(
        &mut self,
        kind: DocumentKind,
        about: About,
        options: DocumentOptions,
        now: Millis,
    ) -> Result<PreparedDocument, Problem> {
        if let About::Tournament(id) = about
            && kind.subjects().contains(&DocumentSubject::Tournament)
            && !kind.of_recorded()
            && self.club.tournament(id)?.ranking().recorded().is_some()
        {
            return Err(Problem::new("doc-not_of_recorded", &[]));
        }
        let style = options.style(self.club);
        let found = kind.gather(self, about, options, Job { style, now })?;
        Ok(self.named(kind, found, style))
    }

    /// Gathers the facts of the booklet of a ruleset, whatever is played by it.
    ///
    /// # Errors
    /// If the club's own texts cannot be read, or options are given that a booklet does not take.
    pub fn rules_booklet(
        &mut self,
        rules: &Ruleset,
        options: DocumentOptions,
    ) -> Result<PreparedDocument, Problem> {
        DocumentKind::Rules.check_options(options)?;
        let style = options.style(self.club);
        let printed = self.rules_of_club(rules, style.language)?;
        let about = format!("{} - {}", self.club.name(), ruleset_name(style.language, rules));
        Ok(self.named(DocumentKind::Rules, booklet(printed, style, options.folded, about), style))
    }

    fn named(&self, kind: DocumentKind, found: DocumentFacts, style: Style) -> PreparedDocument {
        let DocumentFacts { layout, about, folded } = found;
        let title = text(style.language, kind.key(), &[]);
        let file_name = crate::file::file_names::file_name(&about, &title);
        PreparedDocument {
            file_name,
            title,
            layout,
            logo_undrawn: self.logo_undrawn(),
            // A file that cannot be read has been reported by then.
            stand_ins: self.stand_ins(style.language).unwrap_or_default(),
            folded,
            cut: kind.is_cut(),
        }
    }
}

impl Job {
    /// A document about the club.
    fn of_club<T: Send + 'static>(
        self,
        papers: &mut Papers<'_>,
        facts: impl FnOnce(&mut Papers<'_>) -> Result<T, Problem>,
        print: fn(&T, Style) -> PdfFile,
    ) -> Result<DocumentFacts, Problem> {
        Ok(DocumentFacts::flat(layout(facts(papers)?, self.style, print), papers.club.name()))
    }

    /// The booklet of the club's own rules.
    fn club_booklet(self, papers: &mut Papers<'_>, folded: bool) -> Result<DocumentFacts, Problem> {
        let rules = papers.rules_of_club(&papers.club.rules().default_ruleset()?, self.style.language)?;
        Ok(booklet(rules, self.style, folded, papers.club.name()))
    }

    /// The booklet of a tournament's rules, with its conditions.
    fn tournament_booklet(
        self,
        papers: &mut Papers<'_>,
        id: TournamentId,
        folded: bool,
    ) -> Result<DocumentFacts, Problem> {
        let language = self.style.language;
        let tournament = papers.club.tournament(id)?;
        let (setup, stacks) = (tournament.setup().clone(), tournament.flight_play().starting_stacks());
        let mut rules = papers.rules_of_tournament(&setup, stacks, language)?;
        rules.annexes.conditions = Some(papers.conditions(id, language, self.now)?);
        let about = format!("{} {}", setup.date, setup.name);
        Ok(booklet(rules, self.style, folded, about))
    }
}

/// An instant by the clock on the wall here.
fn moment(at: Millis) -> Option<Moment> {
    let at = DateTime::from_timestamp_millis(at.0)?.with_timezone(&Local);
    Some(Moment { day: at.date_naive(), minute: i64::from(at.hour() * 60 + at.minute()) })
}
