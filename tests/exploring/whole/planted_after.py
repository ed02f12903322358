"""More faults planted in stage: in what is shown of a game that is over, and in what language.

| not found alone | what hides it, or what was tried |
|---|---|
| a settlement is posted without a nonce | it is looked for in the channel: planted without that, too |
| a call to a table of a tournament is posted without a nonce | the same |
| what could not be deleted is not tried again | not found in seven seeds: the next start reads the note of it |
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.exploring.story import Kind
from bot.exploring.whole.tell import COURSE
from bot.tournament.tournaments import Tournaments
from cogs.screens.screen import PublicScreen
from cogs.stage.announcements import Announcements
from cogs.stage.ground import Ground
from cogs.stage.panels import Panels
from cogs.stage.table_message import TableMessages
from cogs.stage.tournaments import TournamentMessages
from cogs.stage.upkeep import Upkeep
from tests.exploring.planted import Planted
from tests.exploring.plots import ASKED, AT_ONCE, Plot, part
from tests.exploring.whole.planted_too import CONTESTS, IN_ROUNDS


async def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


def leaves_tables_as_if_they_went_on(patch: pytest.MonkeyPatch) -> None:
    usual = TableMessages._show_with

    async def show_with(self: TableMessages, table: Any, wanted: Any) -> None:
        if not table.is_over:
            await usual(self, table, wanted)

    patch.setattr(TableMessages, "_show_with", show_with)


def leaves_panels_as_if_the_game_went_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Panels, "_show_end", _nothing)


def settles_without_the_way_on(patch: pytest.MonkeyPatch) -> None:
    usual = Announcements._screen

    async def screen(self: Announcements, announcement: Any, table: Any, mark: str) -> PublicScreen:
        found = await usual(self, announcement, table, mark)
        return replace(found, blocks=tuple(each for each in found.blocks if not isinstance(each, tuple)))

    patch.setattr(Announcements, "_screen", screen)


def notes_settlements_that_were_never_posted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Announcements, "post", _nothing)


def settles_without_nonce_or_look(patch: pytest.MonkeyPatch) -> None:
    _find_nothing(patch, Announcements)
    _forget_nonces(patch)


def calls_to_tournaments_without_nonce_or_look(patch: pytest.MonkeyPatch) -> None:
    _find_nothing(patch, TournamentMessages)
    _forget_nonces(patch)


def notes_no_call_to_a_tournament(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Tournaments, "called", _nothing)


def speaks_english_to_all(patch: pytest.MonkeyPatch) -> None:
    async def locale_for(*_: Any) -> str:
        return "en"

    patch.setattr(Ground, "locale_for", locale_for)


def leaves_earlier_hidden_replies(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Upkeep, "drop", _nothing)


def _find_nothing(patch: pytest.MonkeyPatch, where: type) -> None:
    patch.setattr(where, "_find", _nothing)


def _forget_nonces(patch: pytest.MonkeyPatch) -> None:
    usual = discord.abc.Messageable.send

    async def send(self: Any, *args: Any, **more: Any) -> Any:
        return await usual(self, *args, **{name: value for name, value in more.items() if name != "nonce"})

    patch.setattr(discord.abc.Messageable, "send", send)


ENDS = Plot((part(50, {**ASKED, Kind.ACCEPT: 12, Kind.PLAY: 8, Kind.LEAVE: 10, Kind.REMATCH: 2}, AT_ONCE),))
KILLS = Plot(
    (part(50, {**ASKED, Kind.ACCEPT: 12, Kind.PLAY: 6, Kind.LEAVE: 12}, AT_ONCE, blow=0.25, discord=3, kill=3),),
    lambda game: game.name in {"linger-longer", "beggar-my-neighbor"},
)
ROUNDS = Plot((part(50, {Kind.CONTEST: 1}, IN_ROUNDS, blow=0.2, discord=3, kill=2),))
PLOT = Plot(((COURSE, 150),))

PLANTED_AFTER: Sequence[Planted] = (
    Planted("leaves tables as if they went on", leaves_tables_as_if_they_went_on, "", ENDS),
    Planted("leaves panels as if the game went on", leaves_panels_as_if_the_game_went_on, "an old panel", ENDS),
    Planted("settles without the way on", settles_without_the_way_on, "", ENDS),
    Planted("notes settlements that were never posted", notes_settlements_that_were_never_posted, "", ENDS),
    Planted("settles without nonce or look", settles_without_nonce_or_look, "", KILLS),
    Planted("calls to tournaments without nonce or look", calls_to_tournaments_without_nonce_or_look, "", ROUNDS),
    Planted("notes no call to a tournament", notes_no_call_to_a_tournament, "", CONTESTS),
    Planted("speaks English to all", speaks_english_to_all, "a message is in the wrong", PLOT),
    Planted("leaves earlier hidden replies", leaves_earlier_hidden_replies, "an old panel", PLOT),
)
