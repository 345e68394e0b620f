#!/usr/bin/env bash
# Packs the league's program for Linux: one archive with the program that is named, what it is set up with, and the licences.
# It is in no package of the desktop program: a club needs none of it.
set -euo pipefail
cd "$(dirname "$0")/.."
hub=$1
version=$("$hub" --version | cut -d ' ' -f 2)
name=tapis-hub-$version-linux-$(uname -m)
to=$(dirname "$hub")/bundle/hub
rm -rf "$to/$name"
mkdir -p "$to/$name"
install -m 755 "$hub" "$to/$name/tapis-hub"
install -m 644 LICENSE packaging/linux/tapis-hub.service docs/hub.md docs/league.md "$to/$name/"
python3 scripts/licences.py "$(rustc -vV | sed -n 's/^host: //p')" | gzip -9n > "$to/$name/LICENCES.txt.gz"
tar -C "$to" --owner=0 --group=0 --sort=name -czf "$to/$name.tar.gz" "$name"
echo "$to/$name.tar.gz"
