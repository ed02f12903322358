"""More faults, as a reviewer may think them up, planted all over the bot.

| not found alone | what hides it |
|---|---|
| `Table.late` says so a minute too soon | nobody looks before the end: the timekeeper wakes when the time is over |
| `Remembered` keeps orders after a change | the next reading of the table drops what is past |
| a unit that fails lets its neighbors in the transaction fail | they are refused, and try again |
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

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
from bot.tables.lobbies import limits
from bot.tables.lobbies.blocks import BlockBook
from bot.tables.lobbies.lobby import NOBODY
from bot.tables.log.memory import Memory
from bot.tables.playing import dealing
from bot.tables.playing.dealing import Dealing
from bot.tables.playing.orders import Orders
from bot.tables.state.pace import Countdown
from bot.tables.telling.unshown import Unshown
from bot.tables.waiting import nudges
from bot.tables.waiting.presence import Presence
from bot.tables.waiting.waiting import Waiting
from bot.tables.waiting.windows import Windows
from tests.exploring import plots
from tests.exploring.planted import Planted, drops


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


def deals_once_anyone_wishes(patch: pytest.MonkeyPatch) -> None:
    usual = Dealing.agreed

    def agreed(self: Dealing, table: Table) -> frozenset[Seat]:
        return table.in_person if usual(self, table) else usual(self, table)

    patch.setattr(Dealing, "agreed", agreed)


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


def nudges_who_is_thinking(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(nudges, "STOOD", 0)


def nudges_again_and_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(nudges, "BETWEEN", 0)


def asks_again_and_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(limits, "BETWEEN", 0)


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


PLANTED_TOO = (
    Planted("reminds the next seat", reminds_the_next_seat, "notice reminder", plots.REMINDERS),
    Planted("seats people in spite of blocks", seats_people_in_spite_of_blocks, "", plots.PLEAS),
    Planted("never looks at a table in doubt", never_looks_at_a_table_in_doubt, "", plots.TABLES_IN_DOUBT),
    Planted("counts in no server", counts_in_no_server, "", plots.RESULTS),
    Planted("trusts a table in doubt", trusts_a_table_in_doubt, "", plots.TABLES_IN_DOUBT),
    Planted("forgets what is unshown", forgets_what_is_unshown, "", plots.UNSHOWN),
    Planted("never charges a bank", never_charges_a_bank, "the bank of", plots.BANKS),
    Planted("carries used time over", carries_used_time_over, "the clock of", plots.CLOCKS),
    Planted("plays too late for who is late", plays_too_late_for_who_is_late, "stands still", plots.CLOCKS),
    Planted("says of all that they are late", says_of_all_that_they_are_late, "notice late", plots.REMINDERS),
    Planted("reminds at once", reminds_at_once, "notice reminder", plots.REMINDERS),
    Planted("lets clocks run without a line", lets_clocks_run_without_a_line, "time was taken", plots.AWAY),
    Planted("lets clocks run without a server", lets_clocks_run_without_a_server, "time was taken", plots.AWAY),
    Planted("deals at once", deals_at_once, "", plots.DEALS),
    Planted("deals once anyone wishes", deals_once_anyone_wishes, "a deal did not wait", plots.NEXT_DEALS),
    Planted("cuts with another word", cuts_with_another_word, "nobody cut", plots.DEALS),
    Planted("closes windows at once", closes_windows_at_once, "nobody wanted", plots.WINDOWS),
    Planted("takes no order back", takes_no_order_back, "", plots.ORDERS),
    Planted("never ends an order", never_ends_an_order, "", plots.ORDERS),
    Planted("nudges who is thinking", nudges_who_is_thinking, "a nudge", plots.NUDGES_AT_ONCE),
    Planted("nudges again and again", nudges_again_and_again, "a nudge", plots.NUDGES),
    Planted("asks again and again", asks_again_and_again, "someone was asked", plots.ASKS),
    Planted("challenges in spite of blocks", challenges_in_spite_of_blocks, "", plots.PLEAS),
    Planted("forgets nobody", forgets_nobody, "player", plots.GOODBYES),
    Planted("keeps what the forgotten chose", keeps_what_the_forgotten_chose, "", plots.GOODBYES),
    Planted("still asks the forgotten", still_asks_the_forgotten, "the proposal", plots.GOODBYES),
    Planted("rates upside down", rates_upside_down, "", plots.RESULTS),
    Planted("counts a win for all", counts_a_win_for_all, "", plots.RESULTS),
    Planted("gives winnings to the next seat", gives_winnings_to_the_next_seat, "", plots.RESULTS),
    Planted("owes the other way", owes_the_other_way, "the ledger", plots.RESULTS),
    Planted("owes one more", owes_one_more, "the ledger", plots.RESULTS),
    Planted("lists the worst first", lists_the_worst_first, "", plots.RESULTS),
    Planted("lists who does not wish it", lists_who_does_not_wish_it, "", plots.LISTED),
)
