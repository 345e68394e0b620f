//! What players' telephones read.

use tapis_api_macros::commands;
use tapis_club::engine::quantity::{EntryId, TournamentId};
use tapis_club::{PhoneOwn, PhonePlayer, PhoneRules, PhoneStandings, PhoneView, Problem};

use crate::Call;

#[commands]
impl Call<'_> {
    /// The evening as telephones show it to everybody.
    #[audience(public)]
    pub fn phone_view(&self) -> Result<PhoneView, Problem> {
        Ok(self.api.phones()?.view(self.now()))
    }

    /// Everybody in a tournament, by name; empty: telephones do not show it.
    #[audience(public)]
    pub fn phone_players(&self, id: TournamentId) -> Result<Vec<PhonePlayer>, Problem> {
        Ok(self.api.phones()?.players(id))
    }

    /// A player's own page; null: there is no such player, or telephones do not show that tournament.
    #[audience(public)]
    pub fn phone_own(&self, id: TournamentId, entry: EntryId) -> Result<Option<PhoneOwn>, Problem> {
        Ok(self.api.phones()?.own(id, entry, self.now()))
    }

    /// The standings that a tournament counts for, with this evening as it stands; empty: there are none, or the
    /// club does not show them.
    #[audience(public)]
    pub fn phone_standings(&self, id: TournamentId) -> Result<Vec<PhoneStandings>, Problem> {
        self.read(|club| club.phone_standings(self.language(), id))
    }

    /// The booklet of a tournament's rules; null: the club does not show it.
    #[audience(public)]
    pub fn phone_rules(&self, id: TournamentId) -> Result<Option<PhoneRules>, Problem> {
        self.read(|club| club.phone_rules(self.language(), id, self.now()))
    }
}
