//! Personal data: all that is held about one person, the periods after which erasing is proposed, the register.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::{Local, Months, NaiveDate};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Millis};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::locale::Language;
use tapis_club::store::{
    DuePaymentDraft, Exclusion, Means, MemberDraft, MemberDue, SeasonDraft, SeasonDue, Sign,
};
use tapis_club::{About, Club, DataProtection, DocumentKind, DocumentOptions, freezeout};

struct Desk {
    _folder: tempfile::TempDir,
    club: Club,
    today: NaiveDate,
}

impl Desk {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let today = Local::now().date_naive();
        let club = Club::create(&folder.path().join("club.tapis"), "Les As", Language::Fr, today).unwrap();
        Desk { _folder: folder, club, today }
    }

    fn ago(&self, years: u32) -> NaiveDate {
        self.today.checked_sub_months(Months::new(12 * years)).unwrap()
    }

    fn at(&self, years: u32) -> Millis {
        let noon = self.ago(years).and_hms_opt(12, 0, 0).unwrap();
        Millis(noon.and_local_timezone(Local).unwrap().timestamp_millis())
    }

    /// A member who was added so many years ago.
    fn member(&mut self, last: &str, years: u32, with: MemberDraft) -> MemberId {
        let draft = MemberDraft { last_name: last.to_owned(), first_name: "Ana".to_owned(), ..with };
        self.club.library().save_member(draft, self.at(years)).unwrap().id
    }

    /// A tournament of these members that is over, so many years ago, won by the first.
    fn evening(&mut self, members: &[MemberId], years: u32) {
        let setup = freezeout(Language::Fr, self.ago(years));
        let at = self.at(years);
        let (id, at) = (self.club.tournaments().create_tournament(setup, None, at).unwrap(), self.at(years));
        for member in members {
            self.club
                .play()
                .act(id, &Action::Register { member: *member, born: None, paid: true }, at)
                .unwrap();
        }
        self.club.play().act(id, &Action::DrawSeats, at).unwrap();
        self.club.play().act(id, &Action::Start, at).unwrap();
        for entry in 2..=members.len() {
            let entry = EntryId(u32::try_from(entry).unwrap());
            let players = vec![BustLine { entry, by: Some(EntryId(1)), stack: None }];
            self.club.play().act(id, &Action::Bust { players }, at).unwrap();
        }
        self.club.play().act(id, &Action::Finish { stacks: Vec::new() }, at).unwrap();
    }

    fn passed(&mut self) -> Vec<(MemberId, Sign)> {
        let found = self.club.privacy().retention(self.today).unwrap();
        found.lines.into_iter().map(|line| (line.member.id, line.sign)).collect()
    }

    fn text(&mut self, kind: DocumentKind, about: About, language: Language) -> String {
        let options = DocumentOptions { language: Some(language), ..DocumentOptions::default() };
        let document = self.club.papers().document(kind, about, options, Millis::ZERO).unwrap();
        assert_eq!(document.notices, []);
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), &document.bytes).unwrap();
        let read = std::process::Command::new("pdftotext").arg("-layout").arg(file.path()).arg("-").output();
        String::from_utf8(read.unwrap().stdout).unwrap()
    }
}

