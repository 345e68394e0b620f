//! The room's window next to the desk's.

use serde_json::json;
use tapis_club::engine::base::quantity::TournamentId;

use crate::root;
use crate::window::{Program, Result};

impl Program {
    /// Starts the program with the sample club, and opens the room for the first tournament of the list.
    /// The room's window is then current. Returns the tournament's number.
    pub async fn start_with_room(name: &str) -> Result<(Self, TournamentId)> {
        let program = Program::start(name, &["--sample"]).await?;
        program.window("index.html").await?;
        let id = program.first_tournament().await?;
        program.open_room(id).await?;
        Ok((program, id))
    }

    /// The number of the tournament that is played.
    pub async fn playing_tournament(&self) -> Result<TournamentId> {
        let all = self.call("tournaments", json!({})).await?.map_err(|said| said.to_string())?;
        let playing = all.as_array().into_iter().flatten().find(|row| row["status"] == "playing");
        let id = playing.and_then(|row| row["id"].as_i64()).ok_or("no tournament is played")?;
        Ok(TournamentId(id))
    }

    /// The number of the first tournament of the desk's list.
    pub async fn first_tournament(&self) -> Result<TournamentId> {
        let list = self.call("tournaments", json!({})).await?.map_err(|error| error.to_string())?;
        Ok(TournamentId(list[0]["id"].as_i64().ok_or("there is no tournament")?))
    }

    /// Opens the room for a tournament from the desk's window, and switches to its window.
    pub async fn open_room(&self, id: TournamentId) -> Result<()> {
        self.call("room_open", json!({ "id": id })).await?.map_err(|error| error.to_string())?;
        self.window("room.html").await
    }

    /// The violations axe-core finds in this part of the current page, by CSS selector. Themes differ in colours alone:
    /// but for the light one only these are looked at, and in French.
    pub async fn axe(&self, part: &str) -> Result<Vec<String>> {
        let source = if self.eval("window.axe !== undefined").await? == json!(true) {
            String::new()
        } else {
            std::fs::read_to_string(root().join("ui/node_modules/axe-core/axe.min.js"))?
        };
        let script = format!(
            "{source}; const [part, done] = arguments;\
             const light = ['light', undefined].includes(document.documentElement.dataset.theme);\
             if (!light && document.documentElement.lang !== 'fr') return done([]);\
             const rules = light ? {{}} : {{ runOnly: {{ type: 'rule', values: ['color-contrast'] }} }};\
             window.axe.run(document.querySelector(part), {{ resultTypes: ['violations'], ...rules }}).then(\
             (found) => done(found.violations.map((one) => one.id + ': ' + one.nodes.map((node) => node.target).join(' '))),\
             (error) => done([String(error)]));"
        );
        Ok(self.driver().execute_async(script, vec![json!(part)]).await?.convert()?)
    }
}
