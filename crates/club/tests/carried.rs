//! Flights joined in one tournament, and a season's final whose stacks follow from points.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::documents::{About, DocumentKind, DocumentOptions};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{
    Cents, Chips, EntryId, MemberId, Millis, Points, SeasonId, TournamentId,
};
use tapis_club::engine::journal::action::{BustLine, EntryWithStack};
use tapis_club::engine::prizes::points::PointsScheme;
use tapis_club::engine::setup::Money;
use tapis_club::engine::setup::end_condition::EndCondition;
use tapis_club::engine::state::stacks::CountedStack;
use tapis_club::locale::{Language, number};
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{CarriedStacks, Club, FinalWish, FlightsAhead, FlightsWish, Ranking, freezeout};

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 10, day).unwrap()
}

fn plain(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

struct Desk {
    folder: tempfile::TempDir,
    club: Club,
    season: SeasonId,
}

impl Desk {
    /// The words of a document in French, with plain spaces in place of narrow ones.
    fn printed(&mut self, kind: DocumentKind, id: TournamentId) -> String {
        let options = DocumentOptions { language: Some(Language::Fr), ..DocumentOptions::default() };
        let document =
            self.club.papers().document(kind, About::Tournament(id), options, Millis(1_000)).unwrap();
        let path = self.folder.path().join("read.pdf");
        std::fs::write(&path, &document.bytes).unwrap();
        let told =
            std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
        plain(&String::from_utf8(told.stdout).unwrap())
    }

    /// A club with ten members.
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let club = Club::create(&folder.path().join("club.tapis"), "Club", Language::Fr, day(1)).unwrap();
        let season = SeasonDraft {
            id: None,
            name: "2026".to_owned(),
            starts_on: day(1),
            ends_on: day(31),
            best_n: None,
            min_played: 1,
        };
        let season = club.library().save_season(&season).unwrap();
        for no in 1..=10 {
            let draft = MemberDraft {
                first_name: "Ana".to_owned(),
                last_name: format!("Nom{no:02}"),
                ..MemberDraft::default()
            };
            club.library().save_member(draft, Millis::ZERO).unwrap();
        }
        Desk { folder, club, season }
    }

    fn act(&mut self, id: TournamentId, action: &Action) {
        self.club.play().act(id, action, Millis(1_000)).unwrap();
    }

    fn tournament(&mut self, name: &str, on: u32, end: EndCondition) -> TournamentId {
        let mut setup = freezeout(Language::Fr, day(on));
        setup.name = name.to_owned();
        setup.end = end;
        setup.points = PointsScheme::PerPlayer { each: Points(1_000), participation: Points::ZERO };
        setup.money = Some(Money {
            currency: "EUR".to_owned(),
            fee: Cents(1_000),
            club_part: Cents(200),
            rebuy_price: Cents::ZERO,
            addon_price: Cents::ZERO,
            re_entry: None,
            bounty_rounding: None,
            bounty: None,
        });
        self.club.tournaments().create_tournament(setup, Some(self.season), Millis::ZERO).unwrap()
    }

    fn begin(&mut self, id: TournamentId, members: std::ops::RangeInclusive<i64>) {
        for member in members {
            self.act(id, &Action::Register { member: MemberId(member), born: None, paid: true });
        }
        self.act(id, &Action::DrawSeats);
        self.act(id, &Action::Start);
    }

    fn bust(&mut self, id: TournamentId, entry: u32) {
        self.act(
            id,
            &Action::Bust { players: vec![BustLine { entry: EntryId(entry), by: None, stack: None }] },
        );
    }

    /// A flight whose first player goes out; the others end with these stacks.
    fn flight(
        &mut self,
        name: &str,
        on: u32,
        members: std::ops::RangeInclusive<i64>,
        stacks: &[i64],
    ) -> TournamentId {
        let id = self.tournament(name, on, EndCondition::Flight { last_level: 2 });
        self.begin(id, members);
        self.bust(id, 1);
        let stacks = (2..)
            .zip(stacks)
            .map(|(entry, chips)| CountedStack { entry: EntryId(entry), chips: Chips(*chips) })
            .collect();
        self.act(id, &Action::Finish { stacks });
        id
    }

    fn ahead(&mut self, id: TournamentId, carried: CarriedStacks) -> FlightsAhead {
        let wish = FlightsWish { flights: None, carried, level: None };
        self.club.entries().flights_ahead(Language::Fr, id, &wish).unwrap()
    }
}

fn stacks(ahead: &FlightsAhead) -> Vec<(i64, i64)> {
    ahead.players.iter().map(|player| (player.member.0, player.chips.0)).collect()
}

