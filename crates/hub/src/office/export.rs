//! Rankings to download, as tables and as PDF.

use maud::{Markup, html};
use tapis_locale::Language;

use super::all_time;
use super::championships::find;
use super::desk::{Answer, Desk, Given, Reply};
use super::form::Form;
use super::frame::Menu;
use super::parts::name_or_nobody;
use crate::site::season_name;
use crate::{
    ClubRankedLine, HubError, MemberId, RankedLine, championships, club_ranking, member_paper, results_paper,
    season_ranking, seasons, standings_paper,
};

pub(super) const TABLE: &str = "text/csv; charset=utf-8";
const PAPER: &str = "application/pdf";

/// The columns of a ranking; the last one only in the file.
pub(super) const OF_PLAYERS: [&str; 7] =
    ["office-rank", "office-player", "office-club", "office-points", "site-played", "site-wins", "site-best"];
/// The columns of a ranking of clubs.
pub(super) const OF_CLUBS: [&str; 5] =
    ["office-rank", "office-club", "office-points", "site-played", "site-wins"];

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match given(desk, post, path).await {
        // If the rules give no points, the page says so.
        Err(error @ HubError::Formula(_)) => page(desk, &Given::refused(desk, "", form, error.into())).await,
        answer => answer,
    }
}

async fn given(desk: &mut Desk, post: bool, path: &[&str]) -> Answer {
    match (post, path) {
        (false, ["export"]) => page(desk, &Given::default()).await,
        (false, ["export", file]) => taken(desk, file).await,
        (false, ["export", "evenings", file]) => evening(desk, file).await,
        (false, ["export", "seasons", file]) => all_time::file(desk, file).await,
        (false, ["export", part, club, file]) => member(desk, part, club, file).await,
        _ => Ok(Reply::Missing),
    }
}

async fn page(desk: &Desk, given: &Given<'_>) -> Answer {
    let (all, seasons) = (championships(&desk.client).await?, seasons(&desk.client).await?);
    let content = html! {
        p { (desk.word("office-export_how")) }
        @if seasons.is_empty() { p { (desk.word("office-no_championships")) } }
        @for season in seasons {
            h2 { (season_name(season)) }
            ul.lines {
                li { (links(desk, &season.to_string(), &desk.word("site-general"))) }
                @for one in all.iter().filter(|one| one.season == season) {
                    li { (links(desk, &format!("{season}-{}", one.id), &one.name)) }
                }
            }
        }
        h2 { (desk.word("office-public_site")) }
        p { a.button href=(desk.site("")) rel="noreferrer" { (desk.word("office-to_site")) } }
    };
    desk.page(Menu::Export, &desk.word("office-export"), given, content)
}

/// The address of an evening's results as PDF.
pub(super) fn results_link(desk: &Desk, number: i64, name: &str) -> Markup {
    html! {
        a href=(format!("/export/evenings/{number}.pdf")) {
            (desk.word("office-results_link"))
            span.hidden { " " (name) }
        }
    }
}

/// The address of a player's season in a ranking (`SEASON` or `SEASON-CHAMPIONSHIP`) as PDF.
pub(super) fn member_page(part: &str, member: MemberId) -> String {
    format!("/export/{part}/{}/{}.pdf", member.club, member.member)
}

/// The same as a link with the season.
pub(super) fn season_link(desk: &Desk, member: MemberId, season: i32) -> Markup {
    let said = desk.say("office-season_paper", &[("season", season_name(season).into())]);
    html! { a href=(member_page(&season.to_string(), member)) { (said) } }
}

