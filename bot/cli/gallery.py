"""`python -m bot gallery FOLDER [--only NAME]`: every picture, or some, in every theme and language."""

from pathlib import Path

from bot.cli.printing import complain
from cogs.screens.registry import SHOWN
from render import gallery


def write(folder: Path, *, only: str) -> int:
    """Write the pictures, or only those whose names begin with `only`, to a folder; the exit status."""
    try:
        written = gallery.write(folder, [each.samples for each in SHOWN.values()], only=only)
    except OSError as error:
        return complain(f"{error.filename or folder}: {error.strerror}")
    return 0 if written else complain(f"no picture has a name that begins with {only!r}")
