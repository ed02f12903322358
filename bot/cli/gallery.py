"""`python -m bot gallery FOLDER`: every picture, in every theme and language."""

from pathlib import Path

from bot.cli.printing import complain
from cogs.screens.registry import SHOWN
from render import gallery


def write(folder: Path) -> int:
    """Write the pictures to a folder; the exit status."""
    try:
        gallery.write(folder, [each.samples for each in SHOWN.values()])
    except OSError as error:
        return complain(f"{error.filename or folder}: {error.strerror}")
    return 0
