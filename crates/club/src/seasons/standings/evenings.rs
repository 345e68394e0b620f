//! Facts about an evening that formulas and statistics need and only its journal holds: who put out whom, what an entry
//! cost, how large the final table was. Read once, and again where the journal has grown.

use std::sync::Arc;

use tapis_engine::base::quantity::TournamentId;

use crate::file::known_evening::{EveningDetails, KnownEvening};
use crate::{Club, Problem};

impl Club {
    /// An evening, as formulas see it.
    pub(crate) fn evening_details(&mut self, id: TournamentId) -> Result<Arc<EveningDetails>, Problem> {
        let changes = self.file.rows_changed();
        if let Some(known) = self.evenings.get(&id)
            && known.changes == changes
        {
            return Ok(Arc::clone(&known.details));
        }
        let rows = self.file.journal_length(id)?;
        if let Some(known) = self.evenings.get_mut(&id)
            && known.rows == rows
        {
            known.changes = changes;
            return Ok(Arc::clone(&known.details));
        }
        let details = match self.live.get(&id) {
            Some(live) => EveningDetails::of(live),
            None => EveningDetails::of(&*self.replay(id)?),
        };
        let details = Arc::new(details);
        self.evenings.insert(id, KnownEvening { changes, rows, details: Arc::clone(&details) });
        Ok(details)
    }
}
