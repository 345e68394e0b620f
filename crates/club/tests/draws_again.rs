//! Draws that anyone can make again from what is printed, and envelopes likewise.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::BTreeMap;

use chrono::NaiveDate;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Millis, TableNo, TournamentId};
use tapis_club::engine::journal::action::{BustLine, Position};
use tapis_club::engine::rules::game::Game;
use tapis_club::engine::rules::ruleset::{BalanceMover, BreakDestination};
use tapis_club::engine::setup::RoomTable;
use tapis_club::engine::setup::bounty::{Bounty, Envelopes, MysteryFrom};
use tapis_club::engine::setup::rounds::Rounds;
use tapis_club::engine::setup::teams::TeamList;
use tapis_club::engine::state::blocked_seats::BlockedSeats;
use tapis_club::engine::{Action, SetupDraft};
use tapis_club::locale::Language;
use tapis_club::{Club, DocumentKind};

use crate::paper_trail::{START, club, lines};

/// ChaCha20 after its publication: words of the stream of a key and a nonce, counted from 0.
fn words(seed: &str, nonce: u32, count: usize) -> Vec<u32> {
    let mut key = [0; 32];
    for (at, byte) in key.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&seed[2 * at..2 * at + 2], 16).unwrap();
    }
    let part = |at: usize| u32::from_le_bytes(key[at * 4..at * 4 + 4].try_into().unwrap());
    let mut out = Vec::new();
    for counter in 0.. {
        let mut first = [0_u32; 16];
        first[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        (0..8).for_each(|at| first[4 + at] = part(at));
        first[12] = counter;
        first[14] = nonce;
        let mut s = first;
        let quarter = |s: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize| {
            for (x, y, z, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
                s[x] = s[x].wrapping_add(s[y]);
                s[z] = (s[z] ^ s[x]).rotate_left(by);
            }
        };
        for _ in 0..10 {
            (0..4).for_each(|at| quarter(&mut s, at, at + 4, at + 8, at + 12));
            (0..4).for_each(|at| quarter(&mut s, at, (at + 1) % 4 + 4, (at + 2) % 4 + 8, (at + 3) % 4 + 12));
        }
        out.extend(s.iter().zip(first).map(|(after, before)| after.wrapping_add(before)));
        if out.len() >= count {
            break;
        }
    }
    out
}

/// The procedure as the certificate words it, by somebody who has only the paper.
struct Again {
    words: std::vec::IntoIter<u32>,
}

impl Again {
    fn new(seed: &str) -> Self {
        Again { words: words(seed, 0, 4_000).into_iter() }
    }

    fn below(&mut self, n: usize) -> usize {
        let n = u64::try_from(n).unwrap();
        let most = (1_u64 << 32) / n * n;
        loop {
            let word = u64::from(self.words.next().unwrap());
            if word < most {
                return usize::try_from(word % n).unwrap();
            }
        }
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for rank in (2..=list.len()).rev() {
            let other = self.below(rank) + 1;
            list.swap(rank - 1, other - 1);
        }
    }
}

/// A draw as it is read from the paper.
#[derive(Debug, Default)]
struct PaperDraw {
    title: String,
    said: String,
    seed: String,
    from: String,
    /// The entries of each team, as they are listed.
    teams: Vec<Vec<EntryId>>,
    /// Entry to table and seat; true: kept.
    out: BTreeMap<EntryId, (u16, u8, bool)>,
}

