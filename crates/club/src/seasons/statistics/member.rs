//! The statistics of one member.

use crate::file::subjects::Statistics;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, MemberId, Place, Points, SeasonId, TournamentId};

use super::badges::{Badge, badges};
use super::chronicle::{Chronicle, Evening};
use super::rivals::{MemberEliminations, Rival, rivals};
use super::streak::Streak;
use super::{count, mean};
use crate::Problem;
use crate::file::known_evening::PlayerRecord;

/// Number of the last places that make the form.
const FORM: usize = 5;

/// The statistics of a member, of a season or of all evenings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberStatistics {
    /// Member; of merged records the one that is kept.
    pub member: MemberId,
    /// First and last name.
    pub name: String,
    /// Only of this season; `None` means of all evenings.
    pub season: Option<SeasonId>,
    /// The seasons in which the member played, latest first.
    pub seasons: Vec<StatisticsSeason>,
    pub totals: MemberTotals,
    /// Every evening played, earliest first.
    pub results: Vec<MemberResult>,
    pub purses: Vec<MemberPurse>,
    /// Streaks of the member.
    pub streaks: MemberStreaks,
    /// Eliminations given and received.
    pub eliminations: MemberEliminations,
    /// Everybody with whom the member played, those met most often first; nobody who was erased.
    pub rivals: Vec<Rival>,
    /// Every badge, earned or not.
    pub badges: Vec<Badge>,
    /// Evenings whose journal cannot be read, by name; they are left out.
    pub unread: Vec<String>,
}

/// A season that statistics can be limited to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StatisticsSeason {
    /// The number in the file.
    pub season: SeasonId,
    pub name: String,
}

/// A member in figures.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberTotals {
    pub played: u32,
    /// Of so many evenings of the club.
    pub of: u32,
    pub wins: u32,
    /// Places among the first three.
    pub podiums: u32,
    /// Final tables of evenings that had more players than it has seats.
    pub final_tables: u32,
    /// Evenings in the money.
    pub in_money: u32,
    /// The best place; `None` if nothing played.
    pub best_place: Option<Place>,
    /// The mean share of the others that was outlasted, in hundredths of a percent.
    pub average: Option<u32>,
    /// Points as each evening gave them, in hundredths.
    pub points: Points,
    pub rebuys: u32,
    pub addons: u32,
}

/// An evening that the member played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberResult {
    /// The number in the file.
    pub tournament: TournamentId,
    pub name: String,
    /// The day, as text.
    pub date: String,
    /// Its results were entered afterwards.
    pub recorded: bool,
    pub place: Place,
    /// Number of players in that evening.
    pub entries: u32,
    /// The share of the other players outlasted, in hundredths of a percent; `None` if there were no others.
    pub share: Option<u32>,
    /// The mean of the last five shares up to this evening.
    pub form: Option<u32>,
    pub given: u32,
    /// Players who put the member out, if known and not erased.
    pub out_by: Vec<String>,
    /// Points that the evening gave, in hundredths.
    pub points: Points,
    /// Currency that it was played for; `None` means no money.
    pub currency: Option<String>,
    pub spent: Cents,
    pub won: Cents,
    /// Winnings so far less expenses so far, in that currency.
    pub balance: Cents,
}

/// Money in one currency.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberPurse {
    pub currency: String,
    /// Evenings played for it.
    pub evenings: u32,
    pub spent: Cents,
    pub won: Cents,
    /// The most won in one evening.
    pub most: Cents,
    pub balance: Cents,
}

/// Streaks of a member.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberStreaks {
    /// Days of play on which the member came.
    pub came: Streak,
    /// Evenings played in the money.
    pub in_money: Streak,
    /// Evenings played to the final table.
    pub final_table: Streak,
}

