//! Place of a club file: a service that copies files while they change, or another computer's disk, can spoil it or
//! bring an older state back.

use std::path::{Path, PathBuf};

/// A place where no club should lie while it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RiskyPlace {
    /// A folder that Microsoft OneDrive keeps in step.
    OneDrive,
    /// A folder that Dropbox keeps in step.
    Dropbox,
    /// A folder that Google Drive keeps in step.
    GoogleDrive,
    /// A folder that iCloud keeps in step.
    ICloud,
    Network,
}

impl RiskyPlace {
    /// Place of a file at this path, judged by those of its folders that exist; `None` if nothing speaks against it.
    pub fn of(path: &Path) -> Option<Self> {
        let there = path.ancestors().find_map(|folder| real_path(folder).ok().map(|real| (folder, real)));
        let whole = there.and_then(|(folder, real)| Some(real.join(path.strip_prefix(folder).ok()?)));
        of(whole.as_deref().unwrap_or(path))
    }
}

/// File systems of other computers, as Linux and macOS call them.
const NETWORKED: [&str; 12] = [
    "cifs",
    "smb3",
    "smbfs",
    "nfs",
    "nfs4",
    "afpfs",
    "webdav",
    "davfs",
    "fuse.davfs",
    "fuse.sshfs",
    "fuse.rclone",
    "fuse.gvfsd-fuse",
];

/// A path without links and detours, as people write it: on Windows without the `\\?\` that the
/// system puts before it, which nobody knows and which makes it differ from the same path elsewhere.
///
/// # Errors
/// The system's, where there is no such file.
pub fn real_path(path: &Path) -> std::io::Result<PathBuf> {
    let real = dunce::canonicalize(path)?;
    Ok(real.to_str().and_then(share).map_or(real, PathBuf::from))
}

/// The longest path that every program on Windows reads.
const LONGEST: usize = 259;

