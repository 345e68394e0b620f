//! The league's web page to work with, on a computer and on a telephone, in both languages.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;
use tapis_tests::browser::{Browser, Device};
use tapis_tests::html::html_complaints;
use tapis_tests::league::League;
use tapis_tests::program;
use tapis_tests::window::Result;

/// Screen of a laptop in tests.
const LAPTOP: Device = Device { size: (1366, 768), touch: false, language: "fr-FR" };
/// The widest and the narrowest that the page is made for.
const WIDE: Device = Device { size: (1920, 1080), touch: false, language: "fr-FR" };
const NARROW: Device = Device { size: (360, 740), touch: true, language: "fr-FR" };
const PASSWORD: &str = "rivière et quinte flush";

const PAGES: [&str; 10] = [
    "clubs",
    "arrivals",
    "histories",
    "persons",
    "persons/1",
    "differences",
    "duplicates",
    "championships",
    "calendar",
    "export",
];

/// A club that has played, and the file that it sends.
fn bundle(folder: &Path, name: &str) -> Result<PathBuf> {
    let file = folder.join(format!("{name}.tapis-league"));
    let (club, written) = (format!("{name}.tapis"), file.display().to_string());
    let asked: [&[&str]; 2] = [&["init", "--sample"], &["league", "write", &written, "--data", name]];
    for arguments in asked {
        let mut command = Command::new(program("tapis-cli"));
        let done = command.current_dir(folder).args(["--club", &club]).args(arguments).output()?;
        assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    }
    Ok(file)
}

/// A day or an hour, which a person picks.
async fn pick(browser: &Browser, id: &str, value: &str) -> Result<()> {
    browser.find(id).await?;
    browser.eval(&format!("document.querySelector('[data-testid={id}]').value = '{value}'")).await?;
    Ok(())
}

/// A file, which a person chooses.
async fn choose(browser: &Browser, id: &str, file: &Path) -> Result<()> {
    Ok(browser.find(id).await?.send_keys(file.display().to_string()).await?)
}

