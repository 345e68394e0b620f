//! Lists of levels as people paste them.

use super::*;

fn blinds(steps: &[Step]) -> Vec<(i64, i64, i64, u32)> {
    let line = |step: &Step| match *step {
        Step::Level { small_blind, big_blind, ante, minutes, .. } => {
            (small_blind.0, big_blind.0, ante.0, minutes)
        }
        Step::Stud { ante, bring_in, small_bet, minutes } => (bring_in.0, small_bet.0, ante.0, minutes),
        Step::Mixed { small_blind, big_blind, ante, minutes, .. } => {
            (small_blind.0, big_blind.0, ante.0, minutes)
        }
        Step::Break { minutes, .. } => (0, 0, 0, minutes),
    };
    steps.iter().map(line).collect()
}

#[test]
fn cells_of_a_spreadsheet_without_a_head() {
    let steps = read("25\t50\n50\t100\n", 20).unwrap();
    assert_eq!(blinds(&steps), [(25, 50, 0, 20), (50, 100, 0, 20)]);
    let steps = read("1\t100\t200\t15\n2\t150\t300\t15\n", 20).unwrap();
    assert_eq!(blinds(&steps), [(100, 200, 0, 15), (150, 300, 0, 15)]);
    let steps = read("100\t200\t200\n150\t300\t300\nPAUSE\n200\t400\t400", 20).unwrap();
    assert_eq!(
        blinds(&steps),
        [(100, 200, 200, 20), (150, 300, 300, 20), (0, 0, 0, 10), (200, 400, 400, 20)]
    );
    assert!(matches!(steps[0], Step::Level { ante_kind: AnteKind::BigBlind, .. }));
}

#[test]
fn a_head_says_which_is_which_in_both_languages() {
    let french = "Durée;Niveau;Grosse blinde;Petite blinde;Ante\n20;1;1 000;500;100\n20;2;2\u{202f}000;1k;0";
    assert_eq!(blinds(&read(french, 5).unwrap()), [(500, 1000, 100, 20), (1000, 2000, 0, 20)]);
    let english = "Level|SB|BB|BB Ante|Minutes\n1|100|200|0|12 min\nBreak|||| 15 min";
    assert_eq!(blinds(&read(english, 5).unwrap()), [(100, 200, 0, 12), (0, 0, 0, 15)]);
}

#[test]
fn blinds_with_a_bar_between() {
    assert_eq!(blinds(&read("25/50\n50/100", 20).unwrap()), [(25, 50, 0, 20), (50, 100, 0, 20)]);
}

#[test]
fn digits_are_grouped_as_the_spreadsheet_shows_them() {
    let expected = [(500, 1_000, 1_000, 20), (1_000, 2_000, 2_000, 20)];
    for pasted in [
        "500\t1,000\t1,000\t20\n1,000\t2,000\t2,000\t20",
        "500\t1.000\t1.000\t20\n1.000\t2.000\t2.000\t20",
        "\"Level\";\"SB\";\"BB\";\"Ante\";\"Minutes\"\n\"1\";\"500\";\"1,000\";\"BB\";\"20\"\n2;1000;2000;2000;0:20",
        "\"Level\",\"SB\",\"BB\",\"Ante\",\"Minutes\"\n\"1\",\"500\",\"1,000\",\"1,000\",\"20\"\n\"2\",\"1,000\",\"2,000\",\"2,000\",\"20\"",
    ] {
        assert_eq!(read(pasted, 5).map(|steps| blinds(&steps)), Ok(expected.to_vec()), "{pasted}");
    }
}

#[test]
fn an_empty_cell_is_no_ante() {
    let pasted = "20:00\tNiveau 1\t100\t200\t\t20\n20:20\tNiveau 2\t200\t400\t400\t20\n20:40\tPause\t\t\t\t";
    let steps = read(pasted, 5).unwrap();
    assert_eq!(blinds(&steps), [(100, 200, 0, 20), (200, 400, 400, 20), (0, 0, 0, 10)]);
}

#[test]
fn nothing_that_is_written_is_passed_over() {
    for line in ["25\t50\tabc\t20", "25\t50\t0\tdouze", "25\t50\t0\t-20", "-25\t50\t0\t20", "25\t50,5\t0\t20"]
    {
        let pasted = format!("PB\tGB\tAnte\tMinutes\n50\t100\t0\t20\n{line}");
        let bad = vec![BadLine { line: 3, text: line.to_owned() }];
        assert_eq!(read(&pasted, 20), Err(ReadError::Lines { lines: bad }), "{line}");
    }
}

