#!/usr/bin/env bash
# Format, lints, types and the unit tests of the pages.
set -euo pipefail
cd "$(dirname "$0")/.."
echo "==> Format"
cargo fmt --all --check
(cd ui && npx --no-install prettier --check --log-level warn src)
echo "==> Lints"
mkdir -p ui/dist && [ -e ui/dist/index.html ] || touch ui/dist/index.html
cargo clippy -q --workspace --all-targets -- -D warnings
echo "==> Types of the pages"
(cd ui && npm run -s check)
echo "==> Lints of the pages"
(cd ui && npm run -s lint)
echo "==> Unit tests of the pages"
(cd ui && npm -s test)
