//! A set-up while it is written: what follows from it and what is wrong, each at its field.

use crate::file::subjects::Entries;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_engine::rules::game::Game;
use tapis_engine::rules::ruleset::Betting;
use tapis_engine::structure::{Field, Stakes};
use tapis_engine::views::{SetupPreview, setup_preview};
use tapis_engine::{Action, Locks, Phase, Refusal, SetupDraft};
use tapis_locale::Language;

use crate::Problem;
use crate::file::refusal_words::setup_phrase;
use crate::rules::legal::LegalCheck;

/// Fault in one field of a form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FieldError {
    /// Its path in the form's draft: `name`, `tables.3.seats`, `steps.0.minutes`.
    pub field: String,
    pub message: String,
}

/// All that a form about a tournament shows beside its fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetupReport {
    /// Preview of the draft's tournament.
    pub preview: SetupPreview,
    /// Faults, and changes that are no longer possible.
    pub errors: Vec<FieldError>,
    /// Parts that can no longer change.
    pub locks: Locks,
    /// Game that is played; of games that take turns the first.
    pub game: Game,
    /// Games into which it may be changed, itself among them.
    pub games: Vec<Game>,
    /// All of it is stud: stacks are measured by small bets.
    pub stud: bool,
    /// Some of its bets are of fixed sizes, and raises are counted.
    pub raises_capped: bool,
    /// Requirements of the law on gambling.
    pub legal: LegalCheck,
}

impl Entries<'_> {
    /// Previews a draft for so many players, with the rebuys that are expected. Where it is to change a tournament that
    /// exists, what that tournament refuses stands among the errors.
    ///
    /// # Errors
    /// If there is no such tournament, or its journal cannot be read.
    pub fn check_setup(
        &mut self,
        language: Language,
        draft: &SetupDraft,
        field: impl Into<Field>,
        tournament: Option<TournamentId>,
        now: Millis,
    ) -> Result<SetupReport, Problem> {
        let preview = setup_preview(draft, field, self.club.levels().tempo());
        let mut errors: Vec<FieldError> = preview
            .errors
            .iter()
            .map(|error| FieldError { field: error.field(), message: setup_phrase(error).say(language) })
            .collect();
        let mut locks = Locks::default();
        let mut games = Game::ALL.to_vec();
        if let Some(id) = tournament {
            let tournament = self.club.tournament(id)?;
            locks = tournament.amendments().locks(now);
            if tournament.phase() >= Phase::Playing {
                let stakes = tournament.setup().stakes();
                games.retain(|game| draft.playing(*game).stakes() == stakes);
            }
            let rules = tournament.setup().ruleset.clone();
            let action = Action::Amend { setup: Box::new(draft.clone()) };
            match tournament.decide(&action, now, &mut rand::rng()) {
                // Said above, each at its field.
                Ok(_) | Err(Refusal::Setup { .. }) => {}
                Err(refusal) => {
                    let problem = Problem::refused(
                        &rules,
                        &refusal,
                        |entry| self.club.player(id, entry),
                        |_| "".into(),
                    );
                    let field = refusal.field().unwrap_or("name").to_owned();
                    errors.push(FieldError { field, message: problem.message.say(language) });
                }
            }
        }
        let game = draft.game();
        let stud = draft.stakes() == Stakes::Stud;
        let raises_capped = draft.games().iter().any(|game| game.betting() == Betting::Limit);
        Ok(SetupReport {
            preview,
            errors,
            locks,
            game,
            games,
            stud,
            raises_capped,
            legal: LegalCheck::of(draft),
        })
    }
}
