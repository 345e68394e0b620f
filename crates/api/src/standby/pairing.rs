//! Two computers that do not know each other yet: the digits on one screen are typed on the other, where the club is.

use std::net::IpAddr;

use tapis_club::Problem;

use crate::Notice;
use crate::base::lock::locked;
use crate::computers::messages::Computer;
use crate::computers::pair::{AskedComputer, ExpectedComputer};
use crate::program::subjects::ComputerTrust;

impl ComputerTrust<'_> {
    /// A computer at an address asks to become the second one; answers the number under which it does.
    ///
    /// # Errors
    /// A sentence for the person there: nobody at this desk has said that a computer comes, its address was refused,
    /// or too many ask.
    pub fn second_asks(self, address: IpAddr, computer: Computer) -> Result<u64, Problem> {
        locked(&self.api.standby.expecting).admit(address.to_canonical(), computer, self.api.now())
    }

    /// A computer that asks shows these digits, which somebody is to type here.
    pub fn second_shows(self, number: u64, digits: String) {
        locked(&self.api.standby.expecting).shows(number, digits);
        self.api.tell(Notice::Changed(None));
    }

    /// The answer to a computer that asks; `None` if nothing yet.
    pub fn second_answer(self, number: u64) -> Option<Result<(), Problem>> {
        locked(&self.api.standby.expecting).answer(number, self.api.now())
    }

    /// A computer that asked does so no more.
    pub fn second_asks_no_more(self, number: u64) {
        locked(&self.api.standby.expecting).gone(number);
        self.api.tell(Notice::Changed(None));
    }

    /// That computer is trusted from now on.
    pub fn trust_computer(self, computer: Computer) {
        self.change_trust(|trust| trust.add(computer));
    }

    /// Shows digits that somebody is to type at the computer that leads.
    pub fn show_digits(self, computer: Computer, digits: String) {
        *locked(&self.api.standby.asked) = Some(AskedComputer { computer, digits, typed: false, sure: None });
        self.api.tell(Notice::Changed(None));
    }

    /// That computer says that the digits of this one were typed there.
    pub fn digits_typed(self, computer: &str) {
        if let Some(asked) =
            locked(&self.api.standby.asked).as_mut().filter(|asked| asked.computer.id == computer)
        {
            asked.typed = true;
        }
        self.api.tell(Notice::Changed(None));
    }

    /// The answer of the person here to that computer's word; `None` if nothing yet.
    pub fn digits_sure(self, computer: &str) -> Option<bool> {
        locked(&self.api.standby.asked).as_ref().filter(|asked| asked.computer.id == computer)?.sure
    }

    /// Shows digits no more.
    pub fn hide_digits(self) {
        if locked(&self.api.standby.asked).take().is_some() {
            self.api.tell(Notice::Changed(None));
        }
    }

    pub(crate) fn asked_computer(self) -> Option<AskedComputer> {
        locked(&self.api.standby.asked).clone()
    }

    pub(crate) fn expected_computer(self) -> Option<ExpectedComputer> {
        let (mut expecting, now) = (locked(&self.api.standby.expecting), self.api.now());
        let until = expecting.until(now)?;
        Some(ExpectedComputer { until, left: until.saturating_sub(now), asking: expecting.waiting() })
    }

    /// The computer whose digits were typed, until it follows.
    pub(crate) fn accepted_computer(self) -> Option<String> {
        locked(&self.api.standby.expecting).accepted().map(|computer| computer.name.clone())
    }

    /// The person at the second computer says whether the other one's screen says that the digits were typed there.
    /// False: that computer is not asked, or has not said so itself.
    pub(crate) fn answer_digits(self, computer: &str, sure: bool) -> bool {
        let found = {
            let mut asked = locked(&self.api.standby.asked);
            let asked =
                asked.as_mut().filter(|asked| asked.computer.id == computer && (asked.typed || !sure));
            asked.map(|asked| asked.sure = Some(sure)).is_some()
        };
        if found {
            self.api.tell(Notice::Changed(None));
        }
        found
    }

    /// Nobody may ask to become the second computer any more.
    pub(crate) fn expect_nobody(self) {
        locked(&self.api.standby.expecting).end(&Problem::new("computer-not_expected", &[]));
    }

    /// That computer is a stranger again.
    pub(crate) fn forget_computer(self, computer: &str) {
        self.change_trust(|trust| trust.remove(computer));
        self.api.leading().release_follower(Some(computer));
        self.api.tell(Notice::Changed(None));
    }
}
