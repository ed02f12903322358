"""The message at a deal's end opens hands where the game does, and nowhere else, also when the game ends."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.games.protocol import View
from bot.tables.state.counted import counted_by
from cogs.screens.endings import game_over
from cogs.screens.game import Manner, Showing
from cogs.screens.screen import Block
from cogs.screens.situation import Situation
from cogs.screens.table import public_table
from render import Studio
from tests.cogs.desk import sent, table_at
from tests.games.play import play_at_random
from tests.witness.game import MAGPIE
from tests.witness.screens.screens import MagpieScreens
from tests.witness.views import MagpieView


class Careless(MagpieScreens):
    """Screens that show any hands they get, and forget to ask whether they may."""

    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        seen = [view.hand for view in hands if isinstance(view, MagpieView) and view.hand]
        return [f"{len(seen)} hands are open."]


pytestmark = pytest.mark.usefixtures("words_of_magpie")


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("opens", [False, True])
async def test_a_game_decides_once_whether_hands_are_open(studio: Studio, seats: int, opens: bool) -> None:
    game = replace(MAGPIE, opens_hands=opens)
    played = play_at_random(game, game.options({"deals": "1"}), 1, seats=seats)
    table = table_at(played.final, names="ABCDE"[:seats], game=game)
    _, finish = next(found for ply in played.plies if (found := counted_by(ply.step, seats=seats)) is not None)
    screens = Careless(studio)
    shown = [
        await public_table(table, screens, Manner("en"), Situation(finish=finish)),
        await game_over(table, screens, Manner("en"), mark="m", seed=None, finish=finish),
    ]
    are_open = sum(bool(view.hand) for view in finish.hands if isinstance(view, MagpieView))
    assert are_open > 0
    assert [f"{are_open if opens else 0} hands are open." in sent(screen).text for screen in shown] == [True, True]
