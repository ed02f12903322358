"""Announcements are numbered from 1. A file leaves no number out, a server does, so a file that was one may have gaps.

A note holds the numbers it had when it was moved.
"""

import json
from dataclasses import dataclass
from typing import Final, Self

NUMBERS: Final = "numbers"  # key of the note


@dataclass(frozen=True, slots=True)
class Numbers:
    """The count of announcements made at a server, and the number of the last."""

    last: int = 0
    count: int = 0

    def note(self) -> str:
        """Return how it is stored."""
        return json.dumps([self.last, self.count])

    @classmethod
    def read(cls, note: object) -> Self:
        """Return the inverse of `note`. Raises ValueError for what says something else."""
        match json.loads(note) if isinstance(note, str) else None:
            case [int(last), int(count)] if 0 <= count <= last:
                return cls(last, count)
        raise ValueError("no numbers")
