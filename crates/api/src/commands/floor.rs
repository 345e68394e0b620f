//! Commands of the floor desk.

use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::{TableNo, TournamentId};
use tapis_club::floor::{Countdown, CountdownView, QuestionForm, Ruling};
use tapis_club::{Problem, RuleLine, floor};

use crate::Notice;
use crate::base::lock::locked;

#[commands]
impl FloorCommands<'_> {
    /// Answers a question on a dispute by the rules, in words; players at the table are named.
    #[audience(floor)]
    pub fn floor_answer(
        &self,
        tournament: Option<TournamentId>,
        table: Option<TableNo>,
        question: QuestionForm,
    ) -> Result<Ruling, Problem> {
        self.read(|club| club.floor().rule(self.language(), tournament, table, &question, self.now()))
    }

    /// A rule as the club's booklet says it, with the figures of the rules in force; `null` if there is no such rule.
    #[audience(floor)]
    pub fn rule_text(
        &self,
        tournament: Option<TournamentId>,
        rule: String,
    ) -> Result<Option<RuleLine>, Problem> {
        self.read(|club| club.floor().rule_text(self.language(), tournament, &rule, self.now()))
    }

    /// A pack of 52 cards, shuffled by chance.
    #[audience(floor)]
    pub fn floor_deck(&self) -> Result<Vec<String>, Problem> {
        Ok(floor::shuffled_deck())
    }

    /// Calls time on a player of a table; the room may show it.
    #[audience(floor, both)]
    pub fn countdown_start(
        &self,
        tournament: Option<TournamentId>,
        table: Option<TableNo>,
        in_room: bool,
    ) -> Result<(), Problem> {
        let rules = self.read(|club| club.floor().rules_of(tournament, self.now()))?;
        *locked(&self.api.countdown) = Some(Countdown::start(self.now(), rules, table, in_room));
        self.api.teller.alarm.wake();
        self.api.tell(Notice::Countdown(()));
        Ok(())
    }

    /// Stops the countdown of a player.
    #[audience(floor, both)]
    pub fn countdown_stop(&self) -> Result<(), Problem> {
        *locked(&self.api.countdown) = None;
        self.api.tell(Notice::Countdown(()));
        Ok(())
    }

    /// The time that runs for a player; `null` if none does.
    #[audience(public)]
    pub fn countdown(&self) -> Result<Option<CountdownView>, Problem> {
        Ok(locked(&self.api.countdown).as_ref().and_then(|running| running.at(self.now())))
    }
}
