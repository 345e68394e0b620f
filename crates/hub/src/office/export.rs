//! Downloads for the league: rankings and results as tables and as PDF, the persons as a table.

use axum::body::Body;
use futures_util::Stream;
use maud::{Markup, html};
use tokio_postgres::Client;

use super::championships::find;
use super::desk::{Desk, RefusedForm};
use super::form::Form;
use super::frame::Menu;
use crate::base::seasons::season_name;
use crate::database::connect_for_request;
use crate::office::answers::{Answer, Reply};
use crate::office::links::PERSONS;
use crate::publishing::tables::{clubs_table, ranking_table, seasons_table};
use crate::{
    HubError, MemberId, championships, member_paper, persons_table, results_paper, results_table, seasons,
    standings_paper,
};

const TABLE: &str = "text/csv; charset=utf-8";
const PAPER: &str = "application/pdf";
pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match given(desk, post, path).await {
        // If the rules give no points, the page says so.
        Err(error @ HubError::Formula(_)) => {
            page(desk, &RefusedForm::refused(desk, "", form, error.into())).await
        }
        answer => answer,
    }
}

async fn given(desk: &mut Desk, post: bool, path: &[&str]) -> Answer {
    match (post, path) {
        (false, ["export"]) => page(desk, &RefusedForm::default()).await,
        (false, ["export", "persons.csv"]) => persons(desk).await,
        (false, ["export", "results", file]) => results(desk, file).await,
        (false, ["export", file]) => taken(desk, file).await,
        (false, ["export", "evenings", file]) => evening(desk, file).await,
        (false, ["export", "seasons", file]) => over_seasons(desk, file).await,
        (false, ["export", part, club, file]) => member(desk, part, club, file).await,
        _ => Ok(Reply::Missing),
    }
}

async fn page(desk: &Desk, given: &RefusedForm<'_>) -> Answer {
    let (all, seasons) = (championships(&desk.client).await?, seasons(&desk.client).await?);
    let content = html! {
        p { (desk.word("office-export_how")) }
        @if seasons.is_empty() { p { (desk.word("office-no_championships")) } }
        @for season in seasons {
            h2 { (season_name(season)) }
            ul.lines {
                li { (ranking_files(desk, &season.to_string(), &desk.word("site-general"))) }
                @for one in all.iter().filter(|one| one.season == season) {
                    li { (ranking_files(desk, &format!("{season}-{}", one.id), &one.name)) }
                }
                li {
                    span { (desk.word("office-all_results")) }
                    span.files { a href=(format!("/export/results/{season}.csv")) { (desk.word("office-results_csv")) } }
                }
            }
        }
        h2 { (desk.word("office-persons")) }
        p { a.button href=(PERSONS) { (desk.word("office-persons_csv")) } }
        h2 { (desk.word("office-public_site")) }
        p { a.button href=(desk.site("")) rel="noreferrer" { (desk.word("office-to_site")) } }
    };
    desk.page(Menu::Export, &desk.word("office-export"), given, content)
}

/// A ranking with the links to its tables and its PDF.
fn ranking_files(desk: &Desk, file: &str, name: &str) -> Markup {
    let link = |ending: &str, key: &str| {
        html! {
            a href={ "/export/" (file) (ending) } {
                (desk.word(key))
                span.hidden { " " (name) }
            }
        }
    };
    html! {
        span { (name) }
        span.files {
            (link(".csv", "office-players_csv"))
            (link("-clubs.csv", "office-teams_csv"))
            (link(".pdf", "office-paper"))
        }
    }
}

/// The ranking that `SEASON` or `SEASON-CHAMPIONSHIP` names; `None` if there is no such championship.
async fn ranking(desk: &Desk, part: &str) -> Result<Option<(i32, Option<i32>)>, HubError> {
    let (season, of) = part.split_once('-').map_or((part, None), |(season, of)| (season, Some(of)));
    let Ok(season) = season.parse::<i32>() else { return Ok(None) };
    let Some(id) = of else { return Ok(Some((season, None))) };
    let found = find(desk, id).await?.filter(|one| one.season == season);
    Ok(found.map(|one| (season, Some(one.id))))
}

