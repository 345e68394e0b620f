//! The popover at a seat: it stands beside its table at every size; what opens a player never eliminates him.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::{By, Key};

use crate::acts::{focused, in_each_theme, looks_large, press};
use crate::floor_plan::{club, evening, left, resize};
use crate::presses::view;

const POPOVER: &str = "document.querySelector('[data-testid=seat-popover]')";

async fn closed(program: &Program) -> Result<()> {
    program.until(&format!("{POPOVER} === null")).await
}

/// The seats of a table where somebody sits, as test ids, with the entries.
async fn taken(program: &Program, id: TournamentId, table: usize) -> Result<Vec<(String, i64)>> {
    let table = view(program, id).await?["view"]["tables"][table].clone();
    let seats = table["seats"].as_array().unwrap();
    let taken = seats
        .iter()
        .filter_map(|seat| Some((format!("seat-{}-{}", table["no"], seat["no"]), seat["entry"].as_i64()?)));
    Ok(taken.collect())
}

/// Presses what was pressed just now, once that is no double click any more.
async fn press_again(program: &Program, id: &str) -> Result<()> {
    program.eval("(window.pressedAt = performance.now())").await?;
    program.until("performance.now() > window.pressedAt + 400").await?;
    press(program, id).await
}

#[tokio::test]
async fn a_player_goes_out_by_two_separate_presses() -> Result<()> {
    let (_folder, program, id) = evening("popover", Language::Fr, 4, (1366, 768)).await?;
    let seats = taken(&program, id, 0).await?;
    let before = left(&program, id).await?;
    let [(seat, entry), (other, by), ..] = &seats[..] else { panic!("{seats:?}") };

    // A double click opens the popover and no more.
    let place = program.find("test id", seat).await?;
    program.driver().action_chain().double_click_element(&place).perform().await?;
    program.find("test id", "seat-popover").await?;
    assert_eq!(left(&program, id).await?, before);
    focused(&program, "bust").await?;
    // Escape closes it, and the focus is at the seat again.
    program.write(Key::Escape + "").await?;
    closed(&program).await?;
    focused(&program, seat).await?;

    // Enter opens it too; the same key again in a hurry does nothing.
    program.driver().active_element().await?.send_keys(Key::Enter + (Key::Enter + Key::Enter)).await?;
    focused(&program, "bust").await?;
    assert_eq!(left(&program, id).await?, before);
    // A touch of another seat of the table names who eliminates, and a second takes it back.
    press(&program, other).await?;
    let named =
        |by: &str| format!("document.querySelector('[data-testid=by]')?.textContent.includes({by}) === true");
    let name = program.eval(&format!("document.querySelector('[data-testid={other}]').title")).await?;
    program.until(&named(&name.to_string())).await?;
    press_again(&program, other).await?;
    program.until("document.querySelector('[data-testid=by]') === null").await?;
    press_again(&program, other).await?;
    program.until(&named(&name.to_string())).await?;
    let said = program.find("test id", "bust").await?.text().await?;
    assert!(
        said.starts_with("Éliminer ") && said.contains(&format!("{before}e")) && said.contains("pas de prix"),
        "{said}"
    );
    focused(&program, "bust").await?;
    program.picture("by").await?;
    program.write(Key::Enter + "").await?;
    closed(&program).await?;
    let shown = view(&program, id).await?;
    let out =
        shown["view"]["entries"].as_array().unwrap().iter().find(|one| one["id"] == json!(entry)).unwrap();
    assert_eq!((&out["place"], &out["out_by"]), (&json!(before), &json!(by)));
    // No seat has the focus: Enter once more opens nobody, and an arrow goes on at the table.
    let at_table = "document.activeElement?.dataset.testid === 'plan'";
    program.until(at_table).await?;
    let left_now = left(&program, id).await?;
    program.write(Key::Enter + (Key::Enter + Key::Enter)).await?;
    assert!(!program.has("test id", "seat-popover").await?);
    assert_eq!(left(&program, id).await?, left_now);
    program.write(Key::Right + "").await?;
    program.until("document.activeElement?.dataset.seat?.startsWith('1-')").await?;
    // So it does when a captain's telephone eliminates the player whose popover is open.
    let (seat, entry) = taken(&program, id, 0).await?[1].clone();
    press(&program, &seat).await?;
    focused(&program, "bust").await?;
    let bust = json!({ "type": "bust", "players": [{ "entry": entry, "by": null, "stack": null }] });
    program.call("act", json!({ "id": id, "action": bust })).await?.map_err(|error| error.to_string())?;
    closed(&program).await?;
    program.until(at_table).await?;

    // A press elsewhere closes it; one on a seat of another table opens that one.
    press(&program, other).await?;
    let far = taken(&program, id, 2).await?[0].0.clone();
    press(&program, &far).await?;
    let expanded = format!("document.querySelector('[data-testid={far}]').classList.contains('open')");
    program.until(&expanded).await?;
    // A press in the first moments after it has opened may be the second one of a double click.
    program.until(&format!("performance.now() > Number({POPOVER}?.dataset.settled)")).await?;
    program.driver().action_chain().move_to(30, 400).click().perform().await?;
    closed(&program).await?;
    assert_eq!(left(&program, id).await?, before - 2);
    assert_eq!(program.complaints().await?, Vec::<String>::new());

    program.tap("go-tournaments").await?;
    program.desk().await?.open(id).await?;
    program.until("document.querySelector('[data-seat]') !== null").await?;
    // A refusal is told beside the plan: no seat moves for it, and none is covered.
    let boxes = |of: &str| {
        format!(
            "[...document.querySelectorAll('{of}')].map((one) => {{ const box = one.getBoundingClientRect();
               return [box.left, box.top, box.right, box.bottom]; }})"
        )
    };
    let places = program.eval(&boxes("[data-seat]")).await?;
    program
        .eval(
            "(() => { const before = window.fetch;
             window.fetch = (to, how) => before(to, String(to).endsWith('/act') ?
               { ...how, body: how.body.replace(/\"entry\":\\d+/, '\"entry\":9999') } : how);
             return true; })()",
        )
        .await?;
    press(&program, &far).await?;
    focused(&program, "bust").await?;
    program.write(Key::Enter + "").await?;
    program.until("document.querySelector('.toast.wrong') !== null").await?;
    program.picture("refused").await?;
    assert_eq!(program.eval(&boxes("[data-seat]")).await?, places);
    let told = program.eval(&boxes(".toast.wrong")).await?[0].clone();
    let side = |of: &Value, at: usize| of[at].as_f64().unwrap();
    let covered = places.as_array().unwrap().iter().filter(|seat| {
        side(seat, 2) > side(&told, 0)
            && side(seat, 0) < side(&told, 2)
            && side(seat, 3) > side(&told, 1)
            && side(seat, 1) < side(&told, 3)
    });
    assert_eq!(covered.count(), 0);
    program.quit().await
}

