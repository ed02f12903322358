"""The rows of duplicate. What `rows.py` says about rows holds here too."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TwinRow:
    """A table of a duplicate. Once. The first one, with the `number` 0, has the key of the lobby where all sat down."""

    table: str
    lobby: str
    number: int
