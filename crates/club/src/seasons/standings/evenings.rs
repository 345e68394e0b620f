//! Facts about an evening that formulas and statistics need and only its journal holds: who put out whom, what an entry
//! cost, how large the final table was. Read once, and again where the journal has grown.

use crate::file::subjects::Seasons;
use std::sync::Arc;

use tapis_engine::base::quantity::TournamentId;

use crate::Problem;
use crate::file::known_evening::{EveningDetails, KnownEvening};

impl Seasons<'_> {
    /// An evening, as formulas see it.
    pub(crate) fn evening_details(&mut self, id: TournamentId) -> Result<Arc<EveningDetails>, Problem> {
        let changes = self.club.file.journal().rows_changed();
        if let Some(known) = self.club.evenings.get(&id)
            && known.changes == changes
        {
            return Ok(Arc::clone(&known.details));
        }
        let rows = self.club.file.journal().journal_length(id)?;
        if let Some(known) = self.club.evenings.get_mut(&id)
            && known.rows == rows
        {
            known.changes = changes;
            return Ok(Arc::clone(&known.details));
        }
        let details = match self.club.live.get(&id) {
            Some(live) => EveningDetails::of(live),
            None => EveningDetails::of(&*self.club.replay(id)?),
        };
        let details = Arc::new(details);
        self.club.evenings.insert(id, KnownEvening { changes, rows, details: Arc::clone(&details) });
        Ok(details)
    }
}
