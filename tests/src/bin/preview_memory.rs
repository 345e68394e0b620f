//! The memory that the pages of a long document take in the preview: the proportional set size of
//! the web process before, during and after scrolling through all pages repeatedly.
//! `cargo run -p tapis-tests --bin preview_memory` (the program is built before); nothing is tested.

use std::fs;

use chrono::{Local, Utc};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::engine::setup::RoomTable;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, Problem, rebuy};
use tapis_tests::window::{Program, Result};

const PLAYERS: u32 = 600;
/// Number of times to scroll through all pages, and to leave the document and open it again.
const ROUNDS: usize = 3;

fn club(path: &std::path::Path) -> std::result::Result<TournamentId, Problem> {
    let (today, now) = (Local::now().date_naive(), Utc::now().timestamp_millis());
    let mut club = Club::sample(path, Language::Fr, Millis(now))?;
    let mut setup = rebuy(Language::Fr, today);
    if let Some(model) = setup.tables.first().cloned() {
        setup.tables = (1..=70).map(|no| RoomTable { no, ..model.clone() }).collect();
    }
    let id = club.tournaments().create_tournament(setup, None, Millis(now))?;
    for number in 0..PLAYERS {
        let draft = MemberDraft {
            last_name: format!("Berthier {}", number + 1),
            first_name: "Amélie".to_owned(),
            ..MemberDraft::default()
        };
        let member = club.library().save_member(draft, Millis(now))?.id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, Millis(now))?;
    }
    club.play().act(id, &Action::DrawSeats, Millis(now))?;
    club.close();
    Ok(id)
}

/// The memory of the web processes started by this one, in megabytes.
fn web_processes(parents: &[u32]) -> u64 {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let theirs = ids.filter(|id| {
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let parent = stat.rsplit(") ").next().and_then(|rest| rest.split(' ').nth(1)?.parse().ok());
        stat.contains("(WebKitWebProces") && parent.is_some_and(|parent| parents.contains(&parent))
    });
    let kilobytes = theirs.filter_map(|id| {
        let text = fs::read_to_string(format!("/proc/{id}/smaps_rollup")).ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix("Pss:"))?;
        line.split_whitespace().next()?.parse::<u64>().ok()
    });
    kilobytes.sum::<u64>() / 1024
}

async fn drawn(program: &Program, page: usize) -> Result<()> {
    let canvas = format!("document.querySelectorAll('[data-testid=pages] canvas')[{}]", page - 1);
    program.until(&format!("{canvas}?.dataset.drawn === 'true'")).await
}

#[tokio::main]
async fn main() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path).map_err(|problem| problem.message.say(Language::Fr))?;
    let program = Program::start_on("memory", &["--club", &path.to_string_lossy()], (1920, 1080)).await?;
    program.window("index.html").await?;
    let own = program.process_ids();
    program.click("test id", &format!("open-{id}")).await?;
    program.find("test id", "tab-tables").await?;
    program.click("test id", "go-members").await?;
    println!("before: {} MB", web_processes(&own));
    for round in 1..=ROUNDS {
        for kind in ["seat_cards", "sign_in"] {
            program.click("test id", "go-documents").await?;
            program.click("test id", &format!("kind-{kind}")).await?;
            let here = format!("document.querySelector('[data-testid=kind-{kind}]').ariaCurrent === 'true'");
            program.until(&here).await?;
            let count = "document.querySelectorAll('[data-testid=pages] figure').length";
            program.until(&format!("{count} > 15")).await?;
            drawn(&program, 1).await?;
            let pages = program.eval(count).await?.as_u64().unwrap_or_default();
            let pages = usize::try_from(pages)?;
            println!("round {round}, {kind}, {pages} pages, opened: {} MB", web_processes(&own));
            program.click("test id", "pages").await?;
            let mut most = 0;
            for page in 2..=pages {
                program.write(thirtyfour::Key::PageDown + "").await?;
                drawn(&program, page).await?;
                most = most.max(web_processes(&own));
            }
            println!("  at its last page: {} MB, at most {most} MB", web_processes(&own));
        }
        program.click("test id", "go-members").await?;
        program.until("document.querySelector('[data-testid=pages]') === null").await?;
        println!("round {round}, left: {} MB", web_processes(&own));
    }
    program.quit().await
}
