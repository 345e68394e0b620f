#!/usr/bin/env bash
# The Linux part of a release: everything is tested, then the .deb, the .rpm, the AppImage and the archive of the league's
# program are made and gathered in target/release-files, with the list of what is inside (SBOM) and the licences. The AppImage fetches its tool.
set -euo pipefail
cd "$(dirname "$0")/../.."
say() { printf '==> %s\n' "$*"; }
. scripts/debian.sh
# The AppImage's tool asks for it.
install_packages xdg-utils
make test
# Its tool is an AppImage itself: without FUSE it unpacks itself.
export APPIMAGE_EXTRACT_AND_RUN=1
./scripts/package.sh deb rpm appimage hub
out=target/release-files
mkdir -p "$out"
find target/release/bundle -maxdepth 2 \( -name '*.deb' -o -name '*.rpm' -o -name '*.AppImage' -o -name 'tapis-hub-*.tar.gz' \) -exec cp {} "$out/" \;
[ "$(find "$out" -name 'Tapis*' | wc -l)" = 3 ] || { say "Not one of each kind of package"; exit 1; }
./scripts/release/sbom.sh "$out"
zcat target/packaging/doc/LICENCES.txt.gz > "$out/LICENCES.txt"
