//! Winner of a showdown, the five cards that win, and the part of the pot (004, article 6).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::card::{Card, Suit};
use super::facts::{FactsError, each_once};
use super::high_hand::{Category, HighHand};
use super::low_hand::{LowHand, LowRanking};
use super::share::Share;
use crate::base::quantity::SeatNo;
use crate::rules::ruleset::{Lowball27, Ruleset};
use crate::rules::variant::Variant;

/// The cards shown. Names may be names or seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ShowdownQuestion {
    /// Game that is played.
    pub variant: Variant,
    /// The common cards, where the game has some.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub board: Vec<Card>,
    /// Cards of each player, by name or seat.
    pub hands: BTreeMap<String, Vec<Card>>,
}

/// A low hand as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LowShown {
    /// Combination that makes it worse than five different cards, if any.
    pub category: Category,
    /// The cards in order of weight: pairs first, then the highest.
    pub cards: [Card; 5],
    /// As it is called: `8-4-3-2-A`. Answers that were kept before it was told do without.
    #[serde(default)]
    pub name: String,
}

impl From<LowHand> for LowShown {
    fn from(hand: LowHand) -> LowShown {
        LowShown { category: hand.category, cards: hand.cards, name: hand.name() }
    }
}

/// Hands that a player shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandShown {
    /// His best high hand, where high wins something.
    pub high: Option<HighHand>,
    /// His best low hand, where low wins something and he has one.
    pub low: Option<LowShown>,
    /// The place of his high hand, or of his low hand where only low wins, 1 being the worst of all
    /// hands and equal hands having the same number: the `strength` of [`super::pots`].
    pub strength: i64,
    /// The same of his low half: the `low` of [`super::pots`].
    pub low_strength: Option<i64>,
    /// His part of a pot that all have paid alike.
    pub share: Share,
}

/// Difference that decided the pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DecidingPoint {
    /// Nobody else is in it.
    Alone,
    /// The combination itself decided.
    Combination,
    /// The ranks of the combination.
    Rank,
    /// A card beside the combination.
    Kicker,
    /// The suit, where the club lets suits decide.
    Suit,
    /// Nothing: it is shared (6-IV).
    Tie,
}

/// Notice for the director before the result is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// No hand is low enough: the best high hand takes all (6-III 1°).
    NoLow,
    /// The decree and international 2-7 name different winners here (C3).
    #[serde(rename = "lowball_27_differs")]
    Lowball27Differs,
    /// 6-II 3° says literally that of two full houses the higher wins at low; the lower one does here.
    LowFullHouses,
}

/// The result. In the order of names, whatever the order of the cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Showdown {
    /// Winners of the pot, or of its upper half. `None` if only low wins.
    pub winners_high: Option<Vec<String>>,
    /// Combination that wins the pot, or its upper half. `None` if only low wins.
    pub category_high: Option<Category>,
    /// Winners of the pot at low, or of its lower half. `None` if there is no low hand.
    pub winners_low: Option<Vec<String>>,
    /// Low hand that wins, as it is called: `8-4-3-2-A`. `None` if there is no low hand.
    pub low_hand: Option<String>,
    /// Combination that makes that low hand worse than five different cards, if any. `None` if there is no low hand.
    pub category_low: Option<Category>,
    /// Each player's part of a pot that all have paid alike.
    pub shares: BTreeMap<String, Share>,
    /// Hands of each player, by name.
    pub hands: BTreeMap<String, HandShown>,
    /// Difference that decided the pot or its upper half; at low the pot.
    pub reason: DecidingPoint,
    /// Difference that decided the lower half. `None` if there is no lower half.
    pub reason_low: Option<DecidingPoint>,
    /// Notices for the director.
    pub notices: Vec<Notice>,
    /// Numbers of the rules followed, separated by commas.
    pub rule: String,
}

