//! Every outcome of every public vector has a ruling in words, in both languages.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::Path;

use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{EntryId, Millis};
use tapis_club::engine::floor::question::{Answer, Question};
use tapis_club::engine::floor::vectors::answer;
use tapis_club::engine::journal::floor_ruling::{FloorRuling, Overruling};
use tapis_club::engine::rules::ruleset::Ruleset;
use tapis_club::floor::Names;
use tapis_club::floor::{QuestionForm, Ruling, in_words, rule};
use tapis_club::locale::Language;
use tapis_club::{Club, freezeout};

fn vectors() -> Vec<Value> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data/vectors-public.json");
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// A key that the catalogue lacks stands in the sentence as it is; a value that is not given
/// stands as `{$name}`.
fn whole(words: &str) -> bool {
    let keys = ["ruling-", "because-", "hand-", "option-", "board-", "sanction-", "reason-", "floor-"];
    !words.is_empty() && !words.contains(['{', '}', '$', '"']) && !keys.iter().any(|key| words.contains(key))
}

fn check(id: &Value, language: Language, ruling: &Ruling) {
    let told = format!("{id} {language:?}: {ruling:?}");
    assert!(whole(&ruling.sentence), "{told}");
    assert!(ruling.lines.iter().all(|line| whole(line)), "{told}");
    assert!(ruling.reason.as_deref().is_none_or(whole), "{told}");
    assert!(
        ruling.sentence.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()),
        "{told}"
    );
}

fn ruled(language: Language, rules: &Ruleset, topic: &str, given: &Value, names: Names<'_>) -> Ruling {
    rule(language, rules, Question::read(topic, given.clone()).as_ref(), names)
}

#[test]
fn every_public_vector_is_ruled_in_words() {
    for vector in vectors() {
        let (topic, given) = (vector["topic"].as_str().unwrap(), &vector["given"]);
        let (mut said, mut outcomes) = (Vec::new(), 0);
        // The expected answer, with the rest of the actual one.
        let mut result = answer(&vector)["result"].clone();
        for (key, value) in vector["expect"].as_object().unwrap() {
            result[key] = value.clone();
        }
        let question = Question::read(topic, given.clone()).unwrap();
        for language in [Language::Fr, Language::En] {
            let answer = Answer::read(topic, result.clone()).unwrap();
            let expected = in_words(language, &question, answer, &|_| None);
            check(&vector["id"], language, &expected);
            let ruling = ruled(language, &Ruleset::default(), topic, given, &|_| None);
            if ruling.refusal.is_none() {
                check(&vector["id"], language, &ruling);
                assert!(!ruling.rules.is_empty(), "{} names no rule", vector["id"]);
                outcomes += 1;
                said.push(ruling.sentence);
            }
        }
        assert!(outcomes != 1);
        if let [french, english] = said.as_slice() {
            assert_ne!(french, english, "{}", vector["id"]);
        }
    }
}

/// Every question of our own about limits and faults has its words, in both languages.
#[test]
fn every_fault_and_limit_is_ruled_in_words() {
    for file in ["vectors-limits.json", "vectors-faults.json", "vectors-games.json", "vectors-draw-stud.json"]
    {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data").join(file);
        let vectors: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        for vector in vectors.iter().filter(|vector| vector.get("refused").is_none()) {
            let topic = vector["topic"].as_str().unwrap();
            let said = [Language::Fr, Language::En].map(|language| {
                let ruling = ruled(language, &Ruleset::default(), topic, &vector["given"], &|_| None);
                check(&vector["id"], language, &ruling);
                assert!(!ruling.rules.is_empty(), "{vector}");
                ruling.sentence
            });
            assert_ne!(said[0], said[1], "{}", vector["id"]);
        }
    }
}

