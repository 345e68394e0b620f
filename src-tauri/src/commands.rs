//! Every command that a page can call. `read` commands are open to the room's window; `write`
//! ones, and what only the desk needs, are refused to it.

use tapis_club::documents::TonightPaper;
use tapis_club::engine::Action;
use tapis_club::engine::chips::ChipSet;
use tapis_club::engine::forecast::Forecast;
use tapis_club::engine::penalties::Offence;
use tapis_club::engine::quantity::TableNo;
use tapis_club::engine::ruleset::Ruleset;
use tapis_club::engine::ruleset::catalogue::{Setting, SettingValue};
use tapis_club::engine::setup::SetupDraft;
use tapis_club::engine::structure::{Field, Step, StructureWarning, Wish};
use tapis_club::engine::views::{ClockView, DesignView, PenaltiesView, PenaltyProposal};
use tapis_club::floor::{CountdownView, Facts, Ruling};
use tapis_club::locale::Language;
use tapis_club::printing::{JobReport, PrintOrder, Sent};
use tapis_club::room::{Layout, LayoutReport, RoomKept, RoomSettings, RoomView, Scene};
use tapis_club::store::import::ImportPreview;
use tapis_club::store::{
    Backup, KeptStructure, Member, MemberDraft, OwnChipSet, Season, SeasonDraft, StandingLine, Template,
    TournamentRow, Venue,
};
use tapis_club::{
    Acted, DeskTournament, HistoryLine, LevelsFile, MoveKey, PastPenalty, PlayedClock, RuleLine, Rulebook,
    RulesetView, SetupReport,
};

use crate::api::{ClockKey, ClubState, PaperRequest, PrintChoice, RoomStatus, ShownDocument};
use crate::command_table::command_table;
use crate::sound::{Alert, SoundSettings};

