//! The annexes, printed alone, then read back and counted.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use crate::common::{BOTH, kept, style, words};
use tapis_documents::diagrams::card::{Card, CardOrientation, Suit};
use tapis_documents::diagrams::chip::Look;
use tapis_documents::diagrams::oval::{Positions, SeatOccupant};
use tapis_documents::papers::annexes::conditions::{Condition, Pile};
use tapis_documents::papers::annexes::games::{ExamplePlayer, Half, Limit, MadeHand, Round};
use tapis_documents::papers::annexes::glossary::{WORDS, entries};
use tapis_documents::papers::annexes::{
    Annex, Annexes, Combination, Conditions, Game, Hands, SheetIssuer, print,
};
use tapis_documents::papers::structure::{Level, Step};
use tapis_documents::{Paper, Style};
use tapis_locale::Language;

fn issued() -> SheetIssuer {
    SheetIssuer {
        club: "Cercle de poker de Saint-Étienne".into(),
        rules: "Club (2010)".to_owned(),
        ..SheetIssuer::default()
    }
}

/// Cards in the notation `As Kh`; brackets set a card apart.
fn cards(written: &str) -> Vec<CardOrientation> {
    let card = |word: &str| {
        let plain = word.trim_matches(['(', ')']);
        let (rank, suit) = plain.split_at(plain.len() - 1);
        let rank = match rank {
            "A" => 14,
            "K" => 13,
            "Q" => 12,
            "J" => 11,
            "T" => 10,
            digits => digits.parse().unwrap(),
        };
        let suit = match suit {
            "c" => Suit::Club,
            "d" => Suit::Diamond,
            "h" => Suit::Heart,
            _ => Suit::Spade,
        };
        let card = Card { rank, suit };
        if word.starts_with('(') { CardOrientation::Aside(card) } else { CardOrientation::Up(card) }
    };
    written.split(' ').map(card).collect()
}

fn annexes() -> Annexes {
    let lines = [
        ("royal_flush", "As Ks Qs Js Ts", 4, 6_497_400, 309_400),
        ("straight_flush", "9h 8h 7h 6h 5h", 36, 721_930, 35_910),
        ("four_of_a_kind", "Qc Qd Qh Qs (7d)", 624, 41_650, 5_950),
        ("full_house", "Ks Kd Kc 8h 8c", 3_744, 6_940, 385),
        ("flush", "Ad Jd 9d 6d 3d", 5_108, 5_090, 331),
        ("straight", "Tc 9d 8s 7h 6c", 10_200, 2_550, 216),
        ("three_of_a_kind", "7s 7h 7d (Kc) (4s)", 54_912, 473, 207),
        ("two_pair", "Jh Jc 4s 4d (Ah)", 123_552, 210, 43),
        ("pair", "Ts Th (Ac) (8d) (3s)", 1_098_240, 24, 23),
        ("high_card", "Ah (Qs) (9d) (6c) (2s)", 1_302_540, 20, 57),
    ];
    let combinations = lines.map(|(name, shown, hands, one_in, one_in_of_seven)| Combination {
        name: name.to_owned(),
        cards: cards(shown),
        hands,
        one_in,
        one_in_of_seven,
    });
    Annexes {
        hands: Hands { combinations: combinations.to_vec(), all: 2_598_960 },
        games: GAMES.iter().map(|name| game(name)).collect(),
        lows: Vec::new(),
        table: Positions {
            seats: vec![SeatOccupant::Player; 6],
            button: Some(4),
            small_blind: Some(5),
            big_blind: Some(6),
            ..Positions::default()
        },
        conditions: Some(conditions(24)),
        values: [
            ("tie_break_by_suit", "off"),
            ("razz_order", "decree"),
            ("lowball_27", "decree"),
            ("hilo_odd_chip", "left_of_button"),
            ("limit_max_raises", "3"),
            ("min_raise_rule", "double_total"),
            ("time_bank_s", "60"),
            ("limits", "no_limit"),
            ("forced", "blinds"),
            ("deal", "board"),
            ("cards", "2"),
            ("low", "none"),
            ("razz_leads", "lowest"),
            ("game", "Texas Hold’em no-limit"),
        ]
        .map(|(name, value)| (name.to_owned(), value.into()))
        .to_vec(),
    }
}

