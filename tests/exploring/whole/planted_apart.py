"""Faults planted where the bot is not, at daily deals, and in leagues."""

import os
from collections.abc import Sequence
from typing import Any

import pytest

from bot.daily import dailies, days
from bot.daily.days import PREFIX, Days
from bot.exploring.story import Kind
from bot.standing.league import League
from bot.tables.time import MINUTE, SECOND
from cogs import daily
from cogs import league as cog_of_leagues
from cogs.ids import Verb
from cogs.league import MOST, LeagueCog
from cogs.screens.screen import Button, Screen
from cogs.stage.by_presses import ByPresses
from cogs.stage.turns import Turns
from tests.exploring.planted import Planted
from tests.exploring.plots import IN_HALF_HOURS, QUICKLY, Pauses, Plot, part
from tests.exploring.rewriting import rewrite

# Where the bot is not


def tells_nobody_elsewhere(patch: pytest.MonkeyPatch) -> None:
    usual = Turns.came

    async def came(self: Turns, table: Any, *args: Any) -> None:
        if not table.terms.is_elsewhere:
            await usual(self, table, *args)

    patch.setattr(Turns, "came", came)


def shows_tables_elsewhere_once(patch: pytest.MonkeyPatch) -> None:
    usual = ByPresses.show

    async def show(self: ByPresses, key: str, screen: Screen) -> bool:
        shown = self.__dict__.setdefault("shown", set())
        if key in shown:
            return True
        shown.add(key)
        return await usual(self, key, screen)

    patch.setattr(ByPresses, "show", show)


def settles_elsewhere_twice(patch: pytest.MonkeyPatch) -> None:
    usual = ByPresses.show

    async def show(self: ByPresses, key: str, screen: Any) -> bool:
        rows = [each for block in screen.blocks if isinstance(block, tuple) for each in block]
        ids = [each.id for each in rows if isinstance(each, Button)]
        if any(each.verb == Verb.REMATCH and each.word.endswith("-settle") for each in ids):
            await self.post(key, screen)
        return await usual(self, key, screen)

    patch.setattr(ByPresses, "show", show)


# Daily deals


def forgets_who_has_sat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(days, "_digest", lambda *_: os.urandom(32).hex())


def posts_each_result_twice(patch: pytest.MonkeyPatch) -> None:
    usual = daily.post

    async def post(interaction: Any, screen: Any, *, nonce: str) -> None:
        await usual(interaction, screen, nonce=nonce)
        await usual(interaction, screen, nonce=nonce[::-1])

    patch.setattr(daily, "post", post)


def ranks_people_of_other_servers(patch: pytest.MonkeyPatch) -> None:
    rewrite(patch, "bot.daily.dailies:Dailies.month_board", " if each.guild_id == guild_id", "")


def opens_days_too_soon(patch: pytest.MonkeyPatch) -> None:
    async def open_past(self: Days) -> None:
        for key in await self._store.daily_seeds_closed(PREFIX):
            if key.removeprefix(PREFIX) <= self.today:
                await self._open(key.removeprefix(PREFIX))

    patch.setattr(Days, "open_past", open_past)


def forgets_yesterday(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(dailies, "streak", lambda played, today: int(today in played))


# Leagues


def announces_each_season_twice(patch: pytest.MonkeyPatch) -> None:
    usual = cog_of_leagues.announce

    async def announce(channel: Any, screen: Any, *, nonce: str) -> bool:
        return await usual(channel, screen, nonce=nonce) and await usual(channel, screen, nonce=nonce[::-1])

    patch.setattr(cog_of_leagues, "announce", announce)


def crowns_the_last(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(League, "first", property(lambda self: tuple(row.player for row in self.rows[-1:])))


def never_ends_a_season(patch: pytest.MonkeyPatch) -> None:
    async def look(_: LeagueCog) -> float:
        return MOST

    patch.setattr(LeagueCog, "_look", look)


def _is_of_two(game: Any) -> bool:
    return game.name == "beggar-my-neighbor"


def _is_of_one_deal(game: Any) -> bool:
    return game.name == "linger-longer"


IN_TURNS: Pauses = {(0, 4 * SECOND): 0.85, (MINUTE, 6 * MINUTE): 0.15}
EVE = part(3, {Kind.EVE: 1}, QUICKLY)
AFAR = Plot(
    (
        part(10, {Kind.ELSEWHERE: 1}, QUICKLY),
        part(30, {Kind.ELSEWHERE: 6, Kind.PLAY: 4, Kind.LEAVE: 1}, IN_TURNS),
    )
)
ENDS_AFAR = Plot(
    (
        part(10, {Kind.ELSEWHERE: 1}, QUICKLY),
        part(40, {Kind.ELSEWHERE: 1, Kind.LEAVE: 1}, {(0, SECOND): 1}),
    ),
    _is_of_two,
)
SITTINGS = Plot((part(40, {Kind.DAILY: 1}, {(0, 3 * SECOND): 1}),), _is_of_one_deal)
SAT = part(14, {Kind.DAILY: 1}, {(0, 5 * SECOND): 1})
DAYS = Plot((EVE, SAT, part(1, {Kind.DAILY: 1}, {(40 * MINUTE, 50 * MINUTE): 1}), SAT), _is_of_one_deal)
SEASONS = Plot(
    (
        EVE,
        part(14, {Kind.LEAGUE: 1}, QUICKLY),
        part(240, {Kind.CHALLENGE: 3, Kind.ACCEPT: 12, Kind.PLAY: 60, Kind.LEAVE: 2}, QUICKLY),
    ),
    _is_of_two,
)
REVIVED = Plot((part(12, {Kind.ELSEWHERE: 1}, QUICKLY), part(12, {Kind.ELSEWHERE: 1}, IN_HALF_HOURS)))
JOINED = Plot((EVE, part(14, {Kind.LEAGUE: 1}, QUICKLY)))

PLANTED_APART: Sequence[Planted] = (
    Planted("tells nobody where the bot is not", tells_nobody_elsewhere, "nobody told somebody of a turn", AFAR),
    Planted("shows tables elsewhere once", shows_tables_elsewhere_once, "", AFAR),
    Planted("settles elsewhere twice", settles_elsewhere_twice, "the settlement of", ENDS_AFAR),
    Planted("forgets who has sat", forgets_who_has_sat, "somebody sits twice", SITTINGS),
    Planted("posts each result twice", posts_each_result_twice, "a result was posted twice", DAYS),
    Planted("opens days too soon", opens_days_too_soon, "a day was opened too soon", DAYS),
    Planted("ranks people of other servers", ranks_people_of_other_servers, "a board of daily deals", SITTINGS),
    Planted("forgets yesterday", forgets_yesterday, "a streak is wrong", DAYS),
    Planted("announces each season twice", announces_each_season_twice, "a season was announced", SEASONS),
    Planted("crowns the last", crowns_the_last, "champions are wrong", SEASONS),
    Planted("never ends a season", never_ends_a_season, "a season stays open", JOINED),
)
