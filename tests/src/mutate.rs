//! Inputs that are almost right: known ones, changed by chance.

use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

/// Changes inputs, the same way for the same seed.
#[derive(Debug)]
pub struct Mutator {
    dice: ChaCha20Rng,
    /// Values from all known inputs, to be put where others stand.
    known: Vec<Value>,
}

/// Pieces of text that break programs.
const PIECES: [&str; 20] = [
    "\0",
    "\r\n",
    "\n",
    "\"",
    ";",
    ",",
    "\t",
    "=",
    "-",
    "'",
    "\u{feff}",
    "\u{202e}",
    "é",
    "🂡",
    "1e400",
    "99999999999999999999",
    "-1",
    "0",
    "[[[[",
    "}",
];

impl Mutator {
    /// With the values of these inputs.
    pub fn new(seed: u64, inputs: &[Value]) -> Self {
        let mut known = Vec::new();
        inputs.iter().for_each(|input| gather(input, &mut known));
        Mutator { dice: ChaCha20Rng::seed_from_u64(seed), known }
    }

    /// A number below this.
    pub fn below(&mut self, end: usize) -> usize {
        self.dice.random_range(0..end)
    }

    /// Picks one of these items.
    pub fn one_of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// A value with up to two changes, often none.
    pub fn value(&mut self, input: &Value) -> Value {
        let mut value = input.clone();
        for _ in 0..self.below(4).min(self.below(3)) {
            let mut places = 0;
            count(&value, &mut places);
            let at = self.below(places);
            self.change(&mut value, &mut { at });
        }
        value
    }

    fn change(&mut self, value: &mut Value, left: &mut usize) {
        if *left == 0 {
            *left = usize::MAX;
            *value = self.other(value);
            return;
        }
        *left -= 1;
        match value {
            Value::Array(items) => {
                for item in items {
                    self.change(item, left);
                    if *left == usize::MAX {
                        return;
                    }
                }
            }
            Value::Object(fields) => {
                for (_, field) in fields {
                    self.change(field, left);
                    if *left == usize::MAX {
                        return;
                    }
                }
            }
            _ => {}
        }
    }

    fn other(&mut self, value: &Value) -> Value {
        match (self.below(8), value) {
            (0, _) => self.known.choose(&mut self.dice).cloned().unwrap_or_default(),
            (1, _) => json!([null, true, false, "", [], {}, 1.5, "x".repeat(300), "🂡\u{202e}\0"])
                [self.below(9)]
            .clone(),
            (2..=4, Value::Array(items)) if !items.is_empty() => {
                let mut items = items.clone();
                let at = self.below(items.len());
                if self.dice.random() {
                    items.push(items[at].clone())
                } else {
                    items.truncate(at)
                }
                items.into()
            }
            (2..=4, Value::Object(fields)) if !fields.is_empty() => {
                let mut fields = fields.clone();
                let at = self.below(fields.len());
                let key = fields.keys().nth(at).cloned().unwrap_or_default();
                let removed = fields.remove(&key);
                if self.dice.random() {
                    fields.insert("unheard_of".to_owned(), removed.unwrap_or_default());
                }
                fields.into()
            }
            (2..=4, _) => {
                let far =
                    [0, 1, -1, i64::MAX, i64::MIN, 4_294_967_295, 4_294_967_296, 2_147_483_647, 1 << 53];
                json!(far[self.below(far.len())])
            }
            _ => json!(self.dice.random_range(0..40)),
        }
    }

    /// Bytes with up to six changes; pieces of another known input may come in.
    pub fn bytes(&mut self, input: &[u8], other: &[u8]) -> Vec<u8> {
        let mut bytes = input.to_vec();
        for _ in 0..self.dice.random_range(0..=6) {
            let from = self.below(bytes.len() + 1);
            let to = bytes.len().min(from + self.dice.random_range(0..30));
            let at = self.below(bytes.len() + 1);
            match self.below(6) {
                0 => drop(bytes.drain(from..to)),
                1 => {
                    let again = bytes[from..to].to_vec();
                    drop(bytes.splice(at..at, again));
                }
                2 => drop(bytes.splice(from..from, self.one_of(&PIECES).bytes())),
                3 => drop(bytes.splice(from..to, other.iter().copied().skip(at).take(60))),
                4 => bytes
                    .iter_mut()
                    .skip(from)
                    .take(1)
                    .for_each(|byte| *byte ^= 1 << self.dice.random_range(0..8)),
                _ => bytes.truncate(if self.below(8) == 0 { from } else { bytes.len() }),
            }
        }
        bytes
    }

    /// The same of a text.
    pub fn text(&mut self, input: &str, other: &str) -> String {
        String::from_utf8_lossy(&self.bytes(input.as_bytes(), other.as_bytes())).into_owned()
    }
}

fn gather(value: &Value, known: &mut Vec<Value>) {
    known.push(value.clone());
    match value {
        Value::Array(items) => items.iter().for_each(|item| gather(item, known)),
        Value::Object(fields) => fields.values().for_each(|field| gather(field, known)),
        _ => {}
    }
}

fn count(value: &Value, places: &mut usize) {
    *places += 1;
    match value {
        Value::Array(items) => items.iter().for_each(|item| count(item, places)),
        Value::Object(fields) => fields.values().for_each(|field| count(field, places)),
        _ => {}
    }
}
