"""More faults planted in stage: in what is shown of a game that is over, and around it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.exploring.story import Kind
from cogs.screens.screen import PublicScreen
from cogs.stage.announcements import Announcements
from cogs.stage.panels import Panels
from cogs.stage.table_message import TableMessages
from tests.exploring.planted import Planted
from tests.exploring.plots import ASKED, AT_ONCE, Plot, part


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


ENDS = Plot((part(50, {**ASKED, Kind.ACCEPT: 12, Kind.PLAY: 8, Kind.LEAVE: 10, Kind.REMATCH: 2}, AT_ONCE),))

PLANTED_AFTER: Sequence[Planted] = (
    Planted("leaves tables as if they went on", leaves_tables_as_if_they_went_on, "", ENDS),
    Planted("leaves panels as if the game went on", leaves_panels_as_if_the_game_went_on, "an old panel", ENDS),
    Planted("settles without the way on", settles_without_the_way_on, "", ENDS),
    Planted("notes settlements that were never posted", notes_settlements_that_were_never_posted, "", ENDS),
)
