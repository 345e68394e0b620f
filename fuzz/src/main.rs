//! Inputs found by what they reach. `TAPIS_TARGET` says of which kind; with `TAPIS_SEEDS` the known inputs of
//! that kind are written into that folder, and a dictionary of their words beside it.

#![cfg_attr(fuzzing, no_main)]

#[path = "../../tests/src/judgement.rs"]
mod judgement;
mod seeds;
mod target;

use std::sync::{Mutex, OnceLock, PoisonError};

use target::Target;

static TARGET: OnceLock<Mutex<Target>> = OnceLock::new();

libfuzzer_sys::fuzz_target!(
    init: {
        if let Some(folder) = std::env::var_os("TAPIS_SEEDS") {
            seeds::write(folder.as_ref());
            std::process::exit(0);
        }
    },
    |bytes: &[u8]| {
        let target = TARGET.get_or_init(|| Mutex::new(Target::named(&target::asked())));
        target.lock().unwrap_or_else(PoisonError::into_inner).judge(bytes);
    }
);
