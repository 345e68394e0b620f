//! The league's persons: search, add, import a list.

use maud::{Markup, html};
use tapis_locale::date;

use super::desk::{Desk, RefusedForm};
use super::form::Form;
use super::frame::Menu;
use super::pages::Pages;
use super::parts::{Fields, count, table};
use super::person;
use crate::office::answers::{Answer, Refusal, Reply};
use crate::office::links::PERSONS;
use crate::office::person::{card, card_fields};
use crate::persons::roster::{namesake_sentences, person_cards, person_count, persons_of};
use crate::{Person, PersonCard, read_persons, save_person, take_persons};

const ADD: &str = "add";
const LIST: &str = "list";
/// Number of persons per page.
const MOST: usize = 100;

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (false, ["persons"]) => page(desk, form, &RefusedForm::default()).await,
        (true, ["persons", "add"]) => added(desk, form).await,
        (true, ["persons", "list"]) => listed(desk, form).await,
        (_, ["persons", id, rest @ ..]) => match id.parse() {
            Ok(id) => person::route(desk, post, id, rest, form).await,
            Err(_) => Ok(Reply::Missing),
        },
        _ => Ok(Reply::Missing),
    }
}

async fn page(desk: &Desk, asked: &Form, given: &RefusedForm<'_>) -> Answer {
    let search = asked.get("search");
    let all = person_count(&desk.client, search).await?;
    let pages = Pages::of(asked, "page", MOST, all);
    let cards = person_cards(&desk.client, search, pages.before(), Some(MOST)).await?;
    let shown = persons_of(&desk.client, &cards).await?;
    let (add, list) = (Fields::of(desk, ADD, given), Fields::of(desk, LIST, given));
    let content = html! {
        p {
            a.button href="/differences" { (desk.word("office-to_differences")) }
        }
        form.panel method="get" action="/persons" role="search" {
            div.field {
                label for="search" { (desk.word("office-search")) }
                input id="search" name="search" type="search" value=(search) data-testid="search";
            }
            p.do { button data-testid="find" { (desk.word("office-find")) } }
        }
        p data-testid="found" { (desk.say("office-persons_found", &[("count", count(all).into())])) }
        @if !shown.is_empty() { (found(desk, &shown)) }
        (pages.links(desk, "/persons", &[("search", search)]))
        h2 { (desk.word("office-add_person")) }
        form.panel method="post" action="/persons/add" {
            (card_fields(&add, &PersonCard::default()))
            (add.button("office-add"))
        }
        h2 { (desk.word("office-person_list")) }
        form.panel method="post" action="/persons/list" enctype="multipart/form-data" {
            p { (desk.word("office-person_list_how")) }
            (list.file("file", "office-list_file", ".csv,.txt,.xlsx,.xls,.ods", false, true))
            (list.button("office-take_list"))
        }
        p { a.button href=(PERSONS) data-testid="persons_csv" { (desk.word("office-persons_csv")) } }
    };
    desk.page(Menu::Persons, &desk.word("office-persons"), given, content)
}

fn found(desk: &Desk, all: &[Person]) -> Markup {
    let rows = html! {
        @for one in all {
            tr {
                th scope="row" {
                    a href={ "/persons/" (one.id) } { (one.card.last_name) " " (one.card.first_name) }
                    @if !one.sanctions.is_empty() { " " span.mark { (desk.word("office-sanctioned")) } }
                }
                td.words { (one.card.licence.as_deref().unwrap_or_default()) }
                td { @if let Some(born) = one.card.born { (date(desk.language, born)) } }
                td.number { (one.records.len()) }
            }
        }
    };
    let columns = ["office-name", "office-licence", "office-born", "office-records"];
    table(desk, &desk.word("office-persons"), &columns, &rows)
}

async fn added(desk: &mut Desk, form: &Form) -> Answer {
    let done = async {
        let card = card(form)?;
        Ok::<i64, Refusal>(save_person(&mut desk.client, None, card).await?)
    };
    match done.await {
        Ok(id) => desk.done(format!("/persons/{id}"), desk.word("office-person_added")),
        Err(refusal) => page(desk, &Form::default(), &RefusedForm::refused(desk, ADD, form, refusal)).await,
    }
}

async fn listed(desk: &mut Desk, form: &Form) -> Answer {
    let done = async {
        let file = form.file("file")?;
        let list = read_persons(&file.bytes, chrono::Local::now().date_naive())?;
        Ok::<_, Refusal>((take_persons(&mut desk.client, list.cards).await?, list.ignored, list.namesakes))
    };
    match done.await {
        Ok(((added, changed), ignored, namesakes)) => {
            let values = [("added", count(added).into()), ("changed", count(changed).into())];
            let mut said = desk.say("office-list_taken", &values);
            if !ignored.is_empty() {
                let headings = [("headings", ignored.join(", ").into())];
                said = format!("{said} {}", desk.say("office-list_ignored", &headings));
            }
            for sentence in namesake_sentences(&namesakes, desk.language) {
                said = format!("{said} {sentence}");
            }
            desk.done("/persons", said)
        }
        Err(refusal) => page(desk, &Form::default(), &RefusedForm::refused(desk, LIST, form, refusal)).await,
    }
}
