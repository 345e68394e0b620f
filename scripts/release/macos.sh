#!/usr/bin/env bash
# The macOS part of a release: tests, and a disk image for Intel and Apple processors in target/release-files. It is
# signed and notarised where the environment has the names that Tauri asks for (APPLE_CERTIFICATE and so on).
set -euo pipefail
cd "$(dirname "$0")/../.."
for name in APPLE_CERTIFICATE APPLE_CERTIFICATE_PASSWORD APPLE_SIGNING_IDENTITY APPLE_ID APPLE_PASSWORD APPLE_TEAM_ID; do
  # Tauri takes an empty one for a value.
  [ -n "${!name:-}" ] || unset "$name"
done
[ -n "${APPLE_CERTIFICATE:-}" ] || echo "==> NOT SIGNED: there is no APPLE_CERTIFICATE. macOS opens the program only when asked to from the context menu."
rustup target add x86_64-apple-darwin aarch64-apple-darwin
cargo test -q -p tapis-engine -p tapis-locale -p tapis-print -p tapis-documents -p tapis-lists -p tapis-store -p tapis-club -p tapis-cli
./scripts/package.sh
mkdir -p target/release-files
cp target/universal-apple-darwin/release/bundle/dmg/*.dmg target/release-files/