fn read(lines: &[String]) -> Vec<PaperDraw> {
    let mut draws: Vec<PaperDraw> = Vec::new();
    let mut in_from = false;
    for line in lines {
        if line.starts_with("Draw ") {
            draws.push(PaperDraw { title: line.clone(), ..PaperDraw::default() });
            continue;
        }
        if line.starts_with("How to make") {
            break;
        }
        // The foot of a page and the head of the next, which follow the seats at once where nobody is left to draw for.
        if line.starts_with("As of ") || line.starts_with("Verification of draws ·") {
            in_from = false;
            continue;
        }
        let Some(draw) = draws.last_mut() else { continue };
        if let Some(seed) = line.strip_prefix("Seed: ") {
            draw.seed = seed.replace(' ', "");
        } else if let Some(from) = line.strip_prefix("Seats drawn, and players already seated: ") {
            draw.from = from.to_owned();
            in_from = true;
        } else if line.starts_with("No.") || line.starts_with("Nº") || line.contains("Player") {
            in_from = false;
        } else if in_from {
            draw.from = format!("{} {line}", draw.from);
        } else if draw.seed.is_empty() {
            draw.said.push_str(line);
        } else {
            let kept = line.ends_with(" (kept)");
            let parts: Vec<&str> = line.trim_end_matches(" (kept)").split(' ').collect();
            if let [entry, .., table, seat] = parts.as_slice()
                && let (Ok(entry), Ok(table), Ok(seat)) = (entry.parse(), table.parse(), seat.parse())
            {
                draw.out.insert(entry, (table, seat, kept));
            }
        }
    }
    for draw in &mut draws {
        if let Some((from, teams)) = draw.from.clone().split_once(" Entries of each team: ") {
            let entries = |team: &str| numbers_of(team.rsplit_once(": ").unwrap().1);
            draw.teams =
                teams.split("; ").map(|team| entries(team).into_iter().map(EntryId).collect()).collect();
            draw.from = from.to_owned();
        }
    }
    draws
}

/// Tables with their seats and how many sit there already.
fn tables(from: &str) -> BTreeMap<u16, (Vec<u8>, usize)> {
    let mut found = BTreeMap::new();
    for part in from.split("; ") {
        let (name, seats) = part.split_once(": ").unwrap();
        let players =
            name.split_once('(').map_or(0, |(_, rest)| rest.split(' ').next().unwrap().parse().unwrap());
        let name = name.split(" (").next().unwrap();
        let numbers: Vec<u16> = name.split(' ').filter_map(|word| word.parse().ok()).collect();
        let seats = seats.split(", ").flat_map(|run| {
            let (first, last) = run.split_once('–').unwrap_or((run, run));
            first.parse::<u8>().unwrap()..=last.parse().unwrap()
        });
        let seats: Vec<u8> = seats.collect();
        for table in numbers[0]..=*numbers.last().unwrap() {
            found.insert(table, (seats.clone(), players));
        }
    }
    found
}

/// Makes a draw again from the paper alone.
fn again(draw: &PaperDraw) -> BTreeMap<EntryId, (u16, u8, bool)> {
    let mut chance = Again::new(&draw.seed);
    let mut tables = tables(&draw.from);
    let mut out: BTreeMap<_, _> =
        draw.out.iter().filter(|(_, at)| at.2).map(|(entry, at)| (*entry, *at)).collect();
    let mut players: Vec<EntryId> =
        draw.out.keys().copied().filter(|entry| !out.contains_key(entry)).collect();
    let fewest = |tables: &BTreeMap<u16, (Vec<u8>, usize)>| {
        tables.values().filter(|(free, _)| !free.is_empty()).map(|(_, players)| *players).min().unwrap()
    };
    let list = |tables: &BTreeMap<u16, (Vec<u8>, usize)>, few: usize| -> Vec<(u16, u8)> {
        let short = tables.iter().filter(|(_, (_, players))| *players == few);
        short.flat_map(|(table, (free, _))| free.iter().map(|seat| (*table, *seat))).collect()
    };
    if draw.title.contains("for balance") {
        // The table that the player leaves stands first, with its taken seats.
        let parts: Vec<&str> = draw.from.split("; ").collect();
        // The blinds may say the seat that the player takes.
        let (taken, free) = (parts[0], parts.get(1));
        let pick = |chance: &mut Again, part: &str| {
            let (table, (seats, _)) = self::tables(part).into_iter().next().unwrap();
            (table, seats[chance.below(seats.len())])
        };
        let (table, seat) = pick(&mut chance, taken);
        assert!(draw.said.contains(&format!("leaves table {table}, seat {seat}")), "{draw:?}");
        let Some(free) = free else { return draw.out.clone() };
        let (table, seat) = pick(&mut chance, free);
        out.insert(players[0], (table, seat, false));
    } else if draw.title.contains("latecomer") {
        let free = list(&tables, fewest(&tables));
        let (table, seat) = free[chance.below(free.len())];
        out.insert(players[0], (table, seat, false));
    } else if draw.title.contains("broken table") {
        chance.shuffle(&mut players);
        let anywhere = draw.title.contains("among all free seats");
        for player in players {
            let free: Vec<(u16, u8)> = if anywhere {
                let each = tables.iter();
                each.flat_map(|(table, (free, _))| free.iter().map(|seat| (*table, *seat))).collect()
            } else {
                list(&tables, fewest(&tables))
            };
            let (table, seat) = free[chance.below(free.len())];
            let taken = tables.get_mut(&table).unwrap();
            taken.0.retain(|other| *other != seat);
            taken.1 += 1;
            out.insert(player, (table, seat, false));
        }
    } else {
        tables.values_mut().for_each(|(free, _)| chance.shuffle(free));
        let mut seats: Vec<(u16, u8)> = Vec::new();
        for _ in 0..players.len() {
            let few = fewest(&tables);
            let next = tables.iter_mut().find(|(_, (free, players))| *players == few && !free.is_empty());
            let (table, (free, players)) = next.unwrap();
            seats.push((*table, free.pop().unwrap()));
            *players += 1;
        }
        if !draw.teams.is_empty() {
            out.extend(apart(draw, &mut chance, &seats, players));
            return out;
        }
        chance.shuffle(&mut players);
        out.extend(
            players.into_iter().zip(seats).map(|(player, (table, seat))| (player, (table, seat, false))),
        );
    }
    out
}

