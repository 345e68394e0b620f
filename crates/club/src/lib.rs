//! The program without a window: an open club, its members, its tournaments, what was done and
//! what can be undone. The window and the command line are two ways to reach it.
//!
//! ```
//! use tapis_club::engine::Action;
//! use tapis_club::engine::quantity::Millis;
//! use tapis_club::locale::Language;
//! use tapis_club::store::MemberDraft;
//! use tapis_club::{Club, freezeout};
//!
//! let folder = tempfile::tempdir().unwrap();
//! let today = "2026-11-21".parse().unwrap();
//! let now = Millis(1_795_000_000_000);
//! let mut club = Club::create(&folder.path().join("club.tapis"), "Les As", Language::En, today).unwrap();
//! let draft = MemberDraft { first_name: "Éva".into(), last_name: "Durand".into(), ..MemberDraft::default() };
//! let member = club.library().save_member(draft, now).unwrap();
//! let id = club.create_tournament(freezeout(Language::En, today), None, now).unwrap();
//! club.act(id, &Action::Register { member: member.id, born: None, paid: true }, now).unwrap();
//! assert_eq!(club.desk(Language::En, id, now).unwrap().view.entries.len(), 1);
//! club.undo(id, now).unwrap();
//! assert!(club.desk(Language::En, id, now).unwrap().view.entries.is_empty());
//! ```
#![forbid(unsafe_code)]

mod act;
mod announce;
mod arrivals;
mod away;
mod calendar;
mod club;
mod data_protection;
mod debts;
pub mod documents;
mod doubted_day;
mod dues;
mod entry_checks;
mod evening_ahead;
mod expected;
mod exporting;
mod final_stacks;
mod flights;
pub mod floor;
mod games;
mod guide;
mod history;
mod kept;
mod league;
mod legal;
mod library;
mod live;
mod member_data;
mod member_overview;
mod new_club;
mod notices;
mod one_line;
mod past;
mod penalties;
mod phones;
pub mod printing;
mod problem;
mod proof;
pub mod publishing;
mod registration_end;
mod reports;
pub mod room;
mod rota;
pub mod rule_words;
mod rulebook;
mod rulesets;
mod sample;
mod series;
mod setup;
pub mod simulate;
pub mod spoken;
mod standings;
mod statistics;
mod structures;
mod table_places;
mod take_back;
mod team_day;
mod templates;
mod tempo;
mod updating;
mod verify;
mod views;
mod wall;
mod wifi;

