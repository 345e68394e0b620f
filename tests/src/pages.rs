//! The pages as objects, so that a test reads like an evening: the desk, a tournament at it, its
//! registration and tables, and the room.

use std::time::Duration;

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use thirtyfour::Key;

use crate::window::{Program, Result};

/// Window of the director's desk.
#[derive(Clone, Copy)]
pub struct Desk<'a>(&'a Program);

/// A tournament open at the desk.
#[derive(Clone, Copy)]
pub struct Tournament<'a> {
    program: &'a Program,
    pub id: TournamentId,
}

/// The registration of a tournament.
#[derive(Clone, Copy)]
pub struct Register<'a>(&'a Program);

/// The tables of a tournament.
#[derive(Clone, Copy)]
pub struct Tables<'a>(Tournament<'a>);

impl Program {
    /// Switches to the desk's window.
    ///
    /// # Errors
    /// If it does not open.
    pub async fn desk(&self) -> Result<Desk<'_>> {
        self.window("index.html").await?;
        Ok(Desk(self))
    }

    /// Presses the element with this test id.
    ///
    /// # Errors
    /// If it never appears.
    pub async fn tap(&self, id: &str) -> Result<()> {
        self.click("test id", id).await
    }

    /// Opens what is folded behind the summary with this test id. By the page and not by the pointer: a summary under
    /// which something has just changed ignores a press.
    ///
    /// # Errors
    /// If it never appears.
    pub async fn unfold(&self, id: &str) -> Result<()> {
        self.find("test id", id).await?;
        let open = format!("document.querySelector('[data-testid={id}]').parentElement.open = true");
        self.eval(&open).await?;
        Ok(())
    }

    /// Chooses a document in the list of the documents, also where it stands folded away.
    ///
    /// # Errors
    /// If it is not in the list.
    pub async fn paper(&self, kind: &str) -> Result<()> {
        let id = format!("kind-{kind}");
        let list = format!("document.querySelector('[data-testid={id}]')");
        self.until(&format!("{list} !== null")).await?;
        self.eval(&format!(
            "{list}.closest('details:not([open])')?.querySelector('summary').click() ?? true"
        ))
        .await?;
        self.tap(&id).await
    }

    /// Switches to this language (`fr` or `en`) unless it is the one shown, and waits until it is: texts that
    /// change their length move what is pressed next.
    ///
    /// # Errors
    /// If the language does not change.
    pub async fn speak(&self, language: &str) -> Result<()> {
        self.find("test id", "language").await?;
        let spoken = format!("document.documentElement.lang === '{language}'");
        if self.eval(&spoken).await? == false {
            self.tap("language").await?;
        }
        self.until(&spoken).await
    }

    /// Takes the focus out of any field, so that keys are shortcuts.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn leave_fields(&self) -> Result<()> {
        self.eval("document.activeElement.blur()").await?;
        Ok(())
    }

    /// Waits until no dialog is open.
    ///
    /// # Errors
    /// If one stays open.
    pub async fn no_dialog(&self) -> Result<()> {
        self.until("document.querySelector('dialog[open]') === null").await
    }
}

impl<'a> Desk<'a> {
    /// Goes to a place in the rail, such as `members`.
    ///
    /// # Errors
    /// If there is no such place.
    pub async fn go(self, place: &str) -> Result<()> {
        self.0.tap(&format!("go-{place}")).await
    }

    /// Opens the first tournament of the list that is not finished.
    ///
    /// # Errors
    /// If there is none.
    pub async fn open_next(self) -> Result<Tournament<'a>> {
        let rows = self.0.call("tournaments", json!({})).await?.map_err(|error| error.to_string())?;
        let next = rows.as_array().and_then(|rows| rows.iter().find(|row| row["status"] != "finished"));
        self.open(TournamentId(next.and_then(|row| row["id"].as_i64()).ok_or("no tournament is ready")?))
            .await
    }

    /// Opens a tournament of the list.
    ///
    /// # Errors
    /// If it is not in the list.
    pub async fn open(self, id: TournamentId) -> Result<Tournament<'a>> {
        self.0.tap(&format!("open-{id}")).await?;
        Ok(self.tournament(id))
    }

    /// A tournament that is open already.
    pub fn tournament(self, id: TournamentId) -> Tournament<'a> {
        Tournament { program: self.0, id }
    }

    /// Searches the members.
    ///
    /// # Errors
    /// If the members are not shown.
    pub async fn search_members(self, words: &str) -> Result<()> {
        self.go("members").await?;
        self.0.tap("member-search").await?;
        self.0.write(words).await
    }
}

