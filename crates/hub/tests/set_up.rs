//! The commands with which docs/hub.md sets a league up, letter for letter, on a PostgreSQL as Debian installs it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;
use std::process::{Command, Stdio};

use crate::backups::commands;

/// The users of a computer, PostgreSQL with its defaults, the network and all that runs, for this test alone.
const COMPUTER: &str = r#"
mount --make-rprivate /
mount -t tmpfs tmpfs /mnt
cp -a /etc /mnt/etc
mount --bind /mnt/etc /etc
mount -t tmpfs tmpfs /var/lib
mount -t tmpfs tmpfs /var/log
mount -t tmpfs tmpfs /var/run/postgresql
mkdir /var/lib/postgresql /var/log/postgresql /mnt/bin
chown postgres: /var/lib/postgresql /var/log/postgresql /var/run/postgresql
cp "$HUB" /mnt/bin/tapis-hub
chmod 755 /mnt /mnt/bin /mnt/bin/tapis-hub
export PATH="/mnt/bin:$PATH" LC_ALL=C.UTF-8
ip link set lo up
rm -rf /etc/postgresql/*
version=$(ls /usr/lib/postgresql | sort -V | tail -n 1)
pg_createcluster --start "$version" main > /dev/null
"#;

/// After the commands, the last of which serves: the site answers, and is that league's.
const ASKED: &str = r#"
for _ in $(seq 300); do
  curl -fs http://127.0.0.1:8430/ > /mnt/page 2> /dev/null && break
  sleep 0.1
done
cat /mnt/page
"#;

/// The same steps with another user than root, or without namespaces, would change the computer that tests run on.
fn may() -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|done| done.stdout == b"0\n");
    let own = Command::new("unshare").args(["-m", "-n", "-p", "-f", "true"]).stderr(Stdio::null()).status();
    root && own.is_ok_and(|done| done.success()) && Path::new("/usr/bin/pg_createcluster").exists()
}

#[test]
fn documented_commands_set_a_league_up() {
    if !may() {
        eprintln!("not tried: it takes root, namespaces and Debian's PostgreSQL");
        return;
    }
    let documented = commands("adduser");
    let (before, serve) = documented.trim_end().rsplit_once('\n').unwrap();
    assert!(serve.contains(" serve "), "{serve}");
    let script = format!("set -e\n{COMPUTER}\n{before}\n{serve} &\n{ASKED}");
    let mut shell = Command::new("unshare");
    shell.args(["-m", "-n", "-p", "-f", "--mount-proc", "--kill-child", "sh", "-c", &script]);
    shell.env("HUB", env!("CARGO_BIN_EXE_tapis-hub")).stdin(Stdio::null());
    for name in
        ["TAPIS_HUB_DATABASE", "TAPIS_HUB_KEY", "PGHOST", "PGPORT", "PGUSER", "PGPASSWORD", "PGDATABASE"]
    {
        shell.env_remove(name);
    }
    let done = shell.output().unwrap();
    let (said, complained) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success() && said.contains("Ligue de l’Ouest"), "{said}\n{complained}");
}
