#!/usr/bin/env bash
# Measures what docs/benchmarks.md speaks of. Nothing is tested by it; quiet the machine first.
# Names of measures (evening, acknowledge, reopen, clock, paper, window) choose some; without them all are made.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
[ $# -gt 0 ] || set -- evening acknowledge reopen clock paper window
echo "==> Building the measuring programs (some minutes the first time)"
cargo build -q --release -p tapis-benches
if [[ " $* " == *" window "* ]]; then
  echo "==> Building the program and an empty window (some minutes the first time)"
  (cd ui && npm run -s build)
  cargo build -q --release -p tapis --bin tapis
  cargo build -q --release -p tapis-empty-window
fi
# Peers of the paper that are packages of Python; what cannot be had is named in the table.
if [[ " $* " == *" paper "* && -z "${TAPIS_PEERS:-}" ]]; then
  peers="${CARGO_TARGET_DIR:-target}/peers"
  [ -x "$peers/bin/python" ] || python3 -m venv "$peers"
  "$peers/bin/pip" install -q typst==0.15.2 reportlab==5.1.0 weasyprint==70.0 || echo "The peers could not be installed."
  export TAPIS_PEERS="$peers/bin/python"
fi
target="${CARGO_TARGET_DIR:-target}/release"
for measure in "$@"; do
  "$target/$measure"
done
