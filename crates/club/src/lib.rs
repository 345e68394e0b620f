//! The program without a window: an open club, its members, its tournaments, what was done and
//! what can be undone. The window and the command line are two ways to reach it.
//!
//! ```
//! use tapis_club::engine::Action;
//! use tapis_club::engine::base::quantity::Millis;
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
//! let id = club.tournaments().create_tournament(freezeout(Language::En, today), None, now).unwrap();
//! club.play().act(id, &Action::Register { member: member.id, born: None, paid: true }, now).unwrap();
//! assert_eq!(club.views().desk(Language::En, id, now).unwrap().view.entries.len(), 1);
//! club.play().undo(id, now).unwrap();
//! assert!(club.views().desk(Language::En, id, now).unwrap().view.entries.is_empty());
//! ```
#![forbid(unsafe_code)]

pub mod beginning;
pub mod calendar;
pub mod documents;
pub mod equipment;
pub mod evening;
pub mod file;
pub mod floor;
mod guide;
mod league;
pub mod members;
mod past;
pub mod personal_data;
mod phones;
mod proof;
pub mod publishing;
pub mod room;
pub mod rules;
pub mod seasons;

pub use crate::members::duplicates::{Alike, Duplicate, Likeness, MergePreview, MergeSide};
pub use crate::members::licences::{LicenceCheck, LicenceLine, LicenceState, LicenceTaken};
pub use crate::members::member_list::{ListedMember, MemberList, TagCount};
pub use crate::members::records::{read_list, read_photo};
pub use crate::members::roster::{Regular, Roster};
pub use crate::seasons::list::{SeasonEvening, SeasonTable, SeasonTableLine};
pub use beginning::new_club::{NewClub, UsualFormat};
pub use calendar::evening_ahead::{EveningAhead, ExpectedListSource, LastEvening, StepState, Steps};
pub use calendar::evenings::{Calendar, CalendarLine, CalendarPlan};
pub use calendar::rota::{Rota, RotaDuty, RotaEvening, RotaHelper};
pub use calendar::series::{Rhythm, SeriesDay, SeriesWish};
pub use documents::{
    About, CaptainCode, Document, DocumentKind, DocumentOption, DocumentOptions, DocumentSubject, Paper,
    Papers, RoomLinks,
};
pub use equipment::structure_files::{
    LevelsFile, levels_file_name, levels_text, next_level, read_levels, read_problem, repair_levels,
};
pub use equipment::usual_evenings::{freezeout, rebuy};
pub use evening::action_outcome::{ActionOutcome, DoneAction};
pub use evening::announce::MoveKey;
pub use evening::arrivals::{ArrivalLine, ArrivalOf, CheckInPerson, CheckInState};
pub use evening::debts::OpenDebt;
pub use evening::ending::{AwaitedThing, Debt, Ending, NextEvening, Overpayment, Takings, Till};
pub use evening::entry_checks::{EntryChecks, EntryPolicy, EntryRemark};
pub use evening::final_stacks::{FinalLine, FinalStacks, FinalWish};
pub use evening::flights::{CarriedStacks, FlightFound, FlightsAhead, FlightsWish, Survivor};
pub use evening::history::HistoryLine;
pub use evening::money::{Purchase, SoldKind};
pub use evening::penalties::PastPenalty;
pub use evening::player_history::{PlayerLine, PlayerUndo};
pub use evening::reports::store::{Report, ReportContent, ReportState, ReportedStack};
pub use evening::reports::{RecordedOut, ReportConfirms, ReportDecision, ReportVersion};
pub use evening::setup::{FieldError, SetupReport};
pub use evening::table_places::TablePlace;
pub use evening::team_day::{TeamDay, TeamDayWish};
pub use evening::views::{DeskTournament, Person, PlayedClock};
pub use file::absence::{Away, AwayCause};
pub use file::club::standby::Lead;
pub use file::club::{Club, author_here};
pub use file::doubted_day::{DoubtedDay, MADE};
pub use file::library::Library;
pub use file::one_line::one_line;
pub use file::problem::Problem;
pub use guide::contents::{GuideBlock, GuideChapter, GuideList, GuidePlace, GuideSpan};
pub use guide::{GuideHit, guide, guide_picture, search_guide};
pub use league::{
    AskLists, BundleContents, BundleEvening, CalendarOffer, CardDifference, EvidenceContents, EvidenceResult,
    ExclusionOffer, LastSent, LeagueEvening, LeagueField, LeagueFigures, LeagueGone, LeagueMember,
    LeaguePreview, LeagueResult, LeagueResults, LeagueRow, LeagueSending, LeagueSettings, LicensedStranger,
    ListedName, ListsChoice, ListsTaken, ListsView, MadeBundle, NameOffer, OfferState, SentBundle, ask_lists,
    is_temporary, look_into, read_lists, send_bundles, verify_evidence,
};
pub use members::dues::{Dues, DuesLine, DuesTotals, MeansTotal};
pub use past::{
    EveningChoice, PastChoices, PastEvening, PastFound, PastImport, PastPerson, PastPreview, PersonChoice,
    PersonIs,
};
pub use personal_data::data_protection::{DataProtection, Retention, RetentionKept, RetentionLine};
pub use personal_data::member_data::{
    MemberData, MemberDuty, MemberEntry, MemberPayment, MemberTournament, MergedData, SeasonDues,
};
pub use phones::{
    CaptainSettings, PhoneMove, PhoneNamedPrize, PhoneNames, PhoneOwn, PhonePlayer, PhonePrize, PhoneRules,
    PhoneRulesChapter, PhoneSettings, PhoneSnapshot, PhoneStanding, PhoneStandings, PhoneTournament,
    PhoneView, hide_money,
};
pub use proof::{
    CheckedProof, ClubKey, Keys, MadeProof, NewKey, PROOF_ENDING, ProvenEvening, Verdict, Withdrawal,
};
pub use publishing::PublishingSettings;
pub use rules::games::{game_name, games_named};
pub use rules::legal::{Gain, LegalCheck};
pub use rules::rule_words::{cited_rule, rule_values, rule_words, setting_words};
pub use rules::rulebook::{
    CHAPTERS, ClubRule, Figure, RULE_TEXT_LONGEST, RuleChapter, RuleLine, RuleNumber, Rulebook,
};
pub use rules::rulesets::{Rules, RulesetView, SettingView, ruleset_name, ruleset_of_the_program};
pub use seasons::exporting::SeasonExport;
pub use seasons::member_overview::{CurrentEntry, EntryAt, MemberDues, MemberOverview, MemberSeason};
pub use seasons::standings::{
    ClosedSeason, CountedResult, EveningChampionship, ExplainedResult, FormulaHelp, Provisional,
    ProvisionalLine, RankChange, Ranking, RulesPreview, StandingLine, StandingsRules, WhatIf, WhatIfPlace,
};
pub use seasons::statistics::{
    Badge, BadgeEvening, BadgeKind, CameTimes, Holder, Honour, HonourKind, HonourValue, MemberEliminations,
    MemberPurse, MemberResult, MemberStatistics, MemberStreaks, MemberTotals, OutBy, Rival,
    SeasonEveningFigures, SeasonMoney, SeasonMonth, SeasonStatistics, SeasonTakings, SeasonTotals,
    SeasonWeekday, StatisticsSeason, Streak,
};
pub use tapis_league::{ENDING as LEAGUE_ENDING, LARGEST_SENT, LISTS_ENDING};

pub use equipment::on_the_wall::design_on_the_wall;
pub use room::wifi::{Wifi, WifiCode};
pub use tapis_engine as engine;
pub use tapis_locale as locale;
pub use tapis_store as store;
pub use tapis_update as update;
