//! Actions of an evening in words.

use crate::file::subjects::Play;
use chrono::{Local, TimeZone, Timelike};
use serde::{Deserialize, Serialize};
use tapis_engine::Action;
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_engine::journal::action::{ActionKind, Position};
use tapis_engine::journal::event::{Event, read_events};
use tapis_engine::rules::citation::Citation;
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::state::blocked_seats::BlockedSeats;
use tapis_engine::state::penalties::Sanction;
use tapis_engine::state::seats::MoveCause;
use tapis_locale::{Language, Phrase, Value, duration, text};
use tapis_store::{JournalRow, RowKind};

use crate::Problem;
use crate::evening::action_outcome::DoneAction;
use crate::evening::take_back::stands_alone;
use crate::file::refusal_words::reason;
use crate::rules::rulesets::{base_called, ruleset_called};

/// A line of the history.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HistoryLine {
    pub seq: i64,
    /// The instant, UTC milliseconds by the corrected clock of the computer.
    pub at: Millis,
    pub who: String,
    /// Device of the action; `None` if it was not noted then.
    pub device: Option<String>,
    pub text: String,
    /// The rule by which it was done, as the rules of that moment cite it.
    pub rule: Option<Citation>,
    /// It is undone now.
    pub undone: bool,
    /// It is itself an undo or a redo.
    pub turn: bool,
    /// It may be taken back alone, if nothing done since depends on it.
    pub alone: bool,
}

/// A choice in a sentence.
fn yes_no(yes: bool) -> Value {
    if yes { "yes" } else { "no" }.into()
}

/// An hour that was typed, as the clock on the wall shows it here, to the nearest minute: the program's clock may be a
/// moment behind.
fn time_here(at: Millis) -> Value {
    let here = Local.timestamp_millis_opt(at.0.saturating_add(30_000)).single();
    Value::Time(here.map_or(0, |here| i64::from(here.hour() * 60 + here.minute())))
}

/// Number as a value of a sentence.
fn counted(many: usize) -> Value {
    Value::Number(i64::try_from(many).unwrap_or(i64::MAX))
}

/// `one, two and three`.
pub(crate) fn list(mut names: Vec<Value>) -> Value {
    match (names.pop(), names.is_empty()) {
        (None, _) => "".into(),
        (Some(only), true) => only,
        (Some(last), false) => {
            let values = [("first", Value::List(names, ", ")), ("last", last)];
            Phrase::new("history-list", &values).into()
        }
    }
}

/// A row of the journal that can be undone or done again, and what it did.
pub(crate) type Turn = (i64, DoneAction);

