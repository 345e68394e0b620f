//! Rulesets and structures of the league's lists.

use crate::file::subjects::League;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tapis_engine::base::quantity::Chips;
use tapis_engine::structure::Step;
use tapis_league::{Lists, hex};
use tapis_store::{StoreError, fold};

use super::{ListsChoice, NameOffer, OfferState};
use crate::Problem;
use crate::rules::rulesets::free_name;

/// The setting under which the club stores what it took over.
const TAKEN: &str = "league_rules";

/// Digests of what the club took over from its league, by folded name: what still has its digest follows the league,
/// and the rest is the club's own.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct TakenDigests {
    rulesets: BTreeMap<String, String>,
    structures: BTreeMap<String, String>,
}

/// Parts of a structure that are compared.
type Levels<'a> = (Chips, &'a [Step]);

fn digest(lists: &Lists, content: &impl Serialize) -> Result<String, StoreError> {
    let bytes = serde_json::to_vec(&(lists.key, content)).map_err(StoreError::Unwritable)?;
    Ok(hex::write(&Sha256::digest(bytes)))
}

fn offer<T: PartialEq + Serialize>(
    lists: &Lists,
    name: &str,
    listed: &T,
    own: Option<T>,
    taken: &BTreeMap<String, String>,
) -> Result<NameOffer, Problem> {
    let (state, replaces) = match own {
        None => (OfferState::New, false),
        Some(own) if own == *listed => (OfferState::Same, false),
        Some(own) => {
            let own = digest(lists, &own)?;
            (OfferState::Changed, taken.get(&fold(name)) != Some(&own))
        }
    };
    Ok(NameOffer { name: name.to_owned(), state, replaces })
}

impl League<'_> {
    fn taken_rules(&self) -> Result<TakenDigests, Problem> {
        Ok(self.club.file.settings().kept(TAKEN)?.unwrap_or_default())
    }

    pub(super) fn ruleset_offers(&self, lists: &Lists) -> Result<Vec<NameOffer>, Problem> {
        let (own, taken) = (self.club.file.rules().rulesets()?, self.taken_rules()?.rulesets);
        let mut offers = Vec::new();
        for listed in &lists.rulesets {
            let found = own.iter().find(|own| fold(&own.ruleset.name) == fold(&listed.name));
            offers.push(offer(lists, &listed.name, &listed, found.map(|own| &own.ruleset), &taken)?);
        }
        Ok(offers)
    }

    pub(super) fn structure_offers(&self, lists: &Lists) -> Result<Vec<NameOffer>, Problem> {
        let (own, taken) = (self.club.file.library().structures()?, self.taken_rules()?.structures);
        let mut offers = Vec::new();
        for listed in &lists.structures {
            let found = own.iter().find(|own| fold(&own.name) == fold(&listed.name));
            let found = found.map(|own| -> Levels<'_> { (own.starting_stack, &own.steps) });
            let levels: Levels<'_> = (listed.starting_stack, &listed.steps);
            offers.push(offer(lists, &listed.name, &levels, found, &taken)?);
        }
        Ok(offers)
    }

    /// Refuses a chosen ruleset that the club cannot keep under its name.
    pub(super) fn check_rules(&self, lists: &Lists, choice: &ListsChoice) -> Result<(), Problem> {
        let own = self.club.file.rules().rulesets()?;
        let there = |name: &str| own.iter().any(|own| fold(&own.ruleset.name) == fold(name));
        let chosen = lists.rulesets.iter().filter(|one| choice.rulesets.contains(&one.name));
        for listed in chosen.filter(|one| !there(&one.name)) {
            free_name(&listed.name).map_err(|problem| {
                let values = [("name", listed.name.as_str().into()), ("why", problem.message.into())];
                Problem::new("lists-ruleset_unfit", &values)
            })?;
        }
        Ok(())
    }

    /// Takes over those that were chosen, and answers how many.
    pub(super) fn take_rules(&mut self, lists: &Lists, choice: &ListsChoice) -> Result<u32, Problem> {
        let (mut count, mut taken) = (0, self.taken_rules()?);
        let own = self.club.file.rules().rulesets()?;
        for listed in lists.rulesets.iter().filter(|one| choice.rulesets.contains(&one.name)) {
            match own.iter().find(|own| fold(&own.ruleset.name) == fold(&listed.name)) {
                Some(own) if own.ruleset == *listed => continue,
                Some(own) => self.club.file.rules().save_ruleset(own.id, listed)?,
                None => {
                    self.club.rules().create_ruleset(self.club.language(), &listed.name, listed)?;
                }
            }
            taken.rulesets.insert(fold(&listed.name), digest(lists, listed)?);
            count += 1;
        }
        for listed in lists.structures.iter().filter(|one| choice.structures.contains(&one.name)) {
            self.club.library().save_structure(&listed.name, listed.starting_stack, &listed.steps)?;
            let levels: Levels<'_> = (listed.starting_stack, &listed.steps);
            taken.structures.insert(fold(&listed.name), digest(lists, &levels)?);
            count += 1;
        }
        if count > 0 {
            self.club.file.settings().keep(TAKEN, &taken)?;
        }
        Ok(count)
    }
}
