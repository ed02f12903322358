"""The loop of a process of its own: what was imported does not hold it up again and again."""

import subprocess
import sys

PROGRAM = """
import gc
from bot import loop

async def main():
    return gc.get_freeze_count(), gc.get_threshold()

imported = len(gc.get_objects())
frozen, (young, *_) = loop.run(main())
assert frozen >= imported, (frozen, imported)
assert young == loop.MORE
"""


def test_what_was_imported_is_never_looked_at_again() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
