"""Small faults in what people were promised: how long, to whom, how often, and that they are forgotten.

| not found alone | what hides it, or what was tried |
|---|---|
| a proposal at a table outlives the end of its deal | the next deal ends it, some seconds later |
| an order that was taken back takes a later one of the same kind with it | the table's lock |
| the fewest payments of a netting are not found | people seldom owe in groups: see `test_aside` |
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Final

import pytest
from sqlalchemy import bindparam, delete

from bot.exploring.story import Kind
from bot.games.protocol import Game
from bot.store import Row
from bot.store.rows.order_rows import OrderDoneRow
from bot.store.schema import schema
from bot.store.writing import transacting, writer, writes
from bot.store.writing.writes import Write
from bot.tables.lobbies import lobby_acts
from bot.tables.time import MINUTE, SECOND
from tests.exploring import plots
from tests.exploring.planted import Planted
from tests.exploring.planted_within import AT_ONCE, LOBBIES, STARTING, planted
from tests.exploring.plots import QUICKLY, Plot, part

PLAYING: Final = "bot.tables.playing."
ERASE: Final = "bot.standing.mydata:_erase"


def _is_of_quick_deals(game: Game) -> bool:
    """Return whether deals are over after a few moves, in turns of one after the other."""
    return game.name in {"linger-longer", "rolling-stone"}


INVITED = Plot((part(40, {Kind.OPEN: 4, Kind.SIT: 3, Kind.LOBBY: 30}, AT_ONCE),))
ASLEEP = Plot(
    (
        part(12, {Kind.OPEN: 3, Kind.SIT: 10}, AT_ONCE),
        part(20, {Kind.SIT: 6, Kind.LOBBY: 6, Kind.START: 10}, {(0, SECOND): 0.6, (16 * MINUTE, 17 * MINUTE): 0.4}),
    )
)
TURNED = Plot(
    (
        part(24, {Kind.OPEN: 3, Kind.SIT: 12, Kind.START: 4}, AT_ONCE),
        part(110, {Kind.PLAY: 40, Kind.WISH: 12, Kind.NEXT_DEAL: 4}, AT_ONCE),
    ),
    _is_of_quick_deals,
)
BOTH_KINDS = Plot(
    (
        part(20, {Kind.OPEN: 2, Kind.SIT: 12, Kind.START: 4}, QUICKLY),
        part(70, {Kind.PLAY: 12, Kind.ORDER: 16, Kind.TAKE_BACK: 10}, AT_ONCE),
    ),
    plots.asks_all,
)


PARTING = Plot((part(40, {Kind.FORGET: 8, Kind.LEAGUE: 10, Kind.CONTEST: 12}, AT_ONCE),))
SAT = Plot((part(30, {Kind.DAILY: 10, Kind.FORGET: 3}, AT_ONCE),))


def takes_back_orders_of_all_kinds(patch: pytest.MonkeyPatch) -> None:
    named = (each.name for each in fields(OrderDoneRow) if each.name not in {"kind", "at"})
    statement = delete(schema.orders).where(*(schema.orders.c[each] == bindparam(each) for each in named))
    changed: Mapping[type[Row], Write] = {**writes.WRITES, OrderDoneRow: Write(OrderDoneRow, statement)}
    for module in (writer, transacting):
        patch.setattr(module, "WRITES", changed)


def holds_seats_for_longer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lobby_acts, "HELD", 20 * MINUTE)


def waits_longer_for_who_is_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lobby_acts, "ASKED", 4 * MINUTE)


PLANTED_PROMISED: Sequence[Planted] = (
    Planted("takes back orders of all kinds", takes_back_orders_of_all_kinds, "an order is lost", BOTH_KINDS),
    Planted("holds seats for longer", holds_seats_for_longer, "lobby", INVITED),
    Planted("waits longer for who is asked", waits_longer_for_who_is_asked, "lobby", ASLEEP),
    planted(
        "counts no declines",
        "lobby",
        INVITED,
        f"{LOBBIES}lobby_acts:_declined",
        "_departed(_without(lobby, player, act.at), player)",
        "_without(lobby, player, act.at)",
    ),
    planted(
        "lets lobbies lapse later",
        "lobby",
        INVITED,
        f"{STARTING}lobbies:Lobbies._row",
        "now + self._lifetime",
        "now + 2 * self._lifetime",
    ),
    planted(
        "lets challenges lapse later",
        "challenge",
        plots.OFFERS,
        f"{LOBBIES}opening:challenge",
        "expires_at=now + lifetime",
        "expires_at=now + 2 * lifetime",
    ),
    planted(
        "invites without end",
        "a request was not counted",
        INVITED,
        f"{STARTING}lobbies:Lobbies.invite",
        "await self._limits.ask(host, people)",
        "[]",
    ),
    planted(
        "lets anyone start",
        "started by",
        plots.LOBBIES,
        f"{LOBBIES}lobby:Lobby.may_start",
        "if self.is_host(player):",
        "if self.sitter(player.id) is not None:",
    ),
    planted(
        "keeps what was proposed before a deal",
        "a proposal is still open",
        TURNED,
        f"{PLAYING}agreements:Agreements._find",
        "or await self._has_turned(table, row.at)",
        "",
    ),
    planted(
        "keeps what was proposed for a day",
        "a proposal is still open",
        plots.AGREEMENTS,
        f"{PLAYING}agreements:lifetime",
        "return HOUR if",
        "return DAY if",
    ),
    planted(
        "knows who was forgotten",
        "player",
        plots.GOODBYES,
        "bot.store.questions.remembered:Remembered._forget_player",
        "known is not None and known.id == player",
        "known is None",
    ),
    planted(
        "asks who is late",
        "",
        plots.CLAIMS,
        f"{PLAYING}agreements:needed",
        "deciding or table.in_person",
        "table.in_person",
    ),
    planted("leaves who was forgotten in leagues", "player", PARTING, ERASE, "*acts,", ""),
    planted("leaves who was forgotten in tournaments", "tournament", PARTING, ERASE, "*left,", ""),
    planted("lets daily deals of the forgotten go on", "the daily deal", SAT, ERASE, "*daily,", ""),
)
