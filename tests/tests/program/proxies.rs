//! The league behind the reverse proxies of docs/hub.md, as they are written there: HTTPS, a club, the site and the
//! office.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tapis_tests::league::League;
use tapis_tests::{program, root};

const PASSWORD: &str = "rivière et quinte flush";
const NAMES: [&str; 2] = ["league.example", "office.league.example"];

/// A reverse proxy that runs until this goes.
struct Proxy {
    program: Child,
    port: u16,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// The block of docs/hub.md in this language.
fn block(language: &str) -> String {
    let text = fs::read_to_string(root().join("docs/hub.md")).unwrap();
    let (_, rest) = text.split_once(&format!("```{language}\n")).unwrap();
    rest.split_once("```").unwrap().0.to_owned()
}

fn done(command: &mut Command) -> String {
    let done = command.stdin(Stdio::null()).output().unwrap();
    assert!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}

/// An authority of the test's own and a certificate that it has signed: `ca.crt`, `league.crt`, `league.key`.
fn certificates(folder: &Path) {
    let names = "subjectAltName=DNS:localhost,DNS:league.example,DNS:office.league.example\n";
    fs::write(folder.join("names"), names.to_owned() + "basicConstraints=CA:FALSE\n").unwrap();
    let new = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    for asked in [
        format!("req -x509 {new} -keyout ca.key -out ca.crt -subj /CN=Authority -days 2"),
        format!("req {new} -keyout league.key -out league.csr -subj /CN=league.example"),
        "x509 -req -in league.csr -CA ca.crt -CAkey ca.key -CAcreateserial -out league.crt -days 2 -extfile names"
            .to_owned(),
    ] {
        done(Command::new("openssl").current_dir(folder).args(asked.split(' ')));
    }
}

/// The block with the ports and files of this test.
fn filled(block: &str, league: &League, changes: &[(&str, &str)]) -> String {
    let at = |address: &str| address.trim_start_matches("http://").to_owned();
    let (public, office) = (at(&league.address), at(&league.office));
    let servers = [("127.0.0.1:8430", public.as_str()), ("127.0.0.1:8431", office.as_str())];
    changes.iter().chain(&servers).fold(block.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "no {from} in {text}");
        text.replace(from, to)
    })
}

fn start(command: &mut Command, port: u16) -> Proxy {
    let program = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap();
    let mut proxy = Proxy { program, port };
    let until = Instant::now() + Duration::from_secs(30);
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        assert!(Instant::now() < until && proxy.program.try_wait().unwrap().is_none(), "{command:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
    proxy
}

fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}

fn nginx(folder: &Path, league: &League) -> Proxy {
    let port = free_port();
    let at = |name: &str| folder.join(name).display().to_string();
    let listen = format!("listen 127.0.0.1:{port} ssl");
    let block = filled(
        &block("nginx"),
        league,
        &[
            ("listen 443 ssl", &listen),
            ("/etc/ssl/league.crt", &at("league.crt")),
            ("/etc/ssl/league.key", &at("league.key")),
        ],
    );
    // Debian's nginx.conf has this around it, in this folder.
    let places =
        ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(|of| format!("{of}_temp_path {of};"));
    let whole = format!(
        "daemon off; master_process off; pid nginx.pid;\nevents {{}}\nhttp {{\naccess_log off;\n{}\n{block}}}\n",
        places.concat()
    );
    fs::write(folder.join("nginx.conf"), whole).unwrap();
    let place = folder.display().to_string() + "/";
    start(Command::new("nginx").args(["-p", &place, "-c", "nginx.conf", "-e", "error.log"]), port)
}

fn caddy(folder: &Path, league: &League) -> Proxy {
    let port = free_port();
    let at = |name: &str| folder.join(name).display().to_string();
    let tls = format!("\n    tls {} {}", at("league.crt"), at("league.key"));
    let office = format!("https://office:{port} {{{tls}");
    let public = format!("https://league.example:{port}, https://localhost:{port} {{{tls}");
    let block = filled(
        &block("caddy"),
        league,
        &[("office.league.example {", &office), ("league.example {", &public)],
    );
    let block = block.replace("https://office:", "https://office.league.example:");
    let whole = format!("{{\n    admin off\n    auto_https disable_redirects\n}}\n{block}");
    fs::write(folder.join("Caddyfile"), whole).unwrap();
    let mut command = Command::new("caddy");
    command.env("HOME", folder).args(["run", "--adapter", "caddyfile", "--config"]);
    start(command.arg(folder.join("Caddyfile")).stderr(Stdio::null()), port)
}

