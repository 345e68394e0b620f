//! The draws of an evening can be made again from its evidence, with what the club tells.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use ed25519_dalek::{Signer, SigningKey};
use tapis_club::engine::Action;
use tapis_club::engine::base::draw::Seed;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, TournamentId};
use tapis_club::engine::journal::action::{BustLine, Newcomer};
use tapis_club::engine::journal::event::{Event, read_events};
use tapis_club::engine::rules::game::Game;
use tapis_club::engine::setup::RoomTable;
use tapis_club::engine::state::blocked_seats::BlockedSeats;
use tapis_club::engine::state::tournament::Tournament;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, Keys};
use tapis_league::{
    Again, Bundle, BundleLine, Draw, DrawKind, EVIDENCE_VERSION, Evidence, EvidenceHead, EvidenceWriter,
    Hash, Row, RowContent, SignedEvening, origin,
};

use crate::paper_trail::START;

/// A club with an evening in a room of tables of two sizes.
struct Night {
    folder: tempfile::TempDir,
    club: Club,
    id: TournamentId,
    members: Vec<MemberId>,
}

impl Night {
    fn of(members: usize) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        let mut club = Club::create(&folder.path().join("c.tapis"), "Les As", Language::En, day).unwrap();
        let mut setup = tapis_club::rebuy(Language::En, day);
        setup.tables = (1..=12).map(|no| RoomTable::new(no, if no % 3 == 0 { 6 } else { 8 })).collect();
        (setup.seats_per_table, setup.final_table_seats, setup.late_last_level) = (8, 8, 4);
        let id = club.tournaments().create_tournament(setup, None, START).unwrap();
        let member = |index: usize| {
            let draft = MemberDraft {
                last_name: format!("Name{index}"),
                first_name: "Ana".into(),
                ..MemberDraft::default()
            };
            club.library().save_member(draft, START).unwrap().id
        };
        let members = (0..members).map(member).collect();
        Night { folder, club, id, members }
    }

    fn act(&mut self, action: &Action) {
        self.club.play().act(self.id, action, START).unwrap();
    }

    fn state(&mut self) -> &Tournament {
        self.club.tournament(self.id).unwrap()
    }

    fn register(&mut self, members: std::ops::Range<usize>) {
        let members = self.members[members].to_vec();
        for member in members {
            self.act(&Action::Register { member, born: None, paid: false });
        }
    }

    /// The players who are left go out until so many are.
    fn bust(&mut self, until: usize) {
        loop {
            let alive: Vec<EntryId> = self.state().alive().map(|entry| entry.id).collect();
            if alive.len() <= until {
                return;
            }
            let entry = alive[alive.len() * 2 / 5];
            let by = alive.iter().copied().find(|other| *other != entry);
            self.act(&Action::Bust { players: vec![BustLine { entry, by, stack: None }] });
            self.break_what_can();
        }
    }

    /// Breaks the tables whose players find seats elsewhere.
    fn break_what_can(&mut self) {
        let tables = self.state().tables();
        let Some((no, last)) = tables.iter().next_back() else { return };
        if tables.len() > 2 && last.players() + last.free().len() <= tables.free_seats() {
            let table = *no;
            self.act(&Action::BreakTable { table });
        }
    }

    /// A whole evening with all that draws seats; a player who draws after `Unregister` has left the room.
    fn play(&mut self) {
        self.register(0..50);
        self.act(&Action::ReserveSeat { entry: EntryId(4), table: 2, seat: 5 });
        self.act(&Action::ReserveSeat { entry: EntryId(9), table: 3, seat: 1 });
        self.act(&Action::ReserveSeat { entry: EntryId(11), table: 1, seat: 1 });
        self.act(&Action::LiftReservation { entry: EntryId(11) });
        let tables =
            vec![BlockedSeats { table: 2, seats: vec![1] }, BlockedSeats { table: 8, seats: vec![3, 4] }];
        self.act(&Action::BlockSeats { tables });
        self.act(&Action::DrawSeats);
        self.act(&Action::DrawSeats);
        self.act(&Action::DrawSeats);
        self.club.play().undo(self.id, START).unwrap();
        self.act(&Action::Unregister { entry: EntryId(20), why: None });
        self.register(50..54);
        self.act(&Action::Start);
        self.register(54..60);
        self.club.play().undo(self.id, START).unwrap();
        self.act(&Action::Pay { entry: EntryId(3), amount: Cents(500) });
        let newcomer = |member: &MemberId| Newcomer { member: *member, born: None };
        let players = self.members[60..70].iter().map(newcomer).collect();
        self.act(&Action::RegisterSeveral { players, paid: true });
        self.act(&Action::OpenTable { table: 12 });
        self.register(70..74);
        self.act(&Action::Bust { players: vec![BustLine { entry: EntryId(7), by: None, stack: None }] });
        self.act(&Action::Revive { entry: EntryId(7) });
        self.bust(45);
        self.act(&Action::RedrawSeats);
        self.act(&Action::BlockSeats { tables: vec![BlockedSeats { table: 8, seats: vec![] }] });
        self.bust(8);
        self.act(&Action::DrawFinalTable { table: None });
        self.club.play().undo(self.id, START).unwrap();
        self.act(&Action::DrawFinalTable { table: None });
        self.end();
    }

    fn end(&mut self) {
        while self.state().alive().count() > 1 {
            let entry = self.state().alive().next().unwrap().id;
            self.act(&Action::Bust { players: vec![BustLine { entry, by: None, stack: None }] });
        }
        self.act(&Action::Finish { stacks: Vec::new() });
    }

    /// The rows and the evening as they are sent.
    fn sent(&mut self) -> ClubBundle {
        let bundle =
            self.club.league().league_bundle(None, &Keys::of(self.folder.path()), START).unwrap().bytes;
        let bundle = Bundle::open(&bundle).unwrap();
        let mut lines = bundle.lines().unwrap();
        let mut rows = Vec::new();
        loop {
            match lines.next().unwrap().unwrap() {
                BundleLine::Row(row, _) => rows.push(row.into_owned()),
                BundleLine::Evening(evening) => return ClubBundle { rows, signed: evening.signed },
                BundleLine::Member(_) | BundleLine::Journal(_) => {}
            }
        }
    }

    /// Number of draws in the journal.
    fn drawn(&self) -> usize {
        let path = self.folder.path().join("c.tapis");
        let file = rusqlite::Connection::open(path).unwrap();
        let sql = "SELECT version, events FROM journal WHERE tournament_id = ?1 AND kind = 'action'";
        let mut rows = file.prepare(sql).unwrap();
        let texts = rows.query_map([self.id.0], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)));
        let draws = |event: &Event| {
            matches!(
                event,
                Event::SeatsDrawn { .. } | Event::LateSeated { .. } | Event::Moved { seed: Some(_), .. }
            )
        };
        let of = |(version, text): (i64, String)| read_events(version, &text).unwrap();
        texts.unwrap().map(|row| of(row.unwrap()).iter().filter(|event| draws(event)).count()).sum()
    }
}

