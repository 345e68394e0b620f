//! The clubs, their keys, and how a club joins.

use maud::{Markup, html};
use tapis_locale::Phrase;

use super::desk::{Desk, RefusedForm};
use super::form::Form;
use super::frame::Menu;
use super::pages::Pages;
use super::parts::{Choice, Fields, confirm, count, instant, press, table};
use super::session::Notice;
use crate::clubs::{club_names, club_of_key, some_clubs};
use crate::database::connect_for_request;
use crate::evenings::histories::undecided_forks;
use crate::office::answers::{Answer, Refusal, Reply};
use crate::office::evenings;
use crate::persons::decisions::pair_count;
use crate::persons::roster::difference_count;
use crate::{
    ClubLine, HubError, Invitation, admit, erased_persons, ingest, invitations, invite, signer,
    withdraw_invitation, withdraw_key,
};

/// The forms of the page.
const INVITE: &str = "invite";
const ADMIT: &str = "admit";
/// Clubs and invitations per page.
const MOST: usize = 100;
const INVITATIONS: usize = 50;

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (false, ["clubs"]) => page(desk, form, &RefusedForm::default()).await,
        (true, ["clubs", "invite"]) => invited(desk, form).await,
        (true, ["invitations", id, "withdraw"]) => withdrawn(desk, id).await,
        (false, ["clubs", "key", key]) => ask(desk, key).await,
        (true, ["clubs", "key", key]) => key_withdrawn(desk, key).await,
        (true, ["clubs", "admit"]) => uploaded(desk, form).await,
        (false, ["clubs", "admit"]) => compare(desk),
        (true, ["clubs", "admitted"]) => admitted(desk, form).await,
        (_, ["clubs", club, "evenings", rest @ ..]) => evenings::route(desk, post, club, rest, form).await,
        _ => Ok(Reply::Missing),
    }
}

async fn page(desk: &Desk, asked: &Form, given: &RefusedForm<'_>) -> Answer {
    let all = club_names(&desk.client).await?;
    let pages = Pages::of(asked, "page", MOST, all.len());
    let shown = some_clubs(&desk.client, pages.before(), MOST).await?;
    let content = html! {
        (waiting(desk).await?)
        @if all.is_empty() { p { (desk.word("office-no_clubs")) } } @else {
            (list(desk, &shown))
            (pages.links(desk, "/clubs", &[]))
        }
        h2 { (desk.word("office-invite_title")) }
        @if desk.office.settings.key.is_some() { (invite_form(desk, &all, given)) } @else {
            p { (desk.word("hub-no_key")) }
        }
        (invited_list(desk, &all, asked).await?)
        h2 { (desk.word("office-admit_title")) }
        p { (desk.word("office-admit_how")) }
        (admit_form(desk, given))
    };
    desk.page(Menu::Clubs, &desk.word("office-clubs"), given, content)
}

/// The decisions that are waiting.
async fn waiting(desk: &Desk) -> Result<Markup, HubError> {
    // The two that take longest are counted at the same time.
    let other = connect_for_request(&desk.office.settings.database).await?;
    let (differences, pairs) = tokio::try_join!(difference_count(&desk.client), pair_count(&other))?;
    let all = [
        ("/histories", "office-wait_histories", undecided_forks(&desk.client).await?),
        ("/differences", "office-wait_differences", differences),
        ("/differences", "office-wait_erased", erased_persons(&desk.client).await?.len()),
        ("/duplicates", "office-wait_duplicates", pairs),
    ];
    Ok(html! {
        @if all.iter().any(|(.., number)| *number > 0) {
            section.panel aria-label=(desk.word("office-waiting")) {
                h2 { (desk.word("office-waiting")) }
                ul.plain {
                    @for (to, key, number) in all.iter().filter(|(.., number)| *number > 0) {
                        li { a href=(to) { (desk.say(key, &[("count", count(*number).into())])) } }
                    }
                }
            }
        }
    })
}

