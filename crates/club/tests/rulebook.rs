//! The booklet's rules in the club's own words.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_club::engine::base::quantity::{Chips, Millis};
use tapis_club::engine::floor::max_raise::{PotFacts, RoomGame, max_raise};
use tapis_club::engine::floor::min_raise::{Bet, BetsSoFar, Street, min_raise};
use tapis_club::engine::rules::game::Game;
use tapis_club::engine::rules::ruleset::{Base, Betting, Ruleset};
use tapis_club::engine::setup::Setup;
use tapis_club::engine::setup::rotation::{Rotation, Turn};
use tapis_club::locale::Language;
use tapis_club::rule_words;
use tapis_club::store::{ClubFile, RuleText};
use tapis_club::{CHAPTERS, Club, RULE_TEXT_LONGEST, RuleLine, Rulebook, freezeout, rebuy};

const FR: Language = Language::Fr;
const EN: Language = Language::En;
const BOTH: [Language; 2] = [FR, EN];

fn club(folder: &tempfile::TempDir) -> Club {
    let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    Club::create(&folder.path().join("club.tapis"), "Essai", FR, today).unwrap()
}

fn book(club: &Club, language: Language) -> Rulebook {
    club.rules().rulebook(language, &club.rules().default_ruleset().unwrap(), None).unwrap()
}

fn line(club: &Club, language: Language, number: &str) -> RuleLine {
    let chapters = book(club, language).chapters.into_iter();
    let mut lines = chapters.flat_map(|chapter| std::iter::once(chapter.title).chain(chapter.rules));
    lines.find(|line| line.number == number).unwrap_or_else(|| panic!("there is no {number}"))
}

fn refused(result: Result<impl std::fmt::Debug, tapis_club::Problem>) -> String {
    let problem = result.unwrap_err();
    assert!(
        !problem.message.say(Language::Fr).contains("{ $rule")
            && problem.message.say(Language::Fr) != problem.code,
        "{problem:?}"
    );
    problem.code
}

#[test]
fn a_club_has_the_programs_words_by_default() {
    let folder = tempfile::tempdir().unwrap();
    let club = club(&folder);
    for language in BOTH {
        let book = book(&club, language);
        let counts: Vec<u32> = book.chapters.iter().map(|chapter| chapter.rules.len() as u32).collect();
        assert_eq!(counts, CHAPTERS);
        for rule in book.chapters.iter().flat_map(|chapter| &chapter.rules) {
            assert_eq!(rule.original.as_ref(), Some(&rule.words), "{}", rule.number);
            assert_eq!(rule_words(language, &Ruleset::default(), &rule.number).as_ref(), Some(&rule.words));
            assert!(!rule.of_the_club() && !rule.hidden && rule.differs.is_empty(), "{rule:?}");
            assert!(!rule.words.contains(['{', '$']), "{rule:?}");
        }
    }
    assert!(club.rules().club_rules().unwrap().is_empty());
}

#[test]
fn a_rule_is_written_shown_and_restored() {
    let folder = tempfile::tempdir().unwrap();
    let club = club(&folder);
    let first = line(&club, FR, "3-6");
    assert!(
        first.draft.contains("{time_bank_s} secondes, puis un décompte de {countdown_s}"),
        "{}",
        first.draft
    );
    // Saved as it was proposed, it is the program's still.
    let same = club.rules().write_rule(FR, "3-6", &first.draft).unwrap();
    assert_eq!((same.own.as_ref(), &same.words), (None, &first.words));

    let own = "  Le temps\u{7} : {time_bank_s} s.\r\n\r\n\r\n\r\nPuis {countdown_s}.  ";
    let said = club.rules().write_rule(FR, "3-6", own).unwrap();
    assert_eq!(said.words, "Le temps : 60 s.\n\nPuis 10.");
    assert_eq!(said.own.as_deref(), Some("Le temps : {time_bank_s} s.\n\nPuis {countdown_s}."));
    assert_eq!(said.original, first.original);
    assert_eq!(said.changed_since, None);
    // Its figures follow the ruleset, in the other language too, which has no words of its own yet.
    let made = club.rules().create_ruleset(Language::Fr, "Vendredi", &Ruleset::of(Base::Tda)).unwrap();
    club.rules().set_default_ruleset(Language::Fr, &made.key).unwrap();
    assert_eq!(line(&club, FR, "3-6").words, "Le temps : 25 s.\n\nPuis 5.");
    let english = line(&club, EN, "3-6");
    assert!(english.other_language && english.own.is_none());
    assert_eq!(english.words, "Le temps : 25 s.\n\nPuis 5.");
    club.rules().write_rule(EN, "3-6", "Time: {time_bank_s}.").unwrap();
    let english = line(&club, EN, "3-6");
    assert_eq!((english.words.as_str(), english.other_language), ("Time: 25.", false));

    club.rules().restore_rule_text(FR, "3-6").unwrap();
    assert_eq!(line(&club, FR, "3-6").words, "Time: 25.", "the club's words in the language that it has");
    club.rules().restore_rule_text(EN, "3-6").unwrap();
    assert!(!line(&club, FR, "3-6").of_the_club());
    assert_eq!(refused(club.rules().restore_rule_text(FR, "3-6")), "rulebook-nothing_to_restore");
}

