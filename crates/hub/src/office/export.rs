//! Rankings to take away, as tables and on paper.

use maud::{Markup, html};
use tapis_locale::Language;

use super::championships::find;
use super::desk::{Answer, Desk, Given, Reply};
use super::form::Form;
use super::frame::Menu;
use super::parts::name_or_nobody;
use crate::site::season_name;
use crate::{HubError, RankedLine, championships, season_ranking, seasons, standings_paper};

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], _form: &Form) -> Answer {
    match (post, path) {
        (false, ["export"]) => page(desk).await,
        (false, ["export", file]) => taken(desk, file).await,
        _ => Ok(Reply::Missing),
    }
}

async fn page(desk: &Desk) -> Answer {
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
    desk.page(Menu::Export, &desk.word("office-export"), &Given::default(), content)
}

/// A ranking as a table, and on paper.
fn links(desk: &Desk, file: &str, name: &str) -> Markup {
    html! {
        a href=(format!("/export/{file}.csv")) { (name) }
        " · "
        a href=(format!("/export/{file}.pdf")) {
            (desk.word("office-paper"))
            span.hidden { " " (name) }
        }
    }
}

/// `SEASON.csv` or `SEASON-CHAMPIONSHIP.csv`; the same with `.pdf`.
async fn taken(desk: &mut Desk, file: &str) -> Answer {
    let Some((part, kind)) = file.rsplit_once('.') else { return Ok(Reply::Missing) };
    let (season, of) = part.split_once('-').map_or((part, None), |(season, of)| (season, Some(of)));
    let Ok(season) = season.parse::<i32>() else { return Ok(Reply::Missing) };
    let championship = match of {
        None => None,
        Some(id) => match find(desk, id).await?.filter(|one| one.season == season) {
            Some(one) => Some(one.id),
            None => return Ok(Reply::Missing),
        },
    };
    let language = desk.language;
    let (kind, bytes) = match kind {
        "csv" => {
            let lines = season_ranking(&mut desk.client, season, championship).await?;
            ("text/csv; charset=utf-8", written(desk, &lines)?)
        }
        "pdf" => {
            let bytes = standings_paper(&mut desk.client, season, championship, language).await?;
            ("application/pdf", bytes)
        }
        _ => return Ok(Reply::Missing),
    };
    Ok(Reply::File { name: file.to_owned(), kind, bytes })
}

/// A text that a spreadsheet does not take for a formula.
fn plain(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() }
}

/// Points as a spreadsheet of the language reads them.
fn number(language: Language, hundredths: i64) -> String {
    let mark = if language == Language::Fr { ',' } else { '.' };
    let sign = if hundredths < 0 { "-" } else { "" };
    format!("{sign}{}{mark}{:02}", hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100)
}

fn written(desk: &Desk, lines: &[RankedLine]) -> Result<Vec<u8>, HubError> {
    let separator = if desk.language == Language::Fr { b';' } else { b',' };
    // By its first bytes a spreadsheet knows UTF-8.
    let mut writer =
        csv::WriterBuilder::new().delimiter(separator).from_writer("\u{feff}".as_bytes().to_vec());
    let heads = [
        "office-rank",
        "office-player",
        "office-club",
        "office-points",
        "site-played",
        "site-wins",
        "site-best",
    ];
    writer.write_record(heads.map(|key| desk.word(key))).map_err(HubError::unreadable)?;
    for line in lines {
        let cells = [
            line.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            plain(&name_or_nobody(desk, line.name.as_deref().unwrap_or_default())),
            plain(&line.club_name),
            number(desk.language, line.points.0),
            line.played.to_string(),
            line.wins.to_string(),
            line.best_place.to_string(),
        ];
        writer.write_record(cells).map_err(HubError::unreadable)?;
    }
    writer.into_inner().map_err(HubError::unreadable)
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
