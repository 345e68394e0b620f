//! Facts for the site from what the club knows.

use crate::file::subjects::Publishing;
use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use tapis_engine::base::quantity::{MemberId, Millis, SeasonId, TournamentId};
use tapis_engine::play::named_prizes::NamedLine;
use tapis_engine::rules::ruleset::Base;
use tapis_engine::setup::end_condition::EndCondition;
use tapis_engine::state::seats::ResultLine;
use tapis_engine::{Phase, Tournament};
use tapis_locale::{Language, text};
use tapis_site::facts::{
    Chapter, CountedEvening, Evening, Facts, NamedPrize, Rules, Score, Season, SiteResult, Standings,
    StandingsLine, Team, UpcomingEvening,
};
use tapis_site::messages::price;
use tapis_store::{Championship, TournamentRow};

use super::PublishingSettings;
use super::names::PublishedNames;
use crate::documents::rules::{ending, facts as setup_facts};
use crate::seasons::standings::SeasonPoints;
use crate::{Problem, Ranking, RuleLine, SeasonTable};

/// The points that count, of each season.
pub(super) type PointsBySeason = BTreeMap<SeasonId, (SeasonPoints, Vec<(Championship, SeasonPoints)>)>;

/// An instant; the year 1970 where it is none that a calendar has.
fn instant(at: Millis) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(at.0).unwrap_or_default()
}

/// A day of the file.
fn day(text: &str) -> NaiveDate {
    text.parse().unwrap_or_default()
}

/// The prizes that are not for a place and that somebody has.
fn special(tournament: &Tournament, names: &PublishedNames) -> Vec<NamedPrize> {
    let won = |line: NamedLine| {
        let member = tournament.entry(line.winner?)?.member;
        let (prize, amount, thing) = (line.name, line.amount.0, line.thing);
        Some(NamedPrize { prize, winner: names.name(member), amount, thing })
    };
    tournament.prize_money().named_prizes().into_iter().filter_map(won).collect()
}

