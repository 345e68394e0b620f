//! The process of a page dies: the page is loaded again.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;
use std::process::Command;
use std::time::{Duration, Instant};

use tapis_tests::undriven::Undriven;
use tapis_tests::window::Result;

/// A page that draws makes at least so many bytes of picture; an empty window makes a tenth of it.
const DRAWN: u64 = 40_000;

/// Waits until something holds; an error after so long.
async fn until(within: Duration, what: &str, mut holds: impl FnMut() -> Result<bool>) -> Result<()> {
    let started = Instant::now();
    while !holds()? {
        if started.elapsed() > within {
            return Err(what.to_owned().into());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}

/// Desk and room, both drawn.
async fn both() -> Result<Undriven> {
    let program = Undriven::start(&["--sample", "--room"])?;
    let drawn = || Ok(program.pages().len() == 2 && program.drawn()? > DRAWN);
    until(Duration::from_secs(30), "the program does not draw", drawn).await?;
    Ok(program)
}

/// Kills the process of a page, as a system does that is short of memory, and waits until another draws it.
async fn kill(program: &mut Undriven, page: u32) -> Result<()> {
    let before: BTreeSet<u32> = program.pages().into_iter().collect();
    Command::new("kill").args(["-KILL", &page.to_string()]).status()?;
    let again = || {
        let now: BTreeSet<u32> = program.pages().into_iter().collect();
        Ok(!now.contains(&page) && now.len() == before.len())
    };
    until(Duration::from_secs(2), "the page is not loaded again within two seconds", again).await?;
    until(Duration::from_secs(10), "nothing is drawn again", || Ok(program.drawn()? > DRAWN)).await?;
    if program.is_over()? { Err("the program has ended".into()) } else { Ok(()) }
}

#[tokio::test]
async fn each_page_that_dies_is_loaded_again() -> Result<()> {
    let mut program = both().await?;
    for page in program.pages() {
        kill(&mut program, page).await?;
    }
    Ok(())
}

#[tokio::test]
async fn pages_that_die_at_random_moments_all_return() -> Result<()> {
    let kills: u32 = std::env::var("TAPIS_PAGE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(0);
    let mut random = chrono::Utc::now().timestamp_subsec_nanos();
    for number in 0..kills {
        // A page that dies three times in a minute is given up: each program loses two.
        let mut program = both().await?;
        for _ in 0..2 {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            tokio::time::sleep(Duration::from_millis(u64::from(random >> 16) % 1_500)).await;
            let pages = program.pages();
            let page = pages[usize::try_from(random >> 8)? % pages.len()];
            kill(&mut program, page)
                .await
                .map_err(|error| format!("kill {number} after {random}: {error}"))?;
        }
    }
    Ok(())
}
