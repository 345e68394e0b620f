//! `update`: signed files with a newer version of the program.

use std::path::PathBuf;

use clap::Subcommand;
use serde_json::json;
use tapis_club::Problem;
use tapis_club::store::newest_format;
use tapis_club::update::{KEY, PublicKey, Update, Version};

use crate::base::output::print_json;

#[derive(Debug, Subcommand)]
pub enum Updates {
    /// Checks the signature of an update's file and prints what it states of itself; `newer` says whether it may come
    /// over this version. Needs no club.
    Check {
        /// File of the update.
        file: PathBuf,
        /// The public key, as minisign writes it; if omitted, the one that this program was built with.
        #[arg(long)]
        key: Option<String>,
    },
}

pub fn run(updates: &Updates) -> Result<(), Problem> {
    let Updates::Check { file, key } = updates;
    let key = key.as_deref().or(KEY).and_then(|key| PublicKey::from_base64(key).ok());
    let update = Update::open(file, &key.ok_or_else(|| Problem::new("update-no_key", &[]))?)?;
    let told = update.manifest();
    let running: Result<Version, _> = env!("CARGO_PKG_VERSION").parse();
    let newer = running.is_ok_and(|running| told.over(&running, newest_format()).is_ok());
    print_json(
        &json!({ "version": told.version, "club_format": told.club_format, "newer": newer, "notes": told.notes,
            "packages": told.packages }),
    );
    Ok(())
}
