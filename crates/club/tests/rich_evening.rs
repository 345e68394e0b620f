//! An evening in which everything happens: it writes the club files that `tests/data` keeps, one for
//! each format, with
//!
//! `TAPIS_FIXTURE=write cargo test -p tapis-club --test all rich_evening::`

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Millis, Points, TournamentId};
use tapis_club::engine::championship::{
    Bonuses, ChampionshipRules, Milestone, MilestoneOf, PointsSource, Teams,
};
use tapis_club::engine::prizes::payouts::{NamedPrize, PrizePlan};
use tapis_club::engine::setup::Format;
use tapis_club::engine::setup::bounty::{Bounty, Envelopes, MysteryFrom};
use tapis_club::engine::setup::end_condition::EndCondition;
use tapis_club::engine::setup::re_entries::ReEntries;
use tapis_club::engine::setup::rounds::Rounds;
use tapis_club::engine::state::recorded_results::RecordedPlayer;
use tapis_club::engine::structure::Step;
use tapis_club::engine::views::{penalties_view, tournament_view};
use tapis_club::locale::Language;
use tapis_club::store::{
    Author, ChampionshipDraft, DuePaymentDraft, Duty, Exclusion, Means, MemberDraft, MemberDue, SeasonDraft,
    SeasonDue,
};
use tapis_club::{CarriedStacks, Club, FlightsWish, PastEvening, Ranking, rebuy};

pub const START: Millis = Millis(1_795_300_000_000);
const MINUTE: Millis = Millis(60_000);
/// An hour after the last row: the moment at which the views are compared.
pub const LOOKED_AT: Millis = Millis(START.0 + 600 * MINUTE.0);

struct Desk {
    club: Club,
    id: TournamentId,
    now: Millis,
    dice: ChaCha20Rng,
    /// Sees the club after each action.
    watch: Box<dyn FnMut(&mut Club)>,
}

impl Desk {
    fn act(&mut self, action: &Action) {
        self.now += MINUTE;
        let done = self.club.play().act_with(self.id, action, self.now, &mut self.dice);
        done.unwrap_or_else(|problem| panic!("{action:?}: {problem:?}"));
        (self.watch)(&mut self.club);
    }

    /// The action of this name and these fields.
    fn does(&mut self, name: &str, mut fields: Value) {
        fields["type"] = name.into();
        self.act(&serde_json::from_value(fields).unwrap());
    }

    fn ruling(&mut self, table: u16, topic: &str, given: Value, overruled: Value) {
        let rules = self.club.tournament(self.id).unwrap().setup().ruleset.clone();
        let question = json!({ "topic": topic, "given": given });
        let result = tapis_club::engine::floor::vectors::answer_with(&rules, &question)["result"].clone();
        let ruling = json!({ "table": table, "topic": topic, "given": given, "result": result, "overruled": overruled });
        self.does("record_ruling", ruling);
    }

    fn at(&mut self, table: u16) -> Vec<EntryId> {
        let tables = self.club.tournament(self.id).unwrap().tables();
        tables[&table].seats.iter().flatten().copied().collect()
    }

    fn free(&mut self, table: u16) -> u8 {
        self.club.tournament(self.id).unwrap().tables()[&table].free()[0]
    }
}

