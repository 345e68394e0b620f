//! Members who may be one person: alike in spelling, with birth dates that do not differ.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use strsim::osa_distance;
use tapis_engine::base::quantity::MemberId;
use tapis_locale::Language;
use tapis_store::{Member, MemberCard, MemberDraft, fold, merged_card};

use crate::Problem;
use crate::file::library::Library;
use crate::members::records::by_name;

/// More than these say nothing: the name is a common one.
const MOST_ALIKE: usize = 4;

/// Two members who may be one person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Duplicate {
    /// Feature in which they are alike.
    pub likeness: Likeness,
    /// The record that says more, or with which more evenings were played.
    pub kept: MergeSide,
    pub other: MergeSide,
}

/// Feature in which two members are alike, the surest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Likeness {
    /// The same licence number.
    Licence,
    Name,
    /// The same name, first and family name exchanged.
    Exchanged,
    /// The same birth date and a similar name.
    Born,
    Spelling,
}

/// A member as one side of a comparison.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MergeSide {
    pub member: Member,
    /// Evenings played that are over.
    pub evenings: u32,
}

/// A member who may be the person that a form describes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Alike {
    /// Feature in which they are alike.
    pub likeness: Likeness,
    /// The member who is there.
    pub member: Member,
}

/// Preview of merging two records.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MergePreview {
    /// The record that is kept.
    pub kept: MergeSide,
    /// The record that is merged into it.
    pub other: MergeSide,
    /// Data of the kept record after the merge.
    pub card: MemberCard,
    /// Reason why it is refused, in a sentence; `None` if it can be done.
    pub refused: Option<String>,
}

/// A name as it is compared: letters alone, without accents and capitals.
pub(super) fn letters(text: &str) -> String {
    fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// One slip in a name of four letters, two in a longer one.
fn close(one: &str, other: &str) -> bool {
    let most = match one.chars().count().min(other.chars().count()) {
        ..4 => 0,
        4..8 => 1,
        _ => 2,
    };
    one.len().abs_diff(other.len()) <= 2 * most && osa_distance(one, other) <= most
}

/// "Jean" and "Jeanne", "François" and "Françoise" are two persons.
fn masculine_and_feminine(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
    long.strip_prefix(short).is_some_and(|ending| matches!(ending, "e" | "ne" | "te" | "le"))
}

/// "J" and "Jean", "Alex" and "Alexandre", or one slip.
fn first_names_alike(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
    let shortened = long.starts_with(short) && matches!(short.len(), 1 | 4..);
    (shortened || close(one, other)) && !masculine_and_feminine(one, other)
}

/// A member as members are compared.
struct ComparedMember<'a> {
    id: MemberId,
    last: String,
    first: String,
    born: Option<NaiveDate>,
    licence: Option<&'a str>,
}

impl ComparedMember<'_> {
    fn likeness(&self, other: &ComparedMember<'_>) -> Option<Likeness> {
        if self.licence.is_some() && self.licence == other.licence {
            return Some(Likeness::Licence);
        }
        let both_born = self.born.is_some() && other.born.is_some();
        if both_born && self.born != other.born {
            return None;
        }
        let (last, first) = (self.last == other.last, self.first == other.first);
        if last && first {
            return Some(Likeness::Name);
        }
        if self.last == other.first && self.first == other.last {
            return Some(Likeness::Exchanged);
        }
        let firsts = first || first_names_alike(&self.first, &other.first);
        if both_born && firsts {
            return Some(Likeness::Born);
        }
        let alike = (last && firsts) || (first && close(&self.last, &other.last));
        alike.then_some(Likeness::Spelling)
    }
}

impl<'a> ComparedMember<'a> {
    fn of(member: &'a Member) -> Self {
        ComparedMember {
            id: member.id,
            last: letters(&member.card.last_name),
            first: letters(&member.card.first_name),
            born: member.card.born,
            licence: member.card.licence.as_deref(),
        }
    }
}

/// The members who may be the person that a form describes, the surest first, equals in the order of the members.
fn alike(members: Vec<Member>, draft: &MemberDraft) -> Vec<Alike> {
    let asked = ComparedMember {
        id: draft.id.unwrap_or(MemberId(0)),
        last: letters(&draft.last_name),
        first: letters(&draft.first_name),
        born: draft.born,
        licence: draft.licence.as_deref(),
    };
    let others = members.into_iter().filter(|member| Some(member.id) != draft.id);
    let mut found: Vec<Alike> = others
        .filter_map(|member| {
            let likeness = asked.likeness(&ComparedMember::of(&member))?;
            Some(Alike { likeness, member })
        })
        .collect();
    found.sort_by_key(|one| one.likeness);
    found
}

