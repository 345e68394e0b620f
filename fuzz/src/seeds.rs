//! The known inputs, as libFuzzer takes them.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::Path;

use serde_json::Value;
use tapis_club::engine::championship::USUAL;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::store::ListFormat;
use tapis_club::{Club, DocumentOptions};

use crate::judgement::league;
use crate::target::{asked, root};

/// Writes the known inputs of the kind that is asked for, and a dictionary of their words beside the folder.
pub fn write(folder: &Path) {
    std::fs::create_dir_all(folder).expect("a folder");
    let inputs = known(&asked());
    let mut words = BTreeSet::new();
    for (number, input) in inputs.iter().enumerate() {
        std::fs::write(folder.join(format!("known-{number}")), input).expect("a file");
        let text = String::from_utf8_lossy(input);
        let parts = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        words.extend(parts.filter(|word| (2..40).contains(&word.len())).map(str::to_owned));
    }
    let dictionary: String = words.iter().map(|word| format!("\"{word}\"\n")).collect();
    std::fs::write(folder.with_extension("dict"), dictionary).expect("a dictionary");
}

fn files(folder: &str) -> Vec<Vec<u8>> {
    let files = std::fs::read_dir(root(folder)).expect("known inputs");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("a file")).collect()
}

fn text(path: &str) -> String {
    std::fs::read_to_string(root(path)).expect("known inputs")
}

/// The members of the sample as a spreadsheet.
fn workbook() -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let club = Club::sample(&folder.path().join("club.tapis"), Language::Fr, Millis::ZERO).expect("a club");
    club.library().export_members_as(ListFormat::Xlsx).expect("a list")
}

fn packed(text: &str) -> Vec<u8> {
    let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    out.write_all(text.as_bytes()).expect("memory");
    out.finish().expect("memory")
}

fn known(target: &str) -> Vec<Vec<u8>> {
    match target {
        "actions" => {
            let scripts = files("tests/evenings");
            let actions = scripts.iter().flat_map(|script| {
                let text = String::from_utf8_lossy(script).into_owned();
                let lines: Vec<Value> =
                    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
                lines.into_iter().filter_map(|line| Some(line.get("do")?.to_string()))
            });
            let actions: Vec<String> = actions.collect();
            actions.chunks(4).map(|few| few.join("\n").into_bytes()).collect()
        }
        "questions" => {
            let vectors = ["public", "own", "limits", "faults"];
            let vectors = vectors.map(|name| text(&format!("crates/engine/tests/data/vectors-{name}.json")));
            let asked =
                vectors.iter().flat_map(|file| serde_json::from_str::<Vec<Value>>(file).expect("vectors"));
            asked
                .map(|one| {
                    let question = serde_json::json!({ "topic": one["topic"], "given": one["given"] });
                    question.to_string().into_bytes()
                })
                .collect()
        }
        "lists" => {
            let mut lists = files("tests/data/corpus/lists");
            lists.push(workbook());
            lists
        }
        "formulas" => USUAL.iter().map(|(_, text)| text.as_bytes().to_vec()).collect(),
        "structures" => files("tests/data/corpus/structures"),
        "rows" => {
            let lines = text("tests/data/events/v1.jsonl");
            lines.lines().map(|line| format!("[{line}]").into_bytes()).collect()
        }
        "evenings" => league::known_evenings().into_iter().map(String::into_bytes).collect(),
        "bundles" => {
            let whole = text("crates/league/tests/bundle-1.jsonl");
            let (lines, _) = whole.trim_end().rsplit_once('\n').expect("its signature");
            vec![lines.as_bytes().to_vec()]
        }
        "leagues" => vec![league::known_lists().into_bytes()],
        "codes" => vec![b"https://ligue.example/#join=K7Q2-9XPM-4T0A-HJ3C.D1F0-AB12-CD34-EF56".to_vec()],
        "files" => {
            ["bundle-1", "evidence-1"].map(|name| packed(&text(&format!("crates/league/tests/{name}.jsonl")))).to_vec()
        }
        "options" => {
            let options = serde_json::to_string(&DocumentOptions::default()).expect("options");
            let with = |choice: [u8; 2]| [&choice[..], options.as_bytes()].concat();
            (0..40).flat_map(|kind| [0, 5, 6, 7].map(|about| with([kind, about]))).collect()
        }
        other => panic!("there is no kind of input called {other}"),
    }
}