/// The seats of players in teams, once the seats are taken.
fn apart(
    draw: &PaperDraw,
    chance: &mut Again,
    taken: &[(u16, u8)],
    mut players: Vec<EntryId>,
) -> Vec<(EntryId, (u16, u8, bool))> {
    let mut tables: BTreeMap<u16, Vec<u8>> = BTreeMap::new();
    for (table, seat) in taken {
        tables.entry(*table).or_default().push(*seat);
    }
    let mut tables: Vec<(u16, Vec<u8>)> = tables.into_iter().collect();
    chance.shuffle(&mut tables);
    tables.sort_by_key(|(_, seats)| std::cmp::Reverse(seats.len()));
    tables.iter_mut().for_each(|(_, seats)| seats.reverse());
    let mut teams: Vec<Vec<EntryId>> = Vec::new();
    for team in &draw.teams {
        let mut team: Vec<EntryId> = team.iter().copied().filter(|entry| players.contains(entry)).collect();
        players.retain(|player| !team.contains(player));
        chance.shuffle(&mut team);
        teams.push(team);
    }
    chance.shuffle(&mut teams);
    chance.shuffle(&mut players);
    let order = teams.into_iter().flatten().chain(players);
    let mut turn = 0;
    let mut seated = Vec::new();
    for player in order {
        while tables[turn % tables.len()].1.is_empty() {
            turn += 1;
        }
        let at = turn % tables.len();
        let (table, seats) = &mut tables[at];
        seated.push((player, (*table, seats.pop().unwrap(), false)));
        turn += 1;
    }
    seated
}

/// The next round of a bracket, whose players sat as the draw before says.
fn bracket_again(draw: &PaperDraw, before: &PaperDraw) -> BTreeMap<EntryId, (u16, u8, bool)> {
    let mut chance = Again::new(&draw.seed);
    let mut winners: Vec<EntryId> = draw.out.keys().copied().collect();
    winners.sort_by_key(|entry| before.out[entry]);
    let tables = tables(&draw.from);
    let (fewest, more) = (winners.len() / tables.len(), winners.len() % tables.len());
    let mut winners = winners.into_iter();
    let mut out = BTreeMap::new();
    for (index, (table, (mut seats, _))) in tables.into_iter().enumerate() {
        chance.shuffle(&mut seats);
        let group = winners.by_ref().take(fewest + usize::from(index < more));
        out.extend(group.zip(seats).map(|(entry, seat)| (entry, (table, seat, false))));
    }
    out
}

/// A tournament that these members have entered, in this order.
fn entered<'m>(
    club: &mut Club,
    setup: SetupDraft,
    members: impl IntoIterator<Item = &'m MemberId>,
) -> TournamentId {
    let id = club.tournaments().create_tournament(setup, None, START).unwrap();
    for member in members {
        club.play().act(id, &Action::Register { member: *member, born: None, paid: true }, START).unwrap();
    }
    id
}

