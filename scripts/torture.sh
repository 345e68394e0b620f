#!/usr/bin/env bash
# What can happen to a club file, and showdowns and evenings of every game, many times: docs/reliability.md
# says what is tried and what came of it. Arguments select parts (cuts, kill, faults, damage, fuzz, showdowns, oracle,
# games, presses, windows, pages, histories, flood, memory, erasures, takeovers, league_kills, league_club_kills, league_season, proxies, webkit); the default is all. It takes hours; each number below can be set.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
[ $# -gt 0 ] || set -- cuts kill faults damage fuzz showdowns oracle games presses windows pages histories flood memory erasures takeovers league_kills league_club_kills league_season proxies webkit
export TAPIS_CUTS="${TAPIS_CUTS:-10000}"
export TAPIS_TAKEOVERS="${TAPIS_TAKEOVERS:-200}"
export TAPIS_LEAGUE_KILLS="${TAPIS_LEAGUE_KILLS:-300}"
export TAPIS_KILLS="${TAPIS_KILLS:-6000}"
# More than any command has operations: each of them fails, and each is the last one once.
export TAPIS_FAULTS="${TAPIS_FAULTS:-100000}"
export TAPIS_FAULT_KILLS="${TAPIS_FAULT_KILLS:-100000}"
export TAPIS_FLIPS="${TAPIS_FLIPS:-7000}"
export TAPIS_FUZZ="${TAPIS_FUZZ:-100000}"
# Deals of each game.
export TAPIS_SHOWDOWNS="${TAPIS_SHOWDOWNS:-100000}"
# The same, and hands played to the end, beside an independent program.
export TAPIS_DEALS="${TAPIS_DEALS:-20000}" TAPIS_HANDS="${TAPIS_HANDS:-5000}"
# Evenings of each game.
export TAPIS_EVENINGS="${TAPIS_EVENINGS:-100}"
echo "==> The command line and the tests"
cargo build -q -p tapis-cli -p tapis-hub -p tapis-tests
for part in "$@"; do
  echo "==> $part"
  case "$part" in
    showdowns) cargo test -q -p tapis-engine --test all showdowns:: -- --nocapture ;;
    presses)
      (cd ui && npm run -s build)
      cargo build -q -p tapis -p tapis-tests
      TAPIS_PRESSES="${TAPIS_PRESSES:-all}" cargo test -q -p tapis-tests --test window pressed_twice:: -- --nocapture ;;
    # Every window test in every scene, language and theme; `make test` tries one language of most.
    windows)
      (cd ui && npm run -s build)
      cargo build -q --workspace --all-targets
      TAPIS_WINDOWS=all TAPIS_ROOM=all cargo test -q --workspace --test window -- --nocapture ;;
    # So many pairs of pages die at random moments.
    pages)
      (cd ui && npm run -s build)
      cargo build -q -p tapis -p tapis-tests
      TAPIS_PAGE_KILLS="${TAPIS_PAGE_KILLS:-100}" cargo test -q -p tapis-tests --test window dead_pages:: -- --nocapture ;;
    # Thirteen devices, each with so many commands.
    histories) TAPIS_HISTORIES="${TAPIS_HISTORIES:-770}" cargo test -q -p tapis-net --test all histories:: -- --nocapture ;;
    # Three tablets, each with so many commands, while strangers behind the same address ask for all they can.
    flood) TAPIS_FLOOD="${TAPIS_FLOOD:-400}" cargo test -q -p tapis-net --test all flood:: -- --nocapture ;;
    # So many sequences of what a club does with its members' records, each ended by erasing everybody.
    erasures)
      seed="${TAPIS_SEED:-$((RANDOM * 32768 + RANDOM))}"
      echo "==> TAPIS_SEED=$seed"
      TAPIS_SEED="$seed" TAPIS_ERASURES="${TAPIS_ERASURES:-1000}" cargo test -q -p tapis-club --test all erased:: -- --nocapture ;;
    # So many telephones follow so many actions.
    memory)
      TAPIS_PHONES="${TAPIS_PHONES:-500}" TAPIS_ACTIONS="${TAPIS_ACTIONS:-10000}" \
        cargo test -q -p tapis-net --test all memory:: -- --nocapture ;;
    # A season of so many clubs.
    league_season) TAPIS_CLUBS="${TAPIS_CLUBS:-240}" cargo test -q -p tapis-hub --test all season:: -- --nocapture ;;
    proxies)
      say() { echo "==> $*"; }
      . scripts/debian.sh
      install_packages nginx-light caddy
      cargo test -q -p tapis-tests --test program proxies:: -- --nocapture ;;
    # The devices' pages as iPhones and iPads show them; the first load and the web site do not depend on the browser.
    webkit) TAPIS_BROWSER=webkit cargo test -q -p tapis-tests --test browser -- --test-threads 1 --skip first_load:: --skip site:: ;;
    games) cargo test -q -p tapis-club --test all every_game_is_played -- --nocapture ;;
    *) cargo test -q -p tapis-cli -p tapis-tests --test program "$part::" -- --nocapture ;;
  esac
done
