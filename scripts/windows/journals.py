"""Compares the journals of simulated evenings in two folders: all but who, on which device, and the time of day."""
import pathlib
import re
import sqlite3
import sys

# Milliseconds since 1970, in this century.
TIME = re.compile(r"\b\d{13}\b")


def journal(path):
    db = sqlite3.connect(path)
    rows = db.execute(
        "SELECT tournament_id, seq, kind, undoable, target, undone_by, version, action, events"
        " FROM journal ORDER BY tournament_id, seq"
    )
    return [tuple(TIME.sub("T", column) if isinstance(column, str) else column for column in row) for row in rows]


first, second = map(pathlib.Path, sys.argv[1:])
compared = 0
for path in sorted(first.glob("simulated-*.tapis")):
    ours, theirs = journal(path), journal(second / path.name)
    if ours != theirs:
        sys.exit(f"{path.name}: {next((a, b) for a, b in zip(ours + [None], theirs + [None]) if a != b)}")
    compared += len(ours)
print(f"    {compared:4} journal rows are the same")
