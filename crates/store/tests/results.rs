//! Results of past evenings, as clubs have them.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_engine::base::quantity::{Cents, Points};
use tapis_store::import::MatchedBy;
use tapis_store::import::NameOrder;
use tapis_store::import::results::ResultField;
use tapis_store::import::results::{
    CellsHold, ResultsMatching, ResultsProblem, ResultsReading, WrittenEvening, WrittenResults,
};
use tapis_store::{ClubFile, StoreError};

fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn read_as(files: &[&[u8]], reading: &ResultsReading) -> Result<WrittenResults, StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("club.tapis")).unwrap();
    let files: Vec<Vec<u8>> = files.iter().map(|file| file.to_vec()).collect();
    file.imports().read_results(&files, reading, date("2026-11-25"))
}

fn read(text: &str) -> WrittenResults {
    read_as(&[text.as_bytes()], &ResultsReading::default()).unwrap()
}

/// Place and name of each.
fn order(written: &WrittenResults, evening: &WrittenEvening) -> Vec<(u32, String)> {
    evening.results.iter().map(|result| (result.place, written.people[&result.person].text.clone())).collect()
}

fn names(all: &[(u32, &str)]) -> Vec<(u32, String)> {
    all.iter().map(|(place, name)| (*place, (*name).to_owned())).collect()
}

#[test]
fn lines_of_results_make_evenings_by_day() {
    let written = read(
        "Date;Tournoi;Place;Nom;Prénom;Gain;Points;Recaves;Eliminé par\n\
         12/09/2025;Ouverture;1er;Dupont;Jean;120 €;41,5;1;\n\
         12/09/2025;Ouverture;2;Petit;Zoé;Jambon;30;0;Dupont Jean\n\
         19/09/2025;Freezeout;1;Petit;Zoé;;25;;\n\
         ;;2;Martin;Luc;-;20;;PETIT Zoé\n",
    );
    let [first, second] = written.evenings.as_slice() else { panic!("{:?}", written.evenings) };
    assert_eq!((first.name.as_str(), first.date), ("Ouverture", Some(date("2025-09-12"))));
    assert_eq!((second.name.as_str(), second.date), ("Freezeout", Some(date("2025-09-19"))));
    assert!(written.evenings.iter().all(|evening| evening.problems.is_empty()), "{written:?}");
    assert_eq!(order(&written, first), names(&[(1, "Dupont Jean"), (2, "Petit Zoé")]));
    let winner = &first.results[0];
    assert_eq!((winner.prize, winner.points, winner.rebuys), (Cents(12_000), Some(Points(4_150)), 1));
    assert_eq!(first.results[1].in_kind, ["Jambon"]);
    assert_eq!(first.results[1].out_by, std::slice::from_ref(&winner.person));
    // "PETIT Zoé" is who "Petit;Zoé" is, whatever the order and the capitals.
    assert_eq!(second.results[1].out_by, [second.results[0].person.clone()]);
    assert_eq!(written.people.len(), 3);
}

#[test]
fn a_list_of_names_is_one_evening() {
    let written = read("Jean Dupont\nZoé Petit\nLuc Martin\n");
    assert_eq!(
        order(&written, &written.evenings[0]),
        names(&[(1, "Jean Dupont"), (2, "Zoé Petit"), (3, "Luc Martin")])
    );
    assert_eq!(written.evenings[0].date, None);
    let written = read("1;DUPONT Jean;50\n2;PETIT Zoé;20\n2;MARTIN Luc;20\n3;ROUX Ana;\n");
    let evening = &written.evenings[0];
    // Two share the second place: nobody is third.
    assert_eq!(evening.results.iter().map(|result| result.place).collect::<Vec<_>>(), [1, 2, 2, 4]);
    assert!(evening.reranked);
    assert_eq!(evening.results[0].prize, Cents(5_000));
}