/// Bundle of a club about an evening.
struct ClubBundle {
    rows: Vec<Row<'static>>,
    signed: SignedEvening,
}

impl ClubBundle {
    /// Its draws, once the club has chained and signed everything as it should.
    fn draws(&self) -> Vec<Draw> {
        let key = SigningKey::from_bytes(&[3; 32]);
        let mut evening = self.signed.evening.clone();
        evening.head =
            self.rows.iter().fold(origin(evening.club, evening.journal), |before, row| row.hash(before));
        let head = EvidenceHead {
            tapis_evidence: EVIDENCE_VERSION,
            club: evening.club,
            name: "Les As".into(),
            key: Hash(key.verifying_key().to_bytes()),
        };
        let text = serde_json::to_string(&evening).unwrap();
        let signature = key.sign(format!("tapis-evening 1\n{text}").as_bytes()).to_bytes();
        let mut writer = EvidenceWriter::new(Vec::new(), &head, evening.journal).unwrap();
        for row in &self.rows {
            writer.row(row).unwrap();
        }
        let bytes = writer.finish(&SignedEvening { evening, text, signature }).unwrap();
        Evidence::open(&bytes).unwrap().draws()
    }

    /// The same with another text in a row.
    fn with(&self, row: u64, change: impl Fn(&str) -> String) -> Self {
        let mut rows = self.rows.clone();
        let found = rows.iter_mut().find(|one| one.seq == row).unwrap();
        let RowContent::Told { text, .. } = &mut found.content else { panic!("told") };
        let changed = change(text);
        assert_ne!(*text, changed);
        *text = changed.into();
        ClubBundle { rows, signed: self.signed.clone() }
    }