#[tokio::test]
async fn what_else_is_done_at_a_seat() -> Result<()> {
    let (_folder, program, id) = evening("at-seat", Language::En, 4, (1366, 768)).await?;
    let (seat, entry) = taken(&program, id, 0).await?[0].clone();
    let of = async |what: &str| -> Result<Value> {
        let shown = view(&program, id).await?;
        let entries = shown["view"]["entries"].as_array().unwrap();
        Ok(entries.iter().find(|one| one["id"] == json!(entry)).unwrap()[what].clone())
    };

    press(&program, &seat).await?;
    assert!(!program.find("test id", "seat-add_on").await?.is_enabled().await?);
    program.find("test id", "no-add-on").await?;
    press(&program, "seat-rebuy").await?;
    closed(&program).await?;
    assert_eq!(of("rebuys").await?, json!(1));

    // Everything done of the player tonight stands below; one press takes it back.
    press(&program, &seat).await?;
    press(&program, "player-take-back").await?;
    program
        .until("!document.querySelector('[data-testid=player-history]').textContent.includes('Rebuy')")
        .await?;
    assert_eq!(of("rebuys").await?, json!(0));
    // Everything else opens in the same window; when it closes, the focus is at the seat.
    press(&program, "seat-more").await?;
    program.find("test id", "player-money").await?;
    program.picture("other").await?;
    program.write(Key::Escape + "").await?;
    closed(&program).await?;
    focused(&program, &seat).await?;
    press(&program, &seat).await?;
    press(&program, "seat-penalty").await?;
    press(&program, "give-warning_1_hand").await?;
    let suspended = format!("document.querySelector('[data-testid={seat}]').classList.contains('suspended')");
    program.until(&suspended).await?;
    // The penalty stands in the bar, and at the player; no other is proposed.
    program.no_dialog().await?;
    press(&program, &seat).await?;
    program
        .until("document.querySelector('[data-testid=player-history]')?.textContent.includes('arning')")
        .await?;
    press(&program, "seat-close").await?;
    closed(&program).await?;

    // A touch of a free seat moves the player there.
    let shown = view(&program, id).await?;
    let free = shown["view"]["tables"].as_array().unwrap().iter().find_map(|table| {
        let seat = table["seats"].as_array().unwrap().iter().find(|seat| seat["entry"].is_null())?;
        Some(json!({ "table": table["no"], "seat": seat["no"] }))
    });
    let free = free.unwrap();
    press(&program, &seat).await?;
    press(&program, "seat-move").await?;
    program.find("test id", "move-seat").await?;
    program.picture("move").await?;
    press(&program, &format!("seat-{}-{}", free["table"], free["seat"])).await?;
    closed(&program).await?;
    assert_eq!(of("seat").await?, free);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_popover_leaves_its_table_free() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let counts = [1, 12];
    let made = club(&path, Language::Fr, &counts);
    let program = Program::start("beside", &["--club", path.to_str().unwrap()]).await?;
    let desk = program.desk().await?;
    // Inside the window, and off its own seat; with several tables off all seats of its table.
    let right = |seat: &str, whole: bool| {
        format!(
            "(() => {{
                const at = {POPOVER}?.getBoundingClientRect();
                if (!at) return false;
                const mine = document.querySelector('[data-testid={seat}]');
                const off = (one) => {{ const box = one.getBoundingClientRect();
                    return at.right <= box.left || box.right <= at.left || at.bottom <= box.top || box.bottom <= at.top; }};
                const seats = {whole} ? [...mine.closest('section').querySelectorAll('[data-seat]')] : [mine];
                return at.left >= 0 && at.top >= 0 && at.right <= innerWidth && at.bottom <= innerHeight && seats.every(off);
            }})()"
        )
    };
    for (id, tables) in made.into_iter().zip(counts) {
        desk.go("tournaments").await?;
        desk.open(id).await?;
        let all =
            format!("document.querySelectorAll('[data-testid=plan] [data-seat]').length === {}", tables * 9);
        program.until(&all).await?;
        for (width, height) in [(1024, 680), (1366, 768)] {
            resize(&program, width, height).await?;
            for table in [0, tables / 2] {
                let seat = taken(&program, id, table).await?.last().unwrap().0.clone();
                press(&program, &seat).await?;
                program.until(&right(&seat, tables > 1 && width > 1024)).await?;
                program.picture(&format!("{tables}-{width}-{table}")).await?;
                press(&program, "seat-close").await?;
                closed(&program).await?;
            }
        }
        let seat = taken(&program, id, 0).await?.last().unwrap().0.clone();
        press(&program, &seat).await?;
        in_each_theme(&program, "[data-testid=seat-popover]", &format!("{tables}")).await?;
        looks_large(&program, &format!("{tables}")).await?;
        press(&program, "seat-close").await?;
        closed(&program).await?;
    }
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// Drags a name of the order to another place.
async fn drag_line(program: &Program, from: usize, to: usize) -> Result<()> {
    let lines = program.driver().find_all(By::Css("[data-testid=out-order] li span")).await?;
    let pointer = program.driver().action_chain().move_to_element_center(&lines[from]).click_and_hold();
    pointer.move_by_offset(3, 3).move_to_element_center(&lines[to]).release().perform().await?;
    Ok(())
}

