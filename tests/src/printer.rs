//! A print server for tests: a CUPS server isolated from this computer's own, and a
//! printer that keeps what it receives.

use std::fs;
use std::io::Read as _;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::window::Result;

/// Longest wait for a job.
const PATIENCE: Duration = Duration::from_secs(30);

/// The file whose presence is paper in a printer that was out of it.
const PAPER: &str = "paper";

/// Folders in which Debian and others store programs that are not on every user's path.
const PLACES: [&str; 3] = ["/usr/sbin", "/usr/bin", "/usr/local/sbin"];

/// A CUPS server, reached through [`PrintServer::address`]; dropping it stops it.
pub struct PrintServer {
    folder: TempDir,
    process: Child,
}

/// A network printer on this computer that keeps what it receives.
pub struct Printer {
    port: u16,
    received: Receiver<Vec<u8>>,
}

impl Printer {
    /// A printer that listens on a free port.
    pub fn start() -> Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let port = listener.local_addr()?.port();
        let (sender, received) = channel();
        // Ends with the test.
        thread::spawn(move || {
            for mut stream in listener.incoming().flatten() {
                let mut bytes = Vec::new();
                if stream.read_to_end(&mut bytes).is_err() || sender.send(bytes).is_err() {
                    break;
                }
            }
        });
        Ok(Printer { port, received })
    }

    /// Its device URI for CUPS.
    pub fn uri(&self) -> String {
        format!("socket://127.0.0.1:{}", self.port)
    }

    /// Waits for a job and returns its bytes.
    pub fn received(&self) -> Result<Vec<u8>> {
        Ok(self.received.recv_timeout(PATIENCE).map_err(|_| "nothing came to the printer")?)
    }

    /// Whether nothing more has come.
    pub fn is_quiet(&self) -> bool {
        self.received.try_recv().is_err()
    }
}

/// A printer that speaks IPP and says what it takes, played by `ippeveprinter`; dropping it stops it.
pub struct IppPrinter {
    folder: TempDir,
    processes: [Child; 2],
    port: u16,
}

impl IppPrinter {
    /// A printer for this one size of sheets, such as `iso_a5_148x210mm`, in hundredths of a millimetre.
    pub fn start(medium: &str, size: (u32, u32)) -> Result<Self> {
        Self::play(TempDir::new()?, medium, size, &[])
    }

    /// A printer for A4 that is out of paper: it takes a job, says so, and waits until it is filled.
    pub fn start_empty() -> Result<Self> {
        let folder = TempDir::new()?;
        let paper = folder.path().join(PAPER);
        let waits = format!(
            "echo 'STATE: +media-empty' >&2\nwhile [ ! -e '{}' ]; do sleep 0.05; done\n\
             echo 'STATE: -media-empty' >&2\n",
            paper.display()
        );
        Self::scripted(folder, &waits)
    }

    /// A printer for A4 that gives up each job after so many seconds.
    pub fn start_failing(seconds: &str) -> Result<Self> {
        Self::scripted(TempDir::new()?, &format!("sleep {seconds}\nexit 1\n"))
    }

