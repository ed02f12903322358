"""What a panel says of a window and of orders ahead, in Kalooki."""

from dataclasses import replace

import pytest

from bot.games.kalooki.moves import parse_move
from bot.games.protocol import Move, Position, Seat
from bot.tables import PACES, Order, Pace, When
from cogs.screens.frame import Controls
from cogs.screens.game import Manner
from cogs.screens.screen import Menu
from cogs.screens.situation import NOTHING, Situation
from cogs.screens.table import showing
from cogs.screens.windows import own_window_lines, window_line, with_orders
from tests.cogs.desk import table_at
from tests.games.kalooki.tables import KALOOKI, set_up

NAMES = ("Ann", "Bob", "Cem")


@pytest.mark.parametrize(("pace", "soon"), [(None, ": soon if most of you are here, else"), (PACES["10m"], "")])
def test_until_when_answers_count_is_said(pace: Pace | None, soon: str) -> None:
    """Without a clock, what most people do decides: a window closes in seconds, or after hours."""
    table = table_at(set_up(), names=NAMES, game=KALOOKI)
    timed = replace(table, terms=replace(table.terms, pace=pace))
    lines = window_line(timed, Situation(closes_at=6_000), locale="en")
    assert lines == [f"Answers count until the claims close{soon} <t:6:R>."]


def ordering(position: Position, seat: Seat, *orders: Move) -> tuple[Controls, list[str]]:
    """Return the tools of a player who has given these standing orders, and the lines that say so."""
    table, situation = replace(table_at(position, names=NAMES, game=KALOOKI), deal=1), NOTHING
    if orders:
        situation = Situation(orders=tuple(Order(When.ALWAYS, (each,)) for each in orders))
    controls = with_orders(Controls(), table, showing(table, seat, Manner("en")), situation)
    return controls, own_window_lines(table, seat, situation, locale="en")


def test_standing_orders_are_a_menu_and_the_given_one_is_said() -> None:
    controls, lines = ordering(set_up(), Seat.B)
    (menu,) = [row for row in controls.tools if isinstance(row, Menu)]
    assert [each.label for each in menu.choices][:3] == ["Only what completes my contract", "Only aces", "Only kings"]
    assert not any(each.chosen for each in menu.choices)
    assert lines == []
    controls, lines = ordering(set_up(), Seat.B, parse_move("call-rank K"))
    (menu,) = [row for row in controls.tools if isinstance(row, Menu)]
    assert [each.label for each in menu.choices if each.chosen] == ["Only kings"]
    assert lines == ["Your order for this deal: **Only kings**."]


def test_after_three_calls_there_is_one_order_and_it_names_the_price() -> None:
    controls, _ = ordering(set_up(calls=(0, 3, 0)), Seat.B)
    assert [each.label for each in controls.buttons()] == ["Ask me: a call costs 50"]
    assert not [*ordering(set_up("B: set 5S 5H 5D"), Seat.B)[0].buttons()], "who has laid has no calls"
