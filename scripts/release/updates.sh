#!/usr/bin/env bash
# Makes the signed updates of a release from the packages in FOLDER: updates.sh FOLDER. The secret UPDATE_KEY is the
# text of the file updates.key (`cargo run -p tapis-update --features pack --example pack -- --new-keys FOLDER` makes
# one); TAPIS_UPDATE_KEY its public half, which the packages were built with; UPDATE_BASE the address of the folder in
# which the files will be found, from which the feed follows. Without the secret nothing is made, and that is said.
set -euo pipefail
folder=$(realpath "$1")
cd "$(dirname "$0")/../.."
say() { printf '==> %s\n' "$*"; }
if [ -z "${UPDATE_KEY:-}" ] || [ -z "${TAPIS_UPDATE_KEY:-}" ]; then
  say "NO UPDATES: there is no key to sign them with."
  exit 0
fi
keys=$(mktemp -d)
trap 'rm -rf "$keys"' EXIT
printf '%s\n' "$UPDATE_KEY" > "$keys/updates.key"
printf 'untrusted comment: updates of Tapis\n%s\n' "$TAPIS_UPDATE_KEY" > "$keys/updates.pub"
# The number of the newest migration is the format of club files.
newest=$(find migrations -name '[0-9]*.sql' -printf '%f\n' | sort | tail -n 1)
cargo run -q -p tapis-update --features pack --example pack -- \
  "$folder" "$keys/updates.pub" "$keys/updates.key" "$((10#${newest%%_*}))" ${UPDATE_BASE:+"$UPDATE_BASE"}
