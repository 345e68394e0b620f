//! Arrivals, and bundles uploaded by hand.

use maud::{Markup, html};
use tapis_engine::base::quantity::Points;
use tapis_locale::{Phrase, ordinal};

use super::desk::{Desk, RefusedForm};
use super::form::Form;
use super::frame::Menu;
use super::pages::Pages;
use super::parts::{Fields, day, instant, name_or_nobody, pts, table};
use super::session::Notice;
use crate::office::answers::{Answer, Refusal, Reply};
use crate::office::links::results_link;
use crate::{Arrival, ArrivedEvening, Change, Correction, arrival_count, arrivals, ingest};

const TAKE: &str = "take";
/// Number of arrivals per page.
const MOST: usize = 50;

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (false, ["arrivals"]) => page(desk, form, &RefusedForm::default()).await,
        (true, ["arrivals"]) => take(desk, form).await,
        _ => Ok(Reply::Missing),
    }
}

async fn page(desk: &Desk, asked: &Form, given: &RefusedForm<'_>) -> Answer {
    let pages = Pages::of(asked, "page", MOST, arrival_count(&desk.client).await?);
    let all = arrivals(&desk.client, pages.before(), pages.size()).await?;
    let fields = Fields::of(desk, TAKE, given);
    let content = html! {
        form.panel method="post" action="/arrivals" enctype="multipart/form-data" {
            (fields.file("file", "office-bundles", ".tapis-league", true, true))
            p.soft { (desk.word("office-take_how")) }
            (fields.button("office-take"))
        }
        @if all.is_empty() { p { (desk.word("office-no_arrivals")) } } @else { (list(desk, &all)) }
        (pages.links(desk, "/arrivals", &[]))
    };
    desk.page(Menu::Arrivals, &desk.word("office-arrivals"), given, content)
}

fn list(desk: &Desk, all: &[Arrival]) -> Markup {
    html! {
        ol.cards data-testid="arrivals" {
            @for one in all {
                li {
                    h2 { (one.club_name) }
                    p.soft { (instant(desk.language, one.at)) }
                    p { (news(desk, one)) }
                    @if !one.evenings.is_empty() { (evenings(desk, &one.evenings)) }
                    @if one.receipt.journals.iter().any(|journal| journal.forked_after.is_some()) {
                        p { a href="/histories" { (desk.word("office-arrived_fork")) } }
                    }
                    @for correction in &one.corrections { (corrected(desk, correction)) }
                }
            }
        }
    }
}

/// The evenings of an arrival, each with a link to its results as PDF.
fn evenings(desk: &Desk, all: &[ArrivedEvening]) -> Markup {
    html! {
        details data-testid="arrived_evenings" {
            summary { (desk.word("office-arrived_evenings")) }
            ul.lines {
                @for one in all {
                    li {
                        div { (one.name) ", " (day(desk.language, one.date)) }
                        (results_link(desk, one.number, &one.name))
                    }
                }
            }
        }
    }
}

fn news(desk: &Desk, one: &Arrival) -> String {
    let rows: i64 = one.receipt.journals.iter().map(|journal| journal.new_rows).sum();
    let journals = one.receipt.journals.iter().filter(|journal| journal.new_rows > 0).count();
    let members = i64::try_from(one.receipt.members).unwrap_or(i64::MAX);
    let journals = i64::try_from(journals).unwrap_or(i64::MAX);
    let rows = desk.say("office-arrived_rows", &[("rows", rows.into()), ("evenings", journals.into())]);
    format!("{rows} {}", desk.say("office-arrived_members", &[("count", members.into())]))
}

fn corrected(desk: &Desk, correction: &Correction) -> Markup {
    let title = desk.say("office-corrected", &[("evening", correction.name.as_str().into())]);
    let rows = html! {
        @for change in &correction.changes { (line(desk, change)) }
    };
    html! {
        details data-testid="correction" {
            summary { (title) ", " (day(desk.language, correction.date)) }
            @if let Some(name) = &correction.name_before {
                p { (desk.say("office-name_before", &[("name", name.as_str().into())])) }
            }
            @if let Some(date) = correction.date_before {
                p { (desk.word("office-day_before")) " " (day(desk.language, date)) }
            }
            @if correction.figures { p { (desk.word("office-figures_corrected")) } }
            @if !correction.changes.is_empty() {
                (table(desk, &title, &["office-player", "office-before", "office-after"], &rows))
            }
            @if let Some(number) = correction.number { p { (results_link(desk, number, &correction.name)) } }
        }
    }
}

fn line(desk: &Desk, change: &Change) -> Markup {
    let said = |of: Option<(u32, Points)>| match of {
        Some((place, points)) => format!("{}, {}", ordinal(desk.language, place), pts(desk, points.0)),
        None => desk.word("office-absent"),
    };
    html! {
        tr {
            th scope="row" { (name_or_nobody(desk, &change.name)) }
            td { (said(change.before)) }
            td { (said(change.after)) }
        }
    }
}

/// Imports each file completely or not at all. A refused one does not stop the others.
async fn take(desk: &mut Desk, form: &Form) -> Answer {
    let (mut taken, mut refused) = (0_i64, Vec::new());
    for file in form.files("file") {
        match ingest(&mut desk.client, &file.bytes).await {
            Ok(_) => taken += 1,
            Err(error) => {
                let given = RefusedForm::refused(desk, TAKE, form, error.into());
                let sentence = given.refusal.map(|(_, sentence)| sentence).unwrap_or_default();
                refused.push(desk.say(
                    "office-refused_file",
                    &[("file", file.name.as_str().into()), ("why", sentence.into())],
                ));
            }
        }
    }
    if taken == 0 {
        let refusal = match refused.is_empty() {
            true => Refusal::Said(Phrase::new("office-no_file", &[])),
            false => Refusal::Said(Phrase::new("office-none_taken", &[("why", refused.join(" ").into())])),
        };
        return page(desk, form, &RefusedForm::refused(desk, TAKE, form, refusal)).await;
    }
    let sentence = desk.say("office-taken", &[("count", taken.into())]);
    desk.done("/arrivals", Notice { refused, ..sentence.into() })
}
