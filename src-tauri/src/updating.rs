//! Kind of this program's installation, and the start of a newer version's installer.

use std::path::{Path, PathBuf};

use tapis_api::{InstallerStart, Updates};
use tapis_club::update::{FEED, KEY, Kind};

/// Source of updates and their installation on this system. A debug build takes all of it from the variables of the
/// same names, so that the tests can sign and offer updates of their own.
pub(crate) fn updates() -> Updates {
    let told = |name: &str| std::env::var(name).ok().filter(|_| cfg!(debug_assertions));
    let kind = told("TAPIS_INSTALLED_AS").and_then(|kind| serde_json::from_value(kind.into()).ok());
    Updates {
        key: told("TAPIS_UPDATE_KEY").or_else(|| KEY.map(str::to_owned)),
        feed: told("TAPIS_UPDATE_FEED").or_else(|| FEED.map(str::to_owned)),
        kind: kind.or_else(installed_as),
    }
}

#[cfg(windows)]
fn installed_as() -> Option<Kind> {
    // The installer puts it beside the program; a build has none.
    let program = std::env::current_exe().ok()?;
    program.with_file_name("uninstall.exe").is_file().then_some(Kind::Nsis)
}

#[cfg(target_os = "macos")]
fn installed_as() -> Option<Kind> {
    let program = std::env::current_exe().ok()?;
    program
        .ancestors()
        .any(|folder| folder.extension().is_some_and(|ending| ending == "app"))
        .then_some(Kind::Dmg)
}

#[cfg(target_os = "linux")]
fn installed_as() -> Option<Kind> {
    if app_image().is_some() {
        return Some(Kind::AppImage);
    }
    if std::env::current_exe().ok()? != Path::new("/usr/bin/tapis") {
        return None;
    }
    if Path::new("/var/lib/dpkg/info/tapis.list").is_file() {
        return Some(Kind::Deb);
    }
    let owner = std::process::Command::new("rpm").args(["-qf", "/usr/bin/tapis"]).output().ok()?;
    owner.status.success().then_some(Kind::Rpm)
}

/// The file that the program was started from, where it is an AppImage.
fn app_image() -> Option<PathBuf> {
    std::env::var_os("APPIMAGE").map(PathBuf::from).filter(|file| file.is_file())
}

/// Starts an installer, or shows it to the person.
pub(crate) fn install(package: &Path, kind: Kind) -> Result<InstallerStart, String> {
    match kind {
        Kind::Nsis => start_installer(package).map(|()| InstallerStart::Reopens),
        Kind::AppImage => {
            let own = app_image().ok_or_else(|| "APPIMAGE".to_owned())?;
            replace(&own, package).map_err(|error| error.to_string())?;
            Ok(InstallerStart::NextStart)
        }
        Kind::Deb | Kind::Rpm | Kind::Dmg => {
            open::that_detached(package).map_err(|error| error.to_string())?;
            Ok(InstallerStart::Shown)
        }
    }
}

/// Windows asks for an administrator's consent where the program is installed for all accounts.
#[cfg(windows)]
fn start_installer(package: &Path) -> Result<(), String> {
    let file = package.display().to_string();
    let asked = winsafe::SHELLEXECUTEINFO {
        file: &file,
        parameters: Some("/UPDATE"),
        show: winsafe::co::SW::SHOWNORMAL,
        ..Default::default()
    };
    winsafe::ShellExecuteEx(&asked).map_err(|error| error.to_string())
}

#[cfg(not(windows))]
fn start_installer(_: &Path) -> Result<(), String> {
    Err("Windows".to_owned())
}

/// The program that runs keeps its open file; the next start finds the new one.
fn replace(own: &Path, package: &Path) -> std::io::Result<()> {
    let new = own.with_extension("new");
    std::fs::copy(package, &new)?;
    std::fs::set_permissions(&new, std::fs::metadata(own)?.permissions())?;
    std::fs::File::open(&new)?.sync_all()?;
    std::fs::rename(&new, own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replaced_program_stays_executable() {
        let folder = tempfile::tempdir().unwrap();
        let (own, package) = (folder.path().join("Tapis.AppImage"), folder.path().join("package"));
        std::fs::write(&own, "old").unwrap();
        std::fs::write(&package, "new").unwrap();
        #[cfg(unix)]
        {
            let executable = std::os::unix::fs::PermissionsExt::from_mode(0o755);
            std::fs::set_permissions(&own, executable).unwrap();
        }
        let before = std::fs::metadata(&own).unwrap().permissions();
        replace(&own, &package).unwrap();
        assert_eq!(std::fs::read_to_string(&own).unwrap(), "new");
        assert_eq!(std::fs::metadata(&own).unwrap().permissions(), before);
        assert!(!own.with_extension("new").exists());
    }
}