fn begin(folder: &Path, watch: Box<dyn FnMut(&mut Club)>) -> Desk {
    let day = |month, day| chrono::NaiveDate::from_ymd_opt(2026, month, day).unwrap();
    let mut club =
        Club::create(&folder.join("club.tapis"), "Les As du Vexin", Language::Fr, day(11, 20)).unwrap();
    club.set_author(Author { person: "Anne".to_owned(), device: "portable".to_owned() });
    let season = SeasonDraft {
        id: None,
        name: "2026-2027".to_owned(),
        starts_on: day(9, 1),
        ends_on: day(11, 30),
        best_n: Some(4),
        min_played: 1,
    };
    let season = club.library().save_season(&season).unwrap();
    for number in 1..=20 {
        let draft = MemberDraft {
            last_name: format!("Nom{number:02}"),
            first_name: "Prénom".to_owned(),
            ..MemberDraft::default()
        };
        club.library().save_member(draft, START).unwrap();
    }
    // This member is in no evening.
    let guest = MemberDraft {
        id: Some(MemberId(19)),
        last_name: "Nom19".to_owned(),
        first_name: "Prénom".to_owned(),
        licence: Some("L-0019".to_owned()),
        guest: true,
        ..MemberDraft::default()
    };
    club.library().save_member(guest, START).unwrap();
    let (reason, decided_by) = ("Menaces envers un joueur".to_owned(), "le bureau".to_owned());
    let exclusion = Exclusion { member: MemberId(19), since: day(10, 1), until: None, reason, decided_by };
    club.library().exclude(&exclusion).unwrap();
    let due = SeasonDue { amount: Cents(3_000), currency: "EUR".to_owned() };
    club.membership().set_season_due(season, Some(&due)).unwrap();
    let reduced = MemberDue { member: MemberId(16), amount: Cents(1_500), reason: "Étudiant".to_owned() };
    club.membership().set_member_due(season, MemberId(16), Some(&reduced)).unwrap();
    let means = Means::Cheque;
    for (member, amount) in [(16, 1_000), (16, 500), (18, 3_000)] {
        let (member, amount, paid_on) = (MemberId(member), Cents(amount), day(9, 4));
        let payment = DuePaymentDraft { season, member, paid_on, amount, means };
        club.membership().pay_due(&payment, day(11, 20)).unwrap();
    }
    club.membership().cancel_due_payment(3, day(11, 20), "Chèque sans provision").unwrap();
    let mut setup = rebuy(Language::Fr, day(11, 20));
    setup.tables.truncate(4);
    setup.seats_per_table = 8;
    setup.final_table_seats = 6;
    setup.money.as_mut().unwrap().bounty = Some(Bounty::Progressive { amount: Cents(200), to_head: 50 });
    setup.prizes = serde_json::from_value(json!({
        "shares": { "type": "percent", "shares": [5000, 3000, 2000] }, "unit": 500, "guarantee": 20000,
        "in_kind": [{ "place": 1, "name": "Coupe", "value": 4500, "donor": "Mairie" },
                    { "place": 4, "name": "Jeu de cartes", "value": null, "donor": null }],
    }))
    .unwrap();
    let id = club.tournaments().create_tournament(setup, Some(season), START).unwrap();
    Desk { club, id, now: START, dice: ChaCha20Rng::seed_from_u64(7), watch }
}

fn before_play(desk: &mut Desk) {
    // Before the evening: four sign up, and one of them does not come after all.
    let players: Vec<Value> = [2, 18, 5, 3].iter().map(|member| json!({ "member": member })).collect();
    let mut limited = desk.club.tournament(desk.id).unwrap().setup().to_draft();
    limited.capacity = Some(18);
    desk.act(&Action::Amend { setup: Box::new(limited) });
    desk.does("sign_up", json!({ "players": players }));
    desk.does("sign_off", json!({ "member": 5 }));
    for member in 1..=17 {
        desk.does("register", json!({ "member": member, "paid": member % 4 != 0 }));
    }
    desk.does("unregister", json!({ "entry": 17 }));
    desk.does("pay", json!({ "entry": 4, "amount": 1000 }));
    desk.does("reserve_seat", json!({ "entry": 2, "table": 1, "seat": 3 }));
    desk.does("lift_reservation", json!({ "entry": 2 }));
    desk.does("reserve_seat", json!({ "entry": 3, "table": 2, "seat": 1 }));
    let mut setup = desk.club.tournament(desk.id).unwrap().setup().to_draft();
    setup.name = "Gala d’automne".to_owned();
    setup.venue = "Salle des fêtes".to_owned();
    desk.act(&Action::Amend { setup: Box::new(setup) });
    desk.does("set_absent", json!({ "entry": 8, "absent": true }));
    desk.does("draw_seats", json!({}));
}

