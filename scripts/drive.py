#!/usr/bin/env python3
"""Starts the installed program with the sample club and looks at its two windows through WebDriver: the desk and the
room must show the sample's evening, and the desk must lead to its members. It needs nothing but Python.

  drive.py linux PROGRAM               WebKitWebDriver starts the program (a screen is needed: xvfb-run)
  drive.py windows PROGRAM DRIVER      the program is started and DRIVER, an msedgedriver.exe of the runtime's version,
                                       joins it. WEBVIEW2_BROWSER_EXECUTABLE_FOLDER chooses a runtime.
"""
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

ARGUMENTS = ["--sample", "--room"]
TEXT = "return document.body.innerText"


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def until(what, seconds, look):
    """What `look` finds, as soon as it finds something."""
    end, last = time.monotonic() + seconds, None
    while time.monotonic() < end:
        try:
            found = look()
            if found:
                return found
        except (OSError, RuntimeError) as error:
            last = error
        time.sleep(0.2)
    raise SystemExit(f"After {seconds} seconds: {what} ({last})")


class Session:
    """A session of WebDriver."""

    def __init__(self, port, capabilities):
        self.base = f"http://127.0.0.1:{port}"
        until("no driver answers", 30, lambda: self.ask("GET", "/status")["ready"])
        made = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.base += f"/session/{made['sessionId']}"
        self.version = made["capabilities"].get("browserVersion", "")

    def ask(self, how, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"}, method=how)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode(errors="replace")[:400]) from error

    def run(self, script):
        return self.ask("POST", "/execute/sync", {"script": script, "args": []})

    def windows(self):
        """What each window shows, by its page."""
        shown = {}
        for handle in self.ask("GET", "/window/handles"):
            self.ask("POST", "/window", {"handle": handle})
            page = "room" if self.run("return location.pathname").endswith("room.html") else "desk"
            shown[page] = (handle, self.run(TEXT))
        return shown


def look(session):
    def both():
        shown = session.windows()
        return shown if len(shown) == 2 and all(len(text) > 40 for _, text in shown.values()) else None

    shown = until("the two windows do not show anything", 60, both)
    session.ask("POST", "/window", {"handle": shown["desk"][0]})
    before = session.run(TEXT)
    session.run("document.querySelector('nav button:not([aria-current]), nav a:not([aria-current])').click()")
    after = until("a press on the rail changes nothing", 20, lambda: session.run(TEXT) != before and session.run(TEXT))
    for name, text in [("room", shown["room"][1]), ("desk", before), ("desk, after a press", after)]:
        print(f"{name}: {' '.join(text.split())[:110]}")


def main():
    system, program, *rest = sys.argv[1:]
    folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    home = folder.name
    environment = os.environ | {"HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home}
    port, started = free_port(), []
    try:
        if system == "windows":
            pages = free_port()
            environment |= {"WEBVIEW2_ADDITIONAL_BROWSER_ARGUMENTS": f"--remote-debugging-port={pages}"}
            started.append(subprocess.Popen([program, *ARGUMENTS], env=environment))
            until("the program does not open its pages", 60, lambda: socket.create_connection(("127.0.0.1", pages)))
            started.append(subprocess.Popen([rest[0], f"--port={port}"]))
            capabilities = {"browserName": "webview2", "ms:edgeOptions": {"debuggerAddress": f"127.0.0.1:{pages}"}}
        else:
            environment |= {"TAURI_AUTOMATION": "true", "TAURI_WEBVIEW_AUTOMATION": "true"}
            started.append(subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=environment))
            capabilities = {"webkitgtk:browserOptions": {"binary": program, "args": ARGUMENTS}}
        session = Session(port, capabilities)
        print(f"driven: {program}, pages shown by version {session.version}")
        look(session)
        session.ask("DELETE", "")
    finally:
        for process in reversed(started):
            process.kill()
            process.wait()
        folder.cleanup()


main()
