//! Personal data through the window: the yearly reminder, the list of those whose period has passed, the settings, one
//! member's data, and what the form says of somebody who is there already.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Local, Months, NaiveDate};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::store::{Exclusion, MemberDraft};
use tapis_club::{Club, freezeout};
use tapis_tests::window::{Program, Result};

use crate::acts::put;
use crate::floor_plan::resize;

fn ago(years: u32) -> NaiveDate {
    Local::now().date_naive().checked_sub_months(Months::new(12 * years)).unwrap()
}

fn at(years: u32) -> Millis {
    let noon = ago(years).and_hms_opt(12, 0, 0).unwrap();
    Millis(noon.and_local_timezone(Local).unwrap().timestamp_millis())
}

/// A club with nine members who were added long ago: one is excluded, one is in a tournament that never ended, and one
/// was added this year.
fn club(path: &Path) {
    let mut club = Club::create(path, "Les As de Saint-Étienne", Language::Fr, ago(6)).unwrap();
    let names =
        ["Amélie Berthier", "Jean-Baptiste de La Rochefoucauld-Montmorency", "Paul Roux", "Zoé Petit"];
    let more = ["Inès Łoś", "Marc Lefèvre", "Anne Œuvrard", "Luc Nguyễn", "Jean Dupont"];
    let mut ids = Vec::new();
    for (index, name) in (0_u32..).zip(names.iter().chain(&more)) {
        let (first, last) = name.split_once(' ').unwrap();
        let draft = MemberDraft {
            first_name: first.to_owned(),
            last_name: last.to_owned(),
            number: Some(format!("{:03}", index + 1)),
            valid_until: (index % 3 == 1).then(|| ago(4)),
            ..MemberDraft::default()
        };
        let years = if index == 8 { 0 } else { 6 - index / 3 };
        ids.push(club.library().save_member(draft, at(years)).unwrap().id);
    }
    let id = club.tournaments().create_tournament(freezeout(Language::Fr, ago(5)), None, at(5)).unwrap();
    club.play().act(id, &Action::Register { member: ids[2], born: None, paid: true }, at(5)).unwrap();
    let exclusion = Exclusion {
        member: ids[0],
        since: ago(5),
        until: None,
        reason: "Menaces".to_owned(),
        decided_by: "le bureau".to_owned(),
    };
    club.library().exclude(&exclusion).unwrap();
    club.close();
}

/// In each theme without a fault, with pictures in both sizes.
async fn looks(program: &Program, what: &str, within: &str) -> Result<()> {
    for theme in ["contrast", "dark", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe(within).await?, Vec::<String>::new(), "{what} {theme}");
        if theme != "contrast" {
            for (width, height) in [(1024, 680), (1366, 768)] {
                resize(program, width, height).await?;
                program.picture(&format!("{what}-{theme}-{width}")).await?;
            }
        }
    }
    Ok(())
}

