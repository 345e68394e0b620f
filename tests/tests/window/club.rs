//! The club's own matters through the window: a list pasted and looked at before it comes in, a
//! person erased for good, and a copy put back.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Local, Utc};
use serde_json::json;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, rebuy};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;
use thirtyfour::components::SelectElement;

use crate::acts::closed;

/// A club with one member, who is in a tournament that is not over.
fn club(path: &Path) {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(path, "Essai", Language::Fr, today).unwrap();
    let id = club.tournaments().create_tournament(rebuy(Language::Fr, today), None, now).unwrap();
    let draft = MemberDraft {
        last_name: "Inscrit".to_owned(),
        first_name: "Paul".to_owned(),
        ..MemberDraft::default()
    };
    let member = club.library().save_member(draft, now).unwrap().id;
    club.play().act(id, &Action::Register { member, born: None, paid: true }, now).unwrap();
    club.close();
}

async fn start(name: &str, path: &Path) -> Result<Program> {
    let program = Program::start(name, &["--club", path.to_str().unwrap()]).await?;
    program.window("index.html").await?;
    program.click("test id", "go-members").await?;
    program.see("Inscrit").await?;
    Ok(program)
}

async fn lines(program: &Program, count: usize) -> Result<()> {
    let rows = "document.querySelectorAll('[data-testid=import-lines] tbody tr').length";
    program.until(&format!("{rows} === {count}")).await
}

/// Finds the one member of this name and opens the form.
async fn open_member(program: &Program, name: &str) -> Result<()> {
    let search = program.find("test id", "member-search").await?;
    search.clear().await?;
    search.send_keys(name).await?;
    program.until("document.querySelectorAll('main tbody tr').length === 1").await?;
    program.press(name).await?;
    program.click("test id", "edit-member").await?;
    program.find("test id", "erase-member").await?;
    Ok(())
}

/// Confirms the erasure both times.
async fn erase(program: &Program) -> Result<()> {
    program.click("test id", "erase-member").await?;
    program.see("son nom et tout ce que le club sait").await?;
    program.click("test id", "confirm-yes").await?;
    program.see("Vraiment effacer").await?;
    program.picture("erase").await?;
    program.click("test id", "confirm-yes").await
}

#[tokio::test]
async fn a_list_is_pasted_looked_at_and_taken() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path);
    let program = start("paste", &path).await?;
    program.click("test id", "lists").await?;
    program.click("test id", "paste").await?;
    program.click("test id", "paste-preview").await?;
    program.see("Il n’y a aucune ligne dans ce texte").await?;
    let text = program.find("test id", "paste-text").await?;
    let young = Local::now().date_naive().format("%Y").to_string();
    let list = format!(
        "Nom;Prénom;Né le;Taille\nLefèvre;Anaïs;03/05/1990;1\n;Sans nom;;2\nLEFEVRE;anais;03/05/1990;3\n\
         Petit;Tom;01/01/{young};4\nInscrit;Paul;;5\n"
    );
    // The driver writes no line breaks; Enter does.
    text.send_keys(list.replace('\n', &Key::Enter.value().to_string())).await?;
    program.click("test id", "paste-preview").await?;
    // The pasted list is asked about no more: the preview stands in its place.
    program.see("2 membres à ajouter, 2 déjà connus, 1 ligne refusée.").await?;
    program.see("Colonnes laissées de côté : Taille").await?;
    lines(&program, 5).await?;
    program.see("Même personne qu’à la ligne 2").await?;
    program.see("mineur, ne pourra pas jouer (règle\u{a0}1-3)").await?;
    program.picture("preview").await?;
    program.click("test id", "show-problems").await?;
    lines(&program, 3).await?;
    program.click("test id", "show-added").await?;
    lines(&program, 2).await?;
    program.click("test id", "import-go").await?;
    closed(&program).await?;
    program.see("2 membres ajoutés").await?;
    program.press("Lefèvre").await?;
    program.see("3 mai 1990").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn full_names_are_split_and_swapped() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path);
    let program = start("names", &path).await?;
    program.click("test id", "lists").await?;
    program.click("test id", "paste").await?;
    program.paste("paste-text", "Jean Dupont\nYann de La Tour\nZoé MARTIN\nSolo\n").await?;
    program.click("test id", "paste-preview").await?;
    program.see("3 membres à ajouter").await?;
    let names = "[...document.querySelectorAll('[data-testid=import-lines] tbody tr')]\
        .map((row) => [row.children[1].textContent, row.children[2].textContent].join('+')).join(' ')";
    program.until(&format!("{names} === 'Dupont+Jean de La Tour+Yann MARTIN+Zoé Solo+'")).await?;
    program.picture("split").await?;
    program.click("test id", "swap-names").await?;
    program.until(&format!("{names}.startsWith('Jean+Dupont')")).await?;
    program.until(&format!("{names}.includes('MARTIN+Zoé')")).await?;
    program.click("test id", "swap-names").await?;
    program.until(&format!("{names}.startsWith('Dupont+Jean')")).await?;

    // The text is still there, and what was refused stays in it afterwards.
    program.click("test id", "import-back").await?;
    program
        .until("document.querySelector('[data-testid=paste-text]')?.value.startsWith('Jean Dupont')")
        .await?;
    program.click("test id", "paste-preview").await?;
    program.click("test id", "import-go").await?;
    closed(&program).await?;
    program.see("3 membres ajoutés").await?;
    program.click("test id", "lists").await?;
    program.click("test id", "paste").await?;
    program.until("document.querySelector('[data-testid=paste-text]')?.value === 'Solo'").await?;
    program.write(Key::Escape + "").await?;
    closed(&program).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// Headings that nobody understands: the person says what the columns hold, and is not asked again.
