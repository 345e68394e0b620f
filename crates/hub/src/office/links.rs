//! Addresses of what can be downloaded.

use maud::{Markup, html};

use crate::MemberId;
use crate::base::seasons::season_name;
use crate::office::desk::Desk;

/// The address of the list of persons.
pub(super) const PERSONS: &str = "/export/persons.csv";

/// The address of an evening's results as PDF.
pub(super) fn results_link(desk: &Desk, number: i64, name: &str) -> Markup {
    html! {
        a href=(format!("/export/evenings/{number}.pdf")) {
            (desk.word("office-results_link"))
            span.hidden { " " (name) }
        }
    }
}

/// The address of a player's season in a ranking (`SEASON` or `SEASON-CHAMPIONSHIP`) as PDF.
pub(super) fn member_page(part: &str, member: MemberId) -> String {
    format!("/export/{part}/{}/{}.pdf", member.club, member.member)
}

/// The same as a link with the season.
pub(super) fn season_link(desk: &Desk, member: MemberId, season: i32) -> Markup {
    let said = desk.say("office-season_paper", &[("season", season_name(season).into())]);
    html! { a href=(member_page(&season.to_string(), member)) { (said) } }
}
