#!/usr/bin/env bash
# Installs what building for Windows needs on Debian 12, from Debian's packages alone: a compiler, a
# linker, Wine and NSIS. It is instant when everything is there.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/windows/environment.sh

command -v apt-get >/dev/null || { say "The Windows build is set up for Debian 12 only (apt-get is missing)."; exit 1; }
mkdir -p "$windows/bin"
root=(); [ "$(id -u)" = 0 ] || root=(sudo)

. scripts/debian.sh
install_packages gcc-mingw-w64-x86-64-win32 wine wine64 nsis poppler-utils qpdf zbar-tools

# Debian's Rust is unpacked here and not installed: another Rust on this computer stays in use.
if [ ! -f "$windows/rust/.complete" ]; then
  # Which packages that are, with the libraries they need, says a rehearsal of their installation.
  rehearsed() { apt-get -s install --no-install-recommends rustc-web cargo-web rust-web-src | sed -n 's/^Inst \([^ ]*\).*/\1/p'; }
  rehearsed >/dev/null 2>&1 || "${root[@]}" apt-get update -q
  mapfile -t debs < <(rehearsed)
  case " ${debs[*]} " in *" rustc-web "*) ;; *) say "Debian's rustc-web, cargo-web and rust-web-src are needed, and not installed: remove them first."; exit 1 ;; esac
  say "Unpacking Debian's Rust: ${debs[*]}"
  rm -rf "$windows/debs" "$windows/rust"; mkdir -p "$windows/debs"
  (cd "$windows/debs" && apt-get -q download "${debs[@]}")
  for deb in "$windows"/debs/*.deb; do dpkg -x "$deb" "$windows/rust"; done
  rm -r "$windows/debs"
  # Start-up code of every Windows program, which Cargo does not build with the standard library.
  objects=$rust/lib/rustlib/$target/lib; mkdir -p "$objects"
  for object in rsbegin rsend; do
    "$RUSTC" --edition 2021 --crate-type lib --target "$target" --emit=obj -o "$objects/$object.o" \
      "$rust/lib/rustlib/src/rust/library/rtstartup/$object.rs"
  done
  touch "$windows/rust/.complete"
fi

if [ ! -f "$WINEPREFIX/.complete" ]; then
  say "Setting up Wine"
  wineboot -i
  # Wine 8 lacks the library that every Rust program asks for random numbers; RtlGenRandom is what it forwards to.
  printf '%s\n' '#include <windows.h>' 'BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);' \
    '__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE to, SIZE_T length) { return SystemFunction036(to, (ULONG)length); }' > "$windows/prng.c"
  x86_64-w64-mingw32-gcc -O1 -shared -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" "$windows/prng.c" -ladvapi32
  # Windows numbers its starts; Wine does not.
  wine reg add 'HKLM\SYSTEM\CurrentControlSet\Control\Session Manager\Memory Management\PrefetchParameters' \
    /v BootId /t REG_DWORD /d 7 /f >/dev/null
  touch "$WINEPREFIX/.complete"
fi

forward=$WINEPREFIX/drive_c/tools/pdftotext.exe
if [ ! "$forward" -nt scripts/windows/forward.c ]; then
  mkdir -p "${forward%/*}"
  x86_64-w64-mingw32-gcc -O1 -municode -Wall -Werror -o "$forward" scripts/windows/forward.c
  for tool in pdffonts pdfimages pdfinfo pdftoppm qpdf zbarimg; do cp "$forward" "${forward%/*}/$tool.exe"; done
fi
