"""Faults planted in commands and stage, each by overriding one method: the judges of whole stories must find them.

Not found in the first five seeds, and not looked for further here. The first two are found with tables and store.

- Hosting ignores the turn of a press, and so lets an old panel act.
- A move is remembered, and answered, before its commit.
- The bot never hears that a shard has resumed, or that somebody has deleted a message.
"""

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.app.client import Chapeau
from bot.exploring.story import Kind
from bot.exploring.whole.tell import COURSE
from bot.tables import Table
from bot.tables.time import MINUTE, SECOND
from bot.tables.waiting.presence import Presence
from cogs import answer
from cogs.debouncer import Debouncer
from cogs.deliveries import Deliveries
from cogs.flood import Gate
from cogs.screens.screen import PrivateScreen, PublicScreen
from cogs.stage import DiscordStage, live, pressed, table_message
from cogs.stage.leftovers import Leftovers
from cogs.stage.pressed import Pressed
from cogs.stage.table_message import TableMessages
from cogs.stage.turns import Turns
from cogs.stage.upkeep import Upkeep
from tests.exploring.planted import Planted
from tests.exploring.plots import ASKED, AT_ONCE, IN_HALF_HOURS, QUICKLY, Plot, is_of_two_tables, is_told, part


async def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


def _none(*_: Any, **__: Any) -> None:
    """Do nothing."""


def answers_each_delivery(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Deliveries, "take", lambda *_: True)


def never_deletes_what_it_replaced(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Leftovers, "remove", _nothing)
    patch.setattr(Leftovers, "_sweep", _nothing)


def shows_nothing_that_failed_again(patch: pytest.MonkeyPatch) -> None:
    usual = Debouncer._show_latest

    async def show_latest(self: Debouncer, key: str) -> None:
        try:
            await self._until_due(key)
            table = self._latest.pop(key)
            self._due.pop(key)
            await self._show(table)
        except Exception:
            return
        await usual(self, key)

    patch.setattr(Debouncer, "_show_latest", show_latest)


def shows_no_news(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableMessages, "put", _none)
    patch.setattr(TableMessages, "put_spaced", _none)


def never_goes_on_after_an_outage(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Presence, "in_reach", _none)


def shows_panels_to_everybody(patch: pytest.MonkeyPatch) -> None:
    usual = answer.reply

    async def reply(interaction: discord.Interaction, screen: Any, *, hidden: bool = False) -> int | None:
        is_panel = isinstance(screen, PrivateScreen) and interaction.guild_id is not None
        return await usual(interaction, PublicScreen(screen.blocks) if is_panel else screen, hidden=hidden)

    for place in ("cogs.play", "cogs.stage.pressed", "cogs.press", "cogs.table", "cogs.answer"):
        patch.setattr(f"{place}.reply", reply, raising=False)


def leaves_presses_without_an_answer(patch: pytest.MonkeyPatch) -> None:
    usual = Gate.admits

    async def admits(self: Gate, interaction: discord.Interaction, **more: Any) -> bool:
        return interaction.id >> 22 & 31 != 0 and await usual(self, interaction, **more)

    patch.setattr(Gate, "admits", admits)


def says_too_much(patch: pytest.MonkeyPatch) -> None:
    usual = PrivateScreen.layout

    def layout(self: Any) -> Any:
        return usual(replace(self, blocks=(*self.blocks, "x" * 4001) if len(self.blocks) > 6 else self.blocks))

    patch.setattr(PrivateScreen, "layout", layout)


def leaves_words_out_in_public(patch: pytest.MonkeyPatch) -> None:
    usual = PublicScreen.layout

    def layout(self: PublicScreen) -> Any:
        words = [each for each in self.blocks if isinstance(each, str)]
        return usual(replace(self, blocks=tuple(each for each in self.blocks if each is not words[-1])))

    patch.setattr(PublicScreen, "layout", layout)


def lets_a_task_die(patch: pytest.MonkeyPatch) -> None:
    usual = TableMessages.put

    async def dies() -> None:
        raise KeyError

    def put(self: TableMessages, table: Any, *, within: float = 0) -> None:
        usual(self, table, within=within)
        asyncio.get_running_loop().create_task(dies())

    patch.setattr(TableMessages, "put", put)


def posts_each_table_twice(patch: pytest.MonkeyPatch) -> None:
    usual = TableMessages._post

    async def post(self: TableMessages, *args: Any, **more: Any) -> None:
        await usual(self, *args, **more)
        await usual(self, *args, **more)

    patch.setattr(TableMessages, "_post", post)
    patch.setattr(TableMessages, "_remove", _nothing)


