//! Properties that must hold of an input of each kind, whatever is in it. `tests/program/fuzz.rs` changes known inputs
//! by chance, `fuzz/` lets libFuzzer change them by what they reach; both judge here.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a broken club is found by panicking")]

#[path = "judgement_league.rs"]
pub mod league;

use std::sync::Arc;

use serde_json::Value;
use tapis_club::engine::base::quantity::{Cents, Chips, Millis, Points, TournamentId};
use tapis_club::engine::championship::{EveningFacts, Formula, PlayerFigures, PlayerResult};
use tapis_club::engine::floor::vectors;
use tapis_club::engine::journal::event::{EVENT_VERSION, read_events};
use tapis_club::engine::rules::ruleset::Ruleset;
use tapis_club::engine::structure::{Step, read};
use tapis_club::engine::views::tournament_view;
use tapis_club::engine::{Action, SetupDraft, Tournament};
use tapis_club::locale::Language;
use tapis_club::{About, Club, DocumentKind, DocumentOptions, LevelsFile, floor, levels_text};

/// Result of judging an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judgement {
    /// It was accepted, and left everything consistent.
    Taken,
    /// It was understood and refused.
    Refused,
    /// It was not understood.
    Unread,
}

/// An evening on which much is possible.
pub fn started(club: &mut Club, now: Millis) -> TournamentId {
    let draft = tapis_club::rebuy(Language::En, chrono::NaiveDate::from_ymd_opt(2027, 1, 15).unwrap());
    let id = club.tournaments().create_tournament(draft, None, now).unwrap();
    let members = club.library().find_members("", false, 30).unwrap();
    for member in members {
        // One of them is a minor.
        let _ = club.play().act(id, &Action::Register { member: member.id, born: None, paid: true }, now);
    }
    for action in [r#"{"type": "draw_seats"}"#, r#"{"type": "start"}"#] {
        club.play().act(id, &serde_json::from_str(action).unwrap(), now).unwrap();
    }
    id
}

/// An action; the engine checks its invariants after each event.
pub fn action(club: &mut Club, id: TournamentId, action: &Value, now: Millis) -> Judgement {
    match serde_json::from_value::<Action>(action.clone()) {
        Err(_) => Judgement::Unread,
        Ok(action) => match club.play().act(id, &action, now) {
            Ok(_) => Judgement::Taken,
            Err(_) => Judgement::Refused,
        },
    }
}

/// A rule question: the words and the answer agree whether there is one.
pub fn question(asked: &Value) -> Judgement {
    let rules = Ruleset::default();
    let read = vectors::read(asked);
    let said = floor::rule(Language::Fr, &rules, read.as_ref(), &|_| None);
    let answer = vectors::answer_with(&rules, asked);
    assert_eq!(said.refusal.is_some(), answer.get("refusal").is_some(), "{asked}");
    if said.refusal.is_some() { Judgement::Refused } else { Judgement::Taken }
}

/// A list of members: those that the preview promised come in, without characters that nobody sees. Returns
/// how many.
pub fn list(club: &mut Club, list: &[u8]) -> Option<usize> {
    let before = club.library().find_members("", true, 100_000).unwrap().len();
    let preview = club.library().preview_import(list).ok()?;
    let added = club.library().import(list, &preview, Millis::ZERO).unwrap_or(0);
    let members = club.library().find_members("", true, 100_000).unwrap();
    assert_eq!(members.len(), before + added);
    for member in members {
        let texts = [Some(&member.card.last_name), Some(&member.card.first_name), member.card.note.as_ref()];
        let control = |text: &&String| text.chars().any(|c| c.is_control() && c != '\n');
        assert_eq!(texts.into_iter().flatten().find(control), None);
    }
    Some(added)
}

/// A formula of points: what is read gives a number or says why not, the same each time.
pub fn formula(text: &str) -> Judgement {
    let Ok(formula) = Formula::read(text) else { return Judgement::Refused };
    for (place, players, cents) in [(1, 1, 0), (1, 300, 100_000), (57, 60, 2_000), (300, 300, 1)] {
        let result = PlayerResult {
            place,
            figures: PlayerFigures {
                spent: Cents(cents),
                prize: Cents(cents),
                in_money: place == 1,
                rebuys: place % 3,
                addons: place % 2,
                re_entries: place % 2,
                first: None,
                eliminations: players - place,
                bounties: Cents(cents / 2),
                bounties_won: players - place,
            },
            sharing: 1,
            sharing_first: 1,
            recorded: Points(cents),
            evening: Arc::new(EveningFacts {
                players,
                entries: players + 3,
                buy_in: Cents(cents),
                pool: Cents(cents).saturating_mul(i64::from(players)),
                stack: Chips(20_000),
                final_table: 9,
                ..EveningFacts::default()
            }),
        };
        let given = formula.points(&result);
        assert_eq!(given, formula.points(&result), "{text}");
        let most = Points(100_000_000);
        assert!(given.map_or(true, |points| (-most..=most).contains(&points)), "{text}");
    }
    Judgement::Taken
}

/// A structure that is pasted.
pub fn structure(pasted: &str) -> Judgement {
    let Ok(steps) = read(pasted, 15) else { return Judgement::Refused };
    consistent(&steps);
    Judgement::Taken
}

/// Asserts that accepted steps can be checked, and that steps that pass are written and read back unchanged.
fn consistent(steps: &[Step]) {
    let draft = SetupDraft {
        steps: steps.to_vec(),
        ..tapis_club::freezeout(Language::En, chrono::NaiveDate::default())
    };
    let Ok(setup) = draft.check() else { return };
    let view = tournament_view(&Tournament::new(setup), Millis::ZERO);
    assert_eq!(view.setup.steps, steps);
    for file in [LevelsFile::Csv, LevelsFile::Json] {
        let text = levels_text(Language::En, "Name", steps, file);
        assert_eq!(read(&text, 15).ok().as_deref(), Some(steps), "{text}");
    }
}

/// The events of a journal's row: what is read is applied whatever it says, and is written as it was read.
pub fn row(tournament: &mut Tournament, version: i64, text: &str) -> Option<usize> {
    let events = read_events(version, text)?;
    events.iter().for_each(|event| tournament.apply(event));
    let again = serde_json::to_string(&events).unwrap();
    let count = events.len();
    assert_eq!(read_events(EVENT_VERSION, &again), Some(events));
    Some(count)
}

/// A document by its options, laid out too where that is asked for.
pub fn options(
    club: &mut Club,
    kind: DocumentKind,
    about: About,
    options: &Value,
    now: Millis,
    lay_out: bool,
) -> Judgement {
    let Ok(options) = serde_json::from_value::<DocumentOptions>(options.clone()) else {
        return Judgement::Unread;
    };
    let Ok(document) = club.papers().prepare(kind, about, options, now) else { return Judgement::Refused };
    if lay_out {
        assert!(document.lay_out().bytes.starts_with(b"%PDF-"));
    }
    Judgement::Taken
}

/// Subject of a document, by a number that may name nothing.
pub fn about(which: usize) -> About {
    use tapis_club::engine::base::quantity::{MemberId, SeasonId};
    let number = [0, 1, 2, i64::MAX, -1][which / 4 % 5];
    match which % 4 {
        0 => About::Club,
        1 => About::Tournament(TournamentId(number)),
        2 => About::Season(SeasonId(number)),
        _ => About::Member(MemberId(number)),
    }
}
