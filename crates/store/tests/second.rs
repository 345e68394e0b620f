//! The second place: backups and every acknowledged action are there too, whatever becomes of it meanwhile.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use tapis_engine::base::quantity::{MemberId, Millis, TournamentId};
use tapis_store::{
    ArrivalOf, Author, ClubFile, Finding, JournalRow, LiveTables, MemberDraft, NewRow, RecordedEvening,
    SecondState, SecondTold, SecondTrouble, SignUpRow,
};

use crate::whole::{append, evening, until};

fn deaf() -> SecondTold {
    Box::new(|_| ())
}

/// A club with a second place, both in a folder of their own.
struct Club {
    _folder: tempfile::TempDir,
    stick: PathBuf,
    path: PathBuf,
    file: ClubFile,
    id: TournamentId,
}

fn club() -> Club {
    let folder = tempfile::tempdir().unwrap();
    let stick = folder.path().join("stick");
    std::fs::create_dir(&stick).unwrap();
    let (file, path, id) = evening(folder.path());
    let mut club = Club { stick, path, file, id, _folder: folder };
    club.follow(deaf());
    club
}

impl Club {
    fn follow(&mut self, told: SecondTold) {
        self.file.set_second_place(&self.stick, None, told).unwrap();
    }

    fn reach(&self) -> SecondState {
        self.file.reach_second_place().unwrap()
    }

    fn reached(&self) {
        let state = self.reach();
        assert!(state.trouble.is_none() && state.reached.is_some(), "{state:?}");
    }

    fn member(&mut self, name: &str) -> MemberId {
        let draft = MemberDraft { first_name: name.into(), last_name: name.into(), ..MemberDraft::default() };
        self.file.members().save_member(draft, Millis::ZERO, chrono::NaiveDate::default()).unwrap()
    }

    fn copy(&self) -> PathBuf {
        self.stick.join("a.tapis")
    }
}

/// Rows that somebody who opens the copy finds in it: the rows of the journals, sound.
fn opened(copy: &Path) -> Vec<JournalRow> {
    let file = ClubFile::open(copy).unwrap();
    assert_eq!(file.checks().check().unwrap(), Vec::<Finding>::new());
    file.journal().rows(TournamentId(1)).unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let found = std::fs::read_dir(folder).unwrap().flatten();
    let mut names: Vec<String> = found.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn each_backup_is_put_there_too() {
    let mut club = club();
    append(&mut club.file, club.id, 3);
    let first = club.file.backup("end").unwrap();
    club.reached();
    let there = club.stick.join("backups").join(first.file_name().unwrap());
    assert_eq!(std::fs::read(&there).unwrap(), std::fs::read(&first).unwrap());
    // An unfinished file there goes, and rows made while the stick was away follow.
    std::fs::write(there.with_extension("tapis.part"), "half").unwrap();
    let away = club.stick.with_file_name("away");
    std::fs::rename(&club.stick, &away).unwrap();
    let second = club.file.backup("demand").unwrap();
    assert_eq!(club.reach().trouble, Some(SecondTrouble::Missing));
    assert!(!club.stick.exists(), "a folder made there would be on the first disk");
    std::fs::rename(&away, &club.stick).unwrap();
    club.reached();
    let both = [first, second].map(|copy| copy.file_name().unwrap().to_string_lossy().into_owned());
    let mut both = both.to_vec();
    both.sort();
    assert_eq!(names(&club.stick.join("backups")), both);
}

#[test]
fn the_newest_backup_follows_when_the_place_is_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let (mut file, _, _) = evening(folder.path());
    let copy = file.backup("start").unwrap();
    let stick = tempfile::tempdir().unwrap();
    file.set_second_place(stick.path(), None, deaf()).unwrap();
    assert_eq!(file.reach_second_place().unwrap().trouble, None);
    assert_eq!(names(&stick.path().join("backups")), [copy.file_name().unwrap().to_string_lossy()]);
}

#[test]
fn old_backups_there_are_limited() {
    let club = club();
    let backups = club.stick.join("backups");
    std::fs::create_dir_all(&backups).unwrap();
    for hour in 10..20 {
        std::fs::write(backups.join(format!("a-20200102T{hour}0000-end.tapis")), "x").unwrap();
    }
    let made = club.file.backup("end").unwrap();
    club.reached();
    let newest = made.file_name().unwrap().to_string_lossy().into_owned();
    assert_eq!(names(&backups), ["a-20200102T190000-end.tapis".to_owned(), newest]);
}

