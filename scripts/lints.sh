#!/usr/bin/env bash
# Format, and the lints, types and unit tests of the pages.
set -euo pipefail
cd "$(dirname "$0")/.."
echo "==> Format"
cargo fmt --all --check
(cd ui && npx --no-install prettier --check --log-level warn src)
echo "==> Types of the pages"
(cd ui && npm run -s check)
echo "==> Lints of the pages"
(cd ui && npm run -s lint)
echo "==> Unit tests of the pages"
(cd ui && npm -s test)
