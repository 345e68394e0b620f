//! A person: the league's data, sanctions, and the records of clubs.

use maud::{Markup, html};
use tapis_locale::Phrase;

use super::desk::{Desk, RefusedForm};
use super::duplicates::{member, named, written};
use super::form::Form;
use super::frame::Menu;
use super::pages::Pages;
use super::parts::{Fields, confirm, count, day, press, table, today};
use super::session::Notice;
use crate::clubs::members::{MemberSearch, seasons_played};
use crate::office::answers::{Answer, Refusal, Reply};
use crate::office::conflicts;
use crate::office::links::season_link;
use crate::{
    HubError, MemberId, Person, PersonCard, Sanction, lift_sanction, link_record, members, person,
    remove_person, sanction, save_person, undo_link, unlink_record,
};

const SAVE: &str = "save";
const SANCTION: &str = "sanction";
/// Number of members per page.
const MOST: usize = 30;

pub(super) async fn route(desk: &mut Desk, post: bool, id: i64, rest: &[&str], form: &Form) -> Answer {
    match (post, rest) {
        (false, []) => page(desk, id, form, &RefusedForm::default()).await,
        (true, ["save"]) => saved(desk, id, form).await,
        (true, ["sanction"]) => sanctioned(desk, id, form).await,
        (true, ["lift"]) => lifted(desk, id, form).await,
        (true, ["link"]) => linked(desk, id, form).await,
        (true, ["link", "undo"]) => link_undone(desk, id, form).await,
        (true, ["unlink"]) => unlinked(desk, id, form).await,
        (false, ["remove"]) => ask(desk, id).await,
        (true, ["remove"]) => removed(desk, id).await,
        _ => Ok(Reply::Missing),
    }
}

async fn page(desk: &Desk, id: i64, asked: &Form, given: &RefusedForm<'_>) -> Answer {
    let Some(person) = person(&desk.client, id).await? else { return Ok(Reply::Missing) };
    let (save, new) = (Fields::of_record(desk, SAVE, given), Fields::of(desk, SANCTION, given));
    let name = person.card.full_name();
    let content = html! {
        p { a href="/persons" { (desk.word("office-all_persons")) } }
        form.panel method="post" action=(format!("/persons/{id}/save")) {
            (card_fields(&save, &person.card))
            (conflicts::field(given.unchanged(SAVE), &person.card)?)
            (save.button("office-save"))
        }
        h2 { (desk.word("office-sanctions")) }
        (sanctions(desk, &person))
        details open[given.of(SANCTION).is_some()] {
            summary data-testid="open_sanction" { (desk.word("office-add_sanction")) }
            form.panel method="post" action=(format!("/persons/{id}/sanction")) {
                div.row {
                    (new.day("since", "office-since", &today().to_string(), true))
                    (new.day("until", "office-until", "", false))
                }
                (new.text("reason", "office-reason", ""))
                (new.text("by", "office-decided_by", ""))
                (new.button("office-add"))
            }
        }
        h2 { (desk.word("office-records")) }
        (records(desk, &person).await?)
        (others(desk, &person, asked).await?)
        h2 { (desk.word("office-remove_person")) }
        p { a.button href=(format!("/persons/{id}/remove")) data-testid="remove" { (desk.word("office-remove")) } }
    };
    desk.page(Menu::Persons, &name, given, content)
}

fn sanctions(desk: &Desk, person: &Person) -> Markup {
    let lift = |one: &Sanction| {
        let hidden = [("sanction", one.id.to_string())];
        press(desk, &format!("/persons/{}/lift", person.id), "office-lift", &one.reason, &hidden)
    };
    let rows = html! {
        @for one in &person.sanctions {
            tr {
                td { (day(desk.language, one.since)) }
                td {
                    @match one.until {
                        Some(until) => (day(desk.language, until)),
                        None => (desk.word("office-until_lifted")),
                    }
                }
                td.words { (one.reason) }
                td.words { (one.decided_by) }
                td { (lift(one)) }
            }
        }
    };
    let columns = ["office-since", "office-until", "office-reason", "office-decided_by", ""];
    html! {
        @if person.sanctions.is_empty() { p { (desk.word("office-no_sanctions")) } } @else {
            (table(desk, &desk.word("office-sanctions"), &columns, &rows))
        }
    }
}

