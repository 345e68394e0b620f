//! The forms for rulesets and structures.

use maud::{Markup, html};
use tapis_engine::rules::ruleset::Ruleset;
use tapis_league::ListedStructure;
use tapis_locale::number;

use crate::HubError;
use crate::office::conflicts;
use crate::office::desk::{Desk, RefusedForm};
use crate::office::parts::{Fields, press};

pub(crate) const RULESET: &str = "ruleset";

pub(crate) const STRUCTURE: &str = "structure";

/// The rulesets and structures in the lists.
pub(super) fn section(
    desk: &Desk,
    rulesets: &[Ruleset],
    structures: &[ListedStructure],
    given: &RefusedForm<'_>,
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
                @if let Some(one) = ruleset { (conflicts::field(given.unchanged(RULESET), one)?) }
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
                @if let Some(one) = structure { (conflicts::field(given.unchanged(STRUCTURE), one)?) }
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

pub(super) fn steps(desk: &Desk, one: &ListedStructure) -> String {
    let count = i64::try_from(one.steps.len()).unwrap_or(i64::MAX);
    let stack = number(desk.language, one.starting_stack.0);
    desk.say("office-structure_has", &[("count", count.into()), ("stack", stack.into())])
}
