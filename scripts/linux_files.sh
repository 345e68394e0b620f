#!/usr/bin/env bash
# Gathers in target/packaging what the packages for Linux bring beside the window. The argument is the tapis-cli
# that they bring.
set -euo pipefail
cd "$(dirname "$0")/.."
files=target/packaging
rm -rf "$files"
mkdir -p "$files"/{man,bash,zsh,fish,doc}
install -m 755 "$1" "$files/tapis-cli"
made=target/manual
rm -rf "$made"
cargo run -q -p tapis-cli --example manual -- "$made"
for page in "$made"/*.1; do gzip -9n < "$page" > "$files/man/$(basename "$page").gz"; done
# A shell finds completions by the program's name.
cp "$made/tapis-cli.bash" "$files/bash/tapis-cli"
cp "$made/_tapis-cli" "$files/zsh/_tapis-cli"
cp "$made/tapis-cli.fish" "$files/fish/tapis-cli.fish"
cp LICENSE "$files/doc/copyright"
python3 scripts/licences.py "$(rustc -vV | sed -n 's/^host: //p')" | gzip -9n > "$files/doc/LICENCES.txt.gz"
find "$files" -type f ! -name tapis-cli -exec chmod 644 {} +
