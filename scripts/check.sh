#!/usr/bin/env bash
# The fast loop: lints and unit tests, without the window.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
./scripts/lints.sh
echo "==> Unit tests"
cargo test -q -p tapis-engine -p tapis-locale -p tapis-documents -p tapis-print -p tapis-store -p tapis-club -p tapis-api
