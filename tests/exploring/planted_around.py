"""Faults with daily deals and leagues, and with what others may decide about somebody."""

from typing import Any

import pytest

from bot.daily.dailies import Dailies
from bot.daily.days import Days
from bot.standing import league, ledger
from bot.store import Store
from bot.tables.playing import agreements
from bot.tables.playing.agreements import Agreements
from bot.tables.state.absence import RESUME
from tests.exploring import plots
from tests.exploring.planted import Planted
from tests.exploring.planted_within import planted


async def _nothing_later(*_: Any, **__: Any) -> None:
    """Do nothing."""


# Daily deals and leagues


def lets_people_sit_again(patch: pytest.MonkeyPatch) -> None:
    usual, often = Days.digest, iter(range(10**6))

    async def digest(self: Days, day: str, person: int, game: str) -> str:
        return f"{await usual(self, day, person, game)}{next(often)}"

    patch.setattr(Days, "digest", digest)


def opens_no_day(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Days, "_open", _nothing_later)


def shows_the_sittings_of_others(patch: pytest.MonkeyPatch) -> None:
    usual = Dailies.find

    async def find(self: Dailies, key: str, player: Any) -> Any:
        return await usual(self, key, await owner(self, key))

    async def owner(self: Dailies, key: str) -> Any:
        return next(iter((await self._store.players([(await self._row(key)).player])).values()))

    patch.setattr(Dailies, "find", find)


def tells_a_deal_before_midnight(patch: pytest.MonkeyPatch) -> None:
    async def revealed(self: Days, day: str) -> bytes:
        return await self._seeds.read(f"daily-{day}")

    patch.setattr(Days, "revealed", revealed)


def gives_too_little_for_a_win(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(league, "AHEAD", league.LEVEL)


def counts_who_joined_later(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(league, "_has_joined", lambda own, at: bool([*own]))


# What others decide


def lets_who_has_left_go_on(patch: pytest.MonkeyPatch) -> None:
    async def resume(self: Agreements, key: str, player: Any) -> Any:
        return await self._log_writer.write(key, lambda table: [self._row(table, table.own_seat(player), RESUME)])

    patch.setattr(Agreements, "resume", resume)


def ends_without_paying(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(agreements, "stakes_left", lambda _: False)


def finds_the_oldest_game_first(patch: pytest.MonkeyPatch) -> None:
    usual = Store.finished_tables_of

    async def finished(self: Store, player: int, *, limit: int | None = None) -> Any:
        return (await usual(self, player, limit=limit))[::-1]

    patch.setattr(Store, "finished_tables_of", finished)


def lets_proposals_wait_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ledger, "LIFETIME", 10**13)


PLANTED_AROUND = (
    Planted("lets people sit again", lets_people_sit_again, "somebody s", plots.DAILIES),
    Planted("opens no day", opens_no_day, "a day stays closed", plots.DAILIES),
    Planted("shows the sittings of others", shows_the_sittings_of_others, "somebody sees", plots.DAILIES),
    Planted("tells a deal before midnight", tells_a_deal_before_midnight, "a daily deal is told", plots.DAILIES),
    Planted("gives too little for a win", gives_too_little_for_a_win, "the league of", plots.LEAGUES),
    Planted("counts who joined later", counts_who_joined_later, "the league of", plots.LEAGUES),
    Planted("lets who has left go on", lets_who_has_left_go_on, "somebody who has left", plots.LEFT_BEHIND),
    Planted("ends without paying", ends_without_paying, "a game was ended", plots.LEFT_BEHIND),
    Planted("finds the oldest game first", finds_the_oldest_game_first, "finished tables are wrong", plots.ENDS),
    planted(
        "notes settlements before they are posted",
        "announcement",
        plots.POSTS,
        "bot.tables.telling.announcer:Announcer._post",
        "message = await self._stage.announce(",
        "await self._store.commit(AnnouncementPostedRow(row.id, 0, 0)); message = await self._stage.announce(",
    ),
    Planted("lets proposals wait for ever", lets_proposals_wait_for_ever, "an entry was agreed to", plots.SLOW_ANSWERS),
)
