//! Documents printed from the command line, read back like a reader would.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tapis_club::locale::Language;
use tapis_club::{GuideBlock, guide};
use tapis_tests::program;

fn cli(club: &Path, arguments: &[&str]) -> Output {
    Command::new(program("tapis-cli")).arg("--club").arg(club).args(arguments).output().unwrap()
}

fn read(file: &Path) -> String {
    let output = Command::new("pdftotext").arg("-layout").arg(file).arg("-").output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn sound(file: &Path) {
    let output = Command::new("qpdf").arg("--check").arg(file).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

#[test]
fn an_evening_is_printed_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init", "--name", "Les As"]).status.success());
    assert!(cli(&club, &["simulate", "--players", "60", "--seed", "7"]).status.success());
    let expected = [
        ("seat-cards", "Cartons de place", "Seat cards"),
        ("seating-by-name", "Places par nom", "Seating by name"),
        ("seating-by-table", "Places par table", "Seating by table"),
        ("structure", "Structure des blindes", "Blind structure"),
        ("moves", "Déplacements", "Moves"),
        ("prizes", "Gains", "Prizes"),
        ("results", "Résultats", "Results"),
        ("history", "Historique", "History"),
    ];
    for (kind, french, english) in expected {
        for (language, title) in [("fr", french), ("en", english)] {
            let out = folder.path().join(format!("{kind}-{language}.pdf"));
            let printed = cli(&club, &["print", kind, "--lang", language, "--out", out.to_str().unwrap()]);
            assert!(printed.status.success() && printed.stderr.is_empty(), "{printed:?}");
            let text = read(&out);
            assert!(
                kind == "seat-cards" || (text.contains(title) && text.contains("Les As")),
                "{kind}: {text}"
            );
            sound(&out);
        }
    }
    let help = cli(&club, &["print", "--help"]);
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(expected.iter().all(|(kind, ..)| help.contains(kind)), "{help}");
}

#[test]
fn the_rules_need_only_a_club() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init", "--name", "Les As"]).status.success());
    for (language, rule) in [("fr", "6-20 Au passage en tête-à-tête"), ("en", "6-20 On going heads-up")] {
        let out = folder.path().join("rules.pdf");
        let printed = cli(&club, &["print", "rules", "--lang", language, "--out", out.to_str().unwrap()]);
        assert!(printed.status.success() && printed.stderr.is_empty(), "{printed:?}");
        assert!(read(&out).contains(rule));
        sound(&out);
    }
}

/// Every word of the guide is on paper, each chapter on the page that the contents name.
#[test]
fn the_guides_contents_name_the_right_pages() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init", "--name", "Les As"]).status.success());
    for language in [Language::Fr, Language::En] {
        let out = folder.path().join("guide.pdf");
        let arguments = ["print", "guide", "--lang", language.code(), "--out", out.to_str().unwrap()];
        let printed = cli(&club, &arguments);
        assert!(printed.status.success() && printed.stderr.is_empty(), "{printed:?}");
        sound(&out);
        let layout = Command::new("pdftotext").arg("-layout").arg(&out).arg("-").output().unwrap();
        let pages: Vec<String> =
            String::from_utf8(layout.stdout).unwrap().split('\u{c}').map(str::to_owned).collect();
        let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        for chapter in guide(language) {
            let listed = pages[0].lines().find(|line| flat(line).starts_with(&flat(&chapter.title))).unwrap();
            let page: usize = listed.split_whitespace().last().unwrap().parse().unwrap();
            // The header of the page, then the chapter.
            let title = pages[page - 1].lines().filter(|line| !line.trim().is_empty()).nth(1).unwrap();
            assert_eq!(flat(title), flat(&chapter.title), "{language:?}");
            let here = flat(&pages[page - 1..].concat());
            for block in &chapter.blocks {
                if let GuideBlock::Heading { words } = block {
                    assert!(here.contains(&flat(words)), "{language:?} {}: {words}", chapter.id);
                }
            }
        }
        // Each picture is there, as numbers of its colours.
        let blocks = guide(language).into_iter().flat_map(|chapter| chapter.blocks);
        let pictures = blocks.filter(|block| matches!(block, GuideBlock::Picture { .. })).count();
        let images = Command::new("pdfimages").arg("-list").arg(&out).output().unwrap();
        let images = String::from_utf8(images.stdout).unwrap();
        assert_eq!(images.lines().filter(|line| line.contains(" index ")).count(), pictures, "{images}");
        assert!(out.metadata().unwrap().len() < 1_500_000, "it is sent by mail");
        assert!(!read(&out).contains("(page 0)") && !read(&out).contains("(page\u{a0}0)"));
    }
}