fn first_hour(desk: &mut Desk) {
    desk.does("start", json!({}));
    desk.does("pause_clock", json!({}));
    desk.does("resume_clock", json!({}));
    desk.does("shift_clock", json!({ "by": 30_000 }));
    desk.does("register", json!({ "member": 18, "paid": true }));
    desk.does("close_registration", json!({ "at": null }));
    desk.does("reopen_registration", json!({}));
    let seat = desk.club.tournament(desk.id).unwrap().tables()[&1].occupied()[0];
    desk.does("tell_position", json!({ "table": 1, "seat": seat, "position": "button" }));
    desk.does("rebuy", json!({ "entry": 5, "stack": 0, "paid": true }));
    desk.does("rebuy", json!({ "entry": 6, "stack": 0, "paid": false }));
    let given = json!({ "seats": 9, "occupied": [1, 2, 3, 6, 7, 9], "last_hand": { "bb": 3 }, "count": 1 });
    desk.ruling(2, "who_moves", given.clone(), Value::Null);
    desk.ruling(2, "who_moves", given, json!({ "decision": "Le siège 9 bouge", "reason": "Il part tôt" }));
    let players: Vec<Value> =
        (1..=3).map(|seat| json!({ "seat": seat, "low_chips": 1, "other_value": 975 })).collect();
    let race = json!({
        "low": 25, "high": 100, "seats": 8, "players": players,
        "cards": { "1": ["As"], "2": ["Ks"], "3": ["Qs"] },
    });
    desk.ruling(1, "chip_race", race, Value::Null);
    let warned = json!({ "kind": "warning", "hands": 1 });
    desk.does(
        "penalise",
        json!({ "entry": 5, "offence": "criticism", "sanction": warned, "note": "à voix haute" }),
    );
    let away = json!({ "kind": "suspension", "rounds": 2 });
    desk.does("penalise", json!({ "entry": 6, "offence": "soft_play", "sanction": away }));
    let table = desk.club.tournament(desk.id).unwrap().entry(EntryId(6)).unwrap().seat().unwrap().table;
    desk.does("count_played", json!({ "table": table, "unit": "round" }));
    desk.does("lift_penalty", json!({ "penalty": 2 }));
    let out = json!({ "kind": "disqualified" });
    desk.does("penalise", json!({ "entry": 7, "offence": "giving_chips", "sanction": out, "stack": 2000 }));
    desk.now += 31 * MINUTE;
    desk.does("remove_absent", json!({ "entry": 8, "stack": 3000 }));
    desk.does("announce_last_hands", json!({ "hands": 3 }));
    desk.does("correct_hours", json!({ "by": 180_000 }));
    desk.does("correct_hours", json!({ "by": 0 }));
    let mut rules = desk.club.tournament(desk.id).unwrap().setup().ruleset.clone();
    rules.balance_threshold = 2;
    rules.name = "Maison".to_owned();
    desk.act(&Action::ChangeRuleset { ruleset: Box::new(rules) });
    let mut steps = desk.club.tournament(desk.id).unwrap().setup().steps.clone();
    steps.push(Step::Break { minutes: 5, color_up: false });
    desk.act(&Action::ChangeStructure { steps });
    desk.does("open_table", json!({ "table": 4 }));
    desk.does("block_seats", json!({ "tables": [{ "table": 4, "seats": [6] }] }));
    desk.does("block_seats", json!({ "tables": [{ "table": 4, "seats": [] }] }));
}

