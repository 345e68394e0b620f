//! The system's own voice. Each system brings a program that speaks; none of them needs the internet.

use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tapis_api::{Trouble, Utterance};
use tapis_club::locale::Language;

/// The longest sentence takes less; a voice that hangs is stopped.
const PATIENCE: Duration = Duration::from_secs(20);
/// A sentence that begins so late says something false.
const LATE: Duration = Duration::from_secs(3);

/// Speaks the sentence, and waits for its end. `percent`: how loud, 0 to 100.
pub(super) fn say(spoken: &Utterance, percent: u8) -> Result<(), Trouble> {
    let began = Instant::now();
    // Sentences that were due are over once one of them has hung.
    let mut voices = speakers(spoken, percent).into_iter().take_while(|_| began.elapsed() < LATE);
    voices.find_map(|mut voice| finished(quiet(&mut voice).spawn().ok()?)).ok_or(Trouble::Voiceless)
}

/// `None` if it did not speak.
fn finished(mut child: Child) -> Option<()> {
    let started = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success().then_some(()),
            Ok(None) if started.elapsed() < PATIENCE => thread::sleep(Duration::from_millis(50)),
            _ => {
                // It may have ended by itself meanwhile.
                let _ = child.kill();
                let _ = child.wait();
                return None;
            }
        }
    }
}

fn quiet(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null())
}

fn code(language: Language) -> &'static str {
    match language {
        Language::Fr => "fr",
        Language::En => "en",
    }
}

/// The programs that may speak, the best first.
#[cfg(not(any(windows, target_os = "macos")))]
fn speakers(spoken: &Utterance, percent: u8) -> Vec<Command> {
    let Utterance { text, language } = spoken;
    let mut dispatcher = Command::new("spd-say");
    // Its volume goes from -100 to 100.
    let volume = (i16::from(percent) * 2 - 100).to_string();
    dispatcher.args(["--wait", "--language", code(*language), "--volume", &volume, "--", text]);
    let mut espeak = Command::new("espeak-ng");
    espeak.args(["-v", code(*language), "-a", &percent.to_string(), "--", text]);
    vec![dispatcher, espeak]
}

/// The programs that may speak, the best first. `say` has no volume of its own but what the text sets.
#[cfg(target_os = "macos")]
fn speakers(spoken: &Utterance, percent: u8) -> Vec<Command> {
    let text = format!("[[volm {:.2}]] {}", f32::from(percent) / 100.0, spoken.text);
    let named = match spoken.language {
        Language::Fr => "Thomas",
        Language::En => "Daniel",
    };
    let mut voice = Command::new("say");
    voice.args(["-v", named, "--", &text]);
    let mut usual = Command::new("say");
    usual.args(["--", &text]);
    vec![voice, usual]
}

/// The programs that may speak: Windows' own speech, of which PowerShell has the handle. The sentence goes
/// through the environment, where no character of it is a command.
#[cfg(windows)]
fn speakers(spoken: &Utterance, percent: u8) -> Vec<Command> {
    use std::os::windows::process::CommandExt;

    /// No console flashes up on the screen (`CREATE_NO_WINDOW`).
    const NO_WINDOW: u32 = 0x0800_0000;
    const SCRIPT: &str = "Add-Type -AssemblyName System.Speech; \
        $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; \
        $voice.Volume = [int]$env:TAPIS_VOLUME; \
        $culture = [Globalization.CultureInfo]$env:TAPIS_LANGUAGE; \
        try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, $culture) } catch { }; \
        $voice.Speak($env:TAPIS_TEXT)";
    let mut shell = Command::new("powershell");
    shell.args(["-NoProfile", "-NonInteractive", "-Command", SCRIPT]);
    shell.env("TAPIS_TEXT", &spoken.text).env("TAPIS_LANGUAGE", code(spoken.language));
    shell.env("TAPIS_VOLUME", percent.to_string()).creation_flags(NO_WINDOW);
    vec![shell]
}

#[cfg(all(test, not(any(windows, target_os = "macos"))))]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_one_argument_whatever_is_in_it() {
        let text = "-v en; $(reboot) « Zoé »".to_owned();
        let spoken = Utterance { text: text.clone(), language: Language::Fr };
        for voice in speakers(&spoken, 80) {
            let arguments: Vec<_> = voice.get_args().map(|one| one.to_string_lossy().into_owned()).collect();
            let [.., end, said] = arguments.as_slice() else { panic!("{arguments:?}") };
            assert_eq!((end.as_str(), said), ("--", &text));
            assert!(arguments.contains(&"fr".to_owned()), "{arguments:?}");
        }
    }
}
