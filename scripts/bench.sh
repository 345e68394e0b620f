#!/usr/bin/env bash
# Measures what docs/benchmarks.md speaks of. Nothing is tested by it; quiet the machine first.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
echo "==> Building the measuring programs (some minutes the first time)"
cargo build -q --release -p tapis-benches
target="${CARGO_TARGET_DIR:-target}/release"
for measure in evening acknowledge reopen; do
  "$target/$measure"
done
