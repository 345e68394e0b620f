#!/usr/bin/env bash
# Takes a picture of every screen of the desk into artifacts/grid, with contact sheets.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
command -v montage >/dev/null || { echo "==> Install ImageMagick (apt-get install imagemagick), then run this again."; exit 1; }
echo "==> Building the program"
(cd ui && npm run -s build)
cargo build -q -p tapis -p tapis-tests
echo "==> Taking pictures"
"${CARGO_TARGET_DIR:-target}/debug/pictures" "$@"
for folder in artifacts/grid/*/; do
  montage -label '%t' "$folder"*.png -tile 3x -geometry 640x+6+6 "${folder%/}.jpg"
done
