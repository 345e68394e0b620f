//! The evenings that a club has sent, and whether they count.

use maud::{Markup, html};

use super::desk::{Desk, RefusedForm};
use super::form::Form;
use super::frame::Menu;
use super::pages::Pages;
use super::parts::{day, press, table};
use super::session::Notice;
use crate::clubs::one_club;
use crate::office::answers::{Answer, Reply};
use crate::office::links::results_link;
use crate::{ClubLine, HubError, SentEvening, count_evening, sent_evenings};

/// Number of evenings per page.
const MOST: usize = 100;

pub(super) async fn route(desk: &mut Desk, post: bool, club: &str, rest: &[&str], form: &Form) -> Answer {
    let Some(club) = find(desk, club).await? else { return Ok(Reply::Missing) };
    match (post, rest) {
        (false, []) => page(desk, &club, form, &RefusedForm::default()).await,
        (true, [journal, action @ ("count" | "leave")]) => match journal.parse() {
            Ok(journal) => decided(desk, &club, journal, *action == "count", form).await,
            Err(_) => Ok(Reply::Missing),
        },
        _ => Ok(Reply::Missing),
    }
}

async fn find(desk: &Desk, club: &str) -> Result<Option<ClubLine>, HubError> {
    match club.parse() {
        Ok(number) => one_club(&desk.client, number).await,
        Err(_) => Ok(None),
    }
}

async fn page(desk: &Desk, club: &ClubLine, asked: &Form, given: &RefusedForm<'_>) -> Answer {
    let pages = Pages::of(asked, "page", MOST, usize::try_from(club.evenings).unwrap_or(usize::MAX));
    let all = sent_evenings(&desk.client, club.club, pages.before(), pages.size()).await?;
    let title = desk.say("office-sent", &[("club", club.name.as_str().into())]);
    let rows = html! { @for one in &all { (line(desk, club, one, &pages)) } };
    let columns = ["office-day", "office-evening", "office-players", "office-state", ""];
    let content = html! {
        p { a href="/clubs" { (desk.word("office-all_clubs")) } }
        p { (desk.word("office-sent_how")) }
        @if all.is_empty() { p { (desk.word("office-nothing_sent")) } } @else { (table(desk, &title, &columns, &rows)) }
        (pages.links(desk, &address(club), &[]))
    };
    desk.page(Menu::Clubs, &title, given, content)
}

fn address(club: &ClubLine) -> String {
    format!("/clubs/{}/evenings", club.club)
}

fn line(desk: &Desk, club: &ClubLine, one: &SentEvening, pages: &Pages) -> Markup {
    let state = match one.counts {
        Some(true) => "office-counts",
        Some(false) => "office-counts_not",
        None => "office-to_decide",
    };
    let (action, key) =
        if one.counts == Some(true) { ("leave", "office-leave") } else { ("count", "office-count") };
    let to = format!("{}/{}/{action}", address(club), one.journal);
    html! {
        tr {
            td { (day(desk.language, one.date)) }
            th scope="row" { (one.name) }
            td.number { (one.players) }
            td {
                (desk.word(state))
                @if one.counts == Some(true) { " · " (results_link(desk, one.number, &one.name)) }
            }
            td {
                @if one.parts { a href="/histories" { (desk.word("office-histories")) } } @else {
                    (press(desk, &to, key, &one.name, &[pages.field()]))
                }
            }
        }
    }
}

async fn decided(desk: &mut Desk, club: &ClubLine, journal: i64, counts: bool, form: &Form) -> Answer {
    match count_evening(&mut desk.client, club.club, journal, counts).await {
        Ok(()) => {
            let (key, back) = if counts { ("office-counted", "leave") } else { ("office-left", "count") };
            let fields = [("page", form.get("page").to_owned())];
            let undo = format!("{}/{journal}/{back}", address(club));
            desk.done(form.page_of(&address(club)), Notice::undone_by(desk.word(key), undo, fields))
        }
        Err(error) => page(desk, club, form, &RefusedForm::refused(desk, "", form, error.into())).await,
    }
}
