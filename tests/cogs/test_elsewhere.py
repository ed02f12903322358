"""Panels in use: the process that answered the press shows its player the cards, wherever the table is at home."""

from dataclasses import dataclass, field, replace

import pytest

from bot.games.protocol import Seat
from bot.tables import Call, Table
from cogs.stage.elsewhere import ANSWERED_WITHIN, LEFT, TOLD_EVERY, USED, Elsewhere
from cogs.stage.live import IN_USE
from tests.cogs.desk import table_at
from tests.games.positions import start
from tests.tables.house import GUILD
from tests.tables.neighbors import SomeHome
from tests.tables.still_clock import StillClock


@dataclass
class Sides:
    """Two processes' knowledge of panels; each hears the other's calls at once."""

    clock: StillClock = field(default_factory=StillClock)
    homes: list[SomeHome] = field(default_factory=lambda: [SomeHome({GUILD}), SomeHome()])

    def __post_init__(self) -> None:
        self.sides = [Elsewhere(home, self.clock) for home in self.homes]

    def hear(self) -> None:
        """Deliver each process's calls to the other."""
        for number, home in enumerate(self.homes):
            for call in home.calls:
                self.sides[1 - number].heard(f"process {number}", call)
            home.calls.clear()

    def whose(self, table: Table, seat: Seat) -> list[int]:
        """Return which of the processes show this seat its cards."""
        return [number for number, side in enumerate(self.sides) if side.is_mine(table, seat)]


@pytest.fixture
def table() -> Table:
    """A table in a server."""
    return replace(table_at(start()), guild_id=GUILD)


def test_a_player_belongs_to_the_home_until_they_press_elsewhere_and_again_when_they_fall_silent(table: Table) -> None:
    both, seat = Sides(), Seat.A
    assert both.whose(table, seat) == [0]
    both.sides[1].used(table, seat)
    both.hear()
    assert both.whose(table, seat) == [1]
    assert both.whose(table, Seat.B) == [0]
    assert both.sides[0].in_use(table.id, seat)
    both.clock.advance(IN_USE)
    assert both.whose(table, seat) == [0]


def test_a_player_who_comes_back_to_the_home_belongs_to_it_at_once(table: Table) -> None:
    both, seat = Sides(), Seat.A
    both.sides[1].used(table, seat)
    both.hear()
    both.sides[0].used(table, seat)
    both.hear()
    assert both.whose(table, seat) == [0]


def test_who_does_not_press_is_left_to_the_home(table: Table) -> None:
    both, seat = Sides(), Seat.A
    both.sides[1].used(table, seat)
    both.hear()
    both.sides[1].let_go(table, seat)
    assert [call.name for call in both.homes[1].calls] == [LEFT]
    both.hear()
    assert both.whose(table, seat) == [0]
    both.sides[0].let_go(table, seat)
    assert not both.homes[0].calls, "the home leaves nobody to others"


def test_who_is_left_late_is_left_all_the_same(table: Table) -> None:
    both, seat = Sides(), Seat.A
    both.sides[1].used(table, seat)
    both.clock.advance(IN_USE + 1)
    both.sides[1].used(table, Seat.B)
    both.homes[1].calls.clear()
    both.sides[1].let_go(table, seat)
    assert both.homes[1].calls == [Call(LEFT, table.id, int(seat))], "nothing happens at home that would tell it"


def test_who_presses_again_and_again_is_told_of_once_a_minute(table: Table) -> None:
    both, seat = Sides(), Seat.A
    for _ in range(10):
        both.sides[1].used(table, seat)
        both.clock.advance(TOLD_EVERY // 8)
    assert both.homes[1].calls == 2 * [Call(USED, table.id, int(seat))]
    both.hear()
    both.clock.advance(IN_USE - TOLD_EVERY)
    assert both.whose(table, seat) == [1], "never both, nor none"


def test_the_players_of_a_process_that_dies_belong_to_the_home(table: Table) -> None:
    both, seat = Sides(), Seat.A
    both.sides[1].used(table, seat)
    both.hear()
    assert list(both.sides[0].without({"process 1"})) == []
    assert list(both.sides[0].without(set())) == [table.id]
    assert 0 in both.whose(table, seat)


def test_who_has_missed_something_asks_who_looks(table: Table) -> None:
    both = Sides()
    for seat in (Seat.A, Seat.B):
        both.sides[1].used(table, seat)
    both.hear()
    both.sides[1].let_go(table, Seat.A)
    both.homes[1].calls.clear()  # nobody hears it
    assert both.sides[0].ask() == {table.id}
    assert both.whose(table, Seat.A) == [], "for a moment"
    both.hear()
    both.hear()
    both.clock.advance(ANSWERED_WITHIN)
    assert both.whose(table, Seat.A) == [0]
    assert both.whose(table, Seat.B) == [1]


def test_a_process_alone_tells_nobody(table: Table) -> None:
    home = SomeHome({GUILD}, is_alone=True)
    side = Elsewhere(home, StillClock())
    side.used(table, Seat.A)
    assert side.is_mine(table, Seat.A)
    assert side.is_mine(replace(table, guild_id=None), Seat.A)
    assert not home.calls


def test_who_was_deaf_when_others_asked_says_who_uses_a_panel_there(table: Table) -> None:
    """The lines of both broke at once, and the home had its own back first."""
    both, seat = Sides(), Seat.A
    both.sides[1].used(table, seat)
    both.hear()
    both.sides[0].ask()
    both.homes[0].calls.clear()  # nobody hears it
    both.clock.advance(ANSWERED_WITHIN // 2)
    both.sides[1].ask()
    both.hear()
    both.clock.advance(ANSWERED_WITHIN)
    assert both.whose(table, seat) == [1]