/// Compares the hands shown.
///
/// # Errors
/// A card is there twice, there are too few or too many, or nobody shows.
///
/// ```
/// use std::collections::BTreeMap;
/// use tapis_engine::floor::card::read_cards;
/// use tapis_engine::floor::showdown::*;
/// use tapis_engine::rules::variant::Variant;
/// use tapis_engine::rules::ruleset::Ruleset;
///
/// let cards = |text| read_cards(text).unwrap();
/// let question = ShowdownQuestion {
///     variant: Variant::Holdem,
///     board: cards("Ac 9s 7h 4d 2c"),
///     hands: BTreeMap::from([("Ana".into(), cards("As Kd")), ("Bo".into(), cards("Ah Qd"))]),
/// };
/// let found = showdown(&question, &Ruleset::default()).unwrap();
/// assert_eq!(found.winners_high, Some(vec!["Ana".to_owned()]));
/// assert_eq!(found.reason, DecidingPoint::Kicker);
/// ```
pub fn showdown(question: &ShowdownQuestion, rules: &Ruleset) -> Result<Showdown, FactsError> {
    let ShowdownQuestion { variant, board, hands } = question;
    each_once(board.iter().chain(hands.values().flatten()))?;
    let low = variant.low(rules.lowball_27);
    let mut seen = BTreeMap::new();
    for (name, cards) in hands {
        let fives = variant.fives(name, cards, board)?;
        let high = fives.iter().map(|five| HighHand::of(*five));
        let high = high.max_by_key(|hand| (hand.strength(), hand.suits())).filter(|_| variant.high_wins());
        let low = fives.iter().filter_map(|five| LowHand::of(*five, low?));
        let low = low.min_by_key(|hand| (hand.weakness(), Reverse(hand.cards)));
        seen.insert(name.as_str(), BestHands { high, low });
    }
    if seen.is_empty() {
        return Err(FactsError::Nobody);
    }
    let mut found = settled(*variant, &seen, rules);
    let other = match rules.lowball_27 {
        Lowball27::Decree => Lowball27::International,
        Lowball27::International => Lowball27::Decree,
    };
    if *variant == Variant::Draw27 {
        let other = Half::of(&seen, |seen| {
            LowHand::of(seen.low?.cards, Variant::Draw27.low(other)?).map(|hand| HandRank::low(&hand))
        });
        if other.map(|half| half.winners) != found.winners_low {
            found.notices.push(Notice::Lowball27Differs);
        }
    }
    Ok(found)
}

/// The best hands of one player.
struct BestHands {
    high: Option<HighHand>,
    low: Option<LowHand>,
}

/// Value by which hands are compared, higher being better: at low, everything below zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct HandRank {
    combination: i8,
    ranks: [i8; 5],
    suits: Option<[Suit; 5]>,
    category: Category,
}

impl HandRank {
    fn high(hand: &HighHand, by_suit: bool) -> HandRank {
        HandRank {
            combination: hand.category as i8,
            ranks: hand.cards.map(|card| card.rank as i8),
            suits: by_suit.then(|| hand.cards.map(|card| card.suit)),
            category: hand.category,
        }
    }

    fn low(hand: &LowHand) -> HandRank {
        HandRank {
            combination: -(hand.category as i8),
            ranks: hand.ranks().map(|rank| -rank),
            suits: None,
            category: hand.category,
        }
    }

    /// Difference between this and the next best.
    fn decided(&self, next: &HandRank) -> DecidingPoint {
        let low = self.combination < 0 || self.ranks[0] < 0;
        let all = low && self.category == Category::HighCard;
        let makes_it = if all { 5 } else { self.category.cards_in_it() };
        match self.ranks.iter().zip(&next.ranks).position(|(a, b)| a != b) {
            _ if self.combination != next.combination => DecidingPoint::Combination,
            Some(at) if at < makes_it => DecidingPoint::Rank,
            Some(_) => DecidingPoint::Kicker,
            None => DecidingPoint::Suit,
        }
    }
}

/// A pot or a half of it.
struct Half {
    winners: Vec<String>,
    category: Category,
    decided: DecidingPoint,
    /// Everybody's place, 1 being the worst.
    places: BTreeMap<String, i64>,
    /// The best two that differ are full houses.
    full_houses: bool,
}

impl Half {
    /// Compares those who have such a hand. `None` if nobody has.
    fn of(seen: &BTreeMap<&str, BestHands>, place: impl Fn(&BestHands) -> Option<HandRank>) -> Option<Half> {
        let places: BTreeMap<&str, HandRank> =
            seen.iter().filter_map(|(name, seen)| Some((*name, place(seen)?))).collect();
        let distinct: BTreeSet<HandRank> = places.values().copied().collect();
        let best = *distinct.last()?;
        let next = distinct.iter().rev().nth(1);
        let winners: Vec<String> =
            places.iter().filter(|(_, place)| **place == best).map(|(name, _)| (*name).to_owned()).collect();
        let decided = match next {
            _ if winners.len() > 1 => DecidingPoint::Tie,
            None => DecidingPoint::Alone,
            Some(next) => best.decided(next),
        };
        let full = |place: &HandRank| place.category == Category::FullHouse;
        let full_houses = full(&best) && next.is_some_and(full);
        let worse = |place: &HandRank| distinct.iter().take_while(|other| *other < place).count();
        let numbered = |place: &HandRank| i64::try_from(worse(place)).unwrap_or(i64::MAX).saturating_add(1);
        let places = places.iter().map(|(name, place)| ((*name).to_owned(), numbered(place))).collect();
        Some(Half { winners, category: best.category, decided, places, full_houses })
    }

