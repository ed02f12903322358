"""Plots that reach things on purpose: reasons of refusal, notices, and ways back after something went wrong.

About every second story of a plot reaches each thing that it is for: a few seeds reach all of it, whichever they are.
"""

from dataclasses import dataclass, replace
from types import MappingProxyType

import pytest

from bot.exploring import incarnation, world
from bot.exploring.people import before, odd
from bot.exploring.story import Kind
from bot.games.protocol import Game
from bot.tables.time import MINUTE, SECOND
from tests.exploring.plots import (
    QUICKLY,
    Plot,
    is_told,
    part,
)


@dataclass(frozen=True)
class Reaching:
    """A plot, and what its stories reach.

    Attributes:
        typed: all that people type in it, of `odd.TYPED`; everything, if empty.
        insisted: all that they do again and again, of `odd.REPEATED`; the same.
        clocks: all that they agree on, of `before.CLOCKS`; the same.
        is_where_settings_are: whether all happens in the server whose managers choose its games.
        given_up_after: ms after which the bot gives an announcement up; as long as usual, if None.
        is_told_on: whether stories go on for days afterward, in which what is open comes to its end.
    """

    name: str
    plot: Plot
    reached: frozenset[str]
    typed: tuple[str, ...] = ()
    insisted: tuple[str, ...] = ()
    clocks: tuple[str, ...] = ()
    is_where_settings_are: bool = False
    given_up_after: int | None = None
    is_told_on: bool = False

    def set_up(self, patch: pytest.MonkeyPatch) -> None:
        """Let people, and the bot, do as this plot says."""
        for name, few in (("TYPED", self.typed), ("REPEATED", self.insisted)):
            if few:
                ways = getattr(odd, name)
                patch.setattr(odd, name, MappingProxyType({each: ways[each] for each in few}))
        if self.clocks:
            patch.setattr(before, "CLOCKS", self.clocks)
        if self.is_where_settings_are:
            patch.setattr(world, "SECOND_GUILD", 1)
        if self.given_up_after is not None:
            patch.setattr(incarnation, "TIMING", replace(incarnation.TIMING, longest_posted=self.given_up_after))


def declined(reasons: str) -> frozenset[str]:
    """Return these reasons as a story reaches them."""
    return frozenset(f"declined {each}" for each in reasons.split())


def objections(reasons: str) -> frozenset[str]:
    """Return these objections as a story reaches them."""
    return frozenset(f"objection {each}" for each in reasons.split())


def has_sides(game: Game) -> bool:
    """Return whether people play with partners, at some table."""
    return any(len(side) > 1 for seats in game.seats for side in game.sides(seats))


def is_forced(game: Game) -> bool:
    """Return whether moves may be played for who has no choice."""
    return game.has_forced_moves


def is_of_two(game: Game) -> bool:
    """Return whether two can play it."""
    return 2 in game.seats


def is_told_of_two(game: Game) -> bool:
    """Return whether two can play it, and hear that someone is out of time."""
    return is_told(game) and is_of_two(game)


def is_of_many(game: Game) -> bool:
    """Return whether two can't play it."""
    return not is_of_two(game)


def is_declared(game: Game) -> bool:
    """Return whether a game of many has neither windows nor turns that wait for somebody: its deals are short."""
    return is_of_many(game) and not (game.has_windows or is_told(game))


SAT_DOWN = (part(3, {Kind.OPEN: 1}, QUICKLY), part(24, {Kind.SIT: 10, Kind.START: 1}, QUICKLY))
MANY_BEGUN = (*SAT_DOWN, *SAT_DOWN)
"""Parts in which some lobbies are opened, and most of them fill."""
FOR_MINUTES = {(0, 5 * SECOND): 0.7, (MINUTE, 9 * MINUTE): 0.3}