fn to_the_end(desk: &mut Desk) {
    // After the rebuy period: the extra hands, then add-ons.
    desk.does("set_clock", json!({ "step": 5, "remaining": 900_000 }));
    desk.does("set_rebuy_phase", json!({ "table": null, "phase": "after_extra_hand_1" }));
    desk.does("set_rebuy_phase", json!({ "table": null, "phase": "after_extra_hand_2" }));
    desk.does("add_on", json!({ "entry": 5, "paid": true }));
    desk.does("add_on_several", json!({ "entries": [1], "paid": true }));
    desk.does("return_add_on", json!({ "entry": 1 }));
    desk.does("add_on", json!({ "entry": 1, "paid": false }));
    desk.does("write_off", json!({ "entry": 1, "why": "Offert par le club" }));
    desk.does("set_rebuy_phase", json!({ "table": null, "phase": "closed" }));
    let seat = desk.free(4);
    let moved = desk.at(1)[0];
    desk.does("move_player", json!({ "entry": moved, "table": 4, "seat": seat }));
    desk.does("break_table", json!({ "table": 4 }));
    desk.does("redraw_seats", json!({}));
    let table = desk.at(1);
    desk.does(
        "bust",
        json!({ "players": [{ "entry": table[0], "by": table[1], "stack": 200 },
                                          { "entry": table[2], "by": table[1], "stack": 100 }] }),
    );
    desk.does("name_hunters", json!({ "entry": table[2], "by": [table[1], table[3]] }));
    desk.does("revive", json!({ "entry": table[0] }));
    desk.does("start_hand_for_hand", json!({}));
    for table in 1..=3 {
        desk.does("table_hand_done", json!({ "table": table, "done": true }));
    }
    desk.does("next_hand", json!({}));
    desk.does("end_hand_for_hand", json!({}));
    let left = |desk: &mut Desk| -> Vec<EntryId> {
        desk.club.tournament(desk.id).unwrap().alive().map(|entry| entry.id).collect()
    };
    while left(desk).len() > 6 {
        let alive = left(desk);
        desk.does("bust", json!({ "players": [{ "entry": alive[0], "by": alive[1] }] }));
        let view =
            serde_json::to_value(desk.club.views().desk(Language::Fr, desk.id, desk.now).unwrap().view)
                .unwrap();
        if let Some(advice) = view["advice"].as_array().unwrap().first() {
            desk.does("postpone", json!({ "key": advice["key"] }));
        }
        if alive.len() == 8 {
            assert!(desk.club.play().undo(desk.id, desk.now).is_ok());
            assert!(desk.club.play().redo(desk.id, desk.now).is_ok());
            assert!(desk.club.play().undo(desk.id, desk.now).is_ok());
        }
    }
    desk.does("draw_final_table", json!({}));
    let plan = desk.club.tournament(desk.id).unwrap().setup().prizes.clone();
    desk.does("announce_prizes", json!({}));
    let first_out = NamedPrize {
        name: "Premier sorti".to_owned(),
        amount: Cents(500),
        thing: None,
        value: None,
        donor: None,
    };
    let guarantee = Cents(100_000);
    desk.act(&Action::ChangePrizes { plan: PrizePlan { guarantee, ..plan.clone() } });
    desk.does("keep_announced", json!({ "note": "Cagnotte" }));
    desk.does("lift_announcement", json!({}));
    desk.act(&Action::ChangePrizes { plan: PrizePlan { unit: Cents(1000), named: vec![first_out], ..plan } });
    while left(desk).len() > 3 {
        let alive = left(desk);
        desk.does("bust", json!({ "players": [{ "entry": alive[0] }] }));
    }
    deals(desk);
    while left(desk).len() > 1 {
        let alive = left(desk);
        desk.does("bust", json!({ "players": [{ "entry": alive[0] }] }));
    }
    desk.does("finish", json!({}));
    let winner = left(desk)[0];
    desk.does("hand_prize", json!({ "entry": winner, "handed": true }));
    desk.does("hand_prize", json!({ "entry": winner, "handed": false }));
    desk.does("hand_prize", json!({ "entry": winner, "handed": true }));
    desk.does("pay", json!({ "entry": 6, "amount": 1000 }));
    desk.does("give_named", json!({ "prize": "Premier sorti", "entry": 2 }));
    desk.does("hand_named", json!({ "prize": "Premier sorti", "handed": true }));
    desk.does("hand_named", json!({ "prize": "Premier sorti", "handed": false }));
    desk.does("give_named", json!({ "prize": "Premier sorti", "entry": null }));
}

/// The last three make a deal, take it back, and make another one that keeps an amount for the winner.
fn deals(desk: &mut Desk) {
    let left: Vec<EntryId> = desk.club.tournament(desk.id).unwrap().alive().map(|entry| entry.id).collect();
    let chips = desk.club.views().clock(desk.id, desk.now).unwrap().chips.0;
    let (most, middle) = (chips / 2, chips / 3);
    let counted = [most, middle, chips - most - middle];
    let stacks: Vec<Value> =
        left.iter().zip(counted).map(|(entry, chips)| json!({ "entry": entry, "chips": chips })).collect();
    desk.does("count_stacks", json!({ "stacks": stacks }));
    desk.does("make_deal", json!({ "method": "icm", "terms": { "stacks": stacks }, "agreed": left }));
    desk.does("lift_deal", json!({}));
    let terms = json!({ "stacks": stacks, "kept": 2000, "unit": 100 });
    desk.does("make_deal", json!({ "method": "chip_chop", "terms": terms, "agreed": left }));
}

