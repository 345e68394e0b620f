//! Papers that show seats: of which draw they are, for whom, at which table.

use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::engine::setup::RoomTable;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{About, Club, DocumentKind, DocumentOptions, Wifi};

use super::{START, club, day};

const SEATS: [DocumentKind; 4] = [
    DocumentKind::SeatCards,
    DocumentKind::SeatingByName,
    DocumentKind::SeatingByTable,
    DocumentKind::TableSheets,
];

struct Evening {
    folder: tempfile::TempDir,
    club: Club,
    id: TournamentId,
}

impl Evening {
    /// Players register for an evening at tables of four seats, the second of which is called "TV".
    fn with(names: &[&str]) -> Evening {
        let folder = tempfile::tempdir().unwrap();
        let (mut club, _, _) = club(&folder);
        let mut setup = tapis_club::rebuy(Language::Fr, day());
        setup.tables = (1..=3).map(|no| RoomTable::new(no, 4)).collect();
        setup.tables[1].name = Some("TV".to_owned());
        let id = club.tournaments().create_tournament(setup, None, START).unwrap();
        let mut evening = Evening { folder, club, id };
        names.iter().for_each(|name| evening.register(name));
        evening
    }

    fn register(&mut self, last_name: &str) {
        let last_name = last_name.to_owned();
        let draft = MemberDraft { last_name, first_name: "Ana".to_owned(), ..Default::default() };
        let member = self.club.library().save_member(draft, START).unwrap().id;
        self.act(&Action::Register { member, born: None, paid: true }, START);
    }

    fn act(&mut self, action: &Action, now: Millis) {
        self.club.play().act(self.id, action, now).unwrap();
    }

    /// The words of a document.
    fn printed(&mut self, kind: DocumentKind, options: DocumentOptions) -> String {
        let options = DocumentOptions { language: Some(Language::En), ..options };
        let made = self.club.papers().document(kind, About::Tournament(self.id), options, START).unwrap();
        let path = self.folder.path().join("seats.pdf");
        std::fs::write(&path, &made.bytes).unwrap();
        let text = std::process::Command::new("pdftotext").arg(&path).arg("-").output().unwrap();
        String::from_utf8(text.stdout).unwrap()
    }
}

#[test]
fn every_paper_with_seats_tells_its_draw() {
    let mut evening = Evening::with(&["Un", "Deux", "Trois"]);
    let mut drawn = |minutes: i64| {
        evening.act(&Action::DrawSeats, START + Millis(minutes * 60_000));
        SEATS.map(|kind| {
            let text = evening.printed(kind, DocumentOptions::default());
            let at = text.find("draw ").map(|at| text[at..].lines().next().unwrap().to_owned());
            at.unwrap_or_else(|| panic!("{kind:?}: {text}"))
        })
    };
    let (first, second) = (drawn(0), drawn(17));
    for (first, second) in first.iter().zip(&second) {
        assert!(first.starts_with("draw 1, ") && second.starts_with("draw 2, "), "{first} {second}");
        assert_ne!(first["draw 1, ".len()..], second["draw 2, ".len()..], "the hour");
    }
}

#[test]
fn cards_are_printed_for_one_table_or_latecomers() {
    let names = ["Abel", "Berg", "Cros", "Dumas", "Evrard", "Fabre"];
    let mut evening = Evening::with(&names);
    let on = |text: &str| names.iter().filter(|name| text.contains(**name)).count();
    evening.act(&Action::DrawSeats, START);
    let late = DocumentOptions { late: true, ..DocumentOptions::default() };
    let nobody = evening.printed(DocumentKind::SeatCards, late);
    assert!(nobody.contains("Nobody has come since the draw"), "{nobody}");
    let table = |table| DocumentOptions { table: Some(table), ..DocumentOptions::default() };
    let halves = [1, 2].map(|no| on(&evening.printed(DocumentKind::SeatCards, table(no))));
    assert_eq!(halves, [3, 3]);
    let sheet = evening.printed(DocumentKind::TableSheets, table(2));
    assert!(sheet.contains("Table 2 · TV") && on(&sheet) == 3, "{sheet}");
    evening.act(&Action::Start, START);
    evening.register("Zola");
    let latecomers = evening.printed(DocumentKind::SeatCards, late);
    assert!(latecomers.contains("Zola") && on(&latecomers) == 0, "{latecomers}");
}

#[test]
fn a_tables_name_stands_on_every_paper_with_seats() {
    let mut evening = Evening::with(&["Abel", "Berg", "Cros", "Dumas", "Evrard", "Fabre"]);
    evening.act(&Action::DrawSeats, START);
    for kind in SEATS {
        let text = evening.printed(kind, DocumentOptions::default());
        assert!(text.contains("TV"), "{kind:?}: {text}");
    }
}

#[test]
fn table_sheets_have_the_wifi_code_on_request() {
    let mut evening = Evening::with(&["Un", "Deux", "Trois"]);
    evening.act(&Action::DrawSeats, START);
    let asked = DocumentOptions { wifi: true, ..DocumentOptions::default() };
    let sheet = |evening: &mut Evening, options| evening.printed(DocumentKind::TableSheets, options);
    assert!(!sheet(&mut evening, asked).contains("Wi-Fi"), "the club named none");
    let (name, password) = ("Livebox".to_owned(), "secret 1234".to_owned());
    evening.club.room().keep_wifi(Some(Wifi { name, password, in_room: false })).unwrap();
    let with = sheet(&mut evening, asked);
    assert!(with.contains("Wi-Fi “Livebox”") && !with.contains("secret"), "{with}");
    assert!(!sheet(&mut evening, DocumentOptions::default()).contains("Livebox"));
}