#[test]
fn a_table_by_dates_is_read_by_columns() {
    let points = "Joueur;12/09/2025;19/09/2025;26/09/2026;Total\n\
                  Jean Dupont;30;;;30\n\
                  Zoé Petit;25;12,5;;37,5\n\
                  Luc Martin;abs;20;;20\n\
                  ;55;32,5;;\n";
    let written = read(points);
    assert_eq!(written.table.as_ref().unwrap().cells, Some(CellsHold::Points));
    let [first, second] = written.evenings.as_slice() else { panic!("{:?}", written.evenings) };
    assert_eq!(first.date, Some(date("2025-09-12")));
    assert_eq!(order(&written, first), names(&[(1, "Jean Dupont"), (2, "Zoé Petit")]));
    assert_eq!(order(&written, second), names(&[(1, "Luc Martin"), (2, "Zoé Petit")]));
    assert_eq!(second.results[1].points, Some(Points(1_250)));
    let places = "Nom;Prénom;12/09;19/09\nDupont;Jean;1;3\nPetit;Zoé;2;1\nMartin;Luc;3;2\n";
    let written = read(places);
    assert_eq!(written.table.as_ref().unwrap().cells, Some(CellsHold::Places));
    assert_eq!(written.evenings[0].results[0].points, None);
    assert_eq!(order(&written, &written.evenings[1])[0].1, "Petit Zoé");
    let reading = ResultsReading { cells: Some(CellsHold::Points), ..ResultsReading::default() };
    let written = read_as(&[places.as_bytes()], &reading).unwrap();
    assert_eq!(order(&written, &written.evenings[0])[0], (1, "Martin Luc".to_owned()));
}

#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    let written = read(
        "Date;Place;Nom;Points\n12/13/2025;1;Jean Dupont;10\n12/09/2025;premier;Zoé Petit;9\n12/09/2025;2;Luc Martin;neuf\n",
    );
    assert_eq!(written.evenings[0].date, None, "a day that cannot be read is not the day above");
    let mut problems: Vec<_> = written.evenings.iter().flat_map(|evening| evening.problems.clone()).collect();
    problems.sort_by_key(|problem| format!("{problem:?}"));
    let text = str::to_owned;
    assert_eq!(
        problems,
        [
            ResultsProblem::Date { line: 2, text: text("12/13/2025") },
            ResultsProblem::NoOrder,
            ResultsProblem::Place { line: 3, text: text("premier") },
            ResultsProblem::Points { line: 4, text: text("neuf") },
        ]
    );
    let twice = read("Place;Nom\n1;Jean Dupont\n2;DUPONT Jean\n");
    assert_eq!(
        twice.evenings[0].problems,
        [ResultsProblem::Twice { line: 3, text: "Jean Dupont".to_owned() }]
    );
    let nobody = read("Place;Gain\n1;10\n");
    assert_eq!(nobody.table.unwrap().matched, MatchedBy::Itself);
}

#[test]
fn the_club_remembers_the_meaning_of_columns() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("club.tapis")).unwrap();
    let list = b"Qui;Combien\nDupont Jean;12\nPetit Zo\xe9;8\n".to_vec();
    let mut reading = ResultsReading {
        order: Some(NameOrder::LastFirst),
        matching: Some(ResultsMatching {
            headed: true,
            columns: vec![Some(ResultField::LastName), Some(ResultField::Points)],
        }),
        ..ResultsReading::default()
    };
    let read =
        file.imports().read_results(std::slice::from_ref(&list), &reading, date("2026-11-25")).unwrap();
    assert_eq!(read.table.as_ref().unwrap().encoding, "windows-1252");
    assert_eq!(order(&read, &read.evenings[0]), names(&[(1, "Dupont Jean"), (2, "Petit Zoé")]));
    file.imports().remember_results(read.table.as_ref().unwrap()).unwrap();
    reading.matching = None;
    let again = file.imports().read_results(&[list], &reading, date("2026-11-25")).unwrap();
    assert_eq!(again.table.as_ref().unwrap().matched, MatchedBy::Remembered);
    assert_eq!(again.evenings, read.evenings);
}

