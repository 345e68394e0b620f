#!/usr/bin/env bash
# The same measuring programs on Linux and, under Wine, on Windows, one after the other: an action on the disk, reopening a
# club, the booklet. Quiet the machine first; docs/platforms.md has the figures.
set -euo pipefail
cd "$(dirname "$0")/../.."
programs=(acknowledge reopen paper)
linux=${CARGO_TARGET_DIR:-target}/release
cargo build -q --release -p tapis-benches "${programs[@]/#/--bin=}"
. scripts/windows/environment.sh
cargo build -q --release -p tapis-benches "${programs[@]/#/--bin=}"
stay
for program in "${programs[@]}"; do
  say "$program on Linux"
  LD_LIBRARY_PATH='' "$linux/$program"
  say "$program under Wine"
  wine "$CARGO_TARGET_DIR/$target/release/$program.exe" < /dev/null
done
