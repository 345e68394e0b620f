//! The floor desk in the real window: every tool once, in French and in English, with the
//! ruling's sentence and rule read from the screen.

use serde_json::json;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::looks;

/// Opens a tool from the list of all subjects, by keyboard: two clicks on one place in a hurry are taken for a double
/// click, and the list scrolls its tools to one place.
async fn tool(program: &Program, topic: &str) -> Result<()> {
    if program.has("test id", "floor-another").await? {
        program.find("test id", "floor-another").await?.send_keys(Key::Enter + "").await?;
    }
    program.find("test id", "floor-all").await?.send_keys(Key::Enter + "").await?;
    let button = program.find("test id", &format!("tool-{topic}")).await?;
    button.send_keys(Key::Enter + "").await?;
    Ok(())
}

/// Replaces the text of a field of the tool.
async fn set(program: &Program, id: &str, text: &str) -> Result<()> {
    let field = program.find("test id", id).await?;
    field.clear().await?;
    field.send_keys(text).await?;
    Ok(())
}

/// Chooses an answer of a list that opens.
async fn choose(program: &Program, id: &str, value: &str) -> Result<()> {
    let list = format!("document.querySelector('[data-testid={id}]')");
    program.until(&format!("[...({list}?.options ?? [])].some((o) => o.value === '{value}')")).await?;
    let chosen = format!(
        "(() => {{ const list = {list}; list.value = '{value}'; for (const kind of ['input', 'change']) \
         list.dispatchEvent(new Event(kind, {{ bubbles: true }})); return true; }})()"
    );
    program.eval(&chosen).await.map(|_| ())
}

/// States facts: a field and its text, or an answer to press where there is no text.
async fn state(program: &Program, facts: &[(&str, &str)]) -> Result<()> {
    for (id, text) in facts {
        if text.is_empty() {
            program.tap(id).await?;
        } else {
            set(program, id, text).await?;
        }
    }
    Ok(())
}

/// The floor desk in one language.
struct Floor<'a> {
    program: &'a Program,
    language: Language,
}

impl Floor<'_> {
    /// Waits for a ruling with this rule and this sentence, given in French and in English.
    async fn ruled(&self, rule: &str, [fr, en]: [&str; 2]) -> Result<()> {
        ruled(self.program, if self.language == Language::Fr { fr } else { en }, rule).await
    }
}

/// Waits for a ruling with this sentence and this rule.
async fn ruled(program: &Program, sentence: &str, rule: &str) -> Result<()> {
    for part in [sentence, rule] {
        let read = "(document.querySelector('[data-testid=ruling]')?.innerText ?? '')";
        let plain = format!("{read}.replace(/[\\s\\u00a0\\u202f]+/g, ' ')");
        program.until(&format!("{plain}.includes({})", json!(part))).await?;
    }
    Ok(())
}

