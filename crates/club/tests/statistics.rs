//! Statistics of members and seasons, against sums made by hand.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::{Days, NaiveDate};
use proptest::prelude::*;
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Millis, Points, SeasonId, TournamentId};
use tapis_club::engine::prizes::payouts::{PrizePlan, Shares};
use tapis_club::engine::setup::Money;
use tapis_club::engine::state::recorded_results::RecordedPlayer;
use tapis_club::locale::Language::Fr;
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{
    BadgeKind, Club, HonourKind, HonourValue, MemberStatistics, OutBy, PastEvening, Rival, SeasonMoney,
    SeasonStatistics, Streak, rebuy,
};

const NOW: Millis = Millis(1_795_291_200_000);
const NAMES: [&str; 5] = ["Ana", "Bob", "Cid", "Dan", "Eva"];

/// A Friday, and those that follow.
fn day(after: u64) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 6).unwrap().checked_add_days(Days::new(after)).unwrap()
}

/// Players with the time of their elimination, and those responsible; members by their place in the list.
type Out = (usize, &'static [usize], i64);

struct Desk {
    _folder: tempfile::TempDir,
    club: Club,
    season: SeasonId,
    members: Vec<MemberId>,
}

impl Desk {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let club = Club::create(&folder.path().join("c.tapis"), "Les As", Fr, day(0)).unwrap();
        let draft = |name: &str| MemberDraft {
            first_name: name.to_owned(),
            last_name: "X".to_owned(),
            ..MemberDraft::default()
        };
        let members = club.library().add_members(NAMES.map(draft).to_vec(), NOW).unwrap();
        let season = SeasonDraft {
            id: None,
            name: "2026-2027".to_owned(),
            starts_on: day(0),
            ends_on: day(200),
            best_n: Some(2),
            min_played: 1,
        };
        let season = club.library().save_season(&season).unwrap();
        Desk { _folder: folder, club, season, members }
    }

    fn act(&mut self, id: TournamentId, action: &Value, minutes: i64) {
        let action: Action = serde_json::from_value(action.clone()).unwrap();
        self.club.play().act(id, &action, NOW + Millis::of_minutes(minutes)).unwrap();
    }

    /// An evening for 10 € and 2 € for the club, the winner takes all; of four players three make the final table.
    fn play(&mut self, after: u64, players: &[usize], rebuys: &[usize], out: &[Out]) -> TournamentId {
        let mut setup = rebuy(Fr, day(after));
        setup.final_table_seats = 3;
        setup.money = setup.money.map(|money| Money { club_part: Cents(200), ..money });
        setup.prizes = PrizePlan { shares: Shares::Standard { places: Some(1) }, ..setup.prizes };
        let id = self.club.tournaments().create_tournament(setup, Some(self.season), NOW).unwrap();
        for player in players {
            let member = self.members[*player];
            self.act(id, &json!({ "type": "register", "member": member, "paid": true }), 0);
        }
        self.act(id, &json!({ "type": "draw_seats" }), 0);
        self.act(id, &json!({ "type": "start" }), 0);
        let entry =
            |player: usize| EntryId(1 + players.iter().position(|one| *one == player).unwrap() as u32);
        for player in rebuys {
            self.act(id, &json!({ "type": "rebuy", "entry": entry(*player), "stack": 0, "paid": true }), 1);
        }
        for (player, by, minutes) in out {
            let line = json!({ "entry": entry(*player), "by": by.first().map(|by| entry(*by)) });
            self.act(id, &json!({ "type": "bust", "players": [line] }), *minutes);
            if by.len() > 1 {
                let by: Vec<EntryId> = by.iter().map(|by| entry(*by)).collect();
                self.act(id, &json!({ "type": "name_hunters", "entry": entry(*player), "by": by }), *minutes);
            }
        }
        // The director goes home, and says two hours later that it is over.
        self.act(id, &json!({ "type": "finish" }), 500);
        id
    }

    /// Four evenings: Ana wins the first and the last, Bob those between.
    fn story(&mut self) -> [TournamentId; 4] {
        [
            self.play(0, &[0, 1, 2, 3], &[1], &[(3, &[0], 60), (2, &[0], 120), (1, &[0], 240)]),
            self.play(7, &[0, 1, 2], &[], &[(2, &[1], 30), (0, &[1], 90)]),
            self.play(14, &[1, 2, 3], &[], &[(3, &[], 10), (2, &[1], 50)]),
            self.play(21, &[0, 1, 2, 3], &[], &[(1, &[0], 20), (3, &[2], 40), (2, &[0], 60)]),
        ]
    }

    fn of(&mut self, member: usize) -> MemberStatistics {
        self.club.statistics().member_statistics(self.members[member], None).unwrap()
    }

    fn season(&mut self) -> SeasonStatistics {
        self.club.statistics().season_statistics(Fr, self.season).unwrap()
    }
}