#[test]
fn the_period_runs_from_the_last_activity() {
    let mut desk = Desk::new();
    let added = desk.member("Ajouté", 5, MemberDraft::default());
    let new = desk.member("Nouveau", 1, MemberDraft::default());
    let until = Some(desk.ago(4));
    let card = desk.member("Carte", 6, MemberDraft { valid_until: until, ..MemberDraft::default() });
    let valid = Some(desk.today);
    let current = desk.member("Valable", 6, MemberDraft { valid_until: valid, ..MemberDraft::default() });
    let played = desk.member("Joué", 7, MemberDraft::default());
    let lately = desk.member("Venu", 7, MemberDraft::default());
    desk.evening(&[lately, played], 6);
    desk.evening(&[lately, new], 1);
    // Exactly three years: the period has passed.
    let exactly = desk.member("Juste", 3, MemberDraft::default());
    assert_eq!(
        desk.passed(),
        [(played, Sign::Played), (added, Sign::Added), (card, Sign::Card), (exactly, Sign::Added)]
    );
    assert!(![current, lately, new].iter().any(|one| desk.passed().iter().any(|(id, _)| id == one)));

    let mut settings = DataProtection { years: Some(5), ..DataProtection::default() };
    desk.club.privacy().set_data_protection(&settings).unwrap();
    assert_eq!(desk.passed(), [(played, Sign::Played), (added, Sign::Added)]);
    settings.years = None;
    desk.club.privacy().set_data_protection(&settings).unwrap();
    assert_eq!(desk.passed(), []);
    for years in [0, 31] {
        settings.years = Some(years);
        assert_eq!(desk.club.privacy().set_data_protection(&settings).unwrap_err().fields[0].0, "years");
    }
}

#[test]
fn payments_and_merged_records_are_activity() {
    let mut desk = Desk::new();
    let payer = desk.member("Payeuse", 6, MemberDraft::default());
    let kept = desk.member("Dupont", 6, MemberDraft::default());
    let other = desk.member("Dupond", 6, MemberDraft::default());
    let guest = desk.member("Autre", 6, MemberDraft::default());
    let season = SeasonDraft {
        id: None,
        name: "Ancienne".to_owned(),
        starts_on: desk.ago(5),
        ends_on: desk.ago(4),
        best_n: None,
        min_played: 0,
    };
    let season = desk.club.library().save_season(&season).unwrap();
    let due = SeasonDue { amount: Cents(3_000), currency: "EUR".to_owned() };
    desk.club.membership().set_season_due(season, Some(&due)).unwrap();
    let paid_on = desk.ago(5);
    let payment =
        DuePaymentDraft { season, member: payer, paid_on, amount: Cents(1_000), means: Means::Cheque };
    let receipt = desk.club.membership().pay_due(&payment, desk.today).unwrap();
    desk.evening(&[other, guest], 1);
    desk.club.library().merge_members(kept, other).unwrap();
    assert_eq!(desk.passed(), [(payer, Sign::Season)]);
    desk.club.membership().cancel_due_payment(receipt, desk.today, "erreur").unwrap();
    assert_eq!(desk.passed(), [(payer, Sign::Added)]);
}

#[test]
fn retention_has_a_reason_and_an_end() {
    let mut desk = Desk::new();
    let [one, two, three] = ["Un", "Deux", "Trois"].map(|last| desk.member(last, 5, MemberDraft::default()));
    assert_eq!(desk.club.privacy().retention_reminder(desk.today).unwrap(), Some(3));
    for (reason, code) in [("  ", "retention-reason_missing"), ("a\u{202e}b", "retention-text")] {
        assert_eq!(desk.club.privacy().keep_data(&[one], reason, desk.today).unwrap_err().code, code);
    }
    desk.club.privacy().keep_data(&[one, two], "Litige en cours", desk.today).unwrap();
    assert_eq!(desk.passed(), [(three, Sign::Added)]);
    let next_year = desk.today.checked_add_months(Months::new(12)).unwrap();
    let kept = desk.club.privacy().retention(desk.today).unwrap().kept;
    assert_eq!(kept.iter().map(|kept| kept.member.id).collect::<Vec<_>>(), [two, one]);
    assert_eq!((kept[0].until, kept[0].reason.as_str()), (next_year, "Litige en cours"));
    assert_eq!(
        desk.club.privacy().retention(next_year).unwrap().lines.len(),
        3,
        "they are proposed again a year later"
    );

    desk.club.privacy().propose_erasing_again(two).unwrap();
    assert_eq!(desk.passed(), [(two, Sign::Added), (three, Sign::Added)]);
    let at = desk.at(0);
    desk.club.privacy().erase_members(&[two, three], at, desk.today).unwrap();
    assert_eq!(desk.passed(), []);
    // All is done: silence until next year, when the first one is proposed again.
    assert_eq!(desk.club.privacy().retention_reminder(desk.today).unwrap(), None);
    let day_before = next_year.pred_opt().unwrap();
    assert_eq!(desk.club.privacy().retention_reminder(day_before).unwrap(), None);
    assert_eq!(desk.club.privacy().retention_reminder(next_year).unwrap(), Some(1));

    // The reason goes with the person.
    let at = desk.at(0);
    desk.club.privacy().erase_members(&[one], at, desk.today).unwrap();
    assert_eq!(desk.club.file().settings().setting("data-kept-longer").unwrap().unwrap(), "[]");
}