async fn bets(floor: &Floor<'_>) -> Result<()> {
    let program = floor.program;
    tool(program, "min_raise").await?;
    // Facts that nobody has stated are missing, and there is no ruling.
    program.find("test id", "ruling-missing").await?;
    state(program, &[("street-preflop", ""), ("big-blind", "100")]).await?;
    floor
        .ruled(
            "7-10",
            ["Relance au minimum à 200 ; pour suivre, 100.", "Raise to at least 200; 100 to call."],
        )
        .await?;
    program.tap("add-bet").await?;
    set(program, "bet-1", "300").await?;
    floor
        .ruled(
            "7-10",
            ["Relance au minimum à 600 ; pour suivre, 300.", "Raise to at least 600; 300 to call."],
        )
        .await?;
    program.picture("min-raise").await?;
    tool(program, "short_action").await?;
    let facts = [("said-silent", ""), ("placed", "300"), ("bet", "400"), ("least", "800")];
    state(program, &facts).await?;
    // One fact is missing: it is named, and the ruling of each answer is shown.
    program.find("test id", "ruling-either").await?;
    assert!(!program.has("test id", "ruling-sentence").await?);
    for part in [["complète à 400", "completes to 400"], ["C’est un suivi à 300.", "It is a call to 300."]]
    {
        let said = part[usize::from(floor.language == Language::En)];
        ruled(program, said, "7-15").await?;
    }
    program.picture("either").await?;
    program.tap("all-in-false").await?;
    floor
        .ruled(
            "7-15",
            [
                "Le joueur complète à 400, ou passe et laisse 300.",
                "The player completes to 400, or folds and leaves 300.",
            ],
        )
        .await?;
    choose(program, "said", "call").await?;
    floor.ruled("7-14", ["C’est un suivi à 400.", "It is a call to 400."]).await?;
    // A raise of an amount that was said, and fewer chips: what was said is due.
    choose(program, "said", "raise_amount").await?;
    state(program, &[("spoken", "1000"), ("placed", "900")]).await?;
    floor.ruled("7-2", ["C’est une relance à 1 000.", "It is a raise to 1,000."]).await?;
    program.picture("short-action").await?;
    tool(program, "chips").await?;
    let facts = [("chip-500", ""), ("said-silent", ""), ("bet", "100"), ("least", "200")];
    state(program, &facts).await?;
    floor.ruled("7-26", ["C’est un suivi à 100.", "It is a call to 100."]).await?;
    program.tap("chip-500").await?;
    floor.ruled("7-27", ["C’est une relance à 1 000.", "It is a raise to 1,000."]).await?;
    program.picture("chips").await?;
    tool(program, "string_bet").await?;
    let facts = [("said-silent", ""), ("bet", "100"), ("least", "200")];
    state(program, &facts).await?;
    state(program, &[("motion-1", "100"), ("motion-2", "200")]).await?;
    floor.ruled("7-24", ["C’est un suivi à 100.", "It is a call to 100."]).await?;
    choose(program, "said", "raise").await?;
    floor.ruled("7-9", ["C’est une relance à 300.", "It is a raise to 300."]).await?;
    tool(program, "out_of_turn").await?;
    choose(program, "skipped", "1").await?;
    program.tap("add-action").await?;
    state(program, &[("freed-false", ""), ("now-raise", "")]).await?;
    floor
        .ruled(
            "7-20",
            [
                "Les actions faites hors tour ne tiennent pas ; la place 1 garde tous ses choix.",
                "What was done out of turn does not stand; seat 1 keeps every choice.",
            ],
        )
        .await?;
    program.picture("out-of-turn").await?;
    tool(program, "reopen").await?;
    state(program, &[("street-postflop", ""), ("big-blind", "100"), ("add-action", "")]).await?;
    choose(program, "action-1", "bet").await?;
    state(program, &[("to-1", "100"), ("add-action", "")]).await?;
    choose(program, "action-2", "raise").await?;
    state(program, &[("to-2", "150"), ("all-in-2", "")]).await?;
    choose(program, "to-act", "1").await?;
    floor
        .ruled(
            "7-19",
            ["La place 1 ne peut que suivre à 150 ou passer.", "Seat 1 may only call to 150 or fold."],
        )
        .await?;
    program.picture("reopen").await?;
    tool(program, "series").await?;
    state(program, &[("error-short_call", ""), ("true", "400"), ("short", "300"), ("acted", "1")]).await?;
    floor
        .ruled(
            "7-16",
            [
                "L’erreur est corrigée depuis le début : chacun paie 400.",
                "The error is corrected from the start: everybody pays 400.",
            ],
        )
        .await?;
    tool(program, "max_raise").await?;
    state(program, &[("game-holdem_pot_limit", ""), ("pot", "300"), ("last-bet", "100")]).await?;
    floor.ruled("7-I 2°", ["Relance au plus à 600.", "Raise to at most 600."]).await
}

