# Sourced by the scripts that need packages of Debian or Ubuntu.

# Installs those of these packages that are missing; instant when none is.
install_packages() {
  local package installed missing=() root=()
  # One question for all of them: it exits with 1 where one is unknown.
  installed=$(dpkg-query -W -f='${db:Status-Abbrev}${Package}\n' "$@" 2>/dev/null) || true
  for package in "$@"; do
    grep -qxF "ii $package" <<< "$installed" || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  say "Installing system packages: ${missing[*]}"
  [ "$(id -u)" = 0 ] || root=(sudo)
  "${root[@]}" apt-get update -q
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"
}