fn text(after: u64) -> Option<String> {
    Some(day(after).to_string())
}

fn times(statistics: &MemberStatistics) -> Vec<(BadgeKind, u32)> {
    let earned = statistics.badges.iter().filter(|badge| badge.times > 0);
    earned.map(|badge| (badge.kind, badge.times)).collect()
}

#[test]
fn a_member_in_figures_over_time_and_against_others() {
    let mut desk = Desk::new();
    let evenings = desk.story();
    let ana = desk.of(0);
    let totals = ana.totals.clone();
    assert_eq!((totals.played, totals.of, totals.wins, totals.podiums), (3, 4, 2, 3));
    // Three players are no larger field than the final table.
    assert_eq!((totals.final_tables, totals.in_money, totals.best_place), (2, 2, Some(1)));
    assert_eq!((totals.average, totals.points), (Some(8_333), Points(1_000)));
    let shares: Vec<_> = ana.results.iter().map(|result| (result.place, result.share, result.form)).collect();
    let expected =
        [(1, Some(10_000), Some(10_000)), (2, Some(5_000), Some(7_500)), (1, Some(10_000), Some(8_333))];
    assert_eq!(shares, expected);
    // 12 € each time; 50 € with Bob's rebuy, nothing, 40 €.
    let money: Vec<_> =
        ana.results.iter().map(|result| (result.spent.0, result.won.0, result.balance.0)).collect();
    assert_eq!(money, [(1_200, 5_000, 3_800), (1_200, 0, 2_600), (1_200, 4_000, 5_400)]);
    let purse = &ana.purses[0];
    assert_eq!((purse.evenings, purse.spent, purse.won), (3, Cents(3_600), Cents(9_000)));
    assert_eq!((purse.most, purse.balance, ana.purses.len()), (Cents(5_000), Cents(5_400), 1));

    let came = Streak { current: 1, since: text(21), best: 2, from: text(0), to: text(7) };
    let money = Streak { current: 1, since: text(21), best: 1, from: text(0), to: text(0) };
    let table = Streak { current: 2, since: text(0), best: 2, from: text(0), to: text(21) };
    assert_eq!((&ana.streaks.came, &ana.streaks.in_money), (&came, &money));
    assert_eq!(ana.streaks.final_table, table);

    let out = &ana.eliminations;
    assert_eq!((out.given, out.most, out.received, out.unknown), (5, 3, 1, 0));
    assert_eq!(out.nemesis, None, "once is chance");
    let prey = OutBy { member: desk.members[1], name: "Bob X".into(), times: 2, last: text(21).unwrap() };
    assert_eq!(out.prey, Some(prey));
    let rival = |member: usize, met, ahead, behind, given, received| Rival {
        member: desk.members[member],
        name: format!("{} X", NAMES[member]),
        guest: false,
        met,
        ahead,
        behind,
        given,
        received,
        last: text(21).unwrap(),
    };
    assert_eq!(ana.rivals, [rival(1, 3, 2, 1, 2, 1), rival(2, 3, 3, 0, 2, 0), rival(3, 2, 2, 0, 1, 0)]);
    let badges = [
        (BadgeKind::Win, 2),
        (BadgeKind::Bubble, 1),
        (BadgeKind::HatTrick, 1),
        (BadgeKind::Marathon, 1),
        (BadgeKind::Revenge, 1),
    ];
    assert_eq!(times(&ana), badges);
    let marathon = ana.badges.iter().find(|badge| badge.kind == BadgeKind::Marathon).unwrap();
    assert_eq!(marathon.first.as_ref().unwrap().tournament, evenings[0]);

    let bob = desk.of(1);
    let nemesis = bob.eliminations.nemesis.clone().unwrap();
    assert_eq!((nemesis.name.as_str(), nemesis.times, nemesis.last), ("Ana X", 2, text(21).unwrap()));
    assert_eq!(bob.streaks.came.best, 4);
    assert_eq!(
        times(&bob),
        [
            (BadgeKind::Win, 2),
            (BadgeKind::Double, 1),
            (BadgeKind::CameRow, 1),
            (BadgeKind::Bubble, 1),
            (BadgeKind::Marathon, 1),
            // Ana, who had put Bob out in the first.
            (BadgeKind::Revenge, 1)
        ]
    );
    let dan = desk.of(3).eliminations;
    assert_eq!((dan.given, dan.received, dan.unknown), (0, 2, 1));
    // Nobody who never played has anything but badges to earn.
    let eva = desk.of(4);
    assert_eq!((eva.totals.played, eva.totals.average, eva.results.len(), times(&eva)), (0, None, 0, vec![]));
    assert_eq!(eva.badges.len(), BadgeKind::ALL.len());
}

