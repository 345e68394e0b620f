#!/usr/bin/env bash
# Everything: the fast loop, the pages, whole evenings, kills, and the real window.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
echo "==> The window's pages"
(cd ui && npm run -s build)
./scripts/check.sh
echo "==> The programs"
cargo build -q -p tapis -p tapis-cli
echo "==> Whole evenings, kills, the real window"
cargo test -p tapis-cli -p tapis -p tapis-tests
