#!/usr/bin/env bash
# The same commands on Linux and, under Wine, on Windows: documents and answers are the same byte for byte,
# journals but for the time of day, and each system goes on with the club file of the other.
set -euo pipefail
cd "$(dirname "$0")/../.."
target_linux=${CARGO_TARGET_DIR:-target}
cargo build -q --workspace --bins
. scripts/windows/environment.sh
cargo test -q --no-run "${packages[@]/#/-ptapis-}"
stay
work=$windows/compare; rm -rf "$work"; mkdir -p "$work/linux" "$work/windows"
linux() { LD_LIBRARY_PATH='' "$target_linux/debug/tapis-cli" "$@"; }
windows_cli() { wine "$CARGO_TARGET_DIR/$target/debug/tapis-cli.exe" "$@"; }
# Runs a command on both; what they write goes to files of that name.
both() {
  local name=$1; shift
  (linux "${@//PLACE/$work/linux}") > "$work/linux/$name" 2> "$work/linux/$name.errors" || true
  (windows_cli "${@//PLACE/$work/windows}") > "$work/windows/$name" 2> "$work/windows/$name.errors" || true
}
same() { cmp "$work/linux/$1" "$work/windows/$1"; }
count() { printf '    %4d %s\n' "$1" "$2"; }

say "Documents"
cp tests/data/club-1.tapis "$work/linux/a.tapis"; cp tests/data/club-1.tapis "$work/windows/a.tapis"
documents=0
for kind in $(linux print --help | sed -n 's/^ *- \([a-z-]*\): .*/\1/p'); do
  [ "$kind" = tonight ] && continue
  for language in fr en; do
    for tournament in 1 2; do
      both "$kind.said" --club PLACE/a.tapis --lang "$language" print "$kind" --tournament "$tournament" --out "PLACE/$kind.pdf"
      # What there is nothing to print for is refused on both.
      if [ -f "$work/linux/$kind.pdf" ]; then same "$kind.pdf"; rm "$work"/*/"$kind.pdf"; documents=$((documents + 1)); fi
      same "$kind.said.errors"
    done
  done
done
[ "$documents" -ge 60 ] || { say "Only $documents documents were compared."; exit 1; }
count "$documents" "documents are the same"

say "Answers to questions about the rules"
python3 scripts/windows/questions.py > "$work/questions.jsonl"
for ruleset in club tda; do
  linux rule --ruleset "$ruleset" < "$work/questions.jsonl" > "$work/linux/answers"
  windows_cli rule --ruleset "$ruleset" < "$work/questions.jsonl" | tr -d '\r' > "$work/windows/answers"
  same answers
done
count "$(wc -l < "$work/linux/answers")" "answers under each ruleset are the same"

say "Evenings and their journals"
evenings=0
play() { both "$1.played" --club "PLACE/$1.tapis" "${@:2}"; same "$1.played.errors"; }
for script in tests/evenings/*.jsonl; do
  name=$(basename "$script" .jsonl)
  play "$name" init; play "$name" evening "$script"
  # They draw by chance: what the script expects is so on both.
  for system in linux windows; do
    if grep -q '"met":false' "$work/$system/$name.played"; then say "$script: not as expected"; exit 1; fi
    grep -c '"met":true' "$work/$system/$name.played" > "$work/$system/$name.met"
  done
  same "$name.met"
  evenings=$((evenings + 1))
done
for seed in 1 2 3; do
  play "simulated-$seed" init; play "simulated-$seed" simulate --players 40 --seed "$seed"
  same "simulated-$seed.played"
  evenings=$((evenings + 1))
done
count "$evenings" "evenings"
python3 scripts/windows/journals.py "$work/linux" "$work/windows"

say "Each goes on with the other's file"
for club in "$work"/windows/simulated-*.tapis; do linux --club "$club" check > /dev/null; done
for club in "$work"/linux/simulated-*.tapis; do windows_cli --club "$club" check > /dev/null; done
linux --club "$work/windows/simulated-1.tapis" simulate --players 9 --seed 4 > /dev/null
windows_cli --club "$work/linux/simulated-1.tapis" simulate --players 9 --seed 4 > /dev/null
linux --club "$work/linux/simulated-1.tapis" check > /dev/null
windows_cli --club "$work/windows/simulated-1.tapis" check > /dev/null

say "A club on another computer, as Wine shows one"
share=$WINEPREFIX/dosdevices/unc/serveur/club; mkdir -p "$share"; rm -rf "${share:?}"/*
remote='\\serveur\club\a.tapis'
windows_cli --club "$remote" init > /dev/null
windows_cli --club "$remote" simulate --players 9 > /dev/null
windows_cli --club "$remote" backup > /dev/null
windows_cli --club "$remote" check > /dev/null
copy=$(basename "$(find "$share/backups" -name '*.tapis' | head -n 1)")
windows_cli --club "$remote" restore "\\\\serveur\\club\\backups\\$copy" > /dev/null
linux --club "$share/a.tapis" check > /dev/null
