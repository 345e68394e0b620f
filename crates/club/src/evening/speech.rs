//! Sentences for a voice in the room: short sentences, made to be heard once and understood.

use crate::file::subjects::Tables;
use tapis_engine::Event;
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_engine::views::{Blinds, ClockView};
use tapis_locale::{Language, Phrase, Value};

use crate::Problem;
use crate::members::records::last_name;

/// More moves than this are not read out: the room shows them.
const MOST_MOVES: usize = 3;

/// A new level and what is posted at it; none in a break.
pub fn level(clock: &ClockView) -> Option<Phrase> {
    let step = clock.current?;
    let blinds = step.blinds?;
    Some(Phrase::new(
        "voice-level",
        &[("level", i64::from(step.level).into()), ("posted", posted(&blinds).into())],
    ))
}

/// Play goes on, at this level.
pub fn break_end(clock: &ClockView) -> Option<Phrase> {
    Some(Phrase::new("voice-break_end", &[("level", level(clock)?.into())]))
}

/// A break begins, with its length.
pub fn break_begins(clock: &ClockView) -> Phrase {
    // A second may have passed since it began.
    let minutes = (clock.remaining + Millis::of_seconds(30)).0 / Millis::of_minutes(1).0;
    Phrase::new("voice-break", &[("minutes", minutes.into())])
}

/// One minute is left of the level, or of the break.
pub fn one_minute(clock: &ClockView) -> Phrase {
    let in_break = clock.called_break || clock.current.is_some_and(|step| step.blinds.is_none());
    Phrase::new(if in_break { "voice-one_minute_break" } else { "voice-one_minute" }, &[])
}

/// The final table was drawn.
pub fn final_table() -> Phrase {
    Phrase::new("voice-final_table", &[])
}

/// A sentence about one of several tournaments being played, after its name.
pub fn of(tournament: &str, words: Phrase) -> Phrase {
    Phrase::new("voice-of", &[("tournament", tournament.into()), ("words", words.into())])
}

fn posted(blinds: &Blinds) -> Phrase {
    // Digits without spaces between them, which some voices read one by one.
    let amounts =
        [("small", blinds.small), ("big", blinds.big), ("ante", blinds.ante), ("bring_in", blinds.bring_in)]
            .map(|(name, chips)| (name, Value::from(chips.0.to_string())));
    let key = match (blinds.big.0 > 0, blinds.ante.0 > 0, blinds.bring_in.0 > 0) {
        (true, false, _) => "voice-blinds",
        (true, true, _) => "voice-blinds_ante",
        (false, true, true) => "voice-ante_bring_in",
        (false, _, _) => "voice-ante",
    };
    Phrase::new(key, &amounts)
}

impl Tables<'_> {
    /// Moves of players, by name; `None` if nobody moves.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn spoken_moves(
        &mut self,
        language: Language,
        id: TournamentId,
        events: &[Event],
    ) -> Result<Option<Phrase>, Problem> {
        let moves: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::Moved { moves, .. } => Some(moves),
                _ => None,
            })
            .flatten()
            .copied()
            .collect();
        if moves.is_empty() || moves.len() > MOST_MOVES {
            return Ok((!moves.is_empty()).then(|| Phrase::new("voice-moves_many", &[])));
        }
        let mut lines = Vec::new();
        for one in moves {
            let Some(member) = self.club.tournament(id)?.entry(one.entry).map(|entry| entry.member) else {
                continue;
            };
            // Only these few are read: a move costs the same with 40 players and with 5,000.
            let member = self.club.file.members().member(member)?;
            let name = format!("{} {}", member.card.first_name, last_name(language, &member));
            let values = [
                ("player", name.into()),
                ("table", i64::from(one.to.table).into()),
                ("seat", i64::from(one.to.seat).into()),
            ];
            lines.push(Phrase::new("voice-move", &values).into());
        }
        Ok(Some(Phrase::new("voice-moves", &[("moves", Value::List(lines, " "))])))
    }
}
