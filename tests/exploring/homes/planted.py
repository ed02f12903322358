"""Faults planted in the line between processes, and in what each does of what it hears: the judges must find them.

| not found alone, in four to six stories | what hides it, by reading |
|---|---|
| a home stores though its lease has run out | the proof of the lease, in the same unit: `HomeProof` |
| a commit of unknown outcome is not doubted by the line | whoever commits doubts it: `Memory.in_doubt` |
| a home takes nothing up again after its line broke | its timers go on, and the next round reads what is due |
| a home that gives a shard up keeps its tables in memory | notices of what the next home does reach it |
| clocks stay stopped in a shard that is served again | its new process ends such pauses in the servers it is in |
| clocks are stopped in all servers as one shard is unserved | each table is looked at once more: `Outage.cuts_off` |
| robots, deals and challenges are done by each process | the keys of their rows refuse the second one |
| tournaments are held by each process | the same |
| a new table is not heard of | its accepted challenge shows it, and its first row is heard of |
"""

from collections.abc import Callable, Collection, Iterable
from typing import Any

import pytest

from bot.exploring.homes.tell import COURSE
from bot.exploring.story import Kind
from bot.store import (
    LobbyActRow,
    LobbyRow,
    OfferRow,
    OrderRow,
    Row,
    ServerSettingRow,
    TableEndRow,
)
from bot.store.fleet import changes
from bot.store.fleet.changes import Change
from bot.store.fleet.connection import FleetConnection
from bot.store.fleet.leases import Lease, Leases
from bot.store.rows.agreed_rows import TableProposalRow
from bot.tables.fleet.following import Following
from bot.tables.fleet.others import Others
from bot.tables.time import MINUTE, SECOND
from tests.exploring.planted import Planted
from tests.exploring.planted_within import planted
from tests.exploring.plots import BEGUN, ENDS, QUICKLY, Plot, is_told, part
from tests.exploring.rewriting import rewrite


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
    patch.setattr(Following, "take_over", _none)


def hears_no_notice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Following, "hear", _none)


def reports_no_change_of(kind: type[Row]) -> Callable[[pytest.MonkeyPatch], None]:
    """Plant that no process hears of rows of this kind."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(changes, "_FIELDS", {each: name for each, name in changes._FIELDS.items() if each is not kind})

    return plant


def hears_of_no(*kinds: type[Row]) -> Callable[[pytest.MonkeyPatch], None]:
    """Plant that hosting does nothing as it hears of rows of these kinds, though the store's memory knows of them."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        usual = Others.hear

        def hear(self: Others, changes: Iterable[Change]) -> None:
            usual(self, [each for each in changes if each.kind not in kinds])

        patch.setattr(Others, "hear", hear)

    return plant


def announces_in_each_process(patch: pytest.MonkeyPatch) -> None:
    announcer = "bot.tables.telling.announcer:Announcer."
    rewrite(patch, f"{announcer}_unposted", "if self._home.holds(guild_id)", "")
    rewrite(patch, f"{announcer}_post_all", "or not self._home.holds(guild_id)", "")


def waits_in_each_process(patch: pytest.MonkeyPatch) -> None:
    rewrite(patch, "bot.tables.waiting.waiting:Waiting.look", "or not self._home.holds(table.guild_id)", "")
    rewrite(patch, "bot.tables.service:Tables._watch", "if not self.home.holds(table.guild_id):", "if False:")


