//! Announced prizes through a whole evening: entries that come later, the director's decision, undo, the papers, the
//! telephones, and the club opened again.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, Chips, EntryId, Millis, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::engine::prizes::payouts::{MinimumCash, NamedPrize, Shares};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{About, Club, DocumentKind, DocumentOptions};

pub(crate) const START: Millis = Millis(1_795_291_200_000);
const MINUTE: Millis = Millis(60_000);

pub(crate) struct Evening {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) club: Club,
    pub(crate) id: TournamentId,
}

impl Evening {
    /// Ten players of 10 €, three places paid in whole euros: 50, 30 and 20 €; rebuys of 10 €.
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
        let mut club = Club::create(&folder.path().join("c.tapis"), "Cercle", Language::Fr, day).unwrap();
        let mut setup = tapis_club::rebuy(Language::Fr, day);
        setup.prizes.shares = Shares::Standard { places: Some(3) };
        setup.prizes.unit = Cents(100);
        setup.late_last_level = 4;
        let money = setup.money.as_mut().unwrap();
        (money.fee, money.club_part, money.rebuy_price, money.bounty) =
            (Cents(1_000), Cents::ZERO, Cents(1_000), None);
        let id = club.tournaments().create_tournament(setup, None, START).unwrap();
        let mut evening = Evening { folder, club, id };
        for number in 1..=10 {
            evening.enter(number);
        }
        evening.act(&Action::DrawSeats, 0);
        evening.act(&Action::Start, 0);
        evening
    }

    pub(crate) fn enter(&mut self, number: usize) {
        let names = [
            "Abel", "Bravo", "Cohen", "Durand", "Evrard", "Faure", "Garcia", "Henry", "Imbert", "Jolly",
            "Klein",
        ];
        let draft = MemberDraft {
            last_name: names[number - 1].to_owned(),
            first_name: "Ana".to_owned(),
            ..MemberDraft::default()
        };
        let member = self.club.library().save_member(draft, START).unwrap().id;
        self.act(&Action::Register { member, born: None, paid: true }, 1);
    }

    pub(crate) fn act(&mut self, action: &Action, minute: i64) {
        self.club.play().act(self.id, action, START + minute * MINUTE).unwrap();
    }

    pub(crate) fn refused(&mut self, action: &Action) -> String {
        let problem = self.club.play().act(self.id, action, START + MINUTE).unwrap_err();
        problem.message.say(Language::Fr)
    }

    pub(crate) fn out(&mut self, entries: std::ops::RangeInclusive<u32>) {
        for entry in entries.rev() {
            self.act(
                &Action::Bust { players: vec![BustLine { entry: EntryId(entry), by: None, stack: None }] },
                5,
            );
        }
    }

    pub(crate) fn view(&mut self) -> tapis_club::engine::views::TournamentView {
        self.club.views().desk(Language::Fr, self.id, START + 10 * MINUTE).unwrap().view
    }

    fn amounts(&mut self) -> Vec<i64> {
        self.view().payouts.iter().map(|payout| payout.amount.0).collect()
    }

    /// The text of a paper, on one line.
    pub(crate) fn paper(&mut self, kind: DocumentKind) -> String {
        let options = DocumentOptions { language: Some(Language::Fr), ..DocumentOptions::default() };
        let about = About::Tournament(self.id);
        let document = self.club.papers().document(kind, about, options, START + 20 * MINUTE).unwrap();
        assert_eq!(document.notices, [], "{kind:?}");
        let path = self.folder.path().join("read.pdf");
        std::fs::write(&path, document.bytes).unwrap();
        let told =
            std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
        let words = String::from_utf8(told.stdout).unwrap();
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

#[test]
fn late_entries_leave_announced_prizes_unchanged() {
    let mut evening = Evening::new();
    assert_eq!(evening.view().announced, None, "a club that never announces sees what it saw");
    evening.act(&Action::AnnouncePrizes, 2);
    assert_eq!(
        evening.refused(&Action::AnnouncePrizes),
        "Ces gains sont déjà annoncés et rien n’a changé depuis."
    );
    evening.enter(11);
    let announced = evening.view().announced.unwrap();
    assert!(announced.stale);
    assert_eq!((announced.unshared, announced.changes.len()), (Cents(1_000), 3));
    assert_eq!(evening.amounts(), [5_000, 3_000, 2_000]);
    let paper = evening.paper(DocumentKind::Prizes);
    assert!(paper.contains("Dotation : 110 €") && paper.contains("Non partagé : 10 €"), "{paper}");

    evening.act(&Action::AnnouncePrizes, 3);
    assert_eq!(evening.amounts(), [5_500, 3_300, 2_200]);
    assert!(!evening.view().announced.unwrap().stale);
    assert!(!evening.paper(DocumentKind::Prizes).contains("Non partagé"));
    evening.club.play().undo(evening.id, START + 3 * MINUTE).unwrap();
    assert!(evening.view().announced.unwrap().stale, "what was announced first stands again");
    let (id, at) = (evening.id, START + 3 * MINUTE);
    let said = evening.club.play().redo(id, at).unwrap();
    drop(said);
    evening.act(&Action::LiftAnnouncement, 4);
    assert_eq!((evening.view().announced, evening.amounts()), (None, vec![5_500, 3_300, 2_200]));
}

#[test]
fn kept_prizes_are_paid_and_papers_show_the_rest() {
    let mut evening = Evening::new();
    evening.act(&Action::AnnouncePrizes, 2);
    evening.act(&Action::Rebuy { entry: EntryId(3), stack: Chips::ZERO, paid: true }, 3);
    evening.act(&Action::KeepAnnounced { note: "Cagnotte de la saison".to_owned() }, 3);
    let announced = evening.view().announced.unwrap();
    assert!(!announced.stale, "somebody has decided");
    let phones = evening.club.phones().snapshot(START + 4 * MINUTE).unwrap().view(START + 4 * MINUTE);
    assert_eq!(phones.tournaments[0].clock.unshared, Cents(1_000));
    evening.out(2..=10);
    evening.act(&Action::Finish { stacks: Vec::new() }, 6);
    let view = evening.view();
    let prizes: Vec<i64> = view.results.iter().map(|line| line.prize.0).take(4).collect();
    assert_eq!(prizes, [5_000, 3_000, 2_000, 0]);
    for entry in 1..=3 {
        evening.act(&Action::HandPrize { entry: EntryId(entry), handed: true }, 7);
    }
    let view = evening.view();
    assert_eq!(
        (view.handed.amount, view.handed.owed, view.handed.till),
        (Cents(10_000), Cents::ZERO, Cents(1_000))
    );
    let payouts = evening.paper(DocumentKind::Payouts);
    assert!(payouts.contains("Non partagé : 10 € (Cagnotte de la saison)."), "{payouts}");
    let report = evening.paper(DocumentKind::Report);
    assert!(report.contains("Dotation non partagée (Cagnotte de la 10 €"), "{report}");
    let history = evening.club.play().history(Language::Fr, evening.id).unwrap();
    let said = |words: &str| history.iter().any(|line| line.text.replace('\u{a0}', " ") == words);
    assert!(said("Gains annoncés") && said("Gains annoncés gardés : Cagnotte de la saison"), "{history:?}");

    // Opened again, it is what it was.
    let before = serde_json::to_value(evening.view().announced).unwrap();
    let Evening { folder, club, id } = evening;
    drop(club);
    let club = Club::open(&folder.path().join("c.tapis"), START + 30 * MINUTE).unwrap();
    let mut evening = Evening { folder, club, id };
    assert_eq!(serde_json::to_value(evening.view().announced).unwrap(), before);
}

#[test]
fn the_minimum_is_refused_and_printed() {
    let mut evening = Evening::new();
    let mut plan = evening.view().setup.prizes;
    plan.minimum = Some(MinimumCash::Amount { amount: Cents(2_500) });
    let mut own = plan.clone();
    own.shares = Shares::Amounts { amounts: [6_000, 2_000].map(Cents).to_vec() };
    let problem =
        evening.club.play().act(evening.id, &Action::ChangePrizes { plan: own }, START).unwrap_err();
    let said: Vec<String> = problem.fields.iter().map(|(_, reason)| reason.say(Language::Fr)).collect();
    assert!(said.join(" ").contains("le montant de la place 2 est au-dessous du gain minimal"), "{said:?}");
    evening.act(&Action::ChangePrizes { plan }, 1);
    assert_eq!(evening.amounts(), [4_700, 2_800, 2_500]);
}

#[test]
fn the_best_newcomers_prize_is_handed_over() {
    let mut evening = Evening::new();
    let mut plan = evening.view().setup.prizes;
    plan.named = vec![NamedPrize {
        name: "Meilleure débutante".to_owned(),
        amount: Cents(1_000),
        thing: Some("Livre".to_owned()),
        value: Some(Cents(1_500)),
        donor: Some("Librairie".to_owned()),
    }];
    evening.act(&Action::ChangePrizes { plan }, 1);
    assert_eq!(evening.amounts(), [4_500, 2_700, 1_800], "of 100 €, 10 are for the newcomer");
    let prize = || "Meilleure débutante".to_owned();
    let nobody = Action::HandNamed { prize: prize(), handed: true };
    assert_eq!(
        evening.refused(&nobody).replace(['\u{a0}', '\u{202f}'], " "),
        "Le prix « Meilleure débutante » n’est encore à personne."
    );
    evening.out(2..=10);
    evening.act(&Action::GiveNamed { prize: prize(), entry: Some(EntryId(3)) }, 5);
    evening.act(&Action::GiveNamed { prize: prize(), entry: Some(EntryId(7)) }, 5);
    let phones = evening.club.phones().snapshot(START + 5 * MINUTE).unwrap().view(START + 5 * MINUTE);
    assert_eq!(phones.tournaments[0].named[0].amount, Cents(1_000));
    assert!(phones.tournaments[0].named[0].winner.is_some());
    evening.act(&Action::Finish { stacks: Vec::new() }, 6);
    evening.act(&Action::HandNamed { prize: prize(), handed: true }, 8);
    let handed = evening.view().handed;
    assert_eq!((handed.amount, handed.owed), (Cents(1_000), Cents(9_000)));
    for kind in [DocumentKind::Prizes, DocumentKind::Payouts, DocumentKind::Report] {
        let paper = evening.paper(kind);
        for part in ["Autres prix", "Meilleure débu", "Livre", "Ana Garcia"] {
            assert!(paper.contains(part), "{kind:?}: {part} in\n{paper}");
        }
        // The places make 90 €, everything together 100 €.
        let sums = ["Gains : 100 €.", "Total 90 €"];
        assert!(kind != DocumentKind::Payouts || sums.iter().all(|sum| paper.contains(sum)), "{paper}");
    }
    // All that the file holds about her, and what she has won in all.
    let member = evening.view().entries[6].member;
    let data = evening.club.privacy().member_data(member).unwrap();
    let json = serde_json::to_string(&data).unwrap();
    assert!(json.contains("Meilleure débutante"), "{json}");
    let history = evening.club.play().history(Language::Fr, evening.id).unwrap();
    let said = history.iter().map(|line| line.text.replace(['\u{a0}', '\u{202f}'], " ")).collect::<Vec<_>>();
    assert!(said.iter().any(|text| text == "Prix « Meilleure débutante » attribué à Ana Garcia"), "{said:?}");

    // Undone, it is hers and not handed over.
    evening.club.play().undo(evening.id, START + 10 * MINUTE).unwrap();
    let line = &evening.view().named[0];
    assert_eq!((line.winner, line.handed.is_none()), (Some(EntryId(7)), true));
}