#[test]
fn a_season_in_figures_and_honours() {
    let mut desk = Desk::new();
    let evenings = desk.story();
    let season = desk.season();
    let totals = &season.totals;
    assert_eq!((totals.evenings, totals.entries, totals.persons, totals.newcomers), (4, 14, 4, 4));
    assert_eq!((totals.average, totals.rebuys, totals.addons), (350, 1, 0));
    // 4 h, 1 h 30, 50 min and 1 h: to the last elimination.
    assert_eq!((totals.timed, totals.played.minutes()), (4, 440));
    assert_eq!(totals.lasted, Some(Millis::of_minutes(110)));
    assert_eq!((totals.longest, totals.shortest), (Some(evenings[0]), Some(evenings[2])));
    let money = |taken, players| SeasonMoney {
        currency: "EUR".to_owned(),
        taken: Cents(taken),
        players: Cents(players),
        club: Cents(taken - players),
        added: Cents::ZERO,
    };
    let taken: Vec<_> = season.evenings.iter().map(|evening| evening.money.clone().unwrap()).collect();
    assert_eq!(taken, [money(5_800, 5_000), money(3_600, 3_000), money(3_600, 3_000), money(4_800, 4_000)]);
    assert_eq!((season.takings[0].evenings, &season.takings[0].sums), (4, &money(17_800, 15_000)));
    assert_eq!((season.takings.len(), season.takings_unknown), (1, 0));
    assert_eq!(season.busiest, [evenings[0], evenings[3], evenings[1], evenings[2]]);
    let month = &season.months[0];
    assert_eq!((season.months.len(), month.evenings, month.entries, month.persons), (1, 4, 14, 4));
    let weekday = &season.weekdays[0];
    assert_eq!((season.weekdays.len(), weekday.day, weekday.evenings, weekday.average), (1, 5, 4, 350));
    let came: Vec<_> = season.came.iter().map(|line| (line.times, line.persons)).collect();
    assert_eq!(came, [(1, 0), (2, 0), (3, 2), (4, 2)]);
    assert_eq!(season.evenings[0].winners, ["Ana X"]);
    let honours: Vec<(HonourKind, Vec<&str>, HonourValue)> = season
        .honours
        .iter()
        .map(|honour| {
            let names = honour.holders.iter().map(|holder| holder.name.as_str()).collect();
            (honour.kind, names, honour.value.clone())
        })
        .collect();
    let so = |times| HonourValue::Times { times };
    assert_eq!(
        honours,
        [
            // The two best of each count: 4 and 4 of Ana, 3 and 3 of Bob.
            (HonourKind::Champion, vec!["Ana X"], HonourValue::Points { points: Points(800) }),
            (HonourKind::Wins, vec!["Ana X", "Bob X"], so(2)),
            (HonourKind::Podiums, vec!["Cid X"], so(4)),
            (HonourKind::Average, vec!["Ana X"], HonourValue::Share { share: 8_333 }),
            (HonourKind::Eliminations, vec!["Ana X"], so(5)),
            (HonourKind::Came, vec!["Bob X", "Cid X"], so(4)),
            (HonourKind::Streak, vec!["Bob X", "Cid X"], so(4)),
            (HonourKind::Bubble, vec!["Cid X"], so(2)),
            (
                HonourKind::Prize,
                vec!["Ana X"],
                HonourValue::Money { amount: Cents(5_000), currency: "EUR".to_owned() }
            ),
        ]
    );
}

#[test]
fn several_who_put_a_player_out_together_each_count() {
    let mut desk = Desk::new();
    desk.play(0, &[0, 1, 2], &[], &[(2, &[0, 1], 20), (1, &[0], 40)]);
    let cid = desk.of(2);
    assert_eq!((cid.eliminations.received, cid.eliminations.unknown), (2, 0));
    assert_eq!(cid.results[0].out_by, ["Ana X", "Bob X"]);
    assert_eq!((desk.of(0).eliminations.given, desk.of(1).eliminations.given), (2, 1));
}

