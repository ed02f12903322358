"""Plots of games: moves, clocks, agreements, ends, and what goes wrong meanwhile."""

from typing import Final

from bot.exploring.story import Kind
from bot.tables.time import HOUR, SECOND
from tests.exploring.plots import ASKED, AT_ONCE, BEGUN, PLAYED, QUICKLY, Plot, part
from tests.exploring.reaching import (
    FOR_MINUTES,
    MANY_BEGUN,
    Reaching,
    declined,
    is_declared,
    is_forced,
    is_of_many,
    is_of_two,
    is_told_of_two,
)

IN_GAMES: Final = (
    Reaching(
        "moves without a choice",
        Plot(
            (
                part(12, {Kind.PRACTICE: 3, Kind.OPEN: 1, Kind.SIT: 4}, QUICKLY),
                part(80, {Kind.PLAY: 10, Kind.TWICE: 40}, {(0, 2 * SECOND): 1}),
            ),
            is_forced,
        ),
        declined("taken"),
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
        declined("contest"),
    ),
    Reaching(
        "people who leave",
        Plot(
            (
                *MANY_BEGUN,
                part(100, {Kind.LEAVE: 3, Kind.PLAY: 8, Kind.MISTYPE: 12, Kind.WISH: 12}, AT_ONCE),
            ),
            lambda game: is_of_many(game) and not game.has_deputies,
        ),
        declined("left proposed stakes-left not-alone"),
        typed=("ends it alone", "ends what someone left"),
    ),
    Reaching(
        "pauses",
        Plot(
            (BEGUN, part(60, {Kind.PLAY: 4, Kind.WISH: 8, Kind.CONSENT: 12, Kind.RESUME: 3}, AT_ONCE)),
            is_of_two,
        ),
        declined("not-paused own-proposal paused"),
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
            is_told_of_two,
        ),
        declined("in-time no-claim not-waiting deputy") | {"notice reminder", "notice late"},
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
        declined("no-order stale undo-late undo-nothing waiting"),
        typed=("plays too soon",),
    ),
    Reaching(
        "reactions",
        Plot(
            (
                BEGUN,
                part(60, {Kind.NUDGE: 20, Kind.PLAY: 2}, AT_ONCE),
                part(6, {Kind.PRACTICE: 1}, AT_ONCE),
                part(20, {Kind.NUDGE: 1}, AT_ONCE),
                part(4, {Kind.INSIST: 1}, QUICKLY),
            ),
            is_of_two,
        ),
        declined("many-practice no-nudge no-reactions reacted") | {"too soon"},
        insisted=("practices",),
    ),
    Reaching(
        "the deck, and presses that arrive twice",
        Plot(
            (
                part(120, {Kind.CHALLENGE: 4, Kind.ACCEPT: 10, Kind.CUT: 20}, {(0, 700): 1}),
                part(50, {Kind.TWICE: 1}, AT_ONCE),
            ),
            is_of_two,
        ),
        declined("cut dealt not-cutter over"),
    ),
    Reaching(
        "the end of a deal",
        Plot((*MANY_BEGUN, part(100, {Kind.INSIST: 20, Kind.CUT: 6}, {(0, 700): 1})), is_declared),
        declined("still-shown"),
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
        insisted=("hurries", "practices"),
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