async fn records(desk: &Desk, person: &Person) -> Result<Markup, HubError> {
    let known = members(&desk.client, &person.records).await?;
    let seasons = seasons_played(&desk.client, &person.records).await?;
    let of =
        |id: MemberId| seasons.iter().rev().filter(move |(one, _)| *one == id).map(|(_, season)| *season);
    let to = format!("/persons/{}/unlink", person.id);
    Ok(html! {
        @if person.records.is_empty() { p { (desk.word("office-no_records")) } } @else {
            ul.lines {
                @for (id, one) in &known {
                    li {
                        @let erased = person.erased.contains(id);
                        div {
                            @if erased {
                                // Nothing of an erased member leads from the person to the results.
                                strong { (desk.word("office-erased")) }
                                span.under { (one.club_name) }
                            } @else {
                                (named(desk, one))
                                @for season in of(*id) { span.under { (season_link(desk, *id, season)) } }
                            }
                        }
                        @let key = if erased { "office-detach" } else { "office-unlink" };
                        (press(desk, &to, key, &one.club_name, &[("member", written(*id))]))
                    }
                }
            }
        }
    })
}

/// Members of clubs found by name, each with a button that links it to the person.
async fn others(desk: &Desk, person: &Person, asked: &Form) -> Result<Markup, HubError> {
    let search = asked.get("search");
    let found = MemberSearch::by(search, &person.records);
    let all = found.count(&desk.client).await?;
    let pages = Pages::of(asked, "page", MOST, all);
    let shown = found.part(&desk.client, pages.before(), MOST).await?;
    let to = format!("/persons/{}/link", person.id);
    Ok(html! {
        form.panel method="get" action=(format!("/persons/{}", person.id)) role="search" {
            div.field {
                label for="search" { (desk.word("office-search_member")) }
                input id="search" name="search" type="search" value=(search) data-testid="search";
            }
            p.do { button data-testid="find" { (desk.word("office-find")) } }
            @if !search.trim().is_empty() {
                p { (desk.say("office-members_found", &[("count", count(all).into())])) }
            }
        }
        ul.lines {
            @for one in &shown {
                li {
                    div { (named(desk, one)) }
                    (press(desk, &to, "office-link", &one.name, &[("member", written(one.id))]))
                }
            }
        }
        (pages.links(desk, &format!("/persons/{}", person.id), &[("search", search)]))
    })
}

async fn saved(desk: &mut Desk, id: i64, form: &Form) -> Answer {
    let done = async {
        let card = card(form)?;
        let now = person(&desk.client, id).await?.ok_or(HubError::NotFound("person"))?;
        conflicts::check(form, &now.card, Phrase::new("office-changed", &[]))?;
        save_person(&mut desk.client, Some(id), card).await?;
        Ok::<_, Refusal>(desk.word("office-saved").into())
    };
    let done = done.await;
    settle(desk, id, SAVE, form, done).await
}

async fn sanctioned(desk: &Desk, id: i64, form: &Form) -> Answer {
    let done = async {
        let since = form.read_as("since", "office-day_wrong")?;
        let until = form.read_some("until", "office-day_wrong")?;
        sanction(&desk.client, id, since, until, form.get("reason"), form.get("by")).await?;
        Ok::<_, Refusal>(desk.word("office-sanction_added").into())
    };
    settle(desk, id, SANCTION, form, done.await).await
}

async fn lifted(desk: &Desk, id: i64, form: &Form) -> Answer {
    let before = person(&desk.client, id).await?.map(|one| one.sanctions).unwrap_or_default();
    let done = async {
        let sanction: i64 = form.read_as("sanction", "office-choice_wrong")?;
        lift_sanction(&desk.client, sanction).await?;
        let notice = Notice::from(desk.word("office-lifted"));
        Ok::<_, Refusal>(match before.into_iter().find(|one| one.id == sanction) {
            Some(one) => {
                let fields = [
                    ("since", one.since.to_string()),
                    ("until", one.until.map(|day| day.to_string()).unwrap_or_default()),
                    ("reason", one.reason),
                    ("by", one.decided_by),
                ];
                Notice::undone_by(notice.sentence, format!("/persons/{id}/sanction"), fields)
            }
            None => notice,
        })
    };
    settle(desk, id, "", form, done.await).await
}

