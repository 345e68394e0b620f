#!/usr/bin/env bash
# The fast loop: lints and unit tests, without the window.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
./scripts/lints.sh
echo "==> Lints"
mkdir -p ui/dist && [ -e ui/dist/index.html ] || touch ui/dist/index.html
cargo clippy -q --workspace --all-targets -- -D warnings
. scripts/linted.sh
echo "==> Unit tests"
# The same selection of packages as everywhere, so that no library is compiled a second time.
cargo test -q --workspace --lib --test all
echo "==> Words of comments, names of tests, order of folders, methods of types, variables, results"
cargo test -q --workspace --test program -- words:: layers:: methods:: arrows:: debugging:: discarded::
