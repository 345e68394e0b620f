//! The site as files in a folder. A list in the folder tells which files are ours, so that those that are no longer
//! part of the site are removed: the name of an erased person would stay on an earlier page.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tapis_locale::{Language, Phrase, Value, unreadable, unwritable};
use tapis_site::{SitePage, SitePath};
use tokio_postgres::Client;

use crate::base::log::complain;
use crate::command_line::output::{CommandError, write};
use crate::evenings::evidence::evidence_path;
use crate::{LeagueSite, evidence};

/// The list of our files: a path on each line.
const LIST: &str = "tapis-league-site.txt";

/// Result of writing the site.
pub(super) struct SiteFiles {
    /// Number of files in the site.
    pub(super) files: usize,
    /// Number of files of an earlier site that were removed.
    pub(super) removed: usize,
    /// The evidence of every evening is among the files.
    pub(super) whole: bool,
}

/// Writes the site, page by page; then removes files of an earlier site that are not part of it.
///
/// # Errors
/// If the database cannot be read, or a file cannot be written or removed. Files are removed only once all are written.
pub(super) async fn publish(
    client: &mut Client,
    folder: &Path,
    language: Language,
) -> Result<SiteFiles, CommandError> {
    let site = LeagueSite::read(client, language).await?;
    let pages = site.pages(client).await?;
    let mut folder = Folder::open(folder)?;
    folder.write(path(tapis_site::STYLE_FILE)?, &tapis_site::style())?;
    let mut whole = true;
    for page in pages {
        for (path, bytes) in site.page(client, page).await? {
            folder.write(path, &bytes)?;
        }
        let SitePage::Evening(number) = page else { continue };
        match evidence(client, number).await {
            Ok(bytes) => folder.write(path(&evidence_path(number))?, &bytes)?,
            // Evidence that cannot be built does not prevent publication.
            Err(error) => {
                complain(&format!("{number}: {}", error.say(language)));
                whole = false;
            }
        }
    }
    Ok(SiteFiles { files: folder.written.len(), removed: folder.finish()?, whole })
}

fn path(text: &str) -> Result<SitePath, CommandError> {
    let unfit = |_| CommandError::File(unwritable(Path::new(text), &ErrorKind::InvalidFilename.into()));
    text.parse().map_err(unfit)
}

/// The folder while the site is written.
struct Folder {
    at: PathBuf,
    /// Each path is appended before its file is written, so that the list is complete whenever this is interrupted.
    list: File,
    /// The files of earlier sites.
    earlier: BTreeSet<SitePath>,
    written: BTreeSet<SitePath>,
}

impl Folder {
    fn open(at: &Path) -> Result<Self, CommandError> {
        let name = at.join(LIST);
        let failed = |error: &io::Error| CommandError::File(unwritable(&name, error));
        std::fs::create_dir_all(at).map_err(|error| CommandError::File(unwritable(at, &error)))?;
        let listed = match std::fs::read_to_string(&name) {
            Ok(listed) => listed,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(CommandError::File(unreadable(&name, &error))),
        };
        // An interruption may have cut the last line short.
        let lines = listed.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
        let earlier: Result<BTreeSet<SitePath>, _> = lines.map(str::parse).collect();
        let Ok(earlier) = earlier else {
            let file = [("file", Value::from(name.display().to_string()))];
            return Err(CommandError::File(Phrase::new("hub-site_list", &file)));
        };
        keep(&name, &earlier)?;
        let list = File::options().append(true).open(&name).map_err(|error| failed(&error))?;
        Ok(Folder { at: at.to_owned(), list, earlier, written: BTreeSet::new() })
    }

    fn write(&mut self, path: SitePath, bytes: &[u8]) -> Result<(), CommandError> {
        let file = place(&self.at, &path);
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|error| CommandError::File(unwritable(folder, &error)))?;
        }
        if !self.earlier.contains(&path) {
            let listed = writeln!(self.list, "{path}");
            listed.map_err(|error| CommandError::File(unwritable(&self.at.join(LIST), &error)))?;
        }
        write(&file, bytes)?;
        self.written.insert(path);
        Ok(())
    }

    /// Removes what is no longer part of the site. Returns how many files.
    fn finish(self) -> Result<usize, CommandError> {
        let Folder { at, list, earlier, written } = self;
        let mut removed = 0;
        for path in earlier.difference(&written) {
            let file = place(&at, path);
            match std::fs::remove_file(&file) {
                Ok(()) => removed += 1,
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) => return Err(CommandError::File(unwritable(&file, &error))),
            }
        }
        // Windows does not replace an open file.
        drop(list);
        keep(&at.join(LIST), &written)?;
        Ok(removed)
    }
}

/// A file of the site.
fn place(folder: &Path, path: &SitePath) -> PathBuf {
    path.as_str().split('/').fold(folder.to_owned(), |at, name| at.join(name))
}

/// Replaces the list of the site's files.
fn keep(list: &Path, paths: &BTreeSet<SitePath>) -> Result<(), CommandError> {
    let failed = |error: &io::Error| CommandError::File(unwritable(list, error));
    let folder = list.parent().unwrap_or(Path::new("."));
    let mut begun = tempfile::NamedTempFile::new_in(folder).map_err(|error| failed(&error))?;
    paths.iter().try_for_each(|path| writeln!(begun, "{path}")).map_err(|error| failed(&error))?;
    begun.persist(list).map_err(|error| failed(&error.error))?;
    Ok(())
}
