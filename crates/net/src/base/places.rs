//! The places that connections and streams of events hold, and which gives way when somebody new comes.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// The owner of a stream.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Whose {
    /// A device that the desk knows, by its id: it has room of its own.
    Device(String),
    /// Anybody's, by the name that the browser gives itself; empty if it gives none.
    Browser(String),
}

/// A place, and how it is lost.
#[derive(Debug)]
struct HeldPlace<Who> {
    address: IpAddr,
    who: Who,
    /// The higher, the later it was taken or used.
    used: u64,
    gone: Arc<Notify>,
}

#[derive(Debug)]
struct Table<Who> {
    held: BTreeMap<u64, HeldPlace<Who>>,
    next: u64,
}

impl<Who> Default for Table<Who> {
    fn default() -> Self {
        Table { held: BTreeMap::new(), next: 0 }
    }
}

impl<Who> Table<Who> {
    fn turn(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    fn take(&mut self, address: IpAddr, who: Who) -> (u64, Arc<Notify>) {
        let (id, gone) = (self.turn(), Arc::new(Notify::new()));
        self.held.insert(id, HeldPlace { address, who, used: id, gone: Arc::clone(&gone) });
        (id, gone)
    }

    /// The place goes; whoever holds it is told.
    fn drop_one(&mut self, id: u64) {
        if let Some(held) = self.held.remove(&id) {
            held.gone.notify_one();
        }
    }

    /// The address that holds the most places that count.
    fn fullest(&self, counts: impl Fn(&HeldPlace<Who>) -> bool) -> Option<IpAddr> {
        let mut by_address: HashMap<IpAddr, usize> = HashMap::new();
        for held in self.held.values().filter(|held| counts(held)) {
            *by_address.entry(held.address).or_default() += 1;
        }
        by_address.into_iter().max_by_key(|(address, count)| (*count, *address)).map(|(address, _)| address)
    }
}

fn locked<Who>(table: &Mutex<Table<Who>>) -> MutexGuard<'_, Table<Who>> {
    table.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Number of connections by address.
#[derive(Debug, Default)]
pub(crate) struct Connections(Mutex<Table<u32>>);

/// A connection that is counted until this goes.
#[derive(Debug)]
pub(crate) struct ConnectionPlace {
    all: Arc<Connections>,
    id: u64,
    gone: Arc<Notify>,
}

impl Connections {
    /// Takes a place for one more connection from an address. Where there are `here` from there, or `most` in
    /// all, the one that nothing was heard from for longest gives way. `None` if all that could are held.
    pub(crate) fn admit(
        self: &Arc<Self>,
        address: IpAddr,
        here: usize,
        most: usize,
    ) -> Option<ConnectionPlace> {
        let mut table = locked(&self.0);
        let from_there = table.held.values().filter(|held| held.address == address).count();
        let full = if from_there >= here {
            Some(address)
        } else if table.held.len() >= most {
            Some(table.fullest(|held| held.who == 0)?)
        } else {
            None
        };
        if let Some(full) = full {
            let free = table.held.iter().filter(|(_, held)| held.who == 0 && held.address == full);
            let quietest = free.min_by_key(|(_, held)| held.used).map(|(id, _)| *id)?;
            table.drop_one(quietest);
        }
        let (id, gone) = table.take(address, 0);
        drop(table);
        Some(ConnectionPlace { all: Arc::clone(self), id, gone })
    }
}

impl ConnectionPlace {
    /// Something was asked on this connection.
    pub(crate) fn used(&self) {
        let mut table = locked(&self.all.0);
        let turn = table.turn();
        if let Some(held) = table.held.get_mut(&self.id) {
            held.used = turn;
        }
    }

    /// The connection gives way to nobody until it was released as often: a stream runs on it, or it is a device's
    /// that was let in.
    pub(crate) fn hold(&self) {
        if let Some(held) = locked(&self.all.0).held.get_mut(&self.id) {
            held.who += 1;
        }
    }

    fn release(&self) {
        if let Some(held) = locked(&self.all.0).held.get_mut(&self.id) {
            held.who = held.who.saturating_sub(1);
        }
    }