    /// A printer for A4 that prints with these commands of a shell.
    fn scripted(folder: TempDir, commands: &str) -> Result<Self> {
        let script = folder.path().join("print.sh");
        fs::write(&script, format!("#!/bin/sh\n{commands}"))?;
        #[cfg(unix)]
        fs::set_permissions(&script, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
        let command = script.display().to_string();
        Self::play(folder, "iso_a4_210x297mm", (21_000, 29_700), &["-c", &command])
    }

    /// Puts paper into a printer that was out of it.
    pub fn fill(&self) -> Result<()> {
        Ok(fs::write(self.folder.path().join(PAPER), "")?)
    }

    fn play(folder: TempDir, medium: &str, (width, height): (u32, u32), more: &[&str]) -> Result<Self> {
        let at = folder.path();
        // It announces itself over a bus, which need not be this computer's.
        let bus = at.join("bus");
        fs::write(
            at.join("bus.conf"),
            format!(
                "<!DOCTYPE busconfig PUBLIC \"-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN\" \
                 \"http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd\"><busconfig>\
                 <listen>unix:path={}</listen><auth>EXTERNAL</auth><policy context=\"default\">\
                 <allow send_destination=\"*\"/><allow receive_sender=\"*\"/><allow own=\"*\"/></policy></busconfig>",
                bus.display()
            ),
        )?;
        let size = format!(
            "MEMBER collection media-size {{\nMEMBER integer x-dimension {width}\nMEMBER integer y-dimension {height}\n}}\n"
        );
        let margins = ["top", "bottom", "left", "right"];
        let margins = margins.map(|side| format!("MEMBER integer media-{side}-margin 500\n")).concat();
        let whole = format!("{size}MEMBER keyword media-size-name {medium}\n{margins}");
        let mut attributes = String::new();
        for name in ["supported", "default", "ready"] {
            attributes += &format!("ATTR keyword media-{name} {medium}\n");
        }
        for name in ["default", "ready"] {
            attributes += &format!("ATTR collection media-col-{name} {{\n{whole}}}\n");
        }
        attributes += &format!(
            "ATTR collection media-size-supported {{\n{}}}\n",
            size.replace("MEMBER collection media-size {\n", "").replacen("}\n", "", 1)
        );
        attributes += "ATTR mimeMediaType document-format-supported application/pdf,application/octet-stream\n\
             ATTR mimeMediaType document-format-default application/pdf\nATTR keyword sides-supported one-sided\n\
             ATTR keyword sides-default one-sided\nATTR keyword print-color-mode-supported auto,monochrome\n\
             ATTR keyword print-color-mode-default auto\n";
        fs::write(at.join("printer.conf"), attributes)?;
        let quiet = |command: &mut Command| -> Result<Child> {
            Ok(command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?)
        };
        let configuration = format!("--config-file={}", at.join("bus.conf").display());
        let mut daemon = quiet(Command::new(tool("dbus-daemon")?).args([&configuration, "--nofork"]))?;
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let started = Instant::now();
        while !bus.exists() && started.elapsed() < PATIENCE {
            thread::sleep(Duration::from_millis(10));
        }
        let printer = quiet(
            Command::new(tool("ippeveprinter")?)
                .args(["-r", "off", "-p", &port.to_string(), "-n", "localhost", "-a"])
                .arg(at.join("printer.conf"))
                .arg("-d")
                .arg(at)
                .args(more)
                .arg("Essai")
                .env("DBUS_SYSTEM_BUS_ADDRESS", format!("unix:path={}", bus.display())),
        );
        let printer = printer.inspect_err(|_| drop(daemon.kill()))?;
        let printer = IppPrinter { folder, processes: [printer, daemon], port };
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if started.elapsed() > PATIENCE {
                return Err("ippeveprinter does not start".into());
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(printer)
    }

    /// Its device URI for CUPS.
    pub fn uri(&self) -> String {
        format!("ipp://localhost:{}/ipp/print", self.port)
    }
}

impl Drop for IppPrinter {
    fn drop(&mut self) {
        for process in &mut self.processes {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// A print service that hangs: it takes connections and never answers.
#[cfg(unix)]
pub struct HungService {
    folder: TempDir,
}

#[cfg(unix)]
impl HungService {
    /// Starts it; it ends with the test.
    pub fn start() -> Result<Self> {
        let folder = TempDir::new()?;
        let listener = std::os::unix::net::UnixListener::bind(folder.path().join("cups.sock"))?;
        thread::spawn(move || {
            let mut held = Vec::new();
            for stream in listener.incoming().flatten() {
                held.push(stream);
            }
        });
        Ok(HungService { folder })
    }

    /// Its address: the value of `CUPS_SERVER`.
    pub fn address(&self) -> PathBuf {
        self.folder.path().join("cups.sock")
    }
}

impl PrintServer {
    /// Starts a server without printers.
    pub fn start() -> Result<Self> {
        let folder = TempDir::new()?;
        let at = folder.path();
        let place = at.display();
        for part in ["spool/tmp", "cache", "state", "root"] {
            fs::create_dir_all(at.join(part))?;
        }
        // The server drops its privileges if it has any, and its helpers must reach the spool.
        #[cfg(unix)]
        fs::set_permissions(at, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
        fs::write(
            at.join("cupsd.conf"),
            format!(
                "Listen {place}/cups.sock\nLogLevel warn\nMaxLogSize 0\nWebInterface No\nBrowsing No\n\
                 DefaultAuthType None\nPreserveJobHistory Yes\n<Location />\nOrder allow,deny\nAllow all\n\
                 </Location>\n<Policy default>\n<Limit All>\nOrder deny,allow\n</Limit>\n</Policy>\n"
            ),
        )?;
        let files = format!(
            "ServerRoot {place}/root\nRequestRoot {place}/spool\nTempDir {place}/spool/tmp\n\
             CacheDir {place}/cache\nStateDir {place}/state\nErrorLog {place}/error\n\
             AccessLog {place}/access\nPageLog {place}/page\n"
        );
        fs::write(at.join("files.conf"), files)?;
        let process = Self::serve(at)?;
        let mut server = PrintServer { folder, process };
        server.until_it_runs()?;
        Ok(server)
    }

    fn serve(at: &Path) -> Result<Child> {
        let process = Command::new(tool("cupsd")?)
            .arg("-f")
            .arg("-c")
            .arg(at.join("cupsd.conf"))
            .arg("-s")
            .arg(at.join("files.conf"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(fs::File::create(at.join("stderr"))?)
            .spawn()?;
        Ok(process)
    }

    fn until_it_runs(&mut self) -> Result<()> {
        let started = Instant::now();
        while !self.run("lpstat", &["-r"])?.stdout.starts_with(b"scheduler is running") {
            if started.elapsed() > PATIENCE || self.process.try_wait()?.is_some() {
                return Err(format!("cupsd does not start: {}", self.log()).into());
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Stops the service, in good order.
    pub fn stop(&mut self) {
        // Stopped properly, so that it ends the processes it started for its jobs.
        let asked = Command::new("kill").arg(self.process.id().to_string()).status();
        let started = Instant::now();
        while asked.as_ref().is_ok_and(ExitStatus::success) && started.elapsed() < Duration::from_secs(5) {
            if matches!(self.process.try_wait(), Ok(Some(_))) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    /// Makes the service, which is stopped, forget all jobs.
    pub fn forget_jobs(&self) -> Result<()> {
        let at = self.folder.path();
        for file in fs::read_dir(at.join("spool"))?.chain(fs::read_dir(at.join("cache"))?) {
            let file = file?.path();
            if file.is_file() && file.extension().is_none_or(|ending| ending != "data") {
                fs::remove_file(file)?;
            }
        }
        Ok(())
    }

    /// Starts the service again with its queues and jobs.
    pub fn start_again(&mut self) -> Result<()> {
        self.process = Self::serve(self.folder.path())?;
        self.until_it_runs()
    }

    /// Its address: the value of `CUPS_SERVER`.
    pub fn address(&self) -> PathBuf {
        self.folder.path().join("cups.sock")
    }

    /// Adds a printer, or changes one, that accepts every document as it is; `policy` says what
    /// happens to its queue when the printer cannot be reached.
    pub fn add(&self, name: &str, uri: &str, policy: &str) -> Result<()> {
        let policy = format!("printer-error-policy={policy}");
        self.administer("lpadmin", &["-p", name, "-E", "-v", uri, "-m", "raw", "-o", &policy])
    }

    /// Adds a printer that CUPS drives by what the printer says of itself.
    pub fn add_driverless(&self, name: &str, printer: &IppPrinter) -> Result<()> {
        self.administer("lpadmin", &["-p", name, "-E", "-v", &printer.uri(), "-m", "everywhere"])
    }

    /// Runs one of the administration tools.
    pub fn administer(&self, name: &str, arguments: &[&str]) -> Result<()> {
        let output = self.run(name, arguments)?;
        if output.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&output.stderr);
        Err(format!("{name} {arguments:?}: {said} {}", self.log()).into())
    }

    /// Waits until a job, such as `Salle-1`, is in its queue.
    pub fn awaits(&self, job: &str) -> Result<()> {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            let listed = String::from_utf8(self.run("lpstat", &["-o"])?.stdout)?;
            if listed.lines().any(|line| line.split_whitespace().next() == Some(job)) {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(20));
        }
        Err(format!("{job} does not come: {}", self.log()).into())
    }

    fn run(&self, name: &str, arguments: &[&str]) -> Result<Output> {
        let mut command = Command::new(tool(name)?);
        command.args(arguments).env("CUPS_SERVER", self.address()).env("LC_ALL", "C.UTF-8");
        Ok(command.output()?)
    }

    fn log(&self) -> String {
        let read = |name: &str| fs::read_to_string(self.folder.path().join(name)).unwrap_or_default();
        format!("{}{}", read("stderr"), read("error"))
    }
}

impl Drop for PrintServer {
    fn drop(&mut self) {
        self.stop();
    }
}

fn tool(name: &str) -> Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let places = std::env::split_paths(&path).chain(PLACES.iter().map(PathBuf::from));
    let found = places.map(|place| place.join(name)).find(|file| Path::is_file(file));
    found.ok_or_else(|| format!("{name} is missing: run scripts/setup.sh").into())
}
