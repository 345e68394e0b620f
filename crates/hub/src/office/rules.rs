//! Rulesets and structures that clubs can take over.

use maud::{Markup, html};
use serde::Serialize;
use tapis_engine::rules::ruleset::Ruleset;
use tapis_league::ListedStructure;
use tapis_locale::{Phrase, number};

use super::calendar::page;
use super::desk::{Answer, Desk, Given, Refusal, Reply};
use super::form::{Form, Upload};
use super::parts::{Fields, press};
use super::seen;
use super::session::{Notice, Undo};
use crate::rule_files::{read_ruleset, read_structure};
use crate::{HubError, share_ruleset, share_structure, shared_rulesets, shared_structures, unshare};

const RULESET: &str = "ruleset";
const STRUCTURE: &str = "structure";
/// A field with a file's contents.
const TEXT: &str = "text";

pub(super) async fn route(desk: &mut Desk, post: bool, path: &[&str], form: &Form) -> Answer {
    match (post, path) {
        (true, ["rules", "ruleset"]) => ruleset(desk, form).await,
        (true, ["rules", "structure"]) => structure(desk, form).await,
        (true, ["rules", "remove", "ruleset"]) => removed(desk, RULESET, form).await,
        (true, ["rules", "remove", "structure"]) => removed(desk, STRUCTURE, form).await,
        _ => Ok(Reply::Missing),
    }
}

/// The rulesets and structures in the lists.
pub(super) fn section(
    desk: &Desk,
    rulesets: &[Ruleset],
    structures: &[ListedStructure],
    given: &Given<'_>,
) -> Result<Markup, HubError> {
    let (rule, step) = (Fields::of(desk, RULESET, given), Fields::of(desk, STRUCTURE, given));
    let remove = |to: &str, name: &str| press(desk, to, "office-remove", name, &[("name", name.to_owned())]);
    // Those that the refused form would replace.
    let named = |action| given.of(action).map(|form| form.get("name").trim());
    let ruleset = rulesets.iter().find(|one| named(RULESET) == Some(one.name.as_str()));
    let structure = structures.iter().find(|one| named(STRUCTURE) == Some(one.name.as_str()));
    Ok(html! {
        h2 { (desk.word("office-rulesets")) }
        @if rulesets.is_empty() { p { (desk.word("office-no_rulesets")) } }
        ul.lines {
            @for one in rulesets { li { strong { (one.name) } (remove("/rules/remove/ruleset", &one.name)) } }
        }
        details open[given.of(RULESET).is_some()] {
            summary data-testid="open_ruleset" { (desk.word("office-give_ruleset")) }
            form.panel method="post" action="/rules/ruleset" enctype="multipart/form-data" {
                p.soft { (desk.word("office-ruleset_how")) }
                @if let Some(one) = ruleset { (seen::field(given.unchanged(RULESET), one)?) }
                (rule.text("name", "office-name", ""))
                (rule.file("file", "office-json", ".json,application/json", false, true))
                (rule.button("office-give"))
            }
        }
        h2 { (desk.word("office-structures")) }
        @if structures.is_empty() { p { (desk.word("office-no_structures")) } }
        ul.lines {
            @for one in structures {
                li {
                    div { strong { (one.name) } span.under { (steps(desk, one)) } }
                    (remove("/rules/remove/structure", &one.name))
                }
            }
        }
        details open[given.of(STRUCTURE).is_some()] {
            summary data-testid="open_structure" { (desk.word("office-give_structure")) }
            form.panel method="post" action="/rules/structure" enctype="multipart/form-data" {
                p.soft { (desk.word("office-structure_how")) }
                @if let Some(one) = structure { (seen::field(given.unchanged(STRUCTURE), one)?) }
                div.row {
                    (step.text("name", "office-name", ""))
                    (step.number("stack", "office-stack", "", true))
                }
                (step.file("file", "office-structure_file", ".csv,.json", false, true))
                (step.button("office-give"))
            }
        }
    })
}

