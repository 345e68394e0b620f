//! Choice of the room's scene: a pure function of how the evening stands, what has just happened, and what the director
//! holds.

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::Millis;
use tapis_engine::state::seats::MoveCause;
use tapis_engine::{Phase, Tournament};

/// A scene of the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Scene {
    /// Registration is open: what is played, when, who is in.
    Welcome,
    /// Seats of the players, as drawn.
    Seats,
    /// The clock, in the club's own layout.
    Clock,
    /// A break: what is left of it, chips that leave, the season.
    Break,
    /// Players who change seats.
    Moves,
    /// Prizes, and how far the money is.
    Prizes,
    /// Names around the last table.
    FinalTable,
    Winner,
}

impl Scene {
    /// All of them, in the order of an evening (and of the digit keys).
    pub const ALL: [Scene; 8] = [
        Scene::Welcome,
        Scene::Seats,
        Scene::Clock,
        Scene::Break,
        Scene::Moves,
        Scene::Prizes,
        Scene::FinalTable,
        Scene::Winner,
    ];
}

/// Time for which prizes stay once one player less than all that remain is paid: the bubble.
pub const BUBBLE_SHOWN: Millis = Millis::of_seconds(25);
/// Time for which they stay when it bursts.
pub const MONEY_SHOWN: Millis = Millis::of_seconds(30);
/// Time for which they stay after each later elimination.
pub const PAID_SHOWN: Millis = Millis::of_seconds(12);
/// Time for which the final table stays once its players sit.
pub const FINAL_SHOWN: Millis = Millis::of_seconds(45);

/// State of the evening, as far as the choice of a scene needs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EveningState {
    pub phase: Phase,
    /// It is a break.
    pub in_break: bool,
    /// Players of which the room must hear that they move.
    pub moving: bool,
    /// They all move to the final table.
    pub to_final: bool,
    /// Time of the final table's draw.
    pub final_at: Option<Millis>,
    /// One table is left, and its players fit the final one.
    pub at_final: bool,
    /// Time of the last elimination.
    pub last_out: Option<Millis>,
    pub left: u32,
    /// Places paid; 0 as long as newcomers may still change their number.
    pub paid: u32,
    /// There is anything to win.
    pub prizes: bool,
    pub results: bool,
}

impl EveningState {
    /// A tournament at one instant; `moving`: what the room must still hear of.
    pub(crate) fn of(
        tournament: &Tournament,
        moving: &[tapis_engine::state::tournament::MoveMade],
        now: Millis,
    ) -> Self {
        let clock = tapis_engine::views::clock_view(tournament, now);
        let to_final = |made: &tapis_engine::state::tournament::MoveMade| made.cause == MoveCause::FinalTable;
        let final_at = tournament.moves().iter().rev().find(|made| to_final(made)).map(|made| made.at);
        let out = |entry: &tapis_engine::state::entries::Entry| match entry.standing {
            tapis_engine::state::entries::EntryStatus::Out { at, .. } => Some(at),
            _ => None,
        };
        let left = clock.left;
        EveningState {
            phase: clock.phase,
            in_break: clock.current.is_some_and(|step| step.blinds.is_none()),
            moving: !moving.is_empty(),
            to_final: !moving.is_empty() && moving.iter().all(to_final),
            final_at,
            at_final: clock.tables == 1 && left <= u32::from(tournament.setup().final_table_seats),
            last_out: tournament.entries().iter().filter_map(out).max(),
            left,
            paid: if clock.registration_open { 0 } else { clock.places_paid },
            prizes: clock.places_paid > 0,
            results: !tournament.results().is_empty(),
        }
    }

    /// A scene has something to show now: only then can it be held.
    pub fn possible(&self, scene: Scene) -> bool {
        let seated = matches!(self.phase, Phase::Drawn | Phase::Playing);
        match scene {
            Scene::Welcome => matches!(self.phase, Phase::Registering | Phase::Drawn),
            Scene::Seats => seated,
            Scene::Clock => true,
            Scene::Break => self.phase == Phase::Playing && self.in_break,
            Scene::Moves => self.phase == Phase::Playing && self.moving,
            Scene::Prizes => self.prizes,
            Scene::FinalTable => seated && self.at_final,
            Scene::Winner => self.phase == Phase::Finished && self.results,
        }
    }
}

/// Scene that is shown, and its end, if it ends by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShownScene {
    pub scene: Scene,
    /// The instant from which another one may be shown though nothing happens.
    pub until: Option<Millis>,
}

