//! The dues of a season: what is owed and paid, receipts without gaps, and what registration says of it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, MemberId, Millis, SeasonId, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::{DuePaymentDraft, Means, MemberDraft, MemberDue, SeasonDraft, SeasonDue};
use tapis_club::{About, Club, DocumentKind, DocumentOptions, EntryChecks, EntryPolicy, Problem, freezeout};

fn day(month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, month, day).unwrap()
}

const TODAY: (u32, u32) = (11, 20);

struct Desk {
    _folder: tempfile::TempDir,
    club: Club,
    season: SeasonId,
    id: TournamentId,
}

impl Desk {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.tapis");
        let mut club = Club::create(&path, "Club", Language::En, day(11, 20)).unwrap();
        let draft = SeasonDraft {
            id: None,
            name: "2026-2027".to_owned(),
            starts_on: day(9, 1),
            ends_on: day(12, 31),
            best_n: None,
            min_played: 1,
        };
        let season = club.library().save_season(&draft).unwrap();
        let setup = freezeout(Language::En, day(11, 20));
        let id = club.tournaments().create_tournament(setup, Some(season), Millis::ZERO).unwrap();
        let desk = Desk { _folder: folder, club, season, id };
        desk.due(Some(3_000)).unwrap();
        desk
    }

    fn due(&self, amount: Option<i64>) -> Result<(), Problem> {
        let due = amount.map(|amount| SeasonDue { amount: Cents(amount), currency: "EUR".to_owned() });
        self.club.membership().set_season_due(self.season, due.as_ref())
    }

    fn member(&mut self, last: &str, with: MemberDraft) -> MemberId {
        let draft = MemberDraft { last_name: last.to_owned(), first_name: "Une".to_owned(), ..with };
        self.club.library().save_member(draft, Millis::ZERO).unwrap().id
    }

    fn pay(&self, member: MemberId, amount: i64, means: Means) -> Result<i64, Problem> {
        let (season, amount, paid_on) = (self.season, Cents(amount), day(9, 10));
        self.club
            .membership()
            .pay_due(&DuePaymentDraft { season, member, paid_on, amount, means }, day(TODAY.0, TODAY.1))
    }

    /// Family name, what is owed, paid and still to pay.
    fn lines(&self) -> Vec<(String, i64, i64, i64)> {
        let found = self.club.membership().dues(Language::En, self.season).unwrap();
        found.lines.into_iter().map(|line| (line.last_name, line.owes.0, line.paid.0, line.rest.0)).collect()
    }

    fn remarks(&mut self) -> Vec<(MemberId, bool, String)> {
        let found = self.club.entries().entry_remarks(Language::En, self.id).unwrap();
        found.into_iter().map(|one| (one.member, one.refused, one.words.join(" "))).collect()
    }
}

fn code<T: std::fmt::Debug>(done: Result<T, Problem>) -> String {
    done.unwrap_err().code
}

#[test]
fn dues_add_up_by_member_and_means() {
    let mut desk = Desk::new();
    let full = desk.member("Arnaud", MemberDraft::default());
    let part = desk.member("Bernard", MemberDraft::default());
    let free = desk.member("Caron", MemberDraft::default());
    desk.member("Denis", MemberDraft { guest: true, ..MemberDraft::default() });
    let honorary = MemberDue { member: free, amount: Cents::ZERO, reason: "Membre d’honneur".to_owned() };
    desk.club.membership().set_member_due(desk.season, free, Some(&honorary)).unwrap();
    assert_eq!(desk.pay(full, 3_000, Means::Cheque).unwrap(), 1);
    assert_eq!(desk.pay(part, 1_000, Means::Cash).unwrap(), 2);
    assert_eq!(desk.pay(part, 500, Means::Cash).unwrap(), 3);

    let expected = [("Arnaud", 3_000, 3_000, 0), ("Bernard", 3_000, 1_500, 1_500), ("Caron", 0, 0, 0)];
    assert_eq!(desk.lines(), expected.map(|(name, owes, paid, rest)| (name.to_owned(), owes, paid, rest)));
    let totals = desk.club.membership().dues(Language::En, desk.season).unwrap().totals;
    assert_eq!((totals.owed, totals.paid, totals.rest), (Cents(6_000), Cents(4_500), Cents(1_500)));
    assert_eq!(totals.open, 1);
    let means: Vec<_> = totals.by_means.iter().map(|one| (one.means, one.count, one.amount.0)).collect();
    assert_eq!(means, [(Means::Cash, 2, 1_500), (Means::Cheque, 1, 3_000)]);

    // Once the amount of their own is removed, the member owes as much as the others.
    desk.club.membership().set_member_due(desk.season, free, None).unwrap();
    assert_eq!(desk.lines()[2], ("Caron".to_owned(), 3_000, 0, 3_000));
}

