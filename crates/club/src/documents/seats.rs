//! Documents about seats: cards, lists, table sheets, slips, the final table, and the
//! sign-in sheet.

use tapis_documents::papers::bag_slips::{BagSlips, Slip};
use tapis_documents::papers::moves::{Moves, Together};
use tapis_documents::papers::seat_cards::{Card, NoSeatReason, SeatCards};
use tapis_documents::papers::seating::{ByName, ByTable, Seats};
use tapis_documents::papers::sign_in::SignIn;
use tapis_documents::papers::table_sheets::{Blinds, FinalTable, TableSheet, TableSheets, WifiCode};
use tapis_documents::papers::{Chair, Name, Occasion, sign_in};
use tapis_engine::Phase;
use tapis_engine::base::quantity::{Cents, EntryId, TableNo, TournamentId};
use tapis_engine::play::sign_ups::SignUpState;
use tapis_engine::rules::ruleset::DealerMode;
use tapis_engine::setup::Money;
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::views::{EntryView, TableView};
use tapis_locale::alphabetical;

use super::RoomLinks;
use super::structure::ante;
use crate::Problem;
use crate::documents::Papers;
use crate::documents::outcome::NamedTournament;
use crate::rules::games::game_name;

impl Papers<'_> {
    /// The cards of those whom the choice of entry, table and latecomers leaves.
    pub(super) fn seat_cards(
        &self,
        id: TournamentId,
        known: &NamedTournament,
        whom: Whom,
        ten: bool,
    ) -> SeatCards {
        known.seat_cards(id, whom, ten, self.room.as_ref())
    }

    /// The sheets of all tables, or of one, with the code of the room's Wi-Fi where it is asked for.
    pub(super) fn table_sheets(
        &mut self,
        id: TournamentId,
        known: &NamedTournament,
        table: Option<TableNo>,
        wifi: bool,
    ) -> Result<TableSheets, Problem> {
        let wifi = self.club.room().wifi()?.filter(|_| wifi);
        let mut sheets = known.table_sheets(id, table, self.room.as_ref());
        sheets.wifi = wifi.map(|wifi| WifiCode { said: wifi.text(), name: wifi.name });
        Ok(sheets)
    }
}

/// Choice of players: one entry, one table, only those who came after the draw.
type Whom = (Option<EntryId>, Option<TableNo>, bool);

impl NamedTournament {
    /// Every seated player, in alphabetical order.
    fn seated(&self) -> Vec<Card> {
        let card = |entry: &EntryView| {
            let at = entry.seat?;
            Some(Card {
                name: self.name(entry.id),
                entry: entry.id.0,
                table: at.table,
                seat: at.seat,
                stack: entry.own_stack.map(|chips| chips.0),
            })
        };
        let mut cards: Vec<Card> = self.view.entries.iter().filter_map(card).collect();
        cards.sort_by_cached_key(|card| {
            (alphabetical(&card.name.last, &card.name.first), card.table, card.seat)
        });
        cards
    }

    fn seat_cards(
        &self,
        id: TournamentId,
        (only, table, late): Whom,
        ten: bool,
        room: Option<&RoomLinks<'_>>,
    ) -> SeatCards {
        let mut cards = self.seated();
        cards.retain(|card| {
            let entry = EntryId(card.entry);
            only.is_none_or(|only| only == entry)
                && table.is_none_or(|only| only == card.table)
                && !(late && self.drawn.contains(&entry))
        });
        SeatCards {
            occasion: self.occasion.clone(),
            tournament: id.0,
            phones: room.map(|room| room.phones.clone()).unwrap_or_default(),
            starts: self.starts(),
            ten,
            without: only.and_then(|entry| self.without_seat(entry)),
            nobody_late: late && cards.is_empty() && !self.drawn.is_empty(),
            cards,
        }
    }

    /// A slip for everybody who is left in a flight, in the order of the tables; the stacks are on it once it is over.
    pub(super) fn bag_slips(&self) -> BagSlips {
        let flight = matches!(self.view.setup.end, EndCondition::Flight { .. });
        let counted = |entry: &EntryView| {
            let found = self.view.survivors.iter().find(|stack| stack.entry == entry.id)?;
            Some(found.chips.0)
        };
        let left = self.view.entries.iter().filter(|entry| flight && entry.alive);
        let mut slips: Vec<Slip> = left
            .map(|entry| Slip {
                name: self.name(entry.id),
                entry: entry.id.0,
                seat: entry.seat.map(|at| (at.table, at.seat)),
                chips: counted(entry),
            })
            .collect();
        slips.sort_by_key(|slip| (slip.seat, slip.entry));
        BagSlips { occasion: self.occasion.clone(), flight, slips }
    }

    /// Name of an entry's player, and the reason why that player has no seat, if so.
    fn without_seat(&self, entry: EntryId) -> Option<(Name, NoSeatReason)> {
        let entry = self.view.entries.iter().find(|one| one.id == entry && one.seat.is_none())?;
        let why = match (entry.withdrawn, entry.alive) {
            (true, _) => NoSeatReason::Withdrawn,
            (false, false) => NoSeatReason::Out,
            (false, true) => NoSeatReason::NotYet,
        };
        Some((self.name(entry.id), why))
    }

