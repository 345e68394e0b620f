//! Values that a list may bring into a club, and that one may carry out of it.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_engine::base::quantity::Millis;
use tapis_store::import::ListError;
use tapis_store::import::Outcome;
use tapis_store::{ClubFile, FieldProblem, ListFormat, MemberDraft, StoreError};

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

fn member(change: impl FnOnce(&mut MemberDraft)) -> MemberDraft {
    let mut draft =
        MemberDraft { last_name: "Durand".into(), first_name: "Éva".into(), ..MemberDraft::default() };
    change(&mut draft);
    draft
}

#[test]
fn no_exported_cell_is_a_formula() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a")).unwrap();
    let draft = member(|draft| {
        draft.last_name = "=HYPERLINK(\"http://example.org\")".into();
        draft.first_name = "@SUM(A1)".into();
        draft.nickname = Some("-2+3".into());
        draft.phone = Some("+33 6 12 34 56 78".into());
    });
    let id = file.members().save_member(draft, Millis::ZERO, today()).unwrap();
    let list = file.imports().export_members(|member| member.id, ListFormat::Csv).unwrap();
    let text = String::from_utf8(list.clone()).unwrap();
    let mut cells = csv::ReaderBuilder::new().delimiter(b';').from_reader(text.as_bytes());
    let row = cells.records().next().unwrap().unwrap();
    assert!(row.iter().all(|cell| !cell.starts_with(['=', '+', '-', '@', '\t', '\r'])), "{row:?}");
    // Into another club it comes as it was.
    let other = ClubFile::create(&folder.path().join("b")).unwrap();
    let preview = other.imports().preview_import(&list, today()).unwrap();
    assert_eq!(preview.added, 1);
    other.imports().import(&list, &preview, Millis::ZERO, today()).unwrap();
    assert_eq!(other.members().all().unwrap()[0].card, file.members().member(id).unwrap().card);
}

#[test]
fn names_with_invisible_characters_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a")).unwrap();
    for text in ["Du\u{0}rand", "Du\nrand", "Du\u{1b}[2Jrand", "Du\u{202e}rand", "Du\trand"] {
        for draft in [
            member(|draft| draft.last_name = text.into()),
            member(|draft| draft.first_name = text.into()),
            member(|draft| draft.nickname = Some(text.into())),
            member(|draft| draft.number = Some(text.into())),
        ] {
            let error = file.members().save_member(draft, Millis::ZERO, today()).unwrap_err();
            assert!(
                matches!(&error, StoreError::Fields(found) if *found == [FieldProblem::Invisible]),
                "{text:?}: {error:?}"
            );
        }
    }
    // A note has lines.
    file.members()
        .save_member(member(|draft| draft.note = Some("One\r\n\tTwo".into())), Millis::ZERO, today())
        .unwrap();
    let preview =
        file.imports().preview_import(b"Nom;Pr\xC3\xA9nom\nDu\x07rand;Zo\xC3\xA9\n", today()).unwrap();
    let refused = Outcome::Reject { problems: vec![FieldProblem::Invisible] };
    assert_eq!(preview.lines[0].outcome, refused);
}

#[test]
fn a_note_and_a_list_have_their_limits() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a")).unwrap();
    let noted = |letters: usize| member(|draft| draft.note = Some("é".repeat(letters)));
    let error = file.members().save_member(noted(10_001), Millis::ZERO, today()).unwrap_err();
    assert!(matches!(error, StoreError::Fields(found) if found == [FieldProblem::NoteTooLong]));
    file.members().save_member(noted(10_000), Millis::ZERO, today()).unwrap();
    // So many members, with their headings and titles.
    let lines = "Nom;Prénom\n".to_owned() + &"\n".repeat(50_000);
    assert!(file.imports().preview_import(lines.as_bytes(), today()).is_ok());
    for list in [lines + &"\n".repeat(100), " ".repeat(20_000_001)] {
        assert!(matches!(
            file.imports().preview_import(list.as_bytes(), today()),
            Err(StoreError::List(ListError::TooLong))
        ));
    }
}
