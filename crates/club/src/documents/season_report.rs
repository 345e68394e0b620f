//! Documents on a season's and a member's statistics.

use tapis_documents::papers::member_year;
use tapis_documents::papers::season_report::{Evening, Honour, SeasonReport, Takings};
use tapis_engine::base::quantity::{MemberId, Millis, SeasonId};
use tapis_locale::{Language, money, percent, points, text};
use tapis_store::Season;

use super::season::day;
use crate::documents::Papers;
use crate::{HonourValue, MemberStatistics, Problem, SeasonMoney, Streak};

/// So many of those whom a member met are printed.
const RIVALS: usize = 12;

fn minutes(lasted: Millis) -> u32 {
    u32::try_from(lasted.minutes()).unwrap_or(u32::MAX)
}

fn takings(money: &SeasonMoney) -> Takings {
    Takings {
        currency: money.currency.clone(),
        taken: money.taken.0,
        players: money.players.0,
        club: money.club.0,
    }
}

fn much(value: &HonourValue, language: Language) -> String {
    match value {
        HonourValue::Times { times } => {
            text(language, "statistics-times", &[("count", i64::from(*times).into())])
        }
        HonourValue::Points { points: of } => {
            // One point and a part of one take the plural as well as none.
            let count = if of.0 == 100 { 1 } else { 2 };
            let values = [("points", points(language, of.0).into()), ("count", count.into())];
            text(language, "members-points", &values)
        }
        HonourValue::Share { share } => percent(language, i64::from(*share)),
        HonourValue::Money { amount, currency } => money(language, amount.0, currency),
    }
}

impl Papers<'_> {
    pub(super) fn season_report(
        &mut self,
        season: &Season,
        language: Language,
    ) -> Result<SeasonReport, Problem> {
        let told = self.club.statistics().season_statistics(language, season.id)?;
        let busiest = told.busiest.iter();
        let place = |id: &_| told.evenings.iter().position(|evening| evening.tournament == *id);
        let busiest = busiest.filter_map(place).collect();
        let honours = told.honours.iter().map(|honour| {
            let name = honour.kind.name();
            let holders: Vec<&str> = honour.holders.iter().map(|holder| holder.name.as_str()).collect();
            Honour {
                title: text(language, &format!("honour-{name}"), &[]),
                who: holders.join(", "),
                much: much(&honour.value, language),
                criterion: text(language, &format!("honour-{name}_is"), &[]),
            }
        });
        let evenings = told.evenings.iter().filter_map(|evening| {
            Some(Evening {
                day: day(&evening.date)?,
                name: evening.name.clone(),
                entries: evening.entries,
                newcomers: evening.newcomers,
                minutes: evening.lasted.map(minutes),
                winner: evening.winners.join(", "),
                takings: evening.money.as_ref().map(takings),
            })
        });
        Ok(SeasonReport {
            club: self.letterhead(),
            season: season.name.clone(),
            days: day(&season.starts_on).zip(day(&season.ends_on)),
            entries: told.totals.entries,
            persons: told.totals.persons,
            newcomers: told.totals.newcomers,
            average: i64::from(told.totals.average),
            minutes: told.totals.lasted.map(minutes),
            evenings: evenings.collect(),
            busiest,
            takings: told.takings.iter().map(|sum| takings(&sum.sums)).collect(),
            unknown: told.takings_unknown,
            honours: honours.collect(),
            unread: told.unread.clone(),
        })
    }

    pub(super) fn year_statistics(
        &mut self,
        member: MemberId,
        season: Option<SeasonId>,
        language: Language,
    ) -> Result<member_year::Statistics, Problem> {
        Ok(counted(&self.club.statistics().member_statistics(member, season)?, language))
    }
}

fn streak(name: &str, streak: &Streak, language: Language) -> Option<member_year::Streak> {
    let days = streak.from.as_deref().and_then(day).zip(streak.to.as_deref().and_then(day));
    (streak.best > 0).then(|| member_year::Streak {
        title: text(language, &format!("statistics-streak_{name}"), &[]),
        best: streak.best,
        days,
        current: streak.current,
    })
}

fn counted(told: &MemberStatistics, language: Language) -> member_year::Statistics {
    let out = &told.eliminations;
    let (came, in_money, table) = (&told.streaks.came, &told.streaks.in_money, &told.streaks.final_table);
    let streaks = [("came", came), ("in_money", in_money), ("final_table", table)];
    let badges = told.badges.iter().filter(|badge| badge.times > 0).map(|badge| {
        let name = badge.kind.name();
        member_year::Badge {
            title: text(language, &format!("badge-{name}"), &[]),
            criterion: text(language, &format!("badge-{name}_is"), &[]),
            first: badge.first.as_ref().and_then(|first| day(&first.date)),
            times: badge.times,
        }
    });
    let rivals = told.rivals.iter().take(RIVALS).map(|rival| member_year::Rival {
        name: rival.name.clone(),
        met: rival.met,
        ahead: rival.ahead,
        behind: rival.behind,
        given: rival.given,
        received: rival.received,
    });
    let shares = told.results.iter().filter_map(|result| day(&result.date).zip(result.share));
    member_year::Statistics {
        average: told.totals.average,
        shares: shares.collect(),
        streaks: streaks.into_iter().filter_map(|(name, one)| streak(name, one, language)).collect(),
        given: out.given,
        received: out.received,
        unknown: out.unknown,
        nemesis: out.nemesis.as_ref().map(|one| (one.name.clone(), one.times)),
        prey: out.prey.as_ref().map(|one| (one.name.clone(), one.times)),
        badges: badges.collect(),
        rivals: rivals.collect(),
    }
}
