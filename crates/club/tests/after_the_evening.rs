//! The papers of an evening's end say what the desk shows, and name nobody who was erased.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::Path;

use serde_json::json;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{
    Cents, Chips, EntryId, MemberId, Millis, Points, SeasonId, TournamentId,
};
use tapis_club::engine::championship::{ChampionshipRules, PointsSource};
use tapis_club::engine::floor::question::Question;
use tapis_club::engine::journal::action::BustLine;
use tapis_club::engine::journal::floor_ruling::{FloorRuling, Overruling};
use tapis_club::engine::prizes::payouts::{PrizeInKind, Shares};
use tapis_club::engine::setup::bounty::Bounty;
use tapis_club::engine::state::deal::{DealMethod, DealTerms};
use tapis_club::engine::state::penalties::{Offence, Sanction};
use tapis_club::engine::state::stacks::CountedStack;
use tapis_club::locale::{Language, money};
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{About, Club, DocumentKind, DocumentOptions};

const START: Millis = Millis(1_795_291_200_000);
const MINUTE: Millis = Millis(60_000);

struct Evening {
    folder: tempfile::TempDir,
    club: Club,
    id: TournamentId,
    season: SeasonId,
    members: Vec<MemberId>,
}

fn day() -> chrono::NaiveDate {
    chrono::NaiveDate::from_ymd_opt(2026, 11, 20).unwrap()
}

/// Eight players, rebuys, an unpaid entry, a thing to win, a penalty, two rulings and a power cut.
fn evening() -> Evening {
    let folder = tempfile::tempdir().unwrap();
    let mut club = Club::create(&folder.path().join("c.tapis"), "Cercle", Language::Fr, day()).unwrap();
    let season = SeasonDraft {
        id: None,
        name: "2026".to_owned(),
        starts_on: day(),
        ends_on: day(),
        best_n: Some(3),
        min_played: 1,
    };
    let season = club.library().save_season(&season).unwrap();
    let mut setup = tapis_club::rebuy(Language::Fr, day());
    setup.prizes.shares = Shares::Standard { places: Some(3) };
    let donor = Some("Boucherie Martin".to_owned());
    setup.prizes.in_kind =
        vec![PrizeInKind { place: 2, name: "Jambon".to_owned(), value: Some(Cents(8_000)), donor }];
    let id = club.tournaments().create_tournament(setup, Some(season), START).unwrap();
    let mut members = Vec::new();
    for last in ["Abel", "Bravo", "Chénier", "Łoś", "Nguyễn", "Παπάς", "Щербаков", "Zola"] {
        let draft = MemberDraft {
            last_name: last.to_owned(),
            first_name: "Ana".to_owned(),
            number: Some(format!("M{}", members.len() + 1)),
            email: Some("ana@example.org".to_owned()),
            phone: Some("0612345678".to_owned()),
            ..MemberDraft::default()
        };
        let member = club.library().save_member(draft, START).unwrap().id;
        let paid = last != "Chénier";
        club.play().act(id, &Action::Register { member, born: None, paid }, START).unwrap();
        members.push(member);
    }
    club.play().act(id, &Action::DrawSeats, START).unwrap();
    club.play().act(id, &Action::Start, START).unwrap();
    Evening { folder, club, id, season, members }
}

impl Evening {
    fn act(&mut self, action: &Action, minute: i64) {
        self.club.play().act(self.id, action, START + minute * MINUTE).unwrap();
    }

    fn bust(&mut self, entry: EntryId, by: EntryId, minute: i64) {
        let players = vec![BustLine { entry, by: Some(by), stack: None }];
        self.act(&Action::Bust { players }, minute);
    }

    fn play(&mut self) {
        self.act(&Action::Rebuy { entry: EntryId(2), stack: Chips::ZERO, paid: true }, 1);
        self.act(&Action::Rebuy { entry: EntryId(3), stack: Chips::ZERO, paid: false }, 2);
        let sanction = Sanction::Suspension { rounds: 1 };
        let (offence, note) = (Offence::SplashedBets, String::new());
        self.act(&Action::Penalise { entry: EntryId(4), offence, sanction, note, stack: None }, 3);
        let given = json!({ "tables": { "1": 9, "2": 6 } });
        let question = Question::read("balance", given).unwrap();
        let answer = question.answer(&self.club.floor().rules_of(Some(self.id), START).unwrap()).unwrap();
        for overruled in [None, Some("Le bus part à minuit.")] {
            let overruled = overruled.map(|reason| Overruling {
                decision: "On joue la main d’abord.".to_owned(),
                reason: reason.to_owned(),
            });
            let ruling = FloorRuling {
                table: Some(1),
                player: Some(EntryId(1)),
                question: question.clone().into(),
                answer: answer.clone().into(),
                overruled,
            };
            self.act(&Action::RecordRuling { ruling }, 4);
        }
        self.act(&Action::GiveBack { since: START + 5 * MINUTE }, 8);
        for (entry, minute) in [(1, 30), (2, 50), (3, 70), (4, 90), (5, 110)] {
            self.bust(EntryId(entry), EntryId(8), minute);
        }
        self.bust(EntryId(6), EntryId(7), 130);
        self.act(&Action::HandPrize { entry: EntryId(6), handed: true }, 131);
    }

