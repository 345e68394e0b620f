//! What clubs say of persons otherwise than the league.

use maud::{Markup, html};

use super::desk::{Answer, Desk, Given, Refusal, Reply};
use super::duplicates::{member, written};
use super::form::Form;
use super::frame::Menu;
use super::parts::press;
use crate::{Difference, PersonCard, decide_difference, differences};

/// So many are on the page; the next ones come when these are decided.
const MOST: usize = 100;

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (false, ["differences"]) => page(desk, &Given::default()).await,
        (true, ["differences", "accept"]) => decided(desk, form, true).await,
        (true, ["differences", "refuse"]) => decided(desk, form, false).await,
        _ => Ok(Reply::Missing),
    }
}

async fn page(desk: &Desk, given: &Given<'_>) -> Answer {
    let all = differences(&desk.client).await?;
    let content = html! {
        p { a href="/persons" { (desk.word("office-all_persons")) } }
        p { (desk.word("office-differences_how")) }
        @if all.is_empty() { p { (desk.word("office-no_differences")) } } @else {
            ol.cards data-testid="differences" {
                @for one in all.iter().take(MOST) { li { (show(desk, one)) } }
            }
        }
    };
    desk.page(Menu::Persons, &desk.word("office-differences"), given, content)
}

fn says(desk: &Desk, card: &PersonCard) -> Markup {
    html! {
        strong { (card.last_name) " " (card.first_name) }
        span.under {
            @match &card.licence {
                Some(licence) => (desk.say("office-licence_is", &[("licence", licence.as_str().into())])),
                None => (desk.word("office-no_licence")),
            }
        }
    }
}

fn show(desk: &Desk, one: &Difference) -> Markup {
    let hidden = [("member", written(one.member)), ("person", one.person.to_string())];
    let name = format!("{} {}", one.league_says.first_name, one.league_says.last_name);
    let (accept, refuse) = if one.linked {
        ("office-accept", "office-refuse")
    } else {
        ("office-is_person", "office-is_not_person")
    };
    html! {
        div.pair {
            div { p.soft { (one.club_name) } (says(desk, &one.club_says)) }
            div {
                p.soft { a href={ "/persons/" (one.person) } { (desk.word("office-the_league")) } }
                (says(desk, &one.league_says))
            }
        }
        p.soft { (desk.word(if one.linked { "office-says_otherwise" } else { "office-may_be" })) }
        div.presses {
            (press(desk, "/differences/accept", accept, &name, &hidden))
            (press(desk, "/differences/refuse", refuse, &name, &hidden))
        }
    }
}

async fn decided(desk: &mut Desk, form: &Form, accept: bool) -> Answer {
    let done = async {
        let person = form.read_as("person", "office-choice_wrong")?;
        decide_difference(&mut desk.client, member(form, "member")?, person, accept).await?;
        Ok::<(), Refusal>(())
    };
    match done.await {
        Ok(()) => {
            let key = if accept { "office-accepted" } else { "office-refused" };
            desk.done("/differences", desk.word(key))
        }
        Err(refusal) => page(desk, &Given::refused(desk, "", form, refusal)).await,
    }
}
