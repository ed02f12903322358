"""The gallery's games are really played: the same seed gives the same cards, and the same sums."""

import pytest

from bot.cli.gallery import of_played
from bot.cli.played import STAKES, played
from bot.games.guts.views import GutsView
from bot.games.protocol import View, of_kind
from bot.registry import GAMES
from render import Played
from tests.left_out import first
from tests.render.laying_out import LayingOut

PlayedGames = list[Played]


@pytest.fixture(params=first(2, GAMES, why="all games"), scope="module")
def name(request: pytest.FixtureRequest) -> str:
    """Each game; its tests run together, so that it is played once for them."""
    found: str = request.param
    return found


@pytest.fixture(scope="module")
def games(name: str) -> PlayedGames:
    """The games that the gallery plays of it."""
    return list(played(GAMES[name]))


def is_over(view: View) -> bool:
    return view.outcome is not None


def test_a_game_at_each_table_is_played_to_its_end_and_settled(name: str, games: PlayedGames) -> None:
    for game in games:
        *before, final = game.views
        assert is_over(final)
        assert not any(map(is_over, before[:-1])), "only a last deal may end the game"


def test_the_same_seed_plays_the_same_games() -> None:
    assert [*played(GAMES["guts"])] == [*played(GAMES["guts"])]


def test_a_receipt_follows_from_the_scores() -> None:
    for game in played(GAMES["guts"]):
        chips = of_kind(GutsView, game.views[-1]).board.chips
        assert game.settlement.nets(len(chips)) == tuple(STAKES * each for each in chips)


def test_all_payments_of_a_played_game_are_on_its_receipt(name: str, games: PlayedGames) -> None:
    with LayingOut() as studio:
        for samples, game in zip(of_played(name), games, strict=True):
            found = {key.rpartition("-")[2]: draw for key, draw in samples(studio) if not key.endswith("-names")}
            assert ("receipt" in found) == bool(game.settlement.transfers)
            assert {"before", "amid", "pad", "keepsake"} <= found.keys()
