//! The papers of every game that the decree permits, and of games that take turns.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::process::Command;

use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::engine::rules::game::Game;
use tapis_club::engine::rules::ruleset::Betting;
use tapis_club::engine::setup::rotation::{Rotation, Turn};
use tapis_club::engine::{Action, SetupDraft};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{About, Club, DocumentKind, DocumentOptions, Paper, freezeout};

const START: Millis = Millis(1_795_291_200_000);
const BOTH: [Language; 2] = [Language::Fr, Language::En];

struct Clubhouse {
    club: Club,
    folder: tempfile::TempDir,
}

impl Clubhouse {
    fn new() -> Clubhouse {
        let folder = tempfile::tempdir().unwrap();
        let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        let club = Club::create(&folder.path().join("c.tapis"), "Essai", Language::Fr, day).unwrap();
        Clubhouse { club, folder }
    }

    fn tournament(&mut self, made: impl Fn(SetupDraft) -> SetupDraft) -> TournamentId {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        let id = self
            .club
            .tournaments()
            .create_tournament(made(freezeout(Language::Fr, day)), None, START)
            .unwrap();
        for last_name in ["Abel", "Zola", "Éluard"] {
            let draft = MemberDraft {
                last_name: last_name.to_owned(),
                first_name: "Ana".to_owned(),
                ..Default::default()
            };
            let member = self.club.library().save_member(draft, START).unwrap().id;
            self.club.play().act(id, &Action::Register { member, born: None, paid: true }, START).unwrap();
        }
        self.club.play().act(id, &Action::DrawSeats, START).unwrap();
        id
    }

    /// A document's lines, as they stand on the page.
    fn lines(&mut self, kind: DocumentKind, id: TournamentId, language: Language) -> Vec<String> {
        self.read(kind, id, language);
        let path = self.folder.path().join("read.pdf");
        let told = Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
        String::from_utf8(told.stdout).unwrap().lines().map(str::to_owned).collect()
    }

    /// A document's words in one line, and how many pages it has.
    fn read(&mut self, kind: DocumentKind, id: TournamentId, language: Language) -> (String, usize) {
        let options = DocumentOptions { language: Some(language), ..DocumentOptions::default() };
        let document = self.club.papers().document(kind, About::Tournament(id), options, START).unwrap();
        assert_eq!(document.notices, []);
        let path = self.folder.path().join("read.pdf");
        std::fs::write(&path, &document.bytes).unwrap();
        let told = Command::new("pdftotext").arg(&path).arg("-").output().unwrap();
        let words = String::from_utf8(told.stdout).unwrap();
        (words.split_whitespace().collect::<Vec<_>>().join(" "), document.pages)
    }
}

fn by_levels(games: &[Game]) -> Rotation {
    Rotation { games: games.to_vec(), turn: Turn::Levels { levels: 1 } }
}

/// The beginner's page is one page about the game that is played: its cards, what is posted, how one bets.
#[test]
fn the_beginners_page_is_about_the_game() {
    let mut house = Clubhouse::new();
    for game in Game::ALL {
        let id = house.tournament(|setup| setup.playing(game));
        let (words, pages) = house.read(DocumentKind::Beginner, id, Language::Fr);
        assert_eq!(pages, 1, "{game:?}");
        let cards = match game.variant().hand_cards() {
            2 => "Deux cartes pour chaque",
            4 => "Quatre cartes pour chaque",
            5 => "Cinq cartes pour chaque",
            _ => "Trois cartes pour chaque",
        };
        let stud = game.variant().is_stud();
        let fixed = game.betting() == Betting::Limit;
        let draws = game == Game::Draw27;
        for (said, expected) in [
            (cards, true),
            ("Le bouton avance", !stud),
            ("L’ante est payée", stud),
            ("le flop", !stud && !draws),
            ("Trois échanges", draws),
            ("le montant fixe du tour", fixed),
            ("tout le pot", game.betting() == Betting::PotLimit),
            ("Quinte flush royale", !matches!(game, Game::Razz | Game::Draw27)),
            ("5-4-3-2-A", game == Game::Razz),
            ("6-5-4-3-2", matches!(game, Game::Razz | Game::Draw27)),
        ] {
            assert_eq!(words.contains(said), expected, "{game:?}: {said} in {words}");
        }
        let (english, pages) = house.read(DocumentKind::Beginner, id, Language::En);
        assert_eq!(pages, 1, "{game:?}");
        assert!(english.contains("Numbers refer to the rules"), "{english}");
    }
    let id = house.tournament(|setup| setup.rotating(by_levels(&Rotation::HORSE)));
    for language in BOTH {
        let (words, pages) = house.read(DocumentKind::Beginner, id, language);
        assert_eq!(pages, 1);
        assert!(words.contains("H.O.R.S.E.") && words.to_lowercase().contains("razz"), "{words}");
    }
}

