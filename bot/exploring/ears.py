"""The bot's log, as it is heard: no line may name a card or a secret."""

import logging
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

CARD: Final = re.compile(r"\b(?:10|[2-9TJQKA])[SHDC]\b")
"""A card in a text, as all games write it."""


class Ears(logging.Handler):
    """A listener to all lines of the log."""

    def __init__(self, heard: Callable[[str], None]) -> None:
        super().__init__(logging.DEBUG)
        self._heard = heard

    def emit(self, record: logging.LogRecord) -> None:
        """Hear a line."""
        self._heard(record.getMessage())


@contextmanager
def listening(heard: Callable[[str], None]) -> Iterator[None]:
    """Have `heard` called with each line of the bot's log, and let nobody else hear it."""
    with heard_by(Ears(heard)):
        yield


@contextmanager
def heard_by(*listeners: logging.Handler) -> Iterator[None]:
    """Let these alone hear each line of the log."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    root.handlers[:] = listeners
    root.setLevel(logging.INFO)
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)


def betrays(line: str, secrets: set[str]) -> bool:
    """Return whether a line names a card, or one of these secrets."""
    return CARD.search(line) is not None or any(each in line for each in secrets)