/// As version 3.7 writes it; 3.4 has `new Map({…})` in the place of `Map.from([…])`.
const SAVED: &str = r#"{ V: "3.7.2", T: new Tournament({UUID: "t", Title: "Soir\u00e9e \"A\"", Financials: new FinancialConfig({Buyins: new BuyConfig({Allow: true})}),
 Players: new GamePlayers({Players: Map.from([
  ["a", new GamePlayer({ UUID: "a", Name: new PlayerName({Nickname: "Jojo", Firstname: "Jean", Lastname: "Dupont"}), Info: new PlayerInfo({OptID: "M1"}),
    Buyins: [new GameBuyin({Time: 1757700000000, Amount: 20, Rake: new PerPlayerRake([1.5]), BustOut: new GameBustOut({Time: 1757703000000, HitmanUUID: ["b"]})}), new GameBuyin({Time: 1757703100000, Amount: 20, Rake: new PerPlayerRake([0])})], AddOns: [new GameAddOn({Amount: 10, Rake: new PerPlayerRake([0])})] })],
  ["b", new GamePlayer({ UUID: "b", Name: new PlayerName({Nickname: "Zoé Petit", Firstname: "", Lastname: ""}), Info: new PlayerInfo({}),
    Buyins: [new GameBuyin({Amount: 20, Rake: new PerPlayerRake([0]), BustOut: new GameBustOut({Time: 1757710000000, HitmanUUID: ["a"]})})], AddOns: [] })],
  ["c", new GamePlayer({ UUID: "c", Name: new PlayerName({Nickname: "Luc", Firstname: "Luc", Lastname: "Martin"}), Info: new PlayerInfo({}),
    Buyins: [new GameBuyin({Amount: 20, Rake: new PerPlayerRake([0]), BustOut: new GameBustOut({Time: 1757705000000, HitmanUUID: ["a", "b"]})})], AddOns: [], Late: undefined })],
  ["d", new GamePlayer({ UUID: "d", Name: new PlayerName({Nickname: "Absent", Firstname: "", Lastname: ""}), Info: new PlayerInfo({}), Buyins: [], AddOns: [] })]
 ]), Config: new GamePlayersConfig({TrackPlayers: true})}),
 Prizes: new GamePrizes({Prizes: [new GamePrize({Description: "1st", Recipient: 1, CalculatedAmount: 50, AwardedToPlayers: ["a"]}), new GamePrize({Description: "Jambon", Recipient: 2, CalculatedAmount: 0, AwardedToPlayers: ["b"]})]}),
 StartTime: 1757700600000, EndTime: 1757710000000}) }"#;

#[test]
fn a_tournament_in_another_encoding_keeps_its_accents() {
    let bytes: Vec<u8> = SAVED.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let written = read_as(&[&bytes], &ResultsReading::default()).unwrap();
    assert!(written.people.values().any(|person| person.text == "Zoé Petit"));
}

#[test]
fn a_saved_tournament_is_read_whole() {
    let older = SAVED
        .replace("Map.from([", "new Map({")
        .replace("]), Config", "}), Config")
        .replace("[\"a\", new", "\"a\": new")
        .replace("[\"b\", new", "\"b\": new")
        .replace("[\"c\", new", "\"c\": new")
        .replace("[\"d\", new", "\"d\": new")
        .replace(")],\n", "),\n")
        .replace("AddOns: [] })]\n", "AddOns: [] })\n");
    for saved in [SAVED, &older] {
        let written = read_as(&[saved.as_bytes()], &ResultsReading::default()).unwrap();
        let evening = &written.evenings[0];
        assert_eq!(evening.problems, []);
        assert_eq!((evening.name.as_str(), evening.date), ("Soirée \"A\"", Some(date("2025-09-12"))));
        assert_eq!((evening.players, evening.buy_in), (3, Cents(2_000)));
        assert_eq!(
            order(&written, evening),
            names(&[(1, "Jean Dupont"), (2, "Zoé Petit"), (3, "Luc Martin")])
        );
        let [first, second, third] = evening.results.as_slice() else { panic!() };
        assert_eq!(
            (first.prize, first.spent, first.rebuys, first.addons),
            (Cents(5_000), Some(Cents(5_000)), 1, 1)
        );
        assert_eq!((first.hits, second.hits, third.hits), (Some(2), Some(2), Some(0)));
        assert_eq!(second.in_kind, ["Jambon"]);
        assert_eq!(second.out_by, std::slice::from_ref(&first.person));
        assert_eq!(third.out_by, [first.person.clone(), second.person.clone()]);
        let jean = &written.people[&first.person];
        assert_eq!((jean.number.as_deref(), jean.nickname.as_deref()), (Some("M1"), Some("Jojo")));
        assert_eq!(written.people[&second.person].last_name, "Petit");
    }
}