#[tokio::test]
async fn columns_are_matched_by_hand_once() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path);
    let program = start("columns", &path).await?;
    let paste = async |list: &str| -> Result<()> {
        program.click("test id", "lists").await?;
        program.click("test id", "paste").await?;
        program.paste("paste-text", list).await?;
        program.click("test id", "paste-preview").await
    };
    let choose = async |column: u32, field: &str| -> Result<()> {
        let choice = program.find("test id", &format!("column-{column}")).await?;
        SelectElement::new(&choice).await?.select_by_value(field).await?;
        Ok(())
    };
    paste("Joueur A;Joueur B;Depuis\nDupont;Jean;2019\nMartin;Zoé;2021\n").await?;
    choose(0, "last_name").await?;
    choose(1, "first_name").await?;
    choose(2, "").await?;
    program.tap("columns-headed").await?;
    program.see("2 membres à ajouter").await?;
    program.see("Colonnes laissées de côté : Depuis").await?;
    let names = "[...document.querySelectorAll('[data-testid=import-lines] tbody tr')]\
        .map((row) => [row.children[1].textContent, row.children[2].textContent].join('+')).join(' ')";
    program.until(&format!("{names} === 'Dupont+Jean Martin+Zoé'")).await?;
    for theme in ["contrast", "dark", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("dialog[open]").await?, Vec::<String>::new(), "{theme}");
        program.picture(&format!("matched-{theme}")).await?;
    }
    program.click("test id", "import-go").await?;
    closed(&program).await?;
    program.see("2 membres ajoutés").await?;

    paste("Joueur A;Joueur B;Depuis\nPetit;Anne;2024\n").await?;
    program.see("1 membre à ajouter").await?;
    program.until(&format!("{names} === 'Petit+Anne'")).await?;
    program.see("Les colonnes sont lues comme celles de la dernière liste").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn a_person_is_erased_and_a_copy_put_back() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path);
    let program = start("erase", &path).await?;
    program.click("test id", "add-member").await?;
    program.click("test id", "last-name").await?;
    program.write("Partie").await?;
    program.click("test id", "first-name").await?;
    program.write("Zoé").await?;
    program.click("test id", "save-member").await?;
    closed(&program).await?;

    // A copy while she is still there.
    program.click("test id", "go-settings").await?;
    program.click("test id", "backup").await?;
    program.find("test id", "copies").await?;

    // A player in a tournament that is not over cannot be erased; the form stays.
    program.click("test id", "go-members").await?;
    open_member(&program, "Inscrit").await?;
    erase(&program).await?;
    program.see("n’est pas terminé").await?;
    program.write(Key::Escape + "").await?;
    closed(&program).await?;

    open_member(&program, "Partie").await?;
    erase(&program).await?;
    // The copy made before still holds her, and the program says so.
    program.find("test id", "confirm-read").await?;
    program.see("contiennent encore la personne").await?;
    program.see("Personne effacée").await?;
    program.picture("erased").await?;
    program.click("test id", "confirm-read").await?;
    closed(&program).await?;
    program.see("Personne ne correspond à cette recherche.").await?;
    let found = program.call("members_find", json!({ "query": "Zoé", "archived": true })).await?.unwrap();
    assert_eq!(found, json!([]));

    // The copy brings her back; the club as it was is copied first.
    program.click("test id", "go-settings").await?;
    program.find("test id", "copies").await?;
    let copies = "document.querySelectorAll('[data-testid=copies] tbody tr').length";
    let before = program.eval(copies).await?.as_u64().unwrap();
    program.press("Restaurer la copie du").await?;
    program.see("Revenir à la copie du").await?;
    program.picture("restore").await?;
    program.click("test id", "confirm-yes").await?;
    program.see("Le club est revenu à la copie du").await?;
    program.until(&format!("{copies} === {}", before + 1)).await?;
    program.picture("restored").await?;
    program.click("test id", "go-members").await?;
    program.see("Partie").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
