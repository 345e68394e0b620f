//! Formulas over named quantities, in the Common Expression Language: it has no loops over time, no
//! files and no clock, and what is not listed here is refused. All numbers are decimals: `10` is `10.0`.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use cel::objects::Value;
use cel::{Context, Program};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use crate::base::quantity::Points;
use crate::championship::result::{EveningFacts, PlayerFigures, PlayerResult};

/// The most characters of a formula.
pub const LONGEST_FORMULA: usize = 500;
/// Greatest depth to which its brackets may be nested.
const DEEPEST: usize = 20;
/// More points than any result is worth: a million.
const MOST: f64 = 1_000_000.0;

/// A quantity that a formula may name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Quantity {
    /// Players of the evening, each once; also `n`.
    Players,
    /// Entries of the evening, re-entries among them.
    Entries,
    /// The place, 1 for the winner; also `r`.
    Rank,
    /// Price of an entry, in whole currency.
    BuyIn,
    /// Sum that the player owed, in whole currency.
    Spent,
    /// The prize pool, in whole currency.
    Pool,
    /// Money won, in whole currency.
    Prize,
    /// Whether the player won money or a thing.
    InMoney,
    /// Rebuys of the player.
    Rebuys,
    /// Other entries that the player bought after the first.
    ReEntries,
    /// Add-ons of the player.
    Addons,
    /// Players put out by the player.
    Eliminations,
    /// Bounties won, in whole currency.
    Bounties,
    /// Chips that everyone started with.
    Stack,
    /// Players at the final table.
    FinalTable,
    /// The points that the evening's own set-up gave.
    Recorded,
}

/// Every quantity, with the name it has in a formula.
pub const QUANTITIES: [(Quantity, &str); 16] = [
    (Quantity::Players, "players"),
    (Quantity::Entries, "entries"),
    (Quantity::Rank, "rank"),
    (Quantity::BuyIn, "buy_in"),
    (Quantity::Spent, "spent"),
    (Quantity::Pool, "pool"),
    (Quantity::Prize, "prize"),
    (Quantity::InMoney, "in_money"),
    (Quantity::Rebuys, "rebuys"),
    (Quantity::ReEntries, "re_entries"),
    (Quantity::Addons, "addons"),
    (Quantity::Eliminations, "eliminations"),
    (Quantity::Bounties, "bounties"),
    (Quantity::Stack, "stack"),
    (Quantity::FinalTable, "final_table"),
    (Quantity::Recorded, "recorded"),
];

/// Short names, as formulas of other programs write them.
const SHORT: [(&str, &str); 2] = [("n", "players"), ("r", "rank")];

/// Functions that a formula may call; each takes decimals.
const FUNCTIONS: [&str; 9] = ["sqrt", "log", "log10", "exp", "pow", "min", "max", "round", "floor"];

/// The operators of the language that decimals have.
const OPERATORS: [&str; 16] = [
    "_+_", "_-_", "_*_", "_/_", "-_", "_<_", "_<=_", "_>_", "_>=_", "_==_", "_!=_", "_&&_", "_||_", "!_",
    "_?_:_", "_%_",
];

/// A formula that many clubs use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum UsualFormula {
    /// One point for each player outlasted, and one for the last.
    Outlasted,
    /// PokerStars School League: `10 √n / √k`.
    SchoolLeague,
    /// PokerStars Tournament Leader Board: the same with the logarithm of the buy-in.
    LeaderBoard,
    /// Dr. Neau: the square root of `n b² / e`, over the place plus one.
    DrNeau,
    /// The Tournament Director's default: the natural logarithm of `(n + 1) / r`.
    Logarithm,
    /// Players outlasted times three, twenty for coming, three for each player put out, ten in the money.
    Evening,
}

