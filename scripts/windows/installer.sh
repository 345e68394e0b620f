#!/usr/bin/env bash
# Makes the installer for Windows and tries it under Wine: a silent installation, an evening with what is
# installed, an installation over it, a silent removal. Then nothing is left but the club.
# TAPIS_WEBVIEW2=FILE packs Microsoft's installer for WebView2 of that name, which is not to be had here.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/windows/environment.sh
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
built=$CARGO_TARGET_DIR/$target/release
files=$windows/files
out=$windows/Tapis_${version}_x64-setup.exe

say "Building the programs (release; long the first time)"
[ -f ui/dist/index.html ] || (cd ui && npm run -s build)
cargo build -q --release -p tapis -p tapis-cli
rm -rf "$files"; mkdir -p "$files"
cp "$built/tapis.exe" "$built/tapis-cli.exe" "$files/"
# The gnu build loads it at run time; the library that binds it brings it.
cp "$(find "$built" -maxdepth 1 -name WebView2Loader.dll | head -n 1)" "$files/"
python3 scripts/licences.py "$target" | sed 's/$/\r/' > "$files/LICENCES.txt"
scripts/windows/pack.sh "$files" "$out" "${TAPIS_WEBVIEW2:-}"

say "Trying it under Wine"
stay
clubs=$WINEPREFIX/drive_c/clubs; rm -rf "$clubs"; mkdir -p "$clubs"
fail() { say "$*"; exit 1; }
listed='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Tapis'
registered() { wine reg query "$listed" >/dev/null 2>&1; }

wine "$out" /S /CurrentUser
registered || fail "Windows does not know that it is installed"
place=$(wine reg query "$listed" /v InstallLocation | tr -d '\r' | sed -n 's/.*REG_SZ *//p')
case $place in *'\AppData\Local\Programs\Tapis') ;; *) fail "Installed in another place: $place" ;; esac
programs=$(winepath -u "$place")
for file in tapis.exe tapis-cli.exe WebView2Loader.dll LICENCES.txt uninstall.exe; do
  [ -f "$programs/$file" ] || fail "Not installed: $file"
done
opens=$(wine reg query 'HKCU\Software\Classes\Tapis.Club\shell\open\command' /ve)
case $opens in *tapis.exe*%1*) ;; *) fail "A club file does not open by a double click: $opens" ;; esac

cli() { wine "$programs/tapis-cli.exe" --club 'C:\clubs\Été.tapis' "$@" > /dev/null; }
cli init && cli simulate --players 40 && cli check && cli backup

wine "$out" /S /CurrentUser
cli check || fail "An installation over the first has spoilt something"

# It copies itself elsewhere and goes on there: `_?=` keeps it here, where it can be waited for, and it then
# leaves itself behind.
wine "$programs/uninstall.exe" /S /CurrentUser "_?=$(winepath -w "$programs")"
rm -f "$programs/uninstall.exe"
left=$(find "$programs" -type f 2>/dev/null || true)
[ -z "$left" ] || fail "Left behind: $left"
! registered || fail "Windows still lists it as installed"
! wine reg query 'HKCU\Software\Classes\Tapis.Club' >/dev/null 2>&1 || fail "Club files still belong to it"
[ -f "$clubs/Été.tapis" ] || fail "The club is gone"
[ "$(find "$clubs/backups" -name '*.tapis' | wc -l)" -ge 1 ] || fail "The club's copies are gone"
say "Installed, played, installed again, removed: the club and its copies are still there"