#[test]
fn rules_and_chapters_are_added_and_hidden() {
    let folder = tempfile::tempdir().unwrap();
    let club = club(&folder);
    club.rules().add_rule(FR, "5-6", "Une recave se paie au bar.").unwrap();
    assert_eq!(refused(club.rules().add_rule(FR, "5.6", "Autre")), "rulebook-taken");
    assert_eq!(refused(club.rules().add_rule(FR, "5-2", "Autre")), "rulebook-taken");
    assert_eq!(refused(club.rules().add_rule(FR, "14-1", "Le bar ferme.")), "rulebook-no_chapter");
    club.rules().add_rule(FR, "14", "Le bar\ndu club").unwrap();
    club.rules().add_rule(FR, "14-10", "Le bar ferme à minuit.").unwrap();
    club.rules().add_rule(FR, "14-2", "On range.").unwrap();
    let shown = book(&club, FR);
    let last = shown.chapters.last().unwrap();
    assert_eq!((last.number, last.title.words.as_str()), (14, "Le bar du club"));
    let numbers: Vec<&str> = last.rules.iter().map(|rule| rule.number.as_str()).collect();
    assert_eq!(numbers, ["14-2", "14-10"]);
    let sixth = line(&club, EN, "5-6");
    assert!(sixth.original.is_none() && sixth.other_language && sixth.words.contains("au bar"));

    club.rules().hide_rule("5-4", true).unwrap();
    assert!(line(&club, FR, "5-4").hidden && line(&club, EN, "5-4").hidden);
    club.rules().hide_rule("5-4", true).unwrap();
    club.rules().hide_rule("5-4", false).unwrap();
    assert!(!line(&club, FR, "5-4").hidden);
    for none in ["5-7", "5", "99-99"] {
        assert_eq!(refused(club.rules().hide_rule(none, true)), "rulebook-no_such_rule", "{none}");
    }
    // A chapter goes last; a rule of the club's own goes in both languages, hidden or not.
    assert_eq!(refused(club.rules().restore_rule_text(FR, "14")), "rulebook-chapter_in_use");
    club.rules().write_rule(EN, "14-2", "Tidy up.").unwrap();
    club.rules().hide_rule("14-2", true).unwrap();
    for rule in ["14-2", "14-10", "14", "5-6"] {
        club.rules().restore_rule_text(FR, rule).unwrap();
    }
    assert!(club.rules().club_rules().unwrap().is_empty());
    // A chapter of the program's may be called otherwise.
    club.rules().write_rule(FR, "1", "Pour commencer").unwrap();
    assert_eq!(line(&club, FR, "1").words, "Pour commencer");
    assert_eq!(line(&club, FR, "1").original.as_deref(), Some("Règles générales"));
    club.rules().restore_rule_text(FR, "1").unwrap();
}

#[test]
fn what_cannot_be_is_a_sentence_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let club = club(&folder);
    for (number, words, code) in [
        ("", "x", "rulebook-bad_number"),
        ("0-1", "x", "rulebook-bad_number"),
        ("5-100", "x", "rulebook-bad_number"),
        ("5-1-2", "x", "rulebook-bad_number"),
        ("-5", "x", "rulebook-bad_number"),
        ("५-१", "x", "rulebook-bad_number"),
        ("1-1", " \n\t ", "rulebook-empty"),
        ("1-1", "{nobody}", "rulebook-unknown_figure"),
        ("1-1", "{ $time_bank_s -> [1] a *[other] b }", "rulebook-unknown_figure"),
        ("1-1", "une accolade { seule", "rulebook-unknown_figure"),
        ("77-1", "x", "rulebook-no_chapter"),
    ] {
        assert_eq!(refused(club.rules().write_rule(FR, number, words)), code, "{number}: {words}");
    }
    let long = "é".repeat(RULE_TEXT_LONGEST);
    club.rules().write_rule(FR, "1-1", &long).unwrap();
    assert_eq!(refused(club.rules().write_rule(FR, "1-1", &format!("{long}é"))), "rulebook-too_long");
    assert_eq!(refused(club.rules().write_rule(FR, "1", &"é".repeat(81))), "rulebook-too_long");
    assert_eq!(line(&club, FR, "1-1").words, long, "what was refused changed nothing");
    assert_eq!(refused(club.rules().preview_rule(FR, "{x}")), "rulebook-unknown_figure");
    assert_eq!(club.rules().preview_rule(EN, "{balance_threshold} players").unwrap(), "3 players");
}