#[test]
fn the_copy_survives_the_first_disk() {
    let mut club = club();
    let (zoe, ana) = (club.member("Zoé"), club.member("Ana"));
    append(&mut club.file, club.id, 40);
    club.file.settings().set_setting("name", "Les Quatre As").unwrap();
    let author = Author::default();
    let none = |_: &tapis_store::Turn<'_>| Ok(LiveTables::default());
    for redo in [false, false, true] {
        club.file.turn_back(club.id, redo, Millis(1), &author, none).unwrap().unwrap();
    }
    club.file.personal_data().erase_member(zoe, Millis(5)).unwrap();
    append(&mut club.file, club.id, 1);
    club.reached();
    let expected = club.file.journal().rows(club.id).unwrap();
    let Club { stick, path, file, _folder, .. } = club;
    drop(file);
    for suffix in ["", "-wal", "-shm", ".rows", ".alive"] {
        let _ = std::fs::remove_file(format!("{}{suffix}", path.display()));
    }
    assert_eq!(names(&stick), ["a.tapis"], "the copy is complete in its file");
    assert_eq!(opened(&stick.join("a.tapis")), expected);
    let mut file = ClubFile::open(&stick.join("a.tapis")).unwrap();
    assert_eq!(file.settings().setting("name").unwrap().as_deref(), Some("Les Quatre As"));
    assert!(file.members().member(zoe).unwrap().erased);
    assert_eq!(file.members().member(ana).unwrap().card.first_name, "Ana");
    append(&mut file, TournamentId(1), 1);
    assert_eq!(file.journal().journal_length(TournamentId(1)).unwrap(), expected.len() as i64 + 1);
    let text = std::fs::read(stick.join("a.tapis")).unwrap();
    assert!(!String::from_utf8_lossy(&text).contains("Zoé"), "an erased member is left in the copy");
}

/// No closing helps: what was acknowledged some moments ago is on the stick by itself.
#[test]
fn every_action_is_there_within_moments() {
    let mut club = club();
    for rows in [1, 30, 2] {
        append(&mut club.file, club.id, rows);
        let expected = club.file.journal().journal_length(club.id).unwrap();
        let aside = tempfile::tempdir().unwrap();
        let copy = aside.path().join("b.tapis");
        until("the rows are not on the stick", || {
            // As somebody who pulls the stick finds it, at any moment.
            let taken = ["", "-wal"].map(|suffix| {
                std::fs::copy(
                    format!("{}{suffix}", club.copy().display()),
                    format!("{}{suffix}", copy.display()),
                )
                .is_ok()
            });
            taken[0]
                && ClubFile::open(&copy)
                    .is_ok_and(|file| file.journal().journal_length(TournamentId(1)).unwrap() == expected)
        });
    }
}

/// Windows lets nobody remove a file that is open.
#[cfg(not(windows))]
#[test]
fn the_copy_follows_a_file_without_name() {
    let mut club = club();
    append(&mut club.file, club.id, 5);
    club.reached();
    std::fs::remove_file(&club.path).unwrap();
    append(&mut club.file, club.id, 5);
    club.reached();
    let expected = club.file.journal().rows(club.id).unwrap();
    assert_eq!((expected.len(), opened(&club.copy())), (10, expected));
}

#[test]
fn a_removed_stick_delays_nothing() {
    let mut club = club();
    let heard = Arc::new(Mutex::new(Vec::new()));
    let hears = Arc::clone(&heard);
    club.follow(Box::new(move |state| hears.lock().unwrap().push(state.trouble.clone())));
    append(&mut club.file, club.id, 5);
    club.reached();
    let away = club.stick.with_file_name("away");
    std::fs::rename(&club.stick, &away).unwrap();
    for _ in 0..3 {
        append(&mut club.file, club.id, 5);
        let state = club.reach();
        assert_eq!(state.trouble, Some(SecondTrouble::Missing));
        assert!(state.reached.is_some(), "when it was last reached is still known");
    }
    assert_eq!(opened(&away.join("a.tapis")).len(), 5);
    std::fs::rename(&away, &club.stick).unwrap();
    club.reached();
    assert_eq!(*heard.lock().unwrap(), [None, Some(SecondTrouble::Missing), None]);
    drop(club.file);
    assert_eq!(opened(&club.stick.join("a.tapis")).len(), 20);
}

