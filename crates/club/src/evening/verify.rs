//! Whether a club file says one thing everywhere: the file itself, the journal's chain, the
//! tables against the journal, the engine's invariants.

use crate::Problem;
use crate::evening::live_tables::all_tables;
use crate::file::subjects::Audit;

impl Audit<'_> {
    /// Everything that is not as it should be, in words for a developer; empty if all is well.
    ///
    /// # Errors
    /// If the file cannot be read at all.
    pub fn verify(&self) -> Result<Vec<String>, Problem> {
        let found = self.club.file.checks().check();
        let mut findings: Vec<String> = found?.iter().map(|finding| format!("{finding:?}")).collect();
        for row in self.club.file.tournaments().all()? {
            let tournament = match self.club.replay(row.id) {
                Ok(tournament) => tournament,
                Err(error) => {
                    findings.push(error.to_string());
                    continue;
                }
            };
            if let Err(broken) = tournament.invariants().check_invariants() {
                findings.push(format!("tournament {}: {}", row.id, broken.0));
            }
            if all_tables(&tournament).since(&self.club.file.checks().live_tables(row.id)?).rows() > 0 {
                findings.push(format!("tournament {}: the tables differ from the journal", row.id));
            }
        }
        Ok(findings)
    }
}
