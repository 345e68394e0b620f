//! Every document that the club prints, once: its name, what it is about, which options it takes and how it is
//! printed. The command line and the screen follow this list.

use serde::{Deserialize, Serialize};
use tapis_documents::papers::annexes::Annex;
use tapis_documents::papers::{
    attendance, bag_slips, deal, dossier, draw_certificate, dues, eliminations, guide, history, member_card,
    members, move_slips, moves, payouts, penalties, prizes, receipts, report, results, rulings, scores,
    season_report, seat_cards, seating, sign_in, stacks, standings, structure, table_sheets,
};
use tapis_engine::Phase;
use tapis_engine::base::quantity::{ChampionshipId, EntryId, SeasonId, TableNo};
use tapis_store::StoreError;

use super::subject::{About, DocumentSubject, Subject, TheClub, subjects};
use super::{DocumentFacts, DocumentOptions, Job, Papers};
use crate::Problem;

/// Gathers the facts of a document about a subject of one kind, with the options that it takes.
type Gather<S, O> = fn(&mut Papers<'_>, S, O, Job) -> Result<DocumentFacts, Problem>;

/// Gathers a document's facts; `None` if it is asked for about a subject of another kind.
fn facts_about<S: Subject, O>(
    papers: &mut Papers<'_>,
    about: About,
    options: O,
    job: Job,
    gather: Gather<S, O>,
) -> Option<Result<DocumentFacts, Problem>> {
    S::of(about).map(|subject| gather(papers, subject, options, job))
}

/// An option that only some documents take: the fields of [`DocumentOptions`](super::DocumentOptions) beside
/// language, paper and colour, and the ruleset of [`Club::rules_booklet`](crate::Club::rules_booklet).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DocumentOption {
    /// The season of a member's year.
    Season,
    /// E-mail addresses and telephones.
    Contacts,
    Births,
    /// Ten cards a page.
    TenAPage,
    Entry,
    Table,
    /// Only players who came after the draw.
    Late,
    /// The code of the room's Wi-Fi.
    Wifi,
    /// The moves of the whole evening.
    AllMoves,
    /// One of the club's rulesets.
    Ruleset,
    /// Two pages a side, in the order for folding.
    Folded,
    /// A championship of the season, in the place of its own standings.
    Championship,
}

/// Property of some documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Trait {
    /// Its sheets are cut into pieces.
    Cut,
    /// It shows the seats of a draw.
    ShowsSeats,
    /// An evening whose results were entered afterwards has it too.
    OfRecorded,
}

/// The options of a document, as its function receives them.
macro_rules! options {
    ($given:ident) => { () };
    ($given:ident $options:ident $($field:ident)+) => { $options { $($field: $given.$field),+ } };
}

