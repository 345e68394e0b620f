//! A site written into a folder. Files of ours are known by a list in the folder, so that a page that is no longer
//! wanted goes and a file of somebody else stays.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tapis_site::{Files, SitePath};

use crate::Problem;
use crate::documents::{make_folder, save, unwritable};

/// The list of our files in the folder.
pub const MANIFEST: &str = "tapis-site.json";
/// Files that systems put into every folder.
const OF_THE_SYSTEM: [&str; 4] = [".DS_Store", "Thumbs.db", "desktop.ini", ".directory"];
/// The most files of others that are named.
const NAMED: usize = 5;
/// First bytes of every database of SQLite, a club file among them.
const DATABASE: &[u8] = b"SQLite format 3\0";

/// List of our files in the folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    format: u32,
    /// Club to which it belongs: a digest of what tells clubs apart.
    club: String,
    /// Our files with a digest of what we wrote.
    files: BTreeMap<SitePath, String>,
}

const FORMAT: u32 = 1;

/// Plan of a site's changes to a folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SitePlan {
    pub folder: String,
    /// Number of pages of the site.
    pub pages: u32,
    /// Files that are new.
    pub added: Vec<String>,
    /// Files that say something else than before.
    pub changed: Vec<String>,
    /// Files of ours that are no longer wanted and go.
    pub removed: Vec<String>,
    /// Files of ours that somebody has changed since; what was changed in those that are still wanted is lost.
    pub edited: Vec<String>,
    /// Some of the files of others in a folder that holds no site yet.
    pub foreign: Vec<String>,
    /// Number of files of others.
    pub foreign_count: u32,
}

/// Result of writing a site.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PublishResult {
    pub folder: String,
    pub index: String,
    /// Number of pages of the site.
    pub pages: u32,
    /// Number of files that were written.
    pub written: u32,
    /// Number of files that were removed.
    pub removed: u32,
}

fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn pages(files: &Files) -> u32 {
    small(files.keys().filter(|path| path.as_str().ends_with(".html")).count())
}

fn named(code: &str, path: &Path) -> Problem {
    Problem::new(code, &[("file", path.display().to_string().into())])
}

/// A path of the site in the folder.
fn place(folder: &Path, path: &SitePath) -> PathBuf {
    path.as_str().split('/').fold(folder.to_owned(), |at, name| at.join(name))
}

/// The file's bytes; `None` if it is not there.
fn found(path: &Path) -> Result<Option<Vec<u8>>, Problem> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        // Windows says that access is denied.
        Err(_) if path.is_dir() => Err(unwritable(path, &ErrorKind::IsADirectory.into())),
        Err(error) => Err(unwritable(path, &error)),
    }
}

/// A folder with what is to be done to it.
struct FolderPlan {
    folder: PathBuf,
    manifest: Manifest,
    /// Files whose bytes differ from what is to be there.
    writes: Vec<SitePath>,
    /// Files of ours that go.
    removals: Vec<SitePath>,
    plan: SitePlan,
}

/// Plans the changes of writing these files to a folder, of a club known by its identity.
///
/// # Errors
/// If a site cannot be written there: another club's site, a club file, a link, or a file of somebody else in the
/// place of one of ours.
pub fn plan(folder: &Path, files: &Files, identity: &str) -> Result<SitePlan, Problem> {
    Ok(look(folder, files, identity)?.plan)
}

fn look(folder: &Path, files: &Files, identity: &str) -> Result<FolderPlan, Problem> {
    let entries = entries(folder)?;
    let known = manifest(folder)?;
    let club = digest(identity.as_bytes()).chars().take(32).collect::<String>();
    if known.as_ref().is_some_and(|known| known.club != club) {
        return Err(named("site-other_club", folder));
    }
    let ours = known.as_ref().map(|known| known.files.clone()).unwrap_or_default();
    let mut plan = SitePlan {
        folder: folder.display().to_string(),
        pages: pages(files),
        added: Vec::new(),
        changed: Vec::new(),
        removed: Vec::new(),
        edited: Vec::new(),
        foreign: Vec::new(),
        foreign_count: 0,
    };
    if known.is_none() {
        let foreign: Vec<&String> =
            entries.iter().filter(|name| !OF_THE_SYSTEM.contains(&name.as_str())).collect();
        plan.foreign_count = small(foreign.len());
        plan.foreign = foreign.into_iter().take(NAMED).cloned().collect();
    }
    let (mut writes, mut removals) = (Vec::new(), Vec::new());
    for (path, bytes) in files {
        no_links(folder, path)?;
        let there = found(&place(folder, path))?;
        match (there, ours.get(path)) {
            (None, _) => plan.added.push(path.to_string()),
            (Some(there), _) if there == *bytes => continue,
            (Some(there), Some(written)) => {
                if digest(&there) != *written {
                    plan.edited.push(path.to_string());
                }
                plan.changed.push(path.to_string());
            }
            (Some(_), None) => return Err(named("site-in_the_way", &place(folder, path))),
        }
        writes.push(path.clone());
    }
    for (path, written) in ours.iter().filter(|(path, _)| !files.contains_key(*path)) {
        no_links(folder, path)?;
        match found(&place(folder, path))? {
            Some(there) if digest(&there) == *written => {
                plan.removed.push(path.to_string());
                removals.push(path.clone());
            }
            // Somebody made it their own: it stays.
            Some(_) => plan.edited.push(path.to_string()),
            None => {}
        }
    }
    let listed = files.iter().map(|(path, bytes)| (path.clone(), digest(bytes))).collect();
    let manifest = Manifest { format: FORMAT, club, files: listed };
    Ok(FolderPlan { folder: folder.to_owned(), manifest, writes, removals, plan })
}

