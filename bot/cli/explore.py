"""`python -m bot explore`: let the real bot live through weeks of people, kills and faults, as a seed decides.

A seed means the same everywhere only if Python orders its sets alike. So this starts again with a fixed hash seed,
before it imports what takes long. `exploring.py` does the rest.
"""

import os
import sys
from collections.abc import Sequence
from typing import Final

HASH_SEED: Final = "0"


def main(argv: Sequence[str]) -> int:
    """Explore as the command line says. Returns the exit status."""
    if os.environ.get("PYTHONHASHSEED") != HASH_SEED:
        os.environ["PYTHONHASHSEED"] = HASH_SEED
        sys.stdout.flush()
        os.execv(sys.executable, [sys.executable, "-m", "bot", "explore", *argv])  # noqa: S606  itself, once more
    from bot.cli.exploring import explore  # noqa: PLC0415  the whole bot, a second or two

    return explore(argv)