/// The club's own texts are written, listed, printed, copied to another club and removed.
#[test]
fn the_rules_can_have_the_clubs_own_texts() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init", "--name", "Les As"]).status.success());
    let said = |arguments: &[&str]| {
        let output = cli(&club, arguments);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(said(&["rules", "list"]).lines().count(), 13 + 129);
    said(&["rules", "set", "6-8", "Dès {balance_threshold} joueurs d’écart, voir 6-9."]);
    said(&["rules", "set", "5-6", "Une recave se paie au bar."]);
    said(&["rules", "set", "14", "Le bar"]);
    said(&["rules", "set", "14-1", "Il ferme à minuit."]);
    said(&["rules", "hide", "12-5"]);
    assert_eq!(said(&["rules", "list", "--changed"]).lines().count(), 5);
    let printed = |path: &Path, name: &str| {
        let out = folder.path().join(name);
        let printed = cli(path, &["print", "rules", "--out", out.to_str().unwrap()]);
        assert!(printed.status.success(), "{printed:?}");
        sound(&out);
        (read(&out), std::fs::read(&out).unwrap())
    };
    let (text, bytes) = printed(&club, "a.pdf");
    for expected in [
        "6-8 Dès 3 joueurs d’écart, voir 6-9. Texte du club.",
        "5-6 Une recave se paie au bar. Règle propre au club.",
        "14. Le bar 14-1 Il ferme à minuit.",
        "Sans objet dans ce club : 12-5.",
    ] {
        assert!(text.contains(expected), "{expected} is not in {text}");
    }
    assert!(!text.contains("la langue du pays"));
    // Copied to another club, whose booklet is then the same.
    let export = folder.path().join("export.jsonl");
    std::fs::write(&export, said(&["rules", "export"])).unwrap();
    let other = folder.path().join("other.tapis");
    assert!(cli(&other, &["init", "--name", "Les As"]).status.success());
    assert!(cli(&other, &["rules", "import", export.to_str().unwrap()]).status.success());
    assert!(printed(&other, "b.pdf").1 == bytes, "the same facts, the same bytes");
    // If one line is refused, none of the others is applied.
    let untouched = folder.path().join("untouched.tapis");
    assert!(cli(&untouched, &["init", "--name", "Les As"]).status.success());
    let lines = std::fs::read_to_string(&export).unwrap() + r#"{"rule":"99-1","language":"fr","words":"x"}"#;
    std::fs::write(&export, lines).unwrap();
    let refused = cli(&untouched, &["rules", "import", export.to_str().unwrap()]);
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("pas de chapitre 99"), "{refused:?}");
    assert_eq!(cli(&untouched, &["rules", "export"]).stdout, b"");
    for (arguments, problem) in [
        (&["rules", "set", "6-8", "{x}"][..], "{x} n’est pas un chiffre"),
        (&["rules", "set", "99-1", "x"][..], "pas de chapitre 99"),
        (&["rules", "set", "six", "x"][..], "n’est pas un numéro"),
        (&["rules", "hide", "77-1"][..], "Il n’y a pas de règle\u{a0}77-1"),
        (&["rules", "restore", "1-1"][..], "pas de texte du club"),
        (&["rules", "restore", "14"][..], "contient des règles"),
    ] {
        let refused = cli(&club, arguments);
        assert!(!refused.status.success());
        let told = String::from_utf8(refused.stderr).unwrap();
        assert!(told.contains(problem), "{told}");
    }
    for rule in ["6-8", "5-6", "14-1", "14"] {
        said(&["rules", "restore", rule]);
    }
    said(&["rules", "show", "12-5"]);
    assert_eq!(said(&["rules", "export"]), "");
}

