//! A member who is erased leaves results and nothing of the person, not even in the file's bytes.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::NaiveDate;
use tapis_engine::base::quantity::Millis;
use tapis_store::{ClubFile, MemberDraft, StoreError};

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

fn anne() -> MemberDraft {
    MemberDraft {
        number: Some("XQ-4711".to_owned()),
        last_name: "Zwiebelmann".to_owned(),
        first_name: "Annegret".to_owned(),
        nickname: Some("Tourbillon".to_owned()),
        born: NaiveDate::from_ymd_opt(1987, 3, 12),
        email: Some("annegret@exemple.fr".to_owned()),
        phone: Some("0612345678".to_owned()),
        note: Some("aime les tirages".to_owned()),
        ..MemberDraft::default()
    }
}

fn bytes(path: &Path) -> String {
    let mut all = std::fs::read(path).unwrap();
    all.extend(std::fs::read(format!("{}-wal", path.display())).unwrap_or_default());
    String::from_utf8_lossy(&all).into_owned()
}

#[test]
fn nothing_of_an_erased_member_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.tapis");
    let file = ClubFile::create(&path).unwrap();
    let id = file.members().save_member(anne(), Millis::ZERO, today()).unwrap();
    // Changed since: the older text must not be left behind either.
    file.members()
        .save_member(
            MemberDraft { id: Some(id), note: Some("discrète".to_owned()), ..anne() },
            Millis::ZERO,
            today(),
        )
        .unwrap();
    let personal = [
        "Zwiebelmann",
        "zwiebelmann",
        "Annegret",
        "XQ-4711",
        "Tourbillon",
        "annegret@",
        "0612345678",
        "1987-03-12",
        "aime les tirages",
        "discrète",
    ];
    assert!(bytes(&path).contains("Zwiebelmann"));
    let copy = file.backup("demand").unwrap();
    file.personal_data().erase_member(id, Millis(5)).unwrap();
    let holding: Vec<String> =
        file.personal_data().copies_with(id).into_iter().map(|copy| copy.path).collect();
    assert_eq!(holding, [copy.display().to_string()]);
    file.backup("demand").unwrap();
    assert_eq!(
        file.personal_data().copies_with(id).len(),
        1,
        "a copy made since holds nothing of the person"
    );
    assert_eq!(personal.map(|word| bytes(&path).contains(word)), [false; 10]);
    let left = file.members().member(id).unwrap();
    assert!(left.erased && left.archived && left.card == Default::default());
    for query in ["", "zwie", "4711"] {
        assert_eq!(file.members().find_members(query, true).unwrap(), []);
    }
    assert_eq!(file.members().all().unwrap(), []);
    // The number is free again, and the erased one does not come back.
    file.members().save_member(anne(), Millis::ZERO, today()).unwrap();
    let again = MemberDraft { id: Some(id), ..anne() };
    assert!(
        file.members().save_member(MemberDraft { number: None, ..again }, Millis::ZERO, today()).is_err()
    );
    assert!(matches!(file.members().archive_member(id, false, Millis::ZERO), Err(StoreError::NotFound(_))));
    assert!(matches!(file.personal_data().erase_member(id, Millis::ZERO), Err(StoreError::NotFound(_))));
    assert_eq!(file.checks().check().unwrap(), []);
}

#[test]
fn other_record_keeps_nothing_after_merge_separate_and_erase() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.tapis");
    let file = ClubFile::create(&path).unwrap();
    let save = |draft: MemberDraft| file.members().save_member(draft, Millis::ZERO, today()).unwrap();
    let named = |last: &str, note: &str| MemberDraft {
        last_name: last.to_owned(),
        first_name: "Jo".to_owned(),
        note: Some(note.to_owned()),
        ..MemberDraft::default()
    };
    for edited in [false, true] {
        let kept = save(named("Gardez", "sien"));
        let anne_id = save(anne());
        let third = save(named("Tiers", "troisième"));
        file.merging().merge_members(kept, anne_id).unwrap();
        file.merging().merge_members(kept, third).unwrap();
        if edited {
            let card = file.members().member(kept).unwrap().card;
            let note = card.note.clone().map(|note| format!("{note}\nplus"));
            save(MemberDraft { note, ..card.draft(kept) });
        }
        file.merging().separate_member(anne_id).unwrap();
        file.merging().separate_member(third).unwrap();
        file.personal_data().erase_member(anne_id, Millis(5)).unwrap();
        let personal =
            ["zwiebelmann", "Annegret", "XQ-4711", "annegret@", "0612345678", "1987-03-12", "aime les"];
        assert_eq!(personal.map(|word| bytes(&path).contains(word)), [false; 7], "edited: {edited}");
        assert!(file.members().member(kept).unwrap().card.note.unwrap().starts_with("sien"));
        assert_eq!(file.checks().check().unwrap(), []);
    }
    drop(file);
    assert!(ClubFile::open(&path).is_ok());
}

#[test]
fn separated_records_have_separate_histories() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
    let save = |draft: MemberDraft| file.members().save_member(draft, Millis::ZERO, today()).unwrap();
    let own = MemberDraft {
        last_name: "Gardez".to_owned(),
        first_name: "Jo".to_owned(),
        note: Some("sien".to_owned()),
        ..MemberDraft::default()
    };
    let kept = save(own);
    let anne_id = save(anne());
    file.merging().merge_members(kept, anne_id).unwrap();
    let card = file.members().member(kept).unwrap().card;
    let note = card.note.clone().map(|note| format!("{note}\nplus"));
    save(MemberDraft { note, nickname: Some("Tornade".to_owned()), ..card.draft(kept) });
    let told = |id| format!("{:?}", file.library().member_changes(id).unwrap());
    assert!(told(kept).contains("annegret@exemple.fr"), "one person has one history");
    file.merging().separate_member(anne_id).unwrap();
    for word in ["XQ-4711", "Tourbillon", "annegret@", "0612345678", "1987-03-12", "aime les"] {
        assert!(!told(kept).contains(word), "{word} in {}", told(kept));
        assert!(told(anne_id).contains(word), "{word} in {}", told(anne_id));
    }
    for word in ["sien", "plus", "Tornade"] {
        assert!(told(kept).contains(word), "{word} in {}", told(kept));
    }
}
