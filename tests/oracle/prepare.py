"""Makes a Python of its own with the packages of requirements.txt in the folder named, and prints its path.

Ends with 3 where this Python cannot make one: there is no venv or no pip.
"""

import pathlib
import subprocess
import sys

try:
    import ensurepip  # noqa: F401  without it there is no pip in the new folder
    import venv
except ImportError as missing:
    print(f"{missing} (Debian and Ubuntu: apt install python3-venv)", file=sys.stderr)
    sys.exit(3)

folder = pathlib.Path(sys.argv[1])
wanted = pathlib.Path(__file__).with_name("requirements.txt")
python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
stamp = folder / "installed.txt"
if not python.exists() or not stamp.exists() or stamp.read_text() != wanted.read_text():
    venv.create(folder, with_pip=True, clear=True)
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    subprocess.run([*install, "-r", wanted], check=True, stdout=sys.stderr)
    stamp.write_text(wanted.read_text())
print(python)
