#!/usr/bin/env bash
# The room on a second screen: installs an X server that can show two, and tests it there.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
packages=(xserver-xorg-core xserver-xorg-video-dummy x11-xserver-utils)
if ! dpkg-query -W "${packages[@]}" >/dev/null 2>&1; then
  echo "==> Installing ${packages[*]}"
  root=(); [ "$(id -u)" = 0 ] || root=(sudo)
  "${root[@]}" apt-get update -q
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${packages[@]}"
fi
(cd ui && npm run -s build)
cargo build -q -p tapis
cargo test -p tapis-tests --test window two_screens:: -- --nocapture
