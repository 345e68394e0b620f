#!/usr/bin/env bash
# Tries a .deb in a fresh Debian 12: installs it, plays an evening with the installed tapis-cli as an ordinary user,
# drives the window, upgrades, removes, and finds nothing left but the club. As root, on Debian or Ubuntu:
#   try_deb.sh PACKAGE [SUITE [MIRROR]]     (noble and a mirror of Ubuntu's try it there)
# The root is made in target/try-deb and stays for the next time; TAPIS_ROOT names another one.
set -euo pipefail
package=$(realpath "$1")
cd "$(dirname "$0")/../.."
suite=${2:-bookworm}
fresh=${TAPIS_ROOT:-$PWD/target/try-deb/$suite}
say() { printf '==> %s\n' "$*"; }
fail() { say "$*"; exit 1; }
[ "$(id -u)" = 0 ] || fail "This needs root: it makes another Debian and enters it."
. scripts/debian.sh
install_packages debootstrap debian-archive-keyring

if [ ! -f "$fresh/.complete" ]; then
  say "A fresh $suite"
  mkdir -p "$fresh"
  [ -x "$fresh/usr/bin/apt-get" ] || debootstrap --variant=minbase --include=ca-certificates "$suite" "$fresh" ${3:+"$3"}
  touch "$fresh/.complete"
fi
mounted() { mountpoint -q "$fresh/$1"; }
leave() { for place in dev/shm dev proc; do ! mounted $place || umount "$fresh/$place"; done; }
trap leave EXIT
mounted proc || mount -t proc proc "$fresh/proc"
mounted dev || mount --bind /dev "$fresh/dev"
mounted dev/shm || mount -t tmpfs tmpfs "$fresh/dev/shm"
cp /etc/resolv.conf "$fresh/etc/resolv.conf"
inside() { chroot "$fresh" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# An ordinary user, who has an accent in the name of the club.
user() { inside setpriv --reuid 1000 --regid 1000 --clear-groups env HOME=/home/club "$@"; }
cli() { user tapis-cli --club "/home/club/Été.tapis" "$@" > /dev/null; }
installed() { inside dpkg-query -W -f '${Version}' tapis 2>/dev/null; }

say "Installing"
inside apt-get update -q > /dev/null
inside apt-get purge -y -q tapis > /dev/null 2>&1 || true
rm -rf "$fresh/home/club"
inside getent passwd club > /dev/null || inside useradd -u 1000 -m club
install -d -o 1000 -g 1000 "$fresh/home/club"
cp "$package" "$fresh/tmp/tapis.deb"
inside apt-get install -y -q --no-install-recommends /tmp/tapis.deb > "$fresh/tmp/installing.log" || { tail -20 "$fresh/tmp/installing.log"; exit 1; }
say "Tapis $(installed) on $(. "$fresh/etc/os-release" && echo "$PRETTY_NAME")"

say "An evening without a window"
cli init; cli simulate --players 40; cli check; cli backup
cli print results --tournament 1 --out /home/club/results.pdf

say "What comes with it"
# The tools that show it, which the package itself does not need.
inside apt-get install -y -q --no-install-recommends man-db libglib2.0-bin desktop-file-utils appstream bash-completion \
  xvfb xauth python3 webkit2gtk-driver > "$fresh/tmp/installing.log" 2>&1
inside man -P cat tapis-cli-simulate | grep -q 'lawful evening' || fail "No manual"
inside bash -c '. /usr/share/bash-completion/bash_completion; _completion_loader tapis-cli; complete -p tapis-cli' > /dev/null \
  || fail "bash does not complete it"
inside appstreamcli validate --no-net /usr/share/metainfo/fr.tapis.desk.metainfo.xml > /dev/null || fail "The metainfo is not valid"
inside desktop-file-validate /usr/share/applications/Tapis.desktop || fail "The desktop file is not valid"
kind=$(user gio info -a standard::content-type "/home/club/Été.tapis" | sed -n 's/.*content-type: //p')
[ "$kind" = application/vnd.tapis.club ] || fail "A club file is taken for $kind"
user gio mime "$kind" | grep -q Tapis.desktop || fail "Nothing opens a club file"

say "The window"
cp scripts/drive.py "$fresh/tmp/drive.py"
user timeout 180 xvfb-run -a python3 /tmp/drive.py linux /usr/bin/tapis

say "Upgrading"
work=$(mktemp -d)
dpkg-deb -R "$package" "$work/unpacked"
newer=$(sed -n 's/^Version: //p' "$work/unpacked/DEBIAN/control")+1
sed -i "s/^Version: .*/Version: $newer/" "$work/unpacked/DEBIAN/control"
dpkg-deb --root-owner-group -Zgzip -z1 -b "$work/unpacked" "$fresh/tmp/newer.deb" > /dev/null
rm -r "$work"
inside apt-get install -y -q --no-install-recommends /tmp/newer.deb > "$fresh/tmp/installing.log" 2>&1
[ "$(installed)" = "$newer" ] || fail "Not upgraded: $(installed)"
cli check; cli simulate --players 9 --seed 2

say "Removing"
brought=$(inside dpkg -L tapis)
inside apt-get purge -y -q tapis > "$fresh/tmp/installing.log" 2>&1
while read -r file; do
  [ -d "$fresh$file" ] || [ ! -e "$fresh$file" ] || fail "Left behind: $file"
done <<< "$brought"
[ -f "$fresh/home/club/Été.tapis" ] || fail "The club is gone"
[ "$(find "$fresh/home/club/backups" -name '*.tapis' | wc -l)" -ge 1 ] || fail "The club's copies are gone"
say "Installed, played, driven, upgraded, removed: the club and its copies are still there"
