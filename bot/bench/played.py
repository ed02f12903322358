"""Pictures as play needs them: several games at once, each panel and public table in order, for both seats.

`python played.py ROOT GAME GAMES PICTURES` draws that many with the code of the checkout ROOT, and prints the cost of a
picture as JSON. It is run as a file, so that it measures every checkout in the same way.
"""

import gc
import importlib
import importlib.util
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from bot.games.protocol import Game, Move, Position, Seat, View
    from render import Picture, Studio

GAMES_AT_ONCE, PICTURES, SEED = 6, 480, 1
SELDOM = 10_000  # objects made and not gone again until the young are looked at
COLD = 100  # pictures that a studio draws first
STATM = Path("/proc/self/statm")  # on Linux: what this process holds in memory
HERE = Path(__file__).resolve().parents[2]
Drawing = Callable[["Studio"], "Picture"]


class Playing(Protocol):
    """A game as it is played and drawn here."""

    def move(self, position: "Position", seat: "Seat", luck: Random) -> "Move":
        """Return a move at random, of someone who plays much as people do."""

    def draw(self, view: "View", game: int, studio: "Studio") -> "Picture":
        """Return what someone with this view is shown, in the game with this number."""


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a picture."""

    cold: float  # ms of processor, of the first pictures
    warm: float  # ms of processor, in the second half
    size: float  # bytes
    resident: float  # bytes that the process held in the end; 0 if unknown

    @classmethod
    def of(cls, text: str) -> "Cost":
        """Return what `main` has printed."""
        figures = json.loads(text)
        return cls(float(figures["cold"]), float(figures["warm"]), float(figures["size"]), float(figures["resident"]))


def drawings(game: str, pictures: int = PICTURES, *, at_once: int = GAMES_AT_ONCE) -> list[Drawing]:
    """Return drawings of several games of this name played at once."""
    rules, playing = _rules(game), _playing(game)
    games = [_game(rules, playing, number) for number in range(at_once)]
    found: list[Drawing] = []
    while len(found) < pictures:
        found += [drawing for game in games if (drawing := next(game, None)) is not None]
    return found[:pictures]


def _rules(name: str) -> "Game":
    """Return the rules of a game, in the checkout that is measured."""
    try:
        game: Game = importlib.import_module("bot.registry").GAMES[name].game
    except ImportError:  # in older checkouts
        game = importlib.import_module("bot.games.registry").find_game(name)
    return game


def _playing(game: str) -> "Playing":
    """Return how this game is played and drawn: the file of this checkout, under any Python path."""
    spec = importlib.util.spec_from_file_location("playing", HERE / "render" / game / "played.py")
    if spec is None or spec.loader is None:
        raise LookupError(f"nothing tells how {game} is played and drawn")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return cast("Playing", module)


def _game(rules: "Game", playing: "Playing", number: int) -> Iterator[Drawing]:
    """Yield what is drawn in a game: the player's panel after each move, and what others see after each turn."""
    from bot.games.protocol import Seat  # noqa: PLC0415

    luck = Random(1000 * SEED + number)  # noqa: S311  the same games every time
    position = rules.start(rules.options({}), rules.seats.start, Seat(number % 2))
    while position.outcome is None:
        if position.chance is not None:
            while (chance := position.chance) is not None:
                position = position.supply(luck.sample(chance.cards, len(chance.cards))).position
            seen = [*position.to_act, *(seat for seat in (Seat.A, Seat.B) if seat not in position.to_act), None]
        else:
            seat = min(position.to_act)
            position = position.play(seat, playing.move(position, seat, luck)).position
            seen = [seat] if seat in position.to_act else [seat, None, *position.to_act]
        yield from (partial(playing.draw, position.view(each), number) for each in seen)


def main(root: str, game: str, games: int, pictures: int) -> None:
    """Draw with the code of the checkout `root`, and print the `Cost`."""
    sys.path[0] = root
    from render import Studio  # noqa: PLC0415

    asked = drawings(game, pictures, at_once=games)
    spent, size = [], 0
    gc.set_threshold(SELDOM, *gc.get_threshold()[1:])  # both as `bot.loop` does, in every checkout: else one picture
    gc.freeze()  # in some hundreds pays for all catalogs, and by luck none in one checkout and two in another
    with Studio() as studio:
        for draw in asked:
            before = time.thread_time()
            size += len(draw(studio).png)
            spent.append(1000 * (time.thread_time() - before))
        held = int(STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") if STATM.exists() else 0
    half = len(spent) // 2
    cold, warm = sum(spent[:COLD]) / len(spent[:COLD]), sum(spent[half:]) / len(spent[half:])
    print(json.dumps({"cold": cold, "warm": warm, "size": size / len(spent), "resident": held}))


if __name__ == "__main__":
    main(str(Path(sys.argv[1]).resolve()), sys.argv[2], *map(int, sys.argv[3:5]))