async fn pots_and_cards(floor: &Floor<'_>) -> Result<()> {
    let program = floor.program;
    tool(program, "pots").await?;
    for (seat, put, rank) in [("2", "500", "1"), ("4", "1000", "2"), ("6", "1000", "3")] {
        program.tap(&format!("in-{seat}")).await?;
        state(program, &[(&format!("put-{seat}"), put), (&format!("rank-{seat}"), rank)]).await?;
    }
    choose(program, "button", "1").await?;
    state(program, &[("smallest", "25"), ("hilo-false", "")]).await?;
    floor
        .ruled(
            "8-14",
            ["La place 2 reçoit 1 500. La place 4 reçoit 1 000.", "Seat 2 gets 1,500. Seat 4 gets 1,000."],
        )
        .await?;
    program.picture("pots").await?;
    tool(program, "odd_chips").await?;
    state(program, &[("pot", "1025"), ("smallest", "25"), ("ring-2", ""), ("ring-6", "")]).await?;
    state(program, &[("brush-button", ""), ("ring-4", "")]).await?;
    floor
        .ruled("8-13", ["La place 2 reçoit 500. La place 6 reçoit 525.", "Seat 2 gets 500. Seat 6 gets 525."])
        .await?;
    tool(program, "chip_race").await?;
    state(program, &[("low", "25"), ("high", "100")]).await?;
    choose(program, "button", "1").await?;
    for (seat, chips) in [("1", "3"), ("2", "2"), ("4", "5"), ("7", "1")] {
        program.tap(&format!("in-{seat}")).await?;
        state(program, &[(&format!("low-{seat}"), chips), (&format!("other-{seat}"), "1000")]).await?;
    }
    floor
        .ruled(
            "10-1",
            ["2 gros jetons en jeu : donnez 7 cartes.", "2 large chips to race for: deal 7 cards."],
        )
        .await?;
    program.tap("deal").await?;
    floor.ruled("10-1", ["Un gros jeton pour chacun", "get one large chip each."]).await?;
    program.picture("chip-race").await?;
    tool(program, "hand_compare").await?;
    program.tap("game-holdem").await?;
    // Chosen and typed; after a full board the hand goes on.
    for card in ["Ac", "9s", "7h", "4d", "2c", "As", "Kd"] {
        program.tap(&format!("card-{card}")).await?;
    }
    set(program, "cards-2", "ah Qd").await?;
    floor.ruled("6-I", ["La place 1 gagne avec une paire.", "Seat 1 wins with a pair."]).await?;
    program.picture("hands").await?;
    tool(program, "show_order").await?;
    state(program, &[("ring-1", ""), ("ring-5", ""), ("ring-8", "")]).await?;
    state(program, &[("brush-button", ""), ("ring-3", ""), ("all_in-false", "")]).await?;
    floor
        .ruled(
            "8-3",
            [
                "Montrent leur main, dans cet ordre : la place 5, la place 8 et la place 1.",
                "Hands are shown in this order: seat 5, seat 8 and seat 1.",
            ],
        )
        .await?;
    tool(program, "mucked_hand").await?;
    state(program, &[("identifiable-true", ""), ("event-retrieved_by_owner", "")]).await?;
    floor.ruled("8-8", ["La main est vivante.", "The hand is live."]).await?;
    Ok(())
}

async fn seats(floor: &Floor<'_>) -> Result<()> {
    let program = floor.program;
    tool(program, "blinds_next").await?;
    state(program, &[("ring-1", ""), ("ring-2", ""), ("ring-3", "")]).await?;
    floor
        .ruled(
            "6-4",
            [
                "Bouton : la place 2 · petite blinde : la place 3 · grosse blinde : la place 4.",
                "Button: seat 2 · small blind: seat 3 · big blind: seat 4.",
            ],
        )
        .await?;
    program.tap("ring-2").await?;
    program.tap("ring-3").await?;
    floor
        .ruled(
            "6-17",
            [
                "Bouton mort devant la place 2 · pas de petite blinde · grosse blinde : la place 4.",
                "Dead button in front of seat 2 · no small blind · big blind: seat 4.",
            ],
        )
        .await?;
    program.picture("blinds").await?;
    program.tap("floor-play").await?;
    tool(program, "seat_for_moved").await?;
    state(program, &[("ring-1", ""), ("ring-2", ""), ("ring-3", ""), ("ring-6", "")]).await?;
    floor.ruled("6-10", ["Le joueur prend la place 6", "The player takes seat 6"]).await?;
    program.picture("seat").await?;
    tool(program, "who_moves").await?;
    program.tap("ring-3").await?;
    floor.ruled("6-9", ["La place 4 change de table.", "Seat 4 moves."]).await?;
    tool(program, "balance").await?;
    state(program, &[("size-1", "9"), ("size-2", "8")]).await?;
    floor.ruled("6-8", ["Rien à équilibrer.", "Nothing to balance."]).await?;
    tool(program, "break_table").await?;
    state(program, &[("size-1", "7"), ("size-2", "6"), ("size-3", "5"), ("seats", "9")]).await?;
    floor.ruled("6-6", ["La table 3 peut être fermée", "Table 3 can be broken"]).await?;
    program.picture("break").await?;
    Ok(())
}