    /// Waits until the connection has to give way.
    pub(crate) async fn gone(&self) {
        self.gone.notified().await;
    }
}

impl Drop for ConnectionPlace {
    fn drop(&mut self) {
        locked(&self.all.0).held.remove(&self.id);
    }
}

/// The most streams of one device that was let in: its pages, and those that it has left without a word.
const OF_DEVICE: usize = 4;

/// Open streams of events by address.
#[derive(Debug, Default)]
pub(crate) struct Streams(Mutex<Table<Whose>>);

/// A stream that is counted until this goes.
#[derive(Debug)]
pub(crate) struct CountedStream {
    all: Arc<Streams>,
    id: u64,
    gone: Arc<Notify>,
    place: Option<Arc<ConnectionPlace>>,
}

impl Streams {
    /// Takes a place for one more stream. Nobody is refused: where strangers have `here` at that address, or `most` in
    /// all, the browser with the most streams loses the oldest of them. A device loses its own alone.
    pub(crate) fn admit(
        self: &Arc<Self>,
        address: IpAddr,
        whose: Whose,
        (here, most): (usize, usize),
        place: Option<Arc<ConnectionPlace>>,
    ) -> CountedStream {
        let mut table = locked(&self.0);
        let goes = match &whose {
            Whose::Device(_) => {
                let mut own = table.held.iter().filter(|(_, held)| held.who == whose).map(|(id, _)| *id);
                let oldest = own.next();
                oldest.filter(|_| own.count() + 1 >= OF_DEVICE)
            }
            Whose::Browser(_) => table.stranger_that_goes(address, &whose, here, most),
        };
        if let Some(goes) = goes {
            table.drop_one(goes);
        }
        let (id, gone) = table.take(address, whose);
        drop(table);
        if let Some(place) = &place {
            place.hold();
        }
        CountedStream { all: Arc::clone(self), id, gone, place }
    }
}

impl Table<Whose> {
    /// The stranger's stream that gives way to a new one; `None` if there is room.
    fn stranger_that_goes(&self, address: IpAddr, comes: &Whose, here: usize, most: usize) -> Option<u64> {
        let strangers = || self.held.iter().filter(|(_, held)| matches!(held.who, Whose::Browser(_)));
        let of = |from: IpAddr| strangers().filter(move |(_, held)| held.address == from);
        let full = if of(address).count() >= here {
            address
        } else if strangers().count() >= most {
            self.fullest(|held| matches!(held.who, Whose::Browser(_)))?
        } else {
            return None;
        };
        let mut each: HashMap<&Whose, (usize, u64)> = HashMap::new();
        // In the order in which they came: the first of each is its oldest.
        for (id, held) in of(full) {
            each.entry(&held.who).or_insert((0, *id)).0 += 1;
        }
        if full == address
            && let Some((count, _)) = each.get_mut(comes)
        {
            *count += 1;
        }
        let most_of_all =
            each.into_values().max_by_key(|(count, oldest)| (*count, std::cmp::Reverse(*oldest)));
        most_of_all.map(|(_, oldest)| oldest)
    }
}

impl CountedStream {
    /// Waits until the stream has to give way.
    pub(crate) async fn gone(&self) {
        self.gone.notified().await;
    }
}

impl Drop for CountedStream {
    fn drop(&mut self) {
        locked(&self.all.0).held.remove(&self.id);
        if let Some(place) = &self.place {
            place.release();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn at(last: u8) -> IpAddr {
        IpAddr::V4(Ipv4Addr::new(10, 0, 0, last))
    }

    fn is_in<Who>(table: &Mutex<Table<Who>>, id: u64) -> bool {
        locked(table).held.contains_key(&id)
    }

    #[test]
    fn the_quietest_connection_gives_way_unless_it_is_held() {
        let all = Arc::new(Connections::default());
        let admit = |last| all.admit(at(last), 3, 5);
        let held: Vec<_> = (0..3).map(|_| admit(1).unwrap()).collect();
        held[0].used();
        held[1].hold();
        let fourth = admit(1).unwrap();
        let here = |place: &ConnectionPlace| is_in(&all.0, place.id);
        assert_eq!(
            [here(&held[0]), here(&held[1]), here(&held[2]), here(&fourth)],
            [true, true, false, true]
        );
        // Five in all: the address with the most gives a place to another one.
        let others: Vec<_> = (2..4).map(|last| admit(last).unwrap()).collect();
        let last = admit(4).unwrap();
        assert!(!here(&held[0]) && here(&held[1]) && here(&last) && others.iter().all(here));
    }

    #[test]
    fn nobody_is_let_in_where_all_connections_are_held() {
        let all = Arc::new(Connections::default());
        let held = all.admit(at(1), 1, 9).unwrap();
        held.hold();
        assert!(all.admit(at(1), 1, 9).is_none());
        held.release();
        assert!(all.admit(at(1), 1, 9).is_some());
    }

    #[test]
    fn the_browser_with_the_most_streams_gives_way() {
        let all = Arc::new(Streams::default());
        let admit = |browser: &str| all.admit(at(1), Whose::Browser(browser.to_owned()), (4, 9), None);
        let here = |stream: &CountedStream| is_in(&all.0, stream.id);
        let (old, greedy, more) = (admit("a"), admit("b"), admit("b"));
        let third = admit("c");
        let new = admit("d");
        assert_eq!([&old, &greedy, &more, &third, &new].map(here), [true, false, true, true, true]);
        // If each has one, the oldest goes; whoever has the most loses its own.
        let newer = admit("e");
        assert_eq!([&old, &more, &third, &new, &newer].map(here), [false, true, true, true, true]);
        let again = admit("c");
        assert_eq!([&more, &third, &new, &newer, &again].map(here), [true, false, true, true, true]);
    }

    #[test]
    fn a_device_has_room_beside_all_strangers() {
        let all = Arc::new(Streams::default());
        let tablet = |from| all.admit(at(from), Whose::Device("tablet".to_owned()), (1, 1), None);
        let here = |stream: &CountedStream| is_in(&all.0, stream.id);
        let (device, phone) = (tablet(1), all.admit(at(1), Whose::Browser(String::new()), (1, 1), None));
        let next = all.admit(at(1), Whose::Browser("a".to_owned()), (1, 1), None);
        assert_eq!([&device, &phone, &next].map(here), [true, false, true]);
        // It crowds out itself alone.
        let more: Vec<_> = (0..OF_DEVICE).map(|_| tablet(2)).collect();
        assert!(!here(&device) && here(&next) && more.iter().all(here));
    }
}
