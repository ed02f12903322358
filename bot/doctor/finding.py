"""The finding of a check: how grave, what, and what to do."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum


class Level(IntEnum):
    """The gravity of a finding; the number is the exit status of a command that found nothing worse."""

    OK = 0
    WARNING = 1
    FAULT = 2


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding. Its sentences name variables, files and servers, and never the value of a secret."""

    check: str  # the name of the check, one word
    level: Level
    says: str
    do: str = ""  # one sentence; may accompany a good finding too


def fine(check: str, says: str, do: str = "") -> Finding:
    """Return a good finding: something is as it should be."""
    return Finding(check, Level.OK, says, do)


def warning(check: str, says: str, do: str) -> Finding:
    """Return a warning: the bot runs, but something may go wrong one day."""
    return Finding(check, Level.WARNING, says, do)


def fault(check: str, says: str, do: str) -> Finding:
    """Return a fault: the bot, or some of its games, do not run."""
    return Finding(check, Level.FAULT, says, do)


def worst(findings: Iterable[Finding]) -> Level:
    """Return the gravest level among findings."""
    return max((each.level for each in findings), default=Level.OK)


def size_of(count: int) -> str:
    """Return a number of bytes, for people: 999 bytes, 1.2 MB."""
    if count < 1000:
        return f"{count} bytes"
    amount = float(count)
    for unit in ("kB", "MB", "GB"):
        amount /= 1000
        if amount < 999.95:
            return f"{amount:.1f} {unit}"
    return f"{amount / 1000:.1f} TB"
