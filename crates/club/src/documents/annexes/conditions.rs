//! A tournament's own conditions, from its set-up.

use tapis_documents::diagrams::chip::Look;
use tapis_documents::papers::annexes::Conditions;
use tapis_documents::papers::annexes::conditions::{Condition, Pile};
use tapis_documents::papers::chips::LegendChip;
use tapis_engine::base::quantity::{Cents, Millis, TournamentId};
use tapis_engine::prizes::payouts::{MinimumCash, PrizeInKind, Shares};
use tapis_engine::setup::bounty::{Bounty, Envelopes, MysteryFrom};
use tapis_engine::setup::{Format, Money, Setup};
use tapis_locale::{Language, Value, date, money, number, ordinal, points, text, time_of_day};

use crate::documents::Papers;
use crate::documents::rules::ending;
use crate::rules::games::games_named;
use crate::{Problem, ruleset_name};

/// So many things are named; the others are counted.
const NAMED: usize = 6;

impl Papers<'_> {
    pub(in crate::documents) fn conditions(
        &mut self,
        id: TournamentId,
        language: Language,
        now: Millis,
    ) -> Result<Conditions, Problem> {
        let known = self.known(language, id, now)?;
        let structure = known.structure();
        let tournament = self.club.tournament(id)?;
        let setup = tournament.setup();
        let (least, most) = tournament.flight_play().starting_stacks();
        let pile = |chip: &LegendChip| {
            let LegendChip { value, count, colour, pattern, .. } = chip.clone();
            Pile { count, value, look: Look { colour, pattern } }
        };
        // One pile of chips stands for all where all begin with it.
        let piles = structure.chips.iter().filter(|chip| chip.count > 0 && least == most).map(pile).collect();
        let mut said = said(setup, language);
        let over = structure.steps.last().map(|step| step.starts + step.minutes);
        let foreseen = match (structure.ends, over) {
            (Some(ends), _) => Some(("conditions-ends", ends)),
            (None, Some(over)) => Some(("conditions-levels_end", over)),
            (None, None) => None,
        };
        if let Some((key, time)) = foreseen {
            let values = [
                ("time", time_of_day(language, time).into()),
                ("players", i64::from(structure.players).into()),
            ];
            if let Some(end) = said.iter_mut().find(|condition| condition.name == "conditions-end") {
                end.said = format!("{} {}", end.said, text(language, key, &values));
            }
        }
        if let Some(key) = structure.ante.payer() {
            said.push(Condition { name: "doc-ante".to_owned(), said: text(language, key, &[]) });
        }
        Ok(Conditions { stacks: (least.0, most.0), piles, said, steps: structure.steps })
    }
}

/// Conditions of a tournament, line by line.
fn said(setup: &Setup, language: Language) -> Vec<Condition> {
    let word = |key: &str, values: &[(&str, Value)]| text(language, key, values);
    let mut said = Vec::new();
    let mut line = |name: &str, parts: Vec<String>| {
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        if !parts.is_empty() {
            said.push(Condition { name: format!("conditions-{name}"), said: parts.join(" ") });
        }
    };
    let starts =
        format!("{}, {}", date(language, setup.date), time_of_day(language, i64::from(setup.start_minute)));
    line("start", vec![starts]);
    line("venue", vec![setup.venue.trim().to_owned()]);
    line("game", vec![games_named(language, setup)]);
    line("entry", vec![entry(setup, language)]);
    line(
        "late",
        vec![if setup.late_last_level > 0 {
            let level = ("level", i64::from(setup.late_last_level).into());
            match setup.late_until_minute {
                None => word("conditions-late-until", &[level]),
                Some(minute) => {
                    let hour = time_of_day(language, i64::from(minute)).into();
                    word("conditions-late-until_hour", &[level, ("hour", hour)])
                }
            }
        } else {
            word("conditions-late-none", &[])
        }],
    );
    line("re_entries", re_entries(setup, language));
    line("rebuys", rebuys(setup, language));
    line("addon", addon(setup, language).into_iter().collect());
    line("bounty", bounty(setup, language).into_iter().collect());
    line("prizes", prizes(setup, language));
    line("end", vec![ending(setup, language)]);
    line("rules", vec![ruleset_name(language, &setup.ruleset)]);
    said
}