    fn text(&self, row: u64) -> &str {
        match &self.rows.iter().find(|one| one.seq == row).unwrap().content {
            RowContent::Told { text, .. } => text,
            RowContent::Withheld { .. } => panic!("told"),
        }
    }
}

/// Numbers of draws that are the same, different and not disclosed.
fn counted(draws: &[Draw]) -> [usize; 3] {
    [Again::Same, Again::Different, Again::NotTold]
        .map(|again| draws.iter().filter(|draw| draw.again == again).count())
}

#[test]
fn every_draw_of_a_large_evening_is_made_again() {
    let mut night = Night::of(74);
    night.play();
    let sent = night.sent();
    let draws = sent.draws();
    let kinds = |kind| draws.iter().filter(|draw| draw.kind == kind).count();
    assert_eq!(kinds(DrawKind::Seats), 3);
    assert!(kinds(DrawKind::Late) > 20 && kinds(DrawKind::Move) > 5, "{draws:#?}");
    assert_eq!(draws.len(), night.drawn(), "all of them are told");
    assert_eq!(counted(&draws), [draws.len(), 0, 0], "{draws:#?}");
    assert!(draws.iter().filter(|draw| !draw.stands).count() >= 3, "also those that were undone");

    // A club that tells another seed, or other seats, than it drew is found, wherever no later row contradicts it.
    for draw in draws.iter().filter(|draw| draw.stands) {
        // Another seed may by chance give a single seat again, and does where only one is free.
        let other = |byte: u8| {
            let seed = Seed([byte; 32]);
            let forged = sent.with(draw.row, |text| text.replace(&draw.seed.to_string(), &seed.to_string()));
            forged.draws().into_iter().find(|one| one.row == draw.row && one.seed == seed).unwrap().again
        };
        let again = (70..80).map(other).find(|again| *again != Again::Same);
        let only = sent.text(draw.row).contains(&format!("\"{}\",\"among\":1}}", draw.seed));
        assert_eq!(again, (!only).then_some(Again::Different), "{draw:?}");
    }
    let last = draws.iter().rfind(|draw| draw.stands && draw.kind == DrawKind::Seats).unwrap();
    let swapped = sent.with(last.row, |text| {
        text.replace("\"entry\":1,", "\"entry\":0,")
            .replace("\"entry\":2,", "\"entry\":1,")
            .replace("\"entry\":0,", "\"entry\":2,")
    });
    let swapped = swapped.draws();
    assert_eq!(swapped.iter().find(|one| one.row == last.row).unwrap().again, Again::Different);

    // Rows that are withheld accuse nobody, and the others still give what they tell.
    let mut less = ClubBundle { rows: sent.rows.clone(), signed: sent.signed.clone() };
    for row in &mut less.rows {
        let RowContent::Told { text, .. } = &row.content else { continue };
        if ["withheld", "absent_removed"].iter().any(|word| text.contains(word)) {
            row.content = RowContent::Withheld { digest: row.content.digest() };
        }
    }
    let less = less.draws();
    let [same, different, _] = counted(&less);
    assert_eq!((different, less.len()), (0, 3 + kinds(DrawKind::Move)), "{less:#?}");
    assert!(same >= 2, "the draws of the final table rest on nothing else: {less:#?}");
}

/// A disqualification stays in the club: from then on the rows do not tell who sits where, and nobody is accused.
#[test]
fn what_is_withheld_accuses_nobody() {
    use tapis_club::engine::state::penalties::{Offence, Sanction};
    let mut night = Night::of(21);
    night.register(0..20);
    night.act(&Action::DrawSeats);
    night.act(&Action::Start);
    // Table 3 is the small one: with him gone, the next latecomer has the only seat that is free there.
    let entry = night.state().alive().find(|entry| entry.seat().is_some_and(|at| at.table == 3)).unwrap().id;
    let penalty = Action::Penalise {
        entry,
        offence: Offence::OutOfTurn,
        sanction: Sanction::Disqualified,
        note: String::new(),
        stack: None,
    };
    night.act(&penalty);
    night.register(20..21);
    night.bust(8);
    night.act(&Action::DrawFinalTable { table: None });
    night.end();
    let sent = night.sent();
    let in_part = sent.rows.iter().filter(|row| match &row.content {
        RowContent::Told { text, .. } => text.contains("withheld"),
        RowContent::Withheld { .. } => false,
    });
    assert_eq!(in_part.count(), 1, "the latecomer alone");
    let draws = sent.draws();
    let [same, different, unknown] = counted(&draws);
    assert_eq!((different, same + unknown), (0, draws.len()), "{draws:#?}");
    assert_eq!(draws[1].again, Again::NotTold, "{unknown}: {draws:#?}");
    assert_eq!(draws.last().unwrap().again, Again::Same, "the final table rests on nothing else");
}