#[test]
fn a_paper_repeats_the_draw_of_teams() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, _, members) = club(&folder, 14);
    let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let mut setup = tapis_club::rebuy(Language::En, day);
    setup.tables = (1..=4).map(|no| RoomTable::new(no, 5)).collect();
    (setup.seats_per_table, setup.final_table_seats) = (5, 5);
    let team = |name: &str, members: &[MemberId]| TeamList { name: name.into(), members: members.to_vec() };
    setup.teams = vec![
        team("Les As", &members[..4]),
        team("Les Rois: 1, 2", &members[4..9]),
        team("Les Dames", &members[9..12]),
    ];
    let id = entered(&mut club, setup, members.iter().rev());
    club.play().act(id, &Action::ReserveSeat { entry: EntryId(7), table: 2, seat: 5 }, START).unwrap();
    for _ in 0..3 {
        club.play().act(id, &Action::DrawSeats, START).unwrap();
    }
    let paper = lines(&mut club, id, DocumentKind::DrawCertificate, None);
    let draws = read(&paper);
    assert_eq!(draws.len(), 3, "{paper:#?}");
    for draw in &draws {
        assert_eq!(draw.teams.iter().map(Vec::len).collect::<Vec<_>>(), [4, 5, 3], "{paper:#?}");
        assert_eq!(draw.out.len(), 14, "{draw:?}");
        assert_eq!(draw.out[&EntryId(7)], (2, 5, true));
        assert_eq!(again(draw), draw.out, "{draw:?}");
    }
}

#[test]
fn a_paper_repeats_the_draws_of_a_bracket() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, _, members) = club(&folder, 11);
    let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let mut setup = tapis_club::freezeout(Language::En, day);
    setup.tables = (1..=8).map(|no| RoomTable::new(no, 2)).collect();
    setup.seats_per_table = 2;
    setup.late_last_level = 0;
    setup.rounds = Some(Rounds::default());
    let id = entered(&mut club, setup, &members);
    club.play().act(id, &Action::DrawSeats, START).unwrap();
    club.play().act(id, &Action::Start, START).unwrap();
    for round in 1..=3 {
        let state = club.tournament(id).unwrap();
        let seated: Vec<Vec<EntryId>> =
            state.tables().values().map(|table| table.seats.iter().flatten().copied().collect()).collect();
        for loser in seated.iter().filter(|players| players.len() == 2).map(|players| players[round % 2]) {
            let players = vec![BustLine { entry: loser, by: None, stack: None }];
            club.play().act(id, &Action::Bust { players }, START).unwrap();
        }
        club.play().act(id, &Action::DrawRound, START).unwrap();
    }
    let paper = lines(&mut club, id, DocumentKind::DrawCertificate, None);
    assert!(paper.iter().any(|line| line.starts_with("The next round of a bracket.")), "{paper:#?}");
    let draws = read(&paper);
    assert_eq!(draws.iter().map(|draw| draw.out.len()).collect::<Vec<_>>(), [11, 8, 4, 2], "{paper:#?}");
    assert_eq!(again(&draws[0]), draws[0].out, "{paper:#?}");
    for (before, draw) in draws.iter().zip(&draws[1..]) {
        assert!(draw.title.ends_with(": next round"), "{draw:?}");
        assert_eq!(bracket_again(draw, before), draw.out, "{draw:?}");
    }
    // The results print every round with its winners.
    let results = lines(&mut club, id, DocumentKind::Results, None);
    for round in 1..=4 {
        assert!(results.contains(&format!("Round {round}")), "{results:#?}");
    }
    let tables =
        results.iter().filter(|line| line.contains("Ana Name") && line.split("Ana Name").count() == 3);
    assert_eq!(tables.count(), 3 + 4 + 2 + 1, "two names for each table that was played: {results:#?}");
    assert_eq!(results.iter().filter(|line| line.ends_with(" bye")).count(), 5, "{results:#?}");
}