#[test]
fn saved_tournaments_are_read_together() {
    let other = SAVED.replace("StartTime: 1757700600000", "StartTime: 1755000000000");
    let written = read_as(&[SAVED.as_bytes(), other.as_bytes()], &ResultsReading::default()).unwrap();
    assert_eq!(written.evenings.len(), 2);
    assert_eq!(written.people.len(), 3);
    assert!(written.evenings[0].date < written.evenings[1].date);
    let mixed = read_as(&[SAVED.as_bytes(), b"Jean Dupont\n"], &ResultsReading::default());
    assert!(matches!(mixed, Err(StoreError::ResultsMixed)), "{mixed:?}");
    for cut in [200, 1_000, SAVED.len() - 5] {
        let broken = read_as(&[&SAVED.as_bytes()[..cut]], &ResultsReading::default());
        assert!(matches!(broken, Err(StoreError::SavedUnreadable)), "{cut}");
    }
    let deep = format!("{{ V: \"3\", T: new Tournament({}", "[".repeat(100_000));
    let broken = read_as(&[deep.as_bytes()], &ResultsReading::default());
    assert!(matches!(broken, Err(StoreError::SavedUnreadable)));
    let playing = SAVED.replacen(
        ", BustOut: new GameBustOut({Time: 1757705000000, HitmanUUID: [\"a\", \"b\"]})",
        "",
        1,
    );
    let written = read_as(&[playing.as_bytes()], &ResultsReading::default()).unwrap();
    assert_eq!(written.evenings[0].problems, [ResultsProblem::NotOver]);
}

#[test]
fn tied_players_share_the_sum_of_their_prizes() {
    let prize = |place: u32, amount: u32| {
        format!(
            "new GamePrize({{Description: \"\", Recipient: {place}, CalculatedAmount: {amount}, \
             AwardedToPlayers: [\"a\", \"b\", \"c\"]}})"
        )
    };
    let (from, to) = (SAVED.find("Prizes: [").unwrap(), SAVED.find("]}),\n StartTime").unwrap());
    let tied = format!("{}Prizes: [{}, {}{}", &SAVED[..from], prize(1, 800), prize(2, 400), &SAVED[to..]);
    let written = read_as(&[tied.as_bytes()], &ResultsReading::default()).unwrap();
    let prizes: Vec<Cents> = written.evenings[0].results.iter().map(|line| line.prize).collect();
    assert_eq!(prizes, [40_000; 3].map(Cents));
}

#[test]
fn a_pasted_message_is_read_without_its_remarks() {
    let written = read(
        "Bonjour à tous,\nClassement du 04/09/2026 :\n1er Élodie Dupont - 120 €\n2e Noël Lefèvre (recave x2)\n\
         3e : Jean Martin (bulle)\nÀ vendredi !\n",
    );
    let [evening] = written.evenings.as_slice() else { panic!("{:?}", written.evenings) };
    assert_eq!((evening.date, evening.problems.as_slice()), (Some(date("2026-09-04")), &[][..]));
    assert_eq!(
        order(&written, evening),
        names(&[(1, "Élodie Dupont"), (2, "Noël Lefèvre"), (3, "Jean Martin")])
    );
    assert_eq!(evening.results[0].prize, Cents(12_000));
    let left = &written.table.as_ref().unwrap().left;
    assert_eq!(left.join("|"), "Bonjour à tous,|Classement du 04/09/2026 :|À vendredi !");
}

#[test]
fn titles_and_sums_are_reported() {
    let written = read(
        "Poker Club, soirée du 12/09/2025;;\nPlace;Nom;Gain\n1;Jean Dupont;1.234,50\n2;Zoé Petit;1.000\nTotal;;2.234,50\n;Total;2.234,50\n",
    );
    let [evening] = written.evenings.as_slice() else { panic!("{:?}", written.evenings) };
    assert_eq!((evening.date, evening.problems.len()), (Some(date("2025-09-12")), 0), "{evening:?}");
    assert_eq!(evening.results.iter().map(|result| result.prize).sum::<Cents>(), Cents(223_450));
    assert_eq!(written.table.as_ref().unwrap().left.len(), 3);
}

#[test]
fn a_long_text_is_not_a_name() {
    let written = read(&format!("Place;Nom\n1;{}\n2;Jean Dupont\n", "x".repeat(5_000)));
    assert!(matches!(&written.evenings[0].problems[..], [ResultsProblem::NotAName { line: 2, .. }]));
}
