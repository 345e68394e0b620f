//! `tapis-cli`: the program without a window.
fn main() {}
