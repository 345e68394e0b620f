//! The printed ledger of penalties of a tournament.

use std::collections::BTreeMap;

use tapis_documents::papers::penalties::{PenalisedPlayer, Penalties, PenaltyRow};
use tapis_engine::Event;
use tapis_engine::base::quantity::{EntryId, TournamentId};
use tapis_engine::journal::event::read_events;
use tapis_engine::state::penalties::PenaltyNo;
use tapis_engine::views::{PenaltyLine, PenaltyState, penalties_view};
use tapis_locale::{Language, alphabetical, text};

use super::outcome::on_paper;
use crate::Problem;
use crate::documents::Papers;
use crate::documents::outcome::NamedTournament;
use crate::evening::penalties::{sanction_words, state_words};

impl Papers<'_> {
    pub(super) fn penalties_printed(
        &mut self,
        id: TournamentId,
        known: &NamedTournament,
        language: Language,
    ) -> Result<Penalties, Problem> {
        let givers = self.who_punished(id)?;
        let ledger = penalties_view(self.club.tournament(id)?);
        let mut by_player: BTreeMap<EntryId, Vec<PenaltyRow>> = BTreeMap::new();
        for penalty in ledger.lines.iter().rev() {
            let who = givers.get(&penalty.no).cloned().unwrap_or_default();
            let line = line(penalty, known, who, language);
            by_player.entry(penalty.entry).or_default().extend(line);
        }
        let mut players: Vec<PenalisedPlayer> = by_player
            .into_iter()
            .map(|(entry, lines)| PenalisedPlayer { name: known.name(entry), lines })
            .collect();
        players.sort_by_cached_key(|player| alphabetical(&player.name.last, &player.name.first));
        Ok(Penalties { occasion: known.occasion.clone(), players })
    }

    /// Person at the desk for each penalty.
    fn who_punished(&self, id: TournamentId) -> Result<BTreeMap<PenaltyNo, String>, Problem> {
        let rows = self.club.file.journal().rows(id)?;
        let mut givers = BTreeMap::new();
        for row in rows.into_iter().filter(tapis_store::JournalRow::active) {
            for event in read_events(row.version, &row.events).unwrap_or_default() {
                if let Event::Penalised { penalty, .. } = event {
                    givers.insert(penalty, row.who.clone());
                }
            }
        }
        Ok(givers)
    }
}

fn line(
    penalty: &PenaltyLine,
    known: &NamedTournament,
    who: String,
    language: Language,
) -> Option<PenaltyRow> {
    let offence = text(language, &format!("offence-{}", penalty.offence.code()), &[]);
    let note = penalty.note.trim();
    let lifted = penalty.state == PenaltyState::Lifted;
    Some(PenaltyRow {
        at: known.moment(penalty.at)?,
        offence: if note.is_empty() { offence } else { format!("{offence} – {note}") },
        rule: on_paper(&penalty.rule),
        sanction: sanction_words(language, penalty.sanction),
        state: state_words(language, penalty),
        who,
        lifted,
    })
}
