//! The system's dialogs for files. They belong to the desk and open in front of it: one that belongs to no window may
//! open on the projector, where everybody but the organiser sees it.

use std::path::PathBuf;

use tapis_api::Dialog;
use tauri::WebviewWindow;

/// Lets a person choose, one or `several`; empty if they closed the dialog. On Linux Tauri's dialogs for files take no
/// parent.
#[cfg(target_os = "linux")]
pub(crate) fn choose(desk: &WebviewWindow, title: String, dialog: Dialog<'_>, several: bool) -> Vec<PathBuf> {
    use gtk::prelude::{FileChooserExt, NativeDialogExt, NativeDialogExtManual};
    use gtk::{FileChooserAction, FileChooserNative, FileFilter, ResponseType, glib};

    let (action, name, kind, endings) = match dialog {
        Dialog::Open { kind, endings } => (FileChooserAction::Open, None, Some(kind), endings.to_vec()),
        Dialog::Save { name, kind } => (
            FileChooserAction::Save,
            Some(name.to_owned()),
            kind.map(|(kind, _)| kind),
            kind.map(|(_, ending)| ending).into_iter().collect(),
        ),
        Dialog::Folder => (FileChooserAction::SelectFolder, None, None, Vec::new()),
    };
    let kind = kind.map(str::to_owned);
    let patterns: Vec<String> = endings.iter().map(|ending| format!("*.{ending}")).collect();
    let (send, receive) = std::sync::mpsc::channel();
    let own = desk.clone();
    let asked = desk.run_on_main_thread(move || {
        let asked = FileChooserNative::new(Some(&title), own.gtk_window().ok().as_ref(), action, None, None);
        asked.set_select_multiple(several);
        asked.set_do_overwrite_confirmation(true);
        if let Some(name) = &name {
            asked.set_current_name(name);
        }
        if kind.is_some() {
            let filter = FileFilter::new();
            filter.set_name(kind.as_deref());
            patterns.iter().for_each(|pattern| filter.add_pattern(pattern));
            asked.add_filter(filter);
        }
        glib::MainContext::default().spawn_local(async move {
            let accepted = asked.run_future().await == ResponseType::Accept;
            // Nobody listens if the caller has ended meanwhile.
            let _ = send.send(if accepted { asked.filenames() } else { Vec::new() });
            asked.destroy();
        });
    });
    asked.ok().and_then(|()| receive.recv().ok()).unwrap_or_default()
}

/// Lets a person choose, one or `several`; empty if they closed the dialog.
#[cfg(not(target_os = "linux"))]
pub(crate) fn choose(desk: &WebviewWindow, title: String, dialog: Dialog<'_>, several: bool) -> Vec<PathBuf> {
    use tauri_plugin_dialog::DialogExt;

    let asked = desk.dialog().file().set_title(title).set_parent(desk);
    let chosen = match dialog {
        Dialog::Open { kind, endings } if several => {
            asked.add_filter(kind, endings).blocking_pick_files().unwrap_or_default()
        }
        Dialog::Open { kind, endings } => {
            asked.add_filter(kind, endings).blocking_pick_file().into_iter().collect()
        }
        Dialog::Save { name, kind: None } => {
            asked.set_file_name(name).blocking_save_file().into_iter().collect()
        }
        Dialog::Save { name, kind: Some((kind, ending)) } => {
            asked.set_file_name(name).add_filter(kind, &[ending]).blocking_save_file().into_iter().collect()
        }
        Dialog::Folder => asked.blocking_pick_folder().into_iter().collect(),
    };
    chosen.into_iter().map(|path| PathBuf::from(path.to_string())).collect()
}