/// The booklet names its game on the cover and leaves out what the game does not know.
#[test]
fn the_booklet_is_about_the_game() {
    let mut house = Clubhouse::new();
    let stud = house.tournament(|setup| setup.playing(Game::StudHigh));
    let (words, _) = house.read(DocumentKind::Rules, stud, Language::Fr);
    assert!(words.contains("Stud à 7 cartes limit, avec ou sans croupier"), "{words}");
    assert!(
        words.contains("Sans objet à ce jeu : 2-16, 2-17")
            && words.contains("Sans objet à ce jeu : 6-3, 6-4")
    );
    assert!(words.contains("Sans objet à ce jeu : 7-6, 7-11"), "{words}");
    let draw = house.tournament(|setup| setup.playing(Game::Draw27));
    let (words, _) = house.read(DocumentKind::Rules, draw, Language::En);
    assert!(
        words.contains("Not used in this game: 7-6.") && !words.contains("6-3, 6-4, 6-5, 6-12"),
        "{words}"
    );
    let usual = house.tournament(|setup| setup);
    let (words, _) = house.read(DocumentKind::Rules, usual, Language::En);
    assert!(words.contains("No-limit Texas Hold’em, with or without a dealer"), "{words}");
    assert!(!words.contains("Not used in this game"), "{words}");
}

/// The rules of a game without blinds speak of none, those of a game without a flop of no flop, and a hand
/// of more than two cards is shown whole.
#[test]
fn the_booklet_omits_foreign_games() {
    let mut house = Clubhouse::new();
    for game in Game::ALL {
        let id = house.tournament(|setup| setup.playing(game));
        for (language, settings, hand) in [
            (Language::Fr, "Ces réglages sont", "ses deux cartes"),
            (Language::En, "These settings are", "both cards"),
        ] {
            let (words, _) = house.read(DocumentKind::Rules, id, language);
            let rules = words.split(settings).next().unwrap().to_lowercase();
            let variant = game.variant();
            assert_eq!(rules.contains("blind"), !variant.is_stud(), "{game:?}: {rules}");
            assert_eq!(rules.contains("flop"), variant.board_cards() > 0, "{game:?}: {rules}");
            assert_eq!(rules.contains(hand), variant.hand_cards() == 2, "{game:?}: {rules}");
        }
    }
}

/// The floor desk shows a rule with the words that the booklet of the tournament prints.
#[test]
fn a_floor_rule_concerns_the_present_game() {
    let mut house = Clubhouse::new();
    let stud = house.tournament(|setup| setup.playing(Game::StudHigh));
    let usual = house.tournament(|setup| setup);
    let mut said = |id, rule| {
        house
            .club
            .floor()
            .rule_text(Language::Fr, id, rule, Millis(0))
            .unwrap()
            .map(|line| line.words)
            .unwrap()
    };
    assert!(said(Some(stud), "6-10").contains("tirée au sort parmi les places libres"));
    assert!(said(Some(stud), "1-5").contains("Tous reçoivent la même cave, ici "));
    for id in [Some(usual), None] {
        assert!(said(id, "6-10").contains("jamais la petite blinde"));
    }
}

/// A table's sheet says which game a level has, with its own amounts only, if games take turns by levels.
#[test]
fn a_table_sheet_names_the_game_of_each_level() {
    let mut house = Clubhouse::new();
    let games = [Game::HoldemNoLimit, Game::Omaha4HiloLimit, Game::StudHigh];
    let id = house.tournament(|setup| setup.rotating(by_levels(&games)));
    for language in BOTH {
        let (words, pages) = house.read(DocumentKind::TableSheets, id, language);
        assert_eq!(pages, 1);
        for game in games {
            let name = tapis_club::game_name(language, game);
            assert!(words.contains(&name), "{name} is not in {words}");
        }
    }
}