/// The declaration of each document:
/// - its kind and its name: `doc-…` of that name is its title and, with its subject, the name of its file;
/// - what the command line's help says of it;
/// - `options`: those that it takes beside language, paper and colour, as its function receives them;
/// - `apart`: further options, which its caller uses and its function does not receive;
/// - `is`: its properties; `usual`: the phases in which it is one of the evening's usual papers;
/// - `print`: what it can be about (the first is meant where nobody says), each with a function that gathers the facts.
macro_rules! documents {
    ($(
        $kind:ident $name:literal $help:literal,
        $(options $options:ident { $($field:ident: $type:ty => $option:ident),+ },)?
        $(apart [$($apart:ident),+],)?
        $(is [$($trait:ident),+],)?
        $(usual [$($phase:ident),+],)?
        print { $($subject:ident => $gather:expr),+ };
    )+) => {
        /// Kind of document that can be printed.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum DocumentKind {
            $(#[doc = $help] $kind,)+
        }

        $($(
            #[derive(Debug, Clone, Copy)]
            struct $options { $($field: $type),+ }
        )?)+

        impl DocumentKind {
            /// All of them, in the order of an evening.
            pub const ALL: &'static [DocumentKind] = &[$(DocumentKind::$kind),+];

            /// Its name for the command line and in the interface to the window: `seat_cards`.
            pub fn name(self) -> &'static str {
                match self { $(DocumentKind::$kind => $name),+ }
            }

            /// The sentence that names it.
            pub fn key(self) -> &'static str {
                match self { $(DocumentKind::$kind => concat!("doc-", $name)),+ }
            }

            /// Subjects that it can have; the first is meant where nobody says.
            pub fn subjects(self) -> &'static [DocumentSubject] {
                match self { $(DocumentKind::$kind => &[$(DocumentSubject::$subject),+]),+ }
            }

            /// The options it takes beside language, paper and colour.
            pub fn options(self) -> &'static [DocumentOption] {
                match self {
                    $(DocumentKind::$kind => &[
                        $($(DocumentOption::$apart,)+)?
                        $($(DocumentOption::$option,)+)?
                    ]),+
                }
            }

            /// Description in a line of English for the command line's help.
            pub fn help(self) -> &'static str {
                match self { $(DocumentKind::$kind => $help),+ }
            }

            fn traits(self) -> &'static [Trait] {
                match self { $(DocumentKind::$kind => &[$($(Trait::$trait),+)?]),+ }
            }

            /// Phases of an evening in which it is one of the usual papers.
            pub(super) fn usual(self) -> &'static [Phase] {
                match self { $(DocumentKind::$kind => &[$($(Phase::$phase),+)?]),+ }
            }

            /// Gathers its facts with those of the options that it takes.
            pub(super) fn gather(
                self,
                papers: &mut Papers<'_>,
                about: About,
                given: DocumentOptions,
                job: Job,
            ) -> Result<DocumentFacts, Problem> {
                let found = match self {
                    $(DocumentKind::$kind => {
                        let options = options!(given $($options $($field)+)?);
                        None$(.or_else(|| {
                            facts_about::<subjects::$subject, _>(papers, about, options, job, $gather)
                        }))+
                    })+
                };
                found.unwrap_or_else(|| Err(StoreError::NotFound("subject of the document").into()))
            }
        }
    };
}