    fn finish(&mut self) {
        self.bust(EntryId(7), EntryId(8), 150);
        self.act(&Action::Finish { stacks: Vec::new() }, 151);
    }

    fn read(&mut self, kind: DocumentKind, about: About, language: Language) -> String {
        let options = DocumentOptions { language: Some(language), ..DocumentOptions::default() };
        self.read_with(kind, about, options)
    }

    fn read_with(&mut self, kind: DocumentKind, about: About, options: DocumentOptions) -> String {
        let document = self.club.papers().document(kind, about, options, START + 200 * MINUTE).unwrap();
        assert_eq!(document.notices, [], "{kind:?}");
        words(&document.bytes, self.folder.path())
    }
}

fn words(bytes: &[u8], folder: &Path) -> String {
    let path = folder.join("read.pdf");
    std::fs::write(&path, bytes).unwrap();
    let told = std::process::Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().unwrap();
    let words = String::from_utf8(told.stdout).unwrap();
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// As it stands in a text that was read back: with plain spaces.
fn euros(cents: Cents) -> String {
    money(Language::Fr, cents.0, "EUR").replace(['\u{a0}', '\u{202f}'], " ")
}

#[test]
fn the_report_and_the_payouts_have_the_desks_totals() {
    let mut evening = evening();
    evening.play();
    for finished in [false, true] {
        if finished {
            evening.finish();
        }
        let view = evening.club.views().desk(Language::Fr, evening.id, START + 200 * MINUTE).unwrap().view;
        let (id, counts) = (evening.id, view.counts);
        let report = evening.read(DocumentKind::Report, About::Tournament(id), Language::Fr);
        let owed: Cents = view.entries.iter().map(|entry| entry.owed.max(Cents::ZERO)).sum();
        assert!(owed > Cents::ZERO && counts.pool > Cents::ZERO && view.handed.amount > Cents::ZERO);
        for part in [
            format!("Dû en tout {}", euros(counts.due)),
            format!("Reçu {}", euros(counts.paid)),
            format!("Reste dû par Ana Chénier {}", euros(owed)),
            format!("Dotation {}", euros(view.pool)),
            format!("Gains remis {}", euros(view.handed.amount)),
            format!("En caisse {}", euros(view.handed.till)),
            format!("{} inscriptions", counts.entries),
            "2 recaves".to_owned(),
            "dont nouveaux venus 8".to_owned(),
            "Programme interrompu : 3:00 rendues à l’horloge.".to_owned(),
            "Ana Łoś, ".to_owned(),
            "motif : « Le bus part à minuit. »".to_owned(),
        ] {
            assert!(report.contains(&part), "{part} in\n{report}");
        }
        assert_eq!(report.contains("ce rapport est provisoire"), !finished);
        let payouts = evening.read(DocumentKind::Payouts, About::Tournament(id), Language::Fr);
        let total: Cents = view.payouts.iter().map(|payout| payout.amount).sum();
        assert_eq!(total, view.pool);
        for part in [
            format!("Gains : {}", euros(view.pool)),
            format!("Remis : {}", euros(view.handed.amount)),
            "Jambon (80 €,".to_owned(),
            "Ana Παπάς".to_owned(),
            "Signature".to_owned(),
        ] {
            assert!(payouts.contains(&part), "{part} in\n{payouts}");
        }
        assert_eq!(
            payouts.contains("Ana Zola"),
            finished,
            "the winner is not known before the end: {payouts}"
        );
    }
}

#[test]
fn eliminations_and_rulings_are_told_in_order() {
    let mut evening = evening();
    evening.play();
    evening.finish();
    let id = evening.id;
    let text = evening.read(DocumentKind::Eliminations, About::Tournament(id), Language::Fr);
    assert!(text.contains("7 joueurs sortis. Vainqueur : Ana Zola."), "{text}");
    let places: Vec<usize> =
        ["Ana Abel 8e Ana Zola", "Ana Bravo 7e Ana Zola", "Ana Παπάς 3e Ana Щербаков", "Ana Щербаков 2e"]
            .map(|line| text.find(line).unwrap_or_else(|| panic!("{line} in\n{text}")))
            .to_vec();
    assert!(places.is_sorted(), "{text}");
    assert!(text.contains("Ana Zola : 6"), "{text}");
    let text = evening.read(DocumentKind::Rulings, About::Tournament(id), Language::Fr);
    for part in [
        "2 arbitrages. Dans 1 cas",
        "Table 1 · Ana Abel · Faut-il équilibrer",
        "Joueurs par table : 1 : 9, 2 : 6",
        "Équilibrez : un joueur de la table 1 va à la table 2. (règle 6-8)",
        "Décision du directeur : On joue la main d’abord.",
        "Motif : Le bus part à minuit.",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let text = evening.read(DocumentKind::Rulings, About::Tournament(id), Language::En);
    assert!(text.contains("Players at each table: 1: 9, 2: 6") && text.contains("(rule 6-8)"), "{text}");
    // An undone ruling is no ruling.
    evening.club.play().undo(id, START + 160 * MINUTE).unwrap();
    let text = evening.read(DocumentKind::Eliminations, About::Tournament(id), Language::Fr);
    assert!(!text.contains("Vainqueur"), "{text}");
}

#[test]
fn a_season_is_explained_and_counted() {
    let mut evening = evening();
    evening.play();
    evening.finish();
    let season = evening.season;
    let text = evening.read(DocumentKind::Scores, About::Season(season), Language::Fr);
    for part in
        ["Points d’un tournoi :", "Les 3 meilleurs résultats de chacun comptent.", "20/11", "Ana Zola"]
    {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let text = evening.read(DocumentKind::Attendance, About::Season(season), Language::Fr);
    assert!(
        text.contains("1 tournoi terminé, 8 participations de 8 personnes, dont 8 nouveaux venus."),
        "{text}"
    );
    assert!(text.contains("20 novembre 2026") && text.contains("Recaves"), "{text}");
    let text = evening.read(DocumentKind::SeasonReport, About::Season(season), Language::Fr);
    for part in [
        "Bilan de la saison",
        "Palmarès",
        "Le plus d’éliminations",
        "Tournois les plus suivis",
        "Durée des tournois",
        "Recettes, EUR",
        "Ana Zola",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let winner = evening.members[7];
    let text = evening.read(DocumentKind::MemberYear, About::Member(winner), Language::Fr);
    for part in ["Places en % au fil des tournois", "Séries", "Première victoire", "Face à face"] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    for part in ["Ana Zola", "Membre nº M8", "1er sur 8", "Place moyenne 1", "Gagné", "Joueurs sortis"] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let text = evening.read(DocumentKind::MemberCard, About::Member(winner), Language::Fr);
    assert!(text.contains("Ana Zola") && text.contains("Membre nº M8"), "{text}");
}

#[test]
fn private_data_is_listed_only_on_request() {
    let mut evening = evening();
    evening.play();
    evening.finish();
    let (id, season, erased) = (evening.id, evening.season, evening.members[1]);
    evening.club.library().erase_member(erased, START + 180 * MINUTE).unwrap();
    let options = DocumentOptions { language: Some(Language::Fr), ..DocumentOptions::default() };
    let list = evening.read_with(DocumentKind::Members, About::Club, options);
    assert!(list.contains("7 membres.") && !list.contains('@') && !list.contains("0612"), "{list}");
    let with = DocumentOptions { contacts: true, ..options };
    let list = evening.read_with(DocumentKind::Members, About::Club, with);
    assert!(list.contains("ana@example.org") && list.contains("Données personnelles"), "{list}");
    for (language, name) in [(Language::Fr, "Membre effacé n° 2"), (Language::En, "Erased member no. 2")] {
        for kind in [DocumentKind::Eliminations, DocumentKind::Results, DocumentKind::History] {
            let text = evening.read(kind, About::Tournament(id), language);
            assert!(text.contains(name) && !text.contains("Bravo"), "{kind:?}: {text}");
        }
        for kind in [DocumentKind::Standings, DocumentKind::Scores] {
            let text = evening.read(kind, About::Season(season), language);
            assert!(text.contains(name) && !text.contains("Bravo"), "{kind:?}: {text}");
        }
    }
    for kind in [DocumentKind::MemberCard, DocumentKind::MemberYear] {
        let problem =
            evening.club.papers().document(kind, About::Member(erased), options, START).unwrap_err();
        assert_eq!(problem.message.say(Language::Fr), "Cet élément n’existe plus.", "{kind:?}");
    }
}

#[test]
fn deal_s_gap_and_winner_s_debt_are_printed() {
    let mut evening = evening();
    evening.act(&Action::Rebuy { entry: EntryId(8), stack: Chips::ZERO, paid: false }, 1);
    evening.play();
    let chips = evening.club.views().clock(evening.id, START).unwrap().chips.0;
    let stack = |entry, chips| CountedStack { entry: EntryId(entry), chips: Chips(chips) };
    let stacks = vec![stack(7, chips - 12_000), stack(8, 9_000)];
    let terms = DealTerms { stacks, gap: Chips(3_000), ..DealTerms::default() };
    let agreed = vec![EntryId(7), EntryId(8)];
    evening.act(&Action::MakeDeal { method: DealMethod::Icm, terms, agreed }, 140);
    let plain = |printed: String| printed.replace(['\u{a0}', '\u{202f}'], " ");
    let printed = plain(evening.read(DocumentKind::Deal, About::Tournament(evening.id), Language::Fr));
    assert!(printed.contains("il en manque 3 000"), "{printed}");
    let owed = evening.club.tournament(evening.id).unwrap().entry(EntryId(8)).unwrap().owed();
    let printed = plain(evening.read(DocumentKind::Payouts, About::Tournament(evening.id), Language::Fr));
    assert!(owed > Cents::ZERO && printed.contains(&format!("doit {}", plain(euros(owed)))), "{printed}");
}

#[test]
fn a_deal_is_stored_paid_and_undone() {
    let mut evening = evening();
    evening.play();
    let pot = evening.club.play().deal_offer(evening.id, &DealTerms::default()).unwrap().pot;
    let chips = evening.club.views().clock(evening.id, START).unwrap().chips.0;
    let stack = |entry, chips| CountedStack { entry: EntryId(entry), chips: Chips(chips) };
    let terms = DealTerms { stacks: vec![stack(7, chips - 9_000), stack(8, 9_000)], ..DealTerms::default() };
    let offer = evening.club.play().deal_offer(evening.id, &terms).unwrap();
    let shares: Vec<Cents> = [7, 8]
        .iter()
        .map(|entry| offer.players.iter().find(|line| line.entry == EntryId(*entry)).unwrap())
        .map(|line| line.icm.unwrap().amount)
        .collect();
    assert_eq!(shares[0] + shares[1], pot);
    let agreed = vec![EntryId(7)];
    let deal = Action::MakeDeal { method: DealMethod::Icm, terms: terms.clone(), agreed };
    let problem = evening.club.play().act(evening.id, &deal, START + 140 * MINUTE).unwrap_err();
    assert_eq!(problem.code, "deal_not_agreed");
    let agreed = vec![EntryId(7), EntryId(8)];
    evening.act(&Action::MakeDeal { method: DealMethod::Icm, terms, agreed }, 140);
    let printed = evening.read(DocumentKind::Deal, About::Tournament(evening.id), Language::Fr);
    for said in ["selon l’ICM", "9 000", &euros(shares[0]), &euros(shares[1]), &euros(pot)] {
        assert!(printed.replace(['\u{a0}', '\u{202f}'], " ").contains(said), "{said}: {printed}");
    }
    // The sheet for paying out knows it before the end.
    let sheet = evening.read(DocumentKind::Payouts, About::Tournament(evening.id), Language::Fr);
    for said in ["Ana Παπάς", "Ana Zola", &euros(shares[0]), &euros(shares[1])] {
        assert!(sheet.contains(said), "{said}: {sheet}");
    }
    // It is undone and done again like anything else, and is there after the club was opened anew.
    evening.club.play().undo(evening.id, START + 141 * MINUTE).unwrap();
    let none = evening.read(DocumentKind::Deal, About::Tournament(evening.id), Language::En);
    assert!(none.contains("No deal was made."), "{none}");
    evening.club.play().redo(evening.id, START + 141 * MINUTE).unwrap();
    evening.act(&Action::Finish { stacks: Vec::new() }, 142);
    let view = evening.club.views().desk(Language::Fr, evening.id, START + 150 * MINUTE).unwrap().view;
    let won: Vec<(u32, Cents)> = view.results.iter().take(2).map(|line| (line.place, line.prize)).collect();
    assert_eq!(won, [(1, shares[0]), (2, shares[1])]);
}

#[test]
fn bounties_are_paid_handed_over_and_printed() {
    let mut evening = evening();
    let mut setup = evening.club.tournament(evening.id).unwrap().setup().to_draft();
    setup.money.as_mut().unwrap().bounty = Some(Bounty::Fixed { amount: Cents(500) });
    evening.id = evening.club.tournaments().create_tournament(setup, Some(evening.season), START).unwrap();
    for member in evening.members.clone() {
        evening.act(&Action::Register { member, born: None, paid: true }, 1);
    }
    evening.act(&Action::DrawSeats, 2);
    evening.act(&Action::Start, 3);
    let players = u32::try_from(evening.members.len()).unwrap();
    for entry in 1..players {
        let by = Some(EntryId(players));
        let line = BustLine { entry: EntryId(entry), by: by.filter(|_| entry > 1), stack: None };
        evening.act(&Action::Bust { players: vec![line] }, 3 + i64::from(entry));
    }
    evening.act(&Action::NameHunters { entry: EntryId(1), by: vec![EntryId(players), EntryId(2)] }, 40);
    evening.act(&Action::Finish { stacks: Vec::new() }, 41);
    let view = evening.club.views().desk(Language::Fr, evening.id, START + 50 * MINUTE).unwrap().view;
    let winner = &view.results[0];
    let won = Cents(500 * i64::from(players) - 250);
    assert_eq!((winner.entry, winner.bounties), (EntryId(players), won));
    // The prize and the bounties are handed over, and then the till owes nothing to the winner.
    let owed = view.handed.owed;
    evening.act(&Action::HandPrize { entry: winner.entry, handed: true }, 51);
    let after = evening.club.views().desk(Language::Fr, evening.id, START + 52 * MINUTE).unwrap().view;
    assert_eq!(owed - after.handed.owed, winner.prize + won);
    for kind in [DocumentKind::Results, DocumentKind::Payouts] {
        let printed = evening.read(kind, About::Tournament(evening.id), Language::Fr);
        let said = if kind == DocumentKind::Results { won } else { winner.prize + won };
        let printed = printed.replace(['\u{a0}', '\u{202f}'], " ");
        assert!(printed.contains(&euros(said)), "{kind:?} {}: {printed}", euros(said));
    }
    let sheet = evening.read(DocumentKind::Payouts, About::Tournament(evening.id), Language::Fr);
    assert!(sheet.contains("Dont ") && sheet.contains(&euros(won)), "{sheet}");
    // The club's part of the takings is none of the bounties.
    let report = evening.read(DocumentKind::Report, About::Tournament(evening.id), Language::Fr);
    let (pool, bounties) = (after.pool, Cents(500 * i64::from(players)));
    assert_eq!(after.counts.due, pool + bounties);
    for said in [format!("Dotation {}", euros(pool)), format!("Primes {}", euros(bounties))] {
        assert!(report.replace(['\u{a0}', '\u{202f}'], " ").contains(&said), "{said}: {report}");
    }
    assert!(!report.contains("Part de l’association"), "{report}");
    // Two share the first elimination, and both are named.
    let out = evening.read(DocumentKind::Eliminations, About::Tournament(evening.id), Language::Fr);
    assert!(out.contains("Ana Zola, Ana Bravo"), "{out}");
    // A member's winnings are in the club's data about the member, and in formulas.
    let data = evening.club.privacy().member_data(winner.member).unwrap();
    assert_eq!(data.tournaments.iter().map(|one| one.own[0].bounties).sum::<Cents>(), won);
    let rules = ChampionshipRules {
        points: PointsSource::Formula { text: "bounties + (in_money ? 0 : 100)".to_owned() },
        ..ChampionshipRules::default()
    };
    let (season, language) = (evening.season, Language::Fr);
    let preview = evening.club.seasons().preview_rules(language, season, None, &rules).unwrap();
    let points = |member| preview.changes.iter().find(|line| line.member == member).unwrap().after.unwrap().1;
    assert_eq!(points(winner.member), Points(won.0));
    // A player who wins bounties alone is not in the money.
    assert_eq!(points(evening.members[1]), Points(250 + 10_000));
    let conditions = evening.read(DocumentKind::Conditions, About::Tournament(evening.id), Language::En);
    assert!(conditions.contains("goes to whoever knocks the player out"), "{conditions}");
}

#[test]
fn counted_stacks_are_printed_and_shown() {
    let mut evening = evening();
    let about = About::Tournament(evening.id);
    let none = evening.read(DocumentKind::Stacks, about, Language::En);
    assert!(none.contains("No stack was counted."), "{none}");
    let chips = evening.club.tournament(evening.id).unwrap().counts().in_play();
    let stack = |entry: u32, chips: i64| CountedStack { entry: EntryId(entry), chips: Chips(chips) };
    let mut stacks: Vec<CountedStack> = (2..=8).map(|entry| stack(entry, chips.0 / 10)).collect();
    stacks.push(stack(1, chips.0 / 10 * 3 - 500));
    evening.act(&Action::CountStacks { stacks, forgotten: Vec::new() }, 5);
    let printed =
        evening.read(DocumentKind::Stacks, about, Language::Fr).replace(['\u{a0}', '\u{202f}'], " ");
    assert!(printed.contains("8 joueurs sur 8."), "{printed}");
    assert!(printed.contains("il en manque 500."), "{printed}");
    assert!(printed.contains("1 Ana Abel"), "{printed}");
    let room = evening.club.room().view(Language::Fr, &[evening.id], None, START + 6 * MINUTE).unwrap();
    let leaders = room.tournaments[0].leaders.clone().unwrap();
    assert_eq!((leaders.fresh, leaders.others, leaders.lines.len()), (true, 0, 8));
    assert_eq!((leaders.lines[0].name.as_str(), leaders.lines[1].rank), ("Ana Abel", 2));
    evening.act(&Action::CountStacks { stacks: vec![stack(1, 2_500)], forgotten: Vec::new() }, 7);
    let told = evening.club.play().history(Language::Fr, evening.id).unwrap();
    assert_eq!(told[0].text.replace(['\u{a0}', '\u{202f}'], " "), "Tapis d’Ana Abel : 2 500");
    assert_eq!(told[1].text, "8 tapis comptés");
    // Half an hour of play later the room says of when the count is, and that it is not of now.
    let later = evening.club.room().view(Language::Fr, &[evening.id], None, START + 40 * MINUTE).unwrap();
    assert!(!later.tournaments[0].leaders.clone().unwrap().fresh);
}

#[test]
fn the_next_evening_tells_how_the_last_one_went() {
    let mut evening = evening();
    evening.play();
    evening.finish();
    let next = day() + chrono::Days::new(7);
    evening.club.tournaments().create_tournament(tapis_club::rebuy(Language::Fr, next), None, START).unwrap();
    let ahead = evening.club.schedule().evenings_ahead(next).unwrap();
    let last = ahead[0].last.as_ref().unwrap();
    // One penalty and two rulings; it ended in the 151st minute.
    assert_eq!((last.id, last.entries, last.incidents), (evening.id, 8, 3));
    assert_eq!(last.lasted, Some(Millis(151 * MINUTE.0)));
    // An undone action has not happened.
    evening.club.play().undo(evening.id, START + 152 * MINUTE).unwrap();
    let (offence, sanction) = (Offence::SplashedBets, Sanction::Suspension { rounds: 1 });
    let late = Action::Penalise { entry: EntryId(8), offence, sanction, note: String::new(), stack: None };
    evening.act(&late, 153);
    evening.club.play().undo(evening.id, START + 154 * MINUTE).unwrap();
    evening.act(&Action::Finish { stacks: Vec::new() }, 160);
    let last = evening.club.schedule().evenings_ahead(next).unwrap()[0].last.clone().unwrap();
    assert_eq!((last.incidents, last.lasted), (3, Some(Millis(160 * MINUTE.0))));
}

#[test]
fn papers_explain_hours_of_a_signed_evening() {
    let mut evening = evening();
    evening.play();
    let hours = "ce qui est signé porte les heures d’avant";
    for kind in [DocumentKind::Report, DocumentKind::DrawCertificate] {
        let read = evening.read(kind, About::Tournament(evening.id), Language::Fr);
        assert!(!read.contains(hours), "{read}");
    }
    evening.act(&Action::CorrectHours { by: 60 * MINUTE }, 140);
    for kind in [DocumentKind::Report, DocumentKind::DrawCertificate] {
        let read = evening.read(kind, About::Tournament(evening.id), Language::Fr);
        assert!(read.contains("corrigée de +1:00:00 pendant la soirée") && read.contains(hours), "{read}");
    }
}
