//! Every document that the club prints, what it is about and which options it takes, once. The command
//! line and the screen follow this list.

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, SeasonId, TournamentId};

/// Subject of a document, with its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "id", rename_all = "snake_case", deny_unknown_fields)]
pub enum About {
    Club,
    Tournament(TournamentId),
    Season(SeasonId),
    Member(MemberId),
}

impl About {
    /// Kind of the subject, without its number.
    pub fn subject(self) -> DocumentSubject {
        match self {
            About::Club => DocumentSubject::Club,
            About::Tournament(_) => DocumentSubject::Tournament,
            About::Season(_) => DocumentSubject::Season,
            About::Member(_) => DocumentSubject::Member,
        }
    }
}

/// Kind of subject that a document can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DocumentSubject {
    Club,
    Tournament,
    Season,
    Member,
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

/// A line for each document: its name, what it can be about (the first is meant where nobody says),
/// the options that only some take, and what the command line's help says of it.
macro_rules! kinds {
    ($($kind:ident $name:literal [$($subject:ident),+] $({$($option:ident),+})? $help:literal;)+) => {
        /// Kind of document that can be printed.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum DocumentKind {
            $(#[doc = $help] $kind,)+
        }

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
                match self { $(DocumentKind::$kind => &[$($(DocumentOption::$option),+)?]),+ }
            }

            /// Description in a line of English for the command line's help.
            pub fn help(self) -> &'static str {
                match self { $(DocumentKind::$kind => $help),+ }
            }
        }
    };
}

kinds! {
    SignIn "sign_in" [Tournament] "Who is expected, in the order of the alphabet, with lines to sign on.";
    SeatCards "seat_cards" [Tournament] {TenAPage, Entry, Table, Late} "Cards to cut, one for each player, with table and seat.";
    SeatingByName "seating_by_name" [Tournament] "Who sits where, by name.";
    SeatingByTable "seating_by_table" [Tournament] "Who sits where, by table.";
    TableSheets "table_sheets" [Tournament] {Table, Wifi} "A sheet for each table: who sits around it, and the blinds.";
    DrawCertificate "draw_certificate" [Tournament] "The draws with their seeds, so that anyone can make them again.";
    Structure "structure" [Tournament] "Levels and breaks.";
    Moves "moves" [Tournament] "Who moved from where to where.";
    MoveSlips "move_slips" [Tournament] {Entry, AllMoves} "Slips to cut for those who move: the last moves, or all.";
    FinalTable "final_table" [Tournament] "Who sits where at the final table, with room for stacks.";
    Stacks "stacks" [Tournament] "Stacks as they were counted last, the largest first.";
    BagSlips "bag_slips" [Tournament] "Slips for the bags in which survivors of a flight leave their chips.";
    Receipts "receipts" [Tournament] {Entry} "Numbered receipts to cut, with counterfoils.";
    Prizes "prizes" [Tournament] "What each place wins, and by whom.";
    Bounties "bounties" [Tournament] "Every bounty and envelope: who won it, and what each player has of them.";
    Deal "deal" [Tournament] "The record of a deal, with lines to sign on.";
    Payouts "payouts" [Tournament] "What is handed to the winners, with lines to sign on.";
    Results "results" [Tournament] "Places, prizes and points.";
    Eliminations "eliminations" [Tournament] "Who went out, when, by whom and in which level.";
    History "history" [Tournament] "All that was done in a tournament, in words.";
    Penalties "penalties" [Tournament] "The ledger of penalties, by player.";
    Rulings "rulings" [Tournament] "The rulings of the floor that were kept.";
    Report "report" [Tournament] "The evening on one page, for the committee.";
    Standings "standings" [Season] {Championship} "A season's standings.";
    Scores "scores" [Season] {Championship} "A season's standings with every score behind them.";
    Attendance "attendance" [Season] "Who came over a season, in figures and charts.";
    SeasonReport "season_report" [Season] "A season in figures: who came, durations, takings, honours.";
    Dues "dues" [Season] "The register of a season's dues: who owes and paid what, and the till.";
    DueReceipts "due_receipts" [Season, Member] {Season} "Numbered receipts of dues to cut: a season's, or a member's.";
    MemberCard "member_card" [Member] "A member's card, to cut.";
    MemberYear "member_year" [Member] {Season} "What a member played, won and scored in a season.";
    MemberData "member_data" [Member] "All that the club file holds about a member, for the member who asks for it.";
    Rota "rota" [Club] "Who helps at the evenings ahead, and with what.";
    Members "members" [Club] {Contacts, Births} "The list of members; what is private only on request.";
    MemberCards "member_cards" [Club] "The cards of all members, to cut.";
    Processing "processing" [Club] "The register of processing activities that the law on personal data asks for.";
    Rules "rules" [Club, Tournament] {Ruleset, Folded} "The rules of tournaments, as a booklet: a tournament's, or the club's own.";
    HandRankings "hand_rankings" [Club, Tournament] "The ten combinations, drawn, with how often each comes.";
    Variants "variants" [Club, Tournament] "The games of the decree, a page each.";
    Beginner "beginner" [Club, Tournament] "A page for somebody who comes for the first time.";
    Glossary "glossary" [Club] "The words of the table, with the other language's beside.";
    Guide "guide" [Club] "The guide for organisers: how an evening is run with the program, and what helps where it goes wrong.";
    Conditions "conditions" [Tournament] "A tournament's own conditions on a page, or two where it has many levels.";
}

impl DocumentKind {
    /// Subject that is meant by default.
    pub fn subject(self) -> DocumentSubject {
        self.subjects().first().copied().unwrap_or(DocumentSubject::Club)
    }

    /// Whether it shows the seats of a draw, and is out of date after the next one.
    pub fn shows_seats(self) -> bool {
        use DocumentKind as K;
        matches!(self, K::SeatCards | K::SeatingByName | K::SeatingByTable | K::TableSheets | K::FinalTable)
    }

    /// Whether its sheets are cut into pieces: what is printed on their back belongs to another piece.
    pub fn is_cut(self) -> bool {
        use DocumentKind as K;
        matches!(
            self,
            K::SeatCards
                | K::MoveSlips
                | K::BagSlips
                | K::Receipts
                | K::DueReceipts
                | K::MemberCard
                | K::MemberCards
        )
    }

    /// Whether there is anything to print of it about an evening whose results were entered afterwards.
    pub fn of_recorded(self) -> bool {
        matches!(self, DocumentKind::Results | DocumentKind::History)
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
