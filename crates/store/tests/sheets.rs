//! Members come from spreadsheets and go into them, and columns are read as the person said.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::io::{Cursor, Read};

use chrono::NaiveDate;
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};
use tapis_engine::base::quantity::Millis;
use tapis_store::import::MatchedBy;
use tapis_store::import::{ImportField, ListError, Matching, Reading};
use tapis_store::import::{ImportPreview, Outcome};
use tapis_store::{ClubFile, ListFormat, MemberDraft, StoreError};

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

fn club() -> (tempfile::TempDir, ClubFile) {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a")).unwrap();
    (folder, file)
}

fn chosen(headed: bool, columns: &[Option<ImportField>]) -> Reading {
    let matching = Some(Matching { headed, columns: columns.to_vec() });
    Reading { matching, ..Reading::default() }
}

/// A workbook as a treasurer makes it: an empty sheet, a hidden one, then the list below an empty row, with
/// dates as dates and numbers as numbers.
fn workbook() -> Vec<u8> {
    let mut book = Workbook::new();
    book.add_worksheet().set_name("Vide").unwrap();
    book.add_worksheet().set_name("Caché").unwrap().set_hidden(true).write_string(0, 0, "Secret").unwrap();
    let sheet = book.add_worksheet().set_name("Adhérents").unwrap();
    let date = Format::new().set_num_format("dd/mm/yyyy");
    for (column, heading) in (1..).zip(["N°", "Nom", "Prénom", "Né le", "Téléphone"]) {
        sheet.write_string(2, column, heading).unwrap();
    }
    sheet.write_number(3, 1, 12.0).unwrap();
    sheet.write_string(3, 2, "Lefèvre").unwrap();
    sheet.write_string(3, 3, "Anaïs").unwrap();
    let born = ExcelDateTime::from_ymd(1990, 5, 3).unwrap();
    sheet.write_datetime_with_format(3, 4, born, &date).unwrap();
    sheet.write_number(3, 5, 612_345_678.0).unwrap();
    sheet.write_string(5, 2, "Petit").unwrap();
    sheet.write_string(5, 3, "Zoé").unwrap();
    sheet.write_string(5, 4, "1.2.85").unwrap();
    book.save_to_buffer().unwrap()
}

#[test]
fn a_spreadsheet_is_read_like_any_list() {
    let (_folder, file) = club();
    let list = workbook();
    let preview = file.imports().preview_import(&list, today()).unwrap();
    assert_eq!((preview.encoding.as_str(), preview.separator), ("XLSX", None));
    assert_eq!(preview.sheet.as_deref(), Some("Adhérents"));
    assert_eq!(preview.lines.iter().map(|line| line.line).collect::<Vec<_>>(), [4, 6]);
    assert_eq!((preview.added, preview.matched), (2, MatchedBy::Itself));
    let first = &preview.lines[0].member;
    assert_eq!(first.number.as_deref(), Some("12"));
    assert_eq!(first.born, NaiveDate::from_ymd_opt(1990, 5, 3));
    assert_eq!(first.phone.as_deref(), Some("0612345678"));
    assert_eq!(preview.lines[1].member.born, NaiveDate::from_ymd_opt(1985, 2, 1));
    assert_eq!(preview.columns[3].values, ["03/05/1990", "1.2.85"]);
    assert_eq!(file.imports().import(&list, &preview, Millis::ZERO, today()).unwrap(), 2);
    assert_eq!(file.imports().preview_import(&list, today()).unwrap().known, 2);
}

/// `tests/data/members-libreoffice.*` were saved by LibreOffice 7.4 from a list with dates and a telephone number that
/// had lost its first zero.
#[test]
fn lists_that_libreoffice_saved_are_read_alike() {
    let xlsx: &[u8] = include_bytes!("../../../tests/data/members-libreoffice.xlsx");
    let ods: &[u8] = include_bytes!("../../../tests/data/members-libreoffice.ods");
    for (encoding, list) in [("XLSX", xlsx), ("ODS", ods)] {
        let (_folder, file) = club();
        let preview = file.imports().preview_import(list, today()).unwrap();
        assert_eq!((preview.encoding.as_str(), preview.added), (encoding, 3));
        let members: Vec<&MemberDraft> = preview.lines.iter().map(|line| &line.member).collect();
        let names: Vec<(&str, &str)> =
            members.iter().map(|member| (member.first_name.as_str(), member.last_name.as_str())).collect();
        let expected = [("Anaïs", "Lefèvre"), ("Zoé", "Petit-Müller"), ("Œdipe", "O’Brien; dit \"Bob\"")];
        assert_eq!(names, expected, "{encoding}");
        let born = |year, month, day| NaiveDate::from_ymd_opt(year, month, day);
        let days: Vec<Option<NaiveDate>> = members.iter().map(|member| member.born).collect();
        assert_eq!(days, [born(1990, 5, 3), born(1985, 2, 1), born(1979, 12, 31)], "{encoding}");
        assert_eq!(members[0].phone.as_deref(), Some("0612345678"), "{encoding}");
        assert_eq!(members[0].email.as_deref(), Some("anais@example.org"), "{encoding}");
        assert_eq!(members[0].number.as_deref(), Some("12"), "{encoding}");
        assert_eq!(file.imports().import(list, &preview, Millis::ZERO, today()).unwrap(), 3);
    }
}

