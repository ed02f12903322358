"""Any typed text in any game is a move, or gets a clear refusal: never a fault."""

from collections.abc import Iterator

import pytest

from bot.games.protocol import NotAMove, Position
from bot.registry import GAMES
from cogs.screens.game import Manner
from cogs.screens.registry import SHOWN
from cogs.screens.table import showing
from render import Studio
from tests.cogs.desk import table_at
from tests.games.play import play_at_random
from tests.left_out import first

KELVIN, EVERY = "\N{KELVIN SIGN}", 9
HOSTILE = (
    *(
        "",
        "   ",
        "\x00",
        "9" * 5000,
        "0" * 4400,
        "٣",
        "²",
        "-1",
        "1e3",
        "007",
        "laps ٥",
        "bid ٣",
        "bid 07",
        "*",
        "@everyone",
    ),
    *(KELVIN, f"9 {KELVIN}", f"play {KELVIN}{KELVIN}", f"{KELVIN}H", "9ſ", "ß", "İ", "trump ſ", "K\u0300\u0301H", "K♠️"),
    *(
        "KH KH KH KH",
        "throw KH KH KH KH",
        "rob 2S 2S 2S 2S 2S",
        "play KH KH KH KH",
        "lay K: KH KH KH KH",
        "9 9 9 9 9 9",
    ),
    *("K " * 3000, "2" * 3000, "a" * 6000, "trump " + "H" * 50, "play", "give", "throw", "rob", "play 9H;play 9S"),
)


def moments(name: str) -> Iterator[Position]:
    """Yield a game's positions now and then."""
    game = GAMES[name].game
    played = play_at_random(game, game.options({}), 5, seats=game.seats.start)
    yield from (ply.after for ply in played.plies[::EVERY][:12] if ply.after.to_act)


@pytest.mark.parametrize("name", first(4, GAMES, why="all games"))
def test_what_is_typed_is_a_move_or_told_to_be_none(studio: Studio, name: str) -> None:
    screens, looked = SHOWN[name].screens(studio), 0
    names = [f"P{at}" for at in range(GAMES[name].game.seats.start)]
    for position in moments(name):
        seat, looked = min(position.to_act), looked + 1
        shown = showing(table_at(position, names=names, game=GAMES[name].game), seat, Manner("fr"))
        for words in HOSTILE:
            screens.suggestions(shown, words)
            try:
                moves = screens.read(shown, words)
            except NotAMove:
                continue
            screens.consider(shown, moves)
            assert all(str(move) for move in moves)
    assert looked
