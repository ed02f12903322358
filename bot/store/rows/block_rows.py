"""The rows of whom people block. What `rows.py` says about rows holds here too."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class BlockRow:
    """A player has blocked someone. Replaces.

    The blocked one is known by their Discord id alone, so that the block outlives the deletion of their data.
    """

    player: int
    blocked_id: int
    at: int


@dataclass(frozen=True, slots=True)
class UnblockedRow:
    """A player blocks this person no more. Deletes."""

    player: int
    blocked_id: int


@dataclass(frozen=True, slots=True)
class ForgottenBlocksRow:
    """The erasure of whom a player blocked."""

    player: int


ERASING: Final[frozenset[type[object]]] = frozenset({UnblockedRow, ForgottenBlocksRow})
"""Those that erase what rows of another kind stored."""

BlockStoreRow = BlockRow | UnblockedRow | ForgottenBlocksRow
