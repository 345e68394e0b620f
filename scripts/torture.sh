#!/usr/bin/env bash
# What can happen to a club file, many times: docs/reliability.md says what is tried and what came of it.
# Arguments select parts (cuts, kill, faults); the default is all. It takes about an hour; each number below can be set.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
[ $# -gt 0 ] || set -- cuts kill faults
export TAPIS_CUTS="${TAPIS_CUTS:-1000}"
export TAPIS_KILLS="${TAPIS_KILLS:-5000}"
# More than any command has operations: each of them fails.
export TAPIS_FAULTS="${TAPIS_FAULTS:-100000}"
echo "==> The command line and the tests"
cargo build -q -p tapis-cli -p tapis-tests
for part in "$@"; do
  echo "==> $part"
  cargo test -q -p tapis-cli -p tapis-tests --test program "$part::" -- --nocapture
done