#[tokio::test]
async fn several_out_in_one_hand_are_put_in_order() -> Result<()> {
    let (_folder, program, id) = evening("order", Language::Fr, 4, (1366, 768)).await?;
    let seats = taken(&program, id, 0).await?;
    let before = left(&program, id).await?;
    let [(first, one), (second, two), (third, three), ..] = &seats[..] else { panic!("{seats:?}") };

    // From the first player's popover on, touches choose the others; nothing is done yet.
    press(&program, first).await?;
    press(&program, "seat-more").await?;
    press(&program, "seat-together").await?;
    closed(&program).await?;
    press(&program, second).await?;
    press(&program, third).await?;
    program.until("document.querySelectorAll('.plate.chosen').length === 3").await?;
    program.picture("chosen").await?;
    press(&program, "several").await?;
    // The last one touched had more than the two others.
    press(&program, &format!("more-{three}")).await?;
    press(&program, &format!("more-{three}")).await?;
    let order = "[...document.querySelectorAll('[data-testid=out-order] li')].map((one) => \
                 one.querySelector('button').dataset.testid).join()";
    program.until(&format!("{order} === 'more-{three},more-{one},more-{two}'")).await?;
    program.picture("order").await?;
    // The same by dragging a name to another place, and back.
    let shown = async |first: &i64, second: &i64, third: &i64| -> Result<()> {
        program.until(&format!("{order} === 'more-{first},more-{second},more-{third}'")).await
    };
    drag_line(&program, 2, 0).await?;
    shown(two, three, one).await?;
    drag_line(&program, 0, 2).await?;
    shown(three, one, two).await?;
    program.press("Éliminer 3 joueurs").await?;
    program.no_dialog().await?;
    let shown = view(&program, id).await?;
    let place = |entry: &i64| -> Value {
        let entries = shown["view"]["entries"].as_array().unwrap();
        entries.iter().find(|other| other["id"] == json!(entry)).unwrap()["place"].clone()
    };
    assert_eq!([place(three), place(one), place(two)], [json!(before - 2), json!(before - 1), json!(before)]);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
