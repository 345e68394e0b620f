#!/usr/bin/env bash
# Builds the program and opens it, with the profile `local` of Cargo.toml.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
if [ "${1:-}" = --hub ]; then shift; exec scripts/hub.sh "$@"; fi
target=${CARGO_TARGET_DIR:-target}/local
built=ui/dist/index.html
pages() {
  echo "==> Building the window's pages"
  local began && began=$(mktemp)
  (cd ui && npm run -s build)
  # As old as the moment they were begun: Cargo compiles no finished program again for them, and a source saved
  # meanwhile is newer.
  find ui/dist -exec touch -r "$began" {} +
  rm "$began"
}
build() { cargo build --profile local -p tapis --bin tapis; }
# Whatever the pages are made of: they are built again only where something of it is newer than they are.
newer() { find ui locales docs/guide '(' -path ui/dist -o -path ui/node_modules ')' -prune -o -type f -newer "$built" -print -quit; }
if [ -s "$built" ] && [ -z "$(newer)" ] && [ ! ui/node_modules/.installed -nt "$built" ]; then
  build
elif [ ! -e "$target" ] && command -v flock >/dev/null; then
  echo "==> Building the program (some minutes the first time)"
  # Beside the compile. The program's build script waits for the lock, which ends with its holder.
  exec 8< ui/package.json
  flock 8
  (pages) & paged=$!
  exec 8<&-
  build || { kill "$paged" 2>/dev/null || true; exit 1; }
  wait "$paged"
else
  (pages)
  echo "==> Building the program"
  build
fi
exec "$target/tapis" "$@"
