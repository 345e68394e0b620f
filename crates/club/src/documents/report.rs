//! The facts of the evening's report for the committee.

use tapis_documents::papers::Proof;
use tapis_documents::papers::report::{Attendance, Hours, Incident, Income, Moves, Report, SaleKind, Till};
use tapis_engine::base::quantity::{Cents, Millis, TournamentId};
use tapis_engine::state::seats::MoveCause;
use tapis_engine::state::tournament::Phase;
use tapis_engine::views::{PenaltyState, penalties_view};
use tapis_locale::{Language, Value, text};

use super::evening::{Evening, RulingRecord};
use super::outcome::on_paper;
use crate::Problem;
use crate::documents::Papers;
use crate::documents::outcome::NamedTournament;
use crate::evening::money::{MoneyFor, SoldKind, accounts, money_moves};
use crate::evening::penalties::sanction_words;
use crate::floor::kept_words;

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl Papers<'_> {
    pub(super) fn report(&mut self, id: TournamentId, known: &NamedTournament) -> Result<Report, Problem> {
        let evening = self.evening(id)?;
        let accounts = accounts(&self.club.file.journal().rows(id)?);
        let newcomers = self.club.file.attendance().newcomers(id)?;
        let view = &known.view;
        let minute = |at: Option<Millis>| at.and_then(|at| known.moment(at)).map(|moment| moment.minute);
        let here = || view.entries.iter().filter(|entry| !entry.withdrawn);
        let players = here().count();
        let moved = |cause| count(view.moves.iter().filter(|made| made.cause == cause).count());
        Ok(Report {
            occasion: known.occasion.clone(),
            finished: view.phase == Phase::Finished,
            attendance: Attendance {
                entries: count(players),
                newcomers,
                late: count(here().filter(|entry| entry.late).count()),
                withdrawn: count(view.entries.len() - players),
                tables: evening.tables,
            },
            hours: Hours {
                planned: i64::from(view.setup.start_minute),
                began: minute(evening.began),
                ended: minute(view.ended_at),
                level: evening.level,
            },
            till: crate::Till::of(view, &accounts).map(|till| paper_till(known, till)),
            results: known.result_lines(),
            named: view.named.iter().map(|line| known.named(line)).collect(),
            moves: Moves {
                players: count(view.moves.len()),
                balance: moved(MoveCause::Balance),
                broken: evening.broken,
                redraws: evening.redraws,
            },
            incidents: self.incidents(id, known, &evening, known.language)?,
            proof: self.proof(id, known)?,
        })
    }

    /// The proof of the journal as it is now; `None` if it has no rows.
    pub(super) fn proof(
        &mut self,
        id: TournamentId,
        known: &NamedTournament,
    ) -> Result<Option<Proof>, Problem> {
        let Some(code) = self.club.file.proofs().proof(id)? else { return Ok(None) };
        Ok(Some(Proof { code, key: self.club.proofs().key_on_paper()?, hours_off: known.view.hours_off.0 }))
    }

    /// Penalties, rulings and interruptions of the program, in chronological order.
    fn incidents(
        &mut self,
        id: TournamentId,
        known: &NamedTournament,
        evening: &Evening,
        language: Language,
    ) -> Result<Vec<Incident>, Problem> {
        let mut found: Vec<(Millis, String)> = Vec::new();
        for penalty in penalties_view(self.club.tournament(id)?).lines {
            let values = [
                ("player", known.name(penalty.entry).called().into()),
                ("sanction", sanction_words(language, penalty.sanction).into()),
                ("offence", text(language, &format!("offence-{}", penalty.offence.code()), &[]).into()),
                ("rule", on_paper(&penalty.rule).into()),
                ("lifted", if penalty.state == PenaltyState::Lifted { "yes" } else { "no" }.into()),
            ];
            found.push((penalty.at, text(language, "doc-incident_penalty", &values)));
        }
        found.extend(self.settled(id, known, language)?);
        let voided = self.club.play().voided_entries(language, id)?.into_iter();
        found.extend(voided.map(|line| {
            let named = if line.who.is_empty() { "no" } else { "yes" };
            let values = [("what", line.text.into()), ("named", named.into()), ("who", line.who.into())];
            (line.at.saturating_sub(known.view.hours_off), text(language, "doc-incident_voided", &values))
        }));
        found.extend(evening.rulings.iter().map(|RulingRecord { at, ruling, .. }| {
            let player = ruling.player.map(|entry| known.name(entry).called().into());
            (*at, kept_words(language, ruling, player))
        }));
        for (at, lost) in &evening.given_back {
            let values = [("duration", tapis_locale::duration(lost.0).into())];
            found.push((*at, text(language, "doc-incident_away", &values)));
        }
        if let Some(corrected) = &known.view.corrected {
            let values = [("why", corrected.why.clone().into())];
            found.push((corrected.at, text(language, "action-correct_ranking", &values)));
        }
        found.sort_by_key(|(at, _)| *at);
        let incident = |(at, said)| Some(Incident { at: known.moment(at)?, said });
        Ok(found.into_iter().filter_map(incident).collect())
    }
}

impl Papers<'_> {
    /// Debts that were paid after the end or written off.
    fn settled(
        &mut self,
        id: TournamentId,
        known: &NamedTournament,
        language: Language,
    ) -> Result<Vec<(Millis, String)>, Problem> {
        let Some(money) = &known.view.setup.money else { return Ok(Vec::new()) };
        let said = |key, entry, amount: Cents, why: &str| {
            let values = [
                ("player", known.name(entry).called().into()),
                ("amount", Value::Money(amount.0, money.currency.clone())),
                ("why", why.into()),
            ];
            text(language, key, &values)
        };
        let tournament = self.club.tournament(id)?;
        let over = tournament.ended_at();
        let given_up = tournament.debts().written_off().iter();
        let mut found: Vec<(Millis, String)> = given_up
            .map(|one| (one.at, said("doc-incident_written_off", one.entry, one.amount, &one.why)))
            .collect();
        for moved in money_moves(id, &self.club.file.journal().rows(id)?) {
            if !moved.void && moved.what == MoneyFor::Balance && over.is_some_and(|over| moved.at > over) {
                found.push((moved.at, said("doc-incident_paid_later", moved.entry, moved.amount, "")));
            }
        }
        Ok(found)
    }
}

fn paper_till(known: &NamedTournament, till: crate::Till) -> Till {
    let view = &known.view;
    let kind = |of| match of {
        SoldKind::Entries => SaleKind::Entries,
        SoldKind::ReEntries => SaleKind::ReEntries,
        SoldKind::Rebuys => SaleKind::Rebuys,
        SoldKind::Addons => SaleKind::Addons,
    };
    let taking = |one: crate::Takings| Income { of: kind(one.of), count: one.count, due: one.due.0 };
    Till {
        takings: till.takings.into_iter().map(taking).collect(),
        due: till.due.0,
        received: till.received.0,
        owed: till.debts.iter().map(|debt| (known.name(debt.entry), debt.amount.0)).collect(),
        written_off: till.written_off.0,
        too_much: till.too_much.0,
        pool: view.pool.0,
        bounties: view.bounties.as_ref().map_or(0, |ledger| ledger.pool.0),
        club: till.club.0,
        added: till.added.0,
        unshared: known.unshared(),
        handed: till.handed.0,
        left: till.to_hand.0,
        till: till.holds.0,
        currency: till.currency,
    }
}