const GAMES: [&str; 8] =
    ["holdem", "omaha4_high", "omaha4_hilo", "omaha5_high", "stud_high", "stud_hilo", "razz", "draw27"];

/// The longest of all games, under each name.
fn game(name: &str) -> Game {
    let card = |written: &str| match cards(written)[0] {
        CardOrientation::Up(card) | CardOrientation::Aside(card) => card,
        CardOrientation::Down => unreachable!("written face up"),
    };
    let round = |up: &str| Round { up: vec![card(up)], ..Round::default() };
    let rounds = vec![
        Round { down: 2, ..round("3c") },
        round("7h"),
        round("6d"),
        round("Ks"),
        Round { change: 5, ..Round::default() },
    ];
    let shown = |own: &str, low: Option<&str>, wins| {
        let high = MadeHand { hand: "three_of_a_kind".to_owned(), low: false, wins };
        let low = low.map(|ranks| MadeHand { hand: ranks.to_owned(), low: true, wins: Some(Half::Low) });
        let common = cards("Ah (7d) 4c Ks Kd");
        ExamplePlayer { own: cards(own), common, made: [Some(high), low].into_iter().flatten().collect() }
    };
    Game {
        name: name.to_owned(),
        most_players: 8,
        stud: name.starts_with("stud") || name == "razz",
        rounds,
        limits: vec![Limit::Fixed, Limit::Pot, Limit::None],
        example: vec![
            shown("2s 3h Kc Jd (5c)", Some("7-4-3-2-A"), None),
            shown("7s 7c 9h Td (5d)", None, Some(Half::High)),
        ],
        pot_limit: Some((300, 100, 600)),
    }
}

/// An evening with this many levels, and a break after every fourth.
fn conditions(levels: u32) -> Conditions {
    let pile = |(count, value, colour, pattern): (u32, i64, &str, &str)| Pile {
        count,
        value,
        look: Look { colour: colour.to_owned(), pattern: pattern.to_owned() },
    };
    let piles = [
        (8, 25, "green", "spots"),
        (8, 100, "black", "bars"),
        (2, 500, "purple", "ring"),
        (8, 1_000, "yellow", "cross"),
        (2, 5_000, "orange", "halves"),
        (1, 25_000, "light_blue", "plain"),
    ];
    let mut steps = Vec::new();
    for no in 1..=levels {
        let small_blind = 25 * i64::from(no) * i64::from(no);
        let level = Level {
            no,
            small_blind,
            big_blind: 2 * small_blind,
            ante: 2 * small_blind,
            average_tenths: None,
            ..Level::default()
        };
        let step = Step {
            level: Some(level),
            game: String::new(),
            minutes: 20,
            starts: 1_200 + 20 * i64::from(no),
            color_up: false,
            leaving: vec![],
        };
        steps.push(step.clone());
        if no % 4 == 0 {
            steps.push(Step { level: None, minutes: 10, color_up: no % 8 == 0, ..step });
        }
    }
    let said = |name: &str, said: &str| Condition { name: name.to_owned(), said: said.to_owned() };
    let said = vec![
        said("conditions-start", "21 novembre 2026, 20 h 00"),
        said("conditions-venue", "Salle des fêtes de Saint-Étienne-du-Rouvray, au premier étage"),
        said("conditions-rebuys", &"Jusqu’à la fin du niveau 6, deux par joueur au plus. ".repeat(3)),
        said("conditions-prizes", &"1er : un jambon de pays, 2e : un panier garni, ".repeat(4)),
        said("conditions-end", "Le tournoi finit quand un joueur a tous les jetons."),
    ];
    Conditions { stacks: (30_000, 30_000), piles: piles.map(pile).to_vec(), said, steps }
}

fn styles() -> impl Iterator<Item = Style> {
    BOTH.into_iter().flat_map(|language| {
        let of = move |paper, colour| Style { language, paper, colour };
        [of(Paper::A4, true), of(Paper::Letter, false)]
    })
}

fn called(style: Style) -> String {
    let sheets = if style.paper == Paper::A4 { "a4" } else { "letter" };
    format!("{sheets}-{}", if style.colour { "colour" } else { "grey" })
}

