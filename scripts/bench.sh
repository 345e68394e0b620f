#!/usr/bin/env bash
# Makes the measurements in docs/benchmarks.md. It tests nothing; quiet the machine first.
# Arguments select measurements (forecast, evening, acknowledge, field, reopen, undo, clock, paper, icm,
# season, devices, second_computer, league, league_ranking, league_pages, league_growth, window); the default is all but
# league_pages, which fills a league of 3,000 clubs first, and league_growth, which needs half an hour and 45 GB of disk.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
[ $# -gt 0 ] || set -- forecast evening acknowledge field reopen undo clock paper icm season devices second_computer league league_ranking window
# The forecast is measured by tests, which print their tables; they take no time that would have to be measured.
if [[ " $* " == *" forecast "* ]]; then
  cargo test -q --workspace --test all -- fitting:: real_evenings:: --include-ignored --nocapture --test-threads 1 | grep -vE '^running 0|filtered out|^\.*$' || exit 1
  rest=()
  for measure in "$@"; do [ "$measure" = forecast ] || rest+=("$measure"); done
  [ ${#rest[@]} -gt 0 ] || exit 0
  set -- "${rest[@]}"
fi
echo "==> Building the measuring programs (some minutes the first time)"
cargo build -q --release -p tapis-benches
if [[ " $* " == *" window "* ]]; then
  echo "==> Building the program and an empty window (some minutes the first time)"
  (cd ui && npm run -s build)
  cargo build -q --release -p tapis --bin tapis
  cargo build -q --release -p tapis-empty-window
fi
# Python packages that documents and ICM are compared with; the table names those that are missing.
if [[ " $* " =~ " "(paper|icm)" " && -z "${TAPIS_PEERS:-}" ]]; then
  peers="${CARGO_TARGET_DIR:-target}/peers"
  [ -x "$peers/bin/python" ] || python3 -m venv "$peers"
  "$peers/bin/pip" install -q typst==0.15.2 reportlab==5.1.0 weasyprint==70.0 pokerkit==0.7.7 || echo "The peers could not be installed."
  export TAPIS_PEERS="$peers/bin/python"
fi
target="${CARGO_TARGET_DIR:-target}/release"
for measure in "$@"; do
  "$target/$measure"
done
