#!/usr/bin/env bash
# Builds the program and opens it.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
if [ "${1:-}" = --hub ]; then shift; exec scripts/hub.sh "$@"; fi
echo "==> Building the window's pages"
(cd ui && npm run -s build)
echo "==> Building the program (some minutes the first time)"
cargo run --release -p tapis --bin tapis -- "$@"