/// Four players in duels, two of whom play for staying in longest.
fn rounds(desk: &mut Desk) {
    let mut setup = desk.club.tournament(TournamentId(1)).unwrap().setup().to_draft();
    setup.rounds = Some(Rounds::default());
    setup.seats_per_table = 2;
    setup.format = Format::Freezeout;
    setup.re_entries = None;
    setup.late_last_level = 0;
    desk.id = desk.club.tournaments().create_tournament(setup, None, desk.now).unwrap();
    for member in 1..=4 {
        desk.does("register", json!({ "member": member, "paid": true }));
    }
    desk.does("draw_seats", json!({}));
    desk.does("start", json!({}));
    desk.does("set_last_longer", json!({ "name": "Le bureau", "stake": 200, "players": [1, 2] }));
    desk.does("set_last_longer", json!({ "stake": 0, "players": [3, 4] }));
    desk.does("remove_last_longer", json!({ "no": 2 }));
    for table in [1, 2] {
        let out = desk.at(table)[0];
        desk.does("bust", json!({ "players": [{ "entry": out }] }));
    }
    desk.does("draw_round", json!({}));
    let out = desk.at(1)[0];
    desk.does("bust", json!({ "players": [{ "entry": out }] }));
    desk.does("finish", json!({}));
}

/// A short evening with envelopes.
fn mystery(desk: &mut Desk) {
    let mut setup = desk.club.tournament(TournamentId(1)).unwrap().setup().to_draft();
    setup.late_last_level = 0;
    setup.money.as_mut().unwrap().bounty = Some(Bounty::Mystery {
        amount: Cents(500),
        envelopes: vec![Envelopes { amount: Cents(1_000), count: 1 }],
        from: MysteryFrom::InTheMoney {},
    });
    desk.id = desk.club.tournaments().create_tournament(setup, None, desk.now).unwrap();
    for member in 1..=6 {
        desk.does("register", json!({ "member": member, "paid": true }));
    }
    desk.does("draw_seats", json!({}));
    desk.does("start", json!({}));
    for entry in 1..=4 {
        desk.does("bust", json!({ "players": [{ "entry": entry, "by": 6 }] }));
    }
    desk.does(
        "seal_envelopes",
        json!({ "envelopes": [{ "amount": 1_500, "count": 1 }, { "amount": 750, "count": 2 }] }),
    );
    desk.does("draw_envelope", json!({ "from": 4 }));
    desk.does("bust", json!({ "players": [{ "entry": 5, "by": 6 }] }));
    desk.does("finish", json!({}));
    let order = [(6, 1), (5, 2), (4, 3), (3, 4), (1, 5), (2, 6)];
    let places: Vec<Value> =
        order.iter().map(|(entry, place)| json!({ "entry": entry, "place": place })).collect();
    desk.does("correct_ranking", json!({ "places": places, "why": "Notés à l’envers" }));
}

/// An evening that is still played when the club is closed.
fn unfinished(desk: &mut Desk) {
    let mut setup = desk.club.tournament(desk.id).unwrap().setup().to_draft();
    setup.re_entries = Some(ReEntries { max: Some(1), last_level: Some(4), chips: None });
    desk.id = desk.club.tournaments().create_tournament(setup, None, desk.now).unwrap();
    for member in 1..=12 {
        desk.does("register", json!({ "member": member, "paid": true }));
    }
    desk.does("draw_seats", json!({}));
    desk.does("start", json!({}));
    desk.does("bust", json!({ "players": [{ "entry": 3 }] }));
    desk.does("re_enter", json!({ "entry": 3, "paid": false }));
    desk.does("bust", json!({ "players": [{ "entry": 4 }] }));
    desk.club.play().undo(desk.id, desk.now).unwrap();
    desk.does("pause_clock", json!({}));
}

/// A flight, and the day on which its survivors play on.
fn two_days(desk: &mut Desk) {
    let mut setup = rebuy(Language::Fr, chrono::NaiveDate::from_ymd_opt(2026, 11, 20).unwrap());
    setup.name = "Jour 1".to_owned();
    setup.end = EndCondition::Flight { last_level: 2 };
    desk.id = desk.club.tournaments().create_tournament(setup.clone(), None, desk.now).unwrap();
    for member in 1..=4 {
        desk.does("register", json!({ "member": member, "paid": true }));
    }
    desk.does("register_with_stacks", json!({ "players": [{ "member": 4, "chips": 6_000 }], "paid": true }));
    desk.does("draw_seats", json!({}));
    desk.does("start", json!({}));
    desk.does("bust", json!({ "players": [{ "entry": 2 }] }));
    let chips = json!([{ "entry": 1, "chips": 9_000 }, { "entry": 3, "chips": 5_000 }, { "entry": 4, "chips": 7_000 }]);
    desk.does("finish", json!({ "stacks": chips }));
    setup.name = "Jour 2".to_owned();
    setup.end = EndCondition::LastPlayer;
    desk.id = desk.club.tournaments().create_tournament(setup, None, desk.now).unwrap();
    let wish = FlightsWish { flights: None, carried: CarriedStacks::Best, level: None };
    let ahead = desk.club.entries().flights_ahead(Language::Fr, desk.id, &wish).unwrap();
    desk.act(&ahead.action.unwrap());
    desk.does("draw_seats", json!({}));
    desk.does("start", json!({}));
    desk.does("bust", json!({ "players": [{ "entry": 1 }] }));
    desk.does("pause_clock", json!({}));
}

