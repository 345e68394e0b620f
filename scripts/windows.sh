#!/usr/bin/env bash
# Builds the program for Windows on Debian, tries it under Wine and makes the installer. Without arguments
# all of it but the measuring; or one or more of: tools check test quick compare installer bench; or test and names of
# packages.
set -euo pipefail
cd "$(dirname "$0")/.."

# Each step takes the environment of the Windows build for itself: `compare` builds for Linux too.
tools() { scripts/windows/tools.sh; }

# The whole workspace: what needs a web view cannot run under Wine, but it compiles.
check() (
  . scripts/windows/environment.sh
  say "Compiling everything for Windows"
  [ -f ui/dist/index.html ] || (cd ui && npm run -s build)
  cargo check -q --workspace
)

test() (
  . scripts/windows/environment.sh
  say "Tests under Wine: ${*:-${packages[*]}}"
  [ $# -gt 0 ] || set -- "${packages[@]}"
  stay
  cargo test -q --no-fail-fast "${@/#/-ptapis-}"
)

# What continuous integration has time for.
quick() { tools; check; test store club cli; }

compare() { scripts/windows/compare.sh; }
installer() { scripts/windows/installer.sh; }
bench() { scripts/windows/bench.sh; }

[ $# -gt 0 ] || set -- tools test compare installer
step=$1 && shift
while [ -n "$step" ]; do
  if [ "$step" = test ]; then
    chosen=()
    while [ $# -gt 0 ] && [ -d "crates/$1" ]; do chosen+=("$1") && shift; done
    test "${chosen[@]}"
  else
    "$step"
  fi
  step=${1:-} && [ $# -eq 0 ] || shift
done
