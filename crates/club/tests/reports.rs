//! Reports of captains, decisions of the desk, and their state after a crash.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Chips, EntryId, Millis, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::locale::Language;
use tapis_club::{
    CaptainSettings, Club, Report, ReportConfirms, ReportContent, ReportState, ReportedStack, rebuy,
};

use crate::playing::playing;

const START: Millis = Millis(1_790_000_000_000);

struct Evening {
    folder: tempfile::TempDir,
    club: Club,
    id: TournamentId,
}

impl Evening {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let setup = rebuy(Language::Fr, chrono::Local::now().date_naive());
        let (club, id) = playing(&folder, setup, 9, START);
        Evening { folder, club, id }
    }

    /// Opens a copy of the file as a crash would leave it, with the log beside it.
    fn crashed(&self) -> Club {
        let again = self.folder.path().join("again.tapis");
        for ending in ["", "-wal"] {
            let from = self.folder.path().join(format!("club.tapis{ending}"));
            if from.exists() {
                std::fs::copy(from, self.folder.path().join(format!("again.tapis{ending}"))).unwrap();
            }
        }
        Club::open(&again, START).unwrap()
    }

    fn report(&mut self, by: &str, what: ReportContent) -> Report {
        self.club.reports().report(self.id, 1, by, what, START).unwrap().0
    }

    fn left(&mut self) -> usize {
        self.club.tournament(self.id).unwrap().alive().count()
    }

    fn hunters(&mut self, entry: u32) -> Vec<EntryId> {
        self.club.tournament(self.id).unwrap().bounty_play().hunters(EntryId(entry))
    }
}

fn line(entry: u32, by: Option<u32>) -> BustLine {
    BustLine { entry: EntryId(entry), by: by.map(EntryId), stack: None }
}

fn out(entry: u32, by: Option<u32>) -> ReportContent {
    ReportContent::Out { players: vec![line(entry, by)] }
}

fn stacks(counted: &[(u32, i64)]) -> ReportContent {
    let stack = |(entry, chips): &(u32, i64)| ReportedStack { entry: EntryId(*entry), chips: Chips(*chips) };
    ReportContent::Stacks { stacks: counted.iter().map(stack).collect() }
}

#[test]
fn versions_that_contradict_each_other_are_one_decision() {
    let mut evening = Evening::start();
    let one = evening.report("Zoé", out(1, Some(2)));
    let floor = evening.report("Zoé", ReportContent::Floor { words: "Litige".to_owned() });
    let two = evening.report("Karim", out(1, Some(3)));
    let mutual = evening.report("Léa", out(2, Some(1)));
    let decisions = evening.club.reports().report_decisions(evening.id).unwrap();
    let ids = |at: usize| decisions[at].versions.iter().map(|version| version.report.id).collect::<Vec<_>>();
    assert_eq!((ids(0), ids(1), decisions.len()), (vec![one.id, two.id, mutual.id], vec![floor.id], 2));

    let before = evening.left();
    evening.club.reports().report_confirm(two.id, START).unwrap();
    assert_eq!((evening.left(), evening.hunters(1)), (before - 1, vec![EntryId(3)]));
    // Reports that it contradicts are put aside. What contradicted only another version still waits.
    let decisions = evening.club.reports().report_decisions(evening.id).unwrap();
    let ids: Vec<u32> =
        decisions.iter().flat_map(|one| one.versions.iter().map(|version| version.report.id)).collect();
    assert_eq!(ids, [floor.id, mutual.id]);
    let states: Vec<(u32, ReportState)> = evening
        .club
        .reports()
        .reports_of_table(evening.id, 1)
        .unwrap()
        .into_iter()
        .map(|report| (report.id, report.state))
        .collect();
    assert!(states.contains(&(one.id, ReportState::Dismissed)), "{states:?}");
    assert!(states.contains(&(two.id, ReportState::Done)), "{states:?}");
    assert_eq!(evening.club.reports().report_confirm(one.id, START).unwrap_err().code, "report-answered");
}