def shows_no_end_of_a_challenge(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(DiscordStage, "closed", _nothing)


def shows_no_lobby(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(DiscordStage, "show_lobby", _nothing)


def leaves_hidden_replies_as_they_are(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pressed, "_put_away", _nothing)


def calls_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Turns, "came", _nothing)


def shows_what_others_are_to_play(patch: pytest.MonkeyPatch) -> None:
    usual = table_message.public_table

    async def public_table(table: Table, *args: Any) -> PublicScreen:
        return await usual(replace(table, known=None), *args)

    patch.setattr(table_message, "public_table", public_table)


def drops_what_comes_while_it_waits(patch: pytest.MonkeyPatch) -> None:
    usual = Debouncer.put

    def put(self: Debouncer, table: Table, **more: Any) -> None:
        waiting = self._latest.get(table.id)
        usual(self, table if waiting is None or waiting.deal != table.deal else waiting, **more)

    patch.setattr(Debouncer, "put", put)


def leaves_direct_messages_as_they_are(patch: pytest.MonkeyPatch) -> None:
    async def leave_direct(_self: Upkeep, _table: Any, _seat: Any, state: Any) -> None:
        state.leave_direct(is_owed=False)

    patch.setattr(Upkeep, "leave_direct", leave_direct)


def puts_hidden_replies_away_too_late(patch: pytest.MonkeyPatch) -> None:
    for place in (pressed, live):
        patch.setattr(place, "FREE", 17 * MINUTE)


def restores_no_deleted_message(patch: pytest.MonkeyPatch) -> None:
    usual = TableMessages._edit

    async def edit(self: TableMessages, *args: Any, **more: Any) -> bool:
        await usual(self, *args, **more)
        return True

    patch.setattr(TableMessages, "_edit", edit)
    patch.setattr(Chapeau, "on_raw_message_delete", _nothing)


PLOT = Plot(((COURSE, 150),))
PANELS = Plot((part(40, {**ASKED, Kind.ACCEPT: 12, Kind.PLAY: 12, Kind.LOOK: 4}, AT_ONCE),))
DUPLICATES = Plot(
    (
        part(24, {Kind.DUPLICATE: 1}, {(2 * SECOND, 8 * SECOND): 1}),
        part(50, {Kind.PLAY: 30, Kind.LEAVE: 2, Kind.LOOK: 2}, {(0, 8 * SECOND): 0.9, (MINUTE, 4 * MINUTE): 0.1}),
    ),
    is_of_two_tables,
)
DELETED = Plot(
    (
        part(20, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12, Kind.OPEN: 1, Kind.SIT: 3}, {(500, 4 * SECOND): 1}),
        part(40, {Kind.PLAY: 20, Kind.LOOK: 2}, {(0, 5 * SECOND): 0.9, (MINUTE, 2 * MINUTE): 0.1}, blow=0.2, server=1),
    )
)
OUTAGES = Plot(
    (
        part(16, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12}, QUICKLY),
        part(8, {Kind.PLAY: 1}, IN_HALF_HOURS, blow=0.4, line=1),
    ),
    is_told,
)
FAILING = Plot((part(80, {**ASKED, Kind.ACCEPT: 12, Kind.PLAY: 8}, AT_ONCE, blow=0.25, discord=1),))

PLANTED = (
    Planted("lets a task die", lets_a_task_die, "nobody caught", PLOT),
    Planted("leaves presses without an answer", leaves_presses_without_an_answer, "", PLOT),
    Planted("says too much in a message", says_too_much, "", PLOT),
    Planted("leaves words out in public", leaves_words_out_in_public, "an old state", PLOT),
    Planted("shows panels to everybody", shows_panels_to_everybody, "", PANELS),
    Planted("shows no news", shows_no_news, "", PLOT),
    Planted("never deletes what it replaced", never_deletes_what_it_replaced, "", PLOT),
    Planted("shows nothing that failed again", shows_nothing_that_failed_again, "", FAILING),
    Planted("answers each delivery", answers_each_delivery, "", PLOT),
    Planted("never goes on after an outage", never_goes_on_after_an_outage, "", OUTAGES),
    Planted("posts each table twice", posts_each_table_twice, "", PLOT),
    Planted("shows no end of a challenge", shows_no_end_of_a_challenge, "a challenge that is over", PLOT),
    Planted("leaves hidden replies as they are", leaves_hidden_replies_as_they_are, "an old panel", PANELS),
    Planted("calls nobody", calls_nobody, "nobody called", PANELS),
    Planted("shows a closed deal", shows_what_others_are_to_play, "cards of a dup", DUPLICATES),
    Planted("drops what comes while it waits", drops_what_comes_while_it_waits, "an old state", PLOT),
    Planted("leaves direct messages as they are", leaves_direct_messages_as_they_are, "an old panel", PLOT),
    Planted("puts hidden replies away too late", puts_hidden_replies_away_too_late, "an old panel", PLOT),
    Planted("restores no deleted message", restores_no_deleted_message, "the message of a table", DELETED),
    Planted("shows no lobby", shows_no_lobby, "a seat in a lobby", PLOT),
)
