"""The place of a test run's files in memory, so that no test waits for a disk."""

import os
from pathlib import Path

IN_MEMORY = Path("/dev/shm")
ROOM = 1 << 30  # bytes, several times what a whole run writes


def is_roomy(place: Path) -> bool:
    """Return whether the files of a whole run fit there, and programs among them can be run."""
    try:
        found = os.statvfs(place)
    except OSError:  # only Linux has it
        return False
    return found.f_bavail * found.f_frsize > ROOM and not found.f_flag & os.ST_NOEXEC and os.access(place, os.W_OK)