#[test]
fn every_draw_can_be_made_again_from_the_paper() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, members) = club(&folder, 14);
    let act = |club: &mut Club, action: &Action| club.play().act(id, action, START).unwrap();
    for member in &members[..11] {
        act(&mut club, &Action::Register { member: *member, born: None, paid: true });
    }
    act(&mut club, &Action::ReserveSeat { entry: EntryId(4), table: 2, seat: 5 });
    let tables = vec![BlockedSeats { table: 2, seats: vec![1] }];
    act(&mut club, &Action::BlockSeats { tables });
    act(&mut club, &Action::DrawSeats);
    act(&mut club, &Action::DrawSeats);
    act(&mut club, &Action::DrawSeats);
    club.play().undo(id, START).unwrap();
    act(&mut club, &Action::Start);
    for member in &members[11..] {
        act(&mut club, &Action::Register { member: *member, born: None, paid: true });
    }
    let bust = |club: &mut Club, entry| {
        let players = vec![BustLine { entry, by: None, stack: None }];
        act(club, &Action::Bust { players });
    };
    (1..=5).for_each(|entry| bust(&mut club, EntryId(entry)));
    act(&mut club, &Action::BreakTable { table: 3 });
    act(&mut club, &Action::RedrawSeats);
    (6..=9).for_each(|entry| bust(&mut club, EntryId(entry)));
    act(&mut club, &Action::DrawFinalTable { table: None });

    let paper = lines(&mut club, id, DocumentKind::DrawCertificate, None);
    let draws = read(&paper);
    let titles: Vec<&str> = draws.iter().map(|draw| draw.title.split_once(": ").unwrap().1).collect();
    assert_eq!(
        titles,
        [
            "starting seats",
            "starting seats",
            "starting seats",
            "a latecomer",
            "a latecomer",
            "a latecomer",
            "players of a broken table",
            "new draw",
            "final table",
        ],
        "{paper:#?}"
    );
    assert!(draws[0].said.contains("replaced") && draws[2].said.contains("undone"), "{draws:#?}");
    assert!(!draws[1].said.contains("replaced") && !draws[1].said.contains("undone"), "{draws:#?}");
    assert_eq!(draws[0].out[&EntryId(4)], (2, 5, true));
    for draw in &draws {
        assert_eq!(draw.seed.len(), 64, "{draw:?}");
        assert_eq!(again(draw), draw.out, "{draw:?}");
    }
    // The paper shows the seats that were played.
    let sizes: usize = draws.iter().map(|draw| draw.out.len()).sum();
    assert_eq!(sizes, 11 * 3 + 3 + draws[6].out.len() + 9 + 5);
}

/// The paper says that players of a broken table draw among all free seats if the rules do, and the draw can be made
/// again by that procedure only.
#[test]
fn a_broken_tables_draw_follows_its_moments_rules() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, members) = club(&folder, 12);
    let act = |club: &mut Club, action: &Action| club.play().act(id, action, START).unwrap();
    for member in &members {
        act(&mut club, &Action::Register { member: *member, born: None, paid: true });
    }
    act(&mut club, &Action::DrawSeats);
    act(&mut club, &Action::Start);
    for entry in [1, 2, 3, 4] {
        let players = vec![BustLine { entry: EntryId(entry), by: None, stack: None }];
        act(&mut club, &Action::Bust { players });
    }
    act(&mut club, &Action::BreakTable { table: 3 });
    club.play().undo(id, START).unwrap();
    let mut rules = club.tournament(id).unwrap().setup().ruleset.clone();
    rules.break_destination = BreakDestination::FreeSeats;
    act(&mut club, &Action::ChangeRuleset { ruleset: Box::new(rules) });
    act(&mut club, &Action::BreakTable { table: 3 });
    let paper = lines(&mut club, id, DocumentKind::DrawCertificate, None);
    let draws = read(&paper);
    let titles: Vec<&str> = draws.iter().map(|draw| draw.title.split_once(": ").unwrap().1).collect();
    assert_eq!(
        titles,
        ["starting seats", "players of a broken table", "players of a broken table, among all free seats"],
        "{paper:#?}"
    );
    for draw in &draws {
        assert_eq!(again(draw), draw.out, "{draw:?}");
    }
    let paper = paper.join(" ");
    assert!(paper.contains("the free seats of all the tables named"), "{paper}");
    assert!(paper.contains("the tables that have the fewest players at that moment"), "{paper}");
}

