"""More faults, as a reviewer may think them up, planted in short stories about the side of the bot where they lie.

| not found alone | what hides it |
|---|---|
| `Table.late` says so a minute too soon | nobody looks before the end: the timekeeper wakes when the time is over |
| `Remembered` keeps orders after a change | the next reading of the table drops what is past |
| a unit that fails lets its neighbors in the transaction fail | they are refused, and try again |
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.exploring.story import Course
from bot.games.protocol import Seat
from bot.standing import Ledger, derivation, projector
from bot.standing.facts import Facts
from bot.store import (
    EVERYWHERE,
    ForgottenOrdersRow,
    ForgottenPreferencesRow,
    ForgottenRow,
    OrderDoneRow,
)
from bot.store.questions import boards
from bot.store.questions.boards import BoardQueries
from bot.store.questions.debts import DebtQueries
from bot.tables import Table, Tables
from bot.tables.lobbies.blocks import BlockBook
from bot.tables.lobbies.lobby import NOBODY
from bot.tables.log.memory import Memory
from bot.tables.playing import dealing
from bot.tables.playing.dealing import Dealing
from bot.tables.playing.orders import Orders
from bot.tables.state.pace import Countdown
from bot.tables.telling.unshown import Unshown
from bot.tables.waiting.presence import Presence
from bot.tables.waiting.waiting import Waiting
from bot.tables.waiting.windows import Windows
from tests.exploring import courses
from tests.exploring.planted import Planted, drops


@dataclass(frozen=True)
class PlantedShort(Planted):
    """A fault, with the course of the stories that show it."""

    course: Course = courses.RESULTS
    presses: int = 40


def _none(*_: Any, **__: Any) -> None:
    """Do nothing."""


async def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


# Commits, and what was to be shown


def never_looks_at_a_table_in_doubt(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Tables, "_doubted", _none)


def trusts_a_table_in_doubt(patch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def in_doubt(_self: Memory, _key: str) -> Iterator[None]:
        yield

    patch.setattr(Memory, "in_doubt", in_doubt)


def forgets_what_is_unshown(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Unshown, "changes", lambda _: [])


# Clocks and notices


def never_charges_a_bank(patch: pytest.MonkeyPatch) -> None:
    usual = Countdown.move_on

    def move_on(self: Countdown, *args: Any, **more: Any) -> Countdown:
        return replace(usual(self, *args, **more), bank=self.bank)

    patch.setattr(Countdown, "move_on", move_on)


def carries_used_time_over(patch: pytest.MonkeyPatch) -> None:
    usual = Countdown.move_on

    def move_on(self: Countdown, *args: Any, **more: Any) -> Countdown:
        return usual(self, *args, **more | {"anew": ()})

    patch.setattr(Countdown, "move_on", move_on)


def plays_too_late_for_who_is_late(patch: pytest.MonkeyPatch) -> None:
    usual = Table.late
    patch.setattr(Table, "late", lambda self, now: usual(self, now - 3_600_000))


def reminds_the_next_seat(patch: pytest.MonkeyPatch) -> None:
    _with_stage(patch, lambda table, seat: [Seat((seat + 1) % len(table.players))], lambda _, late: late)


def says_of_all_that_they_are_late(patch: pytest.MonkeyPatch) -> None:
    _with_stage(patch, lambda _, seat: [seat], lambda table, _: sorted(table.in_person))


def _with_stage(patch: pytest.MonkeyPatch, reminded: Any, late: Any) -> None:
    """Let the stage hear of other seats."""
    usual = Waiting._tell

    async def tell(self: Waiting, table: Table, now: int) -> None:
        stage = self._stage

        class Wrong:
            async def remind(self, table: Table, seat: Seat) -> None:
                for each in reminded(table, seat):
                    await stage.remind(table, each)

            async def time_over(self, table: Table, seats: Any) -> None:
                await stage.time_over(table, late(table, seats))

        self._stage = Wrong()  # type: ignore[assignment]
        try:
            await usual(self, table, now)
        finally:
            self._stage = stage

    patch.setattr(Waiting, "_tell", tell)


def reminds_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Countdown, "reminder", lambda self, seat: self._when(seat, 0))


def lets_clocks_run_without_a_server(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Presence, "_lose", _nothing)


def lets_clocks_run_without_a_line(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Presence, "_break", _none)


# Deals, windows and orders


def deals_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Dealing, "deals_at", lambda _, table: table.moved_at)


def cuts_with_another_word(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(dealing, "read_cut", lambda _: "x")


def closes_windows_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Windows, "_silent", lambda self, table, _: self._timed(table) & table.position.awaited)


def takes_no_order_back(patch: pytest.MonkeyPatch) -> None:
    async def take_back(self: Orders, key: str, *_: Any, **__: Any) -> Table:
        return await self._memory.table(key)

    patch.setattr(Orders, "take_back", take_back)


def never_ends_an_order(patch: pytest.MonkeyPatch) -> None:
    drops(patch, OrderDoneRow)


# People


def challenges_in_spite_of_blocks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BlockBook, "see_challenge", _nothing)


def seats_people_in_spite_of_blocks(patch: pytest.MonkeyPatch) -> None:
    async def apart_of(*_: Any, **__: Any) -> Any:
        return NOBODY

    patch.setattr(BlockBook, "apart_of", apart_of)


def forgets_nobody(patch: pytest.MonkeyPatch) -> None:
    drops(patch, ForgottenRow)


def keeps_what_the_forgotten_chose(patch: pytest.MonkeyPatch) -> None:
    drops(patch, ForgottenPreferencesRow, ForgottenOrdersRow)


def still_asks_the_forgotten(patch: pytest.MonkeyPatch) -> None:
    async def farewell(*_: Any) -> list[Any]:
        return []

    patch.setattr(Ledger, "farewell", farewell)


# Standing


def counts_in_no_server(patch: pytest.MonkeyPatch) -> None:
    for place in (derivation, projector):
        patch.setattr(place, "scopes_of", lambda _: (EVERYWHERE,))


def rates_upside_down(patch: pytest.MonkeyPatch) -> None:
    usual = derivation.rate
    patch.setattr(derivation, "rate", lambda before, places: usual(before, [-each for each in places]))


def counts_a_win_for_all(patch: pytest.MonkeyPatch) -> None:
    usual = derivation.count

    def count(*args: Any) -> Any:
        change = usual(*args)
        return replace(change, tallies=tuple(replace(each, wins=1) for each in change.tallies))

    for place in (derivation, projector):
        patch.setattr(place, "count", count)


def gives_winnings_to_the_next_seat(patch: pytest.MonkeyPatch) -> None:
    def turned(facts: Facts) -> Iterator[Any]:
        nets = [each.net for each in facts.seats]
        seats = [replace(each, net=net) for each, net in zip(facts.seats, [*nets[1:], *nets[:1]], strict=True)]
        return usual(replace(facts, seats=tuple(seats)))

    usual = derivation._winnings
    patch.setattr(derivation, "_winnings", turned)


def owes_the_other_way(patch: pytest.MonkeyPatch) -> None:
    usual = Ledger.balances

    async def balances(self: Ledger, *args: Any) -> Any:
        return [replace(each, amount=-each.amount) for each in await usual(self, *args)]

    patch.setattr(Ledger, "balances", balances)


def owes_one_more(patch: pytest.MonkeyPatch) -> None:
    usual = DebtQueries.debts

    async def debts(self: DebtQueries, *args: Any) -> Any:
        return [replace(each, amount=each.amount + 1) for each in await usual(self, *args)]

    patch.setattr(DebtQueries, "debts", debts)


def lists_the_worst_first(patch: pytest.MonkeyPatch) -> None:
    usual = BoardQueries.best

    async def best(self: BoardQueries, listed: Any, **more: Any) -> Any:
        return (await usual(self, listed, **more))[::-1]

    patch.setattr(BoardQueries, "best", best)


def lists_who_does_not_wish_it(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(boards, "UNLISTED", "never")


CLOCKS, AWAY = courses.CLOCKS, courses.AWAY
ORDERS, DEALS, PLEAS, GOODBYES = courses.ORDERS, courses.DEALS, courses.PLEAS, courses.GOODBYES

PLANTED_SHORT = (
    PlantedShort("reminds the next seat", reminds_the_next_seat, "notice reminder", 3, CLOCKS),
    PlantedShort("seats people in spite of blocks", seats_people_in_spite_of_blocks, "", 2, PLEAS, 60),
    PlantedShort("never looks at a table in doubt", never_looks_at_a_table_in_doubt, "not shown", 1, courses.DOUBT, 60),
    PlantedShort("counts in no server", counts_in_no_server, "", 1),
    PlantedShort("trusts a table in doubt", trusts_a_table_in_doubt, "not shown", 1, courses.DOUBT, 60),
    PlantedShort("forgets what is unshown", forgets_what_is_unshown, "", 4, courses.UNSHOWN, 60),
    PlantedShort("never charges a bank", never_charges_a_bank, "the bank of", 2, courses.BANKS, 60),
    PlantedShort("carries used time over", carries_used_time_over, "the clock of", 3, CLOCKS),
    PlantedShort("plays too late for who is late", plays_too_late_for_who_is_late, "stands still", 3, CLOCKS),
    PlantedShort("says of all that they are late", says_of_all_that_they_are_late, "notice late", 2, CLOCKS),
    PlantedShort("reminds at once", reminds_at_once, "notice reminder", 2, CLOCKS),
    PlantedShort("lets clocks run without a line", lets_clocks_run_without_a_line, "time was taken", 1, AWAY, 60),
    PlantedShort("lets clocks run without a server", lets_clocks_run_without_a_server, "time was taken", 7, AWAY, 60),
    PlantedShort("deals at once", deals_at_once, "", 1, DEALS, 60),
    PlantedShort("cuts with another word", cuts_with_another_word, "nobody cut", 8, DEALS, 60),
    PlantedShort("closes windows at once", closes_windows_at_once, "nobody wanted", 4, ORDERS, 80),
    PlantedShort("takes no order back", takes_no_order_back, "", 1, ORDERS, 80),
    PlantedShort("never ends an order", never_ends_an_order, "", 1, ORDERS, 80),
    PlantedShort("challenges in spite of blocks", challenges_in_spite_of_blocks, "", 2, PLEAS, 60),
    PlantedShort("forgets nobody", forgets_nobody, "player", 1, GOODBYES, 60),
    PlantedShort("keeps what the forgotten chose", keeps_what_the_forgotten_chose, "", 1, GOODBYES, 60),
    PlantedShort("still asks the forgotten", still_asks_the_forgotten, "the proposal", 4, GOODBYES, 60),
    PlantedShort("rates upside down", rates_upside_down, "", 4),
    PlantedShort("counts a win for all", counts_a_win_for_all, "", 3),
    PlantedShort("gives winnings to the next seat", gives_winnings_to_the_next_seat, "", 3),
    PlantedShort("owes the other way", owes_the_other_way, "the ledger", 3),
    PlantedShort("owes one more", owes_one_more, "the ledger", 3),
    PlantedShort("lists the worst first", lists_the_worst_first, "", 3),
    PlantedShort("lists who does not wish it", lists_who_does_not_wish_it, "", 1),
)