/// The file system refuses a name: the folder of the copies is a file, the lock's is a folder.
#[test]
fn a_place_that_cannot_be_written_fails_no_action() {
    let mut club = club();
    club.reached();
    std::fs::create_dir(club.stick.join("a.tapis.lock")).unwrap();
    append(&mut club.file, club.id, 5);
    match club.reach().trouble {
        Some(SecondTrouble::Disk(_)) => {}
        // Windows calls a folder that is to be written to protected.
        Some(SecondTrouble::ReadOnly) if cfg!(windows) => {}
        trouble => panic!("{trouble:?}"),
    }
    std::fs::remove_dir(club.stick.join("a.tapis.lock")).unwrap();
    club.reached();
    std::fs::write(club.stick.join("backups"), "no folder").unwrap();
    club.file.backup("demand").unwrap();
    append(&mut club.file, club.id, 5);
    assert!(club.reach().trouble.is_some());
    drop(club.file);
    assert_eq!(opened(&club.stick.join("a.tapis")).len(), 10, "the copy of the club is kept all the same");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_stick_leaves_a_sound_copy() {
    let Some(small) = small_disk() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (mut file, _, id) = evening(folder.path());
    file.set_second_place(&small.0, None, deaf()).unwrap();
    assert_eq!(file.reach_second_place().unwrap().trouble, None);
    let events = format!("[\"{}\"]", "x".repeat(2_000));
    let author = Author::default();
    let row =
        tapis_store::NewRow { at: Millis(1), author: &author, action: "{}", events: &events, undoable: true };
    let full = (0..200).any(|_| {
        for _ in 0..20 {
            file.append(id, &row, &LiveTables::default()).unwrap();
        }
        file.reach_second_place().unwrap().trouble == Some(SecondTrouble::Full)
    });
    assert!(full, "{:?}", file.second_place());
    drop(file);
    let left = opened(&{
        let aside = folder.path().join("pulled.tapis");
        for suffix in ["", "-wal"] {
            let _ = std::fs::copy(
                small.0.join(format!("a.tapis{suffix}")),
                folder.path().join(format!("pulled.tapis{suffix}")),
            );
        }
        aside
    });
    assert!(!left.is_empty());
}

/// A disk of 2 MB, where the tests may mount one.
#[cfg(target_os = "linux")]
struct SmallDisk(PathBuf, #[allow(dead_code, reason = "removed with its last use")] tempfile::TempDir);

#[cfg(target_os = "linux")]
fn small_disk() -> Option<SmallDisk> {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path().to_owned();
    let mount =
        std::process::Command::new("mount").args(["-t", "tmpfs", "-o", "size=2m", "none"]).arg(&at).output();
    if mount.is_ok_and(|mount| mount.status.success()) {
        return Some(SmallDisk(at, folder));
    }
    println!("not tried: only root may mount a small disk");
    None
}

#[cfg(target_os = "linux")]
impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = std::process::Command::new("umount").arg(&self.0).status();
    }
}

#[test]
fn a_foreign_file_is_kept_under_another_name() {
    let mut club = club();
    append(&mut club.file, club.id, 5);
    club.reached();
    club.file.forget_second_place().unwrap();
    // Somebody goes on from the copy, and so does the club.
    let mut other = ClubFile::open(&club.copy()).unwrap();
    append(&mut other, club.id, 7);
    drop(other);
    append(&mut club.file, club.id, 1);
    club.follow(deaf());
    let state = club.reach();
    assert_eq!(state.trouble, None);
    let aside = state.aside.unwrap();
    assert_eq!((opened(&aside).len(), opened(&club.copy()).len()), (12, 6));
    // No club at all.
    std::fs::write(club.copy(), "shopping list").unwrap();
    append(&mut club.file, club.id, 1);
    let aside = club.reach().aside.unwrap();
    assert_eq!(std::fs::read(aside).unwrap(), b"shopping list");
    assert_eq!(opened(&club.copy()).len(), 7);
}

#[test]
fn clubs_of_one_name_have_separate_copies() {
    let mut ours = club();
    append(&mut ours.file, ours.id, 5);
    let folder = tempfile::tempdir().unwrap();
    let (mut theirs, _, id) = evening(folder.path());
    append(&mut theirs, id, 8);
    let second = ours.stick.join("a-2.tapis");
    for time in 1..=3 {
        ours.follow(deaf());
        append(&mut ours.file, ours.id, 1);
        let copy = ours.file.backup("end").unwrap();
        let state = ours.reach();
        assert_eq!((state.trouble, state.aside, state.copy), (None, None, ours.copy()));
        ours.file.forget_second_place().unwrap();
        assert!(ours.stick.join("backups").join(copy.file_name().unwrap()).is_file());
        theirs.set_second_place(&ours.stick, None, deaf()).unwrap();
        append(&mut theirs, id, 1);
        theirs.backup("end").unwrap();
        let state = theirs.reach_second_place().unwrap();
        assert_eq!((state.trouble, state.aside, &state.copy), (None, None, &second), "time {time}");
        theirs.forget_second_place().unwrap();
    }
    assert_eq!((opened(&ours.copy()).len(), opened(&second).len()), (8, 11));
    // Each backup is named after its copy, so that none takes the place of the other club's.
    let backups = names(&ours.stick.join("backups"));
    assert!(backups.iter().any(|name| name.starts_with("a-2-")), "{backups:?}");
}