#[test]
fn undone_actions_do_not_count_in_statistics() {
    let mut desk = Desk::new();
    let evenings = desk.story();
    let draft = SeasonDraft {
        id: None,
        name: "Suivante".to_owned(),
        starts_on: day(201),
        ends_on: day(400),
        best_n: None,
        min_played: 1,
    };
    let next = desk.club.library().save_season(&draft).unwrap();
    desk.club.tournaments().set_season(evenings[3], Some(next)).unwrap();
    let ana = desk.members[0];
    let first = desk.club.statistics().member_statistics(ana, Some(desk.season)).unwrap();
    assert_eq!((first.totals.played, first.totals.of, first.totals.wins), (2, 3, 1));
    assert_eq!(first.seasons.iter().map(|one| one.season).collect::<Vec<_>>(), [next, desk.season]);
    assert_eq!(desk.season().totals.entries, 10);
    // The end is undone: the evening is played on.
    desk.club.play().undo(evenings[3], NOW).unwrap();
    assert_eq!(desk.club.statistics().member_statistics(ana, Some(next)).unwrap().totals.played, 0);
    assert_eq!(desk.of(0).eliminations.given, 3);
}

#[test]
fn merged_records_guests_and_erased_members() {
    let mut desk = Desk::new();
    desk.play(0, &[0, 1, 2], &[], &[(2, &[0], 10), (1, &[0], 20)]);
    desk.play(7, &[0, 3, 4], &[], &[(0, &[3], 10), (4, &[3], 20)]);
    // Dan is Bob: one person, who won once and was put out by Ana once.
    let (bob, dan) = (desk.members[1], desk.members[3]);
    desk.club.library().merge_members(bob, dan).unwrap();
    let merged = desk.club.statistics().member_statistics(dan, None).unwrap();
    assert_eq!((merged.member, merged.totals.played, merged.totals.wins), (bob, 2, 1));
    assert_eq!((merged.eliminations.given, merged.eliminations.received), (2, 1));
    assert_eq!(times(&merged).last(), Some(&(BadgeKind::Revenge, 1)));
    let ana = desk.of(0);
    assert_eq!(ana.rivals.iter().map(|rival| (rival.member, rival.met)).collect::<Vec<_>>()[0], (bob, 2));
    assert_eq!(desk.season().totals.persons, 4);
    // A guest plays and is met, and has no honours.
    let mut card = desk.club.file().members().member(bob).unwrap().card;
    card.guest = true;
    let draft = MemberDraft {
        id: Some(bob),
        first_name: card.first_name,
        last_name: card.last_name,
        guest: true,
        ..MemberDraft::default()
    };
    desk.club.library().save_member(draft, NOW).unwrap();
    assert!(desk.of(0).rivals[0].guest);
    let wins = |season: &SeasonStatistics| -> Vec<MemberId> {
        let wins = season.honours.iter().find(|honour| honour.kind == HonourKind::Wins).unwrap();
        wins.holders.iter().map(|holder| holder.member).collect()
    };
    assert_eq!(wins(&desk.season()), [desk.members[0]]);
    // Archived, all counts as before; erased, nobody is named any more and all sums stay.
    desk.club.library().archive_member(bob, true, NOW).unwrap();
    assert_eq!(desk.of(0).rivals.len(), 3);
    desk.club.library().erase_member(bob, NOW).unwrap();
    let ana = desk.of(0);
    assert_eq!(ana.rivals.iter().map(|rival| rival.name.as_str()).collect::<Vec<_>>(), ["Eva X", "Cid X"]);
    assert_eq!((ana.eliminations.given, ana.eliminations.received), (2, 1));
    assert_eq!(ana.results[1].out_by, Vec::<String>::new());
    assert!(desk.club.statistics().member_statistics(bob, None).is_err());
    let season = desk.season();
    assert_eq!((season.totals.entries, season.totals.persons), (6, 4));
    assert!(season.evenings[1].winners[0].contains("effacé"), "{:?}", season.evenings[1].winners);
}

