"""Faults with what people chose ahead, with what managers chose for their server, and with the order of what is told.

| not found alone | what hides it |
|---|---|
| an order for windows is lost | silence says the same, and nobody may see the difference: it is only stored |
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.store import OrderRow, ServerSettingRow, Store
from bot.tables import Setting, Tables
from bot.tables.log import log_writer, logs
from bot.tables.playing import orders
from bot.tables.settings.servers import ServerBook
from bot.tables.state import ahead
from bot.tables.state.ahead import Ahead, done
from tests.exploring import plots
from tests.exploring.planted import Planted, drops

# Orders


def loses_orders_as_others_play(patch: pytest.MonkeyPatch) -> None:
    usual = Ahead.changes

    def changes(self: Ahead, table: Any) -> Any:
        kept = [each for each in usual(self, table) if each not in map(done, self.rows)]
        return [*kept, *map(done, self.rows)]

    patch.setattr(Ahead, "changes", changes)


def keeps_the_older_order(patch: pytest.MonkeyPatch) -> None:
    usual = Ahead.give

    def give(self: Ahead, order: OrderRow) -> None:
        if not any((row.seat, row.kind, row.deal) == (order.seat, order.kind, order.deal) for row in self.rows):
            usual(self, order)

    patch.setattr(Ahead, "give", give)


def orders_for_the_next_seat(patch: pytest.MonkeyPatch) -> None:
    usual = ahead.order_of

    def order_of(table: Any, seat: Any, *args: Any, **more: Any) -> OrderRow:
        return usual(table, (seat + 1) % len(table.players), *args, **more)

    patch.setattr(orders, "order_of", order_of)


def answers_windows_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ahead, "_waits", lambda *_: False)


def plays_the_first_choice_of_a_pause(patch: pytest.MonkeyPatch) -> None:
    usual = ahead.choice_of
    first = dict[tuple[str, int, str], str]()  # by turn: the first line of a choice names it

    def choice_of(*args: Any, **more: Any) -> OrderRow:
        row = usual(*args, **more)
        moves = first.setdefault((row.table, row.seat, row.moves.split("\n")[0]), row.moves)
        return replace(row, moves=moves)

    patch.setattr(log_writer, "choice_of", choice_of)


# Settings of servers


def changes_another_setting_too(patch: pytest.MonkeyPatch) -> None:
    usual = ServerBook.choose

    async def choose(self: ServerBook, guild_id: int, setting: Setting, text: str) -> Any:
        if setting is Setting.UNIT:
            await usual(self, guild_id, Setting.WINDOW, "")
        return await usual(self, guild_id, setting, text)

    patch.setattr(ServerBook, "choose", choose)


def never_stores_a_setting(patch: pytest.MonkeyPatch) -> None:
    drops(patch, ServerSettingRow)


def begins_by_the_settings_of_another_server(patch: pytest.MonkeyPatch) -> None:
    usual = ServerBook.of
    first = list[int]()

    async def of(self: ServerBook, guild_id: int | None) -> Any:
        first.extend([] if guild_id is None or first else [guild_id])
        return await usual(self, guild_id and first[0])

    patch.setattr(ServerBook, "of", of)


def forgets_the_window_of_a_game(patch: pytest.MonkeyPatch) -> None:
    usual = logs.at_start
    patch.setattr(logs, "at_start", lambda *args, **more: replace(usual(*args, **more), window=None))


# The order in which people are told


def tells_some_states_later(patch: pytest.MonkeyPatch) -> None:
    usual = Tables.tell

    def tell(self: Tables, news: Any) -> None:
        asyncio.get_running_loop().call_later(20 * (news.table.ply % 2), usual, self, news)

    patch.setattr(Tables, "tell", tell)


def settles_before_the_end_is_shown(patch: pytest.MonkeyPatch) -> None:
    usual = Tables.tell

    def tell(self: Tables, news: Any) -> None:
        asyncio.get_running_loop().call_later(60 if news.table.is_over else 0, usual, self, news)

    patch.setattr(Tables, "tell", tell)


def posts_the_newest_first(patch: pytest.MonkeyPatch) -> None:
    usual = Store.unposted

    async def unposted(self: Store) -> Sequence[Any]:
        return (await usual(self))[::-1]

    patch.setattr(Store, "unposted", unposted)


PLANTED_AHEAD = (
    Planted("loses orders as others play", loses_orders_as_others_play, "an order", plots.ORDERS),
    Planted("keeps the older order", keeps_the_older_order, "", plots.ORDERS),  # or "nobody wanted this move"
    Planted("orders for the next seat", orders_for_the_next_seat, "", plots.ORDERS),
    Planted("answers windows at once", answers_windows_at_once, "an order answered", plots.STANDING_ORDERS),
    Planted("plays the first choice of a pause", plays_the_first_choice_of_a_pause, "an order", plots.CHOICES),
    Planted("changes another setting too", changes_another_setting_too, "a setting", plots.SETTINGS),
    Planted("never stores a setting", never_stores_a_setting, "a", plots.SETTINGS),
    Planted(
        "begins by the settings of another server",
        begins_by_the_settings_of_another_server,
        "",
        plots.SETTINGS,
    ),
    Planted("forgets the window of a game", forgets_the_window_of_a_game, "a game has other terms", plots.SETTINGS),
    Planted("tells some states later", tells_some_states_later, "an older state", plots.PLAY),
    Planted("settles before the end is shown", settles_before_the_end_is_shown, "a game was settled", plots.ENDS),
    Planted("posts the newest first", posts_the_newest_first, "an announcement was posted", plots.POSTS),
)
