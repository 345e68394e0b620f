//! The games of the decree, a page each: the deal, the betting, the showdown.

use tapis_locale::{Value, ordinal, text};

use crate::diagrams::card::{Card, CardOrientation, row, row_width};
use crate::diagrams::{Anchor, Pen, centred, label};
use crate::layout::draw::{Command, Stroke, Tint};
use crate::layout::shape::Shape;
use crate::layout::{ASCENT, Cell, Column, Face, LEADING, Row, Run, Sheet, Table, set, size};

/// Cards dealt before a betting round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Round {
    /// Cards that only their owner sees.
    pub down: u8,
    /// A player's cards that everybody sees.
    pub up: Vec<Card>,
    pub common: Vec<Card>,
    /// Number of cards that may be exchanged.
    pub change: u8,
}

/// The betting limit of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    Fixed,
    /// At most the pot.
    Pot,
    /// At most the stack.
    None,
}

/// Part of the pot that a hand wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Half {
    Whole,
    High,
    Low,
}

/// Hand that a player's cards make.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeHand {
    /// A hand by its name in the catalogue, or the ranks of a low hand: `7-4-3-2-A`.
    pub hand: String,
    /// Whether it is a low hand, named by its ranks.
    pub low: bool,
    /// Part of the pot that it wins, if any.
    pub wins: Option<Half>,
}

/// A player of the example.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ExamplePlayer {
    /// The player's own cards; those not used are set apart.
    pub own: Vec<CardOrientation>,
    /// The common cards; those not used are set apart.
    pub common: Vec<CardOrientation>,
    /// The hands they make.
    pub made: Vec<MadeHand>,
}

/// Poker game and its rounds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Game {
    /// Its name in the catalogue: `omaha4_hilo`.
    pub name: String,
    /// The most players the deck suffices for.
    pub most_players: u8,
    /// Stud: antes and a bring-in instead of blinds.
    pub stud: bool,
    /// Cards dealt before each betting round.
    pub rounds: Vec<Round>,
    /// Its possible betting limits.
    pub limits: Vec<Limit>,
    /// An example of a showdown.
    pub example: Vec<ExamplePlayer>,
    /// The largest raise, for a given pot and bet.
    pub pot_limit: Option<(i64, i64, i64)>,
}

const SIZE: f32 = 9.6;

/// Fills pages with the games, one on each.
pub(super) fn draw(sheet: &mut Sheet<'_>, games: &[Game], values: &[(&str, Value)]) {
    let language = sheet.style().language;
    sheet.paragraph(&[Run::regular(text(language, "annex-game-words", &[]))], SIZE, Tint::Soft);
    sheet.space(SIZE);
    for (index, game) in games.iter().enumerate() {
        if index > 0 {
            sheet.next_page();
        }
        page(sheet, game, values);
    }
}

fn page(sheet: &mut Sheet<'_>, game: &Game, values: &[(&str, Value)]) {
    let language = sheet.style().language;
    let word = |key: &str| text(language, key, values);
    let own = |part: &str| word(&format!("annex-game-{}{part}", game.name));
    // Not 1: those are the rules, which other texts refer to by number.
    sheet.bookmark(&own(""), 2);
    // The "2-7" of the lowest hand is not a rule number.
    sheet.unlinked(|sheet| sheet.heading(3, &[Run::bold(own(""))], size::LARGE, Tint::Accent));
    sheet.paragraph(&[Run::regular(own("-is"))], size::WALL, Tint::Ink);
    sheet.space(SIZE);
    head(sheet, &word("annex-game-deal"));
    deal(sheet, &game.rounds);
    head(sheet, &word("annex-game-rules"));
    facts(sheet, game, values);
    head(sheet, &word("annex-game-example"));
    example(sheet, game);
    sheet.paragraph(&[Run::regular(own("-example"))], SIZE, Tint::Ink);
}

fn head(sheet: &mut Sheet<'_>, title: &str) {
    sheet.space(SIZE * 0.7);
    sheet.heading(4, &[Run::bold(title)], size::WALL, Tint::Ink);
    sheet.space(SIZE * 0.3);
}