/// A copy of this club's file, and another club of the same file name that began with it in a folder of its own.
fn begun_with_a_copy(ours: &Club) -> (PathBuf, tempfile::TempDir, ClubFile) {
    let begun = ours.file.backup("demand").unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let path = elsewhere.path().join("a.tapis");
    std::fs::copy(&begun, &path).unwrap();
    let theirs = ClubFile::open(&path).unwrap();
    (begun, elsewhere, theirs)
}

/// A club that began with a copy of another's file has the beginning of its library journal.
#[test]
fn clubs_from_one_file_are_separated_on_request() {
    let mut ours = club();
    append(&mut ours.file, ours.id, 5);
    ours.reached();
    let (begun, _elsewhere, mut theirs) = begun_with_a_copy(&ours);
    append(&mut theirs, ours.id, 3);
    append(&mut ours.file, ours.id, 1);
    ours.reached();
    theirs.settings().become_another_club().unwrap();
    theirs.set_second_place(&ours.stick, None, deaf()).unwrap();
    let second = ours.stick.join("a-2.tapis");
    for time in 1..=3 {
        append(&mut theirs, ours.id, 1);
        let state = theirs.reach_second_place().unwrap();
        assert_eq!((state.trouble, state.aside, &state.copy), (None, None, &second), "time {time}");
        append(&mut ours.file, ours.id, 1);
        let state = ours.reach();
        assert_eq!((state.trouble, state.aside, state.copy), (None, None, ours.copy()), "time {time}");
    }
    assert_eq!((opened(&ours.copy()).len(), opened(&second).len()), (9, 11));
    // The library journal says that it was said; a copy from before it was said is this club all the same.
    let said = theirs.settings().setting("identity").unwrap();
    assert!(said.is_some() && theirs.checks().check().unwrap().is_empty());
    theirs.restore(&begun).unwrap();
    assert_eq!(theirs.settings().setting("identity").unwrap(), said);
    append(&mut theirs, ours.id, 1);
    assert_eq!(theirs.reach_second_place().unwrap().copy, second);
    assert_eq!(ours.file.settings().setting("identity").unwrap(), None);
}

/// It is said while the second place is followed: the other club's copy, which stands under the file's name, stays.
#[test]
fn a_separated_club_leaves_the_others_copy_alone() {
    let mut ours = club();
    append(&mut ours.file, ours.id, 5);
    ours.reached();
    let (_, _elsewhere, mut theirs) = begun_with_a_copy(&ours);
    theirs.set_second_place(&ours.stick, None, deaf()).unwrap();
    assert_eq!(theirs.reach_second_place().unwrap().copy, ours.copy(), "an earlier state of either");
    theirs.settings().become_another_club().unwrap();
    append(&mut theirs, ours.id, 1);
    let state = theirs.reach_second_place().unwrap();
    assert_eq!((state.aside, state.copy), (None, ours.stick.join("a-2.tapis")));
    append(&mut ours.file, ours.id, 2);
    let state = ours.reach();
    assert_eq!((state.aside, state.copy), (None, ours.copy()));
    assert_eq!((opened(&ours.copy()).len(), opened(&ours.stick.join("a-2.tapis")).len()), (7, 6));
}

#[test]
fn files_put_aside_are_limited() {
    let mut club = club();
    club.reached();
    for number in 0..13 {
        std::fs::write(club.copy(), format!("shopping list {number}")).unwrap();
        append(&mut club.file, club.id, 1);
        assert!(club.reach().aside.is_some());
    }
    let left = names(&club.stick).into_iter().filter(|name| name.starts_with("a-aside-")).collect::<Vec<_>>();
    assert_eq!(left.len(), 10, "{left:?}");
    let kept = left.iter().map(|name| std::fs::read_to_string(club.stick.join(name)).unwrap());
    let mut kept: Vec<String> = kept.collect();
    kept.sort();
    let mut newest: Vec<String> = (3..13).map(|number| format!("shopping list {number}")).collect();
    newest.sort();
    assert_eq!(kept, newest);
}

#[test]
fn a_copy_that_is_open_elsewhere_is_left_alone() {
    let mut club = club();
    club.reached();
    let other = ClubFile::open(&club.copy()).unwrap();
    append(&mut club.file, club.id, 1);
    assert_eq!(club.reach().trouble, Some(SecondTrouble::Held));
    drop(other);
    club.reached();
}