fn list(desk: &Desk, all: &[ClubLine]) -> Markup {
    let rows = html! {
        @for club in all {
            tr {
                td.number { (club.club) }
                th scope="row" { (club.name) }
                td {
                    @if club.keys.is_empty() { span.soft { (desk.word("office-no_key")) } }
                    @for key in &club.keys {
                        div.key {
                            code { (key) }
                            " " a.button href={ "/clubs/key/" (key) } data-testid="withdraw_key" {
                                (desk.word("office-withdraw")) span.hidden { " " (key) }
                            }
                        }
                    }
                }
                td.number {
                    a href={ "/clubs/" (club.club) "/evenings" } {
                        (club.evenings) span.hidden { " " (desk.say("office-sent", &[("club", club.name.as_str().into())])) }
                    }
                }
                td.number {
                    @if club.undecided > 0 { a href="/histories" { (club.undecided) } } @else { "0" }
                }
            }
        }
    };
    let columns = ["office-number", "office-club", "office-keys", "office-evenings", "office-undecided"];
    table(desk, &desk.word("office-clubs"), &columns, &rows)
}

fn invite_form(desk: &Desk, all: &[(i32, String)], given: &RefusedForm<'_>) -> Markup {
    let fields = Fields::of(desk, INVITE, given);
    let mut choices: Vec<Choice> = vec![(String::new(), desk.word("office-new_club"))];
    choices.extend(all.iter().map(|(club, name)| (club.to_string(), name.clone())));
    let address = desk.office.settings.address.as_deref().unwrap_or_default();
    html! {
        form.panel method="post" action="/clubs/invite" {
            (fields.text("note", "office-for_whom", ""))
            (fields.optional("address", "office-address", address))
            (fields.choice("club", "office-invite_club", &choices))
            p.soft { (desk.word("office-invite_how")) }
            (fields.button("office-invite"))
        }
    }
}

async fn invited_list(desk: &Desk, all: &[(i32, String)], asked: &Form) -> Result<Markup, HubError> {
    let made = invitations(&desk.client).await?;
    let pages = Pages::of(asked, "invitations", INVITATIONS, made.len());
    let withdraw = |one: &Invitation| {
        press(desk, &format!("/invitations/{}/withdraw", one.id), "office-withdraw", &one.note, &[])
    };
    let club =
        |id: Option<i32>| all.iter().find(|(club, _)| Some(*club) == id).map(|(_, name)| name.as_str());
    let rows = html! {
        @for one in pages.part(&made) {
            tr {
                th scope="row" { (one.note) }
                td { (instant(desk.language, one.made_at)) }
                td.words { (club(one.club).unwrap_or_default()) }
                td {
                    @match one.used_at {
                        Some(at) => { (desk.word("office-used")) " " (instant(desk.language, at)) }
                        None => (withdraw(one)),
                    }
                }
            }
        }
    };
    let columns = ["office-for_whom", "office-made", "office-club", "office-state"];
    Ok(html! {
        @if !made.is_empty() {
            h3 { (desk.word("office-invitations")) }
            (table(desk, &desk.word("office-invitations"), &columns, &rows))
            (pages.links(desk, "/clubs", &[]))
        }
    })
}

fn admit_form(desk: &Desk, given: &RefusedForm<'_>) -> Markup {
    let fields = Fields::of(desk, ADMIT, given);
    html! {
        form.panel method="post" action="/clubs/admit" enctype="multipart/form-data" {
            (fields.file("file", "office-bundle", ".tapis-league", false, true))
            (fields.button("office-show_key"))
        }
    }
}

async fn invited(desk: &Desk, form: &Form) -> Answer {
    let done = async {
        let key = desk.office.settings.key.as_ref().ok_or(HubError::NoKey)?;
        let club = form.read_some("club", "office-club_wrong")?;
        Ok(invite(&desk.client, key, form.get("address"), form.get("note"), club).await?)
    };
    match done.await {
        Ok(code) => {
            let notice = Notice { code: Some(code.to_string()), ..desk.word("office-invited").into() };
            desk.done("/clubs", notice)
        }
        Err(refusal) => page(desk, form, &RefusedForm::refused(desk, INVITE, form, refusal)).await,
    }
}