#[tokio::test]
async fn old_members_are_retained_or_erased() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path);
    let program = Program::start_on("retention", &["--club", path.to_str().unwrap()], (1366, 768)).await?;
    program.window("index.html").await?;
    program
        .until("document.querySelector('[data-testid=retention-reminder]')?.textContent.includes('7')")
        .await?;
    looks(&program, "reminder", "main").await?;

    program.tap("retention-look").await?;
    let rows = "document.querySelectorAll('[data-testid=retention-lines] tbody tr').length";
    program.until(&format!("{rows} === 8")).await?;
    program.tap("retention-1").await?;
    program.tap("retention-4").await?;
    looks(&program, "list", "main").await?;
    program.tap("retention-keep").await?;
    program.tap("keep-go").await?;
    program.see("Indiquez le motif").await?;
    put(&program, "keep-reason", "Litige en cours avec le club").await?;
    looks(&program, "keep", "dialog[open]").await?;
    program.tap("keep-go").await?;
    program.no_dialog().await?;
    program.until(&format!("{rows} === 6")).await?;
    let kept = "document.querySelectorAll('[data-testid=retention-kept] .kept').length";
    program.until(&format!("{kept} === 2")).await?;
    program.tap("again-4").await?;
    program.until(&format!("{kept} === 1 && {rows} === 7")).await?;

    // All but the one who is in a tournament that is not over; asked once.
    program.tap("retention-all").await?;
    program.speak("en").await?;
    looks(&program, "list-en", "main").await?;
    program.tap("retention-erase").await?;
    program.find("test id", "confirm-yes").await?;
    program.picture("erase-en").await?;
    program.tap("confirm-yes").await?;
    program.until(&format!("{rows} === 1")).await?;
    // The copy made at the start still holds them, and is named until somebody has read it.
    program.tap("confirm-read").await?;
    program.no_dialog().await?;
    program.picture("left-en").await?;
    program.tap("go-tournaments").await?;
    program.find("test id", "tournaments").await?;
    program.until("document.querySelector('[data-testid=retention-reminder]') === null").await?;
    // A return to the members shows their list.
    program.tap("go-members").await?;
    program.until("document.querySelectorAll('[data-testid=members] tbody tr').length === 3").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_club_prints_its_data_register() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path);
    let program = Program::start_on("protection", &["--club", path.to_str().unwrap()], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-settings").await?;
    program.find("test id", "data-protection").await?;
    put(&program, "protection-represented_by", "Zoé Petit, présidente").await?;
    put(&program, "protection-address", "1 rue du Jeu, 42000 Saint-Étienne").await?;
    put(&program, "protection-contact", &"x".repeat(201)).await?;
    program.eval("document.activeElement.blur()").await?;
    program.see("200 caractères au plus").await?;
    put(&program, "protection-contact", "contact@example.org").await?;
    program.eval("document.activeElement.blur()").await?;
    program.gone("200 caractères au plus").await?;
    program.eval("document.querySelector('[data-testid=data-protection]').scrollIntoView()").await?;
    looks(&program, "settings", "main").await?;
    program.tap("print-processing").await?;
    program.until("document.body.textContent.includes('Registre des traitements')").await?;
    program.picture("register").await?;
    program.speak("en").await?;
    program.tap("go-settings").await?;
    program
        .until("document.querySelector('[data-testid=protection-contact]')?.value === 'contact@example.org'")
        .await?;
    program.eval("document.querySelector('[data-testid=data-protection]').scrollIntoView()").await?;
    program.picture("settings-en").await?;

    // All that is held about one member, from the panel.
    program.tap("go-members").await?;
    program.tap("member-1").await?;
    program.tap("print-member").await?;
    program.tap("print-member_data").await?;
    program.until("document.body.textContent.includes('All the member’s data')").await?;
    program.picture("data-en").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_form_opens_an_existing_record() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path);
    let program = Program::start_on("alike", &["--club", path.to_str().unwrap()], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-members").await?;
    program.tap("add-member").await?;
    put(&program, "last-name", "DUPOND").await?;
    put(&program, "first-name", "Jean").await?;
    program.find("test id", "alike-9").await?;
    looks(&program, "form", "dialog[open]").await?;
    // Somebody else: the form says nothing more.
    put(&program, "last-name", "Martin").await?;
    program.until("document.querySelector('[data-testid=alike]') === null").await?;
    put(&program, "last-name", "Dupont").await?;
    program.find("test id", "alike-9").await?;
    program.tap("alike-9").await?;
    program.no_dialog().await?;
    program.until("document.querySelector('#member-panel')?.textContent.includes('Jean Dupont')").await?;

    // Nothing is held back: two persons may have one name.
    program.tap("add-member").await?;
    put(&program, "last-name", "Dupont").await?;
    put(&program, "first-name", "Jean").await?;
    program.find("test id", "alike-9").await?;
    program.tap("save-member").await?;
    program.no_dialog().await?;
    program.until("document.querySelector('[data-testid=member-10]') !== null").await?;

    // At registration the one who is there is registered.
    program.speak("en").await?;
    program.tap("go-tournaments").await?;
    program.tap("open-1").await?;
    program.tap("tab-entries").await?;
    put(&program, "register", "Luc Nguyen-").await?;
    program.tap("newcomer").await?;
    program.find("test id", "alike-8").await?;
    program.picture("register-en").await?;
    program.tap("alike-8").await?;
    program.no_dialog().await?;
    program.see("Luc Nguyễn").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