#[test]
fn an_evening_entered_afterwards_counts_as_known() {
    let mut desk = Desk::new();
    desk.play(0, &[0, 1, 2], &[], &[(2, &[0], 10), (1, &[0], 20)]);
    let [ana, bob, cid, ..] = desk.members[..] else { panic!() };
    let past = |after, players, results| PastEvening {
        name: "Avant".to_owned(),
        date: day(after),
        season: Some(desk.season),
        currency: "EUR".to_owned(),
        buy_in: Cents(1_000),
        players,
        template: None,
        results,
    };
    // Eleven played, two are named.
    let first = past(
        7,
        11,
        vec![
            RecordedPlayer { prize: Cents(8_000), ..RecordedPlayer::at(bob, 1) },
            RecordedPlayer { out_by: vec![bob], hits: Some(4), ..RecordedPlayer::at(cid, 3) },
        ],
    );
    let second = past(
        14,
        2,
        vec![
            RecordedPlayer { prize: Cents(2_000), ..RecordedPlayer::at(ana, 1) },
            RecordedPlayer::at(cid, 2),
        ],
    );
    desk.club.past().record_past(&first, NOW).unwrap();
    desk.club.past().record_past(&second, NOW).unwrap();
    let cid = desk.of(2);
    assert_eq!(cid.results[1].share, Some(8_000), "eight of the ten others");
    assert_eq!((cid.results[1].recorded, cid.eliminations.given, cid.eliminations.received), (true, 4, 2));
    assert_eq!((cid.eliminations.unknown, cid.totals.final_tables), (1, 0));
    // Ana may have been among those who are not named: her row of evenings goes on.
    assert_eq!(desk.of(0).streaks.came.best, 2);
    // Bob was not there the last time.
    let bob = desk.of(1).streaks.came;
    assert_eq!((bob.best, bob.current), (2, 0));
    let season = desk.season();
    assert_eq!((season.totals.entries, season.totals.timed, season.takings_unknown), (16, 1, 1));
    assert_eq!((season.evenings[1].money.clone(), season.evenings[1].lasted), (None, None));
    assert_eq!(season.takings[0].sums.taken, Cents(3_600 + 2_000));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Received eliminations equal the given ones, and everybody who came is counted once everywhere.
    #[test]
    fn the_sums_agree_over_random_evenings(
        evenings in prop::collection::vec((2_usize..=5, 0_usize..5, prop::collection::vec(0_usize..5, 4)), 1..4)
    ) {
        let mut desk = Desk::new();
        for (index, (players, first, hunters)) in evenings.iter().enumerate() {
            let there: Vec<usize> = (0..*players).map(|seat| (first + seat) % 5).collect();
            // The last of the list goes out first, by somebody who is still in, or nobody knows.
            let out: Vec<Out> = (1..*players)
                .rev()
                .zip(hunters)
                .map(|(seat, hunter)| {
                    let by: &'static [usize] = match hunter {
                        0 => &[],
                        hunter => Box::leak(vec![there[hunter % seat]].into_boxed_slice()),
                    };
                    (there[seat], by, 10)
                })
                .collect();
            desk.play(7 * index as u64, &there, &[], &out);
        }
        let members: Vec<MemberStatistics> = (0..5).map(|member| desk.of(member)).collect();
        let sum = |of: fn(&MemberStatistics) -> u32| members.iter().map(of).sum::<u32>();
        let season = desk.season();
        let entries = evenings.iter().map(|(players, ..)| *players as u32).sum::<u32>();
        prop_assert_eq!(sum(|one| one.eliminations.given), sum(|one| one.eliminations.received));
        prop_assert_eq!(
            sum(|one| one.eliminations.received + one.eliminations.unknown),
            entries - evenings.len() as u32
        );
        prop_assert_eq!(sum(|one| one.totals.played), entries);
        prop_assert_eq!(sum(|one| one.totals.wins), evenings.len() as u32);
        prop_assert_eq!(season.totals.entries, entries);
        prop_assert_eq!(season.evenings.iter().map(|one| one.entries).sum::<u32>(), entries);
        prop_assert_eq!(season.months.iter().map(|one| one.entries).sum::<u32>(), entries);
        prop_assert_eq!(season.came.iter().map(|one| one.times * one.persons).sum::<u32>(), entries);
        // Two who met stand against each other the same way from both sides.
        for one in &members {
            for rival in &one.rivals {
                let other = members.iter().find(|other| other.member == rival.member).unwrap();
                let back = other.rivals.iter().find(|back| back.member == one.member).unwrap();
                prop_assert_eq!((rival.met, rival.ahead, rival.behind), (back.met, back.behind, back.ahead));
                prop_assert_eq!((rival.given, rival.received), (back.received, back.given));
            }
        }
        let taken: i64 = season.takings.iter().map(|one| one.sums.taken.0).sum();
        prop_assert_eq!(taken, 1_200 * i64::from(entries));
        let balance: i64 = members.iter().flat_map(|one| &one.purses).map(|purse| purse.balance.0).sum();
        prop_assert_eq!(balance, -200 * i64::from(entries), "what the club keeps");
    }
}