#[test]
fn a_checked_list_silences_the_reminder() {
    let mut desk = Desk::new();
    desk.member("Un", 5, MemberDraft::default());
    desk.club.privacy().retention_reviewed(desk.today).unwrap();
    assert_eq!(desk.club.privacy().retention_reminder(desk.today).unwrap(), None);
    assert_eq!(desk.passed().len(), 1, "the list is there all the same");
    let next_year = desk.today.checked_add_months(Months::new(12)).unwrap();
    assert_eq!(desk.club.privacy().retention_reminder(next_year).unwrap(), Some(1));
}

#[test]
fn erasing_several_spares_players_in_play() {
    let mut desk = Desk::new();
    let [one, two] = ["Un", "Deux"].map(|last| desk.member(last, 5, MemberDraft::default()));
    let ago = desk.ago(4);
    let at = desk.at(4);
    let id = desk.club.tournaments().create_tournament(freezeout(Language::Fr, ago), None, at).unwrap();
    let register = Action::Register { member: two, born: None, paid: true };
    let at = desk.at(4);
    desk.club.play().act(id, &register, at).unwrap();
    let lines = desk.club.privacy().retention(desk.today).unwrap().lines;
    let plays: Vec<bool> = lines.iter().map(|line| line.plays_in.is_some()).collect();
    assert_eq!(plays, [false, true]);
    assert_eq!(desk.club.privacy().retention_reminder(desk.today).unwrap(), Some(1));
    let at = desk.at(0);
    let refused = desk.club.privacy().erase_members(&[one, two], at, desk.today).unwrap_err();
    assert_eq!(refused.code, "store-member_plays");
    assert!(!desk.club.file().members().member(one).unwrap().erased);
}