/// An evening that was not played with the program, and corrected.
fn past(desk: &mut Desk) {
    let winner = RecordedPlayer { prize: Cents(4_000), rebuys: 1, ..RecordedPlayer::at(MemberId(3), 1) };
    let second = RecordedPlayer {
        in_kind: vec!["Livre".to_owned()],
        points: Some(Points(1_250)),
        out_by: vec![MemberId(3)],
        ..RecordedPlayer::at(MemberId(12), 2)
    };
    let evening = PastEvening {
        name: "Soirée de novembre".to_owned(),
        date: chrono::NaiveDate::from_ymd_opt(2025, 11, 14).unwrap(),
        season: desk.club.file().seasons().all().unwrap().first().map(|season| season.id),
        currency: "EUR".to_owned(),
        buy_in: Cents(1_000),
        players: 6,
        template: None,
        results: vec![winner, second],
    };
    desk.now += MINUTE;
    let id = desk.club.past().record_past(&evening, desk.now).unwrap();
    let corrected = PastEvening { players: 7, ..desk.club.past().past_evening(id).unwrap() };
    desk.club.past().correct_past(id, &corrected, "Un joueur oublié", desk.now).unwrap();
}

pub fn play(folder: &Path) -> Club {
    play_watched(folder, Box::new(|_| ()))
}

/// The same; `watch` sees the club after each action.
pub fn play_watched(folder: &Path, watch: Box<dyn FnMut(&mut Club)>) -> Club {
    let mut desk = begin(folder, watch);
    before_play(&mut desk);
    first_hour(&mut desk);
    to_the_end(&mut desk);
    unfinished(&mut desk);
    two_days(&mut desk);
    past(&mut desk);
    mystery(&mut desk);
    rounds(&mut desk);
    desk.club
}

/// Statements of a club on its evenings and its season, as far as they follow from what was done.
pub fn said(club: &mut Club) -> Value {
    let mut tournaments = serde_json::Map::new();
    for row in club.file().tournaments().all().unwrap() {
        let view =
            serde_json::to_value(club.views().desk(Language::Fr, row.id, LOOKED_AT).unwrap().view).unwrap();
        let keys = [
            "phase",
            "flights",
            "survivors",
            "counts",
            "pool",
            "draw_seed",
            "draws",
            "ended_at",
            "results",
            "moves",
            "entries",
            "handed",
            "sign_ups",
        ];
        let mut told: serde_json::Map<String, Value> =
            keys.iter().map(|key| ((*key).to_owned(), view[*key].clone())).collect();
        let tables = view["tables"].as_array().unwrap().iter();
        told.insert(
            "tables".to_owned(),
            tables.map(|table| json!({ "no": table["no"], "seats": table["seats"] })).collect(),
        );
        let tournament = club.tournament(row.id).unwrap();
        // With the points of its own scale: those that its season gives are in the standings.
        let results = tournament_view(tournament, LOOKED_AT).results;
        told.insert("results".to_owned(), serde_json::to_value(results).unwrap());
        told.insert("setup".to_owned(), serde_json::to_value(tournament.setup()).unwrap());
        told.insert("clock".to_owned(), serde_json::to_value(tournament.clock()).unwrap());
        told.insert("penalties".to_owned(), serde_json::to_value(penalties_view(tournament).lines).unwrap());
        tournaments.insert(row.id.to_string(), Value::Object(told));
    }
    let seasons = club.file().seasons().all().unwrap();
    let standings: Vec<_> =
        seasons.iter().map(|season| club.seasons().standings(Language::Fr, season.id).unwrap()).collect();
    let mut rankings = Vec::new();
    for season in &seasons {
        for found in club.file().championships().of_season(season.id).unwrap() {
            rankings.push(Ranking { season: season.id, championship: Some(found.id) });
        }
    }
    let teams: Vec<_> =
        rankings.iter().map(|ranking| club.seasons().team_standings(*ranking).unwrap()).collect();
    let duties = club.file().duties().all().unwrap();
    let championships: Vec<_> = rankings
        .into_iter()
        .map(|ranking| club.seasons().standings(Language::Fr, ranking).unwrap())
        .collect();
    let dues: Vec<_> =
        seasons.iter().map(|season| club.membership().dues(Language::Fr, season.id).unwrap()).collect();
    let notes = club.file().members().member_notes(MemberId(1)).unwrap();
    json!({ "tournaments": tournaments, "standings": standings, "championships": championships, "dues": dues,
        "teams": teams, "duties": duties,
        "tags": club.library().tags().unwrap(), "notes": notes.iter().map(|note| &note.words).collect::<Vec<_>>() })
}

