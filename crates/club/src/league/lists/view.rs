//! The league's lists as a person sees them, and what is chosen of them.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, Millis};
use tapis_locale::{Language, text};
use tapis_store::Exclusion;

/// Content of the lists, compared with the club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListsView {
    /// Name of the league.
    pub league: String,
    /// The fingerprint of its key.
    pub key: String,
    /// The club has joined this league, or taken in its lists before.
    pub known: bool,
    /// Time of their creation in UTC milliseconds.
    pub made: Millis,
    /// They are older than those that the club took in last.
    pub older: bool,
    /// Number of persons on the lists.
    pub persons: u32,
    /// Members of the club on whose card something differs, by name.
    pub members: Vec<CardDifference>,
    /// Members who may not play by a decision of the league that the club does not have.
    pub excluded: Vec<ExclusionOffer>,
    /// Members whose exclusion the club took over and the league has lifted.
    pub lifted: Vec<ListedName>,
    pub calendar: Vec<CalendarOffer>,
    pub rulesets: Vec<NameOffer>,
    pub structures: Vec<NameOffer>,
    /// Persons who are no members of the club and are found by the search, in the order of the lists: so many as were
    /// asked for.
    pub strangers: Vec<LicensedStranger>,
    /// Number of persons that the search finds.
    pub strangers_found: u32,
    /// Number of persons on the lists who are no members of the club.
    pub strangers_in_all: u32,
}

/// A field of a member's card that is the league's to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LeagueField {
    Licence,
    LastName,
    FirstName,
    Born,
}

/// Difference between the league's data on a member and the club's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardDifference {
    pub member: MemberId,
    /// First and last name in the club.
    pub name: String,
    /// Field, what the club says (`null` means nothing), what the league says.
    pub changes: Vec<(LeagueField, Option<String>, String)>,
}

/// A member with a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedName {
    pub member: MemberId,
    /// First and last name.
    pub name: String,
}

/// A decision of the league against a member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExclusionOffer {
    /// First and last name.
    pub name: String,
    /// Decision of the league.
    pub exclusion: Exclusion,
    /// The club has excluded the member otherwise, which this would replace.
    pub replaces: bool,
}

/// Whether the club has what the lists hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OfferState {
    /// It has none with this name.
    New,
    /// It has a different one with this name.
    Changed,
    /// It has the same.
    Same,
}

/// A ruleset or a structure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NameOffer {
    pub name: String,
    /// Whether the club has it.
    pub state: OfferState,
    /// The club's own is replaced by it; not what it took over from the league before.
    pub replaces: bool,
}

/// An evening of the league.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CalendarOffer {
    /// Its place in the lists.
    pub at: u32,
    pub date: NaiveDate,
    pub name: String,
    /// Venue; empty means at each club.
    pub venue: String,
    /// The club has an evening of this name on this day.
    pub there: bool,
}

/// A person on the lists who is no member of the club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LicensedStranger {
    /// The place in the lists.
    pub at: u32,
    /// First and last name.
    pub name: String,
    pub licence: Option<String>,
    pub born: Option<NaiveDate>,
}

/// Choice of a person from the lists.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct ListsChoice {
    /// Members whose cards follow the league.
    pub members: BTreeSet<MemberId>,
    /// Members who are excluded as the league decided.
    pub excluded: BTreeSet<MemberId>,
    /// Members whose exclusion is lifted.
    pub lifted: BTreeSet<MemberId>,
    /// Evenings, by their place in the lists.
    pub calendar: BTreeSet<u32>,
    pub rulesets: BTreeSet<String>,
    pub structures: BTreeSet<String>,
    /// Persons who become members, by their place in the lists.
    pub strangers: BTreeSet<u32>,
}

impl ListsView {
    /// Choice by default: [`ListsView::everything`], or nothing of lists that are older than the last ones, since they
    /// may bring back what the league has lifted in the meantime.
    pub fn suggested(&self) -> ListsChoice {
        if self.older { ListsChoice::default() } else { self.everything() }
    }

    /// Everything that the club does not have yet, except persons who are not members and anything that would replace
    /// something of the club's own.
    pub fn everything(&self) -> ListsChoice {
        let new = |offers: &[NameOffer]| {
            let wanted = offers.iter().filter(|one| one.state != OfferState::Same && !one.replaces);
            wanted.map(|one| one.name.clone()).collect()
        };
        ListsChoice {
            members: self.members.iter().map(|one| one.member).collect(),
            excluded: self
                .excluded
                .iter()
                .filter(|one| !one.replaces)
                .map(|one| one.exclusion.member)
                .collect(),
            lifted: self.lifted.iter().map(|one| one.member).collect(),
            calendar: self.calendar.iter().filter(|one| !one.there).map(|one| one.at).collect(),
            rulesets: new(&self.rulesets),
            structures: new(&self.structures),
            strangers: BTreeSet::new(),
        }
    }
}

/// Data that was taken over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListsTaken {
    /// Cards of members that were changed.
    pub members: u32,
    /// Persons who became members.
    pub added: u32,
    /// Exclusions taken over or lifted.
    pub exclusions: u32,
    pub evenings: u32,
    /// Rulesets and structures taken over.
    pub rules: u32,
}

impl ListsTaken {
    /// Message for the person in a language.
    pub fn say(&self, language: Language) -> String {
        let values = [
            ("members", i64::from(self.members).into()),
            ("added", i64::from(self.added).into()),
            ("exclusions", i64::from(self.exclusions).into()),
            ("evenings", i64::from(self.evenings).into()),
            ("rules", i64::from(self.rules).into()),
        ];
        text(language, "lists-taken", &values)
    }
}
