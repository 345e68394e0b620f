#!/usr/bin/env bash
# On Debian: makes the two installers of what scripts/windows/release.ps1 left in FOLDER, signed where there is a
# certificate: windows_installers.sh FOLDER. The small one fetches WebView2 where Windows lacks it; the large one
# brings it.
set -euo pipefail
folder=$(realpath "$1")
cd "$(dirname "$0")/../.."
say() { printf '==> %s\n' "$*"; }
. scripts/debian.sh
install_packages nsis osslsigncode
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
scripts/release/sign_windows.sh "$folder"/programs/*.exe
out=target/release-files
for size in small large; do
  name=Tapis_${version}_x64-setup.exe; [ $size = small ] || name=Tapis_${version}_x64-offline-setup.exe
  scripts/windows/pack.sh "$folder/programs" "$out/$name" "$folder/webview2-$size.exe"
  scripts/release/sign_windows.sh "$out/$name"
done
# WebView2's bootstrapper and our programs: a volunteer downloads it over a telephone.
[ "$(stat -c %s "$out/Tapis_${version}_x64-setup.exe")" -le 15000000 ] || { say "The small installer is larger than 15 MB"; exit 1; }
