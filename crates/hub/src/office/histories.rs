//! Diverging histories of an evening: a person decides which count.

use maud::{Markup, html};
use tapis_locale::Phrase;

use super::desk::{Answer, Desk, Given, Refusal, Reply};
use super::export::results_link;
use super::form::Form;
use super::frame::Menu;
use super::pages::Pages;
use super::parts::day;
use crate::{Fork, History, decide, forks};

/// Evenings per page.
const MOST: usize = 20;

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (false, ["histories"]) => page(desk, form, &Given::default()).await,
        (true, ["histories", club, journal]) => match (club.parse(), journal.parse()) {
            (Ok(club), Ok(journal)) => decided(desk, club, journal, form).await,
            _ => Ok(Reply::Missing),
        },
        _ => Ok(Reply::Missing),
    }
}

async fn page(desk: &Desk, asked: &Form, given: &Given<'_>) -> Answer {
    let all = forks(&desk.client).await?;
    let pages = Pages::of(asked, "page", MOST, all.len());
    let content = html! {
        p { (desk.word("office-histories_how")) }
        @if all.is_empty() { p { (desk.word("office-no_histories")) } }
        @for fork in pages.part(&all) { (one(desk, fork, &pages)) }
        (pages.links(desk, "/histories", &[]))
    };
    desk.page(Menu::Histories, &desk.word("office-histories"), given, content)
}

fn one(desk: &Desk, fork: &Fork, pages: &Pages) -> Markup {
    let (page, at) = pages.field();
    let name = fork.histories.first().map(|one| one.name.as_str()).unwrap_or_default();
    let undecided = fork.histories.iter().any(|one| one.counts.is_none());
    html! {
        form.panel method="post" action=(format!("/histories/{}/{}", fork.club, fork.journal)) data-testid="fork" {
            (desk.once())
            input type="hidden" name=(page) value=(at);
            h2 { (fork.club_name) " · " (name) }
            @if undecided { p.mark { (desk.word("office-to_decide")) } }
            fieldset {
                legend { (desk.word("office-which_count")) }
                @for history in &fork.histories {
                    label.check {
                        input type="checkbox" name="count" value=(history.epoch) checked[history.counts == Some(true)];
                        span { (told(desk, history)) ", " (day(desk.language, history.date)) }
                    }
                }
            }
            @for history in fork.histories.iter().filter(|one| one.counts == Some(true)) {
                p { (told(desk, history)) " · " (results_link(desk, history.number, &told(desk, history))) }
            }
            p.do { button data-testid="decide" { (desk.word("office-decide")) } }
        }
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
    let count: Result<Vec<i32>, _> = form.all("count").map(str::parse).collect();
    let done = match count {
        Ok(count) => decide(&mut desk.client, club, journal, &count).await.map_err(Refusal::Hub),
        Err(_) => Err(Refusal::Said(Phrase::new("office-choice_wrong", &[]))),
    };
    match done {
        Ok(()) => desk.done(form.page_of("/histories"), desk.word("office-decided")),
        Err(refusal) => page(desk, form, &Given::refused(desk, "", form, refusal)).await,
    }
}
