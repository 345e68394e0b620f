# To be sourced: what Cargo compiles is linted in the same pass, and a lint is an error. `cargo clippy` would check every
# library once more before it is compiled.
export RUSTC_WORKSPACE_WRAPPER=clippy-driver
export CLIPPY_ARGS="-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__"
