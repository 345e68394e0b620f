//! Present advice with its reasons: break, balance, final table, the end. Nothing is done until the director says so;
//! an advice put off comes back when the tables change.

use crate::state::subjects::Adviser;
use serde::{Deserialize, Serialize};

use crate::base::quantity::{Chips, EntryId, Millis, SeatNo, TableNo};
use crate::journal::action::Action;
use crate::play::balance_draw::drawn_for_balance;
use crate::positions::{NextRole, next_small_blind};
use crate::rules::balance::balance_between;
use crate::rules::breaking::fits_elsewhere;
use crate::rules::citation::{Citation, FINAL_TABLE, Rule};
use crate::rules::ruleset::BreakDestination;
use crate::setup::end_condition::EndCondition;
use crate::state::entries::Entry;
use crate::state::seats::SeatRef;
use crate::state::tables::{PositionsUntold, Table};
use crate::state::tournament::Phase;
use crate::structure::clock::step_length;

/// A move that the rules name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProposedMove {
    /// The future big blind of the long table (6-9).
    pub entry: EntryId,
    pub from: SeatRef,
    /// New seat of the player (6-10).
    pub to: SeatRef,
    /// Position of the player in the next hand.
    pub next_role: NextRole,
    /// Whether he sits one hand out (6-12).
    pub sits_out: bool,
}

/// Kind of action that is advised.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AdviceKind {
    /// Draw the final table.
    FinalTable { table: TableNo, players: u32 },
    /// Draw all seats anew, as was announced.
    Redraw {
        tables: u32,
        /// Players left, if their number decides it; `None` if that of the tables does.
        players: Option<u32>,
    },
    /// Draw the next round: every table has its winner.
    NextRound {
        /// Its number, from 1.
        round: u32,
        /// Tables that it is played at.
        tables: u32,
        players: u32,
    },
    /// Take the chips of an absent player who has not paid away.
    NoShow {
        entry: EntryId,
        /// Minutes since play began.
        minutes: u32,
        /// Chips handed out to him: what is left of them is taken.
        chips: Chips,
    },
    Break {
        table: TableNo,
        /// Number of players there.
        players: u32,
        free: u32,
        /// Seats among which its players draw.
        destination: BreakDestination,
    },
    Balance {
        /// From the longest table.
        from: TableNo,
        to: TableNo,
        gap: u32,
        /// The gap from which it must be done.
        threshold: u32,
        /// Tables whose positions are not known: until one is told, who leaves that table or the seat there is drawn.
        ask: Vec<TableNo>,
        /// Player and new seat; `None` if there is no seat, or the rules draw the player.
        proposal: Option<ProposedMove>,
        /// The player is drawn, and at stud, where no blinds decide, the seat too.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        drawn: bool,
        /// The seat for the player who is drawn; `None` if it is drawn too, or nobody is drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<SeatNo>,
        /// No seat is allowed there now (6-10).
        no_seat: bool,
    },
    /// The tournament can be ended.
    Finish {
        /// The winner, where one is left.
        winner: Option<EntryId>,
    },
}

/// An advice with the rule it rests on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// Names it, for putting it off.
    pub key: String,
    /// The rule it rests on, as the ruleset in force cites it.
    pub rule: Citation,
    /// That rule and those by which it is carried out.
    pub cites: Vec<Citation>,
    /// Action that is advised.
    pub kind: AdviceKind,
    /// The action that follows it; `None` if something must be told or counted first.
    pub action: Option<Action>,
    /// Put off until the tables change.
    pub postponed: bool,
}

impl AdviceKind {
    /// The action that follows it as it is advised.
    fn action(&self) -> Option<Action> {
        Some(match self {
            AdviceKind::FinalTable { .. } => Action::DrawFinalTable { table: None },
            AdviceKind::Redraw { .. } => Action::RedrawSeats,
            AdviceKind::NextRound { .. } => Action::DrawRound,
            AdviceKind::Break { table, .. } => Action::BreakTable { table: *table },
            // Positions grow old: what they name now is what the press does. What is drawn is drawn then.
            AdviceKind::Balance { from, to, proposal: Some(step), ask, .. } => Action::Balance {
                from: *from,
                to: *to,
                entry: (!ask.contains(from)).then_some(step.entry),
                seat: (!ask.contains(to)).then_some(step.to.seat),
            },
            AdviceKind::Balance { from, to, drawn: true, .. } => {
                Action::Balance { from: *from, to: *to, entry: None, seat: None }
            }
            AdviceKind::Finish { .. } => Action::Finish { stacks: Vec::new() },
            AdviceKind::Balance { .. } | AdviceKind::NoShow { .. } => return None,
        })
    }
}