documents! {
    SignIn "sign_in" "Who is expected, in the order of the alphabet, with lines to sign on.",
        usual [Registering, Drawn],
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |_, known| Ok(known.sign_in()), sign_in::print)
            }
        };

    SeatCards "seat_cards" "Cards to cut, one for each player, with table and seat.",
        options SeatCardOptions {
            ten_a_page: bool => TenAPage,
            entry: Option<EntryId> => Entry,
            table: Option<TableNo> => Table,
            late: bool => Late
        },
        is [Cut, ShowsSeats],
        usual [Drawn],
        print {
            Tournament => |papers, id, SeatCardOptions { ten_a_page, entry, table, late }, job| {
                job.of_seats(
                    papers,
                    id,
                    |papers, known| Ok(papers.seat_cards(id, known, (entry, table, late), ten_a_page)),
                    seat_cards::print,
                )
            }
        };

    SeatingByName "seating_by_name" "Who sits where, by name.",
        is [ShowsSeats],
        usual [Drawn, Playing],
        print {
            Tournament => |papers, id, (), job| {
                job.of_seats(papers, id, |_, known| Ok(known.by_name()), seating::print_by_name)
            }
        };

    SeatingByTable "seating_by_table" "Who sits where, by table.",
        is [ShowsSeats],
        usual [Drawn, Playing],
        print {
            Tournament => |papers, id, (), job| {
                job.of_seats(papers, id, |_, known| Ok(known.by_table()), seating::print_by_table)
            }
        };

    TableSheets "table_sheets" "A sheet for each table: who sits around it, and the blinds.",
        options TableSheetOptions { table: Option<TableNo> => Table, wifi: bool => Wifi },
        is [ShowsSeats],
        usual [Drawn],
        print {
            Tournament => |papers, id, TableSheetOptions { table, wifi }, job| {
                job.of_seats(
                    papers,
                    id,
                    |papers, known| papers.table_sheets(id, known, table, wifi),
                    table_sheets::print,
                )
            }
        };

    DrawCertificate "draw_certificate" "The draws with their seeds, so that anyone can make them again.",
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |papers, known| papers.draws(id, known), draw_certificate::print)
            }
        };

    Structure "structure" "Levels and breaks.",
        usual [Registering, Drawn, Playing],
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |_, known| Ok(known.structure()), structure::print)
            }
        };

    Moves "moves" "Who moved from where to where.",
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |_, known| Ok(known.moves()), moves::print)
            }
        };

    MoveSlips "move_slips" "Slips to cut for those who move: the last moves, or all.",
        options MoveSlipOptions { entry: Option<EntryId> => Entry, all_moves: bool => AllMoves },
        is [Cut],
        print {
            Tournament => |papers, id, MoveSlipOptions { entry, all_moves }, job| {
                job.of_evening(
                    papers,
                    id,
                    |_, known| Ok(known.move_slips(entry, all_moves)),
                    |(slips, only), style| move_slips::print(slips, only.as_ref(), style),
                )
            }
        };

    FinalTable "final_table" "Who sits where at the final table, with room for stacks.",
        is [ShowsSeats],
        print {
            Tournament => |papers, id, (), job| {
                job.of_seats(papers, id, |_, known| Ok(known.final_table()), table_sheets::print_final)
            }
        };

    Stacks "stacks" "Stacks as they were counted last, the largest first.",
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |_, known| Ok(known.stacks()), stacks::print)
            }
        };

    BagSlips "bag_slips" "Slips for the bags in which survivors of a flight leave their chips.",
        is [Cut],
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |_, known| Ok(known.bag_slips()), bag_slips::print)
            }
        };

    Receipts "receipts" "Numbered receipts to cut, with counterfoils.",
        options ReceiptOptions { entry: Option<EntryId> => Entry },
        is [Cut],
        print {
            Tournament => |papers, id, ReceiptOptions { entry }, job| {
                job.of_evening(papers, id, |papers, known| papers.receipts(id, known, entry), receipts::print)
            }
        };

    Prizes "prizes" "What each place wins, and by whom.",
        usual [Playing],
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |_, known| Ok(known.prizes()), prizes::print)
            }
        };

    Bounties "bounties" "Every bounty and envelope: who won it, and what each player has of them.",
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |_, known| Ok(known.bounties(known.language)), dossier::print)
            }
        };

    Deal "deal" "The record of a deal, with lines to sign on.",
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |_, known| Ok(known.deal()), deal::print)
            }
        };

    Payouts "payouts" "What is handed to the winners, with lines to sign on.",
        usual [Finished],
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |_, known| Ok(known.payouts()), payouts::print)
            }
        };

    Results "results" "Places, prizes and points.",
        is [OfRecorded],
        usual [Finished],
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |_, known| Ok(known.results()), results::print)
            }
        };

    Eliminations "eliminations" "Who went out, when, by whom and in which level.",
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(
                    papers,
                    id,
                    |papers, known| papers.eliminations(id, known),
                    eliminations::print,
                )
            }
        };

    History "history" "All that was done in a tournament, in words.",
        is [OfRecorded],
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |papers, known| papers.told(id, known), history::print)
            }
        };

    Penalties "penalties" "The ledger of penalties, by player.",
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(
                    papers,
                    id,
                    |papers, known| papers.penalties_printed(id, known, known.language),
                    penalties::print,
                )
            }
        };

    Rulings "rulings" "The rulings of the floor that were kept.",
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |papers, known| papers.rulings(id, known), rulings::print)
            }
        };

    Report "report" "The evening on one page, for the committee.",
        usual [Finished],
        print {
            Tournament => |papers, id, (), job| {
                job.of_evening(papers, id, |papers, known| papers.report(id, known), report::print)
            }
        };

    Standings "standings" "A season's standings.",
        options StandingOptions { championship: Option<ChampionshipId> => Championship },
        usual [Finished],
        print {
            Season => |papers, id, StandingOptions { championship }, job| {
                job.of_ranking(
                    papers,
                    (id, championship),
                    |papers, season, ranking| papers.standings_printed(season, ranking, job.style.language),
                    standings::print,
                )
            }
        };

    Scores "scores" "A season's standings with every score behind them.",
        options ScoreOptions { championship: Option<ChampionshipId> => Championship },
        print {
            Season => |papers, id, ScoreOptions { championship }, job| {
                job.of_ranking(
                    papers,
                    (id, championship),
                    |papers, season, ranking| papers.scores(season, ranking, job.style.language),
                    scores::print,
                )
            }
        };

    Attendance "attendance" "Who came over a season, in figures and charts.",
        print {
            Season => |papers, id, (), job| {
                job.of_season(papers, id, |papers, season| papers.attendance(season), attendance::print)
            }
        };

    SeasonReport "season_report" "A season in figures: who came, durations, takings, honours.",
        print {
            Season => |papers, id, (), job| {
                job.of_season(
                    papers,
                    id,
                    |papers, season| papers.season_report(season, job.style.language),
                    season_report::print,
                )
            }
        };

    Dues "dues" "The register of a season's dues: who owes and paid what, and the till.",
        print {
            Season => |papers, id, (), job| {
                job.of_season(
                    papers,
                    id,
                    |papers, season| papers.dues_printed(season, job.style.language),
                    dues::print,
                )
            }
        };

    DueReceipts "due_receipts" "Numbered receipts of dues to cut: a season's, or a member's.",
        options DueReceiptOptions { season: Option<SeasonId> => Season },
        is [Cut],
        print {
            Season => |papers, id, _, job| {
                job.of_season(
                    papers,
                    id,
                    |papers, season| papers.due_receipts(season, None, job.style.language),
                    receipts::print,
                )
            },
            Member => |papers, id, DueReceiptOptions { season }, job| job.member_dues(papers, id, season)
        };

    MemberCard "member_card" "A member's card, to cut.",
        is [Cut],
        print {
            Member => |papers, id, (), job| {
                job.of_member(papers, id, |papers, member| papers.member_card(member), member_card::print)
            }
        };

    MemberYear "member_year" "What a member played, won and scored in a season.",
        options MemberYearOptions { season: Option<SeasonId> => Season },
        print { Member => |papers, id, MemberYearOptions { season }, job| job.member_season(papers, id, season) };

    MemberData "member_data" "All that the club file holds about a member, for the member who asks for it.",
        print {
            Member => |papers, id, (), job| {
                job.of_member(
                    papers,
                    id,
                    |papers, _| papers.member_data_printed(id, job.style.language),
                    dossier::print,
                )
            }
        };

    Rota "rota" "Who helps at the evenings ahead, and with what.",
        print {
            Club => |papers, TheClub, (), job| {
                job.of_club(
                    papers,
                    |papers| papers.rota(job.style.language, chrono::Local::now().date_naive()),
                    dossier::print,
                )
            }
        };

    Members "members" "The list of members; what is private only on request.",
        options MemberListOptions { contacts: bool => Contacts, births: bool => Births },
        print {
            Club => |papers, TheClub, MemberListOptions { contacts, births }, job| {
                job.of_club(
                    papers,
                    |papers| papers.members_listed(job.style.language, contacts, births),
                    members::print,
                )
            }
        };

    MemberCards "member_cards" "The cards of all members, to cut.",
        is [Cut],
        print {
            Club => |papers, TheClub, (), job| {
                job.of_club(papers, |papers| papers.member_cards(), member_card::print)
            }
        };

    Processing "processing" "The register of processing activities that the law on personal data asks for.",
        print {
            Club => |papers, TheClub, (), job| {
                job.of_club(papers, |papers| papers.processing(job.style.language), dossier::print)
            }
        };

    Rules "rules" "The rules of tournaments, as a booklet: a tournament's, or the club's own.",
        options RuleOptions { folded: bool => Folded },
        apart [Ruleset],
        print {
            Club => |papers, TheClub, RuleOptions { folded }, job| job.club_booklet(papers, folded),
            Tournament => |papers, id, RuleOptions { folded }, job| job.tournament_booklet(papers, id, folded)
        };

    HandRankings "hand_rankings" "The ten combinations, drawn, with how often each comes.",
        print {
            Club => |papers, TheClub, (), job| job.club_annex(papers, Annex::Hands),
            Tournament => |papers, id, (), job| job.tournament_annex(papers, Annex::Hands, id)
        };

    Variants "variants" "The games of the decree, a page each.",
        print {
            Club => |papers, TheClub, (), job| job.club_annex(papers, Annex::Games),
            Tournament => |papers, id, (), job| job.tournament_annex(papers, Annex::Games, id)
        };

    Beginner "beginner" "A page for somebody who comes for the first time.",
        print {
            Club => |papers, TheClub, (), job| job.club_annex(papers, Annex::Beginner),
            Tournament => |papers, id, (), job| job.tournament_annex(papers, Annex::Beginner, id)
        };

    Glossary "glossary" "The words of the table, with the other language's beside.",
        print { Club => |papers, TheClub, (), job| job.club_annex(papers, Annex::Glossary) };

    Guide "guide" "The guide for organisers: how an evening is run with the program, and what helps where it goes wrong.",
        print {
            Club => |papers, TheClub, (), job| {
                job.of_club(papers, |papers| Ok(papers.guide(job.style.language)), guide::print)
            }
        };

    Conditions "conditions" "A tournament's own conditions on a page, or two where it has many levels.",
        print { Tournament => |papers, id, (), job| job.tournament_annex(papers, Annex::Conditions, id) };
}

