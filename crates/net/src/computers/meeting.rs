//! Looks for another computer that held the club too, until it is clear which of the two leads.

use std::net::SocketAddr;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tapis_api::{Api, Computer, LeadClaim};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep};

use super::certificate::Certificate;
use super::line::{GREETING, ToLeader, ToSecond, unexpected};
use crate::base::limits::{PORT, PORTS};
use crate::computers::greeting::{AGAIN, TrustedLine, Unmet, greet};

/// The longest that another computer is looked for: an evening.
const EVENING: Duration = Duration::from_secs(14 * 60 * 60);

/// Addresses at which the other computer may be reached: where it was, or at another of the program's ports
/// there.
pub(super) fn places(address: SocketAddr) -> Vec<SocketAddr> {
    let others = (PORT..PORT + PORTS).map(|port| SocketAddr::new(address.ip(), port));
    std::iter::once(address).chain(others.filter(|other| *other != address)).collect()
}

/// Tries to reach another computer until it is clear which of the two leads, or the evening is over.
pub(super) async fn meet(
    own: Arc<Certificate>,
    api: Weak<Api>,
    other: Computer,
    address: SocketAddr,
    identity: String,
) {
    let begun = Instant::now();
    let doubted = api.upgrade().is_some_and(|api| api.leading().is_doubted());
    while begun.elapsed() < EVENING {
        for place in places(address) {
            let Some(api) = api.upgrade() else { return };
            if doubted && !api.leading().is_doubted() {
                return;
            }
            let begun = Instant::now();
            match ask(&own, &api, &other, place, &identity).await {
                Ok(true) => return,
                Err(Unmet::Line) if begun.elapsed() > AGAIN => break,
                _ => {}
            }
        }
        sleep(AGAIN).await;
    }
}

/// Asks another computer who leads, and says who does here. True: it is clear.
async fn ask(
    own: &Certificate,
    api: &Arc<Api>,
    other: &Computer,
    place: SocketAddr,
    identity: &str,
) -> Result<bool, Unmet> {
    let TrustedLine { mut incoming, mut outgoing, leader, .. } = greet(own, api, place, Some(other)).await?;
    let (asks, named) = (Arc::clone(api), identity.to_owned());
    let leads = spawn_blocking(move || asks.leading().leads(&named)).await.map_err(std::io::Error::other)?;
    outgoing.tell(&ToLeader::Leads { leads }).await?;
    let ToSecond::Leads { leads: theirs } = incoming.receive_within(GREETING).await? else {
        return Err(unexpected().into());
    };
    let clear = theirs.lead.is_some() || theirs.follows;
    let asks = Arc::clone(api);
    let claim = spawn_blocking(move || asks.leading().lead_claimed(&leader, &theirs))
        .await
        .map_err(std::io::Error::other)?;
    if claim == LeadClaim::StepsBack {
        // It is the second computer now.
        let follows = Arc::clone(api);
        let (other, place) = (other.clone(), place.to_string());
        // It fails only by a panic, which was reported then.
        let _ = spawn_blocking(move || follows.leading().follow_instead(&other, &place)).await;
    }
    Ok(clear)
}
