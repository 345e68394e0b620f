//! An update's file: what is believed of it, and what is not.

use std::fs::{self, File};
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};

use minisign::KeyPair;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tapis_update::{Arch, Kind, MANIFEST, PublicKey, Update, UpdateError, UpdateRefusal, Version};
use zip::write::SimpleFileOptions;

/// A project's key, and a folder for its updates.
struct Project {
    keys: KeyPair,
    folder: tempfile::TempDir,
}

const INSTALLER: &[u8] = b"an installer for Windows";

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn manifest(change: impl FnOnce(&mut Value)) -> String {
    let mut manifest = json!({
        "version": "0.2.0",
        "club_format": 13,
        "notes": { "fr": "Des nouveautés.", "en": "What is new." },
        "packages": [
            { "kind": "nsis", "arch": "x86_64", "file": "setup.exe", "size": INSTALLER.len(), "sha256": sha256(INSTALLER) },
            { "kind": "dmg", "arch": "universal", "file": "Tapis.dmg", "size": 3, "sha256": sha256(b"dmg") },
        ],
    });
    change(&mut manifest);
    manifest.to_string()
}

impl Project {
    fn new() -> Self {
        let keys = KeyPair::generate_unencrypted_keypair().unwrap();
        Project { keys, folder: tempfile::tempdir().unwrap() }
    }

    fn key(&self) -> PublicKey {
        PublicKey::from_base64(&self.keys.pk.to_base64()).unwrap()
    }

    fn sign(&self, manifest: &str) -> String {
        let text = Cursor::new(manifest.as_bytes());
        minisign::sign(Some(&self.keys.pk), &self.keys.sk, text, None, None).unwrap().to_string()
    }

    fn archive(&self, files: &[(&str, &[u8])]) -> PathBuf {
        let path = self.folder.path().join("Tapis_0.2.0.tapis-update");
        let mut archive = zip::ZipWriter::new(File::create(&path).unwrap());
        let stored = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
        for (name, bytes) in files {
            archive.start_file(*name, stored).unwrap();
            archive.write_all(bytes).unwrap();
        }
        archive.finish().unwrap();
        path
    }

    /// An update with a signed manifest and these installers.
    fn update(&self, manifest: &str, files: &[(&str, &[u8])]) -> PathBuf {
        let signature = self.sign(manifest);
        let signed = format!("{MANIFEST}.minisig");
        let mut all: Vec<(&str, &[u8])> =
            vec![(MANIFEST, manifest.as_bytes()), (&signed, signature.as_bytes())];
        all.extend_from_slice(files);
        self.archive(&all)
    }

    fn open(&self, path: &Path) -> Result<Update, UpdateError> {
        Update::open(path, &self.key())
    }

    fn unpack(&self, path: &Path) -> Result<PathBuf, UpdateError> {
        let mut update = self.open(path)?;
        let package = update.manifest().package(Kind::Nsis, Arch::X86).unwrap().clone();
        update.unpack(&package, &self.folder.path().join("out"))
    }

    fn written(&self) -> Vec<String> {
        let Ok(found) = fs::read_dir(self.folder.path().join("out")) else { return Vec::new() };
        found.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
    }
}

#[test]
fn an_installer_is_written_as_it_was_signed() {
    let project = Project::new();
    let path = project.update(&manifest(|_| {}), &[("setup.exe", INSTALLER), ("Tapis.dmg", b"dmg")]);
    let update = project.open(&path).unwrap();
    assert_eq!(update.manifest().version, Version::new(0, 2, 0));
    assert_eq!(update.manifest().notes.fr, "Des nouveautés.");
    let written = project.unpack(&path).unwrap();
    assert_eq!(written.file_name().unwrap(), "setup.exe");
    assert_eq!(fs::read(&written).unwrap(), INSTALLER);
    assert_eq!(project.written(), ["setup.exe"]);
}

