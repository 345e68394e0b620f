//! The league's lists: compared with the club, and taken over as a person chooses.

mod rules;
mod view;

use crate::file::subjects::League;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use chrono::NaiveDate;
use tapis_engine::SetupDraft;
use tapis_engine::base::quantity::{MemberId, Millis};
use tapis_league::{ListedEvening, ListedPerson, ListedSanction, Lists, fingerprint};
use tapis_store::{Exclusion, Member, MemberDraft, TournamentRow, fold};

use crate::Problem;
use crate::members::licences::licence_letters;
use crate::members::records::read_up_to;

pub use view::{
    CalendarOffer, CardDifference, ExclusionOffer, LeagueField, LicensedStranger, ListedName, ListsChoice,
    ListsTaken, ListsView, NameOffer, OfferState,
};

/// The lists matched with the club's members.
struct ListComparison<'a> {
    lists: &'a Lists,
    /// Each member of the club on the lists, with the index there.
    members: BTreeMap<MemberId, (Member, usize)>,
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn changes(member: &Member, person: &ListedPerson) -> Vec<(LeagueField, Option<String>, String)> {
    let card = &member.card;
    let mut all = Vec::new();
    let own = card.licence.as_deref().map(licence_letters);
    if let Some(listed) = person.licence.as_ref().filter(|listed| own != Some(licence_letters(listed))) {
        all.push((LeagueField::Licence, card.licence.clone(), listed.clone()));
    }
    if card.last_name != person.last_name {
        all.push((LeagueField::LastName, Some(card.last_name.clone()), person.last_name.clone()));
    }
    if card.first_name != person.first_name {
        all.push((LeagueField::FirstName, Some(card.first_name.clone()), person.first_name.clone()));
    }
    if let Some(born) = person.born.filter(|born| card.born != Some(*born)) {
        all.push((LeagueField::Born, card.born.map(|born| born.to_string()), born.to_string()));
    }
    all
}

/// The sanction that the club should have: the one in force on this day that ends last, otherwise the next to begin.
fn sanction_of(person: &ListedPerson, today: NaiveDate) -> Option<&ListedSanction> {
    let end = |one: &ListedSanction| one.until.unwrap_or(NaiveDate::MAX);
    let ahead = person.sanctions.iter().filter(|one| end(one) >= today);
    // One that began earlier counts as beginning today.
    ahead.min_by_key(|one| (one.since.max(today), Reverse(end(one)), *one))
}

fn exclusion(member: MemberId, sanction: &ListedSanction) -> Exclusion {
    let ListedSanction { since, until, reason, decided_by } = sanction.clone();
    Exclusion { member, since, until, reason, decided_by }
}

/// Whether the club took an exclusion over from the league.
fn is_the_leagues(taken_over: &BTreeMap<MemberId, Vec<ListedSanction>>, own: &Exclusion) -> bool {
    let theirs = taken_over.get(&own.member).into_iter().flatten();
    theirs.map(|sanction| exclusion(own.member, sanction)).any(|theirs| theirs == *own)
}

fn is_there(rows: &[TournamentRow], evening: &ListedEvening) -> bool {
    let day = evening.date.to_string();
    rows.iter().any(|row| row.date == day && fold(&row.name) == fold(&evening.name))
}