/// The usual formulas, as they are typed.
pub const USUAL: [(UsualFormula, &str); 6] = [
    (UsualFormula::Outlasted, "players - rank + 1"),
    (UsualFormula::SchoolLeague, "10 * sqrt(players) / sqrt(rank)"),
    (UsualFormula::LeaderBoard, "10 * sqrt(players) / sqrt(rank) * (1 + log10(buy_in + 0.25))"),
    (UsualFormula::DrNeau, "spent > 0 ? sqrt(players * buy_in * buy_in / spent) / (rank + 1) : 0"),
    (UsualFormula::Logarithm, "log((players + 1) / rank)"),
    (UsualFormula::Evening, "(players - rank) * 3 + 20 + 3 * eliminations + (in_money ? 10 : 0)"),
];

/// Reason why a formula cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum FormulaError {
    Empty,
    /// It is longer than [`LONGEST_FORMULA`], or its brackets are nested too deep.
    TooLong,
    /// It has a character that no formula has.
    Character {
        found: String,
    },
    /// It cannot be read.
    Unreadable {
        /// The character at which reading stopped, from 1.
        column: u32,
    },
    /// It names a quantity or function that there is not.
    Unknown {
        name: String,
    },
    /// It compares or adds what does not go together, or a function lacks a value.
    Mismatch,
    /// It gives no number, or none that points can be: a division by 0, a root of a number below 0.
    NoNumber {
        rank: u32,
        /// of so many players.
        players: u32,
    },
}

/// A formula that has been read.
pub struct Formula {
    program: Program,
    functions: Context<'static, 'static>,
    /// The quantities that it names, as it names them.
    named: Vec<(&'static str, Quantity)>,
    /// Earlier results by quantities: interpreting it takes longer than anything else in standings.
    known: Mutex<FxHashMap<NamedQuantities, Points>>,
}

/// The quantities that a formula names, in its own order, as bits; those that are not used are 0.
type NamedQuantities = [u64; MOST_KEPT];

/// A formula that names more quantities is interpreted for each result.
const MOST_KEPT: usize = 6;
/// So many results are kept: more than a club has in ten seasons.
const MOST_KNOWN: usize = 100_000;

/// Formulas that were read before, by their text, with what they gave: standings are asked for again and again.
#[derive(Debug, Default)]
pub struct Formulas(BTreeMap<String, Arc<Formula>>);

impl Formulas {
    /// A formula, read once.
    ///
    /// # Errors
    /// If it cannot be used.
    pub fn read(&mut self, text: &str) -> Result<Arc<Formula>, FormulaError> {
        if let Some(known) = self.0.get(text) {
            return Ok(Arc::clone(known));
        }
        let formula = Arc::new(Formula::read(text)?);
        // A person tries many while writing one.
        if self.0.len() >= 32 {
            self.0.clear();
        }
        self.0.insert(text.to_owned(), Arc::clone(&formula));
        Ok(formula)
    }
}

impl std::fmt::Debug for Formula {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Formula").field("program", &self.program).finish_non_exhaustive()
    }
}

