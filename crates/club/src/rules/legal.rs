//! Checks for a club in France before it plays: information from the law on gambling, never a refusal.

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::Cents;
use tapis_engine::prizes::payouts::Shares;
use tapis_engine::setup::{Format, Money, SetupDraft};

/// Gain that players can win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// A title at most.
    Nothing,
    /// Things; each counts as a gain.
    Things,
    Money,
}

/// Facts of a tournament on which the code of internal security depends (article L320-1): a stake, and the hope of a
/// gain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LegalCheck {
    /// Players pay to play, at the entry or later.
    pub stake: bool,
    /// Gain that players can win.
    pub gain: Gain,
}

impl LegalCheck {
    pub(crate) fn of(draft: &SetupDraft) -> Self {
        let money = draft.money.as_ref();
        let later = |money: &Money| match &draft.format {
            Format::Rebuy { addon, .. } => {
                money.rebuy_price > Cents::ZERO || (*addon && money.addon_price > Cents::ZERO)
            }
            _ => false,
        };
        let again = |of: fn(&Money) -> Cents| {
            draft.re_entries.is_some() && money.is_some_and(|money| of(money) > Cents::ZERO)
        };
        let stake = money.is_some_and(|money| money.entry_price() > Cents::ZERO || later(money))
            || again(Money::re_entry_price);
        let pool =
            money.is_some_and(|money| money.fee > Cents::ZERO || later(money)) || again(Money::re_entry_fee);
        let shared = draft.prizes.shares != Shares::Nothing;
        let bounties = money.is_some_and(|money| money.bounty.is_some());
        let gain = if (shared && (pool || draft.prizes.guarantee > Cents::ZERO)) || bounties {
            Gain::Money
        } else if draft.prizes.in_kind.is_empty() {
            Gain::Nothing
        } else {
            Gain::Things
        };
        LegalCheck { stake, gain }
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use tapis_engine::prizes::payouts::PrizeInKind;
    use tapis_engine::setup::bounty::Bounty;
    use tapis_locale::Language;

    use super::*;
    use crate::equipment::usual_evenings::{freezeout, rebuy};

    fn checked(draft: &SetupDraft) -> (bool, Gain) {
        let check = LegalCheck::of(draft);
        (check.stake, check.gain)
    }

    #[test]
    fn stake_and_gain_follow_from_the_set_up() {
        let day = NaiveDate::MIN;
        let mut free = freezeout(Language::Fr, day);
        assert_eq!(checked(&free), (false, Gain::Nothing));
        let basket = PrizeInKind { place: 1, name: "Panier".to_owned(), value: None, donor: None };
        free.prizes.in_kind.push(basket);
        assert_eq!(checked(&free), (false, Gain::Things));

        let mut paid = rebuy(Language::Fr, day);
        assert_eq!(checked(&paid), (true, Gain::Money));
        paid.prizes.shares = Shares::Nothing;
        assert_eq!(checked(&paid), (true, Gain::Nothing));
        // Free to enter, and rebuys are paid.
        let money = paid.money.as_mut();
        let Some(money) = money else { panic!("the template asks for money") };
        (money.fee, money.club_part) = (Cents::ZERO, Cents::ZERO);
        assert_eq!(checked(&paid), (true, Gain::Nothing));
        let Some(money) = paid.money.as_mut() else { return };
        money.bounty = Some(Bounty::Fixed { amount: Cents(500) });
        assert_eq!(checked(&paid), (true, Gain::Money));
        paid.format = Format::Freezeout;
        let Some(money) = paid.money.as_mut() else { return };
        money.bounty = None;
        assert_eq!(checked(&paid), (false, Gain::Nothing), "nobody rebuys in a freezeout");
    }
}
