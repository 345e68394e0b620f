//! Packs and signs the updates of a release: `pack FOLDER PUBLIC_KEY SECRET_KEY CLUB_FORMAT [BASE]`.
//!
//! FOLDER holds the packages of a release. Put there too are one `.tapis-update` for each of them and, where BASE is
//! given, `updates.json`, the feed in which the program looks for a newer version, with addresses that begin with BASE.
//! What is new is read from `CHANGES.fr` and `CHANGES.en` in FOLDER, plain text.
//!
//! `pack --new-keys FOLDER` makes a pair of keys, `updates.pub` and `updates.key`, in the form of minisign and without
//! a password. Whoever has the second can sign updates.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use minisign::{KeyPair, PublicKey, SecretKeyBox};
use tapis_update::packing::{Installer, pack};
use tapis_update::{Arch, ENDING, Feed, FeedFile, Kind, Notes};

/// Package and update name for each file ending.
const KINDS: [(&str, Kind, Arch, &str); 5] = [
    ("_x64-setup.exe", Kind::Nsis, Arch::X86, "windows"),
    ("_amd64.deb", Kind::Deb, Arch::X86, "debian"),
    (".x86_64.rpm", Kind::Rpm, Arch::X86, "rpm"),
    ("_amd64.AppImage", Kind::AppImage, Arch::X86, "appimage"),
    ("_universal.dmg", Kind::Dmg, Arch::Universal, "macos"),
];

fn kind(path: &Path) -> Option<(Kind, Arch, &'static str)> {
    let name = path.file_name()?.to_str()?;
    // The large installer for Windows is for computers that have no Tapis yet.
    let (_, kind, arch, system) = KINDS.iter().find(|(ending, ..)| name.ends_with(ending))?;
    (!name.contains("offline")).then_some((*kind, *arch, *system))
}

fn new_keys(folder: &Path) -> Result<(), Box<dyn Error>> {
    let pair = KeyPair::generate_unencrypted_keypair()?;
    let write = |name: &str, text: String| {
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(folder.join(name))?.write_all(text.as_bytes())
    };
    write("updates.key", pair.sk.to_box(Some("signs updates of Tapis"))?.to_string())?;
    write("updates.pub", pair.pk.to_box()?.to_string())?;
    println!("TAPIS_UPDATE_KEY={}", pair.pk.to_base64());
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [option, folder] = arguments.as_slice()
        && option == "--new-keys"
    {
        return new_keys(Path::new(folder));
    }
    let [folder, public, secret, format, rest @ ..] = arguments.as_slice() else {
        return Err("pack FOLDER PUBLIC_KEY SECRET_KEY CLUB_FORMAT [BASE]".into());
    };
    let folder = Path::new(folder);
    let public = PublicKey::from_file(public)?;
    let secret = SecretKeyBox::from_string(&fs::read_to_string(secret)?)?.into_unencrypted_secret_key()?;
    let version: tapis_update::Version = env!("CARGO_PKG_VERSION").parse()?;
    let note = |language: &str| {
        let text = fs::read_to_string(folder.join(format!("CHANGES.{language}"))).unwrap_or_default();
        text.trim().to_owned()
    };
    let notes = Notes { fr: note("fr"), en: note("en") };
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    found.sort();
    let mut files = Vec::new();
    for path in found {
        let Some((kind, arch, system)) = kind(&path) else { continue };
        let name = format!("Tapis_{version}_{system}.{ENDING}");
        let out = folder.join(&name);
        let installer = Installer { kind, arch, path };
        pack(&out, version.clone(), format.parse()?, notes.clone(), &[installer], (&public, &secret))?;
        let size = fs::metadata(&out)?.len();
        println!("==> {name}: {size} bytes");
        files.push(FeedFile {
            kind,
            arch,
            url: format!("{}{name}", rest.first().map_or("", String::as_str)),
            size,
        });
    }
    if files.is_empty() {
        return Err("no package to make an update of".into());
    }
    if !rest.is_empty() {
        let feed = serde_json::to_string_pretty(&Feed { version, files })?;
        fs::write(folder.join("updates.json"), feed + "\n")?;
    }
    Ok(())
}
