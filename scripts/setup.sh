#!/usr/bin/env bash
# Installs what building and testing the program needs. It says what it does, and is instant when
# everything is installed.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '==> %s\n' "$*"; }

packages=(build-essential curl ca-certificates file pkg-config libwebkit2gtk-4.1-dev libasound2-dev librsvg2-dev
  webkit2gtk-driver xvfb xauth libfaketime openbox metacity xfwm4 imagemagick poppler-utils qpdf zbar-tools cups cups-client cups-ipp-utils dbus-daemon at-spi2-core gir1.2-atspi-2.0 python3-gi
  xserver-xorg-core xserver-xorg-video-dummy x11-xserver-utils chromium chromium-driver locales postgresql)
# A test compares showdowns with a Python program.
python3 -c 'import ensurepip, venv' 2>/dev/null || packages+=(python3 python3-venv)

if command -v apt-get >/dev/null; then
  . scripts/debian.sh
  install_packages "${packages[@]}"
fi

at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
if ! command -v apt-get >/dev/null; then
  # On other systems nothing is installed; the script names what is missing.
  missing=()
  command -v cargo >/dev/null && at_least 1.90 "$(rustc --version | cut -d' ' -f2)" || missing+=("Rust 1.90 (https://rustup.rs)")
  command -v npm >/dev/null && at_least 20.19 "$(node --version | tr -d v)" || missing+=("Node 20.19 (https://nodejs.org)")
  if [ ${#missing[@]} -gt 0 ]; then
    say "Install $(IFS=,; echo "${missing[*]}" | sed 's/,/, /g') and what https://v2.tauri.app/start/prerequisites/ names; then run this again."
    exit 1
  fi
fi
if ! command -v cargo >/dev/null || ! at_least 1.90 "$(rustc --version | cut -d' ' -f2)"; then
  say "Installing Rust with rustup"
  curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y --profile minimal -c rustfmt -c clippy
  . "$HOME/.cargo/env"
fi
if ! command -v node >/dev/null || ! at_least 20.19 "$(node --version | tr -d v)"; then
  say "Installing Node 22 from NodeSource"
  root=(); [ "$(id -u)" = 0 ] || root=(sudo -E)
  curl -fsSL https://deb.nodesource.com/setup_22.x | "${root[@]}" bash -
  "${root[@]}" apt-get install -y -q nodejs
fi

stamp=ui/node_modules/.installed
if ! cmp -s ui/package-lock.json "$stamp"; then
  say "Installing the window's npm packages"
  (cd ui && npm ci --no-audit --no-fund)
  cp ui/package-lock.json "$stamp"
fi
