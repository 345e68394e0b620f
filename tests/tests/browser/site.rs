//! The club's site as it lies in its folder, on a telephone and on a computer.

use std::path::Path;

use chrono::Utc;
use serde_json::json;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::publishing::publish;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, PhoneNames, PublishingSettings};
use tapis_tests::browser::{Browser, Device};
use tapis_tests::html::html_complaints;
use tapis_tests::window::Result;

/// Screen of a laptop in tests.
const LAPTOP: Device = Device { size: (1366, 768), touch: false, language: "fr-FR" };
/// Green square as a picture.
const LOGO: &str = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxjaXJjbGUgY3g9IjQiIGN5PSI0IiByPSI0IiBmaWxsPSIjZTBiODVhIi8+PC9zdmc+";

const PAGES: [&str; 7] = [
    "index.html",
    "calendar.html",
    "evenings/6.html",
    "evenings/7.html",
    "standings.html",
    "standings/1.html",
    "rules.html",
];

fn site(folder: &Path) -> Result<()> {
    let now = Millis(Utc::now().timestamp_millis());
    let problem = |problem: tapis_club::Problem| problem.message.say(Language::En);
    let mut club = Club::sample(&folder.join("club.tapis"), Language::Fr, now).map_err(problem)?;
    let name = club.name();
    club.details().describe(&name, "Saint-Dié-des-Vosges", Some("EUR")).map_err(problem)?;
    club.layouts().keep_logo(Some(LOGO)).map_err(problem)?;
    for (id, last_name) in [(20, "<b>O’Neil & Co"), (21, "de La Tour-d’Auvergne-Vandenbroucke-Lemaître")]
    {
        let member = MemberDraft {
            id: Some(tapis_club::engine::base::quantity::MemberId(id)),
            first_name: "Marie-Bénédicte".to_owned(),
            last_name: last_name.to_owned(),
            ..MemberDraft::default()
        };
        club.library().save_member(member, now).map_err(problem)?;
    }
    let settings =
        PublishingSettings { both: true, names: PhoneNames::Full, ..PublishingSettings::default() };
    let made = club.publishing().site(&settings, now).map_err(problem)?;
    publish(&folder.join("site"), &made.files(), &made.identity, false).map_err(problem)?;
    Ok(())
}

#[tokio::test]
async fn the_site_is_read_on_telephones_and_computers() -> Result<()> {
    let folder = tempfile::tempdir()?;
    site(folder.path())?;
    let at = |page: &str| format!("file://{}", folder.path().join("site").join(page).display());
    for (name, device) in
        [("site-phone", Device::PHONE), ("site-small", Device::SMALL_PHONE), ("site-laptop", LAPTOP)]
    {
        let browser = Browser::start(name, device).await?;
        for theme in ["light", "dark"] {
            browser.prefer(theme).await?;
            for page in PAGES {
                browser.open(&at(page)).await?;
                let what = format!("{name} {theme} {page}");
                assert_eq!(browser.axe().await?, Vec::<String>::new(), "{what}");
                let wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
                assert_eq!(browser.eval(wide).await?, json!(true), "{what} is wider than the screen");
                let loaded = "performance.getEntriesByType('resource').map((one) => one.name).filter((one) => !one.startsWith('file:') && !one.startsWith('data:'))";
                assert_eq!(browser.eval(loaded).await?, json!([]), "{what}");
                let styled = "getComputedStyle(document.querySelector('header')).display === 'flex'";
                assert_eq!(browser.eval(styled).await?, json!(true), "{what}: the style sheet is not read");
                browser.picture(&format!("{theme}-{}", page.replace(['/', '.'], "-"))).await?;
            }
        }
        // A visitor follows links: the last evening, its season, a rule by its number, the other language.
        browser.open(&at("index.html")).await?;
        browser.driver().execute("document.querySelector('#last ~ h3 a').click()", vec![]).await?;
        browser.see("Marie-Bénédicte <b>O’Neil & Co").await?;
        browser.driver().execute("document.querySelector('main p a').click()", vec![]).await?;
        browser.see("Le détail, soirée par soirée").await?;
        browser.open(&at("rules.html#2-3")).await?;
        browser.until("document.querySelector(':target')?.innerText === '2-3'").await?;
        browser.driver().execute("document.querySelector('.language a').click()", vec![]).await?;
        browser.see("Standings").await?;
        browser.quit().await?;
    }
    Ok(())
}

#[test]
fn every_page_is_valid_html() -> Result<()> {
    let folder = tempfile::tempdir()?;
    site(folder.path())?;
    assert_eq!(html_complaints(&folder.path().join("site"))?, "");
    Ok(())
}
