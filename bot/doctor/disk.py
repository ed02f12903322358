"""A check that there is room where the database and its copies lie."""

import shutil
from collections.abc import Iterable
from pathlib import Path

from bot.doctor.finding import Finding, fault, fine, size_of, warning

NAME = "disk"
LEAST = 50 * 1000**2  # bytes; below, a few evenings fill the disk
ENOUGH = 500 * 1000**2  # bytes
FREE_IT = "Make room, for example by deleting old copies and logs: while the disk is full, nobody can play."


def check_disk(
    folders: Iterable[Path], *, copying: int, least: int = LEAST, enough: int = ENOUGH
) -> tuple[Finding, ...]:
    """Look at the free space of each disk that holds one of `folders`; `copying` is the size of the database.

    An upgrade and a backup need the size of the database once more.
    """
    found = []
    seen: set[int] = set()
    for folder in map(_existing, folders):
        try:
            device, free = folder.stat().st_dev, shutil.disk_usage(folder).free
        except OSError as error:
            found.append(
                warning(NAME, f"{folder}: {error.strerror}", "See that the disk is mounted and may be looked at.")
            )
            continue
        if device not in seen:
            seen.add(device)
            found.append(_judge(folder, free, least=least, enough=max(enough, 2 * copying)))
    return tuple(found)


def _judge(folder: Path, free: int, *, least: int, enough: int) -> Finding:
    says = f"{folder}: {size_of(free)} free"
    if free < least:
        return fault(NAME, says, FREE_IT)
    if free < enough:
        return warning(NAME, f"{says}, of {size_of(enough)} that there should be", FREE_IT)
    return fine(NAME, says)


def _existing(folder: Path) -> Path:
    """Return the folder, or the nearest one above it that is there already."""
    whole = folder.absolute()
    return next((each for each in (whole, *whole.parents) if each.exists()), whole)
