//! All the paper of an evening, through the seam.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::documents::PreparedDocument;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{Club, DocumentKind, DocumentOptions, DocumentSubject};

const START: Millis = Millis(1_795_291_200_000);

fn usual(club: &mut Club, id: TournamentId) -> Vec<DocumentKind> {
    let offered = club.papers().tonight(id).unwrap();
    offered.into_iter().filter(|paper| paper.usual).map(|paper| paper.kind).collect()
}

#[test]
fn usual_papers_follow_the_evening() {
    let folder = tempfile::tempdir().unwrap();
    let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let mut club = Club::create(&folder.path().join("c.tapis"), "Les As", Language::Fr, day).unwrap();
    let season = SeasonDraft {
        id: None,
        name: "Saison".to_owned(),
        starts_on: day,
        ends_on: day + chrono::Days::new(100),
        best_n: None,
        min_played: 1,
    };
    let season = club.library().save_season(&season).unwrap();
    let mut setup = tapis_club::rebuy(Language::Fr, day);
    setup.name = "Un nom très long ".repeat(11).trim().to_owned();
    let id = club.tournaments().create_tournament(setup.clone(), Some(season), START).unwrap();
    let alone = club.tournaments().create_tournament(setup, None, START).unwrap();
    // 漢 is in none of our letters: each document that names the player says so, the whole once.
    for last in ["Abel", "漢", "Zola"] {
        let draft =
            MemberDraft { last_name: last.to_owned(), first_name: "Ana".to_owned(), ..Default::default() };
        let member = club.library().save_member(draft, START).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, START).unwrap();
    }
    assert!(usual(&mut club, id).contains(&DocumentKind::Structure));
    assert!(!usual(&mut club, id).contains(&DocumentKind::SeatCards), "no seat is drawn yet");
    club.play().act(id, &Action::DrawSeats, START).unwrap();
    assert!(usual(&mut club, id).contains(&DocumentKind::SeatCards));
    assert!(!usual(&mut club, id).contains(&DocumentKind::Results));

    let offered: Vec<DocumentKind> =
        club.papers().tonight(id).unwrap().iter().map(|paper| paper.kind).collect();
    assert!(offered.contains(&DocumentKind::Standings));
    assert!(
        club.papers()
            .tonight(alone)
            .unwrap()
            .iter()
            .all(|paper| paper.kind.subject() != DocumentSubject::Season)
    );
    let options = DocumentOptions::default();
    let apart = club.papers().tonight_documents(id, &offered, options, START).unwrap();
    let apart: Vec<_> = apart.into_iter().map(PreparedDocument::lay_out).collect();
    assert_eq!(apart.len(), offered.len());
    let mut names: Vec<String> = apart.iter().map(|document| document.file_name.to_lowercase()).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), offered.len(), "each has a name of its own");
    let bound = club.papers().tonight_bound(id, &offered, options, false, START).unwrap().lay_out().unwrap();
    assert_eq!(bound.pages, apart.iter().map(|document| document.pages).sum::<usize>());
    assert_eq!(
        bound,
        club.papers().tonight_bound(id, &offered, options, false, START).unwrap().lay_out().unwrap()
    );
    assert!(bound.file_name.ends_with(" - Papiers de la soirée.pdf"), "{}", bound.file_name);
    assert_eq!(bound.notices.len(), 1, "{:?}", bound.notices);
    assert!(bound.notices[0].say(Language::Fr).contains('漢'));
    // In their order, whatever the order of asking.
    let [structure, cards] = [DocumentKind::Structure, DocumentKind::SeatCards];
    let one = club
        .papers()
        .tonight_bound(id, &[structure, cards], options, false, START)
        .unwrap()
        .lay_out()
        .unwrap();
    assert_eq!(
        one,
        club.papers()
            .tonight_bound(id, &[cards, structure], options, false, START)
            .unwrap()
            .lay_out()
            .unwrap()
    );

    let nothing = club.papers().tonight_bound(id, &[], options, false, START).err().unwrap();
    assert_eq!(nothing.code, "tonight-nothing");
    // A season's document where there is no season is not one of this evening's.
    let none =
        club.papers().tonight_bound(alone, &[DocumentKind::Standings], options, false, START).err().unwrap();
    assert_eq!(none.code, "tonight-nothing");
    assert_eq!(club.papers().tonight(TournamentId(99)).unwrap_err().code, "store-not_found");
}
