//! A random but lawful evening to its winner, for rehearsal and for tests: players go out as fast
//! as the engine's model of an evening says, give or take.

use rand::rngs::ChaCha20Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tapis_engine::base::quantity::{Chips, EntryId, MemberId, Millis, TournamentId};
use tapis_engine::journal::action::{BustLine, Position};
use tapis_engine::play::advice::AdviceKind;
use tapis_engine::rules::rebuys::RebuyPhase;
use tapis_engine::setup::RoomTable;
use tapis_engine::state::penalties::{Offence, PlayedUnit, Sanction};
use tapis_engine::{Action, SetupDraft};
use tapis_locale::Language;
use tapis_store::MemberDraft;

use crate::{Club, Problem};

/// Result of an evening in figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Figures {
    pub actions: u32,
    /// Undone and done again.
    pub turns: u32,
    /// Refused, as they should be.
    pub refused: u32,
    pub moves: u32,
    pub bought: u32,
    pub re_entered: u32,
}

/// A random evening under way.
pub struct Evening<'a> {
    club: &'a mut Club,
    language: Language,
    changed: Box<dyn Fn(SetupDraft) -> SetupDraft + 'a>,
    /// Members of the club who are not registered yet, the next one last.
    own: Vec<MemberId>,
    dice: ChaCha20Rng,
    now: Millis,
    /// Time of the next elimination.
    due: Millis,
    figures: Figures,
    /// Called with the number of rows after each acknowledged action.
    acknowledged: &'a mut dyn FnMut(i64),
}

impl<'a> Evening<'a> {
    /// Prepares an evening of so many players in this club.
    pub fn new(club: &'a mut Club, seed: u64, now: Millis, acknowledged: &'a mut dyn FnMut(i64)) -> Self {
        Evening {
            language: club.language(),
            changed: Box::new(|setup| setup),
            own: Vec::new(),
            club,
            dice: ChaCha20Rng::seed_from_u64(seed),
            now,
            due: now,
            figures: Figures::default(),
            acknowledged,
        }
    }

    /// With a tournament named in this language; else in the club's.
    #[must_use]
    pub fn in_language(mut self, language: Language) -> Self {
        self.language = language;
        self
    }

    /// Of a set-up made of the template's; else of that.
    #[must_use]
    pub fn set_up_as(mut self, changed: impl Fn(SetupDraft) -> SetupDraft + 'a) -> Self {
        self.changed = Box::new(changed);
        self
    }

    /// Registers the club's own members in random order, except those who may not play. Made-up players are added only
    /// when there are no members left.
    ///
    /// # Errors
    /// If the members cannot be read.
    pub fn of_members(mut self) -> Result<Self, Problem> {
        let all = self.club.library().find_members("", false, usize::MAX)?;
        self.own = all.iter().map(|member| member.id).collect();
        self.own.shuffle(&mut self.dice);
        Ok(self)
    }

    /// Plays it to the end.
    ///
    /// # Errors
    /// The first action that should have been done and was not.
    pub fn play(mut self, players: u32) -> Result<(TournamentId, Figures), Problem> {
        let id = self.set_up(players)?;
        self.register(id, players)?;
        self.act(id, &Action::DrawSeats)?;
        self.act(id, &Action::Start)?;
        self.await_next(id)?;
        while self.club.tournament(id)?.counts().left > 1 {
            self.now += Millis(self.dice.random_range(1_000..60_000));
            self.follow_advice(id)?;
            match self.dice.random_range(0..20) {
                0 => self.turn_back_and_forth(id)?,
                1 => self.pause(id)?,
                2 => self.buy(id)?,
                3 => self.revive(id)?,
                4 => self.come_late(id)?,
                5 => self.penalise(id)?,
                6..=9 if self.club.tournament(id)?.setup().re_entries.is_some() => self.re_enter(id)?,
                _ => self.bust(id)?,
            }
        }
        self.act(id, &Action::Finish { stacks: Vec::new() })?;
        Ok((id, self.figures))
    }

    fn set_up(&mut self, players: u32) -> Result<TournamentId, Problem> {
        let today = crate::file::club::today();
        let rebuys = self.dice.random_bool(0.5);
        let make = if rebuys { crate::rebuy } else { crate::freezeout };
        let mut setup = make(self.language, today);
        let tables = u16::try_from(players.div_ceil(8) + 2).unwrap_or(u16::MAX);
        setup.tables = (1..=tables).map(|no| RoomTable::new(no, 9)).collect();
        setup.seats_per_table = self.dice.random_range(6..=9);
        setup.tables.extend((1..=tables / 2).map(|no| RoomTable::new(tables + no, 9)));
        self.club.tournaments().create_tournament((self.changed)(setup), None, self.now)
    }