/// Chooses the present scene of the room.
pub fn decide(standing: &EveningState, hold: Option<Scene>, now: Millis) -> ShownScene {
    let lasting = |scene| ShownScene { scene, until: None };
    if let Some(held) = hold.filter(|held| standing.possible(*held)) {
        return lasting(held);
    }
    match standing.phase {
        Phase::Registering => return lasting(Scene::Welcome),
        Phase::Drawn => return lasting(Scene::Seats),
        Phase::Finished if standing.results => return lasting(Scene::Winner),
        Phase::Finished => return lasting(Scene::Clock),
        Phase::Playing => {}
    }
    if standing.to_final && standing.at_final {
        return lasting(Scene::FinalTable);
    }
    if standing.moving {
        return lasting(Scene::Moves);
    }
    if standing.in_break {
        return lasting(Scene::Break);
    }
    let during = |since: Option<Millis>, shown: Millis| {
        let until = since?.saturating_add(shown);
        (now < until).then_some(until)
    };
    if standing.at_final
        && let Some(until) = during(standing.final_at, FINAL_SHOWN)
    {
        return ShownScene { scene: Scene::FinalTable, until: Some(until) };
    }
    let shown = match standing.paid {
        0 => None,
        paid if standing.left == paid + 1 => Some(BUBBLE_SHOWN),
        paid if standing.left == paid => Some(MONEY_SHOWN),
        paid if standing.left < paid => Some(PAID_SHOWN),
        _ => None,
    };
    match shown.and_then(|shown| during(standing.last_out, shown)) {
        Some(until) => ShownScene { scene: Scene::Prizes, until: Some(until) },
        None => lasting(Scene::Clock),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYING: EveningState = EveningState {
        phase: Phase::Playing,
        in_break: false,
        moving: false,
        to_final: false,
        final_at: None,
        at_final: false,
        last_out: None,
        left: 20,
        paid: 3,
        prizes: true,
        results: false,
    };

    fn shown(standing: EveningState) -> Scene {
        decide(&standing, None, Millis(100_000)).scene
    }

    #[test]
    fn an_evening_goes_through_its_scenes_by_itself() {
        assert_eq!(shown(EveningState { phase: Phase::Registering, ..PLAYING }), Scene::Welcome);
        assert_eq!(shown(EveningState { phase: Phase::Drawn, ..PLAYING }), Scene::Seats);
        assert_eq!(shown(PLAYING), Scene::Clock);
        assert_eq!(shown(EveningState { in_break: true, ..PLAYING }), Scene::Break);
        assert_eq!(shown(EveningState { phase: Phase::Finished, results: true, ..PLAYING }), Scene::Winner);
    }

    #[test]
    fn players_who_move_are_named_even_in_a_break() {
        assert_eq!(shown(EveningState { moving: true, in_break: true, ..PLAYING }), Scene::Moves);
        let final_draw = EveningState { moving: true, to_final: true, at_final: true, left: 9, ..PLAYING };
        assert_eq!(shown(final_draw), Scene::FinalTable);
    }

    #[test]
    fn bubble_and_prizes_are_shown_for_a_while() {
        let out = |left, at| EveningState { left, last_out: Some(at), ..PLAYING };
        let found = |left, at| decide(&out(left, at), None, Millis(100_000));
        assert_eq!(found(5, Millis(100_000)).scene, Scene::Clock);
        let bubble = found(4, Millis(100_000));
        assert_eq!((bubble.scene, bubble.until), (Scene::Prizes, Some(Millis(100_000) + BUBBLE_SHOWN)));
        assert_eq!(found(4, Millis(100_000) - BUBBLE_SHOWN).scene, Scene::Clock);
        assert_eq!(found(3, Millis(100_001) - MONEY_SHOWN).scene, Scene::Prizes);
        assert_eq!(found(2, Millis(100_000) - PAID_SHOWN).scene, Scene::Clock);
    }

    #[test]
    fn there_is_no_bubble_while_newcomers_may_enter() {
        let open = EveningState { left: 4, last_out: Some(Millis(99_999)), paid: 0, ..PLAYING };
        assert_eq!(shown(open), Scene::Clock);
    }

    #[test]
    fn the_final_table_stays_a_while_and_goes() {
        let seated = |at| EveningState { at_final: true, final_at: Some(at), left: 9, ..PLAYING };
        assert_eq!(shown(seated(Millis(100_001) - FINAL_SHOWN)), Scene::FinalTable);
        assert_eq!(shown(seated(Millis(100_000) - FINAL_SHOWN)), Scene::Clock);
    }

    #[test]
    fn a_held_scene_lasts_with_its_content() {
        let held = |standing, scene| decide(&standing, Some(scene), Millis(100_000)).scene;
        assert_eq!(held(EveningState { moving: true, ..PLAYING }, Scene::Prizes), Scene::Prizes);
        assert_eq!(held(PLAYING, Scene::Winner), Scene::Clock);
        assert_eq!(held(EveningState { in_break: true, ..PLAYING }, Scene::Clock), Scene::Clock);
        // In every state the clock can be shown, and what is shown is possible.
        for phase in [Phase::Registering, Phase::Drawn, Phase::Playing, Phase::Finished] {
            for bits in 0..64_u32 {
                let bit = |at: u32| bits & (1 << at) != 0;
                let standing = EveningState {
                    phase,
                    in_break: bit(0),
                    moving: bit(1),
                    to_final: bit(1) && bit(2),
                    at_final: bit(3),
                    final_at: bit(4).then_some(Millis(99_000)),
                    last_out: bit(5).then_some(Millis(99_000)),
                    left: 3,
                    results: phase == Phase::Finished,
                    ..PLAYING
                };
                for hold in std::iter::once(None).chain(Scene::ALL.map(Some)) {
                    let found = decide(&standing, hold, Millis(100_000));
                    assert!(standing.possible(found.scene), "{standing:?} {hold:?} {found:?}");
                    if let Some(held) = hold.filter(|held| standing.possible(*held)) {
                        assert_eq!(found.scene, held);
                    }
                }
            }
        }
    }
}