impl Publishing<'_> {
    /// Facts for the site in a language.
    pub(super) fn site_facts(
        &mut self,
        settings: &PublishingSettings,
        language: Language,
        now: Millis,
    ) -> Result<Facts, Problem> {
        let mut names = PublishedNames::of(self.club, language, settings.names)?;
        let (seasons, points) = self.published_seasons(language, &mut names)?;
        let rows = self.club.tournaments().all()?;
        let mut coming = Vec::new();
        let mut evenings = Vec::new();
        for row in &rows {
            if row.status == Phase::Finished {
                let mut evening = self.published_evening(row, settings.prizes, &mut names, &points)?;
                let season = row.season.and_then(|id| seasons.iter().find(|season| season.number == id.0));
                let season = season.filter(|season| settings.standings && !season.standings.is_empty());
                evening.season = season.map(|season| (season.number, season.name.clone()));
                evenings.push(evening);
            } else if self.is_to_come(row, now) {
                coming.push(self.announced(row, language)?);
            }
        }
        coming.sort_by_key(|coming| (coming.day, coming.minute, coming.number));
        Ok(Facts {
            language,
            club: self.club.name(),
            city: self.club.city(),
            coming,
            evenings,
            seasons: if settings.standings { seasons } else { Vec::new() },
            rules: if settings.rules { Some(self.published_rules(language)?) } else { None },
            all_seasons: None,
            clubs: None,
        })
    }

    /// Whether a tournament that is not over is still expected: an evening that goes on past midnight is, one that
    /// was never played is not.
    fn is_to_come(&self, row: &TournamentRow, now: Millis) -> bool {
        let today = instant(now).with_timezone(&chrono::Local).date_naive();
        let since = if row.status == Phase::Playing { today.pred_opt().unwrap_or(today) } else { today };
        !row.archived && day(&row.date) >= since
    }

    /// Something of a tournament; one that nobody had opened is forgotten again.
    pub(crate) fn of_tournament<T>(
        &mut self,
        id: TournamentId,
        read: impl FnOnce(&Tournament) -> T,
    ) -> Result<T, Problem> {
        let open = self.club.live.contains_key(&id);
        let found = read(self.club.tournament(id)?);
        if !open {
            self.club.live.remove(&id);
        }
        Ok(found)
    }

    /// An evening to come.
    pub(super) fn announced(
        &mut self,
        row: &TournamentRow,
        language: Language,
    ) -> Result<UpcomingEvening, Problem> {
        let made = self.club.file.tournaments().tournament_made_at(row.id)?;
        let (setup, stacks, sign_ups) = self.of_tournament(row.id, |tournament| {
            (
                tournament.setup().clone(),
                tournament.flight_play().starting_stacks(),
                tournament.registration().sign_ups_view(),
            )
        })?;
        let money = setup.money.as_ref();
        let priced = money.map(|money| price(language, money.entry_price().0, &money.currency));
        // That it ends with one player is what everybody expects.
        let end = (setup.end != EndCondition::LastPlayer).then(|| ending(&setup, language));
        let without_stop = |fact: String| fact.strip_suffix('.').map(str::to_owned).unwrap_or(fact);
        let facts = setup_facts(&setup, stacks, language).into_iter().chain(end).map(without_stop);
        Ok(UpcomingEvening {
            number: row.id.0,
            has_page: true,
            name: setup.name.clone(),
            day: setup.date,
            minute: setup.start_minute,
            venue: setup.venue.clone(),
            facts: priced.into_iter().chain(facts).collect(),
            registered: row.entries.saturating_add(sign_ups.expected),
            places_left: sign_ups.places_left,
            made: instant(made),
        })
    }

    /// An evening that is over.
    pub(super) fn published_evening(
        &mut self,
        row: &TournamentRow,
        prizes: bool,
        names: &mut PublishedNames,
        points: &PointsBySeason,
    ) -> Result<Evening, Problem> {
        names.add(self.club, row.id)?;
        let last = self.club.file.journal().last_at(row.id)?;
        let kept: BTreeMap<MemberId, MemberId> = self
            .club
            .file
            .members()
            .members_in(row.id)?
            .into_iter()
            .map(|member| (member.id, member.merged_into.unwrap_or(member.id)))
            .collect();
        let of_season = row.season.and_then(|season| points.get(&season));
        let own = of_season.map(|(own, _)| own);
        let mut championships = of_season.map(|(_, all)| all.iter().collect::<Vec<_>>()).unwrap_or_default();
        championships.retain(|(one, _)| one.rules.evenings.counts(row.id, &row.name));
        self.of_tournament(row.id, |tournament| {
            let setup = tournament.setup();
            let given = |points: &SeasonPoints, line: &ResultLine| {
                let member = kept.get(&line.member).copied().unwrap_or(line.member);
                points.of((row.id, &row.name), (member, line.place), line.points)
            };
            let line = |line: &ResultLine| {
                let things = line.in_kind.iter().map(|thing| thing.name.clone());
                SiteResult {
                    place: line.place,
                    name: names.name(line.member),
                    prize: if prizes { line.money().0 } else { 0 },
                    things: if prizes { things.collect() } else { Vec::new() },
                    points: own.map_or(line.points, |points| given(points, line)).0,
                    championships: championships.iter().map(|(_, points)| given(points, line).0).collect(),
                }
            };
            let pool = setup.money.as_ref().filter(|_| prizes);
            Evening {
                number: row.id.0,
                name: setup.name.clone(),
                day: setup.date,
                venue: setup.venue.clone(),
                club: None,
                season: None,
                players: row.entries,
                pool: pool.map(|money| (money.currency.clone(), tournament.prize_money().pool().0)),
                seat_value: setup.seat_value().filter(|_| prizes).map(|value| value.0),
                evidence: None,
                unnamed: tournament.ranking().recorded().map_or(0, |recorded| recorded.unnamed),
                ended: instant(tournament.ended_at().or(last).unwrap_or_default()),
                lines: tournament.results().iter().map(line).collect(),
                championships: championships.iter().map(|(one, _)| one.name.clone()).collect(),
                named: if prizes { special(tournament, names) } else { Vec::new() },
            }
        })
    }

    /// All seasons with their standings, and the points of each result.
    pub(super) fn published_seasons(
        &mut self,
        language: Language,
        names: &mut PublishedNames,
    ) -> Result<(Vec<Season>, PointsBySeason), Problem> {
        let mut points = PointsBySeason::new();
        let mut seasons = Vec::new();
        for season in self.club.library().seasons()? {
            let own = Ranking::from(season.id);
            let table = self.club.seasons().season_table(language, own)?;
            let mut given = Vec::new();
            let mut standings = vec![self.published_standings(own, None, table, names)?];
            for championship in self.club.file.championships().of_season(season.id)? {
                let ranking = Ranking { season: season.id, championship: Some(championship.id) };
                let table = self.club.seasons().season_table(language, ranking)?;
                let named = Some((championship.id.0, championship.name.clone()));
                given.push((championship, self.club.seasons().ranking_points(ranking, None)?));
                standings.push(self.published_standings(ranking, named, table, names)?);
            }
            points.insert(season.id, (self.club.seasons().season_points(season.id, None)?, given));
            seasons.push(Season {
                number: season.id.0,
                name: season.name,
                days: (day(&season.starts_on), day(&season.ends_on)),
                closed: self.club.file.championships().season_closing(season.id)?.map(|closing| closing.on),
                standings,
            });
        }
        Ok((seasons, points))
    }

    fn published_standings(
        &mut self,
        ranking: Ranking,
        championship: Option<(i64, String)>,
        table: SeasonTable,
        names: &mut PublishedNames,
    ) -> Result<Standings, Problem> {
        let SeasonTable { evenings, moved_on, rules, teams, lines } = table;
        let evenings = evenings.into_iter().map(|evening| CountedEvening {
            number: evening.tournament.0,
            name: evening.name,
            day: day(&evening.date),
            players: evening.entries,
        });
        let mut named = Vec::with_capacity(lines.len());
        for line in lines {
            let scores = line.scores.into_iter().map(|score| {
                score.map(|score| Score {
                    place: score.place,
                    points: score.points.0,
                    counted: score.counted,
                })
            });
            named.push(StandingsLine {
                rank: line.standing.rank,
                name: names.find(self.club, line.standing.member)?,
                total: line.standing.total.0,
                played: line.standing.played,
                wins: line.standing.wins,
                best_place: line.standing.best_place,
                milestones: line.standing.milestones.iter().map(|reached| reached.points.0).sum(),
                moved: line.moved,
                scores: scores.collect(),
            });
        }
        Ok(Standings {
            championship,
            rules,
            min_played: self.club.seasons().ranking_rules(ranking)?.min_played,
            uncounted: None,
            played: u32::try_from(evenings.len()).unwrap_or(u32::MAX),
            evenings: evenings.collect(),
            moved_on: moved_on.map(|moved_on| day(&moved_on)),
            all_teams: u32::try_from(teams.len()).unwrap_or(u32::MAX),
            teams_page: 1,
            teams: teams
                .into_iter()
                .map(|team| Team { rank: team.rank, wins: team.wins, total: team.total.0, name: team.team })
                .collect(),
            page: 1,
            pages: 1,
            lines: named,
        })
    }

    /// The booklet without what the club leaves out.
    fn published_rules(&self, language: Language) -> Result<Rules, Problem> {
        let ruleset = self.club.rules().default_ruleset()?;
        let book = self.club.rules().rulebook(language, &ruleset, None)?;
        let rule = |rule: RuleLine| (!rule.hidden).then_some((rule.number, rule.words));
        let chapters = book.chapters.into_iter().filter(|chapter| !chapter.title.hidden);
        let chapters = chapters.map(|chapter| Chapter {
            number: chapter.number,
            title: chapter.title.words,
            rules: chapter.rules.into_iter().filter_map(rule).collect(),
        });
        Ok(Rules {
            name: book.ruleset,
            notice: (ruleset.base == Base::Tda).then(|| text(language, "rules-not_the_tda", &[])),
            chapters: chapters.filter(|chapter| !chapter.rules.is_empty()).collect(),
        })
    }
}