/// A box for each round: what is dealt, and below it an explanation.
fn deal(sheet: &mut Sheet<'_>, rounds: &[Round]) {
    let language = sheet.style().language;
    let gap = 7.0;
    #[expect(clippy::cast_precision_loss, reason = "five rounds at most")]
    let wide = (sheet.width() - gap * (rounds.len().saturating_sub(1)) as f32) / rounds.len().max(1) as f32;
    let (card, small) = (36.0_f32, size::SMALL);
    let said: Vec<Vec<Run>> = rounds.iter().map(|round| vec![Run::regular(dealt(sheet, round))]).collect();
    let talk = said.iter().map(|runs| sheet.tall(runs, small, wide - 10.0)).fold(0.0, f32::max);
    let tall = LEADING * small + 6.0 + card + 6.0 + talk + 6.0;
    let (mut x, y) = (sheet.left(), sheet.y());
    for (number, (round, runs)) in (1_u32..).zip(rounds.iter().zip(&said)) {
        let frame = Shape::rectangle(x, y, wide, tall, 4.0);
        let stroke = Some(Stroke::solid(0.6, Tint::Rule));
        sheet.draw(Command::Shape { shape: frame, fill: Some(Tint::Paper), stroke });
        let nth = ordinal(language, number);
        let title = text(language, "annex-game-round", &[("round", nth.into())]);
        let pen = Pen::bold(small).in_tint(Tint::Accent);
        label(sheet, (x + wide / 2.0, y + 4.0 + ASCENT * small), Anchor::Middle, pen, &title);
        let mut lying = vec![CardOrientation::Down; usize::from(round.down.max(round.change))];
        lying.extend(round.up.iter().chain(&round.common).map(|card| CardOrientation::Up(*card)));
        let high = card * ((wide - 12.0) / row_width(card, lying.len()).max(1.0)).min(1.0);
        let begin = x + (wide - row_width(high, lying.len())) / 2.0;
        let top = y + LEADING * small + 8.0 + (card - high) / 2.0;
        row(sheet, (begin, top), high, &lying);
        if round.change > 0 {
            let middle = (x + wide / 2.0, top + high / 2.0);
            let disc = Shape::circle(middle, high * 0.44);
            sheet.draw(Command::Shape { shape: disc, fill: Some(Tint::Paper), stroke });
            let (dx, dy) = (high * 0.17, high * 0.24);
            for side in [-1.0, 1.0] {
                let from = (middle.0 + dx * side, middle.1 + dy * side);
                let to = (middle.0 + dx * side, middle.1 - dy * side);
                crate::diagrams::arrow(sheet, from, to, 1.1, Tint::Ink);
            }
        }
        let lines = set(sheet.letters(), runs, small, wide - 10.0, language);
        let mut baseline = y + LEADING * small + 12.0 + card + ASCENT * small;
        sheet.worded(|sheet| {
            for line in lines {
                sheet.put(&line, x + (wide - line.width) / 2.0, baseline, small, Tint::Soft);
                baseline += LEADING * small;
            }
        });
        x += wide + gap;
    }
    sheet.space(tall + 4.0);
}

