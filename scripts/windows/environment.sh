# Sourced by the other scripts here, in the project's folder: where the Windows build has its tools,
# and how Cargo uses them.
# Everything is in a folder of its own, so that ordinary builds neither wait for this one nor lose
# what they have built.
windows=${TAPIS_WINDOWS:-$PWD/target/windows}
target=x86_64-pc-windows-gnu
rust=$windows/rust/usr

export PATH="$windows/bin:$rust/bin:$PATH"
export LD_LIBRARY_PATH="$rust/lib/x86_64-linux-gnu"
export RUSTC="$rust/bin/rustc" RUSTDOC="$rust/bin/rustdoc"
export CARGO_TARGET_DIR="$windows/build" CARGO_BUILD_TARGET="$target"
export CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=0
# Debian packages Rust's standard library for Windows as source only: it is compiled like any other library.
export RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=std,panic_unwind,proc_macro,test
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine
# printpdf is built as a DLL too, which exports nothing. The linker would then export every symbol, of which there
# are more than the 65,535 that a DLL can have.
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUSTFLAGS=-Clink-arg=-Wl,--exclude-all-symbols
export CC_x86_64_pc_windows_gnu=x86_64-w64-mingw32-gcc AR_x86_64_pc_windows_gnu=x86_64-w64-mingw32-ar
export WINEPREFIX="$windows/wine" WINEARCH=win64 WINEDEBUG=-all
# Under Wine there is no Cargo to ask for it.
export INSTA_WORKSPACE_ROOT="$PWD"
# Where the tests find the programs that read PDFs (forward.c).
export WINEPATH='C:\tools'

# What runs without a window. With another selection Cargo chooses other features for the libraries and compiles
# them a second time.
packages=(engine locale print documents store club cli)

say() { printf '==> %s\n' "$*"; }
# A server of Wine that is just ending breaks the start of the next program: it stays. One that runs already
# refuses a second.
stay() { wineserver -p || [ $? = 2 ]; }
