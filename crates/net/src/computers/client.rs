//! The line as the second computer holds it, and as a computer looks for another that may lead meanwhile.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, Weak};

use tapis_api::{Api, Computer};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc;
use tokio::task::{AbortHandle, spawn_blocking};
use tokio::time::{Instant, sleep, timeout};

use super::certificate::Certificate;
use super::line::{GONE, ToLeader, ToSecond, unexpected};
use super::meeting::{meet, places};
use super::whole;
use crate::computers::desk_messages::DeskMessages;
use crate::computers::greeting::{AGAIN, TrustedLine, Unmet, greet, locked};

/// Tasks that run while this computer follows another or looks for one.
pub(crate) struct Client {
    /// `None` if it is being stopped.
    runtime: Option<Runtime>,
    following: Mutex<Option<(String, AbortHandle)>>,
    meeting: Mutex<Option<AbortHandle>>,
}

impl Client {
    pub(crate) fn new() -> io::Result<Self> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("tapis-computers")
            .enable_all()
            .build()?;
        Ok(Client { runtime: Some(runtime), following: Mutex::default(), meeting: Mutex::default() })
    }

    /// Follows the computer at an address from now on.
    pub(crate) fn follow(
        &self,
        own: Arc<Certificate>,
        api: Weak<Api>,
        address: SocketAddr,
        pinned: Option<Computer>,
    ) {
        let Some(runtime) = &self.runtime else { return };
        let task = runtime.spawn(follow(own, api, address, pinned)).abort_handle();
        if let Some((_, before)) = locked(&self.following).replace((address.to_string(), task)) {
            before.abort();
        }
    }

    pub(crate) fn unfollow(&self) {
        if let Some((_, task)) = locked(&self.following).take() {
            task.abort();
        }
    }

    /// The address that it tries to follow, or follows.
    pub(crate) fn trying(&self) -> Option<String> {
        let following = locked(&self.following);
        following.as_ref().filter(|(_, task)| !task.is_finished()).map(|(address, _)| address.clone())
    }

    /// Looks for another computer until it is clear which of the two leads.
    pub(crate) fn meet(
        &self,
        own: Arc<Certificate>,
        api: Weak<Api>,
        other: Computer,
        address: SocketAddr,
        identity: String,
    ) {
        let Some(runtime) = &self.runtime else { return };
        let task = runtime.spawn(meet(own, api, other, address, identity)).abort_handle();
        if let Some(before) = locked(&self.meeting).replace(task) {
            before.abort();
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            // The task that drops this may be one of its own, which cannot wait for itself.
            runtime.shutdown_background();
        }
    }
}

/// Follows a computer, again and again, until this is aborted.
async fn follow(own: Arc<Certificate>, api: Weak<Api>, address: SocketAddr, mut pinned: Option<Computer>) {
    loop {
        // A known computer may have begun again at another port; a stranger is where people say.
        let places = if pinned.is_some() { places(address) } else { vec![address] };
        for place in places {
            let Some(api) = api.upgrade() else { return };
            let begun = Instant::now();
            match greet(&own, &api, place, pinned.as_ref()).await {
                Ok(greeted) => {
                    pinned = Some(greeted.leader.clone());
                    tracing::info!("line to the computer that leads");
                    let ended = attend(&api, greeted, place).await;
                    // It is always tried again.
                    tracing::info!(
                        error = ended.err().map(|error| error.kind().to_string()),
                        "line has ended"
                    );
                    let lost = Arc::clone(&api);
                    // It fails only by a panic, which was reported then.
                    let _ = spawn_blocking(move || lost.following().follow_line(None)).await;
                    break;
                }
                Err(Unmet::Refused(said)) => {
                    api.following().refused_by_leader(said);
                    if pinned.is_none() {
                        return;
                    }
                    break;
                }
                // A computer that is off answers at no port.
                Err(Unmet::Line) if begun.elapsed() > AGAIN => break,
                Err(Unmet::Line) => {}
            }
        }
        sleep(AGAIN).await;
    }
}

/// Follows until the line breaks.
async fn attend(api: &Arc<Api>, greeted: TrustedLine, address: SocketAddr) -> io::Result<()> {
    let TrustedLine { mut incoming, mut outgoing, leader, club } = greeted;
    let Some(club) = club else { return Ok(()) };
    let begins = Arc::clone(api);
    let begun =
        spawn_blocking(move || begins.following().follow_begins(&leader, &address.to_string(), &club)).await;
    let begun = begun.map_err(io::Error::other)?.map_err(|problem| io::Error::other(problem.code))?;
    outgoing.tell(&ToLeader::Follow { how_far: begun.map(Box::new) }).await?;
    let (saying, mut said) = mpsc::unbounded_channel();
    let line = Arc::new(DeskMessages::new(saying));
    // Number of the change up to which the file here holds the club; `None` if it lacks rows, or they could not be
    // written.
    let mut held = None;
    let mut whole_asked = false;
    loop {
        let heard = tokio::select! {
            heard = timeout(GONE, incoming.receive::<ToSecond>()) => heard,
            next = said.recv() => {
                let Some(Some(next)) = next else { return Ok(()) };
                outgoing.tell(&next).await?;
                continue;
            }
        };
        let revision = match heard.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?? {
            // All up to this change was sent before.
            ToSecond::Now { now, revision } => {
                api.following().follow_heard(now, !whole_asked);
                revision
            }
            ToSecond::Rows { revision, rows } => {
                let takes = Arc::clone(api);
                let taken = spawn_blocking(move || takes.following().follow_rows(&rows))
                    .await
                    .map_err(io::Error::other)?;
                if taken.is_err() {
                    whole_asked = true;
                    outgoing.tell(&ToLeader::Follow { how_far: None }).await?;
                }
                revision
            }
            ToSecond::Whole { revision, bytes } => {
                let draft = api.following().follow_draft().ok_or_else(unexpected)?;
                whole::receive(&mut incoming, &draft, bytes).await?;
                let takes = Arc::clone(api);
                let taken = spawn_blocking(move || takes.following().follow_whole(&draft))
                    .await
                    .map_err(io::Error::other)?;
                taken.map_err(|problem| io::Error::other(problem.code))?;
                whole_asked = false;
                revision
            }
            ToSecond::Answer { number, answer } => {
                line.answered(number, answer);
                continue;
            }
            ToSecond::HandsOver { may } => {
                line.handed(may);
                continue;
            }
            ToSecond::Refused { said } => {
                api.following().refused_by_leader(said);
                return Ok(());
            }
            ToSecond::Welcome { .. } | ToSecond::Typed | ToSecond::Equal { .. } | ToSecond::Leads { .. } => {
                return Err(unexpected());
            }
        };
        if whole_asked || held.is_some_and(|held| held >= revision) {
            continue;
        }
        if held.replace(revision).is_none() {
            // Before the other side hears that this one is in step.
            let (told, line) = (Arc::clone(api), Arc::clone(&line));
            spawn_blocking(move || told.following().follow_line(Some(line)))
                .await
                .map_err(io::Error::other)?;
        }
        outgoing.tell(&ToLeader::Holds { revision }).await?;
    }
}