/// Links to a ranking as a table and as PDF.
fn links(desk: &Desk, file: &str, name: &str) -> Markup {
    html! {
        a href=(format!("/export/{file}.csv")) { (name) }
        " · "
        a href=(format!("/export/{file}.pdf")) {
            (desk.word("office-paper"))
            span.hidden { " " (name) }
        }
        " · "
        a href=(format!("/export/{file}-clubs.csv")) {
            (desk.word("office-clubs_csv"))
            span.hidden { " " (name) }
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
    let (kind, bytes) = match (kind, clubs) {
        ("csv", false) => {
            let lines = season_ranking(&mut desk.client, season, championship).await?;
            (TABLE, written(desk, &lines)?)
        }
        ("csv", true) => {
            let lines = club_ranking(&mut desk.client, season, championship).await?;
            (TABLE, written_clubs(desk, &lines)?)
        }
        ("pdf", false) => (PAPER, standings_paper(&mut desk.client, season, championship, language).await?),
        _ => return Ok(Reply::Missing),
    };
    Ok(Reply::File { name: file.to_owned(), kind, bytes })
}

/// The results of an evening, `NUMBER.pdf`.
async fn evening(desk: &Desk, file: &str) -> Answer {
    let Some(Ok(number)) = file.strip_suffix(".pdf").map(str::parse) else { return Ok(Reply::Missing) };
    paper(format!("evening-{number}.pdf"), results_paper(&desk.client, number, desk.language).await)
}

/// A player's season, `MEMBER.pdf` of a club.
async fn member(desk: &Desk, part: &str, club: &str, file: &str) -> Answer {
    let Some((season, championship)) = ranking(desk, part).await? else { return Ok(Reply::Missing) };
    let id = file.strip_suffix(".pdf").map(|member| format!("{club}/{member}").parse::<MemberId>());
    let Some(Ok(id)) = id else { return Ok(Reply::Missing) };
    let bytes = member_paper(&desk.client, season, championship, id, desk.language).await;
    paper(format!("{part}-{club}-{file}"), bytes)
}

fn paper(name: String, made: Result<Vec<u8>, HubError>) -> Answer {
    match made {
        Ok(bytes) => Ok(Reply::File { name, kind: PAPER, bytes }),
        Err(HubError::NotFound(_)) => Ok(Reply::Missing),
        Err(error) => Err(error),
    }
}

/// Escapes text that a spreadsheet would take for a formula.
pub(super) fn plain(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() }
}

/// Points as a spreadsheet in the language expects them.
pub(super) fn number(language: Language, hundredths: i64) -> String {
    let mark = if language == Language::Fr { ',' } else { '.' };
    let sign = if hundredths < 0 { "-" } else { "" };
    format!("{sign}{}{mark}{:02}", hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100)
}

/// A table in which the first line names the columns.
pub(super) fn table<const COLUMNS: usize>(
    desk: &Desk,
    heads: [&str; COLUMNS],
    lines: impl Iterator<Item = [String; COLUMNS]>,
) -> Result<Vec<u8>, HubError> {
    let separator = if desk.language == Language::Fr { b';' } else { b',' };
    // The byte order mark tells spreadsheets that this is UTF-8.
    let mut writer =
        csv::WriterBuilder::new().delimiter(separator).from_writer("\u{feff}".as_bytes().to_vec());
    writer.write_record(heads.map(|key| desk.word(key))).map_err(HubError::unreadable)?;
    for line in lines {
        writer.write_record(line).map_err(HubError::unreadable)?;
    }
    writer.into_inner().map_err(HubError::unreadable)
}

fn written_clubs(desk: &Desk, lines: &[ClubRankedLine]) -> Result<Vec<u8>, HubError> {
    let cells = |line: &ClubRankedLine| {
        [
            line.rank.to_string(),
            plain(&line.club_name),
            number(desk.language, line.points.0),
            line.evenings.to_string(),
            line.wins.to_string(),
        ]
    };
    table(desk, OF_CLUBS, lines.iter().map(cells))
}

fn written(desk: &Desk, lines: &[RankedLine]) -> Result<Vec<u8>, HubError> {
    let cells = |line: &RankedLine| {
        [
            line.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            plain(&name_or_nobody(desk, line.name.as_deref().unwrap_or_default())),
            plain(&line.club_name),
            number(desk.language, line.points.0),
            line.played.to_string(),
            line.wins.to_string(),
            line.best_place.to_string(),
        ]
    };
    table(desk, OF_PLAYERS, lines.iter().map(cells))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_no_formula_and_points_are_numbers() {
        assert_eq!(plain("=1+1"), "'=1+1");
        assert_eq!(plain("O’Neil"), "O’Neil");
        assert_eq!((number(Language::Fr, 1_250), number(Language::En, -5)), ("12,50".into(), "-0.05".into()));
    }
}