    fn starts(&self) -> i64 {
        i64::from(self.view.setup.start_minute)
    }

    pub(super) fn by_name(&self) -> ByName {
        ByName { occasion: self.occasion.clone(), players: self.seated() }
    }

    pub(super) fn by_table(&self) -> ByTable {
        let name = |entry: EntryId| self.name(entry);
        let tables = self.view.tables.iter().map(|table| Seats {
            table: table.no,
            seats: table.seats.iter().map(|seat| (seat.no, seat.entry.map(name))).collect(),
        });
        ByTable { occasion: self.occasion.clone(), tables: tables.collect() }
    }

    fn table_sheet(&self, table: &TableView) -> TableSheet {
        let chair = |seat: &tapis_engine::views::SeatView| Chair {
            seat: seat.no,
            name: seat.entry.map(|entry| self.name(entry)),
        };
        TableSheet {
            table: table.no,
            chairs: table.seats.iter().map(chair).collect(),
            button: table.next.as_ref().filter(|_| table.fresh).map(|next| next.hand.button),
            dealt: self.view.setup.ruleset.dealer_mode == DealerMode::Dealer,
            captain: None,
        }
    }

    fn table_sheets(
        &self,
        id: TournamentId,
        only: Option<TableNo>,
        room: Option<&RoomLinks<'_>>,
    ) -> TableSheets {
        let wanted = |table: &&TableView| only.is_none_or(|only| only == table.no);
        let sheet = |table: &TableView| TableSheet {
            captain: room.map(|room| (room.captain)(id, table.no)),
            ..self.table_sheet(table)
        };
        let level = |line: &tapis_engine::views::LevelLine| {
            let blinds = line.step.blinds?;
            let tapis_engine::views::Blinds { ante, bring_in, .. } = blinds;
            let turns = self.view.setup.rotation.is_some();
            Some(Blinds {
                level: line.step.level,
                game: line
                    .step
                    .game
                    .filter(|_| turns)
                    .map(|game| game_name(self.language, game))
                    .unwrap_or_default(),
                small: blinds.small.0,
                big: blinds.big.0,
                bets: blinds.bets.map(|bets| (bets.small.0, bets.big.0)),
                ante: ante.0,
                bring_in: bring_in.0,
            })
        };
        TableSheets {
            occasion: self.occasion.clone(),
            tables: self.view.tables.iter().filter(wanted).map(sheet).collect(),
            blinds: self.view.structure.lines.iter().filter_map(level).collect(),
            ante: ante(&self.view.structure.lines),
            wifi: None,
        }
    }

    pub(super) fn final_table(&self) -> FinalTable {
        let table = match self.view.tables.as_slice() {
            [table] if table.players > 0 => Some(self.table_sheet(table)),
            _ => None,
        };
        let prizes = self.view.payouts.iter().filter(|payout| payout.amount > Cents::ZERO);
        FinalTable {
            occasion: self.occasion.clone(),
            over: self.view.phase == Phase::Finished,
            table,
            chips: self.view.clock.chips.0,
            prizes: prizes.map(|payout| (payout.place, payout.amount.0)).collect(),
            currency: self.view.setup.money.as_ref().map(|money| money.currency.clone()).unwrap_or_default(),
        }
    }

    /// The latest moves, or all of them; one player's if a player is named.
    pub(super) fn move_slips(&self, entry: Option<EntryId>, all: bool) -> (Moves, Option<Name>) {
        let Moves { occasion, mut together } = self.moves();
        if let Some(entry) = entry {
            together.iter_mut().for_each(|made| made.moves.retain(|step| step.entry == entry.0));
            together.retain(|made| !made.moves.is_empty());
        }
        let latest = if all { together.len() } else { 1 };
        let together = together.into_iter().take(latest).collect::<Vec<Together>>();
        (Moves { occasion, together }, entry.map(|entry| self.name(entry)))
    }

    pub(super) fn sign_in(&self) -> SignIn {
        let line = |entry: &EntryView| sign_in::SignInRow {
            entry: Some(entry.id.0),
            name: self.name(entry.id),
            due: entry.due.0,
            paid: entry.paid.0,
        };
        let here = self.view.entries.iter().filter(|entry| !entry.withdrawn);
        let signed_up = |state| self.view.sign_ups.lines.iter().filter(move |line| line.state == state);
        let entry_price = self.view.setup.money.as_ref().map_or(Cents::ZERO, Money::entry_price);
        let expected = signed_up(SignUpState::Expected).map(|line| sign_in::SignInRow {
            entry: None,
            name: self.name_of_signed_up(line.member),
            due: entry_price.0,
            paid: 0,
        });
        let mut lines: Vec<sign_in::SignInRow> = here.map(line).chain(expected).collect();
        lines.sort_by_cached_key(|line| (alphabetical(&line.name.last, &line.name.first), line.entry));
        let price =
            self.view.setup.money.as_ref().map(|money| (money.entry_price().0, money.currency.clone()));
        SignIn {
            occasion: Occasion { as_of: self.occasion.as_of, ..self.occasion.clone() },
            starts: self.starts(),
            price,
            lines,
            waiting: signed_up(SignUpState::Waiting)
                .map(|line| self.name_of_signed_up(line.member))
                .collect(),
        }
    }
}
