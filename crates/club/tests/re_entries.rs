//! An evening with re-entries through the public seam: what is bought again stands wherever money and players are
//! counted, and championships may count the first entry alone.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Millis, Points, SeasonId, TournamentId};
use tapis_club::engine::championship::{ChampionshipRules, PointsSource};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::engine::prizes::points::PointsScheme;
use tapis_club::engine::setup::re_entries::{ReEntries, ReEntryPrice};
use tapis_club::engine::views::tournament_view;
use tapis_club::locale::Language;
use tapis_club::store::{ChampionshipDraft, ListFormat, MemberDraft, SeasonDraft};
use tapis_club::{About, Club, DocumentKind, DocumentOptions, Ranking, SeasonExport, freezeout, rebuy};

const START: Millis = Millis(1_795_291_200_000);

struct Desk {
    folder: tempfile::TempDir,
    club: Club,
    season: SeasonId,
    id: TournamentId,
    members: Vec<MemberId>,
    now: Millis,
}

impl Desk {
    /// Five players of 12 euros, re-entries of 8; points for each player outlasted.
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        let mut club = Club::create(&folder.path().join("c.tapis"), "Les As", Language::En, day).unwrap();
        let season = SeasonDraft {
            id: None,
            name: "2026".to_owned(),
            starts_on: day,
            ends_on: NaiveDate::from_ymd_opt(2027, 6, 30).unwrap(),
            best_n: None,
            min_played: 1,
        };
        let season = club.library().save_season(&season).unwrap();
        let mut setup = freezeout(Language::En, day);
        setup.late_last_level = 4;
        setup.re_entries = Some(ReEntries { max: Some(2), last_level: None, chips: None });
        let paid = rebuy(Language::En, day);
        (setup.money, setup.prizes) = (paid.money, paid.prizes);
        let money = setup.money.as_mut().unwrap();
        (money.fee, money.club_part) = (Cents(1_000), Cents(200));
        money.re_entry = Some(ReEntryPrice { fee: Cents(800), club_part: Cents::ZERO });
        setup.points = PointsScheme::PerPlayer { each: Points(100), participation: Points(100) };
        let id = club.tournaments().create_tournament(setup, Some(season), START).unwrap();
        let mut desk = Desk { folder, club, season, id, members: Vec::new(), now: START };
        for last_name in ["Ader", "Blin", "Caro", "Diot", "Eon"] {
            let draft = MemberDraft {
                last_name: last_name.to_owned(),
                first_name: "Ana".to_owned(),
                ..MemberDraft::default()
            };
            let member = desk.club.library().save_member(draft, START).unwrap().id;
            desk.members.push(member);
            desk.does(&Action::Register { member, born: None, paid: true });
        }
        desk.does(&Action::DrawSeats);
        desk.does(&Action::Start);
        desk
    }

    fn does(&mut self, action: &Action) -> String {
        self.now += Millis(10_000);
        self.club.play().act(self.id, action, self.now).unwrap().said.say(Language::En)
    }

    fn out(&mut self, entry: u32, by: Option<u32>) {
        let line = BustLine { entry: EntryId(entry), by: by.map(EntryId), stack: None };
        self.does(&Action::Bust { players: vec![line] });
    }

    fn back(&mut self, entry: u32, paid: bool) -> String {
        self.does(&Action::ReEnter { entry: EntryId(entry), paid })
    }

    /// Diot is out first and comes back unpaid; Ader is out, comes back and wins.
    fn played(mut self) -> Self {
        self.out(4, Some(1));
        self.back(4, false);
        self.out(1, Some(2));
        self.back(1, true);
        self.out(4, Some(1));
        for entry in [3, 2, 5] {
            self.out(entry, Some(1));
        }
        self.does(&Action::Finish { stacks: Vec::new() });
        self
    }

    fn paper(&mut self, kind: DocumentKind, entry: Option<u32>) -> String {
        let options = DocumentOptions { entry: entry.map(EntryId), ..DocumentOptions::default() };
        let now = self.now + Millis(1_000);
        let document = self.club.papers().document(kind, About::Tournament(self.id), options, now).unwrap();
        let path = self.folder.path().join("paper.pdf");
        std::fs::write(&path, &document.bytes).unwrap();
        let told =
            std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
        String::from_utf8(told.stdout).unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn championship(&mut self, name: &str, rules: ChampionshipRules) -> Ranking {
        let draft = ChampionshipDraft { id: None, season: self.season, name: name.to_owned(), rules };
        Ranking {
            season: self.season,
            championship: Some(self.club.seasons().save_championship(&draft).unwrap()),
        }
    }

    /// Each player's number in the list and total, in the order of the standings.
    fn totals(&mut self, ranking: impl Into<Ranking>) -> Vec<(usize, i64)> {
        let lines = self.club.seasons().standings(Language::En, ranking).unwrap();
        let index = |member| self.members.iter().position(|other| *other == member).unwrap() + 1;
        lines.iter().map(|line| (index(line.member), line.total.0)).collect()
    }
}

