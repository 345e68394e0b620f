//! The club's own sounds, as the settings choose and remove them.

use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use tapis_api::{Alert, Audience};

use crate::computer::Running;

/// A mono WAV file of 16 bits at 44.1 kHz, a second long, that sounds like no other.
fn noise() -> Vec<u8> {
    let mut state = 20_261_130_u32;
    let samples: Vec<u8> = (0..88_200)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state.to_be_bytes()[0]
        })
        .collect();
    let mut file =
        b"RIFF\xac\x58\x01\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x44\xac\0\0\x88\x58\x01\0\x02\0\x10\0data"
            .to_vec();
    file.extend(88_200_u32.to_le_bytes());
    file.extend(samples);
    file
}

fn call(running: &Running, command: &str, args: Value) -> Value {
    running.call(Audience::Host, command, args).unwrap()
}

/// Whether the club file, with what is not yet in it, contains this.
fn contains(path: &Path, text: &str) -> bool {
    let mut bytes = std::fs::read(path).unwrap();
    bytes.extend(std::fs::read(format!("{}-wal", path.display())).unwrap_or_default());
    bytes.windows(text.len()).any(|part| part == text.as_bytes())
}

#[test]
fn a_chosen_sound_travels_with_the_club_until_removed() {
    let running = Running::start();
    std::fs::write(running.folder().join("gong.wav"), noise()).unwrap();
    let nobody_chose = call(&running, "sound_choose", json!({ "alert": "level", "path": null }));
    assert_eq!(nobody_chose, Value::Null);
    running.choose("gong.wav");
    let chosen = call(&running, "sound_choose", json!({ "alert": "level", "path": null }));
    assert_eq!(chosen["own"], json!([{ "alert": "level", "name": "gong.wav" }]));
    // The file that was chosen is not needed any more.
    std::fs::remove_file(running.folder().join("gong.wav")).unwrap();
    let copy = running.folder().join("elsewhere.tapis");
    let path = call(&running, "club_state", json!({}))["path"].as_str().unwrap().to_owned();
    running.api.close();
    std::fs::copy(&path, &copy).unwrap();
    call(&running, "club_open", json!({ "path": copy }));
    let clip = running.api.own_sound(Alert::Level).unwrap().unwrap();
    assert_eq!((clip.rate.get(), clip.samples.len()), (44_100, 44_100));
    assert_eq!(running.api.own_sound(Alert::Break), Ok(None));
    let stored = STANDARD.encode(noise());
    assert!(contains(&copy, &stored[60_000..60_060]));
    // Settings that pages return unchanged change no sound.
    let mut settings = call(&running, "sounds", json!({}));
    settings["own"] = json!([]);
    let kept = call(&running, "sounds_set", json!({ "settings": settings }));
    assert_eq!(kept["own"], chosen["own"]);
    let removed = call(&running, "sound_remove", json!({ "alert": "level" }));
    assert_eq!((&removed["own"], running.api.own_sound(Alert::Level)), (&json!([]), Ok(None)));
    running.api.close();
    assert!(!contains(&copy, &stored[60_000..60_060]));
}

#[test]
fn a_file_that_is_refused_leaves_the_sound_before() {
    let running = Running::start();
    let choose = |name: &str, bytes: &[u8]| {
        std::fs::write(running.folder().join(name), bytes).unwrap();
        running.choose(name);
        running.call(Audience::Host, "sound_choose", json!({ "alert": "break", "path": null }))
    };
    choose("gong.wav", &noise()).unwrap();
    for (name, bytes, code) in [
        ("large.wav", vec![0; 2_000_001], "own_sound-large"),
        ("song.mp3", b"ID3".to_vec(), "own_sound-kind"),
        ("silence.wav", [&noise()[..44], &[0; 88_200]].concat(), "own_sound-silent"),
    ] {
        assert_eq!(choose(name, &bytes).unwrap_err().code, code);
    }
    running.choose("nowhere.wav");
    let args = json!({ "alert": "break", "path": null });
    assert_eq!(running.call(Audience::Host, "sound_choose", args).unwrap_err().code, "open-other");
    assert_eq!(call(&running, "sounds", json!({}))["own"], json!([{ "alert": "break", "name": "gong.wav" }]));
}
