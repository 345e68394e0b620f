#!/usr/bin/env bash
# Everything: lints, unit tests, whole evenings, kills and the real windows.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
echo "==> The window's pages"
(cd ui && npm run -s build)
./scripts/lints.sh
# One selection of packages for all of it: with another one Cargo would choose other features for
# the libraries and compile them a second time.
echo "==> The programs and all tests"
cargo build -q --workspace --all-targets
echo "==> Unit tests, whole evenings, kills, the real window"
cargo test --workspace
