//! The second place of the open club: a folder that this computer remembers for it.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::store::{SecondState, SecondTold};
use tapis_club::{Club, Problem};

use crate::base::lock::locked;
use crate::commands::club::ClubCommands;
use crate::program::memory::{keep, recall};
use crate::program::subjects::FollowingComputer;
use crate::{ClubState, Dialog, Host, Notice};

#[commands]
impl SecondPlaceCommands<'_> {
    /// Chooses the folder that is the club's second place: one named, or one that the person chooses; `null` if none
    /// was chosen.
    #[audience(host)]
    pub fn second_place_choose(&self, folder: Option<String>) -> Result<Option<ClubState>, Problem> {
        let Some(folder) = self.place_to_change(folder, Dialog::Folder)? else { return Ok(None) };
        self.change(None, |club| {
            let known = SecondPlaceMemory { folder: folder.display().to_string(), reached: None };
            let told = self.api.following().second_told(club);
            club.standby().set_second_place(&folder, None, told)?;
            self.api.following().remember_second(club, Some(known));
            Ok(())
        })?;
        ClubCommands(self.0).club_state().map(Some)
    }

    /// The club has no second place any more. What is there stays there.
    #[audience(host)]
    pub fn second_place_clear(&self) -> Result<ClubState, Problem> {
        self.change(None, |club| {
            club.standby().forget_second_place()?;
            self.api.following().remember_second(club, None);
            Ok(())
        })?;
        ClubCommands(self.0).club_state()
    }

    /// The club's file was copied from another club's to begin this one: the two are told apart from now on.
    #[audience(host)]
    pub fn club_is_another(&self) -> Result<(), Problem> {
        self.change(None, |club| club.standby().become_another_club())
    }
}

/// The second places of this computer's clubs, by the clubs' files.
const MEMORY: &str = "second-places.json";

/// Data remembered of a second place.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct SecondPlaceMemory {
    folder: String,
    reached: Option<i64>,
}

type Memory = BTreeMap<String, SecondPlaceMemory>;

fn key(club: &Path) -> String {
    club.display().to_string()
}

/// Changes what is remembered; `one` keeps others from doing so meanwhile.
fn change(host: &dyn Host, one: &Mutex<()>, work: impl FnOnce(&mut Memory)) {
    let _one = locked(one);
    let mut memory: Memory = recall(host, MEMORY).unwrap_or_default();
    work(&mut memory);
    keep(host, MEMORY, &memory);
}

impl FollowingComputer<'_> {
    fn remember_second(self, club: &Club, known: Option<SecondPlaceMemory>) {
        let key = key(club.file().path());
        change(&*self.api.host, &self.api.memory, |memory| match known {
            Some(known) => drop(memory.insert(key, known)),
            None => drop(memory.remove(&key)),
        });
    }

    /// Remembers when the place was reached, and has the pages look at it.
    fn second_told(self, club: &Club) -> SecondTold {
        let (host, one, key) =
            (Arc::clone(&self.api.host), Arc::clone(&self.api.memory), key(club.file().path()));
        let teller = Arc::clone(&self.api.teller);
        Box::new(move |state| {
            change(&*host, &one, |memory| {
                if let Some(known) = memory.get_mut(&key) {
                    known.reached = state.reached;
                }
            });
            teller.tell(Notice::Changed(None));
        })
    }

    /// Follows the club to the second place that is remembered for it.
    pub(crate) fn follow_second(self, club: &mut Club) -> Result<(), Problem> {
        let memory: Memory = recall(&*self.api.host, MEMORY).unwrap_or_default();
        let Some(known) = memory.get(&key(club.file().path())) else { return Ok(()) };
        let told = self.second_told(club);
        club.standby().set_second_place(Path::new(&known.folder), known.reached, told)
    }

    /// The copy in the second place is about to be opened: it is no longer written. True: it was.
    pub(crate) fn release_second(self, copy: &Path) -> bool {
        let release = |club: &mut Club| {
            let place = club.file().second_copy().and_then(|second| second.canonicalize().ok());
            let same = place.is_some_and(|second| copy.canonicalize().is_ok_and(|copy| copy == second));
            if same {
                club.standby().forget_second_place()?;
            }
            Ok(same)
        };
        self.api.read(release).unwrap_or(false)
    }

    /// Remembers when the second place was last reached, as the club is about to be left.
    pub(crate) fn note_second(self, club: &mut Club) {
        let Some(SecondState { folder, reached, .. }) = club.standby().second_place() else { return };
        self.remember_second(club, Some(SecondPlaceMemory { folder: folder.display().to_string(), reached }));
    }
}