impl Formula {
    /// Reads a formula, and tries it for fields of one to three hundred players.
    ///
    /// # Errors
    /// If it cannot be used.
    pub fn read(text: &str) -> Result<Self, FormulaError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(FormulaError::Empty);
        }
        if text.chars().count() > LONGEST_FORMULA || depth(text) > DEEPEST {
            return Err(FormulaError::TooLong);
        }
        let allowed = |c: char| {
            c.is_ascii_alphanumeric() || c.is_ascii_whitespace() || "_.,+-*/%()<>=!&|?:".contains(c)
        };
        if let Some(found) = text.chars().find(|c| !allowed(*c)) {
            return Err(FormulaError::Character { found: found.to_string() });
        }
        let program = Program::compile(&decimals(text)).map_err(|errors| {
            let column = errors.errors.first().map_or(1, |error| error.pos.1);
            FormulaError::Unreadable { column: u32::try_from(column.max(1)).unwrap_or(1) }
        })?;
        let references = program.references();
        let callable = |name: &str| FUNCTIONS.contains(&name) || OPERATORS.contains(&name);
        let mut unknown: Vec<&str> =
            references.functions().into_iter().filter(|name| !callable(name)).collect();
        let mut named = Vec::new();
        for name in references.variables() {
            match quantity(name) {
                Some(known) => named.push(known),
                None => unknown.push(name),
            }
        }
        unknown.sort_unstable();
        if let Some(name) = unknown.first() {
            return Err(FormulaError::Unknown { name: (*name).to_owned() });
        }
        let formula = Formula { program, functions: functions()?, named, known: Mutex::default() };
        for players in [1_u32, 2, 9, 40, 300] {
            for rank in [1, players.div_ceil(2), players] {
                formula.points(&trial(rank, players))?;
            }
        }
        Ok(formula)
    }

    /// The points of a result, rounded to hundredths, halves away from 0.
    ///
    /// # Errors
    /// If it gives no number for this result.
    pub fn points(&self, of: &PlayerResult) -> Result<Points, FormulaError> {
        let Some(named) = self.named_of(of) else { return self.interpreted(of) };
        // A thread that panicked here has left only complete entries.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(points) = known.get(&named) {
            return Ok(*points);
        }
        let points = self.interpreted(of)?;
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert(named, points);
        Ok(points)
    }

    /// The quantities that it names; `None` if there are too many to be kept.
    fn named_of(&self, of: &PlayerResult) -> Option<NamedQuantities> {
        let mut bits = [0; MOST_KEPT];
        if self.named.len() > MOST_KEPT {
            return None;
        }
        for (bit, (_, quantity)) in bits.iter_mut().zip(&self.named) {
            *bit = QuantityValue::of(*quantity, of).bits();
        }
        Some(bits)
    }

    fn interpreted(&self, of: &PlayerResult) -> Result<Points, FormulaError> {
        let mut context = self.functions.new_inner_scope();
        for (name, quantity) in &self.named {
            context.add_variable_from_value(*name, Value::from(QuantityValue::of(*quantity, of)));
        }
        let no_number = FormulaError::NoNumber { rank: of.place, players: of.evening.players };
        match self.program.execute(&context) {
            Ok(Value::Float(number)) => hundredths(number).ok_or(no_number),
            Ok(_) | Err(_) => Err(FormulaError::Mismatch),
        }
    }
}

/// The quantity of this name, long or short.
fn quantity(name: &str) -> Option<(&'static str, Quantity)> {
    let long = |name: &str| QUANTITIES.into_iter().find(|(_, known)| *known == name);
    let short = SHORT.into_iter().find(|(short, _)| *short == name);
    match short {
        Some((short, of)) => long(of).map(|(quantity, _)| (short, quantity)),
        None => long(name).map(|(quantity, name)| (name, quantity)),
    }
}

/// Rounded to hundredths; none where it is no number or too large.
fn hundredths(number: f64) -> Option<Points> {
    if !number.is_finite() || number.abs() > MOST {
        return None;
    }
    // Bounded above: within an i64.
    #[allow(clippy::cast_possible_truncation, reason = "at most a million, times a hundred")]
    Some(Points((number * 100.0).round() as i64))
}

/// The functions that a formula may call. The logarithms give the same digits on every system: they are
/// not those of the system's own library.
fn functions() -> Result<Context<'static, 'static>, FormulaError> {
    let mut context = Context::empty();
    let defined = context
        .add_function("sqrt", |x: f64| x.sqrt())
        .and_then(|()| context.add_function("log", |x: f64| libm::log(x)))
        .and_then(|()| context.add_function("log10", |x: f64| libm::log10(x)))
        .and_then(|()| context.add_function("exp", |x: f64| libm::exp(x)))
        .and_then(|()| context.add_function("pow", |x: f64, y: f64| libm::pow(x, y)))
        .and_then(|()| context.add_function("min", |x: f64, y: f64| x.min(y)))
        .and_then(|()| context.add_function("max", |x: f64, y: f64| x.max(y)))
        .and_then(|()| context.add_function("round", |x: f64| x.round()))
        .and_then(|()| context.add_function("floor", |x: f64| x.floor()));
    // The names above are valid; were one not, no formula could be read.
    defined.map_err(|_| FormulaError::Mismatch)?;
    Ok(context)
}