/// The pages as the office sends them, in a folder. What a browser shows has been mended by it.
async fn as_sent(browser: &Browser, league: &League, folder: &Path) -> Result<PathBuf> {
    let to = folder.join("sent");
    std::fs::create_dir_all(&to)?;
    let session = browser.driver().get_named_cookie("tapis_office").await?.value;
    let address = league.office.trim_start_matches("http://");
    for page in PAGES.into_iter().chain([
        "signin",
        "duplicates/decided",
        "persons?search=a",
        "persons/1/remove",
        "none",
    ]) {
        let mut stream = TcpStream::connect(address)?;
        let asked = format!(
            "GET /{page} HTTP/1.1\r\nHost: {address}\r\nCookie: tapis_office={session}\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(asked.as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
        assert!(head.starts_with("HTTP/1.1 200") || page == "none", "{page}: {head}");
        std::fs::write(to.join(format!("{}.html", page.replace(['/', '?'], "-"))), body)?;
    }
    Ok(to)
}

/// Nothing is wrong with what is shown, in light and dark.
async fn sound(browser: &Browser, what: &str) -> Result<()> {
    for theme in ["light", "dark"] {
        browser.prefer(theme).await?;
        assert_eq!(browser.axe().await?, Vec::<String>::new(), "{what} {theme}");
        browser.picture(&format!("{what}-{theme}")).await?;
    }
    assert_eq!(browser.misfits().await?, Vec::<String>::new(), "{what}");
    assert_eq!(browser.complaints().await?, Vec::<String>::new(), "{what}");
    let styled = "getComputedStyle(document.querySelector('h1')).fontWeight !== '' && document.styleSheets.length === 1";
    assert_eq!(browser.eval(styled).await?, json!(true), "{what}: the style sheet is not read");
    assert_eq!(browser.eval("document.scripts.length").await?, json!(0), "{what}");
    Ok(())
}

async fn sign_in(browser: &Browser, league: &League) -> Result<()> {
    browser.open(&league.office).await?;
    browser.fill("password", PASSWORD).await?;
    browser.tap("signin").await?;
    browser.find("signout").await?;
    Ok(())
}

/// A whole day's work, with the words of a language for what is done.
async fn work(browser: &Browser, folder: &Path, words: &Words, number: usize) -> Result<()> {
    // A club is invited: the code is there once.
    browser.fill("invite-note", "Les As de Nantes").await?;
    browser.tap("invite").await?;
    browser.see(words.invited).await?;
    browser.see("#join=").await?;
    sound(browser, "invited").await?;
    browser.driver().refresh().await?;
    browser.gone("#join=").await?;

    // Two clubs are admitted after comparing the fingerprint; the second one's evenings are brought afterwards.
    let files = [bundle(folder, &format!("a{number}"))?, bundle(folder, &format!("b{number}"))?];
    for (at, file) in files.iter().enumerate() {
        choose(browser, "admit-file", file).await?;
        browser.tap("admit").await?;
        browser.find("fingerprint").await?;
        if at == 0 {
            sound(browser, "compare").await?;
        } else {
            browser.driver().execute("document.querySelector('[name=take]').click()", vec![]).await?;
        }
        browser.tap("confirm").await?;
        browser.see(words.admitted).await?;
    }
    go(browser, "/arrivals").await?;
    choose(browser, "take-file", &files[1]).await?;
    browser.tap("take").await?;
    browser.see(words.taken).await?;
    sound(browser, "taken").await?;
    go(browser, "/arrivals").await?;
    choose(browser, "take-file", &folder.join("none.txt")).await?;
    browser.tap("take").await?;
    browser.see(words.nothing_taken).await?;

    // Both samples have the same members: one of them is one person.
    go(browser, "/duplicates").await?;
    sound(browser, "proposals").await?;
    browser.tap("same").await?;
    browser.see(words.joined).await?;

    // A person is added; what was refused comes back as it was typed.
    go(browser, "/persons").await?;
    browser.fill("add-last_name", "d’Aubigné").await?;
    browser.fill("add-first_name", " ").await?;
    browser.fill("add-licence", &format!("L-{number}")).await?;
    pick(browser, "add-born", "1988-05-06").await?;
    browser.tap("add").await?;
    browser.see(words.needs_name).await?;
    browser.until("document.querySelector('[data-testid=add-last_name]').value === 'd’Aubigné'").await?;
    browser.until("document.querySelector('[data-testid=add-born]').value === '1988-05-06'").await?;
    sound(browser, "refused").await?;
    browser.fill("add-first_name", "Agrippa").await?;
    browser.tap("add").await?;
    browser.see(words.person_added).await?;
    browser.tap("open_sanction").await?;
    browser.fill("sanction-reason", "Absences répétées").await?;
    browser.fill("sanction-by", "Le bureau").await?;
    browser.tap("sanction").await?;
    browser.see(words.sanctioned).await?;
    sound(browser, "sanctioned").await?;

    go(browser, "/calendar").await?;
    browser.fill("plan-name", "Finale régionale").await?;
    pick(browser, "plan-date", "2030-01-05").await?;
    pick(browser, "plan-at", "14:30").await?;
    browser.tap("plan").await?;
    browser.see(words.planned).await?;
    browser.see(words.hour).await?;
    sound(browser, "planned").await
}

/// Follows a link of the menu.
async fn go(browser: &Browser, to: &str) -> Result<()> {
    browser.until(&format!("!!document.querySelector('nav a[href=\"{to}\"]')")).await?;
    browser
        .driver()
        .execute(format!("document.querySelector('nav a[href=\"{to}\"]').click()"), vec![])
        .await?;
    browser.until(&format!("location.pathname === '{to}' && document.readyState === 'complete'")).await
}

struct Words {
    invited: &'static str,
    admitted: &'static str,
    taken: &'static str,
    nothing_taken: &'static str,
    joined: &'static str,
    needs_name: &'static str,
    person_added: &'static str,
    sanctioned: &'static str,
    planned: &'static str,
    hour: &'static str,
}

const FRENCH: Words = Words {
    invited: "Voici le code",
    admitted: "est admis",
    taken: "Un fichier a été importé",
    nothing_taken: "Rien n’a été importé",
    joined: "Leurs résultats comptent ensemble",
    needs_name: "a besoin d’un nom et d’un prénom",
    person_added: "La personne est ajoutée",
    sanctioned: "La sanction est ajoutée",
    planned: "La soirée est au calendrier",
    hour: "14 h 30",
};

const ENGLISH: Words = Words {
    invited: "This is the code",
    admitted: "is admitted",
    taken: "One file was imported",
    nothing_taken: "Nothing was imported",
    joined: "Their results count together",
    needs_name: "needs a last name and a first name",
    person_added: "The person is added",
    sanctioned: "The sanction is added",
    planned: "The evening is in the calendar",
    hour: "14:30",
};

#[tokio::test]
async fn a_league_is_run_from_its_office() -> Result<()> {
    let folder = tempfile::tempdir()?;
    std::fs::write(folder.path().join("none.txt"), "nothing")?;
    let league = League::with_office(PASSWORD);

    let laptop = Browser::start("office-laptop", LAPTOP).await?;
    laptop.open(&league.office).await?;
    laptop.see("Se connecter").await?;
    sound(&laptop, "signin").await?;
    laptop.fill("password", "un autre mot de passe").await?;
    laptop.tap("signin").await?;
    laptop.see("Ce n’est pas le mot de passe").await?;
    sign_in(&laptop, &league).await?;
    laptop.see("Aucun club").await?;
    sound(&laptop, "empty").await?;
    work(&laptop, folder.path(), &FRENCH, 1).await?;
    laptop.quit().await?;

    // The same on a telephone, in English.
    let phone = Browser::start("office-phone", Device::PHONE).await?;
    sign_in(&phone, &league).await?;
    phone.see("Inviter un club").await?;
    phone.tap("language").await?;
    phone.see("Invite a club").await?;
    work(&phone, folder.path(), &ENGLISH, 2).await?;
    // The championship of the best evening.
    go(&phone, "/championships").await?;
    phone.fill("championship-name", "Cup").await?;
    phone.tap("kind-best").await?;
    phone.fill("championship-best", "1").await?;
    phone.tap("championship").await?;
    phone.see("The championship is on the site").await?;
    sound(&phone, "championship").await?;
    phone.tap("signout").await?;
    phone.see("Sign in").await?;
    phone.quit().await?;

    // All pages with something on them, valid as they are sent, and at the widest and the narrowest.
    for (name, device) in [("office-wide", WIDE), ("office-narrow", NARROW)] {
        let browser = Browser::start(name, device).await?;
        sign_in(&browser, &league).await?;
        if device == WIDE {
            assert_eq!(html_complaints(&as_sent(&browser, &league, folder.path()).await?)?, "");
        }
        for page in PAGES {
            browser.open(&format!("{}/{page}", league.office)).await?;
            browser.eval("document.querySelectorAll('details').forEach((one) => (one.open = true))").await?;
            sound(&browser, &page.replace('/', "-")).await?;
        }
        browser.quit().await?;
    }
    Ok(())
}