/// Sixteen players at two tables, and the longer and the shorter of them once two have gone out: who moves is drawn.
fn unbalanced(
    folder: &tempfile::TempDir,
    change: impl FnOnce(SetupDraft) -> SetupDraft,
) -> (Club, TournamentId, TableNo, TableNo) {
    let (mut club, id, members) = club(folder, 16);
    let mut draft = change(club.tournament(id).unwrap().setup().to_draft());
    (draft.final_table_seats, draft.ruleset.balance_threshold) = (2, 2);
    let act = |club: &mut Club, action: &Action| club.play().act(id, action, START).unwrap();
    act(&mut club, &Action::Amend { setup: Box::new(draft) });
    for member in &members {
        act(&mut club, &Action::Register { member: *member, born: None, paid: true });
    }
    act(&mut club, &Action::DrawSeats);
    act(&mut club, &Action::Start);
    let tables = club.tournament(id).unwrap().tables();
    let (longer, shorter) = (*tables.keys().next().unwrap(), *tables.keys().next_back().unwrap());
    let seats = tables[&shorter].occupied();
    for seat in &seats[..2] {
        let entry = club.tournament(id).unwrap().tables()[&shorter].at(*seat).unwrap();
        act(&mut club, &Action::Bust { players: vec![BustLine { entry, by: None, stack: None }] });
    }
    (club, id, longer, shorter)
}

/// At stud nobody has the button: who moves for balance is drawn, and the certificate shows from what.
#[test]
fn a_paper_repeats_the_draw_of_a_mover() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, longer, shorter) = unbalanced(&folder, |draft| draft.playing(Game::Razz));
    let act = |club: &mut Club, action: &Action| club.play().act(id, action, START).unwrap();
    act(&mut club, &Action::Balance { from: longer, to: shorter, entry: None, seat: None });
    let paper = lines(&mut club, id, DocumentKind::DrawCertificate, None);
    let draws = read(&paper);
    assert_eq!(draws.len(), 2, "{paper:#?}");
    assert!(draws[1].title.ends_with("a player moved for balance"), "{paper:#?}");
    for draw in &draws {
        assert_eq!(again(draw), draw.out, "{draw:?}");
    }
    assert!(paper.join(" ").contains("in games without a button"), "{paper:#?}");
}

/// With a button only who moves is drawn, where the rules say so; the certificate shows from whom.
#[test]
fn a_mover_drawn_despite_a_button_is_drawn_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, longer, shorter) = unbalanced(&folder, |mut draft| {
        draft.ruleset.balance_mover = BalanceMover::Drawn;
        draft
    });
    let act = |club: &mut Club, action: &Action| club.play().act(id, action, START).unwrap();
    let seat = club.tournament(id).unwrap().tables()[&shorter].occupied()[0];
    act(&mut club, &Action::TellPosition { table: shorter, seat, position: Position::Button });
    act(&mut club, &Action::Balance { from: longer, to: shorter, entry: None, seat: None });
    let paper = lines(&mut club, id, DocumentKind::DrawCertificate, None);
    let draws = read(&paper);
    assert_eq!(draws.len(), 2, "{paper:#?}");
    for draw in &draws {
        assert_eq!(again(draw), draw.out, "{draw:?}");
    }
    assert!(paper.join(" ").contains("the rules have the player drawn"), "{paper:#?}");
}

/// An hour later nobody knows where the button is: the player and the seat are drawn, and the certificate shows both lists.
#[test]
fn a_mover_by_lot_is_drawn_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, longer, shorter) = unbalanced(&folder, |draft| draft);
    let later = START + Millis(3_600_000);
    let balance = Action::Balance { from: longer, to: shorter, entry: None, seat: None };
    let said = club.play().act(id, &balance, later).unwrap().said.say(Language::Fr);
    // The sentence and the history name the player, whom the action does not.
    assert!(said.contains(&format!("passe de la table {longer} à la table {shorter}")), "{said}");
    assert_eq!(club.play().history(Language::Fr, id).unwrap()[0].text, said);
    let paper = lines(&mut club, id, DocumentKind::DrawCertificate, None);
    let draws = read(&paper);
    assert_eq!(draws.len(), 2, "{paper:#?}");
    assert_eq!(draws[1].from.split("; ").count(), 2, "{paper:#?}");
    for draw in &draws {
        assert_eq!(again(draw), draw.out, "{draw:?}");
    }
    assert!(paper.join(" ").contains("while nobody knows where it is"), "{paper:#?}");
    // Nobody was moved before: the seed is that of the starting seats with the nonce 1.
    let seed: String =
        words(&draws[0].seed, 1, 8)[..8].iter().map(|word| format!("{:08x}", word.swap_bytes())).collect();
    assert_eq!(draws[1].seed, seed);
}

