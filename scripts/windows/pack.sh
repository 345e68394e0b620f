#!/usr/bin/env bash
# Packs the installer for Windows with Debian's makensis: pack.sh FILES OUT [WEBVIEW2]. FILES is the folder with the
# programs and LICENCES.txt; WEBVIEW2 is Microsoft's installer for WebView2, which is packed with it (the bootstrapper
# in the small installer, the one that needs no connection in the large).
set -euo pipefail
files=$(realpath "$1") out=$(realpath -m "$2") webview2=${3:+$(realpath "$3")}
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
cp icons/icon.ico "$files/tapis.ico"
sed 's/$/\r/' LICENSE > "$files/LICENSE.txt"
mkdir -p "$(dirname "$out")"
options=(-V2 -WX "-DVERSION=$version" "-DFILES=$files" "-DOUT=$out")
[ ! -f "$files/WebView2Loader.dll" ] || options+=(-DLOADER)
[ -z "$webview2" ] || options+=("-DWEBVIEW2=$webview2")
echo "==> Packing $(basename "$out")"
makensis "${options[@]}" scripts/windows/tapis.nsi
echo "==> $(basename "$out"): $(stat -c %s "$out") bytes"
