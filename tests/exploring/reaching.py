"""Plots that reach things on purpose: reasons of refusal, notices, and ways back after something went wrong.

About every second story of a plot reaches each thing that it is for: a few seeds reach all of it, whichever they are.
"""

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

import pytest

from bot.exploring import incarnation, world
from bot.exploring.people import before, odd
from bot.exploring.story import Kind
from bot.games.protocol import Game
from bot.tables.time import HOUR, MINUTE, SECOND
from tests.exploring.plots import (
    ASKED,
    AT_ONCE,
    BEGUN,
    GATHERED,
    PLAYED,
    QUICKLY,
    REQUESTED,
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


def _declined(reasons: str) -> frozenset[str]:
    return frozenset(f"declined {each}" for each in reasons.split())


def _objections(reasons: str) -> frozenset[str]:
    return frozenset(f"objection {each}" for each in reasons.split())


def _has_sides(game: Game) -> bool:
    """Return whether people play with partners, at some table."""
    return any(len(side) > 1 for seats in game.seats for side in game.sides(seats))


def _is_forced(game: Game) -> bool:
    return game.has_forced_moves


def _is_of_two(game: Game) -> bool:
    return 2 in game.seats


def _is_told_of_two(game: Game) -> bool:
    return is_told(game) and _is_of_two(game)


def _is_of_many(game: Game) -> bool:
    return not _is_of_two(game)


def _is_declared(game: Game) -> bool:
    """Return whether a game of many has neither windows nor turns that wait for somebody: its deals are short."""
    return _is_of_many(game) and not (game.has_windows or is_told(game))


SAT_DOWN = (part(3, {Kind.OPEN: 1}, QUICKLY), part(24, {Kind.SIT: 10, Kind.START: 1}, QUICKLY))
MANY_BEGUN = (*SAT_DOWN, *SAT_DOWN)
"""Parts in which some lobbies are opened, and most of them fill."""
FOR_MINUTES = {(0, 5 * SECOND): 0.7, (MINUTE, 9 * MINUTE): 0.3}

REACHING: Final = (
    Reaching(
        "moves without a choice",
        Plot(
            (
                part(12, {Kind.PRACTISE: 3, Kind.OPEN: 1, Kind.SIT: 4}, QUICKLY),
                part(80, {Kind.PLAY: 10, Kind.TWICE: 40}, {(0, 2 * SECOND): 1}),
            ),
            _is_forced,
        ),
        _declined("taken"),
        clocks=("forced",),
    ),
    Reaching(
        "tables of tournaments",
        Plot(
            (
                part(60, {Kind.CONTEST: 1}, AT_ONCE),
                part(60, {Kind.CONTEST: 1, Kind.WISH: 2}, AT_ONCE),
            ),
        ),
        _declined("contest"),
    ),
    Reaching(
        "lobbies for duplicate",
        Plot(
            (
                part(120, {Kind.DUPLICATE: 4, Kind.LOBBY: 1}, QUICKLY),
                part(60, {Kind.DUPLICATE: 1, Kind.WISH: 2}, QUICKLY),
            )
        ),
        _declined("duplicate-none duplicate-terms duplicate-robots duplicate-pause"),
    ),
    Reaching(
        "what people ask of the ledger",
        Plot((BEGUN, part(90, {Kind.MISTYPE: 16, Kind.SETTLE: 4, Kind.AGREE: 4, Kind.PRACTISE: 2}, AT_ONCE))),
        _objections("no-proposal no-rated nobody not-involved nothing nothing-to-net oneself same square unfinished"),
        typed=("reads what is not",),
    ),
    Reaching(
        "what people type",
        Plot((BEGUN, part(180, {Kind.MISTYPE: 30, Kind.CHALLENGE: 1, Kind.PRACTISE: 1}, AT_ONCE))),
        _declined(
            "no-table no-lobby no-offer oneself stake block-oneself clock forced-by-day time-zone quiet-hours"
            " quiet-long unit window not-challenger no-level seats not-seated not-ahead round-over"
        ),
        typed=(
            "plays nowhere",
            "sits nowhere",
            "answers nothing",
            "challenges oneself",
            "stakes too much",
            "blocks oneself",
            "reads a clock",
            "reads quiet hours",
            "sets badly",
            "withdraws for others",
            "asks a master",
            "opens for a crowd",
            "plays for others",
            "orders what cannot be",
        ),
    ),
    Reaching(
        "practice, here and in direct messages",
        Plot((part(24, {Kind.PRACTISE: 1}, QUICKLY), part(60, {Kind.MISTYPE: 1}, AT_ONCE))),
        _declined("not-over no-game-here"),
        typed=("again too soon",),
    ),
    Reaching(
        "the terms of a lobby",
        Plot(
            (part(200, {Kind.OPEN: 2, Kind.SIT: 20, Kind.START: 16, Kind.MISTYPE: 10, Kind.LOBBY: 12}, AT_ONCE),),
            _is_declared,
        ),
        _declined("agreed full lobby-over new-terms not-agreed not-host other-game too-few")
        | {"lobby lapsed", "lobby open"},
        typed=("agrees to old terms", "another game"),
        is_told_on=True,
    ),
    Reaching(
        "the people in a lobby",
        Plot(
            (part(200, {**GATHERED, Kind.START: 1, Kind.MISTYPE: 20, Kind.INSIST: 6, Kind.BLOCK: 3}, AT_ONCE),),
            _is_of_many,
        ),
        _declined(
            "avoided held invite-bot invite-removed invite-seated invited left-often many-lobbies no-robot no-sides "
            "nobody-removed not-asked not-sitting unwelcome"
        ),
        typed=("asks whoever", "a robot too good"),
        insisted=("comes and goes", "opens"),
    ),
    Reaching(
        "partners",
        Plot(
            (part(16, {Kind.OPEN: 2, Kind.SIT: 12}, QUICKLY), part(40, {Kind.SIT: 4, Kind.MISTYPE: 20}, AT_ONCE)),
            _has_sides,
        ),
        _declined("side-full"),
        typed=("crowds a side",),
    ),
    Reaching(
        "games that a server does not allow",
        Plot(
            (
                part(24, {Kind.OPEN: 1, Kind.SIT: 3}, QUICKLY),
                part(3, {Kind.LOOK: 1}, {(6 * MINUTE, 7 * MINUTE): 1}),
                part(40, {Kind.SIT: 3, Kind.START: 8}, {(0, SECOND): 1}),
                part(60, {Kind.SETTING: 6, Kind.OPEN: 1, Kind.CHALLENGE: 1}, {(0, SECOND): 1}),
            ),
        ),
        _declined("checking not-played"),
        is_where_settings_are=True,
    ),
    Reaching(
        "games that a server does not allow anymore, as robots take the last seats",
        Plot(
            (
                part(16, {Kind.OPEN: 2, Kind.SIT: 3}, QUICKLY),
                part(30, {Kind.SETTING: 1}, {(0, SECOND): 1}),
                part(40, {Kind.START: 1}, {(0, SECOND): 1}),
            ),
            _is_of_many,
        ),
        frozenset({"lobby forbidden"}),
        is_where_settings_are=True,
    ),
    Reaching(
        "challenges",
        Plot(
            (
                part(
                    200,
                    {**REQUESTED, Kind.BLOCK: 8, Kind.SETTING: 8, Kind.INSIST: 10, Kind.COUNTER: 6},
                    {(0, 3 * SECOND): 0.9, (10 * MINUTE, 40 * MINUTE): 0.1},
                ),
            ),
            _is_of_two,
        ),
        _declined("answered asked-often closed countered forced-none lapsed not-challenged open-challenges own-block")
        | {"notice countered", "notice challenge over"},
        insisted=("challenges", "counters"),
        clocks=("forced",),
    ),
    Reaching(
        "people who leave",
        Plot(
            (
                *MANY_BEGUN,
                part(100, {Kind.LEAVE: 3, Kind.PLAY: 8, Kind.MISTYPE: 12, Kind.WISH: 12}, AT_ONCE),
            ),
            lambda game: _is_of_many(game) and not game.has_deputies,
        ),
        _declined("left proposed stakes-left not-alone"),
        typed=("ends it alone", "ends what someone left"),
    ),
    Reaching(
        "people who play again, or are forgotten",
        Plot((BEGUN, part(120, {Kind.LEAVE: 10, Kind.REMATCH: 16, Kind.FORGET: 4, Kind.MISTYPE: 5}, AT_ONCE))),
        _declined("asked invite-nobody nobody seated") | {"lobby empty"},
        typed=("asks who is gone",),
    ),
    Reaching(
        "pauses",
        Plot(
            (BEGUN, part(60, {Kind.PLAY: 4, Kind.WISH: 8, Kind.CONSENT: 12, Kind.RESUME: 3}, AT_ONCE)),
            _is_of_two,
        ),
        _declined("not-paused own-proposal paused"),
    ),
    Reaching(
        "clocks",
        Plot(
            (
                BEGUN,
                part(
                    90, {Kind.PLAY: 6, Kind.LATE: 14, Kind.WISH: 10}, {(0, 5 * SECOND): 0.8, (2 * HOUR, 9 * HOUR): 0.2}
                ),
            ),
            _is_told_of_two,
        ),
        _declined("in-time no-claim not-waiting deputy") | {"notice reminder", "notice late"},
        clocks=("10m",),
    ),
    Reaching(
        "moves and orders",
        Plot(
            (
                BEGUN,
                part(
                    120,
                    {**PLAYED, Kind.ORDER: 10, Kind.TAKE_BACK: 8, Kind.UNDO: 8, Kind.STALE: 8, Kind.MISTYPE: 6},
                    AT_ONCE,
                ),
            )
        ),
        _declined("no-order stale undo-late undo-nothing waiting"),
        typed=("plays too soon",),
    ),
    Reaching(
        "reactions",
        Plot(
            (
                BEGUN,
                part(60, {Kind.NUDGE: 20, Kind.PLAY: 2}, AT_ONCE),
                part(6, {Kind.PRACTISE: 1}, AT_ONCE),
                part(20, {Kind.NUDGE: 1}, AT_ONCE),
                part(4, {Kind.INSIST: 1}, QUICKLY),
            ),
            _is_of_two,
        ),
        _declined("many-practice no-nudge no-reactions reacted") | {"too soon"},
        insisted=("practises",),
    ),
    Reaching(
        "the deck, and presses that arrive twice",
        Plot(
            (
                part(120, {Kind.CHALLENGE: 4, Kind.ACCEPT: 10, Kind.CUT: 20}, {(0, 700): 1}),
                part(50, {Kind.TWICE: 1}, AT_ONCE),
            ),
            _is_of_two,
        ),
        _declined("cut dealt not-cutter over"),
    ),
    Reaching(
        "the end of a deal",
        Plot((*MANY_BEGUN, part(100, {Kind.INSIST: 20, Kind.CUT: 6}, {(0, 700): 1})), _is_declared),
        _declined("still-shown"),
        insisted=("hurries",),
    ),
    Reaching(
        "a machine that fails",
        Plot(
            (
                part(
                    120,
                    {**ASKED, Kind.PLAY: 24, Kind.SETTING: 6},
                    {(0, 5 * SECOND): 1},
                    blow=0.3,
                    kill=2,
                    power=2,
                    restart=2,
                    clock=2,
                    full=2,
                    commit=4,
                    slow=2,
                ),
            )
        ),
        frozenset(
            {
                "kill",
                "loss of power",
                "restart",
                "clock set",
                "press unheard",
                "commit fails",
                "commit unknown",
                "lobby started",
                "store Unavailable",
                "trouble full",
                "trouble slow",
            }
        ),
    ),
    Reaching(
        "a full disk",
        Plot((BEGUN, part(100, {Kind.INSIST: 10, Kind.PLAY: 10}, AT_ONCE, blow=0.06, full=1))),
        frozenset({"trouble full", "store DiskFull"}),
        insisted=("hurries", "practises"),
    ),
    Reaching(
        "a Discord that fails",
        Plot(
            (
                BEGUN,
                part(60, {Kind.PLAY: 1, Kind.LEAVE: 4}, FOR_MINUTES, blow=0.5, discord=6, kill=3, line=1, server=1),
            )
        ),
        frozenset(
            {
                "trouble discord",
                "line lost",
                "server lost",
                "request lost",
                "answer lost",
                "announcement found again",
            }
        ),
    ),
    Reaching(
        "announcements that are given up",
        Plot((BEGUN, part(40, {Kind.PLAY: 1, Kind.LEAVE: 4}, FOR_MINUTES, blow=0.5, discord=1))),
        frozenset({"announcement given up"}),
        given_up_after=0,
    ),
)