#[test]
fn the_folder_of_the_club_is_no_second_place() {
    let folder = tempfile::tempdir().unwrap();
    let (mut file, path, _) = evening(folder.path());
    let refused = file.set_second_place(path.parent().unwrap(), None, deaf()).unwrap_err();
    assert_eq!(refused.code(), "store-second_is_first");
    assert_eq!(file.second_place(), None);
}

#[test]
fn a_restored_club_keeps_the_second_places_file() {
    let mut club = club();
    append(&mut club.file, club.id, 2);
    let early = club.file.backup("demand").unwrap();
    append(&mut club.file, club.id, 2);
    club.reached();
    club.file.restore(&early).unwrap();
    append(&mut club.file, club.id, 1);
    let aside = club.reach().aside.unwrap();
    assert_eq!((opened(&aside).len(), opened(&club.copy()).len()), (4, 3));
}

#[test]
fn backups_there_with_an_erased_member_are_named() {
    let mut club = club();
    let zoe = club.member("Zoé");
    club.file.backup("demand").unwrap();
    club.reached();
    club.file.personal_data().erase_member(zoe, Millis(5)).unwrap();
    club.file.backup("end").unwrap();
    club.reached();
    let copies = club.file.personal_data().copies_with(zoe);
    let there = copies.iter().filter(|copy| Path::new(&copy.path).starts_with(&club.stick)).count();
    assert_eq!((copies.len(), there), (2, 1), "{copies:?}");
}

/// An evening that was entered afterwards, as its rows stand in the file.
fn recorded(club: &mut Club) -> TournamentId {
    let setup: tapis_engine::SetupDraft =
        serde_json::from_str(include_str!("../../../tests/data/setup-1.json")).unwrap();
    let head = tapis_store::Head {
        name: setup.name.clone(),
        date: setup.date.to_string(),
        status: "finished".to_owned(),
        unnamed: Some(3),
    };
    let evening = RecordedEvening {
        setup,
        season: None,
        action: "{}".to_owned(),
        events: "[]".to_owned(),
        tables: LiveTables { head: Some(head), ..LiveTables::default() },
    };
    let today = chrono::NaiveDate::default();
    let made = |_: &[MemberId]| Ok::<_, tapis_store::StoreError>(vec![evening]);
    club.file.record_evenings(Vec::new(), made, &Author::default(), Millis::ZERO, today).unwrap()[0]
}

#[test]
fn a_deleted_evening_leaves_the_copy_too() {
    let mut club = club();
    append(&mut club.file, club.id, 3);
    let id = recorded(&mut club);
    club.reached();
    club.file.delete_recorded(&[id]).unwrap();
    // Its number is not given again.
    let other = recorded(&mut club);
    assert_ne!(other, id);
    club.reached();
    assert_eq!(
        names(&club.stick).iter().filter(|name| name.ends_with(".tapis")).count(),
        1,
        "none was put aside"
    );
    let path = club.copy();
    let there = {
        drop(club.file);
        ClubFile::open(&path).unwrap().tournaments().all().unwrap()
    };
    assert_eq!(there.iter().map(|row| row.id).collect::<Vec<_>>(), [other, TournamentId(1)]);
    assert_eq!(there.iter().map(|row| row.entries).collect::<Vec<_>>(), [3, 0]);
    let file = ClubFile::open(&club.path).unwrap();
    assert_eq!(file.shortfalls(), []);
    assert!(matches!(file.tournaments().tournament(id), Err(tapis_store::StoreError::NotFound(_))));
}

/// Sign-ups and arrivals are there too, though no library's row tells of either.
#[test]
fn sign_ups_and_arrivals_are_in_the_copy() {
    let mut club = club();
    let (ann, bob) = (club.member("Ann"), club.member("Bob"));
    club.reached();
    let author = Author::default();
    let row = NewRow { at: Millis(1), author: &author, action: "{}", events: "[]", undoable: true };
    let signed = vec![SignUpRow { no: 1, member: ann, at: Millis(1) }];
    let tables = LiveTables { sign_ups: signed.clone(), ..LiveTables::default() };
    club.file.append(club.id, &row, &tables).unwrap();
    club.reached();
    club.file.arrivals().add_arrival(club.id, &ArrivalOf::Member(bob), Millis(2)).unwrap();
    club.reached();
    let file = ClubFile::open(&club.copy()).unwrap();
    assert_eq!(file.checks().live_tables(club.id).unwrap().sign_ups, signed);
    assert_eq!(file.arrivals().all().unwrap().len(), 1);
}
