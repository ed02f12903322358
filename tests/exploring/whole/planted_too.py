"""More faults planted in commands and stage: in tournaments, in notices, and in what is posted around a kill."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.exploring.story import Kind
from bot.tables.time import MINUTE, SECOND
from cogs.screens.screen import PublicScreen
from cogs.stage.ground import Ground
from cogs.stage.tournaments import TournamentMessages
from cogs.stage.turns import Turns
from cogs.tournament import TournamentCog
from tests.exploring.planted import Planted
from tests.exploring.plots import ASKED, AT_ONCE, QUICKLY, Pauses, Plot, part

IN_ROUNDS: Pauses = {(0, 4 * SECOND): 0.8, (MINUTE, 4 * MINUTE): 0.2}


def calls_everybody(patch: pytest.MonkeyPatch) -> None:
    usual = PublicScreen.layout
    patch.setattr(PublicScreen, "layout", lambda self: usual(replace(self, blocks=(*self.blocks, "@everyone"))))


def calls_who_never_signed_up(patch: pytest.MonkeyPatch) -> None:
    usual = TournamentMessages._quietly

    async def quietly(self: TournamentMessages, contest: Any, screen: PublicScreen) -> PublicScreen:
        found = await usual(self, contest, screen)
        people = await self._stage.tables.people._store.players(range(1, 7))
        users = [each.discord_id for each in people.values() if each.discord_id is not None]
        words = " ".join(f"<@{each}>" for each in users)
        return replace(found, blocks=(*found.blocks, words), pings=tuple(users))

    patch.setattr(TournamentMessages, "_quietly", quietly)


def shows_tournaments_as_they_were(patch: pytest.MonkeyPatch) -> None:
    async def edit(*_: Any) -> bool:
        return True

    patch.setattr(TournamentMessages, "_edit", edit)


def signs_up_who_wants_to_leave(patch: pytest.MonkeyPatch) -> None:
    usual = TournamentCog._ask

    async def ask(self: TournamentCog, press: Any, found: Any) -> None:
        if press.id.word == "leave":
            await self._sign_up(press)
        else:
            await usual(self, press, found)

    patch.setattr(TournamentCog, "_ask", ask)


def believes_that_all_take_direct_messages(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ground, "is_unreachable", lambda *_: False)


def notes_turns_before_they_are_sent(patch: pytest.MonkeyPatch) -> None:
    usual = Turns._send

    async def send(self: Turns, table: Any, seat: Any, state: Any, last: Any, *args: Any, **more: Any) -> None:
        await self._drawing.note_notified(table, seat, state, last)
        await usual(self, table, seat, state, last, *args, **more)

    patch.setattr(Turns, "_send", send)


def _plot(count: int, presses: dict[Kind, int], pauses: Pauses = AT_ONCE, *, blow: float = 0, **blows: int) -> Plot:
    return Plot((part(count, presses, pauses, blow=blow, **blows),))


CONTESTS = _plot(40, {Kind.CONTEST: 1}, IN_ROUNDS)
SHUT = Plot((part(16, {Kind.SETTING: 1}, QUICKLY), part(24, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12}, QUICKLY)))
UNSENT = _plot(60, {**ASKED, Kind.ACCEPT: 12, Kind.PLAY: 8}, blow=0.3, discord=1)

PLANTED_TOO: Sequence[Planted] = (
    Planted("calls everybody", calls_everybody, "a message calls everybody", CONTESTS),
    Planted("calls who never signed up", calls_who_never_signed_up, "somebody is notified", CONTESTS),
    Planted("shows tournaments as they were", shows_tournaments_as_they_were, "an old state", CONTESTS),
    Planted("signs up who wants to leave", signs_up_who_wants_to_leave, "tournament", CONTESTS),
    Planted("believes that all take direct messages", believes_that_all_take_direct_messages, "nobody called", SHUT),
    Planted("notes turns before they are sent", notes_turns_before_they_are_sent, "nobody called", UNSENT),
)
