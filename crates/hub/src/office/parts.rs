//! The building blocks of pages: fields, buttons, tables.

use chrono::{DateTime, Local, NaiveDate, Timelike, Utc};
use maud::{Markup, html};
use tapis_locale::{Language, date, points, time_of_day};

use super::desk::{Desk, RefusedForm};
use super::form::Form;
use crate::base::seasons::season_at;

/// The fields of a form, filled in again if it was refused.
pub(super) struct Fields<'a> {
    desk: &'a Desk,
    /// The ID of the form on its page.
    action: &'static str,
    typed: Option<&'a Form>,
    /// The record has changed: what it holds now is shown below the fields.
    changed: bool,
}

/// A choice: value and label.
pub(super) type Choice = (String, String);

impl<'a> Fields<'a> {
    /// Inputs of a form, filled with the values given.
    pub fn of(desk: &'a Desk, action: &'static str, given: &RefusedForm<'a>) -> Self {
        Fields { desk, action, typed: given.of(action), changed: false }
    }

    /// The same for a form that replaces a record.
    pub fn of_record(desk: &'a Desk, action: &'static str, given: &RefusedForm<'a>) -> Self {
        let changed = given.is_changed() && given.of(action).is_some();
        Fields { changed, ..Fields::of(desk, action, given) }
    }

    /// The initial value of a field.
    pub fn value(&self, name: &str, otherwise: &str) -> String {
        self.typed.map_or(otherwise, |form| form.get(name)).to_owned()
    }

    /// The ID of a field on its page.
    pub fn id(&self, name: &str) -> String {
        format!("{}-{name}", self.action)
    }

    fn label(&self, name: &str, key: &str, required: bool) -> Markup {
        html! {
            label for=(self.id(name)) {
                (self.desk.word(key))
                @if !required { " " span.soft { (self.desk.word("office-optional")) } }
            }
        }
    }

    fn input(&self, kind: &str, name: &str, key: &str, value: &str, required: bool) -> Markup {
        let typed = self.value(name, value);
        let now = (self.changed && typed.trim() != value).then(|| format!("{}-now", self.id(name)));
        html! {
            div.field {
                (self.label(name, key, required))
                input id=(self.id(name)) name=(name) type=(kind) value=(typed) required[required]
                    autocomplete="off" aria-describedby=[now.as_ref()] data-testid=(self.id(name));
                @if let Some(id) = &now { span.under id=(id) { (self.now(value)) } }
            }
        }
    }

    /// The value of the record that has changed.
    fn now(&self, value: &str) -> String {
        let day = value.parse::<NaiveDate>().ok().map(|day| date(self.desk.language, day));
        let value = day.unwrap_or_else(|| value.to_owned());
        if value.is_empty() {
            self.desk.word("office-now_empty")
        } else {
            self.desk.say("office-now", &[("value", value.into())])
        }
    }

    /// A required line of text.
    pub fn text(&self, name: &str, key: &str, value: &str) -> Markup {
        self.input("text", name, key, value, true)
    }

    /// An optional line of text.
    pub fn optional(&self, name: &str, key: &str, value: &str) -> Markup {
        self.input("text", name, key, value, false)
    }

    /// Input for a day.
    pub fn day(&self, name: &str, key: &str, value: &str, required: bool) -> Markup {
        self.input("date", name, key, value, required)
    }

    /// A time of day.
    pub fn hour(&self, name: &str, key: &str, value: &str) -> Markup {
        self.input("time", name, key, value, true)
    }

    /// Input for a whole number.
    pub fn number(&self, name: &str, key: &str, value: &str, required: bool) -> Markup {
        html! {
            div.field.short {
                (self.label(name, key, required))
                input id=(self.id(name)) name=(name) type="number" inputmode="numeric" step="1" min="1"
                    value=(self.value(name, value)) required[required] data-testid=(self.id(name));
            }
        }
    }

