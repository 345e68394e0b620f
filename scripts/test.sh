#!/usr/bin/env bash
# Everything: lints, unit tests, whole evenings, kills and the real windows.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
echo "==> The window's pages"
(cd ui && npm run -s build)
# While the libraries compile, which leaves a processor free most of the time.
pages=$(mktemp)
trap 'rm -f "$pages"' EXIT
./scripts/lints.sh > "$pages" 2>&1 &
lints=$!
. scripts/linted.sh
# One selection of packages for all of it: with another one Cargo would choose other features for
# the libraries and compile them a second time.
echo "==> Lints, the programs and all tests"
cargo build -q --workspace --all-targets || { wait "$lints" || cat "$pages"; exit 1; }
wait "$lints" || { cat "$pages" && exit 1; }
grep -E "^==>|Tests " "$pages"
echo "==> Unit tests, whole evenings, kills, the real window"
# One test more than there are processors: one of them waits for a disk, a page or a printer at most times.
export RUST_TEST_THREADS="${RUST_TEST_THREADS:-$(($(getconf _NPROCESSORS_ONLN) + 1))}"
cargo test --workspace --no-fail-fast