#[test]
fn what_is_no_level_is_said_with_its_line() {
    let bad = |line, text: &str| BadLine { line, text: text.to_owned() };
    assert_eq!(
        read("25\t50\nbonjour\n50\t100\nquoi\t3", 20),
        Err(ReadError::Lines { lines: vec![bad(2, "bonjour"), bad(4, "quoi\t3")] })
    );
    assert_eq!(read("", 20), Err(ReadError::NoLevel));
    assert_eq!(read("pause", 20), Err(ReadError::NoLevel));
}

#[test]
fn an_unposted_ante_in_json_is_none() {
    let read_kind = |ante: i64, kind: &str| {
        let step = format!(
            r#"[{{"type":"level","small_blind":50,"big_blind":100,"ante":{ante},"ante_kind":"{kind}","minutes":20}}]"#
        );
        match read(&step, 15).unwrap()[0] {
            Step::Level { ante_kind, .. } => ante_kind,
            Step::Stud { .. } | Step::Mixed { .. } | Step::Break { .. } => {
                panic!("a level with blinds was written")
            }
        }
    };
    assert_eq!(read_kind(8, "none"), AnteKind::Classic);
    assert_eq!(read_kind(100, "none"), AnteKind::BigBlind);
    assert_eq!(read_kind(0, "classic"), AnteKind::None);
}

#[test]
fn what_was_written_is_read_back() {
    let level = |big_blind, ante, ante_kind| Step::Level {
        small_blind: Chips(big_blind / 2),
        big_blind: Chips(big_blind),
        ante: Chips(ante),
        ante_kind,
        minutes: 15,
    };
    let steps = vec![
        level(50, 0, AnteKind::None),
        Step::Break { minutes: 12, color_up: true },
        level(100, 100, AnteKind::Classic),
        level(200, 25, AnteKind::BigBlind),
        Step::Break { minutes: 5, color_up: false },
        level(400, 50, AnteKind::Classic),
        Step::Stud { ante: Chips(50), bring_in: Chips(100), small_bet: Chips(400), minutes: 15 },
    ];
    let words = |head: [&str; 7], rest: &str, yes: &str, kinds: [&str; 3]| super::super::CsvWords {
        head: head.map(str::to_owned),
        rest: rest.to_owned(),
        yes: yes.to_owned(),
        kinds: kinds.map(str::to_owned),
        stud: "stud".to_owned(),
        mixed: "stud / blindes".to_owned(),
        bring_in: "Bring-in".to_owned(),
    };
    let french = words(
        ["Niveau", "Petite blinde", "Grosse blinde", "Ante", "Type d’ante", "Minutes", "Retrait de jetons"],
        "Pause",
        "oui",
        ["aucune", "chacun", "grosse blinde"],
    );
    assert_eq!(read(&super::super::csv(&steps, &french), 20), Ok(steps.clone()));
    let english = words(
        ["Level", "Small blind", "Big blind", "Ante", "Kind of ante", "Minutes", "Colour-up"],
        "Break",
        "yes",
        ["none", "each", "big blind"],
    );
    assert_eq!(read(&super::super::csv(&steps, &english), 20), Ok(steps.clone()));
    assert_eq!(read(&super::super::json("Friday", &steps), 20), Ok(steps));
    assert_eq!(read("{\n \"steps\": [,]}", 20), Err(ReadError::Json { line: 2 }));
    assert_eq!(read("[{\"type\": \"nap\"}]", 20), Err(ReadError::Json { line: 1 }));
}

#[test]
fn unusual_headings_are_understood() {
    let blinds = |pasted: &str| -> Vec<(i64, i64, u32)> {
        let steps = read(pasted, 7).unwrap();
        let level = |step: &Step| match *step {
            Step::Level { small_blind, big_blind, minutes, .. } => {
                Some((small_blind.0, big_blind.0, minutes))
            }
            _ => None,
        };
        steps.iter().filter_map(level).collect()
    };
    let wanted = [(25, 50, 20), (50, 100, 15)];
    assert_eq!(blinds("Niveau;Blindes;Durée\n1;25/50;20\n2;50/100;15\n"), wanted);
    assert_eq!(blinds("Level,Duration (sec),Blinds (SB/BB)\n1,1200,25/50\n2,900,50/100\n"), wanted);
    assert_eq!(blinds("Level,Duration,SB,BB\n1,20m,$25,$50\n2,15m,$50,$100\n"), wanted);
    assert_eq!(
        blinds("Niveau;Durée;Petite blinde;Grosse blinde\n1;20m;25 €;50 €\n2;15m;50 €;100 €\n"),
        wanted
    );
}
