"""The news that the two rummies with contracts have in common: a card that comes is named to its holder alone."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from bot.games.protocol import Game, Position, Seat
from cogs.screens.contract_rummy.screens import ContractRummyScreens
from cogs.screens.game import GameScreens, Manner
from cogs.screens.kalooki.screens import KalookiScreens
from cogs.screens.table import showing
from render import Studio
from tests.cogs.desk import table_at
from tests.games.contract_rummy import tables as contract_rummy
from tests.games.kalooki import tables as kalooki
from tests.games.rummy_tables import RummyLines


class Rummy(NamedTuple):
    """A rummy, with a turn of A in which B claims a card and gets the eight as the penalty."""

    game: Game
    lines: RummyLines
    start: Position
    screens: Callable[[Studio], GameScreens]
    claims: tuple[str, ...]

    def news(self, studio: Studio, seat: Seat | None, *lines: str) -> str:
        """Return the news of the last of these lines, as the table remembers them and `seat` reads them."""
        position = self.lines.play(self.start, *lines[:-1])
        position, happened = self.lines.play(position, lines[-1]), self.lines.happened(position, lines[-1])
        known = [seen for each in happened if (seen := each.seen_by(None)) is not None]
        table = table_at(position, names=("Ann", "Bob", "Cem"), game=self.game)
        return " ".join(self.screens(studio).news(showing(table, seat, Manner("en")), known))


RUMMIES = pytest.mark.parametrize(
    "rummy",
    [
        Rummy(
            kalooki.KALOOKI,
            kalooki.LINES,
            kalooki.set_up(stock="8D 7D 9D"),
            KalookiScreens,
            ("B: call", "A: allow"),
        ),
        Rummy(
            contract_rummy.CONTRACT_RUMMY,
            contract_rummy.LINES,
            contract_rummy.set_up(stock="7D 8D 9D"),
            ContractRummyScreens,
            ("A: draw", "B: ask"),
        ),
    ],
    ids=lambda rummy: str(rummy.game.name),
)


@RUMMIES
def test_a_penalty_card_is_named_to_its_holder_alone_until_their_turn_is_over(studio: Studio, rummy: Rummy) -> None:
    line = "You draw 8♦ as the penalty card."
    assert line in rummy.news(studio, Seat.B, *rummy.claims)
    for seat in (Seat.A, Seat.C, None):
        assert "8♦" not in rummy.news(studio, seat, *rummy.claims)


@RUMMIES
def test_a_drawn_card_is_named_to_who_draws_it_alone(studio: Studio, rummy: Rummy) -> None:
    lines = ("A: draw",)
    drawn = {"kalooki": "8♦", "contract-rummy": "7♦"}[rummy.game.name]
    assert rummy.news(studio, Seat.A, *lines) == f"You draw {drawn}."
    for seat in (Seat.B, Seat.C, None):
        assert rummy.news(studio, seat, *lines) == "Ann draws."


@RUMMIES
def test_the_card_drawn_after_a_penalty_card_is_the_last_that_came(studio: Studio, rummy: Rummy) -> None:
    thrown = "A: draw; discard 2S" if rummy.game.name == "kalooki" else "A: discard 2S"
    assert rummy.news(studio, Seat.B, *rummy.claims, thrown, "B: draw") == "You draw 9♦."
