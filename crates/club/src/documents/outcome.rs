//! Result of a tournament: moves, prizes, results.

use std::collections::{BTreeMap, BTreeSet};

use tapis_documents::papers::moves::{Cause, Move, Moves, Seat, Together};
use tapis_documents::papers::prizes::{Prizes, Thing};
use tapis_documents::papers::{Moment, Name, Occasion, prizes, results, stacks};
use tapis_engine::base::quantity::{Cents, Chips, EntryId, MemberId, Millis};
use tapis_engine::play::named_prizes::NamedLine;
use tapis_engine::prizes::payouts::PrizeInKind;
use tapis_engine::rules::citation::Citation;
use tapis_engine::state::rounds::{RoundTable, RoundView};
use tapis_engine::state::seats::{MoveCause, ResultLine, SeatRef};
use tapis_engine::state::tournament::Phase;
use tapis_engine::views::{PrizeLine, TournamentView, folded};
use tapis_locale::{Language, text};

use crate::EveningChampionship;
use crate::documents::moment;

impl NamedTournament {
    pub(super) fn results(&self) -> results::Results {
        let money = self.view.setup.money.as_ref();
        results::Results {
            occasion: self.occasion.clone(),
            finished: self.view.phase == Phase::Finished,
            players: self.view.counts.entries,
            entries: self.view.all_entries,
            pool: money.map(|money| (self.view.pool.0, money.currency.clone())),
            lines: self.result_lines(),
            championships: self.championships.iter().map(|one| one.name.clone()).collect(),
            rounds: self.view.rounds.iter().map(|round| self.round(round)).collect(),
            recorded: self.view.recorded.as_ref().map(|recorded| recorded.unnamed),
            corrected: self.view.corrected.as_ref().map(|corrected| corrected.why.clone()),
        }
    }

    fn round(&self, round: &RoundView) -> results::Round {
        let table = |table: &RoundTable| {
            let winner = table.players.iter().find(|player| player.place == Some(1));
            let others = table.players.iter().filter(|player| Some(*player) != winner);
            results::RoundTable {
                table: table.table,
                winner: winner.map(|player| self.name(player.entry)),
                others: others.map(|player| (self.name(player.entry), player.place)).collect(),
            }
        };
        results::Round { no: round.no, tables: round.tables.iter().map(table).collect() }
    }

    /// Players and their places, best first, with their winnings.
    pub(super) fn result_lines(&self) -> Vec<results::ResultRow> {
        let line = |(at, line): (usize, &ResultLine)| results::ResultRow {
            place: line.place,
            name: self.name(line.entry),
            prize: line.prize.0,
            bounties: line.bounties.0,
            in_kind: self.things(line.prize, &line.in_kind).into_iter().map(|thing| thing.name).collect(),
            points: line.points.0,
            championships: self
                .championships
                .iter()
                .map(|one| one.points.get(at).map_or(0, |points| points.0))
                .collect(),
        };
        self.view.results.iter().enumerate().map(line).collect()
    }

    /// Winnings besides this money; where the money is the value of a seat, also that seat, so that nobody pays it in
    /// cash.
    pub(super) fn things(&self, amount: Cents, in_kind: &[PrizeInKind]) -> Vec<Thing> {
        let seat = self.view.seats.filter(|seats| seats.value == amount).map(|_| Thing {
            name: text(self.language, "doc-seat_won", &[]),
            value: None,
            donor: None,
        });
        seat.into_iter().chain(in_kind.iter().map(thing)).collect()
    }

    /// Prizes and their winners, as far as known.
    pub(super) fn prizes(&self) -> Prizes {
        let line = |(line, to): (PrizeLine, u32)| prizes::PrizeRow {
            place: line.place,
            to,
            amount: line.amount.0,
            in_kind: self.things(line.amount, &line.in_kind),
            winner: line.winner.map(|entry| self.name(entry)),
        };
        Prizes {
            occasion: self.occasion.clone(),
            finished: self.view.phase == Phase::Finished,
            players: self.view.counts.entries,
            entries: self.view.all_entries,
            pool: self.view.pool.0,
            announced: self.view.announced.as_ref().and_then(|announced| self.moment(announced.at)),
            unshared: self.view.clock.unshared.0,
            currency: self.view.setup.money.as_ref().map(|money| money.currency.clone()).unwrap_or_default(),
            lines: folded(self.view.prizes.iter().filter(|line| line.of_a_place()).cloned())
                .into_iter()
                .map(line)
                .collect(),
            named: self.view.named.iter().map(|line| self.named(line)).collect(),
        }
    }

