//! Server-sent events for devices.
//!
//! A telephone is sent the evening as it stands, not what changed in it: whoever lost the connection misses
//! nothing, and whoever reads slowly is sent only the latest. An event's id says how far each journal was.

pub mod feed;

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use tapis_api::{Api, SignatureError, SignedCall};
use tapis_club::PhoneSnapshot;
use tapis_club::engine::base::quantity::{EntryId, Millis, TournamentId};
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, timeout_at};

use crate::base::limits::Limits;
use crate::base::places::{ConnectionPlace, CountedStream, Whose};
use crate::requests::events::feed::{Clock, EVERY, Feed, Frame, TOGETHER, event};
use crate::requests::guard::Ends;
use crate::requests::signature_answer::told;
use crate::requests::state::NetState;

/// Sends changes as long as the server runs: the first one at once, what follows soon after it together.
pub(crate) async fn watch(feed: Arc<Feed>) {
    let mut told: Option<(Instant, Vec<Clock>)> = None;
    loop {
        feed.changed.notified().await;
        if let Some((at, clocks)) = &told {
            let due = *at + TOGETHER;
            while feed.clocks() == *clocks && timeout_at(due, feed.changed.notified()).await.is_ok() {}
        }
        told = Some((Instant::now(), feed.clocks()));
        feed.tell().await;
    }
}

/// Player or view that a device follows.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Subscription {
    /// A player: the tournament's number and the entry's, as `3-12`.
    me: Option<String>,
    /// The device shows one of the desk's or the room's pages: it is notified of each change, and asks itself.
    #[serde(default)]
    notices: bool,
    /// The name that the browser gives itself: among strangers at one address, whoever has the most streams gives way.
    #[serde(default)]
    browser: String,
    /// The screen, by its own id.
    screen: Option<String>,
    /// The device that was let in and signs this as a command `events` without a body, whose room is its own.
    device: Option<String>,
    #[serde(default)]
    count: u64,
    #[serde(default)]
    command: String,
    #[serde(default)]
    at: i64,
    #[serde(default)]
    mac: String,
}

/// Longer names of browsers are cut.
const LONGEST_NAME: usize = 64;

impl Subscription {
    /// The owner of the stream, and why a device that signs is not believed: it follows as a stranger then.
    fn whose(&self, api: &Api) -> (Whose, Option<SignatureError>) {
        let browser = || Whose::Browser(self.browser.chars().take(LONGEST_NAME).collect());
        if let Some(screen) = self.screen.as_ref().filter(|screen| api.shows_screen(screen)) {
            return (Whose::Device(format!("screen {screen}")), None);
        }
        let Some(device) = &self.device else { return (browser(), None) };
        let call = SignedCall {
            device,
            count: self.count,
            id: &self.command,
            at: Millis(self.at),
            command: "events",
            body: b"",
            mac: &self.mac,
        };
        match api.follows_signed(&call) {
            Ok(()) => (Whose::Device(device.clone()), None),
            Err(unsigned) => (browser(), Some(unsigned)),
        }
    }
}

fn player(me: &str) -> Option<(TournamentId, EntryId)> {
    let (tournament, entry) = me.split_once('-')?;
    Some((TournamentId(tournament.parse().ok()?), EntryId(entry.parse().ok()?)))
}

