#!/usr/bin/env bash
# Signs programs and installers for Windows in place, with the certificate in WINDOWS_CERTIFICATE (a PKCS#12 file in
# base64) and its WINDOWS_CERTIFICATE_PASSWORD. Without them it says that nothing is signed, and fails for nothing.
set -euo pipefail
if [ -z "${WINDOWS_CERTIFICATE:-}" ]; then
  echo "==> NOT SIGNED: there is no WINDOWS_CERTIFICATE. Windows warns of what a browser downloads (SmartScreen)."
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
(umask 077 && base64 -d <<< "$WINDOWS_CERTIFICATE" > "$work/certificate.p12" && printf %s "${WINDOWS_CERTIFICATE_PASSWORD:-}" > "$work/password")
time=(); [ -z "${WINDOWS_TIMESTAMP:-}" ] || time=(-ts "$WINDOWS_TIMESTAMP")
for file in "$@"; do
  osslsigncode sign -pkcs12 "$work/certificate.p12" -readpass "$work/password" -h sha256 -n Tapis "${time[@]}" \
    -in "$file" -out "$work/signed" > /dev/null
  mv "$work/signed" "$file"
  echo "==> Signed: $(basename "$file")"
done