    /// A prize that is not for a place.
    pub(super) fn named(&self, line: &NamedLine) -> prizes::SpecialPrize {
        let thing = |name: &String| Thing {
            name: name.clone(),
            value: line.value.map(|value| value.0),
            donor: line.donor.clone(),
        };
        prizes::SpecialPrize {
            name: line.name.clone(),
            amount: line.amount.0,
            thing: line.thing.as_ref().map(thing),
            winner: line.winner.map(|entry| self.name(entry)),
        }
    }

    /// The last count of stacks.
    pub(super) fn stacks(&self) -> stacks::Stacks {
        let count = &self.view.stack_count;
        let line = |id: &EntryId| {
            let entry = self.view.entries.iter().find(|entry| entry.id == *id)?;
            let (stack, at) = (entry.stack?, entry.seat?);
            Some(stacks::StackRow {
                rank: stack.rank?,
                name: self.name(entry.id),
                at: (at.table, at.seat),
                chips: stack.chips.0,
                bb_tenths: stack.bb_tenths,
            })
        };
        let whole = count.whole.filter(|whole| Some(whole.at) == count.at);
        stacks::Stacks {
            occasion: self.occasion.clone(),
            at: count.at.and_then(|at| self.moment(at)),
            left: whole.map_or(self.view.counts.left, |whole| whole.players),
            counted: whole.map(|whole| (whole.chips.0, whole.in_play.0)),
            lines: count.leaders.iter().filter_map(line).collect(),
        }
    }

    pub(super) fn moves(&self) -> Moves {
        let mut together: Vec<Together> = Vec::new();
        for made in self.view.moves.chunk_by(|a, b| a.at == b.at && a.cause == b.cause) {
            let Some(at) = made.first().and_then(|made| self.moment(made.at)) else { continue };
            let Some((cause, rule)) = made.first().map(|made| (made.cause, on_paper(&made.rule))) else {
                continue;
            };
            let mut moves = Vec::with_capacity(made.len());
            // The view has the newest first; those of one moment are announced as they were made.
            for made in made.iter().rev() {
                let (from, to) = (place(made.step.from), place(made.step.to));
                moves.push(Move { entry: made.step.entry.0, name: self.name(made.step.entry), from, to });
            }
            together.push(Together { at, cause: why(cause), rule, moves });
        }
        Moves { occasion: self.occasion.clone(), together }
    }
}

fn thing(prize: &PrizeInKind) -> Thing {
    Thing { name: prize.name.clone(), value: prize.value.map(|value| value.0), donor: prize.donor.clone() }
}

/// A citation in one piece, wherever the line breaks.
pub(super) fn on_paper(citation: &Citation) -> String {
    citation.to_string().replace(' ', "\u{a0}")
}

fn place(at: SeatRef) -> Seat {
    Seat { table: at.table, seat: at.seat }
}

fn why(cause: MoveCause) -> Cause {
    match cause {
        MoveCause::Balance => Cause::Balance,
        MoveCause::Break => Cause::Break,
        MoveCause::FinalTable => Cause::FinalTable,
        MoveCause::Redraw => Cause::Redraw,
        MoveCause::Round => Cause::Round,
        MoveCause::Director => Cause::Director,
    }
}

/// A tournament with everybody's name at hand.
pub(super) struct NamedTournament {
    pub(super) occasion: Occasion,
    pub(super) view: TournamentView,
    /// The championships that count it too.
    pub(super) championships: Vec<EveningChampionship>,
    pub(super) names: BTreeMap<EntryId, Name>,
    /// Entries that the last draw seated; only for papers that show seats.
    pub(super) drawn: BTreeSet<EntryId>,
    /// Members who signed up before the evening.
    pub(super) signed_up: BTreeMap<MemberId, Name>,
    /// The smallest and the largest stack that a player begins with.
    pub(super) starting_stacks: (Chips, Chips),
    /// Language for the names of erased members.
    pub(super) language: Language,
}

impl NamedTournament {
    /// An instant of the evening by the corrected clock of the computer.
    pub(super) fn moment(&self, at: Millis) -> Option<Moment> {
        moment(at.saturating_add(self.view.hours_off))
    }

    pub(super) fn name(&self, entry: EntryId) -> Name {
        self.names.get(&entry).cloned().unwrap_or_default()
    }

    pub(super) fn name_of_signed_up(&self, member: MemberId) -> Name {
        self.signed_up.get(&member).cloned().unwrap_or_default()
    }
}