/// The same with a name for each seat: the names are in the ruling.
#[test]
fn players_are_named_where_they_are_known() {
    let given = json!({ "seats": 9, "occupied": [1, 2, 3, 6, 7, 9], "last_hand": { "bb": 3 }, "count": 1 });
    let names = |seat: u8| (seat == 6).then(|| "Élodie Martin".to_owned());
    let ruling = ruled(Language::Fr, &Ruleset::default(), "who_moves", &given, &names);
    assert_eq!(ruling.sentence, "Élodie Martin (place\u{a0}6) change de table.");
}

/// The tournament's own settings decide, and the question's before them.
#[test]
fn the_tournaments_settings_decide() {
    let rules = Ruleset { balance_threshold: 2, ..Ruleset::default() };
    let tables = json!({ "tables": { "1": 9, "2": 7 } });
    let said =
        |rules: &Ruleset, given: &Value| ruled(Language::En, rules, "balance", given, &|_| None).sentence;
    assert_eq!(said(&Ruleset::default(), &tables), "Nothing to balance.");
    assert_eq!(said(&rules, &tables), "Balance: one player goes from table 1 to table 2.");
    let own = json!({ "tables": { "1": 9, "2": 7 }, "settings": { "balance_threshold": 3 } });
    assert_eq!(said(&rules, &own), "Nothing to balance.");
}

/// Three systems, one table after its big blind went out.
#[test]
fn each_button_system_says_who_posts() {
    let given = json!({ "seats": 6, "last_hand": { "button": 1, "sb": 2, "bb": 3 }, "eliminated": [3],
        "occupied": [1, 2, 4, 5, 6] });
    let said = |system: &str| {
        let rules = Ruleset::with(&json!({ "button_system": system })).unwrap();
        let ruling = ruled(Language::En, &rules, "blinds_next", &given, &|_| None);
        (ruling.sentence.replace('\u{a0}', " "), ruling.rules.join(" "))
    };
    let [dead, moving, made_up] = ["dead", "moving", "moving_made_up"].map(said);
    assert_eq!(dead.0, "Button: seat 2 · no small blind · big blind: seat 4.");
    assert_eq!(moving.0, "Button: seat 2 · small blind: seat 4 · big blind: seat 5.");
    assert_eq!(made_up.0, "Button: seat 2 · no small blind · big blind: seat 4 and seat 5.");
    for (_, rules) in [moving, made_up] {
        assert!(rules.starts_with("6-3 6-4 "), "{rules}");
    }
}

#[test]
fn facts_that_cannot_be_are_answered_with_a_sentence() {
    for language in [Language::Fr, Language::En] {
        let ruling = ruled(language, &Ruleset::default(), "who_moves", &json!({ "seats": 9 }), &|_| None);
        assert!(whole(ruling.refusal.as_deref().unwrap()), "{ruling:?}");
        assert!(ruling.sentence.is_empty() && ruling.result.is_none());
    }
}

