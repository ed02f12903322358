"""Faults with what people chose for themselves, with who may do what at a table, and those that a second defence heals.

What the watch takes up though nothing was wrong has been missed by another part: such faults are found without taking
the watch away.
"""

from collections.abc import Iterable
from typing import Any

import pytest

from bot.games.protocol import Seat
from bot.robots.protocol import Level
from bot.standing import Ledger
from bot.store import PreferenceRow, Row
from bot.store.questions.remembered import Remembered
from bot.tables.playing import dealing
from bot.tables.playing.dealing import Dealing
from bot.tables.settings.preferences import QUIET
from bot.tables.starting.beginnings import Beginnings
from bot.tables.starting.blocking import Blocking
from bot.tables.waiting.nudges import Nudges
from tests.exploring import plots
from tests.exploring.planted import Planted


def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


async def _nothing_later(*_: Any, **__: Any) -> None:
    """Do nothing."""


# What people chose


def unblocks_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Blocking, "unblock", _nothing_later)


def goes_by_older_quiet_hours(patch: pytest.MonkeyPatch) -> None:
    usual = Remembered.doubt

    def doubt(self: Remembered, unit: Iterable[Row]) -> None:
        usual(self, [row for row in unit if not (isinstance(row, PreferenceRow) and row.key == QUIET)])

    patch.setattr(Remembered, "doubt", doubt)


def refuses_no_proposal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ledger, "refuse", Ledger._asked_of)


def hears_only_the_proposer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ledger, "agree", Ledger._asked_of)


# Who may do what


def lets_anyone_cut(patch: pytest.MonkeyPatch) -> None:
    def cutter(table: Any, player: Any, deal: Any) -> Seat:
        dealing._check_owed(table, deal)
        return table.own_seat(player)

    patch.setattr(dealing, "_cutter", cutter)


def nudges_everyone(patch: pytest.MonkeyPatch) -> None:
    usual = Nudges.nudge

    async def nudge(self: Nudges, key: str, player: Any) -> Any:
        table, _ = await usual(self, key, player)
        return table, tuple(sorted(table.in_person))

    patch.setattr(Nudges, "nudge", nudge)


def practises_with_others(patch: pytest.MonkeyPatch) -> None:
    usual = Beginnings.promise

    async def promise(self: Beginnings, player: Any, **more: Any) -> Any:
        return await usual(self, player, **{**more, "level": Level.NOVICE})

    patch.setattr(Beginnings, "promise", promise)


# What the watch heals


def awaits_no_deal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Dealing, "watch", _nothing)


PLANTED_BESIDE = (
    Planted("unblocks nobody", unblocks_nobody, "a choice of a person", plots.BLOCKS),
    Planted("goes by older quiet hours", goes_by_older_quiet_hours, "the bot goes by", plots.OWN_SETTINGS),
    Planted("refuses no proposal", refuses_no_proposal, "the proposal", plots.ANSWERS),
    Planted("hears only the proposer", hears_only_the_proposer, "the proposal", plots.ANSWERS),
    Planted("lets anyone cut", lets_anyone_cut, "someone cut", plots.DEALS),
    Planted("nudges everyone", nudges_everyone, "someone was nudged", plots.NUDGES),
    Planted("practises with others", practises_with_others, "a practice game", plots.PRACTICE),
    Planted("awaits no deal", awaits_no_deal, "taken up though", plots.SLOW_DEALS),
)
