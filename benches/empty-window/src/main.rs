//! A window with nothing in it, beside which the program's own is measured.
#![forbid(unsafe_code)]

fn main() -> tauri::Result<()> {
    tauri::Builder::default().run(tauri::generate_context!())
}
