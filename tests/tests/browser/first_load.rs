//! Bytes that a telephone loads before it shows anything.

use tapis_tests::browser::{Browser, Device};
use tapis_tests::network::NetworkRoom;
use tapis_tests::window::Result;

/// Kilobytes over the line, files compressed.
const MOST: f64 = 60.0;

#[tokio::test]
async fn the_players_page_is_there_after_sixty_kilobytes() -> Result<()> {
    let room = NetworkRoom::open()?;
    room.playing()?;
    let phone = Browser::start("first-load", Device::PHONE).await?;
    phone.open(&room.url("/")).await?;
    phone.find("clock").await?;
    phone.until("document.fonts.status === 'loaded'").await?;
    let loaded =
        "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter((one) => !one.name.includes('/events')).map((one) => [one.name, one.transferSize])";
    let loaded = phone.eval(loaded).await?;
    let sizes = loaded.as_array().into_iter().flatten().filter_map(|one| one[1].as_f64());
    let sum = sizes.sum::<f64>() / 1000.0;
    assert!((20.0..MOST).contains(&sum), "{sum} kB: {loaded:#}");
    phone.quit().await
}
