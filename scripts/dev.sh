#!/usr/bin/env bash
# A debug build of the program whose pages come from Vite's server: a change in ui is seen as soon as it is saved.
# Vite ends with the program. Devices in the room get the pages of the last `npm run build`.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
(cd ui && exec node_modules/.bin/vite --clearScreen false) & vite=$!
trap 'kill "$vite" 2>/dev/null || true; wait "$vite" 2>/dev/null || true' EXIT
trap 'exit 130' INT TERM HUP
echo "==> Building the program (some minutes the first time)"
# The whole workspace is selected, so that libraries are those that other builds have compiled.
cargo build --workspace --bin tapis --no-default-features
page=$(sed -n 's/.*"devUrl": "\([^"]*\)".*/\1/p' src-tauri/tauri.conf.json)
until curl -sfo /dev/null "$page/index.html"; do
  kill -0 "$vite" 2>/dev/null || { echo "Vite has ended: is something else at $page?" >&2; exit 1; }
  sleep 0.1
done
"${CARGO_TARGET_DIR:-target}/debug/tapis" "$@"
