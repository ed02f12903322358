"""`python -m bot gallery FOLDER [--only NAME]`: every picture, or some, in every theme and language."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from bot.cli.played import played
from bot.cli.printing import complain
from bot.registry import GAMES
from cogs.screens.registry import SHOWN
from render import Draw, Played, PlayedDrawings, Samples, Studio, gallery


def samples() -> Iterator[Samples]:
    """Yield the pictures of every game: its states, and those of games that robots have played."""
    for name, shown in SHOWN.items():
        yield shown.samples
        yield from of_played(name)


def of_played(name: str) -> Iterator[Samples]:
    """Yield the pictures of games of this name that robots have played."""
    drawings = SHOWN[name].played
    if drawings is not None:
        yield from (partial(_of, drawings, game) for game in played(GAMES[name]))


def _of(drawings: PlayedDrawings, game: Played, studio: Studio) -> Iterator[tuple[str, Draw]]:
    return drawings(studio, game)


def write(folder: Path, *, only: str) -> int:
    """Write the pictures, or only those whose names begin with `only`, to a folder; the exit status."""
    try:
        written = gallery.write(folder, samples(), only=only)  # no game is played for a bad folder
    except OSError as error:
        return complain(f"{error.filename or folder}: {error.strerror}")
    return 0 if written else complain(f"no picture has a name that begins with {only!r}")
