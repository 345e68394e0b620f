//! An evening in the real window, as an organiser runs it: with keyboard and mouse, in French, through
//! a power cut, to the season's standings; then a short path in English.

use tapis_tests::window::{Program, Result};

#[tokio::test]
async fn an_evening_from_registration_to_standings() -> Result<()> {
    let mut program = Program::start("evening", &["--sample"]).await?;
    let desk = program.desk().await?;
    program.see("Recaves et add-on").await?;
    let evening = desk.open_next().await?;
    program.see("27 inscriptions").await?;

    // Three letters and Enter; the same person again is refused, and a minor by rule 1-3.
    evening.register().first_of("038").await?;
    program.see("28 inscriptions").await?;
    evening.register().first_of("038").await?;
    program.see("a déjà une inscription").await?;
    program.eval("document.querySelector('[data-testid=register]').value === ''").await?;
    evening.register().clear().await?;
    evening.register().first_of("040").await?;
    program.see("il faut avoir 18 ans").await?;
    program.see("règle\u{a0}1-3").await?;
    program.picture("refused").await?;
    evening.register().clear().await?;

    // A new member from the same box.
    evening.register().newcomer("Zoé Nouvelle").await?;
    program.see("29 inscriptions").await?;
    program.picture("entries").await?;

    // Undo and redo by key, and two draws.
    program.leave_fields().await?;
    program.control("z").await?;
    program.see("28 inscriptions").await?;
    program.control("y").await?;
    program.see("29 inscriptions").await?;
    program.tap("draw").await?;
    program.see("Places tirées sur 4 tables").await?;
    program.tap("draw-again").await?;
    program.see("Places tirées sur 4 tables").await?;
    program.tap("room").await?;
    program.window("room.html").await?;
    program.see("Nouvelle Zoé").await?;
    program.picture("room-seats").await?;
    program.window("index.html").await?;
    program.tap("start").await?;
    program.see("Niveau 1").await?;
    program.picture("tables").await?;
    program.window("room.html").await?;
    program.see("29 / 29").await?;
    program.picture("room-clock").await?;
    program.window("index.html").await?;

    // The space bar pauses and resumes.
    program.leave_fields().await?;
    let toggle = "document.querySelector('[data-testid=toggle-clock]').ariaLabel";
    program.write(" ").await?;
    program.until(&format!("{toggle} === 'Reprendre'")).await?;
    program.write(" ").await?;
    program.until(&format!("{toggle} === 'Arrêter'")).await?;

    // Eliminations, following the advice, until nine are left.
    for _ in 0..20 {
        let seated = evening.seated().await?;
        if seated.len() <= 9 {
            break;
        }
        let tables = evening.tables().await?;
        tables.eliminate(&seated[seated.len() / 2]).await?;
        tables.follow_advice().await?;
    }
    program.picture("final-table").await?;

    // A power cut: the program says how long it was off.
    let (id, before) = (evening.id, evening.view().await?["counts"].clone());
    program.kill_and_restart(&["--sample"]).await?;
    let desk = program.desk().await?;
    let evening = desk.tournament(id);
    // The page appears before the club is open again.
    program
        .until(&format!(
            "document.querySelector('[data-testid=away-go-on], [data-testid=open-{id}]') !== null"
        ))
        .await?;
    assert_eq!(evening.view().await?["counts"], before);
    if program.has("test id", "away-go-on").await? {
        program.picture("away").await?;
        program.tap("away-go-on").await?;
    } else {
        desk.open(id).await?;
    }
    let tables = evening.tables().await?;
    program.picture("after-power-cut").await?;
    loop {
        let seated = evening.seated().await?;
        if seated.len() <= 1 {
            break;
        }
        tables.eliminate(&seated[0]).await?;
    }
    program.see("gagne le tournoi").await?;
    program.tap("finish").await?;
    program.tap("finish-evening").await?;
    program.find("test id", "ended").await?;
    program.picture("results").await?;
    evening.tab("history").await?;
    program.see("Fin du tournoi").await?;
    program.picture("history").await?;
    evening.tab("clock").await?;
    program.picture("levels").await?;
    desk.go("seasons").await?;
    program.see("7 tournois joués").await?;
    program.picture("season").await?;
    desk.search_members("elodie").await?;
    program.see("Élodie").await?;
    program.picture("members").await?;

    // Switching to English takes effect at once.
    program.speak("en").await?;
    program.see("Members").await?;
    desk.go("tournaments").await?;
    program.see("New tournament").await?;
    program.tap("new-tournament").await?;
    program.see("Estimated end").await?;
    program.picture("new-english").await?;
    program.tap("create-tournament").await?;
    program.see("0 entries").await?;
    program.picture("entries-english").await?;
    desk.go("settings").await?;
    program.see("Appearance").await?;
    program.picture("settings-english").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
