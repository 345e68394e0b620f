#!/usr/bin/env bash
# Builds the packages: .deb and .rpm on Linux; on Windows (Git Bash) the installer.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
echo "==> Building the window's pages"
(cd ui && npm run -s build)
case "$(uname -s)" in
  Linux) bundles=deb,rpm ;;
  Darwin) bundles=dmg ;;
  *) bundles=nsis ;;
esac
echo "==> Packing: $bundles (some minutes the first time)"
npx --yes @tauri-apps/cli@2.12.5 build --bundles "$bundles"