/// The deal of a round, in words.
fn dealt(sheet: &Sheet<'_>, round: &Round) -> String {
    let language = sheet.style().language;
    let count = |key: &str, count: usize| {
        let values = [("count", i64::try_from(count).unwrap_or(0).into())];
        (count > 0).then(|| text(language, key, &values))
    };
    let parts = [
        count("annex-game-dealt-down", usize::from(round.down)),
        count("annex-game-dealt-up", round.up.len()),
        count("annex-game-dealt-common", round.common.len()),
        count("annex-game-dealt-change", usize::from(round.change)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn facts(sheet: &mut Sheet<'_>, game: &Game, values: &[(&str, Value)]) {
    let language = sheet.style().language;
    let word = |key: &str| text(language, key, values);
    let own = |part: &str| word(&format!("annex-game-{}{part}", game.name));
    let forced = if game.stud { "annex-game-forced-stud" } else { "annex-game-forced-blinds" };
    let first = match (game.stud, game.name.as_str()) {
        (true, "razz") => "annex-game-first-razz",
        (true, _) => "annex-game-first-stud",
        (false, "draw27") => "annex-game-first-draw",
        (false, _) => "annex-game-first-blinds",
    };
    let limit = |limit: &Limit| match (limit, game.pot_limit) {
        (Limit::Fixed, _) if game.stud || game.name == "draw27" => {
            word(&format!("annex-game-limit-{}", if game.stud { "stud" } else { "draw" }))
        }
        (Limit::Fixed, _) => word("annex-game-limit-fixed"),
        (Limit::Pot, Some((pot, bet, most))) => {
            let values = [("pot", pot.into()), ("bet", bet.into()), ("most", most.into())];
            text(language, "annex-game-limit-pot", &values)
        }
        (Limit::Pot, None) => String::new(),
        (Limit::None, _) => word("annex-game-limit-none"),
    };
    let limits: Vec<String> = game.limits.iter().map(limit).collect();
    let players = text(language, "annex-game-players", &[("most", i64::from(game.most_players).into())]);
    let players = if game.stud { format!("{players} {}", word("annex-game-players-stud")) } else { players };
    let rows = [
        ("annex-game-fact-players", players),
        ("annex-game-fact-forced", word(forced)),
        ("annex-game-fact-first", word(first)),
        ("annex-game-fact-limits", limits.join(" ")),
        ("annex-game-fact-wins", own("-wins")),
        ("annex-game-fact-decree", own("-decree")),
    ];
    let mut table = Table::new(vec![Column::short(""), Column::words("")], SIZE);
    table.air = 0.22;
    let row = |(key, said): (&str, String)| Row::of(vec![Cell::bold(word(key)), Cell::text(said)]);
    table.rows = rows.into_iter().map(row).collect();
    sheet.table(&table);
}

/// A showdown: each player's cards, and what they make.
fn example(sheet: &mut Sheet<'_>, game: &Game) {
    let language = sheet.style().language;
    let card =
        if game.example.iter().any(|shown| shown.own.len() + shown.common.len() > 9) { 26.0 } else { 32.0 };
    for (letter, shown) in ('A'..='Z').zip(&game.example) {
        let (x, y) = (sheet.left(), sheet.y());
        let disc = Shape::circle((x + 9.0, y + card / 2.0), 9.0);
        sheet.draw(Command::Shape {
            shape: disc,
            fill: Some(Tint::Shade),
            stroke: Some(Stroke::solid(0.7, Tint::Soft)),
        });
        centred(sheet, (x + 9.0, y + card / 2.0), Pen::bold(10.0), &letter.to_string());
        let (mut at, _) = row(sheet, (x + 26.0, y), card, &shown.own);
        if !shown.common.is_empty() {
            at += 8.0;
            at = row(sheet, (at, y), card, &shown.common).0;
        }
        #[expect(clippy::cast_precision_loss, reason = "two hands at most")]
        let lines = shown.made.len() as f32;
        let mut baseline = y + card / 2.0 - (lines - 1.0) * LEADING * SIZE / 2.0 + SIZE * 0.35;
        for made in &shown.made {
            let hand = if made.low {
                text(language, "annex-game-low", &[("ranks", made.hand.as_str().into())])
            } else {
                text(language, &format!("annex-hand-{}", made.hand), &[])
            };
            let won = match made.wins {
                Some(Half::Whole) => "annex-game-wins-pot",
                Some(Half::High) => "annex-game-wins-high",
                Some(Half::Low) => "annex-game-wins-low",
                None => "annex-game-wins-nothing",
            };
            let said = text(language, won, &[("hand", hand.into())]);
            let face = if made.wins.is_some() { Face::Bold } else { Face::Regular };
            let room = x + sheet.width() - at - 6.0;
            let fit = sheet.letters().fit(&said, face, SIZE, SIZE * 0.7, room);
            let tint = if made.wins.is_some() { Tint::Ink } else { Tint::Soft };
            sheet.write(at + 6.0, baseline, fit, face, tint, &said);
            baseline += LEADING * SIZE;
        }
        sheet.space(card + 8.0);
    }
}