    fn act(&mut self, id: TournamentId, action: &Action) -> Result<(), Problem> {
        let acted = self.club.play().act_with(id, action, self.now, &mut self.dice)?;
        self.figures.actions += 1;
        (self.acknowledged)(acted.seq);
        Ok(())
    }

    fn member(&mut self, number: u32) -> Result<MemberId, Problem> {
        if let Some(member) = self.own.pop() {
            return Ok(member);
        }
        let draft = MemberDraft {
            last_name: format!("Joueur {number}"),
            first_name: "Dé".to_owned(),
            ..MemberDraft::default()
        };
        Ok(self.club.library().save_member(draft, self.now)?.id)
    }

    fn register(&mut self, id: TournamentId, players: u32) -> Result<(), Problem> {
        let mut registered = 0;
        while registered < players {
            let own = !self.own.is_empty();
            let member = self.member(registered + 1)?;
            let paid = self.dice.random_bool(0.8);
            match self.act(id, &Action::Register { member, born: None, paid }) {
                // Excluded, or too young.
                Err(_) if own => self.figures.refused += 1,
                done => {
                    done?;
                    registered += 1;
                }
            }
        }
        Ok(())
    }

    fn anyone(&mut self, id: TournamentId) -> Result<EntryId, Problem> {
        let alive: Vec<EntryId> = self.club.tournament(id)?.alive().map(|entry| entry.id).collect();
        let index = self.dice.random_range(0..alive.len().max(1));
        Ok(alive.get(index).copied().unwrap_or(EntryId(1)))
    }

    /// The wait for the next elimination varies as much as it lasts.
    fn await_next(&mut self, id: TournamentId) -> Result<(), Problem> {
        let chance = -(1.0 - self.dice.random::<f64>()).ln();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is clamped")]
        let need = (chance * 1e6).clamp(1.0, 1e9) as u32;
        self.due = self.now + self.club.tournament(id)?.end_forecast().situation(self.now).next_out(need);
        Ok(())
    }

    fn bust(&mut self, id: TournamentId) -> Result<(), Problem> {
        self.now = self.now.max(self.due);
        let first = self.anyone(id)?;
        let mut players =
            vec![BustLine { entry: first, by: None, stack: Some(Chips(self.dice.random_range(0..5_000))) }];
        if self.dice.random_range(0..10) == 0 && self.club.tournament(id)?.counts().left > 3 {
            let second = self.anyone(id)?;
            if second != first {
                let stack = Some(Chips(self.dice.random_range(0..5_000)));
                players.push(BustLine { entry: second, by: None, stack });
            }
        }
        self.act(id, &Action::Bust { players })?;
        self.await_next(id)
    }

    fn come_late(&mut self, id: TournamentId) -> Result<(), Problem> {
        if self.club.tournament(id)?.registration().registration_open(self.now) {
            let number = 1_000 + self.figures.actions;
            let member = self.member(number)?;
            self.act_or_be_refused(id, &Action::Register { member, born: None, paid: true });
        }
        Ok(())
    }

    /// The room may be full: then the refusal is right.
    fn act_or_be_refused(&mut self, id: TournamentId, action: &Action) {
        if self.act(id, action).is_err() {
            self.figures.refused += 1;
        }
    }

    fn pause(&mut self, id: TournamentId) -> Result<(), Problem> {
        self.act(id, &Action::PauseClock)?;
        self.now += Millis::of_seconds(30);
        self.act(id, &Action::ResumeClock)
    }

    fn buy(&mut self, id: TournamentId) -> Result<(), Problem> {
        let entry = self.anyone(id)?;
        for action in
            [Action::Rebuy { entry, stack: Chips::ZERO, paid: true }, Action::AddOn { entry, paid: true }]
        {
            match self.act(id, &action) {
                Ok(()) => self.figures.bought += 1,
                Err(_) => self.figures.refused += 1,
            }
        }
        if self.dice.random_bool(0.2) {
            let phases = [RebuyPhase::AfterExtraHand1, RebuyPhase::AfterExtraHand2, RebuyPhase::Closed];
            let phase = phases.get(self.dice.random_range(0..3)).copied().unwrap_or(RebuyPhase::Closed);
            self.act(id, &Action::SetRebuyPhase { table: None, phase })?;
        }
        Ok(())
    }

    fn revive(&mut self, id: TournamentId) -> Result<(), Problem> {
        if let Some(entry) = self.club.tournament(id)?.eliminated().last().copied() {
            self.act_or_be_refused(id, &Action::Revive { entry });
        }
        Ok(())
    }

