"""Limits on how much one person may do, so that nobody is pestered and nobody waits for someone else's presses."""

import re
from dataclasses import dataclass, fields
from typing import Final

NO_LIMITS: Final = "none"
_PART: Final = re.compile(
    r"(challenges|to-one|practice|minute)=([0-9]{1,4})|burst=([0-9]{1,4})/([0-9]{1,2})s", re.ASCII
)


@dataclass(frozen=True, slots=True)
class PersonLimits:
    """The limits of each person; each is at least 1."""

    challenges: int = 5  # open at the same time
    to_one: int = 3  # times that one other person is asked; after that once in a while
    practice: int = 5  # games under way at the same time
    burst: int = 5  # presses and commands within `burst_span`
    burst_span: int = 2  # s
    minute: int = 40  # presses and commands

    def __str__(self) -> str:
        return (
            f"challenges={self.challenges},to-one={self.to_one},practice={self.practice},"
            f"burst={self.burst}/{self.burst_span}s,minute={self.minute}"
        )


def parse_person_limits(text: str) -> PersonLimits | None:
    """Return the limits an operator wrote; None for "none". Omitted ones keep their defaults. Raises ValueError."""
    written = text.replace(" ", "").lower()
    if written == NO_LIMITS:
        return None
    found: dict[str, int] = {}
    for part in written.split(","):
        if (match := _PART.fullmatch(part)) is None:
            raise ValueError
        name, count, burst, span = match.groups()
        given = {"burst": int(burst), "burst_span": int(span)} if name is None else {name.replace("-", "_"): int(count)}
        if given.keys() & found.keys() or min(given.values()) < 1:
            raise ValueError
        found |= given
    limits = PersonLimits()
    return PersonLimits(*(found.get(each.name, getattr(limits, each.name)) for each in fields(limits)))