impl DocumentKind {
    /// Subject that is meant by default.
    pub fn subject(self) -> DocumentSubject {
        self.subjects().first().copied().unwrap_or(DocumentSubject::Club)
    }

    /// Whether it is one of the usual papers in some phase of an evening.
    pub fn is_usual(self) -> bool {
        !self.usual().is_empty()
    }

    fn is(self, property: Trait) -> bool {
        self.traits().contains(&property)
    }

    /// Whether it shows the seats of a draw, and is out of date after the next one.
    pub fn shows_seats(self) -> bool {
        self.is(Trait::ShowsSeats)
    }

    /// Whether its sheets are cut into pieces: what is printed on their back belongs to another piece.
    pub fn is_cut(self) -> bool {
        self.is(Trait::Cut)
    }

    /// Whether there is anything to print of it about an evening whose results were entered afterwards.
    pub fn of_recorded(self) -> bool {
        self.is(Trait::OfRecorded)
    }

    /// Refuses options that it does not take: the paper would differ from what was asked for.
    ///
    /// # Errors
    /// `doc-option_refused`, with the documents that take the option.
    pub(super) fn check_options(self, options: DocumentOptions) -> Result<(), Problem> {
        let Some((name, option)) = options.given().find(|(_, option)| !self.options().contains(option))
        else {
            return Ok(());
        };
        let kinds = Self::ALL.iter().filter(|kind| kind.options().contains(&option));
        let kinds: Vec<&str> = kinds.map(|kind| kind.name()).collect();
        let values = [("option", name.into()), ("kinds", kinds.join(", ").into())];
        Err(Problem::new("doc-option_refused", &values))
    }

    /// The kind of a name.
    ///
    /// ```
    /// use tapis_club::{DocumentKind, DocumentOption, DocumentSubject};
    /// let kind = DocumentKind::named("move_slips").unwrap();
    /// assert_eq!(kind.subject(), DocumentSubject::Tournament);
    /// assert_eq!(kind.options(), [DocumentOption::Entry, DocumentOption::AllMoves]);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}
