"""A seat's thoughts before it plays. They are in memory only: losing them costs one press."""

import secrets
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from cachetools import FIFOCache

from bot.games.protocol import Move
from cogs.screens.game import Showing

KEPT = 1_000  # things of seats; the one changed longest ago is forgotten first


def new_mark() -> str:
    """Return a unique word for ids: a button of an older question then does nothing."""
    return secrets.token_hex(4)


@dataclass(frozen=True, slots=True)
class Doubt:
    """Moves that would spoil something, questioned once."""

    turn: int
    moves: tuple[Move, ...] = field(repr=False)
    mark: str = field(default_factory=new_mark)


class OfTurn(Protocol):
    """A value that holds for one turn of a seat."""

    @property
    def turn(self) -> int:
        """The turn."""


T = TypeVar("T", bound=OfTurn)


class Kept(Generic[T]):
    """One value for each seat of each table, forgotten with the turn."""

    def __init__(self) -> None:
        self._things: FIFOCache[tuple[str, int], T] = FIFOCache(KEPT)

    def find(self, showing: Showing) -> T | None:
        """Return the reader's value, if it is of this turn; otherwise None, and for a bystander too."""
        seat = showing.view.seat
        thing = None if seat is None else self._things.get((showing.key, seat))
        return thing if thing is not None and thing.turn == showing.view.choosing_turn else None

    def keep(self, showing: Showing, thing: T) -> None:
        """Keep a value for the reader in place of the one before."""
        if showing.view.seat is not None:
            self._things[showing.key, showing.view.seat] = thing

    def drop(self, showing: Showing) -> None:
        """Forget the reader's value."""
        if showing.view.seat is not None:
            self._things.pop((showing.key, showing.view.seat), None)