TAKING_UP = "bot.tables.waiting.resuming:Resuming.take_up"
LINE = "bot.store.fleet.connection:FleetConnection."
PLOT = Plot(((COURSE, 100),))
STILL = Plot((part(8, {Kind.LOOK: 1}, {(0, 10 * SECOND): 1}),))
CHOSEN = Plot((part(50, {Kind.SETTING: 20, Kind.CHALLENGE: 5, Kind.ACCEPT: 10}, {(0, SECOND): 1}),))
OFFERED = Plot((part(24, {Kind.CHALLENGE: 8, Kind.OPEN: 5, Kind.SIT: 4}, QUICKLY),))
HANDED = Plot(
    (part(24, {Kind.CHALLENGE: 8, Kind.OPEN: 5, Kind.SIT: 4}, {(0, 6 * SECOND): 1}, blow=0.2, restart=2, kill=1),)
)
REMINDED = Plot((BEGUN, part(6, {Kind.LOOK: 1, Kind.PLAY: 1}, {(5 * MINUTE, 15 * MINUTE): 1})), is_told)
UNSERVED = Plot((BEGUN, part(2, {Kind.LOOK: 1}, QUICKLY, blow=0.5, kill=1)), is_told)
ORDERED = Plot((BEGUN, part(50, {Kind.PLAY: 16, Kind.ORDER: 14, Kind.WISH: 8}, {(0, SECOND): 1})))
FROZEN = Plot((part(12, {Kind.LOOK: 1}, {(0, 10 * SECOND): 1}, blow=0.5, slow=1),))
CUT = Plot((part(24, {Kind.SETTING: 6, Kind.LOOK: 1}, {(0, 3 * SECOND): 1}, blow=0.3, line=1),))
CUT_OFF = Plot((part(40, {Kind.LOOK: 1}, {(0, 10 * SECOND): 1}, blow=0.5, line=1, slow=1),))

PLANTED = (
    Planted("believes in what it asked for", believes_in_what_it_asked_for, "two homes", PLOT),
    Planted("believes a lease too long", believes_a_lease_too_long, "two homes", CUT_OFF),
    Planted("believes in what it had", believes_in_what_it_had, "two homes", CUT_OFF),
    Planted("takes nothing", takes_nothing, "shard", PLOT),
    Planted("takes nothing up", takes_nothing_up, "", HANDED),
    Planted("hears no notice", hears_no_notice, "", PLOT),
    Planted("reports no change of a setting", reports_no_change_of(ServerSettingRow), "memory is not", CHOSEN),
    Planted("reports no order", reports_no_change_of(OrderRow), "memory is not", ORDERED),
    Planted("reports no proposal", reports_no_change_of(TableProposalRow), "memory is not", ORDERED),
    planted(
        "answers as before a notice",
        "memory is not",
        CHOSEN,
        f"{LINE}_heard",
        "self._store.changed(change.kind, change.key)",
        "pass",
    ),
    Planted("hears of no challenge", hears_of_no(OfferRow), "challenge", OFFERED),
    Planted("hears of no lobby", hears_of_no(LobbyRow, LobbyActRow), "lobby", OFFERED),
    Planted("hears of no end", hears_of_no(TableEndRow), "table", ENDS),
    Planted("announces in each process", announces_in_each_process, "announcement", ENDS),
    Planted("waits in each process", waits_in_each_process, "notice", REMINDED),
    planted(
        "watches no challenges that it takes over",
        "challenge",
        HANDED,
        TAKING_UP,
        "await self._offers.start(owed.offers, since=since, is_meant=is_meant)",
        "pass",
    ),
    planted(
        "watches no lobbies that it takes over",
        "lobby",
        HANDED,
        TAKING_UP,
        "await self._lobbies.start(owed.lobbies, since=since, is_meant=is_meant)",
        "pass",
    ),
    planted(
        "believes each shard to be unserved",
        "stands still",
        UNSERVED,
        f"{LINE}_tell",
        "if orphans else None)",
        "if orphans else (lambda _: True))",
    ),
    planted("goes on beside who took its place", "", FROZEN, f"{LINE}_renew", "self._displaced()", "pass"),
    planted(
        "serves what another serves",
        "process",
        FROZEN,
        f"{LINE}_objection",
        "if both := each.shards.served & self._shards.served:",
        "if both := frozenset[int]():",
    ),
    planted("gives nothing back", "shard", STILL, f"{LINE}_renew", "- (served - self._shards.served)", ""),
    planted("notices no broken line", "memory is not", CUT, f"{LINE}_break", "if self._stands:", "if False:"),
    planted(
        "answers from memory without a line",
        "memory is kept",
        CUT,
        f"{LINE}_believe",
        "self._store.believe(is_informed=is_informed)",
        "self._store.believe(is_informed=True)",
    ),
)