async fn linked(desk: &Desk, id: i64, form: &Form) -> Answer {
    let done = async {
        let before = link_record(&desk.client, member(form, "member")?, id).await?;
        let sentence = desk.word("office-linked");
        let fields = [("member", form.get("member").to_owned())];
        Ok::<_, Refusal>(match before {
            Some(before) if before == id => sentence.into(),
            Some(before) => Notice::undone_by(sentence, format!("/persons/{before}/link"), fields),
            None => Notice::undone_by(sentence, format!("/persons/{id}/link/undo"), fields),
        })
    };
    settle(desk, id, "", form, done.await).await
}

async fn link_undone(desk: &Desk, id: i64, form: &Form) -> Answer {
    let done = async {
        undo_link(&desk.client, member(form, "member")?, id).await?;
        Ok::<Notice, Refusal>(desk.word("office-unlinked").into())
    };
    settle(desk, id, "", form, done.await).await
}

async fn unlinked(desk: &Desk, id: i64, form: &Form) -> Answer {
    let done = async {
        let record = member(form, "member")?;
        let erased = person(&desk.client, id).await?.is_some_and(|one| one.erased.contains(&record));
        unlink_record(&desk.client, record, Some(id)).await?;
        if erased {
            // An erased member cannot be linked again.
            return Ok(desk.word("office-detached").into());
        }
        let fields = [("member", form.get("member").to_owned())];
        Ok::<_, Refusal>(Notice::undone_by(
            desk.word("office-unlinked"),
            format!("/persons/{id}/link"),
            fields,
        ))
    };
    settle(desk, id, "", form, done.await).await
}

/// Back to the person's page, with a notice or the refused form.
async fn settle(
    desk: &Desk,
    id: i64,
    action: &'static str,
    form: &Form,
    done: Result<Notice, Refusal>,
) -> Answer {
    match done {
        Ok(notice) => desk.done(format!("/persons/{id}"), notice),
        Err(refusal) => {
            page(desk, id, &Form::default(), &RefusedForm::refused(desk, action, form, refusal)).await
        }
    }
}

async fn ask(desk: &Desk, id: i64) -> Answer {
    let Some(person) = person(&desk.client, id).await? else { return Ok(Reply::Missing) };
    let name = person.card.full_name();
    let question = desk.say("office-remove_ask", &[("name", name.into())]);
    let (here, back) = (format!("/persons/{id}/remove"), format!("/persons/{id}"));
    let content = confirm(desk, &here, &question, "office-remove", &back, &[]);
    desk.page(Menu::Persons, &desk.word("office-remove_person"), &RefusedForm::default(), content)
}

async fn removed(desk: &mut Desk, id: i64) -> Answer {
    match remove_person(&mut desk.client, id).await {
        Ok(()) => desk.done("/persons", desk.word("office-person_removed")),
        Err(HubError::NotFound(_)) => Ok(Reply::Missing),
        Err(error) => Err(error),
    }
}

/// The fields of the league's data about a person.
pub(super) fn card_fields(fields: &Fields<'_>, card: &PersonCard) -> Markup {
    let born = card.born.map(|day| day.to_string()).unwrap_or_default();
    html! {
        div.row {
            (fields.text("last_name", "office-last_name", &card.last_name))
            (fields.text("first_name", "office-first_name", &card.first_name))
        }
        div.row {
            (fields.optional("licence", "office-licence", card.licence.as_deref().unwrap_or_default()))
            (fields.day("born", "office-born", &born, false))
        }
    }
}

/// Reads these fields.
///
/// # Errors
/// If the birth date is not a date.
pub(super) fn card(form: &Form) -> Result<PersonCard, Refusal> {
    Ok(PersonCard {
        licence: form.some("licence").map(str::to_owned),
        last_name: form.get("last_name").to_owned(),
        first_name: form.get("first_name").to_owned(),
        born: form.read_some("born", "office-day_wrong")?,
    })
}