    /// One of those who are out buys another entry, where the rules let him.
    fn re_enter(&mut self, id: TournamentId) -> Result<(), Problem> {
        let out = self.club.tournament(id)?.eliminated().to_vec();
        let index = self.dice.random_range(0..out.len().max(1));
        let Some(entry) = out.get(index).copied() else { return Ok(()) };
        let paid = self.dice.random_bool(0.8);
        match self.act(id, &Action::ReEnter { entry, paid }) {
            Ok(()) => self.figures.re_entered += 1,
            Err(_) => self.figures.refused += 1,
        }
        Ok(())
    }

    /// Somebody is punished by the ladder, hands are counted, now and then a penalty is lifted.
    fn penalise(&mut self, id: TournamentId) -> Result<(), Problem> {
        let entry = self.anyone(id)?;
        let offence = Offence::ALL.get(self.dice.random_range(0..Offence::ALL.len())).copied();
        let offence = offence.unwrap_or(Offence::Other);
        let grave = self.dice.random_range(0..8) == 0;
        let tournament = self.club.tournament(id)?;
        let step = tournament.conduct().penalty_advice(entry, offence).map(|advice| advice.suggested);
        let table = tournament.entry(entry).and_then(|entry| entry.seat()).map(|at| at.table);
        let sanction = if grave { Some(Sanction::Disqualified) } else { step.map(Sanction::from) };
        if let Some(sanction) = sanction {
            let stack = Some(Chips(self.dice.random_range(0..5_000)));
            let note = String::new();
            self.act_or_be_refused(id, &Action::Penalise { entry, offence, sanction, note, stack });
        }
        if let Some(table) = table {
            let unit = if self.dice.random_bool(0.5) { PlayedUnit::Hand } else { PlayedUnit::Round };
            self.act_or_be_refused(id, &Action::CountPlayed { table, unit });
        }
        let given = u32::try_from(self.club.tournament(id)?.conduct().penalties().len()).unwrap_or(0);
        if self.dice.random_range(0..4) == 0 && given > 0 {
            let penalty = self.dice.random_range(1..=given);
            self.act_or_be_refused(id, &Action::LiftPenalty { penalty });
        }
        Ok(())
    }

    fn turn_back_and_forth(&mut self, id: TournamentId) -> Result<(), Problem> {
        let steps = self.dice.random_range(1..4);
        for _ in 0..steps {
            self.club.play().undo(id, self.now)?;
        }
        for _ in 0..steps {
            self.club.play().redo(id, self.now)?;
        }
        self.figures.turns += 2 * steps;
        Ok(())
    }

    /// Does what the program advises until it advises nothing more.
    fn follow_advice(&mut self, id: TournamentId) -> Result<(), Problem> {
        for _ in 0..100 {
            let advice = self.club.tournament(id)?.adviser().advice(self.now);
            let Some(advice) = advice.into_iter().find(|advice| !advice.postponed) else { return Ok(()) };
            let action = match advice.kind {
                AdviceKind::Finish { .. } => return Ok(()),
                AdviceKind::FinalTable { .. } => Action::DrawFinalTable { table: None },
                AdviceKind::Redraw { .. } => Action::RedrawSeats,
                AdviceKind::NextRound { .. } => Action::DrawRound,
                AdviceKind::NoShow { entry, chips, .. } => Action::RemoveAbsent { entry, stack: chips },
                AdviceKind::Break { table, .. } => Action::BreakTable { table },
                AdviceKind::Balance { no_seat: true, .. } => Action::Postpone { key: advice.key },
                AdviceKind::Balance { from, to, ask, .. } => match ask.first() {
                    Some(table) => self.tell(id, *table)?,
                    None => Action::Balance { from, to, entry: None, seat: None },
                },
            };
            match self.act(id, &action) {
                Ok(()) => {}
                // A table with one player has no positions to be told: the director decides.
                Err(_) => {
                    self.figures.refused += 1;
                    let key = advice_key(self.club, id, self.now)?;
                    return self.act(id, &Action::Postpone { key });
                }
            }
            self.figures.moves = u32::try_from(self.club.tournament(id)?.moves().len()).unwrap_or(u32::MAX);
        }
        Ok(())
    }

    fn tell(&mut self, id: TournamentId, table: u16) -> Result<Action, Problem> {
        let occupied =
            self.club.tournament(id)?.tables().get(&table).map(|table| table.occupied()).unwrap_or_default();
        let index = self.dice.random_range(0..occupied.len().max(1));
        let seat = occupied.get(index).copied().unwrap_or(1);
        let position = if self.dice.random_bool(0.5) { Position::Button } else { Position::BigBlind };
        Ok(Action::TellPosition { table, seat, position })
    }
}

fn advice_key(club: &mut Club, id: TournamentId, now: Millis) -> Result<String, Problem> {
    let advice = club.tournament(id)?.adviser().advice(now);
    Ok(advice.into_iter().next().map(|advice| advice.key).unwrap_or_default())
}