fn entry(setup: &Setup, language: Language) -> String {
    let Some(paid) = setup.money.as_ref().filter(|_| setup.entry_price() > Cents::ZERO) else {
        return text(language, "conditions-entry-free", &[]);
    };
    let amount = |cents: Cents| Value::from(money(language, cents.0, &paid.currency));
    if paid.club_part == Cents::ZERO || paid.fee == Cents::ZERO || paid.bounty.is_some() {
        return text(language, "conditions-entry-price", &[("price", amount(setup.entry_price()))]);
    }
    let values = [
        ("price", amount(setup.entry_price())),
        ("pool", amount(paid.fee)),
        ("club", amount(paid.club_part)),
    ];
    text(language, "conditions-entry-parts", &values)
}

fn bounty(setup: &Setup, language: Language) -> Option<String> {
    let paid = setup.money.as_ref()?;
    let bounty = paid.bounty.as_ref()?;
    let amount = Value::from(money(language, bounty.amount().0, &paid.currency));
    Some(match bounty {
        Bounty::Fixed { .. } => text(language, "conditions-bounty-fixed", &[("amount", amount)]),
        Bounty::Progressive { to_head, .. } => {
            let values = [("amount", amount), ("percent", i64::from(*to_head).into())];
            text(language, "conditions-bounty-progressive", &values)
        }
        Bounty::Mystery { envelopes, from, .. } => {
            let tier = |tier: &Envelopes| {
                let amount = money(language, tier.amount.0, &paid.currency);
                let values = [("count", i64::from(tier.count).into()), ("amount", amount.into())];
                text(language, "conditions-bounty-envelopes", &values)
            };
            let players = match from {
                MysteryFrom::InTheMoney {} => 0,
                MysteryFrom::Players { players } => i64::from(*players),
            };
            let named: Vec<String> = envelopes.iter().map(tier).collect();
            let values = [
                ("amount", amount),
                ("players", players.into()),
                ("tiers", i64::try_from(named.len()).unwrap_or(i64::MAX).into()),
                ("envelopes", named.join(", ").into()),
            ];
            text(language, "conditions-bounty-mystery", &values)
        }
    })
}

/// A price, where something is to be paid.
fn price(setup: &Setup, language: Language, of: impl Fn(&Money) -> Cents) -> Option<String> {
    let paid = setup.money.as_ref()?;
    let cents = of(paid);
    (cents > Cents::ZERO).then(|| money(language, cents.0, &paid.currency))
}

fn rebuys(setup: &Setup, language: Language) -> Vec<String> {
    let Format::Rebuy { last_level, max_rebuys, .. } = setup.format else {
        return vec![text(language, "conditions-rebuys-none", &[])];
    };
    let until =
        [("level", i64::from(last_level).into()), ("most", i64::from(max_rebuys.unwrap_or(0)).into())];
    let chips = Value::from(setup.starting_stack.0);
    let cost = match price(setup, language, |money| money.rebuy_price) {
        Some(price) => {
            text(language, "conditions-rebuys-price", &[("price", price.into()), ("chips", chips)])
        }
        None => text(language, "conditions-rebuys-stack", &[("chips", chips)]),
    };
    let when = serde_json::to_value(setup.ruleset.rebuy_condition).unwrap_or_default();
    let when = format!("conditions-rebuys-when-{}", when.as_str().unwrap_or_default());
    vec![text(language, "conditions-rebuys-until", &until), cost, text(language, &when, &[])]
}

fn re_entries(setup: &Setup, language: Language) -> Vec<String> {
    let Some((sold, last)) = setup.re_entries.as_ref().zip(setup.re_entries_last_level()) else {
        return Vec::new();
    };
    let until = [("level", i64::from(last).into()), ("most", i64::from(sold.max.unwrap_or(0)).into())];
    let chips = Value::from(setup.re_entry_chips().0);
    let cost = match price(setup, language, Money::re_entry_price) {
        Some(price) => {
            text(language, "conditions-re_entries-price", &[("price", price.into()), ("chips", chips)])
        }
        None => text(language, "conditions-re_entries-stack", &[("chips", chips)]),
    };
    let seat = text(language, "conditions-re_entries-seat", &[]);
    vec![text(language, "conditions-re_entries-until", &until), cost, seat]
}

