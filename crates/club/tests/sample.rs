//! The made-up clubs that a newcomer looks at first.

use std::collections::BTreeSet;

use tapis_club::Club;
use tapis_club::locale::Language;
use tapis_engine::Phase;
use tapis_engine::base::quantity::Millis;

/// 20 November 2026, 20:00.
const NOW: Millis = Millis(1_795_201_200_000);

#[test]
fn an_evening_is_in_full_play_at_eight_tables() {
    for language in Language::ALL {
        let folder = tempfile::tempdir().unwrap();
        let mut club = Club::sample_in_play(&folder.path().join("club.tapis"), language, NOW).unwrap();
        let playing = club.playing().unwrap();
        let [id] = playing.iter().map(|(id, _)| *id).collect::<Vec<_>>()[..] else {
            panic!("one evening is in play")
        };
        let evening = club.tournament(id).unwrap();
        assert_eq!((evening.tables().len(), evening.counts().left), (8, 58));
        assert_eq!(evening.phase(), Phase::Playing);
        assert!(!evening.read_clock(NOW).running, "nothing sounds while a newcomer looks around");
        let names: BTreeSet<_> = club
            .file()
            .members()
            .all()
            .unwrap()
            .iter()
            .map(|one| (one.card.first_name.clone(), one.card.last_name.clone()))
            .collect();
        assert_eq!(names.len(), 70, "no two members have one name");
    }
}
