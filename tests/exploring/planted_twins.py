"""Faults planted in duplicate, each by overriding one method: the judges must find them."""

import hashlib
from typing import Any

import pytest

from bot.exploring import timeline
from bot.tables.log.logs import Logs, public_events
from bot.tables.playing import twins
from bot.tables.playing.twins import Twins
from bot.tables.state.seeds import Seeds
from bot.tables.state.table import Table
from tests.exploring import plots
from tests.exploring.planted import Planted

SOONER = 10_000  # callbacks within a minute that are too many: all the usual ones would take five seconds


def opens_before_the_others_are_done(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(twins, "_is_done", lambda _other, _table: True)


def never_opens_a_deal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Twins, "watch", lambda *_: None)


def deals_other_cards(patch: pytest.MonkeyPatch) -> None:
    usual = Seeds.keep
    patch.setattr(Seeds, "keep", lambda self, key, seed: usual(self, key, hashlib.sha256(seed + key.encode()).digest()))


def shows_what_others_are_to_play(patch: pytest.MonkeyPatch) -> None:
    usual = Table.view

    def view(self: Table, seat: Any) -> Any:
        return usual(self, seat) if seat is not None else self.position.view(None)

    patch.setattr(Table, "view", view)


def tells_the_events_of_a_closed_deal(patch: pytest.MonkeyPatch) -> None:
    async def deal_events(self: Logs, table: Table) -> Any:
        return public_events(*await self.read(table.id))

    patch.setattr(Logs, "deal_events", deal_events)


def tells_the_seed_too_soon(patch: pytest.MonkeyPatch) -> None:
    async def revealed(self: Logs, table: Table) -> bytes | None:
        return await self._seeds.read(table.id) if table.is_played_out else None

    patch.setattr(Logs, "revealed", revealed)


def looks_again_whenever_it_reads(patch: pytest.MonkeyPatch) -> None:
    usual = Twins.watch

    def watch(self: Twins, table: Table) -> None:
        self._looked.clear()
        usual(self, table)

    patch.setattr(Twins, "watch", watch)
    patch.setattr(timeline, "MOST_IN_A_MINUTE", SOONER)


PLANTED_TWINS = (
    Planted("opens before the others are done", opens_before_the_others_are_done, "", plots.DUPLICATES),
    Planted("never opens a deal", never_opens_a_deal, "stands still", plots.DUPLICATES),
    Planted("deals other cards", deals_other_cards, "other cards", plots.DUPLICATES),
    Planted("shows what others are to play", shows_what_others_are_to_play, "a deal of a dup", plots.DUPLICATES),
    Planted("tells what happens in a closed deal", tells_the_events_of_a_closed_deal, "a deal is", plots.DUPLICATES),
    Planted("tells the seed too soon", tells_the_seed_too_soon, "a seed is told", plots.DUPLICATES),
    Planted("looks again whenever it reads", looks_again_whenever_it_reads, "never at rest", plots.DUPLICATES),
)