impl Advice {
    /// Following it moves players.
    pub(crate) fn moves_players(&self) -> bool {
        !matches!(self.kind, AdviceKind::Finish { .. } | AdviceKind::NoShow { .. })
    }
}

impl Adviser<'_> {
    /// All that is to be done now, the most pressing first. Tables are consolidated before they
    /// are balanced.
    pub fn advice(self, now: Millis) -> Vec<Advice> {
        if self.tournament.phase != Phase::Playing {
            return Vec::new();
        }
        let found = self.advise_end(now);
        let found = if self.tournament.setup.rounds.is_some() {
            found.or_else(|| self.advise_round())
        } else {
            let found = found.or_else(|| self.advise_final()).or_else(|| self.advise_break());
            found.or_else(|| self.advise_redraw()).or_else(|| self.advise_balance(now))
        };
        found.into_iter().chain(self.advise_no_shows(now)).collect()
    }

    /// The winners of all tables play the next round.
    fn advise_round(self) -> Option<Advice> {
        if self.tournament.round_play().tables_playing() > 0 || self.tournament.counts.left < 2 {
            return None;
        }
        let (round, players) = (self.tournament.round.no.saturating_add(1), self.tournament.counts.left);
        let tables =
            count(self.tournament.round_play().tables_wanted(usize::try_from(players).unwrap_or(usize::MAX)));
        let kind = AdviceKind::NextRound { round, tables, players };
        Some(self.advised(format!("round-{round}"), "1-4", &[], kind))
    }

    /// All seats are drawn anew once so many tables, or no more than so many players, are left (1-4).
    fn advise_redraw(self) -> Option<Advice> {
        let (rules, tables, left) =
            (&self.tournament.setup.ruleset, self.tournament.tables.len(), self.tournament.counts.left);
        if tables < 2 {
            return None;
        }
        let advised = |key, players| {
            let kind = AdviceKind::Redraw { tables: count(tables), players };
            Some(self.advised(key, "1-4", &[], kind))
        };
        if rules.redraw_points.iter().any(|point| usize::from(*point) == tables)
            && !self.tournament.drawn_at.contains(&tables)
        {
            return advised(format!("redraw-{tables}"), None);
        }
        let points = rules.redraw_players.iter().map(|point| u32::from(*point));
        let reached = points.filter(|point| (left..self.tournament.most_left).contains(point)).min()?;
        advised(format!("redraw-players-{reached}"), Some(left))
    }

    /// Absent players who have not paid and whose time is up (2-15).
    fn advise_no_shows(self, now: Millis) -> Vec<Advice> {
        let (minutes, deadline) = (
            self.tournament.absences().minutes_played(now),
            self.tournament.setup.ruleset.no_show_deadline_min,
        );
        if minutes <= u32::from(deadline) || self.tournament.counts.left < 3 {
            return Vec::new();
        }
        let stays = |entry: &Entry| entry.paid_ahead() || entry.re_entries() > 0;
        let gone = self.tournament.alive().filter(|entry| entry.absent && !stays(entry));
        gone.map(|entry| {
            let kind = AdviceKind::NoShow { entry: entry.id, minutes, chips: entry.chips };
            self.advised(format!("no_show-{}", entry.id), "2-15", &[], kind)
        })
        .collect()
    }

    /// The first of these rules is the one that it rests on.
    fn advised(self, key: String, rule: impl Into<Rule>, more: &[&'static str], kind: AdviceKind) -> Advice {
        let (ruleset, rule) = (&self.tournament.setup.ruleset, rule.into());
        let cites = ruleset.cite_all([rule].into_iter().chain(more.iter().copied().map(Rule::from)));
        let postponed = self.tournament.postponed.contains(&key);
        let action = kind.action();
        Advice { key, rule: ruleset.cite(rule), cites, kind, action, postponed }
    }

    pub(super) fn advise_end(self, now: Millis) -> Option<Advice> {
        let (over, rule) = match self.tournament.setup.end {
            EndCondition::TimeLimit { .. } | EndCondition::Flight { .. }
                if self.tournament.counts.left > 1 =>
            {
                (
                    self.tournament.play_clock().play_limit().is_some_and(|limit| self.played(now) >= limit),
                    "1-5",
                )
            }
            _ => (self.tournament.ranking().played_out(), "1-5"),
        };
        let winner = (self.tournament.counts.left == 1)
            .then(|| self.tournament.alive().next().map(|entry| entry.id))
            .flatten();
        over.then(|| self.advised("finish".to_owned(), rule, &[], AdviceKind::Finish { winner }))
    }

    /// Part of the structure that is over, breaks included; a stopped clock does not count. Where the last level is
    /// over nothing is left to wait for.
    pub(crate) fn played(self, now: Millis) -> Millis {
        let reading = self.tournament.read_clock(now);
        if reading.overtime {
            return Millis::MAX;
        }
        let steps = &self.tournament.setup.steps;
        let reached = steps.iter().take(reading.step.saturating_add(1)).map(step_length);
        reached.sum::<Millis>().saturating_sub(reading.level_left)
    }

    fn advise_final(self) -> Option<Advice> {
        let players = self.tournament.counts.left;
        if self.tournament.tables.len() < 2 || players > u32::from(self.tournament.setup.final_table_seats) {
            return None;
        }
        let table = self.tournament.seat_plan().final_table()?;
        Some(self.advised("final".to_owned(), FINAL_TABLE, &[], AdviceKind::FinalTable { table, players }))
    }

    fn advise_break(self) -> Option<Advice> {
        let table = self.tournament.setup.ruleset.break_order.first_of(&self.tournament.tables)?;
        let first = self.tournament.tables.get(&table)?;
        let players = first.players();
        let free = self.tournament.tables.free_seats().saturating_sub(first.free().len());
        if !fits_elsewhere(self.tournament.tables.len(), players, free) {
            return None;
        }
        let destination = self.tournament.setup.ruleset.break_destination;
        let kind = AdviceKind::Break { table, players: count(players), free: count(free), destination };
        Some(self.advised(format!("break-{table}"), "6-6", &["6-11"], kind))
    }

    fn advise_balance(self, now: Millis) -> Option<Advice> {
        let rules = &self.tournament.setup.ruleset;
        let found = balance_between(
            self.tournament.tables.longest().zip(self.tournament.tables.shortest()),
            self.tournament.tables.len(),
            rules,
        );
        let (from, to) = (found.from?, found.to?);
        let (source, target) = (self.tournament.tables.get(&from)?, self.tournament.tables.get(&to)?);
        let (gap, threshold) = (count(found.gap), count(found.threshold));
        let advised = |ask, proposal, (drawn, seat), no_seat, also: &[&'static str]| {
            let kind = AdviceKind::Balance { from, to, gap, threshold, ask, proposal, drawn, seat, no_seat };
            Some(self.advised(format!("balance-{from}-{to}"), "6-8", also, kind))
        };
        if !self.tournament.setup.has_button() {
            let no_seat = target.free().is_empty();
            return advised(Vec::new(), None, (!no_seat, None), no_seat, &[]);
        }
        let plan = self.tournament.seat_plan();
        let found_to = target.seat_for_mover(rules, plan.fresh(target, now));
        let ruled = plan.ruled_mover(source, now);
        let draws = plan.draws_mover();
        let (mut ask, also) = (Vec::new(), &["6-9", "6-10"]);
        if ruled.is_none() && !draws {
            ask.push(from);
        }
        if found_to.is_err() {
            ask.push(to);
        }
        let no_seat = match &found_to {
            Ok(found) => found.is_none(),
            Err(PositionsUntold) => target.free().is_empty(),
        };
        let found = found_to.ok().flatten();
        if draws {
            return advised(ask, None, (!no_seat, found.map(|found| found.seat)), no_seat, also);
        }
        let seed = plan.seed_for_balance();
        let seats = (ruled, found.as_ref().map(|found| found.seat));
        let proposal = (!no_seat).then(|| drawn_for_balance(source, target, seats, &seed)).flatten();
        let proposal = proposal.and_then(|(seat, taken)| {
            Some(ProposedMove {
                entry: source.at(seat)?,
                from: SeatRef { table: from, seat },
                to: SeatRef { table: to, seat: taken },
                next_role: found.as_ref().map_or(NextRole::Other, |found| found.next_role),
                sits_out: found.is_some_and(|found| found.sits_out),
            })
        });
        advised(ask, proposal, (false, None), no_seat, also)
    }

    /// A player moved to this seat would be the next small blind, as far as the positions are known (6-10).
    pub(crate) fn gives_small_blind(self, table: &Table, seat: SeatNo, now: Millis) -> bool {
        self.tournament.seat_plan().fresh(table, now).is_some_and(|told| {
            next_small_blind(
                table.size(),
                &table.occupied(),
                seat,
                &told.hand,
                &self.tournament.setup.ruleset,
            )
        })
    }

    /// Seats that a moved player may take at a table, the ruled one first (6-10).
    pub fn seats_allowed(self, table: TableNo, now: Millis) -> Vec<SeatNo> {
        let Some(table) = self.tournament.tables.get(&table) else { return Vec::new() };
        table.free().into_iter().filter(|seat| !self.gives_small_blind(table, *seat, now)).collect()
    }
}

fn count<N: TryInto<u32>>(number: N) -> u32 {
    number.try_into().unwrap_or(u32::MAX)
}
