//! The league's calendar, and the lists for the clubs as one file.

use chrono::{Local, NaiveTime, Timelike};
use maud::{Markup, html};
use tapis_engine::base::quantity::Millis;
use tapis_league::ListedEvening;
use tapis_locale::{Phrase, time_of_day};

use super::desk::{Desk, RefusedForm};
use super::form::Form;
use super::frame::Menu;
use super::parts::{Choice, Fields, day, press, table};
use super::session::Notice;
use crate::office::answers::{Answer, Refusal, Reply};
use crate::office::rule_forms::section;
use crate::{HubError, PlannedEvening, lists, plan, shared_rulesets, shared_structures, unplan};

const PLAN: &str = "plan";

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (false, ["calendar"]) => page(desk, &RefusedForm::default()).await,
        (false, ["calendar", "lists"]) => given_file(desk).await,
        (true, ["calendar", "plan"]) => planned(desk, form).await,
        (true, ["calendar", id, "remove"]) => match id.parse() {
            Ok(id) => removed(desk, id).await,
            Err(_) => Ok(Reply::Missing),
        },
        _ => Ok(Reply::Missing),
    }
}

/// The page, which also shows rulesets and structures.
pub(super) async fn page(desk: &Desk, given: &RefusedForm<'_>) -> Answer {
    let all = crate::calendar(&desk.client).await?;
    let (rulesets, structures) =
        (shared_rulesets(&desk.client).await?, shared_structures(&desk.client).await?);
    let of_rulesets: Vec<String> = rulesets.iter().map(|one| one.name.clone()).collect();
    let of_structures: Vec<String> = structures.iter().map(|one| one.name.clone()).collect();
    let content = html! {
        @if all.is_empty() { p { (desk.word("office-no_evenings")) } } @else { (list(desk, &all)) }
        h2 { (desk.word("office-plan")) }
        (plan_form(desk, &of_rulesets, &of_structures, given))
        (section(desk, &rulesets, &structures, given)?)
        h2 { (desk.word("office-lists")) }
        p { (desk.word("office-lists_how")) }
        @if desk.office.settings.key.is_some() {
            p { a.button href="/calendar/lists" data-testid="lists" { (desk.word("office-lists_link")) } }
        } @else {
            p { (desk.word("hub-no_key")) }
        }
    };
    desk.page(Menu::Calendar, &desk.word("office-calendar"), given, content)
}

fn list(desk: &Desk, all: &[PlannedEvening]) -> Markup {
    let remove = |one: &PlannedEvening| {
        press(desk, &format!("/calendar/{}/remove", one.id), "office-remove", &one.evening.name, &[])
    };
    let rows = html! {
        @for one in all {
            tr {
                td { (day(desk.language, one.evening.date)) }
                td { (time_of_day(desk.language, i64::from(one.evening.start_minute))) }
                th scope="row" { (one.evening.name) }
                td.words {
                    @if one.evening.venue.is_empty() { (desk.word("office-each_club")) } @else { (one.evening.venue) }
                }
                td.words { (one.evening.ruleset.as_deref().unwrap_or_default()) }
                td.words { (one.evening.structure.as_deref().unwrap_or_default()) }
                td { (remove(one)) }
            }
        }
    };
    let columns = [
        "office-day",
        "office-hour",
        "office-evening",
        "office-venue",
        "office-ruleset",
        "office-structure",
        "",
    ];
    table(desk, &desk.word("office-calendar"), &columns, &rows)
}

fn plan_form(desk: &Desk, rulesets: &[String], structures: &[String], given: &RefusedForm<'_>) -> Markup {
    let fields = Fields::of(desk, PLAN, given);
    let choices = |names: &[String]| -> Vec<Choice> {
        let none = (String::new(), desk.word("office-club_decides"));
        std::iter::once(none).chain(names.iter().map(|name| (name.clone(), name.clone()))).collect()
    };
    html! {
        form.panel method="post" action="/calendar/plan" {
            (fields.text("name", "office-evening", ""))
            div.row {
                (fields.day("date", "office-day", "", true))
                (fields.hour("at", "office-hour", "20:00"))
            }
            (fields.optional("venue", "office-venue_or_clubs", ""))
            div.row {
                (fields.choice("ruleset", "office-ruleset", &choices(rulesets)))
                (fields.choice("structure", "office-structure", &choices(structures)))
            }
            (fields.button("office-add"))
        }
    }
}

async fn planned(desk: &Desk, form: &Form) -> Answer {
    let done = async {
        let hour = NaiveTime::parse_from_str(form.get("at").trim(), "%H:%M");
        let hour = hour.map_err(|_| Refusal::Said(Phrase::new("office-hour_wrong", &[])))?;
        let evening = ListedEvening {
            date: form.read_as("date", "office-day_wrong")?,
            start_minute: u16::try_from(hour.hour() * 60 + hour.minute()).unwrap_or(0),
            name: form.get("name").to_owned(),
            venue: form.get("venue").to_owned(),
            ruleset: form.some("ruleset").map(str::to_owned),
            structure: form.some("structure").map(str::to_owned),
        };
        Ok::<i64, Refusal>(plan(&desk.client, &evening).await?)
    };
    match done.await {
        Ok(_) => desk.done("/calendar", desk.word("office-planned")),
        Err(refusal) => page(desk, &RefusedForm::refused(desk, PLAN, form, refusal)).await,
    }
}

async fn removed(desk: &Desk, id: i64) -> Answer {
    let before = crate::calendar(&desk.client).await?.into_iter().find(|one| one.id == id);
    match unplan(&desk.client, id).await {
        Ok(()) => {
            let mut notice = Notice::from(desk.word("office-unplanned"));
            if let Some(PlannedEvening { evening, .. }) = before {
                let at = format!("{:02}:{:02}", evening.start_minute / 60, evening.start_minute % 60);
                let fields = [
                    ("name", evening.name),
                    ("date", evening.date.to_string()),
                    ("at", at),
                    ("venue", evening.venue),
                    ("ruleset", evening.ruleset.unwrap_or_default()),
                    ("structure", evening.structure.unwrap_or_default()),
                ];
                notice = Notice::undone_by(notice.sentence, "/calendar/plan", fields);
            }
            desk.done("/calendar", notice)
        }
        Err(error) => page(desk, &RefusedForm::refused(desk, "", &Form::default(), error.into())).await,
    }
}

/// The lists as a file, for a USB stick.
async fn given_file(desk: &Desk) -> Answer {
    let Some(key) = &desk.office.settings.key else {
        return page(desk, &RefusedForm::refused(desk, "", &Form::default(), HubError::NoKey.into())).await;
    };
    let now = Local::now();
    let bytes = lists(&desk.client, key, Millis(now.timestamp_millis()), now.date_naive()).await?;
    let name = format!("{}.tapis-lists", now.date_naive());
    Ok(Reply::File { name, kind: "application/gzip", content: bytes.into() })
}