/// Writes a site: first the list of files, then each file whole or not at all, the pages that others lead to before
/// those that lead there; what is no longer wanted goes in the end. `beside`: also into a folder that holds files of
/// others.
///
/// # Errors
/// As [`plan`]; that there are files of others; why a file cannot be written. What was written until then is whole,
/// and the next time goes on from there.
pub fn publish(folder: &Path, files: &Files, identity: &str, beside: bool) -> Result<PublishResult, Problem> {
    let looked = look(folder, files, identity)?;
    if looked.plan.foreign_count > 0 && !beside {
        let values = [
            ("folder", looked.plan.folder.clone().into()),
            ("files", looked.plan.foreign.join(", ").into()),
            ("count", i64::from(looked.plan.foreign_count).into()),
        ];
        return Err(Problem::new("site-foreign", &values));
    }
    make_folder(folder)?;
    if !(looked.writes.is_empty() && looked.removals.is_empty()) {
        looked.write(files)?;
    }
    looked.list(&looked.manifest)?;
    let index = folder.join("index.html");
    Ok(PublishResult {
        folder: looked.plan.folder,
        index: index.display().to_string(),
        pages: looked.plan.pages,
        written: small(looked.writes.len()),
        removed: small(looked.removals.len()),
    })
}

impl FolderPlan {
    fn write(&self, files: &Files) -> Result<(), Problem> {
        // Interrupted from here on, the list names all that was ours and all that may be.
        let mut both = self.manifest.clone();
        if let Some(known) = manifest(&self.folder)? {
            for (path, written) in known.files {
                both.files.entry(path).or_insert(written);
            }
        }
        self.list(&both)?;
        let mut order: Vec<&SitePath> = self.writes.iter().collect();
        order.sort_by_key(|path| {
            (path.as_str().ends_with("index.html"), path.as_str().ends_with(".html"), *path)
        });
        for path in order {
            let target = place(&self.folder, path);
            if let Some(parent) = target.parent() {
                make_folder(parent)?;
            }
            save(&target, files.get(path).map(Vec::as_slice).unwrap_or_default())?;
        }
        let mut folders = BTreeSet::new();
        for path in &self.removals {
            let target = place(&self.folder, path);
            fs::remove_file(&target).map_err(|error| unwritable(&target, &error))?;
            folders.extend(target.parent().filter(|parent| *parent != self.folder).map(Path::to_owned));
        }
        // The deepest first; a folder that holds something else stays.
        for folder in folders.into_iter().rev() {
            // It fails where the folder holds something else.
            let _ = fs::remove_dir(&folder);
            if let Some(parent) = folder.parent().filter(|parent| *parent != self.folder) {
                // The same holds for the folder around it.
                let _ = fs::remove_dir(parent);
            }
        }
        Ok(())
    }

    /// Writes the list of files where it says something else.
    fn list(&self, manifest: &Manifest) -> Result<(), Problem> {
        let path = self.folder.join(MANIFEST);
        let mut text = serde_json::to_string_pretty(manifest)
            .map_err(|error| unwritable(&path, &io::Error::other(error)))?;
        text.push('\n');
        match found(&path)? {
            Some(there) if there == text.as_bytes() => Ok(()),
            _ => save(&path, text.as_bytes()),
        }
    }
}

/// Names in a folder; empty if it is not there yet. A club file among it is never published.
fn entries(folder: &Path) -> Result<Vec<String>, Problem> {
    let listed = match fs::read_dir(folder) {
        Ok(listed) => listed,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        // Each system has another word for it.
        Err(_) if folder.is_file() => return Err(unwritable(folder, &ErrorKind::AlreadyExists.into())),
        Err(error) => return Err(unwritable(folder, &error)),
    };
    let mut names = Vec::new();
    for entry in listed {
        let entry = entry.map_err(|error| unwritable(folder, &error))?;
        let path = entry.path();
        if path.is_file() && begins(&path).is_ok_and(|start| start == DATABASE) {
            return Err(named("site-club_file", &path));
        }
        names.push(entry.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

fn begins(path: &Path) -> io::Result<Vec<u8>> {
    let mut start = Vec::new();
    fs::File::open(path)?.take(DATABASE.len() as u64).read_to_end(&mut start)?;
    Ok(start)
}

/// The list of our files; `None` if the folder holds no site.
fn manifest(folder: &Path) -> Result<Option<Manifest>, Problem> {
    let path = folder.join(MANIFEST);
    if fs::symlink_metadata(&path).is_ok_and(|found| found.is_symlink()) {
        return Err(named("site-link", &path));
    }
    let Some(bytes) = found(&path)? else { return Ok(None) };
    let read: Option<Manifest> = serde_json::from_slice(&bytes).ok();
    match read.filter(|read| read.format == FORMAT) {
        Some(read) => Ok(Some(read)),
        None => Err(named("site-list_unread", &path)),
    }
}

/// Neither the file nor a folder that it lies in is a link, which would lead out of the folder.
fn no_links(folder: &Path, path: &SitePath) -> Result<(), Problem> {
    let mut at = folder.to_owned();
    for name in path.as_str().split('/') {
        at.push(name);
        match fs::symlink_metadata(&at) {
            Ok(found) if found.is_symlink() => return Err(named("site-link", &at)),
            Ok(_) => {}
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => break,
            Err(error) => return Err(unwritable(&at, &error)),
        }
    }
    Ok(())
}
