#!/usr/bin/env bash
# The room on a second screen under Wayland, where no program places its windows: a compositor with two screens inside
# an invisible X server, the debug program with its sample club, and a picture of both screens in
# artifacts/wayland.png. It fails unless the room, which is green, fills the screen that the desk is not on.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/debian.sh
install_packages weston xdotool xvfb imagemagick dbus-daemon
program=${CARGO_TARGET_DIR:-target}/debug/tapis
[ -x "$program" ] || { echo "==> Build the program first: cargo build --workspace"; exit 1; }
place=$(mktemp -d) display=:${TAPIS_DISPLAY:-78} running=()
end() { kill "${running[@]}" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$place"; }
trap end EXIT
export XDG_RUNTIME_DIR=$place/run HOME=$place/home
mkdir -m 700 "$XDG_RUNTIME_DIR" "$HOME"
printf '[core]\nshell=desktop-shell.so\n' > "$place/weston.ini"
printf '[output]\nname=%s\nmode=%s\n' screen0 1920x1080 screen1 1600x900 >> "$place/weston.ini"
Xvfb "$display" -screen 0 3600x1200x24 -nolisten tcp & running+=($!)
sleep 2
DISPLAY=$display weston --backend=x11-backend.so --output-count=2 --use-pixman --config="$place/weston.ini" \
  --socket=tapis --idle-time=0 > "$place/weston.log" 2>&1 & running+=($!)
sleep 4
# Both screens are windows of the X server: they are laid side by side.
second=$(sed -n 's/.*x11 output 1600x900, window id //p' "$place/weston.log")
DISPLAY=$display xdotool windowmove "$second" 2000 0
WAYLAND_DISPLAY=tapis GDK_BACKEND=wayland LANG=fr_FR.UTF-8 dbus-run-session -- "$program" --sample --room \
  > "$place/tapis.log" 2>&1 & running+=($!)
mkdir -p artifacts
green() { convert artifacts/wayland.png -crop "$1" -resize 1x1 -format '%[fx:g-r>0.1]' info:; }
for _ in $(seq 30); do
  sleep 2
  import -display "$display" -window root artifacts/wayland.png
  if [ "$(green 1600x900+2000+0)" = 1 ] && [ "$(green 1920x1080+0+0)" = 0 ]; then
    echo "==> The room fills the second screen, and the desk has the first: artifacts/wayland.png"
    exit 0
  fi
done
echo "==> The room does not fill the second screen: artifacts/wayland.png"
exit 1