async fn deal_and_time(floor: &Floor<'_>) -> Result<()> {
    let program = floor.program;
    tool(program, "misdeal").await?;
    state(program, &[("deal-of-board", ""), ("dealt-2", ""), ("acted", "0")]).await?;
    floor
        .ruled(
            "2-8",
            [
                "Fausse donne : on ramasse tout et on redonne.",
                "Misdeal: all cards are gathered and dealt again.",
            ],
        )
        .await?;
    program.picture("misdeal").await?;
    tool(program, "board_fix").await?;
    state(program, &[("case-flop_no_burn", ""), ("known-true", "")]).await?;
    set(program, "cards-exposed", "Ks 7d 2c").await?;
    set(program, "cards-stub", "9h 4s").await?;
    floor
        .ruled(
            "2-16",
            ["La première carte du flop devient la brûlée", "The first flop card becomes the burn"],
        )
        .await?;
    ruled(program, "7♦ 2♣ 9♥", "2-16").await?;
    program.picture("board").await?;
    tool(program, "ranking").await?;
    state(program, &[("before", "10"), ("ring-2", ""), ("ring-5", "")]).await?;
    state(program, &[("stack-2", "4200"), ("stack-5", "3900")]).await?;
    floor
        .ruled(
            "8-16",
            ["La place 2 finit 9e. La place 5 finit 10e.", "Seat 2 finishes 9th. Seat 5 finishes 10th."],
        )
        .await?;
    tool(program, "rebuy").await?;
    let facts =
        [("phase-period", ""), ("stack", "0"), ("big-blind", "100"), ("starting", "3000"), ("taken", "0")];
    state(program, &facts).await?;
    state(program, &[("limit-null", ""), ("add-on-sold-true", "")]).await?;
    state(program, &[("add-on-taken-false", ""), ("add-on-stacks", "1")]).await?;
    floor
        .ruled(
            "5-2",
            [
                "Recave permise : le joueur aura 3 000 jetons.",
                "A rebuy is allowed: the player will have 3,000 chips.",
            ],
        )
        .await?;
    program.picture("rebuy").await?;
    tool(program, "time_bank").await?;
    program.tap("caller-player_in_hand").await?;
    floor.ruled("3-6", ["Il reste 60 s de réflexion", "60 s left to think"]).await?;
    program.tap("countdown-start").await?;
    program.find("test id", "countdown").await?;
    program.picture("countdown").await?;
    program.tap("countdown-stop").await?;
    tool(program, "absent").await?;
    state(program, &[("prepaid-true", ""), ("stack", "3000"), ("posted", "0"), ("late", "0")]).await?;
    floor
        .ruled(
            "2-15",
            ["L’absent reste assis avec 3 000 jetons", "The absent player keeps the seat with 3,000 chips"],
        )
        .await?;
    tool(program, "clock_level").await?;
    program.tap("when-between").await?;
    floor
        .ruled(
            "6-1",
            [
                "La prochaine main se joue encore à l’ancien niveau.",
                "The next hand is still played at the old level.",
            ],
        )
        .await?;
    tool(program, "retroactive").await?;
    program.tap("when-between").await?;
    floor.ruled("9-1", ["Trop tard", "Too late"]).await?;
    tool(program, "penalty").await?;
    choose(program, "offence", "out_of_turn").await?;
    program.tap("before-null").await?;
    floor
        .ruled(
            "13-1",
            [
                "Sanction proposée : avertissement et une main manquée.",
                "Proposed penalty: warning and one hand missed.",
            ],
        )
        .await?;
    choose(program, "before", "suspend_1_orbit").await?;
    floor
        .ruled("13-1", ["Sanction proposée : exclusion de deux tours.", "Proposed penalty: two orbits away."])
        .await?;
    // Pressing the number shows the rule itself.
    program.tap("rule-13-1").await?;
    program.find("test id", "rule-text").await?;
    program.picture("penalty").await?;
    Ok(())
}

