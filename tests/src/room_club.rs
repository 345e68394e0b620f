//! A club with a tournament for each scene of the room, and one for each extreme: names as long as
//! allowed, very few and very many players, amounts in the millions, no prizes.

use std::path::Path;

use chrono::NaiveDate;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Millis, SeasonId, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::engine::play::advice::AdviceKind;
use tapis_club::engine::prizes::payouts::{PrizePlan, Shares};
use tapis_club::engine::setup::{Format, RoomTable};
use tapis_club::engine::structure::Step;
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

/// A tournament of that club.
pub struct SceneTournament {
    /// The name of its picture.
    pub name: &'static str,
    /// The scene that the room shows.
    pub scene: Scene,
    pub id: TournamentId,
    /// Whether it is an extreme instead of the usual case of its scene.
    pub extreme: bool,
}

/// The kind of tournament.
#[derive(Clone, Copy)]
struct Evening {
    players: usize,
    /// The factor by which the usual stack and blinds are multiplied.
    times: i64,
    /// Whether it has a season and prizes.
    rich: bool,
}

/// Creates the club; returns the tournament of each scene, then the extremes.
///
/// # Errors
/// If the club refuses something.
pub fn make(path: &Path, language: Language) -> Result<Vec<SceneTournament>, Problem> {
    let today = chrono::Local::now().date_naive();
    let now = Millis(chrono::Utc::now().timestamp_millis());
    let name = "Association Poker de Saint-Germain-en-Laye";
    let mut club = Club::create(path, name, language, today)?;
    let mut maker = Maker { members: Vec::new(), season: SeasonId(0), now, today };
    maker.people(&mut club)?;
    maker.season = maker.past(&mut club)?;
    let mut made = Vec::new();
    for scene in Scene::ALL {
        let players = if scene == Scene::Moves { 28 } else { 40 };
        let id = maker.tournament(&mut club, scene, Evening { players, times: 25, rich: true })?;
        made.push(SceneTournament { name: word(scene), scene, id, extreme: false });
    }
    maker.extremes(&mut club, &mut made)?;
    club.layouts().keep_settings(RoomSettings {
        message: match language {
            Language::Fr => {
                "Prochaine soirée : vendredi 4 décembre à 20 heures, salle des fêtes. Pensez à votre cotisation."
            }
            Language::En => "Next evening: Friday 4 December at 8 p.m., village hall. Remember your membership fee.",
        }
        .to_owned(),
        qr: "https://club.example/saison".to_owned(),
        ..RoomSettings::default()
    })?;
    club.close();
    Ok(made)
}

fn word(scene: Scene) -> &'static str {
    match scene {
        Scene::Welcome => "welcome",
        Scene::Seats => "seats",
        Scene::Clock => "clock",
        Scene::Break => "break",
        Scene::Moves => "moves",
        Scene::Prizes => "prizes",
        Scene::FinalTable => "final_table",
        Scene::Winner => "winner",
    }
}

struct Maker {
    members: Vec<MemberId>,
    season: SeasonId,
    now: Millis,
    today: NaiveDate,
}

impl Maker {
    fn people(&mut self, club: &mut Club) -> Result<(), Problem> {
        for index in 0..120 {
            let draft = MemberDraft {
                first_name: FIRST[index % FIRST.len()].to_owned(),
                last_name: LAST[(index + index / 72) % LAST.len()].to_owned(),
                ..MemberDraft::default()
            };
            self.members.push(club.library().save_member(draft, self.now)?.id);
        }
        Ok(())
    }

    /// A season with one finished evening.
    fn past(&mut self, club: &mut Club) -> Result<SeasonId, Problem> {
        let draft = SeasonDraft {
            id: None,
            name: "Championnat 2026-2027".to_owned(),
            starts_on: self.today,
            ends_on: self.today,
            best_n: None,
            min_played: 1,
        };
        let stored = club.file().seasons().save_season(&draft);
        let season = stored.map_err(|error| Problem::new(error.code(), &[]))?;
        self.season = season;
        let id = self.set_up(club, Evening { players: 18, times: 25, rich: true })?;
        self.start(club, id)?;
        self.bust_to(club, id, 1)?;
        club.play().act(id, &Action::Finish { stacks: Vec::new() }, self.now)?;
        Ok(season)
    }

    fn set_up(&self, club: &mut Club, evening: Evening) -> Result<TournamentId, Problem> {
        let mut setup = tapis_club::rebuy(club.language(), self.today);
        setup.name = "Grand tournoi de rentrée des clubs d’Île-de-France".to_owned();
        setup.venue = "Salle des fêtes".to_owned();
        setup.starting_stack = setup.starting_stack * evening.times;
        setup.chip_set = club.library().usual_chip_sets(Language::Fr).into_iter().nth(if evening.times > 1 {
            2
        } else {
            1
        });
        setup.tables = (1..=14).map(|no| RoomTable::new(no, 9)).collect();
        setup.late_last_level = 2;
        if evening.times > 25 {
            setup.chip_set = None;
            for step in &mut setup.steps {
                if let Step::Level { small_blind, big_blind, ante, .. } = step {
                    for chips in [small_blind, big_blind, ante] {
                        *chips = *chips * evening.times;
                    }
                }
            }
        }
        if !evening.rich {
            setup.name = "Vendredi".to_owned();
            setup.money = None;
            setup.format = Format::Freezeout;
            setup.prizes = PrizePlan {
                shares: Shares::Nothing,
                unit: Cents(100),
                guarantee: Cents::ZERO,
                in_kind: Vec::new(),
                ..PrizePlan::default()
            };
        }
        let id =
            club.tournaments().create_tournament(setup, evening.rich.then_some(self.season), self.now)?;
        for member in self.members.iter().take(evening.players) {
            club.play().act(id, &Action::Register { member: *member, born: None, paid: true }, self.now)?;
        }
        Ok(id)
    }

