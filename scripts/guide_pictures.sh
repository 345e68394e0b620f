#!/usr/bin/env bash
# Takes the guide's pictures anew, of the real program in both languages: docs/guide/*/pictures. To be looked at
# before they are committed. A new one: its name in crates/club/src/guide/pictures.rs, where it is shown in the
# chapters of both languages, and how it is taken in tests/src/bin/guide_pictures.rs.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
command -v convert >/dev/null || { echo "==> Install ImageMagick (apt-get install imagemagick), then run this again."; exit 1; }
# The pictures are part of the program, which is built before a new one can be taken.
for language in fr en; do
  mkdir -p "docs/guide/$language/pictures"
  grep -oh 'pictures/[a-z-]*\.png' "docs/guide/$language"/*.md | while read -r file; do
    [ -f "docs/guide/$language/$file" ] || touch "docs/guide/$language/$file"
  done
done
echo "==> Building the program"
(cd ui && npm run -s build)
cargo build -q --workspace --all-targets
export TAPIS_PICTURES=1
echo "==> Taking pictures"
taker=$(realpath "${CARGO_TARGET_DIR:-target}/debug/guide_pictures")
# As a computer of its own, where that may be made, so that everybody's pictures show the same address and name.
card='hostname club && ip link set lo up && ip link add eth0 type veth peer name router && ip addr add 192.168.1.20/24 dev eth0 &&
  ip link set eth0 up && ip link set router up'
if unshare -rnu sh -c "$card" 2>/dev/null; then unshare -rnu sh -c "$card"' && exec "$0"' "$taker"; else "$taker"; fi
du -bc docs/guide/*/pictures/*.png | tail -n 1
