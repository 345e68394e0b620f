//! The standings of teams: members with a tag.

use crate::file::subjects::Seasons;
use tapis_engine::championship;
use tapis_engine::championship::{ChampionshipRules, Standing, TeamStanding};

use super::Ranking;
use crate::Problem;

impl Seasons<'_> {
    /// The standings of the teams behind these lines; empty if no teams are ranked.
    pub(super) fn teams(
        &self,
        rules: &ChampionshipRules,
        lines: &[Standing],
    ) -> Result<Vec<TeamStanding>, Problem> {
        let Some(teams) = &rules.teams else { return Ok(Vec::new()) };
        let members = self.club.file.members().all()?.into_iter();
        let of = members
            .map(|member| {
                let own = teams.tags.iter().filter(|tag| member.card.tags.contains(tag));
                (member.id, own.map(String::as_str).collect())
            })
            .collect();
        Ok(championship::team_standings(teams, &of, lines))
    }

    /// The standings of teams: of a closed season as they were signed off; empty if no teams are ranked.
    ///
    /// # Errors
    /// If there is no such season or championship, or its formula gives no number for a result.
    pub fn team_standings(&mut self, ranking: Ranking) -> Result<Vec<TeamStanding>, Problem> {
        if let Some(signed) = self.signed_off(ranking)? {
            return Ok(signed.teams);
        }
        let rules = self.ranking_rules(ranking)?;
        if rules.teams.is_none() {
            return Ok(Vec::new());
        }
        Ok(self.ranked(ranking.season, &rules, None)?.teams)
    }
}