pub use act::Acted;
pub use announce::MoveKey;
pub use arrivals::{ArrivalLine, ArrivalOf, CheckInPerson, CheckInState};
pub use away::{Away, AwayCause};
pub use calendar::{Calendar, CalendarLine, CalendarPlan};
pub use club::standby::Lead;
pub use club::{Club, author_here};
pub use data_protection::{DataProtection, Retention, RetentionKept, RetentionLine};
pub use debts::OpenDebt;
pub use documents::{
    About, CaptainCode, Document, DocumentKind, DocumentOption, DocumentOptions, DocumentSubject, Paper,
    Papers, RoomLinks,
};
pub use doubted_day::{DoubtedDay, MADE};
pub use dues::{Dues, DuesLine, DuesTotals, MeansTotal};
pub use entry_checks::{EntryChecks, EntryPolicy, EntryRemark};
pub use evening_ahead::{Awaited, EveningAhead, LastEvening, StepState, Steps};
pub use exporting::Exported;
pub use final_stacks::{FinalLine, FinalStacks, FinalWish};
pub use flights::{Carried, FlightFound, FlightsAhead, FlightsWish, Survivor};
pub use games::{game_name, games_named};
pub use guide::{
    GuideBlock, GuideChapter, GuideHit, GuideList, GuidePlace, GuideSpan, guide, guide_picture, search_guide,
};
pub use history::{Done, HistoryLine};
pub use league::{
    AskLists, BundleContents, BundleEvening, CalendarOffer, CardDifference, EvidenceContents, EvidenceResult,
    ExclusionOffer, LastSent, LeagueEvening, LeagueField, LeagueFigures, LeagueGone, LeagueMember,
    LeaguePreview, LeagueResult, LeagueResults, LeagueRow, LeagueSending, LeagueSettings, LicensedStranger,
    ListedName, ListsChoice, ListsTaken, ListsView, MadeBundle, NameOffer, OfferState, SentBundle, ask_lists,
    is_temporary, look_into, read_lists, send_bundles, verify_evidence,
};
pub use legal::{Gain, LegalCheck};
pub use library::{
    Alike, Duplicate, Library, LicenceCheck, LicenceLine, LicenceState, LicenceTaken, Likeness, ListedMember,
    MemberList, MergePreview, MergeSide, Regular, Roster, SeasonEvening, SeasonTable, SeasonTableLine,
    TagCount, read_list, read_photo,
};
pub use member_data::{
    MemberData, MemberDuty, MemberEntry, MemberPayment, MemberTournament, MergedData, SeasonDues,
};
pub use member_overview::{CurrentEntry, EntryAt, MemberDues, MemberOverview, MemberSeason};
pub use new_club::{NewClub, UsualFormat};
pub use one_line::one_line;
pub use past::{
    EveningChoice, PastChoices, PastEvening, PastFound, PastImported, PastPerson, PastPreview, PersonChoice,
    PersonIs,
};
pub use penalties::PastPenalty;
pub use phones::{
    CaptainSettings, PhoneMove, PhoneNamedPrize, PhoneNames, PhoneOwn, PhonePlayer, PhonePrize, PhoneRules,
    PhoneRulesChapter, PhoneSettings, PhoneSnapshot, PhoneStanding, PhoneStandings, PhoneTournament,
    PhoneView, hide_money,
};
pub use problem::Problem;
pub use proof::{
    CheckedProof, ClubKey, Keys, MadeProof, NewKey, PROOF_ENDING, ProvenEvening, Verdict, Withdrawal,
};
pub use publishing::PublishingSettings;
pub use reports::{
    RecordedOut, Report, ReportConfirms, ReportDecision, ReportState, ReportVersion, Reported, ReportedStack,
};
pub use rota::{Rota, RotaDuty, RotaEvening, RotaHelper};
pub use rule_words::{cited_rule, rule_values, rule_words, setting_words};
pub use rulebook::{
    CHAPTERS, ClubRule, Figure, RULE_TEXT_LONGEST, RuleChapter, RuleLine, RuleNumber, Rulebook,
};
pub use rulesets::{Rules, RulesetView, SettingView, ruleset_name, ruleset_of_the_program};
pub use series::{Rhythm, SeriesDay, SeriesWish};
pub use setup::{FieldError, SetupReport};
pub use standings::{
    ClosedSeason, CountedResult, EveningChampionship, ExplainedResult, FormulaHelp, Provisional,
    ProvisionalLine, RankChange, Ranking, RulesPreview, StandingLine, StandingsRules, WhatIf, WhatIfPlace,
};
pub use statistics::{
    Badge, BadgeEvening, BadgeKind, CameTimes, Holder, Honour, HonourKind, HonourValue, MemberEliminations,
    MemberPurse, MemberResult, MemberStatistics, MemberStreaks, MemberTotals, OutBy, Rival,
    SeasonEveningFigures, SeasonMoney, SeasonMonth, SeasonStatistics, SeasonTakings, SeasonTotals,
    SeasonWeekday, StatisticsSeason, Streak,
};
pub use structures::{
    LevelsFile, levels_file_name, levels_text, next_level, read_levels, read_problem, repair_levels,
};
pub use table_places::TablePlace;
pub use tapis_league::{ENDING as LEAGUE_ENDING, LARGEST_SENT, LISTS_ENDING};
pub use team_day::{TeamDay, TeamDayWish};
pub use templates::{freezeout, rebuy};
pub use views::{DeskTournament, Person, PlayedClock};

pub use tapis_engine as engine;
pub use tapis_locale as locale;
pub use tapis_store as store;
pub use tapis_update as update;
pub use wall::design_on_the_wall;
pub use wifi::{Wifi, WifiCode};