/// The pairs of members who may be one person. Only members who have a name, a birth date or a licence in common are
/// compared, so that thousands of members take no time.
fn pairs(
    members: &[Member],
    distinct: &BTreeSet<(MemberId, MemberId)>,
) -> Vec<(Likeness, MemberId, MemberId)> {
    let compared: Vec<ComparedMember<'_>> = members.iter().map(ComparedMember::of).collect();
    let mut blocks: BTreeMap<String, Vec<&ComparedMember<'_>>> = BTreeMap::new();
    for member in &compared {
        let born = member.born.map(|born| format!("born {born}"));
        let licence = member.licence.map(|licence| format!("licence {licence}"));
        let names = [Some(member.last.clone()), Some(member.first.clone())];
        for key in names.into_iter().chain([born, licence]).flatten().collect::<BTreeSet<String>>() {
            blocks.entry(key).or_default().push(member);
        }
    }
    let mut found = BTreeSet::new();
    for block in blocks.values() {
        for (at, one) in block.iter().enumerate() {
            for other in block.iter().skip(at + 1) {
                let ids = (one.id.min(other.id), one.id.max(other.id));
                if !distinct.contains(&ids)
                    && let Some(likeness) = one.likeness(other)
                {
                    found.insert((likeness, ids.0, ids.1));
                }
            }
        }
    }
    found.into_iter().collect()
}

fn said(card: &MemberCard) -> usize {
    let texts = [&card.number, &card.nickname, &card.email, &card.phone, &card.note, &card.licence];
    texts.into_iter().flatten().count()
        + usize::from(card.born.is_some())
        + usize::from(card.valid_until.is_some())
        + usize::from(!card.tags.is_empty())
}

