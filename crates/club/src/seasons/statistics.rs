//! Statistics of a member and of a season, from the results and journals of the evenings that are over.
//!
//! The records that were merged count as the one that is kept. Evenings whose results were entered afterwards count
//! with what is known of them. What is counted:
//!
//! - **Place in percent**: the share of the other players whom a player outlasted: 100 % for the winner, 0 % for the
//!   first player out.
//! - **Form**: the mean of the last five places in percent.
//! - **Streak**: days of play in a row on which a member came; evenings in a row that a member played and finished in
//!   the money, or at the final table. What could not be, or is not known, neither breaks a streak nor counts: an
//!   evening without prizes, a field no larger than the final table, a day whose list leaves players unnamed.
//! - **Nemesis**: who put the member out most often, at least twice; among equals the one who did it last. Favourite
//!   prey: whom the member put out most often, by the same rule.
//! - **Head-to-head**: the evenings that two played, how often each finished before the other, and how often one put
//!   the other out.
//! - **Duration**: from the first level to the last elimination, or to the end where several were left.
//! - **Takings**: what was due for entries, re-entries, rebuys and add-ons; of it what went to the players, and the
//!   rest, which is the club's. They are not known where the results were entered afterwards and leave players unnamed.

use crate::file::fractions::rounded;

mod attendance;
mod badges;
mod chronicle;
mod evening;
mod honours;
mod member;
mod rivals;
mod season;
mod streak;

pub use attendance::{CameTimes, SeasonMonth};
pub use badges::{Badge, BadgeEvening, BadgeKind};
pub use honours::{Holder, Honour, HonourKind, HonourValue};
pub use member::{
    MemberPurse, MemberResult, MemberStatistics, MemberStreaks, MemberTotals, StatisticsSeason,
};
pub use rivals::{MemberEliminations, OutBy, Rival};
pub use season::{
    SeasonEveningFigures, SeasonMoney, SeasonStatistics, SeasonTakings, SeasonTotals, SeasonWeekday,
};
pub use streak::Streak;

/// The mean of whole numbers; `None` if there are none.
fn mean(numbers: impl Iterator<Item = u32>) -> Option<u32> {
    let (sum, count) = numbers.fold((0, 0), |(sum, count), one| (sum + u64::from(one), count + 1));
    rounded(sum, count, 1)
}

/// Average of a sum over `of`, in hundredths; 0 if there are none.
pub(crate) fn average(sum: u32, of: u32) -> u32 {
    rounded(sum.into(), of.into(), 100).unwrap_or(0)
}

/// Number of items as a `u32`.
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::{average, mean};
    use crate::file::fractions::share;

    #[test]
    fn shares_and_means_are_rounded_half_up() {
        assert_eq!(
            [share(1, 3), share(2, 3), share(7, 7), share(0, 5)].map(Option::unwrap_or_default),
            [3_333, 6_667, 10_000, 0]
        );
        assert_eq!((share(0, 0), mean(std::iter::empty()), average(3, 0)), (None, None, 0));
        assert_eq!((average(5, 3), average(2, 3)), (167, 67));
        assert_eq!((mean([1, 2].into_iter()), mean([1, 1, 2].into_iter())), (Some(2), Some(1)));
    }
}