#[test]
fn a_package_is_found_by_kind_and_processor() {
    let project = Project::new();
    let update = project.open(&project.update(&manifest(|_| {}), &[])).unwrap();
    let file = |kind, arch| update.manifest().package(kind, arch).map(|package| package.file.as_str());
    assert_eq!(file(Kind::Nsis, Arch::X86), Some("setup.exe"));
    assert_eq!(file(Kind::Nsis, Arch::Arm), None);
    assert_eq!(file(Kind::Dmg, Arch::Arm), Some("Tapis.dmg"));
    assert_eq!(file(Kind::Deb, Arch::X86), None);
}

#[test]
fn a_foreign_or_changed_update_is_refused() {
    let project = Project::new();
    let path = project.update(&manifest(|_| {}), &[("setup.exe", INSTALLER)]);
    let other = Project::new();
    assert!(matches!(other.open(&path), Err(UpdateError::NotSigned)));
    let (told, signed) = (manifest(|told| told["version"] = json!("0.3.0")), project.sign(&manifest(|_| {})));
    let changed = project.archive(&[
        (MANIFEST, told.as_bytes()),
        (&format!("{MANIFEST}.minisig"), signed.as_bytes()),
        ("setup.exe", INSTALLER),
    ]);
    assert!(matches!(project.open(&changed), Err(UpdateError::NotSigned)));
}

#[test]
fn an_unstated_installer_is_not_written() {
    let project = Project::new();
    let longer: &[u8] = b"an installer for Windows and more";
    for files in [&[("setup.exe", &INSTALLER[1..])][..], &[("setup.exe", longer)], &[]] {
        let path = project.update(&manifest(|_| {}), files);
        assert!(matches!(project.unpack(&path), Err(UpdateError::Damaged)), "{files:?}");
        assert!(project.written().is_empty());
    }
    let outside = manifest(|told| told["packages"][0]["file"] = json!("../setup.exe"));
    let path = project.update(&outside, &[("../setup.exe", INSTALLER)]);
    assert!(matches!(project.unpack(&path), Err(UpdateError::Damaged)));
}

#[test]
fn what_is_no_update_is_refused_and_never_believed() {
    let project = Project::new();
    let path = project.update(&manifest(|_| {}), &[("setup.exe", INSTALLER)]);
    let whole = fs::read(&path).unwrap();
    let file = project.folder.path().join("cut");
    for length in [0, 1, 22, whole.len() / 2, whole.len() - 1] {
        fs::write(&file, &whole[..length]).unwrap();
        assert!(matches!(project.open(&file), Err(UpdateError::NotAnUpdate(_))), "{length} bytes");
    }
    // A byte that is changed anywhere: either nothing is believed, or what is written is what was signed.
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x55;
        fs::write(&file, &bytes).unwrap();
        if let Ok(written) = project.unpack(&file) {
            assert_eq!(fs::read(written).unwrap(), INSTALLER, "byte {at}");
        }
    }
    let unknown = manifest(|told| told["script"] = json!("rm"));
    assert!(matches!(project.open(&project.update(&unknown, &[])), Err(UpdateError::NotAnUpdate(_))));
    let endless = manifest(|told| told["notes"]["fr"] = json!("x".repeat(300_000)));
    assert!(matches!(project.open(&project.update(&endless, &[])), Err(UpdateError::NotAnUpdate(_))));
    assert!(matches!(project.open(&project.folder.path().join("none")), Err(UpdateError::Io(_))));
}

#[test]
fn only_a_newer_compatible_version_is_installed() {
    let project = Project::new();
    let update = project.open(&project.update(&manifest(|_| {}), &[])).unwrap();
    let over = |version: &str, format| update.manifest().over(&version.parse().unwrap(), format);
    assert_eq!(over("0.1.9", 13), Ok(()));
    assert_eq!(over("0.1.9", 12), Ok(()));
    assert_eq!(over("0.2.0", 13), Err(UpdateRefusal::Same(Version::new(0, 2, 0))));
    assert_eq!(over("0.10.0", 13), Err(UpdateRefusal::Older(Version::new(0, 2, 0))));
    assert_eq!(over("0.1.0", 14), Err(UpdateRefusal::OlderFormat { theirs: 13, ours: 14 }));
}
