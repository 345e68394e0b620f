//! The league's name, and its rankings.

use maud::{Markup, html};
use tapis_engine::championship::ChampionshipRules;
use tapis_locale::Phrase;
use tapis_words::league_sentences;

use super::all_time;
use super::desk::{Desk, RefusedForm};
use super::form::Form;
use super::frame::Menu;
use super::pages::Pages;
use super::parts::{Choice, Fields, name_or_nobody, press, pts, season_now, table};
use super::session::Notice;
use crate::base::checks;
use crate::base::rule_files::read_rules;
use crate::base::seasons::season_name;
use crate::office::answers::{Answer, Refusal, Reply};
use crate::office::conflicts;
use crate::office::links::member_page;
use crate::publishing::tables::{OF_CLUBS, OF_PLAYERS};
use crate::standings::cache::{club_ranking_part, season_ranking_part};
use crate::{
    ChampionshipLine, ClubRankedLine, HubError, RankedLine, add_championship, championships, name_league,
    remove_championship, seasons,
};

const NAME: &str = "league";
const ADD: &str = "championship";
/// Lines of a ranking per page.
const MOST: usize = 100;
/// Sources of the rules of a championship.
const KINDS: [(&str, &str); 4] = [
    ("all", "office-all_points"),
    ("best", "office-best_of"),
    ("from", "office-rules_from"),
    ("file", "office-rules_file"),
];
/// The rules of a season's general ranking as a file.
const GENERAL_RULES: &str = "/championships/rules.json";

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (false, ["championships"]) => page(desk, &RefusedForm::default()).await,
        (true, ["championships", "name"]) => renamed(desk, form).await,
        (true, ["championships", "add"]) => added(desk, form).await,
        (true, ["championships", id, "remove"]) => match id.parse() {
            Ok(id) => removed(desk, id).await,
            Err(_) => Ok(Reply::Missing),
        },
        (false, ["championships", "rules.json"]) => rules_as_file("rules", &ChampionshipRules::default()),
        (false, ["championships", id, "rules.json"]) => match find(desk, id).await? {
            Some(one) => rules_as_file(&format!("rules-{}", one.id), &one.rules),
            None => Ok(Reply::Missing),
        },
        (false, ["championships", "season", season]) => match season.parse() {
            Ok(season) => ranked(desk, season, None, form).await,
            Err(_) => Ok(Reply::Missing),
        },
        (false, ["championships", "seasons"]) => all_time::page(desk, form).await,
        (false, ["championships", id]) => match find(desk, id).await? {
            Some(one) => ranked(desk, one.season, Some(&one), form).await,
            None => Ok(Reply::Missing),
        },
        _ => Ok(Reply::Missing),
    }
}

/// The championship with this number.
pub(super) async fn find(desk: &Desk, id: &str) -> Result<Option<ChampionshipLine>, HubError> {
    let Ok(id) = id.parse::<i32>() else { return Ok(None) };
    Ok(championships(&desk.client).await?.into_iter().find(|one| one.id == id))
}

async fn page(desk: &Desk, given: &RefusedForm<'_>) -> Answer {
    let all = championships(&desk.client).await?;
    let name = Fields::of_record(desk, NAME, given);
    let played = seasons(&desk.client).await?;
    let content = html! {
        (list(desk, &all, &played))
        @if !played.is_empty() {
            p { a.button href="/championships/seasons" { (desk.word("office-over_seasons")) } }
        }
        h2 { (desk.word("office-add_championship")) }
        (add_form(desk, &all, given)?)
        h2 { (desk.word("office-league_name")) }
        form.panel method="post" action="/championships/name" {
            (name.text("name", "office-name", &desk.league))
            (conflicts::field(given.unchanged(NAME), &desk.league)?)
            (name.button("office-save"))
        }
    };
    desk.page(Menu::Championships, &desk.word("office-championships"), given, content)
}

fn list(desk: &Desk, all: &[ChampionshipLine], seasons: &[i32]) -> Markup {
    let rows = html! {
        @for season in seasons {
            tr {
                td { (season_name(*season)) }
                th scope="row" { a href={ "/championships/season/" (season) } { (desk.word("site-general")) } }
                td.words { (desk.word("office-all_points")) " · " (rules_link(desk, GENERAL_RULES, &desk.word("site-general"))) }
                td {}
            }
            @for one in all.iter().filter(|one| one.season == *season) { (line(desk, one)) }
        }
        @for one in all.iter().filter(|one| !seasons.contains(&one.season)) { (line(desk, one)) }
    };
    let columns = ["office-season", "office-ranking", "office-rules_of", ""];
    html! {
        @if all.is_empty() && seasons.is_empty() { p { (desk.word("office-no_championships")) } } @else {
            (table(desk, &desk.word("office-championships"), &columns, &rows))
        }
    }
}

