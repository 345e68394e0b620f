//! A club with a tournament for each scene of the room, and names as long as names can be.

use std::path::Path;

use chrono::NaiveDate;
use tapis_club::engine::Action;
use tapis_club::engine::action::BustLine;
use tapis_club::engine::advice::AdviceKind;
use tapis_club::engine::setup::RoomTable;
use tapis_club::locale::Language;
use tapis_club::room::{RoomSettings, Scene};
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{Club, Problem};

const FIRST: [&str; 8] =
    ["Amélie", "Jean-Christophe", "Óscar", "Maximilienne", "Lê", "Marie-Françoise", "Bo", "Wolfgang"];
const LAST: [&str; 9] = [
    "Nguyễn",
    "de La Rochefoucauld-Montmorency",
    "Petit",
    "Œuvrard",
    "Van der Straeten-Waillet",
    "Lefèvre",
    "N’Diaye",
    "Przybyszewski",
    "Li",
];

/// Makes it; gives the tournament of each scene.
///
/// # Errors
/// What the club refuses.
pub fn make(path: &Path, language: Language) -> Result<Vec<(Scene, i64)>, Problem> {
    let today = chrono::Local::now().date_naive();
    let now = chrono::Utc::now().timestamp_millis();
    let name = "Association Poker de Saint-Germain-en-Laye";
    let mut club = Club::create(path, name, language, today)?;
    let mut maker = Maker { members: Vec::new(), season: 0, now, today };
    maker.people(&mut club)?;
    maker.season = maker.past(&mut club)?;
    let mut made = Vec::new();
    for scene in Scene::ALL {
        made.push((scene, maker.tournament(&mut club, scene)?));
    }
    club.keep_room_settings(RoomSettings {
        message:
            "Prochaine soirée : vendredi 4 décembre à 20 heures, salle des fêtes. Pensez à votre cotisation."
                .to_owned(),
        qr: "https://club.example/saison".to_owned(),
        ..RoomSettings::default()
    })?;
    club.close();
    Ok(made)
}

struct Maker {
    members: Vec<i64>,
    season: i64,
    now: i64,
    today: NaiveDate,
}

impl Maker {
    fn people(&mut self, club: &mut Club) -> Result<(), Problem> {
        for index in 0..40 {
            let draft = MemberDraft {
                first_name: FIRST[index % FIRST.len()].to_owned(),
                last_name: LAST[index % LAST.len()].to_owned(),
                ..MemberDraft::default()
            };
            self.members.push(club.save_member(draft, self.now)?.id);
        }
        Ok(())
    }

    /// A season in which one evening was played.
    fn past(&mut self, club: &mut Club) -> Result<i64, Problem> {
        let draft = SeasonDraft {
            id: None,
            name: "Championnat 2026-2027".to_owned(),
            starts_on: self.today,
            ends_on: self.today,
            best_n: None,
            min_played: 1,
        };
        let stored = club.file().save_season(&draft);
        let season = stored.map_err(|error| Problem::new(club.language(), error.code(), &[]))?;
        self.season = season;
        let id = self.set_up(club, 18)?;
        self.start(club, id)?;
        self.bust_to(club, id, 1)?;
        club.act(id, &Action::Finish { stacks: Vec::new() }, self.now)?;
        Ok(season)
    }

    fn set_up(&self, club: &mut Club, players: usize) -> Result<i64, Problem> {
        let mut setup = tapis_club::rebuy(club.language(), self.today);
        setup.name = "Grand tournoi de rentrée des clubs d’Île-de-France".to_owned();
        setup.venue = "Salle des fêtes".to_owned();
        setup.starting_stack = 125_000;
        setup.chip_set = club.usual_chip_sets().into_iter().nth(2);
        setup.tables = (1..=5).map(|no| RoomTable::new(no, 9)).collect();
        setup.late_last_level = 2;
        let id = club.create_tournament(setup, Some(self.season), self.now)?;
        for member in self.members.iter().take(players) {
            club.act(id, &Action::Register { member: *member, born: None, paid: true }, self.now)?;
        }
        Ok(id)
    }

    fn start(&self, club: &mut Club, id: i64) -> Result<(), Problem> {
        club.act(id, &Action::DrawSeats, self.now)?;
        club.act(id, &Action::Start, self.now)?;
        // Past the late registration, with figures as wide as they come.
        club.act(id, &Action::SetClock { step: 13, remaining: 14 * 60_000 + 48_000 }, self.now)?;
        Ok(())
    }

    /// Players go out from the longest table; tables break on the way.
    fn bust_to(&self, club: &mut Club, id: i64, left: u32) -> Result<(), Problem> {
        while club.tournament(id)?.counts().left > left {
            let tournament = club.tournament(id)?;
            let longest = tournament.tables().values().max_by_key(|table| table.players());
            let entry = longest.and_then(|table| table.at(*table.occupied().first()?)).unwrap_or(1);
            let players = vec![BustLine { entry, by: None, stack: None }];
            club.act(id, &Action::Bust { players }, self.now)?;
            self.follow(club, id)?;
        }
        Ok(())
    }

    fn follow(&self, club: &mut Club, id: i64) -> Result<(), Problem> {
        for _ in 0..20 {
            let advice = club.tournament(id)?.advice(self.now);
            let action =
                advice.into_iter().filter(|advice| !advice.postponed).find_map(|advice| match advice.kind {
                    AdviceKind::FinalTable { .. } => Some(Action::DrawFinalTable { table: None }),
                    AdviceKind::Break { table, .. } => Some(Action::BreakTable { table }),
                    _ => None,
                });
            let Some(action) = action else { return Ok(()) };
            if club.act(id, &action, self.now).is_err() {
                return Ok(());
            }
        }
        Ok(())
    }

    fn tournament(&self, club: &mut Club, scene: Scene) -> Result<i64, Problem> {
        let id = self.set_up(club, if scene == Scene::Moves { 28 } else { 40 })?;
        match scene {
            Scene::Welcome => return Ok(id),
            Scene::Seats => {
                club.act(id, &Action::DrawSeats, self.now)?;
                return Ok(id);
            }
            _ => self.start(club, id)?,
        }
        match scene {
            Scene::Break => {
                club.act(id, &Action::SetClock { step: 9, remaining: 9 * 60_000 + 58_000 }, self.now)?;
            }
            Scene::Moves => {
                // The fourth table breaks as soon as three can take everybody.
                self.bust_to(club, id, 27)?;
            }
            Scene::Prizes => {
                let paid = tapis_club::engine::views::clock_view(club.tournament(id)?, self.now).places_paid;
                self.bust_to(club, id, paid + 1)?;
                club.moves_seated(id, &[])?;
            }
            Scene::FinalTable => self.bust_to(club, id, 9)?,
            Scene::Winner => {
                self.bust_to(club, id, 1)?;
                club.act(id, &Action::Finish { stacks: Vec::new() }, self.now)?;
            }
            _ => {
                self.bust_to(club, id, 33)?;
                club.moves_seated(id, &[])?;
            }
        }
        Ok(id)
    }
}