fn addon(setup: &Setup, language: Language) -> Option<String> {
    let Format::Rebuy { addon: true, addon_multiple, .. } = setup.format else { return None };
    let chips = Value::from(setup.starting_stack.saturating_mul(i64::from(addon_multiple)).0);
    Some(match price(setup, language, |money| money.addon_price) {
        Some(price) => text(language, "conditions-addon-price", &[("price", price.into()), ("chips", chips)]),
        None => text(language, "conditions-addon-free", &[("chips", chips)]),
    })
}

fn prizes(setup: &Setup, language: Language) -> Vec<String> {
    let plan = &setup.prizes;
    let word = |key: &str, name: &str, value: Value| text(language, key, &[(name, value)]);
    let amount = |cents: Cents| match &setup.money {
        Some(paid) => money(language, cents.0, &paid.currency),
        None => number(language, cents.0 / 100),
    };
    let listed = |each: Vec<String>| {
        let more = each.len().saturating_sub(NAMED);
        let place = |(at, what): (u32, &String)| {
            let values = [("place", ordinal(language, at).into()), ("what", what.as_str().into())];
            text(language, "conditions-place", &values)
        };
        let mut all: Vec<String> = (1..).zip(&each).take(NAMED).map(place).collect();
        if more > 0 {
            all.push(word("conditions-more", "count", i64::try_from(more).unwrap_or(0).into()));
        }
        all.join(", ")
    };
    let percent = |share: &u32| {
        let space = if language == Language::Fr { "\u{a0}" } else { "" };
        format!("{}{space}%", points(language, i64::from(*share)))
    };
    let paid =
        setup.money.as_ref().is_some_and(|money| money.fee > Cents::ZERO) || plan.guarantee > Cents::ZERO;
    let shares = match &plan.shares {
        _ if !paid => String::new(),
        Shares::Standard { places: None } => text(language, "conditions-prizes-standard", &[]),
        Shares::Standard { places: Some(places) } => {
            word("conditions-prizes-places", "places", i64::from(*places).into())
        }
        Shares::Field { percent } => word("conditions-prizes-field", "percent", i64::from(*percent).into()),
        Shares::Percent { shares } => {
            word("conditions-prizes-shares", "shares", listed(shares.iter().map(percent).collect()).into())
        }
        Shares::Amounts { amounts } => {
            let amounts = amounts.iter().map(|cents| amount(*cents)).collect();
            word("conditions-prizes-amounts", "amounts", listed(amounts).into())
        }
        Shares::Seats { value } => word("conditions-prizes-seats", "amount", amount(*value).into()),
        Shares::Nothing => String::new(),
    };
    let guarantee = (plan.guarantee > Cents::ZERO)
        .then(|| word("conditions-prizes-guarantee", "amount", amount(plan.guarantee).into()));
    let shared = paid && plan.shares != Shares::Nothing;
    let seats = matches!(plan.shares, Shares::Seats { .. });
    let minimum = plan.minimum.filter(|_| shared && !seats).map(|minimum| {
        let price = setup.entry_price();
        let (of, times) = match minimum {
            MinimumCash::Amount { .. } => ("amount", String::new()),
            MinimumCash::Entries { hundredths } => ("entries", points(language, i64::from(hundredths))),
        };
        let least = amount(minimum.cents(price));
        let values = [("amount", least.into()), ("of", of.into()), ("times", times.into())];
        text(language, "conditions-prizes-minimum", &values)
    });
    let mut said: Vec<String> =
        [Some(shares), minimum, guarantee].into_iter().flatten().filter(|s| !s.is_empty()).collect();
    if !plan.in_kind.is_empty() {
        let more = plan.in_kind.len().saturating_sub(NAMED);
        let thing = |prize: &PrizeInKind| {
            let values =
                [("place", ordinal(language, prize.place).into()), ("what", prize.name.as_str().into())];
            text(language, "conditions-place", &values)
        };
        let mut things: Vec<String> = plan.in_kind.iter().take(NAMED).map(thing).collect();
        if more > 0 {
            things.push(word("conditions-more", "count", i64::try_from(more).unwrap_or(0).into()));
        }
        said.push(word("conditions-prizes-in_kind", "prizes", things.join(", ").into()));
    }
    if said.is_empty() {
        said.push(text(language, "conditions-prizes-nothing", &[]));
    }
    said
}