impl Statistics<'_> {
    /// The statistics of a member; of a season, or of all evenings.
    ///
    /// # Errors
    /// If there is no such member, or the member was erased.
    pub fn member_statistics(
        &mut self,
        id: MemberId,
        season: Option<SeasonId>,
    ) -> Result<MemberStatistics, Problem> {
        // A merged record is opened from an old evening: the one that is kept answers for it.
        let id = self.club.file.merging().kept_record(id)?;
        self.club.library().member_there(id)?;
        let chronicle = self.chronicle(season)?;
        let names = self.nameable()?;
        let played: Vec<(&Evening, &PlayerRecord)> =
            chronicle.evenings.iter().filter_map(|evening| Some((evening, evening.player(id)?))).collect();
        let name = |other: &MemberId| names.get(other).map(|named| named.name.clone());
        let (eliminations, rivals) = rivals(&chronicle, id, &names);
        let mut purses: BTreeMap<String, MemberPurse> = BTreeMap::new();
        let mut results: Vec<MemberResult> = Vec::with_capacity(played.len());
        for (evening, own) in &played {
            let balance = evening.told.currency.as_ref().map(|currency| paid(&mut purses, currency, own));
            let share = evening.told.share(own);
            let earlier = results.iter().rev().filter_map(|result| result.share);
            results.push(MemberResult {
                tournament: evening.id,
                name: evening.name.clone(),
                date: evening.date.clone(),
                recorded: evening.recorded,
                place: own.place,
                entries: evening.told.field,
                share,
                form: mean(share.into_iter().chain(earlier).take(FORM)),
                given: own.hits,
                out_by: own.out_by.iter().filter_map(name).collect(),
                points: own.points,
                currency: evening.told.currency.clone(),
                spent: own.spent,
                won: own.won,
                balance: balance.unwrap_or_default(),
            });
        }
        Ok(MemberStatistics {
            member: id,
            name: name(&id).unwrap_or_default(),
            season,
            seasons: self.seasons_of(id)?,
            totals: totals(&chronicle, &played),
            streaks: streaks(&chronicle, id, &played),
            badges: badges(&chronicle, id),
            purses: purses.into_values().collect(),
            results,
            eliminations,
            rivals,
            unread: chronicle.unread,
        })
    }

    fn seasons_of(&self, member: MemberId) -> Result<Vec<StatisticsSeason>, Problem> {
        let mut found = Vec::new();
        for season in self.club.library().seasons()? {
            if !self.club.file.attendance().played_by(member, Some(season.id))?.is_empty() {
                found.push(StatisticsSeason { season: season.id, name: season.name });
            }
        }
        Ok(found)
    }
}

/// Adds what an evening cost and brought; the balance with it.
fn paid(purses: &mut BTreeMap<String, MemberPurse>, currency: &str, own: &PlayerRecord) -> Cents {
    let purse = purses.entry(currency.to_owned()).or_insert_with(|| MemberPurse {
        currency: currency.to_owned(),
        evenings: 0,
        spent: Cents::ZERO,
        won: Cents::ZERO,
        most: Cents::ZERO,
        balance: Cents::ZERO,
    });
    purse.evenings += 1;
    purse.spent += own.spent;
    purse.won += own.won;
    purse.most = purse.most.max(own.won);
    purse.balance = purse.won.saturating_sub(purse.spent);
    purse.balance
}

fn totals(chronicle: &Chronicle, played: &[(&Evening, &PlayerRecord)]) -> MemberTotals {
    let times =
        |done: fn(&(&Evening, &PlayerRecord)) -> bool| count(played.iter().filter(|one| done(one)).count());
    MemberTotals {
        played: count(played.len()),
        of: count(chronicle.evenings.len()),
        wins: times(|(_, own)| own.place == 1),
        podiums: times(|(_, own)| own.place <= 3),
        final_tables: times(|(evening, own)| evening.told.at_final_table(own) == Some(true)),
        in_money: times(|(_, own)| own.in_money),
        best_place: played.iter().map(|(_, own)| own.place).min(),
        average: mean(played.iter().filter_map(|(evening, own)| evening.told.share(own))),
        points: played.iter().map(|(_, own)| own.points).sum(),
        rebuys: played.iter().map(|(_, own)| own.rebuys).sum(),
        addons: played.iter().map(|(_, own)| own.addons).sum(),
    }
}

fn streaks(chronicle: &Chronicle, member: MemberId, played: &[(&Evening, &PlayerRecord)]) -> MemberStreaks {
    let evenings = |done: fn(&Evening, &PlayerRecord) -> Option<bool>| {
        Streak::of(played.iter().map(|(evening, own)| (evening.date.as_str(), done(evening, own))))
    };
    MemberStreaks {
        came: Streak::of(chronicle.came(member).into_iter()),
        in_money: evenings(|evening, own| evening.told.in_money(own)),
        final_table: evenings(|evening, own| evening.told.at_final_table(own)),
    }
}
