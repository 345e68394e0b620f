#!/usr/bin/env bash
# Coverage-guided fuzzing: libFuzzer on stable Rust. Arguments select kinds of input (actions, questions,
# lists, formulas, structures, rows, options; of a league: evenings, bundles, leagues, codes, files); the default is all. TAPIS_SECONDS (180) is the time for each. What it found before is kept in
# artifacts/fuzz and is where it begins again; an input that broke something is there as crash-… or timeout-….
# docs/reliability.md says what came of it.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
[ $# -gt 0 ] || set -- questions formulas structures rows lists options actions evenings bundles leagues codes files
found="$PWD/artifacts/fuzz"
mkdir -p "$found"
target="$(rustc -vV | sed -n 's/^host: //p')"
echo "==> The fuzzer"
# As cargo-fuzz does it. Naming the target keeps these flags from build scripts and macros.
RUSTFLAGS="--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
  -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
  -Cllvm-args=-sanitizer-coverage-trace-compares" \
  cargo build -q --manifest-path fuzz/Cargo.toml --target-dir target/fuzz --target "$target"
for kind in "$@"; do
  echo "==> $kind"
  export TAPIS_TARGET="$kind"
  TAPIS_SEEDS="$found/$kind" "target/fuzz/$target/debug/tapis-fuzz"
  "target/fuzz/$target/debug/tapis-fuzz" "$found/$kind" -dict="$found/$kind.dict" -artifact_prefix="$found/$kind-" \
    -max_total_time="${TAPIS_SECONDS:-180}" -timeout=20 -rss_limit_mb=2048 -max_len=8192 -print_final_stats=1 \
    2>"$found/$kind.log" || { tail -40 "$found/$kind.log"; exit 1; }
  grep -E "DONE|stat::number_of_executed_units|stat::new_units_added" "$found/$kind.log"
done