#[test]
fn what_the_desk_recorded_otherwise_stands_beside_the_report() {
    let mut evening = Evening::start();
    let same = evening.report("Zoé", out(1, Some(2)));
    let other = evening.report("Zoé", out(4, Some(5)));
    evening.club.play().act(evening.id, &Action::Bust { players: vec![line(1, Some(2))] }, START).unwrap();
    evening.club.play().act(evening.id, &Action::Bust { players: vec![line(4, Some(6))] }, START).unwrap();
    // The same as the captain says: there is nothing to decide, and the captain sees that it is done.
    let decisions = evening.club.reports().report_decisions(evening.id).unwrap();
    assert_eq!(decisions.len(), 1);
    let (decision, version) = (&decisions[0], &decisions[0].versions[0]);
    assert_eq!((version.report.id, version.confirms), (other.id, ReportConfirms::Corrects));
    assert_eq!((decision.recorded[0].entry, &decision.recorded[0].by), (EntryId(4), &vec![EntryId(6)]));
    let told = evening.club.reports().reports_of_table(evening.id, 1).unwrap();
    assert_eq!(told.iter().find(|report| report.id == same.id).unwrap().state, ReportState::Done);
    let before = evening.left();
    evening.club.reports().report_confirm(other.id, START).unwrap();
    assert_eq!((evening.left(), evening.hunters(4)), (before, vec![EntryId(5)]));
    assert!(evening.club.reports().report_decisions(evening.id).unwrap().is_empty());
    // The desk takes its own elimination back: the captain’s word counts again.
    evening.club.play().undo(evening.id, START).unwrap();
    evening.club.play().undo(evening.id, START).unwrap();
    evening.club.play().undo(evening.id, START).unwrap();
    let waiting = evening.club.reports().report_decisions(evening.id).unwrap();
    assert_eq!(waiting[0].versions[0].report.id, same.id);
}

#[test]
fn one_touch_accepts_counted_stacks() {
    let mut evening = Evening::start();
    let first = evening.report("Zoé", stacks(&[(1, 9_000), (2, 4_000), (3, 7_000)]));
    let second = evening.report("Karim", stacks(&[(1, 9_000), (2, 4_500)]));
    let decisions = evening.club.reports().report_decisions(evening.id).unwrap();
    assert_eq!(decisions.len(), 1);
    for version in &decisions[0].versions {
        assert_eq!((version.confirms, &version.differs), (ReportConfirms::Counts, &vec![EntryId(2)]));
    }
    evening.club.play().act(evening.id, &Action::Bust { players: vec![line(3, None)] }, START).unwrap();
    evening.club.reports().report_confirm(first.id, START).unwrap();
    let tournament = evening.club.tournament(evening.id).unwrap();
    let counted = |entry: u32| tournament.entry(EntryId(entry)).unwrap().counted.map(|counted| counted.chips);
    assert_eq!([1, 2, 3].map(counted), [Some(Chips(9_000)), Some(Chips(4_000)), None]);
    assert_eq!(evening.club.reports().report_confirm(second.id, START).unwrap_err().code, "report-answered");
    // More chips than there are on the table cannot have been counted.
    let too_many = evening.club.reports().report(evening.id, 1, "Zoé", stacks(&[(1, 900_000_000)]), START);
    assert!(too_many.is_err());
    assert!(evening.club.reports().report_decisions(evening.id).unwrap().is_empty());
}

#[test]
fn reports_survive_a_crash_once() {
    let mut evening = Evening::start();
    let asks = evening.report("Zoé", ReportContent::Rebuy { entry: EntryId(1) });
    let waits = evening.report("Zoé", out(2, None));
    let mut after = evening.crashed();
    let decisions = after.reports().report_decisions(evening.id).unwrap();
    let ids: Vec<u32> = decisions.iter().map(|one| one.versions[0].report.id).collect();
    assert_eq!(ids, [asks.id, waits.id]);
    assert_eq!(decisions[0].versions[0].report, asks);
    after.close();

    // The money and the answer are on the disk together.
    evening.club.reports().report_confirm(asks.id, START).unwrap();
    let mut after = evening.crashed();
    let rebuys = after.tournament(evening.id).unwrap().entry(EntryId(1)).unwrap().rebuys;
    assert_eq!(rebuys, 1);
    assert_eq!(after.reports().report_confirm(asks.id, START).unwrap_err().code, "report-answered");
    after.close();

    // A report that is impossible by now stays as it is.
    evening.club.play().act(evening.id, &Action::Bust { players: vec![line(1, None)] }, START).unwrap();
    assert!(
        evening
            .club
            .reports()
            .report(evening.id, 1, "Zoé", ReportContent::Rebuy { entry: EntryId(1) }, START)
            .is_err()
    );
    evening.club.phones().keep_captain_settings(CaptainSettings { eliminates: true }).unwrap();
    let (report, acted) = evening.club.reports().report(evening.id, 1, "Zoé", out(3, None), START).unwrap();
    assert_eq!((report.state, acted.is_some()), (ReportState::Done, true));
}

#[test]
fn reports_of_a_newer_version_are_not_written_over() {
    let mut evening = Evening::start();
    let newer = r#"{"last":1,"list":[],"urgent":true}"#;
    evening.club.details().keep_setting("captains-reports", newer).unwrap();
    assert!(evening.club.reports().report(evening.id, 1, "Zoé", out(1, None), START).is_err());
    assert_eq!(evening.club.file().settings().setting("captains-reports").unwrap().as_deref(), Some(newer));
}
