//! Lists and maps in parts that copies share: a change copies the part it is in, and not the whole. So a
//! state that somebody still looks at costs the next action the same with 40 players and with 5,000.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::base::quantity::{EntryId, MemberId};

/// Elements in a part.
const PART: usize = 64;

/// A list that only grows at its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GrowingList<T> {
    /// All are full but the last.
    parts: Vec<Arc<Vec<T>>>,
}

impl<T> Default for GrowingList<T> {
    fn default() -> Self {
        GrowingList { parts: Vec::new() }
    }
}

impl<T> GrowingList<T> {
    pub fn len(&self) -> usize {
        self.parts.last().map_or(0, |last| (self.parts.len() - 1) * PART + last.len())
    }

    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Element at an index, if the list is so long.
    pub fn get(&self, index: usize) -> Option<&T> {
        self.parts.get(index / PART)?.get(index % PART)
    }

    /// The element at the end.
    pub fn last(&self) -> Option<&T> {
        self.parts.last()?.last()
    }

    /// All elements in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.parts.iter().flat_map(|part| part.iter())
    }

    /// The elements of this list that lie in parts that the other list does not share.
    pub fn apart_from<'a>(&'a self, other: &'a GrowingList<T>) -> impl Iterator<Item = &'a T> {
        let shared = |index: usize, part: &Arc<Vec<T>>| {
            other.parts.get(index).is_some_and(|theirs| Arc::ptr_eq(part, theirs))
        };
        let apart = self.parts.iter().enumerate().filter(move |(index, part)| !shared(*index, part));
        apart.flat_map(|(_, part)| part.iter())
    }
}

impl<T: Clone> GrowingList<T> {
    /// An element, to be changed: its part is copied where it is shared.
    pub(crate) fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        Arc::make_mut(self.parts.get_mut(index / PART)?).get_mut(index % PART)
    }

    /// Adds an element at the end.
    pub(crate) fn push(&mut self, element: T) {
        match self.parts.last_mut() {
            Some(last) if last.len() < PART => Arc::make_mut(last).push(element),
            _ => self.parts.push(Arc::new(vec![element])),
        }
    }
}

impl<T: Clone> Extend<T> for GrowingList<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, elements: I) {
        elements.into_iter().for_each(|element| self.push(element));
    }
}

impl<T: Serialize> Serialize for GrowingList<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// The entry of each member: members' numbers are given in order, so that those of one evening share parts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ByMember {
    parts: BTreeMap<i64, Arc<BTreeMap<MemberId, EntryId>>>,
}

fn part_of(member: MemberId) -> i64 {
    member.0 / 64
}

impl ByMember {
    pub(crate) fn get(&self, member: MemberId) -> Option<EntryId> {
        self.parts.get(&part_of(member))?.get(&member).copied()
    }

    pub(crate) fn insert(&mut self, member: MemberId, entry: EntryId) {
        Arc::make_mut(self.parts.entry(part_of(member)).or_default()).insert(member, entry);
    }

    pub(crate) fn remove(&mut self, member: MemberId) {
        let Some(part) = self.parts.get_mut(&part_of(member)) else { return };
        Arc::make_mut(part).remove(&member);
        if part.is_empty() {
            self.parts.remove(&part_of(member));
        }
    }
}

impl Serialize for ByMember {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.parts.values().flat_map(|part| part.iter()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_leaves_the_copy_alone() {
        let mut list = GrowingList::default();
        list.extend(0..1_000);
        let before = list.clone();
        assert_eq!(
            (list.len(), list.get(999), list.get(1_000), list.last()),
            (1_000, Some(&999), None, Some(&999))
        );
        assert_eq!(list.apart_from(&before).count(), 0);
        if let Some(element) = list.get_mut(100) {
            *element = -1;
        }
        list.push(1_000);
        assert!(before.iter().copied().eq(0..1_000));
        let apart: Vec<i32> = list.apart_from(&before).copied().collect();
        let here: Vec<i32> = (64..128).map(|at| if at == 100 { -1 } else { at }).chain(960..1_001).collect();
        assert_eq!(apart, here);
        let there: Vec<i32> = before.apart_from(&list).copied().collect();
        assert_eq!(there, (64..128).chain(960..1_000).collect::<Vec<_>>());
    }

    #[test]
    fn members_come_and_go_without_changing_a_copy() {
        let mut members = ByMember::default();
        (1..=200).for_each(|number| members.insert(MemberId(number), EntryId(1)));
        let before = members.clone();
        (1..=200).for_each(|number| members.remove(MemberId(number)));
        assert_eq!((members.get(MemberId(7)), before.get(MemberId(7))), (None, Some(EntryId(1))));
        assert_eq!(members, ByMember::default());
    }
}
