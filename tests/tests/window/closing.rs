//! The end of an evening on its one page: a deal, a rebuy that is not paid, prizes handed over, a prize in kind that
//! somebody brings next week.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Duration, Local, Utc};
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, Chips, EntryId, Millis, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::engine::prizes::payouts::{PrizeInKind, Shares};
use tapis_club::engine::state::deal::{DealMethod, DealTerms};
use tapis_club::engine::state::stacks::CountedStack;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, rebuy};
use tapis_tests::window::{Program, Result};

use crate::acts::{in_each_theme, looks, looks_large, press};
use crate::floor_plan::resize;

/// Eight players of 10 €; the first owes a rebuy. The last three share 90 € and leave nothing.
fn club(path: &Path) -> TournamentId {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(path, "Essai", Language::Fr, today).unwrap();
    let mut setup = rebuy(Language::Fr, today);
    setup.prizes.shares = Shares::Standard { places: Some(3) };
    setup.prizes.in_kind = vec![PrizeInKind {
        place: 2,
        name: "Mallette de jetons".to_owned(),
        value: None,
        donor: Some("Karim Benali".to_owned()),
    }];
    let id = club.tournaments().create_tournament(setup, None, now).unwrap();
    let next = rebuy(Language::Fr, today + Duration::days(7));
    club.tournaments().create_tournament(next, None, now).unwrap();
    for number in 1..=8 {
        let draft = MemberDraft {
            last_name: format!("Famille{number}"),
            first_name: "Élodie".to_owned(),
            ..MemberDraft::default()
        };
        let member = club.library().save_member(draft, now).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, now).unwrap();
    }
    let out =
        |entry| Action::Bust { players: vec![BustLine { entry: EntryId(entry), by: None, stack: None }] };
    let stack = |entry, chips| CountedStack { entry: EntryId(entry), chips: Chips(chips) };
    let terms = DealTerms {
        stacks: vec![stack(1, 20_000), stack(2, 15_000), stack(3, 10_000)],
        custom: Vec::new(),
        kept: Cents::ZERO,
        unit: Cents(100),
        gap: Chips::ZERO,
    };
    for action in [
        Action::DrawSeats,
        Action::Start,
        Action::Rebuy { entry: EntryId(1), stack: Chips::ZERO, paid: false },
        out(8),
        out(7),
        out(6),
        out(5),
        out(4),
        Action::MakeDeal { method: DealMethod::Even, terms, agreed: [1, 2, 3].map(EntryId).to_vec() },
    ] {
        club.play().act(id, &action, now).unwrap();
    }
    club.close();
    id
}

async fn text(program: &Program, id: &str) -> Result<String> {
    let text =
        program.eval(&format!("document.querySelector('[data-testid=\"{id}\"]')?.innerText ?? ''")).await?;
    Ok(text.as_str().unwrap_or_default().replace(['\u{a0}', '\u{202f}'], " "))
}

#[tokio::test]
async fn an_evening_ends_with_seven_presses() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path);
    let program = Program::start_on("closing", &["--club", path.to_str().unwrap()], (1920, 1080)).await?;
    program.window("index.html").await?;
    resize(&program, 1366, 768).await?;
    program.click("test id", &format!("open-{id}")).await?;
    program.find("test id", "rail-deal").await?;
    let count = "(addEventListener('click', () => (window.pressed = (window.pressed ?? 0) + 1), true), true)";
    program.eval(count).await?;

    // The stream leads to the one page; money and prizes in kind stand in its list.
    press(&program, "rail-deal-finish").await?;
    program.see("Mallette de jetons").await?;
    assert_eq!(text(&program, "till-sentence").await?, "80 € reçus, 90 € à remettre :");
    assert!(text(&program, "debts").await?.contains("Élodie Famille1 doit 10 € (recave de "));
    assert_eq!(text(&program, "stays-open").await?, "3 gains et 10 € dus restent notés.");
    let next = text(&program, "for-next").await?;
    assert!(next.contains("Demander 10 € à Élodie Famille1."), "{next}");
    assert!(next.contains("Karim Benali apporte le lot d’Élodie Famille2 : Mallette de jetons."), "{next}");
    program.until("(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('main'))").await?;
    looks(&program, "[data-testid=to-finish], [data-testid=till]", "open").await?;
    in_each_theme(&program, "main", "page").await?;
    looks_large(&program, "page").await?;

    for entry in 1..=3 {
        press(&program, &format!("handed-{entry}")).await?;
        program.until(&format!("document.querySelector('[data-testid=handed-{entry}]').checked")).await?;
    }
    program.see("La caisse avance 10 €").await?;
    press(&program, &format!("debt-received-{id}-1")).await?;
    program.until("document.querySelector('[data-testid=debts]') === null").await?;
    program.see("90 € reçus, 90 € à remettre").await?;
    program.see("Il doit y avoir 0 € dans la caisse").await?;
    press(&program, "finish-evening").await?;
    program.find("test id", "ended").await?;
    program.picture("ended").await?;
    press(&program, "print-report").await?;
    program.until("document.querySelector('[data-testid=to-finish]') === null").await?;
    assert_eq!(program.eval("window.pressed").await?, json!(7));
    let view: Value = program.call("desk", json!({ "id": id })).await?.unwrap()["view"].clone();
    assert_eq!((&view["phase"], &view["handed"]["till"]), (&json!("finished"), &json!(0)));
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
