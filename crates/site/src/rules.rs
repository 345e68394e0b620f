//! The booklet of the rules: each rule can be linked to by its number, and a number in a text leads to its rule.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped, Render, html};

use crate::Edition;
use crate::facts::Rules;
use crate::frame::{self, Menu, Page};
use crate::words::{say, word};

pub(crate) fn page(edition: &Edition<'_>, rules: &Rules) -> Markup {
    let (language, facts) = (edition.language(), edition.facts);
    let numbers: BTreeSet<&str> =
        rules.chapters.iter().flat_map(|chapter| &chapter.rules).map(|(number, _)| number.as_str()).collect();
    let content = html! {
        h1 { (word(language, "site-rules")) }
        p.soft { (rules.name) }
        @if let Some(notice) = &rules.notice { p { (notice) } }
        nav.contents aria-label=(word(language, "site-contents")) {
            ol {
                @for chapter in &rules.chapters {
                    li value=(chapter.number) { a href=(format!("#{}", chapter.number)) { (chapter.title) } }
                }
            }
        }
        @for chapter in &rules.chapters {
            section aria-labelledby=(chapter.number) {
                h2 id=(chapter.number) { (chapter.number) ". " (chapter.title) }
                dl.rules {
                    @for (number, words) in &chapter.rules {
                        dt id=(number) { a href=(format!("#{number}")) { (number) } }
                        dd {
                            @for line in words.lines().filter(|line| !line.trim().is_empty()) {
                                p { (linked(line, &numbers, number)) }
                            }
                        }
                    }
                }
            }
        }
    };
    let description = say(language, "site-rules_of", &[("club", facts.club.as_str().into())]);
    let page = Page {
        file: "rules.html",
        title: &word(language, "site-rules"),
        description: &description,
        menu: Some(Menu::Rules),
    };
    frame::page(edition, &page, &content)
}

/// A text in which the numbers of other rules are links.
fn linked(text: &str, numbers: &BTreeSet<&str>, own: &str) -> Markup {
    let mut html = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, from) = rest.split_at(start);
        before.render_to(&mut html);
        let end = from.find(|c: char| !c.is_ascii_digit() && c != '-').unwrap_or(from.len());
        let (found, after) = from.split_at(end);
        let joined = before.ends_with(|c: char| c.is_alphanumeric() || ",.".contains(c));
        if found != own && !joined && numbers.contains(found) {
            html.push_str(&html! { a href=(format!("#{found}")) { (found) } }.into_string());
        } else {
            found.render_to(&mut html);
        }
        rest = after;
    }
    rest.render_to(&mut html);
    PreEscaped(html)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_of_rules_are_links() {
        let numbers = BTreeSet::from(["5-4", "6-8", "1-5"]);
        let said =
            linked("Voir 5-4 <b> et 6-8 ; pas 1-5, 12-3, 3,5-4 ni 2 000.", &numbers, "1-5").into_string();
        assert_eq!(
            said,
            "Voir <a href=\"#5-4\">5-4</a> &lt;b&gt; et <a href=\"#6-8\">6-8</a> ; pas 1-5, 12-3, 3,5-4 ni 2 000."
        );
    }
}
