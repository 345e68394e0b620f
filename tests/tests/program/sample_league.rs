//! The sample league that `make run ARGS=--hub` shows: its script runs as it stands.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tapis_tests::program;

/// The script with everything that it started.
struct Script(Child);

impl Script {
    /// Signals the script alone to end, not what it started.
    fn end(&mut self) -> std::io::Result<()> {
        Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status()?;
        self.0.wait()?;
        Ok(())
    }

    /// As if somebody pressed Ctrl+C.
    fn interrupt(&mut self) {
        let group = format!("-{}", self.0.id());
        let _ = Command::new("kill").args(["-INT", "--", &group]).stderr(Stdio::null()).status();
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        self.interrupt();
        let _ = self.0.wait();
    }
}

fn page(address: &str, path: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut page = String::new();
    stream.read_to_string(&mut page)?;
    Ok(page)
}

#[test]
fn twelve_clubs_are_shown() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    // PostgreSQL's own user has to reach it.
    let mut open = std::fs::metadata(folder.path())?.permissions();
    std::os::unix::fs::PermissionsExt::set_mode(&mut open, 0o755);
    std::fs::set_permissions(folder.path(), open)?;
    let hub = program("tapis-hub");
    let built = hub.parent().ok_or("no folder")?;
    let said = std::fs::File::create(folder.path().join("said"))?;
    let mut command = Command::new("bash");
    command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/hub.sh"));
    command.env("TAPIS_BUILT", built).env("TAPIS_LEAGUE", folder.path().join("league"));
    command.env("TAPIS_LISTEN", "127.0.0.1:0").env("TAPIS_OFFICE", "127.0.0.1:0").env("TAPIS_EVENINGS", "1");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(said).process_group(0);
    let mut script = Script(command.spawn()?);
    let output = script.0.stdout.take().ok_or("no output")?;
    let mut listens = None;
    for line in BufReader::new(output).lines() {
        let line: serde_json::Value = serde_json::from_str(&line?).unwrap_or_default();
        if line["listens"].is_string() {
            listens = Some(line);
            break;
        }
    }
    let complaints = std::fs::read_to_string(folder.path().join("said"))?;
    let listens = listens.ok_or_else(|| format!("it ended: {complaints}"))?;
    assert_eq!(complaints, "");
    let at = |name: &str| listens[name].as_str().map(str::to_owned).ok_or("no address");
    let (site, office) = (at("listens")?, at("office")?);
    let clubs = page(&site, "/calendar.html")?;
    for town in ["Lille", "Rennes", "Dijon"] {
        assert!(clubs.contains(&format!("Poker Club de {town}")), "{clubs}");
    }
    let signin = page(&office, "/signin")?;
    assert!(signin.starts_with("HTTP/1.1 200") && signin.contains("name=\"password\""), "{signin}");
    // It ends with all that it started.
    script.end()?;
    assert!(TcpStream::connect(&office).is_err());
    assert!(!folder.path().join("league/postgres/data/postmaster.pid").exists());
    Ok(())
}
