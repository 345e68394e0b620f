//! Content of telephones that is no part of the evening itself: the season's standings, the booklet of the rules.

use crate::file::subjects::Phones;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{EntryId, MemberId, Millis, Points, TournamentId};
use tapis_locale::Language;

use crate::Problem;

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhoneStanding {
    /// The rank; equals share it.
    pub rank: u32,
    /// The rank before this evening; `None` if not ranked then, or nothing is being played.
    pub before: Option<u32>,
    /// As the club names players on telephones.
    pub name: String,
    /// Points that count, in hundredths.
    pub total: Points,
    /// The points of this evening as it stands; `None` if the member does not play, or nothing is being played.
    pub tonight: Option<Points>,
    /// Still in play: the points can only grow.
    pub playing: bool,
    /// The member's entry in this tournament, to find oneself.
    pub entry: Option<EntryId>,
}

/// Standings that a tournament counts for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhoneStandings {
    /// Name of the standings: the season, or a championship.
    pub name: String,
    /// With this evening as it stands, and not yet final.
    pub provisional: bool,
    /// Those who are ranked, best first.
    pub lines: Vec<PhoneStanding>,
}

/// A chapter of the booklet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhoneRulesChapter {
    pub number: u32,
    pub title: String,
    /// Its rules: number and words.
    pub rules: Vec<(String, String)>,
}

/// Booklet of the rules for telephones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhoneRules {
    pub language: Language,
    pub chapters: Vec<PhoneRulesChapter>,
}

impl Phones<'_> {
    /// The standings that a tournament counts for: with this evening as it stands while it is played. Empty if it
    /// counts for none, or the club does not show them.
    ///
    /// # Errors
    /// If there is no such tournament, or a formula gives no number.
    pub fn phone_standings(
        &mut self,
        language: Language,
        id: TournamentId,
    ) -> Result<Vec<PhoneStandings>, Problem> {
        let settings = self.phone_settings()?;
        if !settings.standings {
            return Ok(Vec::new());
        }
        let members = self.club.file.members().all()?;
        let names = self.named_for_phones(&members, settings.names);
        let entries: BTreeMap<MemberId, EntryId> = {
            let tournament = self.club.tournament(id)?;
            let counted = tournament.entries().iter().filter(|entry| entry.counts());
            counted.map(|entry| (entry.member, entry.id)).collect()
        };
        let name = |member: MemberId, full: String| names.get(&member).cloned().unwrap_or(full);
        let tonight = self.club.seasons().provisional(language, id)?;
        if !tonight.is_empty() {
            let lines = |lines: Vec<crate::ProvisionalLine>| {
                let line = |line: crate::ProvisionalLine| PhoneStanding {
                    rank: line.rank,
                    before: line.before,
                    total: line.total,
                    tonight: line.tonight,
                    playing: line.playing,
                    entry: entries.get(&line.member).copied(),
                    name: name(line.member, line.name),
                };
                lines.into_iter().map(line).collect()
            };
            let shown = tonight.into_iter().map(|one| PhoneStandings {
                name: one.name,
                provisional: true,
                lines: lines(one.lines),
            });
            return Ok(shown.collect());
        }
        let mut shown = Vec::new();
        for (ranking, called) in self.club.seasons().rankings_of(id)? {
            let ranked =
                self.club.seasons().standings(language, ranking)?.into_iter().filter(|line| line.rank > 0);
            let lines = ranked.map(|line| PhoneStanding {
                rank: line.rank,
                before: None,
                total: line.total,
                tonight: line.results.iter().find(|result| result.tournament == id).map(|one| one.points),
                playing: false,
                entry: entries.get(&line.member).copied(),
                name: name(line.member, line.name),
            });
            shown.push(PhoneStandings { name: called, provisional: false, lines: lines.collect() });
        }
        shown.retain(|one: &PhoneStandings| !one.lines.is_empty());
        Ok(shown)
    }

    /// The booklet of the rules of a tournament, hidden rules left out; `None` if the club does not show it.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn phone_rules(
        &mut self,
        language: Language,
        id: TournamentId,
        now: Millis,
    ) -> Result<Option<PhoneRules>, Problem> {
        if !self.phone_settings()?.rules {
            return Ok(None);
        }
        let tournament = self.club.tournament(id)?;
        let (rules, setup) = (tournament.seat_plan().rules_now(now), tournament.setup().clone());
        let stacks = tournament.flight_play().starting_stacks();
        let book = self.club.rules().rulebook_played(language, &rules, Some(&setup), Some(stacks))?;
        let chapters = book.chapters.into_iter().filter(|chapter| !chapter.title.hidden);
        let chapters = chapters.map(|chapter| PhoneRulesChapter {
            number: chapter.number,
            title: chapter.title.words,
            rules: {
                let shown = chapter.rules.into_iter().filter(|rule| !rule.hidden);
                shown.map(|rule| (rule.number, rule.words)).collect()
            },
        });
        Ok(Some(PhoneRules { language, chapters: chapters.collect() }))
    }
}