/// Opens a stream of events.
pub(crate) async fn follow(
    State(shared): State<NetState>,
    Query(asked): Query<Subscription>,
    Extension(ends): Extension<Ends>,
    place: Option<Extension<Arc<ConnectionPlace>>>,
    headers: HeaderMap,
) -> Response {
    let (api, place) = (Arc::clone(&shared.api), place.map(|Extension(place)| place));
    let judged = tokio::task::spawn_blocking(move || (asked.whose(&api), asked)).await;
    let Ok(((whose, unsigned), asked)) = judged else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let Limits { streams, all_streams, .. } = shared.limits;
    let counted = shared.streams.admit(ends.device(), whose, (streams, all_streams), place);
    let feed = Arc::clone(&shared.feed);
    let body = if asked.notices {
        let heard = feed.notices.subscribe();
        let first = unsigned.map(|unsigned| event("unsigned", None, &told(&unsigned, feed.api.now())));
        Body::from_stream(stream::unfold(Pages { heard, every: every(), feed, first, counted }, Pages::next))
    } else {
        let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(str::to_owned);
        let phone = Phone::new(feed, asked.me.as_deref().and_then(player), seen, counted);
        Body::from_stream(stream::unfold(phone, Phone::next))
    };
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn every() -> Interval {
    let mut every = interval_at(Instant::now() + EVERY, EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    every
}

type NextFrame = Option<(Result<Bytes, Infallible>, Phone)>;

/// A telephone that follows the evening.
struct Phone {
    feed: Arc<Feed>,
    frames: watch::Receiver<Option<Arc<Frame>>>,
    me: Option<(TournamentId, EntryId)>,
    /// The id of the last event that the telephone has.
    seen: Option<String>,
    /// Last data of its player that the telephone received.
    own: Bytes,
    waiting: VecDeque<Bytes>,
    /// The number of the last state that it was sent: no older one follows.
    told: u64,
    began: bool,
    every: Interval,
    counted: CountedStream,
}

impl Phone {
    fn new(
        feed: Arc<Feed>,
        me: Option<(TournamentId, EntryId)>,
        seen: Option<String>,
        counted: CountedStream,
    ) -> Self {
        feed.phones.fetch_add(1, Ordering::Relaxed);
        Phone {
            frames: feed.frames.subscribe(),
            feed,
            me,
            seen,
            own: Bytes::new(),
            waiting: VecDeque::new(),
            told: 0,
            began: false,
            every: every(),
            counted,
        }
    }

    async fn next(mut self) -> NextFrame {
        loop {
            if let Some(next) = self.waiting.pop_front() {
                return Some((Ok(next), self));
            }
            if !self.began {
                self.begin().await;
                continue;
            }
            tokio::select! {
                () = self.counted.gone() => return None,
                changed = self.frames.changed() => {
                    changed.ok()?;
                    let frame = self.frames.borrow_and_update().clone();
                    if let Some(frame) = frame {
                        self.take(&frame);
                        self.every.reset();
                    }
                }
                _ = self.every.tick() => self.waiting.push_back(event("now", None, &self.feed.api.now())),
            }
        }
    }

    /// The evening as it is now, by the time of now: from it the telephone sets its watch.
    async fn begin(&mut self) {
        self.began = true;
        self.frames.mark_unchanged();
        let Some(frame) = self.feed.fresh().await else {
            // No club is open. The browser must see that the line is open all the same.
            self.waiting.push_back(event("closed", None, &()));
            return;
        };
        let known =
            self.seen.take().is_some_and(|seen| frame.text.starts_with(format!("id: {seen}\n").as_bytes()));
        if known {
            self.waiting.push_back(event("now", None, &self.feed.api.now()));
        } else {
            self.waiting.push_back(frame.text.clone());
        }
        self.told = frame.now.number;
        self.tell_own(&frame.now.snapshot);
    }

    fn take(&mut self, frame: &Frame) {
        if frame.now.number <= self.told {
            return;
        }
        self.told = frame.now.number;
        self.waiting.push_back(frame.text.clone());
        self.tell_own(&frame.now.snapshot);
    }

    fn tell_own(&mut self, snapshot: &PhoneSnapshot) {
        let Some((tournament, entry)) = self.me else { return };
        let own = event("me", None, &snapshot.own(tournament, entry, self.feed.api.now()));
        if own != self.own {
            self.own = own.clone();
            self.waiting.push_back(own);
        }
    }
}

impl Drop for Phone {
    fn drop(&mut self) {
        self.feed.phones.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A page of the desk or of the room.
struct Pages {
    feed: Arc<Feed>,
    heard: broadcast::Receiver<Bytes>,
    every: Interval,
    /// Message sent before all others.
    first: Option<Bytes>,
    counted: CountedStream,
}

impl Pages {
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Self)> {
        if let Some(first) = self.first.take() {
            return Some((Ok(first), self));
        }
        let next = tokio::select! {
            () = self.counted.gone() => return None,
            heard = self.heard.recv() => match heard {
                Ok(heard) => heard,
                Err(broadcast::error::RecvError::Lagged(_)) => event("changed", None, &()),
                Err(broadcast::error::RecvError::Closed) => return None,
            },
            _ = self.every.tick() => event("now", None, &self.feed.api.now()),
        };
        self.every.reset();
        Some((Ok(next), self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_a_tournament_and_an_entry() {
        assert_eq!(player("3-12"), Some((TournamentId(3), EntryId(12))));
        assert_eq!(player("3"), None);
        assert_eq!(player("3-x"), None);
    }
}