#[test]
fn impossible_dues_are_refused() {
    let mut desk = Desk::new();
    let member = desk.member("Arnaud", MemberDraft::default());
    assert_eq!(code(desk.pay(member, 3_001, Means::Cash)), "dues-too_much");
    assert_eq!(code(desk.pay(member, 0, Means::Cash)), "dues-amount_impossible");
    let guest = desk.member("Hôte", MemberDraft { guest: true, ..MemberDraft::default() });
    for amount in [0, 500] {
        assert_eq!(code(desk.pay(guest, amount, Means::Cash)), "dues-nothing_owed");
    }
    assert_eq!(code(desk.pay(member, -500, Means::Cash)), "dues-amount_impossible");
    assert_eq!(code(desk.pay(MemberId(99), 500, Means::Cash)), "store-not_found");
    assert_eq!(code(desk.due(Some(0))), "dues-amount_impossible");
    assert_eq!(code(desk.due(Some(1_000_001))), "dues-amount_impossible");
    let odd = SeasonDue { amount: Cents(3_000), currency: "euro".to_owned() };
    assert_eq!(code(desk.club.membership().set_season_due(desk.season, Some(&odd))), "dues-currency_unknown");
    let (season, amount, means) = (desk.season, Cents(500), Means::Cash);
    let tomorrow = DuePaymentDraft { season, member, paid_on: day(11, 21), amount, means };
    assert_eq!(code(desk.club.membership().pay_due(&tomorrow, day(11, 20))), "dues-to_come");
    let blank = MemberDue { member, amount: Cents(500), reason: "  ".to_owned() };
    assert_eq!(
        code(desk.club.membership().set_member_due(season, member, Some(&blank))),
        "dues-reason_missing"
    );
    assert_eq!(desk.lines(), [("Arnaud".to_owned(), 3_000, 0, 3_000)]);

    // A payment keeps its currency and its due.
    desk.pay(member, 500, Means::Cash).unwrap();
    assert_eq!(code(desk.due(None)), "dues-paid_in_it");
    let francs = SeasonDue { amount: Cents(3_000), currency: "CHF".to_owned() };
    assert_eq!(code(desk.club.membership().set_season_due(season, Some(&francs))), "dues-paid_in_it");
    desk.due(Some(4_000)).unwrap();
    assert_eq!(desk.lines(), [("Arnaud".to_owned(), 4_000, 500, 3_500)]);
}

#[test]
fn a_cancelled_payment_keeps_its_number() {
    let mut desk = Desk::new();
    let member = desk.member("Arnaud", MemberDraft::default());
    desk.pay(member, 3_000, Means::Card).unwrap();
    assert_eq!(code(desk.club.membership().cancel_due_payment(1, day(11, 20), "")), "dues-reason_missing");
    assert_eq!(code(desk.club.membership().cancel_due_payment(7, day(11, 20), "Erreur")), "store-not_found");
    desk.club.membership().cancel_due_payment(1, day(11, 20), "Erreur de nom").unwrap();
    assert_eq!(
        code(desk.club.membership().cancel_due_payment(1, day(11, 20), "Encore")),
        "dues-already_cancelled"
    );
    assert_eq!(desk.lines(), [("Arnaud".to_owned(), 3_000, 0, 3_000)]);
    assert_eq!(desk.pay(member, 3_000, Means::Cash).unwrap(), 2, "no number is given twice");
    let payments = desk.club.membership().dues(Language::En, desk.season).unwrap().lines.remove(0).payments;
    let told: Vec<_> = payments.iter().map(|one| (one.number, one.cancelled.is_some())).collect();
    assert_eq!(told, [(1, true), (2, false)]);
}

#[test]
fn registration_reports_or_refuses_unpaid_dues() {
    let mut desk = Desk::new();
    let member = desk.member("Arnaud", MemberDraft::default());
    desk.member("Denis", MemberDraft { guest: true, ..MemberDraft::default() });
    assert_eq!(desk.remarks(), [(member, false, "€30 of dues is still to be paid.".to_owned())]);
    let register = Action::Register { member, born: None, paid: false };
    let strict = EntryChecks { unpaid: EntryPolicy::Refused, ..EntryChecks::default() };
    desk.club.entries().set_entry_checks(&strict).unwrap();
    let refused = desk.club.play().act(desk.id, &register, Millis::ZERO).unwrap_err();
    assert!(refused.message.say(Language::En).contains("€30 of dues"), "{refused:?}");
    desk.pay(member, 3_000, Means::Cash).unwrap();
    assert_eq!(desk.remarks(), []);
    desk.club.play().act(desk.id, &register, Millis::ZERO).unwrap();
}

