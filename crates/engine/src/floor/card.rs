//! Cards: rank and suit, written as `As`, `Kh`, `Td`, `2c`.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A rank, the ace highest (004, 5-I).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    Two = 2,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// From the lowest to the highest.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// 2 to 14, the ace being 14.
    pub fn value(self) -> u8 {
        self as u8
    }

    /// 1 to 13, the ace being 1.
    pub fn low_value(self) -> u8 {
        if self == Rank::Ace { 1 } else { self as u8 }
    }

    /// The character that stands for it: `2` to `9`, `T`, `J`, `Q`, `K`, `A`.
    pub fn letter(self) -> char {
        match self {
            Rank::Two => '2',
            Rank::Three => '3',
            Rank::Four => '4',
            Rank::Five => '5',
            Rank::Six => '6',
            Rank::Seven => '7',
            Rank::Eight => '8',
            Rank::Nine => '9',
            Rank::Ten => 'T',
            Rank::Jack => 'J',
            Rank::Queen => 'Q',
            Rank::King => 'K',
            Rank::Ace => 'A',
        }
    }
}

/// A suit, in the order in which suits rank where they do: in the chip race (10-4), at stud, and
/// between equal hands where the club wants it so (003 n).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Suit {
    Club,
    Diamond,
    Heart,
    Spade,
}

impl Suit {
    /// From the lowest to the highest.
    pub const ALL: [Suit; 4] = [Suit::Club, Suit::Diamond, Suit::Heart, Suit::Spade];

    /// The character that stands for it: `c`, `d`, `h`, `s`.
    pub fn letter(self) -> char {
        match self {
            Suit::Club => 'c',
            Suit::Diamond => 'd',
            Suit::Heart => 'h',
            Suit::Spade => 's',
        }
    }
}

/// One of the 52 cards. Cards are ordered by rank, the ace highest, then by suit (10-4).
///
/// ```
/// use tapis_engine::floor::card::Card;
///
/// let (heart, diamond): (Card, Card) = ("Kh".parse().unwrap(), "Kd".parse().unwrap());
/// assert!(heart > diamond);
/// assert_eq!(heart.to_string(), "Kh");
/// assert!("1s".parse::<Card>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card {
    pub rank: Rank,
    pub suit: Suit,
}

impl Card {
    /// The whole pack, from the two of clubs to the ace of spades.
    pub fn pack() -> impl Iterator<Item = Card> {
        Rank::ALL.into_iter().flat_map(|rank| Suit::ALL.map(|suit| Card { rank, suit }))
    }
}

/// A text that names no card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotACard(pub String);

impl fmt::Display for NotACard {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{:?} is not a card", self.0)
    }
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let mut letters = text.chars();
        let rank =
            letters.next().and_then(|letter| Rank::ALL.into_iter().find(|rank| rank.letter() == letter));
        let suit =
            letters.next().and_then(|letter| Suit::ALL.into_iter().find(|suit| suit.letter() == letter));
        match (rank, suit, letters.next()) {
            (Some(rank), Some(suit), None) => Ok(Card { rank, suit }),
            _ => Err(NotACard(text.chars().take(20).collect())),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Card, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

impl schemars::JsonSchema for Card {
    fn schema_name() -> Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string", "pattern": "^[2-9TJQKA][cdhs]$",
            "description": "A card: rank and suit, as `As`, `Kh`, `Td`, `2c`.",
        })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}{}", self.rank.letter(), self.suit.letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, to)
    }
}

/// Reads cards written one after another, with or without blanks and commas between them. Case does
/// not matter and a ten may be `10`, because people type.
///
/// # Errors
/// If a card cannot be read.
///
/// ```
/// use tapis_engine::floor::card::read_cards;
/// assert_eq!(format!("{:?}", read_cards("as KH, 10d2c").unwrap()), "[As, Kh, Td, 2c]");
/// assert!(read_cards("asx").is_err());
/// ```
pub fn read_cards(text: &str) -> Result<Vec<Card>, NotACard> {
    let mut cards = Vec::new();
    for word in text.split(|letter: char| letter.is_whitespace() || letter == ',' || letter == ';') {
        let word = word.replace("10", "T");
        let letters: Vec<char> = word.chars().collect();
        for pair in letters.chunks(2) {
            let spelled: String = match pair {
                [rank, suit] => [rank.to_ascii_uppercase(), suit.to_ascii_lowercase()].iter().collect(),
                _ => pair.iter().collect(),
            };
            cards.push(spelled.parse()?);
        }
    }
    Ok(cards)
}
