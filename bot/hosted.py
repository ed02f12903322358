"""The games that are hosted: the entry of each, in a value that is handed in."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import final

from bot.games.counting import Counting
from bot.games.protocol import Game
from bot.robots.hosted import Hosted
from bot.robots.protocol import Robot
from bot.robots.random_legal import RandomLegal


@final
class Games(Mapping[str, Hosted]):
    """The entries of all games that are hosted, by name. It never changes, and other processes may be sent it."""

    def __init__(self, *entries: Hosted) -> None:
        self._entries = {each.game.name: each for each in entries}

    def __getitem__(self, name: str, /) -> Hosted:
        return self._entries[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def counting(self, name: str) -> Counting | None:
        """Return the figures counted in the games of this name; None if there are none, or no game has that name."""
        entry = self._entries.get(name)
        return None if entry is None else entry.counting

    @cached_property
    def rules(self) -> Mapping[str, Game]:
        """The rules alone, for those who need no more."""
        return {name: each.game for name, each in self._entries.items()}

    @cached_property
    def robots(self) -> tuple[Robot, ...]:
        """The robots of all games, and last the one that plays any of them."""
        return (*(robot for each in self._entries.values() for robot in each.robots), RandomLegal())