/// Refuses to replace a ruleset or structure of the same name that the page did not show.
fn replaces(form: &Form, there: Option<&impl Serialize>, name: &str) -> Result<(), Refusal> {
    let sentence = Phrase::new("office-shared_there", &[("name", name.into())]);
    there.map_or(Ok(()), |there| seen::check(form, there, sentence))
}

fn steps(desk: &Desk, one: &ListedStructure) -> String {
    let count = i64::try_from(one.steps.len()).unwrap_or(i64::MAX);
    let stack = number(desk.language, one.starting_stack.0);
    desk.say("office-structure_has", &[("count", count.into()), ("stack", stack.into())])
}

/// The file of a form, or the contents that a form undoing a removal has instead.
fn given(form: &Form) -> Result<Upload, Refusal> {
    match form.some(TEXT) {
        Some(text) => Ok(Upload { name: String::new(), bytes: text.to_owned().into() }),
        None => form.file("file").cloned(),
    }
}

async fn ruleset(desk: &Desk, form: &Form) -> Answer {
    let done = async {
        let file = given(form)?;
        let read = read_ruleset(form.get("name"), &file.bytes);
        let ruleset = read.map_err(|error| Refusal::file(&file.name, error))?;
        let all = shared_rulesets(&desk.client).await?;
        replaces(form, all.iter().find(|one| one.name == ruleset.name), &ruleset.name)?;
        Ok::<(), Refusal>(share_ruleset(&desk.client, &ruleset).await?)
    };
    settle(desk, RULESET, form, done.await, "office-given").await
}

async fn structure(desk: &Desk, form: &Form) -> Answer {
    let done = async {
        let file = given(form)?;
        let stack = form.read_as("stack", "office-stack_wrong")?;
        let read = read_structure(form.get("name"), &file.bytes, stack);
        let structure = read.map_err(|error| Refusal::file(&file.name, error))?;
        let all = shared_structures(&desk.client).await?;
        replaces(form, all.iter().find(|one| one.name == structure.name), &structure.name)?;
        Ok::<(), Refusal>(share_structure(&desk.client, &structure).await?)
    };
    settle(desk, STRUCTURE, form, done.await, "office-given").await
}

async fn removed(desk: &Desk, kind: &'static str, form: &Form) -> Answer {
    let name = form.get("name");
    let back = restored(desk, kind, name).await?;
    match unshare(&desk.client, kind, name).await {
        Ok(()) => {
            let notice = Notice { undo: back, ..desk.word("office-taken_back").into() };
            desk.done("/calendar", notice)
        }
        Err(error) => page(desk, &Given::refused(desk, "", form, error.into())).await,
    }
}

/// The form that restores this ruleset or structure.
async fn restored(desk: &Desk, kind: &'static str, name: &str) -> Result<Option<Undo>, HubError> {
    let mut fields = vec![("name", name.to_owned())];
    if kind == RULESET {
        let all = shared_rulesets(&desk.client).await?;
        let Some(one) = all.into_iter().find(|one| one.name == name) else { return Ok(None) };
        fields.push((TEXT, serde_json::to_string(&one).map_err(HubError::unreadable)?));
    } else {
        let all = shared_structures(&desk.client).await?;
        let Some(one) = all.into_iter().find(|one| one.name == name) else { return Ok(None) };
        fields.push(("stack", one.starting_stack.0.to_string()));
        fields.push((TEXT, serde_json::to_string(&one.steps).map_err(HubError::unreadable)?));
    }
    Ok(Some(Undo { to: format!("/rules/{kind}"), fields }))
}

async fn settle(
    desk: &Desk,
    action: &'static str,
    form: &Form,
    done: Result<(), Refusal>,
    key: &'static str,
) -> Answer {
    match done {
        Ok(()) => desk.done("/calendar", desk.word(key)),
        Err(refusal) => page(desk, &Given::refused(desk, action, form, refusal)).await,
    }
}
