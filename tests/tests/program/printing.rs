//! Documents sent to a printer through a print server of the test's own, and the messages when one
//! cannot be sent.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tapis_tests::printer::{HungService, IppPrinter, PrintServer, Printer};
use tapis_tests::program;
use tempfile::TempDir;

struct PrintSetup {
    folder: TempDir,
    server: PrintServer,
    /// Tools that are found before those of CUPS.
    tools: Option<PathBuf>,
}

impl PrintSetup {
    /// A club with an evening, and a print server without printers.
    fn new() -> Self {
        let place = PrintSetup {
            folder: tempfile::tempdir().unwrap(),
            server: PrintServer::start().unwrap(),
            tools: None,
        };
        let init = place.cli(&["init", "--name", "Les As"]);
        assert!(init.status.success(), "{init:?}");
        assert!(place.cli(&["simulate", "--players", "60", "--seed", "7"]).status.success());
        place
    }

    fn cli(&self, arguments: &[&str]) -> Output {
        self.cli_at(&self.server.address(), arguments)
    }

    fn cli_at(&self, server: &Path, arguments: &[&str]) -> Output {
        self.command(arguments).env("CUPS_SERVER", server).output().unwrap()
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(program("tapis-cli"));
        command.arg("--club").arg(self.folder.path().join("c.tapis"));
        command.args(arguments).env("CUPS_SERVER", self.server.address());
        if let Some(tools) = &self.tools {
            let path = format!("{}:{}", tools.display(), std::env::var("PATH").unwrap());
            command.env("PATH", path);
        }
        command
    }

    fn file(&self, name: &str, arguments: &[&str]) -> (PathBuf, Vec<u8>) {
        let path = self.folder.path().join(name);
        let printed = self.cli(&[&["print"], arguments, &["--out", path.to_str().unwrap()]].concat());
        assert!(printed.status.success(), "{printed:?}");
        let bytes = std::fs::read(&path).unwrap();
        (path, bytes)
    }
}

