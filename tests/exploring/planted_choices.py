"""Faults with what people chose for themselves, with who may do what at a table, and those that a second defense heals.

What the watch takes up though nothing was wrong has been missed by another part: such faults are found without taking
the watch away.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from bot.exploring.incarnation import GUILDS
from bot.games.protocol import Seat
from bot.robots.protocol import Level
from bot.standing import Ledger
from bot.standing.leaderboard import Leaderboard
from bot.store import ListingRow, PreferenceRow, Row
from bot.store.questions.remembered import Remembered
from bot.store.schema.standing_schema import listings
from bot.store.writing.upsert import upsert
from bot.store.writing.writes import WRITES, Write
from bot.tables.lobbies.offers import Offers
from bot.tables.log.memory import Memory
from bot.tables.playing import dealing
from bot.tables.playing.dealing import Dealing
from bot.tables.service import Tables
from bot.tables.settings.preferences import QUIET, PreferenceBook
from bot.tables.starting.beginnings import Beginnings
from bot.tables.starting.blocking import Blocking
from bot.tables.state import log_rows
from bot.tables.waiting.nudges import Nudges
from tests.exploring import plots
from tests.exploring.planted import Planted


def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


async def _nothing_later(*_: Any, **__: Any) -> None:
    """Do nothing."""


# What people chose


def unblocks_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Blocking, "unblock", _nothing_later)


def goes_by_older_quiet_hours(patch: pytest.MonkeyPatch) -> None:
    usual = Remembered.doubt

    def doubt(self: Remembered, unit: Iterable[Row]) -> None:
        usual(self, [row for row in unit if not (isinstance(row, PreferenceRow) and row.key == QUIET)])

    patch.setattr(Remembered, "doubt", doubt)


def refuses_no_proposal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ledger, "refuse", Ledger._asked_of)


def hears_only_the_proposer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ledger, "agree", Ledger._asked_of)


def enters_it_elsewhere(patch: pytest.MonkeyPatch) -> None:
    usual = Ledger.propose_correction

    async def propose(self: Ledger, _guild_id: int, *args: Any, **more: Any) -> Any:
        return await usual(self, min(GUILDS), *args, **more)

    patch.setattr(Ledger, "propose_correction", propose)


def lists_people_everywhere(patch: pytest.MonkeyPatch) -> None:
    usual = Leaderboard.be_seen_everywhere
    patch.setattr(Leaderboard, "be_seen_everywhere", lambda self, player, **_: usual(self, player, wish=True))


def lists_who_was_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(WRITES[ListingRow], "sqlite", Write(ListingRow, upsert(listings, "everywhere")).sqlite)


def begins_without_quiet_hours(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PreferenceBook, "quiet_of", _nothing_later)


# Who may do what


def lets_anyone_cut(patch: pytest.MonkeyPatch) -> None:
    def cutter(table: Any, player: Any, deal: Any) -> Seat:
        dealing._check_owed(table, deal)
        return table.own_seat(player)

    patch.setattr(dealing, "_cutter", cutter)


def asks_again_without_stakes(patch: pytest.MonkeyPatch) -> None:
    usual = Offers.rematch

    async def rematch(self: Offers, *args: Any, terms: Any, **more: Any) -> Any:
        return await usual(self, *args, terms=replace(terms, stake=0), **more)

    patch.setattr(Offers, "rematch", rematch)


def tells_who_answered(patch: pytest.MonkeyPatch) -> None:
    usual = Tables.tell
    patch.setattr(Tables, "tell", lambda self, news: usual(self, replace(news, is_hidden=False)))


def finds_half_of_the_games(patch: pytest.MonkeyPatch) -> None:
    usual = Memory.tables_of

    async def tables_of(self: Memory, player: Any) -> Any:
        return [each for each in await usual(self, player) if each.awaits(player)]

    patch.setattr(Memory, "tables_of", tables_of)


def takes_back_the_whole_turn(patch: pytest.MonkeyPatch) -> None:
    usual = log_rows.take_back

    def take_back(undoable: Any, seat: Any, now: Any) -> Any:
        return usual(undoable, seat, now)._replace(position=now.back_to(undoable[0].before))

    patch.setattr(log_rows, "take_back", take_back)


def nudges_everyone(patch: pytest.MonkeyPatch) -> None:
    usual = Nudges.nudge

    async def nudge(self: Nudges, key: str, player: Any) -> Any:
        table, _ = await usual(self, key, player)
        return table, tuple(sorted(table.in_person))

    patch.setattr(Nudges, "nudge", nudge)


def practices_with_others(patch: pytest.MonkeyPatch) -> None:
    usual = Beginnings.promise

    async def promise(self: Beginnings, player: Any, **more: Any) -> Any:
        return await usual(self, player, **{**more, "level": Level.NOVICE})

    patch.setattr(Beginnings, "promise", promise)


# What the watch heals


def awaits_no_deal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Dealing, "watch", _nothing)


PLANTED_CHOICES = (
    Planted("unblocks nobody", unblocks_nobody, "a choice of a person", plots.BLOCKS),
    Planted("goes by older quiet hours", goes_by_older_quiet_hours, "the bot goes by", plots.OWN_SETTINGS),
    Planted("refuses no proposal", refuses_no_proposal, "the proposal", plots.ANSWERS),
    Planted("hears only the proposer", hears_only_the_proposer, "the proposal", plots.ANSWERS),
    Planted("enters it elsewhere", enters_it_elsewhere, "the proposal", plots.ANSWERS),
    Planted("lists people everywhere", lists_people_everywhere, "a choice of a person", plots.OWN_SETTINGS),
    Planted("lists who was forgotten", lists_who_was_forgotten, "player", plots.LATE_WISHES),
    Planted("begins without quiet hours", begins_without_quiet_hours, "a seat has other quiet", plots.BEGINNINGS),
    Planted("asks again without stakes", asks_again_without_stakes, "the same game again", plots.AGAIN),
    Planted("tells who answered", tells_who_answered, "news tell", plots.WINDOWS),
    Planted("finds half of the games", finds_half_of_the_games, "", plots.OLD_GAMES),
    Planted("lets anyone cut", lets_anyone_cut, "someone cut", plots.DEALS),
    Planted("takes back the whole turn", takes_back_the_whole_turn, "more was taken back", plots.UNDOS),
    Planted("nudges everyone", nudges_everyone, "someone was nudged", plots.NUDGES),
    Planted("practices with others", practices_with_others, "a practice game", plots.PRACTICE),
    Planted("awaits no deal", awaits_no_deal, "taken up though", plots.SLOW_DEALS),
)