impl Library<'_> {
    /// Members who may be one person, the surest pairs first, equals by name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn duplicates(&self) -> Result<Vec<Duplicate>, Problem> {
        let members = self.file.members().all()?;
        let mut found = Vec::new();
        for (likeness, one, other) in pairs(&members, &self.file.merging().distinct_members()?) {
            let (one, other) = (self.side(one)?, self.side(other)?);
            let merit = |side: &MergeSide| {
                let Member { id, archived, card, .. } = &side.member;
                (!archived, side.evenings, said(card), Reverse(*id))
            };
            let (kept, other) = if merit(&one) < merit(&other) { (other, one) } else { (one, other) };
            found.push(Duplicate { likeness, kept, other });
        }
        found.sort_by_cached_key(|pair| (pair.likeness, by_name(&pair.kept.member)));
        Ok(found)
    }

    /// The members who may be the person that a form describes, the surest first, equals by name. Nothing is refused
    /// because of them.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn alike(&self, draft: MemberDraft) -> Result<Vec<Alike>, Problem> {
        let mut members = self.file.members().all()?;
        members.sort_by_cached_key(by_name);
        let mut found = alike(members, &draft.tidied());
        found.truncate(MOST_ALIKE);
        Ok(found)
    }

    fn side(&self, id: MemberId) -> Result<MergeSide, Problem> {
        let evenings = self.file.attendance().played_by(id, None)?.len();
        Ok(MergeSide {
            member: self.member_there(id)?,
            evenings: u32::try_from(evenings).unwrap_or(u32::MAX),
        })
    }

    /// Previews merging `other` into `kept`.
    ///
    /// # Errors
    /// If one of them is not there any more.
    pub fn preview_merge(
        &self,
        language: Language,
        kept: MemberId,
        other: MemberId,
    ) -> Result<MergePreview, Problem> {
        let refused = self.file.merging().merge_problem(kept, other)?;
        let refused = refused.map(|problem| Problem::from(problem).message.say(language));
        let (kept, other) = (self.side(kept)?, self.side(other)?);
        let card = merged_card(&kept.member.card, &other.member.card);
        Ok(MergePreview { kept, other, card, refused })
    }

    /// Merges `other` into `kept`: results, dues and penalties of both are those of `kept`, which takes over what it
    /// lacks.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub fn merge_members(&self, kept: MemberId, other: MemberId) -> Result<(), Problem> {
        Ok(self.file.merging().merge_members(kept, other)?)
    }

    /// Separates a record from the one into which it was merged.
    ///
    /// # Errors
    /// If it was not merged.
    pub fn separate_member(&self, id: MemberId) -> Result<(), Problem> {
        Ok(self.file.merging().separate_member(id)?)
    }

    /// Notes that two members who look like one person are two.
    ///
    /// # Errors
    /// If one of them is not there any more.
    pub fn keep_distinct(&self, one: MemberId, other: MemberId) -> Result<(), Problem> {
        Ok(self.file.merging().keep_distinct(one, other)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(id: i64, first: &str, last: &str, born: Option<i32>) -> Member {
        let card = MemberCard {
            first_name: first.to_owned(),
            last_name: last.to_owned(),
            born: born.and_then(|year| NaiveDate::from_ymd_opt(year, 5, 7)),
            ..MemberCard::default()
        };
        Member { id: MemberId(id), card, archived: false, erased: false, merged_into: None }
    }

    fn likeness(one: (&str, &str, Option<i32>), other: (&str, &str, Option<i32>)) -> Option<Likeness> {
        let members = [member(1, one.0, one.1, one.2), member(2, other.0, other.1, other.2)];
        pairs(&members, &BTreeSet::new()).first().map(|pair| pair.0)
    }

    #[test]
    fn likenesses_are_found_by_spelling_and_birth_date() {
        for (one, other, expected) in [
            (("Jean", "Dupond", None), ("Jean", "Dupont", None), Some(Likeness::Spelling)),
            (("Jean", "Dupont", None), ("jean", "DUPONT", None), Some(Likeness::Name)),
            (("Zoé", "Petit", Some(1980)), ("Zoe", "Petit", None), Some(Likeness::Name)),
            (("Dupont", "Jean", None), ("Jean", "Dupont", None), Some(Likeness::Exchanged)),
            (("Jean-Luc", "Martin", None), ("Jean Luc", "Martin", None), Some(Likeness::Name)),
            (("Alex", "Martin", None), ("Alexandre", "Martin", None), Some(Likeness::Spelling)),
            (("A.", "Martin", None), ("Alexandre", "Martin", None), Some(Likeness::Spelling)),
            (("Sophie", "Martin", Some(1980)), ("Sophie", "Bernard", Some(1980)), Some(Likeness::Born)),
            (("Jean", "Dupond", Some(1980)), ("Jean", "Dupont", Some(1981)), None),
            (("Jean", "Dupont", None), ("Jeanne", "Dupont", None), None),
            (("François", "Petit", None), ("Françoise", "Petit", None), None),
            (("Paul", "Martin", Some(1980)), ("Zoé", "Martin", Some(1980)), None),
            (("Léa", "Roy", None), ("Léo", "Roy", None), None),
            (("Jean", "Dupont", None), ("Paul", "Durand", None), None),
        ] {
            assert_eq!(likeness(one, other), expected, "{one:?} {other:?}");
            assert_eq!(likeness(other, one), expected, "{other:?} {one:?}");
        }
    }

    #[test]
    fn a_rejected_pair_is_not_shown_again() {
        let members = [member(1, "Jean", "Dupond", None), member(2, "Jean", "Dupont", None)];
        let distinct = BTreeSet::from([(MemberId(1), MemberId(2))]);
        assert_eq!(pairs(&members, &distinct), []);
    }

    #[test]
    fn the_same_licence_counts_whatever_else_differs() {
        let mut members = [member(1, "Jean", "Dupond", Some(1980)), member(2, "Paul", "Roux", Some(1990))];
        for member in &mut members {
            member.card.licence = Some("F-77".to_owned());
        }
        let found = pairs(&members, &BTreeSet::new());
        assert_eq!(found, [(Likeness::Licence, MemberId(1), MemberId(2))]);
    }

    #[test]
    fn a_form_is_compared_with_other_members() {
        let members = vec![
            member(1, "Jean", "Dupont", None),
            member(2, "Paul", "Roux", None),
            member(3, "Jean", "Dupond", Some(1980)),
        ];
        let found = |last: &str, first: &str, id: Option<MemberId>| -> Vec<(i64, Likeness)> {
            let (last_name, first_name) = (last.to_owned(), first.to_owned());
            let draft = MemberDraft { id, last_name, first_name, ..MemberDraft::default() };
            alike(members.clone(), &draft).into_iter().map(|one| (one.member.id.0, one.likeness)).collect()
        };
        assert_eq!(found("DUPONT", "jean", None), [(1, Likeness::Name), (3, Likeness::Spelling)]);
        assert_eq!(found("Dupont", "Jean", Some(MemberId(1))), [(3, Likeness::Spelling)]);
        for (last, first) in [("Dupont", ""), ("", "Jean"), ("", ""), ("Durand", "Zoé")] {
            assert_eq!(found(last, first, None), [], "{last} {first}");
        }
    }
}