impl<'a> League<'a> {
    fn compared<'t>(&self, lists: &'t Lists) -> Result<ListComparison<'t>, Problem> {
        let naming = self.league_naming()?;
        let mut at_uid = BTreeMap::new();
        let (mut at_licence, mut at_name) = (BTreeMap::new(), BTreeMap::<_, Vec<usize>>::new());
        for (at, person) in lists.persons.iter().enumerate() {
            let own = person.records.iter().filter(|record| record.club == naming.club);
            at_uid.extend(own.map(|record| (record.member, at)));
            if let Some(licence) = person.licence.as_deref().and_then(licence_letters) {
                at_licence.insert(licence, at);
            }
            at_name.entry((fold(&person.last_name), fold(&person.first_name))).or_default().push(at);
        }
        let mut uids = BTreeMap::new();
        for id in naming.origins.keys() {
            let kept = naming.merged.get(id).copied().unwrap_or(*id);
            if let Some(at) = at_uid.get(&naming.uid(*id)) {
                uids.insert(kept, *at);
            }
        }
        let mut members = BTreeMap::new();
        let mut taken = BTreeSet::new();
        let all: Vec<Member> = self
            .club
            .file
            .members()
            .all()?
            .into_iter()
            .filter(|one| !one.erased && one.merged_into.is_none())
            .collect();
        // The most certain match first, so that a weaker one cannot claim a person who is matched with certainty.
        let by_uid = |member: &Member| uids.get(&member.id).copied();
        let by_licence =
            |member: &Member| at_licence.get(&licence_letters(member.card.licence.as_deref()?)?).copied();
        let by_name = |member: &Member| {
            let key = (fold(&member.card.last_name), fold(&member.card.first_name));
            let [at] = at_name.get(&key)?.as_slice() else { return None };
            let person = lists.persons.get(*at)?;
            // A different birth date or licence means a different person.
            let licences = member.card.licence.as_deref().zip(person.licence.as_deref());
            let differs = member.card.born.zip(person.born).is_some_and(|(own, listed)| own != listed)
                || licences.is_some_and(|(own, listed)| licence_letters(own) != licence_letters(listed));
            (!differs).then_some(*at)
        };
        let mut find = |way: &dyn Fn(&Member) -> Option<usize>| {
            for member in &all {
                if !members.contains_key(&member.id)
                    && let Some(at) = way(member).filter(|at| taken.insert(*at))
                {
                    members.insert(member.id, (member.clone(), at));
                }
            }
        };
        find(&by_uid);
        find(&by_licence);
        find(&by_name);
        Ok(ListComparison { lists, members })
    }

    /// Compares the lists in a file with the club. `search` finds persons who are not members, of whom a limited number
    /// is shown.
    ///
    /// # Errors
    /// If the file is not valid.
    pub fn lists_view(
        &mut self,
        packed: &[u8],
        search: &str,
        most: usize,
        today: NaiveDate,
    ) -> Result<ListsView, Problem> {
        let lists = read(packed)?;
        let compared = self.compared(&lists)?;
        let settings = self.league_settings()?;
        let key = fingerprint(&lists.key.0);
        let (mut members, mut excluded, mut lifted) = (Vec::new(), Vec::new(), Vec::new());
        let taken_over = self.league_sanctions()?;
        for (id, (member, at)) in &compared.members {
            let Some(person) = lists.persons.get(*at) else { continue };
            let changes = changes(member, person);
            if !changes.is_empty() {
                members.push(CardDifference { member: *id, name: member.card.full_name(), changes });
            }
            let own = self.club.file.exclusions().exclusion(*id)?;
            if let Some(wanted) = sanction_of(person, today).map(|sanction| exclusion(*id, sanction))
                && own.as_ref() != Some(&wanted)
            {
                let replaces = own.as_ref().is_some_and(|own| !is_the_leagues(&taken_over, own));
                excluded.push(ExclusionOffer { name: member.card.full_name(), exclusion: wanted, replaces });
            }
        }
        for id in taken_over.keys() {
            let listed = compared.members.get(id).and_then(|(_, at)| lists.persons.get(*at));
            let holds = listed.is_some_and(|person| sanction_of(person, today).is_some());
            let own = self.club.file.exclusions().exclusion(*id)?;
            if !holds && own.is_some_and(|own| is_the_leagues(&taken_over, &own)) {
                lifted.push(ListedName {
                    member: *id,
                    name: self.club.file.members().member(*id)?.card.full_name(),
                });
            }
        }
        members.sort_by_cached_key(|one: &CardDifference| fold(&one.name));
        let rows = self.club.tournaments().all()?;
        let offer = |(at, evening): (usize, &ListedEvening)| CalendarOffer {
            at: count(at),
            date: evening.date,
            name: evening.name.clone(),
            venue: evening.venue.clone(),
            there: is_there(&rows, evening),
        };
        let all = compared.strangers();
        let found = search_in(&all, search);
        Ok(ListsView {
            known: settings.league.as_ref() == Some(&key),
            older: settings.lists.is_some_and(|last| lists.made < last),
            league: lists.league.clone(),
            key,
            made: lists.made,
            persons: count(lists.persons.len()),
            members,
            excluded,
            lifted,
            calendar: lists.calendar.iter().enumerate().map(offer).collect(),
            rulesets: self.ruleset_offers(&lists)?,
            structures: self.structure_offers(&lists)?,
            strangers: found.iter().take(most).map(|(at, person)| stranger(*at, person)).collect(),
            strangers_found: count(found.len()),
            strangers_in_all: count(all.len()),
        })
    }

    /// Takes over what was chosen. `league` is the fingerprint of the league's key that a person has compared, if the
    /// club does not know the league yet. Repeating it changes nothing.
    ///
    /// # Errors
    /// `lists-other_league`, `lists-unknown_league`; or if the league's data for a card, an evening or a name is
    /// invalid.
    pub fn take_lists(
        &mut self,
        packed: &[u8],
        choice: &ListsChoice,
        league: Option<&str>,
        now: Millis,
        today: NaiveDate,
    ) -> Result<ListsTaken, Problem> {
        let lists = read(packed)?;
        let key = fingerprint(&lists.key.0);
        match self.league_settings()?.league {
            Some(known) if known == key => {}
            Some(known) => {
                let values = [("key", key.as_str().into()), ("known", known.as_str().into())];
                return Err(Problem::new("lists-other_league", &values));
            }
            None if league == Some(key.as_str()) => {}
            None => return Err(Problem::new("lists-unknown_league", &[("key", key.as_str().into())])),
        }
        let compared = self.compared(&lists)?;
        let mut taken = ListsTaken { members: 0, added: 0, exclusions: 0, evenings: 0, rules: 0 };
        let evenings = self.evenings_to_plan(&lists, choice)?;
        self.check_rules(&lists, choice)?;
        let mut drafts = Vec::new();
        for (id, (member, at)) in &compared.members {
            let Some(person) = lists.persons.get(*at) else { continue };
            if choice.members.contains(id) && !changes(member, person).is_empty() {
                drafts.push(MemberDraft { id: Some(*id), ..of(person, member.card.clone().draft(*id)) });
                taken.members += 1;
            }
        }
        let known: BTreeSet<usize> = compared.members.values().map(|(_, at)| *at).collect();
        for at in &choice.strangers {
            let at = usize::try_from(*at).unwrap_or(usize::MAX);
            if let Some(person) = lists.persons.get(at).filter(|_| !known.contains(&at)) {
                drafts.push(of(person, MemberDraft::default()));
                taken.added += 1;
            }
        }
        if !drafts.is_empty() {
            self.club.library().add_members(drafts, now)?;
        }
        let mut sanctions = self.league_sanctions()?;
        let mut excluded = Vec::new();
        for id in &choice.excluded {
            let person = compared.members.get(id).and_then(|(_, at)| lists.persons.get(*at));
            if let Some(sanction) = person.and_then(|person| sanction_of(person, today)) {
                sanctions.entry(*id).or_default().push(sanction.clone());
                excluded.push((*id, sanction.clone()));
            }
        }
        // Recorded first: if the program ends here, the club still knows that the exclusion is the league's, so the
        // league can lift it.
        if !excluded.is_empty() {
            self.keep_league_sanctions(&sanctions)?;
        }
        for (id, sanction) in excluded {
            self.club.library().exclude(&exclusion(id, &sanction))?;
            sanctions.insert(id, vec![sanction]);
            taken.exclusions += 1;
        }
        for id in &choice.lifted {
            if sanctions.remove(id).is_some() && self.club.file.exclusions().exclusion(*id)?.is_some() {
                self.club.library().lift_exclusion(*id)?;
                taken.exclusions += 1;
            }
        }
        self.keep_league_sanctions(&sanctions)?;
        taken.rules = self.take_rules(&lists, choice)?;
        taken.evenings = count(evenings.len());
        for (setup, day) in evenings {
            self.club.schedule().create_series(&setup, &[day], now)?;
        }
        self.note_lists(&key, lists.made)?;
        Ok(taken)
    }

    /// The set-ups of the chosen evenings: the club's usual template with the league's data.
    fn evenings_to_plan(
        &mut self,
        lists: &Lists,
        choice: &ListsChoice,
    ) -> Result<Vec<(SetupDraft, NaiveDate)>, Problem> {
        let rows = self.club.tournaments().all()?;
        let usual = self.club.library().templates()?.into_iter().next();
        let mut all = Vec::new();
        for at in &choice.calendar {
            let evening = usize::try_from(*at).ok().and_then(|at| lists.calendar.get(at));
            let Some(evening) = evening.filter(|evening| !is_there(&rows, evening)) else { continue };
            let base = usual.clone().map_or_else(
                || crate::equipment::usual_evenings::freezeout(self.club.language(), evening.date),
                |template| template.setup,
            );
            let mut setup = SetupDraft {
                name: evening.name.clone(),
                date: evening.date,
                start_minute: evening.start_minute,
                ..base
            };
            if !evening.venue.is_empty() {
                setup.venue.clone_from(&evening.venue);
            }
            if let Some(ruleset) =
                lists.rulesets.iter().find(|one| Some(&one.name) == evening.ruleset.as_ref())
            {
                setup.ruleset = ruleset.clone();
            }
            let structure = lists.structures.iter().find(|one| Some(&one.name) == evening.structure.as_ref());
            if let Some(structure) = structure {
                setup.steps.clone_from(&structure.steps);
                setup.starting_stack = structure.starting_stack;
            }
            crate::file::problem::playable(setup.clone())?;
            all.push((setup, evening.date));
        }
        Ok(all)
    }
}

