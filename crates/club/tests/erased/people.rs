//! Persons whose fields hold words that nobody else has.

use chrono::{Days, NaiveDate};
use tapis_club::engine::base::quantity::MemberId;
use tapis_club::store::{MemberDraft, Tags};

/// Somebody in the club.
#[derive(Debug, Clone)]
pub(crate) struct Person {
    pub(crate) id: MemberId,
    pub(crate) last_name: String,
    pub(crate) first_name: String,
    /// All that was ever said of the person alone, in small letters.
    pub(crate) marks: Vec<String>,
    pub(crate) merged_into: Option<MemberId>,
    pub(crate) erased: bool,
}

/// Makes words that were never used before.
#[derive(Debug, Default)]
pub(crate) struct Words(u32);

impl Words {
    /// A word of letters, each of the same length.
    pub(crate) fn word(&mut self) -> String {
        self.0 += 1;
        let letters = |at: u32| char::from(b"bcdfghjklmnprstvwxz"[usize::try_from(at % 19).unwrap()]);
        format!("Qy{}{}{}o", letters(self.0 / 361), letters(self.0 / 19), letters(self.0))
    }

    fn digits(&mut self) -> String {
        self.0 += 1;
        format!("{:08}", 70_123_457 + self.0 * 37)
    }

    fn day(&mut self, from: i32) -> NaiveDate {
        self.0 += 1;
        let first = NaiveDate::from_ymd_opt(from, 1, 1).unwrap();
        first.checked_add_days(Days::new(u64::from(self.0))).unwrap()
    }

    /// A card of which each field is filled unless its bit of `empty` is set, and the words on it.
    pub(crate) fn card(&mut self, empty: u16) -> (MemberDraft, Vec<String>) {
        let mut marks = Vec::new();
        let mut some = |bit: u16, value: String| {
            let there = empty & (1 << bit) == 0;
            if there {
                marks.push(value.to_lowercase());
            }
            there.then_some(value)
        };
        let number = some(0, format!("N-{}", self.word()));
        let nickname = some(1, self.word());
        let email = some(2, format!("{}@exemple.fr", self.word().to_lowercase()));
        let phone = some(3, format!("06{}", self.digits()));
        let note = some(4, format!("note {}", self.word()));
        let licence = some(5, format!("L-{}", self.word()));
        let tag = some(6, self.word());
        let born = self.day(1950);
        let born = some(7, born.to_string()).map(|_| born);
        let valid_until = self.day(2031);
        let valid_until = some(8, valid_until.to_string()).map(|_| valid_until);
        let (last_name, first_name) = (self.word(), self.word());
        marks.extend([last_name.to_lowercase(), first_name.to_lowercase()]);
        let tags = Tags::read(&tag.unwrap_or_default());
        let draft = MemberDraft {
            number,
            last_name,
            first_name,
            nickname,
            born,
            email,
            phone,
            valid_until,
            note,
            licence,
            tags,
            ..MemberDraft::default()
        };
        (draft, marks)
    }
}
