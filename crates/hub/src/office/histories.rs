//! Diverging histories of an evening: a person decides which count.

use maud::{Markup, html};
use tapis_locale::Phrase;

use super::desk::{Desk, RefusedForm};
use super::form::Form;
use super::frame::Menu;
use super::pages::Pages;
use super::parts::{count, day, instant, name_or_nobody};
use crate::evenings::histories::{fork, fork_count, some_forks};
use crate::office::answers::{Answer, Refusal, Reply};
use crate::office::conflicts;
use crate::office::links::results_link;
use crate::{Fork, History, HubError, decide};

const DECIDE: &str = "decide";
/// Number of evenings per page.
const MOST: usize = 20;

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (false, ["histories"]) => page(desk, form, &RefusedForm::default()).await,
        (true, ["histories", club, journal]) => match (club.parse(), journal.parse()) {
            (Ok(club), Ok(journal)) => decided(desk, club, journal, form).await,
            _ => Ok(Reply::Missing),
        },
        _ => Ok(Reply::Missing),
    }
}

async fn page(desk: &Desk, asked: &Form, given: &RefusedForm<'_>) -> Answer {
    let pages = Pages::of(asked, "page", MOST, fork_count(&desk.client).await?);
    let shown = some_forks(&desk.client, pages.before(), Some(pages.size())).await?;
    let content = html! {
        p { (desk.word("office-histories_how")) }
        @if shown.is_empty() { p { (desk.word("office-no_histories")) } }
        @for fork in &shown { (one(desk, fork, &pages, given)?) }
        (pages.links(desk, "/histories", &[]))
    };
    desk.page(Menu::Histories, &desk.word("office-histories"), given, content)
}

fn one(desk: &Desk, fork: &Fork, pages: &Pages, given: &RefusedForm<'_>) -> Result<Markup, HubError> {
    let (page, at) = pages.field();
    let name = fork.histories.first().map(|one| one.name.as_str()).unwrap_or_default();
    let undecided = fork.histories.iter().any(|one| one.counts.is_none());
    let to = format!("/histories/{}/{}", fork.club, fork.journal);
    // The choice in a refused form, if it is this one's.
    let chosen = given.of(DECIDE).filter(|_| desk.here == to);
    let ticked = |one: &History| match chosen {
        Some(form) => form.all("count").any(|epoch| epoch == one.epoch.to_string()),
        None => one.counts == Some(true),
    };
    Ok(html! {
        form.panel method="post" action=(to) data-testid="fork" {
            (desk.once())
            (conflicts::field(given.unchanged(DECIDE).filter(|_| desk.here == to), &fork.histories)?)
            input type="hidden" name=(page) value=(at);
            h2 { (fork.club_name) " · " (name) }
            @if undecided { p.mark { (desk.word("office-to_decide")) } }
            fieldset {
                legend { (desk.word("office-which_count")) }
                ul.lines {
                    @for history in &fork.histories {
                        li data-testid="version" {
                            label.check {
                                input type="checkbox" name="count" value=(history.epoch) checked[ticked(history)];
                                span { (version(desk, history)) }
                            }
                            (results_link(desk, history.number, &told(desk, history)))
                        }
                    }
                }
            }
            p.do { button data-testid="decide" { (desk.word("office-decide")) } }
        }
    })
}

/// Facts about a version that a person needs to decide.
fn version(desk: &Desk, history: &History) -> Markup {
    let state = match history.counts {
        Some(true) => "office-counts",
        Some(false) => "office-counts_not",
        None => "office-to_decide",
    };
    let first: Vec<String> =
        history.first.iter().map(|name| name_or_nobody(desk, name.as_deref().unwrap_or_default())).collect();
    let players = [("count", i64::from(history.players).into())];
    html! {
        strong { (history.name) } ", " (day(desk.language, history.date))
        span.under { (told(desk, history)) ", " (desk.say("office-version_players", &players)) }
        @if !first.is_empty() {
            @let values = [("count", count(first.len()).into()), ("names", first.join(", ").into())];
            span.under { (desk.say("office-version_first", &values)) }
        }
        span.under { (desk.word("office-version_arrived")) " " (instant(desk.language, history.arrived)) }
        span.under { (desk.word(state)) }
    }
}

fn told(desk: &Desk, history: &History) -> String {
    let parts = match history.parts_from {
        None if history.epoch == 0 => desk.word("office-first_history"),
        None => desk.word("office-own_history"),
        Some((_, rows)) => desk.say("office-parts_after", &[("rows", rows.into())]),
    };
    let has =
        desk.say("office-history_has", &[("rows", history.rows.into()), ("results", history.results.into())]);
    desk.say("office-history", &[("parts", parts.into()), ("has", has.into())])
}

async fn decided(desk: &mut Desk, club: i32, journal: i64, form: &Form) -> Answer {
    let done = async {
        let wrong = |_| Refusal::Said(Phrase::new("office-choice_wrong", &[]));
        let count: Vec<i32> = form.all("count").map(str::parse).collect::<Result<_, _>>().map_err(wrong)?;
        let fork = fork(&desk.client, club, journal).await?.ok_or(HubError::NotFound("history"))?;
        conflicts::check(form, &fork.histories, Phrase::new("office-histories_changed", &[]))?;
        Ok::<(), Refusal>(decide(&mut desk.client, club, journal, &count).await?)
    };
    match done.await {
        Ok(()) => desk.done(form.page_of("/histories"), desk.word("office-decided")),
        Err(refusal) => page(desk, form, &RefusedForm::refused(desk, DECIDE, form, refusal)).await,
    }
}