async fn withdrawn(desk: &Desk, id: &str) -> Answer {
    let Ok(id) = id.parse() else { return Ok(Reply::Missing) };
    match withdraw_invitation(&desk.client, id).await {
        Ok(()) => desk.done("/clubs", desk.word("office-uninvited")),
        Err(error) => {
            page(desk, &Form::default(), &RefusedForm::refused(desk, "", &Form::default(), error.into()))
                .await
        }
    }
}

async fn ask(desk: &Desk, key: &str) -> Answer {
    let Some(club) = club_of_key(&desk.client, key).await? else { return Ok(Reply::Missing) };
    let question = desk.say("office-withdraw_ask", &[("club", club.name.into()), ("key", key.into())]);
    let content = confirm(desk, &format!("/clubs/key/{key}"), &question, "office-withdraw_do", "/clubs", &[]);
    desk.page(Menu::Clubs, &desk.word("office-withdraw_title"), &RefusedForm::default(), content)
}

async fn key_withdrawn(desk: &mut Desk, key: &str) -> Answer {
    // The whole fingerprint, as on the page: by now another key may begin the same way.
    if club_of_key(&desk.client, key).await?.is_none() {
        return Ok(Reply::Missing);
    }
    match withdraw_key(&mut desk.client, key).await {
        Ok(print) => desk.done("/clubs", desk.say("office-withdrawn", &[("key", print.into())])),
        Err(error) => {
            page(desk, &Form::default(), &RefusedForm::refused(desk, "", &Form::default(), error.into()))
                .await
        }
    }
}

async fn uploaded(desk: &Desk, form: &Form) -> Answer {
    let read = || {
        let file = form.file("file")?;
        signer(&file.bytes)?;
        Ok::<_, Refusal>(file.bytes.clone())
    };
    match read() {
        Ok(bytes) => {
            desk.keep(Some(bytes));
            Ok(Reply::See("/clubs/admit".to_owned()))
        }
        Err(refusal) => page(desk, form, &RefusedForm::refused(desk, ADMIT, form, refusal)).await,
    }
}

fn compare(desk: &Desk) -> Answer {
    let Some(bundle) = desk.kept() else { return Ok(Reply::See("/clubs".to_owned())) };
    let signer = signer(&bundle)?;
    let content = html! {
        p { (desk.word("office-compare")) }
        form.panel method="post" action="/clubs/admitted" {
            dl {
                dt { (desk.word("office-club")) }
                dd { (signer.name) }
                dt { (desk.word("office-fingerprint")) }
                dd { code.large data-testid="fingerprint" { (signer.fingerprint) } }
            }
            (desk.once())
            input type="hidden" name="key" value=(signer.fingerprint);
            label.check {
                input type="checkbox" name="take" value="yes" checked;
                " " (desk.word("office-and_take"))
            }
            p.do {
                button data-testid="confirm" { (desk.word("office-admit")) }
                " " a.button href="/clubs" { (desk.word("office-cancel")) }
            }
        }
    };
    desk.page(Menu::Clubs, &desk.word("office-compare_title"), &RefusedForm::default(), content)
}

async fn admitted(desk: &mut Desk, form: &Form) -> Answer {
    let Some(bundle) = desk.kept() else { return Ok(Reply::See("/clubs".to_owned())) };
    let take = form.get("take") == "yes";
    let done = async {
        // Another window may have uploaded a different file than the one compared here.
        if signer(&bundle)?.fingerprint != form.get("key") {
            return Err(Refusal::Said(Phrase::new("office-other_bundle", &[])));
        }
        let club = admit(&mut desk.client, &bundle).await?;
        if take {
            ingest(&mut desk.client, &bundle).await?;
        }
        Ok(club)
    };
    match done.await {
        Ok(club) => {
            desk.keep(None);
            desk.done("/clubs", desk.say("office-admitted", &[("club", club.name.into())]))
        }
        Err(refusal) => page(desk, form, &RefusedForm::refused(desk, "", form, refusal)).await,
    }
}
