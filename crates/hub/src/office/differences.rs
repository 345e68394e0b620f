//! Differences between clubs and league about persons.

use maud::{Markup, html};

use super::desk::{Desk, RefusedForm};
use super::duplicates::{member, written};
use super::form::Form;
use super::frame::Menu;
use super::pages::Pages;
use super::parts::press;
use super::session::Notice;
use crate::office::answers::{Answer, Refusal, Reply};
use crate::office::conflicts;
use crate::persons::roster::some_differences;
use crate::{Difference, ErasedPerson, PersonCard, decide_difference, erased_persons, person, undo_refusal};

/// Number of differences per page.
const MOST: usize = 50;

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (false, ["differences"]) => page(desk, form, &RefusedForm::default()).await,
        (true, ["differences", "accept"]) => decided(desk, form, true).await,
        (true, ["differences", "refuse"]) => decided(desk, form, false).await,
        (true, ["differences", "undo"]) => undone(desk, form).await,
        _ => Ok(Reply::Missing),
    }
}

async fn page(desk: &Desk, asked: &Form, given: &RefusedForm<'_>) -> Answer {
    let mut pages = Pages::asked(asked, "page", MOST);
    let (mut shown, all) = some_differences(&desk.client, pages.before(), MOST).await?;
    if pages.end(all) {
        (shown, _) = some_differences(&desk.client, pages.before(), MOST).await?;
    }
    let erased = erased_persons(&desk.client).await?;
    let content = html! {
        p { a href="/persons" { (desk.word("office-all_persons")) } }
        p { (desk.word("office-differences_how")) }
        @if !erased.is_empty() { (without_records(desk, &erased)) }
        @if all == 0 { p { (desk.word("office-no_differences")) } } @else {
            ol.cards data-testid="differences" {
                @for one in &shown { li { (show(desk, one, &pages)) } }
            }
            (pages.links(desk, "/differences", &[]))
        }
    };
    desk.page(Menu::Persons, &desk.word("office-differences"), given, content)
}

/// The persons whose records were all erased. The league decides whether it still needs them.
fn without_records(desk: &Desk, all: &[ErasedPerson]) -> Markup {
    html! {
        section.panel aria-label=(desk.word("office-erased_title")) data-testid="erased" {
            h2 { (desk.word("office-erased_title")) }
            p { (desk.word("office-erased_how")) }
            ul.lines {
                @for one in all {
                    li {
                        div {
                            a href={ "/persons/" (one.person) } { (one.card.full_name()) }
                            span.under { (one.clubs.join(", ")) }
                        }
                    }
                }
            }
        }
    }
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

fn show(desk: &Desk, one: &Difference, pages: &Pages) -> Markup {
    let hidden = [("member", written(one.member)), ("person", one.person.to_string()), pages.field()];
    let name = one.league_says.full_name();
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
        let (id, one): (i64, _) = (form.read_as("person", "office-choice_wrong")?, member(form, "member")?);
        let before = person(&desk.client, id).await?;
        decide_difference(&mut desk.client, one, id, accept).await?;
        let sentence = desk.word(if accept { "office-accepted" } else { "office-refused" });
        let back =
            [("member", written(one)), ("person", id.to_string()), ("page", form.get("page").to_owned())];
        Ok::<Notice, Refusal>(match before {
            _ if !accept => Notice::undone_by(sentence, "/differences/undo", back),
            Some(was) if was.records.contains(&one) => {
                let now = person(&desk.client, id).await?.map(|now| now.card).unwrap_or_default();
                let PersonCard { licence, last_name, first_name, born } = was.card;
                let fields = [
                    (conflicts::SEEN, conflicts::digest(&now)?),
                    ("licence", licence.unwrap_or_default()),
                    ("last_name", last_name),
                    ("first_name", first_name),
                    ("born", born.map(|day| day.to_string()).unwrap_or_default()),
                ];
                Notice::undone_by(sentence, format!("/persons/{id}/save"), fields)
            }
            _ => Notice::undone_by(sentence, format!("/persons/{id}/link/undo"), back),
        })
    };
    match done.await {
        Ok(notice) => desk.done(form.page_of("/differences"), notice),
        Err(refusal) => page(desk, form, &RefusedForm::refused(desk, "", form, refusal)).await,
    }
}

/// Reopens a refused difference.
async fn undone(desk: &Desk, form: &Form) -> Answer {
    let done = async {
        let id = form.read_as("person", "office-choice_wrong")?;
        undo_refusal(&desk.client, member(form, "member")?, id).await?;
        Ok::<(), Refusal>(())
    };
    match done.await {
        Ok(()) => desk.done(form.page_of("/differences"), desk.word("office-asked_again")),
        Err(refusal) => page(desk, form, &RefusedForm::refused(desk, "", form, refusal)).await,
    }
}
