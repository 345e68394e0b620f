#!/usr/bin/env python3
"""Prints the licence of everything inside the packages: the program, the libraries that are compiled into it (Rust,
and npm for the pages) and the fonts. Each text stands once, under the names of all that it is for.

The first argument is the platform (for example x86_64-unknown-linux-gnu); it needs what was fetched to build the program.
"""
import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = ["tapis", "tapis-cli"]
# What the pages are compiled with and contain a part of.
PAGES_ALSO = ["svelte"]
FILES = re.compile(r"(licen[cs]e|copying|copyright|notice|ofl|unlicense)", re.IGNORECASE)


def texts(folder):
    """The texts of the licences in a library's folder, and in a folder for them."""
    found = []
    for place in [folder, *(child for child in folder.iterdir() if child.is_dir() and FILES.match(child.name))]:
        for file in sorted(place.iterdir()):
            if file.is_file() and FILES.search(file.name) and file.suffix not in (".rs", ".js", ".ts", ".json", ".py"):
                found.append(file.read_text(encoding="utf-8", errors="replace").replace("\r", "").strip())
    return found


def rust(platform):
    """What the programs are linked with: neither build scripts nor tests nor macros."""
    command = ["cargo", "metadata", "--format-version", "1", "--locked", "--filter-platform", platform]
    metadata = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    packages = {package["id"]: package for package in metadata["packages"]}
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    left = [key for key, package in packages.items() if package["name"] in PROGRAMS]
    seen = set()
    while left:
        key = left.pop()
        if key in seen:
            continue
        seen.add(key)
        for dependency in nodes[key]["deps"]:
            macro = any("proc-macro" in target["kind"] for target in packages[dependency["pkg"]]["targets"])
            if not macro and any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                left.append(dependency["pkg"])
    for key in seen:
        package = packages[key]
        if package["source"] is not None:
            yield package["name"], package["version"], package["license"], Path(package["manifest_path"]).parent


def pages():
    """What the pages contain."""
    lock = json.loads((ROOT / "ui/package-lock.json").read_text(encoding="utf-8"))["packages"]
    names = {name for name, entry in lock.items() if name and not entry.get("dev") and not entry.get("optional")}
    left = [f"node_modules/{name}" for name in PAGES_ALSO]
    while left:
        name = left.pop()
        if name in names or name not in lock:
            continue
        names.add(name)
        left += [f"node_modules/{other}" for other in lock[name].get("dependencies", {})]
    for name in names:
        entry = lock[name]
        yield name.removeprefix("node_modules/"), entry["version"], entry.get("license", ""), ROOT / "ui" / name


def main():
    inside = sorted({(f"{name} {version}", licence or "", folder) for name, version, licence, folder in
                     [*rust(sys.argv[1]), *pages()]}, key=lambda library: library[0].lower())
    by_text = defaultdict(list)
    print("Tapis\n=====\n")
    print((ROOT / "LICENSE").read_text(encoding="utf-8").strip())
    print("\n\nIt contains\n===========\n")
    for name, licence, folder in inside:
        found = texts(folder)
        print(f"{name}: {licence}{'' if found else ' (its source has no text of its own)'}")
        for text in found:
            by_text[text].append(name)
    print("\n\nTheir texts\n===========")
    for text, names in sorted(by_text.items(), key=lambda entry: entry[1][0].lower()):
        print(f"\n\n{'-' * 80}\n{', '.join(dict.fromkeys(names))}\n{'-' * 80}\n\n{text}")


main()
