#!/usr/bin/env bash
# Writes the checksums of everything in FOLDER, and with a tag makes a draft of a release of it: publish.sh FOLDER [TAG].
# A person reads the draft and publishes it. A tag that is not the program's version is refused.
set -euo pipefail
folder=$(realpath "$1") tag=${2:-}
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
if [ -n "$tag" ] && [ "$tag" != "v$version" ]; then
  echo "==> The tag $tag is not this version: v$version"
  exit 1
fi
rm -f "$folder/SHA256SUMS"
(cd "$folder" && find . -type f -printf '%P\0' | sort -z | xargs -0 sha256sum > "$folder.sums")
mv "$folder.sums" "$folder/SHA256SUMS"
cat "$folder/SHA256SUMS"
if [ -z "$tag" ]; then
  echo "==> Nothing is published: no tag was given."
  exit 0
fi
gh release create "$tag" --draft --title "Tapis $version" --notes-file CHANGELOG.md "$folder"/*