command_table! {
    /// Which club is open, and how.
    read fn club_state() -> ClubState;
    /// Makes a new club at a place that the person chooses; null: none was chosen.
    write fn club_create(name: String, language: Language) -> Option<ClubState>;
    /// Opens a club that the person chooses, or one named; null: none was chosen.
    write fn club_open(path: Option<String>) -> Option<ClubState>;
    /// Opens the sample club, making it where there is none.
    write fn club_sample() -> ClubState;
    /// Gives the club a name.
    write fn club_rename(name: String) -> ClubState;
    /// Speaks another language.
    write fn language_set(language: Language) -> ClubState;
    /// Answers what became of the clock while the program was away.
    write fn away_answer(give_back: bool) -> ClubState;
    /// Copies the club file into its folder of backups.
    write fn backup_now() -> Vec<Backup>;
    /// Puts what a copy holds in the place of the club, which is copied first.
    write fn backup_restore(path: String) -> ClubState;
    /// The copies there are.
    write fn backups() -> Vec<Backup>;
    /// Members found by any part of their names or number.
    write fn members_find(query: String, archived: bool) -> Vec<Member>;
    /// Adds a member, or changes one.
    write fn member_save(member: MemberDraft) -> Member;
    /// Archives a member, or takes him back.
    write fn member_archive(id: i64, archived: bool) -> ();
    /// Erases a member for good; results stay and name nobody.
    write fn member_erase(id: i64) -> ();
    /// Lets the person choose a list and says what an import would do; null: none was chosen.
    write fn members_preview(path: Option<String>) -> Option<(String, ImportPreview)>;
    /// Does what the preview said.
    write fn members_import(path: String, preview: ImportPreview) -> usize;
    /// Says what an import of a list that was pasted would do.
    write fn members_preview_text(text: String) -> ImportPreview;
    /// Does what that preview said.
    write fn members_import_text(text: String, preview: ImportPreview) -> usize;
    /// Writes all members to a list; null: no place was chosen.
    write fn members_export() -> Option<String>;
    /// All tournaments.
    read fn tournaments() -> Vec<TournamentRow>;
    /// All templates.
    write fn templates() -> Vec<Template>;
    /// Keeps a set-up as a template.
    write fn template_save(name: String, setup: SetupDraft) -> Vec<Template>;
    /// All rulesets: the program's, then the club's own.
    write fn rulesets() -> Vec<RulesetView>;
    /// A ruleset as a tournament or a set-up has it.
    write fn ruleset_view(ruleset: Ruleset) -> RulesetView;
    /// The settings of one ruleset that another has otherwise; its value stands as the base's.
    write fn ruleset_changes(from: Ruleset, to: Ruleset) -> Vec<Setting>;
    /// Makes a ruleset of the club's own from another.
    write fn ruleset_create(name: String, from: Ruleset) -> RulesetView;
    /// Gives one another name.
    write fn ruleset_rename(id: i64, name: String) -> RulesetView;
    /// Changes one setting.
    write fn rule_set(id: i64, key: String, value: SettingValue) -> RulesetView;
    /// Puts one setting back to what it is in the base.
    write fn rule_restore(id: i64, key: String) -> RulesetView;
    /// Puts all settings back.
    write fn ruleset_restore(id: i64) -> RulesetView;
    /// Chooses the rules that the club plays by where nothing else is said.
    write fn ruleset_default(key: String) -> RulesetView;
    /// Deletes one; tournaments keep their copy.
    write fn ruleset_delete(id: i64) -> ();
    /// All rules of the booklet in a language, by the rules that the club plays by.
    write fn rulebook(language: Language) -> Rulebook;
    /// The club's words with the figures put in.
    write fn rule_preview(language: Language, words: String) -> String;
    /// Writes a rule of the booklet, or a chapter's title, in the club's own words.
    write fn rule_write(language: Language, number: String, words: String) -> RuleLine;
    /// Adds a rule that only the club has, or a chapter by its title.
    write fn rule_add(language: Language, number: String, words: String) -> RuleLine;
    /// Leaves a rule out of the booklet, or takes it in again.
    write fn rule_hide(number: String, hidden: bool) -> ();
    /// Goes back to the program's words; deletes a rule that only the club has.
    write fn rule_text_restore(language: Language, number: String) -> ();
    /// Calls a template otherwise.
    write fn template_rename(id: i64, name: String) -> Vec<Template>;
    /// Forgets a template.
    write fn template_delete(id: i64) -> Vec<Template>;
    /// Makes a tournament.
    write fn tournament_create(setup: SetupDraft, season: Option<i64>) -> i64;
    /// Puts a tournament into a season, or out of all.
    write fn tournament_season(id: i64, season: Option<i64>) -> ();
    /// Deletes a tournament in which nothing has happened.
    write fn tournament_delete(id: i64) -> ();
    /// What follows from a set-up for so many players, and what is wrong with it, also as a change
    /// of a tournament that exists.
    write fn setup_check(setup: SetupDraft, field: Field, tournament: Option<i64>) -> SetupReport;
    /// The club's sets of chips.
    write fn chip_sets() -> Vec<OwnChipSet>;
    /// Sets that clubs commonly own.
    write fn chip_sets_usual() -> Vec<ChipSet>;
    /// Keeps a set of chips; gives all of them.
    write fn chip_set_save(own: OwnChipSet) -> Vec<OwnChipSet>;
    /// Forgets one; gives those that are left.
    write fn chip_set_delete(id: i64) -> Vec<OwnChipSet>;
    /// A structure designed for an evening.
    write fn levels_design(wish: Wish) -> Vec<Step>;
    /// A set-up's structure as it is designed: rows, chips, remarks, curve; null: it cannot be played.
    write fn levels_view(setup: SetupDraft, field: Field, tournament: Option<i64>) -> Option<DesignView>;
    /// A set-up's levels with one oddity mended.
    write fn levels_repair(setup: SetupDraft, field: Field, warning: StructureWarning) -> Vec<Step>;
    /// A set-up's levels with every oddity mended that can be, also as a change of a tournament.
    write fn levels_repair_all(setup: SetupDraft, field: Field, tournament: Option<i64>) -> Vec<Step>;
    /// The level that fits in at a place.
    write fn levels_next(setup: SetupDraft, at: usize) -> Step;
    /// The levels of a list pasted from a spreadsheet or read from a file.
    write fn levels_read(pasted: String, minutes: u32) -> Vec<Step>;
    /// Writes levels to a file that the person chooses, or one named; null: none was chosen.
    write fn levels_save(name: String, steps: Vec<Step>, file: LevelsFile, path: Option<String>) -> Option<String>;
    /// Structures to be used again: the club's, then the program's.
    write fn structures() -> Vec<KeptStructure>;
    /// Keeps a structure under a name.
    write fn structure_save(name: String, stack: i64, steps: Vec<Step>) -> Vec<KeptStructure>;
    /// Forgets a kept structure.
    write fn structure_delete(id: i64) -> Vec<KeptStructure>;
    /// The club's rooms.
    write fn venues() -> Vec<Venue>;
    /// Keeps a room with its tables; gives all rooms.
    write fn venue_save(venue: Venue) -> Vec<Venue>;
    /// Forgets a room; gives those that are left.
    write fn venue_delete(id: i64) -> Vec<Venue>;
    /// All that the desk shows of a tournament.
    read fn desk(id: i64) -> DeskTournament;
    /// The clock of a tournament.
    read fn clock(id: i64) -> ClockView;
    /// The clocks of all tournaments that are being played.
    read fn clocks() -> Vec<PlayedClock>;
    /// When a tournament would end if the levels after the present one lasted so many minutes.
    write fn forecast_cut(id: i64, minutes: u32) -> Option<Forecast>;
    /// Does something in a tournament.
    write fn act(id: i64, action: Action) -> Acted;
    /// These players (when they were moved, and who) sit where they were sent; none named: all.
    write fn moves_seated(id: i64, moves: Vec<MoveKey>) -> ();
    /// Takes the last action back.
    write fn undo(id: i64) -> String;
    /// Does again what was undone last.
    write fn redo(id: i64) -> String;
    /// What was done.
    write fn history(id: i64) -> Vec<HistoryLine>;
    /// What the rules say about a dispute, in words; for the desk alone.
    write fn floor_answer(tournament: Option<i64>, topic: String, given: Facts) -> Ruling;
    /// A rule as the club's booklet says it, with the figures of the rules in force; null: there is no
    /// such rule.
    write fn rule_text(tournament: Option<i64>, rule: String) -> Option<RuleLine>;
    /// A pack of 52 cards, shuffled by chance.
    write fn floor_deck() -> Vec<String>;
    /// Calls time on a player of a table; the room sees it where it shall.
    write fn countdown_start(tournament: Option<i64>, table: Option<TableNo>, in_room: bool) -> ();
    /// Stops it.
    write fn countdown_stop() -> ();
    /// The time that runs for a player; null: none does.
    read fn countdown() -> Option<CountdownView>;
    /// The ledger of penalties of a tournament.
    write fn penalties(id: i64) -> PenaltiesView;
    /// What the ladder proposes for a fault of a player; null: nothing.
    write fn penalty_proposal(id: i64, entry: u32, offence: Offence) -> Option<PenaltyProposal>;
    /// The penalties of a member over a season; over all of them where none is named.
    write fn penalties_of(member: i64, season: Option<i64>) -> Vec<PastPenalty>;
    /// All seasons.
    write fn seasons() -> Vec<Season>;
    /// Adds a season, or changes one.
    write fn season_save(season: SeasonDraft) -> i64;
    /// The standings of a season.
    write fn standings(season: i64) -> Vec<StandingLine>;
    /// Makes a document for the preview.
    write fn document_make(request: PaperRequest) -> ShownDocument;
    /// Opens a document in the system's viewer; answers the file.
    write fn document_open(request: PaperRequest) -> String;
    /// Saves a document where the person chooses, or at a place named; null: none was chosen.
    write fn document_save(request: PaperRequest, path: Option<String>) -> Option<String>;
    /// A file for each document of an evening in a folder that the person chooses, or one named;
    /// null: none was chosen.
    write fn documents_save(request: PaperRequest, folder: Option<String>) -> Option<String>;
    /// What may be printed together for a tournament's evening.
    write fn tonight(id: i64) -> Vec<TonightPaper>;
    /// The printers of this computer, and how this club printed last. May take seconds.
    write fn printers() -> PrintChoice;
    /// Sends a document to a printer.
    write fn document_print(request: PaperRequest, order: PrintOrder) -> Sent;
    /// What became of a document that was sent.
    write fn print_job(sent: Sent) -> JobReport;
    /// Takes it back.
    write fn print_cancel(sent: Sent) -> JobReport;
    /// Opens the room's window and shows a tournament in it.
    write fn room_open(id: i64) -> ();
    /// Lets the room's window fill the screen it is on, or be a window again; null: the other of the two.
    read fn room_fill(full: Option<bool>) -> ();
    /// Tells the desk that one of the clock's keys was pressed in the room's window, for this tournament.
    read fn room_key(id: i64, key: ClockKey) -> ();
    /// Closes the room's window.
    write fn room_close() -> ();
    /// Chooses the tournaments that the room shows, at most four; none: those that are played.
    write fn room_show(ids: Vec<i64>) -> ();
    /// Holds a scene of the room; null: scenes change by themselves again.
    write fn room_scene(scene: Option<Scene>) -> ();
    /// How the room stands.
    write fn room_status() -> RoomStatus;
    /// All that the room shows.
    read fn room_view() -> RoomView;
    /// What the club keeps of its room.
    write fn room_kept() -> RoomKept;
    /// Keeps the room's small settings.
    write fn room_keep(settings: RoomSettings) -> RoomKept;
    /// What a layout would look like, and what is wrong with it.
    write fn room_layout_check(layout: Layout) -> LayoutReport;
    /// Keeps a layout as the club's own, and uses it.
    write fn room_layout_keep(layout: Layout) -> RoomKept;
    /// Forgets a layout of the club's own.
    write fn room_layout_delete(id: String) -> RoomKept;
    /// Lets the person choose a picture as the club's logo, or takes one named; null: none was
    /// chosen.
    write fn room_logo_choose(path: Option<String>) -> Option<RoomKept>;
    /// Takes the logo away.
    write fn room_logo_remove() -> RoomKept;
    /// What is heard, how loud, and where.
    write fn sounds() -> SoundSettings;
    /// Keeps that.
    write fn sounds_set(settings: SoundSettings) -> SoundSettings;
    /// Plays one, to hear it.
    write fn alert_try(alert: Alert) -> ();
}