#[test]
fn one_file_contains_all_data_on_a_member() {
    let mut desk = Desk::new();
    let draft = MemberDraft {
        number: Some("A-12".to_owned()),
        email: Some("ana@example.org".to_owned()),
        phone: Some("06 12 34 56 78".to_owned()),
        born: NaiveDate::from_ymd_opt(1987, 3, 12),
        note: Some("Préfère le vendredi".to_owned()),
        licence: Some("F-77".to_owned()),
        ..MemberDraft::default()
    };
    let member = desk.member("Durand", 2, draft.clone());
    let second = desk.member("Durant", 2, MemberDraft::default());
    let stranger = desk.member("Secretan", 2, MemberDraft::default());
    desk.evening(&[stranger, member], 1);
    desk.evening(&[second, stranger], 1);
    desk.club.library().merge_members(member, second).unwrap();
    let season = SeasonDraft {
        id: None,
        name: "2026".to_owned(),
        starts_on: desk.ago(1),
        ends_on: desk.today,
        best_n: None,
        min_played: 0,
    };
    let season = desk.club.library().save_season(&season).unwrap();
    let due = SeasonDue { amount: Cents(3_000), currency: "EUR".to_owned() };
    desk.club.membership().set_season_due(season, Some(&due)).unwrap();
    let reduced = MemberDue { member, amount: Cents(1_500), reason: "Étudiante".to_owned() };
    desk.club.membership().set_member_due(season, member, Some(&reduced)).unwrap();
    for (member, amount) in [(stranger, 3_000), (member, 1_500)] {
        let payment = DuePaymentDraft {
            season,
            member,
            paid_on: desk.today,
            amount: Cents(amount),
            means: Means::Transfer,
        };
        desk.club.membership().pay_due(&payment, desk.today).unwrap();
    }
    let exclusion = Exclusion {
        member,
        since: desk.today,
        until: None,
        reason: "Menaces".to_owned(),
        decided_by: "le bureau".to_owned(),
    };
    desk.club.library().exclude(&exclusion).unwrap();
    let changed = MemberDraft { id: Some(member), phone: Some("07 00".to_owned()), ..draft };
    let changed = MemberDraft { last_name: "Durand".to_owned(), first_name: "Ana".to_owned(), ..changed };
    desk.club.library().save_member(changed, desk.at(0)).unwrap();

    let data = desk.club.privacy().member_data(second).unwrap();
    assert_eq!(data.member.id, member, "a merged record leads to the one that is kept");
    assert_eq!((data.tournaments.len(), data.merged.len(), data.dues.len()), (2, 1, 1));
    assert_eq!(data.tournaments.iter().map(|one| one.own.len()).sum::<usize>(), 2);
    assert_eq!(data.changes.len(), 3, "made, merged, changed");
    let json = serde_json::to_string(&data).unwrap();
    assert!(json.contains("06 12 34 56 78"), "the history holds what was changed");
    assert!(!json.contains("Secretan"), "{json}");

    for (language, said) in [
        (Language::Fr, ["Étudiante", "Menaces", "2e sur 2", "1er sur 2"]),
        (Language::En, ["Étudiante", "Menaces", "2nd of 2", "1st of 2"]),
    ] {
        let text = desk.text(DocumentKind::MemberData, About::Member(member), language);
        let facts =
            ["Durand", "Durant", "A-12", "ana@example.org", "07 00", "06 12 34 56 78", "F-77", "vendredi"];
        for part in facts.iter().chain(&said) {
            assert!(text.contains(part), "{part} in\n{text}");
        }
        assert!(!text.contains("Secretan"), "{text}");
    }
}

#[test]
fn the_register_contains_the_clubs_decisions() {
    let mut desk = Desk::new();
    let born = NaiveDate::from_ymd_opt(1987, 3, 12);
    desk.member("Un", 1, MemberDraft { born, ..MemberDraft::default() });
    desk.member("Deux", 1, MemberDraft { guest: true, ..MemberDraft::default() });
    let text = desk.text(DocumentKind::Processing, About::Club, Language::Fr);
    assert!(text.contains("Les As") && text.contains("……"), "what is not stated is left to write: {text}");
    assert!(text.contains("nom et prénom, date de naissance") && !text.contains(", téléphone"), "{text}");
    assert!(text.contains("Membres (1), invités (1), anciens membres (0)"), "{text}");
    assert!(text.contains("3 ans après le dernier signe"), "{text}");

    let settings = DataProtection {
        years: Some(1),
        represented_by: " Zoé Petit, présidente ".to_owned(),
        address: "1 rue du Jeu, 42000 Saint-Étienne".to_owned(),
        contact: "contact@example.org".to_owned(),
    };
    desk.club.privacy().set_data_protection(&settings).unwrap();
    let text = desk.text(DocumentKind::Processing, About::Club, Language::En);
    for part in ["Zoé Petit, présidente", "1 rue du Jeu", "contact@example.org", "A year after the last sign"]
    {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let odd = DataProtection { address: "a\u{202e}b".to_owned(), ..settings };
    assert_eq!(desk.club.privacy().set_data_protection(&odd).unwrap_err().fields[0].0, "address");
}