#[test]
fn survivors_of_two_flights_carry_their_stacks() {
    let mut desk = Desk::new();
    let first = desk.flight("1A", 2, 1..=4, &[5_000, 9_000, 25_000]);
    // Member 3 had survived already, and member 1 tries again.
    let second = desk.flight("1B", 3, 3..=7, &[11_000, 8_000, 7_000, 20_000]);
    let third = desk.flight("Un an plus tard", 30, 1..=3, &[10_000, 20_000]);
    let day_two = desk.tournament("Jour 2", 4, EndCondition::LastPlayer);

    let ahead = desk.ahead(day_two, CarriedStacks::Best);
    let found: Vec<TournamentId> = ahead.flights.iter().map(|flight| flight.tournament).collect();
    assert_eq!(found, [first, second], "{third} is played after the day on which they meet");
    assert_eq!(ahead.flights[0].missing, Chips(40_000 - 39_000));
    let best = [(4, 25_000), (7, 20_000), (3, 9_000), (5, 8_000), (6, 7_000), (2, 5_000)];
    assert_eq!(stacks(&ahead), best);
    assert_eq!(
        (ahead.field, ahead.entries, ahead.pool, ahead.level),
        (7, 9, Cents(9_000), 2),
        "each ended in its first level"
    );
    let all = desk.ahead(day_two, CarriedStacks::All);
    assert_eq!(stacks(&all)[0], (4, 36_000));

    desk.act(day_two, &all.action.unwrap());
    let again = desk.ahead(day_two, CarriedStacks::Best);
    assert!(again.action.is_some(), "what is joined here can be looked at again");
    let other = desk.tournament("Autre", 5, EndCondition::LastPlayer);
    let elsewhere = desk.ahead(other, CarriedStacks::Best);
    assert_eq!(elsewhere.flights[0].joined_in.as_deref(), Some("Jour 2"));
    assert_eq!(elsewhere.action, None);

    let view = desk.club.views().desk(Language::Fr, day_two, Millis(1_000)).unwrap().view;
    assert_eq!((view.pool, view.counts.due), (Cents(9_000), Cents::ZERO));
    let said: Vec<String> =
        desk.club.play().history(Language::Fr, day_two).unwrap().into_iter().map(|line| line.text).collect();
    assert!(said.iter().any(|line| line.contains("6 joueurs qualifiés")), "{said:?}");
    desk.club.play().undo(day_two, Millis(2_000)).unwrap();
    let view = desk.club.views().desk(Language::Fr, day_two, Millis(2_000)).unwrap().view;
    assert_eq!((view.pool, view.counts.entries, view.flights), (Cents::ZERO, 0, None));
    assert_eq!(desk.club.audit().verify().unwrap(), Vec::<String>::new());
}

#[test]
fn flights_of_another_currency_are_not_joined() {
    let mut desk = Desk::new();
    desk.flight("1A", 2, 1..=4, &[5_000, 9_000, 25_000]);
    let day_two = desk.tournament("Jour 2", 4, EndCondition::LastPlayer);
    let mut setup = desk.club.tournament(day_two).unwrap().setup().to_draft();
    setup.money.as_mut().unwrap().currency = "CHF".to_owned();
    desk.act(day_two, &Action::Amend { setup: Box::new(setup) });
    assert_eq!(desk.ahead(day_two, CarriedStacks::Best).flights, []);
}

#[test]
fn final_stacks_follow_from_season_points() {
    let mut desk = Desk::new();
    let evening = desk.tournament("Soirée", 2, EndCondition::LastPlayer);
    desk.begin(evening, 1..=4);
    for entry in 1..=3 {
        desk.bust(evening, entry);
    }
    desk.act(evening, &Action::Finish { stacks: Vec::new() });
    let last = desk.tournament("Finale", 20, EndCondition::LastPlayer);
    let wish = FinalWish {
        ranking: Ranking::from(desk.season),
        last_rank: Some(3),
        base: Some(Chips(5_000)),
        per_point: Some(Chips(151)),
        unit: Some(Chips(100)),
    };
    let found = desk.club.tables().final_stacks(Language::Fr, last, &wish).unwrap();
    let lines: Vec<(u32, i64, i64, i64)> =
        found.lines.iter().map(|line| (line.rank, line.member.0, line.points.0, line.chips.0)).collect();
    // 30, 20 and 10 points, or what the scheme gives; each stack is 5,000 and 151 for each point, rounded up to 100.
    let expected = |points: i64| (5_000 + 151 * points / 100 + 99) / 100 * 100;
    assert_eq!(lines.iter().map(|line| line.1).collect::<Vec<_>>(), [4, 3, 2]);
    for (_, _, points, chips) in &lines {
        assert_eq!(*chips, expected(*points));
    }
    assert!(lines.windows(2).all(|pair| pair[0].3 > pair[1].3));

    let usual = FinalWish { last_rank: None, base: None, per_point: None, unit: None, ..wish };
    let usual = desk.club.tables().final_stacks(Language::Fr, last, &usual).unwrap();
    let start = desk.club.tournament(last).unwrap().setup().starting_stack;
    assert_eq!((usual.base, usual.lines.len()), (start, 4));
    let leader = usual.lines[0].chips;
    assert!((start.0 * 19 / 10..=start.0 * 2 + usual.unit.0).contains(&leader.0), "{leader} of {start}");

    let players = found
        .lines
        .iter()
        .map(|line| EntryWithStack { member: line.member, born: None, chips: line.chips })
        .collect();
    desk.act(last, &Action::RegisterWithStacks { players, paid: false });
    let again = desk.club.tables().final_stacks(Language::Fr, last, &wish).unwrap();
    assert!(again.lines.iter().all(|line| line.inside));
    let view = desk.club.views().desk(Language::Fr, last, Millis(1_000)).unwrap().view;
    assert_eq!(view.entries[0].own_stack, Some(found.lines[0].chips));
    let (least, most) = (found.lines[2].chips, found.lines[0].chips);
    assert_eq!(desk.club.tournament(last).unwrap().flight_play().starting_stacks(), (least, most));
    let shown = plain(&number(Language::Fr, most.0));
    for kind in [DocumentKind::Structure, DocumentKind::Conditions] {
        let printed = desk.printed(kind, last);
        assert!(printed.contains(&shown) && !printed.contains("départ : 10"), "{printed}");
    }
    let booklet = desk.printed(DocumentKind::Rules, last);
    assert!(booklet.contains(&shown) && !booklet.contains("même cave, ici"), "{booklet}");
    let room = desk.club.room().view(Language::Fr, &[last], None, Millis(1_000)).unwrap();
    assert!(plain(&room.tournaments[0].stack).ends_with(&shown), "{}", room.tournaments[0].stack);
}
