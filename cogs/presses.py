"""One listener for presses on every button, menu and form of ours, also on messages of an earlier process.

The library's own views would have to be kept alive. They also ignore, silently, a press whose button was edited away
while the press was on its way. Here the custom id alone says what to do, so every press is answered.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import timedelta
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables import Tables
from bot.text import say
from cogs.answer import accept, is_private, whisper
from cogs.deliveries import Deliveries
from cogs.finding import table_named
from cogs.flood import Gate
from cogs.guard import guarded
from cogs.ids import CustomId, TableCommand, Verb, parse_id
from cogs.locale_and_style import locale_of, recall
from cogs.people import player_of
from cogs.press import Press, TablePress
from cogs.tools import Tools

OPENING = frozenset({Verb.READ, Verb.GRAY, Verb.WHY, Verb.HINT, Verb.LEAVE, Verb.BREAK})
"""Verbs of panels that open a hidden reply, which would push the panel away from under a second tap."""

Answer = Callable[[Press], Awaitable[None]]
"""A function that answers a press."""

AnswerAtTable = Callable[[TablePress], Awaitable[None]]
"""A function that answers a press at a table."""


class AnsweringCog(commands.Cog):
    """A part of the bot: its commands, and the presses and forms that it answers."""

    def __init__(self, tools: Tools) -> None:
        self._stage = tools.stage
        self._tables = tools.stage.tables
        self._standing = tools.stage.standing
        self._emoji = tools.stage.emoji
        self._screens = tools.screens
        self._shown = tools.shown
        self._studio = tools.studio

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        """Return the buttons, menus and forms that this part answers whose ids name a table."""
        return {}

    def presses(self) -> Mapping[str, Answer]:
        """Return the other buttons and menus that this part answers."""
        return {}

    def forms(self) -> Mapping[str, Answer]:
        """Return the other submitted forms that this part answers."""
        return {}

    def commands_at_tables(self) -> Mapping[TableCommand, AnswerAtTable]:
        """Return the commands of this part that are about one table."""
        return {}

    def moves(self) -> Collection[str]:
        """Return the verbs of presses that play, which are counted in a burst alone."""
        return ()

    def decisions(self) -> Collection[str]:
        """Return the verbs of presses that agree to something, or end it, under a question that a press has opened."""
        return ()

    def menus(self) -> Sequence[app_commands.ContextMenu]:
        """Return the commands in the menu of a person or a message, which a cog must add to the tree itself."""
        return ()


class Presses(commands.Cog):
    """The router of each press to the part that answers its verb."""

    def __init__(
        self,
        tables: Tables,
        gate: Gate,
        deliveries: Deliveries[discord.Interaction],
        parts: Sequence[AnsweringCog],
        *,
        is_meant: Callable[[TablePress], bool],
        taking: Callable[[TablePress], AbstractAsyncContextManager[None]],
        hear: Callable[[TablePress], Awaitable[TablePress]],
        double_press: float,
    ) -> None:
        """`is_meant` notes a press in a panel, and returns whether it counts. `taking` takes one where the bot is not.
        `hear` notes that its player is there.

        `double_press`: seconds in which a hidden question takes no decision. It came below the press that opened it,
        with its answers where that button was.
        """
        self._is_meant = is_meant
        self._taking = taking
        self._hear = hear
        self._double_press = timedelta(seconds=double_press)
        self._tables = tables
        self._gate = gate
        self._deliveries = deliveries
        self._moves = frozenset(verb for part in parts for verb in part.moves())
        self._decisions = frozenset(verb for part in parts for verb in part.decisions())
        self._at_tables = {verb: answer for part in parts for verb, answer in part.at_tables().items()}
        self._elsewhere = {
            discord.InteractionType.component: {
                verb: press for part in parts for verb, press in part.presses().items()
            },
            discord.InteractionType.modal_submit: {verb: form for part in parts for verb, form in part.forms().items()},
        }

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer when a button was pressed, a menu used, or a form submitted."""
        if interaction.type not in self._elsewhere:
            return
        said: Mapping[str, object] = dict(interaction.data or {})
        pressed = parse_id(str(said.get("custom_id", "")))
        is_move = pressed is not None and pressed.verb in self._moves
        is_own = interaction.type is discord.InteractionType.component and is_private(interaction)
        hasty = partial(self._tell_in_place, interaction, pressed, said) if is_own else None
        if self._deliveries.take(interaction) and await self._gate.admits(interaction, is_move=is_move, tell=hasty):
            await recall(interaction, self._tables)
            await guarded(interaction, self._answer(interaction, pressed, said))
            # A live panel keeps its press for minutes, and only a search for garbage frees it: not the message, too.
            interaction.message = None

    async def _tell_in_place(
        self, interaction: discord.Interaction, pressed: CustomId | None, said: Mapping[str, object]
    ) -> None:
        """Take one of too many presses: a panel says in its news that it was not played, and nothing else is added."""
        if pressed is not None and pressed.verb in self._moves and pressed.verb in self._at_tables:
            await self._answer(interaction, pressed, said, is_hasty=True)
        else:
            await accept(interaction)

    async def _answer(
        self,
        interaction: discord.Interaction,
        pressed: CustomId | None,
        said: Mapping[str, object],
        *,
        is_hasty: bool = False,
    ) -> None:
        press = None if pressed is None else Press.of(interaction, pressed, _values(said), is_hasty=is_hasty)
        if press is not None and await self._is_stray(press):
            await accept(interaction)
        elif press is not None and (at_table := self._at_tables.get(press.id.verb)) is not None:
            player = await player_of(interaction, self._tables)
            table = await table_named(interaction, self._tables, player, press.id.key)
            pressed_at = press.at_table(player, table)
            async with self._taking(pressed_at):
                await at_table(await self._hear(pressed_at))
        elif press is not None and (answer := self._elsewhere[interaction.type].get(press.id.verb)) is not None:
            await answer(press)
        else:
            await whisper(interaction, say(locale_of(interaction), "declined-stale"))

    async def _is_stray(self, press: Press) -> bool:
        """Return whether a press was meant for another button: a decision, or what opens something below a panel.

        Raises Declined (NO_TABLE, DAMAGED).
        """
        if press.is_private and press.id.verb in self._decisions:
            return self._is_new(press.interaction)
        if not press.is_private or press.id.verb not in OPENING:
            return False
        player = await player_of(press.interaction, self._tables)
        at_table = press.at_table(player, await table_named(press.interaction, self._tables, player, press.id.key))
        return at_table.own is not None and not self._is_meant(at_table)

    def _is_new(self, interaction: discord.Interaction) -> bool:
        """Return whether the pressed message came a moment ago, by Discord's own clock."""
        message = interaction.message
        return message is not None and interaction.created_at - message.created_at < self._double_press


def _values(said: Mapping[str, object]) -> list[str]:
    """Return a menu's chosen values, or one text per field of a form; several choices have spaces between them."""
    chosen, lines = said.get("values"), said.get("components")
    if isinstance(chosen, list):
        return [str(value) for value in chosen]
    fields = [line.get("component", {}) for line in lines if isinstance(line, dict)] if isinstance(lines, list) else []
    return [_given(field) for field in fields if isinstance(field, dict)]


def _given(field: Mapping[str, object]) -> str:
    chosen = field.get("values")
    return " ".join(map(str, chosen)) if isinstance(chosen, list) else str(field.get("value", ""))
