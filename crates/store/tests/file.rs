//! Club files: opened, or refused without a byte changed.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::NaiveDate;
use tapis_engine::base::quantity::{Millis, SeasonId};
use tapis_store::import::NameOrder;
use tapis_store::import::{ImportPreview, Outcome};
use tapis_store::{ClubFile, FieldProblem, ListFormat, MemberDraft, OpenError, SeasonDraft, SeasonProblem};

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

fn beside(path: &Path) -> Vec<std::ffi::OsString> {
    let files = std::fs::read_dir(path.parent().unwrap()).unwrap();
    let mut names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
    names.sort();
    names
}

fn refused(path: &Path, wanted: fn(&OpenError) -> bool) {
    let (before, others) = (std::fs::read(path).unwrap(), beside(path));
    let error = ClubFile::open(path).unwrap_err();
    assert!(wanted(&error), "{error:?}");
    assert_eq!(std::fs::read(path).unwrap(), before, "the file was touched");
    assert_eq!(beside(path), others, "something was left beside it");
}

#[test]
fn what_is_not_ours_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.tapis");
    assert!(matches!(ClubFile::open(&path), Err(OpenError::Missing(_))));
    for bytes in [&b""[..], b"not a database", &[0_u8; 4096]] {
        std::fs::write(&path, bytes).unwrap();
        refused(&path, |error| matches!(error, OpenError::NotOurs(_)));
    }
    assert!(matches!(ClubFile::create(&path), Err(OpenError::Exists(_))));
}

#[test]
fn a_newer_or_damaged_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.tapis");
    drop(ClubFile::create(&path).unwrap());
    let whole = std::fs::read(&path).unwrap();
    let mut newer = whole.clone();
    newer[60..64].copy_from_slice(&99_u32.to_be_bytes());
    std::fs::write(&path, newer).unwrap();
    refused(&path, |error| matches!(error, OpenError::Newer { found: 99, .. }));
    let mut damaged = whole;
    let length = damaged.len();
    damaged[4096..length - 100].fill(0xAB);
    std::fs::write(&path, damaged).unwrap();
    refused(&path, |error| matches!(error, OpenError::Damaged(_)));
}

#[test]
fn a_second_instance_waits_for_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.tapis");
    let first = ClubFile::create(&path).unwrap();
    assert!(matches!(ClubFile::open(&path), Err(OpenError::InUse(_))));
    // One that is just ending is waited for.
    let ending = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(100));
        drop(first);
    });
    ClubFile::open(&path).unwrap();
    ending.join().unwrap();
    // Closed in good order nothing lies beside it; what a power cut left does not stand in the way.
    assert_eq!(beside(&path), ["a.tapis"]);
    std::fs::write(folder.path().join("a.tapis.lock"), "").unwrap();
    ClubFile::open(&path).unwrap();
}

#[test]
fn a_season_that_cannot_be_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a")).unwrap();
    let good = SeasonDraft {
        id: None,
        name: " 2026 ".to_owned(),
        starts_on: today(),
        ends_on: today(),
        best_n: Some(1),
        min_played: 0,
    };
    let day_before = today().pred_opt().unwrap();
    for (draft, wanted) in [
        (SeasonDraft { name: " ".to_owned(), ..good.clone() }, SeasonProblem::NameMissing),
        (SeasonDraft { name: "x".repeat(201), ..good.clone() }, SeasonProblem::NameTooLong),
        (SeasonDraft { name: "2026\u{202E}7".to_owned(), ..good.clone() }, SeasonProblem::NameInvisible),
        (SeasonDraft { ends_on: day_before, ..good.clone() }, SeasonProblem::EndsBeforeItBegins),
        (SeasonDraft { best_n: Some(0), ..good.clone() }, SeasonProblem::CountsNothing),
    ] {
        let error = file.seasons().save_season(&draft).unwrap_err();
        assert!(matches!(error, tapis_store::StoreError::Season(found) if found == [wanted]));
    }
    let id = file.seasons().save_season(&good).unwrap();
    assert_eq!(file.seasons().all().unwrap()[0].name, "2026");
    file.seasons().save_season(&SeasonDraft { id: Some(id), ..good.clone() }).unwrap();
    let gone = file.seasons().save_season(&SeasonDraft { id: Some(SeasonId(id.0 + 1)), ..good });
    assert!(matches!(gone, Err(tapis_store::StoreError::NotFound(_))));
    assert_eq!(file.seasons().all().unwrap().len(), 1);
}