/// After an upgrade the club's words stay, and it is told that the program's have changed.
#[test]
fn the_clubs_words_survive_an_upgrade() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.tapis");
    let kept = club(&folder);
    kept.rules().write_rule(FR, "1-2", "On accepte tout.").unwrap();
    kept.close();
    let file = ClubFile::open(&path).unwrap();
    let mut text = file.rules().rule_texts().unwrap().remove(0);
    assert!(!text.source.is_empty() && text.original.starts_with("S’inscrire"), "{text:?}");
    text.source = "Ce que disait une autre version".to_owned();
    text.original = "Ce qu’elle disait.".to_owned();
    file.rules().save_rule_text(&text).unwrap();
    // A setting of which a figure was named is no more; a rule that no version knows.
    let gone = RuleText { chapter: 1, rule: 3, words: "Dès {age_then} ans.".to_owned(), ..text.clone() };
    file.rules().save_rule_text(&gone).unwrap();
    drop(file);
    let club = Club::open(&path, Millis::ZERO).unwrap();
    let said = line(&club, FR, "1-2");
    assert_eq!(said.words, "On accepte tout.");
    assert_eq!(said.changed_since.as_deref(), Some("Ce qu’elle disait."));
    assert_eq!(line(&club, FR, "1-3").words, "Dès {age_then} ans.");
    // Saved again, it stands against what the program says now.
    club.rules().write_rule(FR, "1-2", "On accepte tout.").unwrap();
    assert_eq!(line(&club, FR, "1-2").changed_since, None);
}

/// Rebuys, stack and end are the tournament's; what differs from the base is told at the rule.
#[test]
fn the_rules_follow_the_ruleset_and_the_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let club = club(&folder);
    let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let mut rules = Ruleset::of(Base::Club);
    rules.balance_threshold = 2;
    let said = |setup: &tapis_club::engine::setup::Setup, number: &str| {
        let book = club.rules().rulebook(EN, &rules, Some(setup)).unwrap();
        let mut lines = book.chapters.into_iter().flat_map(|chapter| chapter.rules);
        lines.find(|rule| rule.number == number).unwrap()
    };
    let checked = |draft: tapis_club::engine::SetupDraft| draft.check().unwrap();
    let (out, again) = (checked(freezeout(EN, today)), checked(rebuy(EN, today)));
    assert!(
        said(&out, "5-1").words.starts_with("This tournament is a freezeout"),
        "{}",
        said(&out, "5-1").words
    );
    assert!(said(&out, "5-2").words.starts_with("Not used in this tournament."));
    assert!(said(&again, "5-1").words.contains("rules\u{a0}5-2 to 5-5 apply"));
    let rebuys = said(&again, "5-2").words;
    assert!(
        rebuys.starts_with("Until the end of level 4 ") && rebuys.ends_with("is not limited."),
        "{rebuys}"
    );
    assert!(said(&out, "1-5").words.contains("until one player has all the chips."));
    assert!(said(&out, "1-5").words.contains("here 10,000 chips"), "{}", said(&out, "1-5").words);
    assert_eq!(
        said(&out, "6-8").differs,
        ["Gap that calls for balancing: 2 players (Club (2010): 3 players)"]
    );
    assert!(said(&out, "6-7").differs.is_empty());
}

/// A tournament of one game, or of games that take turns.
fn playing(games: &[Game]) -> Setup {
    let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let draft = freezeout(EN, today);
    let draft = match games {
        [game] => draft.playing(*game),
        games => draft.rotating(Rotation { games: games.to_vec(), turn: Turn::Levels { levels: 1 } }),
    };
    draft.check().unwrap()
}