#[test]
fn a_re_entry_survives_undo_and_restart() {
    let mut desk = Desk::new();
    desk.out(4, None);
    let before = desk.club.tournament(desk.id).unwrap().clone();
    let said = desk.back(4, true);
    let seat = desk.club.tournament(desk.id).unwrap().entry(EntryId(4)).unwrap().seat().unwrap();
    assert_eq!(said, format!("Re-entry by Ana Diot: table {}, seat {}", seat.table, seat.seat));
    let after = desk.club.tournament(desk.id).unwrap().clone();
    assert_eq!(desk.club.play().undo(desk.id, desk.now).unwrap().say(Language::En), "Re-entry by Ana Diot");
    assert_eq!(*desk.club.tournament(desk.id).unwrap(), before);
    desk.club.play().redo(desk.id, desk.now).unwrap();
    assert_eq!(*desk.club.tournament(desk.id).unwrap(), after);
    let history = desk.club.play().history(Language::Fr, desk.id).unwrap();
    let line = history.iter().find(|line| line.text == "Ré-inscription d’Ana Diot" && !line.turn).unwrap();
    assert_eq!(line.rule.as_ref().unwrap().to_string(), "1-4");
    let path = desk.club.file().path().to_owned();
    drop(desk.club);
    let mut club = Club::open(&path, desk.now).unwrap();
    assert_eq!(*club.tournament(desk.id).unwrap(), after);
    assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
}

#[test]
fn a_refused_re_entry_says_why() {
    let mut desk = Desk::new();
    desk.out(4, None);
    for _ in 0..2 {
        desk.back(4, true);
        desk.out(4, None);
    }
    let again = Action::ReEnter { entry: EntryId(4), paid: true };
    let refused = desk.club.play().act(desk.id, &again, desk.now).unwrap_err().message.say(Language::Fr);
    assert_eq!(
        refused,
        "Ré-inscription d’Ana Diot refusée\u{a0}: le nombre de ré-inscriptions permis est atteint."
    );
}

#[test]
fn entries_and_players_are_counted_separately() {
    let mut desk = Desk::new().played();
    let view = tournament_view(desk.club.tournament(desk.id).unwrap(), desk.now);
    assert_eq!((view.counts.entries, view.counts.re_entries, view.all_entries), (5, 2, 7));
    assert_eq!((view.pool, view.counts.due, view.counts.paid), (Cents(6_600), Cents(7_600), Cents(6_800)));
    assert_eq!(view.results.iter().map(|line| line.prize).sum::<Cents>(), Cents(6_600));
    // The paper for the wall, and the committee's.
    let results = desk.paper(DocumentKind::Results, None);
    assert!(results.contains("5 players, 7 entries"), "{results}");
    let report = desk.paper(DocumentKind::Report, None);
    for said in ["5 entries", "2 re-entries", "5 entries €60", "2 re-entries €16", "Due in all €76"] {
        assert!(report.contains(said), "{said} is not in {report}");
    }
    // Ader has paid two receipts, the second for the re-entry; Diot owes his.
    let receipts = desk.paper(DocumentKind::Receipts, Some(1));
    assert!(receipts.contains("Re-entry") && receipts.contains("Eight euros"), "{receipts}");
    let data = desk.club.privacy().member_data(desk.members[3]).unwrap();
    let own = &data.tournaments[0].own[0];
    assert_eq!((own.re_entries, own.due, own.paid), (1, Cents(2_000), Cents(1_200)));
    // Statistics: hits and duels count every elimination.
    let list = SeasonExport::Tournament { tournament: desk.id };
    let csv =
        String::from_utf8(desk.club.seasons().export(Language::En, list, ListFormat::Csv).unwrap()).unwrap();
    let mut rows = csv.lines().map(|line| line.split([';', ',']).collect::<Vec<_>>());
    let heads = rows.next().unwrap();
    let rows: Vec<Vec<&str>> = rows.collect();
    let column = |name: &str| heads.iter().position(|head| head.trim_matches('"') == name).unwrap();
    let all = |name: &str| rows.iter().map(|row| row[column(name)].to_owned()).collect::<Vec<_>>();
    assert_eq!(all("Last name"), ["Ader", "Eon", "Blin", "Caro", "Diot"]);
    assert_eq!(all("Entries in all"), ["7"; 5]);
    assert_eq!(all("Re-entries"), ["1", "0", "0", "0", "1"]);
    assert_eq!(all("Place of the first entry"), ["4", "1", "2", "3", "5"]);
}