#[test]
fn full_payment_extends_the_card() {
    let mut desk = Desk::new();
    let until = |until| MemberDraft { valid_until: until, ..MemberDraft::default() };
    let short = desk.member("Arnaud", until(Some(day(8, 31))));
    let without = desk.member("Bernard", until(None));
    let long = desk.member("Caron", until(NaiveDate::from_ymd_opt(2030, 1, 1)));
    desk.pay(short, 1_000, Means::Cash).unwrap();
    let valid = |member| desk.club.library().member_there(member).unwrap().card.valid_until;
    assert_eq!(valid(short), Some(day(8, 31)), "a part is not enough");
    for (member, amount) in [(short, 2_000), (without, 3_000), (long, 3_000)] {
        desk.pay(member, amount, Means::Cash).unwrap();
    }
    let valid = |member| desk.club.library().member_there(member).unwrap().card.valid_until;
    assert_eq!(valid(short), Some(day(12, 31)));
    assert_eq!(valid(without), None);
    assert_eq!(valid(long), NaiveDate::from_ymd_opt(2030, 1, 1));
}

#[test]
fn an_erased_member_stays_nameless_in_the_accounts() {
    let mut desk = Desk::new();
    let member = desk.member("Arnaud", MemberDraft::default());
    desk.pay(member, 1_000, Means::Cash).unwrap();
    desk.pay(member, 2_000, Means::Cash).unwrap();
    desk.club.membership().cancel_due_payment(1, day(11, 20), "Arnaud a repris son chèque").unwrap();
    let reduced = MemberDue { member, amount: Cents(2_000), reason: "Arnaud, étudiant".to_owned() };
    desk.club.membership().set_member_due(desk.season, member, Some(&reduced)).unwrap();
    desk.club.library().erase_member(member, Millis(1)).unwrap();
    let found = desk.club.membership().dues(Language::En, desk.season).unwrap();
    assert_eq!(found.totals.paid, Cents(2_000));
    let said = format!("{found:?}");
    assert!(!said.contains("Arnaud"), "{said}");
    assert_eq!(desk.club.audit().verify().unwrap(), Vec::<String>::new());
}

#[test]
fn the_register_and_the_receipts_are_printed() {
    let mut desk = Desk::new();
    let paid =
        desk.member("Arnaud", MemberDraft { number: Some("A-7".to_owned()), ..MemberDraft::default() });
    let open = desk.member("Bernard", MemberDraft::default());
    desk.pay(paid, 3_000, Means::Cheque).unwrap();
    desk.pay(open, 1_000, Means::Transfer).unwrap();
    desk.club.membership().cancel_due_payment(2, day(11, 20), "Wrong name").unwrap();
    let season = desk.season;
    let folder = tempfile::tempdir().unwrap();
    let mut read = |kind, about| {
        let options = DocumentOptions { language: Some(Language::En), ..DocumentOptions::default() };
        let printed = desk.club.papers().document(kind, about, options, Millis::ZERO).unwrap();
        let path = folder.path().join("printed.pdf");
        std::fs::write(&path, printed.bytes).unwrap();
        let text =
            std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
        String::from_utf8(text.stdout).unwrap()
    };
    let register = read(DocumentKind::Dues, About::Season(season));
    for said in ["A-7", "Arnaud", "Bernard", "€30", "10 Sep 2026", "Cheque", "cancelled: Wrong name", "Till"]
    {
        assert!(register.contains(said), "{said}: {register}");
    }
    let receipts = read(DocumentKind::DueReceipts, About::Season(season));
    assert!(receipts.contains("Receipt no. 1") && receipts.contains("Receipt no. 2"), "{receipts}");
    let own = read(DocumentKind::DueReceipts, About::Member(paid));
    assert!(own.contains("Arnaud") && own.contains("Thirty euros") && !own.contains("Bernard"), "{own}");
}

#[test]
fn the_register_says_what_was_overpaid() {
    let mut desk = Desk::new();
    let paid = desk.member("Arnaud", MemberDraft::default());
    desk.member("Bernard", MemberDraft::default());
    desk.pay(paid, 3_000, Means::Cheque).unwrap();
    desk.due(Some(2_500)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let options = DocumentOptions { language: Some(Language::En), ..DocumentOptions::default() };
    let about = About::Season(desk.season);
    let printed = desk.club.papers().document(DocumentKind::Dues, about, options, Millis::ZERO).unwrap();
    let path = folder.path().join("printed.pdf");
    std::fs::write(&path, printed.bytes).unwrap();
    let text = std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
    let register = String::from_utf8(text.stdout).unwrap();
    assert!(register.contains("overpaid €5"), "{register}");
    assert!(!register.contains("−€5"), "{register}");
}