    /// Part of each of its winners in this part of the pot.
    fn share(&self, part: Share, name: &str) -> Share {
        let wins = self.winners.iter().any(|winner| winner == name);
        if wins { part.among(self.winners.len()) } else { Share::NOTHING }
    }
}

/// Puts the halves together.
fn settled(variant: Variant, seen: &BTreeMap<&str, BestHands>, rules: &Ruleset) -> Showdown {
    let high = Half::of(seen, |seen| Some(HandRank::high(&seen.high?, rules.tie_break_by_suit)));
    let low = Half::of(seen, |seen| Some(HandRank::low(&seen.low?)));
    let part = if high.is_some() && low.is_some() { Share::HALF } else { Share::WHOLE };
    let halves = [&high, &low];
    let share = |name: &str| {
        let shares = halves.iter().filter_map(|half| Some(half.as_ref()?.share(part, name)));
        shares.fold(Share::NOTHING, Share::plus)
    };
    let place = |half: &Option<Half>, name: &str| half.as_ref()?.places.get(name).copied();
    let shown = |name: &str, seen: &BestHands| HandShown {
        high: seen.high,
        low: seen.low.map(LowShown::from),
        strength: place(&high, name).or(place(&low, name)).unwrap_or(0),
        low_strength: place(&high, name).and(place(&low, name)),
        share: share(name),
    };
    let hands: BTreeMap<String, HandShown> =
        seen.iter().map(|(name, seen)| ((*name).to_owned(), shown(name, seen))).collect();
    let best_low = low.as_ref().and_then(|low| seen.get(low.winners.first()?.as_str())?.low);
    let main = high.as_ref().or(low.as_ref());
    let mut notices = Vec::new();
    if variant.low(rules.lowball_27) == Some(LowRanking::EightOrBetter) && low.is_none() {
        notices.push(Notice::NoLow);
    }
    if low.as_ref().is_some_and(|low| low.full_houses) {
        notices.push(Notice::LowFullHouses);
    }
    let reason = main.map_or(DecidingPoint::Tie, |half| half.decided);
    Showdown {
        shares: hands.iter().map(|(name, hand)| (name.clone(), hand.share)).collect(),
        category_low: low.as_ref().map(|low| low.category),
        low_hand: best_low.map(|low| low.name()),
        reason,
        reason_low: high.as_ref().and(low.as_ref()).map(|low| low.decided),
        rule: rules_followed(variant, reason, low.is_some(), rules.lowball_27),
        category_high: high.as_ref().map(|high| high.category),
        winners_high: high.map(|high| high.winners),
        winners_low: low.map(|low| low.winners),
        hands,
        notices,
    }
}

fn rules_followed(variant: Variant, reason: DecidingPoint, low: bool, lowball: Lowball27) -> String {
    let ranking = match variant {
        Variant::Holdem => "6-I",
        Variant::Omaha4High | Variant::Omaha5High => "6-I, 7-II",
        Variant::StudHigh => "6-I, 7-III",
        Variant::Omaha4Hilo if low => "6-III 2°, 7-II",
        Variant::Omaha4Hilo => "6-III 1°, 7-II",
        Variant::StudHilo if low => "6-III 2°, 7-III",
        Variant::StudHilo => "6-III 1°, 7-III",
        Variant::Razz => "6-II, 7-III",
        Variant::Draw27 if lowball == Lowball27::Decree => "6-II, 7-IV",
        Variant::Draw27 => "7-IV, C3",
    };
    match reason {
        DecidingPoint::Tie => format!("{ranking}, 6-IV"),
        DecidingPoint::Suit => format!("{ranking}, 003 n"),
        _ => ranking.to_owned(),
    }
}

/// The cards of a hand's showdown, by seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct CardsShown {
    /// Game that is played.
    pub variant: Variant,
    /// The common cards, where the game has some.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub board: Vec<Card>,
    /// Cards shown, by seat. Someone still in who shows nothing has given up against those who do.
    pub hands: BTreeMap<SeatNo, Vec<Card>>,
}
