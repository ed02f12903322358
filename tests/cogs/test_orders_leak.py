"""The answer to an order is its player's panel: not a byte of it depends on others' cards."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.games.protocol import SEATS, Position, Seat
from bot.registry import GAMES
from bot.tables import Order, When
from cogs.screens.game import Manner
from cogs.screens.registry import SHOWN
from cogs.screens.situation import Situation
from cogs.screens.table import panel
from render import Studio
from tests.cogs.desk import Sent, sent, table_at
from tests.games.anaconda import tables as anaconda
from tests.games.contract_rummy import tables as contract_rummy
from tests.games.daifugo import tables as daifugo
from tests.games.guts import tables as guts
from tests.left_out import first

DEALT = {
    "daifugo": daifugo.dealt(daifugo.begun()),
    "anaconda": anaconda.dealt(anaconda.begun()),
    "guts": guts.dealt(guts.begun()),
    "contract-rummy": contract_rummy.play(contract_rummy.dealt(contract_rummy.begun()), "A: draw"),
}


@pytest.fixture(scope="module")
def second() -> Iterator[Studio]:
    """A separate studio, which remembers no picture of the first."""
    with Studio() as studio:
        yield studio


async def answers(studio: Studio, name: str, position: Position, seat: Seat) -> list[Sent]:
    """Return the panel that refuses an order, and the one that has taken it."""
    table = replace(table_at(position, names=("Ann", "Bob", "Cem"), game=GAMES[name].game), deal=1)
    screens, move = SHOWN[name].screens(studio), position.view(seat).waiting_moves()[0]
    taken = Situation(orders=(Order(When.TURN, (move,)),))
    refused = await panel(table, seat, screens, Manner("en"), said="Too late")
    return [sent(refused), sent(await panel(table, seat, screens, Manner("en"), situation=taken))]


@pytest.mark.parametrize("name", first(1, DEALT, why="all games"))
async def test_the_answer_to_an_order_is_the_same_whatever_others_hold(
    name: str, painting: Studio, second: Studio
) -> None:
    position, game = DEALT[name], GAMES[name].game
    seat = next(seat for seat in SEATS[:3] if position.view(seat).waiting_moves())
    view = position.view(seat)
    other = game.imagine(view, [*view.unseen()][::-1])
    assert other != position
    assert await answers(painting, name, position, seat) == await answers(second, name, other, seat)