#[test]
fn another_sheet_of_a_workbook_can_be_chosen() {
    let mut book = Workbook::new();
    for (name, last) in [("2025", "Ancien"), ("2026", "Nouveau"), ("Vide", "")] {
        let sheet = book.add_worksheet().set_name(name).unwrap();
        if !last.is_empty() {
            for (column, text) in (0..).zip(["Nom", "Prénom"]) {
                sheet.write_string(0, column, text).unwrap();
            }
            sheet.write_string(1, 0, last).unwrap();
            sheet.write_string(1, 1, "Ana").unwrap();
        }
    }
    book.add_worksheet().set_name("Caché").unwrap().set_hidden(true).write_string(0, 0, "Secret").unwrap();
    let list = book.save_to_buffer().unwrap();
    let (_folder, file) = club();
    let of = |sheet: Option<&str>| {
        let reading = Reading { sheet: sheet.map(str::to_owned), ..Reading::default() };
        file.imports().preview_import_as(&list, &reading, today())
    };
    let first = of(None).unwrap();
    assert_eq!((first.sheet.as_deref(), first.lines[0].member.last_name.as_str()), (Some("2025"), "Ancien"));
    assert_eq!(first.sheets, ["2025", "2026", "Vide"], "a hidden one is not offered");
    let empty = of(Some("Vide")).unwrap();
    assert_eq!((empty.sheet.as_deref(), empty.lines.len(), empty.sheets.len()), (Some("Vide"), 0, 3));
    for missing in ["Caché", "2024"] {
        assert!(matches!(of(Some(missing)), Err(StoreError::List(ListError::NoSheet))), "{missing}");
    }
    let second = of(Some("2026")).unwrap();
    assert_eq!(second.lines[0].member.last_name, "Nouveau");
    assert_eq!(file.imports().import(&list, &second, Millis::ZERO, today()).unwrap(), 1);
    assert_eq!(file.members().all().unwrap()[0].card.last_name, "Nouveau");
}

#[test]
fn an_unreadable_spreadsheet_gives_its_reason() {
    let (_folder, file) = club();
    let whole = workbook();
    for cut in [4, 30, whole.len() / 3, whole.len() / 2, whole.len() - 30] {
        let found = file.imports().preview_import(&whole[..cut], today());
        assert!(matches!(found, Err(StoreError::List(ListError::SheetUnreadable(_)))), "{cut}: {found:?}");
    }
    for at in (0..whole.len()).step_by(whole.len() / 40) {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x55;
        let _ = file.imports().preview_import(&damaged, today());
    }
    let compound = b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1".to_vec();
    let broken = [compound.clone(), vec![0xFF; 4_000]].concat();
    assert!(matches!(
        file.imports().preview_import(&broken, today()),
        Err(StoreError::List(ListError::SheetUnreadable(_)))
    ));
    let name: Vec<u8> = "EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let encrypted = [compound, vec![0; 1_000], name].concat();
    assert!(matches!(
        file.imports().preview_import(&encrypted, today()),
        Err(StoreError::List(ListError::SheetEncrypted))
    ));
    let huge = [b"PK\x03\x04".to_vec(), vec![0; 50_000_000]].concat();
    assert!(matches!(
        file.imports().preview_import(&huge, today()),
        Err(StoreError::List(ListError::SheetTooLarge))
    ));
}

#[test]
fn an_overlong_spreadsheet_is_refused() {
    let (_folder, file) = club();
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    for row in 0..50_100 {
        sheet.write_number(row, 0, row).unwrap();
    }
    let found = file.imports().preview_import(&book.save_to_buffer().unwrap(), today());
    assert!(matches!(found, Err(StoreError::List(ListError::TooLong))), "{found:?}");
    let mut book = Workbook::new();
    book.add_worksheet();
    assert_eq!(file.imports().preview_import(&book.save_to_buffer().unwrap(), today()).unwrap().lines, []);
}

fn part(list: &[u8], name: &str) -> String {
    let mut text = String::new();
    let mut archive = zip::ZipArchive::new(Cursor::new(list)).unwrap();
    archive.by_name(name).unwrap().read_to_string(&mut text).unwrap();
    text
}

