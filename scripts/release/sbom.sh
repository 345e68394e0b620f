#!/usr/bin/env bash
# Writes into the folder given what the programs and the pages are made of (CycloneDX): every library with its version,
# licence and checksum.
set -euo pipefail
out=$(realpath "$1")
cd "$(dirname "$0")/../.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
cargo cyclonedx --version > /dev/null 2>&1 || cargo install -q --locked cargo-cyclonedx@0.5.9
for program in tapis tapis-cli; do
  folder=src-tauri; [ "$program" = tapis ] || folder=crates/cli
  cargo cyclonedx -q --manifest-path "$folder/Cargo.toml" --format json --override-filename "$program.cdx"
  mv "$folder/$program.cdx.json" "$out/"
done
# It writes one for each of our libraries too.
find crates src-tauri tests benches -name '*.cdx.json' -delete
(cd ui && npm sbom --omit dev --sbom-format cyclonedx) > "$out/pages.cdx.json"