/// The value of a quantity for one result.
#[derive(Debug, Clone, Copy)]
enum QuantityValue {
    Number(f64),
    Bool(bool),
}

impl QuantityValue {
    #[allow(clippy::cast_precision_loss, reason = "amounts and chips are far below 2^53")]
    fn of(quantity: Quantity, of: &PlayerResult) -> Self {
        let evening = &of.evening;
        let number = |number: u32| QuantityValue::Number(f64::from(number));
        let amount = |cents: i64| QuantityValue::Number(cents as f64 / 100.0);
        match quantity {
            Quantity::Players => number(evening.players),
            Quantity::Entries => number(evening.entries),
            Quantity::Rank => number(of.place),
            Quantity::BuyIn => amount(evening.buy_in.0),
            Quantity::Spent => amount(of.figures.spent.0),
            Quantity::Pool => amount(evening.pool.0),
            Quantity::Prize => amount(of.figures.prize.0),
            Quantity::InMoney => QuantityValue::Bool(of.figures.in_money),
            Quantity::Rebuys => number(of.figures.rebuys),
            Quantity::ReEntries => number(of.figures.re_entries),
            Quantity::Addons => number(of.figures.addons),
            Quantity::Eliminations => number(of.figures.eliminations),
            Quantity::Bounties => amount(of.figures.bounties.0),
            Quantity::Stack => QuantityValue::Number(evening.stack.0 as f64),
            Quantity::FinalTable => number(evening.final_table),
            Quantity::Recorded => amount(of.recorded.0),
        }
    }

    fn bits(self) -> u64 {
        match self {
            QuantityValue::Number(number) => number.to_bits(),
            QuantityValue::Bool(yes) => u64::from(yes),
        }
    }
}

impl From<QuantityValue> for Value {
    fn from(value: QuantityValue) -> Value {
        match value {
            QuantityValue::Number(number) => Value::Float(number),
            QuantityValue::Bool(yes) => Value::Bool(yes),
        }
    }
}

/// A usual evening, to try a formula with.
fn trial(place: u32, players: u32) -> PlayerResult {
    use crate::base::quantity::{Cents, Chips};
    PlayerResult {
        place,
        figures: PlayerFigures {
            spent: Cents(2_000),
            prize: if place == 1 { Cents(1_000) } else { Cents::ZERO },
            in_money: place == 1,
            rebuys: u32::from(place > 1),
            eliminations: players.saturating_sub(place),
            bounties: Cents(i64::from(players.saturating_sub(place)) * 500),
            bounties_won: players.saturating_sub(place),
            ..PlayerFigures::default()
        },
        sharing: 1,
        sharing_first: 1,
        recorded: Points(i64::from(players - place) * 100),
        evening: Arc::new(EveningFacts {
            players,
            entries: players,
            buy_in: Cents(1_000),
            pool: Cents(i64::from(players) * 1_000),
            stack: Chips(10_000),
            final_table: 9,
            ..EveningFacts::default()
        }),
    }
}

