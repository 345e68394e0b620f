//! Members of several clubs who may be one person: the program proposes, a person decides.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tapis_locale::Phrase;

use super::desk::{Desk, RefusedForm};
use super::form::Form;
use super::frame::Menu;
use super::pages::Pages;
use super::parts::{count, name_or_nobody, press, table};
use super::session::Notice;
use crate::office::answers::{Answer, Refusal, Reply};
use crate::persons::decisions::some_proposals;
use crate::{
    Decision, HubError, Likeness, Member, MemberId, Proposal, decide_persons, decisions, members,
    undo_decision,
};

/// Number of proposals per page.
const MOST: usize = 50;
/// Decisions per page, and below the proposals.
const DECISIONS: usize = 100;
const LATEST: usize = 10;

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (false, ["duplicates"]) => page(desk, form, &RefusedForm::default()).await,
        (false, ["duplicates", "decided"]) => all_decided(desk, form).await,
        (true, ["duplicates", "same"]) => decided(desk, form, true).await,
        (true, ["duplicates", "different"]) => decided(desk, form, false).await,
        (true, ["duplicates", id, "undo"]) => match id.parse() {
            Ok(id) => undone(desk, id, form).await,
            Err(_) => Ok(Reply::Missing),
        },
        _ => Ok(Reply::Missing),
    }
}

/// `CLUB/MEMBER`, as the command line writes it.
pub(super) fn written(id: MemberId) -> String {
    format!("{}/{}", id.club, id.member)
}

/// A member as its club names it.
pub(super) fn named(desk: &Desk, member: &Member) -> Markup {
    html! {
        strong { (name_or_nobody(desk, &member.name)) }
        span.under { (member.club_name) }
        @if let Some(licence) = &member.licence {
            span.under { (desk.say("office-licence_is", &[("licence", licence.as_str().into())])) }
        }
    }
}

async fn page(desk: &Desk, asked: &Form, given: &RefusedForm<'_>) -> Answer {
    let mut pages = Pages::asked(asked, "page", MOST);
    let (mut proposed, all) = some_proposals(&desk.client, pages.before(), MOST).await?;
    if pages.end(all) {
        (proposed, _) = some_proposals(&desk.client, pages.before(), MOST).await?;
    }
    let decided = latest(desk).await?;
    let content = html! {
        p { (desk.word("office-duplicates_how")) }
        @if all == 0 { p { (desk.word("office-no_duplicates")) } } @else {
            (list(desk, &proposed, &pages))
            (pages.links(desk, "/duplicates", &[]))
        }
        @if !decided.is_empty() {
            h2 { (desk.word("office-decisions")) }
            (past(desk, decided.get(..LATEST).unwrap_or(&decided)).await?)
            @if decided.len() > LATEST {
                p {
                    a.button href="/duplicates/decided" {
                        (desk.say("office-all_decisions", &[("count", count(decided.len()).into())]))
                    }
                }
            }
        }
    };
    desk.page(Menu::Duplicates, &desk.word("office-duplicates"), given, content)
}

/// The decisions, latest first.
async fn latest(desk: &Desk) -> Result<Vec<Decision>, HubError> {
    let mut all = decisions(&desk.client).await?;
    all.reverse();
    Ok(all)
}

async fn all_decided(desk: &Desk, asked: &Form) -> Answer {
    let decided = latest(desk).await?;
    let pages = Pages::of(asked, "page", DECISIONS, decided.len());
    let content = html! {
        p { a href="/duplicates" { (desk.word("office-duplicates")) } }
        (past(desk, pages.part(&decided)).await?)
        (pages.links(desk, "/duplicates/decided", &[]))
    };
    desk.page(Menu::Duplicates, &desk.word("office-decisions"), &RefusedForm::default(), content)
}

/// The two records, with the clubs' numbers if their clubs have the same name.
fn told_apart(one: &Proposal) -> (Member, Member) {
    let (mut one, mut other) = (one.one.clone(), one.other.clone());
    if one.club_name == other.club_name {
        for member in [&mut one, &mut other] {
            member.club_name = format!("{} ({})", member.club_name, member.id.club);
        }
    }
    (one, other)
}

