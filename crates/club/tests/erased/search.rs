//! The places where words about a person could be left.

use chrono::Local;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::store::ListFormat;
use tapis_club::{Club, Keys, PublishingSettings, Ranking, SeasonExport};
use tapis_league::{Bundle, BundleLine, RowContent};

use super::steps::{Evening, NOW, today};

impl Evening {
    /// Closes the club as people do, answers with its bytes, and opens it again.
    pub(super) fn closed(&mut self) -> Vec<u8> {
        self.club.take().unwrap().close();
        let path = self.path();
        let beside = |end: &str| std::fs::read(format!("{}{end}", path.display())).unwrap_or_default();
        let bytes = [beside(""), beside("-wal"), beside("-shm"), beside(".rows")].concat();
        self.club = Some(Club::open(&path, NOW).unwrap());
        bytes
    }

    /// A member's data name nobody else.
    pub(super) fn look_at_data(&mut self) {
        let people = self.people.clone();
        for person in people.iter().filter(|person| !person.erased && person.merged_into.is_none()) {
            let (_, data) = self.club().privacy().member_data_file(Language::Fr, person.id).unwrap();
            let data = data.to_lowercase();
            for other in
                people.iter().filter(|other| other.id != person.id && other.merged_into != Some(person.id))
            {
                for mark in &other.marks {
                    assert!(!data.contains(mark), "{mark} of {other:?} in {data} after {:?}", self.done);
                }
            }
        }
    }

    pub(super) fn look_for(&mut self, marks: &[String]) {
        let mut places = vec![("file", self.closed())];
        let copy = self.club().backup("demand").unwrap();
        places.push(("copy", std::fs::read(copy).unwrap()));
        places.push(("lists", self.lists()));
        places.push(("evenings", self.shown().into_bytes()));
        let keys = Keys::of(&self.folder.path().join("keys"));
        if let Ok(bundle) = self.club().league().league_bundle(None, &keys, NOW) {
            places.push(("bundle", told(&bundle.bytes).into_bytes()));
        }
        for (place, bytes) in &places {
            let text = String::from_utf8_lossy(bytes).to_lowercase();
            for mark in marks {
                let around = text.find(mark).map(|at| {
                    text.chars()
                        .skip(text[..at].chars().count().saturating_sub(300))
                        .take(600)
                        .collect::<String>()
                });
                assert_eq!(around, None, "{mark} in the {place} after {:?}", self.done);
            }
        }
    }

    /// All lists for spreadsheets, as text.
    fn lists(&mut self) -> Vec<u8> {
        let (season, tournament) = (self.season, self.tournament);
        let mut lists = self.club().library().export_members().unwrap();
        let ranking = Ranking { season, championship: None };
        for what in [
            SeasonExport::Standings { ranking },
            SeasonExport::Season { season },
            SeasonExport::Tournament { tournament },
        ] {
            lists.extend(
                self.club().seasons().export(Language::Fr, what, ListFormat::Csv).unwrap_or_default(),
            );
        }
        lists
    }

    /// All that the desk, the projector, tablets, telephones and the web site show.
    fn shown(&mut self) -> String {
        let (id, season) = (self.tournament, self.season);
        let club = self.club();
        let now = Millis(Local::now().timestamp_millis());
        let phones = club.phones().snapshot(now).unwrap();
        let site = club.publishing().site(&PublishingSettings::default(), now);
        format!(
            "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
            club.views().desk(Language::Fr, id, now).unwrap(),
            club.play().history(Language::Fr, id).unwrap(),
            club.room().view(Language::Fr, &[], None, now).unwrap(),
            club.arrivals().check_in_list(id, now).unwrap(),
            club.arrivals().lines(Language::Fr, id).unwrap(),
            phones.view(now),
            phones.players(id),
            club.phones().phone_standings(Language::Fr, id).unwrap(),
            club.seasons().standings(Language::Fr, season).unwrap(),
            club.membership().dues(Language::Fr, season).unwrap(),
            club.schedule().rota(Language::Fr, today()).unwrap(),
            site.map(|site| format!("{site:?}")).ok(),
        )
    }
}

/// All that a bundle says in words.
fn told(bytes: &[u8]) -> String {
    let bundle = Bundle::open(bytes).unwrap();
    let mut lines = bundle.lines().unwrap();
    let mut told = String::new();
    while let Some(line) = lines.next().unwrap() {
        match line {
            BundleLine::Member(record) => told += &format!("{record:?}"),
            BundleLine::Journal(journal) => told += &format!("{journal:?}"),
            BundleLine::Row(row, _) => {
                if let RowContent::Told { text, .. } = row.content {
                    told += &text;
                }
            }
            BundleLine::Evening(sent) => told += &format!("{:?} {}", sent.evening, sent.private.text),
        }
    }
    told
}
