//! Words by which a club groups its members, and dated notes on them.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::engine::base::quantity::{MemberId, Millis, NoteId};
use tapis_club::locale::Language;
use tapis_club::store::{ListFormat, MemberDraft, Tags};
use tapis_club::{Club, LicenceState, LicenceTaken, Problem};

fn club() -> (tempfile::TempDir, Club, [MemberId; 3]) {
    let folder = tempfile::tempdir().unwrap();
    let today = NaiveDate::from_ymd_opt(2026, 9, 1).unwrap();
    let club = Club::create(&folder.path().join("club.tapis"), "Club", Language::Fr, today).unwrap();
    let member = |(last, first): (&str, &str)| {
        let draft =
            MemberDraft { first_name: first.into(), last_name: last.into(), ..MemberDraft::default() };
        club.library().save_member(draft, Millis::ZERO).unwrap().id
    };
    let members = [("Ader", "Ana"), ("Blin", "Bob"), ("Caro", "Cléo")].map(member);
    (folder, club, members)
}

fn tags(club: &Club, member: MemberId) -> Vec<String> {
    club.library().member_there(member).unwrap().card.tags.into()
}

fn why(refused: &Problem) -> &str {
    &refused.fields[0].0
}

#[test]
fn a_searched_group_receives_a_tag() {
    let (_folder, club, [ana, bob, cleo]) = club();
    let library = club.library();
    library.tag_members("Femmes", &[ana, bob].into()).unwrap();
    library.tag_members("Équipe A", &[ana].into()).unwrap();
    // The same tag in another spelling: who has it is set anew, and all have it written so.
    library.tag_members("FEMMES ", &[ana, cleo].into()).unwrap();
    assert_eq!(tags(&club, ana), ["Équipe A", "FEMMES"]);
    assert_eq!(tags(&club, bob), [""; 0]);
    assert_eq!(tags(&club, cleo), ["FEMMES"]);
    let counted = library.tags().unwrap();
    let counted: Vec<(&str, u32)> = counted.iter().map(|one| (one.tag.as_str(), one.members)).collect();
    assert_eq!(counted, [("Équipe A", 1), ("FEMMES", 2)]);
    let found = library.find_members("femmes cle", false, 10).unwrap();
    assert_eq!(found.iter().map(|member| member.id).collect::<Vec<_>>(), [cleo]);
    // The form of a member keeps what it does not show, and sets what it does.
    let draft = library.member_there(ana).unwrap().card.draft(ana);
    assert_eq!(
        library.save_member(MemberDraft { tags: Tags::default(), ..draft }, Millis(5)).unwrap().id,
        ana
    );
    assert_eq!(tags(&club, ana), [""; 0]);
}

#[test]
fn what_is_no_tag_is_refused_and_changes_nobody() {
    let (_folder, club, [ana, bob, _]) = club();
    let library = club.library();
    for (tag, expected) in [("", "tag_missing"), ("a, b", "tag_missing"), (&*"x".repeat(41), "tags_too_many")]
    {
        let refused = library.tag_members(tag, &[ana].into()).unwrap_err();
        assert_eq!(why(&refused), expected, "{tag}");
    }
    let many = (0..20).map(|number| format!("t{number}")).collect::<Vec<_>>();
    let draft = library.member_there(bob).unwrap().card.draft(bob);
    library.save_member(MemberDraft { tags: many.into(), ..draft }, Millis(5)).unwrap();
    let refused = library.tag_members("de trop", &[ana, bob].into()).unwrap_err();
    assert_eq!(why(&refused), "tags_too_many");
    assert_eq!(tags(&club, ana), [""; 0], "nobody has it where one cannot");
    assert_eq!(library.tag_members("A", &[ana, MemberId(99)].into()).unwrap_err().code, "store-not_found");
    assert_eq!(tags(&club, ana), [""; 0]);
}

#[test]
fn notes_are_dated_kept_in_order_and_deleted() {
    let (_folder, mut club, [ana, bob, _]) = club();
    let library = club.library();
    library.add_note(ana, " Première\nligne ").unwrap();
    library.add_note(ana, "Seconde").unwrap();
    library.add_note(bob, "De Bob").unwrap();
    let notes = club.file().members().member_notes(ana).unwrap();
    assert_eq!(
        notes.iter().map(|note| note.words.as_str()).collect::<Vec<_>>(),
        ["Seconde", "Première\nligne"]
    );
    assert_eq!(why(&library.add_note(ana, " \n ").unwrap_err()), "note_empty");
    assert_eq!(why(&library.add_note(ana, &"x".repeat(10_001)).unwrap_err()), "note_too_long");
    assert_eq!(why(&library.add_note(ana, "a\u{202e}b").unwrap_err()), "invisible");
    assert_eq!(library.add_note(MemberId(99), "x").unwrap_err().code, "store-not_found");
    library.delete_note(notes[0].id).unwrap();
    assert_eq!(library.delete_note(notes[0].id).unwrap_err().code, "store-not_found");
    assert_eq!(library.delete_note(NoteId(99)).unwrap_err().code, "store-not_found");
    assert_eq!(club.file().members().member_notes(ana).unwrap().len(), 1);
    assert_eq!(club.audit().verify().unwrap(), [""; 0]);
}

const PICTURE: &[u8] = include_bytes!("../../../icons/128x128.png");