#[test]
fn an_evenings_papers_are_bound_or_saved() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init", "--name", "Les As"]).status.success());
    assert!(cli(&club, &["simulate", "--players", "30", "--seed", "7"]).status.success());
    let bound = folder.path().join("soir.pdf");
    let printed = cli(&club, &["print", "tonight", "--out", bound.to_str().unwrap()]);
    assert!(printed.status.success() && printed.stderr.is_empty(), "{printed:?}");
    sound(&bound);
    let text = read(&bound);
    assert!(text.contains("Résultats") && text.contains("Gains"), "{text}");
    let again = folder.path().join("again.pdf");
    assert!(cli(&club, &["print", "tonight", "--out", again.to_str().unwrap()]).status.success());
    assert_eq!(std::fs::read(&bound).unwrap(), std::fs::read(&again).unwrap());

    let apart = folder.path().join("ce soir");
    let only = ["--only", "structure,seat-cards", "--lang", "en", "--out", apart.to_str().unwrap()];
    let printed = cli(&club, &[&["print", "tonight"], &only[..]].concat());
    assert!(printed.status.success() && printed.stderr.is_empty(), "{printed:?}");
    assert_eq!(String::from_utf8(printed.stdout).unwrap().lines().count(), 2);
    let mut names: Vec<String> = std::fs::read_dir(&apart)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert!(
        names[0].ends_with(" - Blind structure.pdf") && names[1].ends_with(" - Seat cards.pdf"),
        "{names:?}"
    );
}

/// A member is given on the command line by name or a part of it.
#[test]
fn a_member_is_found_by_name_or_by_number() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init", "--sample"]).status.success());
    let out = folder.path().join("card.pdf");
    let card = |asked: &str| {
        cli(&club, &["print", "member-card", "--member", asked, "--out", out.to_str().unwrap()])
    };
    for asked in ["elodie lefev", "Lefèvre Élodie"] {
        let printed = card(asked);
        assert!(printed.status.success(), "{printed:?}");
        assert!(read(&out).contains("Élodie Lefèvre"));
    }
    let said = |output: Output| {
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        String::from_utf8(output.stderr).unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let several = said(card("Élodie"));
    assert!(several.contains("Plusieurs membres répondent à « Élodie »"), "{several}");
    // The numbers that it lists are accepted.
    let number = several.split_once("Élodie Lefèvre (").unwrap().1.split_once(')').unwrap().0.to_owned();
    assert!(card(&number).status.success());
    assert!(read(&out).contains("Élodie Lefèvre"));
    for nobody in ["Nemo", "99999", " "] {
        assert!(said(card(nobody)).contains("Personne ne répond à"), "{nobody}");
    }
}

/// Missing letters are reported on standard error, wherever the document goes.
#[test]
fn missing_letters_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init", "--name", "Club 王"]).status.success());
    assert!(cli(&club, &["simulate", "--players", "12"]).status.success());
    let out = folder.path().join("a.pdf");
    let (file, all) = (out.to_str().unwrap(), folder.path().join("all"));
    for arguments in [
        &["results", "--out", file][..],
        &["results", "--out", "-"],
        &["tonight", "--out", file],
        &["tonight", "--out", all.to_str().unwrap()],
        &["rules", "--ruleset", "tda", "--out", file],
    ] {
        let printed = cli(&club, &[&["print"], arguments].concat());
        assert!(printed.status.success(), "{printed:?}");
        let said = String::from_utf8(printed.stderr).unwrap();
        assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
        assert!(said.contains("Lettres que l’imprimé ne connaît pas") && said.contains('王'), "{said}");
    }
    let english = cli(&club, &["print", "results", "--lang", "en", "--out", file]);
    let said = String::from_utf8(english.stderr).unwrap();
    assert!(said.starts_with("Letters that the paper does not have") && said.contains('王'), "{said}");
    assert!(read(&out).contains("Club \u{fffd}"), "{}", read(&out));
}

