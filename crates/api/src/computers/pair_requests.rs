//! Computers that ask to become the second one: only for some minutes after somebody at the desk has said that one
//! comes, and only by the digits that somebody typed.

use std::collections::BTreeMap;
use std::net::IpAddr;

use tapis_club::Problem;
use tapis_club::engine::base::quantity::Millis;

use crate::computers::messages::Computer;

/// So long may computers ask once somebody at the desk has said that one comes.
const EXPECTED: Millis = Millis::of_minutes(5);
/// An address that was refused is not heard for so long: an evening.
const SILENCED: Millis = Millis::of_minutes(12 * 60);
/// Each time a computer may ask it gets the number by which it can compute its digits before it shows its own: without
/// these limits it would ask until they are those on the screen of the computer that people mean.
const TIMES_BY_ADDRESS: usize = 4;
const TIMES: usize = 32;
/// So many computers wait at the same time at most.
const WAITING: usize = 8;
/// Digits that nobody shows may be typed so often; with the last one nobody may ask any more.
const WRONG: u32 = 3;
const DIGITS: usize = 6;

/// A computer that asks, as long as its line stands.
#[derive(Debug)]
struct Asker {
    number: u64,
    address: IpAddr,
    computer: Computer,
    /// `None` if it has not said by what they are made.
    digits: Option<String>,
    /// `None` if nobody has typed anything yet.
    answer: Option<Result<(), Problem>>,
}

/// Computers that ask, and since when they may.
#[derive(Debug, Default)]
pub(crate) struct PairRequests {
    until: Option<Millis>,
    /// Addresses from which computers asked since then, once for each time.
    asked: Vec<IpAddr>,
    wrong: u32,
    askers: Vec<Asker>,
    silenced: BTreeMap<IpAddr, Millis>,
    numbers: u64,
}

fn not_expected() -> Problem {
    Problem::new("computer-not_expected", &[])
}

impl PairRequests {
    /// Computers may ask from now on.
    pub(crate) fn expect(&mut self, now: Millis) {
        self.end(&not_expected());
        *self = PairRequests {
            until: Some(now.saturating_add(EXPECTED)),
            silenced: std::mem::take(&mut self.silenced),
            askers: std::mem::take(&mut self.askers),
            numbers: self.numbers,
            ..PairRequests::default()
        };
    }

    /// Nobody may ask any more, and whoever waits is told why.
    pub(crate) fn end(&mut self, why: &Problem) {
        self.until = None;
        for asker in self.askers.iter_mut().filter(|asker| asker.answer.is_none()) {
            asker.answer = Some(Err(why.clone()));
        }
    }

    /// Nobody may ask any more, and nobody is heard for an evening at the addresses of those who did.
    pub(crate) fn refuse(&mut self, now: Millis) {
        let refused = Problem::new("computer-silenced", &[]);
        for asker in &mut self.askers {
            self.silenced.insert(asker.address, now.saturating_add(SILENCED));
            asker.answer = Some(Err(refused.clone()));
        }
        self.end(&refused);
    }

    fn look_at_time(&mut self, now: Millis) {
        self.silenced.retain(|_, until| *until > now);
        if self.until.is_some_and(|until| until <= now) {
            self.end(&not_expected());
        }
    }

    /// A computer may ask; answers the number under which it does.
    ///
    /// # Errors
    /// If it may not, with a sentence for the person who sits there.
    pub(crate) fn admit(&mut self, address: IpAddr, computer: Computer, now: Millis) -> Result<u64, Problem> {
        self.look_at_time(now);
        if self.silenced.contains_key(&address) {
            return Err(Problem::new("computer-silenced", &[]));
        }
        if self.until.is_none() {
            return Err(not_expected());
        }
        let from_there = self.asked.iter().filter(|asked| **asked == address).count();
        if from_there >= TIMES_BY_ADDRESS || self.asked.len() >= TIMES || self.askers.len() >= WAITING {
            return Err(Problem::new("computer-busy", &[]));
        }
        self.asked.push(address);
        self.numbers += 1;
        self.askers.push(Asker { number: self.numbers, address, computer, digits: None, answer: None });
        Ok(self.numbers)
    }