/// Depth to which the brackets and the conditions are nested.
fn depth(text: &str) -> usize {
    let mut open = 0_usize;
    let mut deepest = 0;
    for c in text.chars() {
        match c {
            '(' | '?' | '!' => open += 1,
            ')' => open = open.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(open);
    }
    deepest
}

/// Whole numbers as decimals: the language adds no whole number to a decimal.
fn decimals(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let mut chars = text.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        out.push(c);
        let begins =
            c.is_ascii_digit() && !(before.is_ascii_alphanumeric() || before == '_' || before == '.');
        before = c;
        if !begins {
            continue;
        }
        while let Some(digit) = chars.next_if(char::is_ascii_digit) {
            out.push(digit);
        }
        if chars.peek() != Some(&'.') {
            out.push_str(".0");
        }
        before = '0';
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str, place: u32, players: u32) -> Result<i64, FormulaError> {
        Formula::read(text)?.points(&trial(place, players)).map(|points| points.0)
    }

    #[test]
    fn whole_numbers_and_decimals_go_together() {
        assert_eq!(value("10*sqrt(n)/sqrt(r)", 4, 40), Ok(3162));
        assert_eq!(value("players - rank + 1", 3, 20), Ok(1800));
        assert_eq!(value("0.5 * 3 + 1.25", 1, 1), Ok(275));
        assert_eq!(value("rank <= 3 ? 10 : rank == 4 ? 5 : 1", 4, 9), Ok(500));
        assert_eq!(value("in_money && players > 5 ? 2 : 0", 1, 9), Ok(200));
        assert_eq!(value("pow(2, 3) + min(1, 2) + max(1, 2) + floor(1.9) + round(1.5)", 1, 2), Ok(1400));
        assert_eq!(decimals("x2+2*n10 - 3.5+(40)"), "x2+2.0*n10 - 3.5+(40.0)");
    }

    #[test]
    fn what_a_formula_gave_before_it_gives_again() {
        let mut formulas = Formulas::default();
        for (_, text) in USUAL {
            let kept = formulas.read(text).unwrap();
            for (place, players) in (1..=30).chain(1..=30).zip((30..=40).cycle()) {
                let of = trial(place, players);
                assert_eq!(kept.points(&of), Formula::read(text).unwrap().interpreted(&of), "{text}");
            }
            assert!(Arc::ptr_eq(&kept, &formulas.read(text).unwrap()), "read once");
        }
        // More quantities than are stored together.
        let many = "players + rank + buy_in + spent + pool + prize + rebuys + addons";
        let of = trial(2, 9);
        assert_eq!(formulas.read(many).unwrap().points(&of), Formula::read(many).unwrap().interpreted(&of));
    }

    #[test]
    fn the_usual_formulas_can_be_used() {
        for (_, text) in USUAL {
            assert!(value(text, 1, 20).is_ok_and(|points| points > 0), "{text}");
        }
        // 10 sqrt(20) / sqrt(2) (1 + log10(10.25))
        assert_eq!(value(USUAL[2].1, 2, 20), Ok(6358));
        // sqrt(20 * 100 / 20) / 3
        assert_eq!(value(USUAL[3].1, 2, 20), Ok(333));
    }

    #[test]
    fn what_cannot_be_used_says_why() {
        assert_eq!(value(" ", 1, 1), Err(FormulaError::Empty));
        assert_eq!(value("n +", 1, 1), Err(FormulaError::Unreadable { column: 4 }));
        assert_eq!(value("10 * points", 1, 1), Err(FormulaError::Unknown { name: "points".into() }));
        assert_eq!(value("foo(1)", 1, 1), Err(FormulaError::Unknown { name: "foo".into() }));
        assert_eq!(value("1 / (rank - 1)", 1, 1), Err(FormulaError::NoNumber { rank: 1, players: 1 }));
        assert_eq!(
            value("sqrt(rank - players - 1)", 1, 1),
            Err(FormulaError::NoNumber { rank: 1, players: 1 })
        );
        assert_eq!(value("rank > 3", 1, 1), Err(FormulaError::Mismatch));
        assert_eq!(value("sqrt()", 1, 1), Err(FormulaError::Mismatch));
        assert_eq!(value("[1,2].map(x, x)", 1, 1), Err(FormulaError::Character { found: "[".into() }));
        assert_eq!(value("'a' + \"b\"", 1, 1), Err(FormulaError::Character { found: "'".into() }));
        assert_eq!(value(&"(".repeat(300), 1, 1), Err(FormulaError::TooLong));
        assert_eq!(value(&"1+".repeat(300), 1, 1), Err(FormulaError::TooLong));
    }
}