/// A ruling is stored in the history in words, its numbers with it; an answer that the rules do not give is not stored,
/// nor a departure from them without a reason.
#[test]
fn rulings_are_kept_undone_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let day = chrono::Local::now().date_naive();
    let mut club = Club::create(&folder.path().join("club.tapis"), "Essai", Language::Fr, day).unwrap();
    let at = Millis(1_790_000_000_000);
    let id = club.tournaments().create_tournament(freezeout(Language::Fr, day), None, at).unwrap();
    let given = json!({ "tables": { "1": 9, "2": 6 } });
    let asked = club
        .floor()
        .rule(
            Language::Fr,
            Some(id),
            None,
            &QuestionForm(json!({ "topic": "balance", "given": given })),
            Millis(1_790_000_000_000),
        )
        .unwrap();
    let question = Question::read("balance", given).unwrap();
    let ruling = |answer: Answer, overruled| FloorRuling {
        table: None,
        player: None,
        question: question.clone().into(),
        answer: answer.into(),
        overruled,
    };
    let result = asked.result.clone().unwrap();
    let kept = Action::RecordRuling { ruling: ruling(result.clone(), None) };
    let before = club.tournament(id).unwrap().clone();
    let said = club.play().act(id, &kept, at).unwrap().said.say(Language::Fr);
    assert_eq!(
        said.replace(['\u{a0}', '\u{202f}'], " "),
        "Arbitrage – Faut-il équilibrer : Équilibrez : un joueur de la table 1 va à la table 2. (règle 6-8)"
    );
    assert_eq!(club.tournament(id).unwrap(), &before, "nothing else changes");
    assert_eq!(club.play().history(Language::Fr, id).unwrap()[0].text, said);

    let own = Overruling { decision: "Personne ne bouge".to_owned(), reason: "Dernière main".to_owned() };
    let overruled = Action::RecordRuling { ruling: ruling(result.clone(), Some(own.clone())) };
    let said = club.play().act(id, &overruled, at).unwrap().said.say(Language::Fr);
    assert!(said.contains("Personne ne bouge") && said.contains("Dernière main") && said.contains("1-1"));
    club.play().undo(id, at).unwrap();
    assert!(club.play().history(Language::Fr, id).unwrap()[1].undone);

    let mut refused = |ruling| club.play().act(id, &Action::RecordRuling { ruling }, at).unwrap_err();
    let silent = Overruling { reason: " ".to_owned(), ..own };
    let problem = refused(ruling(result.clone(), Some(silent)));
    assert_eq!((problem.code.as_str(), problem.rule.as_deref()), ("reason_needed", Some("1-1")));
    let mut other = json!(result);
    other["must_balance"] = json!(false);
    let other = Answer::read("balance", other).unwrap();
    assert_eq!(refused(ruling(other, None)).code, "ruling_changed");
    let nowhere = FloorRuling { table: Some(77), ..ruling(result.clone(), None) };
    assert_eq!(refused(nowhere).code, "no_such_table");
    let nobody = FloorRuling { player: Some(EntryId(1)), ..ruling(result.clone(), None) };
    assert_eq!(refused(nobody).code, "no_such_entry");
    let tables: std::collections::BTreeMap<u16, u8> = (1..3_000).map(|table| (table, 9)).collect();
    let crowded = Question::read("balance", json!({ "tables": tables })).unwrap();
    let impossible = FloorRuling { question: crowded.into(), ..ruling(result, None) };
    assert_eq!(refused(impossible).code, "ruling_impossible");
    assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
}

/// In limit there is one amount, whatever the big blind; a short raise is judged by the share that is set.
#[test]
fn a_reason_holds_under_every_limit_and_setting() {
    let said = |topic, given: Value| ruled(Language::Fr, &Ruleset::default(), topic, &given, &|_| None);
    let stud = |bets: Value| {
        let given = json!({ "game": "stud_high", "big_blind": 50, "street": "preflop", "bring_in": 25, "bets": bets });
        said("min_raise", given).sentence
    };
    assert_eq!(stud(json!([])), "On peut compléter à 50\u{202f}; pour suivre, 25.");
    assert_eq!(stud(json!([{ "to": 50 }])), "Relance à 100\u{202f}; pour suivre, 50.");
    let open = said("min_raise", json!({ "game": "razz", "big_blind": 50, "street": "turn", "bets": [] }));
    assert_eq!(open.sentence, "Ouverture à 100.");
    let short = json!({
        "kind": "open", "bet_to_match": 0, "placed": 50, "big_blind": 100, "game": "holdem_limit", "street": "turn",
    });
    assert!(said("short_action", short).reason.unwrap().contains("la mise du tour"));
    let raise = json!({
        "kind": "raise", "bet_to_match": 1000, "min_raise_to": 2000, "placed": 1400,
        "settings": { "short_raise_percent": 40 },
    });
    assert!(!said("short_action", raise).reason.unwrap().contains("moitié"));
    let chips = json!({ "big_blind": 100, "street": "turn", "bet_to_match": 0, "chips": [25, 25], "game": "stud_high" });
    assert!(!said("chips", chips).reason.unwrap().contains("suivi"));
}