/// A tool, the facts that are stated in it, the rule, and the answer in French and English.
type Case<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a str, [&'a str; 2]);

/// Limit and pot limit where bets are asked about, and the tools for faults.
async fn limits_and_faults(floor: &Floor<'_>) -> Result<()> {
    let program = floor.program;
    tool(program, "chips").await?;
    let facts = [("chip-500", ""), ("said-raise", ""), ("street-flop", ""), ("raises", "0")];
    choose(program, "betting", "limit").await?;
    state(program, &facts).await?;
    state(program, &[("bet", "100"), ("big-blind", "100")]).await?;
    floor.ruled("7-I 1°", ["C’est une relance à 200.", "It is a raise to 200."]).await?;
    program.picture("chips-limit").await?;
    set(program, "raises", "3").await?;
    floor.ruled("7-26", ["C’est un suivi à 100.", "It is a call to 100."]).await?;
    let muck = [("cause-lost_in_muck", ""), ("put-in", "500"), ("best", "200"), ("best-behind", "0")];
    let shown = [("at-table-true", ""), ("at-showdown-true", ""), ("heads-up-false", ""), ("requests", "0")];
    let award = [("event-awarded_too_soon", ""), ("winner-known-false", ""), ("fault-dealer", "")];
    let twice = [("bet", "0"), ("first-bet", ""), ("first-to", "200"), ("second-check", "")];
    let cases: [Case<'_>; 12] = [
        (
            "loose_card",
            &[("event-dropped", ""), ("cause-dealer", ""), ("in-deal-true", "")],
            "2-6",
            ["La carte est morte", "The card is dead"],
        ),
        (
            "at_seat",
            &[("event-dealt_in", ""), ("seated-false", "")],
            "2-14",
            ["La main est morte", "The hand is dead"],
        ),
        ("dead_hand", &muck, "3-2", ["300 reviennent au joueur", "300 go back to the player"]),
        (
            "exposed_hand",
            &[("how-told_or_shown", ""), ("bets-possible-true", "")],
            "4-1",
            ["La main reste vivante", "The hand stays live"],
        ),
        (
            "shown_fold",
            &[("seen-by-still_to_act", "")],
            "12-8",
            ["les mises du tour sont rejouées", "the betting of the round is played again"],
        ),
        ("show_request", &shown, "8-7", ["La main est montrée", "The hand is shown"]),
        (
            "spoken_language",
            &[("language-other", ""), ("during-hand-true", "")],
            "12-5",
            ["n’est pas admise à la table", "is not spoken at the table"],
        ),
        ("pot_award", &award, "8-12", ["Le pot est partagé", "The last live hands share the pot"]),
        (
            "late_chips",
            &[("value", "25"), ("race-over-true", "")],
            "10-7",
            ["25 de moins en jeu", "25 fewer in play"],
        ),
        ("simultaneous", &twice, "7-22", ["La première action compte", "The first action counts"]),
        ("tap", &[("to-pay", "100")], "7-5", ["vaut un abandon", "Tapping is a fold"]),
        ("in_the_dark", &[("disputed-true", "")], "7-6", ["vous décidez", "you decide"]),
    ];
    for (topic, facts, rule, sentence) in cases {
        tool(program, topic).await?;
        state(program, facts).await?;
        floor.ruled(rule, sentence).await?;
        program.picture(&topic.replace('_', "-")).await?;
    }
    tool(program, "misdeal").await?;
    state(program, &[("deal-of-board", ""), ("irregular-true", ""), ("acted", "0")]).await?;
    floor.ruled("2-12", ["Le coup est annulé", "The hand is void"]).await?;
    program.picture("misdeal-deck").await?;
    Ok(())
}

async fn every_tool(program: &Program, language: Language) -> Result<()> {
    let floor = Floor { program, language };
    bets(&floor).await?;
    if language == Language::En && !tapis_tests::thorough() {
        return Ok(());
    }
    pots_and_cards(&floor).await?;
    seats(&floor).await?;
    deal_and_time(&floor).await?;
    limits_and_faults(&floor).await
}

#[tokio::test]
async fn every_tool_rules_in_both_languages() -> Result<()> {
    let program = Program::start("floor", &["--sample"]).await?;
    program.window("index.html").await?;
    program.tap("go-tournaments").await?;
    program.write(Key::F2 + "").await?;
    program.find("test id", "floor-search").await?;
    every_tool(&program, Language::Fr).await?;
    // A topic is found by its synonyms, without accents; five are offered at most. Stud is not played here.
    program.find("test id", "floor-another").await?.send_keys(Key::Enter + "").await?;
    program.tap("floor-all").await?;
    assert!(!program.has("test id", "tool-stud_order").await?);
    let search = program.find("test id", "floor-search").await?;
    search.send_keys("equilibrage").await?;
    program.until("document.querySelector('[data-testid=tool-chips]') === null").await?;
    program.find("test id", "tool-balance").await?;
    program.picture("search").await?;
    set(&program, "floor-search", "relance").await?;
    program.until("document.querySelectorAll('[data-testid^=tool-]').length === 5").await?;
    search.send_keys(Key::Enter + "").await?;
    program.find("test id", "tool-title").await?;
    program.find("test id", "floor-another").await?.send_keys(Key::Enter + "").await?;
    program.until("document.querySelector('[data-testid=floor-search]').value === ''").await?;
    program.tap("floor-all").await?;
    program.speak("en").await?;
    program.see("Who moves").await?;
    program.tap("floor-all").await?;
    every_tool(&program, Language::En).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// "Said 300, put in 250": twelve keys at most from the question to the ruling, none of them the pointer's.
#[tokio::test]
async fn twelve_keys_settle_a_short_raise() -> Result<()> {
    let (program, id) = Program::start_with_room("short-raise").await?;
    program.window("index.html").await?;
    for action in [json!({ "type": "draw_seats" }), json!({ "type": "start" })] {
        let acted = program.call("act", json!({ "id": id, "action": action })).await?;
        acted.map_err(|error| error.to_string())?;
    }
    let level = json!({ "type": "set_clock", "step": 1, "remaining": 600_000 });
    program.call("act", json!({ "id": id, "action": level })).await?.map_err(|error| error.to_string())?;
    program.write(Key::F2 + "").await?;
    program.until("document.activeElement?.dataset.testid === 'floor-search'").await?;
    program.write("300 250").await?;
    program.find("test id", "tool-short_action").await?;
    program.write(Key::Enter + "").await?;
    program.until("document.activeElement?.closest('[data-answers=said]') !== null").await?;
    program.write("4").await?;
    program.until("document.activeElement?.dataset.testid === 'offer'").await?;
    program.write(Key::Enter + "").await?;
    program.until("document.activeElement?.closest('[data-answers=all-in]') !== null").await?;
    program.find("test id", "ruling-either").await?;
    looks(&program, ".floor", "either").await?;
    program.write("1").await?;
    ruled(&program, "C’est une relance à 300.", "7-2").await?;
    ruled(&program, "Le joueur ajoute 50.", "édition de 2010").await?;
    looks(&program, ".floor", "ruled").await?;
    // Nobody was touched: there is nothing to store about a player.
    assert!(!program.has("test id", "floor-keep").await?);
    program.tap("ring-1").await?;
    program.see("la phrase parle de ce joueur").await?;
    let meant = "[...document.querySelectorAll('p.soft')].map((line) => line.textContent) \
        .find((line) => line.includes('la phrase parle')).split(/\\s*:/)[0]";
    let who = program.eval(meant).await?;
    program.tap("floor-keep").await?;
    program.see(&format!("table 1, {} – ", who.as_str().unwrap_or_default())).await?;
    // The key that opens the desk asks anew.
    program.write(Key::F2 + "").await?;
    program.until("document.activeElement?.dataset.testid === 'floor-search'").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// A dispute at a table of a running evening: players are named, the ruling is kept, overruled
/// with a reason, undone; time is called and the room shows it.
#[tokio::test]
async fn a_dispute_at_a_table() -> Result<()> {
    let program = Program::start("dispute", &["--sample"]).await?;
    program.window("index.html").await?;
    program.see("Recaves et add-on").await?;
    let rows = program.call("tournaments", json!({})).await?.map_err(|error| error.to_string())?;
    let evening = rows.as_array().and_then(|rows| rows.iter().find(|row| row["status"] != "finished"));
    let id = evening.and_then(|row| row["id"].as_i64()).ok_or("no evening is ready")?;
    program.tap(&format!("open-{id}")).await?;
    program.tap("draw").await?;
    program.tap("start").await?;
    program.tap("room").await?;
    program.window("index.html").await?;
    program.tap("go-floor").await?;
    // The desk opens on a table in play. What nobody has stated is no fact, and nothing can be stored.
    program.until("document.querySelector('[data-testid=floor-table-1]').checked").await?;
    tool(&program, "min_raise").await?;
    program.find("test id", "ruling-missing").await?;
    assert!(!program.has("test id", "floor-keep").await?);
    program.picture("missing").await?;
    tool(&program, "who_moves").await?;
    program.find("test id", "floor-keep").await?;
    program.tap("floor-table-2").await?;
    // The first button is known, so there is a ruling at once; another big blind changes it.
    ruled(&program, "change de table.", "6-9").await?;
    // The big blind by keyboard: focus a seat, and press its letter.
    program.find("test id", "ring-1").await?.send_keys("g").await?;
    ruled(&program, "change de table.", "6-9").await?;
    let desk = program.call("desk", json!({ "id": id })).await?.map_err(|error| error.to_string())?;
    let seats = desk["view"]["tables"][1]["seats"].as_array().cloned().unwrap_or_default();
    let next = seats.iter().skip(1).find(|seat| !seat["entry"].is_null()).ok_or("table 2 is empty")?;
    ruled(&program, &format!("(place {})", next["no"]), "6-9").await?;
    program.picture("named").await?;

    program.tap("floor-keep").await?;
    program.see("Arbitrage, table 2 – Qui change de table").await?;
    program.tap("floor-overrule").await?;
    program.tap("floor-keep").await?;
    program.see("dit ce qu’il décide et pourquoi").await?;
    set(&program, "floor-decision", "Personne ne bouge").await?;
    set(&program, "floor-reason", "Dernière main avant la pause").await?;
    program.picture("overruled").await?;
    program.tap("floor-keep").await?;
    program.tap("go-tournament").await?;
    program.tap("tab-history").await?;
    program.see("Personne ne bouge").await?;
    program.see("Dernière main avant la pause").await?;
    program.picture("history").await?;
    program.leave_fields().await?;
    program.control("z").await?;
    program.until("document.querySelector('[data-testid=history] .undone') !== null").await?;

    program.tap("go-floor").await?;
    // The desk opens on its question again.
    program.find("test id", "floor-search").await?;
    tool(&program, "time_bank").await?;
    program.tap("caller-player_in_hand").await?;
    program.tap("in-room-true").await?;
    program.tap("countdown-start").await?;
    program.window("room.html").await?;
    program.see("Réflexion").await?;
    program.see("Table 2").await?;
    program.picture("room").await?;
    program.window("index.html").await?;
    program.tap("countdown-stop").await?;
    program.window("room.html").await?;
    program.gone("Réflexion").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
