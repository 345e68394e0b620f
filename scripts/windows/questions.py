"""Prints every question of the engine's tests, one a line, as `tapis-cli rule` reads them."""
import json
import pathlib

for file in sorted(pathlib.Path("crates/engine/tests/data").glob("vectors-*.json")):
    vectors = json.loads(file.read_text())
    for vector in vectors if isinstance(vectors, list) else vectors["vectors"]:
        print(json.dumps({key: vector[key] for key in ("id", "topic", "given")}))