/// A bracket and drawn rounds, teams drawn apart, and movers that are drawn because nobody has the button.
#[test]
fn rounds_teams_and_drawn_movers_are_made_again() {
    use tapis_club::engine::setup::rounds::{Pairing, Rounds};
    use tapis_club::engine::setup::teams::TeamList;
    for pairing in [Pairing::Bracket, Pairing::Draw] {
        let mut night = Night::of(11);
        let mut setup = tapis_club::freezeout(Language::En, night.state().setup().date);
        setup.tables = (1..=8).map(|no| RoomTable::new(no, if no == 2 { 3 } else { 2 })).collect();
        (setup.seats_per_table, setup.late_last_level) = (2, 0);
        setup.rounds = Some(Rounds { pairing, ..Rounds::default() });
        let setup = Box::new(setup);
        night.act(&Action::Amend { setup });
        night.register(0..11);
        night.act(&Action::DrawSeats);
        night.act(&Action::Start);
        loop {
            let seated: Vec<Vec<EntryId>> = night
                .state()
                .tables()
                .values()
                .map(|table| table.seats.iter().flatten().copied().collect())
                .collect();
            for losers in seated.iter().filter(|players| players.len() > 1).map(|players| &players[1..]) {
                for entry in losers {
                    let line = BustLine { entry: *entry, by: None, stack: None };
                    night.act(&Action::Bust { players: vec![line] });
                }
            }
            if night.state().alive().count() == 1 {
                break;
            }
            night.act(&Action::DrawRound);
        }
        night.act(&Action::Finish { stacks: Vec::new() });
        let sent = night.sent();
        let draws = sent.draws();
        assert!(draws.len() >= 4, "{draws:#?}");
        assert_eq!(counted(&draws), [draws.len(), 0, 0], "{pairing:?}: {draws:#?}");
        let second = draws[1].row;
        // At tables for two another seed gives the same now and then.
        let other = |byte: u8| {
            let seed = Seed([byte; 32]).to_string();
            sent.with(second, |text| text.replace(&draws[1].seed.to_string(), &seed)).draws()[1].again
        };
        let others: Vec<Again> = (0..40).map(other).collect();
        assert!(!others.contains(&Again::NotTold), "{pairing:?}: {others:?}");
        assert!(
            others.iter().filter(|again| **again == Again::Different).count() > 20,
            "{pairing:?}: {others:?}"
        );
    }
    let mut night = Night::of(20);
    let mut setup = night.state().setup().to_draft().playing(Game::Razz);
    let team = |name: &str, members: &[MemberId]| TeamList { name: name.into(), members: members.to_vec() };
    setup.teams = vec![team("As", &night.members[..5]), team("Rois", &night.members[5..9])];
    night.act(&Action::Amend { setup: Box::new(setup) });
    night.register(0..20);
    night.act(&Action::DrawSeats);
    night.act(&Action::Start);
    for _ in 0..3 {
        let shorter = *night.state().tables().keys().next_back().unwrap();
        let alive = night.state().alive().find(|entry| entry.seat().is_some_and(|at| at.table == shorter));
        let line = BustLine { entry: alive.unwrap().id, by: None, stack: None };
        night.act(&Action::Bust { players: vec![line] });
    }
    let shorter = *night.state().tables().keys().next_back().unwrap();
    night.act(&Action::Balance { from: 1, to: shorter, entry: None, seat: None });
    night.bust(2);
    night.end();
    let draws = night.sent().draws();
    assert!(draws.len() > 2, "{draws:#?}");
    assert_eq!(counted(&draws), [draws.len(), 0, 0], "{draws:#?}");
}