fn line(desk: &Desk, one: &ChampionshipLine) -> Markup {
    let plain = |best_n| ChampionshipRules { best_n, ..ChampionshipRules::default() };
    let rules = match one.rules.best_n {
        best if one.rules != plain(best) => desk.word("office-own_rules"),
        None => desk.word("office-all_points"),
        Some(best) => desk.say("office-best_points", &[("count", i64::from(best).into())]),
    };
    html! {
        tr {
            td { (season_name(one.season)) }
            th scope="row" { a href={ "/championships/" (one.id) } { (one.name) } }
            td.words { (rules) " · " (rules_link(desk, &rules_address(one), &one.name)) }
            td { (press(desk, &format!("/championships/{}/remove", one.id), "office-remove", &one.name, &[])) }
        }
    }
}

fn rules_address(one: &ChampionshipLine) -> String {
    format!("/championships/{}/rules.json", one.id)
}

fn rules_link(desk: &Desk, to: &str, name: &str) -> Markup {
    html! { a href=(to) { (desk.word("office-save_rules")) span.hidden { " " (name) } } }
}

/// Rules as a file from which others can be made.
fn rules_as_file(name: &str, rules: &ChampionshipRules) -> Answer {
    let content = serde_json::to_vec_pretty(rules).map_err(HubError::unreadable)?;
    Ok(Reply::File { name: format!("{name}.json"), kind: "application/json", content: content.into() })
}

/// The championship that the form would change: the one of its season with its name.
fn namesake<'a>(all: &'a [ChampionshipLine], form: &Form) -> Option<&'a ChampionshipLine> {
    let (season, name) = (form.get("season").trim(), form.get("name").trim());
    all.iter().find(|one| one.season.to_string() == season && one.name == name)
}

fn add_form(desk: &Desk, all: &[ChampionshipLine], given: &RefusedForm<'_>) -> Result<Markup, HubError> {
    let fields = Fields::of(desk, ADD, given);
    let kind = fields.value("kind", "all");
    let there = given.of(ADD).and_then(|form| namesake(all, form));
    let called =
        |one: &ChampionshipLine| (one.id.to_string(), format!("{}, {}", one.name, season_name(one.season)));
    let from: Vec<Choice> = all.iter().map(called).collect();
    let kinds = KINDS.into_iter().filter(|(value, _)| *value != "from" || !from.is_empty());
    Ok(html! {
        form.panel method="post" action="/championships/add" enctype="multipart/form-data" {
            @if let Some(one) = there { (conflicts::field(given.unchanged(ADD), &one.rules)?) }
            p.soft { (desk.word("office-same_name_how")) }
            div.row {
                (fields.number("season", "office-season_year", &season_now().to_string(), true))
                (fields.text("name", "office-name", ""))
            }
            fieldset {
                legend { (desk.word("office-rules_of")) }
                @for (value, key) in kinds {
                    label.check {
                        input type="radio" name="kind" value=(value) checked[kind == value]
                            data-testid={ "kind-" (value) };
                        span { (desk.word(key)) }
                    }
                }
            }
            div.row {
                (fields.number("best", "office-best_n", "", false))
                @if !from.is_empty() { (fields.choice("from", "office-from", &from)) }
            }
            (fields.file("file", "office-json", ".json,application/json", false, false))
            p.soft { (desk.word("office-rules_how")) }
            (fields.button("office-add"))
        }
    })
}

/// The rules chosen in a form.
fn rules(all: &[ChampionshipLine], form: &Form) -> Result<ChampionshipRules, Refusal> {
    match form.get("kind") {
        "best" => {
            let best: u32 = form.read_as("best", "office-best_wrong")?;
            Ok(ChampionshipRules { best_n: Some(best), ..ChampionshipRules::default() })
        }
        "from" => {
            let from = all.iter().find(|one| one.id.to_string() == form.get("from"));
            Ok(from.ok_or(HubError::NotFound("championship"))?.rules.clone())
        }
        // Restores a removed championship.
        "text" => Ok(read_rules(form.get("rules").as_bytes())?),
        "file" => {
            let file = form.file("file")?;
            read_rules(&file.bytes).map_err(|error| Refusal::file(&file.name, error))
        }
        _ => Ok(ChampionshipRules::default()),
    }
}

async fn added(desk: &Desk, form: &Form) -> Answer {
    let done = async {
        let season: i32 = form.read_as("season", "office-season_wrong")?;
        let all = championships(&desk.client).await?;
        let rules = rules(&all, form)?;
        if let Some(there) = namesake(&all, form) {
            let said = league_sentences(&there.rules, desk.language).join(" ");
            let values = [("name", form.get("name").into()), ("rules", said.into())];
            conflicts::check(form, &there.rules, Phrase::new("office-championship_there", &values))?;
        }
        Ok(add_championship(&desk.client, season, form.get("name"), &rules).await?)
    };
    match done.await {
        Ok(id) => desk.done(format!("/championships/{id}"), desk.word("office-championship_added")),
        Err(refusal) => page(desk, &RefusedForm::refused(desk, ADD, form, refusal)).await,
    }
}

