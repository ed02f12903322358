"""What stands in for a part of the machine while the bot is explored: a clock, a source of luck, a line."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def standing_in(*others: tuple[object, str, object]) -> Iterator[None]:
    """Let each of these others stand in for what has this name in this place."""
    usual = [getattr(place, name) for place, name, _ in others]
    for place, name, other in others:
        setattr(place, name, other)
    try:
        yield
    finally:
        for (place, name, _), before in zip(others, usual, strict=True):
            setattr(place, name, before)
