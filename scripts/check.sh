#!/usr/bin/env bash
# The fast loop: format, lints, types, unit tests.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
echo "==> Format"
cargo fmt --all --check
echo "==> Lints"
mkdir -p ui/dist && [ -e ui/dist/index.html ] || touch ui/dist/index.html
cargo clippy -q --workspace --all-targets -- -D warnings
echo "==> Types of the pages"
(cd ui && npm run -s check)
echo "==> Unit tests of the pages"
(cd ui && npm -s test)
echo "==> Unit tests"
cargo test -q -p tapis-engine -p tapis-locale -p tapis-documents -p tapis-store -p tapis-club