#[test]
fn every_annex_prints_in_all_languages_and_sizes() {
    for &annex in Annex::ALL {
        for style in styles() {
            let printed = print(annex, &annexes(), &issued(), style);
            assert!(printed.missing.is_empty(), "{annex:?}: {:?}", printed.missing);
            if style.colour {
                assert!(printed == print(annex, &annexes(), &issued(), style), "{annex:?}: the same bytes");
            }
            kept(&printed, &format!("annex-{annex:?}-{}", called(style)), style.language);
            let most = match annex {
                Annex::Hands | Annex::Beginner | Annex::Conditions => 1,
                Annex::Games => GAMES.len(),
                Annex::Glossary => 3,
            };
            assert!(printed.pages <= most, "{annex:?} {style:?}: {} pages", printed.pages);
        }
    }
}

#[test]
fn the_combinations_state_their_frequency() {
    let french =
        words(&print(Annex::Hands, &annexes(), &issued(), style(Language::Fr)), "hands", Language::Fr);
    for said in ["Quinte flush royale", "2 598 960", "1 302 540", "649 740", "2,4", "aucune couleur"] {
        assert!(french.contains(said), "{said}: {french}");
    }
    let english =
        words(&print(Annex::Hands, &annexes(), &issued(), style(Language::En)), "hands", Language::En);
    for said in ["Royal flush", "2,598,960", "123,552", "no suit is better"] {
        assert!(english.contains(said), "{said}: {english}");
    }
}

#[test]
fn the_glossary_is_sorted_in_each_language() {
    for language in BOTH {
        let entries = entries(language);
        assert!(entries.len() == WORDS.len() && entries.len() >= 60);
        let mut seen = std::collections::BTreeSet::new();
        for entry in &entries {
            assert!(seen.insert(entry.word.clone()), "{} stands twice", entry.word);
            assert!(entry.meaning.ends_with('.') && !entry.meaning.starts_with("glossary"), "{entry:?}");
        }
        let printed = print(Annex::Glossary, &annexes(), &issued(), style(language));
        let read = words(&printed, "glossary", language);
        assert!(entries.iter().all(|entry| read.contains(&entry.word)), "{read}");
    }
    let french: Vec<String> = entries(Language::Fr).into_iter().map(|entry| entry.word).collect();
    let at = |word: &str| french.iter().position(|other| other == word).unwrap();
    assert!(at("Équilibrage") < at("Fermeture de table") && at("Droit d’entrée") < at("Équilibrage"));
}

/// The conditions are one page, or two rather than unreadably small, whatever a club plays.
#[test]
fn conditions_stay_legible_in_long_evenings() {
    for (levels, most) in [(1, 1), (12, 1), (30, 1), (45, 2), (60, 2)] {
        for style in styles() {
            let plain = Conditions { piles: Vec::new(), ..conditions(levels) };
            let made = Annexes { conditions: Some(plain), ..annexes() };
            let file = lopdf::Document::load_mem(&print(Annex::Conditions, &made, &issued(), style).bytes);
            let file = file.unwrap();
            for page in file.get_pages().into_values() {
                let content = file.get_and_decode_page_content(page).unwrap();
                for operation in content.operations.iter().filter(|operation| operation.operator == "Tf") {
                    let size = operation.operands[1].as_float().unwrap();
                    assert!(size > 7.9, "{levels} levels, {style:?}: letters of {size} points");
                }
            }
            let made = Annexes { conditions: Some(conditions(levels)), ..annexes() };
            let printed = print(Annex::Conditions, &made, &issued(), style);
            kept(&printed, &format!("annex-conditions-{levels}-{}", called(style)), style.language);
            assert!(printed.pages <= most, "{levels} levels, {style:?}: {} pages", printed.pages);
        }
    }
}

#[test]
fn every_game_has_a_page_and_a_bookmark() {
    for language in BOTH {
        let printed = print(Annex::Games, &annexes(), &issued(), style(language));
        let path = kept(&printed, "games", language);
        for (page, name) in (1..).zip(GAMES) {
            let title = tapis_locale::text(language, &format!("annex-game-{name}"), &[]);
            let page = format!("{page}");
            let arguments = ["-layout", "-f", &page, "-l", &page, path.to_str().unwrap(), "-"];
            let read = std::process::Command::new("pdftotext").args(arguments).output().unwrap();
            let read = String::from_utf8(read.stdout).unwrap();
            assert!(read.contains(&title) && !read.contains("annex-game-"), "{title}: {read}");
        }
    }
}