/// Every amount that the rules name for a limit is the engine's.
#[test]
fn limit_amounts_are_the_engines() {
    let rules = |betting| Ruleset { betting, ..Ruleset::default() };
    let least = |street: Street, bets: &[i64]| {
        let bets = bets.iter().map(|to| Bet { to: Chips(*to), all_in: true }).collect();
        let (big_blind, game) = (Chips(200), None);
        let round = BetsSoFar { big_blind, street, bets, game, bring_in: None, fixed_bet: None };
        min_raise(&rules(Betting::Limit), &round).unwrap().min_raise_to.map(|to| to.0)
    };
    let told = [
        ("7-10", vec![least(Street::Preflop, &[]), least(Street::Preflop, &[400])]),
        ("7-12", vec![least(Street::Preflop, &[300]), least(Street::Preflop, &[250])]),
        ("7-13", vec![least(Street::Flop, &[100]), least(Street::Flop, &[50])]),
    ];
    assert_eq!(least(Street::Preflop, &[400, 600, 800]), None);
    for (rule, amounts) in told {
        for language in BOTH {
            let words = rule_words(language, &rules(Betting::Limit), rule).unwrap();
            for amount in &amounts {
                let amount = amount.unwrap().to_string();
                assert!(words.contains(&amount), "{rule}: {amount} is not in {words}");
            }
        }
    }
    let [fr, en] = BOTH.map(|language| rule_words(language, &rules(Betting::Limit), "7-10").unwrap());
    assert!(fr.contains("Un tour compte 3 relances au plus"), "{fr}");
    assert!(en.contains("A round has 3 raises at most"), "{en}");
    let facts = PotFacts {
        variant: RoomGame::Named(Game::HoldemPotLimit),
        pot_before_last_bet: Chips(300),
        last_bet: Chips(100),
        already_in: Chips::ZERO,
        stack: None,
    };
    let most = max_raise(&Ruleset::default(), &facts).unwrap().max_raise_to.unwrap().0.to_string();
    for language in BOTH {
        let words = rule_words(language, &rules(Betting::PotLimit), "7-10").unwrap();
        assert!(words.contains(&most) && words.contains("300") && words.contains("100"), "{words}");
        assert!(rule_words(language, &Ruleset::default(), "7-10").unwrap().len() < words.len());
    }
}

/// The booklet of each of the eleven games, and of a rotation, speaks of its own limit and of what it posts.
#[test]
fn the_rules_speak_of_the_game_that_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let club = club(&folder);
    let said = |setup: &Setup, number: &str| {
        let book = club.rules().rulebook(FR, &setup.rules(), Some(setup)).unwrap();
        let mut lines = book.chapters.into_iter().flat_map(|chapter| chapter.rules);
        lines.find(|rule| rule.number == number).unwrap().words
    };
    for game in Game::ALL {
        let setup = playing(&[game]);
        let (first, raise) = (said(&setup, "7-7"), said(&setup, "7-10"));
        let is = |betting| game.betting() == betting;
        assert_eq!(first.contains("montant fixe"), is(Betting::Limit), "{game:?}: {first}");
        assert_eq!(raise.contains("En limit"), is(Betting::Limit), "{game:?}: {raise}");
        assert_eq!(raise.contains("En pot-limit"), is(Betting::PotLimit), "{game:?}: {raise}");
        assert_eq!(raise.contains("jamais de moins d’une grosse blinde"), !is(Betting::Limit), "{game:?}");
        let stud = game.variant().is_stud();
        assert_eq!(first.contains("bring-in"), stud, "{game:?}: {first}");
        assert_eq!(said(&setup, "2-2").contains("pas de bouton"), stud, "{game:?}");
        assert_eq!(said(&setup, "2-1").contains("bouton"), !stud, "{game:?}");
        assert_eq!(said(&setup, "6-9").contains("tiré au sort"), stud, "{game:?}");
    }
    let first = said(&playing(&[Game::HoldemLimit, Game::Razz]), "7-7");
    assert!(first.contains("la petite mise dans les deux premiers tours"), "{first}");
    let mixed = playing(&[Game::HoldemNoLimit, Game::Omaha4High, Game::StudHigh]);
    let (first, raise) = (said(&mixed, "7-7"), said(&mixed, "7-10"));
    assert!(first.contains("En no-limit et en pot-limit") && first.contains("bring-in"), "{first}");
    assert!(raise.contains("En limit") && raise.contains("En pot-limit"), "{raise}");
}
