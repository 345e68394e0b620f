//! Rankings to take away, as tables.

use maud::html;
use tapis_engine::championship::ChampionshipRules;
use tapis_locale::Language;

use super::championships::find;
use super::desk::{Answer, Desk, Given, Reply};
use super::form::Form;
use super::frame::Menu;
use super::parts::{name_or_nobody, season_name};
use crate::{HubError, RankedLine, championships, ranking, seasons};

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], _form: &Form) -> Answer {
    match (post, path) {
        (false, ["export"]) => page(desk).await,
        (false, ["export", file]) => match file.strip_suffix(".csv") {
            Some(part) => table(desk, part).await,
            None => Ok(Reply::Missing),
        },
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
                li { a href=(format!("/export/{season}.csv")) { (desk.word("site-general")) } }
                @for one in all.iter().filter(|one| one.season == season) {
                    li { a href=(format!("/export/{season}-{}.csv", one.id)) { (one.name) } }
                }
            }
        }
        h2 { (desk.word("office-public_site")) }
        p { a.button href=(desk.site("")) rel="noreferrer" { (desk.word("office-to_site")) } }
    };
    desk.page(Menu::Export, &desk.word("office-export"), &Given::default(), content)
}

/// `SEASON` or `SEASON-CHAMPIONSHIP`.
async fn table(desk: &Desk, part: &str) -> Answer {
    let (season, of) = part.split_once('-').map_or((part, None), |(season, of)| (season, Some(of)));
    let Ok(season) = season.parse::<i32>() else { return Ok(Reply::Missing) };
    let rules = match of {
        None => ChampionshipRules::default(),
        Some(id) => match find(desk, id).await?.filter(|one| one.season == season) {
            Some(one) => one.rules,
            None => return Ok(Reply::Missing),
        },
    };
    let lines = ranking(&desk.client, season, &rules).await?;
    let bytes = written(desk, &lines)?;
    Ok(Reply::File { name: format!("{part}.csv"), kind: "text/csv; charset=utf-8", bytes })
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
    let failed = |error: csv::Error| HubError::Unreadable(error.to_string());
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
    writer.write_record(heads.map(|key| desk.word(key))).map_err(failed)?;
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
        writer.write_record(cells).map_err(failed)?;
    }
    writer.into_inner().map_err(|error| HubError::Unreadable(error.to_string()))
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