/// A ranking as `.csv` or `.pdf`; `-clubs.csv` is the ranking of clubs.
async fn taken(desk: &mut Desk, file: &str) -> Answer {
    let Some((part, kind)) = file.rsplit_once('.') else { return Ok(Reply::Missing) };
    let (part, clubs) = part.strip_suffix("-clubs").map_or((part, false), |part| (part, true));
    let Some((season, championship)) = ranking(desk, part).await? else { return Ok(Reply::Missing) };
    let language = desk.language;
    let name = file.to_owned();
    match (kind, clubs) {
        ("csv", false) => {
            table(name, ranking_table(apart(desk).await?, season, championship, language).await?)
        }
        ("csv", true) => table(name, clubs_table(apart(desk).await?, season, championship, language).await?),
        ("pdf", false) => {
            paper(name, standings_paper(&mut desk.client, season, championship, language).await)
        }
        _ => Ok(Reply::Missing),
    }
}

/// A table that is sent in parts.
fn table(name: String, parts: impl Stream<Item = Result<Vec<u8>, HubError>> + Send + 'static) -> Answer {
    Ok(Reply::File { name, kind: TABLE, content: Body::from_stream(parts) })
}

/// A connection for an answer that outlives the desk's.
async fn apart(desk: &Desk) -> Result<Client, HubError> {
    connect_for_request(&desk.office.settings.database).await
}

/// The ranking over the seasons `FROM-TO.csv`.
async fn over_seasons(desk: &Desk, file: &str) -> Answer {
    let asked = file.strip_suffix(".csv").and_then(|part| part.split_once('-'));
    let Some((Ok(from), Ok(to))) = asked.map(|(from, to)| (from.parse(), to.parse())) else {
        return Ok(Reply::Missing);
    };
    let parts = seasons_table(apart(desk).await?, (from, to), desk.language).await?;
    table(format!("{from}-{to}.csv"), parts)
}

/// Table of the league's persons.
async fn persons(desk: &Desk) -> Answer {
    table("persons.csv".to_owned(), persons_table(apart(desk).await?, desk.language).await?)
}

/// The results of a season's evenings, `SEASON.csv`.
async fn results(desk: &Desk, file: &str) -> Answer {
    let Some(Ok(season)) = file.strip_suffix(".csv").map(str::parse::<i32>) else {
        return Ok(Reply::Missing);
    };
    let parts = results_table(apart(desk).await?, season, desk.language).await?;
    table(format!("results-{season}.csv"), parts)
}

/// The results of an evening, `NUMBER.pdf`.
async fn evening(desk: &Desk, file: &str) -> Answer {
    let Some(Ok(number)) = file.strip_suffix(".pdf").map(str::parse) else { return Ok(Reply::Missing) };
    paper(format!("evening-{number}.pdf"), results_paper(&desk.client, number, desk.language).await)
}

/// A player's season, `MEMBER.pdf` of a club.
pub(crate) async fn member(desk: &mut Desk, part: &str, club: &str, file: &str) -> Answer {
    let Some((season, championship)) = ranking(desk, part).await? else { return Ok(Reply::Missing) };
    let id = file.strip_suffix(".pdf").map(|member| format!("{club}/{member}").parse::<MemberId>());
    let Some(Ok(id)) = id else { return Ok(Reply::Missing) };
    let language = desk.language;
    let bytes = member_paper(&mut desk.client, season, championship, id, language).await;
    paper(format!("{part}-{club}-{file}"), bytes)
}

fn paper(name: String, made: Result<Vec<u8>, HubError>) -> Answer {
    match made {
        Ok(bytes) => Ok(Reply::File { name, kind: PAPER, content: bytes.into() }),
        Err(HubError::NotFound(_)) => Ok(Reply::Missing),
        Err(error) => Err(error),
    }
}