/// The names of the events in the journals of a club.
pub fn kinds(club: &Club) -> BTreeSet<String> {
    let tournaments = club.file().tournaments().all().unwrap();
    let rows = tournaments.iter().flat_map(|row| club.file().journal().rows(row.id).unwrap());
    rows.flat_map(|row| serde_json::from_str::<Vec<Value>>(&row.events).unwrap())
        .map(|event| event["type"].as_str().unwrap().to_owned())
        .collect()
}

/// Every event that there is, as serde names them.
pub fn every_kind() -> BTreeSet<String> {
    let error = serde_json::from_str::<tapis_club::engine::Event>(r#"{"type":"?"}"#).unwrap_err().to_string();
    let (_, names) = error.split_once("expected one of ").unwrap();
    names.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The season counts by rules of its own and has a championship; another one is closed.
fn championships(club: &mut Club) {
    let season = club.file().seasons().all().unwrap()[0].id;
    let bonuses = Bonuses { elimination: Points(50), ..Bonuses::default() };
    let rules = ChampionshipRules { bonuses, best_n: Some(4), ..ChampionshipRules::default() };
    club.seasons().set_season_rules(season, &rules).unwrap();
    let points = PointsSource::Formula { text: "10 * sqrt(players / rank) + log(buy_in + 1)".to_owned() };
    let milestone = Milestone { of: MilestoneOf::Played, count: 1, points: Points(25), again: true };
    let teams = Teams { tags: vec!["Femmes".to_owned(), "Anciens".to_owned()], best: Some(2) };
    let (milestones, teams) = (vec![milestone], Some(teams));
    let rules = ChampionshipRules { points, milestones, teams, ..ChampionshipRules::default() };
    let draft = ChampionshipDraft { id: None, season, name: "Challenge".to_owned(), rules };
    club.seasons().save_championship(&draft).unwrap();
    let day = |text: &str| text.parse().unwrap();
    let before = SeasonDraft {
        id: None,
        name: "2025-2026".to_owned(),
        starts_on: day("2025-09-01"),
        ends_on: day("2026-08-31"),
        best_n: None,
        min_played: 1,
    };
    let before = club.library().save_season(&before).unwrap();
    club.seasons().close_season(before, "La présidente", day("2026-09-01")).unwrap();
}

#[test]
fn every_kind_of_event_leaves_a_sound_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = play(folder.path());
    // Somebody had a second record, with an entry of its own, and two who look alike are two.
    club.library().merge_members(MemberId(18), MemberId(17)).unwrap();
    club.library().keep_distinct(MemberId(1), MemberId(2)).unwrap();
    club.library().tag_members("Femmes", &[MemberId(1), MemberId(3)].into()).unwrap();
    club.library().set_photo(MemberId(1), include_bytes!("../../../icons/128x128.png")).unwrap();
    club.library().add_note(MemberId(1), "Arrive après 21 h.").unwrap();
    let helps = Duty { tournament: TournamentId(2), task: "Buvette".to_owned(), member: MemberId(1) };
    club.schedule().add_duty(&helps).unwrap();
    championships(&mut club);
    assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
    assert_eq!(kinds(&club), every_kind());
    if std::env::var("TAPIS_FIXTURE").is_ok_and(|wish| wish == "write") {
        let data: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data");
        let expected = serde_json::to_string(&said(&mut club)).unwrap();
        let path = club.file().path().to_owned();
        club.close();
        let format = std::fs::read(&path).unwrap()[60..64].try_into().map(u32::from_be_bytes).unwrap();
        std::fs::copy(&path, data.join(format!("club-{format}.tapis"))).unwrap();
        std::fs::write(data.join(format!("club-{format}.json")), expected + "\n").unwrap();
    }
}