#[test]
fn a_leftover_log_stays_out_of_a_new_club() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.tapis");
    std::fs::write(folder.path().join("a.tapis-wal"), b"left behind").unwrap();
    let file = ClubFile::create(&path).unwrap();
    assert_eq!(file.checks().check().unwrap(), []);
}

/// Sixty-four lines as a club has them: a heading in its own order, accents, a duplicate, a line
/// without a name, a minor, a date that is none.
fn list() -> String {
    let mut list = String::from("Prénom;NOM;Date de naissance;N° Licence;Équipe\n");
    for number in 1..=59 {
        list += &format!("Élodie {number};Lefèvre;12/03/1987;L{number:03};rouge\n");
    }
    list += "élodie 1;LEFEVRE;12/03/1987;;bleue\n";
    list += ";Sans-Prénom;12/03/1987;;\n";
    list += "Tom;Jeune;02/01/2012;;\n";
    list += "Paul;Flou;32/13/1987;;\n";
    list += "Œdipe;Ñandú;1.2.85;;\n";
    list
}

#[test]
fn a_messy_list_is_understood_in_both_encodings() {
    let folder = tempfile::tempdir().unwrap();
    let utf8 = list();
    let (windows, _, unmappable) = encoding_rs::WINDOWS_1252.encode(&utf8);
    assert!(!unmappable);
    for (name, bytes, encoding) in [("u", utf8.as_bytes(), "UTF-8"), ("w", &*windows, "windows-1252")] {
        let file = ClubFile::create(&folder.path().join(name)).unwrap();
        let preview = file.imports().preview_import(bytes, today()).unwrap();
        assert_eq!((preview.encoding.as_str(), preview.separator), (encoding, Some(';')));
        assert_eq!(preview.lines.len(), 64);
        assert_eq!((preview.added, preview.known, preview.rejected), (62, 1, 1));
        let date = FieldProblem::DateUnreadable { text: "32/13/1987".to_owned() };
        assert_eq!(preview.lines[62].remarks, [date], "the person is taken without the date");
        assert_eq!(preview.ignored, ["Équipe"]);
        assert_eq!(preview.lines[59].outcome, Outcome::Repeated { line: 2, changes: Vec::new() });
        let missing = Outcome::Reject { problems: vec![FieldProblem::FirstNameMissing] };
        assert_eq!(preview.lines[60].outcome, missing);
        assert!(preview.lines[61].minor);
        assert_eq!(preview.lines[63].member.born, NaiveDate::from_ymd_opt(1985, 2, 1));
        assert_eq!(file.members().all().unwrap(), [], "a preview changes nothing");
        assert_eq!(file.imports().import(bytes, &preview, Millis::ZERO, today()).unwrap(), 62);
        let again = file.imports().preview_import(bytes, today()).unwrap();
        assert_eq!((again.added, again.known), (0, 63));
        assert!(
            file.imports().import(bytes, &preview, Millis::ZERO, today()).is_err(),
            "the preview is stale"
        );
        assert_eq!(file.members().find_members("OEDIPE nandu", false).unwrap().len(), 1);
        assert_eq!(file.members().find_members("lefev l007", false).unwrap().len(), 1);
        let back = file.imports().export_members(|member| member.id, ListFormat::Csv).unwrap();
        assert_eq!(file.imports().preview_import(&back, today()).unwrap().known, 62);
    }
}

