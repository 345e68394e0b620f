//! Names in scripts that the paper's font lacks: who is named, and what is printed instead.

use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{EntryId, Millis, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{About, Club, Document, DocumentKind, DocumentOptions};

use super::{START, club, day};

fn member(first: &str, last: &str, number: Option<&str>, nickname: Option<&str>) -> MemberDraft {
    MemberDraft {
        first_name: first.to_owned(),
        last_name: last.to_owned(),
        number: number.map(str::to_owned),
        nickname: nickname.map(str::to_owned),
        ..Default::default()
    }
}

/// An evening of six players that begins; five have names that the paper cannot write.
fn evening(folder: &tempfile::TempDir) -> (Club, TournamentId) {
    let (mut club, _, _) = club(folder);
    let id =
        club.tournaments().create_tournament(tapis_club::rebuy(Language::Fr, day()), None, START).unwrap();
    for draft in [
        member("小明", "王", Some("12"), None),
        member("小红", "王", Some("13"), Some("红")),
        member("محمد", "علي", Some("14"), Some("Momo")),
        MemberDraft { guest: true, ..member("นาย", "สมชาย", None, None) },
        member("Anna 🎉", "Klein", Some("15"), None),
        member("Łoś", "Ольга", Some("16"), None),
    ] {
        let member = club.library().save_member(draft, START).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, START).unwrap();
    }
    for action in [Action::DrawSeats, Action::Start] {
        club.play().act(id, &action, START).unwrap();
    }
    (club, id)
}

fn play(club: &mut Club, id: TournamentId) {
    for entry in 1..=5 {
        let players = vec![BustLine { entry: EntryId(entry), by: Some(EntryId(6)), stack: None }];
        club.play().act(id, &Action::Bust { players }, START + Millis(i64::from(entry) * 60_000)).unwrap();
    }
    club.play().act(id, &Action::Finish { stacks: Vec::new() }, START + Millis(600_000)).unwrap();
}

fn said(document: &Document) -> Vec<String> {
    document.notices.iter().map(|notice| notice.say(Language::En)).collect()
}

#[test]
fn unprintable_names_have_substitutes_on_every_paper() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = evening(&folder);
    let options = DocumentOptions { language: Some(Language::En), ..DocumentOptions::default() };
    for kind in [
        DocumentKind::SeatCards,
        DocumentKind::SeatingByName,
        DocumentKind::SeatingByTable,
        DocumentKind::TableSheets,
        DocumentKind::SignIn,
        DocumentKind::Results,
        DocumentKind::Eliminations,
        DocumentKind::History,
        DocumentKind::Report,
    ] {
        if kind == DocumentKind::Results {
            play(&mut club, id);
        }
        let made = club.papers().document(kind, About::Tournament(id), options, START).unwrap();
        let path = folder.path().join("paper.pdf");
        std::fs::write(&path, &made.bytes).unwrap();
        let text = std::process::Command::new("pdftotext").arg(&path).arg("-").output().unwrap();
        let text = String::from_utf8(text.stdout).unwrap();
        assert!(!text.contains('\u{fffd}'), "{kind:?}: {text}");
        for words in ["no. 12", "no. 13", "Momo", "member 9"] {
            assert!(text.contains(words), "{kind:?} without {words}: {text}");
        }
        let names = "Anna 🎉 Klein (Anna Klein), محمد علي (Momo), นาย สมชาย (member 9), 小明 王 (no. 12), 小红 王 (no. 13)";
        let notice =
            format!("The paper has no letters for these names; in brackets what is printed instead: {names}");
        assert_eq!(said(&made), [notice], "{kind:?}");
    }
}

#[test]
fn a_notice_mentions_only_printed_names() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id) = evening(&folder);
    let of = |entry| DocumentOptions { entry, ..DocumentOptions::default() };
    let mut card = |entry| {
        let options = of(Some(EntryId(entry)));
        let about = About::Tournament(id);
        said(&club.papers().document(DocumentKind::SeatCards, about, options, START).unwrap())
    };
    assert_eq!(card(6), Vec::<String>::new());
    let [notice] = &card(1)[..] else { panic!("no notice") };
    assert!(notice.ends_with("instead: 小明 王 (n°\u{a0}12)"), "{notice}");
    // Bound into one, all documents have one sentence.
    let kinds = [DocumentKind::SignIn, DocumentKind::SeatCards];
    let bound = club.papers().tonight_bound(id, &kinds, of(None), false, START).unwrap().lay_out().unwrap();
    assert_eq!(said(&bound).len(), 1);
}