#[test]
fn a_photo_is_small_and_follows_its_member() {
    let (folder, mut club, [ana, bob, _]) = club();
    let today = NaiveDate::from_ymd_opt(2026, 9, 1).unwrap();
    assert_eq!(club.library().set_photo(ana, b"no picture").unwrap_err().code, "photo-unreadable");
    assert_eq!(club.library().remove_photo(ana).unwrap_err().code, "store-not_found");
    club.library().set_photo(bob, PICTURE).unwrap();
    let photo = club.file().members().member_photo(bob).unwrap().unwrap();
    assert!(photo.starts_with(b"\xff\xd8\xff") && photo.len() < 60_000, "{}", photo.len());
    assert_eq!(club.file().members().member_photo(ana).unwrap(), None);
    club.library().merge_members(ana, bob).unwrap();
    let seen = club.seasons().member_overview(ana, today).unwrap();
    assert!(seen.photo.unwrap().starts_with("data:image/jpeg;base64,/9j/"));
    assert!(club.privacy().member_data(ana).unwrap().photo.is_some());

    club.library().erase_member(ana, Millis(9)).unwrap();
    assert_eq!(club.file().members().member_photo(ana).unwrap(), None);
    assert_eq!(club.audit().verify().unwrap(), [""; 0]);
    club.close();
    let bytes = std::fs::read(folder.path().join("club.tapis")).unwrap();
    let part = &photo[photo.len() / 2..photo.len() / 2 + 24];
    let digits: String = part.iter().map(|byte| format!("{byte:02x}")).collect();
    for secret in [part, digits.as_bytes()] {
        assert!(
            !bytes.windows(secret.len()).any(|window| window == secret),
            "the photo is still in the file"
        );
    }
}

#[test]
fn licences_follow_a_federations_list() {
    let (_folder, club, [ana, bob, cleo]) = club();
    let library = club.library();
    let licence = |member: MemberId, number: &str| {
        let draft = library.member_there(member).unwrap().card.draft(member);
        library.save_member(MemberDraft { licence: Some(number.to_owned()), ..draft }, Millis(5)).unwrap();
    };
    licence(bob, "F 100");
    licence(cleo, "F-300");
    let list = "Licence;Nom;Prénom\nF-001;ADER;Ana\nf100;Blin;Robert\nF-999;Caro;Cléo\nF-500;Zola;Ida\n";
    let check = library.check_licences(list.as_bytes()).unwrap();
    let states: Vec<(MemberId, LicenceState)> =
        check.lines.iter().map(|line| (line.member, line.state)).collect();
    assert_eq!(
        states,
        [(ana, LicenceState::New), (bob, LicenceState::Same), (cleo, LicenceState::Different)]
    );
    assert_eq!(check.strangers, 1);
    let taken = vec![LicenceTaken { member: ana, licence: "F-001".to_owned() }];
    assert_eq!(library.take_licences(taken, Millis(6)).unwrap(), 1);
    let check = library.check_licences("Licence;Nom;Prénom\nF-001;Ader;Ana\n".as_bytes()).unwrap();
    let states: Vec<LicenceState> = check.lines.iter().map(|line| line.state).collect();
    assert_eq!(states, [LicenceState::Same, LicenceState::NotListed, LicenceState::NotListed]);
    // One wrong licence refuses all of them.
    let missing = LicenceTaken { member: MemberId(99), licence: "X".to_owned() };
    let taken = vec![LicenceTaken { member: bob, licence: "Y".to_owned() }, missing];
    assert!(library.take_licences(taken, Millis(7)).is_err());
    assert_eq!(library.member_there(bob).unwrap().card.licence.as_deref(), Some("F 100"));
    let refused = library.check_licences("Nom;Prénom\nAder;Ana\n".as_bytes()).unwrap_err();
    assert_eq!(refused.code, "licences-no_column");
}

#[test]
fn a_list_carries_tags_and_notes() {
    let (_folder, club, [ana, bob, _]) = club();
    let library = club.library();
    let change = |member: MemberId, with: fn(&mut MemberDraft)| {
        let mut draft = library.member_there(member).unwrap().card.draft(member);
        with(&mut draft);
        library.save_member(draft, Millis(5)).unwrap();
    };
    change(ana, |draft| draft.tags = Tags::read("Femmes, =cmd|' /C calc'!A0"));
    change(bob, |draft| (draft.guest, draft.note) = (true, Some("Vient avec Ana".to_owned())));
    for format in [ListFormat::Csv, ListFormat::Xlsx] {
        let list = library.export_members_as(format).unwrap();
        let (_other_folder, other, _) = club_without_members();
        let preview = other.library().preview_import(&list).unwrap();
        assert_eq!((preview.added, preview.rejected), (3, 0), "{preview:?}");
        other.library().import(&list, &preview, Millis(9)).unwrap();
        let cards = |club: &Club| {
            let members = club.library().find_members("", true, 10).unwrap();
            members.into_iter().map(|member| member.card).collect::<Vec<_>>()
        };
        assert_eq!(cards(&other), cards(&club));
    }
}

fn club_without_members() -> (tempfile::TempDir, Club, NaiveDate) {
    let folder = tempfile::tempdir().unwrap();
    let today = NaiveDate::from_ymd_opt(2026, 9, 1).unwrap();
    let club = Club::create(&folder.path().join("club.tapis"), "Club", Language::Fr, today).unwrap();
    (folder, club, today)
}
