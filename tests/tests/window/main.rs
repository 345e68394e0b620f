//! The real window, driven as a person drives it.

mod acts;
mod booklet;
mod clock;
mod clock_turns;
mod club;
mod conduct;
mod desk;
mod documents;
mod end;
mod evening;
mod floor;
mod keyboard;
mod opens;
mod painted;
mod power_cut;
mod printing;
mod room;
mod room_editor;
mod room_hands;
mod room_keys;
mod room_scenes;
mod rules;
mod setup;
mod structure;
mod structure_pasted;
mod two_screens;