impl<'a> Tournament<'a> {
    /// State according to the program itself, for comparison with the screen.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn view(self) -> Result<Value> {
        let desk = self.program.call("desk", json!({ "id": self.id })).await?;
        Ok(desk.map_err(|error| error.to_string())?["view"].clone())
    }

    /// The entries that have a seat.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn seated(self) -> Result<Vec<Value>> {
        let entries = self.view().await?["entries"].as_array().cloned().unwrap_or_default();
        Ok(entries.into_iter().filter(|entry| !entry["seat"].is_null()).collect())
    }

    /// Goes to a tab, such as `clock`.
    ///
    /// # Errors
    /// If there is no such tab.
    pub async fn tab(self, name: &str) -> Result<()> {
        self.program.tap(&format!("tab-{name}")).await
    }

    /// Box in which players are registered.
    pub fn register(self) -> Register<'a> {
        Register(self.program)
    }

    /// Goes to the tables.
    ///
    /// # Errors
    /// If there is no such tab.
    pub async fn tables(self) -> Result<Tables<'a>> {
        self.tab("tables").await?;
        Ok(Tables(self))
    }
}

impl Register<'_> {
    /// Registers the first member found by these letters.
    ///
    /// # Errors
    /// If nobody is found.
    pub async fn first_of(self, letters: &str) -> Result<()> {
        self.search(letters, ">= 2").await
    }

    /// Registers a new member by name.
    ///
    /// # Errors
    /// If the form does not open.
    pub async fn newcomer(self, name: &str) -> Result<()> {
        self.search(name, "=== 1").await?;
        self.0.tap("save-member").await
    }

    /// Empties the box.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn clear(self) -> Result<()> {
        self.0.write(Key::Escape + "").await
    }

    async fn search(self, text: &str, found: &str) -> Result<()> {
        self.0.tap("register").await?;
        self.0.write(text).await?;
        let script = format!("document.querySelectorAll('#register-found [role=option]').length {found}");
        self.0.until(&script).await?;
        self.0.write(Key::Enter + "").await
    }
}

impl Tables<'_> {
    /// Presses a seat.
    ///
    /// # Errors
    /// If there is no such seat.
    pub async fn seat(self, table: &Value, seat: &Value) -> Result<()> {
        self.0.program.tap(&format!("seat-{table}-{seat}")).await
    }

    /// Opens the popover of the player at a seat. A seat that has come under the pointer a moment ago ignores a
    /// press, as it should: it is pressed again, as a person would.
    ///
    /// # Errors
    /// If there is no such seat, or nothing opens.
    pub async fn open_seat(self, table: &Value, seat: &Value) -> Result<()> {
        let program = self.0.program;
        for _ in 0..3 {
            self.seat(table, seat).await?;
            for _ in 0..20 {
                if program.has("test id", "bust").await? {
                    return Ok(());
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        program.find("test id", "bust").await.map(drop)
    }

    /// Eliminates a seated entry.
    ///
    /// # Errors
    /// If the dialog does not open, or stays open.
    pub async fn eliminate(self, entry: &Value) -> Result<()> {
        self.open_seat(&entry["seat"]["table"], &entry["seat"]["seat"]).await?;
        self.0.program.tap("bust").await?;
        self.0.program.no_dialog().await
    }

    /// Follows the program's advice until there is none.
    ///
    /// # Errors
    /// If it never stops.
    pub async fn follow_advice(self) -> Result<()> {
        let Tournament { program, .. } = self.0;
        for _ in 0..20 {
            let view = self.0.view().await?;
            let advice = &view["advice"][0];
            let kind = advice["kind"]["type"].as_str().unwrap_or_default();
            if kind.is_empty() || kind == "finish" {
                return Ok(());
            }
            self.0.tab("tables").await?;
            // It waits in a line while other players are on their way.
            let waits = format!("job-{}", advice["key"].as_str().unwrap_or_default());
            if program.has("test id", "all-seated").await? && program.has("test id", &waits).await? {
                program.tap(&waits).await?;
            }
            program.find("test id", &format!("advice-{kind}")).await?;
            match advice["kind"]["ask"].as_array().and_then(|asked| asked.first()) {
                Some(table) => {
                    program.picture("ask").await?;
                    self.tell_button(&view, table).await?;
                }
                None => program.tap("accept").await?,
            }
            for _ in 0..50 {
                let now = self.0.view().await?["advice"][0].clone();
                if now["key"] != advice["key"] || now["kind"]["ask"] != advice["kind"]["ask"] {
                    break;
                }
            }
        }
        Err("the program never stops advising".into())
    }

    /// States that the first player of a table has the button.
    async fn tell_button(self, view: &Value, table: &Value) -> Result<()> {
        let tables = view["tables"].as_array().cloned().unwrap_or_default();
        let found = tables.iter().find(|other| other["no"] == *table).ok_or("there is no such table")?;
        let seats = found["seats"].as_array().cloned().unwrap_or_default();
        let taken = seats.iter().find(|seat| !seat["entry"].is_null()).ok_or("an empty table")?;
        self.0.program.tap(&format!("button-here-{table}-{}", taken["no"])).await
    }
}
