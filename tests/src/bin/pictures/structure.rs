//! Pictures of structures, chips, the room and the clock.

use serde_json::json;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_tests::window::Result;
use thirtyfour::Key;

use super::View;

impl View<'_> {
    /// Takes this part of a page that is longer than the screen.
    async fn part(&self, selector: &str, what: &str) -> Result<()> {
        let found = format!("document.querySelector({})", json!(selector));
        self.program.until(&format!("{found} !== null")).await?;
        self.program.eval(&format!("{found}.scrollIntoView({{ block: 'start' }}) ?? true")).await?;
        self.take(what).await
    }

    async fn choose(&self, id: &str, value: &str) -> Result<()> {
        let list = format!("document.querySelector('[data-testid={id}]')");
        self.program
            .until(&format!("[...({list}?.options ?? [])].some((o) => o.value === '{value}')"))
            .await?;
        let chosen = format!(
            "(() => {{ const list = {list}; list.value = '{value}'; for (const kind of ['input', 'change']) \
             list.dispatchEvent(new Event(kind, {{ bubbles: true }})); return true; }})()"
        );
        self.program.eval(&chosen).await.map(|_| ())
    }

    /// Leaves the dialog and discards its input.
    async fn leave(&self, written: bool) -> Result<()> {
        self.program.write(Key::Escape + "").await?;
        if written {
            self.press("discard-go").await?;
        }
        self.program.until("document.querySelector('dialog[open]') === null").await
    }

    /// The designer with all its dialogs, chip sets, the room's editor, sounds, the clock and its keys.
    pub async fn every_structure(&self, id: TournamentId, players: u32) -> Result<()> {
        let program = self.program;
        self.press("go-tournaments").await?;
        self.press("new-tournament").await?;
        let field = program.find("test id", "players").await?;
        field.click().await?;
        field.send_keys(Key::Control + "a").await?;
        field.send_keys(players.to_string()).await?;
        self.press("section-chips").await?;
        self.choose("chips-choice", "own-0").await?;
        program.find("test id", "chip-needs").await?;
        self.take("chips").await?;
        self.press("chipset-make").await?;
        self.choose("chipset-begin", "2").await?;
        program.find("test id", "chip-value-5").await?;
        self.take("chip-set").await?;
        self.leave(true).await?;
        self.press("section-levels").await?;
        program.find("test id", "levels-grid").await?;
        self.take("levels").await?;
        self.part("[data-testid=levels-grid]", "levels-grid").await?;
        self.part("[data-testid=chip-needs]", "levels-chips").await?;
        self.press("levels-suggest").await?;
        self.take("propose").await?;
        self.press("suggest-take").await?;
        program.until("document.querySelector('dialog[open]') === null").await?;
        self.take("proposed").await?;
        self.press("levels-compare").await?;
        self.choose("compare-with", "3").await?;
        self.take("compare").await?;
        self.leave(false).await?;
        self.press("levels-kept").await?;
        program.find("test id", "kept-take-1").await?;
        self.take("kept").await?;
        self.leave(false).await?;
        self.press("levels-paste").await?;
        program.paste("paste-text", "25;50\nbof\n50;100\nzut").await?;
        self.press("paste-take").await?;
        program.find("test id", "bad-lines").await?;
        self.take("import").await?;
        self.leave(true).await?;
        let small = "document.querySelectorAll('[data-line]')[1].querySelector('[data-column=small] input')";
        program.eval(&format!("{small}.focus() ?? true")).await?;
        program.control("d").await?;
        program.find("test id", "repair-blinds_stay").await?;
        self.take("odd").await?;

        self.press("go-tournaments").await?;
        self.press(&format!("open-{id}")).await?;
        self.press("tab-clock").await?;
        self.take("clock").await?;
        self.part("[data-testid=forecast]", "clock-end").await?;
        self.press("amend").await?;
        // Discards the tournament being prepared.
        self.press("confirm-yes").await?;
        self.press("section-levels").await?;
        program.find("test id", "levels-grid").await?;
        self.take("levels-played").await?;
        self.press("go-room").await?;
        program.find("test id", "edit-felt").await?;
        self.take("room").await?;
        self.press("edit-felt").await?;
        program.find("test id", "panel-blinds").await?;
        self.take("room-editor").await?;
        self.part("[data-testid=layout-editor] .canvas", "room-editor-end").await?;
        self.press("go-settings").await?;
        self.part("[data-testid=sounds]", "sounds").await?;
        self.part("[data-testid=chipsets]", "chip-sets").await?;
        self.press("open-keys").await?;
        self.take("keys").await?;
        program.write(Key::Escape + "").await
    }
}
