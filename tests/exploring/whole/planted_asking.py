"""More faults planted in stage: in notices about time, questions in channels, and what is shown or deleted later."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.exploring.story import Kind
from bot.tables.time import MINUTE, SECOND
from bot.tables.waiting.questions import Questions
from cogs.stage import DiscordStage
from cogs.stage.direct import DirectMessages
from cogs.stage.ground import Ground
from cogs.stage.notices import Notices
from tests.exploring.planted import Planted
from tests.exploring.plots import QUICKLY, Pauses, Plot, is_told, part


async def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


def tells_nobody_that_time_is_over(patch: pytest.MonkeyPatch) -> None:
    async def time_over(self: Notices, table: Any, _late: Any) -> None:
        self._messages.put(table)

    patch.setattr(Notices, "time_over", time_over)


def writes_to_people_twice(patch: pytest.MonkeyPatch) -> None:
    usual = DirectMessages.to_person

    async def to_person(self: DirectMessages, *args: Any, nonce: str, **more: Any) -> Any:
        await usual(self, *args, nonce=nonce[::-1], **more)
        return await usual(self, *args, nonce=nonce, **more)

    patch.setattr(DirectMessages, "to_person", to_person)


def leaves_questions_of_games_that_are_over(patch: pytest.MonkeyPatch) -> None:
    async def outlived(*_: Any) -> list[Any]:
        return []

    patch.setattr(Questions, "outlived", outlived)


def shows_no_other_terms(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(DiscordStage, "countered", _nothing)


def notifies_who_wishes_no_notices(patch: pytest.MonkeyPatch) -> None:
    usual = Ground.turn_notice

    def turn_notice(self: Ground, table: Any, seat: Any, preferences: Any) -> Any:
        found = usual(self, table, seat, preferences)
        return type(found).DM if found is type(found).SILENCE else found

    patch.setattr(Ground, "turn_notice", turn_notice)


def makes_sounds_where_it_should_not(patch: pytest.MonkeyPatch) -> None:
    usual = DirectMessages.panel

    async def panel(self: DirectMessages, *args: Any, is_silent: bool, **more: Any) -> Any:
        return await usual(self, *args, is_silent=not is_silent, **more)

    patch.setattr(DirectMessages, "panel", panel)


IN_NINE_MINUTES: Pauses = {(7 * MINUTE, 9 * MINUTE): 1}
BEGUN = part(20, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12}, QUICKLY)
WAITS = Plot((BEGUN, part(6, {Kind.LOOK: 1}, IN_NINE_MINUTES)), is_told)
QUESTIONS = Plot((BEGUN, part(12, {Kind.WISH: 1}, QUICKLY), part(20, {Kind.LEAVE: 1}, {(0, SECOND): 1})))
COUNTERS = Plot(
    (
        part(14, {Kind.CHALLENGE: 1}, QUICKLY),
        part(16, {Kind.COUNTER: 1}, QUICKLY),
        part(1, {Kind.LOOK: 1}, {(3 * MINUTE, 4 * MINUTE): 1}),
    ),
    lambda game: 2 in game.seats,
)
CHOICES = Plot(
    (
        part(50, {Kind.SETTING: 1}, QUICKLY),
        part(1, {Kind.LOOK: 1}, {(3 * MINUTE, 4 * MINUTE): 1}),
        part(30, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12}, QUICKLY),
    )
)

PLANTED_ASKING: Sequence[Planted] = (
    Planted("tells nobody that time is over", tells_nobody_that_time_is_over, "nobody told somebody that", WAITS),
    Planted("writes to people twice", writes_to_people_twice, "somebody was told", WAITS),
    Planted("leaves questions", leaves_questions_of_games_that_are_over, "an old question", QUESTIONS),
    Planted("shows no other terms", shows_no_other_terms, "other terms are not shown", COUNTERS),
    Planted("notifies who wishes no notices", notifies_who_wishes_no_notices, "somebody is notified who", CHOICES),
    Planted("makes sounds where it should not", makes_sounds_where_it_should_not, "a message made", WAITS),
)