#[test]
fn an_unprintable_document_gives_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init"]).status.success());
    let refused = |arguments: &[&str]| {
        let output = cli(&club, &[&["print"], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(output.stdout.is_empty());
        let said = String::from_utf8(output.stderr).unwrap();
        said.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(refused(&["results"]).contains("Il n’y a pas encore de tournoi"));
    assert!(refused(&["tonight"]).contains("Il n’y a pas encore de tournoi"));
    assert!(refused(&["standings"]).contains("Il n’y a pas encore de saison"));
    assert!(cli(&club, &["simulate", "--players", "5"]).status.success());
    let here = folder.path().to_str().unwrap();
    assert!(refused(&["results", "--out", here]).contains("ne peut pas être écrit : c’est un dossier"));
    let nowhere = folder.path().join("absent/a.pdf");
    let said = refused(&["results", "--lang", "en", "--out", nowhere.to_str().unwrap()]);
    assert!(said.contains("cannot be written: the folder does not exist"), "{said}");
    for full in [&["results", "--out", "/dev/full"][..], &["tonight", "--out", "/dev/full/x.pdf"]] {
        let said = refused(full);
        assert!(said.contains("ne peut pas être écrit"), "{said}");
    }
    assert!(refused(&["results", "--out", "/dev/full"]).contains("le disque est plein"));
    for kind in ["results", "tonight", "rules"] {
        assert!(refused(&[kind, "--tournament", "99"]).contains("pas de tournoi nº 99"), "{kind}");
    }
    assert!(refused(&["standings", "--season", "99"]).contains("pas de saison nº 99"));
    assert!(refused(&["rules", "--ruleset", "absent"]).contains("absent"));
    // It does not claim that nobody is seated when only this player is not.
    for kind in ["seat-cards", "receipts", "tonight"] {
        assert!(refused(&[kind, "--entry", "99"]).contains("pas d’inscription nº 99"), "{kind}");
    }
    // An option that the document ignores is refused.
    let said = refused(&["structure", "--only", "rules"]);
    assert!(said.contains("L’option --only ne va qu’avec : tonight."), "{said}");
    let said = refused(&["results", "--entry", "3", "--lang", "en"]);
    assert!(said.contains("--entry goes only with: seat-cards, move-slips, receipts, tonight."), "{said}");
    // Unreadable arguments are answered with the list of valid ones.
    assert!(refused(&["nothing"]).contains("seat-cards"));
    assert!(refused(&["results", "--copies", "2"]).contains("--printer"));
}

/// By mistake: the club's own file, or a letter, as the target of a document.
#[test]
fn a_document_replaces_only_a_pdf() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init", "--sample"]).status.success());
    let before = std::fs::read(&club).unwrap();
    let letter = folder.path().join("lettre.odt");
    std::fs::write(&letter, "Chers amis").unwrap();
    let print = |arguments: &[&str]| {
        let output = cli(&club, &[&["print"], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        said.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let said = print(&["results", "--out", club.to_str().unwrap()]);
    assert!(said.contains("n’est pas remplacé : c’est un fichier de club"), "{said}");
    let said = print(&["rules", "--lang", "en", "--out", letter.to_str().unwrap()]);
    assert!(said.contains("is not replaced: it is not a PDF"), "{said}");
    print(&["tonight", "--out", club.to_str().unwrap()]);
    assert_eq!(std::fs::read(&letter).unwrap(), b"Chers amis");
    assert!(std::fs::read(&club).unwrap() == before, "the club is as it was");
    assert!(cli(&club, &["print", "results", "--out", "-"]).stdout.starts_with(b"%PDF-"));
    assert_eq!(
        std::fs::read_dir(folder.path())
            .unwrap()
            .filter(|file| {
                let name = file.as_ref().unwrap().file_name().into_string().unwrap();
                name.ends_with(".part")
            })
            .count(),
        0
    );
}

/// A player who is out has no card: the sheet says so about that player.
#[test]
fn one_player_without_a_seat_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    assert!(cli(&club, &["init", "--name", "Les As"]).status.success());
    assert!(cli(&club, &["simulate", "--players", "12", "--seed", "7"]).status.success());
    let out = folder.path().join("a.pdf");
    let print = |entry: u32, language: &str| {
        let arguments = ["--entry", &entry.to_string(), "--lang", language, "--out", out.to_str().unwrap()];
        let printed = cli(&club, &[&["print", "seat-cards"], &arguments[..]].concat());
        assert!(printed.status.success(), "{printed:?}");
        read(&out)
    };
    for (language, gone, nobody) in
        [("fr", "n’est plus en jeu", "Personne"), ("en", "is out of the tournament", "Nobody")]
    {
        let said: Vec<String> = (1..=12).map(|entry| print(entry, language)).collect();
        assert_eq!(said.iter().filter(|text| text.contains(gone)).count(), 11, "{said:#?}");
        assert!(said.iter().all(|text| !text.contains(nobody)), "{said:#?}");
    }
}

/// The hours on paper of an evening in Paris that begins then; each half hour somebody goes out.
/// `None` where no clock can be moved.
fn hours_of(began: &str) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("c.tapis");
    let run = |arguments: &[&str], script: &str| {
        let mut command = Command::new("faketime");
        command.args(["-f", began]).arg(program("tapis-cli")).arg("--club").arg(&club).args(arguments);
        let started = command.env("TZ", "Europe/Paris").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let Ok(mut started) = started else { return false };
        started.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
        assert!(started.wait_with_output().unwrap().status.success(), "{arguments:?}");
        true
    };
    if !run(&["init", "--name", "Les As"], "") {
        return None;
    }
    let out = |entry| {
        format!(
            r#"{{"do":{{"type":"bust","players":[{{"entry":{entry},"by":null,"stack":null}}]}},"after":1800}}"#
        )
    };
    let begins = r#"{"new":{"template":"rebuy"}}
{"join":6}
{"do":{"type":"draw_seats"}}
{"do":{"type":"start"}}"#;
    let ends = r#"{"do":{"type":"finish","stacks":[]},"after":60}"#;
    let script = [begins.to_owned(), (2..=6).rev().map(out).collect::<Vec<_>>().join("\n"), ends.to_owned()];
    run(&["evening", "-"], &script.join("\n"));
    let mut said = String::new();
    for kind in ["eliminations", "report"] {
        let out = folder.path().join(format!("{kind}.pdf"));
        run(&["print", kind, "--out", out.to_str().unwrap()], "");
        said += &read(&out);
    }
    Some(said)
}

#[test]
fn hours_on_paper_follow_both_changes_of_the_hour() {
    for (began, hours, start, end) in [
        ("@2026-10-25 01:50:00", ["2 h 20", "2 h 50", "2 h 20", "2 h 50", "3 h 20"], "1 h 50", "3 h 21"),
        ("@2027-03-28 01:20:00", ["1 h 50", "3 h 20", "3 h 50", "4 h 20", "4 h 50"], "1 h 20", "4 h 51"),
    ] {
        let Some(said) = hours_of(began) else { return };
        for (no, hour) in (1..).zip(hours) {
            assert!(said.contains(&format!("{no} {hour} ")), "{no} {hour}: {said}");
        }
        assert!(said.contains(&format!("Début du jeu {start}")), "{said}");
        assert!(said.contains(&format!("Fin du jeu {end}")), "{said}");
    }
}