    fn start(&self, club: &mut Club, id: TournamentId) -> Result<(), Problem> {
        club.play().act(id, &Action::DrawSeats, self.now)?;
        club.play().act(id, &Action::Start, self.now)?;
        // After late registration, with the widest figures.
        club.play().act(
            id,
            &Action::SetClock { step: 13, remaining: Millis(14 * 60_000 + 48_000) },
            self.now,
        )?;
        Ok(())
    }

    /// Eliminates players from the longest table; tables are broken as advised.
    fn bust_to(&self, club: &mut Club, id: TournamentId, left: u32) -> Result<(), Problem> {
        while club.tournament(id)?.counts().left > left {
            let tournament = club.tournament(id)?;
            let longest = tournament.tables().values().max_by_key(|table| table.players());
            let entry = longest.and_then(|table| table.at(*table.occupied().first()?)).unwrap_or(EntryId(1));
            let players = vec![BustLine { entry, by: None, stack: None }];
            club.play().act(id, &Action::Bust { players }, self.now)?;
            self.follow(club, id)?;
        }
        Ok(())
    }

    fn follow(&self, club: &mut Club, id: TournamentId) -> Result<(), Problem> {
        for _ in 0..20 {
            let advice = club.tournament(id)?.adviser().advice(self.now);
            let action =
                advice.into_iter().filter(|advice| !advice.postponed).find_map(|advice| match advice.kind {
                    AdviceKind::FinalTable { .. } => Some(Action::DrawFinalTable { table: None }),
                    AdviceKind::Break { table, .. } => Some(Action::BreakTable { table }),
                    _ => None,
                });
            let Some(action) = action else { return Ok(()) };
            if club.play().act(id, &action, self.now).is_err() {
                return Ok(());
            }
        }
        Ok(())
    }

    fn tournament(&self, club: &mut Club, scene: Scene, evening: Evening) -> Result<TournamentId, Problem> {
        let id = self.set_up(club, evening)?;
        match scene {
            Scene::Welcome => return Ok(id),
            Scene::Seats => {
                club.play().act(id, &Action::DrawSeats, self.now)?;
                return Ok(id);
            }
            _ => self.start(club, id)?,
        }
        match scene {
            Scene::Break => {
                club.play().act(
                    id,
                    &Action::SetClock { step: 9, remaining: Millis(9 * 60_000 + 58_000) },
                    self.now,
                )?;
            }
            Scene::Moves => {
                // The fourth table breaks as soon as everybody fits at three.
                self.bust_to(club, id, 27)?;
            }
            Scene::Prizes => {
                let paid = tapis_club::engine::views::clock_view(club.tournament(id)?, self.now).places_paid;
                self.bust_to(club, id, paid + 1)?;
                club.tables().moves_seated(id, &[], true)?;
            }
            Scene::FinalTable => self.bust_to(club, id, 9)?,
            Scene::Winner => {
                self.bust_to(club, id, 1)?;
                club.play().act(id, &Action::Finish { stacks: Vec::new() }, self.now)?;
            }
            _ => {
                self.bust_to(club, id, 33)?;
                club.tables().moves_seated(id, &[], true)?;
            }
        }
        Ok(id)
    }

    fn extremes(&self, club: &mut Club, made: &mut Vec<SceneTournament>) -> Result<(), Problem> {
        let crowd = Evening { players: 120, times: 25, rich: true };
        let few = Evening { players: 6, times: 1, rich: false };
        for (name, scene, evening) in [
            ("welcome-nobody", Scene::Welcome, Evening { players: 0, ..few }),
            ("welcome-crowd", Scene::Welcome, crowd),
            ("seats-few", Scene::Seats, few),
            ("seats-crowd", Scene::Seats, crowd),
            ("break-bare", Scene::Break, few),
            ("final-few", Scene::FinalTable, few),
            ("winner-bare", Scene::Winner, few),
        ] {
            let id = self.tournament(club, scene, evening)?;
            made.push(SceneTournament { name, scene, id, extreme: true });
        }
        let mut add = |name, scene, id| made.push(SceneTournament { name, scene, id, extreme: true });
        // The first level of a small evening with small amounts and a stopped clock.
        let id = self.set_up(club, few)?;
        club.play().act(id, &Action::DrawSeats, self.now)?;
        club.play().act(id, &Action::Start, self.now)?;
        club.play().act(id, &Action::PauseClock, self.now)?;
        add("clock-few", Scene::Clock, id);
        // The largest amounts, and everything that a clock can show at once.
        let id = self.set_up(club, Evening { players: 120, times: 250, rich: true })?;
        self.start(club, id)?;
        let paid = tapis_club::engine::views::clock_view(club.tournament(id)?, self.now).places_paid;
        self.bust_to(club, id, paid + 1)?;
        club.tables().moves_seated(id, &[], true)?;
        club.play().act(id, &Action::StartHandForHand, self.now)?;
        add("clock-millions", Scene::Clock, id);
        add("prizes-crowd", Scene::Prizes, id);
        // One prize has already been handed over.
        let id = self.set_up(club, Evening { players: 40, times: 25, rich: true })?;
        self.start(club, id)?;
        self.bust_to(club, id, 2)?;
        club.tables().moves_seated(id, &[], true)?;
        add("prizes-taken", Scene::Prizes, id);
        // Two tables are broken at the same time.
        let id = self.set_up(club, Evening { players: 45, times: 25, rich: true })?;
        self.start(club, id)?;
        self.bust_to(club, id, 27)?;
        add("moves-many", Scene::Moves, id);
        Ok(())
    }
}
