#!/usr/bin/env bash
# Builds the packages: .deb, .rpm and the archive of the league's program on Linux (or the kinds named as arguments: deb, rpm,
# appimage, hub), .dmg on macOS.
# The installer for Windows is made by scripts/windows. What the packages bring beside the window is gathered in
# target/packaging: the command line, its manual, completions and the licences.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
tauri() { npx --yes @tauri-apps/cli@2.12.5 "$@"; }
echo "==> Building the window's pages"
(cd ui && npm run -s build)
case "$(uname -s)" in
  Linux)
    [ $# -gt 0 ] || set -- deb rpm hub
    if [ "$*" = hub ]; then
      cargo build -q --release -p tapis-hub
      exec ./scripts/hub_archive.sh "${CARGO_TARGET_DIR:-target}/release/tapis-hub"
    fi
    target=${CARGO_TARGET_DIR:-target}/release
    echo "==> Building the programs (some minutes the first time)"
    tauri build --no-bundle -- -p tapis -p tapis-cli
    ./scripts/linux_files.sh "$target/tapis-cli"
    for kind in "$@"; do
      echo "==> Packing: $kind"
      if [ "$kind" = hub ]; then
        cargo build -q --release -p tapis-hub
        ./scripts/hub_archive.sh "$target/tapis-hub"
      else
        tauri bundle --bundles "$kind"
      fi
    done
    ;;
  Darwin)
    echo "==> Building and packing for Intel and Apple processors (some minutes the first time)"
    tauri build --target universal-apple-darwin --bundles dmg
    ;;
  *)
    echo "The installer for Windows: scripts/windows/release.ps1 builds the programs, scripts/windows/pack.sh packs them."
    exit 1
    ;;
esac