/// A path on another computer, which `dunce` leaves as the system gives it.
fn share(real: &str) -> Option<String> {
    let plain = format!(r"\\{}", real.strip_prefix(r"\\?\UNC\")?);
    (plain.encode_utf16().count() <= LONGEST).then_some(plain)
}

/// Judges a path by its folders' names, and by the file system that it is on.
pub(crate) fn judge(path: &str, file_system: Option<&str>) -> Option<RiskyPlace> {
    let path = path.replace('\\', "/");
    let local = path.strip_prefix("//?/").filter(|rest| !rest.starts_with("UNC/"));
    if local.is_none() && path.starts_with("//") || file_system.is_some_and(|name| NETWORKED.contains(&name))
    {
        return Some(RiskyPlace::Network);
    }
    let folders = local.unwrap_or(&path).rsplit_once('/').map_or("", |(folders, _)| folders).to_lowercase();
    folders.split('/').find_map(|folder| {
        let is =
            |name: &str| folder.strip_prefix(name).is_some_and(|rest| rest.is_empty() || other_account(rest));
        match folder {
            _ if is("onedrive") => Some(RiskyPlace::OneDrive),
            _ if is("dropbox") => Some(RiskyPlace::Dropbox),
            _ if is("google drive") || is("googledrive") => Some(RiskyPlace::GoogleDrive),
            _ if is("iclouddrive") || is("icloud drive") || folder.starts_with("com~apple~") => {
                Some(RiskyPlace::ICloud)
            }
            "mobile documents" => Some(RiskyPlace::ICloud),
            _ => None,
        }
    })
}

/// "OneDrive - Club", "OneDrive-Club", "Dropbox (Club)": a second account's folder.
fn other_account(rest: &str) -> bool {
    [" - ", "-", " ("].iter().any(|begin| rest.starts_with(begin))
}

/// The file system of the innermost mount that holds a path, from `/proc/self/mounts` or from what
/// `mount` prints on macOS.
pub(crate) fn file_system(mounts: &str, path: &Path) -> Option<String> {
    let mounted = mounts.lines().filter_map(|line| {
        let (at, kind) = match line.split_once(" on ") {
            Some((_, rest)) => {
                let (at, options) = rest.rsplit_once(" (")?;
                (at.to_owned(), options.split([',', ')']).next()?)
            }
            None => {
                let mut fields = line.split(' ').skip(1);
                (fields.next()?.replace("\\040", " "), fields.next()?)
            }
        };
        path.starts_with(&at).then(|| (at.len(), kind.to_owned()))
    });
    // Of two mounts at the same place the later one hides the earlier.
    mounted.max_by_key(|(length, _)| *length).map(|(_, kind)| kind)
}

fn mounts() -> Option<String> {
    if cfg!(target_os = "macos") {
        let printed = std::process::Command::new("/sbin/mount").output().ok()?;
        return String::from_utf8(printed.stdout).ok();
    }
    std::fs::read_to_string("/proc/self/mounts").ok()
}

/// Place of this file; `None` if nothing speaks against it. Windows names the disk of another computer in the path
/// itself, once that is made canonical.
pub(crate) fn of(path: &Path) -> Option<RiskyPlace> {
    let kind = if cfg!(windows) { None } else { mounts().and_then(|mounts| file_system(&mounts, path)) };
    judge(&path.to_string_lossy(), kind.as_deref())
}

pub(crate) fn sibling(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    #[test]
    fn synchronised_folders_are_known_by_name() {
        for (path, place) in [
            (r"\\?\C:\Users\Éva\OneDrive\Club\a.tapis", Some(RiskyPlace::OneDrive)),
            (r"C:\Users\Éva\OneDrive - Association\a.tapis", Some(RiskyPlace::OneDrive)),
            ("/Users/eva/Library/CloudStorage/OneDrive-Club/a.tapis", Some(RiskyPlace::OneDrive)),
            ("/home/eva/Dropbox (Club)/a.tapis", Some(RiskyPlace::Dropbox)),
            (
                "/Users/eva/Library/CloudStorage/GoogleDrive-eva@example.org/My Drive/a.tapis",
                Some(RiskyPlace::GoogleDrive),
            ),
            ("/Users/eva/Library/Mobile Documents/com~apple~CloudDocs/a.tapis", Some(RiskyPlace::ICloud)),
            (r"C:\Users\Éva\iCloudDrive\a.tapis", Some(RiskyPlace::ICloud)),
            (r"\\serveur\club\a.tapis", Some(RiskyPlace::Network)),
            (r"\\?\UNC\serveur\club\a.tapis", Some(RiskyPlace::Network)),
            (r"\\?\C:\Users\Éva\Documents\a.tapis", None),
            ("/home/eva/Dropboxes/a.tapis", None),
            ("/home/eva/clubs/OneDrive.tapis", None),
        ] {
            assert_eq!(judge(path, None), place, "{path}");
        }
    }

    #[test]
    fn a_remote_path_has_its_usual_spelling() {
        let said = share(r"\\?\UNC\serveur\club d’échecs\a.tapis");
        assert_eq!(said.as_deref(), Some(r"\\serveur\club d’échecs\a.tapis"));
        for other in [r"\\serveur\a.tapis", r"C:\a.tapis", r"\\?\C:\a.tapis", "/home/eva/a.tapis"] {
            assert_eq!(share(other), None, "{other}");
        }
        // Only in the system's form can a longer one be opened.
        assert_eq!(share(&format!(r"\\?\UNC\serveur\{}\a.tapis", "x".repeat(300))), None);
    }

    #[test]
    fn one_file_has_one_real_path() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.tapis");
        std::fs::write(&file, "").unwrap();
        let real = real_path(&file).unwrap();
        assert_eq!(real_path(&real).unwrap(), real);
        assert_eq!(real_path(&folder.path().join(".").join("a.tapis")).unwrap(), real);
        assert!(!real.to_string_lossy().contains('?'), "{}", real.display());
        assert!(real_path(&folder.path().join("absent")).is_err());
    }

    #[test]
    fn another_computers_disk_is_known_by_its_file_system() {
        let linux = "/dev/sda1 / ext4 rw 0 0\n//nas/club /mnt/nas\\040club cifs rw 0 0\nnas:/x /mnt/nfs nfs4 rw 0 0\n";
        let mac =
            "/dev/disk1 on / (apfs, local, journaled)\n//eva@nas/club on /Volumes/club (smbfs, nodev)\n";
        for (mounts, path, place) in [
            (linux, "/mnt/nas club/a.tapis", Some(RiskyPlace::Network)),
            (linux, "/mnt/nfs/a.tapis", Some(RiskyPlace::Network)),
            (linux, "/mnt/nfsx/a.tapis", None),
            (linux, "/home/eva/a.tapis", None),
            (mac, "/Volumes/club/a.tapis", Some(RiskyPlace::Network)),
            (mac, "/Users/eva/a.tapis", None),
        ] {
            assert_eq!(judge(path, file_system(mounts, Path::new(path)).as_deref()), place, "{path}");
        }
    }
}