#[test]
fn a_championship_may_count_the_first_entry_alone() {
    let mut desk = Desk::new().played();
    let first = desk
        .championship("First", ChampionshipRules { first_entry_only: true, ..ChampionshipRules::default() });
    // The last entry: Ader, Eon, Blin, Caro, Diot; the first: Eon, Blin, Caro, Ader, Diot.
    let season = desk.season;
    assert_eq!(desk.totals(season), [(1, 500), (5, 400), (2, 300), (3, 200), (4, 100)]);
    assert_eq!(desk.totals(first), [(5, 500), (2, 400), (3, 300), (1, 200), (4, 100)]);
    // Reasons for the points: the place that counts, and the one at the end.
    let ader = desk.members[0];
    let explained = desk.club.seasons().explained_results(first, ader).unwrap();
    let only = &explained[0];
    assert_eq!((only.result.place, only.finished, only.re_entries), (4, Some(1), 1));
    assert_eq!((only.result.points, only.parts.iter().map(|part| part.points).sum::<Points>()), {
        (Points(200), Points(200))
    });
    let usual = desk.club.seasons().explained_results(Ranking::from(season), ader).unwrap();
    assert_eq!((usual[0].result.place, usual[0].finished), (1, Some(1)));
    let rules = desk.club.seasons().season_table(Language::Fr, first).unwrap().rules.join(" ");
    assert!(rules.contains("Seule la première inscription compte"), "{rules}");
    // A formula over the entries; Ader put one player out before his first entry was out, five in all.
    let formula = |text: &str, first_entry_only| ChampionshipRules {
        points: PointsSource::Formula { text: text.to_owned() },
        first_entry_only,
        ..ChampionshipRules::default()
    };
    let text = "100 * entries + 10 * eliminations + re_entries";
    let (last, first) =
        (desk.championship("Last", formula(text, false)), desk.championship("F2", formula(text, true)));
    let of_ader = |totals: Vec<(usize, i64)>| totals.iter().find(|(who, _)| *who == 1).unwrap().1;
    assert_eq!(of_ader(desk.totals(last)), 75_100);
    assert_eq!(of_ader(desk.totals(first)), 71_000);
}

#[test]
fn tonight_s_standings_count_first_entries_too() {
    let mut desk = Desk::new();
    let first = desk
        .championship("First", ChampionshipRules { first_entry_only: true, ..ChampionshipRules::default() });
    desk.out(4, None);
    desk.back(4, true);
    let all = desk.club.seasons().provisional(Language::En, desk.id).unwrap();
    let found = all.iter().find(|one| one.ranking == first).unwrap();
    let diot = found.lines.iter().find(|line| line.member == desk.members[3]).unwrap();
    assert_eq!(diot.tonight, Some(Points(100)), "the first entry is out");
    // The second entry may take any place.
    let what_if = desk.club.seasons().what_if(desk.id, desk.members[3]).unwrap();
    let of = |ranking| what_if.iter().find(|one| one.ranking == ranking).unwrap();
    assert!(of(first).places.iter().all(|place| place.points == Points(100)));
    assert_eq!(of(Ranking::from(desk.season)).places[0].points, Points(500));
}