fn answer(output: &Output) -> Value {
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn refusal(output: Output) -> String {
    assert!(!output.status.success() && output.stdout.is_empty(), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_printer_receives_the_documents_own_bytes() {
    let (place, printer) = (PrintSetup::new(), Printer::start().unwrap());
    place.server.add("Laser_de_la_salle", &printer.uri(), "retry-job").unwrap();
    place.server.administer("lpadmin", &["-d", "Laser_de_la_salle", "-L", "Sous l’escalier"]).unwrap();
    place.server.administer("lpadmin", &["-p", "Laser_de_la_salle", "-L", "Sous l’escalier"]).unwrap();
    let listed = answer(&place.cli(&["printers"]));
    assert_eq!(listed["printer"], "Laser_de_la_salle");
    assert_eq!(listed["says"], "Laser_de_la_salle (Sous l’escalier)");
    assert_eq!((&listed["usual"], &listed["trouble"]), (&Value::Bool(true), &Value::Null));

    let (_, bytes) = place.file("structure.pdf", &["structure"]);
    let sent = answer(&place.cli(&["print", "structure", "--printer", "Laser_de_la_salle"]));
    assert_eq!(sent["job"], 1);
    assert_eq!(printer.received().unwrap(), bytes);

    // In greyscale, on Letter, in English: what is printed is what would be saved.
    let wanted = ["results", "--grey", "--paper", "letter", "--lang", "en"];
    let (_, bytes) = place.file("results.pdf", &wanted);
    let to = ["--printer", "Laser_de_la_salle", "--copies", "2", "--two-sided"];
    let sent = answer(&place.cli(&[&["print"][..], &wanted, &to].concat()));
    let says = sent["says"].as_str().unwrap();
    // By its document and by the name that people give the printer.
    assert!(says.contains("Results”:") && says.contains("Laser_de_la_salle (Sous l’escalier)"), "{sent}");
    assert_eq!(printer.received().unwrap(), [&bytes[..], &bytes].concat(), "two copies");

    // A range of pages of a long document.
    let (path, _) = place.file("rules.pdf", &["rules"]);
    let text = |file: &Path, from: &str, to: &str| {
        let output =
            Command::new("pdftotext").args(["-f", from, "-l", to]).arg(file).arg("-").output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
        output.stdout
    };
    answer(&place.cli(&["print", "rules", "--printer", "Laser_de_la_salle", "--pages", "2-3"]));
    let cut = place.folder.path().join("cut.pdf");
    std::fs::write(&cut, printer.received().unwrap()).unwrap();
    assert_eq!(text(&cut, "1", "9"), text(&path, "2", "3"));
    let said = refusal(place.cli(&["print", "rules", "--printer", "Laser_de_la_salle", "--pages", "2-999"]));
    assert!(said.contains("Il n’y a pas de page 999"), "{said}");
    let said = refusal(place.cli(&["print", "rules", "--printer", "Laser_de_la_salle", "--copies", "0"]));
    assert!(said.contains("de 1 à 99 exemplaires"), "{said}");

    // The whole evening is one job; printed on both sides, each document starts on a front side.
    answer(&place.cli(&["print", "tonight", "--printer", "Laser_de_la_salle", "--two-sided"]));
    let evening = place.folder.path().join("evening.pdf");
    std::fs::write(&evening, printer.received().unwrap()).unwrap();
    let said = String::from_utf8(text(&evening, "1", "99")).unwrap();
    assert!(said.contains("Résultats") && said.contains("Gains"), "{said}");
    assert!(printer.is_quiet());
}

#[test]
fn a_sentence_says_why_no_printer_takes_it() {
    let place = PrintSetup::new();
    let to = ["print", "structure", "--printer", "Salle"];
    let said = refusal(place.cli(&["printers"]));
    assert!(said.contains("Aucune imprimante n’est installée"), "{said}");
    let said = refusal(place.cli(&to));
    assert!(said.contains("L’imprimante Salle n’est plus là"), "{said}");
    let english = refusal(place.cli(&[&to[..], &["--lang", "en"]].concat()));
    assert!(english.contains("The printer Salle is not there any more"), "{english}");
    // A name that would be an option of the tool is not a printer either.
    let said = refusal(place.cli(&["print", "structure", "--printer=-c"]));
    assert!(said.contains("n’est plus là"), "{said}");

    let printer = Printer::start().unwrap();
    place.server.add("Salle", &printer.uri(), "retry-job").unwrap();
    place.server.administer("cupsreject", &["Salle"]).unwrap();
    let said = refusal(place.cli(&to));
    assert!(said.contains("n’accepte pas de travaux"), "{said}");
    assert_eq!(answer(&place.cli(&["printers"]))["trouble"], "n’accepte pas de travaux");
    place.server.administer("cupsaccept", &["Salle"]).unwrap();

    // A stopped queue keeps the job and says so; the job is printed when the queue resumes.
    place.server.administer("cupsdisable", &["-r", "bourrage", "Salle"]).unwrap();
    let stuck = answer(&place.cli(&to));
    assert_eq!(stuck["state"], "stuck");
    assert!(stuck["says"].as_str().unwrap().contains("la file de Salle est arrêtée"), "{stuck}");
    assert_eq!(answer(&place.cli(&["printers"]))["trouble"], "file arrêtée");
    assert!(printer.is_quiet());
    place.server.administer("cupsenable", &["Salle"]).unwrap();
    assert!(printer.received().unwrap().starts_with(b"%PDF-"));

    // Without a print server nothing is printed.
    let nowhere = place.folder.path().join("nobody.sock");
    for arguments in [&["printers"][..], &to] {
        let said = refusal(place.cli_at(&nowhere, arguments));
        assert!(said.contains("service d’impression de cet ordinateur ne répond pas"), "{said}");
    }
}

#[test]
fn an_unreachable_printer_and_an_aborted_job_are_reported() {
    let place = PrintSetup::new();
    // A port where nobody listens: it was free a moment ago.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let nobody = format!("socket://127.0.0.1:{port}/?contimeout=1");
    place.server.add("Perdue", &nobody, "abort-job").unwrap();
    let said = refusal(place.cli(&["print", "structure", "--printer", "Perdue", "--wait"]));
    assert!(said.contains("Perdue l’a abandonné"), "{said}");
    // The same if the queue stops on errors.
    place.server.add("Arrêt", &nobody, "stop-printer").unwrap();
    let sent = answer(&place.cli(&["print", "structure", "--printer", "Arrêt"]));
    assert_eq!(sent["job"], 2);
}

#[test]
fn a_job_cancelled_elsewhere_is_not_reported_as_printed() {
    let (place, printer) = (PrintSetup::new(), Printer::start().unwrap());
    place.server.add("Salle", &printer.uri(), "retry-job").unwrap();
    // Before its turn, in a stopped queue.
    place.server.administer("cupsdisable", &["Salle"]).unwrap();
    let cancelled = |job: &str| {
        std::thread::scope(|scope| {
            let waits = scope.spawn(|| place.cli(&["print", "structure", "--printer", "Salle", "--wait"]));
            place.server.awaits(job).unwrap();
            place.server.administer("cancel", &[job]).unwrap();
            refusal(waits.join().unwrap())
        })
    };
    let said = cancelled("Salle-1");
    assert!(said.contains(": annulé."), "{said}");
    assert!(printer.is_quiet());
    // While CUPS tries to reach a printer that does not exist.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    place.server.add("Salle", &format!("socket://127.0.0.1:{port}/"), "retry-job").unwrap();
    place.server.administer("cupsenable", &["Salle"]).unwrap();
    let said = cancelled("Salle-2");
    assert!(said.contains(": annulé."), "{said}");
    // A completed job is reported as printed, whatever happened to those before it.
    place.server.add("Salle", &printer.uri(), "retry-job").unwrap();
    let done = answer(&place.cli(&["print", "structure", "--printer", "Salle", "--wait"]));
    assert_eq!((&done["job"], &done["state"]), (&3.into(), &"done".into()), "{done}");
    assert!(printer.received().unwrap().starts_with(b"%PDF-"));
}

/// One service: no paper, sheets of another size, and nothing but Letter.
#[test]
fn what_became_of_a_job_has_its_own_words() {
    let (place, empty) = (PrintSetup::new(), IppPrinter::start_empty().unwrap());
    let small = IppPrinter::start("iso_a5_148x210mm", (14_800, 21_000)).unwrap();
    let letter = IppPrinter::start("na_letter_8.5x11in", (21_590, 27_940)).unwrap();
    for (name, printer) in [("Vide", &empty), ("Petite", &small), ("Lettre", &letter)] {
        place.server.add_driverless(name, printer).unwrap();
    }
    place.server.administer("lpadmin", &["-p", "Petite", "-D", "Laser du bar"]).unwrap();
    let to = |printer| ["print", "structure", "--printer", printer, "--wait"];
    let in_english = |arguments: &[&str]| place.cli(&[arguments, &["--lang", "en"]].concat());

    // Out of paper: its job waits, and says what for. Meanwhile the club is open to others.
    let mut waits = place.command(&to("Vide"));
    let mut waits = waits.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut said_meanwhile = BufReader::new(waits.stderr.take().unwrap()).lines().map(Result::unwrap);
    place.server.awaits("Vide-1").unwrap();

    // Refused, and not cancelled: no sheets of that size.
    let said = refusal(place.cli(&to("Petite")));
    assert!(said.contains("Laser du bar le refuse") && said.contains("aucune feuille A4"), "{said}");
    assert!(said.contains("Rien n’a été imprimé"), "{said}");
    let said = refusal(in_english(&to("Petite")));
    assert!(said.contains("Laser du bar refuses it, because no A4 sheets"), "{said}");
    assert!(said.contains("Nothing was printed"), "{said}");
    // If nothing but Letter is loaded, it is known before.
    let listed = String::from_utf8(place.cli(&["printers"]).stdout).unwrap();
    let line = listed.lines().find(|line| line.contains("\"Lettre\"")).unwrap();
    let line: Value = serde_json::from_str(line).unwrap();
    assert_eq!((&line["paper"], &line["lacks"]), (&json!("letter"), &json!(["a4"])));

    let said = said_meanwhile.find(|line| !line.contains("l’imprime")).unwrap();
    assert!(said.contains("Vide signale\u{a0}: plus de papier. Si rien ne sort"), "{said}");
    empty.fill().unwrap();
    let waited = answer(&waits.wait_with_output().unwrap());
    assert_eq!(waited["state"], "done");
}

#[test]
fn what_a_printer_gives_up_is_not_called_printed() {
    let place = PrintSetup::new();
    // The service notices some of these ends itself, and reports the others as printed.
    for (name, seconds) in [("Vite", "0"), ("Lente", "0.3"), ("Tard", "1.5")] {
        let printer = IppPrinter::start_failing(seconds).unwrap();
        place.server.add_driverless(name, &printer).unwrap();
        let said = refusal(place.cli(&["print", "structure", "--printer", name, "--wait", "--lang", "en"]));
        assert!(said.contains(&format!("{name} gave it up. Try again, or choose another printer")), "{said}");
    }
}

/// A job that its printer holds, followed by the command line; with what that says meanwhile.
fn held(place: &PrintSetup, printer: &str) -> (Child, impl Iterator<Item = String> + use<>) {
    let mut waits = place.command(&["print", "structure", "--printer", printer, "--wait", "--lang", "en"]);
    let mut waits = waits.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let said = BufReader::new(waits.stderr.take().unwrap()).lines().map(Result::unwrap);
    place.server.awaits(&format!("{printer}-1")).unwrap();
    (waits, said)
}

#[test]
fn a_forgotten_job_has_no_result() {
    let (mut place, printer) = (PrintSetup::new(), Printer::start().unwrap());
    let (waits, _said) = waiting(&place, &printer);
    place.server.stop();
    place.server.forget_jobs().unwrap();
    place.server.start_again().unwrap();
    let waited = waits.wait_with_output().unwrap();
    let waited: Value = serde_json::from_slice(&waited.stdout).unwrap();
    assert_eq!(waited["state"], "unknown");
    assert!(waited["says"].as_str().unwrap().contains("nobody knows whether it was printed"), "{waited}");
}

/// Waits until the service itself has the job, and not its printer: what CUPS 2.4 has handed over when it stops, it
/// forgets.
fn waiting(place: &PrintSetup, printer: &Printer) -> (Child, impl Iterator<Item = String> + use<>) {
    place.server.add("Salle", &printer.uri(), "retry-job").unwrap();
    place.server.administer("cupsdisable", &["Salle"]).unwrap();
    held(place, "Salle")
}

fn state_of(waits: Child) -> Value {
    let waited = waits.wait_with_output().unwrap();
    assert!(waited.status.success(), "{waited:?}");
    serde_json::from_slice::<Value>(&waited.stdout).unwrap()["state"].clone()
}

#[test]
fn a_waiting_job_outlives_a_restart_of_the_service() {
    let (mut place, printer) = (PrintSetup::new(), Printer::start().unwrap());
    let (waits, mut said) = waiting(&place, &printer);
    place.server.stop();
    let away = said.find(|line| line.contains("printing service")).unwrap();
    assert!(away.contains("does not answer any more. The job will go on when it is back"), "{away}");
    place.server.start_again().unwrap();
    place.server.administer("cupsenable", &["Salle"]).unwrap();
    assert_eq!(state_of(waits), "done");
}

/// The job is still listed by a service that answers nothing about its queue a moment later.
#[test]
fn a_service_that_stops_meanwhile_loses_no_printer() {
    let (mut place, printer) = (PrintSetup::new(), Printer::start().unwrap());
    let (tools, stopping) = (place.folder.path().join("tools"), place.folder.path().join("stopping"));
    std::fs::create_dir(&tools).unwrap();
    let script = format!(
        "#!/bin/sh\ncase \"$*\" in *-o*) ;; *) [ ! -e '{}' ] || CUPS_SERVER=/nowhere ;; esac\n\
         PATH=${{PATH#*:}} exec lpstat \"$@\"\n",
        stopping.display()
    );
    std::fs::write(tools.join("lpstat"), script).unwrap();
    let runs = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(tools.join("lpstat"), runs).unwrap();
    place.tools = Some(tools);
    let (waits, mut said) = waiting(&place, &printer);
    std::fs::write(&stopping, "").unwrap();
    let away = said.find(|line| line.contains("printing service")).unwrap();
    assert!(away.contains("does not answer any more"), "{away}");
    std::fs::remove_file(&stopping).unwrap();
    place.server.administer("cupsenable", &["Salle"]).unwrap();
    assert_eq!(state_of(waits), "done");
}

#[test]
fn a_letter_printer_refuses_a4() {
    let place = PrintSetup::new();
    let letter = IppPrinter::start("na_letter_8.5x11in", (21_590, 27_940)).unwrap();
    place.server.add_driverless("Lettre", &letter).unwrap();
    let print = |size| {
        place.cli(&["print", "structure", "--printer", "Lettre", "--paper", size, "--wait", "--lang", "en"])
    };
    let said = refusal(print("a4"));
    assert!(
        said.contains("Lettre refuses it, because no A4 sheets are loaded. Nothing was printed"),
        "{said}"
    );
    let printed = print("letter");
    assert_eq!(serde_json::from_slice::<Value>(&printed.stdout).unwrap()["state"], "done", "{printed:?}");
}

#[test]
fn a_hung_service_is_said_within_seconds() {
    let (place, hung) = (PrintSetup::new(), HungService::start().unwrap());
    let started = Instant::now();
    let hangs = |arguments: &[&str]| refusal(place.cli_at(&hung.address(), arguments));
    std::thread::scope(|scope| {
        let sent = scope.spawn(|| hangs(&["print", "structure", "--printer", "Salle", "--lang", "en"]));
        let said = hangs(&["printers"]);
        assert!(said.contains("ne répond pas"), "{said}");
        let said = sent.join().unwrap();
        assert!(said.contains("printing service of this computer does not answer"), "{said}");
    });
    assert!(started.elapsed() < Duration::from_secs(10), "{:?}", started.elapsed());
}

#[test]
fn a_wait_reports_every_five_seconds() {
    let (place, printer) = (PrintSetup::new(), Printer::start().unwrap());
    place.server.add("Salle", &printer.uri(), "retry-job").unwrap();
    place.server.administer("cupsdisable", &["Salle"]).unwrap();
    std::thread::scope(|scope| {
        let waits = scope.spawn(|| place.cli(&["print", "structure", "--printer", "Salle", "--wait"]));
        place.server.awaits("Salle-1").unwrap();
        std::thread::park_timeout(Duration::from_secs(7));
        place.server.administer("cupsenable", &["Salle"]).unwrap();
        let waited = waits.join().unwrap();
        assert!(waited.status.success(), "{waited:?}");
        let said = String::from_utf8(waited.stderr).unwrap();
        assert!(said.contains("la file de Salle est arrêtée") && !said.contains("Paused"), "{said}");
    });
}