async fn renamed(desk: &mut Desk, form: &Form) -> Answer {
    let done = async {
        let name = checks::name(form.get("name"))?;
        conflicts::check(form, &desk.league, Phrase::new("office-changed", &[]))?;
        Ok::<(), Refusal>(name_league(&desk.client, name).await?)
    };
    match done.await {
        Ok(()) => desk.done("/championships", desk.word("office-saved")),
        Err(refusal) => page(desk, &RefusedForm::refused(desk, NAME, form, refusal)).await,
    }
}

async fn removed(desk: &Desk, id: i32) -> Answer {
    let before = championships(&desk.client).await?.into_iter().find(|one| one.id == id);
    match remove_championship(&desk.client, id).await {
        Ok(()) => {
            let mut notice = Notice::from(desk.word("office-championship_removed"));
            if let Some(one) = before {
                let fields = [
                    ("season", one.season.to_string()),
                    ("name", one.name),
                    ("kind", "text".to_owned()),
                    ("rules", serde_json::to_string(&one.rules).map_err(HubError::unreadable)?),
                ];
                notice = Notice::undone_by(notice.sentence, "/championships/add", fields);
            }
            desk.done("/championships", notice)
        }
        Err(error) => page(desk, &RefusedForm::refused(desk, "", &Form::default(), error.into())).await,
    }
}

async fn ranked(desk: &mut Desk, season: i32, of: Option<&ChampionshipLine>, asked: &Form) -> Answer {
    let id = of.map(|one| one.id);
    let (title, part) = match of {
        Some(one) => (format!("{}, {}", one.name, season_name(season)), format!("{season}-{}", one.id)),
        None => {
            let values = [("season", season_name(season).into())];
            (desk.say("site-standings_title", &values), season.to_string())
        }
    };
    let (mut pages, client) = (Pages::asked(asked, "page", MOST), &mut desk.client);
    let (mut lines, count) = match season_ranking_part(client, season, id, pages.before(), MOST).await {
        Ok(part) => part,
        // If the rules give no points, the page still appears and says so.
        Err(error @ HubError::Formula(_)) => {
            return page(desk, &RefusedForm::refused(desk, "", &Form::default(), error.into())).await;
        }
        Err(error) => return Err(error),
    };
    if pages.end(count) {
        (lines, _) = season_ranking_part(client, season, id, pages.before(), MOST).await?;
    }
    let mut clubs_pages = Pages::asked(asked, "clubs", MOST);
    let (mut clubs, count) = club_ranking_part(client, season, id, clubs_pages.before(), MOST).await?;
    if clubs_pages.end(count) {
        (clubs, _) = club_ranking_part(client, season, id, clubs_pages.before(), MOST).await?;
    }
    let [columns @ .., _best] = &OF_PLAYERS;
    let clubs_title = desk.word("doc-clubs");
    let here = match of {
        Some(one) => format!("/championships/{}", one.id),
        None => format!("/championships/season/{season}"),
    };
    let on_site = desk.site(&format!("standings/{part}.html"));
    let content = html! {
        p { a href="/championships" { (desk.word("office-all_championships")) } }
        p.presses {
            a.button href={ "/export/" (part) ".pdf" } { (desk.word("office-paper_link")) }
            a.button href={ "/export/" (part) ".csv" } { (desk.word("office-csv_link")) }
            a.button href={ "/export/" (part) "-clubs.csv" } { (desk.word("office-clubs_csv")) }
            @let rules = of.map_or(GENERAL_RULES.to_owned(), rules_address);
            a.button href=(rules) { (desk.word("office-save_rules")) }
            a.button href=(on_site) rel="noreferrer" { (desk.word("office-on_site")) }
        }
        @if lines.is_empty() { p { (desk.word("site-no_standings")) } } @else {
            @if pages.is_first() {
                h2 { (clubs_title) }
                (table(desk, &clubs_title, &OF_CLUBS, &table_of_clubs(desk, &clubs)))
                (clubs_pages.links(desk, &here, &[]))
                h2 { (desk.word("doc-players_alone")) }
            }
            p.soft { (desk.word("office-names_how")) }
            (table(desk, &title, columns, &table_of(desk, &part, &lines)))
            (pages.links(desk, &here, &[]))
        }
    };
    desk.page(Menu::Championships, &title, &RefusedForm::default(), content)
}

fn table_of_clubs(desk: &Desk, lines: &[ClubRankedLine]) -> Markup {
    html! {
        @for line in lines {
            tr data-testid="club" {
                td.number { (line.rank) }
                th scope="row" { (line.club_name) }
                td.number { (pts(desk, line.points.0)) }
                td.number { (line.evenings) }
                td.number { (line.wins) }
            }
        }
    }
}

fn table_of(desk: &Desk, part: &str, lines: &[RankedLine]) -> Markup {
    html! {
        @for line in lines {
            tr {
                td.number { @if let Some(rank) = line.rank { (rank) } }
                th scope="row" {
                    a href=(member_page(part, line.id)) {
                        (name_or_nobody(desk, line.name.as_deref().unwrap_or_default()))
                    }
                }
                td.words { (line.club_name) }
                td.number { (pts(desk, line.points.0)) }
                td.number { (line.played) }
                td.number { (line.wins) }
            }
        }
    }
}
