#!/usr/bin/env bash
# Makes the installer for Windows and tries it under Wine: a silent installation, an evening with what is
# installed, an installation over it, a silent removal. Then nothing is left but the club. And for all accounts, with
# and without the firewall rule: which commands would run.
# TAPIS_PROGRAMS=FOLDER packs the programs that are there and builds none.
# TAPIS_WEBVIEW2=FILE packs Microsoft's installer for WebView2 of that name, which is not to be had here.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/windows/environment.sh
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
built=$CARGO_TARGET_DIR/$target/release
files=$windows/files
out=$windows/Tapis_${version}_x64-setup.exe

if [ -z "${TAPIS_PROGRAMS:-}" ]; then
  say "Building the programs (release; long the first time)"
  [ -f ui/dist/index.html ] || (cd ui && npm run -s build)
  cargo build -q --release --config scripts/windows/small.toml -p tapis -p tapis-cli
  rm -rf "$files"; mkdir -p "$files"
  cp "$built/tapis.exe" "$built/tapis-cli.exe" "$files/"
  # The gnu build loads it at run time; the library that binds it brings it.
  cp "$(find "$built" -maxdepth 1 -name WebView2Loader.dll | head -n 1)" "$files/"
  python3 scripts/licences.py "$target" | sed 's/$/\r/' > "$files/LICENCES.txt"
else
  rm -rf "$files"; cp -r "$TAPIS_PROGRAMS" "$files"
fi
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

say "For all accounts, and Windows' firewall"
# Wine has no firewall: a stand-in for its netsh writes down what it is asked to do.
asked=$WINEPREFIX/drive_c/netsh.txt
x86_64-w64-mingw32-gcc -O1 -municode -Wall -Werror -o "$windows/netsh.exe" scripts/windows/netsh.c
netsh=$WINEPREFIX/drive_c/windows/system32/netsh.exe
[ -f "$windows/netsh-of-wine.exe" ] || cp "$netsh" "$windows/netsh-of-wine.exe"
cp "$windows/netsh.exe" "$netsh"
trap 'cp "$windows/netsh-of-wine.exe" "$netsh"' EXIT
export WINEDLLOVERRIDES=netsh.exe=n
everybody='HKLM\Software\Microsoft\Windows\CurrentVersion\Uninstall\Tapis'
place='C:\Program Files\Tapis'
programs=$(winepath -u "$place")
delete="advfirewall firewall delete rule name=all dir=in program=\"$place\\tapis.exe\""
add="advfirewall firewall add rule name=\"Tapis\" dir=in action=allow program=\"$place\\tapis.exe\" protocol=TCP localport=8420-8429 profile=private"
# What the last program asked the firewall for.
is_asked() {
  local said=; [ ! -f "$asked" ] || said=$(sed 's/^[^ ]* //' "$asked" | tr -d '\r')
  rm -f "$asked"
  [ "$said" = "$1" ] || fail "The firewall was asked for: $said"
}
# `_?=` takes no place with a space from here, so it goes on by itself, and its folder goes last.
remove() {
  wine "$programs/uninstall.exe" /S /AllUsers
  for _ in $(seq 100); do [ -e "$programs" ] || return 0; sleep 0.2; done
  fail "Left behind: $(find "$programs")"
}

# What an earlier attempt that failed has left.
[ ! -f "$programs/uninstall.exe" ] || remove
rm -f "$asked"
wine "$out" /S /AllUsers
[ -f "$programs/tapis.exe" ] || fail "Not installed for all accounts"
is_asked ""
wine "$out" /S /AllUsers /FIREWALL
is_asked "$delete"$'\n'"$add"
wine reg query "$everybody" /v Firewall | grep -q yes || fail "The rule is not remembered"
# An installation over it keeps the rule.
wine "$out" /S /AllUsers
is_asked "$delete"$'\n'"$add"
remove
is_asked "$delete"
! wine reg query "$everybody" >/dev/null 2>&1 || fail "Windows still lists it as installed"
# One account has not the rights, and is not asked.
wine "$out" /S /CurrentUser /FIREWALL
is_asked ""
programs=$(winepath -u "$(wine reg query "$listed" /v InstallLocation | tr -d '\r' | sed -n 's/.*REG_SZ *//p')")
wine "$programs/uninstall.exe" /S /CurrentUser "_?=$(winepath -w "$programs")"; rm -f "$programs/uninstall.exe"
is_asked ""
say "The rule is added when it is asked for, kept by an upgrade, removed with the program"
