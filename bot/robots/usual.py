"""The usual course of a game: how many deals it takes, what it costs, and how often its special things happen.

Regulars have played it. `usual.json` holds the figures, and `python -m bot simulate --presets` makes it again.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.games.protocol import Game, Options

FILE = Path(__file__).with_name("usual.json")


@dataclass(frozen=True, slots=True, kw_only=True)
class Usual:
    """The course of some games with the same options and number of seats. Payments are hundredths of a stake."""

    game: str
    options: Mapping[str, str]  # as they are stored, with their edition
    seats: int
    games: int
    seed: int
    day: str  # on which they were played, as in 2026-11-26
    deals: tuple[int, int, int]  # a game: one in twenty has fewer than the first; the median; one in twenty has more
    paid: int  # by one who pays something, in a whole game; the median
    most_paid: int
    specials: Mapping[str, tuple[int, int]]  # by name: in how many deals or games it happened, and of how many


def offered(game: Game) -> Sequence[Options]:
    """Return the options that people choose by name: each preset, and what new tables propose if it is none of them."""
    presets = [game.options({"rules": preset}) for preset in game.presets]
    return [*presets, *([] if (proposed := game.propose().options) in presets else [proposed])]


def read_usual(text: str) -> dict[str, list[Usual]]:
    """Return what is known of each game, by its name. Raises ValueError, KeyError and TypeError if it is malformed."""
    found = dict[str, list[Usual]]()
    for row in json.loads(text):
        specials = {name: (int(times), int(of)) for name, (times, of) in row["specials"].items()}
        low, usually, high = row["deals"]
        usual = Usual(**{**row, "deals": (low, usually, high), "specials": specials})
        found.setdefault(usual.game, []).append(usual)
    return found


def write_usual(known: Mapping[str, Sequence[Usual]]) -> str:
    """Return a file of all that is known, a line for each of the options. `read_usual` is the inverse."""
    return "[\n" + ",\n".join(json.dumps(asdict(each)) for each in _all(known)) + "\n]\n"


def _all(known: Mapping[str, Sequence[Usual]]) -> Iterator[Usual]:
    for _, each in sorted(known.items()):
        yield from each
