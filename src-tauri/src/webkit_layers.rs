//! Switches WebKit's layers off on a Linux computer without a graphics card.

use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

/// Makes WebKit paint only what has changed, by itself and straight into its window; `0`: as it
/// would.
const WITHOUT_LAYERS: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";

/// Without a card WebKit would put each frame together with Mesa's imitation of one, the whole
/// window for one second of a clock: five times the work. It asks its environment, which a program
/// can only change by starting anew: this takes the place of the running process, and returns only
/// where there is nothing to change or the system refuses. Then the pages are painted as ever.
pub fn without_card() {
    let has_card = has_card(Path::new("/dev/dri")) || Path::new("/dev/nvidiactl").exists();
    if has_card || std::env::var_os(WITHOUT_LAYERS).is_some() {
        return;
    }
    if let Ok(program) = std::env::current_exe() {
        let mut again = Command::new(program);
        again.args(std::env::args_os().skip(1)).env(WITHOUT_LAYERS, "1");
        let _refused = again.exec();
    }
}

/// Whether there is a card that can draw: the kernel gives each a node for it.
fn has_card(nodes: &Path) -> bool {
    let draws = |node: std::fs::DirEntry| node.file_name().to_string_lossy().starts_with("renderD");
    std::fs::read_dir(nodes).is_ok_and(|nodes| nodes.flatten().any(draws))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    #[test]
    fn a_card_is_known_by_its_node() {
        let folder = tempfile::tempdir().unwrap();
        assert!(!has_card(&folder.path().join("none")));
        std::fs::write(folder.path().join("card0"), "").unwrap();
        assert!(!has_card(folder.path()), "a screen, but nothing that draws");
        std::fs::write(folder.path().join("renderD128"), "").unwrap();
        assert!(has_card(folder.path()));
    }
}
