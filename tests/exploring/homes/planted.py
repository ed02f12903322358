"""Faults planted in the line between processes, each by overriding one method: the judges must find them.

| not found alone | what hides it |
|---|---|
| a home stores though its lease has run out | the proof of the lease, in the same unit: `HomeProof` |
"""

from collections.abc import Collection
from typing import Any

import pytest

from bot.exploring.homes.tell import COURSE
from bot.exploring.story import Kind
from bot.store.fleet.connection import FleetConnection
from bot.store.fleet.leases import Lease, Leases
from bot.tables import Tables
from bot.tables.time import SECOND
from tests.exploring.planted import Planted
from tests.exploring.plots import Plot, part


def _none(*_: Any, **__: Any) -> None:
    """Do nothing."""


def believes_a_lease_too_long(patch: pytest.MonkeyPatch) -> None:
    usual = FleetConnection.__init__

    def init(self: FleetConnection, *args: Any, **more: Any) -> None:
        usual(self, *args, **more)
        self._lasts += 20

    patch.setattr(FleetConnection, "__init__", init)


def believes_in_what_it_had(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FleetConnection, "homes", property(lambda self: self._held))


def believes_in_what_it_asked_for(patch: pytest.MonkeyPatch) -> None:
    usual = Leases.hold

    async def hold(self: Leases, lease: Lease, wanted: Collection[int], *, gives_back: Collection[int]) -> Any:
        await usual(self, lease, wanted, gives_back=gives_back)
        return frozenset(wanted)

    patch.setattr(Leases, "hold", hold)


def takes_nothing(patch: pytest.MonkeyPatch) -> None:
    usual = Leases.hold

    async def hold(self: Leases, lease: Lease, wanted: Collection[int], *, gives_back: Collection[int]) -> Any:
        return await usual(self, lease, (), gives_back=gives_back)

    patch.setattr(Leases, "hold", hold)


def takes_nothing_up(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Tables, "take_over", _none)


def hears_no_notice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Tables, "hear", _none)


PLOT = Plot(((COURSE, 100),))
CUT_OFF = Plot((part(40, {Kind.LOOK: 1}, {(0, 10 * SECOND): 1}, blow=0.5, line=1, slow=1),))

PLANTED = (
    Planted("believes in what it asked for", believes_in_what_it_asked_for, "two homes", PLOT),
    Planted("believes a lease too long", believes_a_lease_too_long, "two homes", CUT_OFF),
    Planted("believes in what it had", believes_in_what_it_had, "two homes", CUT_OFF),
    Planted("takes nothing", takes_nothing, "shard", PLOT),
    Planted("takes nothing up", takes_nothing_up, "", PLOT),
    Planted("hears no notice", hears_no_notice, "", PLOT),
)