/// Answer to curl, head and body.
fn curl(folder: &Path, port: u16, name: &str, path: &str, more: &[&str]) -> String {
    let mut command = Command::new("curl");
    command.current_dir(folder).args(["-sSi", "--cacert", "ca.crt", "--http1.1"]);
    for name in NAMES {
        command.args(["--resolve", &format!("{name}:{port}:127.0.0.1")]);
    }
    done(command.args(more).arg(format!("https://{name}:{port}{path}")))
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or(answer)
}

/// A club, the public and the league's person, through the proxy.
fn league_is_run_through(folder: &Path, league: &League, port: u16) {
    // A club, whose program believes whom its computer believes.
    let address = format!("https://localhost:{port}");
    let club = |trusted: bool, arguments: &[&str]| {
        let mut command = Command::new(program("tapis-cli"));
        command.current_dir(folder).args(["--lang", "en", "--club", "club.tapis"]).args(arguments);
        if trusted {
            command.env("SSL_CERT_FILE", folder.join("ca.crt"));
        }
        let done = command.output().unwrap();
        let said = [done.stdout, done.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
        (done.status.success(), said)
    };
    let code = league.invite_at("Les As", &address);
    for arguments in [&["init", "--sample"][..], &["league", "join", &code]] {
        let (right, said) = club(true, arguments);
        assert!(right, "{said}");
    }
    let send = ["league", "send", "--data", "keys"];
    let (right, said) = club(false, &send);
    assert!(!right && said.contains("The league does not answer"), "{said}");
    for arguments in [&send, &["league", "lists", "--data", "keys"]] {
        let (right, said) = club(true, arguments);
        assert!(right, "{said}");
    }

    // The public site answers under its name.
    let [public, office] = NAMES;
    let site = curl(folder, port, public, "/", &[]);
    assert!(status(&site) == "200" && site.contains("evenings/"), "{site}");
    let page = curl(folder, port, public, "/evenings/1.html", &["-H", "Accept-Encoding: gzip"]);
    assert_eq!(status(&page), "200");
    assert_eq!(status(&curl(folder, port, public, "/clubs", &[])), "404", "the public site knows no office");

    // The office takes forms from its own origin.
    let origin = format!("Origin: https://{office}:{port}");
    let post = |origin: &str, path: &str, fields: &[&str]| {
        let mut more = vec!["-c", "cookies", "-b", "cookies", "-H", origin];
        more.extend(fields.iter().flat_map(|field| ["--data-urlencode", field]));
        curl(folder, port, office, path, &more)
    };
    let password = format!("password={PASSWORD}");
    let foreign = post("Origin: https://league.example", "/signin", &[&password]);
    assert_eq!(status(&foreign), "403", "{foreign}");
    let entered = post(&origin, "/signin", &[&password]);
    let lower = entered.to_lowercase();
    assert!(
        status(&entered) == "303" && lower.contains("; secure") && lower.contains("; httponly"),
        "{entered}"
    );
    let form = curl(folder, port, office, "/championships", &["-b", "cookies"]);
    let seen = form.rsplit("name=\"seen\" value=\"").next().and_then(|rest| rest.split('"').next());
    let seen = format!("seen={}", seen.unwrap_or_default());
    let named = post(&origin, "/championships/name", &["name=Ligue derrière un relais", &seen]);
    assert_eq!(status(&named), "303", "{named}");
    let clubs = curl(folder, port, office, "/clubs", &["-b", "cookies"]);
    assert!(status(&clubs) == "200" && clubs.contains("Sample club"), "{clubs}");
    assert!(curl(folder, port, public, "/", &[]).contains("Ligue derrière un relais"));

    // The limits are of whoever is before the proxy, whatever that one writes.
    let config = folder.join("often");
    let urls: String = (0..2_000).map(|_| format!("url = https://{public}:{port}/absent\n")).collect();
    fs::write(&config, urls).unwrap();
    let more = ["-H", "X-Forwarded-For: 198.51.100.1", "-K", "often", "-I"];
    let often = curl(folder, port, public, "/absent", &more);
    assert!(often.contains(" 404 ") && often.contains(" 429 "), "{}", often.len());
    assert!(often.to_lowercase().contains("retry-after: "));
}

fn tried(name: &str, version: &str, start: fn(&Path, &League) -> Proxy) {
    if !Command::new(name).arg(version).output().is_ok_and(|done| done.status.success()) {
        println!("{name} is not installed: the league was not tried behind it");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    certificates(folder.path());
    let league = League::behind_a_proxy(PASSWORD);
    let proxy = start(folder.path(), &league);
    league_is_run_through(folder.path(), &league, proxy.port);
}

#[test]
fn a_league_is_run_behind_nginx() {
    tried("nginx", "-v", nginx);
}

#[test]
fn a_league_is_run_behind_caddy() {
    tried("caddy", "version", caddy);
}
