//! Long lists in pages.

use maud::{Markup, html};

use super::desk::Desk;
use super::form::Form;
use super::parts::count;

/// The page of a long list that is shown.
pub(super) struct Pages {
    /// The name of the page parameter in an address.
    name: &'static str,
    /// The page, from 0.
    at: usize,
    size: usize,
    count: usize,
}

impl Pages {
    /// The page of a list of this length that an address or a form asks for, at most the last one, because the list may
    /// have become shorter.
    pub fn of(form: &Form, name: &'static str, size: usize, count: usize) -> Self {
        let asked = form.get(name).parse::<usize>().unwrap_or(1).saturating_sub(1);
        Pages { name, at: asked.min(count.saturating_sub(1) / size), size, count }
    }

    /// The page of a list whose length is known only after it was read.
    pub fn asked(form: &Form, name: &'static str, size: usize) -> Self {
        Pages::of(form, name, size, usize::MAX)
    }

    /// Takes the length of the list. Returns whether it ends before this page: then the last page has to be read instead.
    pub fn end(&mut self, count: impl TryInto<usize>) -> bool {
        self.count = count.try_into().unwrap_or(0);
        let last = self.count.saturating_sub(1) / self.size;
        let beyond = self.at > last;
        self.at = self.at.min(last);
        beyond
    }

    /// Number of items before this page.
    pub fn before(&self) -> usize {
        self.at * self.size
    }

    /// It is the first page.
    pub fn is_first(&self) -> bool {
        self.at == 0
    }

    /// Number of items per page.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The items of the list on this page.
    pub fn part<'a, T>(&self, all: &'a [T]) -> &'a [T] {
        let end = all.len().min(self.before() + self.size);
        all.get(self.before()..end).unwrap_or_default()
    }

    fn to(&self, path: &str, others: &[(&str, &str)], at: usize) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(others.iter().filter(|(_, value)| !value.is_empty()));
        if at > 0 {
            query.append_pair(self.name, &(at + 1).to_string());
        }
        let query = query.finish();
        if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") }
    }

    /// The field of forms on a page that return to it.
    pub fn field(&self) -> (&'static str, String) {
        (self.name, (self.at + 1).to_string())
    }

    /// The range shown and the links to other pages; empty if everything fits on one page.
    pub fn links(&self, desk: &Desk, path: &str, others: &[(&str, &str)]) -> Markup {
        let last = self.count.saturating_sub(1) / self.size;
        let end = self.count.min(self.before() + self.size);
        let values = [
            ("first", count(self.before() + 1).into()),
            ("last", count(end).into()),
            ("count", count(self.count).into()),
        ];
        let link = |key: &str, at: Option<usize>| {
            html! {
                li {
                    @match at {
                        Some(at) => a.button href=(self.to(path, others, at)) data-testid=(key) { (desk.word(key)) },
                        None => span.soft { (desk.word(key)) },
                    }
                }
            }
        };
        let back = self.at.checked_sub(1);
        let next = (self.at < last).then_some(self.at + 1);
        html! {
            @if last > 0 {
                nav.pages aria-label=(desk.word("office-pages")) {
                    p data-testid="shown" { (desk.say("office-shown", &values)) }
                    ul {
                        (link("office-first_page", back.map(|_| 0)))
                        (link("office-previous_page", back))
                        (link("office-next_page", next))
                        (link("office-last_page", next.map(|_| last)))
                    }
                }
            }
        }
    }
}