fn list(desk: &Desk, all: &[Proposal], pages: &Pages) -> Markup {
    let different = |one: &Proposal| {
        let hidden = pair(one.one.id, one.other.id, pages);
        press(desk, "/duplicates/different", "office-different", &one.one.name, &hidden)
    };
    html! {
        ol.cards data-testid="proposals" {
            @for one in all {
                @let (first, second) = told_apart(one);
                li {
                    div.pair {
                        div { (named(desk, &first)) }
                        div { (named(desk, &second)) }
                    }
                    p.soft { (desk.word(match one.because {
                        Likeness::Licence => "office-same_licence",
                        Likeness::Name => "office-same_name",
                    })) }
                    div.presses {
                        @for (from, to) in [(&second, &first), (&first, &second)] {
                            (same(desk, from, to, pages))
                        }
                        (different(one))
                    }
                }
            }
        }
    }
}

fn pair(member: MemberId, other: MemberId, pages: &Pages) -> [(&'static str, String); 3] {
    [("member", written(member)), ("other", written(other)), pages.field()]
}

/// The button that joins two records: the first one's results count for the other.
fn same(desk: &Desk, from: &Member, to: &Member, pages: &Pages) -> Markup {
    html! {
        form.press method="post" action="/duplicates/same" {
            (desk.once())
            @for (name, value) in pair(from.id, to.id, pages) { input type="hidden" name=(name) value=(value); }
            button data-testid="same" {
                (desk.say("office-same", &[("club", to.club_name.as_str().into())]))
                span.hidden { " " (to.name) }
            }
        }
    }
}

async fn past(desk: &Desk, all: &[Decision]) -> Result<Markup, HubError> {
    let ids: Vec<MemberId> = all.iter().flat_map(|one| [one.member, one.other]).collect();
    let known: BTreeMap<MemberId, Member> = members(&desk.client, &ids).await?;
    let name = |id: MemberId| {
        known.get(&id).map_or_else(
            || written(id),
            |one| format!("{}, {}", name_or_nobody(desk, &one.name), one.club_name),
        )
    };
    let undo = |one: &Decision| {
        press(desk, &format!("/duplicates/{}/undo", one.id), "office-undo", &name(one.member), &[])
    };
    let rows = html! {
        @for one in all {
            tr {
                td.words { (name(one.member)) }
                td { (desk.word(if one.same { "office-counts_for" } else { "office-is_not" })) }
                td.words { (name(one.other)) }
                td { (undo(one)) }
            }
        }
    };
    let columns = ["office-member", "office-decision", "office-other_member", ""];
    Ok(table(desk, &desk.word("office-decisions"), &columns, &rows))
}

/// The member named in a form.
pub(super) fn member(form: &Form, name: &str) -> Result<MemberId, Refusal> {
    form.get(name).parse().map_err(|_| Refusal::Said(Phrase::new("office-choice_wrong", &[])))
}

async fn decided(desk: &mut Desk, form: &Form, same: bool) -> Answer {
    let done = async {
        let (one, other) = (member(form, "member")?, member(form, "other")?);
        Ok::<i64, Refusal>(decide_persons(&mut desk.client, one, other, same).await?)
    };
    match done.await {
        Ok(id) => {
            let sentence = desk.word(if same { "office-joined" } else { "office-kept_apart" });
            let notice = Notice::undone_by(
                sentence,
                format!("/duplicates/{id}/undo"),
                [("page", form.get("page").to_owned())],
            );
            desk.done(form.page_of("/duplicates"), notice)
        }
        Err(refusal) => page(desk, form, &RefusedForm::refused(desk, "", form, refusal)).await,
    }
}

async fn undone(desk: &mut Desk, id: i64, form: &Form) -> Answer {
    match undo_decision(&mut desk.client, id).await {
        Ok(()) => desk.done(form.page_of("/duplicates"), desk.word("office-undone")),
        Err(error) => page(desk, form, &RefusedForm::refused(desk, "", form, error.into())).await,
    }
}
