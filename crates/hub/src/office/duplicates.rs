//! Members of several clubs who may be one person: the league proposes, somebody decides.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tapis_locale::Phrase;

use super::desk::{Answer, Desk, Given, Refusal, Reply};
use super::form::Form;
use super::frame::Menu;
use super::parts::{name_or_nobody, press, table};
use crate::{
    Decision, HubError, Likeness, Member, MemberId, Proposal, decide_persons, decisions, members, proposals,
    undo_decision,
};

/// So many proposals are on the page; the next ones come when these are decided.
const MOST: usize = 100;

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (false, ["duplicates"]) => page(desk, &Given::default()).await,
        (true, ["duplicates", "same"]) => decided(desk, form, true).await,
        (true, ["duplicates", "different"]) => decided(desk, form, false).await,
        (true, ["duplicates", id, "undo"]) => match id.parse() {
            Ok(id) => undone(desk, id).await,
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

async fn page(desk: &Desk, given: &Given<'_>) -> Answer {
    let proposed = proposals(&desk.client).await?;
    let decided = decisions(&desk.client).await?;
    let content = html! {
        p { (desk.word("office-duplicates_how")) }
        @if proposed.is_empty() { p { (desk.word("office-no_duplicates")) } } @else { (list(desk, &proposed)) }
        @if !decided.is_empty() {
            h2 { (desk.word("office-decisions")) }
            (past(desk, &decided).await?)
        }
    };
    desk.page(Menu::Duplicates, &desk.word("office-duplicates"), given, content)
}

/// The two records; where their clubs have the same name, with the numbers of the clubs.
fn told_apart(one: &Proposal) -> (Member, Member) {
    let (mut one, mut other) = (one.one.clone(), one.other.clone());
    if one.club_name == other.club_name {
        for member in [&mut one, &mut other] {
            member.club_name = format!("{} ({})", member.club_name, member.id.club);
        }
    }
    (one, other)
}

fn list(desk: &Desk, all: &[Proposal]) -> Markup {
    let different = |one: &Proposal| {
        let hidden = pair(one.one.id, one.other.id);
        press(desk, "/duplicates/different", "office-different", &one.one.name, &hidden)
    };
    html! {
        ol.cards data-testid="proposals" {
            @for one in all.iter().take(MOST) {
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
                            (same(desk, from, to))
                        }
                        (different(one))
                    }
                }
            }
        }
    }
}

fn pair(member: MemberId, other: MemberId) -> [(&'static str, String); 2] {
    [("member", written(member)), ("other", written(other))]
}

/// The button that joins two: the first one's results count for the other.
fn same(desk: &Desk, from: &Member, to: &Member) -> Markup {
    html! {
        form.press method="post" action="/duplicates/same" {
            @for (name, value) in pair(from.id, to.id) { input type="hidden" name=(name) value=(value); }
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
        @for one in all.iter().rev() {
            tr {
                td { (name(one.member)) }
                td { (desk.word(if one.same { "office-counts_for" } else { "office-is_not" })) }
                td { (name(one.other)) }
                td { (undo(one)) }
            }
        }
    };
    let columns = ["office-member", "office-decision", "office-other_member", ""];
    Ok(table(desk, &desk.word("office-decisions"), &columns, &rows))
}

/// Which member a form means.
pub(super) fn member(form: &Form, name: &str) -> Result<MemberId, Refusal> {
    form.get(name).parse().map_err(|_| Refusal::Said(Phrase::new("office-choice_wrong", &[])))
}

async fn decided(desk: &mut Desk, form: &Form, same: bool) -> Answer {
    let done = async {
        let (one, other) = (member(form, "member")?, member(form, "other")?);
        decide_persons(&mut desk.client, one, other, same).await?;
        Ok::<(), Refusal>(())
    };
    match done.await {
        Ok(()) => {
            let key = if same { "office-joined" } else { "office-kept_apart" };
            desk.done("/duplicates", desk.word(key))
        }
        Err(refusal) => page(desk, &Given::refused(desk, "", form, refusal)).await,
    }
}

async fn undone(desk: &mut Desk, id: i64) -> Answer {
    match undo_decision(&mut desk.client, id).await {
        Ok(()) => desk.done("/duplicates", desk.word("office-undone")),
        Err(error) => page(desk, &Given::refused(desk, "", &Form::default(), error.into())).await,
    }
}