    /// A selection; the first choice if none was made.
    pub fn choice(&self, name: &str, key: &str, choices: &[Choice]) -> Markup {
        let chosen = self.value(name, "");
        html! {
            div.field {
                (self.label(name, key, true))
                select id=(self.id(name)) name=(name) data-testid=(self.id(name)) {
                    @for (value, called) in choices {
                        option value=(value) selected[*value == chosen] { (called) }
                    }
                }
            }
        }
    }

    /// One or more files.
    pub fn file(&self, name: &str, key: &str, accept: &str, several: bool, required: bool) -> Markup {
        html! {
            div.field {
                (self.label(name, key, required))
                input id=(self.id(name)) name=(name) type="file" accept=(accept) multiple[several]
                    required[required] data-testid=(self.id(name));
            }
        }
    }

    /// Button that submits the form.
    pub fn button(&self, key: &str) -> Markup {
        html! { (self.desk.once()) p.do { button data-testid=(self.action) { (self.desk.word(key)) } } }
    }
}

/// A form with a single button, and its subject for screen readers.
pub(super) fn press(desk: &Desk, to: &str, key: &str, about: &str, hidden: &[(&str, String)]) -> Markup {
    html! {
        form.press method="post" action=(to) {
            (desk.once())
            @for (name, value) in hidden { input type="hidden" name=(name) value=(value); }
            button.plain data-testid=(key) { (desk.word(key)) span.hidden { " " (about) } }
        }
    }
}

/// A table that scrolls by itself if it is wider than the screen.
pub(super) fn table(desk: &Desk, name: &str, columns: &[&str], rows: &Markup) -> Markup {
    html! {
        div.scrolls data-scrolls tabindex="0" role="region" aria-label=(name) {
            table {
                thead {
                    tr {
                        @for key in columns {
                            @if key.is_empty() { td {} } @else { th scope="col" { (desk.word(key)) } }
                        }
                    }
                }
                tbody { (rows) }
            }
        }
    }
}

/// The confirmation before something that cannot be undone.
pub(super) fn confirm(
    desk: &Desk,
    to: &str,
    question: &str,
    key: &str,
    back: &str,
    hidden: &[(&str, String)],
) -> Markup {
    html! {
        div.panel {
            p { (question) }
            form method="post" action=(to) {
                (desk.once())
                @for (name, value) in hidden { input type="hidden" name=(name) value=(value); }
                p.do {
                    button.grave data-testid="confirm" { (desk.word(key)) }
                    " " a.button href=(back) { (desk.word("office-cancel")) }
                }
            }
        }
    }
}

/// A day with its machine-readable date.
pub(super) fn day(language: Language, day: NaiveDate) -> Markup {
    html! { time datetime=(day) { (date(language, day)) } }
}

/// An instant by this computer's clock.
pub(super) fn instant(language: Language, at: DateTime<Utc>) -> Markup {
    let here = at.with_timezone(&Local);
    let minute = i64::from(here.hour() * 60 + here.minute());
    html! {
        time datetime=(here.format("%Y-%m-%dT%H:%M:%S%:z")) {
            (date(language, here.date_naive())) ", " (time_of_day(language, minute))
        }
    }
}

/// Today, by this computer's clock.
pub(super) fn today() -> NaiveDate {
    Local::now().date_naive()
}

/// The season of today, by the year in which it began.
pub(super) fn season_now() -> i32 {
    season_at(today())
}

/// A count as a value for sentences.
pub(super) fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Points with their unit.
pub(super) fn pts(desk: &Desk, hundredths: i64) -> String {
    let language = desk.language;
    let one = match language {
        Language::Fr => hundredths.unsigned_abs() < 200,
        Language::En => hundredths.unsigned_abs() == 100,
    };
    let values = [("points", points(language, hundredths).into()), ("count", if one { 1 } else { 2 }.into())];
    desk.say("site-points", &values)
}

/// A name, or a placeholder if it was erased.
pub(super) fn name_or_nobody(desk: &Desk, name: &str) -> String {
    if name.is_empty() { desk.word("hub-nobody") } else { name.to_owned() }
}
