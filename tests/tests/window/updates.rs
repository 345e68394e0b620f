//! An update from a file through the settings: what it says of itself, and that no evening is interrupted for it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::{Path, PathBuf};

use chrono::{Local, Utc};
use minisign::KeyPair;
use serde_json::json;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::store::{MemberDraft, newest_format};
use tapis_club::update::{Arch, Kind, Notes};
use tapis_club::{Club, freezeout};
use tapis_tests::window::{Program, Result};
use tapis_update::packing::{Installer, pack};

fn update(folder: &Path, keys: &KeyPair) -> Result<PathBuf> {
    let (path, installer) = (folder.join("Tapis_9.1.0.tapis-update"), folder.join("tapis.deb"));
    std::fs::write(&installer, vec![0; 14_200_000])?;
    let notes = Notes {
        fr: "Les téléphones des joueurs voient l’horloge.\nLes primes mystère.".to_owned(),
        en: "Players' phones show the clock.\nMystery bounties.".to_owned(),
    };
    let installer = Installer { kind: Kind::Deb, arch: Arch::here().unwrap_or(Arch::X86), path: installer };
    pack(&path, "9.1.0".parse()?, newest_format(), notes, &[installer], (&keys.pk, &keys.sk))?;
    Ok(path)
}

#[tokio::test]
async fn an_update_waits_for_the_evenings_end() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let keys = KeyPair::generate_unencrypted_keypair()?;
    let file = update(folder.path(), &keys)?;
    let path = folder.path().join("club.tapis");
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(&path, "Essai", Language::Fr, today).unwrap();
    let id = club.tournaments().create_tournament(freezeout(Language::Fr, today), None, now).unwrap();
    for name in ["Bo", "Éva", "Inès"] {
        let draft = MemberDraft { first_name: name.into(), last_name: "Li".into(), ..MemberDraft::default() };
        let member = club.library().save_member(draft, now).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, now).unwrap();
    }
    club.play().act(id, &Action::DrawSeats, now).unwrap();
    club.play().act(id, &Action::Start, now).unwrap();
    club.close();
    let environment =
        vec![("TAPIS_UPDATE_KEY", keys.pk.to_base64().into()), ("TAPIS_INSTALLED_AS", "deb".into())];
    let arguments = ["--club", path.to_str().unwrap()];
    let program = Program::start_with("updates", &arguments, (1024, 680), environment).await?;
    program.window("index.html").await?;
    let card = "document.querySelector('[data-testid=updates]')";
    program.click("test id", "go-settings").await?;
    program.until(&format!("!!{card}?.querySelector('[data-testid=update-choose]')")).await?;
    // No site is known to this build, so that none is offered.
    assert_eq!(
        program.eval(&format!("{card}.querySelector('[data-testid=update-look]')")).await?,
        json!(null)
    );
    program.eval(&format!("{card}.scrollIntoView({{ block: 'center' }})")).await?;
    program.picture("none").await?;

    let other = folder.path().join("other.tapis-update");
    std::fs::write(&other, "not an update")?;
    let refused = program.call("update_choose", json!({ "path": other })).await?.unwrap_err();
    assert_eq!(refused["code"], "update-not_one");
    program.call("update_choose", json!({ "path": file })).await?.unwrap();
    program.click("test id", "go-tournaments").await?;
    program.click("test id", "go-settings").await?;
    program.see("Tapis 9.1.0 peut être installé (14,2 Mo).").await?;
    program.see("Les primes mystère.").await?;
    program.eval(&format!("{card}.scrollIntoView({{ block: 'center' }})")).await?;
    program.picture("ready").await?;
    program.click("test id", "update-install").await?;
    program.see("est en cours. Terminez la soirée, puis installez la mise à jour.").await?;
    program.picture("playing").await?;
    program.eval("document.querySelector('[data-testid=troubles] button').click()").await?;
    program.click("test id", "language").await?;
    program.see("Mystery bounties.").await?;
    program.eval(&format!("{card}.scrollIntoView({{ block: 'center' }})")).await?;
    program.picture("ready_en").await?;
    program.click("test id", "update-forget").await?;
    program.until(&format!("!{card}?.querySelector('[data-testid=update-ready]')")).await?;
    program.quit().await
}