#[test]
fn a_search_needs_no_apostrophes_and_no_hyphens() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("s")).unwrap();
    for (last_name, first_name) in [("N’Guyen", "Linh"), ("O'Brien", "Zoé"), ("Rey", "Jean-Pierre")] {
        let draft = MemberDraft {
            last_name: last_name.into(),
            first_name: first_name.into(),
            ..MemberDraft::default()
        };
        file.members().save_member(draft, Millis::ZERO, today()).unwrap();
    }
    let found = |query: &str| -> Vec<String> {
        let found = file.members().find_members(query, false).unwrap();
        found.into_iter().map(|(_, member)| member.card.last_name).collect()
    };
    for (query, name) in [("nguyen", "N’Guyen"), ("n'guy", "N’Guyen"), ("OBRIEN zoe", "O'Brien")] {
        assert_eq!(found(query), [name], "{query}");
    }
    for query in ["jeanpierre", "jean-p", "jean pierre"] {
        assert_eq!(found(query), ["Rey"], "{query}");
    }
    assert_eq!(found("n'"), ["N’Guyen"]);
}

#[test]
fn full_names_are_split_in_either_order() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a")).unwrap();
    let names = |preview: &ImportPreview| -> Vec<(String, String)> {
        preview
            .lines
            .iter()
            .map(|line| (line.member.last_name.clone(), line.member.first_name.clone()))
            .collect()
    };
    let pair = |last: &str, first: &str| (last.to_owned(), first.to_owned());
    for list in
        ["Jean Dupont\nPETIT Zoé\nYann van der Berg\n", "Nom\nJean Dupont\nPETIT Zoé\nYann van der Berg\n"]
    {
        let list = list.as_bytes();
        let preview = file.imports().preview_import_by(list, Some(NameOrder::FirstLast), today()).unwrap();
        assert_eq!(preview.added, 3);
        assert_eq!(
            names(&preview),
            [pair("Dupont", "Jean"), pair("PETIT", "Zoé"), pair("van der Berg", "Yann")]
        );
        let swapped = file.imports().preview_import_by(list, Some(NameOrder::LastFirst), today()).unwrap();
        assert_eq!(names(&swapped)[..2], [pair("Jean", "Dupont"), pair("PETIT", "Zoé")]);
        // The one line that shows an order decides where nobody does.
        assert_eq!(file.imports().preview_import(list, today()).unwrap().order, Some(NameOrder::LastFirst));
    }
    // Two columns without headings can be swapped too; headings are believed.
    let columns = "Dupont;Jean\nPetit;Zoé\n".as_bytes();
    let preview = file.imports().preview_import(columns, today()).unwrap();
    assert_eq!(
        (preview.order, names(&preview)[0].clone()),
        (Some(NameOrder::LastFirst), pair("Dupont", "Jean"))
    );
    let swapped = file.imports().preview_import_by(columns, Some(NameOrder::FirstLast), today()).unwrap();
    assert_eq!(names(&swapped)[1], pair("Zoé", "Petit"));
    assert_eq!(
        file.imports().preview_import("Nom;Prénom\nDupont;Jean\n".as_bytes(), today()).unwrap().order,
        None
    );
    assert_eq!(file.imports().import(columns, &swapped, Millis::ZERO, today()).unwrap(), 2);
}

#[test]
fn a_form_names_every_field_that_is_not_right() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a")).unwrap();
    let draft = MemberDraft { email: Some("nobody".to_owned()), ..MemberDraft::default() };
    let error = file.members().save_member(draft, Millis::ZERO, today()).unwrap_err();
    let tapis_store::StoreError::Fields(found) = error else { panic!("{error:?}") };
    assert_eq!(found, [FieldProblem::LastNameMissing, FieldProblem::FirstNameMissing, FieldProblem::Email]);
}