/// Forced bets at stud stay on one line, however high they are.
#[test]
fn high_antes_of_stud_stay_on_one_line() {
    let mut house = Clubhouse::new();
    let id = house.tournament(|setup| setup.rotating(by_levels(&Rotation::HORSE)));
    for language in BOTH {
        for kind in [DocumentKind::Structure, DocumentKind::Conditions] {
            let lines = house.lines(kind, id, language);
            let of_stud = |line: &&String| line.contains("ante ") && line.contains(" · ");
            let forced: Vec<&String> = lines.iter().filter(of_stud).collect();
            assert_eq!(forced.len(), 9, "{lines:#?}");
            for line in forced {
                let (_, bring_in) = line.split_once("bring-in ").unwrap();
                assert!(bring_in.starts_with(|c: char| c.is_ascii_digit()), "{line}");
            }
        }
    }
}

/// The booklet to fold has two pages on each side of a sheet, and all of their words.
#[test]
fn the_booklet_is_folded_from_sheets_of_four_pages() {
    let mut house = Clubhouse::new();
    let id = house.tournament(|setup| setup);
    let about = About::Tournament(id);
    for (paper, wide) in [(Paper::A4, "841.89 x 595.276"), (Paper::Letter, "792 x 612")] {
        let options = DocumentOptions {
            language: Some(Language::En),
            paper,
            folded: true,
            ..DocumentOptions::default()
        };
        let made = house.club.papers().document(DocumentKind::Rules, about, options, START).unwrap();
        assert!(made.folded && made.pages.is_multiple_of(2) && made.pages > 8, "{}", made.pages);
        let path = house.folder.path().join("folded.pdf");
        std::fs::write(&path, &made.bytes).unwrap();
        let told = |program: &str, arguments: &[&str]| {
            let told = Command::new(program).args(arguments).output().unwrap();
            String::from_utf8(told.stdout).unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let path = path.to_str().unwrap();
        assert!(told("pdfinfo", &[path]).contains(wide), "{}", told("pdfinfo", &[path]));
        // The cover is on the right of the first side; behind it the second page lies beside the last but one.
        let cover = told("pdftotext", &["-l", "1", path, "-"]);
        assert!(cover.contains("with or without a dealer"), "{cover}");
        let inside = told("pdftotext", &["-f", "2", "-l", "2", path, "-"]);
        assert!(inside.contains("Contents") && inside.contains("Index"), "{inside}");
        let whole = told("pdftotext", &[path, "-"]);
        assert!(whole.contains("13-1") && whole.contains("For a first evening"), "{whole}");
        let again = house.club.papers().document(DocumentKind::Rules, about, options, START).unwrap();
        assert_eq!(made, again);
    }
}

/// Half the size, the page for somebody who comes for the first time is still one page.
#[test]
fn the_beginners_page_fits_a_folded_booklet() {
    let mut house = Clubhouse::new();
    for game in [Game::HoldemNoLimit, Game::Omaha4Hilo, Game::StudHilo, Game::Draw27] {
        let id = house.tournament(|setup| setup.playing(game));
        for (language, title) in [
            (Language::Fr, "Annexe C. Pour une première soirée"),
            (Language::En, "Annex C. For a first evening"),
        ] {
            let options =
                DocumentOptions { language: Some(language), folded: true, ..DocumentOptions::default() };
            let about = About::Tournament(id);
            let made = house.club.papers().document(DocumentKind::Rules, about, options, START).unwrap();
            let path = house.folder.path().join("folded.pdf");
            std::fs::write(&path, &made.bytes).unwrap();
            let told = Command::new("pdftotext").arg(&path).arg("-").output().unwrap();
            let text = String::from_utf8(told.stdout).unwrap().replace('\u{a0}', " ");
            // In the contents, above its page, and as the page's own title.
            assert_eq!(text.matches(title).count(), 3, "{game:?} {language:?}");
        }
    }
}
