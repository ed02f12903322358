"""Faults planted in commands and stage, each by overriding one method: the judges of whole stories must find them.

| not found alone | what hides it |
|---|---|
| a settlement is posted without looking whether it is there | Discord takes a second one with its nonce as the first |
"""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.app.client import Chapeau
from bot.tables.log.log_writer import LogWriter
from bot.tables.playing.playing import Playing
from bot.tables.waiting.presence import Presence
from cogs import answer
from cogs.debouncer import Debouncer
from cogs.deliveries import Deliveries
from cogs.flood import Gate
from cogs.screens.screen import PrivateScreen, PublicScreen
from cogs.stage.announcements import Announcements
from cogs.stage.leftovers import Leftovers
from cogs.stage.table_message import TableMessages
from tests.exploring.planted import Planted


async def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


def _none(*_: Any, **__: Any) -> None:
    """Do nothing."""


def lets_a_stale_panel_act(patch: pytest.MonkeyPatch) -> None:
    usual = Playing.play_all

    async def play_all(self: Playing, key: str, player: Any, moves: Any, *, turn: int | None = None) -> Any:
        return await usual(self, key, player, moves)

    patch.setattr(Playing, "play_all", play_all)


def answers_each_delivery(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Deliveries, "take", lambda *_: True)


def never_deletes_what_it_replaced(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Leftovers, "remove", _nothing)
    patch.setattr(Leftovers, "_sweep", _nothing)


def posts_without_looking(patch: pytest.MonkeyPatch) -> None:
    usual = discord.abc.Messageable.send

    async def send(self: Any, *args: Any, nonce: Any = None, **more: Any) -> Any:
        return await usual(self, *args, **more)

    patch.setattr(discord.abc.Messageable, "send", send)
    patch.setattr(Announcements, "_find", _nothing)


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


def answers_before_commit(patch: pytest.MonkeyPatch) -> None:
    usual = LogWriter._commit

    async def commit(self: LogWriter, unit: Any, also: Any) -> None:
        self._memory.keep(unit.now)
        await usual(self, unit, also)

    patch.setattr(LogWriter, "_commit", commit)


def never_hears_that_it_is_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Chapeau, "on_shard_resumed", _nothing)


def never_goes_on_after_an_outage(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Presence, "in_reach", _none)


def never_learns_of_deletions(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Chapeau, "on_raw_message_delete", _nothing)


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


def labels_are_too_long(patch: pytest.MonkeyPatch) -> None:
    usual = PrivateScreen.layout

    def layout(self: Any) -> Any:
        return usual(replace(self, blocks=(*self.blocks, "x" * 4001) if len(self.blocks) > 6 else self.blocks))

    patch.setattr(PrivateScreen, "layout", layout)


def drops_errors_in_tasks(patch: pytest.MonkeyPatch) -> None:
    usual = Chapeau.on_guild_join

    async def on_guild_join(self: Chapeau, guild: discord.Guild) -> None:
        await usual(self, guild)
        raise KeyError(guild.id)

    patch.setattr(Chapeau, "on_guild_join", on_guild_join)


def posts_each_table_twice(patch: pytest.MonkeyPatch) -> None:
    usual = TableMessages._post

    async def post(self: TableMessages, *args: Any, **more: Any) -> None:
        await usual(self, *args, **more)
        await usual(self, *args, **more)

    patch.setattr(TableMessages, "_post", post)
    patch.setattr(TableMessages, "_remove", _nothing)


PLANTED = (
    Planted("lets a stale panel act", lets_a_stale_panel_act, "nobody asked"),
    Planted("answers each delivery", answers_each_delivery, ""),
    Planted("never deletes what it replaced", never_deletes_what_it_replaced, "a table is shown"),
    Planted("posts without looking", posts_without_looking, "the settlement"),
    Planted("shows nothing that failed again", shows_nothing_that_failed_again, ""),
    Planted("shows no news", shows_no_news, ""),
    Planted("answers before commit", answers_before_commit, ""),
    Planted("never hears that it is back", never_hears_that_it_is_back, "stands still"),
    Planted("never goes on after an outage", never_goes_on_after_an_outage, "stands still"),
    Planted("never learns of deletions", never_learns_of_deletions, ""),
    Planted("shows panels to everybody", shows_panels_to_everybody, ""),
    Planted("leaves presses without an answer", leaves_presses_without_an_answer, "nobody answers"),
    Planted("labels are too long", labels_are_too_long, "refused"),
    Planted("drops errors in tasks", drops_errors_in_tasks, "an error was logged"),
    Planted("posts each table twice", posts_each_table_twice, "a table is shown"),
)