impl<'a> ListComparison<'a> {
    /// Persons who are not members of the club, each with the index in the lists.
    fn strangers(&self) -> Vec<(usize, &'a ListedPerson)> {
        let known: BTreeSet<usize> = self.members.values().map(|(_, at)| *at).collect();
        self.lists.persons.iter().enumerate().filter(|(at, _)| !known.contains(at)).collect()
    }
}

/// Persons whose names and licence contain every word of the search; nobody if it is empty.
fn search_in<'a>(all: &[(usize, &'a ListedPerson)], search: &str) -> Vec<(usize, &'a ListedPerson)> {
    let wanted = fold(search.trim());
    let wanted: Vec<&str> = wanted.split_whitespace().collect();
    let found = |person: &ListedPerson| {
        let licence = person.licence.as_deref().unwrap_or_default();
        let words = fold(&format!("{} {} {licence}", person.first_name, person.last_name));
        wanted.iter().all(|word| words.contains(word))
    };
    if wanted.is_empty() {
        return Vec::new();
    }
    all.iter().copied().filter(|(_, person)| found(person)).collect()
}

fn stranger(at: usize, person: &ListedPerson) -> LicensedStranger {
    LicensedStranger {
        at: count(at),
        name: format!("{} {}", person.first_name, person.last_name),
        licence: person.licence.clone(),
        born: person.born,
    }
}

/// A card with the league's data about the person.
fn of(person: &ListedPerson, card: MemberDraft) -> MemberDraft {
    MemberDraft {
        licence: person.licence.clone().or(card.licence),
        last_name: person.last_name.clone(),
        first_name: person.first_name.clone(),
        born: person.born.or(card.born),
        ..card
    }
}

/// Reads lists from a file, unless it is too large to be one.
///
/// # Errors
/// If it is too large or cannot be read.
pub fn read_lists(path: &Path) -> Result<Vec<u8>, Problem> {
    let most = u64::try_from(tapis_league::LARGEST).unwrap_or(u64::MAX);
    read_up_to(path, most, || Problem::new("lists-too_large", &[]))
}

fn read(packed: &[u8]) -> Result<Lists, Problem> {
    Lists::read(packed).map_err(|error| Problem::new(error.code(), &error.values()))
}