#[test]
fn an_exported_spreadsheet_comes_back_as_known() {
    let (_folder, file) = club();
    let texts = ["=1+1", "+cmd", "@x", "-2+3", "0012"];
    for (day, text) in (1..).zip(texts) {
        let draft = MemberDraft {
            last_name: text.to_owned(),
            first_name: "Éva".to_owned(),
            number: Some(format!("0{day}")),
            born: NaiveDate::from_ymd_opt(1980, 2, day),
            phone: Some("+33 6 12 34 56 78".to_owned()),
            ..MemberDraft::default()
        };
        file.members().save_member(draft, Millis::ZERO, today()).unwrap();
    }
    let list = file.imports().export_members(|member| member.id, ListFormat::Xlsx).unwrap();
    let sheet = part(&list, "xl/worksheets/sheet1.xml");
    assert!(!sheet.contains("<f>") && !sheet.contains("<f "), "no cell is a formula");
    assert!(sheet.contains("state=\"frozen\"") && sheet.contains("<autoFilter ref=\"A1:L6\"/>"), "{sheet}");
    for text in texts {
        assert!(part(&list, "xl/sharedStrings.xml").contains(&format!("<t>{text}</t>")), "{text} is text");
    }
    let preview = file.imports().preview_import(&list, today()).unwrap();
    assert!(preview.lines.iter().all(|line| matches!(line.outcome, Outcome::Known { .. })));
    assert_eq!((preview.lines.len(), preview.columns[4].values[0].as_str()), (5, "01/02/1980"));
    // Into another club it comes as it was.
    let (_other_folder, other) = club();
    let preview = other.imports().preview_import(&list, today()).unwrap();
    assert_eq!(other.imports().import(&list, &preview, Millis::ZERO, today()).unwrap(), 5);
    let cards = |file: &ClubFile| -> Vec<_> {
        file.members().all().unwrap().into_iter().map(|member| member.card).collect()
    };
    assert_eq!(cards(&other), cards(&file));
    let csv = String::from_utf8(file.imports().export_members(|member| member.id, ListFormat::Csv).unwrap())
        .unwrap();
    for text in ["'=1+1", "'+cmd", "'@x", "'-2+3"] {
        assert!(csv.contains(&format!(";{text};")), "{csv}");
    }
}

const GERMAN: &[u8] = b"Nachname;Vorname;Geburtstag\nKlein;Uwe;03.05.1990\n";

fn names(preview: &ImportPreview) -> Vec<(&str, &str)> {
    let lines = preview.lines.iter().map(|line| &line.member);
    lines.map(|member| (member.last_name.as_str(), member.first_name.as_str())).collect()
}

#[test]
fn chosen_columns_are_remembered_by_their_headings() {
    let (_folder, file) = club();
    let preview = file.imports().preview_import(GERMAN, today()).unwrap();
    assert!(!preview.headed, "these headings are not understood");
    let (last, first, born) =
        (Some(ImportField::LastName), Some(ImportField::FirstName), Some(ImportField::Born));
    let reading = chosen(true, &[last, first, born]);
    let preview = file.imports().preview_import_as(GERMAN, &reading, today()).unwrap();
    assert_eq!((names(&preview), preview.matched), (vec![("Klein", "Uwe")], MatchedBy::Chosen));
    assert_eq!(
        file.imports().preview_import(GERMAN, today()).unwrap().matched,
        MatchedBy::Itself,
        "a preview keeps nothing"
    );
    assert_eq!(file.imports().import(GERMAN, &preview, Millis::ZERO, today()).unwrap(), 1);

    let next = b"VORNAME;Geburtstag;Nachname;\nEva;04.05.1990;Gross;\n";
    let preview = file.imports().preview_import(next, today()).unwrap();
    assert_eq!((names(&preview), preview.matched), (vec![("Gross", "Eva")], MatchedBy::Remembered));
    assert_eq!(preview.lines[0].member.born, NaiveDate::from_ymd_opt(1990, 5, 4));
    assert_eq!(file.imports().import(next, &preview, Millis::ZERO, today()).unwrap(), 1);

    // Said otherwise, the latest counts; other headings are another list.
    let later = b"Nachname;Vorname;Geburtstag\nUwe;Neu;03.05.1990\n";
    let preview =
        file.imports().preview_import_as(later, &chosen(true, &[first, last, None]), today()).unwrap();
    assert_eq!(
        (names(&preview), preview.ignored.as_slice()),
        (vec![("Neu", "Uwe")], &["Geburtstag".to_owned()][..])
    );
    file.imports().import(later, &preview, Millis::ZERO, today()).unwrap();
    assert_eq!(names(&file.imports().preview_import(later, today()).unwrap()), [("Neu", "Uwe")]);
    let other = file.imports().preview_import("Nachname;Vorname\nA;B\n".as_bytes(), today()).unwrap();
    assert_eq!(other.matched, MatchedBy::Itself);
}

#[test]
fn a_missing_heading_is_reported() {
    let (_folder, file) = club();
    let preview = file.imports().preview_import(GERMAN, today()).unwrap();
    let said = [("nachname".to_owned(), Some(ImportField::LastName)), ("Vorname".to_owned(), None)];
    let matching = preview.matching_with(&said).unwrap();
    assert_eq!(matching, Matching { headed: true, columns: vec![Some(ImportField::LastName), None, None] });
    let error = preview.matching_with(&[("Nom".to_owned(), None)]).unwrap_err();
    assert!(
        matches!(&error, StoreError::HeadingUnknown { headings, .. } if headings.join(" ") == "Nachname Vorname Geburtstag"),
        "{error:?}"
    );
}
