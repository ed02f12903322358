"""`python -m bot simulate`: let robots play each other, measure them, check the shuffle, or fill a database.

Each of the five has its own options, so the command line is first searched for the one it means.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from bot.hosted import Games
from bot.registry import GAMES
from bot.simulate import fill, games, presets, shuffle, strength


def main(argv: Sequence[str], *, hosted: Games = GAMES) -> int:
    """Do what the command line asks for, with these games. Returns the exit status."""
    modes = argparse.ArgumentParser(prog="python -m bot simulate", allow_abbrev=False, add_help=False)
    mode = modes.add_mutually_exclusive_group()
    mode.add_argument("--check-shuffle", action="store_true")
    mode.add_argument("--strength", action="store_true")
    mode.add_argument("--presets", action="store_true")
    mode.add_argument("--into", type=Path, metavar="FILE")
    chosen, rest = modes.parse_known_args(argv)
    if chosen.check_shuffle:
        return shuffle.main(rest, hosted)
    if chosen.strength:
        return strength.main(rest, hosted)
    if chosen.presets:
        return presets.main(rest, hosted)
    if chosen.into is not None:
        return fill.main(chosen.into, rest, hosted)
    return games.main(rest, hosted)