/// Numbers below 1,000 out of a list such as "1–4, 7".
fn numbers_of(list: &str) -> Vec<u32> {
    let run = |run: &str| {
        let (first, last) = run.split_once('–').unwrap_or((run, run));
        first.parse::<u32>().unwrap()..=last.parse().unwrap()
    };
    list.split(", ").flat_map(run).collect()
}

/// Envelopes are drawn again from the paper alone, those that were undone among them; the ledger names who has what.
#[test]
fn every_envelope_can_be_drawn_again_from_the_paper() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, members) = club(&folder, 10);
    let mut setup = club.tournament(id).unwrap().setup().to_draft();
    setup.late_last_level = 0;
    let envelopes =
        vec![Envelopes { amount: Cents(2_000), count: 1 }, Envelopes { amount: Cents(1_000), count: 2 }];
    let from = MysteryFrom::Players { players: 6 };
    setup.money.as_mut().unwrap().bounty = Some(Bounty::Mystery { amount: Cents(800), envelopes, from });
    let id = club.tournaments().create_tournament(setup, None, START).unwrap();
    let act = |club: &mut Club, action: &Action| club.play().act(id, action, START).unwrap();
    for member in &members {
        act(&mut club, &Action::Register { member: *member, born: None, paid: true });
    }
    act(&mut club, &Action::DrawSeats);
    act(&mut club, &Action::Start);
    for entry in 1..=8 {
        let line = BustLine { entry: EntryId(entry), by: Some(EntryId(9 + entry % 2)), stack: None };
        act(&mut club, &Action::Bust { players: vec![line] });
    }
    act(&mut club, &Action::DrawEnvelope { from: EntryId(5) });
    club.play().undo(id, START).unwrap();
    act(&mut club, &Action::DrawEnvelope { from: EntryId(5) });
    let line = BustLine { entry: EntryId(10), by: Some(EntryId(9)), stack: None };
    act(&mut club, &Action::Bust { players: vec![line] });
    act(&mut club, &Action::Finish { stacks: Vec::new() });

    let paper = lines(&mut club, id, DocumentKind::DrawCertificate, None).join(" ");
    let sealed = paper.split("envelopes sealed ").nth(1).unwrap();
    assert!(sealed.starts_with("1: €20; 2: €14; 3, 4: €13; 5, 6: €10"), "{sealed}");
    let mut found = Vec::new();
    for part in paper.split(" eliminated by ").skip(1) {
        let part = part.split("How to make").next().unwrap();
        let (head, rest) = part.split_once(" Seed: ").unwrap();
        let number: u32 = head.split("envelope ").nth(1).unwrap().split(',').next().unwrap().parse().unwrap();
        let (seed, rest) = rest.split_once(" Envelopes still closed: ").unwrap();
        let list: Vec<&str> = rest
            .split(' ')
            .take_while(|word| word.contains(|c: char| c.is_ascii_digit()) && !word.contains(':'))
            .collect();
        let closed = numbers_of(list.join(" ").trim_end_matches(','));
        let rank = Again::new(&seed.replace(' ', "")).below(closed.len());
        assert_eq!(closed[rank], number, "{part}");
        found.push((number, closed.len(), head.contains("undone")));
    }
    // One was undone and drawn anew; the others came at the end, and the last one is the winner's.
    let closed: Vec<(usize, bool)> = found.iter().map(|(_, closed, undone)| (*closed, *undone)).collect();
    assert_eq!(closed, [(6, true), (6, false), (5, false), (4, false), (3, false), (2, false)]);
    assert!(paper.contains("put in order of their numbers"), "{paper}");

    let ledger = lines(&mut club, id, DocumentKind::Bounties, None).join(" ");
    let won = club.tournament(id).unwrap().results()[0].bounties;
    assert!(ledger.contains("Paid for bounties €80"), "{ledger}");
    assert!(ledger.contains(&format!("€{}", won.0 / 100)), "{won} {ledger}");
    let told = club.play().history(Language::Fr, id).unwrap();
    assert!(
        told.iter().any(|line| line.text.starts_with("Enveloppe pour l’élimination d’Ana Namee")),
        "{told:#?}"
    );
    let conditions = lines(&mut club, id, DocumentKind::Conditions, None).join(" ");
    assert!(
        conditions.contains("With 6 players left") && conditions.contains("1 of €20, 2 of €10"),
        "{conditions}"
    );
}