    /// These digits are on the screen of the computer that asks.
    pub(crate) fn shows(&mut self, number: u64, digits: String) {
        if let Some(asker) = self.askers.iter_mut().find(|asker| asker.number == number) {
            asker.digits = Some(digits);
        }
    }

    /// Somebody typed the digits on the other computer's screen. Nobody else may ask from then on.
    ///
    /// # Errors
    /// A sentence where nobody may ask, nobody asks, or nobody shows these digits.
    pub(crate) fn typed(&mut self, typed: &str, now: Millis) -> Result<(), Problem> {
        self.look_at_time(now);
        if self.until.is_none() {
            return Err(Problem::new("computer-expected_over", &[]));
        }
        let typed: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
        if typed.len() != DIGITS || !typed.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(Problem::new("computer-six_digits", &[]));
        }
        let shown = |asker: &&mut Asker| asker.answer.is_none() && asker.digits.is_some();
        let mut same: Vec<_> = self.askers.iter_mut().filter(shown).collect();
        if same.is_empty() {
            return Err(Problem::new("computer-nobody_asks", &[]));
        }
        same.retain(|asker| asker.digits.as_ref() == Some(&typed));
        let other = Problem::new("computer-digits", &[]);
        // If two show the same, nobody knows which of them is meant.
        if let [asker] = same.as_mut_slice() {
            asker.answer = Some(Ok(()));
            self.end(&other);
            return Ok(());
        }
        self.wrong += 1;
        if self.wrong < WRONG {
            return Err(Problem::new("computer-wrong_digits", &[]));
        }
        self.end(&other);
        Err(Problem::new("computer-wrong_too_often", &[]))
    }

    /// The answer to a computer that asks; `None` if nothing yet.
    pub(crate) fn answer(&mut self, number: u64, now: Millis) -> Option<Result<(), Problem>> {
        self.look_at_time(now);
        let asker = self.askers.iter().find(|asker| asker.number == number);
        asker.map_or_else(|| Some(Err(not_expected())), |asker| asker.answer.clone())
    }

    /// The line of a computer that asked is gone.
    pub(crate) fn gone(&mut self, number: u64) {
        self.askers.retain(|asker| asker.number != number);
    }

    /// Time until which computers may ask; `None` if they may not.
    pub(crate) fn until(&mut self, now: Millis) -> Option<Millis> {
        self.look_at_time(now);
        self.until
    }

    /// Computers that wait for their digits to be typed.
    pub(crate) fn waiting(&self) -> usize {
        self.askers.iter().filter(|asker| asker.answer.is_none() && asker.digits.is_some()).count()
    }

    /// The computer whose digits were typed.
    pub(crate) fn accepted(&self) -> Option<&Computer> {
        self.askers.iter().find(|asker| asker.answer == Some(Ok(()))).map(|asker| &asker.computer)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    fn at(last: u8) -> IpAddr {
        IpAddr::from([192, 168, 1, last])
    }

    fn computer(name: &str) -> Computer {
        Computer { id: name.to_owned(), name: name.to_owned() }
    }

    fn ask(expecting: &mut PairRequests, last: u8, digits: &str) -> u64 {
        let number = expecting.admit(at(last), computer(digits), Millis::ZERO).unwrap();
        expecting.shows(number, digits.to_owned());
        number
    }

    fn code<T: std::fmt::Debug>(refused: Result<T, Problem>) -> String {
        refused.unwrap_err().code
    }

    fn answered(expecting: &mut PairRequests, number: u64) -> Option<Result<(), String>> {
        expecting.answer(number, Millis::ZERO).map(|answer| answer.map_err(|problem| problem.code))
    }

    fn expecting() -> PairRequests {
        let mut expecting = PairRequests::default();
        expecting.expect(Millis::ZERO);
        expecting
    }

    #[test]
    fn nobody_may_ask_before_and_after_the_five_minutes() {
        let mut expecting = PairRequests::default();
        assert_eq!(code(expecting.admit(at(2), computer("a"), Millis::ZERO)), "computer-not_expected");
        expecting.expect(Millis::ZERO);
        let number = ask(&mut expecting, 2, "123456");
        let last = Millis(EXPECTED.0 - 1);
        assert_eq!((expecting.until(last), expecting.answer(number, last)), (Some(EXPECTED), None));
        assert_eq!(code(expecting.admit(at(3), computer("b"), EXPECTED)), "computer-not_expected");
        assert_eq!(code(expecting.answer(number, EXPECTED).unwrap()), "computer-not_expected");
        assert_eq!(code(expecting.typed("123456", EXPECTED)), "computer-expected_over");
        assert_eq!((expecting.until(EXPECTED), expecting.waiting()), (None, 0));
    }

    #[test]
    fn of_two_who_ask_only_the_typed_digits_count() {
        let mut expecting = expecting();
        let (stranger, meant) = (ask(&mut expecting, 66, "111111"), ask(&mut expecting, 2, "342753"));
        assert_eq!((expecting.waiting(), expecting.accepted()), (2, None));
        assert_eq!(code(expecting.typed("342 75", Millis::ZERO)), "computer-six_digits");
        expecting.typed(" 342 753", Millis::ZERO).unwrap();
        assert_eq!(answered(&mut expecting, meant), Some(Ok(())));
        assert_eq!(answered(&mut expecting, stranger), Some(Err("computer-digits".to_owned())));
        assert_eq!(expecting.accepted().unwrap().name, "342753");
        assert_eq!(code(expecting.admit(at(3), computer("c"), Millis::ZERO)), "computer-not_expected");
        expecting.gone(meant);
        assert_eq!(expecting.accepted(), None);
    }

    #[test]
    fn equal_digits_of_two_who_ask_let_nobody_in() {
        let mut expecting = expecting();
        let both = [ask(&mut expecting, 2, "342753"), ask(&mut expecting, 66, "342753")];
        assert_eq!(code(expecting.typed("342753", Millis::ZERO)), "computer-wrong_digits");
        assert_eq!(both.map(|number| answered(&mut expecting, number)), [None, None]);
    }

    #[test]
    fn the_third_wrong_entry_ends_it() {
        let mut expecting = expecting();
        assert_eq!(code(expecting.typed("000000", Millis::ZERO)), "computer-nobody_asks");
        let number = ask(&mut expecting, 2, "123456");
        for said in ["computer-wrong_digits", "computer-wrong_digits", "computer-wrong_too_often"] {
            assert_eq!(answered(&mut expecting, number), None);
            assert_eq!(code(expecting.typed("000000", Millis::ZERO)), said);
        }
        assert_eq!(answered(&mut expecting, number), Some(Err("computer-digits".to_owned())));
        assert_eq!(code(expecting.typed("123456", Millis::ZERO)), "computer-expected_over");
    }

    #[test]
    fn a_refused_address_stays_silent_for_the_evening() {
        let mut expecting = expecting();
        let number = ask(&mut expecting, 66, "123456");
        expecting.refuse(Millis::ZERO);
        assert_eq!(answered(&mut expecting, number), Some(Err("computer-silenced".to_owned())));
        expecting.gone(number);
        expecting.expect(Millis(1));
        assert_eq!(code(expecting.admit(at(66), computer("a"), Millis(2))), "computer-silenced");
        expecting.admit(at(2), computer("b"), Millis(2)).unwrap();
        expecting.expect(SILENCED);
        expecting.admit(at(66), computer("a"), SILENCED).unwrap();
    }

    #[test]
    fn requests_are_limited_by_address_and_in_total() {
        let mut expecting = expecting();
        let mut ask_and_go = |last: u8| {
            let number = expecting.admit(at(last), computer("a"), Millis::ZERO)?;
            expecting.gone(number);
            Ok(())
        };
        for last in 1..=8 {
            let taken = (0..10).map(|_| ask_and_go(last)).filter(Result::is_ok).count();
            assert_eq!(taken, TIMES_BY_ADDRESS);
        }
        assert_eq!(code(ask_and_go(9)), "computer-busy");
        expecting.expect(Millis::ZERO);
        for last in 1..=8 {
            ask(&mut expecting, last, "123456");
        }
        assert_eq!(code(expecting.admit(at(9), computer("a"), Millis::ZERO)), "computer-busy");
    }
}