impl Play<'_> {
    /// All that was done in a tournament, latest first.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub fn history(&mut self, language: Language, id: TournamentId) -> Result<Vec<HistoryLine>, Problem> {
        self.history_where(language, id, |_| true)
    }

    /// The entries that were taken back, each with who did it, when and why, latest first.
    ///
    /// # Errors
    /// As [`Play::history`].
    pub fn voided_entries(
        &mut self,
        language: Language,
        id: TournamentId,
    ) -> Result<Vec<HistoryLine>, Problem> {
        self.history_where(language, id, |row| {
            let voids = |action| match action {
                Action::Unregister { .. } | Action::RemoveAbsent { .. } => true,
                Action::SettleAbsents { withdrawn, .. } => !withdrawn.is_empty(),
                _ => false,
            };
            row.active() && serde_json::from_str(&row.action).is_ok_and(voids)
        })
    }

    fn history_where(
        &mut self,
        language: Language,
        id: TournamentId,
        wanted: impl Fn(&JournalRow) -> bool,
    ) -> Result<Vec<HistoryLine>, Problem> {
        let moves = self.club.tournament(id)?.moves().clone();
        let rows = self.club.file.journal().rows(id)?;
        let mut rules = self.club.blank(id)?.setup().ruleset.clone();
        let off = self.club.tournament(id)?.hours_off();
        // The correction of hours when each row was written: an hour that was typed is shown as it was typed.
        let mut then = Millis::ZERO;
        let line = |row: &JournalRow| {
            let action = serde_json::from_str(&row.action).ok();
            let alone = row.active() && row.undoable && action.as_ref().is_some_and(stands_alone);
            let rule = action.as_ref().and_then(Action::rule).map(|rule| rules.cite(rule));
            // Whether it was that table's turn to be broken was noted when it was.
            let broken = matches!(action, Some(Action::BreakTable { .. }));
            let noted =
                moves.iter().find(|made| broken && made.at == row.at && made.cause == MoveCause::Break);
            let rule = noted.map(|made| made.rule.clone()).or(rule);
            let typed = |at: Millis| at.saturating_add(then).saturating_sub(off);
            let what = match &action {
                Some(Action::PauseUntil { until: Some(until) }) => {
                    self.done(id, &Action::PauseUntil { until: Some(typed(*until)) }).say(language)
                }
                Some(Action::CloseRegistration { at: Some(at) }) => {
                    self.done(id, &Action::CloseRegistration { at: Some(typed(*at)) }).say(language)
                }
                _ => self.row_done(id, row).say(language),
            };
            match action.filter(|_| row.active() && row.kind == RowKind::Action) {
                Some(Action::ChangeRuleset { ruleset }) => rules = *ruleset,
                Some(Action::Amend { setup }) => rules = setup.ruleset,
                Some(Action::CorrectHours { by }) => then = by,
                _ => {}
            }
            let text = match row.kind {
                RowKind::Action => what,
                RowKind::Undo => text(language, "history-undo", &[("what", what.into())]),
                RowKind::Redo => text(language, "history-redo", &[("what", what.into())]),
            };
            let line = HistoryLine {
                seq: row.seq,
                at: row.at.saturating_add(off),
                who: row.who.clone(),
                device: Some(row.device.clone()).filter(|device| !device.is_empty()),
                text,
                rule,
                undone: row.undone_by.is_some(),
                turn: row.kind != RowKind::Action,
                alone,
            };
            wanted(row).then_some(line)
        };
        let mut lines: Vec<HistoryLine> = rows.iter().filter_map(line).collect();
        lines.reverse();
        Ok(lines)
    }

    /// Actions that Ctrl+Z would take back and Ctrl+Y do again, with the journal's row of each.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub(crate) fn next_turns(&self, id: TournamentId) -> Result<(Option<Turn>, Option<Turn>), Problem> {
        let (undo, redo) =
            (self.club.file.journal().undo_target(id)?, self.club.file.journal().redo_target(id)?);
        let done = |due: tapis_store::Due| (due.row.seq, self.row_named(id, &due.row));
        Ok((undo.map(done), redo.map(done)))
    }

    /// The action of a row that can be undone or redone, or that was taken back alone.
    pub(crate) fn row_named(&self, id: TournamentId, row: &JournalRow) -> DoneAction {
        match (row.kind, self.row_done(id, row)) {
            (RowKind::Undo, DoneAction::Said(what)) => {
                DoneAction::Said(Phrase::new("take_back-done", &[("what", what)]).into())
            }
            (_, done) => done,
        }
    }

    /// The refusal of an undo or redo of something that is no longer the last: it says what happened since.
    pub(crate) fn overtaken(&self, id: TournamentId) -> Result<Problem, Problem> {
        let Some(last) = self.club.file.journal().last_row(id)? else {
            return Ok(Problem::new("program-nothing_to_undo", &[]));
        };
        let done = self.row_done(id, &last);
        let what = match done {
            DoneAction::Said(what) => what,
            DoneAction::Ruled(..) => Phrase::new("take_back-ruling", &[]).into(),
        };
        let what = match last.kind {
            RowKind::Action => what,
            RowKind::Undo => Phrase::new("history-undo", &[("what", what)]).into(),
            RowKind::Redo => Phrase::new("history-redo", &[("what", what)]).into(),
        };
        Ok(Problem::new("program-overtaken", &[("what", what)]))
    }

    pub(crate) fn row_done(&self, id: TournamentId, row: &JournalRow) -> DoneAction {
        match serde_json::from_str(&row.action) {
            // A balance seldom names its player: its events do.
            Ok(action @ Action::Balance { .. }) => {
                let events = read_events(row.version, &row.events).unwrap_or_default();
                self.with_player(id, self.done(id, &action), &action, &events)
            }
            Ok(action) => self.done(id, &action),
            Err(_) => DoneAction::Said(row.action.as_str().into()),
        }
    }

    /// Adds the name of the player who was moved for balance.
    pub(crate) fn with_player(
        &self,
        id: TournamentId,
        said: DoneAction,
        action: &Action,
        events: &[Event],
    ) -> DoneAction {
        let (Action::Balance { from, to, .. }, [Event::Moved { moves, .. }, ..]) = (action, events) else {
            return said;
        };
        let [only] = moves.as_slice() else { return said };
        let values = [
            ("player", self.club.player(id, only.entry)),
            ("from", i64::from(*from).into()),
            ("to", i64::from(*to).into()),
        ];
        DoneAction::Said(Phrase::new("action-balance_of", &values).into())
    }

    pub(crate) fn done(&self, id: TournamentId, action: &Action) -> DoneAction {
        let kind: &str = ActionKind::from(action).into();
        let (_, mut values) = reason(action);
        let currency = self
            .club
            .live
            .get(&id)
            .and_then(|tournament| tournament.setup().money.as_ref().map(|money| money.currency.clone()))
            .unwrap_or_default();
        let off = self.club.live.get(&id).map_or(Millis::ZERO, |tournament| tournament.hours_off());
        let mut set = |name: &str, value: Value| {
            values.retain(|(known, _)| known != name);
            values.push((name.to_owned(), value));
        };
        match action {
            Action::Register { member, .. } => {
                set("player", self.club.member_name(*member).unwrap_or_else(|| "".into()));
            }
            Action::RegisterWithStacks { players, .. } => set("count", counted(players.len())),
            Action::JoinFlights { flights, players, .. } => {
                set("flights", counted(flights.len()));
                set("count", counted(players.len()));
            }
            Action::RegisterSeveral { players, .. } | Action::SignUp { players } => {
                set("count", counted(players.len()));
                if let [one] = players.as_slice() {
                    set("player", self.club.member_name(one.member).unwrap_or_else(|| "".into()));
                }
            }
            Action::SignOff { member } => {
                set("player", self.club.member_name(*member).unwrap_or_else(|| "".into()));
            }
            Action::SettleAbsents { absent, withdrawn } => {
                set("absent", counted(absent.len()));
                set("withdrawn", counted(withdrawn.len()));
                set("names", list(withdrawn.iter().map(|entry| self.club.player(id, *entry)).collect()));
            }
            Action::Bust { players } => {
                let names: Vec<Value> = players.iter().map(|line| self.club.player(id, line.entry)).collect();
                set("count", counted(names.len()));
                set("player", list(names));
            }
            Action::AddOnSeveral { entries, .. } => {
                set("count", counted(entries.len()));
                if let [one] = entries.as_slice() {
                    set("player", self.club.player(id, *one));
                }
            }
            Action::SealEnvelopes { envelopes } => {
                let count = envelopes.iter().fold(0_u32, |sum, tier| sum.saturating_add(tier.count));
                set("count", Value::Number(count.into()));
            }
            Action::DrawEnvelope { from } => {
                set("player", self.club.player(id, *from));
                // Envelopes that were undone since are in none any more.
                let ledger =
                    self.club.live.get(&id).and_then(|tournament| tournament.bounty_play().bounties());
                let drawn = ledger.and_then(|ledger| ledger.mystery).and_then(|mystery| {
                    mystery.drawn.into_iter().find(|drawn| drawn.from == *from).map(|drawn| drawn.amount)
                });
                set("known", yes_no(drawn.is_some()));
                set("amount", Value::Money(drawn.unwrap_or_default().0, currency));
            }
            Action::CountStacks { stacks, .. } => {
                set("count", counted(stacks.len()));
                if let [one] = stacks.as_slice() {
                    set("player", self.club.player(id, one.entry));
                    set("chips", Value::Number(one.chips.0));
                }
            }
            Action::ChangeRuleset { ruleset } => {
                let changed = ruleset.differences(&Ruleset::of(ruleset.base)).len();
                set("name", ruleset_called(ruleset));
                set("base", base_called(ruleset.base).into());
                set("changed", counted(changed));
            }
            Action::RecordResults { results, why, .. } => {
                set("count", counted(results.len()));
                set("corrected", yes_no(why.is_some()));
                set("why", why.clone().unwrap_or_default().into());
            }
            Action::CorrectRanking { why, .. } => set("why", why.clone().into()),
            Action::SetAbsent { absent, .. } => set("absent", yes_no(*absent)),
            Action::KeepAnnounced { note } => set("said", yes_no(!note.trim().is_empty())),
            Action::GiveNamed { entry, .. } => set("given", yes_no(entry.is_some())),
            Action::HandNamed { handed, .. } => set("handed", yes_no(*handed)),
            Action::HandPrize { handed, .. } => set("handed", yes_no(*handed)),
            Action::BlockSeats { tables } => {
                let said = |blocked: &BlockedSeats| {
                    let seats = blocked.seats.iter().map(|seat| i64::from(*seat).into()).collect();
                    let values = [("table", i64::from(blocked.table).into()), ("seats", list(seats))];
                    let key = if blocked.seats.is_empty() { "blocked-none" } else { "blocked-seats" };
                    Value::from(Phrase::new(key, &values))
                };
                set("tables", Value::List(tables.iter().map(said).collect(), "; "));
            }
            Action::ExchangeSeats { with, .. } => set("other", self.club.player(id, *with)),
            Action::Pay { amount, .. } => set("amount", Value::Money(amount.0, currency)),
            Action::RecordRuling { ruling } => {
                let player = ruling.player.map(|entry| self.club.player(id, entry));
                return DoneAction::Ruled(Box::new(ruling.clone()), player);
            }
            Action::ShiftClock { by } => {
                let sign = if by.0 > 0 { "+" } else { "" };
                set("duration", format!("{sign}{}", duration(by.0)).into());
            }
            Action::PauseUntil { until: at } | Action::CloseRegistration { at } => {
                set("timed", yes_no(at.is_some()));
                set("time", time_here(at.unwrap_or_default().saturating_add(off)));
            }
            Action::Unregister { why, .. } => {
                let why = why.as_deref().map(str::trim).unwrap_or_default();
                set("given", yes_no(!why.is_empty()));
                set("why", why.into());
            }
            Action::CorrectHours { by } => {
                set("by", duration(by.0.abs()).into());
                set("ahead", yes_no(by.0 > 0));
                set("none", yes_no(by.0 == 0));
            }
            Action::StepClock { forward } => set("forward", yes_no(*forward)),
            Action::TableHandDone { done, .. } => set("done", yes_no(*done)),
            Action::TellPosition { position, .. } => {
                let name = if *position == Position::Button { "button" } else { "big_blind" };
                set("position", name.into());
            }
            Action::Penalise { sanction, .. } => {
                let (kind, count) = match sanction {
                    Sanction::Warning { hands } => ("warning", *hands),
                    Sanction::Suspension { rounds } => ("suspension", *rounds),
                    Sanction::Disqualified => ("disqualified", 0),
                };
                set("sanction", kind.into());
                set("count", Value::Number(count.into()));
            }
            _ => {}
        }
        if let Some(entry) = action.entry() {
            set("player", self.club.player(id, entry));
        }
        DoneAction::Said(Phrase::with(format!("action-{kind}"), values).into())
    }
}
