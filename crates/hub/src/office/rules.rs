//! Rulesets and structures that clubs can take over.

use serde::Serialize;
use tapis_locale::Phrase;

use super::calendar::page;
use super::desk::{Desk, RefusedForm};
use super::form::{Form, Upload};
use super::session::{Notice, Undo};
use crate::base::rule_files::{read_ruleset, read_structure};
use crate::office::answers::{Answer, Refusal, Reply};
use crate::office::conflicts;
use crate::office::rule_forms::{RULESET, STRUCTURE};
use crate::{HubError, share_ruleset, share_structure, shared_rulesets, shared_structures, unshare};

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

/// Refuses to replace a ruleset or structure of the same name that the page did not show.
fn replaces(form: &Form, there: Option<&impl Serialize>, name: &str) -> Result<(), Refusal> {
    let sentence = Phrase::new("office-shared_there", &[("name", name.into())]);
    there.map_or(Ok(()), |there| conflicts::check(form, there, sentence))
}

/// The file of a form, or the contents that a form undoing a removal has instead.
pub(crate) fn given(form: &Form) -> Result<Upload, Refusal> {
    match form.some(TEXT) {
        Some(text) => Ok(Upload { name: String::new(), bytes: text.to_owned().into() }),
        None => form.file("file").cloned(),
    }
}

pub(crate) async fn ruleset(desk: &Desk, form: &Form) -> Answer {
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

pub(crate) async fn structure(desk: &Desk, form: &Form) -> Answer {
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
        Err(error) => page(desk, &RefusedForm::refused(desk, "", form, error.into())).await,
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
        Err(refusal) => page(desk, &RefusedForm::refused(desk, action, form, refusal)).await,
    }
}
